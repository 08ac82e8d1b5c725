"""Who slipped, from what a person sent and the server's clock (K-33, K-34). Pure: it reads no clock and draws no luck.

The server keeps one `Warden` per online table and tells it everything with a time: each committed step (`follow`), each
note of a person (`hear`), what was said (`overhear`), and the passing of time (`tick`, right after `due`). Every answer
is a list of slips; for each the server plays "slip 3 leg-1" as seat NOBODY through the table's door, and the log keeps
that verdict: a replay never asks this room again. Seats where a bot acts are not watched, for bots obey.

    order      what is watched                                   note that obeys
    mouth-1 2  Spoken                                            -
    mouth-3    every Picked and move of one's turn, Held up      Held down
    mouth-4    a prompt at a random moment of each round         Pressed "tongue"
    head-1     Picked cards and squares, changes of mind too     -  (the demand counts them)
    head-4     the end of one's turn                             Pressed "name"
    arm-1      every move of one's turn                          Pressed "far" right before it
    arm-3      the time between card and first square            Picked card, then square
    leg-1      the time one has to choose in a turn              -
    leg-2      anything before rising; not sitting after         Pressed "rise", "sit"
    leg-3      a second step before the key                      Pressed "key" with the shown letter
    voice-1    every Rigor card that is played                   Typed the shown hail
    voice-2    Spoken forbidden words; a round without a word    Spoken, or Pressed "quiet"
    voice-3    the first move of a turn                          Typed the shown formula
    voice-4    Spoken, Pressed "emote"                           -

A forged client gains nothing by silence: a move counts as picking its card and square, and what was not pressed or
typed was not done.

Whoever wants it easier (`Easier`, or a Look that was eased) has twice the time, and buttons instead of keys and texts.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from armarium.game import NOBODY, Event
from armarium.games.kragmortha import parts
from armarium.games.kragmortha.cards.packed import has_bit, look_card, look_seat
from armarium.games.kragmortha.cards.piles import NONE
from armarium.games.kragmortha.notation import OVER, SECOND
from armarium.games.kragmortha.parts import Order
from armarium.games.kragmortha.penances.orders import (
    Demand,
    Easier,
    FromPage,
    Held,
    Lot,
    Note,
    Picked,
    Pressed,
    Slip,
    Spoken,
    Texts,
    Typed,
)
from armarium.games.kragmortha.penances.watch import Watch
from armarium.games.kragmortha.state import State
from armarium.reason import refusal


class Warden:
    """Watches the people of one online table. `watched` are their seats; take a seat out while a bot acts there.

    With a `lot` the moments of prompts are drawn from it; without, the tongue is asked for by `prompt` alone.
    """

    def __init__(self, state: State, watched: Sequence[int], texts: Texts, now: float, lot: Lot | None = None) -> None:
        factor = 2 if state.settled["doubled-clocks"] else 1
        stand_ins = bool(state.settled["stand-ins"])
        self.watches = [Watch(seat, texts, factor, stand_ins, lot) for seat in range(int(state.seats))]
        self.watched = set(watched)
        self._gentle = bool(state.gentle)
        self._called: set[int] = set()  # seats that slipped in this turn
        self._turn = 0
        self._active = NONE
        self._rigor = 0  # Rigor cards played so far
        if not state.is_table:
            self._catch_up(state, [], now)

    def follow(self, state: State, seat: int, move: str, events: Sequence[Event], now: float) -> list[Slip]:
        """A step was committed: the position after it, who moved, and what happened."""
        if state.is_table:
            return []
        slips = self._run_out(now)
        if seat in self.watched:
            if seat == self._active:
                slips += self.watches[seat].follow_move(move.split(), now)
            self.watches[seat].stop_choosing(now)
        elif seat != NOBODY:
            self.watches[seat].pardon(now)
        return self._call_slips(slips, state.turn() != self._turn) + self._catch_up(state, events, now)

    def go_back(self, again: Warden, state: State, now: float) -> None:
        """Moves were taken back; `again` has followed what stands, without notes. No slip lies behind (K-34)."""
        is_same_turn = self._turn == again._turn
        self._turn, self._active, self._rigor = again._turn, again._active, again._rigor
        if not is_same_turn:
            self._called.clear()
        for watch, other in zip(self.watches, again.watches, strict=True):
            watch.go_back(other, self._rigor, is_same_turn, now)
        self._catch_up(state, [], now)

    def pardon(self, now: float) -> None:
        """The log was followed without the notes and the clock that belong to it."""
        for watch in self.watches:
            watch.pardon(now)

    def _catch_up(self, state: State, events: Sequence[Event], now: float) -> list[Slip]:
        for event in events:
            if event.kind == "played" and str(event.values["card"]).startswith("r"):
                self._rigor += 1
                for watch in self.watches:
                    watch.hear_rigor_card(self._rigor, now)
        for watch in self.watches:
            watch.learn(orders_of(state, watch.seat), eased_of(state, watch.seat), now)
        slips = self._change_turn(state, now) if state.turn() != self._turn else []
        asked = state.to_act()
        for watch in self.watches:
            if watch.seat in asked:
                watch.start_choosing(now)
            else:
                watch.stop_choosing(now)
        if state.phase == SECOND and not len(state.stack):
            self.watches[self._active].follow_first_step(now)
        return slips

    def _change_turn(self, state: State, now: float) -> list[Slip]:
        """K-28: what a turn's end shows was done in that turn, and so was a round's silence."""
        slips = self.watches[self._active].end_turn(now) if self._active != NONE else []
        self._turn, self._active = state.turn(), int(state.seat)
        if state.phase != OVER:
            slips += self.watches[self._active].begin_turn(now)
        called = self._call_slips(slips, True)
        self._called.clear()
        return called

    def read(self, note: object) -> FromPage:
        try:
            page_note: FromPage = msgspec.convert(note, FromPage)
        except msgspec.ValidationError:
            raise refusal("message-unreadable") from None
        return page_note

    def overhear(self, seat: int, text: str, now: float) -> list[Slip]:
        return self.hear(seat, Spoken(text), now)

    def hear(self, seat: int, note: Note, now: float) -> list[Slip]:
        """A note of a person; picking counts only in the own turn."""
        slips = self._run_out(now)
        watch = self.watches[seat]
        match note:
            case Picked(card, square):
                slips += watch.pick(card, square, now) if watch.on_turn else []
            case Spoken(text):
                slips += watch.hear(text)
            case Typed(text):
                watch.read_answer(text, now)
            case Pressed(what, key):
                slips += watch.press(what, key, now)
            case Held(down):
                slips += watch.hold(down)
            case Easier(on):
                watch.easier = on
        return self._call_slips(slips)

    def prompt(self, seat: int, now: float) -> None:
        """Ask for the tongue now."""
        self.watches[seat].prompt(now)

    def tick(self, now: float) -> list[Slip]:
        return self._call_slips(self._run_out(now))

    def _run_out(self, now: float) -> list[Slip]:
        return [slip for watch in self.watches for slip in watch.run_out(now)]

    def due(self) -> float | None:
        """The next moment at which a clock runs out or a prompt is due."""
        return min((moment for seat in self.watched for moment in self.watches[seat].due_times()), default=None)

    def demands(self, seat: int) -> list[Demand]:
        return self.watches[seat].demands()

    def verdict(self, slip: Slip) -> str:
        """The move the server plays for a slip, as seat NOBODY."""
        return slip_text(slip)

    def _call_slips(self, slips: list[Slip], before: bool = False) -> list[Slip]:
        """Those of people. K-28: a gentle table calls one in a turn, and the turn is that of the slip: with `before`
        the verdict is played when the next has begun."""
        called: list[Slip] = []
        for slip in slips:
            if slip.seat in self.watched and not (self._gentle and slip.seat in self._called):
                self._called.add(slip.seat)
                called.append(slip._replace(before=before))
        return called


def orders_of(state: State, seat: int) -> dict[Order, str]:
    """The orders a seat is under at this table, each with the Look card that gives it."""
    orders: dict[Order, str] = {}
    for entry in state.piles.dealt:
        order = int(state.demands[look_card(entry)])
        if look_seat(entry) == seat and order != NONE:
            orders[Order(parts.LOOK_IDS[order])] = parts.LOOK_IDS[look_card(entry)]
    return orders


def eased_of(state: State, seat: int) -> set[Order]:
    """The orders of a seat whose stand-ins are enough."""
    eased = int(state.piles.eased)
    return {order for order, card in orders_of(state, seat).items() if has_bit(eased, parts.LOOK_IDS.index(card))}


def slip_text(slip: Slip) -> str:
    return f"slip {slip.seat + 1} {slip.card}{' before' if slip.before else ''}"
