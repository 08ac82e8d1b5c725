"""Simulations a second of our search beside OpenSpiel's information-set search in C++, in turns in one process.

python benchmarks/search.py [--seconds S] [--json]      prints a table in Markdown

OpenSpiel's bot plays Hearts: 52 cards, four seats, a random game from the end of its tree. Ours plays each of our
games as the master level does. A simulation is one walk from the root to an end that is weighed, whatever its length.
The last column is the longest of many moves of the master as a share of the time it was given.
"""

from __future__ import annotations

import argparse
import random
import time
from typing import Any

import msgspec

from armarium import shelf
from armarium.bots import Observation
from armarium.bots.search_bot import LEVELS, SearchBot
from armarium.chance import Chance
from armarium.lab.bench import machine
from armarium.lab.search_speed import parallel_speedup, positions, simulations_per_second

ROUNDS = 5
SIMULATIONS = 2000  # of OpenSpiel's bot at each position
PLIES = (0, 4, 8, 16)
SEED = 1
MOVES = 5  # games from which each part is taken to see the longest move


class Hearts:
    """Positions of Hearts and the bot that thinks about them."""

    def __init__(self, spiel: Any) -> None:
        self._spiel = spiel
        self._evaluator = spiel.RandomRolloutEvaluator(1, SEED)
        dice = random.Random(SEED)
        self._states = [self._after(plies, dice) for plies in PLIES]

    def _after(self, plies: int, dice: random.Random) -> Any:
        """A position with a choice, so many decisions into a random game."""
        state = self._spiel.load_game("hearts").new_initial_state()
        made = 0
        while state.is_chance_node() or made < plies or len(state.legal_actions()) < 2:
            if state.is_chance_node():
                state.apply_action(dice.choice(state.chance_outcomes())[0])
            else:
                state.apply_action(dice.choice(state.legal_actions()))
                made += 1
        return state

    def speeds(self) -> list[float]:
        return [self._speed(state) for state in self._states]

    def _speed(self, state: Any) -> float:
        most_tried = self._spiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        bot = self._spiel.ISMCTSBot(SEED, self._evaluator, 2.0, SIMULATIONS, -1, most_tried, False, False)
        start = time.process_time()
        bot.step(state)
        return SIMULATIONS / (time.process_time() - start)


def longest(name: str, seconds: float) -> float:
    """The longest move of the master in parts of several games, as a share of its time."""
    game, master = shelf.game(name), SearchBot(LEVELS["master"])
    most = 0.0
    for seed in range(MOVES):
        luck = Chance(seed)
        for state in positions(game, game.seats[-1], seed):
            observation = Observation.of(game, state, int(state.actor()), luck, seconds)
            start = time.perf_counter()
            master.choose(observation, luck)
            most = max(most, (time.perf_counter() - start) / seconds)
    return most


def overall(speeds: list[float]) -> float:
    """Simulations in all seconds together, each position having been given as many."""
    return len(speeds) / sum(1 / speed for speed in speeds)


def rounds(seconds: float) -> dict[str, list[float]]:
    """The speed of each contender in every round."""
    import pyspiel

    hearts = Hearts(pyspiel)
    games = {name: shelf.game(name) for name in shelf.NAMES}
    places = {name: positions(game, game.seats[0]) for name, game in games.items()}
    found: dict[str, list[float]] = {name: [] for name in ("hearts", *games)}
    for _ in range(ROUNDS):
        found["hearts"].append(overall(hearts.speeds()))
        for name, game in games.items():
            found[name].append(overall([simulations_per_second(game, state, seconds) for state in places[name]]))
    return found


def table(found: dict[str, list[float]], gains: dict[str, float], most: dict[str, float]) -> str:
    lines = [
        "| game | simulations/s | × OpenSpiel on Hearts (lowest–highest) | two processes | longest move |",
        "|---|---:|---:|---:|---:|",
    ]
    for name, speeds in found.items():
        ratios = sorted(speed / other for speed, other in zip(speeds, found["hearts"], strict=True))
        middle = sorted(speeds)[ROUNDS // 2]
        more = f"{gains[name]:.2f} × | {most[name]:.2f} ×" if name in gains else "|"
        lines.append(
            f"| {name} | {middle:,.0f} | {ratios[ROUNDS // 2]:.2f} ({ratios[0]:.2f}–{ratios[-1]:.2f}) | {more} |"
        )
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=0.5, help="of thinking about each position")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    found = rounds(asked.seconds)
    gains = {
        name: parallel_speedup(
            shelf.game(name), positions(shelf.game(name), shelf.game(name).seats[0]), asked.seconds, 2
        )
        for name in shelf.NAMES
    }
    most = {name: longest(name, asked.seconds) for name in shelf.NAMES}
    if asked.json:
        print(msgspec.json.encode({"speeds": found, "gains": gains, "longest": most} | machine()).decode())
    else:
        print(table(found, gains, most))


if __name__ == "__main__":
    main()
