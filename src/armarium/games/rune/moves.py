"""What is offered in Rune: where each card of a hand fits, a draw, a Master's runes, a token's colours.

It changes nothing but the strips of offered moves, which are kept until the next move is played.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from armarium.game import must_sit
from armarium.games.rune import parts
from armarium.games.rune.grid import board as grid
from armarium.games.rune.grid.board import AREAS, BARE, SIDE, TOKENS, bit, cards_in
from armarium.games.rune.notation import (
    CHOOSE,
    DRAW,
    KEEP,
    LAY,
    LAYS,
    OVER,
    PLACE,
    RECOLOUR,
    RETIRE,
    SHOW,
    WITHOUT_CELL,
    card_of,
    cell_of,
    move_of,
    move_shifted_by,
    rotation_of,
    without_cell,
)

if TYPE_CHECKING:
    from armarium.games.rune.state import State

SEATS: Final = parts.SEATS
NOT_COUNTED: Final[i64] = -1
NO_COLOUR: Final[i64] = 3
# Moves as objects, by kind, card, rotation and cell, once they were listed: making them anew takes longer than a turn.
BOXES: Final[list[list[object]]] = [[] for _ in range(WITHOUT_CELL)]


def move_count(state: State, seat: i64) -> i64:
    if seat != state.seat or state.phase == OVER:
        must_sit(int(seat), SEATS)
        return 0
    if state.count == NOT_COUNTED:
        state.count = 0
        state.used = 0
        _offer(state)
    return state.count


def move_at(state: State, index: i64) -> i64:
    offered = state.offered
    at: i64 = 0
    passed: i64 = 0
    while offered[at + 2] <= index:
        passed = offered[at + 2]
        at += 3
    place = grid.nth_bit(offered[at + 1], index - passed)
    return move_shifted_by(offered[at], grid.CELLS[state.board.stride * 64 + place])


def moves(state: State, seat: i64) -> list[int]:
    boxed: list[object] = [None] * move_count(state, seat)
    place: i64 = 0
    at: i64 = 0
    while place < len(boxed):
        place = _list_strip(state, boxed, place, at)
        at += 3
    return cast("list[int]", boxed)


def _list_strip(state: State, boxed: list[object], place: i64, at: i64) -> i64:
    """Write the moves of an offered strip into a list, from a place on; the place after them."""
    first = state.offered[at]
    spots = state.offered[at + 1]
    stride = state.board.stride * 64
    cells = grid.CELLS
    boxes = BOXES[without_cell(first)]
    if not boxes:
        boxes.extend([None] * 4096)
    while spots:
        move = move_shifted_by(first, cells[stride + grid.nth_bit(spots, 0)])
        box = boxes[cell_of(move)]
        if box is None:
            box = boxes[cell_of(move)] = int(move)
        boxed[place] = box
        place += 1
        spots &= spots - 1
    return place


def _offer(state: State) -> None:
    if state.phase == LAY:
        _offer_cards(state)
    elif state.phase == CHOOSE:
        _offer_draw_and_masters(state)
    else:
        _offer_token(state)


def _add(state: State, kind: i64, card: i64, rotation: i64, top: i64, spots: i64) -> None:
    """Offer a move for every bit of a strip, whose top line is one of the window.

    Kept as three numbers, for only one of the moves may be asked for: the move for the first bit, were it set, the
    bits, and how many moves are offered up to here.
    """
    board = state.board
    used = state.used
    if used == len(state.offered):
        state.offered = longer_copy(state.offered)
    count = state.count + grid.popcount(spots)
    offered = state.offered
    offered[used] = move_of(kind, card, rotation, board.left - 2 - board.origin_x, top - board.origin_y)
    offered[used + 1] = spots
    offered[used + 2] = count
    state.count = count
    state.used = used + 3


def _add_plain(state: State, kind: i64, card: i64) -> None:
    """Offer a move that names no cell, or rather the starting card's."""
    _add(state, kind, card, 0, state.board.origin_y, bit(state.board.origin_x - state.board.left + 2))


def longer_copy(numbers: vec[i64]) -> vec[i64]:
    longer = vec[i64]([0] * (len(numbers) + 60))
    for i in range(len(numbers)):
        longer[i] = numbers[i]
    return longer


# --- cards -----------------------------------------------------------------------------------------


def _offer_cards(state: State) -> None:
    state.board.survey()
    doubts = _survey_doubts(state)
    cards = state.hand(state.seat)
    while cards:
        card = grid.nth_bit(cards, 0)
        cards &= cards - 1
        for rotation in range(i64(4)):
            if state.quarter_turns or rotation & 1 == 0:
                _offer_card(state, card, rotation, doubts)
    if state.count == 0:
        for held in cards_in(state.hand(state.seat)):
            _add_plain(state, SHOW, held)


def _offer_card(state: State, card: i64, rotation: i64, doubts: bool) -> None:
    board = state.board
    lines = board.lines
    top = board.top - 2
    at: i64 = 0
    while top <= board.bottom:
        spots = board.fitting_corners(card, rotation, at)
        if spots and doubts:
            spots = _allowed_spots(state, card, rotation, top, spots, at)
        if spots:
            _add(state, LAYS, card, rotation, top, spots)
        top += lines
        at += grid.STRIP


def _survey_doubts(state: State) -> bool:
    """Prepare what R-10 and the options forbid; False when they forbid nothing now."""
    board = state.board
    rivals = board.rival_colours()
    if rivals or state.never_join_opposing:
        board.claim(0)
        board.claim(1)
        for colour in range(i64(3)):
            if state.never_join_opposing or grid.has_bit(rivals, colour):
                board.survey_near(0, colour)
                board.survey_near(1, colour)
    return state.no_card_may_vanish or state.never_join_opposing or rivals != 0


def _allowed_spots(state: State, card: i64, rotation: i64, top: i64, spots: i64, at: i64) -> i64:
    """The spots that R-10 and the options leave. Areas only meet through the card, so few need a closer look."""
    if state.no_card_may_vanish:
        spots = _remaining_spots(state, card, rotation, top, spots, spots, NO_COLOUR)
    for colour in range(i64(3)):
        doubtful = spots & _doubtful_spots(state, card, rotation, colour, at)
        if doubtful:
            spots = _remaining_spots(state, card, rotation, top, spots, doubtful, colour)
    return spots


def _doubtful_spots(state: State, card: i64, rotation: i64, colour: i64, at: i64) -> i64:
    """Corners where the card might join what R-10 keeps apart in this colour."""
    board = state.board
    if state.never_join_opposing:
        return board.joining_corners(1 - state.seat, card, rotation, colour, at)
    if not grid.has_bit(board.rival_colours(), colour):
        return 0
    near = board.joining_corners(0, card, rotation, colour, at)
    return near & board.joining_corners(1, card, rotation, colour, at) if near else near


def _remaining_spots(state: State, card: i64, rotation: i64, top: i64, spots: i64, doubtful: i64, colour: i64) -> i64:
    """The spots less those doubtful ones that a closer look refuses."""
    board = state.board
    while doubtful:
        place = grid.nth_bit(doubtful, 0)
        doubtful &= doubtful - 1
        x = board.left - 2 + place % board.stride
        if _is_barred(state, card, rotation, x, top + place // board.stride, colour):
            spots &= ~bit(place)
    return spots


def _is_barred(state: State, card: i64, rotation: i64, x: i64, y: i64, colour: i64) -> bool:
    if colour == NO_COLOUR:
        return vanishing_card(state, rotation, x, y) != BARE
    if state.board.joins_rivals(card, rotation, x, y, colour):
        return True
    return state.never_join_opposing and state.board.joins_two(1 - state.seat, card, rotation, x, y, colour)


def vanishing_card(state: State, rotation: i64, x: i64, y: i64) -> i64:
    """R-8, option: a card whose last visible runes a footprint would cover, BARE if there is none."""
    for i in range(len(state.laid)):
        move = state.laid[i]
        wide = grid.width(rotation_of(move))
        visible = covered = i64(0)
        for cell in range(i64(6)):
            cell_x = state.column(move) + cell % wide
            cell_y = state.row(move) + cell // wide
            if _top_card(state, cell_x, cell_y) == i:
                visible += 1
                covered += i64(grid.covers(rotation, x, y, cell_x, cell_y))
        if visible and visible == covered:
            return card_of(move)
    return BARE


def _top_card(state: State, x: i64, y: i64) -> i64:
    """The place in `laid` of the card that shows at a cell."""
    top = BARE
    for i in range(len(state.laid)):
        move = state.laid[i]
        if grid.covers(rotation_of(move), state.column(move), state.row(move), x, y):
            top = i
    return top


# --- a draw or a Master -----------------------------------------------------------------------------------------


def _offer_draw_and_masters(state: State) -> None:
    if state.can_draw():
        _add_plain(state, DRAW, 0)
    board = state.board
    board.claim(1 - state.seat)
    lines = board.lines
    top = board.top
    while top <= board.bottom:
        end = min(top + lines, board.bottom + 1)
        free = board.unowned_strip(state.seat, top, end)
        if state.one_master_per_area:
            board.claim(state.seat)
            free &= ~board.strip(AREAS + state.seat * SIDE, top, end)
        if free:
            _add(state, PLACE, 0, 0, top, free)
        top += lines
    if state.count == 0:
        _add_plain(state, RETIRE, 0)  # no rune is allowed


# --- the token --------------------------------------------------------------------------------------------


def _offer_token(state: State) -> None:
    _add_plain(state, KEEP, 0)
    master = state.masters[len(state.masters) - 1]
    for y in range(state.row(master) - 1, state.row(master) + 2):
        for x in range(state.column(master) - 1, state.column(master) + 2):
            for colour in range(grid.BLUE, grid.RED):
                if token_fits(state, x, y, colour):
                    _add(state, RECOLOUR, 0, colour, y, bit(x - state.board.left + 2))


def token_fits(state: State, x: i64, y: i64, colour: i64) -> bool:
    """R-16, R-17, for a cell of the window next to the Master just placed."""
    board = state.board
    was = board.colour(x, y)
    if was == BARE or was == colour or board.has_master(x, y) or board.has(TOKENS, x, y):
        return False
    return not token_joins_rivals(state, x, y, colour)


def token_joins_rivals(state: State, x: i64, y: i64, colour: i64) -> bool:
    """R-17: areas can only meet through the token's new colour."""
    board = state.board.clone()
    board.paint(x, y, colour)
    area = board.area(x, y)
    both: i64 = 0
    for seat in range(i64(2)):
        masters = board.seeds(seat, colour)
        for row in range(board.top, board.bottom + 1):
            if area[row] & masters[row]:
                both |= bit(seat)
    return both == 3
