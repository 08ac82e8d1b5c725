"""One warm process that forks: each child gets one changed room, runs the tests that may notice, and tells what came.

The parent has imported everything but the game; a child puts the changed room in by an import hook, so that whatever
is computed while importing is computed anew. Nothing is ever written into a source.
"""

from __future__ import annotations

import ast
import contextlib
import importlib
import importlib.abc
import importlib.machinery
import json
import os
import resource
import signal
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FrameType, ModuleType

import pytest
from build_tools.mutants.ground import Ground
from build_tools.mutants.operators import Mutant, mutated
from build_tools.mutants.reach import PYTEST, QUICK, Reach, file_of

SLACK = 10  # times the processor time it took unchanged
PATIENCE = 4  # times the whole processor time, by the clock: the machine may be busy
QUICK_SECONDS = 0.5
MEMORY = 3 << 30


@dataclass(frozen=True)
class Verdict:
    """`by` is the test that noticed, "" for none; `how`: failed, took too long, cannot be imported."""

    by: str
    how: str
    tried: int
    seconds: float


class Changed(importlib.abc.MetaPathFinder, importlib.abc.InspectLoader):
    """Finds one module only, and compiles the changed tree instead of its source."""

    def __init__(self, name: str, path: Path, tree: ast.Module) -> None:
        self.name = name
        self.path = path
        self.tree = tree

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname != self.name:
            return None
        spec = importlib.machinery.ModuleSpec(fullname, self, origin=str(self.path))
        spec.has_location = True
        return spec

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.tree, str(self.path), "exec", dont_inherit=True)

    def get_source(self, fullname: str) -> str:
        return self.path.read_text("utf-8")


class Chooser:
    """Pytest plugin: only these tests, in this order, each within its time."""

    def __init__(self, trials: Trials, tests: Sequence[str], tell: Callable[[str, str, int], None]) -> None:
        self.trials = trials
        self.order = {test: place for place, test in enumerate(tests)}
        self.tell = tell
        self.tried = 0
        self.running = ""
        signal.signal(signal.SIGPROF, self.give_up)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        keep_failures_in(self.trials.folder)
        items[:] = sorted((item for item in items if item.nodeid in self.order), key=lambda it: self.order[it.nodeid])

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.running = item.nodeid
        self.tried += 1
        signal.setitimer(signal.ITIMER_PROF, self.trials.limit(item.nodeid))
        outcome = yield
        signal.setitimer(signal.ITIMER_PROF, 0)
        return outcome

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.tell(report.nodeid, "failed", self.tried)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.tell(report.nodeid, "cannot be collected", 0)

    def give_up(self, _signal: int, _frame: FrameType | None) -> None:
        self.tell(self.running, "took too long", self.tried)


def keep_failures_in(folder: Path) -> None:
    """A walk saves the game on which it fails; nobody wants those of a mutant."""
    walk = sys.modules.get("tests.contract.walk")
    if walk is not None:
        walk.FAILURES = folder  # type: ignore[attr-defined]


# --- in the parent ---------------------------------------------------------------------------------------------------


def warm(reach: Reach) -> None:
    """Import what tests import, but nothing of ours."""
    for name in reach.modules:
        with contextlib.suppress(Exception):
            importlib.import_module(name)


class Trials:
    """Children at work, at most so many at a time."""

    def __init__(self, ground: Ground, reach: Reach, folder: Path, jobs: int, spare: float) -> None:
        self.ground = ground
        self.reach = reach
        self.folder = folder
        self.jobs = jobs
        self.spare = spare  # seconds of processor time a test may always take
        self.children: dict[int, tuple[Mutant | None, float, float]] = {}

    def limit(self, test: str) -> float:
        """The processor time a test may take."""
        return self.spare + SLACK * self.reach.seconds[test]

    def whole_limit(self) -> int:
        return round(60 + PATIENCE * sum(self.reach.seconds.values()))

    def tests_for(self, mutant: Mutant) -> list[str]:
        """First those that run its line; then their quick neighbours, for a helper may keep what it computed once."""
        reached = self.reach.tests_of(mutant.room, mutant.line, mutant.end)
        if not reached:  # what the compiler folds has no line of its own
            reached = self.reach.tests_of(mutant.room, mutant.first, mutant.last)
        if not mutant.place or self.reach.is_imported(mutant.room, mutant.line, mutant.end):
            reached = {test for line in self.reach.lines[mutant.room].values() for test in line if test}
            reached = reached or set(self.reach.seconds)  # a room of values alone: any test may read them
        files = {file_of(test) for test in reached}
        near = {test for test, seconds in self.reach.seconds.items() if seconds < QUICK_SECONDS}
        rest = {test for test in near - reached if file_of(test) in files}
        return self.reach.in_order(reached) + self.reach.in_order(rest)

    def run(self, mutants: Sequence[Mutant | None]) -> Iterator[tuple[Mutant | None, Verdict]]:
        """A verdict for each, as they come. None is the control: every test, nothing changed."""
        for mutant in mutants:
            if mutant and not self.tests_for(mutant):
                yield mutant, Verdict("", "not reached", 0, 0.0)
                continue
            while len(self.children) >= self.jobs:
                yield self._wait()
            self._start(mutant)
        while self.children:
            yield self._wait()

    def stop(self) -> None:
        for child in self.children:
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)
        self.children = {}

    def _start(self, mutant: Mutant | None) -> None:
        tests = self.tests_for(mutant) if mutant else self.reach.in_order(self.reach.unsteady())
        sys.stdout.flush()
        child = os.fork()
        if child == 0:
            try:
                attempt(self, mutant, tests)
            finally:
                os._exit(3)
        self.children[child] = (mutant, time.monotonic(), PATIENCE * self.whole_limit())

    def _wait(self) -> tuple[Mutant | None, Verdict]:
        while True:
            child, status, usage = os.wait4(-1, os.WNOHANG)
            if child:
                return self._verdict(child, status, usage.ru_utime + usage.ru_stime)
            for each, (_, begun, limit) in self.children.items():
                if time.monotonic() - begun > limit:
                    os.kill(each, signal.SIGKILL)
            time.sleep(0.02)

    def _verdict(self, child: int, status: int, seconds: float) -> tuple[Mutant | None, Verdict]:
        mutant, _, _ = self.children.pop(child)
        path = self.folder / f"{child}.json"
        if path.exists():
            by, how, tried = json.loads(path.read_text("utf-8"))
            path.unlink()
            return mutant, Verdict(by, how, tried, seconds)
        if os.WIFSIGNALED(status):
            return mutant, Verdict("the limit of time or memory", "ended the run", 0, seconds)
        words = (self.folder / f"{child}.txt").read_text("utf-8")
        raise RuntimeError(f"{mutant and mutant.name}: the child ended with {status} and no verdict.\n{words[-2000:]}")


# --- in a child ------------------------------------------------------------------------------------------------------


def attempt(trials: Trials, mutant: Mutant | None, tests: list[str]) -> None:
    """Ends the process: the verdict is in <pid>.json, or what went wrong in <pid>.txt."""
    words = trials.folder / f"{os.getpid()}.txt"
    out = os.open(words, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    os.dup2(out, 1)
    os.dup2(out, 2)
    resource.setrlimit(resource.RLIMIT_CPU, (trials.whole_limit(), trials.whole_limit() + 5))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))

    def tell(by: str, how: str, tried: int) -> None:
        words.with_suffix(".json").write_text(json.dumps([by, how, tried]), "utf-8")
        words.unlink()
        os._exit(0)

    if mutant is not None:
        install(trials.ground, mutant, tell)
    chooser = Chooser(trials, tests, tell)
    files = sorted({file_of(test) for test in tests})
    code = pytest.main([*PYTEST, QUICK, f"--rootdir={trials.ground.root}", *files], plugins=[chooser])
    if code == pytest.ExitCode.OK and chooser.tried == len(tests):
        tell("", "survived", chooser.tried)
    if mutant is not None and code == pytest.ExitCode.USAGE_ERROR:
        tell("conftest.py", "cannot be imported", 0)
    print(f"pytest ended with {code!s} after {chooser.tried} of {len(tests)} tests", flush=True)


def install(ground: Ground, mutant: Mutant, tell: Callable[[str, str, int], None]) -> None:
    path = ground.source / mutant.room
    name = f"{ground.package}.{mutant.room.removesuffix('.py').replace('/', '.')}"
    sys.meta_path.insert(0, Changed(name, path, mutated(path.read_text("utf-8"), mutant)))
    try:
        importlib.import_module(name)
    except Exception:  # noqa: BLE001
        tell("import", "cannot be imported", 0)
