"""The rules of Kragmortha, in rulebook order, clauses cited: steps, pushes, meetings, teleports, Grimoires, the end.

What is offered is in `moves.py`, cards and what each seat knows of them in `cards/`, squares in `library/`.
Nested questions are tasks on a stack of plain ints; `_advance` works them off until somebody has to choose.
"""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from armarium import game
from armarium.chance import Chance
from armarium.game import Event, Options, Outcome, must_sit
from armarium.games.kragmortha import moves, notation, parts, refusals
from armarium.games.kragmortha.cards import opening
from armarium.games.kragmortha.cards.piles import MOVES_RIGOR, NONE, Piles, rest_of
from armarium.games.kragmortha.library import board
from armarium.games.kragmortha.library.board import DESK, EMPTY, NOWHERE, TELEPORT
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
    square_text,
    task_argument,
    task_kind,
    task_seat,
)
from armarium.games.kragmortha.penances.court import Court
from armarium.games.kragmortha.state import NOT_COUNTED, OUT, PEEKS
from armarium.reason import Reason, Value


@final
class State(Court):
    def clone(self, chance: Chance) -> State:
        copy = State(chance, self.piles.clone(), self.furnished)
        self.copy_to(copy)
        return copy

    def guess(self, seat: i64, chance: Chance) -> State:
        must_sit(int(seat), int(self.seats))
        copy = self.clone(chance)
        copy.piles.redeal(seat, chance)
        copy.redeal_votes(seat, chance)
        return copy

    # --- whose choice -------------------------------------------------------------------------------------------

    def to_act(self) -> list[int]:
        if self.phase == OVER:
            return []
        if self.is_voting():
            return [seat for seat in range(int(self.seats)) if self.may_vote(seat) and not self.vote(seat)]
        return [int(self.asked())]

    def actor(self) -> i64:
        if self.phase == OVER:
            return game.NOBODY
        if self.is_voting():
            for seat in range(self.seats):
                if self.may_vote(seat) and self.vote(seat) == 0:
                    return seat
        return self.asked()

    # --- the moves offered --------------------------------------------------------------------------------------

    def move_count(self, seat: i64) -> i64:
        if self.count == NOT_COUNTED or self.asked_for != seat:
            if seat != game.NOBODY:
                must_sit(int(seat), int(self.seats))
            self.count = 0
            self.asked_for = seat
            if self.phase != OVER:
                moves.offer(self, seat)
        return self.count

    def move_at(self, seat: i64, index: i64) -> i64:
        self.move_count(seat)
        return self.offered[index]

    def moves(self, seat: i64) -> list[int]:
        """For seat NOBODY the slips that only the server may call (K-34), otherwise the seat's own moves."""
        count = self.move_count(seat)
        offered = self.offered
        return [int(offered[i]) for i in range(count)]

    def why_not(self, seat: i64, text: str) -> Reason | None:
        if seat != game.NOBODY:
            must_sit(int(seat), int(self.seats))
        return refusals.why_not(self, int(seat), text)

    # --- carrying a move out ------------------------------------------------------------------------------------

    def play(self, seat: i64, move: i64) -> None:
        self.count = NOT_COUNTED
        kind = kind_of(move)
        if kind == PLAYS or kind == STEPS or kind == HASTES:
            self._move(move)
        elif kind == notation.STOPS:
            self.phase = AFTER
        elif kind == notation.ENDS:
            self._end_turn()
        elif kind == notation.PUSHES:
            self._push(second_of(move))
        elif kind == notation.GOES:
            self._go(second_of(move))
        elif kind == notation.PLACES:
            self._place(second_of(move))
        elif kind == notation.EXCHANGES:
            self._exchange()
        elif kind <= notation.BLAMES:
            self._answer(kind, move)
        elif kind <= notation.SWAPS:
            self._conjure(kind, move)
        elif kind <= notation.KEYBOARDS:
            self._handle(seat, kind, move)
        elif kind == notation.EASES:
            self.ease(seat, first_of(move))
        else:
            self.judge(seat, kind, move)
        self._advance()

    def _answer(self, kind: i64, move: i64) -> None:
        task = self.pop()
        if kind == notation.WARPS:
            self._warp(second_of(move))
        elif kind == notation.ACCEPTS:
            self.add_task(LOOK, task_seat(task), 0)
        elif kind == notation.DENIES:
            self._use(task_seat(task), notation.NOT_ME)
        elif kind == notation.BLAMES:
            self._use(task_seat(task), notation.PASS_THE_BLAME)
            self.tell_seats("blamed", task_seat(task), first_of(move))
            self.add_task(LOOK, first_of(move), 0)

    def _advance(self) -> None:
        """Go on until somebody has a choice to make."""
        while self.phase != OVER:
            if len(self.stack):
                if not self._resolve():
                    return
            elif len(self.owed):
                seat = self.owed[0]
                self.owed = self.owed[1:]
                self.add_task(LOOK, seat, 0)  # K-34: after the current step is fully resolved
            elif self.cut:
                self._end_turn()
            elif self.phase <= PLAN:
                return
            elif self.phase == SECOND:
                if moves.can_step(self):
                    return
                self.phase = AFTER
            elif moves.has_afterthought(self):
                return
            else:
                self._end_turn()

    def _resolve(self) -> bool:
        """Work the topmost task off; False when it needs somebody's choice."""
        task = self.stack[len(self.stack) - 1]
        kind = task_kind(task)
        seat = task_seat(task)
        if kind == LINK:
            only = moves.only_direction(self)
            if only != NOWHERE:
                self._push(only)
            return only != NOWHERE
        if kind == GO:
            only = moves.only_refuge(self, task)
            if only != NOWHERE:
                self._go(only)
            return only != NOWHERE
        if kind == REACT and moves.can_react(self, seat):
            return False
        if kind == DISCARD and self.piles.held[seat] > self.piles.limit(seat):
            return False
        if kind == WARP and not self.cut and moves.has_teleport(self):
            return False
        if kind in (notation.DEVICE, notation.TRADE, notation.ADMIT, notation.VOTE):
            return False
        self.pop()
        if kind == EFFECT:
            self._enter(seat)
        elif kind == REACT or kind == LOOK:
            self._draw_look(seat)
        elif kind == BOOK:
            self._draw_book(seat)
        elif kind == notation.TRAP:
            self.add_task(REACT, seat, 0)
        return True

    # --- K-9, K-10: set-up --------------------------------------------------------------------------------------

    def _place(self, square: i64) -> None:
        self.stand(self.seat, square)
        self.tell_square("placed", self.seat, square)
        self.number += 1
        self.seat = (self.seat + 1) % self.seats
        if self.at[self.seat] != NOWHERE:
            self.phase = PLAN
            self._begin_turn()

    # --- K-11 to K-14: a turn -----------------------------------------------------------------------------------

    def _begin_turn(self) -> None:
        if self.draw_first:
            self._fill_hand(self.piles.limit(self.seat) + 1)  # K-32, option

    def _end_turn(self) -> None:
        """K-11, K-32: draw up to the limit; the player on the left goes on."""
        if not self.draw_first:
            self._fill_hand(self.piles.limit(self.seat))
        self.phase = PLAN
        self.face = NONE
        self.rest = 0
        self.cut = False
        self.touched = NONE
        self.peeked = NONE
        self.peeks = PEEKS
        self.slipped_before = self.slipped
        self.slipped = 0
        self.accusers = 0
        self.number += 1
        self.seat = (self.seat + 1) % self.seats
        self._begin_turn()

    def _fill_hand(self, limit: i64) -> None:
        if self.piles.held[self.seat] < limit:
            self._draw_cards(self.seat, limit - self.piles.held[self.seat])

    def _draw_cards(self, seat: i64, count: i64) -> None:
        before = self.piles.held[seat]
        for _ in range(count):
            if self.piles.left == 0:
                self.tell(Event("reshuffled", {}))
            self.piles.draw(seat, self.chance)
        if self.events is not None:
            self.tell_drawn(seat, before)

    def _exchange(self) -> None:
        """K-13: the hand is shown and replaced; the turn is lost."""
        count = self.piles.held[self.seat]
        faces: list[str] = []
        self.last = 0
        for _ in range(count):
            face = self.drop_card(self.seat, 0)
            self.last = self.last << 5 | (face + 1)
            faces.append(parts.FACES[face])
        if self.events is not None:
            self.tell(Event("exchanged", {"seat": int(self.seat), "cards": faces, "count": len(faces)}))
        self._draw_cards(self.seat, count)
        self._end_turn()

    def _move(self, move: i64) -> None:
        """K-12: a step of the card in play, the first one if the move names a card."""
        kind = kind_of(move)
        flags = flags_of(move)
        to = second_of(move)
        if kind == STEPS:
            self.phase = AFTER
        else:
            if kind == HASTES:
                self._use(self.seat, notation.HASTY_FEET)
            self._take_card(first_of(move))
            if flags & GAZE:
                self._use(self.seat, notation.CRYSTAL_GAZE)
            self.rest = rest_of(self.face, self.ground[to], flags & GAZE)
            self.phase = SECOND
        if flags & SHOVE:
            self._use(self.seat, notation.OGRES_SHOVE)
        if MOVES_RIGOR[self.face]:
            self._move_rigor(to)
        else:
            self._walk(to, flags & SHOVE != 0)

    def _take_card(self, slot: i64) -> None:
        self._prove(slot)
        self.face = self.piles.discard(self.seat, slot)
        self.last = self.face + 1
        self.touched = NONE
        self.peeked = NONE
        if self.events is not None:
            self.tell(Event("played", {"seat": int(self.seat), "card": parts.FACES[self.face], "slot": int(slot) + 1}))

    def _prove(self, slot: i64) -> None:
        """K-34: whoever takes another card than the order wants shows that the wanted one cannot be played."""
        seat = self.seat
        if self.touched != NONE and self.touched != slot:
            self._show_card(seat, self.touched)
        last = self.piles.held[seat] - 1
        if self.piles.has_order(seat, notation.CRAB_CLAWS) and slot != 0 and slot != last:
            self.piles.show_look(seat, notation.CRAB_CLAWS)
            self._show_card(seat, 0)
            self._show_card(seat, last)

    def _show_card(self, seat: i64, slot: i64) -> None:
        self.piles.reveal(seat, slot, self.piles.everybody)
        if self.events is not None:
            card = parts.FACES[self.piles.face(seat, slot)]
            self.tell(Event("showed", {"seat": int(seat), "card": card, "slot": int(slot) + 1}))

    # --- K-15 to K-19: pushing ----------------------------------------------------------------------------------

    def _walk(self, to: i64, shoving: bool) -> None:
        """A goblin that meets Rigor, or nobody, simply arrives; any other starts a chain."""
        self.origin = self.at[self.seat]
        self.tell_square("stepped", self.seat, to)
        if self.who[to] == EMPTY:
            self.stand(self.seat, to)
            if self.is_special(to):
                self.add_task(EFFECT, self.seat, 0)
            return
        self.route = append(vec[i64](), to)
        self.shoving = shoving
        self.add_task(LINK, self.seat, 0)

    def _push(self, to: i64) -> None:
        """K-15: one direction is chosen; the chain goes on while a goblin stands there."""
        if self.events is not None:
            self.tell_pushed(to)
        occupant = self.who[to]
        self.route = append(self.route, to)
        if occupant == EMPTY or occupant == self.seat:
            self._finish_chain()

    def _finish_chain(self) -> None:
        """K-18: all stand where they were pushed; effects run inwards, the last pushed first, the mover last."""
        self.pop()
        links = len(self.route)
        goblins = append(vec[i64](), self.seat)
        for i in range(links - 1):
            goblins = append(goblins, self.who[self.route[i]])
        self.who[self.origin] = EMPTY
        for i in range(links):
            self.who[self.route[i]] = goblins[i]
            self.at[goblins[i]] = self.route[i]
            if self.is_special(self.route[i]):
                self.add_task(EFFECT, goblins[i], 0)
        self.route = vec[i64]()
        self.shoving = False

    def _enter(self, seat: i64) -> None:
        """K-19: what the square does; K-18, K-22: Rigor on it comes before all."""
        square = self.at[seat]
        if seat == self.seat:
            self.cut = True
        if square == self.rigor:
            self.tell_square("met", seat, square)
            self.add_task(GO, seat, notation.TO_REFUGE)
            self.add_task(REACT, seat, 0)
        elif self.kinds[square] == DESK:
            self.tell_square("desk", seat, square)
            self.add_task(GO, seat, notation.TO_START)
            self.add_task(BOOK, seat, 0)
        elif self.kinds[square] == TELEPORT:
            self._teleport(seat, square)

    # --- K-20 to K-22: Rigor ------------------------------------------------------------------------------------

    def _move_rigor(self, to: i64) -> None:
        """K-20, K-21, K-24: first the meeting, then perhaps his teleport, then perhaps his second step."""
        self.rigor = to
        self.tell_square("rigor", self.seat, to)
        if self.kinds[to] == TELEPORT:
            self.add_task(WARP, self.seat, 0)
        if self.who[to] != EMPTY:
            self.add_task(EFFECT, self.who[to], 0)
            if self.rigor_stops and self.phase == SECOND:
                self.phase = AFTER

    def _warp(self, to: i64) -> None:
        """K-24: his movement ends."""
        self.rigor = to
        self.tell_square("warped", self.seat, to)
        if self.phase == SECOND:
            self.phase = AFTER

    # --- K-23 to K-25: teleports --------------------------------------------------------------------------------

    def _teleport(self, seat: i64, square: i64) -> None:
        if not moves.has_teleport(self):
            self.tell_square("stuck", seat, square)  # K-25
            return
        token = parts.TOKENS[self.piles.turn_token(self.chance)]
        if self.events is not None:
            self.tell(Event("token", {"seat": int(seat), "token": token, "square": square_text(square)}))
        if token == "grimoire":
            self.add_task(BOOK, seat, 0)
        elif token == "trap":
            self.add_task(notation.TRAP, seat, 0)
        self.add_task(GO, seat, notation.TO_TELEPORT)

    def _go(self, to: i64) -> None:
        seat = task_seat(self.pop())
        self.stand(seat, to)
        self.tell_square("moved", seat, to)

    # --- K-26, K-27: Looks --------------------------------------------------------------------------------------

    def _draw_look(self, seat: i64) -> None:
        card = self.piles.draw_look(seat, self.chance)
        if self.events is not None:
            self.tell_look(seat, card)
        if card == NONE or self.piles.looks[seat] >= OUT:
            self.out = seat
            self._finish("out", seat)
            return
        self.begin_order(seat, self.piles.imposed[card])

    # --- K-29, K-30, K-35, K-36: Magic Grimoires ----------------------------------------------------------------

    def _draw_book(self, seat: i64) -> None:
        book = self.piles.draw_book(seat, self.chance)
        if self.events is not None:
            self.tell_hidden("book", seat, {"book": parts.BOOK_NAMES[book]})
        if self.piles.books_left() == 0:
            self._finish("last-book", seat)
        elif book == notation.DEEP_POCKETS:
            self._draw_cards(seat, 1)

    def _use(self, seat: i64, book: i64) -> None:
        self.piles.use(seat, book)
        if self.events is not None:
            self.tell(Event("used", {"seat": int(seat), "book": parts.BOOK_NAMES[book]}))

    def _conjure(self, kind: i64, move: i64) -> None:
        seat = self.seat
        if kind == notation.UNHEXES:
            self._use(seat, notation.UNHEXING)
            self.piles.put_under(seat, first_of(move))
            self.release_orders(seat)
            self.tell_value("unhexed", seat, "look", parts.LOOK_IDS[first_of(move)])
        elif kind == notation.BLINKS:
            self._use(seat, notation.BLINK)
            self.stand(seat, second_of(move))
            self.tell_square("moved", seat, second_of(move))
        elif kind == notation.BONES:
            self._use(seat, notation.STRINGS_OF_BONE)
            self._move_rigor(second_of(move))
        elif kind == notation.CHANGES:
            self._use(seat, notation.CHANGELING)
            self._change_places(first_of(move))
        elif kind == notation.PILFERS:
            self._use(seat, notation.STICKY_FINGERS)
            self._pilfer(first_of(move))
        else:
            self._trade(first_of(move), second_of(move))

    def _change_places(self, other: i64) -> None:
        """K-36: the squares have no effect."""
        mine = self.at[self.seat]
        theirs = self.at[other]
        self.at[self.seat] = theirs
        self.at[other] = mine
        self.who[theirs] = self.seat
        self.who[mine] = other
        self.tell_seats("changed", self.seat, other)

    def _pilfer(self, other: i64) -> None:
        """K-36: only the thief sees the hand."""
        self.piles.reveal_hand(other, i64(1) << self.seat)
        self.add_task(notation.TRADE, self.seat, other)
        if self.events is not None:
            values: dict[str, Value] = {"seat": int(self.seat), "target-seat": int(other)}
            self.tell_shown("pilfered", values, {"cards": self.hand_texts(other)}, i64(1) << self.seat)

    def _trade(self, mine: i64, theirs: i64) -> None:
        other = task_argument(self.pop())
        given = self.piles.take(self.seat, mine)
        self.close_up(self.seat, mine)
        taken = self.piles.take(other, theirs)
        self.piles.receive(other, given & 255, given >> 8)
        self.piles.receive(self.seat, taken & 255, taken >> 8)
        if self.events is not None:
            self.tell_traded(other, given, taken)

    # --- K-33, K-34: what Looks demand --------------------------------------------------------------------------

    def _handle(self, seat: i64, kind: i64, move: i64) -> None:
        slot = first_of(move)
        if kind == notation.DISCARDS:
            face = self.drop_card(seat, slot)
            self.last = face + 1
            if self.events is not None:
                self.tell(Event("discarded", {"seat": int(seat), "card": parts.FACES[face]}))
        elif kind == notation.PEEKS:
            self._peek(seat, slot)
        elif kind == notation.TOUCHES:
            self._touch(seat, slot)
        else:
            self.pop()
            self.devices |= (i64(1) if kind == notation.POINTERS else i64(2)) << (2 * seat)
            self.tell_value("device", seat, "device", "pointer" if kind == notation.POINTERS else "keyboard")

    def _peek(self, seat: i64, slot: i64) -> None:
        """Hand 4: one card at a time, at most six glances in a turn."""
        if self.peeks > 0:
            self.peeks -= 1
        self.piles.reveal(seat, slot, i64(1) << seat)
        self.piles.show_look(seat, FLAT_PALM)
        self.peeked = slot
        if self.events is not None:
            card = parts.FACES[self.piles.face(seat, slot)]
            values: dict[str, Value] = {"seat": int(seat), "slot": int(slot) + 1}
            self.tell_shown("peeked", values, {"card": card}, i64(1) << seat)

    def _touch(self, seat: i64, slot: i64) -> None:
        """Arm 2: the first card touched must be played if it can be; if not, it is shown and the others are free."""
        self.touched = slot
        self.piles.show_look(seat, notation.HOOKED_ELBOW)
        self.piles.reveal(seat, slot, i64(1) << seat)
        if self.piles.has_order(seat, FLAT_PALM):
            self.piles.show_look(seat, FLAT_PALM)
            self.peeked = slot
        if self.events is not None:
            self.tell(Event("touched", {"seat": int(seat), "slot": int(slot) + 1}))
        if not moves.is_playable(self, slot):
            self._show_card(seat, slot)

    # --- K-27, K-30, K-31: the end ------------------------------------------------------------------------------

    def _finish(self, why_over: str, seat: i64) -> None:
        """At that instant: everything pending is dropped."""
        self.phase = OVER
        self.stack = vec[i64]()
        self.route = vec[i64]()
        self.owed = vec[i64]()
        self.shoving = False
        if self.events is not None:
            self.tell(Event(why_over, {"seat": int(seat)}))
            result = self.outcome()
            if result is not None:
                self.tell(Event("over", {"seats": result.winners, "count": len(result.winners)}))

    def outcome(self) -> Outcome | None:
        """The key names the step that decided: Looks, Grimoires, magic symbols, or nothing at all."""
        if self.phase != OVER:
            return None
        scores = self.standing()
        best = max(scores)
        winners = [seat for seat, score in enumerate(scores) if score == best]
        rivals = [score for score in scores if score < best]
        if len(winners) > 1:
            return Outcome(winners, scores, "shared")
        if not rivals or max(rivals) // 10000 < best // 10000:
            return Outcome(winners, scores, "looks")
        if max(rivals) // 100 < best // 100:
            return Outcome(winners, scores, "books")
        return Outcome(winners, scores, "symbols")


def new(seats: int, options: Options, chance: Chance) -> State:
    """K-9: three cards each; lots say who starts."""
    state = bare(seats, options, chance)
    if options["shuffled-symbols"]:
        state.ground = vec[i64](opening.shuffled_ground(int(state.furnished), chance))
    for seat in range(state.seats):
        for _ in range(parts.HAND):
            state.piles.draw(seat, chance)
    state.seat = chance.below(state.seats)
    return state


def bare(seats: int, options: Options, chance: Chance) -> State:
    """A state with its options set and nothing dealt."""
    state = State(chance, Piles(seats), board.map_of(seats))
    for seat in range(i64(8)):
        state.at[seat] = NOWHERE
    state.settled = options
    state.is_table = options["mode"] == opening.TABLE_MODE
    state.gentle = bool(options["gentle"])
    state.rigor_stops = bool(options["rigor-stops"])
    state.draw_first = bool(options["draw-first"])
    state.friendly = bool(options["friendly"])
    state.demands = vec[i64]([opening.order_of(card, options) for card in range(len(parts.LOOKS))])
    state.piles.imposed = vec[i64](opening.imposed(options))
    return state
