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


# --- offers, and what a seat sees -----------------------------------------------------------------------------------


def offer(move: str) -> dict[str, Any]:
    """What the screen is told of a move, from its notation alone."""
    match move.split():
        case ["lay", number, name, quarters]:
            x, y = cell_named(name)
            return {"move": move, "kind": "lay", "card": int(number), "rotation": int(quarters[1]), "x": x, "y": y}
        case ["show", number]:
            return {"move": move, "kind": "show", "card": int(number)}
        case ["master", name]:
            x, y = cell_named(name)
            return {"move": move, "kind": "master", "x": x, "y": y}
        case ["token", name, colour]:
            x, y = cell_named(name)
            return {"move": move, "kind": "token", "x": x, "y": y, "colour": colour[0].upper()}
    return {"move": move, "kind": move}


def face(number: int) -> dict[str, Any]:
    return {"card": number, "rows": FACES[number].split("/")}


def side(judge: Judge, seat: int, colours: tuple[str, str]) -> dict[str, Any]:
    return {
        "seat": seat,
        "colour": colours[seat],
        "hand": len(judge.hands[seat]),
        "shown": [face(card) for card in judge.hands[seat] if card in judge.shown],
        "masters": judge.left[seat],
        "token": judge.has_token(seat),
        "score": judge.scores()[seat],
    }


def view(judge: Judge, seat: int | None) -> dict[str, Any]:
    """All of a view but its prompt, its areas' order and its options."""
    colours = ("black", "red") if judge.options.get("first-masters") == "black" else ("red", "black")
    done = len(judge.cards) - 1 + len(judge.gone)
    return {
        "seat": seat,
        "turn": done + 1 if judge.phase == "lay" else done,
        "phase": judge.phase,
        "actor": None if judge.phase == "over" else judge.seat,
        "board": [
            {"card": card.number, "rows": card.rows.split("/"), "x": card.corner[0], "y": card.corner[1]}
            for card in judge.cards
        ],
        "masters": [{"seat": one.seat, "x": one.cell[0], "y": one.cell[1]} for one in judge.masters],
        "tokens": [{"seat": t.seat, "x": t.cell[0], "y": t.cell[1], "colour": t.colour} for t in judge.tokens],
        "sides": [side(judge, place, colours) for place in range(2)],
        "hand": [] if seat is None else [face(card) for card in judge.hands[seat]],
        "deck": len(judge.deck()),
        "gone": [face(card) for card in judge.gone],
        "box": {"hand": 3, "masters": 3, "tokens": 1},
    }


def seen_areas(judge: Judge) -> set[tuple[int | None, str, frozenset[Cell], int]]:
    return {(*area, worth(area)) for area in areas(judge)}


# --- refusals -------------------------------------------------------------------------------------------------------


def is_true(judge: Judge, move: str, key: str, values: dict[str, Any]) -> bool:
    """Whether a refusal says only what is so; it may choose which of several runes it names."""
    words = move.split()
    if key in ("covers-nothing", "covers-master", "covers-token", "exactly-on-card", "colours-differ"):
        return _is_true_of_cover(judge, card_of(move), key, values)
    if key in ("joins-rivals", "joins-opposing", "card-would-vanish"):
        return _is_true_of_join(judge, card_of(move), key, values)
    if key in ("not-next-to-master", "same-colour", "token-joins-rivals", "token-on-master", "token-on-token"):
        return values.get("cell") == words[1] and values.get("colour", words[2]) == words[2]
    if key in ("no-rune-there", "master-stands-there", "area-controlled", "one-master-per-area"):
        return values == {"cell": words[1]} and _is_true_of_cell(judge, cell_named(words[1]), key)
    return True


def _is_true_of_cover(judge: Judge, card: Card, key: str, values: dict[str, Any]) -> bool:
    runes, own = judge.runes(), card.runes()
    if key == "covers-nothing":
        return values == {} and not set(own) & set(runes)
    if key == "exactly-on-card":
        return values == {} and any(set(other.runes()) == set(own) for other in judge.cards)
    if key in ("covers-master", "covers-token"):
        pieces = judge.masters if key == "covers-master" else judge.tokens
        return list(values) == ["cell"] and cell_named(values["cell"]) in {piece.cell for piece in pieces} & set(own)
    below, beside = cell_named(values["below-cell"]), cell_named(values["beside-cell"])
    x, y = beside
    touching = {WORDS[own[x + dx, y + dy]] for dx, dy in ORTHOGONAL if (x + dx, y + dy) in own}
    return (
        len(values) == 6
        and (WORDS[own[below]], WORDS[runes[below]]) == (values["below-rune"], values["below-other"])
        and beside not in own
        and WORDS[runes[beside]] == values["beside-other"]
        and values["beside-rune"] in touching
        and values["below-rune"] != values["below-other"]
        and values["beside-rune"] != values["beside-other"]
    )


def _is_true_of_join(judge: Judge, card: Card, key: str, values: dict[str, Any]) -> bool:
    after = judge._but(cards=[*judge.cards, card])
    if key == "card-would-vanish":
        gone = set(judge.top_cards().values()) - set(after.top_cards().values())
        return list(values) == ["card"] and values["card"] in gone
    joined = [area for area in after.areas() if WORDS[after.runes()[min(area)]] == values["colour"]]
    if key == "joins-rivals":
        return list(values) == ["colour"] and any(len(after.owners(area)) > 1 for area in joined)
    theirs = [master.cell for master in judge.masters if master.seat != judge.seat]
    pairs = [(a, b) for area in joined for a in theirs for b in theirs if a in area and b in area]
    return list(values) == ["colour"] and any(b not in judge.area(a) for a, b in pairs)


def _is_true_of_cell(judge: Judge, cell: Cell, key: str) -> bool:
    if key == "no-rune-there":
        return cell not in judge.runes()
    if key == "master-stands-there":
        return any(master.cell == cell for master in judge.masters)
    owner = judge.seat if key == "one-master-per-area" else 1 - judge.seat
    return owner in judge.owners(judge.area(cell))
