"""The environments beside the compiled core and beside PettingZoo's own connect_four, in turns in one process.

python -m benchmarks.envs [GAME] [--games 256]     decisions a second of processor time, and the ratios that matter
"""

from __future__ import annotations

import argparse
import random

import numpy as np

from armarium import rollout, shelf
from armarium.chance import Chance
from armarium.envs import vector
from armarium.envs.vector import Games
from armarium.lab.bench import Play, interleaved_speeds, mode

DICE = random.Random(1)
STEPS = 20
RATIOS = {"vector/core": 0.5, "vector with masks/core": 0.0, "vector unseen/core": 0.0, "pettingzoo/connect_four": 5.0}


def core_play(name: str, luck: Chance) -> Play:
    game = shelf.game(name)
    return lambda _: rollout.playouts(game.new(game.seats[0], {}, luck), 20, luck)


def vector_play(games: Games, masked: bool = False) -> Play:
    """Random legal numbers, picked on arrays."""
    games.reset(1)
    dice = np.random.RandomState(1)

    def play(_: int) -> int:
        positions = games.positions()
        for _step in range(STEPS):
            counts = np.diff(positions.offsets)
            picks = positions.offsets[:-1] + (dice.random_sample(games.count) * counts).astype(np.int64)
            positions = games.step(positions.numbers[picks])
            if masked:
                games.mask()
        return STEPS * games.count

    return play


def agents_play(env: object) -> Play:
    """Any PettingZoo environment, one whole game at random by its masks."""

    def play(seed: int) -> int:
        env.reset(seed=seed)  # type: ignore[attr-defined]
        count = 0
        for _ in env.agent_iter():  # type: ignore[attr-defined]
            observation, _, terminated, truncated, info = env.last()  # type: ignore[attr-defined]
            over = terminated or truncated
            legal = info["legal"] if "legal" in info else np.flatnonzero(observation["action_mask"])
            env.step(None if over else int(legal[DICE.randrange(len(legal))]))  # type: ignore[attr-defined]
            count += not over
        return count

    return play


def contenders(name: str, count: int) -> dict[str, Play]:
    plays = {
        "core": core_play(name, Chance(1)),
        "vector": vector_play(vector.make(name, count)),
        "vector with masks": vector_play(vector.make(name, count), masked=True),
        "vector unseen": vector_play(vector.make(name, count, observing=False)),
    }
    try:
        from pettingzoo.classic import connect_four_v3

        from armarium.envs import pettingzoo
    except ImportError as missing:
        print(f"measured without PettingZoo: {missing}")
        return plays
    return plays | {
        "pettingzoo": agents_play(pettingzoo.env(name)),
        "connect_four": agents_play(connect_four_v3.env()),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="rune", choices=shelf.NAMES)
    parser.add_argument("--games", type=int, default=256)
    asked = parser.parse_args()
    speeds = interleaved_speeds(contenders(asked.game, asked.games))
    print(f"{asked.game}, {mode(shelf.game(asked.game))}, {asked.games} games at once")
    for name, speed in speeds.items():
        print(f"{name:<20}{speed:>12,.0f} decisions/s")
    for pair, target in RATIOS.items():
        ours, _, theirs = pair.partition("/")
        if ours in speeds and theirs in speeds:
            print(f"{pair:<32}{speeds[ours] / speeds[theirs]:>6.2f}" + (f"   (≥ {target})" if target else ""))


if __name__ == "__main__":
    main()
