"""The box of Kragmortha, read from parts.toml and checked. A line corrected there is used everywhere."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from armarium import boxes
from armarium.boxes import Box
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
MOST_HELD = 8  # cards of a hand, Deep Pockets and all, that a position can hold
BOOKS_KNOWN = (
    *("unhexing", "deep-pockets", "not-me", "pass-the-blame", "hasty-feet", "blink", "strings-of-bone", "ogres-shove"),
    *("crystal-gaze", "changeling", "sticky-fingers"),
)


class Order(StrEnum):
    """What a Look demands (K-33), by the id it has in the box, in records and in keys of words; in the box's order."""

    SEALED_LIPS = "mouth-1"
    GRITTED_TEETH = "mouth-2"
    GAPING_JAW = "mouth-3"
    LOLLING_TONGUE = "mouth-4"
    BALANCED_TOME = "head-1"
    HEAVY_CHIN = "head-2"
    CROOKED_NECK = "head-3"
    BOWED_HEAD = "head-4"
    STIFF_ARM = "arm-1"
    HOOKED_ELBOW = "arm-2"
    BOUND_FOREARMS = "arm-3"
    ARM_BEHIND_THE_BACK = "arm-4"
    CRAB_CLAWS = "hand-1"
    STRAIGHT_FINGERS = "hand-2"
    BUTTERFINGERS = "hand-3"
    FLAT_PALM = "hand-4"
    ONE_FOOT = "leg-1"
    ON_YOUR_FEET = "leg-2"
    KNOCK_KNEES = "leg-3"
    RESTLESS_FEET = "leg-4"
    HAIL_THE_MASTER = "voice-1"
    UNSPEAKABLE_WORDS = "voice-2"
    BY_YOUR_LEAVE = "voice-3"
    DEAD_SILENT = "voice-4"


def refuse(clause: str, key: str, **values: Value) -> Refused:
    return Refused(Reason(clause, key, dict(values)))


def square_number(field: str, name: str) -> int:
    """a1 is square 0, g10 is 69: letters across, numbers along."""
    across, along = name[:1], name[1:]
    if across not in "abcdefg" or not across or not along.isdecimal() or not 1 <= int(along) <= ALONG:
        raise refuse("K-2", "parts-square", field=field, value=name)
    return "abcdefg".index(across) + ACROSS * (int(along) - 1)


def squares(field: str, text: object) -> list[int]:
    return [square_number(field, name) for name in boxes.text(field, text).split()]


def read_symbols(box: Box) -> list[str]:
    """The symbol of every square; the desk's four are written as * and nothing else is (K-3, K-6)."""
    rows = boxes.text("board", box["board"]["rows"]).split()
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

    def __init__(self, place: int, drawn: Box, desk: list[int], teleports: list[int]) -> None:
        field = f"map {place + 1}"
        self.seats: list[int] = [boxes.number(field, {"value": seats}, most=8) for seats in drawn["seats"]]
        pairs = boxes.text(field, drawn["bookcases"]).split()
        self.bookcases: list[list[int]] = [squares(field, pair.replace("-", " ")) for pair in pairs]
        self.closed: list[int] = squares(field, drawn["closed"])
        self.starts: list[int] = sorted(squares(field, drawn["starts"]))
        barred = [square for case in self.bookcases for square in case] + self.closed
        if len(set(barred)) != len(barred) or set(barred) & {*self.starts, *desk}:
            raise refuse("K-5", "parts-map", field=field)
        if not self.starts:  # K-10: goblins without a start square stand beside others, but the first has none
            raise refuse("K-5", "parts-starts", field=field)
        self.walkable: list[bool] = [square not in barred for square in range(SQUARES)]
        self.teleports: list[int] = [square for square in sorted(teleports) if self.walkable[square]]


def read_maps(box: Box) -> list[Map]:
    desk = squares("desk", box["desk"]["squares"])
    teleports = squares("teleports", box["teleports"]["squares"])
    maps = [Map(place, drawn, desk, teleports) for place, drawn in enumerate(box["map"])]
    counts = box["counts"]["seats"]
    least, most = (boxes.number("counts seats", counts, key, least=2, most=8) for key in ("least", "most"))
    if sorted(seats for furnished in maps for seats in furnished.seats) != list(range(least, most + 1)):
        raise refuse("K-5", "parts-map", field="map")
    return maps


def read_moves(box: Box) -> list[tuple[str, str, int]]:
    """The faces of movement cards: pawn, two symbols, copies."""
    faces = [(card["pawn"], boxes.text("move", card["symbols"]), copies_of("move", card)) for card in box["move"]]
    for pawn, symbols, _ in faces:
        if pawn not in ("goblin", "rigor") or len(symbols) != 2 or any(s not in SYMBOLS + BALL for s in symbols):
            raise refuse("K-7", "parts-move", field="move", value=f"{pawn} {symbols}")
    boxes.must_count(box, "moves", sum(copies for _, _, copies in faces), "K-1")
    return faces


class Look(NamedTuple):
    """A Look card: who checks it (CHECKS), what breaking it binds, the order it gives where nobody chats, and the
    numbers of its order."""

    id: str
    check: str
    bind: str
    chat: str | None
    seconds: int | None
    most: int | None
    letters: str | None


def read_looks(box: Box) -> list[Look]:
    looks = boxes.entries("look", box["look"])
    boxes.must_count(box, "looks", len(looks), "K-1")
    return [read_look(look, order.value) for look, order in zip(looks, Order, strict=True)]


def read_look(look: Box, id: str) -> Look:
    if look["id"] != id or look["check"] not in CHECKS or look.get("chat", id) not in list(Order):
        raise refuse("K-33", "parts-look", field="look", value=str(look["id"]), expected=id)
    return Look(
        id=id,
        check=look["check"],
        bind=boxes.text(f"look {id} bind", look["bind"]),
        chat=look.get("chat"),
        seconds=boxes.number(f"look {id} seconds", look, "seconds") if "seconds" in look else None,
        most=boxes.number(f"look {id} most", look, "most") if "most" in look else None,
        letters=boxes.text(f"look {id} letters", look["letters"]) if "letters" in look else None,
    )


def printed_look(order: Order) -> Look:
    """The Look card as the box has it."""
    return LOOKS[LOOK_IDS.index(order)]


def most_of(order: Order) -> int:
    return present_number(f"look {order} most", printed_look(order).most)


def seconds_of(order: Order) -> int:
    return present_number(f"look {order} seconds", printed_look(order).seconds)


def present_number(field: str, number: int | None) -> int:
    if number is None:
        raise refuse("K-33", "part-missing", field=field)
    return number


class Book(NamedTuple):
    """A Magic Grimoire."""

    name: str
    copies: int
    symbols: int


def read_books(box: Box) -> list[Book]:
    """K-35: the effects are rules, so every book must be one the rules know, and none may be missing."""
    entries = boxes.entries("book", box["book"])
    for entry, known in zip(entries, BOOKS_KNOWN, strict=False):
        boxes.word("book name", entry["name"], [known])
    books = [read_book(entry) for entry in entries]
    boxes.must_count(box, "books", sum(book.copies for book in books), "K-1")
    if len(books) != len(BOOKS_KNOWN):
        raise refuse("K-35", "parts-books", field="book", count=len(books), expected=len(BOOKS_KNOWN))
    return books


def read_book(entry: Box) -> Book:
    name = str(entry["name"])
    symbols = boxes.number(f"book {name} symbols", entry, "symbols", least=0, most=9)
    return Book(name, copies_of(f"book {name}", entry), symbols)


def copies_of(field: str, part: Box) -> int:
    return boxes.number(f"{field} copies", part, "copies")


BOX = boxes.load("kragmortha")
RULES: str = BOX["rules"]
PRINTED: list[str] = read_symbols(BOX)
MAPS: list[Map] = read_maps(BOX)
MOVES: list[tuple[str, str, int]] = read_moves(BOX)
FACES: list[str] = [("g" if pawn == "goblin" else "r") + symbols.lower() for pawn, symbols, _ in MOVES]
COPIES: list[int] = [copies for _, _, copies in MOVES]
LOOKS: list[Look] = read_looks(BOX)
LOOK_IDS: list[str] = [look.id for look in LOOKS]
BOOKS: list[Book] = read_books(BOX)
BOOK_NAMES: list[str] = [book.name for book in BOOKS]
BOOK_COPIES: list[int] = [book.copies for book in BOOKS]
BOOK_SYMBOLS: list[int] = [book.symbols for book in BOOKS]
TOKEN_COPIES: list[int] = [copies_of(f"tokens {name}", BOX["tokens"][name]) for name in TOKENS]
DESK_SQUARES: list[int] = squares("desk", BOX["desk"]["squares"])
RIGOR_START: int = square_number("rigor", boxes.text("rigor", BOX["rigor"]["square"]))
HAND: int = boxes.number("counts hand", BOX["counts"]["hand"], least=1, most=MOST_HELD // 2)
LOOKS_OUT: int = boxes.number("counts looks-out", BOX["counts"]["looks-out"], least=1, most=len(LOOKS))
PEEKS: int = boxes.number("counts peeks", BOX["counts"]["peeks"])
VISIBLE_DISTANCE: int = most_of(Order.HEAVY_CHIN)
SEALED_LETTERS: str = printed_look(Order.SEALED_LIPS).letters or ""
GRITTED_MOST: int = most_of(Order.GRITTED_TEETH)
boxes.must_count(BOX, "tokens", sum(TOKEN_COPIES), "K-1")
