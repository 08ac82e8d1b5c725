"""The box of Rune, read from parts.toml and checked: what an owner of the box corrects there is used everywhere."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any

from armarium.reason import Reason, Refused

COLOURS = "BGR"


def checked_rows(field: str, text: str) -> list[str]:
    """The rows of a printed card: two wide, three high, three blue, two green and one red rune (R-2)."""
    rows = text.split("/")
    runes = "".join(rows)
    if len(runes) != 6:
        raise Refused(Reason("R-2", "card-runes", {"field": field, "card": text, "count": len(runes)}))
    if [len(row) for row in rows] != [2, 2, 2] or sorted(runes) != sorted("BBBGGR"):
        raise Refused(Reason("R-2", "card-filling", {"field": field, "card": text}))
    return rows


def read_cards(box: dict[str, Any]) -> list[list[str]]:
    """The faces by card number; 0 is the starting card."""
    faces = [checked_rows("start", box["start"]["rows"])]
    for place, card in enumerate(box["card"], 1):
        if card["number"] != place:
            raise Refused(Reason("R-1", "card-number", {"field": "card", "number": card["number"], "expected": place}))
        faces.append(checked_rows(f"card {place}", card["rows"]))
    return faces


def load() -> dict[str, Any]:
    return tomllib.loads(resources.files("armarium.games.rune").joinpath("parts.toml").read_text("utf-8"))


BOX = load()
FACES = read_cards(BOX)
CARDS: int = len(FACES) - 1
MASTERS: int = BOX["counts"]["masters"]["value"]
HAND: int = BOX["counts"]["hand"]["value"]
POINTS: list[int] = [BOX["points"][colour]["value"] for colour in COLOURS]
RULES: str = BOX["rules"]
