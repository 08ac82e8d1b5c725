"""Runs a printed command where it can do no harm: a folder of its own, fewer games, a free port."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

from tests.docs.blocks import ROOT, blocks

FEWER = (
    (r"--games \d+", "--games 2"),
    (r"--deals \d+", "--deals 2"),
    (r"=12\.\.18", "=14..15"),
    (r"--positions \d+ --budgets \S+ --referee \d+", "--positions 2 --budgets 5,20 --referee 50"),
)
OFFLINE = ("--no-deps", "--no-index", "--no-build-isolation", "--disable-pip-version-check", "-q")
STORE = ROOT / "tests" / "carried" / "0.1.0"


class Place:
    """A folder with what the commands of the documentation speak of."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.site = folder / "site"
        self.environment = {
            **os.environ,
            "XDG_DATA_HOME": str(folder / "data"),
            "XDG_CONFIG_HOME": str(folder / "config"),
            "BROWSER": "true",
            "PYTHONPATH": os.pathsep.join([str(self.site), *filter(None, [os.environ.get("PYTHONPATH")])]),
        }
        shutil.copy(STORE / "rune-whole.record", folder / "FILE")
        shutil.copy(STORE / "tables.db", folder / "tables.sqlite")
        shutil.copytree(ROOT / "examples", folder / "examples", ignore=shutil.ignore_patterns("__pycache__", "build"))
        shutil.copy(ROOT / "examples" / "json_lines" / "any_move.mjs", folder / "my_bot.mjs")
        self._write_bot(folder / "my_bot")
        for package in (folder / "my_bot", folder / "examples" / "noughts", folder / "examples" / "eager_bot"):
            self.install(package)

    def _write_bot(self, folder: Path) -> None:
        """The package that docs/bot-writers.md prints, file by file."""
        folder.mkdir()
        for block in blocks():
            head = block.text.splitlines()[0]
            if block.page == "docs/bot-writers.md" and head in ("# my_bot.py", "# pyproject.toml"):
                (folder / head.removeprefix("# ")).write_text(block.text, "utf-8")

    def install(self, package: Path) -> None:
        pip = [sys.executable, "-m", "pip", "install", *OFFLINE, "--target", str(self.site), str(package)]
        subprocess.run(pip, check=True, timeout=300)

    # --- commands ---------------------------------------------------------------------------------------------------

    def words(self, command: str, **replaced: str) -> list[str]:
        """The command as arguments: smaller, and by this Python."""
        for pattern, fewer in FEWER:
            command = re.sub(pattern, fewer, command)
        for name, value in replaced.items():
            command = command.replace(name, value)
        words = shlex.split(command.removeprefix("PYTHONPATH=src ").replace("node ", f"{self.node()} "))
        if words[0] in ("armarium", ".venv/bin/armarium"):
            return [sys.executable, "-m", "armarium", *words[1:]]
        assert words[0] == "python", command
        return [sys.executable, *words[1:]]

    def node(self) -> str:
        """Node, or where there is none the same bot in Python."""
        if shutil.which("node"):
            return "node"
        shutil.copy(ROOT / "examples" / "json_lines" / "any_move.py", self.folder / "my_bot.mjs")
        return sys.executable

    def run(self, words: list[str], typed: str = "", data: str = "data") -> str:
        """What it says; it must end well. `data` is the folder of what is kept."""
        environment = {**self.environment, "XDG_DATA_HOME": str(self.folder / data)}
        done = subprocess.run(
            words, cwd=self.folder, env=environment, input=typed, capture_output=True, text=True, timeout=180
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def serve(self, words: list[str]) -> Server:
        return Server(words, self)


class Server:
    """A command that serves, until it is left with Ctrl-C."""

    def __init__(self, words: list[str], place: Place) -> None:
        with socket.socket() as listener:
            listener.bind(("127.0.0.1", 0))
            self.port = listener.getsockname()[1]
        if "-c" in words:
            words = [word.replace("port=8000", f"port={self.port}") for word in words]
        else:
            words = [word for word in words if word not in ("--port", "8000")] + ["--port", str(self.port)]
        self.said = (place.folder / f"said-{self.port}").open("w+")
        environment = place.environment
        if "--bot" in words:  # which names a program as the package of the other example is named
            environment = {**environment, "PYTHONPATH": os.environ.get("PYTHONPATH", "")}
        self.process = subprocess.Popen(
            words, cwd=place.folder, env=environment, stdin=subprocess.DEVNULL, stdout=self.said, stderr=self.said
        )

    def __enter__(self) -> Server:
        while self.process.poll() is None:
            try:
                self.ask("/api/games")
            except OSError:
                time.sleep(0.05)
            else:
                return self
        self.said.seek(0)
        raise AssertionError(f"it ended before it served: {self.said.read()}")

    def __exit__(self, *_: object) -> None:
        self.process.send_signal(signal.SIGINT)
        code = self.process.wait(60)
        self.said.close()
        assert code == 0

    def ask(self, path: str, body: object = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        asked = urllib.request.Request(
            f"http://127.0.0.1:{self.port}{path}", data, {"content-type": "application/json"}
        )
        with urllib.request.urlopen(asked, timeout=30) as answer:
            return json.load(answer)
