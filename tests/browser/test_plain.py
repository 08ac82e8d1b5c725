"""The plain screen: a game that brings no screen of its own, played to its end by mouse, by keyboard and on a phone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.browser.people import DESK, Company, hook, is_over, wait_for_turn
from tests.browser.test_pages import check
from tests.server.house import House, toy_settings

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

SMALL: ViewportSize = {"width": 390, "height": 664}  # what the browser leaves of a phone
PAGES = Path(__file__).resolve().parents[2] / "web" / "dist"
LIMIT = 30  # steps; a game of Lantern has eight turns


@pytest.fixture(scope="module")
def toys(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    house = House(toy_settings(tmp_path_factory.mktemp("toys"), pages=PAGES))
    yield house.url
    house.close()


@pytest.fixture
def guests(chromium: Browser, toys: str) -> Iterator[Company]:
    company = Company(chromium, toys)
    yield company
    company.leave()


def open_table(page: Page) -> None:
    """A table of Lantern with a bot that never fails."""
    hook(page, "invite-lantern").click()
    hook(page, "bots-count").select_option("1")
    hook(page, "bot-level").select_option("last")
    hook(page, "open-table").click()
    expect(hook(page, "room")).to_have_attribute("data-game", "lantern")


def play_out(page: Page, step: str) -> None:
    for _ in range(LIMIT):
        if not wait_for_turn(page):
            return
        before = hook(page, "room").get_attribute("data-n") or ""
        by_keyboard(page) if step == "keyboard" else by_mouse(page)
        expect(hook(page, "room")).not_to_have_attribute("data-n", before)
    raise AssertionError("the game does not end")


def by_mouse(page: Page) -> None:
    roll = page.locator('[data-testid=plain-offers] [data-move="roll"]')
    roll.click()
    expect(roll).to_have_attribute("aria-pressed", "true")
    hook(page, "confirm").click()


def by_keyboard(page: Page) -> None:
    """The arrows find an offered move, Enter takes it in mind and then plays it."""
    for _ in range(LIMIT):
        page.keyboard.press("ArrowLeft")
        if page.locator(":focus").get_attribute("data-move") == "pass":
            break
    page.keyboard.press("Enter")
    expect(hook(page, "confirm")).to_have_attribute("data-move", "pass")
    page.keyboard.press("Enter")


@pytest.mark.parametrize(("viewport", "name"), [(DESK, "desk"), (SMALL, "phone")])
def test_a_game_without_a_screen_is_played_by_mouse(
    guests: Company, shots: Path, viewport: ViewportSize, name: str
) -> None:
    page = guests.newcomer(viewport)
    expect(hook(page, "book-lantern")).to_be_visible()
    check(page, shots, f"plain-cupboard-{name}")
    open_table(page)
    wait_for_turn(page)
    expect(hook(page, "plain-offers").get_by_role("group", name="put", exact=True)).to_be_visible()
    expect(hook(page, "plain-board")).to_contain_text("deck")
    check(page, shots, f"plain-table-{name}")
    play_out(page, "mouse")
    assert is_over(page)
    expect(hook(page, "result")).to_be_visible()
    expect(hook(page, "final-0")).not_to_be_empty()
    check(page, shots, f"plain-result-{name}")
    hook(page, "see-replay").click()
    expect(hook(page, "plain-board")).to_be_visible()


def test_a_game_without_a_screen_is_played_by_keyboard(guests: Company) -> None:
    page = guests.newcomer()
    open_table(page)
    wait_for_turn(page)
    page.keyboard.press("ArrowRight")
    first = page.locator("[data-testid=plain-offers] [data-move]").first
    expect(first).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(first).not_to_be_focused()
    page.keyboard.press("ArrowLeft")
    play_out(page, "keyboard")
    expect(hook(page, "result")).to_be_visible()
    expect(hook(page, "announcement")).not_to_be_empty()
