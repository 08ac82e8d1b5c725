"""The screens beside the table: pass the keyboard, help, keep the game in a file, the result."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import groupby
from pathlib import Path
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from armarium.game import Outcome
from armarium.hooks import Drawing, Part
from armarium.reason import Refused
from armarium.terminal.drawing import QUIET, SEATS, box_page, headline, part_text, rules_page
from armarium.terminal.session import Call, Session
from armarium.terminal.sitting import parse_file
from armarium.words import refusal_text, words

LONGEST_PATH = 1000  # characters
COLUMN = "  "  # between a key and what it does
SIGN_WIDTH = 10

STYLE = """
ReadScreen VerticalScroll { padding: 1 3; scrollbar-size: 1 1; }
ReadScreen VerticalScroll { scrollbar-color: #4a5270; scrollbar-background: #1a1e2b; }
ReadScreen Static { height: auto; }
PassScreen, ChangeScreen { align: center middle; background: #12141c; }
CallScreen OptionList { height: auto; max-height: 12; border: none; padding: 0; background: #1a1e2b; }
CallScreen, KeepScreen, ResultScreen { align: center middle; background: #12141c 60%; }
.box { width: auto; min-width: 50; max-width: 76; height: auto; padding: 1 3; }
.box { border: round #e8c268; background: #1a1e2b; }
.box Static { width: auto; max-width: 68; height: auto; }
.box Input { width: 60; height: 1; border: none; padding: 0 1; margin: 1 0; background: #2c3246; }
"""


class PassScreen(Screen[bool]):
    """Hides the table until the next player sits at the keyboard; gives False when somebody has called out."""

    BINDINGS: ClassVar = [("enter", "dismiss(True)", "")]

    def __init__(self, name: str, language: str) -> None:
        super().__init__()
        self._name = name
        self._wording = words(None, language)

    def compose(self) -> ComposeResult:
        with Vertical(classes="box"):
            yield Static(Text(self._wording.say("pass-to", {"player": self._name}), f"bold {SEATS[0]}"))
            yield Static(Text("\n" + self._wording.say("pass-ready", {"player": self._name}), QUIET))


class ChangeScreen(Screen[int | None]):
    """Hides the table once everybody has chosen in secret: a seat's number lets that player choose again, Enter shows
    all."""

    BINDINGS: ClassVar = [("enter", "dismiss(None)", "")]

    def __init__(self, seats: list[int], names: list[str], language: str) -> None:
        super().__init__()
        self._seats = seats
        self._names = names
        self._wording = words(None, language)

    def compose(self) -> ComposeResult:
        with Vertical(classes="box"):
            yield Static(Text(self._wording.say("change-ask"), f"bold {SEATS[0]}"))
            for seat in self._seats:
                yield Static(Text(f"{seat + 1}  {self._names[seat]}"))
            yield Static(Text("\n" + self._wording.say("change-keys"), QUIET))

    def on_key(self, event: events.Key) -> None:
        if event.key in [str(seat + 1) for seat in self._seats]:
            self.dismiss(int(event.key) - 1)


class CallScreen(ModalScreen[Call | None]):
    """What people may call though they are not asked: one of it is chosen, or nothing."""

    BINDINGS: ClassVar = [("escape", "dismiss(None)", ""), ("f7", "dismiss(None)", "")]

    def __init__(self, calls: list[Call], lines: list[str], language: str) -> None:
        super().__init__()
        self._calls = calls
        self._lines = lines
        self._wording = words(None, language)

    def compose(self) -> ComposeResult:
        with Vertical(classes="box"):
            yield Static(Text(self._wording.say("call-ask" if self._calls else "call-nothing"), f"bold {SEATS[0]}"))
            yield OptionList(*(Option(line, str(place)) for place, line in enumerate(self._lines)), markup=False)
            yield Static(Text("\n" + self._wording.say("call-keys"), QUIET))

    def on_mount(self) -> None:
        self.query_one(OptionList).display = bool(self._calls)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(self._calls[int(str(event.option.id))])


class ReadScreen(Screen[None]):
    """A page to read: it scrolls, and most keys lead back."""

    BINDINGS: ClassVar = [
        ("escape", "dismiss", ""),
        ("f1", "dismiss", ""),
        ("enter", "dismiss", ""),
        ("q", "dismiss", ""),
        ("question_mark", "dismiss", ""),
    ]

    def __init__(self, page: RenderableType) -> None:
        super().__init__()
        self._page = page

    def compose(self) -> ComposeResult:
        with VerticalScroll():
            yield Static(self._page)


def help_page(game: str, drawing: Drawing, language: str) -> RenderableType:
    """The keys and signs of this game, everything printed in its box, and its rules."""
    wording = words(game, language)
    keys = [wording.say(key) for key in ("help-keys", "screen-keys") if wording.has(key)]
    signs = wording.say("screen-help") if wording.has("screen-help") else ""
    return Group(
        Text(f"{wording.say('help-back')}\n", QUIET),
        two_columns("\n".join(keys)),
        Text(),
        two_columns(signs),
        Text(),
        box_page(game, drawing, language),
        headline(wording.say("help-page-rules")),
        Text(),
        rules_page(game, language),
    )


def two_columns(text: str) -> RenderableType:
    """Lines of a key or sign and what it means: what does not fit into one goes on below the meaning."""
    return Group(*(_two_columns(list(lines)) if wide else Text("\n".join(lines)) for wide, lines in blocks(text)))


def blocks(text: str) -> Iterator[tuple[bool, Iterator[str]]]:
    """Lines that follow each other, those of two columns apart from whole sentences."""
    return groupby(text.splitlines(), key=lambda line: COLUMN in line)


def _two_columns(lines: list[str]) -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(min_width=SIGN_WIDTH)
    for line in lines:
        sign, _, meaning = line.partition(COLUMN)
        grid.add_row(Text(sign), Text(meaning.strip()))
    return grid


def parts_page(game: str, parts: list[Part], language: str) -> RenderableType:
    """What is printed on the things in mind."""
    wording = words(game, language)
    lines = [Text.assemble(part_text(part, wording), "\n") for part in parts]
    return Group(Text(f"{wording.say('help-back')}\n", QUIET), *(lines or [Text(wording.say("help-read-nothing"))]))


class KeepScreen(ModalScreen[str]):
    """Asks for a file and keeps the game there. Gives `kept`, `left` (leave without keeping) or `stay`."""

    BINDINGS: ClassVar = [("escape", "choose('stay')", "")]

    def __init__(self, keep: Callable[[Path], None], suggested: Path, leaving: bool, language: str) -> None:
        super().__init__()
        self._keep = keep
        self._suggested = suggested
        self._leaving = leaving
        self._language = language

    def compose(self) -> ComposeResult:
        wording = words(None, self._language)
        with Vertical(classes="box"):
            yield Static(Text(wording.say("keep-leaving" if self._leaving else "keep-ask"), f"bold {SEATS[0]}"))
            yield Input(str(self._suggested), id="file", select_on_focus=False, max_length=LONGEST_PATH)
            yield Static(Text(wording.say("keep-keys-leaving" if self._leaving else "keep-keys"), QUIET))
            yield Static(id="problem")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        if not event.value.strip():
            return
        try:
            self._keep(parse_file(event.value.strip()))
        except Refused as problem:
            self.query_one("#problem", Static).update(Text(refusal_text(problem, self._language), "#ff5f6d"))
            return
        self.dismiss("kept")

    def action_choose(self, answer: str) -> None:
        self.dismiss(answer)

    def interrupt(self) -> None:
        """Ctrl-C a second time: leave without keeping."""
        self.dismiss("left" if self._leaving else "stay")


class ResultScreen(ModalScreen[None]):
    """Who won, with which score, and why."""

    BINDINGS: ClassVar = [("enter", "dismiss", ""), ("escape", "dismiss", "")]

    def __init__(self, result: RenderableType, language: str) -> None:
        super().__init__()
        self._result = result
        self._language = language

    def compose(self) -> ComposeResult:
        with Vertical(classes="box"):
            yield Static(self._result)
            yield Static(Text("\n" + words(None, self._language).say("ended-keys"), QUIET))


def result_text(
    game: str,
    names: list[str],
    outcome: Outcome,
    language: str,
    viewer: int | None,
    counts: bool,
    measures: list[str],
) -> RenderableType:
    """The end of a game in words: winners, why, how every seat stands, and whether it counts. `viewer` is the only
    person who reads it."""
    wording = words(game, language)
    winners = " · ".join(names[seat] for seat in outcome.winners)
    won = wording.say(ending_key(outcome.winners, viewer), {"players": winners})
    lines = [Text(won, f"bold {SEATS[0]}"), Text(wording.say(f"outcome-{outcome.key}")), Text()]
    wide = max(len(name) for name in names)
    for seat, name in enumerate(names):
        mark = "★" if seat in outcome.winners else " "
        lines.append(Text(f"{mark} {name:<{wide}}  {measures[seat]}", f"bold {SEATS[seat % len(SEATS)]}"))
    return Group(*lines, *([] if counts else [Text(), Text(wording.say("ended-uncounted"))]))


def session_result(
    session: Session, outcome: Outcome, names: list[str], drawing: Drawing, viewer: int | None, language: str
) -> RenderableType:
    """The end of the game of this session, measured by what the viewer sees."""
    measures = drawing.measures(session.view(viewer), outcome.scores, language)
    return result_text(session.game.name, names, outcome, language, session.only_person(), session.counts, measures)


def ending_key(winners: list[int], viewer: int | None) -> str:
    if not winners:
        return "ended-nobody"
    if len(winners) > 1:
        return "ended-shared"
    return "ended-you" if winners == [viewer] else "ended-winner"
