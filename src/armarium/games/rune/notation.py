"""How Rune writes its moves: an int inside, a short text outside, and a notation for cells of a table without edges."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Phases of a turn.
LAY: Final[i64] = 0
CHOOSE: Final[i64] = 1
TOKEN: Final[i64] = 2
OVER: Final[i64] = 3
PHASES: Final = ("lay", "choose", "token", "over")

# A move; nobody else shifts. Cells are numbered from the starting card, 64 to a line, in 64 lines that begin again: 17
# cards span at most 35 cells, so within one position they are never confused. A Master or a token that lies is written
# like a move, with the seat for the card and the colour for the rotation. Kinds are numbers and not enums, for a search
# asks for them at every step; KINDS names them outside.
#
#     from bit   0        6       12         14      19
#     a move     column   line    rotation   card    kind
#                cell .........
LAYS: Final[i64] = 0
SHOW: Final[i64] = 1
DRAW: Final[i64] = 2
PLACE: Final[i64] = 3
RETIRE: Final[i64] = 4
RECOLOUR: Final[i64] = 5
KEEP: Final[i64] = 6
CELL: Final[i64] = 4095
KINDS: Final = ("lay", "show", "draw", "master", "retire", "token", "keep")
WITHOUT_CELL: Final = len(KINDS) << 7
COLOURS: Final = ("blue", "green", "red")
MASTERS: Final = ("red", "black")  # the colours of the Masters


def move_of(kind: i64, card: i64, rotation: i64, x: i64, y: i64) -> i64:
    return kind << 19 | card << 14 | rotation << 12 | ((y << 6) + x & CELL)


def kind_of(move: i64) -> i64:
    return move >> 19


def card_of(move: i64) -> i64:
    return (move >> 14) & 31


def rotation_of(move: i64) -> i64:
    return (move >> 12) & 3


def cell_of(move: i64) -> i64:
    return move & CELL


def column_of(move: i64, origin: i64) -> i64:
    """The window's column that a move names, from the column of the starting card."""
    return (move + origin) & 63


def line_of(move: i64, origin_x: i64, origin_y: i64) -> i64:
    """The window's line that a move names, from the cell of the starting card."""
    return (((move - column_of(move, origin_x) + origin_x) >> 6) + origin_y) & 63


def without_cell(move: i64) -> i64:
    """Kind, card and rotation of a move, as one small number below `WITHOUT_CELL`."""
    return move >> 12


def move_shifted_by(move: i64, cells: i64) -> i64:
    """The same move so many cells on."""
    return move & ~CELL | (move + cells & CELL)


def cell_text(x: int, y: int) -> str:
    """Column letters and row number; the starting card's top left rune is m13. Left of a come -a, -b and so on."""
    column = x + 12
    letters = _letters(column) if column >= 0 else "-" + _letters(-column - 1)
    return f"{letters}{y + 13}"


def _letters(number: int) -> str:
    letter = chr(97 + number % 26)
    return letter if number < 26 else _letters(number // 26 - 1) + letter


def parse_cell(text: str) -> tuple[int, int] | None:
    """The cell a notation names, None if it names none; a cell has only one notation."""
    written = text
    sign = 1
    if text.startswith("-"):
        sign, text = -1, text[1:]
    letters = text.rstrip("-0123456789")
    number = text[len(letters) :]
    if not (1 <= len(letters) <= 2 and letters.isascii() and letters.isalpha() and letters.islower()):
        return None
    if not number.removeprefix("-").isdecimal() or len(number) > 4:
        return None
    column = 0
    for letter in letters:
        column = column * 26 + ord(letter) - 96
    column -= 1
    cell = (column if sign == 1 else -column - 1) - 12, int(number) - 13
    return cell if cell_text(*cell) == written else None
