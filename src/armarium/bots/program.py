"""A program of any language as a bot: started when first asked, asked in lines of JSON, ended when it hangs.

It sees what an observation shows and nothing else. What it writes to its error stream goes to ours.
"""

from __future__ import annotations

import atexit
import contextlib
import logging
import os
import shlex
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator, Mapping

import msgspec

from armarium import shelf
from armarium.bots import protocol
from armarium.bots.observation import BotError, Observation
from armarium.chance import Chance
from armarium.game import plain
from armarium.reason import refusal

START = 10.0  # seconds until a started program must have said hello
GRACE = 2.0  # seconds on top of what it was given, for a busy machine
PARTING = 2.0  # seconds between goodbye and the end
LINE = 1 << 20  # bytes of an answer at most
TRIES = 3  # lines that make no sense, until it has failed
SEEDS = 2**31 - 1
logger = logging.getLogger(__name__)


class ProgramEnded(BotError):
    """The program ended of itself."""


class Running:
    """A started program that has said hello. `extra` fields are added to every message; `refusals` were given to it."""

    def __init__(self, command: str, extra: Mapping[str, object] | None = None) -> None:
        self.command = command
        self.refusals: list[str] = []
        self._extra = extra or {}
        self._id = 0
        self._overdue = False
        self._process = start_process(command)
        try:
            with self._alarm(START):
                self._send(protocol.Hello(protocol.VERSION, shelf.names(), "armarium"))
                self.hello = self._introduction()
        except BotError:
            self.end()
            raise

    def _introduction(self) -> protocol.Hello:
        message = self._read()
        if not isinstance(message, protocol.Hello):
            raise self._problem(f"said {message!r} instead of hello")
        if message.protocol != protocol.VERSION:
            raise self._problem(f"speaks protocol {message.protocol}, and this house {protocol.VERSION}")
        return message

    def __enter__(self) -> Running:
        return self

    def __exit__(self, *_: object) -> None:
        self.end()

    def ask(self, observation: Observation, chance: Chance) -> str:
        """The notation of the move it chose; BotError when there is none in time."""
        offers = observation.offers
        self._id += 1
        game, seed = observation.game, int(chance.below(SEEDS))
        question = protocol.Ask(
            self._id, game.name, game.rules, observation.seat, observation.seconds, seed, observation.view, offers
        )
        with self._alarm(observation.seconds + GRACE):
            self._send(question)
            return self._answer(observation, chance, {offer.move for offer in offers})

    def _answer(self, observation: Observation, chance: Chance, offered: set[str]) -> str:
        for _ in range(TRIES):
            message = self._read()
            while isinstance(message, protocol.Wish) and message.id == self._id:
                self._send(protocol.Guess(self._id, observation.game.position(observation.guess(chance))))
                message = self._read()
            if isinstance(message, protocol.Move) and message.id == self._id and plain(message.move) in offered:
                return plain(message.move)
            self.refusals.append(why_not(message, self._id))
            self._send(protocol.No(self._id, self.refusals[-1]))
        raise self._problem(f"was refused {TRIES} times: {self.refusals[-1]}")

    def end(self) -> int:
        """Say goodbye; what has not ended soon after is ended. The exit code."""
        if self._process.returncode is None:
            with self._alarm(PARTING), contextlib.suppress(BotError):
                self._send(protocol.Goodbye())
        return self.leave()

    def leave(self) -> int:
        """Close its input without a word and wait for it to end. The exit code."""
        with self._alarm(PARTING):
            with contextlib.suppress(OSError):
                self._process.stdin.close()  # type: ignore[union-attr]
            code = self._process.wait()
            self._process.stdout.close()  # type: ignore[union-attr]
            return code

    def is_overdue(self) -> bool:
        """Whether it had to be ended because it took too long."""
        return self._overdue

    # --- lines --------------------------------------------------------------------------------------------------

    def _send(self, message: protocol.ToProgram) -> None:
        line = msgspec.json.encode(message)
        if self._extra:
            line = line[:-1] + b"," + msgspec.json.encode(self._extra)[1:]
        try:
            self._process.stdin.write(line + b"\n")  # type: ignore[union-attr]
            self._process.stdin.flush()  # type: ignore[union-attr]
        except OSError:
            raise self._ended_error() from None

    def _read(self) -> protocol.FromProgram | str:
        """The next message, or what is wrong with the line that came instead."""
        line: bytes = self._process.stdout.readline(LINE)  # type: ignore[union-attr]
        if not line:
            raise self._ended_error()
        try:
            message: protocol.FromProgram = msgspec.json.decode(line, type=protocol.FromProgram)
            return message
        except (msgspec.DecodeError, UnicodeDecodeError) as failure:
            return f"{line[:80].decode('utf-8', 'replace').strip()!r} is no message: {failure}"

    # --- trouble ------------------------------------------------------------------------------------------------

    @contextlib.contextmanager
    def _alarm(self, limit: float) -> Iterator[None]:
        alarm = threading.Timer(limit, self._end_overdue)
        alarm.daemon = True
        alarm.start()
        try:
            yield
        finally:
            alarm.cancel()

    def _end_overdue(self) -> None:
        self._overdue = True
        self.kill()

    def kill(self) -> None:
        """End it and what it has started, by the id of its group."""
        with contextlib.suppress(ProcessLookupError):
            if self._process.returncode is not None:
                return
            if sys.platform == "win32":
                self._process.kill()
            else:
                os.killpg(self._process.pid, signal.SIGKILL)

    def _problem(self, what: str) -> BotError:
        return BotError(f"{self.command}: {what}")

    def _ended_error(self) -> BotError:
        if self._overdue:
            return self._problem("took too long and was ended")
        return ProgramEnded(f"{self.command}: ended in the middle of the talk")


def start_process(command: str) -> subprocess.Popen[bytes]:
    try:
        return subprocess.Popen(
            shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
        )
    except (OSError, ValueError, IndexError) as failure:
        raise BotError(f"{command}: cannot be started: {failure}") from failure


def why_not(message: protocol.FromProgram | str, id: int) -> str:
    if isinstance(message, str):
        return message
    if isinstance(message, protocol.Hello):
        return "hello was said already"
    if message.id != id:
        return f"question {message.id} is not open, {id} is"
    assert isinstance(message, protocol.Move)
    return f"{message.move[:80]!r} is not offered"


class ProgramBot:
    def __init__(self, command: str) -> None:
        self.name = command
        self._running: Running | None = None

    def games(self) -> list[str]:
        """What it says it can play; BotError when it says nothing."""
        return self._start_once().hello.games

    def choose(self, observation: Observation, chance: Chance) -> str:
        try:
            return self._ask(observation, chance)
        except ProgramEnded as failure:
            logger.warning("%s; it is started again", failure)
            return self._ask(observation, chance)

    def _ask(self, observation: Observation, chance: Chance) -> str:
        try:
            return self._start_once().ask(observation, chance)
        except BotError:
            self.end()
            raise

    def _start_once(self) -> Running:
        if self._running is None:
            self._running = Running(self.name)
        return self._running

    def end(self) -> None:
        running, self._running = self._running, None
        if running is not None:
            running.end()

    def kill(self) -> None:
        if self._running is not None:
            self._running.kill()


_bots: dict[str, ProgramBot] = {}


def bot(command: str, game: str) -> ProgramBot:
    """The bot behind a command, one process for all its games; Refused when it does not answer or play this game."""
    program = _bots.setdefault(command, ProgramBot(command))
    try:
        games = program.games()
    except BotError as failure:
        raise refusal("bot-broken", bot=command, problem=str(failure)) from failure
    if game not in games:
        raise refusal("bot-other-game", bot=command, game=game, games=", ".join(games))
    return program


@atexit.register
def end_all() -> None:
    while _bots:
        _bots.popitem()[1].end()


def kill_all() -> None:
    """Without goodbyes, where there is no time for them."""
    for program in _bots.values():
        program.kill()
