"""Kragmortha for programs that learn: numbers of moves, and what a seat sees as a flat array, built from its view.

Seats are counted from the viewer: 0 is its own, 1 the next at the table. Squares count from 0, a1 to g1, then a2.
"""

from __future__ import annotations

from typing import get_args

from librt.vecs import vec
from mypy_extensions import i16

from armarium import encoder, game
from armarium.encoder import FOR_PEOPLE, WIDEST, Actions, Field, blocks_of, write
from armarium.games.kragmortha import parts
from armarium.games.kragmortha import view as views
from armarium.games.kragmortha.notation import KINDS, first_of, flags_of, kind_of, second_of
from armarium.games.kragmortha.state import State

SQUARES = parts.SQUARES
SLOTS = parts.MOST_HELD
SEATS = 8
FLAGS = 4
PHASES: tuple[str, ...] = get_args(views.Phase)
FLOOR = "-#BSPG*"
PEOPLES = ("caught", "guilty", "clear", "slip", "ease")  # K-34: bots never accuse or vote, and they obey all orders
WITH_CARD = ("play", "haste")
WITH_SQUARE = ("place", "push", "go", "warp", "blink", "bone")
WITH_FIRST = ("blame", "change", "pilfer", "discard", "peek", "touch")
SIDE = ("look_count", "book_count", "symbols", "out", "slipped")


def block(kind: str) -> tuple[str, int, str]:
    """A kind of move, how many numbers it has, and what they count."""
    if kind in PEOPLES:
        return kind, 0, "for people only"
    if kind in WITH_CARD:
        return kind, SLOTS * SQUARES * FLAGS, "((slot - 1) * 70 + square) * 4 + 1 for gaze + 2 for shove"
    if kind == "step":
        return kind, SQUARES * FLAGS, "square * 4 + 1 for gaze + 2 for shove"
    if kind in WITH_SQUARE:
        return kind, SQUARES, "square"
    if kind in WITH_FIRST:
        return kind, SLOTS, "slot or seat, from 0"
    if kind == "swap":
        return kind, SLOTS * SLOTS, "own slot * 8 + the other's, from 0"
    if kind == "unhex":
        return kind, len(parts.LOOKS), "Look, in the order of the box"
    return kind, 1, "the move"


def fields(seats: int) -> list[Field]:
    faces, looks, books = len(parts.FACES), len(parts.LOOKS), len(parts.BOOK_NAMES)
    return [
        Field("phase", len(PHASES), 0, 1, "one-hot: " + ", ".join(PHASES)),
        Field("active", seats, 0, 1, "one-hot: whose turn it is"),
        Field("asked", seats, 0, 1, "whether each seat owes a move"),
        Field("turn", 1, 0, WIDEST, "turn from 1"),
        Field("floor", SQUARES, 0, len(FLOOR) - 1, f"each square, by its place in {FLOOR}"),
        Field("pawns", SQUARES, -1, seats, "each square: goblin of the seat counted from 1, -1 Rigor alone, 0 nobody"),
        Field("reach", SQUARES, 0, 2, "squares Rigor reaches in one or two steps"),
        Field("rigor", 1, 0, SQUARES - 1, "the square Rigor stands on"),
        Field("card", 1, 0, faces, "face in play from 1, 0 for none"),
        Field("rest", len(parts.SYMBOLS), 0, 1, "symbols that fit the second step: " + ", ".join(parts.SYMBOLS)),
        Field("hands", seats * SLOTS, -1, faces, "for each seat and slot: face from 1, -1 unknown, 0 no card"),
        Field("looks", seats * looks, 0, 1, "Looks each seat is seen to have, in the order of the box"),
        Field("books", seats * books, 0, WIDEST, "usable Grimoires by seat: " + ", ".join(parts.BOOK_NAMES)),
        Field("sides", seats * len(SIDE), 0, WIDEST, "for each seat: " + ", ".join(SIDE)),
        Field("limits", seats, -1, SLOTS, "hand limit of each seat, -1 where it is not known"),
        Field("places", seats, 1, SEATS, "place of each seat in the standing, equal where shared"),
        Field("route", seats, -1, SQUARES - 1, "squares of the goblins pushed so far in the chain, -1 after them"),
        Field("choices", SQUARES, 0, 1, "squares the next link of the chain may lead to"),
        Field("touched", 1, 0, SLOTS, "slot the active seat is held to, 0 for none"),
        Field("must_look", 1, 0, 1, "whether own faces come only by peek"),
        Field("tokens", len(parts.TOKENS), 0, WIDEST, "tokens turned up: " + ", ".join(parts.TOKENS)),
        Field("discards", faces, 0, WIDEST, "discarded movement cards: " + ", ".join(parts.FACES)),
        Field("piles", 3, 0, WIDEST, "cards left: movement cards, Looks, Grimoires"),
        Field("under", looks, 0, 1, "Looks seen to lie under their deck"),
    ]


class Encoder(encoder.Encoder):
    def __init__(self, seats: int) -> None:
        super().__init__(blocks_of([block(kind) for kind in KINDS]), fields(seats))

    def number(self, state: game.State, move: int) -> int:
        block = self.blocks[kind_of(move)]
        return block.first + offset(block, move) if block.count else int(FOR_PEOPLE)

    def observe(self, state: game.State, seat: int, out: vec[i16], at: int) -> None:
        assert isinstance(state, State)
        write(self.fields, values(views.view(state, int(seat)), int(seat)), out, at)


def offset(block: Actions, move: int) -> int:
    """The place of a move among those of its kind."""
    first, second, flags = int(first_of(move)), int(second_of(move)), int(flags_of(move))
    if block.name in WITH_CARD or block.name == "step":
        return (first * SQUARES + second) * FLAGS + flags
    if block.name in WITH_SQUARE:
        return second
    return first * SLOTS + second if block.name == "swap" else first


def values(view: views.View, seat: int) -> dict[str, list[int]]:
    seats = len(view.sides)
    sides = [view.sides[(seat + place) % seats] for place in range(seats)]
    places = {rank.seat: rank.place for rank in view.standing}
    return {
        "phase": [int(view.phase == phase) for phase in PHASES],
        "active": [int(side.seat == view.active) for side in sides],
        "asked": [int(side.seat in view.to_act) for side in sides],
        "turn": [view.turn],
        "floor": [FLOOR.index(cell) for row in view.floor.rows for cell in row],
        "pawns": pawns(view, sides),
        "reach": reach(view),
        "rigor": [square(view.rigor)],
        "card": [0 if view.card is None else face(view.card)],
        "rest": [int(symbol in view.rest) for symbol in parts.SYMBOLS],
        "hands": [code for side in sides for code in hand(side)],
        "looks": [int(name in names(side.looks)) for side in sides for name in parts.LOOK_IDS],
        "books": [usable(side).count(name) for side in sides for name in parts.BOOK_NAMES],
        "sides": [int(getattr(side, name)) for side in sides for name in SIDE],
        "limits": [-1 if side.limit is None else side.limit for side in sides],
        "places": [places[side.seat] for side in sides],
        "discards": [view.discards.get(name, 0) for name in parts.FACES],
        "piles": [view.deck, view.looks_left, view.books_left],
        "under": [int(name in view.looks_under) for name in parts.LOOK_IDS],
        "tokens": [view.tokens.count(name) for name in parts.TOKENS],
        "touched": [view.touched or 0],
        "must_look": [int(view.must_look)],
        **chain(view, seats),
    }


def square(spot: views.Spot) -> int:
    return spot.y * parts.ACROSS + spot.x


def face(name: str) -> int:
    return parts.FACES.index(name) + 1


def hand(side: views.Side) -> list[int]:
    codes = [-1 if card.face is None else face(card.face) for card in side.cards]
    return codes + [0] * (SLOTS - len(codes))


def names(looks: list[views.Look] | None) -> list[str]:
    return [look.id for look in looks or []]


def usable(side: views.Side) -> list[str]:
    return [book.name for book in side.books or [] if not book.used]


def pawns(view: views.View, sides: list[views.Side]) -> list[int]:
    codes = [0] * SQUARES
    codes[square(view.rigor)] = -1
    for place, side in enumerate(sides, 1):
        if side.spot is not None:
            codes[square(side.spot)] = place
    return codes


def reach(view: views.View) -> list[int]:
    codes = [0] * SQUARES
    for steps, spots in enumerate(view.reach, 1):
        for spot in spots:
            codes[square(spot)] = steps
    return codes


def chain(view: views.View, seats: int) -> dict[str, list[int]]:
    route = [square(link.start) for link in view.chain]
    open_to = {square(spot) for spot in view.chain[-1].choices} if view.chain else set()
    return {
        "route": (route + [-1] * seats)[:seats],
        "choices": [int(place in open_to) for place in range(SQUARES)],
    }
