"""What is offered: which squares a card reaches, which directions a link may take, which Grimoires and orders apply.

Only asks the state, never changes it, but for the list of offered moves. It knows no sentences and no luck.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append
from mypy_extensions import i64

from armarium.game import NOBODY, must_sit
from armarium.games.kragmortha import notation, parts
from armarium.games.kragmortha.cards.packed import bit_of, has_bit, look_card, look_seat, with_bit
from armarium.games.kragmortha.cards.piles import FIRST, MOVES_RIGOR, NONE, OTHER
from armarium.games.kragmortha.library import board
from armarium.games.kragmortha.library.board import ANY, EMPTY, NOWHERE
from armarium.games.kragmortha.notation import (
    ADMIT,
    BLINK,
    BUTTERFINGERS,
    CHANGELING,
    CRAB_CLAWS,
    CRYSTAL_GAZE,
    DEVICE,
    DISCARD,
    FLAT_PALM,
    GAZE,
    GO,
    HASTES,
    HASTY_FEET,
    HOOKED_ELBOW,
    LINK,
    NOT_ME,
    OGRES_SHOVE,
    OVER,
    PASS_THE_BLAME,
    PLACE,
    PLAN,
    PLAYS,
    REACT,
    RESTLESS_FEET,
    SECOND,
    SHOVE,
    STEPS,
    STICKY_FINGERS,
    STRINGS_OF_BONE,
    TO_REFUGE,
    TO_START,
    TRADE,
    UNHEXING,
    WARP,
    move_of,
    task_argument,
    task_kind,
    task_seat,
    with_flags,
)

if TYPE_CHECKING:
    from armarium.games.kragmortha.state import State

NOT_COUNTED: Final[i64] = -1
CHECKED: Final = [("S" in look.check) for look in parts.LOOKS]
HARD: Final = [(look.check != "H") for look in parts.LOOKS]  # somebody might not be able to do these


def move_count(state: State, seat: i64) -> i64:
    if state.count == NOT_COUNTED or state.asked_for != seat:
        if seat != NOBODY:
            must_sit(int(seat), int(state.seats))
        state.count = 0
        state.asked_for = seat
        if state.phase != OVER:
            offer(state, seat)
    return state.count


def moves(state: State, seat: i64) -> list[int]:
    count = move_count(state, seat)
    offered = state.offered
    return [int(offered[i]) for i in range(count)]


def offer(state: State, seat: i64) -> None:
    if seat < 0:
        _offer_slips(state)
        return
    if state.is_voting():
        if state.may_vote(seat):
            _add_move(state, move_of(notation.GUILTIES, 0, 0, 0))
            _add_move(state, move_of(notation.CLEARS, 0, 0, 0))
            _add_move(state, move_of(notation.ABSTAINS, 0, 0, 0))
        return
    if seat == state.asked_seat():
        if len(state.stack):
            _offer_answers(state, state.top_task())
        elif state.phase == PLACE:
            _offer_places(state)
        elif state.phase == PLAN:
            _offer_plan(state)
        elif state.phase == SECOND:
            _offer_second(state)
        else:
            _offer_afterthoughts(state)
    if state.is_table:
        _offer_accusations(state, seat)
    if state.friendly and state.piles.looks[seat]:
        _offer_eases(state, seat)


def _add_move(state: State, move: i64) -> None:
    if state.count < len(state.offered):
        state.offered[state.count] = move
    else:
        state.offered = append(state.offered, move)
    state.count += 1


def _add(state: State, kind: i64) -> None:
    _add_move(state, move_of(kind, 0, 0, 0))


def _add_square(state: State, kind: i64, square: i64) -> None:
    _add_move(state, move_of(kind, 0, square, 0))


# --- K-10 -------------------------------------------------------------------------------------------------------------


def _offer_places(state: State) -> None:
    starts = board.STARTS[state.furnished]
    before = state.count
    for i in range(len(starts)):
        if state.is_empty(starts[i]):
            _add_square(state, notation.PLACES, starts[i])
    if state.count > before:
        return
    for square in range(board.SQUARES):  # the eighth goblin
        if state.ground[square] and state.is_empty(square) and _has_goblin_beside(state, square):
            _add_square(state, notation.PLACES, square)


def _has_goblin_beside(state: State, square: i64) -> bool:
    for i in range(square * 4, square * 4 + 4):
        if state.near[i] != NOWHERE and state.who[state.near[i]] != EMPTY:
            return True
    return False


# --- K-12, K-13: cards and steps --------------------------------------------------------------------------------------


def _offer_plan(state: State) -> None:
    seat = state.seat
    _offer_cards(state, PLAYS)
    if _is_hand_known_useless(state):  # K-13: nobody has to use Crystal Gaze
        _add(state, notation.EXCHANGES)
    if state.piles.orders[seat]:
        _offer_glances(state)
    if state.piles.spells[seat]:
        _offer_spells(state)


def _offer_cards(state: State, kind: i64) -> None:
    seat = state.seat
    held = state.piles.held[seat]
    gaze = state.piles.has_spell(seat, CRYSTAL_GAZE)
    bound = state.piles.orders[seat] != 0
    for slot in range(held):
        if bound and not may_take(state, kind, slot):
            continue
        face = state.piles.face(seat, slot)
        _offer_steps(state, move_of(kind, slot, 0, 0), MOVES_RIGOR[face] != 0, FIRST[face] | OTHER[face])
        if gaze:
            _offer_steps(state, move_of(kind, slot, 0, GAZE), MOVES_RIGOR[face] != 0, ANY)


def _offer_steps(state: State, move: i64, rigor: bool, symbols: i64) -> None:
    """Every step of a pawn onto ground that fits these symbols, with Ogre's Shove too where it would push."""
    start = state.rigor if rigor else state.at[state.seat]
    shove = not rigor and state.piles.has_spell(state.seat, OGRES_SHOVE)
    for i in range(start * 4, start * 4 + 4):
        to = state.near[i]
        if to == NOWHERE:
            return
        if not state.ground[to] & symbols or not (rigor or can_enter(state, to)):
            continue
        _add_move(state, move | to)
        if shove and state.who[to] != EMPTY:
            _add_move(state, with_flags(move | to, SHOVE))


def can_enter(state: State, to: i64) -> bool:
    """K-17: a goblin's step is legal when whoever stands there can be pushed on."""
    there = state.who[to]
    if there == EMPTY:
        return True
    return board.can_complete(state.near, state.who, to, state.at[state.seat], state.seat, bit_of(there))


def can_reach(state: State, rigor: bool, symbols: i64) -> bool:
    start = state.rigor if rigor else state.at[state.seat]
    for i in range(start * 4, start * 4 + 4):
        to = state.near[i]
        if to == NOWHERE:
            return False
        if state.ground[to] & symbols and (rigor or can_enter(state, to)):
            return True
    return False


def is_playable(state: State, slot: i64) -> bool:
    """K-13: at least one legal first step."""
    face = state.piles.face(state.seat, slot)
    return can_reach(state, MOVES_RIGOR[face] != 0, FIRST[face] | OTHER[face])


def can_step(state: State) -> bool:
    return can_reach(state, MOVES_RIGOR[state.face] != 0, state.rest)


def _offer_second(state: State) -> None:
    before = state.count
    _offer_steps(state, move_of(STEPS, 0, 0, 0), MOVES_RIGOR[state.face] != 0, state.rest)
    if state.count == before or not state.piles.has_order(state.seat, RESTLESS_FEET):
        _add(state, notation.STOPS)
    if state.piles.spells[state.seat]:
        _offer_unhexing(state)  # K-29, K-35: at any moment of the own turn


def _is_hand_known_useless(state: State) -> bool:
    """K-13, as far as the seat can know: a card face down has to be looked at first."""
    for slot in range(state.piles.held[state.seat]):
        if not is_known_useless(state, slot):
            return False
    return True


def is_known_useless(state: State, slot: i64) -> bool:
    return has_bit(state.piles.known_by(state.seat, slot), state.seat) and not is_playable(state, slot)


# --- K-33: handicaps --------------------------------------------------------------------------------------------------


def may_take(state: State, kind: i64, slot: i64) -> bool:
    """Do the Looks of the active player let this card be played now?"""
    piles = state.piles
    seat = state.seat
    if piles.has_order(seat, FLAT_PALM) and slot != state.touched and may_peek(state, slot):
        return False
    if kind == PLAYS and piles.has_order(seat, HOOKED_ELBOW):
        if state.touched == NONE:
            return False
        if slot != state.touched and is_playable(state, state.touched):
            return False
    return slot == state.touched or is_outside(state, slot)


def is_outside(state: State, slot: i64) -> bool:
    """Hand 1: only the outer cards, the inner ones once both outer ones are known to be useless."""
    last = state.piles.held[state.seat] - 1
    if slot == 0 or slot == last or not state.piles.has_order(state.seat, CRAB_CLAWS):
        return True
    return is_known_useless(state, 0) and is_known_useless(state, last)


def _offer_glances(state: State) -> None:
    """Hand 4: looking at one card. Arm 2: touching the first one."""
    piles = state.piles
    seat = state.seat
    useful = piles.has_spell(seat, CRYSTAL_GAZE) or not _is_hand_known_useless(state)
    if piles.has_order(seat, HOOKED_ELBOW) and state.touched == NONE and useful:
        for slot in range(piles.held[seat]):
            if is_outside(state, slot):
                _add_move(state, move_of(notation.TOUCHES, slot, 0, 0))
    if piles.has_order(seat, FLAT_PALM):
        _offer_peeks(state)


def _offer_peeks(state: State) -> None:
    for slot in range(state.piles.held[state.seat]):
        if may_peek(state, slot):
            _add_move(state, move_of(notation.PEEKS, slot, 0, 0))


def may_peek(state: State, slot: i64) -> bool:
    """K-34: at most six glances in a turn; as many as there are cards not yet seen are kept for those."""
    if slot == state.peeked:
        return False
    unseen: i64 = 0
    for other in range(state.piles.held[state.seat]):
        if not has_bit(state.piles.known_by(state.seat, other), state.seat):
            unseen += 1
    return not has_bit(state.piles.known_by(state.seat, slot), state.seat) or state.peeks > unseen


# --- K-35: Grimoires of the own turn ----------------------------------------------------------------------------------


def _offer_spells(state: State) -> None:
    """Before the card."""
    _offer_unhexing(state)
    _offer_strings(state)
    piles = state.piles
    seat = state.seat
    if piles.has_spell(seat, BLINK):
        _offer_teleports(state, notation.BLINKS)
    for other in range(state.seats):
        if other == seat:
            continue
        if piles.has_spell(seat, CHANGELING):
            _add_move(state, move_of(notation.CHANGES, other, 0, 0))
        if piles.has_spell(seat, STICKY_FINGERS) and piles.held[other] and piles.held[seat]:
            _add_move(state, move_of(notation.PILFERS, other, 0, 0))


def _offer_unhexing(state: State) -> None:
    if state.piles.has_spell(state.seat, UNHEXING):
        for i in range(len(state.piles.dealt)):
            if look_seat(state.piles.dealt[i]) == state.seat:
                _add_move(state, move_of(notation.UNHEXES, look_card(state.piles.dealt[i]), 0, 0))


def _offer_strings(state: State) -> None:
    if state.piles.has_spell(state.seat, STRINGS_OF_BONE):
        for i in range(state.rigor * 4, state.rigor * 4 + 4):
            if state.near[i] != NOWHERE:
                _add_square(state, notation.BONES, state.near[i])


def has_afterthought(state: State) -> bool:
    """Is there a Grimoire to think of after the card? Judged by what everybody sees, so a pause tells nothing."""
    piles = state.piles
    seat = state.seat
    if not piles.spells[seat]:
        return False
    if piles.has_spell(seat, STRINGS_OF_BONE):
        return True
    if piles.has_spell(seat, HASTY_FEET) and piles.held[seat] > 0:
        return True
    return piles.has_spell(seat, UNHEXING) and piles.looks[seat] > 0


def _offer_afterthoughts(state: State) -> None:
    _add(state, notation.ENDS)
    if state.piles.has_spell(state.seat, HASTY_FEET):
        _offer_cards(state, HASTES)
        if state.piles.has_order(state.seat, FLAT_PALM):
            _offer_peeks(state)
    _offer_unhexing(state)
    _offer_strings(state)


# --- answers to tasks -------------------------------------------------------------------------------------------------


def _offer_answers(state: State, task: i64) -> None:
    kind = task_kind(task)
    seat = task_seat(task)
    if kind == LINK:
        for i in range(i64(4)):
            to = direction(state, i)
            if to != NOWHERE:
                _add_square(state, notation.PUSHES, to)
    elif kind == GO:
        _offer_refuges(state, task)
    elif kind == REACT:
        _offer_reactions(state, seat)
    elif kind == WARP:
        _add(state, notation.STAYS)
        _offer_teleports(state, notation.WARPS)
    elif kind == DISCARD:
        for slot in range(state.piles.held[seat]):
            _add_move(state, move_of(notation.DISCARDS, slot, 0, 0))
    elif kind == TRADE:
        for mine in range(state.piles.held[seat]):
            for theirs in range(state.piles.held[task_argument(task)]):
                _add_move(state, move_of(notation.SWAPS, mine, theirs, 0))
    elif kind == DEVICE:
        _add(state, notation.POINTERS)
        _add(state, notation.KEYBOARDS)
    elif kind == ADMIT:
        _add(state, notation.ADMITS)
        _add(state, notation.CONTESTS)


def direction(state: State, side: i64) -> i64:
    """K-15, K-17: the square on this side if the goblin at the chain's end may be pushed there, else NOWHERE."""
    links = len(state.route)
    square = state.route[links - 1]
    barred = state.origin if links == 1 else state.route[links - 2]
    to = state.near[square * 4 + side]
    if to == NOWHERE or to == barred:
        return NOWHERE
    there = state.who[to]
    if there == EMPTY or there == state.seat:
        return to
    pushed = state.chain_seats()
    if has_bit(pushed, there):
        return NOWHERE
    ends = board.can_complete(state.near, state.who, to, square, state.seat, with_bit(pushed, there))
    return to if ends else NOWHERE


def only_direction(state: State) -> i64:
    """The one direction the link can take, NOWHERE when there is a choice."""
    only: i64 = NOWHERE
    for i in range(i64(4)):
        to = direction(state, i)
        if to != NOWHERE:
            if only != NOWHERE:
                return NOWHERE
            only = to
    return only


def has_teleport(state: State) -> bool:
    teleports = board.TELEPORTS[state.furnished]
    for i in range(len(teleports)):
        if state.is_empty(teleports[i]):
            return True
    return False


def _offer_teleports(state: State, kind: i64) -> None:
    teleports = board.TELEPORTS[state.furnished]
    for i in range(len(teleports)):
        if state.is_empty(teleports[i]):
            _add_square(state, kind, teleports[i])


def refuge(state: State, task: i64, after: i64) -> i64:
    """The next square above `after` to which a goblin may be moved (K-20, K-23, K-29), NOWHERE at the end."""
    to_start = task_argument(task) == TO_START or (task_argument(task) == TO_REFUGE and not has_teleport(state))
    squares = board.STARTS[state.furnished] if to_start else board.TELEPORTS[state.furnished]
    full = True
    for i in range(len(squares)):
        if state.is_empty(squares[i]):
            full = False
            if squares[i] > after:
                return squares[i]
    return _beside_start(state, after) if full else NOWHERE


def _beside_start(state: State, after: i64) -> i64:
    """K-29: no start square is free, so a free square next to one."""
    starts = board.STARTS[state.furnished]
    for square in range(after + 1, board.SQUARES):
        if not state.ground[square] or not state.is_empty(square):
            continue
        for i in range(square * 4, square * 4 + 4):
            for j in range(len(starts)):
                if state.near[i] == starts[j]:
                    return square
    return NOWHERE


def only_refuge(state: State, task: i64) -> i64:
    first = refuge(state, task, NOWHERE)
    return first if refuge(state, task, first) == NOWHERE else NOWHERE


def _offer_refuges(state: State, task: i64) -> None:
    square = refuge(state, task, NOWHERE)
    while square != NOWHERE:
        _add_square(state, notation.GOES, square)
        square = refuge(state, task, square)


def can_react(state: State, seat: i64) -> bool:
    piles = state.piles
    if not piles.spells[seat]:
        return False
    if piles.has_spell(seat, NOT_ME):
        return True
    return piles.has_spell(seat, PASS_THE_BLAME) and _has_goblin_beside(state, state.at[seat])


def _offer_reactions(state: State, seat: i64) -> None:
    """K-36: one of the two per Look."""
    _add(state, notation.ACCEPTS)
    if state.piles.has_spell(seat, NOT_ME):
        _add(state, notation.DENIES)
    if state.piles.has_spell(seat, PASS_THE_BLAME):
        square = state.at[seat]
        for i in range(square * 4, square * 4 + 4):
            if state.near[i] != NOWHERE and state.who[state.near[i]] != EMPTY:
                _add_move(state, move_of(notation.BLAMES, state.who[state.near[i]], 0, 0))


# --- K-34: slips ------------------------------------------------------------------------------------------------------


def may_slip(state: State, seat: i64) -> bool:
    """K-28: with the gentle option one slip in a turn is enough."""
    return not (state.gentle and has_bit(state.slipped, seat))


def may_have_slipped(state: State, seat: i64) -> bool:
    """K-28: the same for the turn before, whose slips may be judged now."""
    return state.number > 1 and not (state.gentle and has_bit(state.slipped_before, seat))


def _offer_slips(state: State) -> None:
    """What the server may call: orders it can check, of seats that hold them."""
    if state.is_table:
        return
    for i in range(len(state.piles.dealt)):
        seat = look_seat(state.piles.dealt[i])
        card = look_card(state.piles.dealt[i])
        if not is_checked(state, card):
            continue
        if may_slip(state, seat):
            _add_move(state, move_of(notation.SLIPS, seat, card, 0))
        if may_have_slipped(state, seat):
            _add_move(state, move_of(notation.SLIPS, seat, card, notation.BEFORE))


def is_checked(state: State, card: i64) -> bool:
    order = state.demands[card]
    return order != NONE and CHECKED[order]


def _offer_accusations(state: State, seat: i64) -> None:
    """Once in a turn, again after an accusation that was upheld; not while one is being answered."""
    if has_bit(state.accusers, seat) or task_kind(state.top_task()) == ADMIT:
        return
    for i in range(len(state.piles.dealt)):
        accused = look_seat(state.piles.dealt[i])
        card = look_card(state.piles.dealt[i])
        order = state.demands[card]
        if accused != seat and order != NONE and order != BUTTERFINGERS and may_slip(state, accused):
            _add_move(state, move_of(notation.CATCHES, accused, card, 0))


def _offer_eases(state: State, seat: i64) -> None:
    """At a friendly table, while nothing else is pending: Looks that somebody might not be able to do."""
    if len(state.stack) or len(state.owed):
        return
    for i in range(len(state.piles.dealt)):
        card = look_card(state.piles.dealt[i])
        if look_seat(state.piles.dealt[i]) == seat and can_ease(state, card):
            _add_move(state, move_of(notation.EASES, card, 0, 0))


def can_ease(state: State, card: i64) -> bool:
    """Online what the rules themselves impose can always be done, so it stays."""
    order = state.demands[card]
    if order == NONE or has_bit(state.piles.eased, card):
        return False
    return order != BUTTERFINGERS if state.is_table else HARD[order]
