"""A finished game weighed: in the background, kept with its table, the same each time; by the page and the terminal."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from armarium import record, shelf
from armarium.bots import HOUSE, Observation
from armarium.bots.analysis import (
    AnalysedMove,
    Analysis,
    Moment,
    MoveEvaluation,
    analysed_move,
    analysis,
    game_analysis,
    mark_of,
    move_evaluation,
    offered_move,
    turning_points,
)
from armarium.chance import Chance
from armarium.game import complete_options
from armarium.lab.hindsight import moments_of
from armarium.log import Line
from armarium.record import Record
from armarium.server.records import import_record
from tests.record.test_record import played
from tests.server.house import Guest, House

Open = Callable[..., House]
ROOT = Path(__file__).resolve().parents[1]
GOLDEN = {
    "grimoire": "grimoire/records/junk-tie.record",
    "kragmortha": "kragmortha/records/tie-shared.record",
    "kamimai": "kamimai/records/game-two.record",
}
REAL = {"catalogue": HOUSE, "analysis_simulations": 8, "analysis_seconds": 60.0}


def golden(game: str) -> Record:
    return record.load(ROOT / GOLDEN[game]) if game in GOLDEN else played(shelf.game(game), 2, 5)


def analysis_of(game_record: Record, seed: int, simulations: int = 8) -> Analysis:
    game, moments, last = moments_of(game_record)
    return game_analysis(game, moments, last, simulations, 60.0, seed, lambda _: None)


@pytest.mark.parametrize("game", shelf.NAMES)
def test_a_golden_record_is_weighed_alike_for_a_seed(game: str) -> None:
    game_record = golden(game)
    first = analysis_of(game_record, 1)
    assert first == analysis_of(game_record, 1)
    seats = len(game_record.names)
    _, moments, _ = moments_of(game_record)
    assert [move.n for move in first.moves] == [one.n for one in moments if one.seat in one.before.to_act()]
    for move in first.moves:
        line = game_record.lines[move.n - 1]
        assert (move.seat, move.move) == (line.seat, line.move)
        assert len(move.expected) == seats and all(0 <= share <= 1 for share in move.expected)
        assert move.loss == 0 or move.loss == pytest.approx(move.best_value - move.value, abs=1e-3)
        assert move.best_value == move.expected[move.seat]
        assert (move.mark in ("only", "best")) <= (move.loss == 0)
    assert len(first.end) == seats
    assert first.turning == sorted(first.turning) and set(first.turning) <= {move.n for move in first.moves}


def test_what_was_taken_back_is_not_weighed() -> None:
    """A record in which a move was taken back has only the moves that count."""
    game_record = golden("rune")
    first = game_record.lines[0]
    again = Record(**{name: getattr(game_record, name) for name in game_record.__struct_fields__})
    again.lines = [first, Line(2, first.seat, "", back=0), *(replace(line, n=line.n + 2) for line in game_record.lines)]
    assert [move.move for move in analysis_of(again, 1).moves] == [
        move.move for move in analysis_of(game_record, 1).moves
    ]
    assert [move.n for move in analysis_of(again, 1).moves][:2] == [3, 4]


def drawing() -> Observation:
    """The first draw of a game of KamiMaï."""
    game = shelf.game("kamimai")
    state = game.new(2, complete_options(game, 2, {}), Chance(3))
    while not any(state.text(move).startswith("pull") for move in state.moves(state.actor())):
        state.play(state.actor(), state.moves(state.actor())[0])
    return Observation.of(game, state, int(state.actor()), Chance(1))


def test_a_settled_move_is_the_offered_one_it_began_as() -> None:
    observation = drawing()
    moves = observation.moves
    for move in moves:
        text = observation.text(move)
        decided = text.rpartition(" ")[0] if text.startswith("pull") else text
        assert observation.text(offered_move(observation, f"{decided} > fell", moves)).startswith(decided)
        assert offered_move(observation, text, moves) == move, "what tells everything is itself"
    assert {observation.text(offered_move(observation, "pull 1 > 1 2", ways)) for ways in (moves, moves[::-1])} == {
        "pull 1 slow",
        "pull 1 quick",
    }, "the tempo that was tried most"


def test_a_pull_is_weighed_by_what_was_decided_and_not_by_what_fell() -> None:
    observation = drawing()
    held, fell, both = (evaluation_of(observation, f"pull 9 > {told}") for told in ("9", "fell", "9 10"))
    assert held == fell == both and held.played.startswith("pull 9 ")
    assert held.after == evaluation_of(observation, held.played).after
    slot = held.best.split()[1]
    masters = evaluation_of(observation, f"pull {slot} > {slot}")
    moment = Moment(1, observation.seat, f"pull {slot} > {slot}", observation.guess(Chance(1)))
    assert masters.played == masters.best and analysed_move(moment, masters).mark == "best"


def evaluation_of(observation: Observation, played: str) -> MoveEvaluation:
    return move_evaluation(observation, played, Chance(2), 6, math.inf)


def test_the_end_is_what_everybody_got() -> None:
    game_record = golden("rune")
    assert sorted(analysis_of(game_record, 1).end) == [0.0, 1.0]
    game_record.lines = game_record.lines[:4]
    assert min(analysis_of(game_record, 1).end) > 0.0, "an unfinished game ends with what could be hoped for"


# --- marks and turning points ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("choices", "best", "loss", "mark"),
    [
        (1, True, 0.0, "only"),
        (9, True, 0.0, "best"),
        (9, False, 0.0499, "good"),
        (9, False, 0.05, "slip"),
        (9, False, 0.1499, "slip"),
        (9, False, 0.15, "blunder"),
    ],
)
def test_a_mark_follows_from_the_loss(choices: int, best: bool, loss: float, mark: str) -> None:
    assert mark_of(choices, best, loss) == mark


def move(n: int, first: float, loss: float) -> AnalysedMove:
    return AnalysedMove(n, 0, "a", [first, 1 - first], "b", first, first - loss, loss, mark_of(9, loss == 0, loss))


def test_turning_points_are_the_costliest_moves_in_order() -> None:
    moves = [move(1, 0.5, 0.2), move(2, 0.5, 0.06), move(3, 0.5, 0.3), move(4, 0.5, 0.1), move(5, 0.5, 0.0)]
    assert turning_points(moves, [0.5, 0.5]) == [1, 3, 4]


def test_where_nobody_slipped_luck_turned_the_game() -> None:
    moves = [move(1, 0.5, 0.0), move(2, 0.6, 0.0), move(3, 0.3, 0.06), move(4, 0.35, 0.01), move(5, 0.4, 0.0)]
    assert turning_points(moves, [1.0, 0.0]) == [2, 3, 5]
    assert analysis(8, [], [1.0, 0.0]).turning == []


# --- at the server --------------------------------------------------------------------------------------------------


def imported(house: House, game: str) -> str:
    text = record.record_text(golden(game))
    return import_record(house.settings.database, text)


def finished(guest: Guest, table: str) -> Any:
    """Asks until it is done, as a page does."""
    told = guest.post(f"/tables/{table}/analysis")
    shown = [told["done"]]
    for _ in range(100_000):
        if told["stage"] != "running":
            break
        time.sleep(0.02)
        told = guest.get(f"/tables/{table}/analysis")
        shown.append(told["done"])
    assert shown == sorted(shown)
    return told


@pytest.mark.parametrize("game", shelf.NAMES)
def test_a_finished_table_is_weighed_in_the_background_and_the_result_is_kept(open_house: Open, game: str) -> None:
    house = open_house(**REAL)
    table = imported(house, game)
    guest = house.guest()
    assert guest.get(f"/tables/{table}/analysis")["stage"] == "none"
    told = finished(guest, table)
    assert told["stage"] == "done"
    assert told["done"] == told["moves"] == len(told["analysis"]["moves"]) > 0
    assert told["analysis"]["simulations"] == 8
    house.hall.bot_pool.close()
    assert house.guest().get(f"/tables/{table}/analysis") == told, "it was kept; nobody thinks a second time"


def test_the_server_and_the_terminal_weigh_alike(open_house: Open) -> None:
    house = open_house(**REAL)
    told = finished(house.guest(), imported(house, "rune"))
    first = analysis_of(golden("rune"), 1)
    assert [one["worth"] for one in told["analysis"]["moves"]] == [one.value for one in first.moves]
    assert told["analysis"]["turning"] == first.turning


def test_a_game_that_goes_on_is_not_weighed(house: House) -> None:
    table, (guest, _), _ = house.pair()
    assert guest.turned_away(f"/tables/{table}/analysis") == "not-over"


def test_a_failed_analysis_says_so_and_may_be_begun_again(house: House) -> None:
    table, (guest, _), lines = house.pair(turns=4)
    for turn in range(4):
        lines[turn % 2].play("pass", turn)
    assert finished(guest, table)["stage"] == "failed", "nobody has taught a bot to think about lanterns"
    assert guest.post(f"/tables/{table}/analysis")["stage"] == "running"


def test_an_analysis_begun_by_a_process_that_ended_goes_on(house: House) -> None:
    table, (guest, _), lines = house.pair(turns=4)
    for turn in range(4):
        lines[turn % 2].play("pass", turn)
    asyncio.run(house.hall.store.keep_analysis(table, ""))
    assert guest.get(f"/tables/{table}/analysis")["stage"] == "running"
