"""PettingZoo's own conformance tests, and what its environments cannot do: copies and pickles in mid-game."""

from __future__ import annotations

import pickle

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from armarium import shelf
from armarium.envs import pettingzoo
from armarium.game import Game
from tests.envs.noughts import noughts as noughts  # a fixture

AS_IN_CLASSIC = [  # a dict of observation and mask is what PettingZoo's own classic games give, and it warns of theirs
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]
SEATED = [
    (name, seats) for name in shelf.NAMES for seats in {*shelf.game(name).seats[:1], *shelf.game(name).seats[-1:]}
]


def random_step(env: pettingzoo.Seats, dice: np.random.RandomState) -> str:
    mask = env.observe(env.agent_selection)["action_mask"]
    dead = env.terminations[env.agent_selection]
    action = None if dead else int(dice.choice(np.flatnonzero(mask)))
    told = "end" if action is None else f"{env.agent_selection} {env.episode.text(action)}"
    env.step(action)
    return told


@pytest.mark.parametrize(("name", "seats"), SEATED)
class TestConformance:
    pytestmark = AS_IN_CLASSIC

    def test_api(self, name: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
        api_test(pettingzoo.env(name, seats), num_cycles=150)
        assert "Passed API test" in capsys.readouterr().out

    def test_seed(self, name: str, seats: int) -> None:
        seed_test(lambda: pettingzoo.env(name, seats), num_cycles=60)

    def test_render(self, name: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
        render_test(lambda render_mode: pettingzoo.env(name, seats, render_mode=render_mode))


@pytest.mark.filterwarnings("ignore:Observation")
def test_a_game_of_others_passes_too(noughts: Game) -> None:
    api_test(pettingzoo.env("noughts"), num_cycles=60)
    seed_test(lambda: pettingzoo.env("noughts"), num_cycles=20)


@pytest.mark.parametrize(("name", "seats"), SEATED)
def test_copies_and_pickles_go_on_as_their_original_would(name: str, seats: int) -> None:
    env = pettingzoo.env(name, seats)
    env.reset(seed=5)
    dice = np.random.RandomState(1)
    for _ in range(7):
        random_step(env, dice)
    copies = [env.clone(), pickle.loads(pickle.dumps(env))]
    lines = []
    for each in (*copies, env):
        dice = np.random.RandomState(2)
        lines.append([random_step(each, dice) for _ in range(60) if each.agents])
    assert lines[0] == lines[1] == lines[2]
    for copy in copies:
        copy.reset()
        env.reset()


def test_the_end_rewards_every_seat_once() -> None:
    env = pettingzoo.env("rune")
    env.reset(seed=3)
    dice = np.random.RandomState(3)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        _, reward, over, _, _ = env.last()
        totals[agent] += reward
        mask = env.observe(agent)["action_mask"]
        env.step(None if over else int(dice.choice(np.flatnonzero(mask))))
    assert totals == dict(zip(env.possible_agents, env.episode.returns(), strict=True))
    assert sorted(totals.values()) in ([-1.0, 1.0], [0.0, 0.0])


def test_only_who_is_asked_has_a_mask() -> None:
    env = pettingzoo.env("grimoire", 3)
    env.reset(seed=1)
    for agent in env.agents:
        assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)


def test_an_illegal_action_is_an_error_and_changes_nothing() -> None:
    env = pettingzoo.env("rune")
    env.reset(seed=1)
    agent = env.agent_selection
    for wrong in (19_999, None):
        with pytest.raises(ValueError, match=r"legal|must play"):
            env.step(wrong)
    assert env.agent_selection == agent and not any(env.rewards.values())
    with pytest.raises(ValueError, match="render_mode is one of"):
        pettingzoo.env("rune", render_mode="film")


def test_a_picture_shows_the_runes() -> None:
    env = pettingzoo.env("rune", render_mode="rgb_array")
    env.reset(seed=1)
    picture = env.render()
    assert isinstance(picture, np.ndarray) and len(np.unique(picture.reshape(-1, 3), axis=0)) > 20
