"""PettingZoo: a game as an environment in which one seat after the other is asked (AEC).

Seats that choose at once and in secret are asked one after the other, and none sees what another chose. An observation
is a dict of `observation`, a flat array (docs/envs.md), and `action_mask`; the info of the seat that is asked has the
same numbers as a short array, `legal`. Rewards come at the end of the game.
"""

from __future__ import annotations

import secrets
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from armarium.envs.episode import Array, Episode, Setting
from armarium.envs.rendering import MODES, frame, must_be_mode
from armarium.envs.spaces import observation_space
from armarium.game import Options

Observation = dict[str, Array]


def env(game: str, seats: int | None = None, options: Options | None = None, render_mode: str | None = None) -> Seats:
    return Seats(Setting(game, seats, options), render_mode)


class Seats(AECEnv[str, Observation, int]):
    """Agents are called `seat_0`, `seat_1` and so on. It can be copied with `clone` and pickled in mid-game."""

    def __init__(self, setting: Setting, render_mode: str | None = None) -> None:
        super().__init__()
        must_be_mode(render_mode)
        self.setting = setting
        self.render_mode = render_mode
        self.metadata = {
            "name": f"armarium_{setting.game.name}_v0",
            "render_modes": list(MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(setting.seats)]
        self.agents: list[str] = []
        space = observation_space(setting.encoder)
        self._observation_spaces = dict.fromkeys(self.possible_agents, space)
        actions = [spaces.Discrete(setting.encoder.action_count) for _ in self.possible_agents]
        self._action_spaces = dict(zip(self.possible_agents, actions, strict=True))
        self._seed = secrets.randbits(62)
        self._games = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a game: the next one of the last seed, or the first one of a new seed."""
        if seed is not None:
            self._seed, self._games = seed, 0
        self.episode = Episode.start(self.setting, self._seed << 32 | self._games)
        self._games += 1
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        actor = self.episode.actor
        if actor is not None:
            self.agent_selection = self.possible_agents[actor]
            self.infos[self.agent_selection] = {"legal": self.episode.numbers()}
            return
        self.rewards = dict(zip(self.possible_agents, self.episode.returns(), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        asked = self.episode.actor == seat
        mask = self.episode.mask() if asked else np.zeros(self.setting.encoder.action_count, np.int8)
        return {"observation": self.episode.observation(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Play a legal number; ValueError for any other, and nothing has happened."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("a seat that is asked must play")
        self.episode.play(int(action))
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        self._select()
        self._accumulate_rewards()

    def clone(self) -> Seats:
        """An independent copy, its luck included."""
        copy = Seats(self.setting, self.render_mode)
        copy.__setstate__(self.__getstate__())
        copy.episode = self.episode.clone()
        return copy

    def __getstate__(self) -> dict[str, Any]:
        return {name: value.copy() if isinstance(value, dict | list) else value for name, value in vars(self).items()}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)

    def render(self) -> str | Array | None:
        return frame(self.episode, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""
