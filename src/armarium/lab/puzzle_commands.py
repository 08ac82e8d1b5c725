"""`armarium lab puzzles`: looks for a game's puzzles and writes them where the game keeps them."""

from __future__ import annotations

import argparse
from pathlib import Path

from armarium.hooks import AddCommand, Progress

WANTED = 60


def describe(add: AddCommand, progress: Progress) -> None:
    parser = add("puzzles", lambda asked: run_puzzles(asked, progress), "lab-puzzles")
    parser.add_argument("game", metavar="GAME", help="help-game")
    parser.add_argument("--count", type=int, default=WANTED, metavar="N", help="help-puzzle-count")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="help-seed")
    parser.add_argument("--out", type=Path, metavar="FILE", help="help-puzzle-out")


def run_puzzles(asked: argparse.Namespace, progress: Progress) -> int:
    from armarium import shelf
    from armarium.lab.puzzles import Finder
    from armarium.puzzles import FILE
    from armarium.reason import refusal
    from armarium.words import words

    if asked.count < 1:
        raise refusal("number-expected", text=str(asked.count))
    game, wording = shelf.game(asked.game), words(None, asked.lang)
    path = asked.out or game.folder() / FILE
    command = f"armarium lab puzzles {asked.game} --count {asked.count} --seed {asked.seed}"
    finder = Finder(game, path, asked.seed, command)
    with progress(wording.game_name(asked.game), max(0, asked.count - len(finder.puzzle_set.puzzles))) as report:
        puzzle_set = finder.find(asked.count, report)
    print(
        wording.say("puzzles-found", {"count": len(puzzle_set.puzzles), "deals": puzzle_set.deals, "file": str(path)})
    )
    return 0
