"""The rules of Rune, in rulebook order, clauses cited: what set-up and each move do. Sentences are in `words/`.

A turn is two moves, three with the Grand Master: lay a card, then draw or place a Master, then perhaps the token.
The deck has no order: a draw picks one of the unseen cards, so luck falls when a card is drawn and not before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append
from mypy_extensions import i64

from armarium.game import Outcome
from armarium.games.rune import events, moves, parts
from armarium.games.rune.grid import board as grid
from armarium.games.rune.grid.board import bit
from armarium.games.rune.moves import NOT_COUNTED
from armarium.games.rune.notation import (
    CHOOSE,
    DRAW,
    LAY,
    LAYS,
    OVER,
    PLACE,
    RECOLOUR,
    RETIRE,
    SHOW,
    TOKEN,
    card_of,
    cell_of,
    kind_of,
    move_of,
    rotation_of,
)

if TYPE_CHECKING:
    from armarium.games.rune.state import State

LAST_CARD: Final[i64] = parts.CARDS
FULL_DECK: Final[i64] = 2 * bit(LAST_CARD) - 2
HAND: Final[i64] = parts.HAND


def set_up(state: State) -> None:
    """R-5: the starting card lies, three cards each are drawn, a random seat starts."""
    chance = state.chance
    state.laid = append(state.laid, move_of(LAYS, 0, 0, 0, 0))
    state.deck = FULL_DECK
    for seat in range(i64(2)):
        for _ in range(HAND):
            card = grid.nth_bit(state.deck, chance.below(grid.popcount(state.deck)))
            state.deck &= ~bit(card)
            state.set_hand(seat, state.hand(seat) | bit(card))
    state.seat = chance.below(2)


def play(state: State, move: i64) -> None:
    state.count = NOT_COUNTED
    kind = kind_of(move)
    if kind == LAYS:
        _lay(state, move)
    elif kind == SHOW:
        _show(state, card_of(move))
    elif kind == DRAW:
        _draw(state)
    elif kind == PLACE:
        _place(state, move)
    elif kind == RETIRE:
        _retire(state)
    elif kind == RECOLOUR:
        _recolour(state, move)
    else:
        _end_turn(state)


def _lay(state: State, move: i64) -> None:
    card = card_of(move)
    before = events.watched_areas(state)
    events.tell_laid(state, move)
    _drop(state, card)
    state.laid = append(state.laid, move)
    state.board.lay(card, rotation_of(move), state.column(move), state.row(move))
    state.phase = CHOOSE
    events.tell_changes(state, before)


def _drop(state: State, card: i64) -> None:
    state.set_hand(state.seat, state.hand(state.seat) & ~bit(card))
    state.shown &= ~bit(card)


def _show(state: State, card: i64) -> None:
    """R-13: the whole hand is shown, the chosen card leaves the game face up."""
    events.tell_showed(state, card)
    state.shown |= state.hand(state.seat)
    _drop(state, card)
    state.gone |= bit(card)
    state.phase = CHOOSE


def _draw(state: State) -> None:
    card = grid.nth_bit(state.deck, state.chance.below(grid.popcount(state.deck)))
    state.deck &= ~bit(card)
    state.set_hand(state.seat, state.hand(state.seat) | bit(card))
    events.tell_drew(state, card)
    _end_turn(state)


def _place(state: State, move: i64) -> None:
    x = state.column(move)
    y = state.row(move)
    before = events.watched_areas(state)
    state.board.stand(state.seat, x, y)
    state.masters = append(state.masters, move_of(0, state.seat, 0, cell_of(move), 0))
    _spend_master(state)
    events.tell_placed(state, x, y)
    events.tell_changes(state, before)
    state.phase = TOKEN
    if not state.has_token(state.seat) or moves.move_count(state, state.seat) == 1:
        _end_turn(state)


def _retire(state: State) -> None:
    """R-11: no rune is allowed; the Master leaves the game and counts as placed."""
    _spend_master(state)
    events.tell_retired(state)
    _end_turn(state)


def _spend_master(state: State) -> None:
    if state.seat == 0:
        state.left0 -= 1
    else:
        state.left1 -= 1


def _recolour(state: State, move: i64) -> None:
    x = state.column(move)
    y = state.row(move)
    colour = rotation_of(move)
    before = events.watched_areas(state)
    events.tell_token(state, x, y, colour)
    state.board.recolour(x, y, colour)
    state.tokens = append(state.tokens, move_of(0, state.seat, colour, cell_of(move), 0))
    events.tell_changes(state, before)
    _end_turn(state)


def _end_turn(state: State) -> None:
    """R-5 turns alternate; R-14 the last one with Masters goes on alone, and the last Master ends the game."""
    state.count = NOT_COUNTED
    if state.left0 == 0 and state.left1 == 0:
        state.phase = OVER
        events.tell_over(state)
        return
    state.phase = LAY
    if state.masters_left(1 - state.seat) > 0:
        state.seat = 1 - state.seat


# --- points -----------------------------------------------------------------------------------------------------


def standing(state: State) -> list[int]:
    return [int(state.board.points(0)), int(state.board.points(1))]


def outcome(state: State) -> Outcome | None:
    if state.phase != OVER:
        return None
    scores = standing(state)
    if scores[0] == scores[1]:
        return Outcome([0, 1], scores, "tie")
    return Outcome([0 if scores[0] > scores[1] else 1], scores, "points")
