"""Why a move of Rune is a good one where it brings no points at once, in keys for half sentences."""

from __future__ import annotations

from armarium.game import NOBODY
from armarium.games.rune.notation import DRAW, KEEP, LAYS, PLACE, RECOLOUR, RETIRE, SHOW, kind_of
from armarium.games.rune.state import State

ALWAYS = {DRAW: "draws", KEEP: "keeps", SHOW: "shows", PLACE: "stands", RETIRE: "retires", RECOLOUR: "recolours"}
KNOWN = frozenset(ALWAYS.values())
ASIDE = frozenset({"drew"})
NEXT: frozenset[str] = frozenset()


def merits(before: State, seat: int, move: int, after: State) -> list[tuple[str, dict[str, int]]]:
    """The strongest first, each as it is in this world."""
    kind = kind_of(move)
    if kind != LAYS:
        return [(ALWAYS[kind], {})]
    merits: list[tuple[str, dict[str, int]]] = []
    if free(after) > free(before) and after.masters_left(seat):
        merits.append(("area", {"points": free(after)}))
    if free(after) < free(before) and not after.masters_left(seat) and after.masters_left(1 - seat):
        merits.append(("cuts", {"points": free(before) - free(after)}))
    if after.standing()[1 - seat] <= before.standing()[1 - seat]:
        merits.append(("holds", {}))
    return merits


def free(state: State) -> int:
    """The points of the best area nobody stands in."""
    return max((points for owner, _, _, points in state.areas() if owner == NOBODY), default=0)
