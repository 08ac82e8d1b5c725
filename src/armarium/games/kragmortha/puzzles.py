"""Puzzles of Kragmortha: the push, by a step onto somebody's square or where the pushed one goes."""

from __future__ import annotations

from collections.abc import Mapping

from armarium.chance import Chance
from armarium.game import Event, Options, OptionValue
from armarium.games.kragmortha.notation import HASTES, PLAYS, PUSHES, STEPS, kind_of
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


def start(_options: Options, _chance: Chance) -> None:
    """From the beginning: every part of a game asks something."""


def may_ask(state: State, seat: int) -> bool:
    moves = state.moves(seat)
    return len(moves) >= LEAST and any(kind_of(move) in WALKS and does_push(state, seat, move) for move in moves)


def kind(state: State, seat: int, answer: int) -> str:
    return "push" if kind_of(answer) in WALKS and does_push(state, seat, answer) else ""


def reason(state: State, seat: int, move: int, answer: int) -> PuzzleReason | None:
    """Who meets Rigor at once, as far as the rules settle it."""
    met, best = meetings(state, seat, move), meetings(state, seat, answer)
    others = [other for other in best if other != seat]
    if move == answer:
        return ("meets", {"rival-seat": others[0]}) if others else None
    if seat in met and seat not in best:
        return "own-meeting", {}
    if others and not set(others) & set(met):
        return "spares", {"rival-seat": others[0]}
    return None if does_push(state, seat, move) else ("no-push", {})


def sequel(_state: State, _seat: int, _answer: int) -> list[str]:
    return []


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
