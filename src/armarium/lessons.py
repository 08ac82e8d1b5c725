"""Guided first games: the chapters a game brings as data files, and one learner's way through one of them.

A chapter is a fixed position with tasks, each solved by one move at a real table of the real rules. A try is accepted
or answered with a reason: the engine's own refusal with its clause, or the lesson's. A wrong try changes nothing. The
last chapter may be a whole game instead, with partners who speak up when something happens for the first time.
Sentences are in the game's words by key; this room knows no game, no screen and no store.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence, Set
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Literal, NamedTuple

import msgspec

from armarium.game import NOBODY, Game, OptionValue, plain
from armarium.log import Line, Seat
from armarium.own_boxes import HOUSE, label
from armarium.reason import Reason, Refused, refusal
from armarium.simulator import Attempt, Simulator
from armarium.step import Step
from armarium.table import Table

LEARNER = "learner"
OTHER = "lesson-other"  # the words for a move that is legal and leads elsewhere


class Wrong(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Why some moves are not the answer. With `clause` the rules themselves refuse them and say why. Else the words are
    under `key`, for an offered move that fits a pattern or, with `happens`, for one that would have been right if it
    had not come to this."""

    moves: list[str] = []
    happens: list[str] = []
    key: str = ""
    clause: str = ""


class Task(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to do. `accept` are patterns of notations (* for anything), of which with `happens` only those count
    that bring about one of these kinds of events. `show` is a move that is right; `then` is what others do after it,
    each with its seat before it. `point` names what the note speaks of, `after` what it speaks of once it is done.
    Without a `position` of its own a task goes on where the last one ended."""

    key: str
    accept: list[str]
    show: str
    point: list[str] = []
    after: list[str] = []
    happens: list[str] = []
    wrong: list[Wrong] = []
    then: list[str] = []
    position: str = ""


class Saying(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a partner says when one of these kinds of events first happens: in a move of the learner's or of others'."""

    key: str
    happens: list[str]
    by: Literal["me", "others", "anybody"] = "anybody"


class WholeGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A real table: which bots sit at it with the learner, and what they have to say."""

    bots: list[str]
    says: list[Saying] = []

    def saying(self, kinds: Set[str], mine: bool, spoken: Set[str]) -> Saying | None:
        """What is still to be said of a move that brought about these kinds of events; `mine`: it was the learner's."""
        for one in self.says:
            is_meant = one.by == "anybody" or (one.by == "me") == mine
            if one.key not in spoken and is_meant and not kinds.isdisjoint(one.happens):
                return one
        return None


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`seat` is the learner's, from 1; the others are `partners` by name. `name` is the file's without its number."""

    name: str = ""
    position: str = ""
    seat: int = 1
    minutes: int = 2
    partners: list[str] = []
    options: dict[str, OptionValue] = {}
    tasks: list[Task] = []
    game: WholeGame | None = None

    @property
    def seats(self) -> int:
        return len(self.partners) + 1


class Answer(NamedTuple):
    """What came of a try. `key` is the lesson's own reason and `why` the engine's, where it was not accepted; `steps`
    is what happened, where it was. `tried` is what the move would have been, where the rules allow it."""

    verdict: Literal["accepted", "wrong", "refused"]
    key: str = ""
    why: Reason | None = None
    steps: Sequence[Step] = ()
    tried: Step | None = None


class Hand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hand that draws a card of a simulated deck, from its grip to its letting go; as in `messages.Pull`."""

    slot: int
    grip: list[float]
    samples: list[list[float]]


def chapters(game: Game) -> tuple[Chapter, ...]:
    """In the order of their files; none for a game that teaches nothing. They are written for the house's box: with
    another one only those are there that come out in it."""
    house = label(game.name) == HOUSE
    return tuple(_chapter_of(path) for path in game.lessons() if house or comes_out(game, path))


@cache
def _chapter_of(path: Path) -> Chapter:
    chapter = msgspec.toml.decode(path.read_bytes(), type=Chapter)
    return msgspec.structs.replace(chapter, name=path.stem.partition("-")[2])


@cache
def comes_out(game: Game, path: Path) -> bool:
    """Whether every task's shown move, and what others do after it, is possible with the box that is played with; of
    one that is simulated whether it can be begun."""
    chapter = _chapter_of(path)
    if chapter.game is not None:
        return True
    simulated = game.simulation(chapter.options) is not None
    try:
        Lesson(game, chapter, [] if simulated else [task.show for task in chapter.tasks])
    except Refused:
        return False
    return True


def chapter(game: Game, name: str) -> Chapter:
    for each in chapters(game):
        if each.name == name:
            return each
    raise refusal("lesson-unknown", lesson=name, game=game.name)


def fits_any(text: str, patterns: Iterable[str]) -> bool:
    return any(fnmatchcase(text, pattern) for pattern in patterns)


class Lesson:
    """One learner in one chapter. `played` are the moves that were accepted before, as their steps wrote them."""

    def __init__(self, game: Game, chapter: Chapter, played: Sequence[str] = ()) -> None:
        if chapter.game is not None or len(played) > len(chapter.tasks):
            raise refusal("lesson-unknown", lesson=chapter.name, game=game.name)
        self.game = game
        self.chapter = chapter
        self.done = 0
        self._set_up(chapter.position)
        self.go_on()
        for text in played:
            self._commit(self.table.prepare(self.seat, text, self.table.n))
            self.go_on()

    @property
    def seat(self) -> int:
        return self.chapter.seat - 1

    @property
    def task(self) -> Task | None:
        """What is to be done now; None when all is done."""
        return self.chapter.tasks[self.done] if self.done < len(self.chapter.tasks) else None

    def words_key(self, *parts: str) -> str:
        return "-".join(("lesson", self.chapter.name, *parts))

    # --- the table --------------------------------------------------------------------------------------------------

    def _set_up(self, position: str) -> None:
        """A private table in this position, with the same luck for every learner."""
        partners = iter(self.chapter.partners)
        seats = [
            Seat(
                LEARNER if place == self.seat else f"partner {place}", name="" if place == self.seat else next(partners)
            )
            for place in range(self.chapter.seats)
        ]
        secret = hashlib.sha256(f"{self.game.name} {self.chapter.name} {position}".encode()).digest()
        self.table = Table(self.game, seats, self.chapter.options, secret)
        self.table.repeat(Line(0, NOBODY, position))
        simulation = self.game.simulation(self.table.options)
        self.simulator = None if simulation is None else Simulator(self.table, simulation)

    def go_on(self) -> None:
        """Begin the next task; until then what the last one brought about is there to be looked at."""
        if self.task is not None and self.task.position:
            self._set_up(self.task.position)

    def _commit(self, step: Step) -> list[Step]:
        """The learner's step and what others do after it."""
        assert self.task is not None
        steps = [step]
        self.table.commit(step)
        for answer in self.task.then:
            seat, _, text = answer.partition(" ")
            steps.append(self.table.play(int(seat) - 1, text))
        self.done += 1
        return steps

    # --- a try ------------------------------------------------------------------------------------------------------

    async def attempt(self, wish: str | Hand) -> Answer:
        """Accepted, it is played, and the next task begins when `go_on` says so; else nothing has changed."""
        if self.task is None:
            raise refusal("lesson-over")
        try:
            step = await self._prepare(wish)
        except Refused as refused:
            return Answer("refused", "", refused.reason)
        key = self._objection(step)
        if key:
            return Answer("wrong", key, tried=step)
        return Answer("accepted", self.words_key(self.task.key), None, self._commit(step), step)

    async def _prepare(self, wish: str | Hand) -> Step:
        if isinstance(wish, Hand):
            return await self._prepare_hand(wish)
        text = plain(wish)
        if self.simulator is None or self._is_wrong(text):
            return self.table.prepare(self.seat, text, self.table.n)
        return await self.simulator.prepare(self.seat, text, self.table.n)

    async def _prepare_hand(self, hand: Hand) -> Step:
        if self.simulator is None:
            raise refusal("no-poses", n=self.table.n)
        simulation = self.simulator.simulation
        step = self.table.prepare(self.seat, simulation.hand_move(hand.slot), self.table.n)
        seed = self.simulator.seed(step)
        touch = simulation.hand_touch(self.table.state, hand.slot, hand.grip, hand.samples, seed)
        simulation.must_be_whole(touch)
        attempt = Attempt(step.line, self.table.n, touch)
        await self.simulator.simulate(attempt)
        return self.simulator.settle(attempt)

    def _is_wrong(self, text: str) -> bool:
        """Whether it is known before anything is simulated that this is not the answer."""
        assert self.task is not None
        return not fits_any(text, self.task.accept)

    def _objection(self, step: Step) -> str:
        """The words' key of why this step is not the answer; empty when it is."""
        task = self.task
        assert task is not None
        kinds = {event.kind for event in step.events}
        fits = fits_any(step.line.move, task.accept)
        if fits and (not task.happens or kinds.intersection(task.happens)):
            return ""
        for wrong in task.wrong:
            if kinds.intersection(wrong.happens) if fits else fits_any(step.line.move, wrong.moves):
                return self.words_key(task.key, wrong.key)
        return OTHER
