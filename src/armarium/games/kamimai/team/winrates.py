"""How often a team of one bot wins at KamiMaï, by level, seats and steadiness, with the surrogate's Grimoire (M-56)."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import msgspec

from armarium import shelf
from armarium.game import Options
from armarium.games.kamimai.parts import Source
from armarium.lab import duel
from armarium.lab.figures import wilson

if TYPE_CHECKING:
    from armarium.words import Words

GAME = "kamimai"
LEVELS = (1, 2, 3)
SEATS = (1, 2, 4)
STEADINESS = ("calm", "normal", "shaky")


class Cell(msgspec.Struct, frozen=True):
    """One kind of table: wins of the team with the 95 % interval of their share, and the mean of spells marked."""

    level: int
    seats: int
    steadiness: str
    games: int
    wins: int
    low: float
    high: float
    spells: float
    turns: float


class Teams(msgspec.Struct, frozen=True):
    bot: str
    rules: str
    seed: int
    seconds: float
    cells: list[Cell]


def measure(
    bot: str,
    games: int,
    seed: int = 1,
    levels: Sequence[int] = LEVELS,
    seats: Sequence[int] = SEATS,
    processes: int | None = None,
    tell: Callable[[int], None] | None = None,
) -> Teams:
    """Play every cell; all cells share their seeds. `tell` hears how many games are done."""
    started = time.perf_counter()
    cells: list[Cell] = []
    for level in levels:
        for count in seats:
            for steadiness in STEADINESS:
                options: Options = {"level": level, "steadiness": steadiness, "grimoire": Source.QUICK.value}
                plan = duel.plan(GAME, [bot], games, seed, options, count)
                cells.append(cell(plan, duel.run(plan, processes, _further(tell, games * len(cells)))))
    return Teams(bot, shelf.game(GAME).rules, seed, round(time.perf_counter() - started, 3), cells)


def _further(tell: Callable[[int], None] | None, before: int) -> Callable[[int], None] | None:
    return None if tell is None else lambda done: tell(before + done)


def cell(plan: duel.Plan, report: duel.Report) -> Cell:
    wins = report.endings.get("victory", 0)
    low, high = wilson(wins, report.games)
    level, steadiness = plan.options["level"], plan.options["steadiness"]
    spells, turns = report.bots[0].mean_score, report.turns.mean
    return Cell(int(level), report.seats, str(steadiness), report.games, wins, low, high, spells, turns)


def table_text(teams: Teams, wording: Words) -> str:
    """Markdown: a row for each level and number of seats, a column for each steadiness."""
    heads = [wording.say(f"steadiness-{name}") for name in STEADINESS]
    lines = [
        f"| {wording.say('teams-level')} | {wording.say('teams-seats')} | {' | '.join(heads)} |",
        "|---:|---:|---|---|---|",
    ]
    rows: dict[tuple[int, int], list[str]] = {}
    for result in teams.cells:
        rows.setdefault((result.level, result.seats), []).append(cell_text(result))
    return "\n".join([*lines, *(f"| {level} | {seats} | {' | '.join(row)} |" for (level, seats), row in rows.items())])


def cell_text(result: Cell) -> str:
    return f"{100 * result.wins / result.games:.1f} % ({100 * result.low:.1f}–{100 * result.high:.1f})"
