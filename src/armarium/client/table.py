"""A table as it is told to one viewer, message by message: the same that a browser hears. It judges nothing itself."""

from __future__ import annotations

import time
from typing import Any, get_type_hints

import msgspec

from armarium.bots.hints import Hint
from armarium.client.house import refusal_of
from armarium.game import Game, Outcome
from armarium.hooks import Offer, Trial
from armarium.server import messages
from armarium.views import Why


class Types:
    """How a game's views, offers and trials are read; they stand in its annotations."""

    def __init__(self, game: Game) -> None:
        kind = type(game)
        self.view = get_type_hints(kind.view)["return"]
        self.offers = get_type_hints(kind.offers)["return"]
        self.trial = get_type_hints(kind.trial)["return"]


class RemoteTable:
    """`n` is the last log number that counts. `refused` are reasons by the id of what was turned away, until somebody
    asks for them; `answered` ids of what was accepted."""

    def __init__(self, game: Game, card: messages.TableCard) -> None:
        self.game = game
        self.card = card
        self.view: Any = None
        self.offers: list[Offer] = []
        self.log: list[messages.LogEntry] = []
        self.chat: list[messages.ChatLine] = []
        self.announcements: list[tuple[float, str]] = []
        self.can_undo = False
        self.to_act = list(card.to_act)
        self.standing = list(card.standing)
        self.mine = card.mine
        self.asking: messages.Asking | None = None
        self.result: messages.Result | None = None
        self.tried: dict[str, str] = {}  # moves by the id of the question what they would do
        self.trials: dict[str, Trial] = {}
        self.hints: list[Hint] | None = None
        self.demands: list[object] = []
        self.ahead = 0.0  # the server's clock minus ours
        self.refused: dict[str, Why] = {}
        self.answered: set[str] = set()
        self.removed: Why | None = None
        self.counts = card.counts
        self._types = Types(game)

    @property
    def n(self) -> int:
        return self.log[-1].n if self.log else 0

    @property
    def turn(self) -> int:
        return self.log[-1].turn if self.log else self.card.turn

    @property
    def outcome(self) -> Outcome | None:
        return None if self.result is None else Outcome(self.result.winners, self.result.scores, self.result.key)

    def join(self) -> messages.Join:
        return messages.Join(self.n, self.chat[-1].n if self.chat else 0)

    def now(self) -> float:
        return time.monotonic() + self.ahead

    def raise_refusal(self, id: str) -> None:
        why = self.refused.pop(id, None)
        if why is not None:
            raise refusal_of(why)

    # --- hearing ----------------------------------------------------------------------------------------------------

    def hear(self, message: messages.ToViewer) -> None:
        match message:
            case messages.Welcome():
                self._arrive(message)
            case messages.Step():
                self._follow(message)
            case messages.Back():
                self._go_back(message)
            case messages.Table(table):
                self.card, self.mine, self.counts = table, table.mine, table.counts
            case messages.Chat(line):
                self.chat.append(line)
            case messages.Announcement(text):
                self.announcements.append((time.time(), text))
            case messages.Asking():
                self.asking = None if message.seat is None else message
            case messages.Demands():
                self.demands, self.ahead = message.demands, message.at - time.monotonic()
            case messages.Trial(id, trial):
                self.trials[self.tried.pop(id, "")] = msgspec.convert(trial, self._types.trial)
            case messages.Hints(id, _, hints):
                self.hints = hints
                self.answered.add(id)
            case messages.Ack(id):
                self.answered.add(id)
            case messages.No(id, reason):
                self._learn_refusal(id, reason)
            case _:
                pass  # poses and pongs are nothing to read

    def _arrive(self, message: messages.Welcome) -> None:
        first = message.log[0].n if message.log else message.n + 1
        self.card, self.counts = message.table, message.table.counts
        self.mine, self.standing = message.table.mine, message.table.standing
        self.log = [*(entry for entry in self.log if entry.n < first and entry.n <= message.n), *message.log]
        known = {line.n for line in self.chat}
        self.chat += [line for line in message.chat if line.n not in known]
        self.asking = None if message.asking is None else messages.Asking(message.asking, message.n, [])
        self.result, self.to_act = message.result, message.table.to_act
        self._see(message.view, message.offers, message.can_undo)

    def _follow(self, message: messages.Step) -> None:
        if message.entry.n <= self.n:
            return
        self.log.append(message.entry)
        self.to_act, self.result, self.mine, self.standing = (
            message.to_act,
            message.result,
            message.mine,
            message.standing,
        )
        self.asking = None
        self._see(message.view, message.offers, message.can_undo)

    def _go_back(self, message: messages.Back) -> None:
        self.log = [entry for entry in self.log if entry.n <= message.n]
        self.to_act, self.mine, self.standing = message.to_act, message.mine, message.standing
        self.asking = None
        self._see(message.view, message.offers, message.can_undo)

    def _see(self, view: object, offers: list[object], can_undo: bool) -> None:
        self.view = None if view is None else msgspec.convert(view, self._types.view)
        self.offers = msgspec.convert(offers, self._types.offers)
        self.can_undo = can_undo
        self.trials.clear()
        self.tried.clear()

    def _learn_refusal(self, id: str, reason: Why) -> None:
        if id:
            self.refused[id] = reason
        else:
            self.removed = reason  # said before the line is cut: there is no way back in

    # --- who sits here ----------------------------------------------------------------------------------------------

    def seat_written(self, place: int) -> tuple[str, str]:
        """Who sits at a place: a name, or else the bot that plays there; neither where the reader must not know."""
        seat = self.card.seats[place]
        name = seat.name or ("" if seat.person is None else seat.person.name)
        return name, (seat.bot or "") if seat.person is None else ""
