"""Draws the pictures of the README: `make pictures`, or `python -m build_tools.readme_pictures`.

Games are fixed by their seeds, and the house's own pictures are drawn without a browser: the same house makes the same
files. All four books as somebody who looks on sees them, whole and close by, a chain of pushes, and a collapse.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Sequence
from itertools import pairwise, takewhile
from pathlib import Path
from random import Random
from typing import NamedTuple

from armarium import shelf
from armarium.chance import Chance
from armarium.game import Game, complete_options
from armarium.games.kragmortha.library.furniture import frame_of
from armarium.games.kragmortha.picture import HIGH, WIDE, pawns
from armarium.games.kragmortha.view import Spot, View
from armarium.log import Seat
from armarium.pictures.frame import HEIGHT, LEFT, TOP, WIDTH, Sitting, scenes, still, whole
from armarium.pictures.moments import Moment, moments
from armarium.pictures.svg import element
from armarium.simulator import Simulator
from armarium.step import Step
from armarium.table import Table

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "pictures"
NAMES = ("Ana", "Bram", "Noor", "Ilse", "Cyprian", "Dagny", "Gus", "Zoë")
LONGEST = 4000  # moves
TRIES = 200  # games, until one has what a strip wants to show
LINKS = 3  # of the chain that is shown
KEPT = 3  # pictures of a chain: where all stood, and after each of the last two times that somebody moved
CORNER = (5, 3)  # columns and rows of the library that a strip cuts out
Part = tuple[float, float, float, float]
FELT: Part = (LEFT + 300, TOP + 48, 590, 414)
TABLE_CLOSE: Part = (606, 118, 486, 458)  # of KamiMaï, as the README's first row cuts it out


class Shot(NamedTuple):
    """A game played so far by seats that take what pays at once, and by chance among equals."""

    game: str
    seats: int
    moves: int
    seed: int


SHOTS: tuple[tuple[Shot, Part], ...] = (  # and what the README's first row cuts out of each board
    (Shot("rune", 2, 9, 6), (464, 90, 554, 521)),
    (Shot("grimoire", 4, 78, 2), (298, 212, 440, 414)),
    (Shot("kragmortha", 6, 150, 5), (466, 72, 467, 440)),
)


def main() -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for shot, close in SHOTS:
        table = play(shot)
        draw_board(table, shown(table)[-1], close)
    table, frames = first(reserves)
    draw_board(table, frames[-1], TABLE_CLOSE)
    table, frames = first(push_chain)
    write("push-chain", strip(table, frames, corner(frames)))
    write("collapse", strip(*first(collapse), FELT))
    return 0


def draw_board(table: Table, one: Moment, close: Part) -> None:
    name = table.game.name
    write(name, still(sitting(table), one))
    write(f"{name}-close", strip(table, [one], close))


def write(name: str, text: str) -> None:
    (FOLDER / f"{name}.svg").write_text(text, "utf-8")
    print(f"docs/pictures/{name}.svg: {len(text) // 1024} kB")


# --- playing ----------------------------------------------------------------------------------------------------------


def open_table(name: str, seats: int, seed: int) -> Table:
    game = shelf.game(name)
    seated = [Seat(person=person) for person in NAMES[:seats]]
    table = Table(game, seated, complete_options(game, seats, {}), secret=bytes([seed]) * 32)
    table.start()
    return table


def play(shot: Shot, until: Callable[[Table], bool] = lambda _: False) -> Table:
    table = open_table(shot.game, shot.seats, shot.seed)
    simulation = table.game.simulation(table.options)
    simulator = None if simulation is None else Simulator(table, simulation)
    luck = Random(shot.seed)
    for _ in range(min(shot.moves, LONGEST)):
        if not table.to_act() or until(table):
            break
        seat = table.to_act()[0]
        make_move(table, simulator, seat, chosen_move(table.game, table, seat, luck))
    return table


def chosen_move(game: Game, table: Table, seat: int, luck: Random) -> str:
    """What leaves the seat best off at once."""
    state = table.state
    offered = [move for move in state.moves(seat) if game.bots_may(state, move)]
    luck.shuffle(offered)

    def gain(move: int) -> int:
        after = state.clone(Chance(1))
        after.play(seat, move)
        standing = after.standing()
        return 2 * standing[seat] - sum(standing)

    return state.text(max(offered, key=gain) if len(offered) < 200 else offered[0])


def make_move(table: Table, simulator: Simulator | None, seat: int, move: str) -> None:
    if simulator is None:
        table.play(seat, move)
        return
    step = asyncio.run(simulator.prepare(seat, move, table.n))
    table.commit(step)
    simulator.keep(step)


def sitting(table: Table) -> Sitting:
    return Sitting(table.game.name, list(NAMES[: len(table.seats)]), "en")


def shown(table: Table) -> list[Moment]:
    names = sitting(table).names
    return moments(table.game, table.options, table.log, None, names, "en")


# --- strips -----------------------------------------------------------------------------------------------------------


def first(find: Callable[[int], tuple[Table, list[Moment]] | None]) -> tuple[Table, list[Moment]]:
    found = (find(seed) for seed in range(1, TRIES))
    return next(each for each in found if each is not None)


def reserves(seed: int) -> tuple[Table, list[Moment]] | None:
    """A deck that still stands, and cards in everybody's Reserve."""

    def is_reached(table: Table) -> bool:
        view = table.game.view(table.state, None)
        return not view.grimoire.down and all(side.reserve for side in view.sides) and len(view.drawn) > 1

    table = play(Shot("kamimai", 3, 60, seed), is_reached)
    return (table, shown(table)) if is_reached(table) else None


def push_chain(seed: int) -> tuple[Table, list[Moment]] | None:
    """A chain of pushes and what moved before it; who stands elsewhere than a picture earlier has an arrow."""
    table = play(Shot("kragmortha", 8, 120, seed))
    for place, step in enumerate(table.log):
        chain = 1 + sum(1 for _ in takewhile(is_push, table.log[place + 1 :]))
        if place and is_push(step) and chain >= LINKS:
            until = shown(table)[: place + chain]
            moves = [one for last, one in pairwise(until) if standing(last) != standing(one)]
            return table, moves[-KEPT:]
    return None


def standing(one: Moment) -> dict[int, Spot]:
    assert isinstance(one.view, View)
    return pawns(one.view)


def corner(frames: Sequence[Moment]) -> Part:
    """The part of the library in which they move."""
    view = frames[0].view
    assert isinstance(view, View)
    frame = frame_of(view.floor, WIDE, HIGH)
    moved = [spot for last, one in pairwise(frames) for _, spot in standing(one).items() ^ standing(last).items()]
    x, y = (min(corner) for corner in zip(*map(frame.corner, moved), strict=True))
    columns, rows = CORNER
    return LEFT + frame.left + x, TOP + frame.top + y - frame.cell * 0.1, frame.cell * columns, frame.cell * rows


def is_push(step: Step) -> bool:
    return any(event.kind == "pushed" for event in step.events)


def collapse(seed: int) -> tuple[Table, list[Moment]] | None:
    def has_fallen(table: Table) -> bool:
        return any(event.kind == "collapsed" for event in table.log[-1].events)

    table = play(Shot("kamimai", 3, 60, seed), has_fallen)
    if not has_fallen(table):
        return None
    last = table.log[-1].n
    of_it = [one for one in shown(table) if one.n == last]
    return table, [of_it[0], of_it[2], of_it[4], of_it[-1]] if len(of_it) > 5 else of_it


def strip(table: Table, frames: Sequence[Moment], part: Part) -> str:
    """A part of the board at these moments, side by side."""
    wide = WIDTH / len(frames)
    high = wide * part[3] / part[2]
    cut = " ".join(map(str, part))
    cells = [
        element(
            "svg",
            "".join(layers[key] for key in sorted(layers)),
            x=place * wide,
            y=0,
            width=wide - 6,
            height=high,
            viewBox=cut,
        )
        for place, layers in enumerate(scenes(sitting(table), frames))
    ]
    text = whole(table.game.name, "".join(cells), " ".join(one.caption for one in frames).strip())
    size = f'viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}"'
    tall = round(high)
    return text.replace(size, f'viewBox="0 0 {WIDTH} {tall}" width="{WIDTH}" height="{tall}"', 1)


if __name__ == "__main__":
    sys.exit(main())
