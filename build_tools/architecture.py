"""Draws the house from its real imports: `python -m build_tools.architecture` writes docs/architecture.svg.

A room is a file or folder right below `armarium`. A line goes from a room to one it imports, unless another room lies
between them: what is reachable over others is not drawn again. Rooms stand as high as the longest way down from them.
"""

from __future__ import annotations

import argparse
import ast
import sys
import tomllib
from collections.abc import Iterator, Mapping
from html import escape
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
HOUSE = ROOT / "src" / "armarium"
PICTURE = ROOT / "docs" / "architecture.svg"

WIDTH, HEIGHT = 118, 34  # of a box
GAP, RISE = 18, 72  # between boxes of a floor, between floors
MARGIN = 24
SWEEPS = 12
UNSHOWN = {"__init__", "__main__"}
UPSTAIRS = {
    "bot",
    "furniture",
    "lab",
    "merits",
    "picture",
    "team",
    "terminal",
}  # what of games stands on rooms above the rules
COMPILED_FILL, PLAIN_FILL = "#f3e3c3", "#ffffff"
STYLE = (
    "text{font:13px Georgia,serif;text-anchor:middle;fill:#2b2118}"
    "rect{stroke:#6b5236;rx:5px}"
    "path{fill:none;stroke:#6b5236;stroke-opacity:.55}"
    ".legend{font-size:11px;text-anchor:start}"
)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only say whether the picture is up to date")
    asked = parser.parse_args()
    picture = svg(imports_by_room(HOUSE), compiled_rooms(ROOT))
    if asked.check:
        return int(not PICTURE.exists() or PICTURE.read_text("utf-8") != picture)
    PICTURE.write_text(picture, "utf-8")
    return 0


def imports_by_room(house: Path) -> dict[str, set[str]]:
    """Which rooms each room imports, wherever in its files; imports for types alone are left out."""
    graph: dict[str, set[str]] = {}
    for path in sorted(house.rglob("*.py")):
        room = room_of(path.relative_to(house))
        if room not in UNSHOWN:
            graph.setdefault(room, set()).update(imported_rooms(path))
    return {room: {other for other in others if other in graph and other != room} for room, others in graph.items()}


def room_of(path: Path) -> str:
    upstairs = path.parts[0] == "games" and any(Path(part).stem in UPSTAIRS for part in path.parts[2:])
    return "games: upstairs" if upstairs else path.parts[0].removesuffix(".py")


def imported_rooms(path: Path) -> Iterator[str]:
    tree = ast.parse(path.read_text("utf-8"))
    skipped = {id(node) for block in ast.walk(tree) if is_for_types(block) for node in ast.walk(block)}
    for node in ast.walk(tree):
        if id(node) in skipped:
            continue
        if isinstance(node, ast.ImportFrom) and node.module == "armarium":
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("armarium."):
            yield (node.module or "").split(".")[1]


def is_for_types(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"


def compiled_rooms(root: Path) -> set[str]:

    settings = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))
    return {name.partition("/")[0].removesuffix(".py") for name in settings["tool"]["armarium"]["compiled"]}


def floors(graph: Mapping[str, set[str]]) -> dict[str, int]:
    """How far each room stands above the ground; ValueError for rooms in a circle."""
    heights: dict[str, int] = {}
    while len(heights) < len(graph):
        ready = [room for room, below in graph.items() if room not in heights and below <= heights.keys()]
        if not ready:
            raise ValueError(f"rooms in a circle: {sorted(graph.keys() - heights.keys())}")
        heights |= {room: 1 + max((heights[other] for other in graph[room]), default=-1) for room in ready}
    return heights


def direct(graph: Mapping[str, set[str]]) -> dict[str, set[str]]:
    """The graph without what is also reachable over another room (its transitive reduction)."""
    reach: dict[str, set[str]] = {}
    for room in sorted(graph, key=floors(graph).__getitem__):
        reach[room] = set(graph[room]).union(*(reach[other] for other in graph[room]))
    return {
        room: {other for other in below if not any(other in reach[between] for between in below)}
        for room, below in graph.items()
    }


def ways(edges: Mapping[str, set[str]], heights: Mapping[str, int]) -> list[list[str]]:
    """Each line as the stops it passes, one on every floor: a room, passages named after both its ends, a room."""
    return [
        [room, *(f"{room}>{other}@{floor}" for floor in range(heights[room] - 1, heights[other], -1)), other]
        for room in sorted(edges)
        for other in sorted(edges[room])
    ]


def rows_of(lines: list[list[str]], heights: Mapping[str, int]) -> list[list[str]]:
    """What stands on each floor, from the ground up, in an order with few crossings."""
    stops = {stop: heights[way[0]] - n for way in lines for n, stop in enumerate(way)} | dict(heights)
    rows = [sorted(stop for stop in stops if stops[stop] == floor) for floor in range(max(heights.values()) + 1)]
    neighbours: dict[str, list[str]] = {stop: [] for stop in stops}
    for way in lines:
        for upper, lower in pairwise(way):
            neighbours[upper].append(lower)
            neighbours[lower].append(upper)
    for sweep in range(SWEEPS):
        for row in rows if sweep % 2 else reversed(rows):
            spots = {stop: x for other in rows for stop, x in zip(other, middles(other), strict=True)}
            row.sort(key=lambda stop: mean([spots[other] for other in neighbours[stop]], spots[stop]))
    return rows


def middles(row: list[str]) -> list[float]:
    """Where the stops of a floor stand, from its middle; a passage needs little room."""
    widths = [GAP if ">" in stop else WIDTH + GAP for stop in row]
    return [sum(widths[:n]) + width / 2 - sum(widths) / 2 for n, width in enumerate(widths)]


def mean(values: list[float], default: float) -> float:
    return sum(values) / len(values) if values else default


def places(rows: list[list[str]]) -> dict[str, tuple[float, float]]:
    """The middle of each stop."""
    left = min(middles(row)[0] for row in rows) - WIDTH / 2 - MARGIN
    top = len(rows) - 1
    return {
        stop: (x - left, MARGIN + HEIGHT / 2 + (top - floor) * RISE)
        for floor, row in enumerate(rows)
        for stop, x in zip(row, middles(row), strict=True)
    }


def svg(graph: Mapping[str, set[str]], compiled: set[str]) -> str:
    heights = floors(graph)
    lines = ways(direct(graph), heights)
    spots = places(rows_of(lines, heights))
    width = max(x for x, _ in spots.values()) + WIDTH / 2 + MARGIN
    height = max(y for _, y in spots.values()) + HEIGHT / 2 + MARGIN + 20
    upstairs = ", ".join(sorted(UPSTAIRS))
    legend = (
        f"A line goes down to what is imported. Tinted: compiled, wholly or in part. Upstairs: a game's {upstairs}."
    )
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" role="img">',
            "<title>Which room of Armarium imports which</title>",
            f"<style>{STYLE}</style>",
            *(path([spots[stop] for stop in way]) for way in lines),
            *(box(room, spots[room], room in compiled) for room in sorted(graph)),
            f'<text class="legend" x="{MARGIN}" y="{height - 12:.0f}">{escape(legend)}</text>',
            "</svg>",
            "",
        ]
    )


def path(stops: list[tuple[float, float]]) -> str:
    """Straight down past the boxes of a floor, in a bend between two floors."""
    text = f"M{stops[0][0]:.0f} {stops[0][1]:.0f}"
    for (x1, y1), (x2, y2) in pairwise(stops):
        start, end = y1 + HEIGHT / 2, y2 - HEIGHT / 2
        middle = (start + end) / 2
        text += f"V{start:.0f}C{x1:.0f} {middle:.0f} {x2:.0f} {middle:.0f} {x2:.0f} {end:.0f}"
    return f'<path d="{text}"/>'


def box(room: str, spot: tuple[float, float], is_compiled: bool) -> str:
    x, y = spot
    fill = COMPILED_FILL if is_compiled else PLAIN_FILL
    rect = f'<rect x="{x - WIDTH / 2:.0f}" y="{y - HEIGHT / 2:.0f}" width="{WIDTH}" height="{HEIGHT}" fill="{fill}"/>'
    return f'{rect}<text x="{x:.0f}" y="{y + 4:.0f}">{escape(room)}</text>'


if __name__ == "__main__":
    sys.exit(main())
