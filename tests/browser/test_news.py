"""What just happened: moves of others stay outlined and told in a line, bots go at the reader's pace."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.overlaps import TOUCH, faults
from tests.browser.people import Company, hook, log_number, step_by_mouse, wait_for_turn
from tests.browser.prepared import open_table
from tests.browser.test_kragmortha import phone_step

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]


def seated(page: Page, company: Company, game: str, seats: int) -> None:
    """At a fresh table of bots, where others have moved and this person is to act."""
    page.goto(f"{company.address}/t/{open_table(page, company, game, seats, 'greedy')}")
    assert wait_for_turn(page)


def test_the_last_move_of_others_stays_outlined_and_told_until_one_acts(company: Company, page: Page) -> None:
    seated(page, company, "rune", 2)
    for _ in range(3):
        if page.locator("[data-news]").count():
            break
        step_by_mouse(page)
        assert wait_for_turn(page)
    expect(hook(page, "recap")).to_contain_text("a card laid")
    expect(hook(page, "seat-1")).to_have_class(re.compile("acted"))
    step_by_mouse(page)
    expect(page.locator("[data-news]")).to_have_count(0)


@pytest.mark.parametrize("size", TOUCH)
def test_recap_log_and_replay_are_reached_on_a_phone(company: Company, size: tuple[int, int]) -> None:
    page = company.newcomer(ViewportSize(width=size[0], height=size[1]))
    seated(page, company, "kragmortha", 4)
    luck = random.Random(1)
    while not hook(page, "recap").locator(".line").count():
        phone_step(page, luck)  # what is asked first is not always a square
        assert wait_for_turn(page)
    assert faults(page, size, "main.board") == []
    hook(page, "open-log").click()
    expect(hook(page, "log")).to_be_visible()
    hook(page, "reshow").last.click()
    expect(hook(page, "log")).to_have_count(0)
    expect(hook(page, "your-turn")).to_be_visible()


def test_the_log_is_an_entry_a_turn_that_opens(company: Company, page: Page) -> None:
    seated(page, company, "rune", 2)
    for _ in range(2):
        step_by_mouse(page)
    assert wait_for_turn(page)
    turns = hook(page, "log-turn")
    assert turns.count() == len({turn.get_attribute("data-turn") for turn in turns.all()})
    assert turns.count() < log_number(page)
    oldest = turns.last
    expect(oldest.locator("li")).to_have_count(0)
    oldest.locator(".head").click()
    expect(oldest.locator("li[data-n='1']")).to_be_visible()
    text = hook(page, "log").inner_text()
    assert not re.search(r"\b[a-z]\d\d?\b|You (plays|lays|sets)", text), text
