"""A parts.toml corrected by the owner of the box is played as it says, or refused with a whole sentence."""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from armarium import boxes, questions, shelf
from armarium.reason import Refused
from tests.drawers import drawer

BOXES = {name: own.CORRECTIONS for name in shelf.NAMES if (own := drawer(name, "boxes")) is not None}


@pytest.mark.parametrize("name", BOXES)
def test_a_corrected_box_is_played_or_refused_with_a_sentence(name: str) -> None:
    asked = json.dumps([corrections for corrections, _ in BOXES[name]])
    root = Path(__file__).resolve().parents[2]
    command = [sys.executable, "-m", "tests.house.corrected", name]
    done = subprocess.run(command, input=asked, capture_output=True, text=True, check=True, cwd=root)
    found = [json.loads(line) for line in done.stdout.splitlines()]
    assert found == [expected for _, expected in BOXES[name]]


def test_a_file_that_is_no_toml_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def spoilt(_: str) -> dict[str, Any]:
        raise tomllib.TOMLDecodeError("Expected '=' (at line 3, column 1)")

    monkeypatch.setattr(tomllib, "loads", spoilt)
    with pytest.raises(Refused, match="part-unreadable game=rune problem=Expected"):
        boxes.load("rune")


def test_the_readme_says_how_much_of_the_boxes_nobody_has_seen() -> None:
    known = [questions.knowledge(questions.questions(game, None, "en")) for game in questions.games()]
    parts, doubtful = sum(one.parts for one in known), sum(one.doubtful for one in known)
    readme = Path(__file__).resolve().parents[2] / "README.md"
    said = " ".join(readme.read_text("utf-8").split())
    assert f"counts {parts} parts of the four boxes; {doubtful} of them nobody here has seen yet" in said
