"""Every line of the threat model names a test that exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TEXT = (ROOT / "docs" / "security.md").read_text("utf-8")
NAMED = sorted(set(re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", TEXT)))


@pytest.mark.parametrize(("file", "name"), NAMED, ids=lambda part: part)
def test_every_test_it_names_exists(file: str, name: str) -> None:
    assert re.search(rf"^(?:async )?def {name}\(", (ROOT / file).read_text("utf-8"), re.MULTILINE)


def test_every_threat_has_a_test() -> None:
    """Rows of the tables of threats; the table of who there is has no tests."""
    sections = re.split(r"^## ", TEXT, flags=re.MULTILINE)[2:]
    rows = [line for section in sections for line in section.splitlines() if re.match(r"\| (?!threat)[^-|]", line)]
    assert rows and [row for row in rows if "::" not in row] == []
