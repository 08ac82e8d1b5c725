"""Every example of the README works as it is printed."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text("utf-8")
COMMANDS = [line.split("   ")[0].strip() for line in README.splitlines() if line.startswith("armarium ")]
QUICK = [command for command in COMMANDS if command.split()[1] in ("--version", "sim", "rules")]


def test_the_python_example(capsys: pytest.CaptureFixture[str]) -> None:
    example = re.search(r"```python\n(.*?)```", README, flags=re.DOTALL)
    assert example
    exec(compile(example[1], "README.md", "exec"), {})
    told = capsys.readouterr().out.splitlines()
    assert len(told) > 12
    assert "lay" in told[0]


@pytest.mark.parametrize("command", QUICK)
def test_commands(command: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", *command.split()], capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()


def test_every_command_exists() -> None:
    assert len(COMMANDS) >= 6
    for command in COMMANDS:
        name = command.split()[1]
        if name.startswith("-"):
            continue
        done = subprocess.run(
            [sys.executable, "-m", "armarium", name, "--help"], capture_output=True, text=True, timeout=60, check=False
        )
        assert done.returncode == 0, command


@pytest.mark.parametrize("target", ["play", "test", "clauses", "bench"])
def test_make_targets_exist(target: str) -> None:
    assert f"`make {target}`" in README or f"make {target}" in README
    done = subprocess.run(["make", "--dry-run", "--question", "help"], cwd=ROOT, capture_output=True, check=False)
    assert done.returncode in (0, 1)
    assert re.search(rf"^{target}:", (ROOT / "Makefile").read_text("utf-8"), flags=re.MULTILINE)
