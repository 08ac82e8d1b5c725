"""A real terminal to play in: tmux without a window. It keeps what scrolls off the screen, and can be read."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from itertools import count
from pathlib import Path

TMUX = shutil.which("tmux")
ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 60.0  # seconds
HISTORY = 5000  # lines
_numbers = count(1)


class Emulator:
    """`armarium` with these arguments, in a terminal of this size; its sockets and files lie in the folder."""

    def __init__(self, folder: Path, arguments: list[str], size: tuple[int, int] = (80, 24)) -> None:
        assert TMUX is not None
        self._socket = folder / f"tmux-{next(_numbers)}"
        settings = folder / "tmux.conf"
        settings.write_text(f"set -g history-limit {HISTORY}\nset -g remain-on-exit on\nset -g status off\n")
        self._settings = settings
        width, height = size
        command = shlex.join([sys.executable, "-m", "armarium", *arguments])
        kept = {name: os.environ[name] for name in ("PYTHONPATH", "ARMARIUM_MODE") if name in os.environ}
        places = {"XDG_DATA_HOME": str(folder / "data"), "LANG": "C.UTF-8", **kept}
        setting = shlex.join([f"{name}={value}" for name, value in places.items()])
        self._tmux("new-session", "-d", "-x", str(width), "-y", str(height), f"env {setting} {command}")

    def _tmux(self, *arguments: str) -> str:
        command = [str(TMUX), "-u", "-S", str(self._socket), "-f", str(self._settings), *arguments]
        return subprocess.run(command, check=True, capture_output=True, text=True, cwd=ROOT, timeout=PATIENCE).stdout

    def type(self, line: str) -> None:
        """A line and Enter."""
        if line:
            self._tmux("send-keys", "-l", line)
        self.press("Enter")

    def press(self, *keys: str) -> None:
        self._tmux("send-keys", *keys)

    def resize(self, width: int, height: int) -> None:
        self._tmux("resize-window", "-x", str(width), "-y", str(height))

    def screen(self) -> str:
        return self._tmux("capture-pane", "-p")

    def everything(self) -> list[str]:
        """All that somebody could find who scrolls back, and behind a full screen; lines without ends and gaps."""
        pages = [self._tmux("capture-pane", "-p", "-J", "-S", "-")]
        if self._tmux("display-message", "-p", "#{alternate_on}").strip() == "1":
            pages.append(self._tmux("capture-pane", "-p", "-a", "-S", "-"))
        return [line.rstrip() for page in pages for line in page.splitlines() if line.strip()]

    def until(self, is_so: Callable[[str], bool]) -> str:
        """The screen, once it shows this."""
        end = time.monotonic() + PATIENCE
        while not is_so(text := " ".join(self.screen().split())):
            assert time.monotonic() < end, self.screen()
            time.sleep(0.05)
        return text

    def until_shows(self, *texts: str) -> str:
        return self.until(lambda screen: all(text in screen for text in texts))

    def close(self) -> None:
        self._tmux("kill-server")
