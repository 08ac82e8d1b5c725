"""Where a game's sources, its tests and its list of equivalent mutants lie."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from build_tools.mutants.operators import Mutant, mutants_of

SHARED = ("contract", "record")  # tests of every game
SLOW = ("tests/contract/test_touches.py", "tests/contract/test_speech.py")  # hundreds of worlds; words alone
# bots' heuristics, advice, the box, what is drawn or measured
LEFT_OUT = ("__init__.py", "bot.py", "evaluation.py", "lab.py", "merits.py", "parts.py", "terminal.py")


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
        """Relative to the game's folder; a whole sub-folder may be left out."""
        out = {*LEFT_OUT, *self.notes.get("left_out", [])}
        paths = [path.relative_to(self.source) for path in self.source.rglob("*.py") if path.name != "__init__.py"]
        return sorted(path.as_posix() for path in paths if path.as_posix() not in out and path.parts[0] not in out)

    def mutants(self, rooms: list[str]) -> list[Mutant]:
        return [mutant for room in rooms for mutant in mutants_of(room, (self.source / room).read_text("utf-8"))]

    def equivalents(self) -> dict[str, str]:
        """The reason of each mutant that changes nothing, by its name."""
        return {entry["mutant"]: entry["reason"] for entry in self.notes.get("equivalent", [])}

    def test_folders(self) -> list[str]:
        folders = [f"tests/{name}" for name in (self.game, *SHARED)]
        return [name for name in [*folders, *self.notes.get("tests", [])] if (self.root / name).exists()]

    def is_about(self, test: str) -> bool:
        """Not a test or a file left out, nor a test that is repeated for every game, here for another one."""
        left_out = (*SLOW, *self.notes.get("tests_left_out", []))
        if test.partition("::")[0] in left_out or test.partition("[")[0] in left_out:
            return False
        others = {path.name for path in self.source.parent.iterdir() if path.is_dir()} - {self.game}
        parameters = set(re.split(r"[^a-z]+", test.partition("[")[2]))
        return self.game in parameters or not parameters & others

    def test_files(self) -> list[Path]:
        """The files with tests in them; what they import from each other is common to all."""
        return [path for path in self._files(self.test_folders()) if path.name.startswith("test_")]

    def common_files(self) -> list[Path]:
        """All other files that a test run depends on."""
        shared = ["src", *self.test_folders(), "tests/conftest.py", "tests/clauses.py", "pyproject.toml"]
        tests = set(self.test_files())
        return [path for path in self._files(shared) if path not in tests and path.name != "mutants.toml"]

    def _files(self, names: list[str]) -> list[Path]:
        paths = [self.root / name for name in names]
        found = {path for each in paths for path in ([each] if each.is_file() else each.rglob("*"))}
        return sorted(path for path in found if path.is_file() and not {"__pycache__", "pages"} & set(path.parts))
