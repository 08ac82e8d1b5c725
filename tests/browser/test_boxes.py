"""The page of an owner's boxes in a real browser: two pictures to choose from, a check in words, the box of the next
start; to a guest the page is lost. On a phone nothing is wider than the screen. A corrected box is played with."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from armarium import own_boxes
from tests.boxes.test_played import BOX, Server, armarium
from tests.browser.people import hook, wait_for_turn
from tests.browser.test_grimoire import answer, offered

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path)
    yield server
    server.end()


def of(name: str) -> str:
    return f"[data-testid='{name}']"


@pytest.mark.parametrize(("locale", "size"), [("en-GB", (1366, 768)), ("fr-FR", (390, 664))])
def test_an_owner_picks_a_picture_and_saves(
    chromium: Browser, server: Server, tmp_path: Path, locale: str, size: tuple[int, int]
) -> None:
    context = chromium.new_context(locale=locale, viewport={"width": size[0], "height": size[1]})
    page = context.new_page()
    page.goto(server.link)
    expect(page.locator(of("box-page"))).to_be_visible()
    assert "#" not in page.url.rstrip("#"), "the key does not stay in the address"
    page.locator(of("pick-card.3.rows-2")).click()
    expect(page.locator(of("pick-card.3.rows-2"))).to_have_attribute("aria-pressed", "true")
    page.locator(of("same-card.4.rows")).click()
    page.locator(of("box-owner")).fill("Maren")
    expect(page.locator(f"{of('box-check')} .yes")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    page.locator(of("box-save")).click()
    expect(page.locator(of("box-waiting"))).to_be_visible()
    box = own_boxes.parse_box("rune", (tmp_path / "armarium" / "boxes" / "rune.toml").read_text("utf-8"))
    assert box.parts == {"card.3.rows": "BB/RB/GG"}
    assert box.known == {"card.3.rows": "Maren", "card.4.rows": "Maren"}
    guest = chromium.new_context().new_page()
    guest.goto(server.link)
    expect(guest.locator(of("lost"))).to_be_visible()
    guest.goto(server.url)
    expect(guest.locator(of("case"))).to_be_visible()
    expect(guest.locator(of("my-boxes"))).to_have_count(0)
    page.goto(f"http://localhost:{server.url.rpartition(':')[2]}")
    page.locator(of("my-boxes")).click()
    expect(page.locator(of("box-page"))).to_be_visible()


def test_a_corrected_box_is_named_and_played_with_on_the_page(chromium: Browser, tmp_path: Path) -> None:
    """Its magic begins with seven: page 7 is sealed in the first round, which the house's box refuses."""
    armarium(tmp_path, "box", "grimoire", "--set", "numbers.magic-first=7", "--owner", "Maren")
    server = Server(tmp_path)
    try:
        page = chromium.new_context(locale="en-GB", viewport={"width": 1366, "height": 768}).new_page()
        page.goto(server.url)
        expect(hook(page, "book-grimoire")).to_contain_text(f"Played with {BOX}")
        hook(page, "play-grimoire").click()
        assert wait_for_turn(page)
        expect(page.locator("header").first).to_contain_text(BOX)
        for _ in range(3):
            if not offered(page, "page").count():
                answer(page, offered(page).first)
                assert wait_for_turn(page)
        assert answer(page, hook(page, "tab-page-7")) == "page 7"
        page.goto(f"{server.url}/rules/grimoire")
        for said in ("Maren told one part.", f"Played with {BOX}"):
            expect(hook(page, "rules-known")).to_contain_text(said)
        expect(page.get_by_text("starts at 7.").first).to_be_attached()
    finally:
        server.end()
