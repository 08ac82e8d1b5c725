"""What a search must know of Kragmortha: Looks, books, the way to the desk, and how near Rigor stands to whom."""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from armarium import evaluator, game
from armarium.games.kragmortha import notation, parts
from armarium.games.kragmortha.cards.piles import MOVES_RIGOR
from armarium.games.kragmortha.library import board
from armarium.games.kragmortha.notation import OVER, PLAN, first_of, kind_of, second_of
from armarium.games.kragmortha.state import State

FAR: Final = 99
NEVER: Final = -6.0  # liked so little that only a long search tries it


def distances(near: vec[i64], start: int) -> list[int]:
    """Steps from a square to every other one, pawns left aside."""
    found = [FAR] * parts.SQUARES
    found[start] = 0
    edge = [start]
    for square in edge:
        for i in range(square * 4, square * 4 + 4):
            other = int(near[i])
            if other >= 0 and found[other] == FAR:
                found[other] = found[square] + 1
                edge.append(other)
    return found


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
        self.keen = 0.25  # how much what a step promises is liked
        self.spread = 8.0  # a lead of this makes a win e times as likely
        self.look = 12.0  # what things are worth
        self.book = 4.0
        self.sign = 0.3
        self.spell = 0.8
        self.path = 0.25  # a step nearer to the desk

    def values(self, state: game.State) -> vec[float]:
        assert isinstance(state, State)
        if state.phase == OVER:
            return won(state)
        found = vec[float]()
        total = 0.0
        for seat in range(state.seats):
            share = math.exp(self.promise(state, seat) / self.spread)
            found = append(found, share)
            total += share
        for seat in range(state.seats):
            found[seat] = found[seat] / total
        return found

    def promise(self, state: State, seat: i64) -> float:
        piles = state.piles
        looks = float(piles.looks[seat])
        total = self.book * float(piles.count_books(seat)) + self.sign * float(piles.magic(seat))
        total += self.spell * float(bits(piles.spells[seat]))
        total -= self.look * looks * (1.0 + 0.1 * looks)
        square = state.at[seat]
        if square < 0:
            return total
        away = AWAY[state.furnished][state.rigor * parts.SQUARES + square]
        if away < 4:
            later = (seat - state.seat + state.seats) % state.seats  # how many others move before this seat
            total -= FRIGHT[away] * (0.6 + 0.2 * float(later))
        return total - self.path * float(WAYS[state.furnished][square])

    def prior_logit(self, state: game.State, seat: i64, move: i64) -> float:
        """Towards the desk, away from Rigor; Rigor himself towards the others; never a needless accusation."""
        assert isinstance(state, State)
        kind = kind_of(move)
        if kind == notation.CATCHES or kind == notation.EASES:
            return NEVER
        if kind == notation.EXCHANGES:
            return -1.5  # the whole turn is lost
        if kind == notation.PEEKS or kind == notation.STOPS or kind == notation.ENDS:
            return -0.5
        if kind == notation.DENIES or kind == notation.BLAMES or kind == notation.UNHEXES:
            return 2.0
        if kind == notation.PLAYS or kind == notation.STEPS or kind == notation.HASTES:
            face = state.face if kind == notation.STEPS else state.piles.face(seat, first_of(move))
            if MOVES_RIGOR[face]:
                return self.keen * self.hunting(state, seat, second_of(move))
            return self.keen * self.walking(state, seat, second_of(move))
        if kind == notation.WARPS or kind == notation.BONES:
            return self.keen * self.hunting(state, seat, second_of(move))
        if kind == notation.GOES or kind == notation.BLINKS:
            return self.keen * self.walking(state, seat, second_of(move))
        return 0.0

    def hunting(self, state: State, seat: i64, to: i64) -> float:
        """Rigor near others is good, near oneself bad."""
        found = 0.0
        for other in range(state.seats):
            if state.at[other] >= 0:
                away = AWAY[state.furnished][to * parts.SQUARES + state.at[other]]
                if away < 4:
                    fright = 8.0 if away == 0 else FRIGHT[away]
                    found += -1.5 * fright if other == seat else fright
        return found

    def walking(self, state: State, seat: i64, to: i64) -> float:
        """Towards the desk and away from Rigor."""
        away = AWAY[state.furnished][state.rigor * parts.SQUARES + to]
        found = -self.path * float(WAYS[state.furnished][to])
        if state.kinds[to] == board.DESK:
            found += self.book
        if away < 4:
            found -= self.look if away == 0 else FRIGHT[away]
        return found

    def is_quiet(self, state: game.State) -> bool:
        assert isinstance(state, State)
        return state.phase == PLAN and len(state.stack) == 0

    def is_sealed(self, state: game.State, move: i64) -> bool:
        """Which places of the hands a trade or a discard names is not told."""
        return kind_of(move) == notation.SWAPS or kind_of(move) == notation.DISCARDS


def bits(spells: i64) -> i64:
    count: i64 = 0
    while spells:
        spells &= spells - 1
        count += 1
    return count


def won(state: State) -> vec[float]:
    scores = state.standing()
    best = max(scores)
    share = 1.0 / float(scores.count(best))
    found = vec[float]()
    for points in scores:
        found = append(found, share if points == best else 0.0)
    return found
