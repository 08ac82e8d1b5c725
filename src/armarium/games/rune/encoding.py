"""Rune for programs that learn: numbers of moves, and what a seat knows as a flat array, both laid over one window.

the window, 17 x 17 cells, row by row from the top left: . is spare, r holds the cards laid so far

    . . . . .        Two spare lines above and two spare columns to the left, so that the top left cell of a card
    . . . . .        that reaches over the edge is in the window. It follows the cards: what lay in a cell lies
    . . r r .        further right or down once a card is laid over the left or upper edge.
    . . r r .        Cards that span more than 15 cells reach beyond it. A move there has no number of its own:
    . . r r r        it is numbered by its place among such moves; the runes there are not seen.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from armarium import encoder, game
from armarium.encoder import BEYOND, MOST_ACTIONS, Actions, Field, MoveList, blocks_of
from armarium.games.rune import moves, parts
from armarium.games.rune.grid import board as grid
from armarium.games.rune.grid.board import MASTERS, SIDE, TOKENS
from armarium.games.rune.notation import (
    DRAW,
    LAYS,
    OVER,
    PHASES,
    PLACE,
    RECOLOUR,
    RETIRE,
    SHOW,
    card_of,
    kind_of,
    move_shifted_by,
    rotation_of,
)
from armarium.games.rune.state import State

SPAN: Final[i64] = 17
CELLS: Final[i64] = SPAN * SPAN
SPARE: Final[i64] = 2
CARDS: Final[i64] = parts.CARDS

FIRST_PLACE: Final[i64] = CARDS * 4 * CELLS
FIRST_TOKEN: Final[i64] = FIRST_PLACE + CELLS
FIRST_SHOW: Final[i64] = FIRST_TOKEN + 2 * CELLS
FIRST_BARE: Final[i64] = FIRST_SHOW + CARDS
FIRST_BEYOND: Final[i64] = FIRST_BARE + 3
MOST_POINTS: Final = 3 * 6 * 17  # more than all runes of the box can bring


def blocks() -> list[Actions]:
    cells = int(CELLS)
    return blocks_of(
        [
            ("lay", int(CARDS) * 4 * cells, "((card - 1) * 4 + quarter turns) * 289 + cell of its top left rune"),
            ("master", cells, "cell"),
            ("token", 2 * cells, "colour (blue, green) * 289 + cell"),
            ("show", int(CARDS), "card - 1"),
            ("draw", 1, "a card instead of a Master"),
            ("retire", 1, "a Master that finds no rune"),
            ("keep", 1, "no token now"),
            ("beyond", MOST_ACTIONS - int(FIRST_BEYOND), "place among the offered moves beyond the window"),
        ]
    )


def fields() -> list[Field]:
    cards, cells = int(CARDS), int(CELLS)
    return [
        Field("phase", len(PHASES), 0, 1, "one-hot: " + ", ".join(PHASES)),
        Field("asked", 1, 0, 1, "whether this seat is to move"),
        Field("masters", 2, 0, parts.MASTERS, "Masters in hand: own, the other's"),
        Field("tokens", 2, 0, 1, "whether a token is left: own, the other's"),
        Field("points", 2, 0, MOST_POINTS, "points as they lie: own, the other's"),
        Field("deck", 1, 0, cards, "cards in the deck"),
        Field("held", 1, 0, cards, "cards in the other's hand"),
        Field("hand", cards, 0, 1, "own cards, by number from 1"),
        Field("shown", cards, 0, 1, "cards of the other's hand that everybody has seen"),
        Field("gone", cards, 0, 1, "cards that left the game"),
        Field("laid", cards, 0, 1, "cards on the table"),
        Field("runes", cells, 0, 3, "visible rune of each cell: 0 none, 1 blue, 2 green, 3 red"),
        Field("pieces", cells, -1, 4, "1 own Master, -1 the other's, 3 a token, added up where a Master stands on one"),
    ]


@final
class Encoder(encoder.Encoder):
    def __init__(self) -> None:
        super().__init__(blocks(), fields())
        self.chance_outcomes = int(CARDS)

    # --- moves --------------------------------------------------------------------------------------------------------

    def number(self, state: game.State, move: i64) -> i64:
        assert isinstance(state, State)
        column = state.column(move) - state.board.left + SPARE
        line = state.row(move) - state.board.top + SPARE
        if has_cell(move) and (column >= SPAN or line >= SPAN):
            return BEYOND
        return first_number(move) + (line * SPAN + column if has_cell(move) else 0)

    def list_moves(self, state: game.State, seat: i64, out: MoveList) -> None:
        assert isinstance(state, State)
        if moves.move_count(state, seat) == 0:
            return
        beyond = FIRST_BEYOND
        for at in range(i64(0), state.used, i64(3)):
            beyond = list_strip(state, at, beyond, out)

    # --- what a seat knows --------------------------------------------------------------------------------------------

    def observe(self, state: game.State, seat: i64, out: vec[i16], at: i64) -> None:
        assert isinstance(state, State)
        for phase in range(i64(4)):
            out[at + phase] = i16(state.phase == phase)
        at += 4
        out[at] = i16(state.seat == seat and state.phase != OVER)
        at = write_sides(state, seat, out, at + 1)
        write_set(state.hand(seat), out, at)
        write_set(state.hand(1 - seat) & state.shown, out, at + CARDS)
        write_set(state.gone, out, at + 2 * CARDS)
        for place in range(i64(1), len(state.laid)):
            out[at + 3 * CARDS + card_of(state.laid[place]) - 1] = i16(1)
        write_window(state, seat, out, at + 4 * CARDS)


def has_cell(move: i64) -> bool:
    kind = kind_of(move)
    return kind == LAYS or kind == PLACE or kind == RECOLOUR


def first_number(move: i64) -> i64:
    """The number of a move without a cell, or what it would be in the first cell of the window."""
    kind = kind_of(move)
    if kind == LAYS:
        return ((card_of(move) - 1) * 4 + rotation_of(move)) * CELLS
    if kind == PLACE:
        return FIRST_PLACE
    if kind == RECOLOUR:
        return FIRST_TOKEN + rotation_of(move) * CELLS
    if kind == SHOW:
        return FIRST_SHOW + card_of(move) - 1
    return FIRST_BARE + (0 if kind == DRAW else 1 if kind == RETIRE else 2)


def list_strip(state: State, at: i64, beyond: i64, out: MoveList) -> i64:
    """Add the moves of an offered strip (`moves._add`); the next number for one beyond the window."""
    first = state.offered[at]
    spots = state.offered[at + 1]
    number = first_number(first)
    strides = state.board.stride * 64
    top = state.row(first) - state.board.top + SPARE
    celled = has_cell(first)
    while spots:
        cell = grid.CELLS[strides + grid.nth_bit(spots, 0)]
        spots &= spots - 1
        move = move_shifted_by(first, cell)
        line = top + (cell >> 6)
        column = cell & 63
        if not celled:
            out.add(move, number)
        elif line < SPAN and column < SPAN:
            out.add(move, number + line * SPAN + column)
        elif beyond < MOST_ACTIONS:
            out.add(move, beyond)
            beyond += 1
    return beyond


def write_sides(state: State, seat: i64, out: vec[i16], at: i64) -> i64:
    """Masters, tokens, points, deck and the other's hand; the place after them."""
    other = 1 - seat
    out[at] = i16(state.masters_left(seat))
    out[at + 1] = i16(state.masters_left(other))
    out[at + 2] = i16(state.has_token(seat))
    out[at + 3] = i16(state.has_token(other))
    out[at + 4] = i16(state.board.points(seat))
    out[at + 5] = i16(state.board.points(other))
    out[at + 6] = i16(grid.popcount(state.deck))
    out[at + 7] = i16(grid.popcount(state.hand(other)))
    return at + 8


def write_set(cards: i64, out: vec[i16], at: i64) -> None:
    for card in range(CARDS):
        out[at + card] = i16(cards >> card + 1 & 1)


def write_window(state: State, seat: i64, out: vec[i16], at: i64) -> None:
    """Runes and pieces of the lines that hold cards; the others have never been written to."""
    board = state.board
    lines = min(board.bottom - board.top + 1, SPAN - SPARE)
    for line in range(lines):
        write_line(board, board.top + line, seat, out, at + (line + SPARE) * SPAN + SPARE)


def write_line(board: grid.Board, y: i64, seat: i64, out: vec[i16], at: i64) -> None:
    rows = board.rows
    left = board.left
    blue = rows[y] >> left
    green = rows[SIDE + y] >> left
    red = rows[2 * SIDE + y] >> left
    own = rows[MASTERS + seat * SIDE + y] >> left
    other = rows[MASTERS + SIDE - seat * SIDE + y] >> left
    tokens = rows[TOKENS + y] >> left
    for _ in range(min(board.right - left + 1, SPAN - SPARE)):
        out[at] = i16((blue & 1) + 2 * (green & 1) + 3 * (red & 1))
        out[at + CELLS] = i16((own & 1) - (other & 1) + 3 * (tokens & 1))
        blue >>= 1
        green >>= 1
        red >>= 1
        own >>= 1
        other >>= 1
        tokens >>= 1
        at += 1
