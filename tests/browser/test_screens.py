"""Every screen at every size, in both languages and themes, with the fewest and the most seats: `make test-screens`.

One page is resized instead of opening many. `SHOTS=1` also leaves a picture of each in the ignored folder `shots/`.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from armarium import bots, shelf
from tests.browser.overlaps import DESKS, TOUCH, faults
from tests.browser.people import PREFERENCES, Company, hold_some_card, hook, wait_for_turn

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

LONG = "Wilhelmina Wolkenstein-M"  # as long as a name may be
MAIN = dict.fromkeys(shelf.NAMES, "main.board") | {"grimoire": ".book"}
SEATS = [
    (name, seats)
    for name in shelf.NAMES
    for seats in sorted({*shelf.game(name).seats})[:: len(shelf.game(name).seats) - 1 or 1]
]
Way = Callable[[Company, Page], None]


def post(page: Page, company: Company, path: str, **data: object) -> dict[str, object]:
    answer = page.request.post(f"{company.address}/api{path}", data=data)
    assert answer.ok, answer.text()
    told: dict[str, object] = answer.json()
    return told


def open_table(page: Page, company: Company, game: str, seats: int, *, start: bool, **about: object) -> str:
    bot = max(bots.names(game), key=len)
    callers = [None, *[bot] * (seats - 1)] if start else []
    told = post(page, company, "/tables", game=game, seats=seats, bots=callers, start=start, **about)
    return f"/t/{told['id']}"


def home(company: Company, page: Page) -> None:
    expect(hook(page, "book-rune")).to_be_visible()


def home_with_tables(company: Company, page: Page) -> None:
    for game in shelf.NAMES:
        open_table(
            page,
            company,
            game,
            max(shelf.game(game).seats),
            start=game == "kragmortha",
            name=f"{LONG} & Co",
            listed=True,
        )
    page.goto(company.address)
    expect(hook(page, "my-tables")).to_be_visible()


def profile(company: Company, page: Page) -> None:
    hook(page, "me").click()


def new_table(company: Company, page: Page) -> None:
    hook(page, "invite-kragmortha").click()
    expect(hook(page, "new-table")).to_be_visible()


def settings(company: Company, page: Page) -> None:
    page.goto(f"{company.address}/settings")
    expect(hook(page, "settings-page")).to_be_visible()


def rules(company: Company, page: Page) -> None:
    page.goto(f"{company.address}/rules/rune")
    expect(hook(page, "clause").first).to_be_visible()


def gathering(company: Company, page: Page) -> None:
    path = open_table(page, company, "kragmortha", 8, start=False)
    post(page, company, f"/tables/{path[3:]}/bot", seat=1, bot=max(bots.names("kragmortha"), key=len))
    page.goto(company.address + path)
    expect(hook(page, "gathering")).to_be_visible()


def held(company: Company, page: Page) -> None:
    at_turn("rune", 2)(company, page)
    hold_some_card(page)


def log(company: Company, page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 664})
    at_turn("rune", 2)(company, page)
    hook(page, "open-log").click()


def menu(company: Company, page: Page) -> None:
    at_turn("kragmortha", 4)(company, page)
    hook(page, "table-menu").click()


def at_turn(game: str, seats: int) -> Way:
    def way(company: Company, page: Page) -> None:
        page.goto(company.address + open_table(page, company, game, seats, start=True))
        assert wait_for_turn(page)

    return way


QUIET: list[Way] = [profile, new_table, settings, rules, gathering, log, menu]
PAGES: dict[str, tuple[Way, str]] = {way.__name__: (way, "") for way in QUIET}
PAGES |= {"home": (home, ".cup"), "home_with_tables": (home_with_tables, ".cup"), "held": (held, MAIN["rune"])}
SCREENS = PAGES | {f"{game}-{seats}": (at_turn(game, seats), MAIN[game]) for game, seats in SEATS}
SAMPLE = ["home_with_tables", "gathering", "rune-2", "kragmortha-8"]


def measured(
    company: Company, shots: Path, screen: str, language: str, themes: list[str], sizes: list[tuple[int, int]]
) -> list[str]:
    page = company.newcomer()
    page.evaluate(
        "([place, kept]) => localStorage.setItem(place, kept)", [PREFERENCES, json.dumps({"language": language})]
    )
    page.reload()
    page.request.patch(f"{company.address}/api/me", data={"name": LONG})
    way, main = SCREENS[screen]
    way(company, page)
    found = []
    for size in sizes:
        for theme in themes:
            page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
            at = f"{screen} {size[0]}×{size[1]} {language} {theme}"
            found += [f"{at}: {fault}" for fault in faults(page, size, main)]
            if os.environ.get("SHOTS"):
                page.screenshot(path=shots / f"{at.replace(' ', '-').replace('×', 'x')}.png")
    return found


@pytest.mark.parametrize("screen", SAMPLE)
def test_a_sample_of_screens_on_phones(company: Company, shots: Path, screen: str) -> None:
    assert measured(company, shots, screen, "fr", ["night"], TOUCH) == []


@pytest.mark.screens
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("screen", SCREENS)
def test_every_screen_at_every_size(company: Company, shots: Path, screen: str, language: str) -> None:
    assert measured(company, shots, screen, language, ["night", "light"], TOUCH + DESKS) == []
