"""Seats in the browser: the host shows out, a seat counts down for who is gone, and whoever is back takes back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from armarium.server.settings import Settings
from tests.browser.people import DESK, Company, hook, sit_down
from tests.browser.test_pages import check, reader
from tests.server.house import House

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]
LOW: ViewportSize = {"width": 390, "height": 664}
SIZES = [pytest.param(DESK, "en", id="desk-en"), pytest.param(LOW, "fr", id="phone-fr")]
SOON = 4.0  # seconds of absence


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house whose tables wait a few seconds for who is gone."""
    pages = Path(__file__).resolve().parents[2] / "web" / "dist"
    house = House(
        Settings(
            database=str(tmp_path_factory.mktemp("seats") / "tables.sqlite"),
            pages=pages if (pages / "index.html").exists() else None,
            pause=0.05,
            budget=0.1,
            workers=1,
            absence=SOON,
        )
    )
    yield house
    house.close()


@pytest.fixture
def company(chromium: Browser, hasty: House) -> Iterator[Company]:
    company = Company(chromium, hasty.url)
    yield company
    company.leave()


def gather(company: Company, viewport: ViewportSize, language: str, **about: object) -> tuple[Page, Page, str]:
    """The host's page at a table, and that of somebody who sits there too."""
    host = reader(company, viewport, "light", language)
    table = host.request.post(f"{company.address}/api/tables", data={"game": "rune", "seats": 2, **about}).json()["id"]
    host.goto(f"{company.address}/t/{table}")
    other = reader(company, viewport, "light", language, f"/t/{table}")
    sit_down(other)
    expect(hook(host, "remove-1")).to_be_visible()
    return host, other, table


@pytest.mark.parametrize(("viewport", "language"), SIZES)
def test_the_host_removes_a_squatter_and_a_spectator(
    company: Company, shots: Path, request: pytest.FixtureRequest, viewport: ViewportSize, language: str
) -> None:
    host, squatter, table = gather(company, viewport, language)
    watcher = reader(company, viewport, "light", language, f"/t/{table}")
    expect(hook(host, "watchers").locator("li")).to_have_count(1)
    expect(hook(squatter, "remove-0")).to_have_count(0)
    check(host, shots, f"gathering-remove-{request.node.callspec.id}")
    hook(host, "remove-1").click()
    expect(hook(host, "bot-1")).to_be_visible()
    squatter.wait_for_url(f"{company.address}/")
    hook(host, "watchers").get_by_role("button").click()
    watcher.wait_for_url(f"{company.address}/")
    expect(hook(host, "watchers")).to_have_count(0)
    squatter.goto(f"{company.address}/t/{table}")
    squatter.wait_for_url(f"{company.address}/")


@pytest.mark.parametrize(("viewport", "language"), SIZES)
def test_a_seat_counts_down_and_whoever_is_back_takes_the_bots_moves_back(
    company: Company, shots: Path, request: pytest.FixtureRequest, viewport: ViewportSize, language: str
) -> None:
    look = request.node.callspec.id
    *pages, table = gather(company, viewport, language)
    hook(pages[0], "start").click()
    for page in pages:
        hook(page, "room").wait_for()
    gone = pages[0].request.get(f"{company.address}/api/tables/{table}").json()["to_act"][0]
    missed, other = pages[gone], pages[1 - gone]
    person = missed.context
    missed.close()
    clock = hook(other, f"gone-{gone}")
    expect(clock).to_contain_text("0:0")
    other.screenshot(path=shots / f"seat-gone-{look}.png")
    box, seat = clock.bounding_box(), hook(other, f"seat-{gone}").bounding_box()
    assert box and seat and seat["x"] <= box["x"] and box["x"] + box["width"] <= seat["x"] + seat["width"] + 0.5
    expect(clock).to_have_count(0)
    expect(hook(other, "room")).not_to_have_attribute("data-n", "0")
    back = person.new_page()
    back.goto(f"{company.address}/t/{table}")
    expect(hook(back, "stood")).to_be_visible()
    check(back, shots, f"seat-stood-{look}")
    hook(back, "reclaim").click()
    expect(hook(back, "stood")).to_have_count(0)
    for page in (back, other):
        expect(hook(page, "room")).to_have_attribute("data-n", "0")
    assert back.request.get(f"{company.address}/api/tables/{table}").json()["to_act"] == [gone]


def test_the_host_need_not_wait_where_it_is_allowed(company: Company, shots: Path) -> None:
    host, other, _ = gather(company, LOW, "en", absence=900)
    hook(host, "start").click()
    for page in (host, other):
        hook(page, "room").wait_for()
    hook(other, "table-menu").click()
    hook(other, "allow").check(force=True)
    check(other, shots, "seat-allow-phone")
    hook(host, "table-menu").click()
    other.close()
    button = hook(host, "stand-in-1")
    expect(button).to_be_enabled()
    button.scroll_into_view_if_needed()
    check(host, shots, "seat-stand-in-phone")
    button.click()
    expect(button).to_have_count(0)


def test_the_absence_is_chosen_when_a_table_is_opened_and_shown(company: Company) -> None:
    page = reader(company, LOW, "light", "en")
    hook(page, "invite-rune").click()
    hook(page, "absence").select_option("300")
    hook(page, "open-table").click()
    expect(hook(page, "gathering").get_by_text("5 minutes", exact=True)).to_be_visible()
