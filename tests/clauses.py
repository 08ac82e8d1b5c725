"""The clause report: which tests passed for which clause of which game.

`pytest --clauses` runs only the tests marked with clauses, lists every clause of every game on the shelf with the tests
that passed for it, and fails if one has none. A mark with an unknown clause is an error in every run.
"""

from __future__ import annotations

import pytest

from armarium import shelf, words


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--clauses", action="store_true", help="run the clause tests and list every clause with its tests")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "clause(*clauses): the clauses of the rules that this test proves")
    if config.getoption("--clauses"):
        config.pluginmanager.register(ClauseReport())


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    clauses = titles()
    letters = {letter(clause) for clause in clauses}
    for item in items:
        unknown = [clause for clause in marked(item) if clause not in clauses and letter(clause) in letters]
        if unknown:
            raise pytest.UsageError(f"{item.nodeid} is marked with unknown clauses: {', '.join(unknown)}")


def marked(item: pytest.Item) -> list[str]:
    return sorted({str(clause) for mark in item.iter_markers("clause") for clause in mark.args})


def letter(clause: str) -> str:
    return clause.partition("-")[0]


def titles() -> dict[str, str]:
    """Every clause of every game on the shelf with its title."""
    return {
        clause: words.words(name, "en").attribute(clause, "title")
        for name, game in shelf.games().items()
        for clause in game.clauses()
    }


class ClauseReport:
    def __init__(self) -> None:
        self.clauses: dict[str, list[str]] = {}  # by test
        self.passed: dict[str, list[str]] = {clause: [] for clause in titles()}

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        self.clauses = {item.nodeid: marked(item) for item in items}
        config.hook.pytest_deselected(items=[item for item in items if not marked(item)])
        items[:] = [item for item in items if marked(item)]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when != "call" or not report.passed:
            return
        for clause in self.clauses[report.nodeid]:
            if clause in self.passed:
                self.passed[clause].append(report.nodeid.removeprefix("tests/"))

    def missing(self) -> list[str]:
        return [clause for clause, tests in self.passed.items() if not tests]

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if self.missing() and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        terminalreporter.section("clauses")
        named = titles()
        for clause, tests in self.passed.items():
            terminalreporter.line(f"{clause:6}{named[clause]}", green=bool(tests), red=not tests)
            for test in tests or ["no test passed for this clause"]:
                terminalreporter.line(f"        {test}")
        missing = self.missing()
        terminalreporter.line(f"{len(named) - len(missing)} of {len(named)} clauses have passing tests")
        if missing:
            terminalreporter.line(f"without: {', '.join(missing)}", red=True)
