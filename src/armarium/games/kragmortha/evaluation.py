"""Kragmortha's evaluator: values and priors from Looks, books, the way to the desk, and how near Rigor stands."""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from armarium import evaluator, game
from armarium.games.kragmortha import notation, parts
from armarium.games.kragmortha.cards.packed import popcount
from armarium.games.kragmortha.cards.piles import MOVES_RIGOR
from armarium.games.kragmortha.cards.score import packed_score
from armarium.games.kragmortha.library import board
from armarium.games.kragmortha.notation import OVER, PLAN, first_of, kind_of, second_of
from armarium.games.kragmortha.state import State

FAR: Final = 99
BOOKS: Final[i64] = parts.BOX["counts"]["books"]["value"]
LEAST_LOGIT: Final = -6.0  # a prior so small that only a long search visits the move

STAGES: Final = ("early", "middle", "late")  # by the Magic Grimoires that are left
LOOKS: Final = ("few", "two", "three")  # by the most Looks of a seat
FEATURES: Final = (
    "first",  # its share of first place if the game ended now
    "ahead",  # how many others stand behind it
    "one",  # whether it has one Look or more, two or more, three or more
    "two",
    "three",
    "books",
    "symbols",
    "spells",
    "cards",  # in hand
    "way",  # steps to the desk
    "away",  # steps to Rigor, three at most
    "fright",  # how near Rigor is
    "fright-later",  # and by how many others may move him before
    "turn",  # whether it is its turn
    "off",  # not on the board
)


def distances(near: vec[i64], start: int) -> list[int]:
    """Steps from a square to every other one, pawns left aside."""
    steps = [FAR] * parts.SQUARES
    steps[start] = 0
    edge = [start]
    for square in edge:
        for i in range(square * 4, square * 4 + 4):
            other = int(near[i])
            if other >= 0 and steps[other] == FAR:
                steps[other] = steps[square] + 1
                edge.append(other)
    return steps


def all_distances(near: vec[i64]) -> list[int]:
    return [steps for start in range(parts.SQUARES) for steps in distances(near, start)]


def ways(near: vec[i64]) -> list[int]:
    """Steps from every square to the nearest one of the desk."""
    return [min(distances(near, start)[desk] for desk in parts.DESK_SQUARES) for start in range(parts.SQUARES)]


AWAY: Final = [vec[i64](all_distances(near)) for near in board.MAPS]
WAYS: Final = [vec[i64](ways(near)) for near in board.MAPS]
FRIGHT: Final = vec[float]([0.0, 3.5, 1.8, 0.5])  # Rigor so many squares away


@final
class Evaluator(evaluator.Evaluator):
    def __init__(self) -> None:
        super().__init__()
        self.rollout_depth = 24
        self.rollout_samples = 3
        self.expansion_threshold = 1.0
        self.c_puct = 0.5
        self.fpu_reduction = 0.05
        self.logit_per_point = 0.25  # of the prior, for a point a step brings
        self.points_per_e = 8.0  # softmax temperature: a lead of this makes a win e times as likely
        self.look_cost = 12.0  # in points, as all below
        self.book_value = 4.0
        self.symbol_value = 0.3
        self.spell_value = 0.8
        self.step_cost = 0.25  # each step to the desk
        self.features = list(FEATURES)
        self.cells = [f"{stage}-{looks}" for stage in STAGES for looks in LOOKS]

    def values(self, state: game.State) -> vec[float]:
        assert isinstance(state, State)
        if state.phase == OVER:
            return evaluator.shares_of_first(state.standing())
        if self.is_learned:
            return self.learned_values(state, state.seats)
        values = vec[float]()
        total = 0.0
        for seat in range(state.seats):
            share = math.exp(self.position_points(state, seat) / self.points_per_e)
            values = append(values, share)
            total += share
        for seat in range(state.seats):
            values[seat] = values[seat] / total
        return values

    def position_points(self, state: State, seat: i64) -> float:
        piles = state.piles
        looks = float(piles.looks[seat])
        total = self.book_value * float(piles.count_books(seat)) + self.symbol_value * float(piles.magic(seat))
        total += self.spell_value * float(popcount(piles.spells[seat]))
        total -= self.look_cost * looks * (1.0 + 0.1 * looks)
        square = state.at[seat]
        if square < 0:
            return total
        away = AWAY[state.furnished][state.rigor * parts.SQUARES + square]
        if away < 4:
            later = (seat - state.seat + state.seats) % state.seats  # how many others move before this seat
            total -= FRIGHT[away] * (0.6 + 0.2 * float(later))
        return total - self.step_cost * float(WAYS[state.furnished][square])

    def cell(self, state: game.State) -> i64:
        assert isinstance(state, State)
        most: i64 = 0
        for seat in range(state.seats):
            most = max(most, state.piles.looks[seat])
        left = state.piles.books_left()
        stage = 0 if 3 * left > 2 * BOOKS else 1 if 3 * left > BOOKS else 2
        return stage * 3 + (0 if most < 2 else 1 if most == 2 else 2)

    def write_features(self, state: game.State, seat: i64, out: vec[float]) -> None:
        assert isinstance(state, State)
        piles = state.piles
        looks = piles.looks[seat]
        write_place(state, seat, out)
        out[2] = 1.0 if looks >= 1 else 0.0
        out[3] = 1.0 if looks >= 2 else 0.0
        out[4] = 1.0 if looks >= 3 else 0.0
        out[5] = float(piles.count_books(seat))
        out[6] = float(piles.magic(seat))
        out[7] = float(popcount(piles.spells[seat]))
        out[8] = float(piles.held[seat])
        out[9] = out[10] = out[11] = out[12] = 0.0
        out[13] = 1.0 if seat == state.seat else 0.0
        square = state.at[seat]
        out[14] = 1.0 if square < 0 else 0.0
        if square >= 0:
            away = min(AWAY[state.furnished][state.rigor * parts.SQUARES + square], i64(4))
            fright = FRIGHT[away] if away < 4 else 0.0
            later = (seat - state.seat + state.seats) % state.seats
            out[9] = float(WAYS[state.furnished][square])
            out[10] = float(min(away, i64(3)))
            out[11] = fright
            out[12] = fright * float(later)

    def prior_logit(self, state: game.State, seat: i64, move: i64) -> float:
        """Towards the desk, away from Rigor; Rigor himself towards the others; never a needless accusation."""
        assert isinstance(state, State)
        kind = kind_of(move)
        if kind == notation.CATCHES or kind == notation.EASES:
            return LEAST_LOGIT
        if kind == notation.EXCHANGES:
            return -1.5  # the whole turn is lost
        if kind == notation.PEEKS or kind == notation.STOPS or kind == notation.ENDS:
            return -0.5
        if kind == notation.DENIES or kind == notation.BLAMES or kind == notation.UNHEXES:
            return 2.0
        if kind == notation.PLAYS or kind == notation.STEPS or kind == notation.HASTES:
            face = state.face if kind == notation.STEPS else state.piles.face(seat, first_of(move))
            if MOVES_RIGOR[face]:
                return self.logit_per_point * self.rigor_points(state, seat, second_of(move))
            return self.logit_per_point * self.walk_points(state, seat, second_of(move))
        if kind == notation.WARPS or kind == notation.BONES:
            return self.logit_per_point * self.rigor_points(state, seat, second_of(move))
        if kind == notation.GOES or kind == notation.BLINKS:
            return self.logit_per_point * self.walk_points(state, seat, second_of(move))
        return 0.0

    def rigor_points(self, state: State, seat: i64, to: i64) -> float:
        """Rigor near others is good, near oneself bad."""
        points = 0.0
        for other in range(state.seats):
            if state.at[other] >= 0:
                away = AWAY[state.furnished][to * parts.SQUARES + state.at[other]]
                if away < 4:
                    fright = 8.0 if away == 0 else FRIGHT[away]
                    points += -1.5 * fright if other == seat else fright
        return points

    def walk_points(self, state: State, seat: i64, to: i64) -> float:
        """Towards the desk and away from Rigor."""
        away = AWAY[state.furnished][state.rigor * parts.SQUARES + to]
        points = -self.step_cost * float(WAYS[state.furnished][to])
        if state.kinds[to] == board.DESK:
            points += self.book_value
        if away < 4:
            points -= self.look_cost if away == 0 else FRIGHT[away]
        return points

    def is_quiet(self, state: game.State) -> bool:
        assert isinstance(state, State)
        return state.phase == PLAN and len(state.stack) == 0

    def is_sealed(self, state: game.State, move: i64) -> bool:
        """Which places of the hands a trade or a discard names is not told."""
        return kind_of(move) == notation.SWAPS or kind_of(move) == notation.DISCARDS


def write_place(state: State, seat: i64, out: vec[float]) -> None:
    """K-31: its share of first place as things stand, and how many are behind."""
    own = score_number(state, seat)
    together = 1.0
    behind = 0.0
    first = True
    for other in range(state.seats):
        if other != seat:
            score = score_number(state, other)
            first = first and score <= own
            together += 1.0 if score == own else 0.0
            behind += 1.0 if score < own else 0.5 if score == own else 0.0
    out[0] = 1.0 / together if first else 0.0
    out[1] = behind


def score_number(state: State, seat: i64) -> i64:
    piles = state.piles
    return packed_score(piles.looks[seat], piles.count_books(seat), piles.magic(seat))
