"""`armarium` alone: whom it lets in, what it asks once, and what it remembers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from armarium.cli import main, opening


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[dict[str, Any]]:
    """What the server was started with, each time."""
    starts: list[dict[str, Any]] = []

    def run(_: Any, given: dict[str, Any], host: str, port: int) -> int:
        starts.append({**given, "host": host, "port": port})
        return 0

    monkeypatch.setattr("armarium.cli.serving.run_server", run)
    monkeypatch.setattr(opening, "remembered_file", lambda: tmp_path / "config" / "opening.json")
    monkeypatch.setattr("sys.stdin.isatty", lambda: False)
    return starts


def sit_at_a_terminal(monkeypatch: pytest.MonkeyPatch, *answers: str) -> list[str]:
    lines = [f"{answer}\n" for answer in answers]
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.setattr(opening, "read_line", lambda prompt: lines.pop(0))
    return lines


def test_alone_it_stays_on_this_computer_and_its_owner_may_open_the_door(served: list[dict[str, Any]]) -> None:
    assert main([]) == 0
    assert served == [{"door": True, "database": "", "host": "127.0.0.1", "port": 8000}]


def test_what_is_said_is_remembered_until_it_is_said_otherwise(served: list[dict[str, Any]]) -> None:
    for words in (["--lan"], [], ["--no-lan"], []):
        main(words)
    assert [start["host"] for start in served] == ["0.0.0.0", "0.0.0.0", "127.0.0.1", "127.0.0.1"]


@pytest.mark.parametrize(("answer", "host"), [("y", "0.0.0.0"), ("Oui", "0.0.0.0"), ("", "127.0.0.1")])
def test_somebody_at_a_terminal_is_asked_once(
    served: list[dict[str, Any]],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    answer: str,
    host: str,
) -> None:
    left = sit_at_a_terminal(monkeypatch, answer, "never read")
    main(["--lang", "en"])
    assert "phones on your Wi-Fi" in capsys.readouterr().out
    main(["--lang", "en"])
    assert capsys.readouterr().out == "" and left == ["never read\n"]
    assert [start["host"] for start in served] == [host, host]


def test_a_damaged_memory_is_asked_again(
    served: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "config").mkdir()
    (tmp_path / "config" / "opening.json").write_text('{"lan": "perhaps"}')
    sit_at_a_terminal(monkeypatch, "y")
    main(["--lang", "en"])
    assert served[0]["host"] == "0.0.0.0"


def test_encrypted_it_says_in_two_sentences_what_the_phone_will_show_and_in_one_what_a_terminal_needs(
    served: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr("platformdirs.user_data_path", lambda *args, **named: tmp_path)
    main(["--lan", "--tls", "--lang", "en"])
    said = capsys.readouterr().out.strip()
    *phone, terminal = said.split(". ")
    assert len(phone) == 2 and "Continue" in phone[1] and "--certificate" in terminal
    assert Path(served[0]["certificate"]).read_text().startswith("-----BEGIN CERTIFICATE-----")
    assert Path(served[0]["certificate_key"]).is_file()
