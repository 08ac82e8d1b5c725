"""The box of Kragmortha, read from parts.toml and checked. A line corrected there is used everywhere."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any

from armarium.reason import Reason, Refused, Value

ACROSS = 7
ALONG = 10
SQUARES = ACROSS * ALONG
SYMBOLS = "BSPG"
BALL = "O"
DESK = "*"
FAMILIES = ("mouth", "head", "arm", "hand", "leg", "voice")
TOKENS = ("teleport", "grimoire", "trap")
CHECKS = ("S", "H", "C", "HS")


def refuse(clause: str, key: str, **values: Value) -> Refused:
    return Refused(Reason(clause, key, dict(values)))


def square_number(field: str, name: str) -> int:
    """a1 is square 0, g10 is 69: letters across, numbers along."""
    across, along = name[:1], name[1:]
    if across not in "abcdefg" or not across or not along.isdecimal() or not 1 <= int(along) <= ALONG:
        raise refuse("K-2", "parts-square", field=field, value=name)
    return "abcdefg".index(across) + ACROSS * (int(along) - 1)


def squares(field: str, text: str) -> list[int]:
    return [square_number(field, name) for name in text.split()]


def read_symbols(box: dict[str, Any]) -> list[str]:
    """The symbol of every square; the desk's four are written as * and nothing else is (K-3, K-6)."""
    rows = box["board"]["rows"].split()
    if len(rows) != ALONG or any(len(row) != ACROSS for row in rows):
        raise refuse("K-2", "parts-rows", field="board", value=" ".join(rows))
    symbols = list("".join(rows))
    desk = squares("desk", box["desk"]["squares"])
    for square, symbol in enumerate(symbols):
        if symbol not in SYMBOLS + DESK or (symbol == DESK) != (square in desk):
            raise refuse("K-3", "parts-symbol", field="board", value=symbol)
    return symbols


class Map:
    """One way of furnishing the library (K-5): bookcases as pairs of squares, what is closed, where goblins start."""

    def __init__(self, place: int, drawn: dict[str, Any], desk: list[int], teleports: list[int]) -> None:
        field = f"map {place + 1}"
        self.seats: list[int] = drawn["seats"]
        self.bookcases: list[list[int]] = [
            squares(field, pair.replace("-", " ")) for pair in drawn["bookcases"].split()
        ]
        self.closed: list[int] = squares(field, drawn["closed"])
        self.starts: list[int] = sorted(squares(field, drawn["starts"]))
        barred = [square for case in self.bookcases for square in case] + self.closed
        if len(set(barred)) != len(barred) or set(barred) & {*self.starts, *desk}:
            raise refuse("K-5", "parts-map", field=field)
        self.walkable: list[bool] = [square not in barred for square in range(SQUARES)]
        self.teleports: list[int] = [square for square in sorted(teleports) if self.walkable[square]]


def read_maps(box: dict[str, Any]) -> list[Map]:
    desk = squares("desk", box["desk"]["squares"])
    teleports = squares("teleports", box["teleports"]["squares"])
    maps = [Map(place, drawn, desk, teleports) for place, drawn in enumerate(box["map"])]
    counts = box["counts"]["seats"]
    if sorted(seats for found in maps for seats in found.seats) != list(range(counts["least"], counts["most"] + 1)):
        raise refuse("K-5", "parts-map", field="map")
    return maps


def must_count(box: dict[str, Any], name: str, found: int) -> None:
    expected = box["counts"][name]["value"]
    if found != expected:
        raise refuse("K-1", "parts-count", field=name, count=found, expected=expected)


def read_moves(box: dict[str, Any]) -> list[tuple[str, str, int]]:
    """The faces of movement cards: pawn, two symbols, copies."""
    faces = [(card["pawn"], card["symbols"], card["copies"]) for card in box["move"]]
    for pawn, symbols, _ in faces:
        if pawn not in ("goblin", "rigor") or len(symbols) != 2 or any(s not in SYMBOLS + BALL for s in symbols):
            raise refuse("K-7", "parts-move", field="move", value=f"{pawn} {symbols}")
    must_count(box, "moves", sum(copies for _, _, copies in faces))
    return faces


def read_looks(box: dict[str, Any]) -> list[dict[str, Any]]:
    looks: list[dict[str, Any]] = box["look"]
    must_count(box, "looks", len(looks))
    expected = [f"{family}-{number}" for family in FAMILIES for number in range(1, 5)]
    for look, id in zip(looks, expected, strict=True):
        if look["id"] != id or look["check"] not in CHECKS or look.get("chat", id) not in expected:
            raise refuse("K-33", "parts-look", field="look", value=look["id"], expected=id)
    return looks


def read_books(box: dict[str, Any]) -> list[dict[str, Any]]:
    books: list[dict[str, Any]] = box["book"]
    must_count(box, "books", sum(book["copies"] for book in books))
    return books


def load() -> dict[str, Any]:
    return tomllib.loads(resources.files("armarium.games.kragmortha").joinpath("parts.toml").read_text("utf-8"))


BOX: dict[str, Any] = load()
RULES: str = BOX["rules"]
PRINTED: list[str] = read_symbols(BOX)
MAPS: list[Map] = read_maps(BOX)
MOVES: list[tuple[str, str, int]] = read_moves(BOX)
FACES: list[str] = [("g" if pawn == "goblin" else "r") + symbols.lower() for pawn, symbols, _ in MOVES]
COPIES: list[int] = [copies for _, _, copies in MOVES]
LOOKS: list[dict[str, Any]] = read_looks(BOX)
LOOK_IDS: list[str] = [look["id"] for look in LOOKS]
BOOKS: list[dict[str, Any]] = read_books(BOX)
BOOK_NAMES: list[str] = [book["name"] for book in BOOKS]
BOOK_COPIES: list[int] = [book["copies"] for book in BOOKS]
BOOK_SYMBOLS: list[int] = [book["symbols"] for book in BOOKS]
TOKEN_COPIES: list[int] = [BOX["tokens"][name]["copies"] for name in TOKENS]
DESK_SQUARES: list[int] = squares("desk", BOX["desk"]["squares"])
RIGOR_START: int = square_number("rigor", BOX["rigor"]["square"])
HAND: int = BOX["counts"]["hand"]["value"]
LOOKS_OUT: int = BOX["counts"]["looks-out"]["value"]
PEEKS: int = BOX["counts"]["peeks"]["value"]
must_count(BOX, "tokens", sum(TOKEN_COPIES))
