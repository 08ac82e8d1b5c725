"""Trains a small policy for Rune with NumPy alone, on many games at once, until it beats the greedy bot.

python examples/rune_policy/train.py [--rounds 40] [--seed 1]

The policy is a softmax over legal moves, linear in six numbers that are worked out from the observation: what the move
would leave on the table. It plays itself; REINFORCE moves the weights toward moves of games that were won. It starts
from nothing and ends a little above the greedy bot, which looks at a whole turn at once; it has learnt what greedy does
not know: to leave the other no second good area.
"""

from __future__ import annotations

import argparse
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from armarium.bots import Observation, bot
from armarium.chance import Chance
from armarium.envs import vector
from armarium.envs.episode import Episode, Setting
from armarium.games.rune import parts
from armarium.games.rune.encoding import PIECES, RUNES
from armarium.games.rune.grid.board import turned_rows

Array = NDArray[np.float64]
Cells = NDArray[np.int64]
SPAN, CELLS, CARDS = 17, 289, parts.CARDS
LAYS, MASTERS = CARDS * 4 * CELLS, CARDS * 4 * CELLS + CELLS
DRAW = MASTERS + 2 * CELLS + CARDS
WORTH = np.array([0, *parts.POINTS])
MARKS = np.array([-1, 0, 1, -1, 0, 1])  # whose Master stands there, by the code of a piece from -1 to 4
RIVAL_MASTERS = 6  # in an observation: Masters in the other's hand
FEATURES = ("lead", "best free area", "draw", "master", "draw while the other has Masters", "second best free area")


def stamps() -> Cells:
    """The runes of every card in every rotation on three by three cells, 0 where there is none."""
    faces = np.zeros((CARDS, 4, 3, 3), np.int64)
    for card in range(CARDS):
        for rotation in range(4):
            for line, row in enumerate(turned_rows(parts.FACES[card + 1], rotation)):
                for column, rune in enumerate(row):
                    faces[card, rotation, line, column] = parts.COLOURS.index(rune) + 1
    return faces


STAMPS = stamps()


def areas(runes: Cells) -> Cells:
    """A number for every cell of every board, the same for cells of one area; boards are padded by an empty border."""
    labels = np.where(runes > 0, np.arange(1, runes[0].size + 1).reshape(runes.shape[1:]), 0)
    pairs = [(np.s_[:, 1:], np.s_[:, :-1]), (np.s_[:, :, 1:], np.s_[:, :, :-1])]
    same = [(runes[one] == runes[other]) & (runes[one] > 0) for one, other in pairs]
    while True:
        before = labels.copy()
        for (one, other), equal in zip(pairs, same, strict=True):
            most = np.where(equal, np.maximum(labels[one], labels[other]), 0)
            labels[one] = np.maximum(labels[one], most)
            labels[other] = np.maximum(labels[other], most)
        if (labels == before).all():
            return labels


class Tables(NamedTuple):
    """Of every board: the lead, the best and second best free area, the labels, and the points of free ones."""

    lead: Array
    best: Array
    second: Array
    labels: Cells
    free: Array


def tables(runes: Cells, pieces: Cells) -> Tables:
    boards, size = len(runes), runes[0].size + 1
    labels = areas(runes)
    flat = (labels.reshape(boards, -1) + np.arange(boards)[:, None] * size).reshape(-1)
    points = np.bincount(flat, WORTH[runes].reshape(-1), boards * size).reshape(boards, size)
    points[:, 0] = 0
    owner = np.zeros((boards, size))
    where = np.nonzero(pieces)
    np.add.at(owner, (where[0], labels[where]), MARKS[pieces[where] + 1])
    owner = np.sign(owner)
    free = np.where(owner == 0, points, 0)
    best = np.partition(free, -2, axis=1)
    return Tables((owner * points).sum(1), best[:, -1], best[:, -2], labels, free)


def move_features(observation: Cells, numbers: Cells) -> Array:
    """What each legal number would leave, one row each."""
    runes = observation[RUNES:PIECES].reshape(SPAN, SPAN)
    pieces = observation[PIECES:].reshape(SPAN, SPAN)
    rows = np.zeros((len(numbers), len(FEATURES)))
    lays = np.flatnonzero(numbers < LAYS)
    if len(lays):
        boards, kept = laid_boards(runes, numbers[lays]), np.broadcast_to(pieces, (len(lays), SPAN, SPAN))
        after = tables(boards, kept)
        rows[lays, 0], rows[lays, 1], rows[lays, 5] = after.lead, after.best, after.second
        return rows
    now = tables(runes[None], pieces[None])
    rows[:, 0] = now.lead[0]
    masters = np.flatnonzero((numbers >= LAYS) & (numbers < MASTERS))
    rows[masters, 0] += now.free[0][now.labels[0].reshape(-1)[numbers[masters] - LAYS]]
    rows[masters, 3] = 1
    draws = numbers == DRAW
    rows[draws, 1], rows[draws, 2], rows[draws, 4] = now.best[0], 1, observation[RIVAL_MASTERS]
    return rows


def laid_boards(runes: Cells, numbers: Cells) -> Cells:
    """The table after each of these lays; where a card reaches over the window's edge the rest is left out."""
    kinds, cells = numbers // CELLS, numbers % CELLS
    boards = np.repeat(np.pad(runes, ((0, 2), (0, 2)))[None], len(numbers), axis=0)
    for line in range(3):
        for column in range(3):
            rune = STAMPS[kinds // 4, kinds % 4, line, column]
            place = np.arange(len(numbers)), cells // SPAN + line, cells % SPAN + column
            boards[place] = np.where(rune > 0, rune, boards[place])
    return boards[:, :SPAN, :SPAN]


def probabilities(features: Array, weights: Array) -> Array:
    logits = features @ weights
    odds = np.exp(logits - logits.max())
    return np.asarray(odds / odds.sum())


def train(weights: Array, games: int, steps: int, rate: float, dice: np.random.RandomState) -> Array:
    """One round of REINFORCE: self-play on many games at once, each finished game moves the weights."""
    env = vector.make("rune", games)
    positions = env.reset(int(dice.randint(2**31)))
    traces = [np.zeros((2, len(weights))) for _ in range(games)]
    gradient, ended = np.zeros(len(weights)), 0
    for _ in range(steps):
        actions = np.zeros(games, np.int64)
        for place in range(games):
            numbers = positions.numbers[positions.offsets[place] : positions.offsets[place + 1]]
            features = move_features(positions.observations[place].astype(np.int64), numbers)
            odds = probabilities(features, weights)
            pick = dice.choice(len(numbers), p=odds)
            traces[place][positions.actors[place]] += features[pick] - odds @ features
            actions[place] = numbers[pick]
        positions = env.step(actions)
        for over in np.flatnonzero(positions.ended):
            gradient += positions.rewards[over] @ traces[over]
            traces[over][:] = 0
            ended += 1
    return np.asarray(weights + rate * gradient / max(1, ended))


def share_against(name: str, weights: Array, games: int, seed: int) -> float:
    """The share of wins of the policy, which takes its likeliest move, against a bot of the house."""
    setting, rival, won = Setting("rune"), bot(name, "rune"), 0.0
    for number in range(games):
        episode, chance = Episode.start(setting, seed + number), Chance(seed + number)
        while (actor := episode.actor) is not None:
            if actor == number % 2:
                numbers = episode.numbers()
                features = move_features(episode.observation(actor).astype(np.int64), numbers)
                episode.play(int(numbers[int(np.argmax(features @ weights))]))
            else:
                observation = Observation.of(setting.game, episode.state, actor, chance)
                episode.play(episode.action(rival.choose(observation, chance)))
        won += (episode.returns()[number % 2] + 1) / 2
    return won / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--games", type=int, default=64, help="played at once")
    parser.add_argument("--against", type=int, default=200, help="games against greedy after every fifth round")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    dice, weights = np.random.RandomState(asked.seed), np.zeros(len(FEATURES))
    for number in range(1, asked.rounds + 1):
        weights = train(weights, asked.games, 40, 0.15, dice)
        if number % 5:
            continue
        share = share_against("greedy", weights, asked.against, 9000)
        print(f"round {number}: {share:.1%} of {asked.against} games against greedy")
        if share > 0.5:
            break
    print(", ".join(f"{name} {weight:.2f}" for name, weight in zip(FEATURES, weights, strict=True)))


if __name__ == "__main__":
    main()
