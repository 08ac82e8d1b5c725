"""A server's table at this terminal, through the same messages as a browser: what is seen, and what is sent."""

from __future__ import annotations

import itertools
import queue
import secrets
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from msgspec import structs

from armarium import shelf
from armarium.bots.hints import Hint
from armarium.client.house import Address, House, refusal_of
from armarium.client.line import Asked, Line
from armarium.client.table import RemoteTable
from armarium.game import Outcome
from armarium.hooks import Offer, Trial
from armarium.reason import refusal
from armarium.record import BOT
from armarium.reports import Report
from armarium.server import messages
from armarium.terminal.drawing import seat_names
from armarium.terminal.session import NOTE, Call, Entry, Speech

PATIENCE = 10.0  # seconds to wait for the answer to a move
HINT_PATIENCE = 40.0
AGREE, DISAGREE = "agree", "disagree"  # answers to who wants to take a move back
EASIER = "stand-ins"


class Distant:
    """One viewer of a table far away; see `session.Session`. A watcher has no seat."""

    def __init__(self, address: Address, house: House) -> None:
        card = house.card(address.table)
        self._house = house
        self.game = shelf.game(card.game)
        self.unconfirmed: int | None = None
        self.turn_ended = False
        self.easier: set[int] = set()
        self.keeps = False
        self._table = RemoteTable(self.game, card)
        self._line = Line(address.socket, house.cookie, self._table.join, house.trust)
        self._is_there = False
        self._ids = (f"{secrets.token_hex(4)}-{number}" for number in itertools.count(1))
        self._reading = threading.RLock()

    def close(self) -> None:
        self._line.close()

    # --- hearing ----------------------------------------------------------------------------------------------------

    def tick(self) -> bool:
        """Take in what was told since; whether there was anything."""
        return self._take_in(0.0)

    def wait(self, seconds: float) -> None:
        self._take_in(seconds)

    def _take_in(self, seconds: float) -> bool:
        changed = False
        with self._reading:
            while True:
                try:
                    message = self._line.heard.get(timeout=0.0 if changed else seconds or 0.0001)
                except queue.Empty:
                    return changed
                changed = True
                self._is_there = message is not None
                if message is not None:
                    self._table.hear(message)

    def _ask(self, message: Asked) -> None:
        if self._table.removed is not None:
            raise refusal_of(self._table.removed)
        self._line.ask(message)

    def _ask_and_wait(self, make: Callable[[str], Asked], patience: float = PATIENCE) -> None:
        """Until the table has answered; Refused where it says no, or says nothing. A move is kept and sent again."""
        id = next(self._ids)
        self._ask(make(id))
        until = time.monotonic() + patience
        while id not in self._table.answered:
            self._table.raise_refusal(id)
            if time.monotonic() > until:
                raise refusal("no-answer")
            self._take_in(0.05)
        self._table.answered.discard(id)

    def _wait_for_step(self, at: int) -> None:
        """An accepted move is told to everybody a moment later; one should not be asked for it again meanwhile."""
        until = time.monotonic() + PATIENCE
        while self.n <= at and time.monotonic() < until:
            self._take_in(0.05)

    # --- what is so -------------------------------------------------------------------------------------------------

    @property
    def card(self) -> messages.TableCard:
        return self._table.card

    @property
    def is_started(self) -> bool:
        return self._table.view is not None

    @property
    def n(self) -> int:
        return self._table.n

    @property
    def counts(self) -> bool:
        return self._table.counts

    @property
    def box(self) -> str:
        return self.card.box

    @property
    def speeches(self) -> list[Speech]:
        chat = [Speech(line.at, line.person.name or "?", line.text) for line in self._table.chat]
        house = [Speech(at, "", text) for at, text in self._table.announcements]
        return sorted([*chat, *house])

    def turn(self) -> int:
        return self._table.turn

    def to_act(self) -> list[int]:
        return self._table.to_act

    def standing(self) -> list[int]:
        return self._table.standing

    def outcome(self) -> Outcome | None:
        return self._table.outcome

    def is_over(self) -> bool:
        return self._table.result is not None

    def trouble(self) -> str:
        if self._table.removed is not None:
            return f"reason-{self._table.removed.key}"
        if self.card.difference is not None:
            return "distant-stopped"
        return "" if self._is_there else "distant-lost"

    def names(self, language: str, viewer: int | None = None) -> list[str]:
        written = [self._table.seat_written(place) for place in range(len(self.card.seats))]
        return seat_names([name or (f"{BOT}{bot}" if bot else "?") for name, bot in written], language)

    def people(self) -> list[int]:
        return [] if self._table.mine is None else [self._table.mine]

    def only_person(self) -> int | None:
        return self._table.mine

    def person_to_act(self) -> int | None:
        mine = self._table.mine
        return mine if mine in self._table.to_act and self._table.offers else None

    def bot_to_act(self) -> int | None:
        return None

    # --- what the seat sees -----------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> Any:
        view = self._table.view
        return view if seat not in self.easier else structs.replace(view, options={**view.options, EASIER: True})

    def offers(self, seat: int | None) -> list[Offer]:
        return self._table.offers if seat is not None else []

    def trial(self, seat: int, text: str) -> Trial | None:
        """What the table said of it, None until it has; it is asked once."""
        table = self._table
        if text not in table.trials and text not in table.tried.values():
            id = next(self._ids)
            table.tried[id] = text
            self._ask(messages.Try(id, self.n, text))
        return table.trials.get(text)

    def can_be_tried(self, text: str) -> bool:
        """The server's hands try by themselves."""
        return False

    def trial_by_hands(self, text: str) -> Trial:
        raise NotImplementedError(text)

    def entries(self, viewer: int | None, since: int = 0) -> list[Entry]:
        return [
            Entry(entry.n, entry.turn, entry.seat, entry.move, entry.events, entry.at)
            for entry in self._table.log
            if entry.n > since
        ]

    def can_undo(self, seat: int | None) -> bool:
        return seat is not None and self._table.can_undo

    def calls(self) -> list[Call]:
        """What may be done out of turn: answer who wants to take a move back, change a sealed choice, call out."""
        table, mine = self._table, self._table.mine
        if mine is None:
            return []
        asked = table.asking is not None and table.asking.seat != mine and mine not in table.asking.agreed
        answers = [Call(mine, AGREE), Call(mine, DISAGREE)] if asked else []
        return [*answers, *(Call(mine, offer.move) for offer in table.offers if mine not in table.to_act)]

    # --- what one does ----------------------------------------------------------------------------------------------

    def play(self, seat: int, text: str) -> None:
        if text in (AGREE, DISAGREE) and self._table.asking is not None:
            self._ask_and_wait(lambda key: messages.Answer(key, text == AGREE))
        else:
            at = self.n
            self._ask_and_wait(lambda key: messages.Move(key, at, text))
            self._wait_for_step(at)

    def think(self, seat: int) -> str:
        raise NotImplementedError(f"nobody thinks here for seat {seat}")

    def confirm(self) -> None:
        """The table waits for nobody's second thoughts."""

    def undo(self, seat: int) -> None:
        at = self.n
        self._ask_and_wait(lambda key: messages.Undo(key, at))

    def hints(self, seat: int) -> list[Hint]:
        at = self.n
        self._ask_and_wait(lambda key: messages.AskHint(key, at), HINT_PATIENCE)
        return self._table.hints or []

    def turn_easier(self, seat: int) -> bool:
        if EASIER not in self.card.options:
            raise refusal("not-easier")
        self.easier ^= {seat}
        self.note(seat, {"type": "easier", "on": seat in self.easier})
        return seat in self.easier

    def sealed_seats(self) -> list[int]:
        return []

    def change(self, seat: int) -> None:
        """A sealed choice is changed by a call: the table waits until all have chosen."""

    def reveal(self) -> None:
        """The table does it."""

    # --- penances ---------------------------------------------------------------------------------------------------

    def now(self) -> float:
        return self._table.now()

    def watch(self, viewer: int | None) -> None:
        """The table's warden knows who is there."""

    def demands(self, seat: int | None) -> list[object]:
        return [] if seat is None or self.is_over() else self._table.demands

    def note(self, seat: int, note: NOTE) -> None:
        self._ask(messages.Note(f"note-{next(self._ids)}", note))

    def say(self, seat: int | None, text: str) -> None:
        self._ask_and_wait(lambda key: messages.Say(key, text))

    # --- keeping ----------------------------------------------------------------------------------------------------

    def keep(self, path: Path) -> None:
        raise refusal("kept-there", file=str(path))

    def report(self, seat: int | None) -> Report:
        return self._house.report(self._table.card.id)

    def suggested_file(self) -> Path:
        return Path()
