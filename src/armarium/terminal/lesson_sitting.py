"""The table of a lesson at this keyboard, and the sentences of its book: the browser's (`armarium.lessons`).

Both faces of the terminal, full screen and line by line, learn through it. It draws nothing and asks nothing.
"""

from __future__ import annotations

from armarium.game import Game
from armarium.host import finish
from armarium.lessons import Chapter, Lesson, Task
from armarium.reason import Refused, refusal
from armarium.terminal.session import NOTE, Call
from armarium.terminal.sitting import Sitting
from armarium.words import Words, words


class LessonSitting(Sitting):
    """The table of a lesson: what is played is tried there, and only the learner ever acts. Nobody is watched."""

    def __init__(self, lesson: Lesson, learner: str) -> None:
        self.lesson = lesson
        self.objection = ""  # the words' key of why the last try was not the answer
        self._learner = learner
        super().__init__(lesson.table, [step.line for step in lesson.table.log])
        self.keeps = False

    def play(self, seat: int, text: str) -> None:
        answer = finish(self.lesson.attempt(text))
        if answer.why is not None:
            raise Refused(answer.why)
        self.objection = answer.key if answer.verdict == "wrong" else ""

    def people(self) -> list[int]:
        return [self.lesson.seat]

    def written_names(self) -> list[str]:
        return [seat.name or self._learner for seat in self.table.seats]

    def person_to_act(self) -> int | None:
        return self.lesson.seat

    def bot_to_act(self) -> int | None:
        return None

    def is_over(self) -> bool:
        """A lesson goes on after a game's last move."""
        return False

    def undo(self, seat: int) -> None:
        raise refusal("lesson-no-undo")

    def calls(self) -> list[Call]:
        return []

    def demands(self, seat: int | None) -> list[object]:
        return []

    def note(self, seat: int, note: NOTE) -> None:
        """Penances are asked for at real tables."""

    def tick(self) -> bool:
        return False


def chapter_title(game: Game, chapter: Chapter, wording: Words) -> str:
    return words(game.name, wording.language).say(f"lesson-{chapter.name}", {"partner": chapter.partners[0]})


def phrase(lesson: Lesson, wording: Words, key: str, attribute: str = "") -> str:
    """A sentence of the lesson in one line; empty where it has no such attribute."""
    values = {"partner": lesson.chapter.partners[0]}
    text = wording.attribute(key, attribute, values) if attribute else wording.say(key, values)
    return " ".join(text.split())


def how_to(lesson: Lesson, wording: Words, key: str) -> str:
    """How a task is done at a keyboard, where that is another way than with a pointer."""
    return phrase(lesson, wording, key, "typed") or phrase(lesson, wording, key, "help")


def lit_things(task: Task, wording: Words) -> str:
    """What the game calls the things that a browser would light; empty where its sentences name them already."""
    names = []
    for thing in task.point:
        kind, _, name = thing.partition(" ")
        if wording.has(f"lit-{kind}"):
            names.append(wording.say(f"lit-{kind}", {"name": name}))
    return ", ".join(name for name in names if name)
