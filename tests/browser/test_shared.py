"""One phone or laptop for a whole table: seats for people beside its reader, and every question names whom it asks."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.people import DESK, PHONE, Company, hook
from tests.browser.test_companion import energy
from tests.browser.test_kamimai import log_end, offered, open_table, play, reader
from tests.browser.test_pages import check

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

TOUCH = 44
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


def on_turn(page: Page) -> str:
    """Who the page speaks to."""
    return (hook(page, "your-turn").text_content() or "").removesuffix(", your turn")


def turn(page: Page, *moves: str) -> str:
    who = on_turn(page)
    for move in moves:
        play(page, move)
    return who


def start(page: Page) -> None:
    hook(page, "start").click()
    hook(page, "room").wait_for()
    expect(hook(page, "your-turn")).to_be_visible()


@pytest.mark.parametrize(
    ("viewport", "look", "theme"),
    [pytest.param(PHONE, "phone", "light", id="phone"), pytest.param(DESK, "desk", "night", id="desk")],
)
def test_one_page_plays_beside_a_real_box_for_three(
    company: Company, shots: Path, viewport: ViewportSize, look: str, theme: str
) -> None:
    """Drawn cards are tapped, a spell is cast with the consent of somebody on the same page, a collapse is told."""
    page = reader(company, viewport, theme=theme)
    page.request.patch(f"{company.address}/api/me", data={"name": "Ann"})
    gathered(page, company, "Bea", "Cy", grimoire="companion")
    expect(hook(page, "place-1")).to_contain_text("beside you")
    check(page, shots, f"shared-gathering-{look}")
    start(page)
    check(page, shots, f"shared-turn-{look}")

    giver = turn(page, "drew water", "drew water", "done", "end", "keep")
    activator = turn(page, "drew water", "drew water", "done")
    assert len({giver, activator} & {"Ann", "Bea", "Cy"}) == 2
    page.locator("[data-plan]").first.click()
    play(page, next(move for move in offered(page) if move.startswith("cast") and move.count(":") == 2))
    assert on_turn(page) == giver
    expect(hook(page, "asked")).to_have_text(f"{giver}, do you agree to give 2 × Water?")
    check(page, shots, f"shared-asked-{look}")
    play(page, "agree")
    expect(hook(page, "proposal")).to_have_count(0)
    assert on_turn(page) == activator
    assert turn(page, "end", "keep") == activator

    before = energy(page)
    last = turn(page, "drew earth", "fell")
    assert last not in (giver, activator)
    expect(hook(page, "collapse")).to_be_visible()
    expect(page.locator(f"[data-energy='{before - 1}']")).to_have_count(1)
    check(page, shots, f"shared-fallen-{look}")
    play(page, "keep")
    assert on_turn(page) == giver, "round the table, on one page"
    if viewport is PHONE:
        hook(page, "open-log").click()
    log = hook(page, "log")
    expect(log).to_contain_text(f"{giver} agrees")
    expect(log).to_contain_text(f"{last} ")
    assert "You " not in (log.text_content() or "")


def test_everything_can_be_touched_on_a_phone(company: Company, shots: Path) -> None:
    page = reader(company, PHONE, language="fr")
    table = open_table(page, seats=3, people=3, grimoire="companion")
    page.goto(f"{company.address}/t/{table}")
    hook(page, "beside-1").click()
    assert page.evaluate(SMALL) == []
    check(page, shots, "shared-name-phone-fr")
    hook(page, "beside-name-1").fill("Maximilienne de la Tour")
    hook(page, "beside-sit-1").click()
    expect(hook(page, "free-1")).to_be_visible()
    seat_two = hook(page, "place-2")
    hook(page, "beside-2").click()
    hook(page, "beside-name-2").fill("Cy")
    hook(page, "beside-name-2").press("Enter")
    expect(seat_two).to_contain_text("Cy")
    assert page.evaluate(SMALL) == []
    start(page)
    assert page.evaluate(SMALL) == []
    for move in ("drew fire", "done", "end", "keep") * 2:
        play(page, move)
    assert page.evaluate(SMALL) == []
    check(page, shots, "shared-long-name-phone-fr")


def test_a_seat_is_given_up_again_and_another_phone_takes_it(company: Company) -> None:
    page, other = reader(company, PHONE), reader(company, PHONE)
    gathered(page, company, "Bea", grimoire="companion")
    other.goto(page.url)
    expect(hook(other, "place-1")).to_contain_text("Bea")
    expect(hook(other, "beside-1")).to_have_count(0)
    hook(page, "free-1").click()
    hook(other, "sit-1").click()
    expect(hook(page, "place-1")).not_to_contain_text("Bea")
    expect(hook(page, "beside-1")).to_have_count(0)
    hook(page, "start").click()
    for one in (page, other):
        hook(one, "room").wait_for()
    expect(page.get_by_text("beside you")).to_have_count(0)


def test_a_proposal_is_undone_by_the_page_that_made_it(company: Company) -> None:
    """It was meant otherwise: the question to the next on the same page goes away with it."""
    page = reader(company)
    gathered(page, company, "Bea", grimoire="companion")
    start(page)
    turn(page, "drew water", "drew water", "done", "end", "keep")
    activator = turn(page, "drew water", "drew water", "done")
    page.locator("[data-plan]").first.click()
    play(page, next(move for move in offered(page) if move.startswith("cast") and move.count(":") == 2))
    before = log_end(page)
    hook(page, "undo").click()
    expect(hook(page, "asked")).to_have_count(0)
    assert on_turn(page) == activator
    assert log_end(page) < before


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
