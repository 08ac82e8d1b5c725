"""Every chapter of every book played, right and wrong: positions are legal, answers offered, reasons reachable."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from armarium import bots, lessons, shelf
from armarium.game import Game
from armarium.lessons import Answer, Chapter, Lesson, Task, Wrong
from armarium.reason import Refused
from armarium.words import LANGUAGES, words

BOOKS = [game for game in shelf.names() if lessons.chapters(shelf.game(game))]
CHAPTERS = [(game, chapter.name) for game in BOOKS for chapter in lessons.chapters(shelf.game(game))]
TAUGHT = set(shelf.NAMES)
TASKS = [
    (game, chapter.name, place)
    for game in BOOKS
    for chapter in lessons.chapters(shelf.game(game))
    for place in range(len(chapter.tasks))
]


def opened(game: str, name: str) -> tuple[Game, Chapter]:
    box = shelf.game(game)
    return box, lessons.chapter(box, name)


def tried(lesson: Lesson, text: str) -> Answer:
    return asyncio.run(lesson.attempt(text))


def at_task(game: str, name: str, place: int) -> Lesson:
    """A lesson whose earlier tasks were done as they are shown."""
    lesson = Lesson(*opened(game, name))
    for task in lesson.chapter.tasks[:place]:
        assert tried(lesson, task.show).verdict == "accepted"
        lesson.go_on()
    return lesson


def offered(lesson: Lesson) -> list[str]:
    state = lesson.table.state
    return [state.text(move) for move in state.moves(lesson.seat)]


def tries(wrong: Wrong, lesson: Lesson) -> Iterator[str]:
    """Moves this reason is for: those named, and for a pattern all that fit it."""
    for pattern in wrong.moves:
        yield from (
            (text for text in offered(lesson) if lessons.fits_any(text, [pattern])) if "*" in pattern else [pattern]
        )


def test_every_book_of_the_house_teaches() -> None:
    assert set(BOOKS) >= TAUGHT


@pytest.mark.parametrize("game", BOOKS)
def test_a_book_has_five_to_eight_chapters_and_ends_with_a_game(game: str) -> None:
    found = lessons.chapters(shelf.game(game))
    assert 5 <= len(found) <= 8
    assert [chapter.game is not None for chapter in found] == [False] * (len(found) - 1) + [True]
    assert len({chapter.name for chapter in found}) == len(found)


@pytest.mark.parametrize(("game", "name"), CHAPTERS)
def test_a_chapter_is_played_as_it_is_shown(game: str, name: str) -> None:
    box, chapter = opened(game, name)
    if chapter.game is not None:
        return
    lesson = Lesson(box, chapter)
    played: list[str] = []
    for place, task in enumerate(chapter.tasks):
        assert lesson.done == place and lesson.task == task
        assert lesson.seat in lesson.table.to_act() or lesson.table.can_act(lesson.seat)
        answer = tried(lesson, task.show)
        assert answer.verdict == "accepted", (task.key, answer)
        assert answer.key == f"lesson-{name}-{task.key}"
        played.append(answer.steps[0].line.move)
        assert len(answer.steps) == 1 + len(task.then)
        lesson.go_on()
        again = Lesson(box, chapter, played)
        assert box.position(again.table.state) == box.position(lesson.table.state)
    assert lesson.task is None
    with pytest.raises(Refused):
        tried(lesson, chapter.tasks[0].show)


@pytest.mark.parametrize(("game", "name", "place"), TASKS)
def test_what_a_task_accepts_is_offered_and_what_it_shows_is_accepted(game: str, name: str, place: int) -> None:
    lesson = at_task(game, name, place)
    task = lesson.chapter.tasks[place]
    moves = offered(lesson)
    for pattern in task.accept:
        assert any(lessons.fits_any(text, [pattern]) for text in moves), pattern
    assert any(not lessons.fits_any(text, task.accept) for text in moves) or task.wrong or len(moves) == 1


@pytest.mark.parametrize(("game", "name", "place"), TASKS)
def test_every_reason_can_be_met_and_a_wrong_try_costs_nothing(game: str, name: str, place: int) -> None:
    lesson = at_task(game, name, place)
    task = lesson.chapter.tasks[place]
    before = lesson.game.position(lesson.table.state)
    for wrong in task.wrong:
        answers = [tried(lesson, text) for text in tries(wrong, lesson) if not is_right(task, wrong, text)]
        assert answers or wrong.happens, wrong
        expect_reason(lesson, task, wrong, answers)
    assert lesson.game.position(lesson.table.state) == before
    assert lesson.done == place


def is_right(task: Task, wrong: Wrong, text: str) -> bool:
    """A pattern of a wrong move may take in the right one and moves that an earlier reason speaks of."""
    if wrong.clause:
        return False
    earlier = task.wrong[: task.wrong.index(wrong)]
    return lessons.fits_any(text, task.accept) or any(lessons.fits_any(text, each.moves) for each in earlier)


def expect_reason(lesson: Lesson, task: Task, wrong: Wrong, answers: list[Answer]) -> None:
    for answer in answers:
        if wrong.clause:
            assert answer.verdict == "refused" and answer.why is not None
            assert answer.why.clause == wrong.clause, (wrong, answer.why)
        else:
            assert (answer.verdict, answer.key) == ("wrong", lesson.words_key(task.key, wrong.key)), (wrong, answer)


@pytest.mark.parametrize(("game", "name", "place"), TASKS)
def test_any_other_offered_move_is_answered_too(game: str, name: str, place: int) -> None:
    lesson = at_task(game, name, place)
    task = lesson.chapter.tasks[place]
    others = [text for text in offered(lesson) if not lessons.fits_any(text, task.accept)]
    for text in others[:: max(1, len(others) // 12)]:
        answer = tried(lesson, text)
        assert answer.verdict == "wrong"
        assert words(game, "en").has(answer.key)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), CHAPTERS)
def test_every_sentence_of_a_chapter_is_there(game: str, name: str, language: str) -> None:
    said = words(game, language)
    chapter = opened(game, name)[1]
    values = {"partner": "Pip"}
    for key in sentence_keys(chapter):
        assert said.has(key), key
        assert said.say(key, values) != key
    for key in (f"lesson-{name}", *(f"lesson-{name}-{task.key}" for task in chapter.tasks)):
        wanted = ("about",) if key == f"lesson-{name}" else ("help", "title", "idea", "done")
        for attribute in wanted:
            text = said.attribute(key, attribute, values)
            assert text and text != key, (key, attribute)


def sentence_keys(chapter: Chapter) -> Iterator[str]:
    yield f"lesson-{chapter.name}"
    for task in chapter.tasks:
        yield f"lesson-{chapter.name}-{task.key}"
        yield from (f"lesson-{chapter.name}-{task.key}-{wrong.key}" for wrong in task.wrong if wrong.key)
    for saying in chapter.game.says if chapter.game else ():
        yield f"lesson-{chapter.name}-say-{saying.key}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BOOKS)
def test_a_book_says_in_short_what_it_is_about(game: str, language: str) -> None:
    said = words(game, language)
    for key in ("learn-aim", "short-aim", *(f"short-turn-{n}" for n in range(1, 6)), "short-end"):
        assert said.say(key, {"partner": "Pip"}) != key


@pytest.mark.parametrize("game", BOOKS)
def test_the_last_chapter_is_a_game_with_bots_that_know_it_and_speak_of_what_can_happen(game: str) -> None:
    box = shelf.game(game)
    chapter = lessons.chapters(box)[-1]
    assert chapter.game is not None and chapter.game.says
    assert set(chapter.game.bots) <= set(bots.names(game))
    assert len(chapter.game.bots) + 1 in box.seats and len(chapter.partners) == len(chapter.game.bots)
    kinds = {kind for saying in chapter.game.says for kind in saying.happens}
    assert kinds <= set(box.touches)


def test_a_lesson_that_is_none_and_one_that_is_a_game_are_refused() -> None:
    box = shelf.game("rune")
    with pytest.raises(Refused):
        lessons.chapter(box, "nothing")
    with pytest.raises(Refused):
        Lesson(box, lessons.chapters(box)[-1])
    with pytest.raises(Refused):
        Lesson(box, lessons.chapter(box, "aim"), ["master m14", "master m14"])
