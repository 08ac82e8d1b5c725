"""A whole store as one file, and back: the rows of every table as lines of JSON, compressed, with their SHA-256.

The file knows no kind of database, so what was kept in SQLite can be restored into PostgreSQL. It names the schema it
was written by: its tables are made as they were then, filled, and brought up to date by the usual migrations. It knows
no rules; whether the games in it replay is asked elsewhere.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import zlib
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import BinaryIO

import msgspec
import sqlalchemy as sa

from armarium.reason import refusal
from armarium.store.database import Database, garbage_refusal, must_be_there, open_engine, opening_refusal
from armarium.store.migrations import is_known, migrate
from armarium.store.schema import house, keepers, metadata

FORMAT = 1
BATCH = 500  # rows read or written at once
PRIVATE = 0o600  # the file holds the key that signs identities, and the secrets of running games
VERSION = sa.table("alembic_version", sa.column("version_num", sa.String))
Value = str | int | float | bool | None
Row = list[Value]


class Header(msgspec.Struct, tag_field="line", tag="armarium backup"):
    """The first line."""

    format: int
    schema: str
    created: str


class Section(msgspec.Struct, tag_field="line", tag="table"):
    """Comes before the rows of a table, which are arrays in the order of its columns."""

    table: str
    columns: list[str]


class End(msgspec.Struct, tag_field="line", tag="end"):
    """The last line: how many rows came before it, and the SHA-256 of all lines before it."""

    rows: int
    sha256: str


_header: msgspec.json.Decoder[Header] = msgspec.json.Decoder(Header)
_mark: msgspec.json.Decoder[Section | End] = msgspec.json.Decoder(Section | End)
_row: msgspec.json.Decoder[Row] = msgspec.json.Decoder(Row)
_encoder = msgspec.json.Encoder()


# --- writing --------------------------------------------------------------------------------------------------------


def write_backup(url: str, patience: float, path: Path) -> None:
    """All that is in the database at one moment; a server may go on meanwhile. Refused for a file that exists."""
    engine = open_engine(must_be_there(url), patience, durable=False)
    part = path.with_name(f"{path.name}.part")
    try:
        if path.exists():
            raise refusal("file-exists", file=str(path))
        with snapshot(engine) as connection, private_file(part) as file:
            Writer(file).write_all(connection)
        part.replace(path)
    except sa.exc.DBAPIError as failure:
        raise opening_refusal(failure, engine) from failure
    except OSError as failure:
        raise refusal("file-unwritable", file=str(path), problem=str(failure.strerror)) from failure
    finally:
        part.unlink(missing_ok=True)
        engine.dispose()


def snapshot(engine: sa.Engine) -> sa.Connection:
    """A connection whose first transaction sees one moment throughout. SQLite's write-ahead log gives that unasked."""
    connection = engine.connect().execution_options(stream_results=True, yield_per=BATCH)
    if engine.dialect.name == "postgresql":
        return connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    return connection


def private_file(path: Path) -> BinaryIO:
    path.unlink(missing_ok=True)
    return os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE), "wb")


class Writer:
    def __init__(self, file: BinaryIO) -> None:
        self._file = gzip.GzipFile(filename="", fileobj=file, mode="wb", compresslevel=6)
        self._digest = hashlib.sha256()
        self._rows = 0

    def write_all(self, connection: sa.Connection) -> None:
        now = datetime.now(UTC).isoformat(timespec="seconds")
        self._write(Header(FORMAT, schema_of(connection), now))
        for table in reflected_tables(connection):
            self._write(Section(f"{table.name}", [f"{column.name}" for column in table.columns]))
            for row in connection.execute(sa.select(table).order_by(*table.primary_key)):
                self._write(list(row))
                self._rows += 1
        self._write(End(self._rows, self._digest.hexdigest()))
        self._file.close()

    def _write(self, line: Header | Section | End | Row) -> None:
        text = _encoder.encode(line) + b"\n"
        self._digest.update(text)
        self._file.write(text)


def schema_of(connection: sa.Connection) -> str:
    """Refused where it is later than ours, or there is none."""
    if not sa.inspect(connection).has_table(VERSION.name):
        raise garbage_refusal(connection.engine)
    schema = connection.scalar(sa.select(VERSION.c.version_num))
    if schema is None or not is_known(str(schema)):
        raise refusal("database-newer")
    return str(schema)


def reflected_tables(connection: sa.Connection) -> list[sa.Table]:
    """Our tables as they are in this database, of which older ones have fewer columns; those referred to come first."""
    inspector = sa.inspect(connection)
    names = [table.name for table in metadata.sorted_tables if inspector.has_table(table.name)]
    return [sa.Table(name, sa.MetaData(), autoload_with=connection, resolve_fks=False) for name in names]


# --- reading --------------------------------------------------------------------------------------------------------


def must_be_whole(path: Path) -> Header:
    """Read the file to its end; Refused unless every line of it is as it was written, and by a version we know."""
    lines = backup_lines(path)
    first = next(lines, b"")
    header = parse_header(path, first)
    digest, rows, end = hashlib.sha256(first), 0, None
    for line in lines:
        mark = None if line.startswith(b"[") else parse_mark(path, line)
        if isinstance(mark, End):
            end = mark
            break
        digest.update(line)
        rows += mark is None
    if end is None:
        raise refusal("backup-truncated", file=str(path))
    if (end.rows, end.sha256) != (rows, digest.hexdigest()) or next(lines, None) is not None:
        raise refusal("backup-damaged", file=str(path))
    return header


def backup_lines(path: Path) -> Iterator[bytes]:
    try:
        with gzip.open(path, "rb") as file:
            yield from file
    except gzip.BadGzipFile as failure:
        key = "backup-damaged" if "CRC" in str(failure) or "length" in str(failure) else "backup-foreign"
        raise refusal(key, file=str(path)) from None
    except EOFError:
        raise refusal("backup-truncated", file=str(path)) from None
    except zlib.error:
        raise refusal("backup-damaged", file=str(path)) from None
    except OSError as failure:
        raise refusal("record-unreadable", file=str(path), problem=str(failure.strerror)) from None


def parse_header(path: Path, line: bytes) -> Header:
    try:
        header = _header.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise refusal("backup-foreign", file=str(path)) from None
    if header.format > FORMAT or not is_known(header.schema):
        raise refusal("backup-newer", file=str(path))
    return header


def parse_mark(path: Path, line: bytes) -> Section | End:
    try:
        return _mark.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise refusal("backup-damaged", file=str(path)) from None


def row_batches(path: Path) -> Iterator[tuple[Section, list[Row]]]:
    """The rows of a whole file, table by table, a few hundred at a time."""
    lines = backup_lines(path)
    next(lines)
    section = Section("", [])
    rows: list[Row] = []
    for line in lines:
        is_row = line.startswith(b"[")
        if rows and (not is_row or len(rows) == BATCH):
            yield section, rows
            rows = []
        if is_row:
            rows.append(_row.decode(line))
        elif isinstance(mark := parse_mark(path, line), Section):
            section = mark


# --- restoring ------------------------------------------------------------------------------------------------------


def restore_backup(database: Database, header: Header, path: Path) -> None:
    """All of a file that is whole, or nothing. Refused where the database is not empty."""
    try:
        database.submit(lambda connection: restore_rows(connection, header, path)).result()
    except ValueError:  # rows that are none, under a sum that is right
        raise refusal("backup-damaged", file=str(path)) from None


def restore_rows(connection: sa.Connection, header: Header, path: Path) -> None:
    """The tables are made anew as they were when the backup was written, filled, and brought up to date."""
    must_be_empty(connection)
    metadata.drop_all(connection)
    connection.execute(sa.delete(VERSION))
    migrate(connection, header.schema)
    tables = {table.name: table for table in reflected_tables(connection)}
    for section, rows in row_batches(path):
        if section.table not in tables or set(section.columns) != set(tables[section.table].columns.keys()):
            raise refusal("backup-damaged", file=str(path))
        values = [dict(zip(section.columns, row, strict=True)) for row in rows]
        connection.execute(sa.insert(tables[section.table]), values)
    migrate(connection)


def must_be_empty(connection: sa.Connection) -> None:
    """A server that was started once and never played at has made its key and noted itself down; that alone is nothing
    to keep."""
    for table in metadata.sorted_tables:
        if table not in (house, keepers) and connection.execute(sa.select(table).limit(1)).first() is not None:
            raise refusal("store-not-empty", database=str(connection.engine.url.database))
