"""Grimoire's evaluator: values from expected VP, priors from the cards a move takes or gives.

It counts in VP: what would be scored now in the determinization, and what companions are likely to pay until the end.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from armarium import evaluator, game
from armarium.games.grimoire import parts
from armarium.games.grimoire.cards import score
from armarium.games.grimoire.cards.piles import COIN_KINDS, QUEST_KINDS, count_of, has_seen, is_down, kind_of, size
from armarium.games.grimoire.notation import (
    AIM,
    HAND_OVER,
    NOT_ENDING,
    OVER,
    PAGES,
    PASS,
    PICK,
    REPLACE,
    SEAL,
    SPY,
    TAKE_CARD,
    number_of,
    verb_of,
)
from armarium.games.grimoire.state import END_COMPANIONS, END_TREASURES, State

LENGTH: Final = 11.0  # rounds of a usual game
UNSEEN: Final = 1.9  # what a card nobody has seen is worth on average
ROUNDLY: Final = {"first": 0.45, "last": 0.45, "look": 0.12, "trade": 0.12}
STAGES: Final = ("early", "middle", "late", "last", "ending")
FEATURES: Final = (
    "points",  # what the seat would score now
    "first",  # its share of first place if the game ended now
    "lasting",  # VP that companions pay in a round
    "lasting-left",  # and in all rounds to come
    "companions",
    "treasures",
    "items",
    "tokens",  # VP in tokens
    "order",  # order token, from 1
    "pending",  # whether its quest turn is still to come in this round
    "met",  # VP of bonuses that would be paid now
    "unmet",  # and of those that would not
)
LASTING: Final = vec[float]([ROUNDLY.get(effect, 0.0) for effect in parts.EFFECTS])  # VP a companion pays in a round


@final
class Evaluator(evaluator.Evaluator):
    def __init__(self) -> None:
        super().__init__()
        self.simultaneous = True
        self.rollout_depth = 60
        self.rollout_samples = 4
        self.expansion_threshold = 1.0
        self.c_puct = 1.0
        self.logit_per_point = 0.7  # of the prior, for a VP
        self.points_per_e = 2.0  # softmax temperature: a lead of this makes a win e times as likely at the end
        self.points_per_e_by_round = 0.25  # and so much more for each round still to come
        self.features = list(FEATURES)
        self.cells = list(STAGES)

    def values(self, state: game.State) -> vec[float]:
        assert isinstance(state, State)
        if state.phase == OVER:
            return evaluator.shares_of_first(state.standing())  # G-33: whatever the designer wins
        if self.is_learned:
            return self.learned_values(state, state.seats)
        left = rounds_left(state)
        scale = self.points_per_e + self.points_per_e_by_round * left
        values = vec[float]()
        total = 0.0
        for seat in range(state.seats):
            share = math.exp(expected_points(state, seat, left) / scale)
            values = append(values, share)
            total += share
        for seat in range(state.seats):
            values[seat] = values[seat] / total
        return values

    def cell(self, state: game.State) -> i64:
        assert isinstance(state, State)
        return stage(state)

    def write_features(self, state: game.State, seat: i64, out: vec[float]) -> None:
        assert isinstance(state, State)
        points = score.final_score(state, seat)
        lasting = 0.0
        met: i64 = 0
        unmet: i64 = 0
        for kind in range(COIN_KINDS, QUEST_KINDS):
            copies = count_of(state.companions[seat], kind)
            if copies:
                lasting += float(copies) * LASTING[score.EFFECT[kind]]
                paid = copies * score.bonus(state, seat, kind, state.coins(seat))
                met += paid
                unmet += copies * score.AMOUNT[kind] - paid
        out[0] = float(points)
        out[1] = first_share(state, points)
        out[2] = lasting
        out[3] = lasting * rounds_left(state)
        out[4] = float(size(state.companions[seat]))
        out[5] = float(state.treasures(seat))
        out[6] = float(size(state.items[seat]))
        out[7] = float(state.vp[seat])
        out[8] = float(state.tokens[seat])
        out[9] = 1.0 if state.phase != PAGES and state.tokens[seat] >= state.now else 0.0
        out[10] = float(met)
        out[11] = float(unmet)

    def prior_logit(self, state: game.State, seat: i64, move: i64) -> float:
        assert isinstance(state, State)
        verb = verb_of(move)
        number = number_of(move)
        if verb == TAKE_CARD or verb == REPLACE:
            card = state.zone[number - 1]
            value = UNSEEN if is_down(card) and not has_seen(card, seat) else card_value(state, seat, kind_of(card))
            return self.logit_per_point * (value if verb == TAKE_CARD else 0.5 * value)
        if verb == HAND_OVER:
            return -self.logit_per_point * card_value(state, seat, number)
        if verb == PICK:
            return self.logit_per_point * card_value(state, seat, number)
        if verb == AIM:
            return 0.3 * self.logit_per_point * float(score.territory_points(state, number, state.open[number], 0))
        return 0.0 if verb == PASS or verb == SEAL else 0.5 * self.logit_per_point

    def is_quiet(self, state: game.State) -> bool:
        assert isinstance(state, State)
        return state.phase == PAGES or state.phase == SPY

    def is_sealed(self, state: game.State, move: i64) -> bool:
        return verb_of(move) == SEAL

    def reopen(self, state: game.State, seat: i64) -> None:
        assert isinstance(state, State)
        if state.phase == PAGES:
            for other in range(state.seats):
                if other != seat:
                    state.pages[other] = 0


def first_share(state: State, points: i64) -> float:
    """What a seat with so many points would have of first place if the game ended now."""
    together: i64 = 0
    for seat in range(state.seats):
        other = score.final_score(state, seat)
        if other > points:
            return 0.0
        together += i64(other == points)
    return 1.0 / float(together)


def stage(state: State) -> i64:
    """How near the end is, by the fullest territory (G-31); the place in STAGES."""
    if state.ending != NOT_ENDING:
        return 4
    furthest: i64 = 0
    for seat in range(state.seats):
        furthest = max(furthest, 8 * state.treasures(seat) // END_TREASURES)
        furthest = max(furthest, 8 * size(state.companions[seat]) // END_COMPANIONS)
    return 0 if furthest < 3 else 1 if furthest < 5 else 2 if furthest < 7 else 3


def expected_points(state: State, seat: i64, left: float) -> float:
    """VP scored now, and what companions are expected to bring."""
    total = float(score.final_score(state, seat))
    for kind in range(COIN_KINDS, QUEST_KINDS):
        copies = count_of(state.companions[seat], kind)
        if copies:
            total += float(copies) * LASTING[score.EFFECT[kind]] * left
    return total


def card_value(state: State, seat: i64, kind: i64) -> float:
    """What one more card of this kind adds, roughly; a bonus counts by how likely it is to be paid."""
    if kind < COIN_KINDS:
        return float(score.QUEST_VP[kind])
    lasting = LASTING[score.EFFECT[kind]]
    if lasting > 0.0:
        return float(score.QUEST_VP[kind]) + lasting * rounds_left(state)
    hope = 0.6 if score.is_met(state, seat, kind, state.open[seat]) else 0.3
    return float(score.QUEST_VP[kind]) + hope * float(score.AMOUNT[kind])


def rounds_left(state: State) -> float:
    return max(1.0, LENGTH - float(state.round))
