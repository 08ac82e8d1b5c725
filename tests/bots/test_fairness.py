"""A bot gets nothing of what its seat cannot see: dealing all of it anew changes no byte of what a bot receives."""

from __future__ import annotations

import gc
import json
import math
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import structs

from armarium import bots, shelf
from armarium.bots import Bot, Observation, installed
from armarium.bots.analysis import move_evaluation
from armarium.bots.hints import hints_for
from armarium.bots.program import Running
from armarium.bots.search_bot import LEVELS, SearchBot
from armarium.chance import Chance
from armarium.game import Game, State
from tests.bots.programs import odd
from tests.contract.walk import Walk, walks
from tests.drawers import games_with_secrets

WORLDS = 2
LUCK = 77
LUCKS = (77, 1234)
FEW = {"kamimai": 2}  # simulations, and twice the looks and lucks, where one takes long
USUAL = 6


class Spy:
    """A class bot that writes down all it can get out of an observation."""

    name = "spy"

    def __init__(self) -> None:
        self.notes: list[bytes] = []

    def choose(self, observation: Observation, chance: Chance) -> str:
        seen = [
            observation.view,
            observation.offers,
            observation.moves,
            observation.seat,
            observation.seconds,
            observation.position(),
        ]
        told = [observation.text(move) for move in observation.moves]
        guesses = [observation.game.position(observation.guess(chance)) for _ in range(2)]
        later = [
            self._after(observation, move, chance) for move in observation.moves[:: 1 + len(observation.moves) // 3]
        ]
        self.notes.append(msgspec.json.encode([seen, told, guesses, later]))
        return told[0]

    def _after(self, observation: Observation, move: int, chance: Chance) -> list[Any]:
        world = observation.guess(chance)
        world.play(observation.seat, move)
        return [observation.game.position(world), world.standing(), world.to_act(), world.turn()]


def worlds(state: State, seat: int, n: int) -> list[State]:
    """The true position, and others that look the same from the seat."""
    return [state, *(state.guess(seat, Chance(n * WORLDS + i)) for i in range(WORLDS))]


def looks(walk: Walk) -> list[tuple[State, int, int]]:
    """Positions with a seat that is to act, copied so that they stay."""
    return [(state.clone(Chance(0)), state.to_act()[-1], n) for n, state in enumerate(walk)]


def test_a_class_gets_the_same_whatever_is_hidden(game: Game) -> None:
    for walk in walks(game, 4, seed=7000, looks=12):
        with walk:
            for state, seat, n in looks(walk):
                spy = Spy()
                for world in worlds(state, seat, n):
                    spy.choose(Observation.of(game, world, seat, Chance(LUCK)), Chance(LUCK + 1))
                assert len(set(spy.notes)) == 1


def test_a_program_gets_the_same_whatever_is_hidden(game: Game, tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    with Running(odd("spy", str(heard))) as running:
        asked = 0
        for walk in walks(game, 2, seed=7100, looks=6):
            with walk:
                for state, seat, n in looks(walk):
                    for world in worlds(state, seat, n):
                        running.ask(Observation.of(game, world, seat, Chance(LUCK)), Chance(LUCK + 1))
                        asked += 1
    lines = [json.loads(line) for line in heard.read_text("utf-8").splitlines()]
    told = [line for line in lines if line["type"] in ("move", "guess")]
    assert len(told) == 3 * asked and len(lines) == len(told) + 2, "a question and two guesses each, and nothing else"
    questions = [[{**line, "id": 0} for line in told[place : place + 3]] for place in range(0, len(told), 3)]
    for place in range(0, asked, 1 + WORLDS):
        assert all(question == questions[place] for question in questions[place : place + 1 + WORLDS])


def few(game: Game) -> int:
    return FEW.get(game.name, USUAL)


def minds(game: Game) -> list[Bot]:
    """Every bot of the house; levels think little and look at no clock, so that luck alone decides."""
    little = [SearchBot(structs.replace(level, simulations=few(game), seconds=None)) for level in LEVELS.values()]
    return [*(bots.bot(name, game.name) for name in bots.simple_names(game.name)), *little]


def test_every_bot_chooses_the_same_whatever_is_hidden(game: Game) -> None:
    """With the same luck, and so with any: what a bot may play and how likely it is does not change."""
    for walk in walks(game, 2, seed=7200, looks=few(game) // 2):
        with walk:
            for state, seat, n in looks(walk):
                for mind, luck in product(minds(game), LUCKS[: few(game) // 2]):
                    chosen = {
                        mind.choose(Observation.of(game, world, seat, Chance(luck)), Chance(luck + 1))
                        for world in worlds(state, seat, n)
                    }
                    assert len(chosen) == 1, mind.name


def test_hints_and_the_analysis_are_the_same_whatever_is_hidden(game: Game) -> None:
    """Moves, shares, events and reasons; what was best and what a move was worth. A move that was made is no secret."""
    for walk in walks(game, 2, seed=7250, looks=few(game) // 2):
        with walk:
            for state, seat, n in looks(walk):
                played = state.text(state.moves(seat)[-1])
                observations = [Observation.of(game, world, seat, Chance(LUCK)) for world in worlds(state, seat, n)]
                told = [
                    msgspec.json.encode(hints_for(observation, Chance(LUCK), few(game), math.inf))
                    for observation in observations
                ]
                found = [
                    msgspec.json.encode(move_evaluation(observation, played, Chance(LUCK), few(game), math.inf))
                    for observation in observations
                ]
                assert len(set(told)) == 1 and len(set(found)) == 1


def test_all_names_are_tried(game: Game) -> None:
    ours = [name for name in bots.names(game.name) if name not in installed.names(game.name)]
    assert [mind.name for mind in minds(game)] == ours


def test_the_true_position_is_out_of_a_bots_reach(game: Game) -> None:
    """Whatever can be reached from an observation by following references, the true State is not among it."""
    for walk in walks(game, 1, seed=7300, looks=3):
        with walk:
            for state in walk:
                observation = Observation.of(game, state, state.actor(), Chance(LUCK))
                assert id(state) not in reachable(observation)


def reachable(observation: Observation) -> set[int]:
    """The ids of the observation's own things, two steps deep: its guess, and the parts of it."""
    first = list(vars(observation).values())
    return {id(thing) for thing in [*first, *gc.get_referents(*first)]}


@pytest.mark.parametrize("name", games_with_secrets())
def test_two_worlds_do_differ(name: str) -> None:
    """The tests above would be empty if dealing anew changed nothing."""
    game = shelf.game(name)
    differing = [
        game.position(world) != game.position(state)
        for walk in walks(game, 2, seed=7400, looks=8)
        for state, seat, n in looks(walk)
        for world in worlds(state, seat, n)[1:]
    ]
    assert any(differing)
