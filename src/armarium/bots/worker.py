"""Processes in which bots think, so that a slow or broken bot never holds up a table.

A question carries a position in which everything hidden from the bot's seat was dealt anew; the true one never comes
here. Each worker is a process of its own, asked and answering in lines of JSON: one that hangs or dies is ended and
replaced alone, which a shared pool cannot do.
"""

from __future__ import annotations

import asyncio
import importlib
import os
import signal
import subprocess
import sys
import threading
from collections import Counter, deque
from concurrent.futures import Future, ThreadPoolExecutor

import msgspec

from armarium.bots import program
from armarium.bots.analysis import Weighed, weighed
from armarium.bots.fair_queue import NOBODY, Asker, Capacity, FairQueue, Kind
from armarium.bots.hints import Hint, hints_for
from armarium.bots.observation import SECONDS, BotError, Observation
from armarium.bots.tree_cache import Memory, Step, Thread
from armarium.chance import Chance
from armarium.orphans import end_with_parent

MODESTY = 10  # how far a worker steps back where processes share a core
LATELY = 64  # threads by which a worker is known
PARTING = 1.0  # seconds a worker has to end its programs
PROGRAM = "import sys; sys.path[:] = {path!r}; from armarium.bots.worker import attend; attend({bots!r})"


class Question(msgspec.Struct, tag="move"):
    """What should this bot do here? `seconds` is what it may take; with `command` it is a program to be started.

    `thread` names the seat of this game, `path` is the game so far as it saw it: a bot that searches thinks on from its
    last answer, if this process gave it and the game has gone on from there.
    """

    game: str
    bot: str
    position: str
    seat: int
    seed: int
    seconds: float = SECONDS
    command: str = ""
    thread: str = ""
    path: list[Step] = []


class Inquiry(msgspec.Struct, tag="thoughts"):
    """What is to be thought of the moves here? With `played`: weigh that one beside the best. Without: give hints."""

    game: str
    position: str
    seat: int
    seed: int
    simulations: int
    seconds: float
    played: str | None = None


class Answer(msgspec.Struct):
    move: str = ""
    problem: str = ""
    hints: list[Hint] = []
    weighed: Weighed | None = None


class _Job:
    """A question and the place for its answer."""

    def __init__(self, asked: Question | Inquiry) -> None:
        self.asked = asked
        self.answer: Future[Answer] = Future()


class Workers:
    """`count` processes and one more, started when first needed; an answer takes at most `limit` seconds.

    Questions wait in a fair queue, and no person and no kind of question ever has all processes (`fair.Capacity`), so
    that nobody's bots wait for somebody else's. When more moves wait than there are processes, each is given so much
    less time: whoever has many tables shares between them what one person has. `bots` is the module in which a worker
    looks up bots and reads positions.
    """

    def __init__(self, count: int = 2, limit: float = 30.0, bots: str = "armarium.bots") -> None:
        self.limit = limit
        self._capacity = Capacity(count)
        self._queue: FairQueue[_Job] = FairQueue()
        self._bots = bots
        self._taking = threading.Lock()
        self._threads = ThreadPoolExecutor(self._capacity.workers, thread_name_prefix="armarium-bot")
        self._idle: list[_Worker | None] = [
            None
        ] * self._capacity.workers  # as many as ask at once: there is always one
        self._running: set[_Worker] = set()
        self._closed = False

    async def choose(self, question: Question, asker: Asker = NOBODY) -> str:
        """The notation of the move the bot chose; BotError when there is none in time."""
        return (await self._answer(Kind.MOVE, asker, question)).move

    async def hints(self, inquiry: Inquiry, asker: Asker = NOBODY) -> list[Hint]:
        """The best moves of a position; BotError when nobody has thought of any in time."""
        return (await self._answer(Kind.HINT, asker, inquiry)).hints

    async def weigh(self, inquiry: Inquiry, asker: Asker = NOBODY) -> Weighed:
        """What a move was worth beside the best; BotError as above."""
        found = (await self._answer(Kind.ANALYSIS, asker, inquiry)).weighed
        if found is None:
            raise BotError("nothing was weighed")
        return found

    async def _answer(self, kind: Kind, asker: Asker, asked: Question | Inquiry) -> Answer:
        job = _Job(asked)
        with self._taking:
            self._queue.push(kind, asker, job)
            self._start_waiting()
        return await asyncio.wrap_future(job.answer)

    def close(self) -> None:
        with self._taking:
            self._closed = True
            while (entry := self._queue.pop()) is not None:
                entry[2].answer.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)
        for worker in list(self._running):
            worker.end()
        self._threads.shutdown(wait=True)

    def _start_waiting(self) -> None:
        """Start whatever may start now; the caller holds the lock."""
        while not self._closed and (entry := self._queue.pop(self._capacity.may_start)) is not None:
            kind, asker, job = entry
            if not job.answer.set_running_or_notify_cancel():
                continue  # nobody waits for it any more
            if isinstance(job.asked, Question):
                asking = self._capacity.moves() + Counter(other.person for other in self._queue.waiting(Kind.MOVE))
                asking[asker.person] += 1
                job.asked.seconds *= self._capacity.share(asker.person, asking)
            self._capacity.take(kind, asker.person)
            self._threads.submit(self._run, kind, asker, job)

    def _run(self, kind: Kind, asker: Asker, job: _Job) -> None:
        try:
            job.answer.set_result(self._ask(job.asked))
        except Exception as failure:  # noqa: BLE001  (whoever asked gets it)
            job.answer.set_exception(failure)
        finally:
            with self._taking:
                self._capacity.release(kind, asker.person)
                self._start_waiting()

    def _ask(self, asked: Question | Inquiry) -> Answer:
        who = asked.bot if isinstance(asked, Question) else "a thinker"
        worker = self._taken(asked.thread if isinstance(asked, Question) else "")
        try:
            worker = worker or self._started()
            answer = worker.ask(asked, self.limit)
        except (OSError, msgspec.DecodeError) as failure:
            self._end(worker)
            worker = None
            raise BotError(f"{who} died or took longer than {self.limit} s: {failure!r}") from failure
        finally:
            self._idle.append(worker)
        if answer.problem:
            raise BotError(f"{who}: {answer.problem}")
        return answer

    def _taken(self, thread: str) -> _Worker | None:
        """An idle worker, rather the one that has thought on this thread; it is not waited for."""
        with self._taking:
            known = (place for place, worker in enumerate(self._idle) if worker and thread in worker.threads)
            return self._idle.pop(next(known, -1))

    def _started(self) -> _Worker:
        worker = _Worker(self._bots)
        self._running.add(worker)
        return worker

    def _end(self, worker: _Worker | None) -> None:
        if worker is not None:
            self._running.discard(worker)
            worker.end()


class _Worker:
    def __init__(self, bots: str) -> None:
        program = PROGRAM.format(path=sys.path, bots=bots)
        self._process = subprocess.Popen(
            [sys.executable, "-c", program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0
        )
        self.threads: deque[str] = deque(maxlen=LATELY)  # on which it has thought

    def ask(self, question: Question | Inquiry, limit: float) -> Answer:
        """Raises OSError or DecodeError when the process is gone; it is ended when the time is over."""
        asked, answered = self._process.stdin, self._process.stdout
        if asked is None or answered is None:
            raise BrokenPipeError
        if isinstance(question, Question) and question.thread not in ("", *self.threads):
            self.threads.append(question.thread)
        alarm = threading.Timer(limit, self._stop)
        alarm.start()
        try:
            asked.write(msgspec.json.encode(question) + b"\n")
            return msgspec.json.decode(answered.readline(), type=Answer)
        finally:
            alarm.cancel()

    def end(self) -> None:
        with self._process:
            self._stop()

    def _stop(self) -> None:
        """Let it end the programs it has started; a worker too busy even for that is killed."""
        self._process.terminate()
        try:
            self._process.wait(PARTING)
        except subprocess.TimeoutExpired:
            self._process.kill()


def attend(bots: str) -> None:
    """The life of a worker process: answer questions until nobody is left to ask them. Tables go before thinking."""
    if hasattr(os, "nice"):
        os.nice(MODESTY)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: _leave())
    end_with_parent()
    with os.fdopen(os.dup(1), "wb", buffering=0) as answers:
        os.dup2(2, 1)  # whatever a bot prints is no answer
        memory = Memory()
        for line in sys.stdin.buffer:
            answers.write(msgspec.json.encode(answered(line, bots, memory)) + b"\n")


def _leave() -> None:
    program.kill_all()
    os._exit(1)


def answered(line: bytes, bots: str, memory: Memory) -> Answer:
    try:
        asked = msgspec.json.decode(line, type=Question | Inquiry)
        house = importlib.import_module(bots)
        observation = house.observation_at(asked.game, asked.position, asked.seat, asked.seconds)
        if isinstance(asked, Inquiry):
            return thought(asked, observation)
        if asked.thread:
            observation.thread = Thread(asked.thread, asked.path, memory)
        bot = program.bot(asked.command, asked.game) if asked.command else house.bot(asked.bot, asked.game)
        return Answer(move=bot.choose(observation, Chance(asked.seed)))
    except Exception as failure:  # noqa: BLE001  (a bot may fail in any way)
        return Answer(problem=repr(failure))


def thought(asked: Inquiry, observation: Observation) -> Answer:
    luck = Chance(asked.seed)
    if asked.played is None:
        return Answer(hints=hints_for(observation, luck, asked.simulations, asked.seconds))
    return Answer(weighed=weighed(observation, asked.played, luck, asked.simulations, asked.seconds))
