"""The box of Rune, read from parts.toml and checked: what an owner of the box corrects there is used everywhere."""

from __future__ import annotations

from armarium import boxes
from armarium.boxes import Box
from armarium.reason import refusal

COLOURS = "BGR"
SEATS = 2
MOST_CARDS = 16  # as many as the window of the grid has room for, laid end to end


def checked_rows(field: str, value: object) -> list[str]:
    """The rows of a printed card: two wide, three high, three blue, two green and one red rune (R-2)."""
    text = boxes.text(field, value)
    rows = text.split("/")
    runes = "".join(rows)
    if len(runes) != 6:
        raise refusal("card-runes", "R-2", field=field, card=text, count=len(runes))
    if [len(row) for row in rows] != [2, 2, 2] or sorted(runes) != sorted("BBBGGR"):
        raise refusal("card-filling", "R-2", field=field, card=text)
    return rows


def read_cards(box: Box) -> list[list[str]]:
    """The faces by card number; 0 is the starting card. No two others are alike (R-2), not even upside down."""
    faces = [checked_rows("start", box["start"]["rows"])]
    for place, card in enumerate(boxes.entries("card", box["card"]), 1):
        if card["number"] != place or isinstance(card["number"], bool):
            raise refusal("card-number", "R-1", field="card", number=str(card["number"]), expected=place)
        rows = checked_rows(f"card {place}", card["rows"])
        for other, face in enumerate(faces[1:], 1):
            if rows in (face, upside_down(face)):
                raise refusal("card-same", "R-2", field=f"card {place}", card="/".join(rows), other=other)
        faces.append(rows)
    boxes.must_count(box, "cards", len(faces) - 1, "R-1")
    return faces


def upside_down(rows: list[str]) -> list[str]:
    return [row[::-1] for row in reversed(rows)]


def read_counts(box: Box, cards: int) -> tuple[int, int, int]:
    """Masters, cards dealt and tokens of each player, as far as a turn can be played with them.

    A turn spends a card and gives a card or a Master back: with fewer cards than Masters a hand would be empty before
    the last Master stands, with more of them cards would be left over.
    """
    counts = box["counts"]
    boxes.number("counts cards", counts["cards"], least=2, most=MOST_CARDS)
    masters = boxes.number("counts masters", counts["masters"], least=1, most=cards // 2)
    hand = boxes.number("counts hand", counts["hand"], least=1, most=cards // 2)
    if hand != masters:
        raise refusal("hand-not-masters", "R-5", field="counts hand", hand=hand, masters=masters)
    return masters, hand, boxes.number("counts tokens", counts["tokens"], least=1, most=masters)


BOX = boxes.load("rune")
FACES = read_cards(BOX)
CARDS: int = len(FACES) - 1
MASTERS, HAND, TOKENS = read_counts(BOX, CARDS)
POINTS: list[int] = [boxes.number(f"points {colour}", BOX["points"][colour]) for colour in COLOURS]
RULES: str = boxes.text("rules", BOX["rules"])
