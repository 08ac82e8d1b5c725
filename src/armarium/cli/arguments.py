"""What all commands share: how arguments are read, how help is worded, and a bar that shows how far something is."""

from __future__ import annotations

import argparse
import contextlib
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, NoReturn

from armarium.reason import refusal

if TYPE_CHECKING:
    from armarium.words import Words

LONGEST_ANALYSIS = 3600.0  # seconds
MOST_PORTS = 65_535
MOST_PROCESSES = 256  # that one command starts
Command = Callable[[argparse.Namespace], int]


class Parser(argparse.ArgumentParser):
    """Help comes from the words, and an error is one sentence."""

    def error(self, message: str) -> NoReturn:
        raise refusal("usage", problem=message, command=self.prog)


def formatter(spoken: str) -> type[argparse.HelpFormatter]:
    """Help texts are keys of the words; they are looked up only when somebody asks for help."""

    def say(key: str) -> str:
        from armarium.words import LANGUAGES, words

        wording = words(None, spoken if spoken in LANGUAGES else LANGUAGES[0])
        return wording.say(key, {"languages": ", ".join(LANGUAGES)})

    class Formatter(argparse.HelpFormatter):
        def _get_help_string(self, action: argparse.Action) -> str | None:
            return say(action.help) if action.help else None

        def _format_text(self, text: str) -> str:
            return super()._format_text(say(text))

        def start_section(self, heading: str | None) -> None:
            super().start_section(say(f"help-{(heading or '').replace(' ', '-')}"))

        def add_usage(
            self,
            usage: str | None,
            actions: Iterable[argparse.Action],
            groups: Iterable[argparse._MutuallyExclusiveGroup],
            prefix: str | None = None,
        ) -> None:
            super().add_usage(usage, actions, groups, f"{say('help-usage')} " if prefix is None else prefix)

    return Formatter


def add_basics(subparser: Parser, spoken: str) -> None:
    subparser.add_argument("-h", "--help", action="help", help="help-help")
    subparser.add_argument("--lang", default=spoken, metavar="LANG", help="help-lang")


# --- values of arguments --------------------------------------------------------------------------------------------


def number(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise refusal("number-expected", text=text) from None


def port(text: str) -> int:
    if not text.isdecimal() or int(text[:9]) > MOST_PORTS:
        raise refusal("port-expected", text=text)
    return int(text)


def process_count(text: str) -> int:
    count = number(text)
    if not 1 <= count <= MOST_PROCESSES:
        raise refusal("number-expected", text=text)
    return count


def seconds(text: str) -> float:
    try:
        given = float(text)
    except ValueError:
        given = 0.0
    if not 0 < given <= LONGEST_ANALYSIS:
        raise refusal("number-expected", text=text)
    return given


def parse_names(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


# --- while it runs ---------------------------------------------------------------------------------------------------


def spoken_words(asked: argparse.Namespace) -> Words:
    from armarium.words import words

    return words(None, asked.lang)


@contextlib.contextmanager
def progress(title: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on the error stream, where nobody parses it; what it gives is told how much is done."""
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        ProgressColumn,
        Task,
        TextColumn,
        TimeRemainingColumn,
    )
    from rich.text import Text

    class Rate(ProgressColumn):
        def render(self, task: Task) -> Text:
            return Text("" if task.speed is None else f"{task.speed:.1f}/s")

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Rate(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(title, total=total)
        yield lambda done: bar.update(task, completed=done)
