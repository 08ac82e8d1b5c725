"""Sweeps: other numbers in the box, the same deals, and how sure the best value is."""

from __future__ import annotations

from pathlib import Path

import pytest

from armarium import cli
from armarium.lab import sweep
from armarium.lab.contest import GameRow
from armarium.reason import Refused


def rows(first: int, games: int = 100) -> list[GameRow]:
    """So many of the games go to the first seat."""
    shares = [[1.0, 0.0] if n < first else [0.0, 1.0] for n in range(games)]
    return [GameRow(n, n, 0, [0, 0], each, [0, 0], "x", 1, 1, 0, 0.0, [[], []]) for n, each in enumerate(shares)]


def test_the_even_value_is_best_and_sure() -> None:
    gaps, sure = sweep.sweep_shares({3: rows(90), 4: rows(50)}, allied=False)
    assert [round(gap.share, 6) for gap in gaps] == [0.4, 0.0]
    assert gaps[0].low < 0.4 < gaps[0].high
    assert [part.share for part in sure] == [0.0, 1.0]


def test_values_are_read_and_odd_ones_refused() -> None:
    corrections = sweep.parse_sweep("grimoire", "numbers.magic-most=12..14")
    assert [each.value for each in corrections] == [12, 13, 14]
    for text in ("numbers.magic-most", "numbers.magic-most=4", "numbers.magic-most=5..4", "numbers.none=1..2"):
        with pytest.raises(Refused):
            sweep.parse_sweep("grimoire", text)


def test_a_sweep_plays_corrected_boxes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("pyarrow")
    pytest.importorskip("matplotlib")
    command = ["lab", "sweep", "grimoire", "numbers.end-treasures=1..2", "--deals", "1", "--processes", "1"]
    assert cli.main([*command, "--out", str(tmp_path), "--lang", "en"]) == 0
    assert capsys.readouterr().out.startswith("1: off by")
    assert {"sweep.html", "imbalance.png", "sureness.png"} <= {path.name for path in tmp_path.iterdir()}
