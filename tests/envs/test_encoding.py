"""Numbers of moves and observations, over walks through every game with all numbers of seats and many options."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i16

from armarium import shelf
from armarium.chance import Chance
from armarium.encoder import MOST_ACTIONS, Encoder, MoveList, write
from armarium.envs.episode import Array, Setting, encoder_of
from armarium.game import Game, State
from armarium.games.rune import GAME as RUNE
from armarium.games.rune import encoding as rune
from armarium.games.rune.grid.board import SIDE
from armarium.games.rune.notation import LAYS, kind_of, parse_cell
from armarium.games.rune.state import State as RuneState
from tests.contract.test_secrets import watched_positions
from tests.contract.walk import Walk, walks
from tests.envs.seen import grimoire, kamimai, kragmortha

SEEN: dict[str, Callable[[Any, int], dict[str, list[int]]]] = {
    "grimoire": grimoire.values,
    "kragmortha": kragmortha.values,
    "kamimai": kamimai.values,
}


def encoder_for(walk: Walk) -> Encoder:
    return encoder_of(walk.game.name, walk.seats, tuple(walk.options.items()))


def observed(encoder: Encoder, state: State, seat: int) -> Array:
    out = vec[i16]([0] * encoder.length)
    encoder.observe(state, seat, out, 0)
    return np.frombuffer(memoryview(out), np.int16)


def parts_of(encoder: Encoder, numbers: Array) -> dict[str, list[int]]:
    ends = np.cumsum([field.length for field in encoder.fields])
    pieces = np.split(numbers, ends[:-1])
    return {field.name: piece.tolist() for field, piece in zip(encoder.fields, pieces, strict=True)}


def listed(encoder: Encoder, state: State, seat: int) -> dict[str, int]:
    moves = MoveList()
    encoder.list_moves(state, seat, moves)
    places = range(int(moves.used))
    return {
        state.text(encoder.listed_move(state, seat, moves, 0, place)): int(moves.numbers[place]) for place in places
    }


def test_an_offered_move_has_one_number_and_a_number_one_move(game: Game) -> None:
    for walk in walks(game, 8, seed=9000):
        with walk:
            encoder = encoder_for(walk)
            assert encoder.action_count == sum(block.count for block in encoder.blocks) <= MOST_ACTIONS
            for state in walk:
                seat = int(state.actor())
                numbers = listed(encoder, state, seat)
                offered = [state.text(move) for move in state.moves(seat) if game.bots_may(state, move)]
                assert sorted(numbers) == sorted(offered) and numbers
                assert len(set(numbers.values())) == len(numbers)
                assert all(0 <= number < encoder.action_count for number in numbers.values())


def test_a_number_means_the_same_in_every_position(game: Game) -> None:
    """By notation, where a move's text does not depend on where cards lie or who holds them."""
    meanings: dict[tuple[int, int], str] = {}
    for walk in walks(game, 12, seed=9100):
        encoder = encoder_for(walk)
        for state in walk:
            for text, number in listed(encoder, state, int(state.actor())).items():
                words = meaning(game, state, text)
                assert meanings.setdefault((walk.seats, number), words) == words


def meaning(game: Game, state: State, text: str) -> str:
    """What a notation says; in Rune with cells counted from the top left of what lies, in KamiMaï without holders."""
    if game.name == "rune":
        cells = [cell for area in game.view(state, None).areas for cell in area.cells]
        left, top = min(x for x, _ in cells), min(y for _, y in cells)
        return CELL.sub(lambda found: relative(found[0], left, top), text)
    return text.replace("+", " ").partition("fairy")[0].partition("wolf")[0] if game.name == "kamimai" else text


CELL = re.compile(r"(?<=^master )\S+|(?<=^token )\S+|(?<= )-?[a-z]{1,2}-?\d+(?= r\d)")


def relative(text: str, left: int, top: int) -> str:
    cell = parse_cell(text)
    assert cell is not None
    return f"{cell[0] - left},{cell[1] - top}"


def test_an_observation_keeps_the_bounds_of_its_fields(game: Game) -> None:
    for walk in walks(game, 8, seed=9200, looks=10):
        with walk:
            encoder = encoder_for(walk)
            for state in walk:
                for seat in range(walk.seats):
                    parts = parts_of(encoder, observed(encoder, state, seat))
                    for field in encoder.fields:
                        assert field.low <= min(parts[field.name]) and max(parts[field.name]) <= field.high, field.name


def test_what_a_seat_cannot_see_changes_no_observation_and_no_number(game: Game) -> None:
    """Dealt anew by guesses, and in the text of the position by a dealer of the tests' own."""
    changed = 0
    for walk in walks(game, 8, seed=9300, looks=12):
        with walk:
            encoder = encoder_for(walk)
            for n, state, dealer in watched_positions(walk):
                seat = n % walk.seats
                text = dealer.redealt(game.position(state), seat, Chance(n))
                changed += text != game.position(state)
                for world in (state.guess(seat, Chance(n)), game.from_position(text, Chance(7))):
                    assert (observed(encoder, world, seat) == observed(encoder, state, seat)).all()
                    assert listed(encoder, world, seat) == listed(encoder, state, seat)
    assert changed > 20 or game.shared


@pytest.mark.parametrize("name", SEEN)
def test_what_is_written_from_the_state_is_what_the_view_shows(name: str) -> None:
    """In every position for every seat, that of the end included."""
    game = shelf.game(name)
    for walk in walks(game, 16, seed=9250, looks=25):
        with walk:
            for state in walk:
                assert_shown(walk, state)
            assert_shown(walk, walk.state)


def assert_shown(walk: Walk, state: State) -> None:
    encoder, values = encoder_for(walk), SEEN[walk.game.name]
    for seat in range(walk.seats):
        shown = vec[i16]([0] * encoder.length)
        write(encoder.fields, values(walk.game.view(state, seat), seat), shown, 0)
        expected = parts_of(encoder, np.frombuffer(memoryview(shown), np.int16))
        assert parts_of(encoder, observed(encoder, state, seat)) == expected


def test_the_fields_of_a_game_are_named_once_and_explained(game: Game) -> None:
    encoder = Setting(game.name).encoder
    names = [field.name for field in encoder.fields]
    assert len(set(names)) == len(names)
    assert all(field.about and field.length > 0 for field in encoder.fields)
    assert all(block.about for block in encoder.blocks)


# --- Rune's window ----------------------------------------------------------------------------------------------------


def test_runes_window_shows_what_the_view_shows() -> None:
    game = shelf.game("rune")
    for walk in walks(game, 6, seed=9400):
        encoder = encoder_for(walk)
        for n, state in enumerate(walk):
            seat = n % 2
            parts = parts_of(encoder, observed(encoder, state, seat))
            view = game.view(state, seat)
            cells = {cell: area.colour for area in view.areas for cell in area.cells}
            left, top = min(x for x, _ in cells) - 2, min(y for _, y in cells) - 2
            for place, code in enumerate(parts["runes"]):
                assert " BGR"[code] == cells.get((left + place % 17, top + place // 17), " ")
            pieces = dict.fromkeys(((token.x, token.y) for token in view.tokens), 3)
            for master in view.masters:
                cell = master.x, master.y
                pieces[cell] = pieces.get(cell, 0) + (1 if master.seat == seat else -1)
            for place, code in enumerate(parts["pieces"]):
                assert code == pieces.get((left + place % 17, top + place // 17), 0)
            assert parts["hand"] == [int(card in {face.card for face in view.hand}) for card in range(1, 17)]
            assert parts["masters"] == [view.sides[seat].masters, view.sides[1 - seat].masters]
            assert parts["deck"] == [view.deck] and parts["held"] == [view.sides[1 - seat].hand]
            assert parts["table"] == [len(view.board), len(view.tokens)] and parts["origin"] == [-left, -top]


def test_runes_numbers_are_those_of_the_cells_in_the_window() -> None:
    for walk in walks(shelf.game("rune"), 6, seed=9500):
        encoder = encoder_for(walk)
        for state in walk:
            for text, number in listed(encoder, state, int(state.actor())).items():
                move = state.find(state.actor(), text)
                assert encoder.number(state, move) == number


def test_a_row_of_cards_reaches_beyond_runes_window() -> None:
    """Sixteen cards end to end: what lies beyond has numbers of the last block, and every move still has its own."""
    state = a_long_row()
    assert state.board.right - state.board.left > rune.SPAN
    encoder = Setting("rune").encoder
    numbers = listed(encoder, state, int(state.actor()))
    beyond = [number for number in numbers.values() if number >= rune.FIRST_BEYOND]
    assert beyond == list(range(int(rune.FIRST_BEYOND), int(rune.FIRST_BEYOND) + len(beyond))) and len(beyond) > 3
    assert len(set(numbers.values())) == len(numbers) == state.move_count(state.actor())
    observed(encoder, state, 0)


def a_long_row() -> RuneState:
    """Every card is laid as far to the right as it may lie, until the window of the numbers is too small."""
    for seed in range(200):
        state = RUNE.new(2, {}, Chance(seed))
        while state.actor() >= 0 and (state.phase != 0 or state.board.right - state.board.left <= rune.SPAN):
            moves = state.moves(state.actor())
            lays = [move for move in moves if kind_of(move) == LAYS]
            state.play(state.actor(), max(lays, key=state.column) if lays else moves[0])
        if state.actor() >= 0:
            assert state.board.right < SIDE
            return state
    pytest.fail("no row is long enough")
