"""The master's thoughts in real browsers: a hint by keyboard and by touch, and a game weighed in its replay."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import PHONE, Company, hook, log_number, wait_for_log, wait_for_turn

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]


def test_a_hint_by_keyboard_is_shown_taken_and_told_in_the_log(page: Page) -> None:
    hook(page, "play-rune").click()
    assert wait_for_turn(page)
    before = log_number(page)
    page.keyboard.press("h")
    expect(hook(page, "hints")).to_be_visible()
    first = hook(page, "hint-0")
    expect(first).to_be_focused()
    move = first.get_attribute("data-hint") or ""
    assert "%" in first.inner_text() and move not in first.inner_text(), "in words, without notation"
    page.keyboard.press("Enter")
    expect(hook(page, "confirm")).to_have_attribute("data-move", move)
    expect(hook(page, "ghost")).to_have_attribute("data-chosen", "true")
    hook(page, "confirm").click()
    wait_for_log(page, before)
    expect(hook(page, "hints")).to_have_count(0)
    expect(hook(page, "log")).to_contain_text("asked the master for a hint")


def test_on_a_phone_the_hint_lies_over_the_board_and_makes_room(company: Company) -> None:
    page = company.newcomer(PHONE)
    hook(page, "play-kragmortha").click()
    assert wait_for_turn(page)
    hook(page, "hint").click()
    expect(hook(page, "hints")).to_be_visible()
    move = hook(page, "hint-0").get_attribute("data-hint") or ""
    hook(page, "hint-0").click()
    expect(hook(page, "hints")).to_have_count(0)
    expect(hook(page, "confirm")).to_have_attribute("data-move", move)


def test_a_hint_holds_its_card_and_shows_where_it_leads(page: Page) -> None:
    """Kragmortha: the card of the hinted move is taken in hand, and its square is the plan."""
    hook(page, "play-kragmortha").click()
    for _ in range(20):
        assert wait_for_turn(page)
        before = log_number(page)
        page.keyboard.press("h")
        first = hook(page, "hint-0")
        expect(first).to_be_focused()
        move = first.get_attribute("data-hint") or ""
        first.click()
        expect(hook(page, "confirm")).to_have_attribute("data-move", move)
        if move.startswith("play"):
            break
        hook(page, "confirm").click()
        wait_for_log(page, before)
    assert move.startswith("play")
    expect(hook(page, "hand").locator(".card[aria-pressed=true]")).to_have_count(1)
    expect(page.locator(f'.board [data-move="{move}"]').first).to_be_visible()


def test_whoever_opens_the_table_decides_about_hints(page: Page) -> None:
    hook(page, "invite-rune").click()
    expect(hook(page, "hints-allowed")).not_to_be_checked()
    hook(page, "bots-count").select_option("1")
    expect(hook(page, "hints-allowed")).to_be_checked()
    hook(page, "hints-allowed").uncheck()
    hook(page, "open-table").click()
    assert wait_for_turn(page)
    expect(hook(page, "undo")).to_be_visible()
    expect(hook(page, "hint")).to_have_count(0)


def finished(page: Page) -> str:
    """A game of Rune that two bots have played to its end."""
    body = {"game": "rune", "seats": 2, "bots": ["random", "random"], "sit": False, "start": True}
    table = str(page.request.post(f"{page.url}api/tables", data=body).json()["id"])
    page.goto(f"{page.url}t/{table}")
    page.wait_for_selector("[data-testid=room][data-phase=over]")
    return table


def test_a_finished_game_is_weighed_and_its_graph_leads_to_the_moves(page: Page) -> None:
    house = page.url
    page.goto(f"{house}t/{finished(page)}/replay")
    hook(page, "tab-analysis").click()
    hook(page, "analyse").first.click()
    expect(hook(page, "graph")).to_be_visible()
    expect(hook(page, "graph").locator("path.line")).to_have_count(2)
    last = int(hook(page, "replay-slider").get_attribute("max") or 0)
    graph = page.locator(".graph")
    size = graph.bounding_box()
    assert size is not None
    graph.click(position={"x": size["width"] - 9, "y": 20})
    expect(hook(page, "graph-now")).to_have_attribute("data-frame", str(last))
    graph.click(position={"x": 9, "y": 20})
    expect(hook(page, "graph-now")).to_have_attribute("data-frame", "0")
    turning = page.locator("[data-testid^=turning-]")
    expect(turning).to_have_count(3)
    turning.last.locator(".go-there").click()
    n = (turning.last.get_attribute("data-testid") or "").removeprefix("turning-")
    expect(hook(page, "replay")).to_have_attribute("data-at", n)
    hook(page, "replay-last").click()
    hook(page, "tab-log").click()
    assert page.locator("[data-testid=log] [data-mark]").count() >= 3
    page.reload()
    expect(hook(page, "graph")).to_be_visible()
