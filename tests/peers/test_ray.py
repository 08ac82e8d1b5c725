"""The lab on a real local Ray with two worker processes, one of them killed in mid-run."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
import ray

from armarium import boxes, cli
from armarium.boxes import Correction
from armarium.lab import contest as contests
from armarium.lab.contest import Contest
from armarium.lab.engine import Here, new_engine
from armarium.lab.results import Results
from armarium.lab.running import Batch, Numbers, play_batch, play_missing
from armarium.reason import Refused, refusal

pytestmark = [pytest.mark.filterwarnings("ignore"), pytest.mark.xdist_group("ray")]


@pytest.fixture(scope="module", autouse=True)
def cluster() -> Iterator[None]:
    new_engine("ray", processes=2)
    yield
    ray.shutdown()


def small_contest() -> Contest:
    return contests.new_contest("rune", ["random"], [[0, 0]], 12, 5, {})


def play_and_die_once(folder: Path, contest: Contest, numbers: Numbers) -> Batch:
    mark = folder / "killed"
    if 3 in numbers and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play_batch(contest, numbers)


def die(job: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return job


def refuse(job: int) -> int:
    raise refusal("number-expected", text=str(job))


def magic_first(_job: int) -> int:
    return boxes.numbers(boxes.load("grimoire"))["numbers.magic-first"]


def test_a_worker_killed_in_mid_run_costs_no_game_and_doubles_none(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    contest = small_contest()
    on_ray, here = Results(tmp_path / "ray.parquet", contest), Results(tmp_path / "here.parquet", contest)
    jobs = [(2 * n, 2 * n + 1) for n in range(6)]
    for batch in new_engine("ray").run(partial(play_and_die_once, tmp_path, contest), jobs):
        on_ray.add(batch.played)
    assert (tmp_path / "killed").exists()
    on_ray.finish()
    play_missing(here, Here(), lambda _done: None)
    assert [row.number for row in on_ray.rows()] == list(range(12))
    assert on_ray.path.read_bytes() == here.path.read_bytes()


def test_games_that_kill_every_worker_are_given_up() -> None:
    with pytest.raises(Refused) as refused:
        list(new_engine("ray").run(die, [1]))
    assert refused.value.reason.key == "worker-died"


def test_a_refusal_of_a_worker_is_raised_here() -> None:
    with pytest.raises(Refused) as refused:
        list(new_engine("ray").run(refuse, [4]))
    assert refused.value.reason.values == {"text": "4"}


def test_a_corrected_box_is_read_in_a_worker_of_its_own() -> None:
    usual = magic_first(0)
    engine = new_engine("ray", corrections=[Correction("grimoire", "numbers.magic-first", usual + 1)])
    assert list(engine.run(magic_first, [0, 1])) == [usual + 1] * 2
    assert list(new_engine("ray").run(magic_first, [0])) == [usual]


def test_sim_counts_the_same_on_ray(capsys: pytest.CaptureFixture[str]) -> None:
    common = ["sim", "rune", "--bots", "random", "--games", "24", "--json"]
    reports = []
    for engine in ("pool", "ray"):
        assert cli.main([*common, "--engine", engine]) == 0
        reports.append(capsys.readouterr().out.split('"bots"')[1])
    assert reports[0] == reports[1]


def test_an_unreachable_address(capsys: pytest.CaptureFixture[str]) -> None:
    ray.shutdown()
    assert cli.main(["sim", "rune", "--games", "2", "--engine", "ray", "--address", "127.0.0.1:1", "--lang", "en"]) == 2
    assert "127.0.0.1:1" in capsys.readouterr().err


def test_a_ray_started_here_listens_on_loopback_alone() -> None:
    """In a process of its own: Ray reads the switch when it is imported."""
    script = (
        "from armarium.lab.engine import new_engine; new_engine('ray', processes=1);"
        "import ray; print(ray.nodes()[0]['NodeManagerAddress'])"
    )
    told = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True, timeout=300)
    assert told.stdout.split() == ["127.0.0.1"]
