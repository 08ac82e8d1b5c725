"""Backups: a store as one file and back, of older schemas too, beside a running server; and files that are none."""

from __future__ import annotations

import gzip
import hashlib
import json
import shutil
import sqlite3
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from armarium.bots import HOUSE
from armarium.cli import main
from armarium.reason import Refused
from armarium.server.backup import back_up, restore_file
from armarium.store import Store
from armarium.store import backup as backups
from armarium.store.schema import metadata
from armarium.words import LANGUAGES
from tests.carried.plan import DIFFERING
from tests.server.house import House

OLD = Path(__file__).parents[1] / "carried" / "0.1.0" / "tables.db"
REAL = {"catalogue": HOUSE}
Captured = pytest.CaptureFixture[str]


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A store of schema 0005 with all games, finished and running."""
    return Path(shutil.copy(OLD, tmp_path / "old.sqlite"))


@pytest.fixture
def backup(old: Path, tmp_path: Path) -> Path:
    path = tmp_path / "all.backup"
    back_up(str(old), path)
    return path


def rows_of(url: str) -> dict[str, list[tuple[Any, ...]]]:
    """Everything in a store brought up to date, table by table."""
    store = Store(url)
    try:
        with store.database.engine.connect() as connection:
            return {
                table.name: [tuple(row) for row in connection.execute(sa.select(table).order_by(*table.primary_key))]
                for table in metadata.sorted_tables
            }
    finally:
        store.close()


def lines_of(path: Path) -> list[bytes]:
    return gzip.decompress(path.read_bytes()).splitlines(keepends=True)


def refusal_key(database: Path, path: Path) -> str:
    with pytest.raises(Refused) as failure:
        restore_file(str(database), path)
    return failure.value.reason.key


# --- there and back -------------------------------------------------------------------------------------------------


def test_a_store_of_an_older_schema_comes_back_up_to_date_and_the_source_is_left_alone(
    old: Path, backup: Path, tmp_path: Path
) -> None:
    assert json.loads(lines_of(backup)[0])["schema"] == "0005"
    with sqlite3.connect(old) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [("0005",)]
    connection.close()
    report = restore_file(str(tmp_path / "new.sqlite"), backup)
    assert (report.tables, [failure.table for failure in report.failures]) == (16, DIFFERING)
    assert rows_of(f"sqlite:///{tmp_path / 'new.sqlite'}") == rows_of(f"sqlite:///{old}")


def test_only_its_owner_may_read_a_backup(backup: Path) -> None:
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    assert not backup.with_name(f"{backup.name}.part").exists()


def test_a_running_server_is_backed_up_and_goes_on(open_house: Callable[..., House], tmp_path: Path) -> None:
    house = open_house(**REAL)
    guest = house.guest()
    guest.http.patch("/api/me", json={"name": "Ana"})
    table = guest.open("rune")
    report = back_up(house.settings.database, tmp_path / "all.backup")
    assert (report.tables, report.failures) == (1, [])
    later = guest.open("rune")
    assert refusal_key(Path(house.settings.database), tmp_path / "all.backup") == "store-held"
    house.close()
    restored = open_house(**REAL, database=str(tmp_path / "new.sqlite"))
    restored.close()  # a first start has made a key, and nothing else
    restore_file(str(tmp_path / "new.sqlite"), tmp_path / "all.backup")
    again = open_house(**REAL, database=str(tmp_path / "new.sqlite")).guest()
    again.http.cookies = guest.http.cookies
    assert again.get("/me")["name"] == "Ana", "the key that signed the cookie came back as well"
    assert again.get(f"/tables/{table}")["id"] == table
    assert again.http.get(f"/api/tables/{later}").status_code == 404


def test_what_is_written_during_a_backup_is_not_half_in_it(
    old: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = rows_of(f"sqlite:///{old}")
    write = backups.Writer._write

    def write_beside(self: backups.Writer, line: Any) -> None:
        write(self, line)
        if isinstance(line, backups.Section) and line.table == "house":
            with sqlite3.connect(old) as connection:
                connection.execute("INSERT INTO identities (id, name, avatar) VALUES ('late', 'Late', 1)")
                connection.execute("DELETE FROM log WHERE n > 2")
            connection.close()

    monkeypatch.setattr(backups.Writer, "_write", write_beside)
    back_up(str(old), tmp_path / "all.backup")
    monkeypatch.undo()
    restore_file(str(tmp_path / "new.sqlite"), tmp_path / "all.backup")
    assert rows_of(f"sqlite:///{tmp_path / 'new.sqlite'}") == before != rows_of(f"sqlite:///{old}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_that_do_not_replay_are_named_and_kept(
    old: Path, tmp_path: Path, capsys: Captured, language: str
) -> None:
    with sqlite3.connect(old) as connection:
        connection.execute("""UPDATE log SET move = 'lay 99' WHERE n = 1 AND "table" = 'rune-part'""")
        connection.execute("UPDATE tables SET game = 'chess' WHERE id = 'grim-two'")
        connection.execute("UPDATE tables SET rules = '99' WHERE id = 'krag-two'")
    connection.close()
    spoilt = sorted(["grim-two", "krag-two", "rune-part", *DIFFERING])
    path, new = tmp_path / "all.backup", tmp_path / "new.sqlite"
    spoken = ["--lang", language]
    for command in (["backup", str(path), "--database", str(old)], ["restore", str(path), "--database", str(new)]):
        assert main([*command, *spoken]) == 0
        told = capsys.readouterr()
        assert "16" in told.out and str(16 - len(spoilt)) in told.out
        first, *named = told.err.splitlines()
        assert str(len(spoilt)) in first
        assert sorted(line.partition(":")[0] for line in named) == spoilt
        assert not any("reason-" in line for line in named)
    assert rows_of(f"sqlite:///{new}") == rows_of(f"sqlite:///{old}")


def test_an_empty_store_is_a_backup_too(tmp_path: Path, capsys: Captured) -> None:
    Store(f"sqlite:///{tmp_path / 'empty.sqlite'}").close()
    path = tmp_path / "all.backup"
    assert main(["backup", str(path), "--database", str(tmp_path / "empty.sqlite")]) == 0
    assert main(["restore", str(path), "--database", str(tmp_path / "new.sqlite")]) == 0
    assert capsys.readouterr().err == ""


# --- refusals -------------------------------------------------------------------------------------------------------


def packed(lines: list[bytes]) -> bytes:
    return gzip.compress(b"".join(lines))


def summed(lines: list[bytes]) -> list[bytes]:
    """With the right sum at the end, as somebody would make it who knows how."""
    rows = sum(line.startswith(b"[") for line in lines)
    end = {"line": "end", "rows": rows, "sha256": hashlib.sha256(b"".join(lines)).hexdigest()}
    return [*lines, json.dumps(end).encode() + b"\n"]


def with_header(lines: list[bytes], **fields: Any) -> bytes:
    header = {**json.loads(lines[0]), **fields}
    return packed(summed([json.dumps(header).encode() + b"\n", *lines[1:-1]]))


def flip(packed: bytes, place: int) -> bytes:
    return packed[:place] + bytes([packed[place] ^ 0xFF]) + packed[place + 1 :]


def with_other_name(lines: list[bytes]) -> list[bytes]:
    return [line.replace(b'"Ana"', b'"Eve"') for line in lines]


BAD: dict[str, tuple[str, Callable[[bytes, list[bytes]], bytes]]] = {
    "empty": ("backup-foreign", lambda whole, lines: b""),
    "text": ("backup-foreign", lambda whole, lines: b"rune 1\n"),
    "gzip of something else": ("backup-foreign", lambda whole, lines: gzip.compress(b"hello\n")),
    "gzip of nothing": ("backup-foreign", lambda whole, lines: gzip.compress(b"")),
    "binary header": ("backup-foreign", lambda whole, lines: gzip.compress(b"\xff\xfe\n")),
    "cut in the middle": ("backup-truncated", lambda whole, lines: whole[: len(whole) // 2]),
    "cut at the end": ("backup-truncated", lambda whole, lines: whole[:-4]),
    "without its end": ("backup-truncated", lambda whole, lines: packed(lines[:-1])),
    "a byte of the sum": ("backup-damaged", lambda whole, lines: flip(whole, len(whole) - 6)),
    "an edited row": ("backup-damaged", lambda whole, lines: packed(with_other_name(lines))),
    "a row less": ("backup-damaged", lambda whole, lines: packed([*lines[:4], *lines[5:]])),
    "more after the end": ("backup-damaged", lambda whole, lines: packed([*lines, lines[-1]])),
    "a line that is none": ("backup-damaged", lambda whole, lines: packed([*lines[:4], b"{}\n", *lines[4:]])),
    "a short row": ("backup-damaged", lambda whole, lines: packed(summed([*lines[:4], b'["x"]\n', *lines[4:-1]]))),
    "an odd row": ("backup-damaged", lambda whole, lines: packed(summed([*lines[:4], b"[{}]\n", *lines[4:-1]]))),
    "another table": (
        "backup-damaged",
        lambda whole, lines: packed(summed([line.replace(b'"identities"', b'"people"') for line in lines[:-1]])),
    ),
    "a later format": ("backup-newer", lambda whole, lines: with_header(lines, format=2)),
    "a later schema": ("backup-newer", lambda whole, lines: with_header(lines, schema="9999")),
}


@pytest.mark.parametrize("kind", BAD)
def test_a_bad_file_is_refused_with_a_sentence_and_changes_nothing(
    kind: str, backup: Path, tmp_path: Path, capsys: Captured
) -> None:
    key, spoil = BAD[kind]
    bad, new = tmp_path / "bad.backup", tmp_path / "new.sqlite"
    bad.write_bytes(spoil(backup.read_bytes(), lines_of(backup)))
    assert refusal_key(new, bad) == key
    for language in LANGUAGES:
        assert main(["restore", str(bad), "--database", str(new), "--lang", language]) == 2
        told = capsys.readouterr()
        assert told.out == "" and str(bad) in told.err and "reason-" not in told.err and "Traceback" not in told.err
    assert not new.exists() or not any(rows_of(f"sqlite:///{new}").values())


def test_a_backup_goes_only_into_an_empty_store(old: Path, backup: Path) -> None:
    before = rows_of(f"sqlite:///{old}")
    assert refusal_key(old, backup) == "store-not-empty"
    assert rows_of(f"sqlite:///{old}") == before


def test_a_backup_is_never_written_over_a_file(old: Path, tmp_path: Path) -> None:
    (tmp_path / "all.backup").write_text("mine")
    with pytest.raises(Refused, match="file-exists"):
        back_up(str(old), tmp_path / "all.backup")
    assert (tmp_path / "all.backup").read_text() == "mine"
    with pytest.raises(Refused, match="file-unwritable"):
        back_up(str(old), tmp_path / "nowhere" / "all.backup")


def test_what_is_no_store_is_not_backed_up(tmp_path: Path) -> None:
    path = tmp_path / "all.backup"
    with pytest.raises(Refused, match="database-missing"):
        back_up(str(tmp_path / "none.sqlite"), path)
    assert not (tmp_path / "none.sqlite").exists()
    (tmp_path / "garbage.sqlite").write_bytes(b"no database at all, but long enough to look at" * 100)
    with pytest.raises(Refused, match="database-garbage"):
        back_up(str(tmp_path / "garbage.sqlite"), path)
    sqlite3.connect(tmp_path / "foreign.sqlite").close()
    with pytest.raises(Refused, match="database-garbage"):
        back_up(str(tmp_path / "foreign.sqlite"), path)
    with pytest.raises(Refused, match="database-unknown"):
        back_up("nonsense://", path)
    assert not path.exists()


def test_a_store_of_a_later_version_is_not_backed_up(old: Path, tmp_path: Path) -> None:
    with sqlite3.connect(old) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    with pytest.raises(Refused, match="database-newer"):
        back_up(str(old), tmp_path / "all.backup")
