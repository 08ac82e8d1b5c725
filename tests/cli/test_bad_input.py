"""Whatever is wrong: one clear sentence on the error stream, exit code 2, no traceback, nothing half-written."""

from __future__ import annotations

import io
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from armarium import cli
from armarium.store import Store
from armarium.terminal.sitting import Sitting
from tests.terminal.tables import against_random
from tests.terminal.test_lines import first_moves, talked

Captured = pytest.CaptureFixture[str]


def sentence(capsys: Captured, *arguments: str) -> str:
    """The one line a refused command leaves."""
    assert cli.main(list(arguments)) == 2
    told = capsys.readouterr()
    assert told.out == ""
    lines = told.err.splitlines()
    assert len(lines) == 1, told.err
    assert "Traceback" not in lines[0] and "reason-" not in lines[0]
    return lines[0]


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["play", "chess"], "chess"),
        (["sim", "chess"], "chess"),
        (["bench", "chess"], "chess"),
        (["rules", "chess"], "chess"),
        (["rules", "rune", "R-99"], "R-99"),
        (["rules", "rune", "--lang", "tlh"], "tlh"),
        (["play", "rune", "--option", "colour=on"], "colour"),
        (["play", "rune", "--option", "grand-master"], "grand-master"),
        (["play", "rune", "--option", "grand-master=perhaps"], "perhaps"),
        (["sim", "rune", "--option", "grand-master=7"], "7"),
        (["play", "rune", "--seats", "3"], "3"),
        (["play", "rune", "--seats", "two"], "two"),
        (["play", "rune", "--bots", "greedy,random"], "3"),
        (["play", "rune", "--bots", "oracle"], "oracle"),
        (["play", "rune", "--names", "Ana,Bo", "--seats", "2", "--bots", "greedy"], "2"),
        (["sim", "rune", "--bots", "oracle"], "oracle"),
        (["sim", "rune", "--bots", "greedy,random,random"], "3"),
        (["sim", "rune", "--games", "0"], "0"),
        (["sim", "rune", "--games", "many"], "many"),
        (["sim", "rune", "--processes", "0"], "0"),
        (["replay", "nowhere.record"], "nowhere.record"),
        (["play", "--resume", "nowhere.record"], "nowhere.record"),
        (["import", "nowhere.record"], "nowhere.record"),
        (["serve", "--port", "99999"], "99999"),
        (["serve", "--port", "-1"], "65535"),
        (["serve", "--admin-port", "x"], "65535"),
        (["serve", "--processes", "0"], "0"),
        (["serve", "--public-url", "nonsense"], "--public-url"),
        (["serve", "--allow-host", "a b/c"], "--allow-host"),
        (["serve", "--trusted-proxy", "nonsense"], "--trusted-proxy"),
        (["serve", "--port", "0", "--database", "nonsense://x"], "nonsense://x"),
        (["serve", "--host", "192.0.2.1", "--port", "0"], "192.0.2.1"),
        (["upgrade", "--database", "nowhere.sqlite"], "nowhere.sqlite"),
        (["backup", "kept.backup", "--database", "nowhere.sqlite"], "nowhere.sqlite"),
        (["backup", "kept.backup", "--database", "://"], "://"),
        (["export", "nobody", "--database", "nowhere.sqlite"], "nowhere.sqlite"),
        (["admin", "tables", "--database", "nowhere.sqlite"], "nowhere.sqlite"),
        (["restore", "nowhere.backup"], "nowhere.backup"),
        (["dance"], "dance"),
        (["sim"], "GAME"),
        (["sim", "rune", "--faster"], "--faster"),
    ],
)
def test_bad_arguments(arguments: list[str], named: str, capsys: Captured) -> None:
    assert named in sentence(capsys, *arguments)


def test_in_french(capsys: Captured) -> None:
    assert "armoire" in sentence(capsys, "play", "chess", "--lang", "fr")


def test_an_unknown_table(tmp_path: Path, capsys: Captured) -> None:
    database = tmp_path / "tables.sqlite"
    Store(f"sqlite:///{database}").close()
    assert "“nobody”" in sentence(capsys, "export", "nobody", "--lang", "en", "--database", str(database))


def test_nothing_is_made_where_a_database_is_missing(tmp_path: Path, capsys: Captured) -> None:
    for command in (["upgrade"], ["export", "nobody"], ["admin", "tables"], ["backup", str(tmp_path / "kept")]):
        sentence(capsys, *command, "--database", str(tmp_path / "missing.sqlite"))
    assert list(tmp_path.iterdir()) == []


def test_a_taken_port(capsys: Captured) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert port in sentence(capsys, "serve", "--port", port)


# --- records --------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def text() -> str:
    from armarium.record import record_text

    sitting = against_random()
    talked(sitting, first_moves(sitting))
    return record_text(sitting.record())


def broken(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.parametrize("command", [["replay"], ["replay", "--check"], ["play", "--resume"], ["import"]])
def test_broken_records(command: list[str], text: str, tmp_path: Path, capsys: Captured) -> None:
    lines = text.splitlines()
    first = next(line for line in lines if line.startswith("1. "))
    spoilt = {
        "not a record": text[10:],
        "empty": "",
        "cut short": "\n".join(lines[: len(lines) // 2]),
        "cut in a line": text[: text.index("1. ") + 2],
        "other rules": broken(text, "rules: 1", "rules: 99"),
        "other game": broken(text, "game: rune", "game: chess"),
        "three seats": broken(text, "seat 2:", "seat 2: Bo\nseat 3:"),
        "nonsense move": broken(text, first, "1. 1 fly away"),
        "wrong number": broken(text, "1. ", "7. "),
        "wrong luck": broken(text, "start: ", "start: 9/3 "),
        "missing luck": "\n".join(line for line in lines if not line.startswith("start:")),
        "not text": None,
    }
    for name, content in spoilt.items():
        path = tmp_path / "bad.record"
        path.write_bytes(b"\xff\xfe\x00") if content is None else path.write_text(content, "utf-8")
        extra = ["--database", str(tmp_path / "t.sqlite")] if command == ["import"] else []
        assert sentence(capsys, *command, str(path), *extra), name


def test_a_forged_result_or_secret_is_found(text: str, tmp_path: Path, capsys: Captured) -> None:
    path = tmp_path / "forged.record"
    path.write_text(broken(text, ", points", ", tie") if ", points" in text else broken(text, ", tie", ", points"))
    assert "moves lead to" in sentence(capsys, "replay", "--check", str(path))
    secret = next(line for line in text.splitlines() if line.startswith("secret: "))
    path.write_text(broken(text, secret, "secret: " + "00" * 32))
    assert "secret" in sentence(capsys, "replay", "--check", str(path))


# --- interrupted ----------------------------------------------------------------------------------------------------


def test_the_input_ends_in_mid_game(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("flap\n"))
    assert cli.main(["play", "rune", "--bots", "random", "--seed", "4"]) == 2
    told = capsys.readouterr()
    assert "flap" in told.out
    assert len(told.err.splitlines()) == 1


def run_in_shell(line: str) -> subprocess.CompletedProcess[str]:
    source = str(Path(cli.__file__).parents[2])
    return subprocess.run(
        ["sh", "-c", line.replace("armarium", f"'{sys.executable}' -m armarium", 1)],
        env={**os.environ, "PYTHONPATH": source, "LC_ALL": "C.UTF-8"},
        capture_output=True,
        text=True,
        timeout=120,
    )


def test_a_closed_input_is_one_that_has_ended() -> None:
    run = run_in_shell("armarium play rune --bots random --seed 4 --lang en <&-")
    assert (run.returncode, run.stderr) == (2, "The input ended in mid-game; nothing was kept.\n")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_an_output_without_room_is_one_sentence() -> None:
    run = run_in_shell("armarium rules rune --lang en >/dev/full")
    assert (run.returncode, run.stderr) == (2, "stdout cannot be written (No space left on device).\n")


def test_a_server_that_is_not_there_is_told_in_words(capsys: Captured) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"http://127.0.0.1:{free.getsockname()[1]}/t/abc"
        for command in ("watch", "join"):
            assert "(Connection refused)" in sentence(capsys, command, address)
    assert "Error" not in sentence(capsys, "replay", "nowhere.record")


def test_ctrl_c_in_mid_game(tmp_path: Path) -> None:
    source = str(Path(cli.__file__).parents[2])
    playing = subprocess.Popen(
        [sys.executable, "-m", "armarium", "play", "rune", "--bots", "random", "--seed", "4"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": source, "PYTHONUNBUFFERED": "1", "LANG": "C.UTF-8"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # a shell's background job is born deaf to it
    )
    assert playing.stdout is not None
    for line in playing.stdout:
        if "moves" in line:
            break
    playing.send_signal(signal.SIGINT)
    _, errors = playing.communicate(timeout=60)
    assert playing.returncode == 2
    assert errors == "Stopped.\n"
    assert list(tmp_path.iterdir()) == []


def test_ctrl_c_at_a_plain_terminal_offers_to_keep(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    class Keyboard:
        def __init__(self, typed: str) -> None:
            self.lines = iter(typed.splitlines(keepends=True))

        def isatty(self) -> bool:
            return True

        def readline(self) -> str:
            answer = next(self.lines, "")
            if answer == "^C\n":
                raise KeyboardInterrupt
            return answer

    monkeypatch.chdir(tmp_path)
    arguments = ["play", "rune", "--bots", "random", "--seed", "4", "--plain"]
    monkeypatch.setattr(sys, "stdin", Keyboard("^C\nmine.record\n"))
    assert cli.main(arguments) == 0
    assert (tmp_path / "mine.record").exists()
    monkeypatch.setattr(sys, "stdin", Keyboard("^C\n\n"))
    assert cli.main(arguments) == 2
    monkeypatch.setattr(sys, "stdin", Keyboard("^C\n^C\n"))
    assert cli.main(arguments) == 2
    assert [path.name for path in tmp_path.iterdir()] == ["mine.record"]
    assert cli.main(["replay", "mine.record", "--check"]) == 0


def test_ctrl_c_while_bots_play(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    from armarium.lab import duel

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(duel, "play", interrupted)
    assert "Stopped" in sentence(capsys, "sim", "rune", "--games", "2", "--bots", "random", "--processes", "1")


def test_a_failing_disk_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.record"
    sitting: Sitting = against_random()
    sitting.keep(path)
    before = path.read_text()

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    monkeypatch.setattr(sys, "stdin", io.StringIO(f"save {tmp_path / 'other.record'}\n"))
    assert cli.main(["play", "--resume", str(path)]) == 2
    assert [found.name for found in tmp_path.iterdir()] == ["game.record"]
    assert path.read_text() == before
