"""Many games at once play as single ones do, begin again by themselves, and tell the same numbers."""

from __future__ import annotations

import numpy as np
import pytest

from armarium.chance import Chance
from armarium.envs import vector
from armarium.envs.episode import Array, Episode, Setting
from armarium.envs.vector import Positions
from armarium.game import Game

COUNT = 3


def legal_of(positions: Positions, place: int) -> list[int]:
    return [int(number) for number in positions.numbers[positions.offsets[place] : positions.offsets[place + 1]]]


def chosen(positions: Positions, dice: Chance) -> Array:
    """A legal number of each game by lot; sorted first, for no order is promised."""
    choices = [sorted(legal_of(positions, place)) for place in range(len(positions.actors))]
    return np.array([numbers[dice.below(len(numbers))] for numbers in choices])


@pytest.mark.parametrize("last", [False, True])
def test_every_game_goes_as_one_played_alone(game: Game, last: bool) -> None:
    setting = Setting(game.name, game.seats[-1 if last else 0])
    games = vector.make(game.name, COUNT, setting.seats)
    positions = games.reset(7)
    alone = [Episode.start(setting, 7 << 32 | place) for place in range(COUNT)]
    dice, ends = Chance(1), 0
    for _ in range(150):
        for place, episode in enumerate(alone):
            assert positions.actors[place] == episode.actor
            assert sorted(legal_of(positions, place)) == episode.actions()
            assert episode.actor is not None
            assert (positions.observations[place] == episode.observation(episode.actor)).all()
        assert (games.mask() == np.stack([episode.mask() for episode in alone])).all()
        actions = chosen(positions, dice)
        positions = games.step(actions)
        for place, episode in enumerate(alone):
            episode.play(actions[place])
            assert positions.ended[place] == (episode.actor is None)
            assert positions.rewards[place].tolist() == episode.returns()
            if episode.actor is None:
                ends += 1
                alone[place] = Episode(setting, setting.new(episode.state.chance))
    assert ends or game.name != "rune"


def test_an_illegal_number_is_named_and_nothing_is_played() -> None:
    games = vector.make("rune", COUNT)
    positions = games.reset(1)
    actions = chosen(positions, Chance(1))
    before = positions.observations.copy()
    actions[1] = 19_999
    with pytest.raises(ValueError, match="action 19999 of game 1 is not legal"):
        games.step(actions)
    with pytest.raises(ValueError, match="one action for each of 3 games"):
        games.step(actions[:2])
    assert (games.positions().observations == before).all()


def test_without_observing_nothing_is_written() -> None:
    games = vector.make("rune", COUNT, observing=False)
    positions = games.reset(1)
    assert positions.observations.shape == (COUNT, 0) and positions.numbers.size
    with pytest.raises(ValueError, match="at least one game"):
        vector.make("rune", 0)
