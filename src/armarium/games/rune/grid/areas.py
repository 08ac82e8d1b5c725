"""R-12: areas as lists of cells, for whoever tells, shows or checks them; the search counts bits in `board.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from armarium.games.rune.grid import board as grid
from armarium.games.rune.grid.board import BARE

if TYPE_CHECKING:
    from armarium.games.rune.state import State

Area = tuple[int, int, list[tuple[int, int]], int]  # owner or NOBODY, colour, cells, points


def areas(state: State) -> list[Area]:
    """Every area as (owner or NOBODY, colour, cells, points), cells counted from the starting card."""
    board = state.board
    seen = grid.NO_ROWS[:]
    listed: list[Area] = []
    for y in range(board.top, board.bottom + 1):
        for x in range(board.left, board.right + 1):
            colour = board.colour(x, y)
            if colour == BARE or grid.has_bit(seen[y], x):
                continue
            rows = board.area(x, y)
            cells: list[tuple[int, int]] = []
            for row in range(board.top, board.bottom + 1):
                seen[row] |= rows[row]
                for column in range(board.left, board.right + 1):
                    if grid.has_bit(rows[row], column):
                        cells.append((int(column - board.origin_x), int(row - board.origin_y)))
            points = len(cells) * int(grid.POINTS[colour])
            listed.append((state.owner(x, y), int(colour), cells, points))
    return listed
