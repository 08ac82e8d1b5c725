"""What listeners are told: the events of Rune, made from the position before and after a move. Plays nothing itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from armarium.game import NOBODY, Event
from armarium.games.rune import refusals
from armarium.games.rune.grid import board as grid
from armarium.games.rune.grid.areas import Area
from armarium.games.rune.grid.board import BARE, cards_in
from armarium.games.rune.notation import COLOURS, card_of, cell_text, rotation_of
from armarium.reason import Value

if TYPE_CHECKING:
    from armarium.games.rune.state import State


def watched_areas(state: State) -> list[Area] | None:
    """The areas before a change, None while nobody listens."""
    return None if state.events is None else state.areas()


def place_values(state: State, x: i64, y: i64) -> dict[str, Value]:
    """How an event names a cell of the window: by notation for people, by coordinates for screens."""
    across = int(x - state.board.origin_x)
    down = int(y - state.board.origin_y)
    return {"cell": cell_text(across, down), "x": across, "y": down}


def tell_laid(state: State, move: i64) -> None:
    if state.events is None:
        return
    card = card_of(move)
    rotation = rotation_of(move)
    x = state.column(move)
    y = state.row(move)
    cells = refusals.comparisons(state, card, rotation, x, y)
    below = all(fits for _, _, dx, dy, fits in cells if dx == 0 and dy == 0)
    beside = all(fits for _, _, dx, dy, fits in cells if dx != 0 or dy != 0)
    fits = "both" if below and beside else "below" if below else "beside"
    values: dict[str, Value] = {"seat": int(state.seat), "card": int(card), "rotation": int(rotation), "fits": fits}
    values.update(place_values(state, x, y))
    state.tell(Event("laid", values))
    covered: list[str] = []
    runes: list[str] = []
    for i in range(i64(6)):
        cx = x + i % grid.width(rotation)
        cy = y + i // grid.width(rotation)
        under = state.board.colour(cx, cy)
        if under != BARE:
            covered.append(cell_text(int(cx - state.board.origin_x), int(cy - state.board.origin_y)))
            runes.append(COLOURS[under])
    state.tell(Event("covered", {"seat": int(state.seat), "cells": covered, "runes": runes, "count": len(covered)}))


def tell_showed(state: State, card: i64) -> None:
    """R-13: the hand as it was before the card left it."""
    if state.events is not None:
        hand: list[int] = cards_in(state.hand(state.seat))
        state.tell(Event("showed", {"seat": int(state.seat), "card": int(card), "hand": hand}))


def tell_drew(state: State, card: i64) -> None:
    if state.events is not None:
        seat = int(state.seat)
        state.tell(Event("drew", {"seat": seat, "deck": int(grid.popcount(state.deck))}, {"card": int(card)}, [seat]))


def tell_retired(state: State) -> None:
    if state.events is not None:
        seat = int(state.seat)
        state.tell(Event("retired", {"seat": seat, "left": int(state.masters_left(seat))}))


def tell_over(state: State) -> None:
    if state.events is not None:
        state.tell(Event("over", {"scores": state.standing()}))


def tell_placed(state: State, x: i64, y: i64) -> None:
    if state.events is None:
        return
    colour = state.board.colour(x, y)
    size: i64 = 0
    rows = state.board.area(x, y)
    for row in range(state.board.top, state.board.bottom + 1):
        size += grid.popcount(rows[row])
    values: dict[str, Value] = {
        "seat": int(state.seat),
        "colour": COLOURS[colour],
        "size": int(size),
        "points": int(size * grid.POINTS[colour]),
        "left": int(state.masters_left(state.seat)),
    }
    values.update(place_values(state, x, y))
    state.tell(Event("master", values))


def tell_token(state: State, x: i64, y: i64, colour: i64) -> None:
    if state.events is None:
        return
    was = COLOURS[state.board.colour(x, y)]
    values: dict[str, Value] = {"seat": int(state.seat), "colour": COLOURS[colour], "was": was}
    values.update(place_values(state, x, y))
    state.tell(Event("token", values))


def tell_changes(state: State, before: list[Area] | None) -> None:
    """Owned areas that were joined, that took in a free one or were split, and the new standing if it changed."""
    if before is None:
        return
    after = state.areas()
    for owner, colour, cells, points in after:
        if owner != NOBODY:
            _tell_growth(state, before, owner, colour, cells, points)
    for owner, colour, cells, _ in before:
        pieces = len(meeting_areas(after, colour, cells))
        if owner != NOBODY and pieces > 1:
            state.tell(Event("split", {"seat": owner, "colour": COLOURS[colour], "pieces": pieces}))
    scores = state.standing()
    if scores != scores_of(before):
        state.tell(Event("score", {"scores": scores}))


def _tell_growth(
    state: State, before: list[Area], owner: int, colour: int, cells: list[tuple[int, int]], points: int
) -> None:
    """R-12: what an area was before is told by where its Masters stood; what else it holds now was free, or is now."""
    parts = meeting_areas(before, colour, cells)
    if len(parts) < 2:
        return
    held = 0
    for part in parts:
        masters = [cell for cell in masters_of(state) if cell in part[2] and cell in cells]
        held += 1 if masters else 0
    kind = "joined" if held > 1 else "grew"
    values: dict[str, Value] = {"seat": owner, "colour": COLOURS[colour], "size": len(cells), "points": points}
    state.tell(Event(kind, values))


def masters_of(state: State) -> list[tuple[int, int]]:
    """The cells of all Masters, counted from the starting card."""
    return [state.place(state.masters[i]) for i in range(len(state.masters))]


def meeting_areas(areas: list[Area], colour: int, cells: list[tuple[int, int]]) -> list[Area]:
    """The areas of a colour that share a rune with these cells."""
    wanted = set(cells)
    return [area for area in areas if area[1] == colour and not wanted.isdisjoint(area[2])]


def scores_of(areas: list[Area]) -> list[int]:
    scores = [0, 0]
    for owner, _, _, points in areas:
        if owner != NOBODY:
            scores[owner] += points
    return scores
