"""Puzzles of Rune: the card that brings most points this turn, or that ends the game with a win."""

from __future__ import annotations

from collections.abc import Mapping

from armarium.chance import Chance
from armarium.game import Options, OptionValue
from armarium.games.rune.notation import LAY, LAYS, PLACE, kind_of
from armarium.games.rune.state import State
from armarium.hooks import PuzzleReason

SEATS = 2
OPTIONS: Mapping[str, OptionValue] = {}
PLAYER = "search:80:0.7"  # well enough, and never twice alike
EVERY = False
REDEALS = 20
BUDGET = 3000
LEAST = 6  # cards and spots to choose among


def start(_options: Options, _chance: Chance) -> None:
    """From the beginning: every part of a game asks something."""


def may_ask(state: State, seat: int) -> bool:
    return state.phase == LAY and state.move_count(seat) >= LEAST


def kind(state: State, seat: int, answer: int) -> str:
    """The end where only this card wins at once, else points where none brings as many."""
    if kind_of(answer) != LAYS:
        return ""
    after = {move: best_turn(state, seat, move) for move in state.moves(seat)}
    if [move for move, (_, _, wins) in after.items() if wins] == [answer]:
        return "end"
    most = max(points for points, _, _ in after.values())
    return "points" if [move for move, (points, _, _) in after.items() if points == most] == [answer] else ""


def theme(_state: State, _seat: int, _answer: int) -> str:
    return ""


def reason(state: State, seat: int, move: int, answer: int) -> PuzzleReason:
    points, theirs, wins = best_turn(state, seat, move)
    best, _, ends = best_turn(state, seat, answer)
    if move == answer:
        return ("won", {"points": points, "theirs": theirs}) if wins else ("most", {"points": points})
    if ends:
        return "behind" if points <= theirs else "goes-on", {"points": points, "theirs": theirs}
    return "fewer", {"points": points, "best": best}


def sequel(state: State, seat: int, answer: int) -> list[str]:
    """The Master that is set after it, if one is."""
    after = state_after(state, seat, answer)
    points, _, _ = best_turn(state, seat, answer)
    for move in after.moves(seat):
        if kind_of(move) == PLACE and state_after(after, seat, move).standing()[seat] == points:
            return [f"{seat + 1} {after.text(move)}"]
    return []


def best_turn(state: State, seat: int, move: int) -> tuple[int, int, bool]:
    """The points of the seat and of the other after the best turn that begins so, and whether it wins the game."""
    after = state_after(state, seat, move)
    turns: list[tuple[bool, int, int]] = []
    for choice in after.moves(seat):
        end = state_after(after, seat, choice)
        own, other = end.standing()[seat], end.standing()[1 - seat]
        outcome = end.outcome()
        turns.append((outcome is not None and outcome.winners == [seat], own, -other))
    wins, own, other = max(turns)
    return own, -other, wins


def state_after(state: State, seat: int, move: int) -> State:
    copy = state.clone(Chance(0))
    copy.play(seat, move)
    return copy
