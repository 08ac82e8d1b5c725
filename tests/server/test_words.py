"""Every reason the server, the store and the table can give has words in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import armarium.table
from armarium.words import LANGUAGES, words

ROOMS = Path(armarium.table.__file__).parent
GIVEN = re.compile(r'(?:refusal\(|Reason\("", )"([a-z-]+)"')


def reasons() -> set[str]:
    """The keys, from the source itself."""
    files = [ROOMS / "table.py", *ROOMS.glob("store/**/*.py"), *ROOMS.glob("server/*.py")]
    return {key for file in files for key in GIVEN.findall(file.read_text())}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language: str) -> None:
    said = words(None, language)
    keys = reasons() | {"request-unreadable", "game-over"}
    assert len(keys) > 30
    assert sorted(key for key in keys if not said.has(f"reason-{key}")) == []


def test_the_documentation_lists_every_reason() -> None:
    page = Path(__file__).resolve().parents[2] / "docs" / "server.md"
    listed = set(page.read_text().rpartition("## Reasons the server gives")[2].split())
    assert reasons() <= listed
