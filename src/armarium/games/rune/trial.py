"""What trying a move of Rune would show: why it is refused, or the scores and areas it would leave."""

from __future__ import annotations

import msgspec

from armarium.chance import Chance
from armarium.game import plain
from armarium.games.rune import refusals
from armarium.games.rune.grid.board import cards_in
from armarium.games.rune.notation import OVER, parse_cell
from armarium.games.rune.state import State
from armarium.games.rune.view import Area, areas
from armarium.views import Why, why


class Mark(msgspec.Struct, frozen=True):
    """One comparison of R-7. Under the card (dx = dy = 0) or with the neighbour at (x + dx, y + dy)."""

    x: int
    y: int
    dx: int
    dy: int
    fits: bool


class Trial(msgspec.Struct, frozen=True):
    """What trying a move shows: why it is refused, or the scores and areas it would leave; the marks in both cases."""

    move: str
    reason: Why | None
    marks: list[Mark]
    scores: list[int] | None
    areas: list[Area] | None


def trial(state: State, seat: int, text: str) -> Trial:
    """Tried on a guess, so that it can tell nothing the seat could not work out; only a draw hides anything."""
    text = plain(text)
    reason = state.why_not(seat, text)
    compared = marks(state, seat, text)
    if reason is not None or state.phase == OVER:
        return Trial(text, why(reason), compared, None, None)
    world = state.guess(seat, Chance(0))
    world.play(seat, world.find(seat, text))
    return Trial(text, None, compared, world.standing(), areas(world))


def marks(state: State, seat: int, text: str) -> list[Mark]:
    """R-7 rune by rune, for a lay of a card in the seat's own hand."""
    words = text.split()
    if len(words) != 4 or words[0] != "lay" or not refusals.is_number(words[1]):
        return []
    card, cell, turns = int(words[1]), parse_cell(words[2]), words[3]
    if cell is None or turns not in ("r0", "r1", "r2", "r3") or card not in cards_in(state.hand(seat)):
        return []
    x, y = cell[0] + int(state.board.origin_x), cell[1] + int(state.board.origin_y)
    runes = refusals.comparisons(state, card, int(turns[1]), x, y)
    return [Mark(cx - x + cell[0], cy - y + cell[1], dx, dy, fits) for cx, cy, dx, dy, fits in runes]
