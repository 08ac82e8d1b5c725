"""Which test reaches which line of a game, and what each test costs: one run of all its tests under coverage.

The answer is kept in .mutants/ until a source changes; after that a changed test file alone is run again. Tests that
fail without any mutant are refused here.
"""

from __future__ import annotations

import hashlib
import json
import sys
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import coverage
import pytest
from build_tools.mutants.ground import Ground

PYTEST = ("-q", "--assert=plain", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:randomly", "--tb=no", "-m")
QUICK = "not slow and not browser"


@dataclass
class Reach:
    """`lines` of each room with the tests that ran them, `seconds` of processor time by test, `failed` tests, and the
    `modules` of others that a run imports: the warm process has them ready. `files` are the test files it knows, by
    their hash, `steady` the hashes of those that have passed the control."""

    lines: dict[str, dict[int, list[str]]] = field(default_factory=dict)
    seconds: dict[str, float] = field(default_factory=dict)
    failed: list[str] = field(default_factory=list)
    modules: list[str] = field(default_factory=list)
    files: dict[str, str] = field(default_factory=dict)
    steady: list[str] = field(default_factory=list)

    def tests_of(self, room: str, first: int, last: int) -> set[str]:
        reached = self.lines.get(room, {})
        return {test for line in range(first, last + 1) for test in reached.get(line, []) if test}

    def is_imported(self, room: str, first: int, last: int) -> bool:
        """Whether it runs when the room is imported, whoever does that first."""
        reached = self.lines.get(room, {})
        return any("" in reached.get(line, []) for line in range(first, last + 1))

    def forget(self, files: set[str]) -> None:
        """Leave out what is known of the tests of these files."""
        self.files = {file: mark for file, mark in self.files.items() if file not in files}
        self.seconds = {test: time for test, time in self.seconds.items() if file_of(test) not in files}
        for reached in self.lines.values():
            for line, tests in reached.items():
                reached[line] = [test for test in tests if file_of(test) not in files]

    def add(self, more: Reach) -> None:
        """Take over what was measured of other tests."""
        for room, rows in more.lines.items():
            known = self.lines.setdefault(room, {})
            for line, tests in rows.items():
                known[line] = sorted({*known.get(line, []), *tests})
        self.seconds |= more.seconds
        self.files |= more.files
        self.failed = more.failed
        self.modules = sorted({*self.modules, *more.modules})

    def unsteady(self) -> set[str]:
        """The tests that have not passed a control yet."""
        return {test for test in self.seconds if self.files[file_of(test)] not in self.steady}

    def breadth(self) -> dict[str, int]:
        """How many lines of the game each test runs: the fewer, the more it is about them."""
        count = dict.fromkeys(self.seconds, 0)
        for reached in self.lines.values():
            for tests in reached.values():
                for test in tests:
                    count[test] = count.get(test, 0) + 1
        return count

    def in_order(self, tests: set[str]) -> list[str]:
        """The fastest and most specific first."""
        breadth = self.breadth()
        return sorted(tests, key=lambda test: (self.seconds[test] * (1 + breadth[test]), test))


class Watch:
    """Pytest plugin: tells coverage which test runs, and keeps its time and its outcome."""

    def __init__(self, ground: Ground, measured: coverage.Coverage) -> None:
        self.ground = ground
        self.measured = measured
        self.reach = Reach()

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if self.ground.is_about(item.nodeid)]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[Any]:
        self.measured.switch_context(item.nodeid)
        begun = time.process_time()
        outcome = yield
        self.reach.seconds[item.nodeid] = round(time.process_time() - begun, 4)
        self.measured.switch_context("")
        return outcome

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.reach.failed.append(report.nodeid)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.reach.failed.append(report.nodeid)


def file_of(test: str) -> str:
    return test.partition("::")[0]


def measure(ground: Ground, files: dict[str, str]) -> Reach:
    """Run every test of these files once. For a process of its own: it imports what mutants will be put into."""
    measured = coverage.Coverage(data_file=None, include=[f"{ground.source}/*"], config_file=False)
    watch = Watch(ground, measured)
    measured.start()
    code = pytest.main([*PYTEST, QUICK, f"--rootdir={ground.root}", *files], plugins=[watch])
    measured.stop()
    if code != pytest.ExitCode.OK and not watch.reach.failed:
        watch.reach.failed.append(f"pytest ended with {code!s}")
    data = measured.get_data()
    for file in data.measured_files():
        watch.reach.lines[Path(file).relative_to(ground.source).as_posix()] = data.contexts_by_lineno(file)
    watch.reach.files = files
    watch.reach.modules = sorted(name for name in sys.modules if is_others(ground, name))
    return watch.reach


def is_others(ground: Ground, name: str) -> bool:
    return name.split(".")[0] not in (ground.package.split(".")[0], "tests", "build_tools", "conftest", "__main__")


def stamp(ground: Ground) -> str:
    """A hash of everything the map depends on, but for the tests themselves."""
    found = hashlib.sha256(f"2 {sys.version} {coverage.__version__}".encode())
    for path in ground.common_files():
        found.update(str(path.relative_to(ground.root)).encode() + path.read_bytes())
    return found.hexdigest()[:16]


def marks(ground: Ground) -> dict[str, str]:
    """The test files of the game, each with a hash."""
    files = {str(path.relative_to(ground.root)): path.read_bytes() for path in ground.test_files()}
    return {name: hashlib.sha256(text).hexdigest()[:16] for name, text in files.items() if ground.is_about(name)}


def save(path: Path, reach: Reach) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(asdict(reach)), "utf-8")


def load(path: Path) -> Reach:
    reach = Reach(**json.loads(path.read_text("utf-8")))
    reach.lines = {room: {int(line): tests for line, tests in rows.items()} for room, rows in reach.lines.items()}
    return reach
