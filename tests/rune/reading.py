"""What a position shows and a move does, read off the slow judge alone: marks, events, offers, the view's pieces.

Tests hold what the rules tell against it, value by value.
"""

from __future__ import annotations

from typing import Any

from tests.rune.judge import FACES, ORTHOGONAL, POINTS, Card, Cell, Judge, area_of, cell_name, cell_named, turned

WORDS = {"B": "blue", "G": "green", "R": "red"}
Told = tuple[str, dict[str, Any]]
Area = tuple[int | None, str, frozenset[Cell]]  # owner, colour, cells


def card_of(lay: str) -> Card:
    _, number, name, quarters = lay.split()
    return Card(int(number), turned(FACES[int(number)], int(quarters[1])), cell_named(name))


def marks(judge: Judge, lay: str) -> set[tuple[int, int, int, int, bool]]:
    """R-7 rune by rune: (x, y, dx, dy, whether the colours agree)."""
    runes, own = judge.runes(), card_of(lay).runes()
    found = {(*cell, 0, 0, runes[cell] == colour) for cell, colour in own.items() if cell in runes}
    for (x, y), colour in own.items():
        for dx, dy in ORTHOGONAL:
            there = (x + dx, y + dy)
            if there in runes and there not in own:
                found.add((x, y, dx, dy, runes[there] == colour))
    return found


def areas(judge: Judge) -> set[Area]:
    runes = judge.runes()
    return {(next(iter(judge.owners(area)), None), runes[min(area)], frozenset(area)) for area in judge.areas()}


def worth(area: Area) -> int:
    return len(area[2]) * POINTS[area[1]]


def changes(before: Judge, after: Judge) -> list[Told]:
    """What has become of owned areas, in no order; then the score if it is another."""
    told: list[Told] = []
    old, new = areas(before), areas(after)
    masters = {master.cell for master in before.masters}
    for area in new:
        owner, colour, cells = area
        met = [one for one in old if one[1] == colour and one[2] & cells]
        if owner is None or len(met) < 2:
            continue
        held = [one for one in met if one[0] == owner and one[2] & cells & masters]
        kind = "joined" if len(held) > 1 else "grew"
        told.append((kind, {"seat": owner, "colour": WORDS[colour], "size": len(cells), "points": worth(area)}))
    for owner, colour, cells in old:
        pieces = sum(1 for one in new if one[1] == colour and one[2] & cells)
        if owner is not None and pieces > 1:
            told.append(("split", {"seat": owner, "colour": WORDS[colour], "pieces": pieces}))
    if before.scores() != after.scores():
        told.append(("score", {"scores": after.scores()}))
    return told


def events(before: Judge, move: str, after: Judge) -> list[Told]:
    """Everything a move tells everybody."""
    told = [*_deed(before, move, after), *changes(before, after)]
    return [*told, ("over", {"scores": after.scores()})] if after.phase == "over" else told


def _where(cell: Cell) -> dict[str, Any]:
    return {"cell": cell_name(cell), "x": cell[0], "y": cell[1]}


def _deed(before: Judge, move: str, after: Judge) -> list[Told]:
    seat = before.seat
    match move.split():
        case ["lay", number, name, quarters]:
            return [_laid(before, move, int(number), cell_named(name), int(quarters[1])), _covered(before, move)]
        case ["show", number]:
            return [("showed", {"seat": seat, "card": int(number), "hand": before.hands[seat]})]
        case ["draw"]:
            return [("drew", {"seat": seat, "deck": len(after.deck())})]
        case ["master", name]:
            return [("master", _stood(before, cell_named(name)) | {"left": after.left[seat]})]
        case ["retire"]:
            return [("retired", {"seat": seat, "left": after.left[seat]})]
        case ["token", name, colour]:
            was = WORDS[before.runes()[cell_named(name)]]
            return [("token", {"seat": seat, "colour": colour, "was": was} | _where(cell_named(name)))]
    return []


def _laid(before: Judge, move: str, number: int, corner: Cell, quarters: int) -> Told:
    compared = marks(before, move)
    below = all(fits for _, _, dx, dy, fits in compared if (dx, dy) == (0, 0))
    beside = all(fits for _, _, dx, dy, fits in compared if (dx, dy) != (0, 0))
    fits = "both" if below and beside else "below" if below else "beside"
    return "laid", {"seat": before.seat, "card": number, "rotation": quarters, "fits": fits} | _where(corner)


def _covered(before: Judge, move: str) -> Told:
    runes = before.runes()
    under = [cell for cell in card_of(move).runes() if cell in runes]
    names, colours = [cell_name(cell) for cell in under], [WORDS[runes[cell]] for cell in under]
    return "covered", {"seat": before.seat, "cells": names, "runes": colours, "count": len(under)}


def _stood(before: Judge, cell: Cell) -> dict[str, Any]:
    runes = before.runes()
    size = len(area_of(runes, cell))
    points = size * POINTS[runes[cell]]
    return {"seat": before.seat, "colour": WORDS[runes[cell]], "size": size, "points": points} | _where(cell)
