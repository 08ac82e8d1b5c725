"""A short game of each book, a drag, WebGL, a socket after sleep, in WebKit and Firefox: `make test-browsers`."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from armarium import shelf
from armarium.server.settings import Settings
from tests.engines.drivers import ENGINES, Driver, Point, until
from tests.server.house import UNHURRIED, House

pytestmark = [pytest.mark.engines]

STEPS = 4  # own moves of a short game
ROOM = "document.querySelector('[data-testid=room]')"
CHOICES = ".board [data-move], .hand [data-move]:not([disabled]), [data-testid=choice-panel] [data-move]"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    pages = Path(__file__).resolve().parents[2] / "web" / "dist"
    folder = tmp_path_factory.mktemp("house")
    house = House(
        Settings(
            database=str(folder / "tables.sqlite"),
            pages=pages if (pages / "index.html").exists() else None,
            pause=0.05,
            budget=0.1,
            workers=1,
            **UNHURRIED,
        )
    )
    yield house.url
    house.close()


@pytest.fixture(scope="module", params=sorted(ENGINES))
def driver(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Driver]:
    with ENGINES[request.param](tmp_path_factory.mktemp(request.param)) as one:
        yield one


def sit_down(driver: Driver, address: str, game: str) -> None:
    """At a table with one bot, or alone where the game may be played so."""
    seats = min(shelf.game(game).seats)
    wanted = {"game": game, "seats": seats, "bots": [None, *["random"] * (seats - 1)], "start": True}
    driver.open(address)
    until(lambda: driver.run("!!document.querySelector('[data-testid^=book-]')"), "the cupboard")
    body = json.dumps(json.dumps(wanted))
    sent = f"{{method: 'POST', headers: {{'content-type': 'application/json'}}, body: {body}}}"
    table = driver.run(f"fetch('/api/tables', {sent}).then(told => told.json()).then(told => told.id)")
    driver.open(f"{address}/t/{table}")
    wait_for_turn(driver)


def wait_for_turn(driver: Driver) -> None:
    until(
        lambda: driver.run(f"!!document.querySelector('[data-testid=your-turn]') || {ROOM}?.dataset.phase === 'over'"),
        "the turn",
    )


def log_number(driver: Driver) -> int:
    return int(driver.run(f"Number({ROOM}?.dataset.n ?? 0)"))


def middles(driver: Driver, selector: str) -> list[tuple[str, Point]]:
    """What can be clicked: its move, and where."""
    script = f"""[...document.querySelectorAll({json.dumps(selector)})].map(one => {{
        one.scrollIntoView({{block: 'nearest', inline: 'nearest'}});
        const box = one.getBoundingClientRect();
        return [one.dataset.move ?? '', [box.left + box.width / 2, box.top + box.height / 2]];
    }}).filter(([, at]) => at[0] > 0 && at[1] > 0)"""
    found: list[Any] = driver.run(script)
    return [(move, (at[0], at[1])) for move, at in found]


def step(driver: Driver) -> None:
    """Any move that is offered on the board or in the hand; a card is taken up first where moves lie on cards."""
    before = log_number(driver)
    if not middles(driver, CHOICES):
        for _, at in middles(driver, "[data-testid=hand] [data-card]"):
            driver.drag(at)
            if middles(driver, CHOICES):
                break
    choices = middles(driver, CHOICES)
    assert choices, driver.run("document.body.innerText")
    driver.drag(choices[0][1])
    until(lambda: middles(driver, "[data-testid=confirm]:not([aria-disabled=true])"), "a choice to confirm")
    driver.drag(middles(driver, "[data-testid=confirm]")[0][1])
    until(lambda: log_number(driver) > before, "the move")


@pytest.mark.parametrize("game", shelf.NAMES)
def test_a_short_game(driver: Driver, address: str, game: str) -> None:
    sit_down(driver, address, game)
    for _ in range(STEPS):
        wait_for_turn(driver)
        step(driver)
    assert log_number(driver) >= STEPS


def test_a_card_is_dragged_onto_the_grid(driver: Driver, address: str) -> None:
    sit_down(driver, address, "rune")
    card = middles(driver, "[data-testid=hand] [data-card].live")[0][1]
    driver.drag(card)
    spot = next(at for move, at in middles(driver, ".board [data-spot]") if move)
    driver.run("document.activeElement.blur() ?? true")
    driver.run("dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true})) || true")
    halfway = ((card[0] + spot[0]) / 2, (card[1] + spot[1]) / 2)
    driver.drag(card, halfway, spot)
    chosen = until(lambda: driver.run("document.querySelector('[data-testid=confirm]').dataset.move ?? ''"), "a choice")
    assert re.match(r"lay \d+ ", chosen)


def test_the_deck_is_drawn_by_webgl(driver: Driver, address: str) -> None:
    sit_down(driver, address, "kamimai")
    if not driver.run("!!document.createElement('canvas').getContext('webgl2')"):
        pytest.skip("this browser has no WebGL here: its short game is played on the stand-in")
    drawn = """(() => {
        const canvas = document.querySelector('.board canvas');
        const gl = canvas && (canvas.getContext('webgl2') ?? canvas.getContext('webgl'));
        return gl ? {lost: gl.isContextLost(), size: [canvas.width, canvas.height], error: gl.getError()} : null;
    })()"""
    told = until(lambda: driver.run(drawn), "the deck")
    assert told["lost"] is False and told["error"] == 0
    assert min(told["size"]) > 100


def test_a_table_goes_on_after_sleep(driver: Driver, address: str) -> None:
    sit_down(driver, address, "rune")
    before = log_number(driver)
    driver.sleep(5.0)
    wait_for_turn(driver)
    step(driver)
    assert log_number(driver) > before
