"""Jobs for pools in tests; a worker finds them here."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

import msgspec

from armarium.reason import refusal
from armarium.workers.fair_queue import Priority
from armarium.workers.process import Job, Memory


class Call(msgspec.Struct, Job[Any]):
    """A function that a worker calls."""

    function: Callable[..., Any]
    arguments: tuple[Any, ...] = ()
    key: str = ""

    def affinity(self) -> str:
        return self.key

    def run(self, memory: Memory) -> Any:
        return self.function(*self.arguments)


class HintCall(Call):
    priority: ClassVar[Priority] = Priority.HINT


class Count(msgspec.Struct, Job[int]):
    """How often this was run in the same memory."""

    def run(self, memory: Memory) -> int:
        numbers: list[int] = memory.of(list)
        numbers.append(len(numbers) + 1)
        return numbers[-1]


class Unsendable(Exception):
    def __init__(self, one: int, two: int) -> None:
        super().__init__(one + two)


def fail(failure: type[Exception], *arguments: Any) -> None:
    raise failure(*arguments)


def refuse() -> None:
    raise refusal("slot-empty", "M-11", slot=3)


def wait_for(file: Path) -> None:
    while not file.exists():
        time.sleep(0.005)


def hang(file: Path) -> None:
    """The file says that it does."""
    file.touch()
    time.sleep(3600.0)
