"""Whether trials foretell what the bodies do: other hands try a pull at a deck as everybody sees it, and it is pulled.

    python -m armarium.games.kamimai.team.trial_check FILE --decks 200 --cpu 600

Decks are played down in all the ways of `deck/fit.py`, whose seeds have nothing to do with those of the trials. It may
be stopped at any time: what is in the file is not tried again.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

import msgspec

from armarium.games.kamimai import parts
from armarium.games.kamimai.deck import fit, hand, trials
from armarium.games.kamimai.deck.bodies import Deck, Snapshot
from armarium.games.kamimai.deck.fit import WEIGHTS, PullSample
from armarium.games.kamimai.deck.sweep import append, read
from armarium.games.kamimai.deck.trials import Aim, Question, Seen
from armarium.lab.figures import wilson

EVERY = 4  # of the pulls at a deck one in so many is tried before
FIRST = 1_000_000  # the first deck; those of a fit have lower numbers
FEWEST = 20  # pulls of a kind that is shown
COUNTS = ((0, 0), (1, 2), (3, 5), (6, trials.TRIES))  # of the trials that fell: told together


class Tried(msgspec.Struct, frozen=True):
    """A pull, and how many of its trials fell before it was pulled."""

    pull: PullSample
    number: int
    tries: int
    fell: int


def question(before: Snapshot, pull: PullSample) -> Question:
    """The one that is asked at a table for this pull, of a deck whose every card was shown where it is."""
    deck = Deck.restore(before, films=False)
    shown = tuple((slot, deck.pose(slot)) for slot in deck.slots)
    lean = hand.lean(pull.lean, is_near=pull.slot < pull.built // 2)
    mirror = bool(parts.BOX["hand"][pull.hand]["mirror"]) if pull.hand else False
    return Question(Seen(pull.built, tuple(deck.slots), shown), Aim(pull.slot, pull.tempo, lean, pull.tremor, mirror))


def try_pull(before: Snapshot, pull: PullSample, number: int) -> Tried:
    asked = question(before, pull)
    outcomes = [trials.try_once(asked, place) for place in range(trials.TRIES)]
    return Tried(pull, number, len(outcomes), outcomes.count("fell"))


def check(file: Path, decks: int, cpu: float) -> None:
    done = {(row.pull.deck, row.number) for row in read(file, Tried)}
    last = max((FIRST, *(deck for deck, _ in done)))
    for seed in range(last, FIRST + decks):
        for number, (before, pull) in enumerate(fit.deck_pulls(seed)):
            if time.process_time() > cpu:
                return
            if number % EVERY == seed % EVERY and (seed, number) not in done:
                append(file, try_pull(before, pull, number))


# --- the tables -------------------------------------------------------------------------------------------------------


def row_text(name: str, rows: Sequence[Tried]) -> str:
    fell = sum(row.pull.fell for row in rows)
    foretold = sum(row.fell for row in rows) / sum(row.tries for row in rows)
    low, high = wilson(fell, len(rows))
    seen = f"{100 * fell / len(rows):.1f} % ({100 * low:.1f}–{100 * high:.1f})"
    return f"| {name} | {len(rows)} | {100 * foretold:.1f} % | {seen} |"


def table_text(rows: Sequence[Tried]) -> str:
    """By kinds of play, those with enough pulls."""
    lines = ["| kind of play | pulls | trials that fell | pulls that fell |", "|---|---:|---:|---|"]
    kinds = groups(rows, lambda row: fit.kind_names(row.pull, fit.features(row.pull)[WEIGHTS.index("depth")]))
    lines += [row_text(name, kinds[name]) for name in sorted(kinds) if len(kinds[name]) >= FEWEST]
    return "\n".join([*lines, row_text("all", rows)])


def count_text(rows: Sequence[Tried]) -> str:
    """By what is told of a pull."""
    lines = ["| fell in | pulls | trials that fell | pulls that fell |", "|---|---:|---:|---|"]
    for low, high in COUNTS:
        some = [row for row in rows if low <= row.fell <= high]
        name = f"{low} of {trials.TRIES}" if low == high else f"{low} to {high} of {trials.TRIES}"
        lines += [row_text(name, some)] if some else []
    return "\n".join(lines)


def groups(rows: Iterable[Tried], names: Callable[[Tried], Sequence[str]]) -> dict[str, list[Tried]]:
    members: dict[str, list[Tried]] = {}
    for row in rows:
        for name in names(row):
            members.setdefault(name, []).append(row)
    return members


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("--decks", type=int, default=200)
    parser.add_argument("--cpu", type=float, default=600.0, help="processor seconds after which it stops")
    asked = parser.parse_args(words)
    check(asked.file, asked.decks, asked.cpu)
    rows = read(asked.file, Tried)
    if rows:
        print(table_text(rows), count_text(rows), sep="\n\n")


if __name__ == "__main__":
    main()
