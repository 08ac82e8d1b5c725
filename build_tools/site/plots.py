"""Tables of benchmarks/RESULTS.md as bars in SVG: the figures stay in that one place."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Sequence
from html import escape
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
RESULTS = ROOT / "benchmarks" / "RESULTS.md"
NUMBER = re.compile(r"\d[\d,]*(?:\.\d+)?")
WIDTH, NAMES, ROW = 760, 250, 26


class Bar(NamedTuple):
    name: str
    value: float
    is_ours: bool


class Plot(NamedTuple):
    file: str
    title: str
    bars: Callable[[str], list[Bar]]
    is_logarithmic: bool = False


def rows(results: str, heading: str) -> list[list[str]]:
    """The first table under a heading, without its head."""
    part = re.split(r"^#+ ", results.split(f"\n{heading}\n", 1)[1], maxsplit=1, flags=re.MULTILINE)[0]
    lines = part[part.index("|") :].split("\n\n")[0].splitlines()
    return [[cell.strip() for cell in line.split("|")[1:-1]] for line in lines[2:]]


def number(cell: str) -> float:
    match = NUMBER.search(cell)
    assert match, f"no number in {cell!r}"
    return float(match[0].replace(",", ""))


def decisions(results: str) -> list[Bar]:
    """A move listed and played from Python, our games beside OpenSpiel's of the same run."""
    found: dict[str, Bar] = {}
    for game in ("grimoire", "kragmortha", "rune"):
        for name, figure, *_ in rows(results, f"## {game}"):
            if name == "list":
                found[game] = Bar(game, number(figure), True)
            elif name in ("hanabi", "hearts"):
                found.setdefault(name, Bar(f"OpenSpiel {name}", number(figure), False))
    return sorted(found.values(), key=lambda bar: -bar.value)


def searches(results: str) -> list[Bar]:
    return [
        Bar(name if name != "hearts" else "OpenSpiel hearts", number(cells[0]), name != "hearts")
        for name, *cells in rows(results, "## search")
    ]


def attacks(results: str) -> list[Bar]:
    return [Bar(name, number(cells[5]), True) for name, *cells in rows(results, "## attacks")]


PLOTS = (
    Plot("decisions", "Decisions a second in random games, from Python", decisions),
    Plot("searches", "Simulations a second of the search (logarithmic)", searches, is_logarithmic=True),
    Plot("attacks", "Others' p99 under an attack, as a multiple of the quiet one", attacks),
)


def write_plots(folder: Path) -> list[Path]:
    folder.mkdir(exist_ok=True)
    results = RESULTS.read_text("utf-8")
    written = []
    for plot in PLOTS:
        path = folder / f"{plot.file}.svg"
        path.write_text(drawn(plot, plot.bars(results)), "utf-8")
        written.append(path)
    return written


def drawn(plot: Plot, bars: Sequence[Bar]) -> str:
    height = ROW * len(bars) + 56
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
        f'role="img" font-family="sans-serif" font-size="13"><title>{escape(plot.title)}</title>'
        f'<rect width="{WIDTH}" height="{height}" fill="#fdf8ea"/>'
        f'<text x="16" y="26" font-size="15" font-weight="bold" fill="#2a1d12">{escape(plot.title)}</text>'
    )
    return head + "".join(bar_text(plot, bars, place) for place in range(len(bars))) + "</svg>\n"


def bar_text(plot: Plot, bars: Sequence[Bar], place: int) -> str:
    bar, top = bars[place], 44 + ROW * place
    width = share(plot, [each.value for each in bars], bar.value) * (WIDTH - NAMES - 110)
    figure = f"{bar.value:,.0f}" if bar.value >= 100 else f"{bar.value:g}"
    return (
        f'<text x="{NAMES - 10}" y="{top + 14}" text-anchor="end" fill="#2a1d12">{escape(bar.name)}</text>'
        f'<rect x="{NAMES}" y="{top}" width="{max(width, 1):.1f}" height="{ROW - 8}" '
        f'fill="{"#2b3a55" if bar.is_ours else "#b9a07a"}"/>'
        f'<text x="{NAMES + width + 8:.1f}" y="{top + 14}" fill="#5a452f">{figure}</text>'
    )


def share(plot: Plot, values: Sequence[float], value: float) -> float:
    """How long a bar is, of the longest; on a logarithmic scale the shortest still shows."""
    if not plot.is_logarithmic:
        return value / max(values)
    low, high = math.log10(min(values)) - 0.3, math.log10(max(values))
    return (math.log10(value) - low) / (high - low)
