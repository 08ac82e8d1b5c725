"""The figures of a balance study as plots, in PNG files and in one page that needs no other file.

Every plot has a sentence that says what it means, in all languages of the house.
"""

from __future__ import annotations

import base64
import html
import io
import math
import textwrap
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from armarium import shelf
from armarium.lab import balance
from armarium.lab.balance import Share
from armarium.lab.contest import Contest, GameRow
from armarium.lab.results import write_whole
from armarium.reason import refusal
from armarium.words import LANGUAGES, Words, words

if TYPE_CHECKING:
    from matplotlib.figure import Figure

MOST_BARS = 40
MOST_COLUMNS = 30
WIDTH = 36  # characters of a line of a label
Study = tuple[Contest, list[GameRow]]


class Plot(NamedTuple):
    """`key` is that of its words, `name` that of its file."""

    name: str
    key: str
    figure: Figure


def pyplot() -> Any:
    try:
        import matplotlib
    except ImportError:
        raise refusal("extra-missing", extra="lab") from None
    matplotlib.use("Agg")
    import matplotlib.pyplot

    return matplotlib.pyplot


def bars(shares: Sequence[Share], labels: Sequence[str], even: float | None) -> Figure:
    """A point with its interval for each share; the dashed line is where all would be alike."""
    shown = list(zip(shares, labels, strict=True))[:MOST_BARS]
    figure: Figure
    figure, axes = pyplot().subplots(figsize=(7, 1.2 + 0.3 * len(shown)), layout="constrained")
    for place, (share, _) in enumerate(shown):
        axes.plot([100 * share.low, 100 * share.high], [place, place], color="#7a8aa0", linewidth=3)
        axes.plot([100 * share.share], [place], "o", color="#2b3a55")
    if even is not None:
        axes.axvline(100 * even, color="#b0502d", linestyle="--", linewidth=1)
    axes.set_yticks(range(len(shown)), [f"{textwrap.fill(label, WIDTH)} ({share.cases})" for share, label in shown])
    axes.set_ylim(len(shown) - 0.4, -0.6)
    axes.set_xlabel("%")
    return figure


def histogram(values: Sequence[float]) -> Figure:
    figure: Figure
    figure, axes = pyplot().subplots(figsize=(7, 3), layout="constrained")
    axes.hist(values, bins=bin_edges(values), color="#7a8aa0", edgecolor="white")
    axes.axvline(sum(values) / len(values), color="#b0502d", linestyle="--", linewidth=1)
    if all(float(value).is_integer() for value in values):
        axes.xaxis.get_major_locator().set_params(integer=True, min_n_ticks=1)
    return figure


def bin_edges(values: Sequence[float]) -> list[float]:
    """At most 30 columns of one width; whole numbers stand in the middle of theirs, and as many in each."""
    low, high = min(values), max(values)
    if all(float(value).is_integer() for value in values):
        width = float(math.ceil((high - low + 1) / MOST_COLUMNS))
        return [low - 0.5 + width * n for n in range(math.floor((high - low) / width) + 2)]
    width = max(high - low, 1e-9) / MOST_COLUMNS
    return [low + width * n for n in range(MOST_COLUMNS + 1)]


def plots(studied: Mapping[str, Study], wording: Words) -> list[Plot]:
    contest, rows = studied["mirror"]
    allied = shelf.game(contest.game).allied
    even = 1 / contest.seats
    endings = balance.ending_shares(rows)
    drawn = [
        Plot("length", "length", histogram([row.decisions for row in rows])),
        Plot("endings", "endings", bars(endings, [wording.say(f"outcome-{each.name}") for each in endings], None)),
    ]
    if not allied:
        seats = balance.seat_shares(rows)
        drawn.insert(0, Plot("seats", "seats", bars(seats, [each.name for each in seats], even)))
        drawn.append(Plot("leads", "leads", histogram([row.lead_changes for row in rows])))
        drawn.append(Plot("decided", "decided", histogram([100 * row.decided for row in rows])))
    for kind, shares in balance.part_shares(rows, allied).items():
        labels = [wording.value(*each.name.split(":", 1)) for each in shares]
        drawn.append(Plot(f"parts-{kind}", "parts", bars(shares, labels, None if allied else even)))
    if clauses := balance.clause_shares(rows):
        labels = [f"{share.name}, {times:.1f} ×" for share, times in clauses]
        drawn.append(Plot("clauses", "clauses", bars([share for share, _ in clauses], labels, None)))
    if cells := {name: study for name, study in studied.items() if name.startswith("options-")}:
        labels = [options_text(cell, wording) for cell, _ in cells.values()]
        drawn.append(Plot("options", "options", bars(option_shares(cells), labels, None)))
    for key in ("skill", "without"):
        if shares := pair_shares(studied, key, allied):
            drawn.append(Plot(key, f"{key}-team" if allied else key, bars(shares, names_of(shares), even_of(contest))))
    return drawn


def option_shares(cells: Mapping[str, Study]) -> list[Share]:
    return [balance.first_share(*study, 0) for study in cells.values()]


def options_text(contest: Contest, wording: Words) -> str:
    """What is tried in one cell, in words."""
    names = shelf.game(contest.game).lab_options
    return ", ".join(wording.value(name, contest.options[name]) for name in names)


def even_of(contest: Contest) -> float | None:
    return None if shelf.game(contest.game).allied else 1 / contest.seats


def names_of(shares: Sequence[Share]) -> list[str]:
    return [share.name for share in shares]


def pair_shares(studied: Mapping[str, Study], key: str, allied: bool) -> list[Share]:
    """The first of each pair; of teams both, each once."""
    pairs = [study for name, study in studied.items() if name.startswith(f"{key}-")]
    shares = [balance.first_share(*study, entrant) for study in pairs for entrant in ((0, 1) if allied else (0,))]
    return list({share.name: share for share in shares}.values())


# --- the page -------------------------------------------------------------------------------------------------------

STYLE = "body{font:16px/1.5 sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem}img{max-width:100%}"


def write_balance(studied: Mapping[str, Study], folder: Path, language: str) -> list[Path]:
    contest, rows = studied["mirror"]
    wording = words(contest.game, language)
    title = wording.say("balance-title", {"game": wording.game_name(contest.game), "games": len(rows)})
    return write_page(title, plots(studied, wording), contest, folder / "balance.html", language)


def write_sweep(
    gaps: Sequence[Share], sure: Sequence[Share], contest: Contest, path: Path, language: str
) -> list[Path]:
    """`contest` is that of any of the values."""
    wording = words(contest.game, language)
    values = {"game": wording.game_name(contest.game), "name": contest.corrections[0][1]}
    drawn = [
        Plot("imbalance", "imbalance", bars(gaps, names_of(gaps), None)),
        Plot("sureness", "sureness", bars(sure, names_of(sure), 1 / len(sure))),
    ]
    return write_page(wording.say("sweep-title", values), drawn, contest, path, language)


def write_page(title: str, drawn: Sequence[Plot], contest: Contest, path: Path, language: str) -> list[Path]:
    """The page and its plots; Refused when they cannot be written."""
    pictures = {plot.name: picture(plot.figure) for plot in drawn}
    sections = "\n".join(section(plot, pictures[plot.name], contest) for plot in drawn)
    head = f'<meta charset="utf-8"><title>{html.escape(title)}</title><style>{STYLE}</style>'
    text = f'<!doctype html><html lang="{language}"><head>{head}</head><body><h1>{html.escape(title)}</h1>'
    files = {path.with_name(f"{name}.png"): content for name, content in pictures.items()}
    files[path] = f"{text}\n{sections}\n</body></html>\n".encode()
    for place, content in files.items():
        try:
            write_whole(place, partial(Path.write_bytes, data=content))
        except OSError as failure:
            raise refusal("results-unwritable", file=str(place), problem=failure.strerror or "") from failure
    return list(files)


def section(plot: Plot, content: bytes, contest: Contest) -> str:
    values = {"seats": contest.seats, "bot": contest.entrants[0]}
    sentences = "".join(
        f'<p lang="{language}">{html.escape(words(None, language).say(f"balance-{plot.key}", values))}</p>'
        for language in LANGUAGES
    )
    source = f"data:image/png;base64,{base64.b64encode(content).decode()}"
    return f'<section id="{plot.name}"><img alt="{plot.name}" src="{source}">{sentences}</section>'


def picture(figure: Figure) -> bytes:
    content = io.BytesIO()
    figure.savefig(content, format="png", dpi=110, metadata={"Software": None})
    pyplot().close(figure)
    return content.getvalue()
