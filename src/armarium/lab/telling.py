"""A report as a page of tables for people."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from armarium import shelf
from armarium.game import option_text
from armarium.lab.duel import Report
from armarium.words import Words, words


def report_page(report: Report, language: str) -> RenderableType:
    said = words(report.game, language)
    values = {
        "game": said.say(f"game-{report.game}"),
        "games": report.games,
        "seconds": report.seconds,
        "seed": report.seed,
    }
    title = Text(said.say("sim-title", values), "bold")
    rest = [seats_line(report, said), turns_line(report, said), endings_line(report, said)]
    return Group(title, *map(Text, option_lines(report, said)), entrants_table(report, said), *map(Text, rest))


def option_lines(report: Report, said: Words) -> list[str]:
    """What the games were played with, where that is not the usual."""
    usual = {option.name: option.default for option in shelf.game(report.game).options}
    return [
        f"{said.say(f'option-{name}')}: {value_text(name, option_text(value), said)}"
        for name, value in report.options.items()
        if value != usual[name]
    ]


def value_text(name: str, value: str, said: Words) -> str:
    keys = [key for key in (f"{name}-{value}", f"value-{value}") if said.has(key)]
    return said.say(keys[0]) if keys else value


def entrants_table(report: Report, said: Words) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    table.add_column(said.say("sim-bot"))
    for key in ("sim-wins", "sim-rate", "sim-interval", "sim-score"):
        table.add_column(said.say(key), justify="right")
    for row in report.bots:
        interval = f"{percent(row.low)} – {percent(row.high)}"
        name = said.bot(row.bot)
        table.add_row(name, f"{row.wins:g}", percent(row.win_rate), interval, f"{row.mean_score:.2f}")
    return table


def seats_line(report: Report, said: Words) -> str:
    rates = ", ".join(f"{seat}: {percent(rate)}" for seat, rate in enumerate(report.seat_win_rates, 1))
    return said.say("sim-seats", {"rates": rates})


def turns_line(report: Report, said: Words) -> str:
    turns = report.turns
    values = {"mean": f"{turns.mean:.1f}", "low": f"{turns.p5:g}", "high": f"{turns.p95:g}"}
    return said.say("sim-turns", values)


def endings_line(report: Report, said: Words) -> str:
    told = [f"{said.say(f'outcome-{key}')} {count}" for key, count in report.endings.items()]
    return said.say("sim-endings", {"endings": " ".join(told)})


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"
