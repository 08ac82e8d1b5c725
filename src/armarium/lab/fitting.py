"""Logistic regression of who is first on features of all seats, with weights of its own for every cell.

A position's shares are the softmax over its seats of weights · features. Cells are drawn towards what all of them have
in common (ridge), the more the fewer positions they have. Log loss and calibration say how good any shares are.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from armarium.lab.samples import Floats, Samples

STEPS = 30  # of Newton's method, at most
LONGEST = 1.0  # of a step, so that a bad start does not throw it far away
CLOSE = 1e-7  # a step so small is the last
LEAST = 1e-6  # of a probability, in a logarithm
BINS = 10


def softmax(scores: Floats) -> Floats:
    raised = np.exp(scores - scores.max(axis=1, keepdims=True))
    shares: Floats = raised / raised.sum(axis=1, keepdims=True)
    return shares


def log_loss(shares: Floats, results: Floats) -> float:
    """Mean cross-entropy of what every seat got, where first place may be shared."""
    return float(-(results * np.log(np.clip(shares, LEAST, 1.0))).sum(axis=1).mean())


def best_weights(features: Floats, results: Floats, ridge: float, centre: Floats, weight: Floats) -> Floats:
    """The weights that make what was seen likeliest, less `ridge` times their squared distance from `centre`.

    `weight` counts positions: those of one game tell less than as many of different games.
    """
    weights = centre.copy()
    for _ in range(STEPS):
        shares = softmax(features @ weights)
        rest = (shares - results) * weight[:, None]
        gradient = np.einsum("ns,nsf->f", rest, features) + ridge * (weights - centre)
        mean = np.einsum("ns,nsf->nf", shares, features)
        spread = features - mean[:, None, :]
        curvature = np.einsum("nsf,ns,nsg->fg", spread, shares * weight[:, None], spread)
        step = np.linalg.solve(curvature + ridge * np.eye(len(weights)), gradient)
        weights = weights - step * min(1.0, LONGEST / max(LONGEST, float(np.abs(step).max())))
        if float(np.abs(step).max()) < CLOSE:
            break
    return weights


def fitted_cells(samples: Samples, cells: int, ridge: float) -> Floats:
    """A row of weights for every cell, in units of the features; the ridge counts in their standard deviations."""
    scale = samples.features.std(axis=(0, 1))
    scale[scale == 0.0] = 1.0
    scaled = samples.features / scale
    per_game = 1.0 / np.bincount(samples.games)[samples.games]
    weight = per_game * len(samples.games) / per_game.sum() / position_count(samples)
    common = best_weights(scaled, samples.shares, ridge, np.zeros(scaled.shape[2]), weight)
    rows = [common.copy() for _ in range(cells)]
    for cell in np.unique(samples.cells):
        own = samples.cells == cell
        rows[cell] = best_weights(scaled[own], samples.shares[own], ridge, common, weight[own])
    table: Floats = np.array(rows) / scale
    return table


def position_count(samples: Samples) -> float:
    """Positions of a game, on average."""
    return len(samples.games) / len(np.unique(samples.games))


def learned_shares(samples: Samples, table: Floats) -> Floats:
    return softmax(np.einsum("nsf,nf->ns", samples.features, table[samples.cells]))


# --- calibration ------------------------------------------------------------------------------------------------------


def with_slope(shares: Floats, slope: float) -> Floats:
    """Shares with their logits multiplied."""
    return softmax(slope * np.log(np.clip(shares, LEAST, 1.0)))


def best_slope(shares: Floats, results: Floats) -> float:
    """The slope on logits with which shares would have foretold best: 1 is calibrated, less is too sure of itself."""
    logits = np.log(np.clip(shares, LEAST, 1.0))[:, :, None]
    return float(best_weights(logits, results, 1e-9, np.zeros(1), np.ones(len(shares)))[0])


class Bin(NamedTuple):
    """Positions in which a seat was given a chance between two tenths: the mean of it, and what such seats got."""

    foretold: float
    seen: float
    cases: int


def calibration(shares: Floats, results: Floats) -> list[Bin]:
    places: npt.NDArray[np.int64] = np.minimum((shares * BINS).astype(np.int64), BINS - 1)
    bins = [(shares[places == n], results[places == n]) for n in range(BINS)]
    return [Bin(float(one.mean()), float(two.mean()), len(one)) for one, two in bins if len(one)]
