"""Results files: the same whoever played them, continued after a stop, refused when they are somebody else's."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec
import pytest

from armarium import cli
from armarium.lab import contest as contests
from armarium.lab.contest import Contest, DecisionRow
from armarium.lab.engine import Engine, Here, JobT, Pool, ResultT, Stop, Task, never
from armarium.lab.results import Results, decisions_path, read_contest
from armarium.lab.running import Batch, Batches, play_missing
from armarium.reason import Refused

pytest.importorskip("pyarrow")

Captured = pytest.CaptureFixture[str]


def small_contest(seed: int = 7, decisions: bool = False) -> Contest:
    lineups = contests.match_lineups("rune", ["random", "random~retire:x"], None)
    return contests.new_contest("rune", ["random", "random~retire:x"], lineups, 4, seed, {}, decisions)


def play(path: Path, contest: Contest, engine: Engine | None = None) -> Results:
    results = Results(path, contest)
    play_missing(results, engine or Here(), lambda _done: None)
    return results


def test_the_file_is_the_same_whoever_played_it(tmp_path: Path) -> None:
    alone = play(tmp_path / "alone.parquet", small_contest(decisions=True))
    together = play(tmp_path / "together.parquet", small_contest(decisions=True), Pool(2))
    assert alone.path.read_bytes() == together.path.read_bytes()
    assert decisions_path(alone.path).read_bytes() == decisions_path(together.path).read_bytes()


def test_everything_can_be_played_again_from_the_header(tmp_path: Path) -> None:
    results = play(tmp_path / "m.parquet", small_contest())
    contest = read_contest(results.path)
    assert contests.play_numbers(contest, range(contest.games)).games == results.rows()


def test_a_row_for_every_decision(tmp_path: Path) -> None:
    import pyarrow.parquet

    results = play(tmp_path / "m.parquet", small_contest(decisions=True))
    table = pyarrow.parquet.read_table(decisions_path(results.path))
    rows = msgspec.convert(table.to_pylist(), list[DecisionRow])
    assert len(rows) == sum(row.decisions for row in results.rows())
    assert not decisions_path(play(tmp_path / "n.parquet", small_contest()).path).exists()


class Stopping:
    """Plays so many batches and then behaves as if somebody had pressed Ctrl-C."""

    def __init__(self, batches: int) -> None:
        self.batches = batches

    def run(self, task: Task[JobT, ResultT], jobs: Iterable[JobT], is_stopped: Stop = never) -> Iterator[ResultT]:
        for _, job in zip(range(self.batches), jobs, strict=False):
            yield task(job)


def test_a_stopped_contest_goes_on(tmp_path: Path) -> None:
    whole = play(tmp_path / "whole.parquet", small_contest(decisions=True))
    with pytest.raises(Refused) as refused:
        play(tmp_path / "m.parquet", small_contest(decisions=True), Stopping(2))
    left = refused.value.reason.values["left"]
    assert isinstance(left, int) and 0 < left < 8
    results = Results(tmp_path / "m.parquet", small_contest(decisions=True))
    assert len(results.missing()) == left and len(results.rows()) == 8 - left
    play_missing(results, Here(), lambda _done: None)
    assert results.path.read_bytes() == whole.path.read_bytes()
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "m.decisions.parquet",
        "m.parquet",
        "whole.decisions.parquet",
        "whole.parquet",
    ]


def test_a_finished_contest_is_not_played_again(tmp_path: Path) -> None:
    play(tmp_path / "m.parquet", small_contest())
    played: list[int] = []
    play_missing(Results(tmp_path / "m.parquet", small_contest()), Here(), played.append)
    assert played == []


def test_another_contest_is_refused_in_its_place(tmp_path: Path) -> None:
    path = tmp_path / "m.parquet"
    with pytest.raises(Refused):
        play(path, small_contest(), Stopping(1))
    for _ in ("unfinished", "finished"):
        with pytest.raises(Refused) as refused:
            Results(path, small_contest(seed=8))
        assert refused.value.reason.values["names"] == "seed"
        play(path, small_contest())


def test_a_file_of_another_version_or_kind(tmp_path: Path) -> None:
    import pyarrow.parquet

    path = tmp_path / "m.parquet"
    path.write_text("not a table")
    assert reason_of(path) == "results-none"
    table = pyarrow.table({"number": [1]})
    pyarrow.parquet.write_table(table, path)
    assert reason_of(path) == "results-none"
    later = msgspec.json.encode({**msgspec.to_builtins(small_contest()), "format": 99})
    pyarrow.parquet.write_table(table.replace_schema_metadata({b"armarium": later}), path)
    assert reason_of(path) == "results-version"


def reason_of(path: Path) -> str:
    with pytest.raises(Refused) as refused:
        Results(path, small_contest())
    return refused.value.reason.key


def test_a_full_disk_keeps_what_is_finished(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import pyarrow.parquet

    results = Results(tmp_path / "m.parquet", small_contest())
    write, count = pyarrow.parquet.write_table, iter(range(99))

    def write_two(table: object, place: Path) -> None:
        if next(count) >= 2:
            place.write_bytes(b"half")
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        write(table, place)

    with monkeypatch.context() as patch:
        patch.setattr(pyarrow.parquet, "write_table", write_two)
        with pytest.raises(Refused) as refused:
            play_missing(results, Here(), lambda _done: None)
    assert refused.value.reason.values["problem"] == os.strerror(errno.ENOSPC)
    assert 0 < len(results.missing()) < 8
    assert play(results.path, small_contest()).rows() == play(tmp_path / "n.parquet", small_contest()).rows()


def test_batches_grow_with_quick_games_and_stay_small_with_slow_ones() -> None:
    batches = Batches(list(range(100)))
    each = iter(batches)
    assert next(each) == (0,)
    batches.learn(Batch(contests.Played([0], []), 0.001))  # type: ignore[list-item]
    assert next(each) == (1, 2, 3, 4)
    batches.learn(Batch(contests.Played([0] * 4, []), 60.0))  # type: ignore[list-item]
    assert next(each) == (5,)


# --- from the command line --------------------------------------------------------------------------------------------


def test_ctrl_c_keeps_finished_games_and_the_same_command_goes_on(tmp_path: Path) -> None:
    out = tmp_path / "m.parquet"
    command = [sys.executable, "-m", "armarium", "lab", "match", "rune", "--bots", "random", "--lang", "en"]
    command += ["--deals", "4000", "--processes", "2", "--out", str(out)]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    deadline = time.monotonic() + 60
    while not list(tmp_path.glob("m.parquet.parts/games-*")) and time.monotonic() < deadline:
        time.sleep(0.1)
    process.send_signal(signal.SIGINT)
    _, complaint = process.communicate(timeout=60)
    assert process.returncode == 2 and len(complaint.splitlines()) == 1 and "4000" in complaint.replace(",", "")
    contest = contests.new_contest("rune", ["random"], [[0, 0]], 4000, 1, {})
    results = Results(out, contest)
    assert 0 < len(results.missing()) < 4000


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["chess"], "chess"),
        (["rune", "--bots", "oracle"], "oracle"),
        (["rune", "--bots", "greedy~page"], "page"),
        (["rune", "--deals", "0"], "0"),
        (["rune", "--engine", "cloud"], "cloud"),
        (["rune", "--address", "10.0.0.1:6379"], "10.0.0.1"),
        (["rune", "--out", "/proc/nowhere/m.parquet"], "/proc/nowhere"),
    ],
)
@pytest.mark.parametrize("kind", ["match", "tournament"])
def test_bad_arguments(
    kind: str, arguments: list[str], named: str, capsys: Captured, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert cli.main(["lab", kind, *arguments, "--lang", "en"]) == 2
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 1 and named in lines[0] and "reason-" not in lines[0]


def test_a_match_and_a_tournament(capsys: Captured, tmp_path: Path) -> None:
    common = ["rune", "--deals", "1", "--processes", "1", "--json", "--out"]
    assert cli.main(["lab", "match", *common, str(tmp_path / "m.parquet"), "--bots", "random"]) == 0
    match = msgspec.json.decode(capsys.readouterr().out)
    assert match["games"] == 1 and match["places"][0]["games"] == 2
    entrants = "random,random~lay:1,random~lay:2"
    assert cli.main(["lab", "tournament", *common, str(tmp_path / "t.parquet"), "--bots", entrants]) == 0
    tournament = msgspec.json.decode(capsys.readouterr().out)
    assert tournament["games"] == 6 and [place["games"] for place in tournament["places"]] == [4, 4, 4]
