"""Processes in which bots think, so that a slow or broken bot never holds up a table.

A question carries a position in which everything hidden from the bot's seat was dealt anew; the true one never comes
here. Each worker is a process of its own, asked and answering in lines of JSON: one that hangs or dies is ended and
replaced alone, which a shared pool cannot do.
"""

from __future__ import annotations

import asyncio
import importlib
import os
import queue
import signal
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor

import msgspec

from armarium.bots import program
from armarium.bots.sight import SECONDS, BotError
from armarium.chance import Chance

PARTING = 1.0  # seconds a worker has to end its programs
PROGRAM = "import sys; sys.path[:] = {path!r}; from armarium.bots.worker import attend; attend({bots!r})"


class Question(msgspec.Struct):
    """What should this bot do here? `seconds` is what it may take; with `command` it is a program to be started."""

    game: str
    bot: str
    position: str
    seat: int
    seed: int
    seconds: float = SECONDS
    command: str = ""


class Answer(msgspec.Struct):
    move: str = ""
    problem: str = ""


class Workers:
    """At most `count` processes, started when first needed; an answer takes at most `limit` seconds.

    `bots` is the module in which a worker looks up bots and reads positions.
    """

    def __init__(self, count: int = 2, limit: float = 30.0, bots: str = "armarium.bots") -> None:
        self.limit = limit
        self._bots = bots
        self._threads = ThreadPoolExecutor(count, thread_name_prefix="armarium-bot")
        self._idle: queue.LifoQueue[_Worker | None] = queue.LifoQueue()
        self._running: set[_Worker] = set()
        for _ in range(count):
            self._idle.put(None)

    async def choose(self, question: Question) -> str:
        """The notation of the move the bot chose; BotError when there is none in time."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._ask, question)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
        for worker in list(self._running):
            worker.end()
        self._threads.shutdown(wait=True)

    def _ask(self, question: Question) -> str:
        worker = self._idle.get()
        try:
            worker = worker or self._started()
            answer = worker.ask(question, self.limit)
        except (OSError, msgspec.DecodeError) as failure:
            self._end(worker)
            worker = None
            raise BotError(f"{question.bot} died or took longer than {self.limit} s: {failure!r}") from failure
        finally:
            self._idle.put(worker)
        if answer.problem:
            raise BotError(f"{question.bot}: {answer.problem}")
        return answer.move

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

    def ask(self, question: Question, limit: float) -> Answer:
        """Raises OSError or DecodeError when the process is gone; it is ended when the time is over."""
        asked, answered = self._process.stdin, self._process.stdout
        if asked is None or answered is None:
            raise BrokenPipeError
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
    """The life of a worker process: answer questions until nobody is left to ask them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: _leave())
    with os.fdopen(os.dup(1), "wb", buffering=0) as answers:
        os.dup2(2, 1)  # whatever a bot prints is no answer
        for line in sys.stdin.buffer:
            answers.write(msgspec.json.encode(answered(line, bots)) + b"\n")


def _leave() -> None:
    program.kill_all()
    os._exit(1)


def answered(line: bytes, bots: str) -> Answer:
    try:
        question = msgspec.json.decode(line, type=Question)
        house = importlib.import_module(bots)
        sight = house.sight_at(question.game, question.position, question.seat, question.seconds)
        bot = (
            program.bot(question.command, question.game) if question.command else house.bot(question.bot, question.game)
        )
        return Answer(move=bot.choose(sight, Chance(question.seed)))
    except Exception as failure:  # noqa: BLE001  (a bot may fail in any way)
        return Answer(problem=repr(failure))
