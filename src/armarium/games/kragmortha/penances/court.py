"""Slips and who judges them (K-34): the server online; at one table "Caught!", an admission or the others' votes.

And what a Look asks for when it is drawn, and how one that somebody cannot do is exchanged.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from armarium.chance import Chance
from armarium.games.kragmortha import notation, parts
from armarium.games.kragmortha.cards.piles import NONE
from armarium.games.kragmortha.notation import (
    ADMIT,
    DISCARD,
    FLAT_PALM,
    VOTE,
    case_accuser,
    case_look,
    case_of,
    first_of,
    flags_of,
    second_of,
    task_argument,
    task_seat,
)
from armarium.games.kragmortha.state import Library

GUILTY: Final[i64] = 1
NEITHER: Final[i64] = 3
VOTES: Final = vec[i64]([GUILTY, 2, 0, NEITHER])  # of the moves guilty, clear, slip (no vote) and abstain
VOICES: Final[i64] = 2  # fewer than so many votes convict nobody


class Court(Library):
    def judge(self, seat: i64, kind: i64, move: i64) -> None:
        """Table mode: caught, admitted or voted; online: a slip the server saw."""
        if kind == notation.SLIPS:
            self._slip(first_of(move), second_of(move), flags_of(move) & notation.BEFORE != 0)
        elif kind == notation.CATCHES:
            self.accusers |= i64(1) << seat
            self.piles.name_look(first_of(move), second_of(move))
            self.tell_case("caught", seat, first_of(move), second_of(move))
            self.add_task(ADMIT, first_of(move), case_of(seat, second_of(move)))
        elif kind == notation.ADMITS:
            self._uphold(self.pop())
        elif kind == notation.CONTESTS:
            self._contest(self.pop())
        else:
            self.votes &= ~(i64(3) << (2 * seat))
            self.votes |= VOTES[kind - notation.GUILTIES] << (2 * seat)
            self._tally()

    def _contest(self, task: i64) -> None:
        seat = task_seat(task)
        if self.seats == 2:
            self._clear(task)
            return
        self.votes = 0
        self.tell_value("contested", seat, "look", parts.LOOK_IDS[case_look(task)])
        self.add_task(VOTE, seat, task_argument(task))

    def redeal_votes(self, seat: i64, chance: Chance) -> None:
        """K-34: votes are sealed; that somebody has voted is seen, not what."""
        for other in range(self.seats):
            if other != seat and self.vote(other):
                self.votes &= ~(i64(3) << (2 * other))
                self.votes |= (1 + chance.below(3)) << (2 * other)

    def _tally(self) -> None:
        """K-34: the majority of the others decides, a tie clears. Bots never vote: where that leaves one voice, the
        accuser's, only an admission would have counted."""
        guilty: i64 = 0
        voices: i64 = 0
        for seat in range(self.seats):
            if self.may_vote(seat):
                vote = self.vote(seat)
                if vote == 0:
                    return
                if vote != NEITHER:
                    voices += 1
                    guilty += 1 if vote == GUILTY else -1
        task = self.pop()
        self.votes = 0
        if guilty > 0 and voices >= VOICES:
            self._uphold(task)
        else:
            self._clear(task)

    def _uphold(self, task: i64) -> None:
        """K-34: whose accusation was upheld may accuse again in this turn."""
        self.accusers &= ~(i64(1) << case_accuser(task))
        self._slip(task_seat(task), case_look(task), False)

    def _clear(self, task: i64) -> None:
        self.tell_value("cleared", task_seat(task), "look", parts.LOOK_IDS[case_look(task)])

    def _slip(self, seat: i64, card: i64, before: bool) -> None:
        """K-26, K-34: breaking a Look costs another, once the current step is done. K-28: it counts for its turn."""
        self.piles.name_look(seat, card)
        if before:
            self.slipped_before |= i64(1) << seat
        else:
            self.slipped |= i64(1) << seat
        self.owed = append(self.owed, seat)
        self.tell_value("slip", seat, "look", parts.LOOK_IDS[card])

    # --- Looks that begin, and Looks one cannot do -------------------------------------------------------------------

    def begin_order(self, seat: i64, order: i64) -> None:
        """What a new Look asks for at once."""
        if order == notation.BUTTERFINGERS:
            self.piles.show_look(seat, order)
            self.add_task(DISCARD, seat, 0)
        elif order == notation.ARM_BEHIND:
            self.piles.show_look(seat, order)
            self.add_task(notation.DEVICE, seat, 0)
        elif order == FLAT_PALM and seat == self.seat:
            self.peeked = NONE

    def ease(self, seat: i64, card: i64) -> None:
        """K-34: a Look one cannot do is exchanged for another of its family; if none is left it gets its stand-in."""
        look = parts.LOOK_IDS[card]
        other = self.piles.draw_alike(card, self.chance)
        self.piles.name_look(seat, card)
        if other == NONE:
            self.piles.eased |= i64(1) << card
            self.tell_value("eased", seat, "look", look)
            return
        self.tell_value("spared", seat, "look", look)
        self.piles.put_under(seat, card)
        self.piles.turned_down = []
        self.piles.deal_look(seat, other, self.piles.watching(seat))
        if self.events is not None:
            self.tell_look(seat, other)
        self.release_orders(seat)
        self.begin_order(seat, self.piles.imposed[other])
