"""Runs pytest; what fails beside other tests is tried once more, alone. One that passes then has met a race: it is
printed as a failure with its first trace, and listed again at the end of the whole run, but the run goes on.

`python -m build_tools.races run ARGUMENTS…` runs, `list` prints what was found since `clear`.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

KEPT = Path("build") / "races.txt"
LINE = "=" * 100
FAILED_TESTS = 1  # pytest's exit code where tests failed; any other is no race
UNPROVEN = re.compile(r"^without: ", re.MULTILINE)  # clauses that no test has passed for: no race either
TRACES = re.compile(
    r"^=+ (?:FAILURES|ERRORS) =+$.*?(?=^=+ (?:warnings summary|short test summary info) =+$)", re.MULTILINE | re.DOTALL
)
NAME = re.compile(r"^(?:FAILED|ERROR) (\S+)", re.MULTILINE)
# Options that the second run goes without, with their length: it has no workers, and of most clauses no test.
FIRST_ONLY = {"-n": 2, "--dist": 2, "--clauses": 1}


def main(arguments: list[str]) -> int:
    match arguments:
        case ["run", *pytest]:
            return run(pytest)
        case ["list"]:
            print(listing(), end="")
            return 0
        case ["clear"]:
            KEPT.unlink(missing_ok=True)
            return 0
    raise SystemExit(__doc__)


def run(arguments: list[str]) -> int:
    """Pytest's exit code of the first run, or of the second where there had to be one."""
    code, output = pytest(arguments)
    if code != FAILED_TESTS or UNPROVEN.search(output):
        return code
    print(f"armarium: once more, alone: {', '.join(failures(output))}", flush=True)
    alone = [*for_second_run(arguments), "--last-failed", "--last-failed-no-failures", "none"]
    again, _ = pytest(alone)
    if again == 0:
        keep(output)
    return again


def pytest(arguments: list[str]) -> tuple[int, str]:
    """Everything is shown as it comes, and kept."""
    command = [sys.executable, "-m", "pytest", *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as process:
        lines = []
        for line in process.stdout or ():
            print(line, end="", flush=True)
            lines.append(line)
    return process.returncode, "".join(lines)


def for_second_run(arguments: list[str]) -> list[str]:
    kept: list[str] = []
    skipped = 0
    for argument in arguments:
        skipped = FIRST_ONLY.get(argument, skipped)
        if not skipped:
            kept.append(argument)
        skipped = max(0, skipped - 1)
    return kept


def failures(output: str) -> list[str]:
    """The names of the tests that failed, as pytest's summary lists them."""
    return list(dict.fromkeys(NAME.findall(output)))


def keep(output: str) -> None:
    text = race_text(failures(output), "".join(match[0] for match in TRACES.finditer(output)))
    print(text, flush=True)
    KEPT.parent.mkdir(exist_ok=True)
    with KEPT.open("a", encoding="utf-8") as file:
        file.write(text)


def race_text(names: list[str], traces: str) -> str:
    title = f"FAILED beside other tests, passed alone: {len(names)} to be looked into, a race is a fault"
    listed = "\n".join(f"RACE {name}" for name in names)
    return f"{LINE}\n{title}\n{listed}\n{traces.rstrip()}\n{LINE}\n"


def listing() -> str:
    """One line for each race of the run, nothing where there was none."""
    text = KEPT.read_text("utf-8") if KEPT.exists() else ""
    names = dict.fromkeys(re.findall(r"^RACE (\S+)$", text, re.MULTILINE))
    if not names:
        return ""
    lines = "\n".join(f"  {name}" for name in names)
    return f"{LINE}\narmarium: FAILED beside other tests, passed alone (traces above and in {KEPT}):\n{lines}\n{LINE}\n"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
