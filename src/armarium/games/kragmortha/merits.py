"""Why a move of Kragmortha is a good one, in keys for half sentences: Rigor, the desk, what a goblin learns."""

from __future__ import annotations

from armarium.games.kragmortha import notation, parts
from armarium.games.kragmortha.evaluation import AWAY, WAYS
from armarium.games.kragmortha.notation import kind_of
from armarium.games.kragmortha.state import State

NEAR = 3  # squares at which Rigor frightens
KNOWN = frozenset({"learns", "touches", "exchanges"})
ASIDE = frozenset({"drew", "reshuffled"})  # movement cards: no goblin moves and nobody's standing changes
NEXT: frozenset[str] = frozenset()


def merits(before: State, seat: int, move: int, after: State) -> list[tuple[str, dict[str, int]]]:
    """The strongest first, each as it is in this world."""
    if kind_of(move) == notation.PEEKS:
        return [("learns", {})]
    if kind_of(move) == notation.TOUCHES:
        return [("touches", {})]
    if kind_of(move) == notation.EXCHANGES:
        return [("exchanges", {})]
    merits: list[tuple[str, dict[str, int]]] = []
    hunted = [other for other in range(int(after.seats)) if other != seat and is_hunted(before, after, other)]
    if hunted:
        merits.append(("hunts", {"rival-seat": min(hunted, key=lambda other: away(after, other))}))
    if away(before, seat) <= NEAR < away(after, seat):
        merits.append(("flees", {"squares": away(after, seat)}))
    if 0 < way(after, seat) < way(before, seat):
        merits.append(("desk", {"squares": way(after, seat)}))
    if away(after, seat) < parts.SQUARES:
        merits.append(("apart", {"squares": away(after, seat)}))
    return merits


def is_hunted(before: State, after: State, seat: int) -> bool:
    return away(after, seat) <= NEAR and away(after, seat) < away(before, seat)


def away(state: State, seat: int) -> int:
    """Squares between the goblin and Rigor; more than there are where one of them is not on the floor."""
    square = int(state.at[seat])
    if square < 0 or state.rigor < 0:
        return parts.SQUARES
    return int(AWAY[state.furnished][state.rigor * parts.SQUARES + square])


def way(state: State, seat: int) -> int:
    """Steps to the desk."""
    square = int(state.at[seat])
    return parts.SQUARES if square < 0 else int(WAYS[state.furnished][square])
