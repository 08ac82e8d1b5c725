"""One phone or laptop for a whole table: seats for people beside its reader, and every question names whom it asks."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import PHONE, Company, hook, sit_down
from tests.browser.test_kamimai import open_table, reader
from tests.browser.test_pages import check

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

SMALL = """() => [...document.querySelectorAll('main.gathering .seats button, main.gathering .seats input,'
    + ' main.gathering .seats select, [data-move], .prompt .btn')]
    .map(one => [one.outerHTML.slice(0, 120), one.getBoundingClientRect()])
    .filter(([_, box]) => box.width && (box.height < 43.5 || box.width < 43.5))
    .map(([html, box]) => `${html} ${box.width} x ${box.height}`)"""


def seat(page: Page, place: int, name: str) -> None:
    hook(page, f"beside-{place}").click()
    expect(hook(page, f"beside-sit-{place}")).to_be_disabled()
    hook(page, f"beside-name-{place}").fill(name)
    hook(page, f"beside-sit-{place}").click()
    expect(hook(page, f"place-{place}")).to_contain_text(name)


def gathered(page: Page, company: Company, *names: str, **options: object) -> None:
    """A table with its reader and these people beside, not yet started."""
    table = open_table(page, seats=1 + len(names), people=1 + len(names), **options)
    page.goto(f"{company.address}/t/{table}")
    for place, name in enumerate(names, 1):
        seat(page, place, name)


def start(page: Page) -> None:
    hook(page, "start").click()
    hook(page, "room").wait_for()
    expect(hook(page, "your-turn")).to_be_visible()


def test_every_seat_can_be_touched_on_a_phone(company: Company, shots: Path) -> None:
    page = reader(company, PHONE, language="fr")
    table = open_table(page, seats=3, people=3, grimoire="companion")
    page.goto(f"{company.address}/t/{table}")
    hook(page, "beside-1").click()
    assert page.evaluate(SMALL) == []
    check(page, shots, "shared-name-phone-fr")
    hook(page, "beside-name-1").fill("Maximilienne de la Tour")
    hook(page, "beside-sit-1").click()
    expect(hook(page, "free-1")).to_be_visible()
    hook(page, "beside-2").click()
    hook(page, "beside-name-2").fill("Cy")
    hook(page, "beside-name-2").press("Enter")
    expect(hook(page, "place-2")).to_contain_text("Cy")
    assert page.evaluate(SMALL) == []


def test_a_seat_is_given_up_again_and_another_phone_takes_it(company: Company) -> None:
    page, other = reader(company, PHONE), reader(company, PHONE)
    gathered(page, company, "Bea", grimoire="companion")
    other.goto(page.url)
    expect(hook(other, "guest")).to_be_visible()
    expect(hook(other, "wish-sit")).to_have_count(0)  # Bea has the last seat
    hook(page, "free-1").click()
    expect(hook(other, "wish-sit")).to_be_checked()
    sit_down(other)
    expect(hook(page, "place-1")).not_to_contain_text("Bea")
    expect(hook(page, "beside-1")).to_have_count(0)
    hook(page, "start").click()
    for one in (page, other):
        hook(one, "room").wait_for()
    expect(page.get_by_text("beside you")).to_have_count(0)


def test_a_bot_plays_for_one_of_the_page(company: Company, shots: Path) -> None:
    page = reader(company, PHONE)
    gathered(page, company, "Bea", grimoire="quick")
    start(page)
    hook(page, "table-menu").click()
    hook(page, "stand-1").scroll_into_view_if_needed()
    check(page, shots, "shared-menu-phone")
    hook(page, "stand-1").click()
    expect(hook(page, "seat-1")).to_contain_text("a bot stands in")
    hook(page, "table-menu").click()
    hook(page, "stand-1").click()
    expect(hook(page, "seat-1")).not_to_contain_text("a bot stands in")


def test_games_with_secrets_offer_no_seat_beside(company: Company) -> None:
    page = reader(company)
    answer = page.request.post(f"{company.address}/api/tables", data={"game": "rune", "seats": 2})
    page.goto(f"{company.address}/t/{answer.json()['id']}")
    expect(hook(page, "bot-1")).to_be_visible()
    expect(hook(page, "beside-1")).to_have_count(0)
