"""The clause report: which tests passed for which clause of which game.

`pytest --clauses` fails if a clause of a game on the shelf has no passing test. `pytest --clauses=all` runs only the
tests marked with clauses and lists every clause with them. A mark with an unknown clause is an error in every run.
"""

from __future__ import annotations

import pytest

from armarium import shelf, words


def pytest_addoption(parser: pytest.Parser) -> None:
    told = "fail if a clause of the rules has no passing test; with =all list every clause with its tests"
    parser.addoption("--clauses", nargs="?", const="brief", choices=("brief", "all"), help=told)


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "clause(*clauses): the clauses of the rules that this test proves")
    wanted = config.getoption("--clauses")
    if wanted:
        config.pluginmanager.register(ClauseReport(everything=wanted == "all"))


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
    """Tests of all worker processes are counted where the run is summed up."""

    def __init__(self, everything: bool) -> None:
        self.everything = everything
        self.passed: dict[str, list[str]] = {clause: [] for clause in titles()}

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        for item in items:
            item.user_properties += [("clause", clause) for clause in marked(item)]
        if self.everything:
            config.hook.pytest_deselected(items=[item for item in items if not marked(item)])
            items[:] = [item for item in items if marked(item)]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when != "call" or not report.passed:
            return
        told = [str(value) for name, value in report.user_properties if name == "clause"]
        for clause in told:
            if clause in self.passed:
                self.passed[clause].append(report.nodeid.removeprefix("tests/"))

    def missing(self) -> list[str]:
        return [clause for clause, tests in self.passed.items() if not tests]

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        is_worker = hasattr(session.config, "workerinput")
        if self.missing() and not is_worker and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        terminalreporter.section("clauses")
        missing = self.missing()
        if self.everything:
            self._list(terminalreporter)
        terminalreporter.line(f"{len(self.passed) - len(missing)} of {len(self.passed)} clauses have passing tests")
        if missing:
            terminalreporter.line(f"without: {', '.join(missing)}", red=True)

    def _list(self, terminalreporter: pytest.TerminalReporter) -> None:
        named = titles()
        for clause, tests in self.passed.items():
            terminalreporter.line(f"{clause:6}{named[clause]}", green=bool(tests), red=not tests)
            for test in sorted(tests) or ["no test passed for this clause"]:
                terminalreporter.line(f"        {test}")
