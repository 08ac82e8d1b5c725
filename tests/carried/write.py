"""Writes a store and a folder of records with the installed version, to be carried through by all later ones.

    python -m tests.carried.write FOLDER

It plays some games of each box: finished and not, several seat counts and options, moves taken back, KamiMaï's proofs.
What is in the folders beside this file was written once, by the version whose name they bear, and is never changed.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any

from armarium import record, shelf
from armarium.chance import Chance
from armarium.game import NOBODY
from armarium.host import finish
from armarium.log import Line, Seat
from armarium.server.records import record_of
from armarium.simulator import Simulator
from armarium.store import Identity, Store, TableRow
from armarium.table import Table
from tests.carried.plan import Plan, plans_of

HOST = "a" * 32
NAMES = ("Ana", "Bo", "Cy", "Dee", "Eli", "Fay", "Gus", "Hal")
CREATED = 1_763_300_000.0


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
    for number, plan in enumerate(plan for game in shelf.NAMES for plan in plans_of(game)):
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
