"""Episodes: settings, notation, copies and pickles in mid-game, and what a game comes to."""

from __future__ import annotations

import pickle

import numpy as np
import pytest

from armarium.chance import Chance
from armarium.envs.episode import Episode, Setting
from armarium.game import Game
from armarium.reason import Refused

LONGEST = 400


def play_on(episode: Episode, seed: int, moves: int = LONGEST) -> list[str]:
    """Random moves; what was played, by whom, and what the mover saw."""
    dice, lines = Chance(seed), list[str]()
    while (actor := episode.actor) is not None and len(lines) < moves:
        actions = episode.actions()
        action = actions[dice.below(len(actions))]
        lines.append(f"{actor} {episode.text(action)} {hash(episode.observation(actor).tobytes())}")
        episode.play(action)
    return lines


def test_a_game_is_the_same_again_from_its_seed(game: Game) -> None:
    setting = Setting(game.name)
    first, again, other = (play_on(Episode.start(setting, seed), 3) for seed in (1, 1, 2))
    assert first == again != other


@pytest.mark.parametrize("played", [0, 5, 9])
def test_copies_and_pickles_go_on_as_their_original_would(game: Game, played: int) -> None:
    setting = Setting(game.name, game.seats[-1])
    episode = Episode.start(setting, 4)
    play_on(episode, 5, played)
    copies = [episode.clone(), pickle.loads(pickle.dumps(episode))]
    before = game.position(episode.state)
    goings = [play_on(copy, 6) for copy in copies]
    assert game.position(episode.state) == before, "a copy is independent"
    assert goings == [play_on(episode, 6)] * 2
    assert len(goings[0]) > 2


def test_numbers_and_notation_are_each_others(game: Game) -> None:
    episode = Episode.start(Setting(game.name), 8)
    for _ in range(30):
        if episode.actor is None:
            break
        actions = episode.actions()
        assert [episode.action(episode.text(action)) for action in actions] == actions
        assert np.flatnonzero(episode.mask()).tolist() == actions
        episode.play(actions[len(actions) // 2])
    with pytest.raises(Refused):
        episode.action("fly")


def test_an_illegal_number_changes_nothing(game: Game) -> None:
    episode = Episode.start(Setting(game.name), 8)
    before = game.position(episode.state)
    illegal = next(number for number in range(30_000) if number not in episode.actions())
    for number in (illegal, -1, 10**6):
        with pytest.raises(ValueError, match="is not legal here"):
            episode.play(number)
    assert game.position(episode.state) == before


def test_rivals_share_nothing_and_allies_everything(game: Game) -> None:
    for seats in game.seats:
        episode = Episode.start(Setting(game.name, seats), seats)
        assert episode.returns() == [0.0] * seats
        play_on(episode, 1, 5000)
        outcome = episode.state.outcome()
        assert outcome is not None
        rewards = episode.returns()
        if game.allied:
            assert set(rewards) in ({1.0}, {-1.0})
        else:
            assert sum(rewards) == pytest.approx(0)
            assert [reward > 0 for reward in rewards] == [
                seat in outcome.first and len(outcome.first) < seats for seat in range(seats)
            ]


def test_a_wrong_setting_is_refused() -> None:
    for wrong in ({"name": "ludo"}, {"name": "rune", "seats": 9}, {"name": "rune", "options": {"fly": True}}):
        with pytest.raises(Refused):
            Setting(**wrong)
