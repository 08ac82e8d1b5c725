"""The example that studies Grimoire's pages: it plays what it says, and a page that wins games is missed."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from armarium.lab.engine import Here
from armarium.lab.results import Results

pytest.importorskip("pyarrow")

FOLDER = Path(__file__).resolve().parents[2] / "examples" / "grimoire_balance"


@pytest.fixture
def study(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(FOLDER)
    sys.modules.pop("study", None)
    return import_module("study")


def test_one_reader_in_every_seat_goes_without_the_page(study: ModuleType) -> None:
    contest = study.without(7, 3, 5)
    assert contest.entrants == ["heuristic~page:7", "heuristic"]
    assert contest.lineups == [[0, 1, 1], [1, 0, 1], [1, 1, 0]] and contest.games == 15


def test_a_page_that_is_missed_and_one_that_stays_in_the_file(study: ModuleType, tmp_path: Path) -> None:
    path = tmp_path / "pages.parquet"
    share = study.missed(7, 2, 20, path, Here())
    assert share.cases == 40 and share.share < 0.5
    assert Results(tmp_path / "pages-7.parquet", study.without(7, 2, 20)).is_finished()
    assert study.missed(7, 2, 20, path, Here()) == share, "the file is read, not played again"


def test_the_table_begins_with_what_is_missed_most(
    study: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    given = ["study.py", "--deals", "1", "--processes", "1", "--out", str(tmp_path / "p.parquet")]
    monkeypatch.setattr(sys, "argv", given)
    study.main()
    lines = capsys.readouterr().out.splitlines()
    shares = [float(line.split(" %")[0].split()[-1]) for line in lines]
    assert len(lines) == 15 and shares == sorted(shares)
    assert {int(line[2:4]) for line in lines} == set(study.SPELLS)
