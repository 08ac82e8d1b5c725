"""Every page in both languages, both themes, on a desk and on a phone: no accessibility violation, nothing cut off.

The screenshots go to the ignored folder `shots/`; look at them.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from armarium import bots, shelf
from tests.browser.people import DESK, PHONE, PREFERENCES, Company, hold_some_card, hook, wait_for_turn

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LOOKS = [
    pytest.param(DESK, "night", "en", id="desk-night-en"),
    pytest.param(DESK, "light", "fr", id="desk-light-fr"),
    pytest.param(PHONE, "light", "en", id="phone-light-en"),
    pytest.param(PHONE, "night", "fr", id="phone-night-fr"),
]


def reader(company: Company, viewport: ViewportSize, theme: str, language: str, path: str = "/") -> Page:
    page = company.newcomer(viewport)
    kept = json.dumps({"language": language, "theme": theme})
    page.evaluate("([place, kept]) => localStorage.setItem(place, kept)", [PREFERENCES, kept])
    page.goto(company.address + path)
    return page


def check(page: Page, shots: Path, name: str) -> None:
    page.wait_for_timeout(250)
    page.screenshot(path=shots / f"{name}.png")
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("async () => (await axe.run()).violations.map(v => [v.id, v.nodes.map(n => n.html)])")
    assert found == [], f"{name}: {found}"
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, f"{name} scrolls sideways by {wide}"


def test_the_first_page_asks_for_ten_things_and_none_twice(company: Company) -> None:
    page = company.newcomer(PHONE, "/t/nowhere")
    page.wait_for_load_state("networkidle")  # else its own last requests count as the next page's
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.removeprefix(company.address)))
    page.goto(f"{company.address}/")
    expect(hook(page, "book-kamimai")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert len(asked) == len(set(asked)) <= 10, asked


@pytest.mark.parametrize(("viewport", "theme", "language"), LOOKS)
def test_the_pages(
    company: Company, shots: Path, request: pytest.FixtureRequest, viewport: ViewportSize, theme: str, language: str
) -> None:
    look = request.node.callspec.id
    page = reader(company, viewport, theme, language)
    expect(hook(page, "book-rune")).to_be_visible()
    check(page, shots, f"cupboard-{look}")
    assert page.evaluate("document.documentElement.lang") == language

    hook(page, "invite-rune").click()
    expect(hook(page, "new-table")).to_be_visible()
    check(page, shots, f"new-table-{look}")
    hook(page, "open-table").click()
    expect(hook(page, "gathering")).to_be_visible()
    check(page, shots, f"gathering-{look}")

    page.goto(f"{company.address}/rules/rune")
    expect(hook(page, "clause").first).to_be_visible()
    check(page, shots, f"rules-{look}")
    page.goto(f"{company.address}/settings")
    expect(hook(page, "settings-page")).to_be_visible()
    check(page, shots, f"settings-{look}")

    page.goto(company.address)
    hook(page, "play-rune").click()
    assert wait_for_turn(page)
    check(page, shots, f"rune-{look}")
    hold_some_card(page)
    page.locator("[data-testid=grid]").hover()
    check(page, shots, f"rune-held-{look}")
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0


def test_a_wrong_address_says_so(company: Company) -> None:
    page = company.newcomer(path="/t/nosuchtable")
    expect(page.locator("main")).to_be_visible()
    assert "undefined" not in page.inner_text("body")


@pytest.mark.parametrize(
    ("game", "seats"), [(name, seats) for name in shelf.NAMES for seats in list(shelf.game(name).seats)[-2:]]
)
def test_no_bot_has_its_name_cut_off_on_a_phone(company: Company, game: str, seats: int) -> None:
    """Not even namesakes with the longest name."""
    page = reader(company, PHONE, "light", "en")
    bot = max(bots.names(game), key=len)
    data = {"game": game, "seats": seats, "bots": [None, *[bot] * (seats - 1)], "start": True}
    answer = page.request.post(f"{company.address}/api/tables", data=data)
    assert answer.ok, answer.text()
    page.goto(f"{company.address}/t/{answer.json()['id']}")
    expect(page.locator(".seat .who h2")).to_have_count(seats)
    page.evaluate("document.fonts.ready.then(() => true)")
    cut = "[...document.querySelectorAll('.seat .who h2')].filter(name => name.scrollWidth > name.clientWidth)"
    assert page.evaluate(f"{cut}.map(name => name.textContent)") == []


@pytest.mark.parametrize(("game", "seats"), [(name, max(shelf.game(name).seats)) for name in shelf.NAMES])
def test_all_seats_are_seen_whole_on_a_desk(company: Company, game: str, seats: int) -> None:
    page = reader(company, DESK, "night", "en")
    data = {"game": game, "seats": seats, "bots": [None, *["random"] * (seats - 1)], "start": True}
    page.goto(f"{company.address}/t/{page.request.post(f'{company.address}/api/tables', data=data).json()['id']}")
    expect(page.locator(".left > .seat .who")).to_have_count(seats)
    left = page.locator(".left").bounding_box()
    assert left is not None
    for seat in page.locator(".left > .seat:visible").all():
        seen = seat.bounding_box()
        assert seen is not None and seen["y"] >= left["y"] and seen["y"] + seen["height"] <= left["y"] + left["height"]
