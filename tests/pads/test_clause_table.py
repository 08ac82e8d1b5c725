"""docs/box.md says of every clause of every book what a companion makes of it: one that is left out is found here."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from armarium import shelf
from armarium.words import words

TABLES = (Path(__file__).resolve().parents[2] / "docs" / "box.md").read_text(encoding="utf-8")
SIMULATED = 50  # from M-50 on the clauses are about the deck that is only drawn


def number(clause: str) -> int:
    return int(re.sub(r"\D", "", clause))


def named(cell: str) -> set[str]:
    """The clauses of a first column: `K-1 to K-3, K-5` are four."""
    letter = cell[0]
    found: set[str] = set()
    for part in cell.split(", "):
        first, _, last = part.partition(" to ")
        found |= {first, last or first}
        found |= {f"{letter}-{middle}" for middle in range(number(first), number(last or first) + 1)}
    return found


@pytest.mark.parametrize("game", shelf.names())
def test_every_clause_is_enforced_asked_or_left(game: str) -> None:
    title = words(game, "en").game_name(game)
    section = TABLES.split(f"\n## {title}\n")[1].split("\n## ")[0]
    cells = re.findall(r"^\| ([A-Z]-\d+[^|]*) \|", section, re.MULTILINE)
    told = set().union(*map(named, cells))
    missing = [clause for clause in shelf.game(game).clauses() if clause.rstrip("ab") not in told]
    assert [clause for clause in missing if game != "kamimai" or number(clause) < SIMULATED] == []
