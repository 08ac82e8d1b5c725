"""Where a game's sources, its tests and its list of equivalent mutants lie."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from build_tools.mutants.operators import Mutant, mutants_of

SHARED = ("contract", "record")  # tests of every game
LEFT_OUT = ("__init__.py", "judge.py", "hints.py", "reasons.py", "parts.py")  # bots' heuristics, advice, the box


@dataclass(frozen=True)
class Ground:
    """`root` is the repository. tests/<game>/mutants.toml may name further rooms and tests to leave out, and
    further tests to run."""

    root: Path
    game: str

    @property
    def package(self) -> str:
        return f"armarium.games.{self.game}"

    @property
    def source(self) -> Path:
        return self.root / "src" / "armarium" / "games" / self.game

    @property
    def notes(self) -> dict[str, Any]:
        path = self.root / "tests" / self.game / "mutants.toml"
        return tomllib.loads(path.read_text("utf-8")) if path.exists() else {}

    def rooms(self) -> list[str]:
        out = {*LEFT_OUT, *self.notes.get("left_out", [])}
        return sorted(path.name for path in self.source.glob("*.py") if path.name not in out)

    def mutants(self, rooms: list[str]) -> list[Mutant]:
        return [mutant for room in rooms for mutant in mutants_of(room, (self.source / room).read_text("utf-8"))]

    def equivalents(self) -> dict[str, str]:
        """The reason of each mutant that changes nothing, by its name."""
        return {entry["mutant"]: entry["reason"] for entry in self.notes.get("equivalent", [])}

    def test_folders(self) -> list[str]:
        folders = [f"tests/{name}" for name in (self.game, *SHARED)]
        return [name for name in [*folders, *self.notes.get("tests", [])] if (self.root / name).exists()]

    def is_about(self, test: str) -> bool:
        """Not a test of a file left out, nor one that is repeated for every game, here for another one."""
        if test.partition("::")[0] in self.notes.get("tests_left_out", []):
            return False
        others = {path.name for path in self.source.parent.iterdir() if path.is_dir()} - {self.game}
        parameters = set(re.split(r"[^a-z]+", test.partition("[")[2]))
        return self.game in parameters or not parameters & others

    def everything(self) -> Iterator[Path]:
        """All files that a test run depends on."""
        folders = [self.root / "src", *(self.root / name for name in self.test_folders())]
        files = [path for folder in folders for path in ([folder] if folder.is_file() else folder.rglob("*"))]
        shared = [self.root / name for name in ("tests/conftest.py", "tests/clauses.py", "pyproject.toml")]
        for path in sorted({*files, *shared}):
            if path.is_file() and "__pycache__" not in path.parts and "pages" not in path.parts:
                yield path
