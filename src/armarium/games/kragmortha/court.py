"""Slips and who judges them (K-34): the server online; at one table "Caught!", an admission or the others' votes."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from armarium.chance import Chance
from armarium.games.kragmortha import notation, parts
from armarium.games.kragmortha.library import Library
from armarium.games.kragmortha.notation import ADMIT, VOTE, first_of, second_of, task_argument, task_seat


class Court(Library):
    def judge(self, seat: i64, kind: i64, move: i64) -> None:
        """Table mode: caught, admitted or voted; online: a slip the server saw."""
        if kind == notation.SLIPS:
            self._slip(first_of(move), second_of(move))
        elif kind == notation.CATCHES:
            self.accusers |= i64(1) << seat
            self.piles.name_look(first_of(move), second_of(move))
            self.tell_case("caught", seat, first_of(move), second_of(move))
            self.add_task(ADMIT, first_of(move), second_of(move))
        elif kind == notation.ADMITS:
            self._slip(seat, task_argument(self.pop()))
        elif kind == notation.CONTESTS:
            self._contest(self.pop())
        else:
            self.votes &= ~(i64(3) << (2 * seat))
            self.votes |= (i64(1) if kind == notation.GUILTIES else i64(2)) << (2 * seat)
            self._tally()

    def _contest(self, task: i64) -> None:
        seat = task_seat(task)
        if self.seats == 2:
            self.tell_value("cleared", seat, "look", parts.LOOK_IDS[task_argument(task)])
            return
        self.votes = 0
        self.tell_value("contested", seat, "look", parts.LOOK_IDS[task_argument(task)])
        self.add_task(VOTE, seat, task_argument(task))

    def redeal_votes(self, seat: i64, chance: Chance) -> None:
        """K-34: votes are sealed; that somebody has voted is seen, not what."""
        for other in range(self.seats):
            if other != seat and self.vote(other):
                self.votes &= ~(i64(3) << (2 * other))
                self.votes |= (1 + chance.below(2)) << (2 * other)

    def _tally(self) -> None:
        """K-34: the majority of the others decides, a tie clears."""
        guilty: i64 = 0
        for seat in range(self.seats):
            if self.may_vote(seat):
                if self.vote(seat) == 0:
                    return
                guilty += 1 if self.vote(seat) == 1 else -1
        task = self.pop()
        self.votes = 0
        if guilty > 0:
            self._slip(task_seat(task), task_argument(task))
        else:
            self.tell_value("cleared", task_seat(task), "look", parts.LOOK_IDS[task_argument(task)])

    def _slip(self, seat: i64, card: i64) -> None:
        """K-26, K-34: breaking a Look costs another, once the current step is done."""
        self.piles.name_look(seat, card)
        self.slipped |= i64(1) << seat
        self.owed = append(self.owed, seat)
        self.tell_value("slip", seat, "look", parts.LOOK_IDS[card])
