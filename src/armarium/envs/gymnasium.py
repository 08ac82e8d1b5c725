"""Gymnasium: one seat of a game, the others played by chosen bots. `armarium/Rune-v0` and so on are registered.

An observation is a dict of `observation`, a flat array (docs/envs.md), and `action_mask`. The reward comes at the end
of the game. An action that is not legal ends it too: it loses, and `info["illegal"]` is True.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
from gymnasium import spaces

from armarium import bots as house_bots
from armarium import shelf
from armarium.bots import Bot
from armarium.bots import Observation as BotObservation
from armarium.chance import Chance
from armarium.envs.episode import Array, Episode, Setting
from armarium.envs.rendering import MODES, frame, must_be_mode
from armarium.envs.spaces import observation_space
from armarium.game import Options

Observation = dict[str, Array]
LOSS = -1.0


def env(
    game: str,
    bots: str | Sequence[str] = "greedy",
    seat: int = 0,
    options: Options | None = None,
    render_mode: str | None = None,
) -> Seat:
    """`bots` are those of the other seats in their order; a single name sits on all of them, as few as can be."""
    names = [bots] * (min(shelf.game(game).seats) - 1) if isinstance(bots, str) else list(bots)
    return Seat(Setting(game, len(names) + 1, options), names, seat, render_mode)


class Seat(gymnasium.Env[Observation, int]):
    def __init__(self, setting: Setting, names: Sequence[str], seat: int, render_mode: str | None) -> None:
        must_be_mode(render_mode)
        if not 0 <= seat < setting.seats:
            raise ValueError(f"seat is from 0 to {setting.seats - 1}, not {seat}")
        self.metadata = {"render_modes": list(MODES), "render_fps": 1}
        self.render_mode = render_mode
        self.setting = setting
        self.seat = seat
        self.observation_space = observation_space(setting.encoder)
        self.action_space = spaces.Discrete(setting.encoder.action_count)
        others = [other for other in range(setting.seats) if other != seat]
        self.bots: dict[int, Bot] = {
            other: house_bots.bot(name, setting.game.name, trusted=True)
            for other, name in zip(others, names, strict=True)
        }

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        self.episode = Episode.start(self.setting, int(self.np_random.integers(2**62)))
        self._chance = Chance(int(self.np_random.integers(2**62)))
        self._let_bots_play()
        return self._observation(), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if int(action) not in self.episode.actions():
            return self._observation(), LOSS, True, False, {"illegal": True}
        self.episode.play(int(action))
        self._let_bots_play()
        over = self.episode.actor is None
        return self._observation(), self.episode.returns()[self.seat], over, False, {}

    def _let_bots_play(self) -> None:
        state = self.episode.state
        while (actor := self.episode.actor) is not None and actor != self.seat:
            observation = BotObservation.of(self.setting.game, state, actor, self._chance)
            self.episode.play(self.episode.action(self.bots[actor].choose(observation, self._chance)))

    def _observation(self) -> Observation:
        return {"observation": self.episode.observation(self.seat), "action_mask": self.episode.mask()}

    def render(self) -> Any:
        return frame(self.episode, self.render_mode)


for _name in shelf.names():
    gymnasium.register(
        id=f"armarium/{_name.title().replace('-', '')}-v0",
        entry_point="armarium.envs.gymnasium:env",
        kwargs={"game": _name},
    )
