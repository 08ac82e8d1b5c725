"""OpenSpiel: every game of the shelf as a Python game, `python_armarium_rune` and so on, registered by this import.

Where a game's encoder says so, luck is a chance node for each draw; elsewhere the game draws for itself and its
generator is part of the serialised state. Seats that choose at once are asked one after the other, and none sees what
another chose. `resample_from_infostate` deals everything hidden from a seat anew, as `State.guess` does.
"""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
import numpy as np
import pyspiel

from armarium import shelf
from armarium.chance import Chance, Draw, RecordedChance
from armarium.envs.episode import Episode, Setting
from armarium.game import Event, Options, State
from armarium.reason import Refused

LONGEST = 100_000  # moves of a game: more than any has been seen to take
MISSING = "luck-missing"  # the reason of a draw that nobody has told yet
RESAMPLED = "resampled\n"  # stands for what a seat remembers in a world that was dealt anew for another


def short_name(game: str) -> str:
    return f"python_armarium_{game.replace('-', '_')}"


def game_type(setting: Setting) -> Any:
    kinds = pyspiel.GameType
    explicit = setting.encoder.chance_outcomes > 0
    allied = setting.game.allied
    return kinds(
        short_name=short_name(setting.game.name),
        long_name=f"Armarium {setting.game.name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC if explicit else kinds.ChanceMode.SAMPLED_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.IDENTICAL if allied else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(setting.game.seats),
        min_num_players=min(setting.game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": min(setting.game.seats), "options": "{}", "seed": -1},
    )


def game_info(setting: Setting) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=setting.encoder.action_count,
        max_chance_outcomes=setting.encoder.chance_outcomes,
        num_players=setting.seats,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=None if setting.game.allied else 0.0,
        max_game_length=LONGEST,
    )


class ShelfGame(pyspiel.Game):
    """`players` are the seats, `options` a JSON object; `seed` makes the luck of a game without chance nodes the same
    every time, -1 takes it from the system."""

    name: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        options: Options = msgspec.json.decode(str(params.get("options", "{}")))
        setting = Setting(self.name, params.get("players"), options)
        super().__init__(game_type(setting), game_info(setting), params)
        self.setting = setting
        self.seed = int(params.get("seed", -1))

    def new_initial_state(self, json: Any = None) -> ShelfState:
        return ShelfState(self, self.setting, self.seed)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.setting, iig_obs_type is not None and iig_obs_type.perfect_recall)


class ShelfState(pyspiel.State):
    """`episode` is the game up to the last decision; with `luck` told so far, `action` waits for the rest of it."""

    def __init__(self, game: ShelfGame, setting: Setting, seed: int) -> None:
        super().__init__(game)
        self.setting = setting
        self.episode: Episode | None = None
        self.action: int | None = None
        self.luck: list[Draw] = []
        self.needed = 0  # how many values the next draw has; 0 when none is awaited
        self.memories = [""] * setting.seats  # what each seat has seen happen, a line for each event
        if setting.encoder.chance_outcomes:
            self._go_on()
        else:
            self.episode = Episode.start(setting, secrets.randbits(62) if seed < 0 else seed)

    # --- whose turn ---------------------------------------------------------------------------------------------------

    def current_player(self) -> int:
        if self.needed:
            return int(pyspiel.PlayerId.CHANCE)
        actor = self._episode.actor
        return int(pyspiel.PlayerId.TERMINAL) if actor is None else actor

    @property
    def _episode(self) -> Episode:
        assert self.episode is not None
        return self.episode

    def is_terminal(self) -> bool:
        return not self.needed and self._episode.actor is None

    def returns(self) -> list[float]:
        return [0.0] * self.setting.seats if self.needed else self._episode.returns()

    # --- what may be done ---------------------------------------------------------------------------------------------

    def _legal_actions(self, player: int) -> list[int]:
        return self._episode.actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(value, 1 / self.needed) for value in range(self.needed)]

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"luck {action}"
        legal = not self.needed and player == self._episode.actor and action in self._episode.actions()
        return self._episode.text(action) if legal else f"action {action}"

    def _apply_action(self, action: int) -> None:
        if self.needed:
            self.luck.append((action, self.needed))
        else:
            self.action = action
        self._go_on()

    # --- playing ------------------------------------------------------------------------------------------------------

    def _go_on(self) -> None:
        """Set up or play what is pending; where luck is missing, wait for it."""
        while True:
            try:
                self._settle()
                return
            except Refused as refused:
                if refused.reason.key != MISSING:
                    raise
                self.needed = int(str(refused.reason.values["needed"]))
            if self.needed > 1:
                return
            self.luck.append((0, 1))

    def _settle(self) -> None:
        before = self.episode
        state = self.setting.new(RecordedChance(self.luck)) if before is None else self._after(before)
        self.episode, self.luck, self.needed, self.action = Episode(self.setting, state), [], 0, None

    def _after(self, before: Episode) -> State:
        """The position after the pending action; what happened is remembered once it is certain."""
        assert self.action is not None and before.actor is not None
        actor, text, move = before.actor, before.text(self.action), before.move(self.action)
        explicit = self.setting.encoder.chance_outcomes > 0
        state = before.state.clone(RecordedChance(self.luck)) if explicit else before.state
        state.events = events = list[Event]()
        state.play(actor, move)
        state.events = None
        self._remember(actor, text, events)
        return state

    def _remember(self, actor: int, text: str, events: list[Event]) -> None:
        for seat in range(self.setting.seats):
            own = [text] if seat == actor else []
            seen = [msgspec.json.encode(event.seen_by(seat)).decode() for event in events]
            self.memories[seat] += "".join(f"{line}\n" for line in (*own, *seen))

    def resample_from_infostate(self, player: int, sampler: Any) -> ShelfState:
        """A state that the player cannot tell from this one."""
        world: ShelfState = self.clone()
        chance = Chance(int(sampler() * 2**53))
        world.episode = Episode(self.setting, self._episode.state.guess(player, chance))
        world.memories = [memory if seat == player else RESAMPLED for seat, memory in enumerate(self.memories)]
        return world

    def __str__(self) -> str:
        position = "" if self.episode is None else self.setting.game.position(self.episode.state)
        pending = "" if not self.needed else f" action={self.action} luck={self.luck} of {self.needed}"
        return position + pending


class Observer:
    """With perfect recall what a seat remembers stands before what it sees; the tensor is what it sees in both."""

    def __init__(self, setting: Setting, perfect_recall: bool) -> None:
        self.setting = setting
        self.perfect_recall = perfect_recall
        self.tensor = np.zeros(setting.encoder.length, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: ShelfState, player: int) -> None:
        self.tensor.fill(0)
        if state.episode is not None:
            self.tensor[:] = state.episode.observation(player)

    def string_from(self, state: ShelfState, player: int) -> str:
        if state.episode is None:
            return ""
        view = msgspec.json.encode(self.setting.game.view(state.episode.state, player)).decode()
        return state.memories[player] + view if self.perfect_recall else view


for _name in shelf.names():
    # A class each, not a function: OpenSpiel lets go of it after Python has ended, and only a class outlives that.
    pyspiel.register_game(game_type(Setting(_name)), type(_name.title(), (ShelfGame,), {"name": _name}))
