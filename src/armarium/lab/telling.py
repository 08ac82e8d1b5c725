"""A report as a page of tables for people."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from armarium import shelf
from armarium.game import option_text
from armarium.lab.duel import Report
from armarium.own_boxes import parse_label
from armarium.words import Words, words


def report_page(report: Report, language: str) -> RenderableType:
    wording = words(report.game, language)
    values = {
        "game": wording.game_name(report.game),
        "games": report.games,
        "seconds": report.seconds,
        "seed": report.seed,
    }
    title = Text(wording.say("sim-title", values), "bold")
    rest = [seats_line(report, wording), turns_line(report, wording), endings_line(report, wording)]
    return Group(title, *map(Text, option_lines(report, wording)), entrants_table(report, wording), *map(Text, rest))


def option_lines(report: Report, wording: Words) -> list[str]:
    """What the games were played with, where that is not the usual."""
    box = parse_label(report.box).name
    usual = {option.name: option.default for option in shelf.game(report.game).options}
    options = [
        f"{wording.say(f'option-{name}')}: {value_text(name, option_text(value), wording)}"
        for name, value in report.options.items()
        if value != usual[name]
    ]
    return [wording.say("terminal-box", {"name": box}), *options] if box else options


def value_text(name: str, value: str, wording: Words) -> str:
    keys = [key for key in (f"{name}-{value}", f"value-{value}") if wording.has(key)]
    return wording.say(keys[0]) if keys else value


def entrants_table(report: Report, wording: Words) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    table.add_column(wording.say("sim-bot"))
    for key in ("sim-wins", "sim-rate", "sim-interval", "sim-score"):
        table.add_column(wording.say(key), justify="right")
    for row in report.bots:
        interval = f"{percent(row.low)} – {percent(row.high)}"
        name = wording.bot(row.bot)
        table.add_row(name, f"{row.wins:g}", percent(row.win_rate), interval, f"{row.mean_score:.2f}")
    return table


def seats_line(report: Report, wording: Words) -> str:
    rates = ", ".join(f"{seat}: {percent(rate)}" for seat, rate in enumerate(report.seat_win_rates, 1))
    return wording.say("sim-seats", {"rates": rates})


def turns_line(report: Report, wording: Words) -> str:
    turns = report.turns
    values = {"mean": f"{turns.mean:.1f}", "low": f"{turns.p5:g}", "high": f"{turns.p95:g}"}
    return wording.say("sim-turns", values)


def endings_line(report: Report, wording: Words) -> str:
    endings = [f"{wording.say(f'outcome-{key}')} {count}" for key, count in report.endings.items()]
    return wording.say("sim-endings", {"endings": " ".join(endings)})


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"
