"""What people at a real table set right (M-55): how many cards of a kind lie in a Reserve or the pile, how much energy
is left. Known at any time of a turn but never offered; what the box cannot hold is refused with the count.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from armarium.games.kamimai import events, parts
from armarium.games.kamimai.notation import (
    CARDS,
    CAST,
    COUNT,
    DRAW,
    ENERGY,
    FAIRY,
    GUARDIAN,
    HAND,
    STORE,
    TARGET,
    WORDS,
    argument_of,
    count_card,
    count_number,
    count_of,
    count_place,
    kind_of,
    move_of,
)
from armarium.reason import Reason, Refused

if TYPE_CHECKING:
    from armarium.games.kamimai.state import State

MOST_ENERGY = 15


def correction(state: State, seat: int, text: str) -> int:
    """The move of a text that sets something right; Refused where it does not fit."""
    reason = why_not(state, seat, text)
    if reason is not None:
        raise Refused(reason)
    words = text.split()
    if words[0] == WORDS[ENERGY]:
        return move_of(ENERGY, int(words[1]))
    return count_of(int(words[1]), CARDS.index(words[2]), int(words[3]))


def why_not(state: State, seat: int, text: str) -> Reason | None:
    words = text.split()
    if not _is_formed(words):
        return Reason("", "correction-form", {"move": text[:60]})
    if not state.companion:
        return Reason("M-55", "not-companion")
    if seat not in state.to_act():
        return Reason("M-9", "not-your-turn")
    if state.phase not in (TARGET, HAND, DRAW, CAST, STORE):
        return Reason("M-55", "correct-later")
    if words[0] == WORDS[ENERGY]:
        return None if 1 <= int(words[1]) <= MOST_ENERGY else Reason("M-38", "energy-range", {"count": MOST_ENERGY})
    return _why_not_count(state, int(words[1]), CARDS.index(words[2]), int(words[3]))


def _is_formed(words: list[str]) -> bool:
    if words[0] == WORDS[ENERGY]:
        return len(words) == 2 and _is_number(words[1])
    return len(words) == 4 and _is_number(words[1]) and words[2] in CARDS and _is_number(words[3])


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= 2


def _why_not_count(state: State, place: int, card: int, count: int) -> Reason | None:
    if place > state.seats:
        return Reason("", "no-such-place", {"count": state.seats})
    if state.apart and not GUARDIAN <= card < FAIRY:
        return Reason("M-55", "reserves-apart")
    if count - _pile(state, place)[card] > state.deck.unseen[card]:
        return Reason("M-2", "count-too-many", {"card": CARDS[card], "count": parts.COUNTS[card]})
    return None


def _pile(state: State, place: int) -> list[int]:
    return state.discards if place == 0 else state.reserves[place - 1]


def correct(state: State, move: int) -> None:
    if kind_of(move) == ENERGY:
        state.energy = argument_of(move)
        events.tell_energy_set(state)
    elif kind_of(move) == COUNT:
        _set_count(state, count_place(move), count_card(move), count_number(move))


def _set_count(state: State, place: int, card: int, count: int) -> None:
    """What is more comes out of the Grimoire, what is less stands in it."""
    pile = _pile(state, place)
    while pile[card] < count:
        state.deck.take_card(card)
        pile[card] += 1
    while pile[card] > count:
        state.deck.put_card(card)
        pile[card] -= 1
    events.tell_count(state, place, card, count)
