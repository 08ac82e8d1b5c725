"""The screens beside the table: pass the keyboard, help, keep the game in a file, the result."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

from rich.console import Group, RenderableType
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Input, Static

from armarium.reason import Refused
from armarium.terminal.drawing import QUIET, SEATS, rules_page
from armarium.terminal.sitting import parse_file
from armarium.words import refusal_text, words

LONGEST_PATH = 1000  # characters

STYLE = """
HelpScreen VerticalScroll { padding: 1 3; }
HelpScreen Static { height: auto; }
PassScreen { align: center middle; background: #12141c; }
KeepScreen, ResultScreen { align: center middle; background: #12141c 60%; }
.box { width: auto; min-width: 50; max-width: 76; height: auto; padding: 1 3; }
.box { border: round #e8c268; background: #1a1e2b; }
.box Static { width: auto; max-width: 68; height: auto; }
.box Input { width: 60; height: 1; border: none; padding: 0 1; margin: 1 0; background: #2c3246; }
"""


class PassScreen(Screen[None]):
    """Hides the table until the next player sits at the keyboard."""

    BINDINGS: ClassVar = [("enter", "dismiss", "")]

    def __init__(self, name: str, language: str) -> None:
        super().__init__()
        self._name = name
        self._wording = words(None, language)

    def compose(self) -> ComposeResult:
        with Vertical(classes="box"):
            yield Static(Text(self._wording.say("pass-to", {"player": self._name}), f"bold {SEATS[0]}"))
            yield Static(Text("\n" + self._wording.say("pass-ready", {"player": self._name}), QUIET))


class HelpScreen(Screen[None]):
    """The keys, how the board is read, and the rules."""

    BINDINGS: ClassVar = [
        ("escape", "dismiss", ""),
        ("f1", "dismiss", ""),
        ("enter", "dismiss", ""),
        ("q", "dismiss", ""),
    ]

    def __init__(self, game: str, language: str) -> None:
        super().__init__()
        self._game = game
        self._language = language

    def compose(self) -> ComposeResult:
        with VerticalScroll():
            yield Static(self._page())

    def _page(self) -> RenderableType:
        wording = words(self._game, self._language)
        parts: list[RenderableType] = [Text(wording.say("help-back"), QUIET), Text()]
        for key in ("help-keys", "screen-help"):
            if wording.has(key):
                parts += [Text(wording.say(key)), Text()]
        return Group(
            *parts,
            Text(wording.say("help-page-rules"), f"bold {SEATS[0]}"),
            Text(),
            rules_page(self._game, self._language),
        )


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
    game: str, names: list[str], outcome: Any, language: str, viewer: int | None = None, counts: bool = True
) -> RenderableType:
    """The end of a game in words: winners, why, every seat's score, and whether it counts. `viewer` is the only person
    who reads it."""
    wording = words(game, language)
    winners = " · ".join(names[seat] for seat in outcome.winners)
    won = wording.say(ending_key(outcome.winners, viewer), {"players": winners})
    lines = [Text(won, f"bold {SEATS[0]}"), Text(wording.say(f"outcome-{outcome.key}")), Text()]
    wide = max(len(name) for name in names)
    for seat, name in enumerate(names):
        mark = "★" if seat in outcome.winners else " "
        lines.append(Text(f"{mark} {name:<{wide}}  {outcome.scores[seat]:>4}", f"bold {SEATS[seat % len(SEATS)]}"))
    return Group(*lines, *([] if counts else [Text(), Text(wording.say("ended-uncounted"))]))


def ending_key(winners: list[int], viewer: int | None) -> str:
    if not winners:
        return "ended-nobody"
    if len(winners) > 1:
        return "ended-shared"
    return "ended-you" if winners == [viewer] else "ended-winner"
