"""What trying a move of Kragmortha would show: the whole path and everything it would push, up to where luck begins.

Several moves may be tried in a row, joined by commas: "play 2 e5, push e6, step f5".
"""

from __future__ import annotations

from typing import Literal

import msgspec

from armarium.chance import Chance
from armarium.game import Event, plain
from armarium.games.kragmortha.notation import parse_square
from armarium.games.kragmortha.state import State
from armarium.games.kragmortha.view import Link, Spot, chain, is_choosing_link, is_over, offers, spot
from armarium.reason import Reason, Refused
from armarium.views import Why, why

Lands = Literal["rigor", "desk", "teleport", "stuck"]
LANDINGS: dict[str, Lands] = {"met": "rigor", "desk": "desk", "token": "teleport", "stuck": "stuck"}
RIGOR = -1


class Walk(msgspec.Struct, frozen=True):
    """A pawn goes from one square to another; `pawn` is a seat or -1 for Rigor, `pushed_by` None for an own step."""

    pawn: int
    start: Spot
    to: Spot
    pushed_by: int | None
    chooser: int


class Fate(msgspec.Struct, frozen=True):
    """What awaits a goblin where it ends: Rigor, the desk, a teleport, or a teleport while all others are taken."""

    seat: int
    lands: Lands
    spot: Spot


class Trial(msgspec.Struct, frozen=True):
    """What trying shows. `reason` and `at` say which of the tried moves is refused and why; the rest holds up to there.

    `path`: every pawn that moves, in order. `fates`: who meets what, in order, as far as no luck decides.
    `next_link`: a direction somebody has yet to choose, with the squares open to them. `next_steps`: where the second
    step could lead. `ends_turn`: the turn would be over or cut short.
    """

    move: str
    reason: Why | None
    at: int
    path: list[Walk]
    fates: list[Fate]
    next_link: Link | None
    next_steps: list[Spot]
    ends_turn: bool


def trial(state: State, seat: int, text: str) -> Trial:
    """Tried on a guess, so that it can tell nothing the seat could not work out."""
    world = state.guess(seat, Chance(0))
    path: list[Walk] = []
    fates: list[Fate] = []
    for place, part in enumerate(plain(text).split(",")):
        reason = try_part(world, seat, part.strip(), path, fates)
        if reason is not None:
            return Trial(plain(text), why(reason), place, path, fates, None, [], False)
        if is_over(world):
            break
    links = chain(world)
    goes_on = not is_over(world) and world.turn() == state.turn() and not world.cut
    steps = [offer for offer in offers(world, seat) if offer.kind == "step"] if goes_on and not fates else []
    squares = sorted({parse_square(step.square) or 0 for step in steps if step.square is not None})
    last = links[-1] if is_choosing_link(world) else None
    return Trial(plain(text), None, 0, path, fates, last, [spot(square) for square in squares], not goes_on)


def try_part(world: State, seat: int, part: str, path: list[Walk], fates: list[Fate]) -> Reason | None:
    """Play one part by whoever has to choose there: a preview may also try other people's links."""
    chooser = int(world.actor()) if part.startswith("push ") else seat
    try:
        move = world.find(chooser, part)
    except Refused as refusal:
        return refusal.reason
    stood = [int(square) for square in world.at]
    rigor = int(world.rigor)
    world.events = []
    world.play(chooser, move)
    for event in world.events:
        if event.kind in ("stepped", "pushed", "rigor"):
            path.append(walk(event, stood, rigor))
        elif event.kind in LANDINGS:
            fates.append(fate(event))
        elif event.kind in ("look", "book", "drew", "moved"):
            break  # luck and other people's choices begin here
    world.events = None
    return None


def walk(event: Event, stood: list[int], rigor: int) -> Walk:
    values = event.values
    to = spot(parse_square(str(values["square"])) or 0)
    mover = number(event, "seat")
    if event.kind == "rigor":
        return Walk(RIGOR, spot(rigor), to, None, mover)
    if event.kind == "stepped":
        return Walk(mover, spot(stood[mover]), to, None, mover)
    pushed = number(event, "target-seat")
    return Walk(pushed, spot(stood[pushed]), to, number(event, "pusher-seat"), mover)


def fate(event: Event) -> Fate:
    return Fate(number(event, "seat"), LANDINGS[event.kind], spot(parse_square(str(event.values["square"])) or 0))


def number(event: Event, name: str) -> int:
    value = event.values[name]
    assert isinstance(value, int)
    return value
