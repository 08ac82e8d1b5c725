"""Lessons over HTTP. A lesson leaves nothing here: the page sends what was accepted so far with every try, and the same
chapter, moves and luck give the same table again. What a simulated deck does is worked out in a worker.
"""

from __future__ import annotations

import asyncio
from datetime import date
from typing import Annotated, Literal

import msgspec

from armarium import lessons, puzzles, shelf
from armarium.game import Game, OptionValue, plain
from armarium.hooks import Simulation
from armarium.lessons import LEARNER, Answer, Chapter, Hand, Lesson, Saying
from armarium.own_boxes import label
from armarium.server import messages, telling
from armarium.server.simulation import outer_frames, outer_slot
from armarium.step import Step
from armarium.table import LONGEST_MOVE, Table
from armarium.views import Why, why
from armarium.workers.process import Job, Memory

PUZZLE = "puzzle-"  # before the number, in the name of a puzzle's chapter
MoveText = Annotated[str, msgspec.Meta(max_length=LONGEST_MOVE)]


class ChapterCard(msgspec.Struct):
    """A chapter as its list shows it: `view` is its position as the learner at `seat` sees it. A whole game has `bots`
    instead, and `says` what they have to say."""

    name: str
    minutes: int
    tasks: int
    seat: int
    partners: list[str]
    options: dict[str, OptionValue]
    table: messages.TableCard | None
    view: object
    bots: list[str]
    says: list[Saying]


class TaskCard(msgspec.Struct):
    """What is to be done, and what the notes speak of: before it is done (`point`) and then (`after`)."""

    key: str
    show: str
    point: list[str]
    after: list[str]


class LessonTry(msgspec.Struct, forbid_unknown_fields=True):
    """A try in a chapter of which `played` was accepted so far: a move, a hand, or neither to begin."""

    played: Annotated[list[MoveText], msgspec.Meta(max_length=40)] = []
    move: MoveText = ""
    hand: Hand | None = None


class LessonFrame(msgspec.Struct):
    """The table after a try, and what came of it. `key` has the lesson's words, `why` the engine's refusal; `move` is
    the accepted move, to be sent as played from now on. With `poses` the cards moved on the way. In a puzzle `puzzle`
    says why the try is right or wrong: its words are under `puzzle-<key>`."""

    verdict: Literal["begun", "accepted", "wrong", "refused"]
    key: str
    why: Why | None
    move: str
    done: int
    task: TaskCard | None
    table: messages.TableCard
    view: object
    offers: list[object]
    log: list[messages.LogEntry]
    result: messages.Result | None
    poses: messages.Poses | None
    puzzle: Why | None = None


class LessonTrial(msgspec.Struct):
    trial: object


class LessonJob(msgspec.Struct, Job[LessonFrame]):
    """A try that a worker simulates."""

    game: str
    chapter: str
    wish: LessonTry

    def run(self, memory: Memory) -> LessonFrame:
        return frame_after(shelf.game(self.game), self.chapter, self.wish)


class PuzzleCard(msgspec.Struct):
    """A puzzle in the list: its number, what it asks, and the share of levels that fail."""

    number: int
    kind: str
    difficulty: float


class PuzzleList(msgspec.Struct):
    """All puzzles of a game, and the one of the `day`, which is the same for everybody; 0 where there is none."""

    day: str
    daily: int
    puzzles: list[PuzzleCard]


def read(game: Game) -> None:
    """Once in a process: what lessons and puzzles are made of, and the engine of a deck that stands in some."""
    chapter_cards(game)
    puzzles.puzzle_set(game)


def puzzle_list(game: Game, day: date) -> PuzzleList:
    shipped = puzzles.puzzle_set(game)
    cards = [PuzzleCard(1 + i, one.kind, one.difficulty) for i, one in enumerate(shipped.puzzles if shipped else [])]
    return PuzzleList(day.isoformat(), puzzles.daily_number(game, day), cards)


def puzzle_chapter(game: Game, number: int) -> ChapterCard:
    return chapter_card(game, puzzles.chapter_of(game, number))


def named_chapter(game: Game, name: str) -> Chapter:
    """A chapter of the lessons, or a puzzle as one."""
    number = puzzle_number(name)
    return lessons.chapter(game, name) if number is None else puzzles.chapter_of(game, number)


def puzzle_number(name: str) -> int | None:
    """The number in the name of a puzzle's chapter; None for any other chapter."""
    text = name.removeprefix(PUZZLE)
    return int(text) if text != name and text.isdecimal() and len(text) < 6 else None


def puzzle_reason(game: Game, name: str, move: str) -> Why | None:
    """Why a move of a puzzle is right or wrong; None outside puzzles and where nothing was tried."""
    number = puzzle_number(name)
    if number is None or not move:
        return None
    reason = puzzles.reason_for(game, puzzles.puzzle(game, number), plain(move))
    return Why("", reason.key, dict(reason.values))


def chapter_cards(game: Game) -> list[ChapterCard]:
    return [chapter_card(game, chapter) for chapter in lessons.chapters(game)]


def chapter_card(game: Game, chapter: Chapter) -> ChapterCard:
    whole = chapter.game
    lesson = None if whole is not None else Lesson(game, chapter)
    return ChapterCard(
        name=chapter.name,
        minutes=chapter.minutes,
        tasks=len(chapter.tasks),
        seat=chapter.seat - 1,
        partners=chapter.partners,
        options=chapter.options,
        table=None if lesson is None else table_card(lesson),
        view=None if lesson is None else lesson.table.view(lesson.seat),
        bots=[] if whole is None else whole.bots,
        says=[] if whole is None else whole.says,
    )


def needs_worker(game: Game, name: str, wish: LessonTry) -> bool:
    chapter = named_chapter(game, name)
    return bool(wish.move or wish.hand) and Lesson(game, chapter, wish.played).simulator is not None


def frame_after(game: Game, name: str, wish: LessonTry) -> LessonFrame:
    """The table after this try; a try that was not accepted leaves it as it is."""
    lesson = Lesson(game, named_chapter(game, name), wish.played)
    task = lesson.task
    tried = wish.hand or wish.move
    answer = asyncio.run(lesson.attempt(tried)) if tried else None
    table, seat = lesson.table, lesson.seat
    return LessonFrame(
        verdict="begun" if answer is None else answer.verdict,
        key="" if answer is None else answer.key,
        why=None if answer is None else why(answer.why),
        move=answer.steps[0].line.move if answer is not None and answer.steps else "",
        done=lesson.done,
        task=None if task is None else TaskCard(task.key, task.show, task.point, task.after),
        table=table_card(lesson),
        view=table.view(seat),
        offers=table.offers(seat),
        log=[telling.entry(table, step, seat) for step in table.log if step.n],
        result=telling.result(table),
        poses=None if answer is None else poses_of(lesson, answer),
        puzzle=None if answer is None or answer.verdict == "refused" else puzzle_reason(game, name, wish.move),
    )


def poses_of(lesson: Lesson, answer: Answer) -> messages.Poses | None:
    """What the cards did; also on the way to what was not accepted."""
    if lesson.simulator is None or answer.tried is None or not answer.tried.line.proof:
        return None
    return motion_of(lesson.simulator.simulation, answer.tried)


def motion_of(simulation: Simulation, step: Step) -> messages.Poses:
    slot, frames = simulation.shown_motion(step.line.proof)
    return messages.Poses(step.n, outer_slot(slot), b"", outer_frames(frames), 0, last=True)


def trial(game: Game, name: str, wish: LessonTry) -> LessonTrial:
    lesson = Lesson(game, named_chapter(game, name), wish.played)
    return LessonTrial(lesson.table.trial(lesson.seat, wish.move))


def table_card(lesson: Lesson) -> messages.TableCard:
    """The lesson's table as a page knows tables: nobody else ever sees it, and it counts for nothing."""
    table = lesson.table
    return messages.TableCard(
        id=f"lesson-{lesson.chapter.name}",
        game=table.game.name,
        rules=table.game.rules,
        name="",
        options=table.options,
        listed=False,
        stage=table.stage,
        seats=seat_cards(table),
        mine=lesson.seat,
        held=[lesson.seat],
        host=LEARNER,
        n=table.n,
        turn=table.turn(),
        to_act=table.to_act(),
        standing=table.standing(),
        spectators=0,
        commitment="",
        secret=None,
        rematch=None,
        hints=False,
        absence=0.0,
        stood=0,
        created=0.0,
        begun="",
        difference=None,
        ending=[],
        ended=False,
        counts=False,
        box=label(table.game.name).name,
        reported=False,
    )


def seat_cards(table: Table) -> list[messages.Seat]:
    return [
        messages.Seat(
            seat=place,
            person=messages.Person(seat.person or "", seat.name, place),
            bot=None,
            present=True,
            name=seat.name,
            choice="",
            left=None,
            allowed=False,
        )
        for place, seat in enumerate(table.seats)
    ]
