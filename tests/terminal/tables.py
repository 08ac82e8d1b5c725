"""Sittings for tests: quick bots, fixed seeds, and players that aim with keys."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from textual.pilot import Pilot
from textual.widgets import Static

from armarium import shelf
from armarium.game import Options
from armarium.log import Seat
from armarium.terminal.app import PlayApp
from armarium.terminal.sitting import Sitting, new_sitting


# With seed 3 the first seat begins.
def against_random(seed: int = 3, options: Options | None = None, game: str = "rune") -> Sitting:
    return new_sitting(shelf.game(game), [Seat("Ana"), Seat(bot="random")], options or {}, seed)


def hot_seat(seed: int = 3) -> Sitting:
    return new_sitting(shelf.game("rune"), [Seat("Ana"), Seat("Bo")], {}, seed)


Script = Callable[[PlayApp, Pilot[str]], Coroutine[Any, Any, None]]


async def played(sitting: Sitting, script: Script, language: str = "en", size: tuple[int, int] = (80, 24)) -> PlayApp:
    """Open the full screen, let the script press keys, and give the app back."""
    app = PlayApp(sitting, language, pause=0)
    async with app.run_test(size=size) as pilot:
        await settle(app, pilot)
        await script(app, pilot)
    return app


async def settle(app: PlayApp, pilot: Pilot[str]) -> None:
    """Until bots have moved and the screen is drawn."""
    for _ in range(500):
        await pilot.pause()
        if not any(worker.is_running for worker in app.workers) or app.screen is not app.table:
            break
    await pilot.pause()


async def press(app: PlayApp, pilot: Pilot[str], *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
        await settle(app, pilot)


def shown(app: PlayApp, where: str) -> str:
    """What a part of the screen says, without colours."""
    content = app.table.query_one(where, Static).content
    return getattr(content, "plain", str(content))


def listed(app: PlayApp) -> list[str]:
    return [str(option.id) for option in app.table.moves.options]


def at_table(app: PlayApp) -> bool:
    """Whether no other screen covers the table."""
    return app.screen_stack[-1] == app.table
