"""A game of others that brings no encoder: its ints are the numbers, the text of its view the observation."""

from __future__ import annotations

import msgspec
import pytest

from armarium.chance import Chance
from armarium.encoder import MoveList
from armarium.envs import vector
from armarium.envs.episode import Episode, Setting
from armarium.envs.plain import LONGEST, PlainEncoder
from armarium.game import Game
from tests.envs.noughts import noughts as noughts  # a fixture
from tests.envs.test_episode import play_on


def test_a_game_without_an_encoder_is_played(noughts: Game) -> None:
    episode = Episode.start(Setting("noughts"), 1)
    assert episode.actions() == list(range(9)) and episode.text(4) == "mark b2"
    seen = bytes(episode.observation(1).tolist()).rstrip(b"\0")
    assert seen == msgspec.json.encode(noughts.view(episode.state, 1))
    assert len(play_on(episode, 2)) >= 5 and sum(episode.returns()) == 0


def test_many_games_without_an_encoder(noughts: Game) -> None:
    games = vector.make("noughts", 3)
    positions = games.reset()
    for _ in range(20):
        positions = games.step(positions.numbers[positions.offsets[:-1]])
    assert positions.actors.max() <= 1 and games.mask().sum() == len(positions.numbers)


def test_where_plain_numbers_are_impossible_it_says_so(noughts: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    state = noughts.new(2, {}, Chance(0))
    encoder = PlainEncoder(noughts)
    monkeypatch.setattr(type(state), "moves", lambda self, seat: [20_000])
    monkeypatch.setattr(type(state), "text", lambda self, move: "far")
    with pytest.raises(ValueError, match="noughts must bring an encoder: far is move 20000"):
        encoder.list_moves(state, 0, MoveList())
    monkeypatch.setattr(type(noughts), "view", lambda self, state, seat: "x" * LONGEST)
    with pytest.raises(ValueError, match="noughts must bring an encoder: a view has 8194 bytes"):
        Episode(Setting("noughts"), state).observation(0)


def test_moves_for_people_have_no_number(noughts: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(noughts), "bots_may", lambda self, state, move: move != 3)
    assert Episode.start(Setting("noughts"), 1).actions() == [0, 1, 2, 4, 5, 6, 7, 8]
