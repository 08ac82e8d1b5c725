"""What Kragmortha's observation says, made of the view: the tests' own way, which the compiled one must agree with."""

from __future__ import annotations

from typing import get_args

from armarium.games.kragmortha import parts
from armarium.games.kragmortha import view as views

SQUARES = parts.SQUARES
SLOTS = parts.MOST_HELD
PHASES: tuple[str, ...] = get_args(views.Phase)
FLOOR = "-#BSPG*"
SIDE = ("look_count", "book_count", "symbols", "out", "slipped")


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
