"""The rules of Kragmortha, in rulebook order, clauses cited: steps, pushes, meetings, teleports, Grimoires, the end.

Slips and their judgement are in `penances/court.py`. Nested questions are tasks on a stack of plain ints; `_advance`
works them off until somebody has to choose.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from armarium.game import Outcome
from armarium.games.kragmortha import events, moves, notation, parts
from armarium.games.kragmortha.cards import opening
from armarium.games.kragmortha.cards.packed import KEYBOARD, POINTER, bit_of, face_of, known_of, put_down, with_pair
from armarium.games.kragmortha.cards.piles import MOVES_RIGOR, NONE, OUT, PEEKS, rest_of
from armarium.games.kragmortha.cards.score import deciding_part, score_of
from armarium.games.kragmortha.library.board import DESK, EMPTY, NOWHERE, TELEPORT
from armarium.games.kragmortha.moves import NOT_COUNTED
from armarium.games.kragmortha.notation import (
    AFTER,
    BOOK,
    DISCARD,
    EFFECT,
    FLAT_PALM,
    GAZE,
    GO,
    HASTES,
    LINK,
    LOOK,
    OVER,
    PLAN,
    PLAYS,
    REACT,
    SECOND,
    SHOVE,
    STEPS,
    WARP,
    first_of,
    flags_of,
    kind_of,
    second_of,
    task_argument,
    task_kind,
    task_seat,
)
from armarium.games.kragmortha.penances import court

if TYPE_CHECKING:
    from armarium.games.kragmortha.state import State


# --- K-9, K-10: set-up ------------------------------------------------------------------------------------------------


def set_up(state: State) -> None:
    """K-9: three cards each; lots say who starts."""
    if state.settled["shuffled-symbols"]:
        state.ground = vec[i64](opening.shuffled_ground(int(state.furnished), state.chance))
    for seat in range(state.seats):
        for _ in range(parts.HAND):
            state.piles.draw(seat, state.chance)
    state.seat = state.chance.below(state.seats)


# --- carrying a move out ----------------------------------------------------------------------------------------------


def play(state: State, seat: i64, move: i64) -> None:
    state.count = NOT_COUNTED
    kind = kind_of(move)
    if kind == PLAYS or kind == STEPS or kind == HASTES:
        _move(state, move)
    elif kind == notation.STOPS:
        state.phase = AFTER
    elif kind == notation.ENDS:
        _end_turn(state)
    elif kind == notation.PUSHES:
        _push(state, second_of(move))
    elif kind == notation.GOES:
        _go(state, second_of(move))
    elif kind == notation.PLACES:
        _place(state, second_of(move))
    elif kind == notation.EXCHANGES:
        _exchange(state)
    elif kind <= notation.BLAMES:
        _answer(state, kind, move)
    elif kind <= notation.SWAPS:
        _conjure(state, kind, move)
    elif kind <= notation.KEYBOARDS:
        _obey(state, seat, kind, move)
    elif kind == notation.EASES:
        court.ease(state, seat, first_of(move))
    else:
        court.play(state, seat, kind, move)
    _advance(state)


def _answer(state: State, kind: i64, move: i64) -> None:
    task = state.pop()
    if kind == notation.WARPS:
        _warp(state, second_of(move))
    elif kind == notation.ACCEPTS:
        state.add_task(LOOK, task_seat(task), 0)
    elif kind == notation.DENIES:
        _use(state, task_seat(task), notation.NOT_ME)
    elif kind == notation.BLAMES:
        _use(state, task_seat(task), notation.PASS_THE_BLAME)
        events.tell_seats(state, "blamed", task_seat(task), first_of(move))
        state.add_task(LOOK, first_of(move), 0)


def _advance(state: State) -> None:
    """Go on until somebody has a choice to make."""
    while state.phase != OVER:
        if len(state.stack):
            if not _resolve(state):
                return
        elif len(state.owed):
            seat = state.owed[0]
            state.owed = state.owed[1:]
            state.add_task(LOOK, seat, 0)  # K-34: after the current step is fully resolved
        elif state.cut:
            _end_turn(state)
        elif state.phase <= PLAN:
            return
        elif state.phase == SECOND:
            if moves.can_step(state):
                return
            state.phase = AFTER
        elif moves.has_afterthought(state):
            return
        else:
            _end_turn(state)


def _resolve(state: State) -> bool:
    """Work the topmost task off; False when it needs somebody's choice."""
    task = state.stack[len(state.stack) - 1]
    kind = task_kind(task)
    seat = task_seat(task)
    if kind == LINK:
        only = moves.only_direction(state)
        if only != NOWHERE:
            _push(state, only)
        return only != NOWHERE
    if kind == GO:
        only = moves.only_refuge(state, task)
        if only != NOWHERE:
            _go(state, only)
        return only != NOWHERE
    if kind == REACT and moves.can_react(state, seat):
        return False
    if kind == DISCARD and state.piles.held[seat] > state.piles.limit(seat):
        return False
    if kind == WARP and not state.cut and moves.has_teleport(state):
        return False
    if kind in (notation.DEVICE, notation.TRADE, notation.ADMIT, notation.VOTE):
        return False
    state.pop()
    if kind == EFFECT:
        _enter(state, seat)
    elif kind == REACT or kind == LOOK:
        _draw_look(state, seat)
    elif kind == BOOK:
        _draw_book(state, seat)
    elif kind == notation.TRAP:
        state.add_task(REACT, seat, 0)
    return True


def _place(state: State, square: i64) -> None:
    state.stand(state.seat, square)
    events.tell_square(state, "placed", state.seat, square)
    state.number += 1
    state.seat = (state.seat + 1) % state.seats
    if state.at[state.seat] != NOWHERE:
        state.phase = PLAN
        _begin_turn(state)


# --- K-11 to K-14: a turn ---------------------------------------------------------------------------------------------


def _begin_turn(state: State) -> None:
    if state.draw_first:
        _fill_hand(state, state.piles.limit(state.seat) + 1)  # K-32, option


def _end_turn(state: State) -> None:
    """K-11, K-32: draw up to the limit; the player on the left goes on."""
    if not state.draw_first:
        _fill_hand(state, state.piles.limit(state.seat))
    state.phase = PLAN
    state.face = NONE
    state.rest = 0
    state.cut = False
    state.touched = NONE
    state.peeked = NONE
    state.peeks = PEEKS
    state.slipped_before = state.slipped
    state.slipped = 0
    state.accusers = 0
    state.number += 1
    state.seat = (state.seat + 1) % state.seats
    _begin_turn(state)


def _fill_hand(state: State, limit: i64) -> None:
    if state.piles.held[state.seat] < limit:
        _draw_cards(state, state.seat, limit - state.piles.held[state.seat])


def _draw_cards(state: State, seat: i64, count: i64) -> None:
    before = state.piles.held[seat]
    for _ in range(count):
        if state.piles.left == 0:
            events.tell_reshuffled(state)
        state.piles.draw(seat, state.chance)
    events.tell_drawn(state, seat, before)


def _exchange(state: State) -> None:
    """K-13: the hand is shown and replaced; the turn is lost."""
    count = state.piles.held[state.seat]
    faces: list[str] = []
    state.last = 0
    for _ in range(count):
        face = state.drop_card(state.seat, 0)
        state.last = put_down(state.last, face)
        faces.append(parts.FACES[face])
    events.tell_exchanged(state, faces)
    _draw_cards(state, state.seat, count)
    _end_turn(state)


def _move(state: State, move: i64) -> None:
    """K-12: a step of the card in play, the first one if the move names a card."""
    kind = kind_of(move)
    flags = flags_of(move)
    to = second_of(move)
    if kind == STEPS:
        state.phase = AFTER
    else:
        if kind == HASTES:
            _use(state, state.seat, notation.HASTY_FEET)
        _take_card(state, first_of(move))
        if flags & GAZE:
            _use(state, state.seat, notation.CRYSTAL_GAZE)
        state.rest = rest_of(state.face, state.ground[to], flags & GAZE)
        state.phase = SECOND
    if flags & SHOVE:
        _use(state, state.seat, notation.OGRES_SHOVE)
    if MOVES_RIGOR[state.face]:
        _move_rigor(state, to)
    else:
        _walk(state, to, flags & SHOVE != 0)


def _take_card(state: State, slot: i64) -> None:
    _prove(state, slot)
    state.face = state.piles.discard(state.seat, slot)
    state.last = put_down(0, state.face)
    state.touched = NONE
    state.peeked = NONE
    events.tell_played(state, slot)


def _prove(state: State, slot: i64) -> None:
    """K-34: whoever takes another card than the order wants shows that the wanted one cannot be played."""
    seat = state.seat
    if state.touched != NONE and state.touched != slot:
        _show_card(state, seat, state.touched)
    last = state.piles.held[seat] - 1
    if state.piles.has_order(seat, notation.CRAB_CLAWS) and slot != 0 and slot != last:
        state.piles.show_look(seat, notation.CRAB_CLAWS)
        _show_card(state, seat, 0)
        _show_card(state, seat, last)


def _show_card(state: State, seat: i64, slot: i64) -> None:
    state.piles.reveal(seat, slot, state.piles.everybody)
    events.tell_showed(state, seat, slot)


# --- K-15 to K-19: pushing --------------------------------------------------------------------------------------------


def _walk(state: State, to: i64, shoving: bool) -> None:
    """A goblin that meets Rigor, or nobody, simply arrives; any other starts a chain."""
    state.origin = state.at[state.seat]
    events.tell_square(state, "stepped", state.seat, to)
    if state.who[to] == EMPTY:
        state.stand(state.seat, to)
        if state.is_special(to):
            state.add_task(EFFECT, state.seat, 0)
        return
    state.route = append(vec[i64](), to)
    state.shoving = shoving
    state.add_task(LINK, state.seat, 0)


def _push(state: State, to: i64) -> None:
    """K-15: one direction is chosen; the chain goes on while a goblin stands there."""
    events.tell_pushed(state, to)
    occupant = state.who[to]
    state.route = append(state.route, to)
    if occupant == EMPTY or occupant == state.seat:
        _finish_chain(state)


def _finish_chain(state: State) -> None:
    """K-18: all stand where they were pushed; effects run inwards, the last pushed first, the mover last."""
    state.pop()
    links = len(state.route)
    goblins = append(vec[i64](), state.seat)
    for i in range(links - 1):
        goblins = append(goblins, state.who[state.route[i]])
    state.who[state.origin] = EMPTY
    for i in range(links):
        state.who[state.route[i]] = goblins[i]
        state.at[goblins[i]] = state.route[i]
        if state.is_special(state.route[i]):
            state.add_task(EFFECT, goblins[i], 0)
    state.route = vec[i64]()
    state.shoving = False


def _enter(state: State, seat: i64) -> None:
    """K-19: what the square does; K-18, K-22: Rigor on it comes before all."""
    square = state.at[seat]
    if seat == state.seat:
        state.cut = True
    if square == state.rigor:
        events.tell_square(state, "met", seat, square)
        state.add_task(GO, seat, notation.TO_REFUGE)
        state.add_task(REACT, seat, 0)
    elif state.kinds[square] == DESK:
        events.tell_square(state, "desk", seat, square)
        state.add_task(GO, seat, notation.TO_START)
        state.add_task(BOOK, seat, 0)
    elif state.kinds[square] == TELEPORT:
        _teleport(state, seat, square)


# --- K-20 to K-22: Rigor ----------------------------------------------------------------------------------------------


def _move_rigor(state: State, to: i64) -> None:
    """K-20, K-21, K-24: first the meeting, then perhaps his teleport, then perhaps his second step."""
    state.rigor = to
    events.tell_square(state, "rigor", state.seat, to)
    if state.kinds[to] == TELEPORT:
        state.add_task(WARP, state.seat, 0)
    if state.who[to] != EMPTY:
        state.add_task(EFFECT, state.who[to], 0)
        if state.rigor_stops and state.phase == SECOND:
            state.phase = AFTER


def _warp(state: State, to: i64) -> None:
    """K-24: his movement ends."""
    state.rigor = to
    events.tell_square(state, "warped", state.seat, to)
    if state.phase == SECOND:
        state.phase = AFTER


# --- K-23 to K-25: teleports ------------------------------------------------------------------------------------------


def _teleport(state: State, seat: i64, square: i64) -> None:
    if not moves.has_teleport(state):
        events.tell_square(state, "stuck", seat, square)  # K-25
        return
    token = parts.TOKENS[state.piles.turn_token(state.chance)]
    events.tell_token(state, seat, token, square)
    if token == "grimoire":
        state.add_task(BOOK, seat, 0)
    elif token == "trap":
        state.add_task(notation.TRAP, seat, 0)
    state.add_task(GO, seat, notation.TO_TELEPORT)


def _go(state: State, to: i64) -> None:
    seat = task_seat(state.pop())
    state.stand(seat, to)
    events.tell_square(state, "moved", seat, to)


# --- K-26, K-27: Looks ------------------------------------------------------------------------------------------------


def _draw_look(state: State, seat: i64) -> None:
    card = state.piles.draw_look(seat, state.chance)
    events.tell_look(state, seat, card)
    if card == NONE or state.piles.looks[seat] >= OUT:
        state.out = seat
        _finish(state, "out", seat)
        return
    court.begin_order(state, seat, state.piles.imposed[card])


# --- K-29, K-30, K-35, K-36: Magic Grimoires --------------------------------------------------------------------------


def _draw_book(state: State, seat: i64) -> None:
    book = state.piles.draw_book(seat, state.chance)
    events.tell_book(state, seat, book)
    if state.piles.books_left() == 0:
        _finish(state, "last-book", seat)
    elif book == notation.DEEP_POCKETS:
        _draw_cards(state, seat, 1)


def _use(state: State, seat: i64, book: i64) -> None:
    state.piles.use(seat, book)
    events.tell_used(state, seat, book)


def _conjure(state: State, kind: i64, move: i64) -> None:
    seat = state.seat
    if kind == notation.UNHEXES:
        _use(state, seat, notation.UNHEXING)
        state.piles.put_under(seat, first_of(move))
        state.release_orders(seat)
        events.tell_value(state, "unhexed", seat, "look", parts.LOOK_IDS[first_of(move)])
    elif kind == notation.BLINKS:
        _use(state, seat, notation.BLINK)
        state.stand(seat, second_of(move))
        events.tell_square(state, "moved", seat, second_of(move))
    elif kind == notation.BONES:
        _use(state, seat, notation.STRINGS_OF_BONE)
        _move_rigor(state, second_of(move))
    elif kind == notation.CHANGES:
        _use(state, seat, notation.CHANGELING)
        _change_places(state, first_of(move))
    elif kind == notation.PILFERS:
        _use(state, seat, notation.STICKY_FINGERS)
        _pilfer(state, first_of(move))
    else:
        _trade(state, first_of(move), second_of(move))


def _change_places(state: State, other: i64) -> None:
    """K-36: the squares have no effect."""
    mine = state.at[state.seat]
    theirs = state.at[other]
    state.at[state.seat] = theirs
    state.at[other] = mine
    state.who[theirs] = state.seat
    state.who[mine] = other
    events.tell_seats(state, "changed", state.seat, other)


def _pilfer(state: State, other: i64) -> None:
    """K-36: only the thief sees the hand."""
    state.piles.reveal_hand(other, bit_of(state.seat))
    state.add_task(notation.TRADE, state.seat, other)
    events.tell_pilfered(state, other)


def _trade(state: State, mine: i64, theirs: i64) -> None:
    other = task_argument(state.pop())
    given = state.piles.take(state.seat, mine)
    state.close_up(state.seat, mine)
    taken = state.piles.take(other, theirs)
    state.piles.receive(other, face_of(given), known_of(given))
    state.piles.receive(state.seat, face_of(taken), known_of(taken))
    events.tell_traded(state, other, given, taken)


# --- K-33, K-34: what Looks demand ------------------------------------------------------------------------------------


def _obey(state: State, seat: i64, kind: i64, move: i64) -> None:
    slot = first_of(move)
    if kind == notation.DISCARDS:
        face = state.drop_card(seat, slot)
        state.last = put_down(0, face)
        events.tell_discarded(state, seat, face)
    elif kind == notation.PEEKS:
        _peek(state, seat, slot)
    elif kind == notation.TOUCHES:
        _touch(state, seat, slot)
    else:
        state.pop()
        state.devices = with_pair(state.devices, seat, POINTER if kind == notation.POINTERS else KEYBOARD)
        events.tell_value(state, "device", seat, "device", "pointer" if kind == notation.POINTERS else "keyboard")


def _peek(state: State, seat: i64, slot: i64) -> None:
    """Hand 4: one card at a time, at most six glances in a turn."""
    if state.peeks > 0:
        state.peeks -= 1
    state.piles.reveal(seat, slot, bit_of(seat))
    state.piles.show_look(seat, FLAT_PALM)
    state.peeked = slot
    events.tell_peeked(state, seat, slot)


def _touch(state: State, seat: i64, slot: i64) -> None:
    """Arm 2: the first card touched must be played if it can be; if not, it is shown and the others are free."""
    state.touched = slot
    state.piles.show_look(seat, notation.HOOKED_ELBOW)
    state.piles.reveal(seat, slot, bit_of(seat))
    if state.piles.has_order(seat, FLAT_PALM):
        state.piles.show_look(seat, FLAT_PALM)
        state.peeked = slot
    events.tell_touched(state, seat, slot)
    if not moves.is_playable(state, slot):
        _show_card(state, seat, slot)


# --- K-27, K-30, K-31: the end ----------------------------------------------------------------------------------------


def _finish(state: State, why_over: str, seat: i64) -> None:
    """At that instant: everything pending is dropped."""
    state.phase = OVER
    state.stack = vec[i64]()
    state.route = vec[i64]()
    state.owed = vec[i64]()
    state.shoving = False
    events.tell_over(state, why_over, seat)


def outcome(state: State) -> Outcome | None:
    """The key names the step that decided: Looks, Grimoires, magic symbols, or nothing at all."""
    if state.phase != OVER:
        return None
    scores = state.standing()
    best = max(scores)
    winners = [seat for seat, score in enumerate(scores) if score == best]
    if len(winners) > 1:
        return Outcome(winners, scores, "shared")
    second = max([score for score in scores if score < best])
    return Outcome(winners, scores, deciding_part(score_of(best), score_of(second)))
