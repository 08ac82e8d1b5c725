"""Puzzles: those that are shipped hold what they promise, the daily one goes round, and the lab finds and goes on."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest

from armarium import puzzles, shelf
from armarium.chance import Chance
from armarium.game import Game, complete_options
from armarium.lab import puzzles as lab
from armarium.puzzles import Puzzle
from armarium.server import lessons
from armarium.server.lessons import LessonTry
from armarium.words import LANGUAGES, words

SHIPPED = list(shelf.NAMES)
EVERY = [
    (name, number + 1)
    for name in SHIPPED
    for number, _ in enumerate((puzzles.puzzle_set(shelf.game(name)) or puzzles.PuzzleSet("", 2, {}, 1, 1)).puzzles)
]


@pytest.mark.parametrize(("name", "number"), EVERY)
def test_every_move_of_a_shipped_puzzle_has_its_reason_in_words(name: str, number: int) -> None:
    game = shelf.game(name)
    one = puzzles.puzzle(game, number)
    state = game.from_position(one.position, Chance(0))
    offered = {state.text(move) for move in state.moves(one.seat)}
    assert set(one.right) <= offered
    assert {move for reason in one.wrong for move in reason.moves} == offered - set(one.right)
    assert one.share - one.second >= lab.LEAD - 0.001
    assert 0.0 < one.difficulty <= 1.0
    asks = game.puzzles()
    assert asks is not None
    assert asks.may_ask(state, one.seat)
    assert asks.EVERY or (one.difficulty >= lab.EASY and not one.also)
    for language in LANGUAGES:
        spoken = words(name, language)
        assert spoken.has(f"puzzle-ask-{one.kind}")
        assert all(spoken.has(f"puzzle-{reason.key}") for reason in [one.why, *one.wrong])


@pytest.mark.parametrize("name", SHIPPED)
def test_every_answer_says_in_words_what_it_does_and_none_is_told_in_numbers_of_wins(name: str) -> None:
    game = shelf.game(name)
    shipped, asks = puzzles.puzzle_set(game), game.puzzles()
    assert shipped is not None and asks is not None
    for one in shipped.puzzles:
        state = game.from_position(one.position, Chance(0))
        answer = state.find(one.seat, one.answer)
        why = asks.reason(state, one.seat, answer, answer)
        assert why is not None and (one.why.key, one.why.values) == (f"why-{why[0]}", why[1])
        for told in one.wrong:
            wrong = asks.reason(state, one.seat, state.find(one.seat, told.moves[0]), answer)
            assert wrong is not None and (told.key, told.values) == (f"wrong-{wrong[0]}", wrong[1])


@pytest.mark.parametrize("name", SHIPPED)
def test_no_theme_is_more_than_a_fifth_of_a_set(name: str) -> None:
    game = shelf.game(name)
    finder = lab.Finder(game, game.folder() / puzzles.FILE, 1, "")
    themes = finder.themes()
    assert all(themes.count(theme) <= len(themes) // lab.THEMES for theme in set(themes) - {""})
    assert name != "grimoire" or len(set(themes)) > lab.THEMES


def test_what_has_no_reason_or_is_of_a_full_theme_is_not_asked_for() -> None:
    game = shelf.game("grimoire")
    finder = lab.Finder(game, game.folder() / puzzles.FILE, 1, "")
    one = finder.puzzle_set.puzzles[0]
    state = game.from_position(one.position, Chance(0))
    answer = state.find(one.seat, one.answer)
    room = finder.themes().count(finder.asks.theme(state, one.seat, answer))
    finder.wanted = lab.THEMES * (room + 1)
    assert finder.is_asked_for(state, one.seat, answer)
    finder.wanted = lab.THEMES * room
    assert not finder.is_asked_for(state, one.seat, answer)
    finder.wanted = lab.THEMES * (room + 1)
    silent = {each.moves[0] for each in one.wrong if each.key == "wrong-nothing"}
    assert silent and not any(finder.is_asked_for(state, one.seat, state.find(one.seat, move)) for move in silent)


@pytest.mark.parametrize("name", SHIPPED)
def test_a_try_is_answered_with_its_reason_and_the_answer_is_accepted(name: str) -> None:
    game = shelf.game(name)
    one = puzzles.puzzle(game, 1)
    wrong = one.wrong[0].moves[0]
    frame = lessons.frame_after(game, "puzzle-1", LessonTry(move=wrong))
    assert frame.verdict == "wrong"
    assert frame.puzzle is not None and frame.puzzle.key == one.wrong[0].key
    frame = lessons.frame_after(game, "puzzle-1", LessonTry(move=one.answer))
    assert frame.verdict == "accepted"
    assert frame.puzzle is not None and frame.puzzle.key == one.why.key
    assert frame.done == 1


@pytest.mark.parametrize("name", SHIPPED)
def test_the_set_is_as_large_as_its_command_says_and_what_was_measured_stands_in_it(name: str) -> None:
    shipped = puzzles.puzzle_set(shelf.game(name))
    asks = shelf.game(name).puzzles()
    assert shipped is not None and asks is not None
    assert shipped.command == f"armarium lab puzzles {name} --count 60 --seed 1"
    assert (shipped.searches, shipped.searches * shipped.simulations) == (asks.REDEALS, lab.TIMES * asks.BUDGET)
    deals = [one.deal for one in shipped.puzzles]
    assert deals == sorted(set(deals)) and deals[-1] < shipped.deals
    assert len(deals) == 60


def test_what_is_as_good_as_the_answer_is_accepted_too() -> None:
    game = shelf.game("kamimai")
    shipped = puzzles.puzzle_set(game)
    assert shipped is not None
    many = [(number, one) for number, one in enumerate(shipped.puzzles, 1) if one.also]
    assert many
    for number, one in many:
        for move in one.right:
            frame = lessons.frame_after(game, f"puzzle-{number}", LessonTry(move=move))
            assert (frame.verdict, frame.puzzle and frame.puzzle.key) == ("accepted", one.why.key)


def test_only_what_leads_clearly_and_is_not_most_of_all_is_a_puzzle() -> None:
    finder = lab.Finder(shelf.game("kamimai"), Path("none.json"), 1, "")
    sure, unsure = lab.Measure(0.8, 0.01), lab.Measure(0.8, 0.1)
    low = lab.Measure(0.6, 0.01)
    assert finder.leads({1: sure, 2: low})
    assert not finder.leads({1: unsure, 2: low, 3: low})
    assert not finder.leads({1: sure, 2: lab.Measure(0.7, 0.01)})
    assert finder.parts({1: sure, 2: lab.Measure(0.78, 0.01), 3: low, 4: low}) == ([1, 2], [3, 4])
    assert not finder.leads({1: sure, 2: lab.Measure(0.78, 0.01), 3: low})
    rune = lab.Finder(shelf.game("rune"), Path("none.json"), 1, "")
    assert rune.parts({1: sure, 2: lab.Measure(0.78, 0.01)}) == ([1], [2])


def test_kamimai_takes_games_up_late_with_nothing_lost_from_the_box() -> None:
    game = shelf.game("kamimai")
    asks = game.puzzles()
    assert asks is not None
    options = complete_options(game, asks.SEATS, dict(asks.OPTIONS))
    for deal in range(40):
        state = asks.start(options, Chance(deal))
        assert state is not None and state.outcome() is None
        text = game.position(state)
        assert game.position(game.from_position(text, Chance(0))) == text
        assert "energy=1 " in text or "energy=2 " in text


@pytest.mark.parametrize("name", SHIPPED)
def test_the_puzzle_of_the_day_is_each_one_once_before_one_comes_again(name: str) -> None:
    game = shelf.game(name)
    shipped = puzzles.puzzle_set(game)
    assert shipped is not None
    count = len(shipped.puzzles)
    first = date.fromordinal(count * 5000)
    numbers = [puzzles.daily_number(game, first + timedelta(days=day)) for day in range(count)]
    assert sorted(numbers) == list(range(1, count + 1))


def test_kamimai_never_asks_for_a_pull() -> None:
    asks = shelf.game("kamimai").puzzles()
    assert asks is not None
    state = shelf.game("kamimai").new(2, dict(asks.OPTIONS), Chance(1))
    while state.outcome() is None and not any(state.text(m).startswith("pull") for m in state.moves(state.actor())):
        state.play(state.actor(), state.moves(state.actor())[0])
    assert not asks.may_ask(state, int(state.actor()))


def test_the_lab_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game: Game = shelf.game("rune")
    one = puzzles.puzzle(game, 1)
    looked: list[int] = []

    def puzzle_in(_self: lab.Finder, deal: int) -> Puzzle | None:
        looked.append(deal)
        return one if deal % 2 else None

    monkeypatch.setattr(lab.Finder, "puzzle_in", puzzle_in)
    path = tmp_path / "puzzles.json"
    assert len(lab.Finder(game, path, 1, "").find(1, lambda _: None).puzzles) == 1
    assert looked == [0, 1]
    again = lab.Finder(game, path, 1, "")
    assert len(again.find(2, lambda _: None).puzzles) == 2
    assert looked == [0, 1, 2, 3]
    assert puzzles.read_set(path).deals == 4
