"""Guided first games line by line: the chapters of a book, and one of them at this keyboard.

The same chapters, sentences and judge as the browser's (`armarium.lessons`); the table is told and asked as in play.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import msgspec
import platformdirs
from rich.console import Console
from rich.text import Text

from armarium import lessons
from armarium.game import Game
from armarium.lessons import Chapter, Lesson, Task
from armarium.reason import refusal
from armarium.terminal.lesson_sitting import LessonSitting, chapter_title, how_to, lit_things, phrase
from armarium.terminal.lines import Lines, one_line
from armarium.words import words


class TaskLines(Lines):
    """One task: asked, tried until it is done, then looked at until somebody goes on."""

    sitting: LessonSitting

    def __init__(self, lesson: Lesson, language: str, console: Console, read: Callable[[], str]) -> None:
        wording = words(lesson.game.name, language)
        super().__init__(LessonSitting(lesson, wording.say("terminal-guest")), language, console, read)
        assert lesson.task is not None
        self.task: Task = lesson.task
        self.key = lesson.words_key(self.task.key)
        self.place = lesson.done
        self.skips = False
        self.viewer = lesson.seat
        self._goes_on = False

    @property
    def is_done(self) -> bool:
        return self.sitting.lesson.done > self.place

    @property
    def has_left(self) -> bool:
        return self._left

    def run(self) -> None:
        seat = self.sitting.lesson.seat
        self.show_board(seat)
        self.tell_task()
        while not (self.is_done or self.skips or self._left):
            self.obey_line(seat, [offer.move for offer in self.sitting.offers(seat)], self.read())
        if not self.is_done:
            return
        self.tell(self.key, "done")
        self.say("learn-go-on")
        while not (self._goes_on or self._left):
            self.obey_line(seat, [], self.read())

    def tell_task(self) -> None:
        """What the book says of it, what is to be done, and what the sentences call lit."""
        for attribute in ("title", "idea"):
            self.tell(self.key, attribute)
        self.print(Text(self.phrase(self.key), "bold"), soft_wrap=True)
        self.print(Text(how_to(self.sitting.lesson, self.wording, self.key)), soft_wrap=True)
        if lit := lit_things(self.task, self.wording):
            self.say("learn-lit", things=lit)
        self.say("learn-type")

    def phrase(self, key: str, attribute: str = "") -> str:
        return phrase(self.sitting.lesson, self.wording, key, attribute)

    def tell(self, key: str, attribute: str = "") -> None:
        if text := self.phrase(key, attribute):
            self.print(Text(text), soft_wrap=True)

    def obey_line(self, seat: int | None, moves: list[str], line: str) -> None:
        super().obey_line(seat, moves, line)
        objection, self.sitting.objection = self.sitting.objection, ""
        if objection:
            self.tell(objection)
            self.say("learn-again")

    def obey(self, seat: int | None, moves: list[str], line: str) -> None:
        if line in ("help", "?"):
            self.tell_commands("learn-help")
        elif self.is_done:
            self.obey_done(line)
        elif line == "next":
            self.skips = True
        elif line == "show":
            self.say("learn-shown", move=self.task.show)
            self.sitting.play(self.sitting.lesson.seat, self.task.show)
        elif line == "task":
            self.tell_task()
        else:
            super().obey(seat, moves, line)

    def obey_done(self, line: str) -> None:
        """Once the task is done there is only looking and going on."""
        command, _, rest = line.partition(" ")
        if line in ("", "next"):
            self._goes_on = True
        elif command == "hand":
            self.show_board(self.viewer)
        elif not self.answer(command, rest) and not self.obey_anybody(None, line, command, rest):
            self.say("learn-go-on")

    def answer(self, command: str, rest: str) -> bool:
        """A page of a book is a move here, also one that may not be opened yet; `read page 7` reads it."""
        return command != "page" and super().answer(command, rest)


def learn_chapter(
    game: Game, chapter: Chapter, language: str, console: Console, read: Callable[[], str]
) -> tuple[bool, bool]:
    """Go through a chapter; whether it was done, and whether the learner wants to leave."""
    lesson = Lesson(game, chapter)
    while lesson.task is not None:
        task = TaskLines(lesson, language, console, read)
        if not lesson.done:
            tell_chapter(task)
        task.run()
        if task.has_left or task.skips:
            return lesson.task is None, task.has_left
        lesson.go_on()
    task.say("learn-done", chapter=chapter_title(game, chapter, task.wording))
    return True, False


def tell_chapter(task: TaskLines) -> None:
    """The chapter's title, what it is about, and the aim of the whole game."""
    lesson = task.sitting.lesson
    task.print(Text(chapter_title(lesson.game, lesson.chapter, task.wording), "bold"))
    task.tell(lesson.words_key(), "about")
    task.say("learn-aim-line", aim=task.phrase("learn-aim"))


# --- the list, and what is done -------------------------------------------------------------------------------------


def chapter_lines(game: Game, done: list[str], language: str) -> list[str]:
    """A line for each chapter: its number, title, how long it takes, and whether it is done."""
    wording = words(game.name, language)
    lines = []
    for place, chapter in enumerate(lessons.chapters(game), 1):
        values = {"place": place, "title": chapter_title(game, chapter, wording), "minutes": chapter.minutes}
        lines.append(wording.say("learn-chapter-done" if chapter.name in done else "learn-chapter", values))
    return lines


def chosen_place(game: Game, typed: str, done: list[str]) -> int:
    """Which chapter was typed, by number or name; nothing typed is the first that is not done."""
    names = [chapter.name for chapter in lessons.chapters(game)]
    if not names:
        raise refusal("lesson-none", game=game.name)
    wish = one_line(typed).lower()
    if not wish:
        return next((place for place, name in enumerate(names) if name not in done), 0)
    numbers = [str(place) for place in range(1, len(names) + 1)]
    if wish not in numbers and wish not in names:
        raise refusal("lesson-unknown", lesson=wish, game=game.name)
    return numbers.index(wish) if wish in numbers else names.index(wish)


def progress_file() -> Path:
    return platformdirs.user_data_path("armarium", appauthor=False) / "learned.json"


def read_progress() -> dict[str, list[str]]:
    """The chapters done, by game; none where the file is not there or not ours."""
    try:
        return msgspec.json.decode(progress_file().read_bytes(), type=dict[str, list[str]])
    except (OSError, msgspec.DecodeError):
        return {}


def keep_progress(game: str, chapter: str) -> None:
    """Remember a chapter; where nothing can be written it is offered again next time."""
    progress = read_progress()
    if chapter in progress.setdefault(game, []):
        return
    progress[game].append(chapter)
    file = progress_file()
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(msgspec.json.encode(progress))
