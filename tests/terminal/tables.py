"""Sittings for tests: quick bots, fixed seeds, and players that aim with keys."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from textual.pilot import Pilot
from textual.widgets import Static

from armarium import shelf
from armarium.chance import Chance
from armarium.game import Options
from armarium.log import Seat
from armarium.terminal.app import PlayApp
from armarium.terminal.sitting import Sitting, new_sitting

OPTIONS: dict[str, Options] = {"kamimai": {"grimoire": "quick", "mode": "easy"}}


# With seed 3 the first seat begins.
def against_random(seed: int = 3, options: Options | None = None, game: str = "rune") -> Sitting:
    return new_sitting(shelf.game(game), [Seat("Ana"), Seat(bot="random")], options or {}, seed)


def hot_seat(seed: int = 3) -> Sitting:
    return new_sitting(shelf.game("rune"), [Seat("Ana"), Seat("Bo")], {}, seed)


def sitting_after(game: str, people: Sequence[str], moves: int) -> Sitting:
    """People only, and so many moves by chance; not over yet."""
    sitting = new_sitting(shelf.game(game), [Seat(name) for name in people], OPTIONS.get(game, {}), 3)
    chance = Chance(1)
    for _ in range(moves):
        seat = sitting.table.to_act()[0]
        offers = sitting.table.offers(seat)
        sitting.play(seat, offers[chance.below(len(offers))].move)
        sitting.confirm()
        if sitting.sealed_seats():
            sitting.reveal()
        assert not sitting.is_over()
    return sitting


class LocalApp(PlayApp):
    """A game at this keyboard, not one far away."""

    sitting: Sitting


Script = Callable[[LocalApp, Pilot[str]], Coroutine[Any, Any, None]]


async def played(
    sitting: Sitting, script: Script, language: str = "en", size: tuple[int, int] = (80, 24), aiming: float = 3600.0
) -> LocalApp:
    """Open the full screen, let the script press keys, and give the app back. No hands try what is aimed at, unless the
    time for it is short."""
    app = LocalApp(sitting, language, pause=0, aiming=aiming)
    async with app.run_test(size=size) as pilot:
        await settle(app, pilot)
        await script(app, pilot)
    return app


async def settle(app: LocalApp, pilot: Pilot[str]) -> None:
    """Until bots have moved and the screen is drawn."""
    for _ in range(500):
        await flush(app)
        await pilot.pause()
        if not any(worker.is_running for worker in app.workers) or app.screen is not app.table:
            break
    await flush(app)
    await pilot.pause()


async def flush(app: LocalApp) -> None:
    """Until every message sent so far was handled. Pilot asks the processor whether the app is idle, which a starved
    one seems to be; a callback that passes through the same queues, one after the other, cannot overtake a message."""
    if app.screen is not app.table or not app.table.is_mounted:
        return
    field = app.table.field
    queues = [app, field, *(node for node in field.ancestors if node is not app)]
    for queue in queues:
        done = asyncio.Event()
        if not queue.call_later(done.set):
            return
        await asyncio.wait_for(done.wait(), 60)


async def press(app: LocalApp, pilot: Pilot[str], *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
        await settle(app, pilot)


def shown(app: LocalApp, where: str) -> str:
    """What a part of the screen says, without colours."""
    content = app.table.query_one(where, Static).content
    return getattr(content, "plain", str(content))


def listed(app: LocalApp) -> list[str]:
    return [str(option.id) for option in app.table.moves.options]


def at_table(app: LocalApp) -> bool:
    """Whether no other screen covers the table."""
    return app.screen_stack[-1] == app.table
