"""What became of each mutant of a sample: kept in .mutants after every verdict, told at the end."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import asdict, dataclass
from pathlib import Path

from build_tools.mutants.ground import Ground
from build_tools.mutants.operators import Mutant
from build_tools.mutants.trying import Verdict

WANTED = 0.95  # of the sample killed or shown equivalent
KILLED, SURVIVED, EQUIVALENT = "killed", "survived", "equivalent"


@dataclass(frozen=True)
class Row:
    """`why`: the test that noticed, how many did not, or the reason why none can."""

    name: str
    room: str
    line: int
    fate: str
    why: str

    def text(self) -> str:
        return f"{self.fate:10} {self.room}:{self.line} {self.name.partition(' ')[2]}  [{self.why}]"


def row_of(mutant: Mutant, verdict: Verdict) -> Row:
    if not verdict.by:
        fate, why = SURVIVED, f"{verdict.tried} tests" if verdict.tried else "no test reaches it"
    else:
        fate, why = KILLED, verdict.by if verdict.how == "failed" else f"{verdict.by} ({verdict.how})"
    return Row(mutant.name, mutant.room, mutant.line, fate, why)


class Table:
    def __init__(self, path: Path) -> None:
        self.path = path
        self.rows: list[Row] = []
        if path.exists():
            self.rows = [Row(**row) for row in json.loads(path.read_text("utf-8"))]

    def put(self, row: Row) -> None:
        """Instead of the row of the same mutant, if there is one."""
        rows = {each.name: each for each in self.rows} | {row.name: row}
        self.rows = sorted(rows.values(), key=lambda each: (each.room, each.line, each.name))
        self.path.write_text(json.dumps([asdict(each) for each in self.rows], indent=1), "utf-8")

    def count(self, fate: str) -> int:
        return Counter(row.fate for row in self.rows)[fate]

    def is_enough(self) -> bool:
        return bool(self.rows) and len(self.rows) - self.count(SURVIVED) >= WANTED * len(self.rows)

    def text(self, ground: Ground) -> str:
        """The sums, every survivor, and notes that no longer fit the source."""
        sums = ", ".join(f"{self.count(fate)} {fate}" for fate in (KILLED, EQUIVALENT, SURVIVED))
        lines = [f"{len(self.rows)} mutants, {sums}"]
        lines += [f"  {row.text()}" for row in self.rows if row.fate == SURVIVED]
        names = {mutant.name for mutant in ground.mutants(ground.rooms())}
        lines += [f"  no longer in the source: {name}" for name in ground.equivalents() if name not in names]
        return "\n".join(lines)

    def markdown(self, ground: Ground, seed: int) -> str:
        """The section of docs/mutation.md about this game."""
        sums = " | ".join(str(self.count(fate)) for fate in (KILLED, EQUIVALENT, SURVIVED))
        share = (len(self.rows) - self.count(SURVIVED)) / max(1, len(self.rows))
        lines = [
            f"### {ground.game}",
            "",
            "| sample | seed | killed | equivalent | survived | killed or equivalent |",
            "|---|---|---|---|---|---|",
            f"| {len(self.rows)} | {seed} | {sums} | {share:.1%} |",
        ]
        for fate, heading in ((EQUIVALENT, "Equivalent:"), (SURVIVED, "Survived:")):
            rows = [row for row in self.rows if row.fate == fate]
            lines += ["", heading, ""] if rows else []
            lines += [f"- `{row.name}`: {row.why}" if fate == EQUIVALENT else f"- `{row.name}`" for row in rows]
        return "\n".join(lines)
