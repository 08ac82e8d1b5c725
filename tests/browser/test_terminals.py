"""A browser and two terminals at one table of Rune: one terminal sits there, the other looks on."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import hook, log_number, step_by_mouse, wait_for_log

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]
PATIENCE = 60.0  # seconds
STEPS = 6  # a lay and a choice by the one, by the other, and by the first again


class Terminal:
    """`armarium …` as a process of its own: what it prints is read line by line, what is typed goes down a pipe."""

    def __init__(self, home: Path, *words: str) -> None:
        home.mkdir()
        self.lines: list[str] = []
        self._process = subprocess.Popen(
            [sys.executable, "-m", "armarium", *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            env={**os.environ, "XDG_DATA_HOME": str(home), "PYTHONIOENCODING": "utf-8", "LANG": "C.UTF-8"},
        )
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self.lines.append(line.rstrip())

    def type(self, line: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{line}\n")
        self._process.stdin.flush()

    def close(self) -> None:
        self._process.kill()
        self._process.wait()
        self._reader.join()
        for pipe in (self._process.stdin, self._process.stdout):
            assert pipe is not None
            pipe.close()

    def answer(self, command: str, pattern: str) -> list[str]:
        """Type a command and wait for lines of that form; all of them that came since."""
        seen = len(self.lines)
        self.type(command)
        self.until(pattern, seen)
        return [found[1] for line in self.lines[seen:] if (found := re.search(pattern, line))]

    def until(self, pattern: str, since: int = 0) -> None:
        end = time.monotonic() + PATIENCE
        while not any(re.search(pattern, line) for line in self.lines[since:]):
            assert time.monotonic() < end, f"no {pattern!r} in\n" + "\n".join(self.lines)
            time.sleep(0.05)

    def scores(self) -> list[str]:
        """What `who` says of both seats."""
        return self.answer("who", r"^\d .*: (\d+)")


@pytest.fixture
def terminals(tmp_path: Path, page: Page) -> Iterator[tuple[Terminal, Terminal]]:
    """Bo sits down by `armarium join`, somebody looks on by `armarium watch`; whoever is at the browser begins."""
    hook(page, "invite-rune").click()
    hook(page, "open-table").click()
    expect(hook(page, "gathering")).to_be_visible()
    both = [
        Terminal(tmp_path / "bo", "join", page.url, "--plain", "--name", "Bo", "--lang", "en"),
        Terminal(tmp_path / "eve", "watch", page.url, "--plain", "--lang", "en"),
    ]
    try:
        expect(hook(page, "place-1")).to_contain_text("Bo")
        hook(page, "start").click()
        expect(hook(page, "room")).to_be_visible()
        yield both[0], both[1]
    finally:
        for terminal in both:
            terminal.close()


def step_by_line(terminal: Terminal, page: Page) -> str:
    """Play a move that the terminal lists, and wait until the browser has been told of it."""
    before = log_number(page)
    move = terminal.answer("list", r"^  ((?:lay|master|draw)\b[^=]*?)(?: = .*)?$")[-1].strip()
    terminal.type(move)
    wait_for_log(page, before)
    return move


def sentence(move: str) -> str:
    """How a terminal tells a move of Rune, whoever made it."""
    kind, *rest = move.split()
    if kind == "lay":
        return rf"lays? card {rest[0]} at {rest[1]}:"
    return rf"sets? a Master on \w+ at {rest[0]}\." if kind == "master" else r"draws? "


SEEN = {
    "lay": r"lays? a card:",
    "master": r"sets? a Master on \w+\.",
    "draw": r"draws? ",
}  # in a browser's log: no cells


def test_moves_made_in_one_are_seen_in_the_others(page: Page, terminals: tuple[Terminal, Terminal]) -> None:
    bo, eve = terminals
    movers: list[bool] = []
    for _ in range(STEPS):
        at_browser = hook(page, "your-turn").count() > 0
        seen = [len(terminal.lines) for terminal in terminals]
        move = step_by_mouse(page) if at_browser else step_by_line(bo, page)
        movers.append(at_browser)
        expect(hook(page, "log").locator(f'li[data-n="{len(movers)}"]')).to_contain_text(
            re.compile(SEEN[move.split()[0]])
        )
        for terminal, since in zip(terminals, seen, strict=True):
            mover = r"(?!Bo\b|You\b).+" if at_browser else "You" if terminal is bo else "Bo"
            terminal.until(rf"^{mover} {sentence(move)}", since)
        scores = [hook(page, f"score-{seat}").inner_text() for seat in (0, 1)]
        assert bo.scores() == eve.scores() == scores
    assert movers in ([True] * 2 + [False] * 2 + [True] * 2, [False] * 2 + [True] * 2 + [False] * 2)
    assert any("in your hand" in line for line in bo.lines)
    assert not any("in your hand" in line for line in eve.lines), "who looks on sees nobody's hand"
