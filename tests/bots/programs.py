"""Where the programs of these tests are, and how to start them."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ANY_MOVE = ROOT / "examples" / "json_lines" / "any_move.py"
ODD = Path(__file__).with_name("odd_program.py")


def command(path: Path, *arguments: str) -> str:
    return shlex.join([sys.executable, str(path), *arguments])


def odd(kind: str, *arguments: str) -> str:
    return command(ODD, kind, *arguments)
