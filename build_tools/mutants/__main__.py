"""`python -m build_tools.mutants GAME`: a seeded sample of mutants, tried one after the other, told as a table."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from build_tools.mutants import operators, reach, trying
from build_tools.mutants.ground import Ground
from build_tools.mutants.operators import Mutant
from build_tools.mutants.reach import Reach
from build_tools.mutants.table import EQUIVALENT, SURVIVED, Row, Table, row_of


def parse_arguments(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="mutants", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--room", action="append", help="only this room of the game, such as view.py")
    parser.add_argument("--again", action="store_true", help="of the last run with this seed only what survived")
    parser.add_argument("--report", action="store_true", help="only write down the last run, for docs/mutation.md")
    parser.add_argument("--jobs", type=int, default=2, choices=(1, 2))
    parser.add_argument("--spare", type=float, default=5.0, help="seconds a test may always take (processor time)")
    parser.add_argument("--root", type=Path, default=Path(__file__).resolve().parents[2])
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> int:
    wanted = parse_arguments(sys.argv[1:] if arguments is None else arguments)
    ground = Ground(wanted.root.resolve(), wanted.game)
    if not ground.source.is_dir():
        return say(f"There is no game {wanted.game}.", 2)
    kept = ground.root / ".mutants"
    table = Table(kept / f"table-{ground.game}-{wanted.seed}.json")
    if wanted.report:
        return say(table.markdown(ground, wanted.seed), 0)
    prepare_process(ground, kept)
    path = kept / f"reach-{ground.game}-{reach.stamp(ground)}.json"
    found = reach_of(ground, path)
    if found.failed:
        return say("These fail without any mutant; mend them first:\n  " + "\n  ".join(found.failed), 2)
    trying.warm(found)
    with tempfile.TemporaryDirectory(dir=kept, prefix="run-") as folder:
        trials = trying.Trials(ground, found, Path(folder), wanted.jobs, wanted.spare)
        chosen = chosen_mutants(ground, wanted, table)
        if not wanted.again:
            table.rows = []
        if not try_all(ground, trials, chosen, table):
            return 2
    reach.save(path, found)
    print(f"\n{ground.game}, seed {wanted.seed}: {table.text(ground)}", flush=True)
    return 0 if table.is_enough() else 1


def say(text: str, code: int) -> int:
    print(text, flush=True)
    return code


def prepare_process(ground: Ground, kept: Path) -> None:
    """Interpreted sources of this folder, compiled once into .mutants, whatever else is installed."""
    os.chdir(ground.root)
    os.environ["ARMARIUM_MODE"] = "interpreted"
    os.environ["OPENBLAS_NUM_THREADS"] = "1"
    os.environ["PYTHONPATH"] = str(ground.root / "src")
    sys.dont_write_bytecode = False
    sys.pycache_prefix = str(kept / "bytecode")
    for folder in (str(ground.root), str(ground.root / "src")):
        sys.path.insert(0, folder)
    kept.mkdir(exist_ok=True)


def reach_of(ground: Ground, path: Path) -> Reach:
    """The map as it was kept, with changed test files run anew in a process of its own."""
    found = reach.load(path) if path.exists() else Reach()
    marks = reach.marks(ground)
    found.forget({file for file, mark in found.files.items() if marks.get(file) != mark})
    fresh = {file: mark for file, mark in marks.items() if file not in found.files}
    if fresh:
        print(f"{ground.game}: running {len(fresh)} files of tests once to see which reaches what", flush=True)
        for old in path.parent.glob(f"reach-{ground.game}-*"):
            old.unlink()
        found.add(measured(ground, path, fresh))
    if not found.failed:
        reach.save(path, found)
    return found


def measured(ground: Ground, path: Path, files: dict[str, str]) -> Reach:
    """What a child measures: this process must import nothing of the game."""
    child = os.fork()
    if child == 0:
        try:
            reach.save(path, reach.measure(ground, files))
        finally:
            os._exit(0)
    os.waitpid(child, 0)
    found = reach.load(path)
    path.unlink()
    return found


def chosen_mutants(ground: Ground, wanted: argparse.Namespace, table: Table) -> list[Mutant]:
    every = ground.mutants(wanted.room or ground.rooms())
    if not wanted.again:
        return operators.sample(every, wanted.seed, wanted.count)
    open_ones = {row.name for row in table.rows if row.fate == SURVIVED}
    return [mutant for mutant in every if mutant.name in open_ones]


def try_all(ground: Ground, trials: trying.Trials, mutants: list[Mutant], table: Table) -> bool:
    """Fill the table. Among the mutants runs one control: every test that has passed none yet, nothing changed, in the
    order and within the limits of mutants. If that fails the rest means nothing, and False comes back."""
    known = ground.equivalents()
    for mutant in mutants:
        if mutant.name in known:
            table.put(Row(mutant.name, mutant.room, mutant.line, EQUIVALENT, known[mutant.name]))
    rest: list[Mutant | None] = [mutant for mutant in mutants if mutant.name not in known]
    controls: list[Mutant | None] = [None] if trials.reach.unsteady() else []
    for place, (changed, verdict) in enumerate(trials.run([*controls, *rest]), 1):
        if changed is not None:
            row = row_of(changed, verdict)
            table.put(row)
            print(f"{place:4}/{len(rest)} {verdict.seconds:5.1f}s  {row.text()}", flush=True)
        elif verdict.by:
            print(f"Without any mutant {verdict.by} {verdict.how}; mend it first.", flush=True)
            trials.stop()
            return False
        else:
            trials.reach.steady = sorted(set(trials.reach.files.values()))
    return True


if __name__ == "__main__":
    sys.exit(main())
