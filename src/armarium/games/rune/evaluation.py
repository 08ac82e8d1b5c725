"""Rune's evaluator: the value of a position from its points, and priors of moves from the points they bring at once.

With learned weights the value comes from the table as the mover sees it, and nothing is played on beyond the tree.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from armarium import evaluator, game
from armarium.games.rune import parts
from armarium.games.rune.grid.board import AREAS, GREEN, POINTS, RED, SIDE, Board, popcount
from armarium.games.rune.notation import CHOOSE, LAYS, OVER, PLACE, TOKEN, kind_of
from armarium.games.rune.state import State

MOST_LEFT: Final[i64] = parts.MASTERS
LEFT_KINDS: Final[i64] = parts.MASTERS + 1
FEATURES: Final = (
    "mover",  # 1 for who is to move
    "lead",  # in points
    "red",  # points of red runes ahead
    "green",
    "near",  # points of free runes within two steps of an own area of their colour
    "rival-near",
    "free",  # points of the largest free area
    "second-free",
    "third-free",
    "deck",  # cards in it
    "cards",  # more cards in hand than the other
    "lead-deck",  # lead times cards in the deck
)


@final
class Evaluator(evaluator.Evaluator):
    """Points as they lie now, and Masters in hand: each will bring about as many points as an average area."""

    def __init__(self) -> None:
        super().__init__()
        self.rollout_depth = 3  # the turn to its end and the answer
        self.rollout_samples = 3
        self.expansion_threshold = 3.0
        self.c_puct = 0.5
        self.logit_per_point = 0.1  # of the prior, for a point of lead at once
        self.master_value = 4.0  # what a Master in hand is worth, in points
        self.value_slope = 0.2  # of the logistic curve from lead to win probability
        self.margin_weight = 0.1  # the part of a result's value that is how clear it was
        self.features = list(FEATURES)
        self.cells = cell_names()
        self.inputs = vec[float]([0.0] * len(FEATURES))
        self.rows = vec[i64]([0] * SIDE)  # scratch for free areas, as the next two
        self.reached = vec[i64]([0] * SIDE)
        self.largest = vec[i64]([0, 0, 0])

    def values(self, state: game.State) -> vec[float]:
        assert isinstance(state, State)
        if state.phase != OVER and self.is_learned:
            return self.learned_shares(state)
        lead = float(state.board.points(0) - state.board.points(1))
        if state.phase == OVER:
            won = 0.5 if lead == 0.0 else 1.0 if lead > 0.0 else 0.0
            share = (1.0 - self.margin_weight) * won + self.margin_weight * self._win_probability(lead)
        else:
            share = self._win_probability(lead + self.master_value * float(state.left0 - state.left1))
        return vec[float]([share, 1.0 - share])

    def _win_probability(self, lead: float) -> float:
        return 1.0 / (1.0 + math.exp(-self.value_slope * lead))

    # --- learned ------------------------------------------------------------------------------------------------------

    def learned_shares(self, state: State) -> vec[float]:
        """`learned_values`, where only one seat has features."""
        seat = next_seat(state)
        self.write_features(state, seat, self.inputs)
        share = 1.0 / (1.0 + math.exp(-self.learned_score(self.cell(state))))
        return vec[float]([share, 1.0 - share]) if seat == 0 else vec[float]([1.0 - share, share])

    def cell(self, state: game.State) -> i64:
        """By the Masters of who is next, those of the other, and whether a card is to be laid."""
        assert isinstance(state, State)
        seat = next_seat(state)
        own = min(state.masters_left(seat), MOST_LEFT)
        other = min(state.masters_left(1 - seat), MOST_LEFT)
        return (own * LEFT_KINDS + other) * 2 + i64(state.phase == CHOOSE)

    def write_features(self, state: game.State, seat: i64, out: vec[float]) -> None:
        """All from the side of who is next; the other seat has none."""
        assert isinstance(state, State)
        if seat != next_seat(state):
            for i in range(i64(len(FEATURES))):
                out[i] = 0.0
            return
        board = state.board
        other = 1 - seat
        lead = float(board.points(seat) - board.points(other))
        deck = float(popcount(state.deck))
        self.find_free_areas(board)
        out[0] = 1.0
        out[1] = lead
        out[2] = float(coloured_points(board, seat, RED) - coloured_points(board, other, RED))
        out[3] = float(coloured_points(board, seat, GREEN) - coloured_points(board, other, GREEN))
        out[4] = float(near_points(board, seat))
        out[5] = float(near_points(board, other))
        out[6] = float(self.largest[0])
        out[7] = float(self.largest[1])
        out[8] = float(self.largest[2])
        out[9] = deck
        out[10] = float(popcount(state.hand(seat)) - popcount(state.hand(other)))
        out[11] = lead * deck

    def find_free_areas(self, board: Board) -> None:
        """The points of the three largest areas nobody controls, into `largest`."""
        largest = self.largest
        rows = self.rows
        for place in range(i64(3)):
            largest[place] = 0
        for colour in range(i64(3)):
            for y in range(board.top, board.bottom + 1):
                rows[y] = board.rows[colour * SIDE + y] & ~(board.rows[AREAS + y] | board.rows[AREAS + SIDE + y])
            for y in range(board.top, board.bottom + 1):
                while rows[y]:
                    self.rank(POINTS[colour] * self.take_area(y, board.bottom))

    def rank(self, points: i64) -> None:
        largest = self.largest
        if points <= largest[2]:
            return
        largest[2] = points
        if points > largest[1]:
            largest[2] = largest[1]
            largest[1] = points
        if points > largest[0]:
            largest[1] = largest[0]
            largest[0] = points

    def take_area(self, top: i64, bottom: i64) -> i64:
        """How many runes hang together with the lowest bit of the uppermost row, which are taken out of `rows`."""
        rows = self.rows
        reached = self.reached
        reached[top] = whole_run(rows[top] & -rows[top], rows[top])
        last = top
        growing = True
        while growing:
            growing = False
            for y in range(top, min(last + 2, bottom + 1)):
                before = reached[y] if y <= last else 0
                below = reached[y + 1] if y < last else 0
                above = reached[y - 1] if y > top else 0
                after = whole_run(before | (above | below) & rows[y], rows[y])
                if after != before or y > last:
                    growing = growing or after != before
                    reached[y] = after
                    last = max(last, y) if after else last
        count: i64 = 0
        for y in range(top, last + 1):
            count += popcount(reached[y])
            rows[y] &= ~reached[y]
        return count

    # --- priors -------------------------------------------------------------------------------------------------------

    def prior_logit(self, state: game.State, seat: i64, move: i64) -> float:
        """The lead a move leaves at once; a Master must bring more than it is worth in hand."""
        assert isinstance(state, State)
        kind = kind_of(move)
        if kind != PLACE and (kind != LAYS or len(state.masters) == 0):  # while no Master stands no card counts
            return self.logit_per_point * float(lead_of(state, seat))
        after = state.clone(state.chance)
        after.play(seat, move)
        lead = float(lead_of(after, seat))
        return self.logit_per_point * (lead - self.master_value if kind == PLACE else lead)


def cell_names() -> list[str]:
    counts = range(int(LEFT_KINDS))
    return [f"{own}-{other}-{phase}" for own in counts for other in counts for phase in ("lay", "choose")]


def lead_of(state: State, seat: i64) -> i64:
    return state.board.points(seat) - state.board.points(1 - seat)


def next_seat(state: State) -> i64:
    """Who lays or chooses next; with only the token left to think of, the turn counts as over (R-14, R-16)."""
    if state.phase == TOKEN and state.masters_left(1 - state.seat) > 0:
        return 1 - state.seat
    return state.seat


def whole_run(runes: i64, row: i64) -> i64:
    """The runes with all that hang together with them in their row."""
    wider = runes | (runes << 1 | runes >> 1) & row
    while wider != runes:
        runes = wider
        wider = runes | (runes << 1 | runes >> 1) & row
    return runes


def coloured_points(board: Board, seat: i64, colour: i64) -> i64:
    count: i64 = 0
    for y in range(board.top, board.bottom + 1):
        count += popcount(board.rows[AREAS + seat * SIDE + y] & board.rows[colour * SIDE + y])
    return POINTS[colour] * count


def near_points(board: Board, seat: i64) -> i64:
    """Points of the runes nobody controls two steps or fewer from an area of the seat in their colour."""
    rows = board.rows
    points: i64 = 0
    for colour in range(i64(3)):
        count: i64 = 0
        for y in range(board.top, board.bottom + 1):
            free = rows[colour * SIDE + y] & ~(rows[AREAS + y] | rows[AREAS + SIDE + y])
            if free:
                count += popcount(free & reach(board, seat, colour, y))
        points += POINTS[colour] * count
    return points


def reach(board: Board, seat: i64, colour: i64, y: i64) -> i64:
    """The cells of a line at most two steps from an area of the seat in this colour."""
    rows = board.rows
    plane = colour * SIDE
    areas = AREAS + seat * SIDE
    here = rows[areas + y] & rows[plane + y]
    beside = rows[areas + y - 1] & rows[plane + y - 1] | rows[areas + y + 1] & rows[plane + y + 1]
    beyond = rows[areas + y - 2] & rows[plane + y - 2] | rows[areas + y + 2] & rows[plane + y + 2]
    return here << 2 | here << 1 | here >> 1 | here >> 2 | beside << 1 | beside | beside >> 1 | beyond
