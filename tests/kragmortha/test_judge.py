"""The rules against the slow judge: every first step, every chain and every second step of 1,000 random positions."""

from __future__ import annotations

import random

import pytest

from armarium.chance import Chance
from armarium.games.kragmortha import parts
from armarium.games.kragmortha.notation import LINK, SECOND, square_text, task_kind
from armarium.games.kragmortha.state import State
from tests.kragmortha.judge import Judge, Route
from tests.kragmortha.tables import at, offered, tells

POSITIONS = 1000


def scattered(dice: random.Random) -> tuple[State, Judge]:
    """Goblins huddled together, so that chains are long; Rigor among them or not."""
    seats = dice.randint(2, 8)
    judge = Judge(["a10"] * seats, "d10")
    squares = sorted(judge.symbols)
    heart = dice.choice(squares)
    near = sorted(squares, key=lambda square: (distance(square, heart), dice.random()))
    goblins = dice.sample(near[: seats + dice.choice((1, 3, 20))], seats)
    rigor = dice.choice([square for square in squares if square not in goblins])
    hand = " ".join(dice.sample(parts.FACES, 3))
    seat = dice.randint(1, seats)
    judge.goblins, judge.rigor = goblins, rigor
    return at(" ".join(goblins), hand, rigor=rigor, seat=str(seat)), judge


def distance(one: str, other: str) -> int:
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1:]) - int(other[1:]))


def routes(state: State, text: str) -> set[Route]:
    """Every chain a step can start, as the rules let it be chosen link by link."""
    world = state.clone(Chance(0))
    world.events = []
    seat = int(world.actor())
    world.play(seat, world.find(seat, text))
    entered = tuple(str(event.values["square"]) for event in world.events if event.kind in ("stepped", "pushed"))
    if world.top_task() < 0 or task_kind(world.top_task()) != LINK:
        return {entered}
    return {(*entered, *rest) for push in offered(world, "push ") for rest in routes(world, push)}


@pytest.mark.clause("K-12")
@pytest.mark.clause("K-15")
@pytest.mark.clause("K-17")
def test_steps_and_chains_agree_with_the_judge() -> None:
    dice = random.Random(5)
    pushes = 0
    for _ in range(POSITIONS):
        state, judge = scattered(dice)
        seat = int(state.seat)
        for slot in range(3):
            face = parts.FACES[state.piles.face(seat, slot)]
            pawn, symbols = "rigor" if face[0] == "r" else "goblin", face[1:].upper()
            firsts = judge.firsts(pawn, symbols, seat)
            assert offered(state, f"play {slot + 1} ") == {f"play {slot + 1} {square}" for square in firsts}
            for square in firsts if pawn == "goblin" else ():
                found = routes(state, f"play {slot + 1} {square}")
                assert found == judge.chains(seat, square)
                pushes += max(map(len, found)) > 1
    assert pushes > POSITIONS / 4


@pytest.mark.clause("K-12")
@pytest.mark.clause("K-16")
def test_second_steps_agree_with_the_judge() -> None:
    dice = random.Random(6)
    compared = 0
    for _ in range(POSITIONS):
        state, _ = scattered(dice)
        text = dice.choice(sorted(offered(state)))
        world = state.clone(Chance(1))
        seat = int(state.seat)
        face = parts.FACES[state.piles.face(seat, int(text.split()[1]) - 1)] if text.startswith("play") else ""
        world.events = []
        world.play(seat, world.find(seat, text))
        while world.top_task() >= 0 and task_kind(world.top_task()) == LINK:
            chooser = int(world.actor())
            world.play(chooser, world.moves(chooser)[0])
        if world.phase != SECOND or len(world.stack) or tells(world.events, "drew"):
            continue
        judge = Judge([square_text(world.at[place]) for place in range(int(world.seats))], square_text(world.rigor))
        pawn = "rigor" if face[0] == "r" else "goblin"
        seconds = judge.seconds(pawn, face[1:].upper(), text.split()[2], seat)
        assert offered(world, "step ") == {f"step {square}" for square in seconds}
        compared += 1
    assert compared > POSITIONS / 3


def test_the_judge_knows_the_printed_library() -> None:
    """The drawing in tables.py, by hand."""
    judge = Judge(["a5", "b5"], "d10")
    assert judge.symbols["a5"] == "S" and judge.symbols["g10"] == "P" and judge.symbols["b9"] == "*"
    assert "a4" not in judge.symbols and "g9" not in judge.symbols
    assert judge.beside("g10") == {"f10"} and judge.beside("a5") == {"b5", "a6"}
    assert judge.chains(0, "b5") == {("b5", "c5"), ("b5", "b6")}
