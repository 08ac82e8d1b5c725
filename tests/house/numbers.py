"""What terminal, wire and bots make of corrected boxes, each in a process of its own: python -m tests.house.numbers,
a game as argument, corrections on stdin. Of each it prints one line of JSON: what `Shown` holds."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import msgspec
from rich.console import Console

from armarium import bots, shelf
from armarium.bots import Observation
from armarium.chance import Chance
from armarium.game import Game, Options, State, complete_options
from armarium.terminal.plain import drawing_of
from tests.house.corrected import Correction, in_child

OPTIONS: Options = {"grand-master": True, "grimoire": "quick"}  # of games that have them
MOVES = 400  # of a long game of bots
View = dict[str, Any]


class Shown(msgspec.Struct):
    """What the first seat is sent and the terminal prints at the beginning, the moves of a game of bots, and what is
    sent after it. `samples`: of the first hand that pulls a card slowly, where cards are simulated."""

    view: View
    terminal: str
    moves: list[str]
    end: View
    samples: int


class Number(NamedTuple):
    """A number of the box: where it is corrected, and what must come of that, and not without it.

    `sent` are paths into the view with what stands there; `printed` a text of the terminal. `played` is asked about a
    game of bots."""

    corrections: Correction
    sent: dict[str, object]
    printed: str = ""
    played: Callable[[Shown], bool] | None = None
    position: str = ""


def at_path(view: View, path: str) -> object:
    found: Any = view
    for step in path.split("."):
        found = found[int(step)] if isinstance(found, list) else found[step]
    return found


def printed(game: Game, view: object, points: list[int]) -> str:
    drawing = drawing_of(game)
    console = Console(width=160, highlight=False, color_system=None)
    with console.capture() as text:
        console.print(drawing.draw(view, "en"))
        console.print(*drawing.scores(view, points, "en"), sep="\n")
        console.print(*drawing.notes(view, "en"), *drawing.orders(view, "en"), sep="\n")
    return text.get()


def played(game: Game, state: State) -> list[str]:
    """By the best bots that do not search."""
    bot = bots.bot(bots.simple_names(game.name)[-1], game.name)
    moves: list[str] = []
    while state.to_act() and len(moves) < MOVES:
        seat, chance = state.to_act()[0], Chance(len(moves))
        text = bot.choose(Observation.of(game, state, seat, chance), chance)
        state.play(seat, state.find(seat, text))
        moves.append(text)
    return moves


def samples(game: Game, state: State) -> int:
    simulation = game.simulation({"grimoire": "simulated"})
    touch = None if simulation is None else simulation.touch(state, "pull 1 slow", "", (b"", 1))
    return 0 if simulation is None or touch is None else len(simulation.samples(touch))


def shown(name: str, position: str) -> str:
    game = shelf.game(name)
    options = {option.name: OPTIONS[option.name] for option in game.options if option.name in OPTIONS}
    state = game.new(2, complete_options(game, 2, options), Chance(3))
    if position:
        state = game.from_position(position, Chance(3))
    view = game.view(state, 0)
    text, count = printed(game, view, state.standing()), samples(game, state)
    start = msgspec.to_builtins(view)
    moves = [] if position else played(game, state)
    end = msgspec.to_builtins(game.view(state, 0))
    return msgspec.json.encode(Shown(start, text, moves, end, count)).decode()


if __name__ == "__main__":
    for corrections, position in json.load(sys.stdin):
        print(in_child(sys.argv[1], corrections, partial(shown, position=position)), flush=True)
