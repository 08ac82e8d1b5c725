"""What may be taken back freely is read from a table of events; here the table is held against re-dealt worlds.

A move that a game calls neither revealing nor drawing must look alike to its mover in every world the mover thinks
possible: its events, the view after it, what is offered and whose turn it is.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import msgspec
import pytest

from armarium import shelf, words
from armarium.chance import Chance
from armarium.game import Event, Game, State, Touch
from tests.contract.sources import keys
from tests.contract.walk import Walk, scaled, walks

WORLDS = 200
POSITIONS = 3  # for each combination of events


def test_the_table_has_every_kind_of_event_and_no_other(game: Game) -> None:
    """Every kind there are words for, every kind named in the source."""
    spoken = set(re.findall(r"^event-([a-z-]+) =", words.source(game.name, "en"), re.MULTILINE))
    assert set(game.touches) == spoken | keys(game.name, "Event")


def played(state: State, seat: int, text: str) -> tuple[State, list[Event], bool]:
    """The position after the move, what was told, and whether luck fell."""
    chance = Chance(5)
    chance.record_draws()
    after = state.clone(chance)
    events: list[Event] = []
    after.events = events
    after.play(seat, after.find(seat, text))
    after.events = None
    return after, events, bool(chance.take_draws())


def met(game: Game, state: State, seat: int, text: str) -> bytes:
    """All that the mover meets by this move."""
    after, events, luck = played(state, seat, text)
    told: list[Any] = [event.seen_by(seat) for event in events]
    offers = game.offers(after, seat)
    return msgspec.json.encode([told, luck, game.view(after, seat), offers, after.to_act(), after.turn()])


def quiet_moves(game: Game, state: State, seat: int) -> dict[tuple[str, ...], str]:
    """One move of each combination of events that the table calls neither."""
    quiet: dict[tuple[str, ...], str] = {}
    moves = state.moves(seat)
    for move in moves[:: 1 + len(moves) // 40]:
        text = state.text(move)
        _, events, luck = played(state, seat, text)
        if not luck and game.touch(text, events) == Touch.NEITHER:
            quiet[(text.split()[0], *sorted({event.kind for event in events}))] = text
    return quiet


def test_what_the_table_calls_neither_looks_alike_in_every_world(game: Game) -> None:
    looked_at: Counter[tuple[str, ...]] = Counter()
    for walk in walks(game, 24, seed=7000, looks=60):
        with walk:
            for n, state in enumerate(walk):
                if len(state.to_act()) == 1:
                    compare_worlds(walk, state, state.to_act()[0], n, looked_at)
    assert sum(looked_at.values()) > 10


def compare_worlds(walk: Walk, state: State, seat: int, n: int, looked_at: Counter[tuple[str, ...]]) -> None:
    game = walk.game
    rare = {
        kinds: text for kinds, text in quiet_moves(game, state, seat).items() if looked_at[kinds] < scaled(POSITIONS)
    }
    looked_at.update(rare.keys())
    truth = {text: met(game, state, seat, text) for text in rare.values()}
    for i in range(WORLDS if truth else 0):
        world = state.guess(seat, Chance(n * WORLDS + i))
        for text, here in truth.items():
            assert met(game, world, seat, text) == here, f"{text} tells seat {seat} something"


@pytest.mark.clause("M-52")
def test_what_a_standing_deck_decided_is_drawn() -> None:
    """The end of a draw at a real table may be taken back; one after which the simulated deck stood or fell may not."""
    game = shelf.game("kamimai")
    done = [Event("done", {"seat": 0, "count": 1})]
    assert game.touch("done", done) == Touch.NEITHER
    for text in ("done > stands", "done > fell", "keep > stands", "pull 3 > 3"):
        assert game.touch(text, done) == Touch.DRAWS


def test_an_event_nobody_listed_counts_as_revealing(game: Game) -> None:
    assert game.touch("move", [Event("never-heard-of", {})]) == Touch.REVEALS
