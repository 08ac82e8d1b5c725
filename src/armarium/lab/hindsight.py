"""A record weighed move by move, and the result as text: the curve, the marks, the turning points."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from armarium import record, shelf
from armarium.bots.analysis import AnalysedMove, Analysis, Moment, game_analysis
from armarium.game import Game, State
from armarium.record import Record
from armarium.step import Step
from armarium.words import Words, words

SEED = 1  # as at the server
WIDTH = 50  # characters of a curve, at most
BLOCKS = " ▁▂▃▄▅▆▇█"
MARKS = {"only": "·", "best": "★", "good": "✓", "slip": "?", "blunder": "??"}


def moments_of(game_record: Record) -> tuple[Game, list[Moment], State]:
    """The moves that count, each with the position before it, and the last position."""
    kept: list[Step] = []
    for step in record.replay(game_record):
        if (back := step.line.back) is not None:
            kept = [earlier for earlier in kept if earlier.n <= back]
        else:
            kept.append(step)
    moments = [Moment(step.n, step.line.seat, step.line.move, before.state) for before, step in pairwise(kept)]
    return shelf.game(game_record.game), moments, kept[-1].state


def record_analysis(game_record: Record, simulations: int, progress: Callable[[int], None]) -> Analysis:
    game, moments, last = moments_of(game_record)
    return game_analysis(game, moments, last, simulations, float("inf"), SEED, progress)


# --- as text --------------------------------------------------------------------------------------------------------


def page(analysis: Analysis, game_record: Record, names: Sequence[str], language: str) -> RenderableType:
    wording = words(game_record.game, language)
    return Group(
        *(Text.assemble((f"{name:<16.16} ", "bold"), spark(analysis, seat)) for seat, name in enumerate(names)),
        "",
        move_table(analysis, names, wording),
        "",
        Text(wording.say("turning-title"), "bold"),
        *(Text(line) for line in turning_lines(analysis, names, wording)),
    )


def curve(analysis: Analysis) -> list[list[float]]:
    return [move.expected for move in analysis.moves] + [analysis.end]


def spark(analysis: Analysis, seat: int) -> str:
    """Characters from left to right, the higher the likelier is this seat to win; the last is how it ended."""
    points = [point[seat] for point in curve(analysis)]
    every = 1 + (len(points) - 1) // WIDTH
    groups = [points[start : start + every] for start in range(0, len(points) - 1, every)]
    shown = [sum(group) / len(group) for group in groups] + points[-1:]
    line = "".join(BLOCKS[round(share * (len(BLOCKS) - 1))] for share in shown)
    return f"{line} {round(100 * points[-1])} %"


def move_table(analysis: Analysis, names: Sequence[str], wording: Words) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=True, header_style="dim")
    for key in ("analysis-n", "analysis-player", "analysis-move", "analysis-share", "analysis-mark", "analysis-best"):
        table.add_column(wording.say(key), justify="right" if key in ("analysis-n", "analysis-share") else "left")
    for move in analysis.moves:
        better = f"{move.best} ({percent(move.best_value)} %)" if move.mark in ("slip", "blunder") else ""
        mark = f"{MARKS[move.mark]} {wording.say(f'mark-{move.mark}')}"
        table.add_row(str(move.n), names[move.seat], move.move, f"{percent(move.value)} %", mark, better)
    return table


def percent(share: float) -> int:
    return round(100 * share)


def turning_lines(analysis: Analysis, names: Sequence[str], wording: Words) -> list[str]:
    points = curve(analysis)
    return [
        turning_line(move, points[i + 1], names, wording)
        for i, move in enumerate(analysis.moves)
        if move.n in analysis.turning
    ]


def turning_line(move: AnalysedMove, after: Sequence[float], names: Sequence[str], wording: Words) -> str:
    """The slip in words; where the move was sound, whose luck it was."""
    values = {"n": move.n, "seat": move.seat, "move": move.move, "best": move.best}
    shares = {"best-share": percent(move.best_value), "share": percent(move.value)}
    if move.mark in ("slip", "blunder"):
        return wording.tell("turning-lost", values | shares, names)
    gainer = max(range(len(after)), key=lambda seat: after[seat] - move.expected[seat])
    together = len(after) > 1 and len(set(after)) == len(set(move.expected)) == 1
    name = wording.say("everybody") if together else names[gainer]
    turned = {"gainer-player": name, "before": percent(move.expected[gainer]), "after": percent(after[gainer])}
    return wording.tell("turning-luck", values | turned, names)
