"""Positions a browser test begins from: the page's person plays on through a socket, faster than any finger."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page
from websockets.sync.client import connect

from tests.browser.people import Company
from tests.server.house import Line, Told

LONGEST = 900  # steps of the longest game
Stop = Callable[[Told], bool]


def post(page: Page, company: Company, path: str, **data: object) -> Told:
    answer = page.request.post(f"{company.address}/api{path}", data=data)
    assert answer.ok, answer.text()
    told: Told = answer.json()
    return told


def open_table(page: Page, company: Company, game: str, seats: int, bot: str, **about: Any) -> str:
    """A started table of the page's person and bots; its id."""
    bots = [None, *[bot] * (seats - 1)]
    return str(post(page, company, "/tables", game=game, seats=seats, bots=bots, start=True, **about)["id"])


def play_until(page: Page, company: Company, table: str, stop: Stop, seed: int = 1) -> bool:
    """The page's seat plays offered moves by chance until `stop` holds of what it is told; False when the game was over
    before."""
    luck = random.Random(seed)
    cookie = "; ".join(f"{one['name']}={one['value']}" for one in page.context.cookies())
    address = f"{company.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    with connect(address, additional_headers={"cookie": cookie}, max_size=None) as socket:
        line = Line(socket)
        told = line.join()
        for _ in range(LONGEST):
            if told["result"] is not None:
                return False
            if is_asked(told) and stop(told):
                return True
            if is_asked(told):
                line.send("move", move=luck.choice(told["offers"])["move"], at=number(told))
            told = line.hear_until("step")
    raise AssertionError("the game does not get there")


def is_asked(told: Told) -> bool:
    table = told.get("table", told)
    return bool(told["offers"]) and table["mine"] in table["to_act"]


def number(told: Told) -> int:
    """The log number a move answers."""
    return int(told["entry"]["n"] if "entry" in told else told["n"])


def phase(*phases: str) -> Stop:
    return lambda told: told["view"]["phase"] in phases


def at_end(told: Told) -> bool:
    return False
