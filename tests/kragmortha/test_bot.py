"""The cunning goblin: it plays only what is offered, obeys its Looks, and is better than chance."""

from __future__ import annotations

import pytest

from armarium.bots import Observation, bot
from armarium.chance import Chance
from armarium.games.kragmortha import GAME
from armarium.games.kragmortha.state import State
from tests.kragmortha.tables import at

CUNNING = bot("heuristic", "kragmortha")


def chosen(state: State, seed: int = 1) -> str:
    seat = int(state.actor())
    return CUNNING.choose(Observation.of(GAME, state, seat, Chance(seed)), Chance(seed))


def won(seed: int) -> float:
    """One cunning goblin among three random ones; its share of the win."""
    chance = Chance(seed)
    state = GAME.new(4, {}, chance)
    while (seat := state.actor()) >= 0:
        if seat == seed % 4:
            state.play(seat, state.find(seat, CUNNING.choose(Observation.of(GAME, state, seat, chance), chance)))
        else:
            state.play(seat, state.move_at(seat, chance.below(state.move_count(seat))))
    ending = state.outcome()
    assert ending is not None
    return 1 / len(ending.winners) if seed % 4 in ending.winners else 0.0


@pytest.mark.clause("K-34")
def test_it_beats_random_goblins_and_always_plays_what_is_offered() -> None:
    assert sum(won(seed) for seed in range(12)) >= 7  # nine in ten over 500 games; a quarter by chance


def test_it_walks_onto_the_desk_and_not_into_rigor() -> None:
    state = at("c9 a5 c5 e5", "gso", rigor="f10")
    while state.number == 9 and state.piles.count_books(0) == 0:
        state.play(0, state.find(0, chosen(state)))
    assert state.piles.count_books(0) == 1
    assert "d9" not in chosen(at("d8 a5 c5 e5", "goo", rigor="d9"))


def test_it_saves_itself_and_shoves_others() -> None:
    danger = at("d8 e9 a5 c5", rigor="d9", hands="gso/-/-/-", books="1/not-me")
    danger.play(0, danger.find(0, "play 1 d9"))
    assert chosen(danger) == "deny"
    shove = at("d7 d8 a5 c5", rigor="d9", hands="gbg/-/-/-", phase="second", card="ggo", rest="bspg")
    shove.play(0, shove.find(0, "step d8"))
    assert chosen(shove) == "push d9"


@pytest.mark.clause("K-33")
def test_it_looks_before_it_plays_under_flat_palm() -> None:
    state = at("c9 a5", hands="gbs:0.gso:0.gpg:0/-", looks="1/hand-4", rigor="f10")
    for _ in range(12):
        text = chosen(state)
        if not text.startswith("peek"):
            break
        state.play(0, state.find(0, text))
    assert text.startswith("play")


def test_it_neither_accuses_nor_confesses() -> None:
    state = at("c8 a5 c5", "gbg", looks="2/leg-1", options="mode:table")
    assert chosen(state).startswith("play")
    state = at("c8 a5 c5", "gbg", looks="1/leg-1", options="mode:table")
    state.play(1, state.find(1, "caught 1 leg-1"))
    assert chosen(state) == "contest"


@pytest.mark.clause("K-34")
def test_a_bot_imagines_no_exchange_of_looks_by_anybody() -> None:
    state = GAME.new(3, {}, Chance(5))
    chance = Chance(6)
    while not any(GAME.bots_may(state, move) is False for move in state.moves(state.actor())):
        state.play(state.actor(), state.move_at(state.actor(), chance.below(state.move_count(state.actor()))))
    seat = int(state.actor())
    observation = Observation.of(GAME, state, seat, chance)
    imagined = observation.guess(chance)
    assert {state.text(move).split()[0] for move in state.moves(seat)} >= {"ease"}
    assert (
        observation.moves == imagined.moves(seat) == [move for move in state.moves(seat) if GAME.bots_may(state, move)]
    )
