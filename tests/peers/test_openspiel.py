"""OpenSpiel's own random simulation test, its MCTS and IS-MCTS bots, chance nodes, and information states."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from armarium import shelf
from armarium.envs.openspiel import short_name

EXPLICIT = ["rune", "grimoire"]
SEATED = [
    (name, seats)
    for name in shelf.NAMES
    for seats in sorted({min(shelf.game(name).seats), min(4, max(shelf.game(name).seats))})
]


def game_of(name: str, players: int | None = None, **params: Any) -> Any:
    seats = {} if players is None else {"players": players}
    return pyspiel.load_game(short_name(name), {**seats, **params})


def play_chance(state: Any, dice: np.random.RandomState) -> None:
    while state.is_chance_node():
        values, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(dice.choice(values, p=odds)))


def play(state: Any, dice: np.random.RandomState, moves: int) -> list[str]:
    lines: list[str] = []
    play_chance(state, dice)
    while not state.is_terminal() and len(lines) < moves:
        action = int(dice.choice(state.legal_actions()))
        lines.append(f"{state.current_player()} {state.action_to_string(action)}")
        state.apply_action(action)
        play_chance(state, dice)
    return lines


@pytest.mark.parametrize(("name", "players"), SEATED)
def test_the_random_simulation_test(name: str, players: int, capfd: pytest.CaptureFixture[str]) -> None:
    """OpenSpiel can ask no Python game for the generator of sampled luck; those are serialised below instead."""
    pyspiel.random_sim_test(game_of(name, players), num_sims=1, serialize=name in EXPLICIT, verbose=False)


@pytest.mark.parametrize(("name", "players"), SEATED)
def test_a_serialised_state_goes_on_as_its_original_would(name: str, players: int) -> None:
    game = game_of(name, players, seed=3)
    state = game.new_initial_state()
    play(state, np.random.RandomState(1), 8)
    copies = [game.deserialize_state(state.serialize()), state.clone()]
    lines = [play(each, np.random.RandomState(2), 60) for each in (*copies, state)]
    assert lines[0] == lines[1] == lines[2] and len(lines[0]) > 2
    assert str(copies[0]) == str(copies[1]) == str(state)


@pytest.mark.parametrize("name", shelf.NAMES)
def test_a_seed_makes_sampled_luck_the_same(name: str) -> None:
    games = [play(game_of(name, seed=seed).new_initial_state(), np.random.RandomState(5), 50) for seed in (1, 1)]
    assert games[0] == games[1]


@pytest.mark.parametrize("name", EXPLICIT)
def test_luck_is_in_the_chance_nodes_alone(name: str) -> None:
    """The same history leads to the same position, and other luck to another."""
    state = game_of(name).new_initial_state()
    assert state.is_chance_node()
    play(state, np.random.RandomState(1), 20)
    again = game_of(name).new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    other = game_of(name).new_initial_state()
    play_chance(other, np.random.RandomState(2))
    first = game_of(name).new_initial_state()
    play_chance(first, np.random.RandomState(3))
    assert str(other) != str(first)


@pytest.mark.parametrize(("name", "players"), SEATED)
def test_its_bots_play(name: str, players: int) -> None:
    game = game_of(name, players, seed=2)
    dice = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, dice)
    bots = [
        mcts.MCTSBot(game, 1.5, 3, evaluator, random_state=dice),
        ismcts.ISMCTSBot(game, evaluator, 1.5, 3, random_state=dice),
    ]
    state = game.new_initial_state()
    for n in range(6):
        play_chance(state, dice)
        action = int(bots[n % 2].step(state))
        assert action in state.legal_actions()
        state.apply_action(action)


@pytest.mark.parametrize(("name", "players"), [("rune", 2), ("grimoire", 3), ("kragmortha", 4)])
def test_a_resampled_state_is_the_same_to_its_seat_and_another_world(name: str, players: int) -> None:
    state = game_of(name, players, seed=4).new_initial_state()
    dice, sampler, others = np.random.RandomState(1), pyspiel.UniformProbabilitySampler(0.0, 1.0), 0
    play_chance(state, dice)
    for _ in range(25):
        if state.is_terminal():
            break
        seat = state.current_player()
        world = state.resample_from_infostate(seat, sampler)
        assert world.information_state_string(seat) == state.information_state_string(seat)
        assert world.information_state_tensor(seat) == state.information_state_tensor(seat)
        assert world.legal_actions() == state.legal_actions()
        others += str(world) != str(state)
        play(state, dice, 1)
    assert others > 3


def test_an_information_state_remembers_own_moves_and_no_sealed_ones() -> None:
    """Grimoire's pages are chosen at once: the second seat that is asked cannot tell what the first one chose."""
    state = game_of("grimoire", 2).new_initial_state()
    dice = np.random.RandomState(1)
    while len(state.legal_actions()) < 4 or "page" not in state.action_to_string(state.legal_actions()[0]):
        play(state, dice, 1)
    chooser = state.current_player()
    pages = [state.child(action) for action in state.legal_actions()]
    other = 1 - chooser
    assert all(page.current_player() == other for page in pages)
    assert len({page.information_state_string(other) for page in pages}) == 1
    assert len({page.information_state_string(chooser) for page in pages}) == len(pages)
    assert "page 1\n" in pages[0].information_state_string(chooser)


def test_python_ends_in_peace_after_the_import() -> None:
    code = (
        "import armarium.envs.openspiel, pyspiel; pyspiel.load_game('python_armarium_rune').new_initial_state().clone()"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False, timeout=120).returncode == 0
