"""What is this? By mouse, touch and keyboard on each board: the text and the clause of the house's guide, beside the
thing and never over it, and no move comes of it.
"""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import ElementHandle, Locator, Page, ViewportSize, expect

from armarium import shelf
from tests.browser.people import DESK, Company, hook
from tests.browser.prepared import open_table

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

SMALL: list[ViewportSize] = [{"width": 390, "height": 664}, {"width": 844, "height": 390}]
FINGERS: dict[str, Any] = {"has_touch": True, "is_mobile": True}
# Things that lie open to the pointer: one of a board or beside it, and one in the dock.
OPEN = """(dock) => [...document.querySelectorAll(dock ? '.dock [data-thing]' : '.room [data-thing]')].filter((one) => {
  const {left, top, width, height} = one.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const small = width > 0 && width < innerWidth * 0.5 && height < innerHeight * 0.4;
  const above = document.elementsFromPoint(x, y)[0];
  const told = one.matches('canvas, [data-told]') || (!dock && one.closest('.dock, .prompt'));
  return small && !told && above?.closest('[data-thing]') === one;
})[0]"""
FOCUS = """() => [...document.querySelectorAll('.room button:enabled')].find((one) =>
  one.offsetParent && (one.dataset.thing || one.querySelector('[data-thing]')) && !one.closest('.right, .recap'))"""
OVER = """([tip, thing]) => {
  const [a, b] = [tip, thing].map((one) => one.getBoundingClientRect());
  const apart = a.left >= b.right || a.right <= b.left || a.top >= b.bottom || a.bottom <= b.top;
  const inside = a.left >= 0 && a.top >= 0 && a.right <= innerWidth && a.bottom <= innerHeight;
  const under = document.elementFromPoint(a.left + a.width / 2, a.bottom - 6);
  return {apart, inside, catches: tip.contains(under)};
}"""


def table_of(company: Company, game: str, viewport: ViewportSize, **about: Any) -> Page:
    page = company.newcomer(viewport, **about)
    seats = min(shelf.game(game).seats) + 1 if len(shelf.game(game).seats) > 1 else min(shelf.game(game).seats)
    page.goto(f"{company.address}/t/{open_table(page, company, game, seats, 'random')}")
    expect(hook(page, "your-turn")).to_be_visible(timeout=60_000)
    return page


def parts_of(page: Page, company: Company, game: str) -> dict[str, dict[str, Any]]:
    guide = page.request.get(f"{company.address}/api/games/{game}/guide?language=en").json()
    return {part["code"]: part for section in guide["parts"] for part in section["parts"]}


def expect_told(page: Page, company: Company, game: str, thing: ElementHandle) -> None:
    """The tip says what the guide says, beside the thing; the pointer of the board stays the board's."""
    tip = hook(page, "explain")
    expect(tip).to_be_visible()
    codes = (tip.get_attribute("data-codes") or "").split("|")
    assert codes == (thing.get_attribute("data-thing") or "").split("|")
    for part in (parts_of(page, company, game)[one] for one in codes):
        expect(tip).to_contain_text(part["text"])
        expect(tip).to_contain_text(part["clause"])
        assert part["clause"]
    seen = page.evaluate(OVER, [tip.element_handle(), thing])
    assert seen == {"apart": True, "inside": True, "catches": False}


def open_things(page: Page) -> list[ElementHandle]:
    """Something on the board or beside it, and something in the dock where there is such a thing."""
    found = [page.evaluate_handle(OPEN, dock).as_element() for dock in (False, True)]
    assert found[0]
    return [one for one in found if one]


def middle(thing: ElementHandle | Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("game", shelf.NAMES)
def test_resting_the_mouse_on_a_thing_tells_what_it_is(company: Company, game: str) -> None:
    page = table_of(company, game, DESK)
    for thing in open_things(page):
        page.mouse.move(*middle(thing))
        expect_told(page, company, game, thing)
        page.mouse.move(300, 4)
        expect(hook(page, "explain")).to_have_count(0)


@pytest.mark.parametrize("game", shelf.NAMES)
@pytest.mark.parametrize("size", SMALL, ids=["upright", "sideways"])
def test_a_long_press_tells_what_a_thing_is_and_plays_nothing(company: Company, game: str, size: ViewportSize) -> None:
    page = table_of(company, game, size, **FINGERS)
    touch = page.context.new_cdp_session(page)
    before = hook(page, "room").get_attribute("data-n")
    for thing in open_things(page):
        x, y = middle(thing)
        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        expect(hook(page, "explain")).to_be_visible()
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        expect_told(page, company, game, thing)
        assert page.locator("[data-testid=hand] [aria-pressed=true]").count() == 0
        hook(page, "explain-close").tap()
        expect(hook(page, "explain")).to_have_count(0)
    assert hook(page, "room").get_attribute("data-n") == before
    expect(hook(page, "confirm")).to_have_attribute("aria-disabled", "true")


@pytest.mark.parametrize("game", shelf.NAMES)
def test_a_question_mark_tells_of_what_has_the_focus(company: Company, game: str) -> None:
    page = table_of(company, game, DESK)
    focus = page.evaluate_handle(FOCUS).as_element()
    if focus:  # else it tells of what the prompt names
        focus.focus()
    page.keyboard.press("?")
    tip = hook(page, "explain")
    expect(tip).to_have_attribute("role", "dialog")
    expect(tip).to_be_focused()
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    assert not focus or focus.evaluate("one => one === document.activeElement")
    page.keyboard.press("?")
    tip.locator(".clause").first.click()
    expect(page.locator("dialog article.wanted")).to_be_visible()


@pytest.mark.parametrize("game", shelf.NAMES)
def test_words_of_the_game_can_be_clicked_in_the_rules(company: Company, game: str) -> None:
    page = company.newcomer(DESK, f"/rules/{game}")
    term = page.locator("article .term").first
    term.click()
    expect_told(page, company, game, term.element_handle())
    hook(page, "explain-close").click()
    expect(hook(page, "explain")).to_have_count(0)


def test_a_finger_asks_about_the_standing_deck_without_taking_hold_of_it(company: Company) -> None:
    page = table_of(company, "kamimai", SMALL[0], **FINGERS)
    hook(page, "open-log").tap()
    page.locator("dialog [data-testid=tab-help]").tap()
    hook(page, "explain-start").tap()
    expect(hook(page, "explain-ask")).to_be_visible()
    x, y = middle(hook(page, "deck"))
    page.touchscreen.tap(x, y)
    expect(hook(page, "explain")).to_contain_text("M-")
    expect(hook(page, "confirm")).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("Escape")
    expect(hook(page, "explain")).to_have_count(0)
