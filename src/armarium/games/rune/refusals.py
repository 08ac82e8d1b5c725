"""Why a text is not a move of Rune now: the clause, the words' key and the values of the sentence.

The answer tells a seat nothing it could not see: it is made from the table, the seat's own hand and the text.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from armarium.chance import parse_number
from armarium.game import plain
from armarium.games.rune import moves
from armarium.games.rune.grid import board as grid
from armarium.games.rune.grid.board import BARE, CORNERS, SIDE, TOKENS
from armarium.games.rune.notation import CHOOSE, COLOURS, KINDS, LAY, OVER, TOKEN, cell_text, parse_cell
from armarium.reason import Reason, Value

if TYPE_CHECKING:
    from armarium.games.rune.state import State


def why_not(state: State, seat: int, text: str) -> Reason | None:
    """None when the text is an offered move."""
    words = plain(text).split()
    if state.phase == OVER:
        return Reason("R-14", "game-over")
    if not words or words[0] not in KINDS:
        return Reason("", "move-unknown", {"move": plain(text)})
    if seat != state.seat:
        return Reason("R-5", "not-your-turn")
    if words[0] in ("lay", "show"):
        return _why_not_card(state, words)
    if state.phase == LAY:
        return Reason("R-6", "lay-first")
    if words[0] in ("token", "keep"):
        return _why_not_token(state, words)
    if state.phase == TOKEN:
        return Reason("R-16", "token-or-keep")
    if words[0] in ("draw", "retire") and len(words) > 1:
        return Reason("", "move-unknown", {"move": " ".join(words)})
    if words[0] == "draw":
        return _why_not_draw(state)
    return _why_not_master(state, words)


def _why_not_card(state: State, words: list[str]) -> Reason | None:
    if state.phase != LAY:
        return Reason("R-11", "already-laid")
    if len(words) < 2 or not is_number(words[1]):
        return Reason("", "card-expected", {"move": " ".join(words)})
    card = int(words[1])
    if card > 31 or not grid.has_bit(state.hand(state.seat), card):
        return Reason("R-6", "card-not-in-hand", {"card": card})
    if words[0] == "show":
        return None if " ".join(words) in _offered_texts(state) else Reason("R-13", "can-lay")
    cell = parse_cell(words[2]) if len(words) == 4 else None
    if cell is None or words[3] not in ("r0", "r1", "r2", "r3"):
        return Reason("", "lay-form", {"move": " ".join(words)})
    return why_not_lay(state, card, int(words[3][1]), cell[0], cell[1])


def is_number(word: str) -> bool:
    return len(word) < 5 and word == str(parse_number(word))


def _offered_texts(state: State) -> list[str]:
    return [state.text(move) for move in state.moves(state.seat)]


def why_not_lay(state: State, card: int, rotation: int, across: int, down: int) -> Reason | None:
    """For a card in hand and a corner counted from the starting card."""
    board = state.board
    x = across + board.origin_x
    y = down + board.origin_y
    if rotation & 1 and not state.quarter_turns:
        return Reason("R-6", "no-quarter-turns")
    if not _reaches(state, rotation, x, y):
        return Reason("R-6", "covers-nothing")
    pinned = _covered_master(state, rotation, x, y)
    if pinned is not None:
        return pinned
    if board.has(CORNERS + i64(rotation & 1) * SIDE, x, y):
        return Reason("R-8", "exactly-on-card")
    misfit = _why_not_fitting(state, card, rotation, x, y)
    if misfit is not None:
        return misfit
    if state.no_card_may_vanish:
        vanishing = moves.vanishing_card(state, rotation, x, y)
        if vanishing != BARE:
            return Reason("R-8", "card-would-vanish", {"card": int(vanishing)})
    return _why_not_joined(state, card, rotation, x, y)


def _reaches(state: State, rotation: i64, x: i64, y: i64) -> bool:
    board = state.board
    if x + grid.width(rotation) <= board.left or x > board.right:
        return False
    if y + grid.height(rotation) <= board.top or y > board.bottom:
        return False
    return any(rune_at(state, cx, cy) != BARE for cx, cy in footprint(rotation, x, y))


def footprint(rotation: i64, x: i64, y: i64) -> list[tuple[int, int]]:
    wide = grid.width(rotation)
    return [(int(x + i % wide), int(y + i // wide)) for i in range(i64(6))]


def _covered_master(state: State, rotation: i64, x: i64, y: i64) -> Reason | None:
    for cx, cy in footprint(rotation, x, y):
        if state.board.has_master(cx, cy):
            return Reason("R-9", "covers-master", {"cell": _name(state, cx, cy)})
        if state.board.has(TOKENS, cx, cy):
            return Reason("R-9", "covers-token", {"cell": _name(state, cx, cy)})
    return None


def _name(state: State, x: i64, y: i64) -> str:
    return cell_text(int(x - state.board.origin_x), int(y - state.board.origin_y))


def rune_at(state: State, x: i64, y: i64) -> i64:
    """The colour of the visible rune at any cell, BARE where there is none."""
    board = state.board
    inside = board.left <= x <= board.right and board.top <= y <= board.bottom
    return board.colour(x, y) if inside else BARE


def comparisons(state: State, card: i64, rotation: i64, x: i64, y: i64) -> list[tuple[int, int, int, int, bool]]:
    """R-7, rune by rune: (x, y, dx, dy, fits), first what lies beneath (0, 0), then each visible neighbour outside.

    The corner may be anywhere, also where the window does not reach.
    """
    face = (card * 4 + rotation) * 6
    cells = footprint(rotation, x, y)
    pairs: list[tuple[int, int, int, int, bool]] = []
    for dx, dy in ((0, 0), (0, -1), (1, 0), (0, 1), (-1, 0)):
        for i, (cx, cy) in enumerate(cells):
            if (dx or dy) and (cx + dx, cy + dy) in cells:
                continue
            colour = rune_at(state, cx + dx, cy + dy)
            if colour != BARE:
                pairs.append((cx, cy, dx, dy, colour * SIDE == grid.FACE[face + i]))
    return pairs


def _why_not_fitting(state: State, card: i64, rotation: i64, x: i64, y: i64) -> Reason | None:
    """R-7: names the first rune that speaks against lying on equal ones, and the first against equal neighbours."""
    below = beside = -1
    cells = comparisons(state, card, rotation, x, y)
    for place, (_, _, dx, dy, fits) in enumerate(cells):
        if not fits and not dx and not dy and below < 0:
            below = place
        if not fits and (dx or dy) and beside < 0:
            beside = place
    if below < 0 or beside < 0:
        return None
    values: dict[str, Value] = {}
    for name, place in (("below", below), ("beside", beside)):
        cx, cy, dx, dy, _ = cells[place]
        wide = grid.width(rotation)
        mine = grid.FACE[(card * 4 + rotation) * 6 + (cy - y) * wide + cx - x] // SIDE
        values[f"{name}-rune"] = COLOURS[mine]
        values[f"{name}-other"] = COLOURS[state.board.colour(cx + dx, cy + dy)]
        values[f"{name}-cell"] = _name(state, cx + dx, cy + dy)
    return Reason("R-7", "colours-differ", values)


def _why_not_joined(state: State, card: i64, rotation: i64, x: i64, y: i64) -> Reason | None:
    for colour in range(i64(3)):
        if state.board.joins_rivals(card, rotation, x, y, colour):
            return Reason("R-10", "joins-rivals", {"colour": COLOURS[colour]})
        if state.never_join_opposing and state.board.joins_two(1 - state.seat, card, rotation, x, y, colour):
            return Reason("R-10", "joins-opposing", {"colour": COLOURS[colour]})
    return None


def _why_not_draw(state: State) -> Reason | None:
    if state.masters_left(1 - state.seat) == 0:
        return Reason("R-14", "no-more-draws")
    if state.deck == 0:
        return Reason("R-11", "deck-empty")
    return None


def _why_not_master(state: State, words: list[str]) -> Reason | None:
    if words[0] == "retire":
        return None if "retire" in _offered_texts(state) else Reason("R-11", "can-place")
    cell = parse_cell(words[1]) if len(words) == 2 else None
    if cell is None:
        return Reason("", "cell-expected", {"move": " ".join(words)})
    board = state.board
    x = cell[0] + board.origin_x
    y = cell[1] + board.origin_y
    where: dict[str, Value] = {"cell": words[1]}
    if rune_at(state, x, y) == BARE:
        return Reason("R-11", "no-rune-there", where)
    if board.has_master(x, y):
        return Reason("R-11", "master-stands-there", where)
    owner = state.owner(x, y)
    if owner == 1 - state.seat:
        return Reason("R-11", "area-controlled", where)
    if owner == state.seat and state.one_master_per_area:
        return Reason("R-11", "one-master-per-area", where)
    return None


def _why_not_token(state: State, words: list[str]) -> Reason | None:
    if not state.grand_master:
        return Reason("R-16", "no-grand-master")
    if state.phase == CHOOSE:
        return Reason("R-16", "token-after-master")
    if words == ["keep"]:
        return None
    cell = parse_cell(words[1]) if len(words) == 3 else None
    if cell is None or words[2] not in COLOURS:
        return Reason("", "token-form", {"move": " ".join(words)})
    if words[2] == "red":
        return Reason("R-16", "no-red-token")
    return _why_not_recolour(state, words[1], cell, COLOURS.index(words[2]))


def _why_not_recolour(state: State, name: str, cell: tuple[int, int], colour: int) -> Reason | None:
    board = state.board
    x = cell[0] + board.origin_x
    y = cell[1] + board.origin_y
    where: dict[str, Value] = {"cell": name}
    master = state.masters[len(state.masters) - 1]
    if max(abs(int(x - state.column(master))), abs(int(y - state.row(master)))) > 1:
        return Reason("R-16", "not-next-to-master", where)
    if rune_at(state, x, y) == BARE:
        return Reason("R-17", "no-rune-there", where)
    if board.has_master(x, y):
        return Reason("R-17", "token-on-master", where)
    if board.has(TOKENS, x, y):
        return Reason("R-17", "token-on-token", where)
    if board.colour(x, y) == colour:
        return Reason("R-16", "same-colour", {"cell": name, "colour": COLOURS[colour]})
    if moves.token_joins_rivals(state, x, y, colour):
        return Reason("R-17", "token-joins-rivals", {"cell": name, "colour": COLOURS[colour]})
    return None
