"""The picture of a game that has drawn none: its emblem, and what is seen of the position, field by field, on paper."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from armarium import shelf
from armarium.hooks import Layers
from armarium.motion import Pose
from armarium.pictures import svg
from armarium.pictures.art import art_in

ROWS = 24


class PlainPicture:
    def __init__(self, game: str) -> None:
        self.game = game

    def cover(self) -> str:
        """A book without a picture on it, or with the one its game has."""
        drawn = art_in(shelf.folder(self.game)).get("cover", "")
        return drawn or (
            svg.box(86, 34, 120, 158, rx=4, fill="#5a3a22", stroke="#0a0604", stroke_width=1.5)
            + svg.box(94, 42, 104, 142, rx=4, fill="none", stroke="#d9b566", stroke_width=1.8)
            + svg.label(self.game[:12].capitalize(), 146, 118, 20, "#f6e0a6", text_anchor="middle", family=svg.SERIF)
        )

    def sides(self, view: object, high: float, language: str) -> list[str]:
        return []

    def scenes(
        self, views: Sequence[object], poses: Sequence[Mapping[int, Pose]], names: Sequence[str], language: str
    ) -> list[Layers]:
        return [{(0, 0): page(view)} for view in views]


def page(view: object) -> str:
    rows = field_rows(msgspec.to_builtins(view))[:ROWS]
    paper = svg.box(0, 0, 880, 540, rx=10, fill="#f5ead0", stroke="#a98d58")
    return paper + "".join(
        svg.label(svg.shorten(row, 17, 840), 22, 34 + 21 * place, 17, "#2a1d12") for place, row in enumerate(rows)
    )


def field_rows(value: object, way: str = "") -> list[str]:
    if isinstance(value, dict) and value:
        return [row for key, item in value.items() for row in field_rows(item, f"{way} {key}".strip())]
    if isinstance(value, list) and value and isinstance(value[0], (dict, list)):
        return [row for place, item in enumerate(value, 1) for row in field_rows(item, f"{way} {place}".strip())]
    spoken = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
    return [f"{way}: {spoken}"] if spoken not in ("", "None") else []
