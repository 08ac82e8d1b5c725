"""Slips and who judges them (K-34): the server online; at one table "Caught!", an admission or the others' votes.

And what a Look asks for when it is drawn, and how one that somebody cannot do is exchanged.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from armarium.chance import Chance
from armarium.games.kragmortha import events, notation, parts
from armarium.games.kragmortha.cards.packed import with_bit, with_pair, without_bit
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

if TYPE_CHECKING:
    from armarium.games.kragmortha.state import State

GUILTY: Final[i64] = 1
NEITHER: Final[i64] = 3
VOTES: Final = vec[i64]([GUILTY, 2, 0, NEITHER])  # of the moves guilty, clear, slip (no vote) and abstain
VOICES: Final[i64] = 2  # fewer than so many votes convict nobody


def play(state: State, seat: i64, kind: i64, move: i64) -> None:
    """Table mode: caught, admitted or voted; online: a slip the server saw."""
    if kind == notation.SLIPS:
        _slip(state, first_of(move), second_of(move), flags_of(move) & notation.BEFORE != 0)
    elif kind == notation.CATCHES:
        state.accusers = with_bit(state.accusers, seat)
        state.piles.name_look(first_of(move), second_of(move))
        events.tell_case(state, "caught", seat, first_of(move), second_of(move))
        state.add_task(ADMIT, first_of(move), case_of(seat, second_of(move)))
    elif kind == notation.ADMITS:
        _uphold(state, state.pop())
    elif kind == notation.CONTESTS:
        _contest(state, state.pop())
    else:
        state.votes = with_pair(state.votes, seat, VOTES[kind - notation.GUILTIES])
        _tally(state)


def _contest(state: State, task: i64) -> None:
    seat = task_seat(task)
    if state.seats == 2:
        _clear(state, task)
        return
    state.votes = 0
    events.tell_value(state, "contested", seat, "look", parts.LOOK_IDS[case_look(task)])
    state.add_task(VOTE, seat, task_argument(task))


def redeal_votes(state: State, seat: i64, chance: Chance) -> None:
    """K-34: votes are sealed; that somebody has voted is seen, not what."""
    for other in range(state.seats):
        if other != seat and state.vote(other):
            state.votes = with_pair(state.votes, other, 1 + chance.below(3))


def _tally(state: State) -> None:
    """K-34: the majority of the others decides, a tie clears. Bots never vote: where that leaves one voice, the
    accuser's, only an admission would have counted."""
    guilty: i64 = 0
    voices: i64 = 0
    for seat in range(state.seats):
        if state.may_vote(seat):
            vote = state.vote(seat)
            if vote == 0:
                return
            if vote != NEITHER:
                voices += 1
                guilty += 1 if vote == GUILTY else -1
    task = state.pop()
    state.votes = 0
    if guilty > 0 and voices >= VOICES:
        _uphold(state, task)
    else:
        _clear(state, task)


def _uphold(state: State, task: i64) -> None:
    """K-34: whose accusation was upheld may accuse again in this turn."""
    state.accusers = without_bit(state.accusers, case_accuser(task))
    _slip(state, task_seat(task), case_look(task), False)


def _clear(state: State, task: i64) -> None:
    events.tell_value(state, "cleared", task_seat(task), "look", parts.LOOK_IDS[case_look(task)])


def _slip(state: State, seat: i64, card: i64, before: bool) -> None:
    """K-26, K-34: breaking a Look costs another, once the current step is done. K-28: it counts for its turn."""
    state.piles.name_look(seat, card)
    if before:
        state.slipped_before = with_bit(state.slipped_before, seat)
    else:
        state.slipped = with_bit(state.slipped, seat)
    state.owed = append(state.owed, seat)
    events.tell_value(state, "slip", seat, "look", parts.LOOK_IDS[card])


# --- Looks that begin, and Looks one cannot do ------------------------------------------------------------------------


def begin_order(state: State, seat: i64, order: i64) -> None:
    """What a new Look asks for at once."""
    if order == notation.BUTTERFINGERS:
        state.piles.show_look(seat, order)
        state.add_task(DISCARD, seat, 0)
    elif order == notation.ARM_BEHIND:
        state.piles.show_look(seat, order)
        state.add_task(notation.DEVICE, seat, 0)
    elif order == FLAT_PALM and seat == state.seat:
        state.peeked = NONE


def ease(state: State, seat: i64, card: i64) -> None:
    """K-34: a Look one cannot do is exchanged for another of its family; if none is left it gets its stand-in."""
    look = parts.LOOK_IDS[card]
    other = state.piles.draw_alike(card, state.chance)
    state.piles.name_look(seat, card)
    if other == NONE:
        state.piles.eased = with_bit(state.piles.eased, card)
        events.tell_value(state, "eased", seat, "look", look)
        return
    events.tell_value(state, "spared", seat, "look", look)
    state.piles.put_under(seat, card)
    state.piles.turned_down = []
    state.piles.deal_look(seat, other, state.piles.onlookers(seat))
    events.tell_look(state, seat, other)
    state.release_orders(seat)
    begin_order(state, seat, state.piles.imposed[other])
