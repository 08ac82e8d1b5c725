"""Puzzles of Kragmortha: the push, by a step onto somebody's square or where the pushed one goes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from armarium.chance import Chance
from armarium.game import Event, Options, OptionValue
from armarium.games.kragmortha import merits, parts
from armarium.games.kragmortha.evaluation import AWAY, WAYS
from armarium.games.kragmortha.notation import (
    HASTES,
    LINK,
    PLAYS,
    PUSHES,
    STEPS,
    kind_of,
    parse_square,
    second_of,
    task_kind,
)
from armarium.games.kragmortha.state import State
from armarium.hooks import PuzzleReason

SEATS = 2
OPTIONS: Mapping[str, OptionValue] = {}
PLAYER = "search:80:0.7"  # well enough, and never twice alike
EVERY = False
REDEALS = 20
BUDGET = 3000
LEAST = 3
WALKS = (PLAYS, HASTES, STEPS, PUSHES)
VIRTUES = ("meets", "trap", "hunted", "back")  # of a push, the first one best
FEARED = 3  # squares: a goblin that stands closer to Rigor has to fear him
TRAP = parts.TOKENS.index("trap")


def start(_options: Options, _chance: Chance) -> None:
    """From the beginning: every part of a game asks something."""


def may_ask(state: State, seat: int) -> bool:
    moves = state.moves(seat)
    return len(moves) >= LEAST and any(kind_of(move) in WALKS and does_push(state, seat, move) for move in moves)


def kind(state: State, seat: int, answer: int) -> str:
    return "push" if kind_of(answer) in WALKS and does_push(state, seat, answer) else ""


def theme(_state: State, _seat: int, _answer: int) -> str:
    return ""


def reason(state: State, seat: int, move: int, answer: int) -> PuzzleReason | None:
    """What the push comes to, as far as the rules settle it; for another move what it has less of."""
    virtue, push = virtue_of(state, seat, answer)
    if move == answer:
        return None if push is None else praise(state, seat, answer, virtue, push)
    if seat in meetings(state, seat, move) and seat not in meetings(state, seat, answer):
        return "own-meeting", {}
    pushes = pushes_of(state, seat, move)
    if not pushes:
        return "no-push", {}
    if is_same_push(move, answer):
        return "card", {}
    return None if push is None else blame(virtue, pushes)


def sequel(_state: State, _seat: int, _answer: int) -> list[str]:
    return []


# --- what a push comes to ---------------------------------------------------------------------------------------------


class Push(NamedTuple):
    """Where a pushed goblin comes to stand: its value for each virtue, and the steps to Rigor and the desk."""

    seat: int
    values: tuple[int, ...]
    away: int
    way: int


def virtue_of(state: State, seat: int, answer: int) -> tuple[str, Push | None]:
    """What the answer's push, or the best of those it leads to, does that a push to no other square does."""
    pushes = pushes_of(state, seat, answer)
    others = [
        push for move in state.moves(seat) if not is_same_push(move, answer) for push in pushes_of(state, seat, move)
    ]
    for place, virtue in enumerate(VIRTUES):
        best = max(pushes, key=lambda push: push.values[place], default=None)
        if best is not None and best.values[place] > max([push.values[place] for push in others], default=0):
            return virtue, best
    return "", None


def praise(state: State, seat: int, answer: int, virtue: str, push: Push) -> PuzzleReason:
    values = {"rival-seat": push.seat}
    if virtue == "trap":
        values |= {"traps": int(state.piles.tokens[TRAP]), "tokens": sum(map(int, state.piles.tokens))}
    elif virtue == "hunted":
        values |= {"squares": push.away}
    elif virtue == "back":
        values |= {"steps": push.way}
    after, _ = state_after(state, seat, answer)
    return ("can-" if is_choosing(after, seat) else "") + virtue, values


def blame(virtue: str, pushes: list[Push]) -> PuzzleReason:
    values = {"rival-seat": pushes[0].seat}
    if virtue == "hunted":
        return "farther", {**values, "squares": min(push.away for push in pushes)}
    if virtue == "back":
        return "nearer", {**values, "steps": max(push.way for push in pushes)}
    return ("spares" if virtue == "meets" else "no-trap"), values


def is_same_push(move: int, answer: int) -> bool:
    """Whether it is onto the same square, with whatever card."""
    is_walk = [kind_of(each) in WALKS for each in (move, answer)]
    return all(is_walk) and second_of(move) == second_of(answer)


def pushes_of(state: State, seat: int, move: int) -> list[Push]:
    """The one that the move is, or those the seat may choose among after it."""
    after, events = state_after(state, seat, move)
    if not is_choosing(after, seat):
        return [landing(state, after, events)] if any(event.kind == "pushed" for event in events) else []
    links = [link for link in after.moves(seat) if kind_of(link) == PUSHES]
    return [landing(state, *state_after(after, seat, link)) for link in links]


def is_choosing(state: State, seat: int) -> bool:
    """Whether the seat is to say where the goblin goes that it has stepped onto."""
    return bool(len(state.stack)) and task_kind(state.top_task()) == LINK and state.asked_seat() == seat


def landing(before: State, after: State, events: list[Event]) -> Push:
    """The first goblin of the chain: it is the one that the pusher sends somewhere."""
    pushed = next(event.values for event in events if event.kind == "pushed")
    seat, square = int(str(pushed["target-seat"])), parse_square(str(pushed["square"]))
    assert square is not None
    away = int(AWAY[after.furnished][after.rigor * parts.SQUARES + square])
    way = int(WAYS[after.furnished][square])
    is_met = any(event.kind == "met" and event.values["seat"] == seat for event in events)
    turns_token = any(event.kind == "token" and event.values["seat"] == seat for event in events)
    values = (
        int(is_met),
        int(before.piles.tokens[TRAP]) if turns_token else 0,
        max(0, FEARED - away) if away < merits.away(before, seat) else 0,
        way if way > merits.way(before, seat) else 0,
    )
    return Push(seat, values, away, way)


def does_push(state: State, seat: int, move: int) -> bool:
    """Whether somebody is pushed by it, or has to be before it is done."""
    after, events = state_after(state, seat, move)
    return any(event.kind == "pushed" for event in events) or len(after.route) > len(state.route)


def meetings(state: State, seat: int, move: int) -> list[int]:
    """The seats that meet Rigor in this move."""
    _, events = state_after(state, seat, move)
    return [int(str(event.values["seat"])) for event in events if event.kind == "met"]


def state_after(state: State, seat: int, move: int) -> tuple[State, list[Event]]:
    copy = state.guess(seat, Chance(0))
    events: list[Event] = []
    copy.events = events
    copy.play(seat, move)
    return copy, events
