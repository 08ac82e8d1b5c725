"""Whatever is asked wrongly of the lab, and whatever fails beneath it: one sentence, exit code 2, nothing lost."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from armarium import cli
from armarium.lab import contest as contests
from armarium.lab.results import Results

pytest.importorskip("pyarrow")

Captured = pytest.CaptureFixture[str]
COMMANDS = ("match", "tournament", "balance", "learn", "calibrate", "ladder", "puzzles", "search")
NOWHERE = "/proc/nowhere"


def complaint(capsys: Captured, *arguments: str) -> str:
    """The one sentence with which it is refused."""
    assert cli.main(["lab", *arguments, "--lang", "en"]) == 2
    told = capsys.readouterr()
    lines = told.err.splitlines()
    assert len(lines) == 1 and "reason-" not in lines[0] and "Refused" not in lines[0], told.err
    return lines[0]


@pytest.mark.parametrize("command", COMMANDS)
def test_an_unknown_game(command: str, capsys: Captured) -> None:
    assert "“chess”" in complaint(capsys, command, "chess")


def test_an_unknown_game_in_a_sweep(capsys: Captured) -> None:
    assert "“chess”" in complaint(capsys, "sweep", "chess", "numbers.magic-most=1..2")


@pytest.mark.parametrize(
    "arguments",
    [
        ["match", "rune", "--bots", "oracle"],
        ["tournament", "rune", "--bots", "oracle,random"],
        ["ladder", "rune", "--bots", "oracle,random"],
        ["learn", "rune", "--bot", "oracle"],
        ["learn", "rune", "--match", "oracle"],
        ["calibrate", "rune", "--bot", "oracle"],
        ["teams", "--bots", "oracle"],
    ],
)
def test_an_unknown_bot_is_refused_before_a_game_is_played(
    arguments: list[str], capsys: Captured, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert "“oracle”" in complaint(capsys, *arguments)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["sweep", "grimoire", "numbers.nothing=1..2"], "numbers.nothing"),
        (["sweep", "grimoire", "numbers.magic-most=5..2"], "numbers.magic-most=5..2"),
        (["sweep", "grimoire", "numbers.magic-most"], "numbers.magic-most"),
        (["match", "rune", "--seats", "0"], "not played by 0"),
        (["balance", "rune", "--seats", "0"], "not played by 0"),
        (["sweep", "rune", "numbers.hand=1..2", "--seats", "0"], "0"),
        (["learn", "rune", "--match-deals", "-1"], "-1"),
        (["learn", "rune", "--rollout-depth", "-4"], "-4"),
        (["learn", "rune", "--deals", "0"], "0"),
        (["calibrate", "rune", "--simulations", "0"], "0"),
        (["calibrate", "rune", "--every", "0"], "0"),
        (["puzzles", "rune", "--count", "-1"], "-1"),
        (["match", "rune", "--bots", "search:10@none.toml"], "none.toml"),
        (["match", "rune", "--processes", "0"], "0"),
        (["match", "rune", "--engine", "cloud"], "cloud"),
    ],
)
def test_numbers_and_names_that_do_not_fit(
    arguments: list[str], named: str, capsys: Captured, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert named in complaint(capsys, *arguments)
    assert not list(tmp_path.iterdir())


def test_weights_of_another_game_are_refused_at_once(capsys: Captured) -> None:
    import armarium

    weights = Path(armarium.__file__).parent / "games" / "rune" / "weights.toml"
    assert "another evaluation" in complaint(capsys, "match", "grimoire", "--bots", f"search:10@{weights}")


@pytest.mark.parametrize(
    "arguments",
    [
        ["match", "rune", "--out", f"{NOWHERE}/m.parquet"],
        ["balance", "rune", "--out", NOWHERE],
        ["sweep", "grimoire", "numbers.magic-most=12..13", "--out", NOWHERE],
        ["learn", "rune", "--bot", "greedy", "--out", NOWHERE],
        ["calibrate", "rune", "--bot", "greedy", "--out", NOWHERE],
    ],
)
def test_a_place_where_nothing_can_be_written(arguments: list[str], capsys: Captured) -> None:
    assert NOWHERE in complaint(capsys, *arguments, "--processes", "1")


def test_puzzles_that_cannot_be_written(tmp_path: Path) -> None:
    from armarium.puzzles import PuzzleSet, write_set
    from armarium.reason import Refused

    with pytest.raises(Refused, match="results-unwritable"):
        write_set(tmp_path / "none" / "p.json", PuzzleSet("", 2, {}, 1, 1))


def test_a_full_disk_leaves_no_half_page_and_the_same_command_goes_on(
    tmp_path: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = ["balance", "rune", "--deals", "2", "--processes", "1", "--out", str(tmp_path)]
    write = Path.write_bytes

    def write_half(path: Path, data: bytes) -> int:
        if "balance.html" not in path.name:
            return write(path, data)
        write(path, data[:100])
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr(Path, "write_bytes", write_half)
        assert os.strerror(errno.ENOSPC) in complaint(capsys, *asked)
    assert (tmp_path / "mirror.parquet").exists() and not list(tmp_path.glob("balance*"))
    assert cli.main(["lab", *asked]) == 0
    assert (tmp_path / "balance.html").read_text("utf-8").endswith("</html>\n")


def test_learning_stopped_by_ctrl_c_goes_on(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "armarium", "lab", "learn", "rune", "--bot", "greedy", "--lang", "en"]
    command += ["--deals", "900", "--processes", "2", "--match-deals", "0", "--out", str(tmp_path)]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    deadline = time.monotonic() + 60
    while not list(tmp_path.glob("self-play.parquet.parts/games-*")) and time.monotonic() < deadline:
        time.sleep(0.1)
    process.send_signal(signal.SIGINT)
    _, told = process.communicate(timeout=60)
    assert process.returncode == 2 and len(told.splitlines()) == 1 and "900" in told
    contest = contests.new_contest("rune", ["greedy"], [[0, 0]], 900, 1, {}, decisions=True)
    results = Results(tmp_path / "self-play.parquet", contest)
    assert 0 < len(results.missing()) < 900 and len(results.rows()) == 900 - len(results.missing())


def test_a_killed_worker_costs_no_game_of_a_match(tmp_path: Path, capsys: Captured) -> None:
    """The file is the same, byte for byte, as of a match nobody disturbed."""
    out, whole = tmp_path / "killed.parquet", tmp_path / "whole.parquet"
    asked = ["lab", "match", "rune", "--bots", "greedy,random", "--deals", "60", "--lang", "en"]
    command = [sys.executable, "-m", "armarium", *asked, "--processes", "2", "--out", str(out)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    deadline = time.monotonic() + 60
    while not list(tmp_path.glob("killed.parquet.parts/games-*")) and time.monotonic() < deadline:
        time.sleep(0.05)
    workers = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    for worker in workers.read_text().split()[-1:] if workers.exists() else []:
        os.kill(int(worker), signal.SIGKILL)
    process.communicate(timeout=120)
    assert process.returncode == 0
    assert cli.main([*asked, "--processes", "1", "--out", str(whole)]) == 0
    assert out.read_bytes() == whole.read_bytes()
