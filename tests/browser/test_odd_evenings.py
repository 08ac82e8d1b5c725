"""Odd evenings beside a real box: a phone that dies in a vote, two that report at once, the host's power cut."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.people import Company, hook
from tests.browser.test_box import Hand, begin, laid_out, owner
from tests.browser.test_pads import PHONE, TABLET, Taps, evening, finish
from tests.service.fleet import Server, wait_until

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]


class Powered:
    """A host of its own, whose power is cut."""

    def __init__(self, folder: Path, browser: Browser) -> None:
        self.server = Server(str(folder / "tables.sqlite"), folder, "house")
        self.company = Company(browser, self.server.url)
        self.wait()

    def wait(self) -> None:
        wait_until(self.server.is_ready)

    def cut(self) -> None:
        self.server.kill()
        self.server.start()
        self.wait()


@pytest.fixture
def host(tmp_path: Path, chromium: Browser) -> Iterator[Powered]:
    powered = Powered(tmp_path, chromium)
    yield powered
    powered.company.leave()
    powered.server.end()


def accuse(pages: list[Page]) -> None:
    """The second player holds a Look, the first has seen a slip, the second says that it is not true."""
    hook(pages[1], "meet").click()
    expect(pages[1].locator("[data-testid=look]")).to_have_count(1)
    hook(pages[0], "caught").click()
    pages[0].locator("[data-testid^=accuse-1-]").first.click()
    hook(pages[1], "deny").click()
    for page in pages:
        expect(hook(page, "case")).to_have_attribute("data-phase", "vote")


def test_a_phone_that_dies_in_a_vote_holds_nobody_up(company: Company) -> None:
    """K-34 among four: two voices are given, the third phone is dark; it comes back to what was decided without it."""
    pages = evening(company, "kragmortha-box", PHONE, people=4, seats=4)
    accuse(pages)
    dead, address = pages[3].context, pages[3].url
    pages[3].close()
    hook(pages[0], "guilty").click()
    expect(hook(pages[0], "vote-waits")).to_be_visible()
    expect(hook(pages[0], "count-votes")).to_have_count(0)
    hook(pages[2], "guilty").click()
    hook(pages[0], "count-votes").click()
    for page in pages[:3]:
        expect(hook(page, "case")).to_have_count(0)
    expect(pages[1].locator("[data-testid=look]")).to_have_count(2)
    back = dead.new_page()
    back.goto(address)
    expect(hook(back, "pad")).to_be_visible()
    expect(hook(back, "case")).to_have_count(0)
    expect(hook(back, "side-1").locator(".signs .paper")).to_have_count(2)
    hook(back, "meet").click()
    expect(back.locator("[data-testid=look]")).to_have_count(1)


def test_another_phone_votes_for_a_dead_one_and_gives_the_seat_back(company: Company) -> None:
    """Among three a vote waits for both others: the accuser's phone tells for the dark one, which sits down again."""
    pages = evening(company, "kragmortha-box", PHONE, people=3, seats=3)
    accuse(pages)
    hook(pages[0], "guilty").click()
    expect(hook(pages[0], "vote-waits")).to_be_visible()
    expect(hook(pages[0], "take-over")).to_have_count(0)
    dead, address = pages[2].context, pages[2].url
    pages[2].close()
    hook(pages[0], "take-over").click()
    hook(pages[0], "clear").click()
    for page in pages[:2]:
        expect(hook(page, "case")).to_have_count(0)
    expect(pages[1].locator("[data-testid=look]")).to_have_count(1)
    back = dead.new_page()
    back.goto(address)
    expect(hook(back, "watching")).to_be_visible()
    expect(hook(back, "sit-2")).to_have_count(0)
    hook(pages[0], "table-menu").click()
    hook(pages[0], "give-back-2").click()
    hook(back, "sit-2").click()
    expect(hook(back, "watching")).to_have_count(0)
    hook(back, "meet").click()
    expect(back.locator("[data-testid=look]")).to_have_count(1)
    expect(hook(back, "side-2")).to_have_attribute("aria-pressed", "true")


def test_a_sealed_page_is_told_for_a_phone_that_died(company: Company) -> None:
    """G-11: the order is not made before everybody has sealed, so another phone may for who has none any more."""
    pages = evening(company, "grimoire-box", PHONE, people=2, seats=2, sealed=True)
    for page in pages:
        hook(page, "tab-order").click()
    for seat in range(2):
        hook(pages[0], f"token-{seat}-{seat + 1}").click()
    hook(pages[0], "page-4").click()
    expect(hook(pages[0], "change-page")).to_be_visible()
    expect(hook(pages[0], "take-over")).to_have_count(0)
    pages[1].close()
    hook(pages[0], "take-over").click()
    hook(pages[0], "page-2").click()
    order = hook(pages[0], "order").locator("li")
    expect(order).to_have_count(2)
    assert order.evaluate_all("all => all.map(one => +one.dataset.seat)") == [1, 0]


def test_a_vote_goes_on_after_the_hosts_power_was_cut(host: Powered) -> None:
    """Who has voted has voted, who has not is asked again, and the Looks are those that were dealt."""
    pages = evening(host.company, "kragmortha-box", PHONE, people=3, seats=3)
    accuse(pages)
    look = pages[1].evaluate("document.querySelector('[data-testid=case] .order b').textContent")
    hook(pages[0], "guilty").click()
    expect(hook(pages[0], "vote-waits")).to_be_visible()
    host.cut()
    for page in pages:
        page.reload()
        expect(hook(page, "case")).to_have_attribute("data-phase", "vote")
        expect(hook(page, "case").locator(".order b")).to_have_text(look)
    expect(hook(pages[0], "guilty")).to_have_count(0)
    hook(pages[2], "guilty").click()
    for page in pages:
        expect(hook(page, "case")).to_have_count(0)
    expect(pages[1].locator("[data-testid=look]")).to_have_count(2)


def test_kamimais_evening_outlives_a_power_cut_in_a_draw(host: Powered) -> None:
    """What was drawn stays drawn, without anybody loading the page again."""
    page = owner(host.company, TABLET)
    begin(page, 2)
    laid_out(page)
    hand = Hand()
    hand.report(page, ["water", "water", "fire"])
    host.cut()
    expect(hook(page, "badge-water")).to_have_text("2")
    hand.report(page, ["water"])
    expect(hook(page, "badge-water")).to_have_text("3")
    expect(hook(page, "badge-fire")).to_have_text("1")
    hook(page, "undo").click()
    expect(hook(page, "badge-water")).to_have_text("2")


def the_refused(pages: list[Page]) -> Page:
    """The one phone that was told why not."""
    for _ in range(400):
        found = [page for page in pages if hook(page, "why").count()]
        if found:
            (one,) = found
            return one
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody was refused")


def test_two_phones_that_report_the_last_card_at_once_count_it_once(company: Company) -> None:
    """G-2: whoever comes second is told who holds them; taken off there it may be counted here."""
    pages = evening(company, "grimoire-box", PHONE, people=2, seats=2)
    names = [hook(pages[0], f"player-{seat}").locator("b").inner_text() for seat in range(2)]
    Taps().tap(pages[0], "more-king", 2)
    expect(hook(pages[1], "total-0")).to_have_text("8")
    for page in pages:
        hook(page, "more-king").click()
    second = the_refused(pages)
    held = {1: [3, 0], 0: [2, 1]}[pages.index(second)]
    for page, count in zip(pages, held, strict=True):
        expect(hook(page, "count-king")).to_have_text(str(count))
    holders = ", ".join(name for name, count in zip(names, held, strict=True) if count)
    expect(hook(second, "why")).to_contain_text(f"has 3 of King, and all are counted: {holders}.")
    first = pages[1 - pages.index(second)]
    hook(first, "less-king").click()
    expect(hook(first, "count-king")).to_have_text(str(held[pages.index(first)] - 1))
    hook(second, "more-king").click()
    expect(hook(second, "count-king")).to_have_text(str(held[pages.index(second)] + 1))
    finish(first)


def test_two_phones_that_count_different_runes_at_once_are_both_heard(company: Company) -> None:
    first, second = evening(company, "rune-box", PHONE, people=2, seats=2)
    hook(first, "more-0-0").click()
    hook(second, "more-1-0").click()
    for page in (first, second):
        expect(hook(page, "total-0")).to_have_text("1")
        expect(hook(page, "total-1")).to_have_text("1")
