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
from armarium.chance import Chance
from armarium.encoder import BEYOND, MOST_ACTIONS, Actions, Field, MoveList, blocks_of
from armarium.game import Options
from armarium.games.rune import moves, parts, rules
from armarium.games.rune.grid import board as grid
from armarium.games.rune.grid.board import SIDE, TOKENS
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
    cell_of,
    kind_of,
    rotation_of,
)
from armarium.games.rune.state import State, bare

SPAN: Final[i64] = 17
CELLS: Final[i64] = SPAN * SPAN
SPARE: Final[i64] = 2
CARDS: Final[i64] = parts.CARDS

FIRST_PLACE: Final[i64] = CARDS * 4 * CELLS
FIRST_TOKEN: Final[i64] = FIRST_PLACE + CELLS
FIRST_SHOW: Final[i64] = FIRST_TOKEN + 2 * CELLS
FIRST_BARE: Final[i64] = FIRST_SHOW + CARDS
FIRST_BEYOND: Final[i64] = FIRST_BARE + 3
LAST: Final[i64] = MOST_ACTIONS - 1

# The cell of the lowest bit of a strip in one look: a power of two times HASH has other bits 58 to 63 for each power.
HASH: Final[i64] = 0x03F79D71B4CB0A89


def bit_hash(bits: i64) -> i64:
    return ((bits & -bits) * HASH >> 58) & 63


def hashed_cells() -> list[int]:
    """`grid.CELLS` by stride and hash of the bit."""
    cells = [0] * len(grid.CELLS)
    for stride in range(i64(1), i64(45)):
        for place in range(i64(62)):
            cells[stride * 64 + bit_hash(grid.bit(place))] = int(grid.CELLS[stride * 64 + place])
    return cells


HASHED_CELLS: Final = vec[i64](hashed_cells())

# Where the fields of an observation begin, in the order of `fields`.
ASKED: Final[i64] = 4
SIDES: Final[i64] = 5
TABLE: Final[i64] = 11
ORIGIN: Final[i64] = 13
HAND: Final[i64] = 15
SHOWN: Final[i64] = HAND + CARDS
GONE: Final[i64] = SHOWN + CARDS
LAID: Final[i64] = GONE + CARDS
RUNES: Final[i64] = LAID + CARDS
PIECES: Final[i64] = RUNES + CELLS


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
        Field("deck", 1, 0, cards, "cards in the deck"),
        Field("held", 1, 0, cards, "cards in the other's hand"),
        Field("table", 2, 0, cards + 1, "cards on the table with the starting card, tokens on the table"),
        Field("origin", 2, 0, 63, "column and line of the starting card's top left rune in the window"),
        Field("hand", cards, 0, 1, "own cards, by number from 1"),
        Field("shown", cards, 0, 1, "cards of the other's hand that everybody has seen"),
        Field("gone", cards, 0, 1, "cards that left the game"),
        Field("laid", cards, 0, 1, "cards on the table"),
        Field("runes", cells, 0, 3, "visible rune of each cell: 0 none, 1 blue, 2 green, 3 red"),
        Field("pieces", cells, -1, 4, "1 own Master, -1 the other's, 3 a token, added up where a Master stands on one"),
    ]


@final
class Encoder(encoder.Encoder):
    def __init__(self, options: Options) -> None:
        super().__init__(blocks(), fields())
        self.chance_outcomes = int(CARDS)
        self.undealt = bare(options, Chance(0), grid.fresh())

    def start(self, chance: Chance) -> State:
        state = self.undealt.clone(chance)
        rules.set_up(state)
        return state

    # --- moves --------------------------------------------------------------------------------------------------------

    def number(self, state: game.State, move: i64) -> i64:
        assert isinstance(state, State)
        if not has_cell(move):
            return first_number(move)
        cell = window_cell(state, move)
        return BEYOND if cell < 0 else first_number(move) + cell

    def list_moves(self, state: game.State, seat: i64, out: MoveList) -> None:
        assert isinstance(state, State)
        count = moves.move_count(state, seat)
        if count > 0:
            out.reserve(count)
            list_strips(state, out)

    def listed_move(self, state: game.State, seat: i64, listed: MoveList, start: i64, index: i64) -> i64:
        return state.move_at(seat, index - start)

    # --- what a seat knows --------------------------------------------------------------------------------------------

    def observe(self, state: game.State, seat: i64, out: vec[i16], at: i64) -> None:
        assert isinstance(state, State)
        for phase in range(i64(4)):
            out[at + phase] = i16(state.phase == phase)
        out[at + ASKED] = i16(state.seat == seat and state.phase != OVER)
        write_sides(state, seat, out, at + SIDES)
        write_set(state.hand(seat), out, at + HAND)
        if state.gone:  # a hand is shown when a card leaves the game
            write_set(state.hand(1 - seat) & state.shown, out, at + SHOWN)
            write_set(state.gone, out, at + GONE)
        for place in range(i64(1), len(state.laid)):
            out[at + LAID + card_of(state.laid[place]) - 1] = i16(1)
        write_window(state, out, at)
        write_pieces(state, seat, out, at + PIECES)


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


def list_strips(state: State, out: MoveList) -> None:
    """Add the numbers of all offered strips (`moves._add`), for which there is room, in the order of the moves. All is
    at hand in locals: this loop is most of what a step costs."""
    board = state.board
    offered = state.offered
    cells = HASHED_CELLS
    numbers = out.numbers
    used = out.used
    beyond = FIRST_BEYOND
    strides = board.stride * 64
    left = board.left - board.origin_x - SPARE
    highest = board.origin_y - board.top + SPARE
    for at in range(i64(0), state.used, i64(3)):
        first = offered[at]
        spots = offered[at + 1]
        if not has_cell(first):
            numbers[used] = first_number(first)
            used += 1
            continue
        top = ((cell_of(first) - left >> 6) + highest) & 63
        number = first_number(first) + top * SPAN
        while spots:
            cell = cells[strides + bit_hash(spots)]
            spots &= spots - 1
            if cell >> 6 < SPAN - top and cell & 63 < SPAN:
                numbers[used] = number + (cell >> 6) * SPAN + (cell & 63)
            else:
                numbers[used] = beyond
                beyond = min(beyond + 1, LAST)
            used += 1
    out.used = used


def write_sides(state: State, seat: i64, out: vec[i16], at: i64) -> None:
    """Masters, tokens, deck and the other's hand; points are not counted here, that would take longer than all else."""
    other = 1 - seat
    out[at] = i16(state.masters_left(seat))
    out[at + 1] = i16(state.masters_left(other))
    out[at + 2] = i16(state.has_token(seat))
    out[at + 3] = i16(state.has_token(other))
    out[at + 4] = i16(grid.popcount(state.deck))
    out[at + 5] = i16(grid.popcount(state.hand(other)))


def write_set(cards: i64, out: vec[i16], at: i64) -> None:
    for card in range(CARDS):
        out[at + card] = i16(cards >> card + 1 & 1)


def write_window(state: State, out: vec[i16], at: i64) -> None:
    """Write the lines of runes that an earlier observation, whose table and origin still stand in `out`, lacks."""
    board = state.board
    column = board.origin_x - board.left + SPARE
    line = board.origin_y - board.top + SPARE
    cards = i64(out[at + TABLE])
    top = board.top
    bottom = board.bottom
    moved_by = column - i64(out[at + ORIGIN])
    lowered_by = line - i64(out[at + ORIGIN + 1])
    if moved_by != 0 or lowered_by != 0:  # the window has moved, or is empty
        lift_pieces(state, state.tokens, out, at + PIECES, moved_by, lowered_by)
        lift_pieces(state, state.masters, out, at + PIECES, moved_by, lowered_by)
    elif cards + 1 >= len(state.laid) and out[at + TABLE + 1] == i16(len(state.tokens)):
        last = state.laid[len(state.laid) - 1]
        top = state.row(last)
        bottom = top + grid.height(rotation_of(last)) - 1 if cards < len(state.laid) else top - 1
    for y in range(top, min(bottom + 1, board.top + SPAN - SPARE)):
        write_line(board, y, out, at + RUNES + (y - board.top + SPARE) * SPAN + SPARE)
    out[at + TABLE] = i16(len(state.laid))
    out[at + TABLE + 1] = i16(len(state.tokens))
    out[at + ORIGIN] = i16(column)
    out[at + ORIGIN + 1] = i16(line)


def write_line(board: grid.Board, y: i64, out: vec[i16], at: i64) -> None:
    rows = board.rows
    left = board.left
    blue = rows[y] >> left
    green = rows[SIDE + y] >> left
    red = rows[2 * SIDE + y] >> left
    for column in range(at, at + min(board.right - left + 1, SPAN - SPARE)):
        out[column] = i16((blue & 1) + 2 * (green & 1) + 3 * (red & 1))
        blue >>= 1
        green >>= 1
        red >>= 1


def lift_pieces(state: State, pieces: vec[i64], out: vec[i16], at: i64, moved_by: i64, lowered_by: i64) -> None:
    """Take pieces from where they stood before the window moved so far. One laid since stood nowhere; what is taken in
    its name is written anew."""
    for i in range(len(pieces)):
        column = state.column(pieces[i]) - state.board.left + SPARE - moved_by
        line = state.row(pieces[i]) - state.board.top + SPARE - lowered_by
        if 0 <= column < SPAN and 0 <= line < SPAN:
            out[at + line * SPAN + column] = i16(0)


def write_pieces(state: State, seat: i64, out: vec[i16], at: i64) -> None:
    """Masters and tokens never move on the table; where the window moved, the old ones are gone."""
    for i in range(len(state.tokens)):
        cell = window_cell(state, state.tokens[i])
        if cell >= 0:
            out[at + cell] = i16(3)
    for i in range(len(state.masters)):
        master = state.masters[i]
        cell = window_cell(state, master)
        if cell >= 0:
            token = 3 if state.board.has(TOKENS, state.column(master), state.row(master)) else 0
            out[at + cell] = i16(token + (1 if card_of(master) == seat else -1))


def window_cell(state: State, move: i64) -> i64:
    """The cell of the window that a move names, -1 beyond it."""
    column = state.column(move) - state.board.left + SPARE
    line = state.row(move) - state.board.top + SPARE
    return line * SPAN + column if column < SPAN and line < SPAN else -1
