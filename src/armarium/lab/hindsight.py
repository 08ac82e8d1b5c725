"""A record weighed move by move, and the result as text: the curve, the marks, the turning points."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from armarium import record, shelf
from armarium.bots.analysis import AnalysedMove, Analysis, Moment, game_analysis
from armarium.game import Game, State
from armarium.reason import refusal
from armarium.record import Record
from armarium.step import Step
from armarium.words import Values, Words, words

SEED = 1  # as at the server
SENTENCES = 2  # sentences of a move
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


def move_sentences(game_record: Record, names: Sequence[str], wording: Words) -> dict[int, str]:
    """What each line did, in words, as its mover saw it; nothing of lines whose events have none."""
    sentences: dict[int, str] = {}
    for step in record.replay(game_record):
        events = [event.seen_by(step.line.seat) for event in step.events]
        sentences[step.n] = event_sentences(events, names, wording)
    return sentences


def event_sentences(events: Sequence[Values], names: Sequence[str], wording: Words) -> str:
    """The first few of them, for the rest follows from the rules."""
    spoken = [wording.event(event, names) for event in events if wording.has(f"event-{event['kind']}")]
    return " ".join([sentence for sentence in spoken if sentence][:SENTENCES])


def record_analysis(game_record: Record, simulations: int, progress: Callable[[int], None]) -> Analysis:
    if record.is_reported(game_record):
        raise refusal("reported-not-analysed")
    game, moments, last = moments_of(game_record)
    return game_analysis(game, moments, last, simulations, float("inf"), SEED, progress)


# --- as text --------------------------------------------------------------------------------------------------------


def page(analysis: Analysis, game_record: Record, names: Sequence[str], language: str) -> RenderableType:
    wording = words(game_record.game, language)
    return Group(
        *(
            Text.assemble((f"{name:<16.16} ", "bold"), spark(analysis, seat, wording))
            for seat, name in enumerate(names)
        ),
        "",
        move_table(analysis, names, wording),
        "",
        Text(wording.say("turning-title"), "bold"),
        *(Text(line) for line in turning_lines(analysis, move_sentences(game_record, names, wording), names, wording)),
    )


def curve(analysis: Analysis) -> list[list[float]]:
    return [move.expected for move in analysis.moves] + [analysis.end]


def spark(analysis: Analysis, seat: int, wording: Words) -> str:
    """Characters from left to right, the higher the likelier is this seat to win; the last is how it ended."""
    points = [point[seat] for point in curve(analysis)]
    every = 1 + (len(points) - 1) // WIDTH
    groups = [points[start : start + every] for start in range(0, len(points) - 1, every)]
    shown = [sum(group) / len(group) for group in groups] + points[-1:]
    line = "".join(BLOCKS[round(share * (len(BLOCKS) - 1))] for share in shown)
    return f"{line} {wording.say('share', {'share': percent(points[-1])})}"


def move_table(analysis: Analysis, names: Sequence[str], wording: Words) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=True, header_style="dim")
    for key in ("analysis-n", "analysis-player", "analysis-move", "analysis-share", "analysis-mark", "analysis-best"):
        table.add_column(wording.say(key), justify="right" if key in ("analysis-n", "analysis-share") else "left")
    for move in analysis.moves:
        shares = [wording.say("share", {"share": percent(share)}) for share in (move.value, move.best_value)]
        better = f"{move.best} ({shares[1]})" if move.mark in ("slip", "blunder") else ""
        mark = f"{MARKS[move.mark]} {wording.say(f'mark-{move.mark}')}"
        table.add_row(str(move.n), names[move.seat], move.move, shares[0], mark, better)
    return table


def percent(share: float) -> int:
    return round(100 * share)


def turning_lines(analysis: Analysis, sentences: Mapping[int, str], names: Sequence[str], wording: Words) -> list[str]:
    """`sentences` are the moves in words, by their line."""
    points = curve(analysis)
    return [
        turning_line(move, sentences.get(move.n, ""), points[i + 1], names, wording)
        for i, move in enumerate(analysis.moves)
        if move.n in analysis.turning
    ]


def turning_line(
    move: AnalysedMove, sentence: str, after: Sequence[float], names: Sequence[str], wording: Words
) -> str:
    """The slip in words; where the move was sound, whose luck it was. What has no words is quoted as it is typed."""
    better = event_sentences(move.advice.events, names, wording) if move.advice else ""
    values = {"n": move.n, "move": sentence or f"“{move.move}”.", "best": better or f"“{move.best}”."}
    shares = {"best-share": percent(move.best_value), "share": percent(move.value)}
    if move.mark in ("slip", "blunder"):
        return wording.tell("turning-lost", values | shares, names)
    gainer = max(range(len(after)), key=lambda seat: after[seat] - move.expected[seat])
    together = len(after) > 1 and len(set(after)) == len(set(move.expected)) == 1
    name = wording.say("everybody") if together else names[gainer]
    turned = {"gainer-player": name, "before": percent(move.expected[gainer]), "after": percent(after[gainer])}
    return wording.tell("turning-luck", values | turned, names)
