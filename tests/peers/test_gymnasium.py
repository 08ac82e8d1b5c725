"""Gymnasium's own checker, games against bots, and what an illegal action does."""

from __future__ import annotations

import gymnasium as gym
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from armarium import shelf
from armarium.envs import gymnasium
from armarium.reason import Refused


@pytest.mark.parametrize("name", shelf.NAMES)
def test_the_registered_environments_pass_the_checker(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(gym.make(f"armarium/{name.title()}-v0").unwrapped)


@pytest.mark.parametrize(
    ("name", "bots"), [("rune", "greedy"), ("grimoire", ["heuristic", "random", "search:8"]), ("kragmortha", "random")]
)
@pytest.mark.parametrize("seat", [0, 1])
def test_a_whole_game_against_bots(name: str, bots: str | list[str], seat: int) -> None:
    env = gymnasium.env(name, bots, seat=seat)
    dice = np.random.RandomState(4)
    observation, _ = env.reset(seed=7)
    over, reward = False, 0.0
    while not over:
        assert env.episode.actor == seat and reward == 0.0
        observation, reward, over, truncated, info = env.step(
            int(dice.choice(np.flatnonzero(observation["action_mask"])))
        )
        assert not truncated and not info
    assert reward == env.episode.returns()[seat] and not observation["action_mask"].any()


def test_an_illegal_action_loses() -> None:
    env = gymnasium.env("rune")
    env.reset(seed=1)
    before = env.setting.game.position(env.episode.state)
    _, reward, over, _, info = env.step(19_999)
    assert (reward, over, info) == (-1.0, True, {"illegal": True})
    assert env.setting.game.position(env.episode.state) == before


def test_wrong_bots_and_seats_are_refused() -> None:
    with pytest.raises(Refused):
        gymnasium.env("rune", "nobody")
    with pytest.raises(Refused):
        gymnasium.env("rune", ["greedy", "greedy"])
    with pytest.raises(ValueError, match="seat is from 0"):
        gymnasium.env("rune", seat=2)
