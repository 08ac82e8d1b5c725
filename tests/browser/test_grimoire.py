"""Grimoire in real browsers: whole games, a page changed before the reveal, secrets kept from the wire, looks."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.people import (
    DESK,
    PHONE,
    Company,
    confirm,
    heard_by,
    hook,
    is_over,
    log_number,
    sit_down,
    wait_for_turn,
)
from tests.browser.test_pages import check, reader

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

LONGEST = 400  # steps of a game for two; twenty rounds would be many
ITEMS = {"sword", "bracelet", "cup", "junk"}
BEHIND_BACKS = {"treasure", "secret", "unknown"}
TARGETS = """() => [...document.querySelectorAll('.board button:enabled, .hand button:enabled, .prompt button:enabled')]
    .filter(one => one.checkVisibility())
    .map(one => [one.outerHTML.slice(0, 120), one.getBoundingClientRect()])
    .filter(([, box]) => Math.round(box.width) < 44 || Math.round(box.height) < 44).map(([html]) => html)"""


def invited(company: Company, host: Page) -> Page:
    """A second person comes by the link of a table for two."""
    hook(host, "invite-grimoire").click()
    host.get_by_label("Seats").select_option("2")
    hook(host, "open-table").click()
    expect(hook(host, "gathering")).to_be_visible()
    guest = company.newcomer(path=re.sub(r"^https?://[^/]+", "", host.url))
    sit_down(guest)
    hook(host, "start").click()
    for page in (host, guest):
        expect(hook(page, "room")).to_be_visible()
    return guest


def offered(page: Page, kind: str = "") -> Locator:
    """What may be clicked in the board or the dock: all of it, or one kind of move."""
    move = f'[data-move^="{kind}"]' if kind else "[data-move]"
    return page.locator(f".board {move}:visible, .hand {move}:visible")


def settled(page: Page, before: int) -> None:
    """Until the log has gone on."""
    page.wait_for_function(
        "before => Number(document.querySelector('[data-testid=log] li[data-n]')?.dataset.n ?? 0) > before", arg=before
    )


def answer(page: Page, wish: Locator) -> str:
    before = log_number(page)
    wish.click()
    done = confirm(page)
    settled(page, before)
    return done


def may_act(page: Page) -> bool:
    return hook(page, "your-turn").count() > 0 and offered(page).count() > 0


def play_until(pages: list[Page], stop: str, pick: random.Random | None = None) -> None:
    """Everybody answers with any offered move until the question `stop` is put to all of them, or the game is over."""
    for _ in range(LONGEST):
        if all(is_over(page) for page in pages):
            return
        if stop and all(offered(page, stop).count() for page in pages):
            return
        for page in pages:
            if may_act(page) and not (stop and offered(page, stop).count()):
                answer(page, offered(page).nth(pick.randrange(offered(page).count()) if pick else 0))
    raise AssertionError("the game does not get there")


@pytest.mark.clause("G-35")
@pytest.mark.parametrize(
    ("viewport", "language"),
    [
        pytest.param(DESK, "en", id="desk-en"),
        pytest.param({"width": 390, "height": 664}, "fr", id="phone-fr"),
    ],
)
def test_five_seats_switch_the_box_for_five_on_and_the_table_says_so(
    company: Company, shots: Path, request: pytest.FixtureRequest, viewport: ViewportSize, language: str
) -> None:
    page = reader(company, viewport, "night", language)
    hook(page, "invite-grimoire").click()
    box = hook(page, "option-five-seats")
    expect(box).to_be_enabled()
    expect(box).not_to_be_checked()
    page.locator("form.new-table select").first.select_option("5")
    expect(box).to_be_checked()
    expect(box).to_be_disabled()
    expect(hook(page, "needed-five-seats")).to_be_visible()
    box.scroll_into_view_if_needed()
    page.screenshot(path=shots / f"grimoire-five-{request.node.callspec.id}.png")
    page.locator("form.new-table select").first.select_option("4")
    expect(box).to_be_enabled()
    expect(box).not_to_be_checked()
    page.locator("form.new-table select").first.select_option("5")
    hook(page, "open-table").click()
    expect(hook(page, "gathering")).to_be_visible()
    told = page.locator(".option-list li").first
    expect(told).to_contain_text({"en": "Box for five", "fr": "Boîte pour cinq"}[language])
    expect(told.locator("b")).to_have_text({"en": "on", "fr": "oui"}[language])
    told.scroll_into_view_if_needed()
    page.screenshot(path=shots / f"grimoire-five-gathering-{request.node.callspec.id}.png")


def test_two_people_play_a_whole_game(company: Company, page: Page) -> None:
    guest = invited(company, page)
    play_until([page, guest], "", random.Random(12))
    for one in (page, guest):
        expect(hook(one, "result")).to_be_visible()
        expect(hook(one, "scoring")).to_have_attribute("data-counted", "true")
    for seat in (0, 1):
        total = hook(page, f"total-{seat}").inner_text()
        assert total == hook(guest, f"total-{seat}").inner_text()
        assert total == hook(page, f"points-{seat}").text_content()


def test_a_choice_half_made_stays_when_somebody_goes(company: Company, page: Page) -> None:
    guest = invited(company, page)
    asked, other = (page, guest) if may_act(page) else (guest, page)
    offered(asked).first.click()
    expect(hook(asked, "confirm")).to_be_enabled()
    other.close()
    expect(asked.locator(".seat .who small", has_text="away")).to_be_visible()
    assert hook(asked, "confirm").is_enabled()


def test_a_sealed_page_is_changed_before_the_reveal(company: Company, page: Page) -> None:
    guest = invited(company, page)
    heard = heard_by(guest)
    guest.reload()
    play_until([page, guest], "page")
    expect(hook(guest, "chosen-0")).to_have_attribute("data-chosen", "false")
    assert answer(page, hook(page, "tab-page-3")) == "page 3"
    expect(hook(guest, "chosen-0")).to_have_attribute("data-chosen", "true")
    assert hook(page, "your-turn").count() == 0
    assert answer(page, hook(page, "tab-page-4")) == "page 4"
    settled(guest, log_number(page) - 1)
    told = [json.loads(frame) for frame in heard]
    sealings = [event for event in events_of(told) if event["kind"] == "sealed"]
    assert [(event["seat"], event["spell"], event["page"]) for event in sealings] == [(0, "sealed", 0)] * 2
    assert all(message["view"]["sides"][0]["page"] == 0 for message in told if message.get("view"))
    assert answer(guest, hook(guest, "tab-page-1")) == "page 1"
    for one in (page, guest):
        expect(hook(one, "order")).to_contain_text("page 4")
        expect(hook(one, "order")).not_to_contain_text("page 3")


def test_a_page_above_the_magic_points_says_why(page: Page) -> None:
    hook(page, "play-grimoire").click()
    assert wait_for_turn(page)
    for _ in range(3):
        if not offered(page, "page").count():
            answer(page, offered(page).first)
            assert wait_for_turn(page)
    hook(page, "tab-page-12").click()
    expect(hook(page, "why")).to_contain_text("G-11")
    expect(hook(page, "confirm")).to_be_disabled()


def test_the_book_is_leafed_and_played_by_keyboard_alone(page: Page) -> None:
    hook(page, "play-grimoire").click()
    for _ in range(14):
        if not wait_for_turn(page):
            break
        before = log_number(page)
        choose_by_key(page)
        expect(hook(page, "confirm")).to_be_enabled()
        page.keyboard.press("Enter")
        settled(page, before)
    assert log_number(page) > 14


def choose_by_key(page: Page) -> None:
    """Arrows leaf and B places the bookmark; numbers pick quest cards; Tab reaches every other answer."""
    if offered(page, "page").count():
        page.keyboard.press("Home")
        for at in ("2", "3"):
            page.keyboard.press("ArrowRight")
            expect(hook(page, "book")).to_have_attribute("data-at", at)
        page.keyboard.press("b")
    elif offered(page, "take").count():
        page.keyboard.press(offered(page, "take").last.get_attribute("data-place") or "")
    else:
        for _ in range(80):
            page.keyboard.press("Tab")
            if page.evaluate(
                "!!document.activeElement?.closest('.board')?.contains(document.activeElement)"
                " && !!document.activeElement.dataset.move"
            ):
                break
        page.keyboard.press("Enter")


def test_a_spectator_never_hears_a_hidden_face(company: Company, page: Page) -> None:
    guest = invited(company, page)
    watcher = company.newcomer()
    frames = heard_by(watcher)
    watcher.goto(page.url)
    expect(hook(watcher, "room")).to_be_visible()
    for _ in range(4):
        play_until([page, guest], "page")
        for one, wanted in ((page, 7), (guest, 1)):
            tab = hook(one, f"tab-page-{wanted}")
            answer(one, tab if tab.get_attribute("data-move") else hook(one, "tab-page-1"))
    play_until([page, guest], "page")
    hidden = page.locator(".hand .mine[data-card]").count() + guest.locator(".hand .mine[data-card]").count()
    assert hidden, "nobody has a hidden card yet"
    expect(watcher.locator(".hand [data-card]")).to_have_count(0)
    told = [json.loads(frame) for frame in frames]
    for view in (message["view"] for message in told if message.get("view")):
        assert view["own"] is None
        assert all(lying["card"] is None for lying in view["zone"] if lying["down"])
    for event in events_of(told):
        assert event.get("card") not in ITEMS, event
        if event["kind"] in ("took-hidden", "looked", "drew-item"):
            assert {event.get("card"), *event.get("cards", [])} <= {None, *BEHIND_BACKS}, event
    assert any(event["kind"] in ("took-hidden", "drew-item") for event in events_of(told))


def events_of(told: list[dict[str, Any]]) -> list[dict[str, Any]]:
    entries = [entry for message in told for entry in [message.get("entry"), *message.get("log", [])] if entry]
    return [event for entry in entries for event in entry["events"]]


@pytest.mark.parametrize(
    ("viewport", "theme", "language"),
    [
        pytest.param(DESK, "night", "en", id="desk-night-en"),
        pytest.param(PHONE, "light", "fr", id="phone-light-fr"),
        pytest.param({"width": 390, "height": 664}, "night", "fr", id="low-phone-night-fr"),
        pytest.param({"width": 844, "height": 390}, "night", "en", id="sideways-night-en"),
    ],
)
def test_the_screen_is_clean_and_fits(
    company: Company, shots: Path, request: pytest.FixtureRequest, viewport: ViewportSize, theme: str, language: str
) -> None:
    look = request.node.callspec.id
    page = reader(company, viewport, theme, language)
    hook(page, "play-grimoire").click()
    seen: set[str] = set()
    for _ in range(12):
        assert wait_for_turn(page)
        kind = (offered(page).first.get_attribute("data-move") or "").split()[0]
        if kind not in seen:
            check(page, shots, f"grimoire-{kind}-{look}")
            assert page.evaluate(TARGETS) == []
        seen.add(kind)
        offered(page).last.click()
        confirm(page)
        page.wait_for_function("() => document.querySelector('[data-testid=confirm]').ariaDisabled === 'true'")
        if {"page", "take"} <= seen:
            break
    assert {"page", "take"} <= seen
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
