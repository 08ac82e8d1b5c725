"""Engines: each result once, whoever runs its job; a dead worker costs only time; who stops keeps what is done."""

from __future__ import annotations

import os
import signal
import time
from functools import partial
from pathlib import Path

import pytest

from armarium import boxes, shelf
from armarium.boxes import Correction
from armarium.lab.engine import ATTEMPTS, Here, JobQueue, Pool, new_engine
from armarium.reason import Refused, refusal


def square(job: int) -> int:
    return job * job


def die_once(folder: Path, job: int) -> int:
    """The worker of job 3 is killed the first time."""
    mark = folder / "killed"
    if job == 3 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return job


def die(job: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return job


def refuse(job: int) -> int:
    raise refusal("number-expected", text=str(job))


def wait_if_late(job: int) -> int:
    if job >= 2:
        time.sleep(60)
    return job


def magic_first(_job: int) -> int:
    return boxes.numbers(boxes.load("grimoire"))["numbers.magic-first"]


def test_the_pool_gives_each_result_once() -> None:
    assert list(Here().run(square, range(5))) == [0, 1, 4, 9, 16]
    assert sorted(Pool(2).run(square, range(9))) == [job * job for job in range(9)]


def test_a_killed_worker_is_replaced_and_nothing_counts_twice(tmp_path: Path) -> None:
    assert sorted(Pool(2).run(partial(die_once, tmp_path), range(8))) == list(range(8))
    assert (tmp_path / "killed").exists()


def test_games_that_kill_every_worker_are_given_up() -> None:
    with pytest.raises(Refused) as refused:
        list(Pool(1).run(die, [1]))
    assert refused.value.reason.values == {"attempts": ATTEMPTS}


def test_a_refusal_of_a_worker_is_raised_here() -> None:
    with pytest.raises(Refused) as refused:
        list(Pool(2).run(refuse, [4]))
    assert refused.value.reason.values == {"text": "4"}


def test_who_stops_gets_what_is_finished(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("armarium.lab.engine.GRACE", 0.5)
    asked: list[int] = []
    engine_run = Pool(2).run(wait_if_late, range(100), lambda: len(asked) == 2)
    for result in engine_run:
        asked.append(result)  # noqa: PERF402  (it is looked at meanwhile)
    assert sorted(asked) == [0, 1]


def test_jobs_of_dead_workers_come_first() -> None:
    queue = JobQueue([1, 2])
    assert queue.pop() == 1
    queue.put_back(1)
    assert [queue.pop(), queue.pop(), queue.pop()] == [1, 2, None]


def test_a_corrected_box_is_read_in_the_worker_only() -> None:
    usual = magic_first(0)
    engine = new_engine("pool", 1, corrections=[Correction("grimoire", "numbers.magic-first", usual + 1)])
    assert list(engine.run(magic_first, [0])) == [usual + 1]
    assert magic_first(0) == usual


@pytest.mark.parametrize("name", shelf.NAMES)
def test_every_number_of_a_box_has_a_name(name: str) -> None:
    box = boxes.load(name)
    for number, value in boxes.numbers(box).items():
        boxes.put_number(box, number, value + 1)
        assert boxes.numbers(box)[number] == value + 1
    with pytest.raises(Refused):
        boxes.put_number(box, "numbers.nothing", 1)


@pytest.mark.parametrize(
    ("name", "processes", "address"), [("cloud", None, None), ("pool", 0, None), ("pool", None, "10.0.0.1:6379")]
)
def test_odd_engines(name: str, processes: int | None, address: str | None) -> None:
    with pytest.raises(Refused):
        new_engine(name, processes, address)
