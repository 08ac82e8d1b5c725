"""The frame around every game on a full screen: board and hand, standing, moves and log, one prompt, one line of keys.

It lays out what it is given and knows neither tables nor rules.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from rich.console import Console, RenderableType
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, ScrollableContainer, Vertical, VerticalScroll
from textual.geometry import Region
from textual.screen import Screen
from textual.widgets import Input, OptionList, Static

from armarium.terminal.drawing import QUIET, SEATS
from armarium.words import words

WIDTH, HEIGHT = 80, 24
ROOMY_WIDTH, ROOMY_HEIGHT = 110, 36
PANELS = (
    "#board-frame",
    "#hand-frame",
    "#standing-frame",
    "#moves",
    "#log-frame",
    "#duties-frame",
    "#note-frame",
    "#field",
)
WIDE = ("#prompt", "#note", "#duties")  # panels as wide as the screen, but for their padding and a scroll bar
WIDE_MARGIN = 3
RIGHT, ROOMY_RIGHT = 26, 42  # columns at the right, as below
RIGHT_MARGIN = 4  # the line beside them, their padding and a scroll bar
PARTED = re.compile(r" (?=[:;!?»])|(?<=«) ")
HELD = "\ue000"  # a letter to who breaks lines
RULER = Console(width=WIDTH)
SPARE_KEYS = ("F6", "?", "F3")
LONGEST_TYPED = 200  # characters of the line; longer than any move

STYLE = """
Screen { background: #12141c; color: #e6e6e6; }
#all .panel { scrollbar-size: 1 1; scrollbar-color: #4a5270; scrollbar-background: #1a1e2b; }
#all .panel:focus { background: #1d2334; }
#title { height: 1; background: #232838; color: #e8c268; text-style: bold; padding: 0 1; }
#middle { height: 1fr; }
#left { width: 1fr; }
#board-frame { height: 1fr; }
#board { width: auto; height: auto; }
#hand { height: auto; }
#hand-frame { height: auto; max-height: 5; border-left: outer #3a4054; }
#right { width: 26; border-left: solid #3a4054; padding: 0 1; }
#standing { height: auto; }
#standing-frame { height: auto; max-height: 50%; }
.head { height: 1; color: #8d93a5; }
#moves { height: 1fr; min-height: 3; border: none; padding: 0; background: #12141c; }
#log-frame { height: 1fr; }
#log { height: auto; }
#duties { height: auto; }
Frame.lesson #duties-frame { max-height: 5; background: #1c2a30; }
#duties-frame { display: none; height: auto; max-height: 3; padding: 0 1; background: #2a2030; }
#prompt { height: 2; padding: 0 1; }
#note { height: auto; }
#note-frame { height: 3; padding: 0 1; }
#prompt { background: #1a1e2b; }
#field { height: 1; border: none; padding: 0 1; background: #232838; }
#keys { height: 1; padding: 0 1; }
#small { display: none; width: 100%; height: 100%; content-align: center middle; text-align: center; }
Frame.roomy #right { width: 42; }
Frame.roomy #hand-frame { max-height: 10; }
Frame.roomy #note-frame { height: 4; }
Frame.small #small { display: block; }
Frame.small #all { display: none; }
"""


class Field(Input):
    """The line one types moves into. Its screen sees every key first, so that arrows and space can aim."""

    def _on_paste(self, event: events.Paste) -> None:
        """The beginning of what is pasted, as far as there is room."""
        event.text = event.text[: max(0, LONGEST_TYPED - len(self.value))]
        super()._on_paste(event)

    async def _on_key(self, event: events.Key) -> None:
        if isinstance(self.screen, Frame) and self.screen.press(event.key):
            event.stop()
            event.prevent_default()


class Frame(Screen[None]):
    AUTO_FOCUS = "#field"

    def __init__(self, language: str) -> None:
        super().__init__()
        self.language = language
        self.roomy = False

    def compose(self) -> ComposeResult:
        with Vertical(id="all"):
            yield Static(id="title")
            with Horizontal(id="middle"):
                with Vertical(id="left"):
                    with ScrollableContainer(id="board-frame", classes="panel"):
                        yield Static(id="board")
                    with VerticalScroll(id="hand-frame", classes="panel"):
                        yield Static(id="hand")
                with Vertical(id="right"):
                    with VerticalScroll(id="standing-frame", classes="panel"):
                        yield Static(id="standing")
                    yield Static(id="moves-head", classes="head")
                    yield OptionList(id="moves", classes="panel", markup=False)
                    yield Static(id="log-head", classes="head")
                    with VerticalScroll(id="log-frame", classes="panel"):
                        yield Static(id="log")
            with VerticalScroll(id="duties-frame", classes="panel"):
                yield Static(id="duties")
            yield Static(id="prompt")
            with VerticalScroll(id="note-frame", classes="panel"):
                yield Static(id="note")
            yield Field(id="field", select_on_focus=False, max_length=LONGEST_TYPED)
            yield Static(id="keys")
        yield Static(id="small")

    def next_panel(self) -> None:
        """Hand the keys to the next panel that has something to scroll, in the end back to the line."""
        panels = [panel for name in PANELS if (panel := self.query_one(name)).display]
        place = next((number for number, panel in enumerate(panels) if panel.has_focus), -1)
        panels[(place + 1) % len(panels)].focus()

    async def on_key(self, event: events.Key) -> None:
        """What is typed while a panel has the keys belongs into the line; Esc only leads back to it."""
        if self.field.has_focus:
            return
        if event.key == "escape" or event.is_printable:
            self.field.focus()
        if event.is_printable and event.character is not None:
            if not self.press(event.key):
                self.field.insert_text_at_cursor(event.character)
        elif event.key.startswith("f"):
            self.press(event.key)

    def press(self, key: str) -> bool:
        """Whether the key is taken; otherwise it is typed."""
        raise NotImplementedError

    def draw(self) -> None:
        """Show everything anew."""
        raise NotImplementedError

    def on_resize(self, event: events.Resize) -> None:
        self.roomy = event.size.width >= ROOMY_WIDTH and event.size.height >= ROOMY_HEIGHT
        self.set_class(event.size.width < WIDTH or event.size.height < HEIGHT, "small")
        self.set_class(self.roomy, "roomy")
        values = {"width": WIDTH, "height": HEIGHT}
        self.put("#small", words(None, self.language).say("reason-terminal-small", values))
        self.draw()

    @property
    def field(self) -> Field:
        return self.query_one("#field", Field)

    @property
    def moves(self) -> OptionList:
        return self.query_one("#moves", OptionList)

    def put(self, where: str, what: RenderableType) -> None:
        if where in WIDE and isinstance(what, Text):
            what = unbroken(what, self.size.width - WIDE_MARGIN)
        self.query_one(where, Static).update(what)

    def put_board(self, board: RenderableType, focus: tuple[int, int, int, int] | None) -> None:
        self.put("#board", board)
        if focus is not None:
            self.call_after_refresh(self._look_at, Region(*focus))

    def _look_at(self, region: Region) -> None:
        frame = self.query_one("#board-frame", ScrollableContainer)
        frame.scroll_to_region(region, animate=False, force=True)

    def put_log(self, lines: Sequence[Text]) -> None:
        width = (ROOMY_RIGHT if self.roomy else RIGHT) - RIGHT_MARGIN
        self.put("#log", Text("\n").join(unbroken(line, width) for line in lines))
        frame = self.query_one("#log-frame", VerticalScroll)
        self.call_after_refresh(frame.scroll_end, animate=False)

    def put_prompt(self, prompt: str, hint: str = "") -> None:
        self.put("#prompt", Text.assemble((prompt, f"bold {SEATS[0]}"), ("  " if hint else ""), (hint, "")))

    def put_keys(self, keys: Sequence[tuple[str, str]]) -> None:
        """As many as fit into the line; those that F1 tells as well give way."""
        say = words(None, self.language).say
        shown = list(keys)
        for spare in SPARE_KEYS:
            if keys_text(shown, say).cell_len > self.size.width - 2:
                shown = [entry for entry in shown if entry[0] != spare]
        self.put("#keys", keys_text(shown, say))


def unbroken(text: Text, width: int) -> Text:
    """Lines of this width in which no French colon, question mark or quote is parted from its word. Rich breaks lines
    at no-break spaces too, so the lines are made here."""
    held = text.copy()
    held.plain = PARTED.sub(HELD, text.plain)
    if held.plain == text.plain or width < 1:
        return text
    lines = held.wrap(RULER, width)
    for line in lines:
        line.plain = line.plain.replace(HELD, " ")
        line.rstrip()
    return Text("\n").join(lines)


def keys_text(keys: Sequence[tuple[str, str]], say: Callable[[str], str]) -> Text:
    """A line of keys and what they do."""
    line = Text(no_wrap=True, overflow="ellipsis")
    for key, does in keys:
        line.append(f"{key} ", f"bold {SEATS[0]}")
        line.append(f"{say(does)}  ", QUIET)
    line.rstrip()
    return line
