"""Several server processes on one address: one that starts them, watches them, and starts anew what dies.

They share the listening socket and the database and nothing else. SIGHUP replaces them one after another: each new one
is ready before the old one ends, so somebody always answers.
"""

from __future__ import annotations

import logging
import os
import select
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from types import FrameType

STARTING = 60.0  # seconds until a process that is not ready is given up
ENDING = 10.0  # seconds for a process to end in order
PAUSE = 0.2
AGAIN = 1.0  # seconds before a process that died is started anew
logger = logging.getLogger(__name__)


class Child:
    def __init__(self, command: Sequence[str], listener: socket.socket, number: int) -> None:
        self.number = number
        self._ready, ready_end = os.pipe()
        shared = listener.fileno()
        private = ["--listen-fd", str(shared), "--ready-fd", str(ready_end), "--process-number", str(number)]
        self.process = subprocess.Popen([*command, *private], pass_fds=(shared, ready_end))
        os.close(ready_end)

    def wait_until_ready(self) -> bool:
        """Whether it is, before it ended or its time was over."""
        readable, _, _ = select.select([self._ready], [], [], STARTING)
        is_ready = bool(readable) and os.read(self._ready, 5) == b"ready"
        os.close(self._ready)
        return is_ready

    def end(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(ENDING)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


class Supervisor:
    """Runs `count` times the command, which takes over the listener."""

    def __init__(self, command: Sequence[str], listener: socket.socket, count: int) -> None:
        self._command = command
        self._listener = listener
        self._count = count
        self._children: list[Child] = []
        self._is_ending = False
        self._is_replacing = False

    def run(self) -> int:
        """Until a signal ends it, or no process can be started: then 1."""
        for signal_number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(signal_number, self._end)
        signal.signal(signal.SIGHUP, self._replace)
        for number in range(self._count):
            child = Child(self._command, self._listener, number)
            self._children.append(child)
            if not child.wait_until_ready() and not self._is_ending:
                logger.error("process %d could not be started", number)
                self._end_all()
                return 1
        while not self._is_ending:
            self._look_after()
            time.sleep(PAUSE)
        self._end_all()
        return 0

    def _end(self, _signal: int, _frame: FrameType | None) -> None:
        self._is_ending = True

    def _replace(self, _signal: int, _frame: FrameType | None) -> None:
        self._is_replacing = True

    def _end_all(self) -> None:
        for child in self._children:
            child.process.terminate()
        for child in self._children:
            child.end()

    def _look_after(self) -> None:
        if self._is_replacing:
            self._is_replacing = False
            for place in range(self._count):
                self._replace_child(place)
        for place, child in enumerate(self._children):
            if child.process.poll() is not None and not self._is_ending:
                logger.error("process %d has ended with %s and is started anew", child.number, child.process.returncode)
                time.sleep(AGAIN)
                self._children[place] = Child(self._command, self._listener, child.number)
                self._children[place].wait_until_ready()

    def _replace_child(self, place: int) -> None:
        """The old one goes on where the new one cannot."""
        old = self._children[place]
        new = Child(self._command, self._listener, (old.number + self._count) % (2 * self._count))
        if new.wait_until_ready():
            old.end()
            self._children[place] = new
        else:
            new.end()
            logger.error("process %d is not replaced: the new one does not get ready", old.number)


def serve_command(given: Sequence[str]) -> list[str]:
    """What starts one of the processes with the arguments of the whole server."""
    return [sys.executable, "-m", "armarium", *given]
