"""Fits the surrogate of M-56 to the simulation: plays decks down by pulls of all kinds, then solves for the log odds.

`fit` gives the numbers of [surrogate] in parts.toml as text to put there; a new fit is a new version of the rules.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor

import msgspec

from armarium.games.kamimai import deck as rules_deck
from armarium.games.kamimai import grimoire_sim, hand
from armarium.games.kamimai.deck import GONE, UNSEEN
from armarium.games.kamimai.notation import TEMPOS

WEIGHTS = ("base", "depth", "few", "lopsided", "depth_lopsided", "stripped", "slow", "quick", "noise")
TREMORS = (0.5, 1.0, 1.0, 1.5, 2.0, 3.0)
RIDGE = 0.02  # keeps rare features from running away
ALIVE = 20  # a Grimoire may always be bumped: the rates between pulls never fall below this, per ten thousand


class Row(msgspec.Struct, frozen=True):
    """One simulated pull: its features in the order of WEIGHTS, and what became of it."""

    features: list[float]
    fell: bool
    drawn: int
    gripped: bool


# --- sampling ---------------------------------------------------------------------------------------------------------


def played_down(seed: int) -> list[Row]:
    """One deck pulled at until it falls, with one way of choosing slots and changing hands."""
    dice = random.Random(seed)
    before = grimoire_sim.build(64)
    way = dice.choice(("outer", "any", "middle", "one side", "strip"))
    rows: list[Row] = []
    for number in range(62):
        slot, tempo, tremor = choose(way, before.slots, dice), dice.choice(TEMPOS), dice.choice(TREMORS)
        wish = hand.plain_pull(slot, tempo, hand.seed_of(b"fit %d" % seed, number), tremor)
        verdict = grimoire_sim.pull(before, wish)
        features = described(before.slots, slot, tempo, tremor)
        rows.append(Row(features, verdict.fell, len(verdict.drawn), slot in verdict.drawn))
        if verdict.fell:
            break
        before = verdict.after
    return rows


def choose(way: str, slots: Sequence[int], dice: random.Random) -> int:
    near = sum(1 for slot in slots if slot < 32)
    if way == "outer" and dice.random() < 0.8:
        return slots[0] if 2 * near >= len(slots) else slots[-1]
    if way == "strip" and dice.random() < 0.7:
        return slots[0]
    if way == "middle" and dice.random() < 0.7:
        return slots[len(slots) // 2 - dice.randrange(2)]
    if way == "one side" and dice.random() < 0.5:
        return slots[dice.randrange(max(1, near))]
    return dice.choice(list(slots))


def described(slots: Sequence[int], slot: int, tempo: str, tremor: float) -> list[float]:
    """The features as the rules work them out."""
    deck = rules_deck.Deck([UNSEEN if place in slots else GONE for place in range(64)], rules_deck.nothing())
    near, far = deck.sides()
    side = near if slot < deck.half() else far
    depth = deck.layers(slot) / max(1, side - 1)
    lopsided = abs(near - far) / (near + far)
    few = (64 - near - far) / 64
    tempos = [float(tempo == "slow"), float(tempo == "quick")]
    return [1.0, depth, few, lopsided, depth * lopsided, deck.stripped() ** 2 / 16, *tempos, math.log2(tremor)]


# --- fitting: logistic regression by Newton's steps -------------------------------------------------------------------


def fitted(rows: Sequence[Row], steps: int = 25) -> list[float]:
    weights = [0.0] * len(WEIGHTS)
    for _ in range(steps):
        slope = [-RIDGE * weight * (place > 0) for place, weight in enumerate(weights)]
        curve = [[RIDGE * (a == b) + 1e-9 for b in range(len(weights))] for a in range(len(weights))]
        for row in rows:
            chance = 1 / (1 + math.exp(-sum(w * x for w, x in zip(weights, row.features, strict=True))))
            for a, x in enumerate(row.features):
                slope[a] += (row.fell - chance) * x
                for b, y in enumerate(row.features):
                    curve[a][b] += chance * (1 - chance) * x * y
        weights = [weight + step for weight, step in zip(weights, solved(curve, slope), strict=True)]
    return weights


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss's elimination with the largest pivot."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for column in range(size):
        pivot = max(range(column, size), key=lambda place: abs(rows[place][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for place in range(size):
            if place != column:
                factor = rows[place][column] / rows[column][column]
                rows[place] = [a - factor * b for a, b in zip(rows[place], rows[column], strict=True)]
    return [row[size] / row[place] for place, row in enumerate(rows)]


def fit(decks: int, seed: int = 1, processes: int = 1) -> str:
    """The [surrogate] of parts.toml after so many decks."""
    with ProcessPoolExecutor(processes) as pool:
        rows = [row for played in pool.map(played_down, range(seed, seed + decks)) for row in played]
    return surrogate_text(rows, decks, seed)


def surrogate_text(rows: Sequence[Row], decks: int, seed: int) -> str:
    weights = dict(zip(WEIGHTS, fitted(rows), strict=True))
    fell = [row for row in rows if row.fell]
    stood = [row for row in rows if not row.fell]
    made = f"{len(rows)} pulls at {decks} decks, {len(fell)} collapses, seed {seed}, {grimoire_sim.ENGINE}, "
    numbers = {name: round(1000 * weight) for name, weight in weights.items()} | {"steady": 0}
    numbers["kept"] = per_myriad(row.gripped for row in fell)
    numbers["dragged"] = per_myriad(row.drawn > 1 for row in stood)
    numbers |= {"casting": ALIVE, "between": ALIVE}
    lines = [f'made = "{made}settings {grimoire_sim.settings_digest()}"']
    return "\n".join(["[surrogate]", *lines, *(f"{name} = {number}" for name, number in numbers.items())]) + "\n"


def per_myriad(hits: Iterable[bool]) -> int:
    found = list(hits)
    return round(10000 * sum(found) / max(1, len(found)))
