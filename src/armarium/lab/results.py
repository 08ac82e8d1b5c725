"""Results of a contest in Parquet: a row per game, a row per decision in a second file, the contest in the metadata.

While games are played every batch is a small file of its own in a folder beside it, so that whatever ends the run,
finished games are kept; the same contest goes on from there. At the end they become one file, sorted by number: it is
the same whoever played the games, in whatever order.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from armarium.lab.contest import FORMAT, Contest, DecisionRow, GameRow, Played
from armarium.reason import refusal

HEADER = b"armarium"
GAMES = "games"
DECISIONS = "decisions"


def arrow() -> tuple[Any, Any]:
    """pyarrow and pyarrow.parquet; Refused where they are not installed."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise refusal("extra-missing", extra="lab") from None
    return pyarrow, pyarrow.parquet


def schema(kind: str) -> Any:
    """Written out, so that a file without a single part or decision has the same columns."""
    pa, _ = arrow()
    if kind == DECISIONS:
        numbers = [(name, pa.int64()) for name in ("number", "n", "turn", "seat", "offered")]
        return pa.schema([*numbers, ("move", pa.string()), ("standing", pa.list_(pa.int64()))])
    return pa.schema(
        [
            *((name, pa.int64()) for name in ("number", "deal", "lineup")),
            ("entrants", pa.list_(pa.int64())),
            ("shares", pa.list_(pa.float64())),
            ("scores", pa.list_(pa.int64())),
            ("ending", pa.string()),
            *((name, pa.int64()) for name in ("turns", "decisions", "lead_changes")),
            ("decided", pa.float64()),
            ("parts", pa.list_(pa.list_(pa.string()))),
            ("clauses", pa.list_(pa.string())),
            ("box", pa.string()),
        ]
    )


class Results:
    """The file of a contest, finished or not; Refused when another contest, or no contest, is in it."""

    def __init__(self, path: Path, contest: Contest) -> None:
        arrow()
        self.path = path
        self.contest = contest
        self._folder = path.with_name(f"{path.name}.parts")
        with self._writing():
            if path.exists():
                self._must_be_ours(read_contest(path))
            else:
                self._folder.mkdir(parents=True, exist_ok=True)
                self._open_folder()

    def _open_folder(self) -> None:
        header = self._folder / "contest.json"
        if header.exists():
            self._must_be_ours(decode_contest(header.read_bytes(), header))
        else:
            write_whole(header, lambda path: path.write_bytes(msgspec.json.encode(self.contest)))

    def _must_be_ours(self, other: Contest) -> None:
        if other != self.contest:
            ours, theirs = msgspec.to_builtins(self.contest), msgspec.to_builtins(other)
            differing = [name for name in ours if ours[name] != theirs[name]]
            raise refusal("results-other", file=str(self.path), names=", ".join(differing))

    @contextmanager
    def _writing(self) -> Iterator[None]:
        try:
            yield
        except OSError as failure:
            problem = failure.strerror or str(failure)
            raise refusal("results-unwritable", file=str(self.path), problem=problem) from failure

    def is_finished(self) -> bool:
        return self.path.exists()

    def missing(self) -> list[int]:
        """The numbers of the games still to be played."""
        if self.is_finished():
            return []
        _, parquet = arrow()
        done: set[int] = set()
        for part in self._folder.glob(f"{GAMES}-*.parquet"):
            done.update(parquet.read_table(part, columns=["number"])["number"].to_pylist())
        return [number for number in range(self.contest.games) if number not in done]

    def add(self, played: Played) -> None:
        """Decisions first: a game that is there has its decisions."""
        name = f"{min(row.number for row in played.games):09d}.parquet"
        with self._writing():
            if self.contest.decisions:
                self._write(self._folder / f"{DECISIONS}-{name}", DECISIONS, played.decisions)
            self._write(self._folder / f"{GAMES}-{name}", GAMES, played.games)

    def _write(self, path: Path, kind: str, rows: Sequence[GameRow] | Sequence[DecisionRow]) -> None:
        pa, _ = arrow()
        self._write_table(path, pa.Table.from_pylist(msgspec.to_builtins(rows), schema=schema(kind)))

    def _write_table(self, path: Path, table: Any) -> None:
        _, parquet = arrow()
        headed = table.replace_schema_metadata({HEADER: msgspec.json.encode(self.contest)})
        write_whole(path, lambda place: parquet.write_table(headed, place))

    def finish(self) -> None:
        """One file of all games; the decisions lie beside it."""
        if self.is_finished():
            return
        with self._writing():
            if self.contest.decisions:
                self._write_table(decisions_path(self.path), self._whole_table(DECISIONS, ["number", "n"]))
            self._write_table(self.path, self._whole_table(GAMES, ["number"]))
            shutil.rmtree(self._folder)

    def _whole_table(self, kind: str, keys: list[str]) -> Any:
        pa, parquet = arrow()
        games = sorted(self._folder.glob(f"{GAMES}-*.parquet"))
        tables = [parquet.read_table(path.with_name(path.name.replace(GAMES, kind, 1))) for path in games]
        return pa.concat_tables(tables).sort_by([(key, "ascending") for key in keys])

    def rows(self) -> list[GameRow]:
        """Of the finished games, by number."""
        _, parquet = arrow()
        table = parquet.read_table(self.path) if self.is_finished() else self._whole_table(GAMES, ["number"])
        return msgspec.convert(table.to_pylist(), list[GameRow])


def decisions_path(path: Path) -> Path:
    return path.with_name(f"{path.stem}.{DECISIONS}{path.suffix}")


def write_whole(path: Path, write: Callable[[Path], object]) -> None:
    """Nobody ever finds half a file under this name."""
    new = path.with_name(f"{path.name}.new")
    try:
        write(new)
        new.replace(path)
    finally:
        new.unlink(missing_ok=True)


def read_contest(path: Path) -> Contest:
    """The contest in a file's metadata; Refused when it is no results file, or one of another version."""
    pa, parquet = arrow()
    try:
        metadata = parquet.read_schema(path).metadata or {}
    except pa.ArrowInvalid:
        metadata = {}
    if HEADER not in metadata:
        raise refusal("results-none", file=str(path))
    return decode_contest(metadata[HEADER], path)


def decode_contest(header: bytes, path: Path) -> Contest:
    try:
        if msgspec.json.decode(header)["format"] != FORMAT:
            raise refusal("results-version", file=str(path))
        return msgspec.json.decode(header, type=Contest)
    except (msgspec.MsgspecError, KeyError, TypeError):
        raise refusal("results-none", file=str(path)) from None
