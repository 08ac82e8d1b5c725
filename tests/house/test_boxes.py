"""A parts.toml corrected by the owner of the box is played as it says, or refused with a whole sentence."""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from armarium import boxes
from armarium.reason import Refused

Correction = list[tuple[list[str | int], object]]
PLAYS = "plays"
AS_MANY = "a hand must have as many cards as there are Masters to place. (R-5)"

BOXES: dict[str, list[tuple[Correction, str]]] = {
    "rune": [
        ([(["counts", "masters", "value"], 4), (["counts", "hand", "value"], 4)], PLAYS),
        ([(["counts", "masters", "value"], 1), (["counts", "hand", "value"], 1)], PLAYS),
        ([(["counts", "masters", "value"], 8), (["counts", "hand", "value"], 8)], PLAYS),
        ([(["counts", "tokens", "value"], 3)], PLAYS),
        ([(["points", "R", "value"], 5)], PLAYS),
        ([(["card", 1, "rows"], "BB/BG/RG")], PLAYS),  # another mirror image
        ([(["card", 15], None), (["counts", "cards", "value"], 15)], PLAYS),
        (
            [(["counts", "masters", "value"], 4)],
            f"parts.toml, counts hand: 3 cards do not go with 4 Masters; {AS_MANY}",
        ),
        (
            [(["counts", "hand", "value"], 4)],
            f"parts.toml, counts hand: 4 cards do not go with 3 Masters; {AS_MANY}",
        ),
        (
            [(["counts", "masters", "value"], 9), (["counts", "hand", "value"], 9)],
            "parts.toml, counts masters: “9” is not a number from 1 to 8. (R-1)",
        ),
        (
            [(["card", 1, "rows"], "RG/GB/BB")],  # card 1 upside down
            "parts.toml, card 2: “RG/GB/BB” is card 1 again, perhaps upside down; no two cards are alike. (R-2)",
        ),
        (
            [(["card", 15, "rows"], "BB/BG/GR")],
            "parts.toml, card 16: “BB/BG/GR” is card 1 again, perhaps upside down; no two cards are alike. (R-2)",
        ),
        ([(["counts", "cards", "value"], 17)], "parts.toml, cards: 16 are written down, but [counts] says 17. (R-1)"),
        ([(["counts", "tokens", "value"], 4)], "parts.toml, counts tokens: “4” is not a number from 1 to 3. (R-16)"),
        ([(["points", "B", "value"], "one")], "parts.toml, points B: “one” is not a number from 0 to 99. (R-2)"),
        ([(["start", "rows"], None)], "parts.toml: “start rows” is missing."),
        ([(["start", "rows"], 3)], "parts.toml, start: “3” should stand in quotation marks."),
        ([(["card"], "none")], "parts.toml, card: these should be tables, each under [[card]]."),
    ],
    "grimoire": [
        ([(["numbers", "magic-first", "value"], 15)], PLAYS),
        ([(["page", 11, "divisor", "value"], 1)], PLAYS),
        (
            [(["numbers", "magic-first", "value"], 0)],
            "parts.toml, magic-first: “0” is not a number from 1 to 15. (G-6)",
        ),
        ([(["numbers", "magic-most", "value"], 5)], "parts.toml, magic-most: “5” is not a number from 6 to 15. (G-9)"),
        ([(["page", 11, "divisor", "value"], 0)], "parts.toml, page 12 divisor: “0” is not a number from 1 to 99."),
        (
            [(["quest", 0, "card"], "Gold 1")],
            "parts.toml, quest: “Gold 1” should be small letters and hyphens, and the name of one card only.",
        ),
        ([(["page", 8, "chooser", "value"], None)], "parts.toml: “page 9 chooser value” is missing."),
    ],
    "kragmortha": [
        ([(["map", 0, "starts"], "a5")], PLAYS),
        ([(["counts", "hand", "value"], 4)], PLAYS),
        ([(["counts", "hand", "value"], 0)], "parts.toml, counts hand: “0” is not a number from 1 to 4. (K-9)"),
        (
            [(["counts", "looks-out", "value"], 0)],
            "parts.toml, counts looks-out: “0” is not a number from 1 to 24. (K-27)",
        ),
        (
            [(["map", 0, "starts"], "")],
            "parts.toml, map 1: at least one square to start from is needed. (K-5)",
        ),
        ([(["book", 0, "name"], "unhexed")], "parts.toml, book name: “unhexed” is none of unhexing."),
        ([(["move", 0, "copies"], "five")], "parts.toml, move copies: “five” is not a number from 0 to 99."),
        ([(["move", 0, "copies"], 4)], "parts.toml, moves: 57 are written down, but [counts] says 58. (K-1)"),
    ],
    "kamimai": [
        ([(["counts", "energy", "value"], 6)], PLAYS),
        ([(["counts", "turns", "value"], 0)], "parts.toml, counts turns: “0” is not a number from 1 to 999. (M-38)"),
        ([(["card", 0, "count"], "many")], "parts.toml, card water count: “many” is not a number from 1 to 15. (M-2)"),
        (
            [(["steadiness", "normal"], 0)],
            "parts.toml, steadiness normal: “0” is not a number above nothing, such as 1.5.",
        ),
        ([(["sheet", 0, "start"], "x")], "parts.toml: “x” is impossible in sheet 1 start. (M-6)"),
    ],
}


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
