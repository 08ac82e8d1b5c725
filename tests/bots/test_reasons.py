"""Hints say why: every game has reasons of its own, certain in all worlds a seat thinks possible, in both languages."""

from __future__ import annotations

import math
import re
from importlib import import_module
from pathlib import Path

import pytest

from armarium import shelf
from armarium.bots import Sight
from armarium.bots.advice import WORLDS, Because, Look, hints, reasons_of
from armarium.chance import Chance
from armarium.game import Game, State
from armarium.games.kragmortha.reasons import away, way
from armarium.games.kragmortha.rules import State as Floor
from armarium.words import LANGUAGES, words
from tests.contract.walk import walks

COMPARED = {"only", "clear", "most-tried", "behind", "nearly"}
NAMES = [f"Player {seat}" for seat in range(8)]


def keys(game: str) -> set[str]:
    """The reasons a game can give, from the source itself."""
    path = Path(import_module(f"armarium.games.{game}.reasons").__file__ or "")
    told = re.findall(r'\("([a-z-]+)", \{', path.read_text("utf-8"))
    return {*told, *re.findall(r': "([a-z-]+)"', path.read_text("utf-8"))}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", shelf.NAMES)
def test_every_reason_of_a_game_has_words(game: str, language: str) -> None:
    said = words(game, language)
    assert len(keys(game)) > 4
    assert sorted(key for key in keys(game) if not said.has(f"because-{key}")) == []


def test_nearly_every_hint_says_what_the_move_is_for(game: Game) -> None:
    found = 0
    silent = []
    for walk in walks(game, 2, seed=8600, looks=1 if game.name == "kamimai" else 8):
        with walk:
            for state in walk:
                seat = int(state.actor())
                if state.options(seat) > 1:
                    for hint in hints(Sight.of(game, state, seat, Chance(1)), Chance(2), 3, math.inf):
                        found += 1
                        silent += [hint.move] * ({because.key for because in hint.because} <= COMPARED)
                        must_be_said(game, seat, hint.because)
    assert found > 4 and len(silent) <= found // 10, silent


def must_be_said(game: Game, seat: int, because: list[Because]) -> None:
    for language in LANGUAGES:
        for reason in because:
            said = words(game.name, language).tell(f"because-{reason.key}", reason.values, NAMES, seat)
            assert said and not said.startswith("because-") and "{" not in said and "None" not in said


def test_what_is_not_so_in_every_world_is_not_said() -> None:
    """A reason that only some of the guessed worlds give is none."""
    game = shelf.game("rune")
    state = game.new(2, {}, Chance(1))
    sight = Sight.of(game, state, int(state.actor()), Chance(1))
    look = Look(sight, sight.moves[0], Chance(2))
    assert len(look._said) == WORLDS
    look._said = [[Because("area", {"points": n}), Because("holds")] for n in range(WORLDS)]
    assert look.reasons() == [Because("holds")]
    look._said[-1] = []
    assert look.reasons() == []


# --- Kragmortha: what is said is so -----------------------------------------------------------------------------------


def played(state: State, seat: int, move: int) -> tuple[Floor, Floor]:
    before, after = state.clone(Chance(1)), state.clone(Chance(1))
    after.play(seat, move)
    assert isinstance(before, Floor) and isinstance(after, Floor)
    return before, after


def test_goblins_are_told_of_rigor_and_the_desk_as_they_are() -> None:
    game, told = shelf.game("kragmortha"), set()
    for walk in walks(game, 14, seed=8700, looks=10):
        for state in walk:
            seat = int(state.actor())
            for move in state.moves(seat)[:8]:
                before, after = played(state, seat, move)
                for key, values in reasons_of("kragmortha")(before, seat, move, after):
                    told.add(key)
                    match key:
                        case "hunts":
                            rival = values["rival-seat"]
                            assert (
                                rival != seat and away(after, rival) < away(before, rival) and away(after, rival) <= 3
                            )
                        case "flees":
                            assert away(before, seat) <= 3 < values["squares"] == away(after, seat)
                        case "desk":
                            assert 0 < values["squares"] == way(after, seat) < way(before, seat)
                        case "apart":
                            assert values["squares"] == away(after, seat)
    assert {"hunts", "flees", "desk", "apart", "learns"} <= told
