"""A corrected box is played with before it counts: in a process of its own, because a box is read once in a process.

What is found wrong there (`proof_games.py`) comes back as the refusal it would be at the next start.
"""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import msgspec

from armarium.reason import Reason, Refused, Value, refusal

PATIENCE = 60.0  # seconds
PROGRAM = """
import sys
sys.path[:] = {path!r}
from armarium.proof_games import print_verdict
print_verdict({game!r})
"""


class Verdict(msgspec.Struct):
    """Why the box is refused, the reason behind it as `why`; no key where nothing is."""

    key: str = ""
    clause: str = ""
    values: dict[str, Any] = {}
    why: Verdict | None = None


def must_play(game: str, **variables: str) -> None:
    """Refused where games cannot be set up and played in a process with these variables, which name its box."""
    command = [sys.executable, "-c", PROGRAM.format(path=sys.path, game=game)]
    try:
        done = subprocess.run(
            command, env={**os.environ, **variables}, capture_output=True, timeout=PATIENCE, check=True
        )
        verdict = msgspec.json.decode(done.stdout, type=Verdict)
    except (subprocess.SubprocessError, msgspec.DecodeError, OSError) as problem:
        raise refusal("box-broken", game=game, problem=last_line(problem)) from problem
    if verdict.key:
        raise Refused(reason_of(verdict))


def last_line(problem: Exception) -> str:
    """What the process output last where it fell over, else what went wrong with it."""
    output = problem.stderr if isinstance(problem, subprocess.CalledProcessError) and problem.stderr else b""
    return (output.decode("utf-8", "replace").strip().splitlines() or [type(problem).__name__])[-1][:200]


def reason_of(verdict: Verdict) -> Reason:
    values: dict[str, Value] = verdict.values
    return Reason(verdict.clause, verdict.key, values, None if verdict.why is None else reason_of(verdict.why))


def verdict_of(reason: Reason) -> Verdict:
    return Verdict(reason.key, reason.clause, dict(reason.values), reason.why and verdict_of(reason.why))
