"""One position of Rune: what lies where, who holds what, whose turn it is. Geometry is in `grid/`.

What is offered is in `moves.py`, what a move does in `rules.py`.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from armarium import game
from armarium.chance import Chance
from armarium.game import Options, Outcome, must_sit
from armarium.games.rune import moves, parts, refusals, rules
from armarium.games.rune.grid import areas
from armarium.games.rune.grid import board as grid
from armarium.games.rune.grid.areas import Area
from armarium.games.rune.grid.board import AREAS, SIDE, Board, bit
from armarium.games.rune.moves import NOT_COUNTED, SEATS
from armarium.games.rune.notation import (
    COLOURS,
    KINDS,
    LAY,
    LAYS,
    MASTERS,
    OVER,
    PLACE,
    RECOLOUR,
    SHOW,
    card_of,
    cell_text,
    column_of,
    kind_of,
    line_of,
    rotation_of,
)
from armarium.reason import Reason

MASTERS_EACH: Final[i64] = parts.MASTERS
TOKENS_EACH: Final[i64] = parts.TOKENS


@final
class State(game.State):
    """Hands and deck are sets of card numbers as bits; `shown` are cards of a hand that everybody has seen (R-13)."""

    def __init__(self, chance: Chance, board: Board) -> None:
        super().__init__(chance)
        self.board = board
        self.laid = vec[i64]()  # lay moves in order, the starting card first
        self.masters = vec[i64]()  # cells with the seat in the card's place, in order
        self.tokens = vec[i64]()  # likewise, with the colour in the rotation's place
        self.hand0: i64 = 0
        self.hand1: i64 = 0
        self.shown: i64 = 0
        self.deck: i64 = 0
        self.gone: i64 = 0
        self.left0: i64 = MASTERS_EACH
        self.left1: i64 = MASTERS_EACH
        self.seat: i64 = 0
        self.phase: i64 = LAY
        self.quarter_turns = True
        self.one_master_per_area = False
        self.no_card_may_vanish = False
        self.never_join_opposing = False
        self.grand_master = False
        self.black_first = False  # the first seat has the black Masters
        self.offered = vec[i64]()  # strips of moves, three numbers each: see _add
        self.used: i64 = 0  # how much of it counts
        self.count: i64 = NOT_COUNTED

    def clone(self, chance: Chance) -> State:
        copy = State(chance, self.board.clone())
        copy.laid = self.laid[:]
        copy.masters = self.masters[:]
        copy.tokens = self.tokens[:]
        copy.hand0 = self.hand0
        copy.hand1 = self.hand1
        copy.shown = self.shown
        copy.deck = self.deck
        copy.gone = self.gone
        copy.left0 = self.left0
        copy.left1 = self.left1
        copy.seat = self.seat
        copy.phase = self.phase
        copy.quarter_turns = self.quarter_turns
        copy.one_master_per_area = self.one_master_per_area
        copy.no_card_may_vanish = self.no_card_may_vanish
        copy.never_join_opposing = self.never_join_opposing
        copy.grand_master = self.grand_master
        copy.black_first = self.black_first
        return copy

    def guess(self, seat: i64, chance: Chance) -> State:
        """R-5: the other hand is any set of cards not seen by this seat; the deck is the rest."""
        must_sit(int(seat), SEATS)
        copy = self.clone(chance)
        other = 1 - seat
        unseen = copy.deck | (copy.hand(other) & ~copy.shown)
        held = copy.hand(other) & copy.shown
        for _ in range(grid.popcount(copy.hand(other) & ~copy.shown)):
            card = grid.nth_bit(unseen, chance.below(grid.popcount(unseen)))
            unseen &= ~bit(card)
            held |= bit(card)
        copy.set_hand(other, held)
        copy.deck = unseen
        return copy

    def hand(self, seat: i64) -> i64:
        return self.hand0 if seat == 0 else self.hand1

    def set_hand(self, seat: i64, cards: i64) -> None:
        if seat == 0:
            self.hand0 = cards
        else:
            self.hand1 = cards

    def masters_left(self, seat: i64) -> i64:
        return self.left0 if seat == 0 else self.left1

    def has_token(self, seat: i64) -> bool:
        """R-16: one token each, gone once it lies on the table."""
        used: i64 = 0
        for i in range(len(self.tokens)):
            if card_of(self.tokens[i]) == seat:
                used += 1
        return self.grand_master and used < TOKENS_EACH

    def can_draw(self) -> bool:
        """R-11, R-14: while the deck has cards and the other seat still has Masters to place."""
        return self.deck != 0 and self.masters_left(1 - self.seat) > 0

    def owner(self, x: i64, y: i64) -> int:
        """The seat that controls a cell of the window, or NOBODY."""
        for seat in range(i64(2)):
            self.board.claim(seat)
            if self.board.has(AREAS + seat * SIDE, x, y):
                return int(seat)
        return game.NOBODY

    def areas(self) -> list[Area]:
        return areas.areas(self)

    # --- whose turn ---------------------------------------------------------------------------------------------------

    def to_act(self) -> list[int]:
        return [] if self.phase == OVER else [int(self.seat)]

    def actor(self) -> i64:
        if self.phase == OVER:
            return game.NOBODY
        return self.seat

    def turn(self) -> int:
        """Every turn lays or shows one card."""
        done = len(self.laid) - 1 + grid.popcount(self.gone)
        return int(done + 1 if self.phase == LAY else done)

    # --- notation -----------------------------------------------------------------------------------------------------

    def text(self, move: i64) -> str:
        kind = kind_of(move)
        name = KINDS[kind]
        if kind == LAYS:
            return f"{name} {card_of(move)} {self.cell(move)} r{rotation_of(move)}"
        if kind == SHOW:
            return f"{name} {card_of(move)}"
        if kind == PLACE:
            return f"{name} {self.cell(move)}"
        if kind == RECOLOUR:
            return f"{name} {self.cell(move)} {COLOURS[rotation_of(move)]}"
        return name

    def column(self, move: i64) -> i64:
        """The window's column that a move names."""
        return column_of(move, self.board.origin_x)

    def row(self, move: i64) -> i64:
        return line_of(move, self.board.origin_x, self.board.origin_y)

    def place(self, move: i64) -> tuple[int, int]:
        """The cell that a move names, counted from the starting card."""
        return int(self.column(move) - self.board.origin_x), int(self.row(move) - self.board.origin_y)

    def cell(self, move: i64) -> str:
        across, down = self.place(move)
        return cell_text(across, down)

    # --- the contract's doors --------------------------------------------------------------------------------------

    def moves(self, seat: i64) -> list[int]:
        return moves.moves(self, seat)

    def move_count(self, seat: i64) -> i64:
        return moves.move_count(self, seat)

    def move_at(self, seat: i64, index: i64) -> i64:
        return moves.move_at(self, index)

    def play(self, seat: i64, move: i64) -> None:
        rules.play(self, move)

    def why_not(self, seat: i64, text: str) -> Reason | None:
        must_sit(int(seat), SEATS)
        return refusals.why_not(self, int(seat), text)

    def standing(self) -> list[int]:
        return rules.standing(self)

    def outcome(self) -> Outcome | None:
        return rules.outcome(self)


def new(options: Options, chance: Chance) -> State:
    state = bare(options, chance, grid.fresh())
    rules.set_up(state)
    return state


def bare(options: Options, chance: Chance, board: Board) -> State:
    """A state with its options set and nothing dealt."""
    state = State(chance, board)
    state.quarter_turns = bool(options["quarter-turns"])
    state.one_master_per_area = bool(options["one-master-per-area"])
    state.no_card_may_vanish = bool(options["no-card-may-vanish"])
    state.never_join_opposing = bool(options["never-join-opposing"])
    state.grand_master = bool(options["grand-master"])
    state.black_first = options["first-masters"] == MASTERS[1]
    return state
