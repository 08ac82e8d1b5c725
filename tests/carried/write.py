"""Writes a store and a folder of records with the installed version, to be carried through by all later ones.

    python -m tests.carried.write FOLDER

It plays some games of each box: finished and not, several seat counts and options, moves taken back, KamiMaï's proofs.
What is in the folders beside this file was written once, by the version whose name they bear, and is never changed.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any, NamedTuple

from armarium import record, shelf
from armarium.chance import Chance
from armarium.game import NOBODY, Options
from armarium.host import finish
from armarium.log import Line, Seat
from armarium.server.records import record_of
from armarium.simulator import Simulator
from armarium.store import Identity, Store, TableRow
from armarium.table import Table

HOST = "a" * 32
NAMES = ("Ana", "Bo", "Cy", "Dee", "Eli", "Fay", "Gus", "Hal")
CREATED = 1_763_300_000.0
ALL = 10_000


class Plan(NamedTuple):
    """One game: how many moves of it, and after how many one is taken back (0: never)."""

    id: str
    game: str
    seats: int
    options: Options
    moves: int
    back: int = 0
    bots: int = 0


PLANS = (
    Plan("rune-whole", "rune", 2, {}, ALL, back=7),
    Plan("rune-part", "rune", 2, {"grand-master": True}, 9, back=4, bots=1),
    Plan("rune-opt", "rune", 2, {"quarter-turns": False, "one-master-per-area": True}, ALL),
    Plan("rune-new", "rune", 2, {"no-card-may-vanish": True}, 0),
    Plan("grim-whole", "grimoire", 3, {}, ALL, back=11),
    Plan("grim-part", "grimoire", 4, {"stop-at-15": True}, 30, back=9, bots=3),
    Plan("grim-five", "grimoire", 5, {"five-seats": True, "fireball-steals": True}, ALL),
    Plan("grim-two", "grimoire", 2, {}, 3),
    Plan("krag-whole", "kragmortha", 3, {}, ALL, back=8),
    Plan("krag-part", "kragmortha", 5, {"mode": "table", "rigor-stops": True}, 40, back=6, bots=2),
    Plan("krag-two", "kragmortha", 2, {"draw-first": True, "gentle": False}, ALL),
    Plan("krag-eight", "kragmortha", 8, {"shuffled-symbols": True}, 25),
    Plan("kami-whole", "kamimai", 2, {}, ALL, back=3, bots=1),
    Plan("kami-part", "kamimai", 3, {"level": 2, "mode": "hard"}, 9, back=4),
    Plan("kami-solo", "kamimai", 1, {"grimoire": "quick", "level": 3}, ALL, back=5),
    Plan("kami-five", "kamimai", 5, {"grimoire": "companion", "adventure": True}, 60),
)


def seating(plan: Plan) -> list[Seat]:
    people = plan.seats - plan.bots
    named = [Seat(f"{place:032x}") for place in range(people)]
    return [*named, *(Seat(bot="random") for _ in range(plan.bots))]


def played(plan: Plan, secret: bytes) -> tuple[Table, list[Line]]:
    table = Table(shelf.game(plan.game), seating(plan), plan.options, secret)
    simulation, choice = table.game.simulation(table.options), Chance(len(plan.id))
    simulator = None if simulation is None else Simulator(table, simulation)
    rows = [table.start().line]
    for count in range(1, plan.moves + 1):
        if table.stage == "over":
            break
        rows.append(moved(table, simulator, choice))
        if plan.back and count % plan.back == 0 and count <= 4 * plan.back and table.stage == "playing":
            rows.append(taken_back(table))
    for line in rows:
        line.time = CREATED + line.n
    return table, rows


def moved(table: Table, simulator: Simulator | None, choice: Chance) -> Line:
    state, acting = table.state, table.to_act()
    house = table.game.name == "kragmortha" and choice.below(8) == 0 and state.move_count(NOBODY) > 0  # a slip (K-34)
    seat = NOBODY if house else acting[choice.below(len(acting))]
    text = state.text(state.move_at(seat, choice.below(state.move_count(seat))))
    step = table.prepare(seat, text, table.n) if simulator is None else finish(simulator.prepare(seat, text, table.n))
    if step.n == 2:
        step.line.notes.append("hint-asked")
    table.commit(step)
    if simulator is not None:
        simulator.keep(step)
    return step.line


def taken_back(table: Table) -> Line:
    """The seat that moved last goes back before its move, and everybody agrees."""
    question = table.ask(table.log[-1].line.seat, table.n)
    for other in list(question.needed):
        if other in question.needed:
            table.answer(other, agree=True)
    step = table.prepare_back()
    table.commit(step)
    return step.line


def row_of(plan: Plan, table: Table) -> TableRow:
    values: dict[str, Any] = {"id": plan.id, "game": plan.game, "rules": table.game.rules, "name": "", "listed": True}
    values |= {"options": table.options, "host": f"{0:032x}", "secret": table.secret, "created": CREATED}
    return TableRow(**values, stage=table.stage)


def person_of(id: str) -> Identity:
    place = int(id, 16)
    return Identity(id, NAMES[place], place)


async def written(folder: Path, store: Store) -> None:
    for place in range(len(NAMES)):
        await store.keep_identity(person_of(f"{place:032x}"))
    for number, plan in enumerate(PLANS):
        table, rows = played(plan, bytes([number] * 32))
        row = row_of(plan, table)
        await store.add_table(row, table.seats, rows)
        record.save(folder / f"{plan.id}.record", record.record_text(record_of(row, table, rows, person_of)))
        print(plan.id, table.stage, len(rows), sum(len(line.proof) for line in rows))


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    store = Store(f"sqlite:///{folder / 'tables.sqlite'}")
    try:
        asyncio.run(written(folder, store))
    finally:
        store.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
