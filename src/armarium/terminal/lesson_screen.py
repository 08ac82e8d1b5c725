"""A chapter of a book on the full screen: the frame of every table, with the lesson's sentences above the prompt.

What is tried, `armarium.lessons` judges; this room shows what it says and goes from task to task.
"""

from __future__ import annotations

from rich.text import Text

from armarium.game import Game
from armarium.lessons import Chapter, Lesson, Task
from armarium.terminal.app import AIMING, PlayApp
from armarium.terminal.duties import Duties
from armarium.terminal.lesson_sitting import LessonSitting, chapter_title, how_to, lit_things, phrase
from armarium.terminal.session import Session
from armarium.terminal.table_screen import TableScreen
from armarium.terminal.table_view import ALARM, BRASS, FRESH
from armarium.words import words

SKIP = "f8"
Keys = tuple[tuple[str, str], ...]


class LessonScreen(TableScreen):
    """`wanted` is the task that is asked until it is done, then looked at until somebody goes on."""

    sitting: LessonSitting
    has_hints = False  # F3 shows what is right

    def __init__(self, sitting: LessonSitting, language: str, aiming: float) -> None:
        super().__init__(sitting, language, 0, aiming)
        self.lesson = sitting.lesson
        self._begin()

    def on_mount(self) -> None:
        self.add_class("lesson")
        super().on_mount()

    def _begin(self) -> None:
        """The task that is to be done now."""
        assert self.lesson.task is not None
        self.wanted: Task = self.lesson.task
        self.place = self.lesson.done
        self.objection = ""

    @property
    def key(self) -> str:
        return self.lesson.words_key(self.wanted.key)

    @property
    def is_done(self) -> bool:
        return self.lesson.done > self.place

    def phrase(self, key: str, attribute: str = "") -> str:
        return phrase(self.lesson, self.wording, key, attribute)

    # --- what is done -----------------------------------------------------------------------------------------------

    def play(self, text: str) -> None:
        self.objection = ""
        super().play(text)

    def _clear_field(self) -> None:
        """After a try that the rules allow: it was the answer, or the lesson says why not."""
        self.objection, self.sitting.objection = self.sitting.objection, ""
        super()._clear_field()

    def ask_hint(self) -> None:
        """The move that is right, ready to be played."""
        if not self.is_done:
            self.field.value = self.wanted.show
            self.field.cursor_position = len(self.field.value)
            self.notice = self.wording.say("learn-show-hint")
            self.draw()

    def press(self, key: str) -> bool:
        if key == SKIP:
            self.app.exit("next")
        elif self.is_done and key == "enter":
            self._go_on_to_next()
        elif self.is_done:
            return not key.startswith(("f", "ctrl+"))
        else:
            return super().press(key)
        return True

    def _go_on_to_next(self) -> None:
        """The next task, with a table of its own where it brings one; after the last the chapter is done."""
        self.lesson.go_on()
        if self.lesson.task is None:
            self.app.exit("next")
            return
        self.sitting = LessonSitting(self.lesson, self.wording.say("terminal-guest"))
        self.duties = Duties(self.sitting, self.drawing, keys=True)
        self._aim, self._tried, self._trying = None, None, None
        self._begin()
        self._clear_field()

    # --- what is shown ----------------------------------------------------------------------------------------------

    def draw(self) -> None:
        super().draw()
        if self.is_mounted:
            last = len(self.lesson.chapter.tasks)
            place = self.wording.say("learn-place", {"place": self.place + 1, "last": last})
            title = chapter_title(self.sitting.game, self.lesson.chapter, self.wording)
            self.put("#title", f"{self.wording.say(f'game-{self.sitting.game.name}')} · {title} · {place}")

    def _draw_duties(self) -> None:
        """What the book says: of the task, against a try, or of what came of the right one."""
        self.query_one("#duties-frame").display = True
        self.put("#duties", self._voice())

    def _voice(self) -> Text:
        if self.is_done:
            return Text(self.phrase(self.key, "done"), FRESH)
        if self.objection:
            return Text(f"{self.phrase(self.objection)} {self.wording.say('learn-again-hint')}", ALARM)
        lit = lit_things(self.wanted, self.wording)
        look = self.wording.say("learn-lit", {"things": lit}) if lit else ""
        title = self.phrase(self.key, "title")
        return Text.assemble(
            (f"{title}\n" if title else "", f"bold {BRASS}"), self.phrase(self.key, "idea"), f" {look}"
        )

    def _prompt(self, view: object) -> tuple[str, str, Keys]:
        if self.is_done:
            done = self.lesson.task is None
            title = chapter_title(self.sitting.game, self.lesson.chapter, self.wording)
            prompt = self.wording.say("learn-done", {"chapter": title}) if done else self.phrase(self.key)
            return prompt, self.wording.say("learn-go-on-hint"), (("Enter", "key-confirm"),)
        keys = super()._prompt(view)[2]
        own = (("F3", "key-show"), ("F8", "key-skip"))
        return self.phrase(self.key), how_to(self.lesson, self.wording, self.key), (*keys, *own)


class LessonApp(PlayApp):
    """One chapter. Ends with `next` or `left`; `is_done` says whether all its tasks were done."""

    table: LessonScreen

    def __init__(self, game: Game, chapter: Chapter, language: str, aiming: float = AIMING) -> None:
        self.lesson = Lesson(game, chapter)
        learner = words(game.name, language).say("terminal-guest")
        super().__init__(LessonSitting(self.lesson, learner), language, 0, aiming)

    def make_table(self, sitting: Session, pause: float, aiming: float) -> LessonScreen:
        assert isinstance(sitting, LessonSitting)
        return LessonScreen(sitting, self.language, aiming)

    @property
    def is_done(self) -> bool:
        return self.lesson.task is None
