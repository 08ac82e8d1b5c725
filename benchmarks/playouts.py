"""Random games beside OpenSpiel's Hanabi and Hearts, in turns in one process: ratios that hold on a busy machine.

python benchmarks/playouts.py [GAME] [--json]     also writes the game's part of benchmarks/RESULTS.md
"""

from __future__ import annotations

import argparse
import random
import sys
from pathlib import Path
from typing import Any

import msgspec

from armarium.lab.bench import Figures, Play, measure

RESULTS = Path(__file__).with_name("RESULTS.md")
OTHERS = ("hanabi", "hearts")
RUNS = 5
TARGETS = {
    "rune": {"list/hanabi": 2.5, "list/hearts": 1.5, "index/hanabi": 4.0},
    "grimoire": {"list/hearts": 1.0},
    "kragmortha": {"list/hearts": 1.0},
}
HEAD = """# Speed

Decisions per second of random games, by processor time. The contenders play in turns in one process: trust the ratios,
not the figures, which move with the machine. Of five runs the middle one is shown, and the lowest and highest ratio of
all. `list` lists the moves and picks one, `index` counts them and takes one by
number, both from Python; `core` never leaves the compiled code. OpenSpiel's games are played as `list`; their chance
nodes are played too, picked in the cheapest way (unweighted), but only decisions count; the second figure counts both.
"""


class Other:
    """A game of OpenSpiel, and how often luck was drawn beside the decisions."""

    def __init__(self, spiel: Any, name: str) -> None:
        self.game = spiel.load_game(name)
        self.decisions = 0
        self.draws = 0

    def play(self, seed: int) -> int:
        state = self.game.new_initial_state()
        count = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(random.choice(state.chance_outcomes())[0])  # unweighted: the cheapest for them
                self.draws += 1
            else:
                state.apply_action(random.choice(state.legal_actions()))
                count += 1
        self.decisions += count
        return count

    def with_draws(self) -> float:
        """How many steps there were for each decision."""
        return (self.decisions + self.draws) / self.decisions


def opponents() -> dict[str, Other]:
    try:
        import pyspiel
    except ImportError:
        print("OpenSpiel is not installed (extra `bench`): measured without it.", file=sys.stderr)
        return {}
    return {name: Other(pyspiel, name) for name in OTHERS}


def ratios(figures: Figures) -> dict[str, float]:
    found: dict[str, float] = {}
    for form in ("list", "index"):
        for other in OTHERS:
            if f"{other}_per_second" in figures:
                found[f"{form}/{other}"] = float(figures[f"{form}_per_second"]) / float(figures[f"{other}_per_second"])
    return found


def middle(runs: list[Figures]) -> Figures:
    """The run whose ratio, or speed where there is nothing to compare with, is the median."""
    return sorted(runs, key=lambda run: next(iter(ratios(run).values()), float(run["list_per_second"])))[len(runs) // 2]


def table(runs: list[Figures], others: dict[str, Other]) -> str:
    """The game's part of the results."""
    figures = middle(runs)
    lines = [
        f"## {figures['game']}",
        "",
        f"`make bench GAME={figures['game']}`: {figures['mode']}, {figures['seats']} seats, ",
    ]
    lines[-1] += f"{figures['cores']} cores, {figures['processor']}, Python {figures['python']}"
    lines += ["", "| | decisions/s | with chance/s |", "|---|---:|---:|"]
    for name in ("list", "index", "core", *others):
        speed = float(figures[f"{name}_per_second"])
        steps = f"{speed * others[name].with_draws():,.0f}" if name in others else ""
        lines.append(f"| {name} | {speed:,.0f} | {steps} |")
    lines += ["", "| ratio | middle run | lowest | highest | target |", "|---|---:|---:|---:|---:|"]
    for pair, ratio in ratios(figures).items():
        target = TARGETS.get(str(figures["game"]), {}).get(pair)
        all_runs = [ratios(run)[pair] for run in runs]
        shown = f"{ratio:.2f} | {min(all_runs):.2f} | {max(all_runs):.2f}"
        lines.append(f"| {pair} | {shown} | {f'≥ {target}' if target else ''} |")
    lines += [
        "",
        f"Copying a state: {figures['clone_microseconds']} µs. Memory of one: {figures['bytes_per_state']} bytes.",
    ]
    return "\n".join(lines) + "\n"


def write(name: str, part: str) -> None:
    """Put the game's part in its place among the others."""
    old = RESULTS.read_text("utf-8").split("\n## ")[1:] if RESULTS.exists() else []
    parts = {text.split("\n", 1)[0]: "## " + text.rstrip() + "\n" for text in old}
    parts[name] = part
    new = RESULTS.with_suffix(".new")
    new.write_text(HEAD + "\n" + "\n".join(parts[key] for key in sorted(parts)), "utf-8")
    new.replace(RESULTS)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("game", nargs="?", default="rune")
    asked.add_argument("--json", action="store_true")
    given = asked.parse_args()
    others = opponents()
    plays: dict[str, Play] = {name: other.play for name, other in others.items()}
    runs = [measure(given.game, plays) for _ in range(RUNS)]
    if given.json:
        print(msgspec.json.encode([{**run, "ratios": ratios(run)} for run in runs]).decode())
        return
    part = table(runs, others)
    print(part)
    write(given.game, part)


if __name__ == "__main__":
    main()
