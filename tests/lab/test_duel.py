"""Many games of bots: seats rotate, luck follows from the seed alone, figures add up."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from armarium import bots, shelf
from armarium.bots import Observation
from armarium.game import Game, Outcome
from armarium.lab import duel, playing
from armarium.lab.duel import Plan, Report, Result
from armarium.log import Line
from armarium.reason import Refused
from armarium.record import Record, check, parse_record, record_text, result_text


def small_plan(games: int = 12, entrants: tuple[str, ...] = ("random",), seed: int = 5) -> Plan:
    return duel.plan("rune", entrants, games, seed, {})


def test_everybody_plays_every_seat_equally_often() -> None:
    for seats in (2, 3, 4, 5):
        plan = Plan("rune", ["random"] * seats, 0, 1, {})
        taken = Counter((entrant, seat) for n in range(6 * seats) for seat, entrant in enumerate(plan.seating(n)))
        assert set(taken.values()) == {6}
        assert len(taken) == seats * seats


def test_the_number_of_processes_changes_nothing() -> None:
    plan = small_plan(duel.CHUNK + 7)
    alone = msgspec.to_builtins(duel.run(plan, processes=1))
    together = msgspec.to_builtins(duel.run(plan, processes=2))
    del alone["seconds"], together["seconds"]
    assert alone == together


def test_another_seed_is_another_series() -> None:
    first, second = (duel.play_some(small_plan(seed=seed), range(6)) for seed in (1, 2))
    assert first != second
    assert first == duel.play_some(small_plan(seed=1), range(6))


def test_progress_is_told() -> None:
    told: list[int] = []
    duel.run(small_plan(duel.CHUNK + 3), processes=1, tell=told.append)
    assert told == [duel.CHUNK, duel.CHUNK + 3]


def test_a_few_long_games_are_shared_out() -> None:
    told: list[int] = []
    duel.run(small_plan(5), processes=2, tell=told.append)
    assert told in ([3, 5], [2, 5]), "three games and two, whichever are played first"


def test_one_name_fills_all_seats() -> None:
    assert small_plan().bots == ["random", "random"]


def test_figures_add_up(game: Game) -> None:
    report = duel.run(duel.plan(game.name, ["random"], 4, 3, {}), processes=1)
    seats = min(game.seats)
    assert report.games == 4 and report.seats == seats and report.rules == game.rules
    assert sum(report.endings.values()) == 4
    assert sum(entrant.wins for entrant in report.bots) == pytest.approx(4 * sum(report.seat_win_rates))
    assert all(entrant.games == 4 and entrant.low <= entrant.win_rate <= entrant.high for entrant in report.bots)
    assert report.turns.p5 <= report.turns.mean <= report.turns.p95


def test_shared_wins_count_in_parts_and_follow_the_seating() -> None:
    plan = Plan("rune", ["greedy", "random"], 3, 1, {})
    played = [
        Result(0, [0], [9, 1], "points", 6),  # greedy on the first seat
        Result(1, [0], [5, 3], "points", 8),  # seats have moved on: random on the first seat
        Result(2, [0, 1], [4, 4], "tie", 10),
    ]
    report = duel.report(plan, played, 1.0)
    greedy, random = report.bots
    assert (greedy.wins, random.wins) == (1.5, 1.5)
    assert (greedy.mean_score, random.mean_score) == pytest.approx(((9 + 3 + 4) / 3, (1 + 5 + 4) / 3))
    assert report.seat_win_rates == pytest.approx([2.5 / 3, 0.5 / 3])
    assert report.endings == {"points": 2, "tie": 1}
    assert report.turns.mean == 8


def tied(game: str, winners: list[int], first: list[int], scores: list[int], key: str) -> Report:
    """What the lab counts if the only game of three ends so."""
    plan = Plan(game, ["random"] * len(scores), 1, 1, {})
    ending = Outcome(winners, scores, key, first)
    return duel.report(plan, [Result(0, ending.first, ending.scores, ending.key, 9)], 1.0)


@pytest.mark.clause("G-33", "K-31")
def test_leaders_who_are_tied_share_one_win() -> None:
    designer = tied("grimoire", [], [0, 2], [30, 12, 30], "designer")
    assert [bot.wins for bot in designer.bots] == [0.5, 0.0, 0.5] and designer.seat_win_rates == [0.5, 0.0, 0.5]
    shared = tied("kragmortha", [0, 1, 2], [0, 1, 2], [5, 5, 5], "shared")
    assert [bot.win_rate for bot in shared.bots] == pytest.approx([1 / 3] * 3)


@pytest.mark.clause("G-33")
def test_every_game_of_grimoire_is_counted_once_also_the_designers() -> None:
    """The third of these games ends in a tie."""
    plan = duel.plan("grimoire", ["random"], 4, 7, {})
    third = duel.play(plan, 2)
    assert (third.ending, third.first, len(set(third.scores))) == ("designer", [0, 1], 1)
    report = duel.run(plan, processes=1)
    assert sum(bot.wins for bot in report.bots) == pytest.approx(4)
    assert report.endings["designer"] == 1 and {bot.wins % 1 for bot in report.bots} == {0.5}


def test_greedy_beats_random() -> None:
    report = duel.run(small_plan(8, ("greedy", "random"), seed=1), processes=1)
    assert report.bots[0].win_rate > 0.9


@pytest.mark.parametrize(
    ("game", "entrants", "games", "options", "key"),
    [
        ("chess", ["random"], 1, {}, "game-unknown"),
        ("rune", ["oracle"], 1, {}, "bot-unknown"),
        ("rune", ["random", "random", "random"], 1, {}, "seats-impossible"),
        ("rune", ["random"], 0, {}, "games-count"),
        ("rune", ["random"], 1, {"colour": True}, "option-unknown"),
        ("rune", ["random"], 1, {"grand-master": "perhaps"}, "option-value"),
    ],
)
def test_impossible_plans(
    game: str, entrants: list[str], games: int, options: dict[str, bool | int | str], key: str
) -> None:
    with pytest.raises(Refused) as refused:
        duel.plan(game, entrants, games, 1, options)
    assert refused.value.reason.key == key


def test_a_bot_too_few() -> None:
    with pytest.raises(Refused) as refused:
        duel.plan("kragmortha", ["random", "random"], 1, 1, {}, seats=4)
    assert refused.value.reason.key == "bots-count"


def test_a_game_of_the_lab_is_a_game_of_the_table() -> None:
    """Written down with its luck and replayed through the record, it ends as the lab says."""
    plan = small_plan(seed=9)
    box = shelf.game("rune")
    luck = playing.luck(plan.seed, 0, 0)
    luck.record_draws()
    state = box.new(2, plan.options, luck)
    written = Record("rune", box.rules, ["bot random", "bot random"], plan.options, start=luck.take_draws())
    dreams = [playing.luck(plan.seed, 0, 1 + seat) for seat in range(2)]
    while state.to_act():
        seat = int(state.actor())
        move = bots.bot("random", "rune").choose(Observation.of(box, state, seat, dreams[seat]), dreams[seat])
        state.play(seat, state.find(seat, move))
        written.lines.append(Line(len(written.lines) + 1, seat, move, luck.take_draws()))
    written.result = result_text(state.outcome())
    outcome = check(parse_record(record_text(written))).outcome()
    assert outcome is not None
    result = duel.play(plan, 0)
    assert (result.first, result.scores, result.ending) == (outcome.first, outcome.scores, outcome.key)
