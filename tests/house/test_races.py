"""A test that fails beside others and passes alone is shown as a failure, with its trace, and listed at the end."""

from __future__ import annotations

from pathlib import Path

import pytest
from build_tools import races

FLAKY = """
from pathlib import Path

def test_steady():
    pass

def test_hasty():
    mark = Path("seen")
    met = mark.exists()
    mark.touch()
    assert met, "the door was not open yet"
"""
BROKEN = "def test_broken():\n    assert 1 == 2\n"


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("PYTEST_ADDOPTS", raising=False)
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    return tmp_path


def test_a_race_passes_the_run_but_is_printed_with_its_trace(run: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (run / "test_flaky.py").write_text(FLAKY)
    assert races.main(["run", "-q", "-n", "0", "--dist", "no", "test_flaky.py"]) == 0
    said = capfd.readouterr().out
    after = said[said.index("FAILED beside other tests") :]
    assert "RACE test_flaky.py::test_hasty" in after and "the door was not open yet" in after
    assert "test_steady" not in after
    races.main(["list"])
    assert "  test_flaky.py::test_hasty\n" in capfd.readouterr().out
    races.main(["clear"])
    assert races.listing() == ""


def test_what_fails_twice_fails(run: Path) -> None:
    (run / "test_broken.py").write_text(BROKEN)
    assert races.main(["run", "-q", "test_broken.py"]) == 1
    assert races.listing() == ""


def test_no_tests_at_all_is_no_race(run: Path) -> None:
    (run / "test_none.py").write_text("")
    assert races.main(["run", "-q", "test_none.py"]) == 5


def test_the_second_run_is_alone() -> None:
    first = ["-q", "-n", "2", "--dist", "loadgroup", "-m", "x", "--clauses"]
    assert races.for_second_run(first) == ["-q", "-m", "x"]


REPORT = """
def pytest_addoption(parser):
    parser.addoption("--clauses", action="store_true")

def pytest_terminal_summary(terminalreporter, config):
    if config.getoption("--clauses"):
        terminalreporter.line("without: R-1" if MISSING else "1 of 1 clauses have passing tests")
"""


def test_a_race_passes_a_run_that_counts_clauses(run: Path) -> None:
    """The second run has a test or two, and so none of most clauses: it is not asked for them."""
    (run / "conftest.py").write_text(f"MISSING = False\n{REPORT}")
    (run / "test_flaky.py").write_text(FLAKY)
    assert races.main(["run", "-q", "test_flaky.py", "--clauses"]) == 0


def test_a_clause_without_a_test_is_not_forgotten_over_a_race(run: Path) -> None:
    (run / "conftest.py").write_text(f"MISSING = True\n{REPORT}")
    (run / "test_flaky.py").write_text(FLAKY)
    assert races.main(["run", "-q", "test_flaky.py", "--clauses"]) == 1
