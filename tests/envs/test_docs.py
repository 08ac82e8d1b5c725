"""docs/envs.md: its tables are those of the code; its examples without a peer run here, the others in tests/peers."""

from __future__ import annotations

import re
from pathlib import Path

from armarium.envs.tables import tables

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "envs.md").read_text("utf-8")
EXAMPLES: list[str] = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


def example(word: str) -> str:
    """The example that imports this."""
    return next(code for code in EXAMPLES if f"import {word}" in code)


def test_the_tables_are_those_of_the_code() -> None:
    assert PAGE.endswith(tables()), "python -m armarium.envs.tables"


def test_the_example_of_many_games_runs() -> None:
    played: dict[str, object] = {}
    exec(example("vector"), played)
    assert "positions" in played
