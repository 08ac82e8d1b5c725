"""An installed game of somebody else on the plain screen: found on the shelf, hinted, and played against a bot that
searches, with words of its own for all that is shown."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from armarium.bots import HOUSE
from tests.browser.people import DESK, Company, hook, is_over, wait_for_turn
from tests.browser.test_pages import check
from tests.browser.test_plain import PAGES, SMALL
from tests.examples.test_noughts import site as site  # a fixture
from tests.server.house import House, toy_settings

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

LIMIT = 6  # marks of one player
SCREEN = {
    "en-GB": ("Noughts and crosses", "Mark a free cell", "mark", "board", "your mark"),
    "fr-FR": ("Morpion", "Marquez une case libre", "marquer", "plateau", "votre signe"),
}


@pytest.fixture(scope="module")
def served(chromium: Browser, site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("noughts-table")
    house = House(toy_settings(folder, catalogue=HOUSE, pages=PAGES, budget=0.1, hint_simulations=60))
    yield house.url
    house.close()


@pytest.fixture
def guests(chromium: Browser, served: str) -> Iterator[Company]:
    company = Company(chromium, served)
    yield company
    company.leave()


def open_table(page: Page) -> None:
    hook(page, "invite-noughts").click()
    hook(page, "bots-count").select_option("1")
    hook(page, "bot-level").select_option("novice")
    hook(page, "open-table").click()
    expect(hook(page, "room")).to_have_attribute("data-game", "noughts")
    wait_for_turn(page)


def play_out(page: Page) -> None:
    for _ in range(LIMIT):
        if not wait_for_turn(page):
            return
        before = hook(page, "room").get_attribute("data-n") or ""
        page.locator("[data-testid=plain-offers] [data-move]").first.click()
        hook(page, "confirm").click()
        expect(hook(page, "room")).not_to_have_attribute("data-n", before)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("locale", SCREEN)
@pytest.mark.parametrize(("viewport", "name"), [(DESK, "desk"), (SMALL, "phone")])
def test_an_installed_game_is_played_to_its_end(
    guests: Company, shots: Path, viewport: ViewportSize, name: str, locale: str
) -> None:
    title, prompt, kind, board, mark = SCREEN[locale]
    page = guests.newcomer(viewport, locale=locale)
    expect(hook(page, "book-noughts")).to_contain_text(title)
    open_table(page)
    expect(page.get_by_text(prompt).first).to_be_visible()
    expect(hook(page, "plain-offers").get_by_role("group", name=kind, exact=True)).to_be_visible()
    expect(hook(page, "plain-board")).to_contain_text(board)
    expect(hook(page, "plain-board")).to_contain_text(mark)
    expect(page.get_by_role("button", name=f"{kind} b2", exact=True)).to_be_visible()
    expect(hook(page, "plain-board").get_by_role("columnheader")).to_have_text(["a", "b", "c"])
    check(page, shots, f"noughts-table-{name}-{locale[:2]}")
    hook(page, "hint").click()
    expect(hook(page, "hints")).to_contain_text("%")
    check(page, shots, f"noughts-hints-{name}-{locale[:2]}")
    hook(page, "hints-close").click()
    play_out(page)
    assert is_over(page)
    expect(hook(page, "result")).to_be_visible()
    check(page, shots, f"noughts-result-{name}-{locale[:2]}")
