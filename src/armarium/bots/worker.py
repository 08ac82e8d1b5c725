"""Processes in which bots think, so that a slow or broken bot never holds up a table.

A question carries a position in which everything hidden from the bot's seat was dealt anew; the true one never comes
here. Each worker is a process with a pipe of its own: one that hangs or dies is ended and replaced alone.
"""

from __future__ import annotations

import asyncio
import importlib
import multiprocessing
import queue
import signal
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import NamedTuple


class Question(NamedTuple):
    game: str
    bot: str
    position: str
    seat: int
    seed: int


class BotFailed(Exception):
    """The bot raised, died or took too long; the text says which, for the server's own log."""


class Workers:
    """At most `count` processes, started when first needed; an answer takes at most `limit` seconds.

    `shelf` and `bots` are the modules in which a worker looks up games and bots by name.
    """

    def __init__(
        self, count: int = 2, limit: float = 30.0, shelf: str = "armarium.shelf", bots: str = "armarium.bots"
    ) -> None:
        self.limit = limit
        self._modules = (shelf, bots)
        self._threads = ThreadPoolExecutor(count, thread_name_prefix="armarium-bot")
        self._idle: queue.LifoQueue[_Worker | None] = queue.LifoQueue()
        for _ in range(count):
            self._idle.put(None)

    async def choose(self, question: Question) -> str:
        """The notation of the move the bot chose; BotFailed when there is none in time."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._ask, question)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
        while not self._idle.empty():
            worker = self._idle.get()
            if worker is not None:
                worker.end()

    def _ask(self, question: Question) -> str:
        worker = self._idle.get()
        try:
            worker = worker or _Worker(*self._modules)
            return worker.ask(question, self.limit)
        except (OSError, EOFError) as failure:
            if worker is not None:
                worker.end()
                worker = None
            raise BotFailed(f"{question.bot} is gone: {failure!r}") from failure
        finally:
            self._idle.put(worker)


class _Worker:
    def __init__(self, shelf: str, bots: str) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=attend, args=(theirs, shelf, bots), daemon=True)
        self._process.start()
        theirs.close()

    def ask(self, question: Question, limit: float) -> str:
        self._pipe.send(question)
        if not self._pipe.poll(limit):
            raise TimeoutError(f"no answer in {limit} s")
        answered, text = self._pipe.recv()
        if not answered:
            raise BotFailed(text)
        return str(text)

    def end(self) -> None:
        self._process.kill()
        self._process.join()
        self._pipe.close()


def attend(pipe: Connection, shelf: str, bots: str) -> None:
    """The life of a worker process: answer questions until nobody is left to ask them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            question = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            answer = True, chosen(question, shelf, bots)
        except Exception as failure:
            answer = False, f"{question.bot} failed: {failure!r}"
        pipe.send(answer)


def chosen(question: Question, shelf: str, bots: str) -> str:
    chance = importlib.import_module("armarium.chance").Chance(question.seed)
    house = importlib.import_module(bots)
    game = importlib.import_module(shelf).game(question.game)
    sight = house.Sight(game, game.from_position(question.position, chance), question.seat)
    return str(house.bot(question.bot).choose(sight, chance))
