"""Getting in: by the machine's own network address, by a link, against a named bot; and what the page does alone."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from armarium.server import middleware
from armarium.server.door import lan_address
from armarium.server.hosts import is_loopback
from armarium.server.settings import Settings
from tests.browser.people import (
    PREFERENCES,
    Company,
    confirm,
    hook,
    lay_by_mouse,
    log_number,
    sit_down,
    wait_for_log,
    wait_for_turn,
)
from tests.server.house import UNHURRIED, House

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]
PAGES = Path(__file__).resolve().parents[2] / "web" / "dist"
NARROW = {"width": 390, "height": 664}


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """As `armarium` opens it: on loopback, and whoever sits at the computer may open the door."""
    folder = tmp_path_factory.mktemp("home")
    pages = PAGES if (PAGES / "index.html").exists() else None
    house = House(
        Settings(
            database=str(folder / "t.sqlite"), pages=pages, pause=0.05, budget=0.1, workers=1, door=True, **UNHURRIED
        )
    )
    yield house
    house.close()


@pytest.fixture
def visitors(chromium: Browser, home: House) -> Iterator[Company]:
    company = Company(chromium, home.url)
    yield company
    company.leave()


def gathering(host: Page, game: str = "rune") -> str:
    """The host's table before the start; its path."""
    hook(host, f"invite-{game}").click()
    hook(host, "open-table").click()
    expect(hook(host, "gathering")).to_be_visible()
    return host.url[host.url.index("/t/") :]


def settings_of(page: Page) -> dict[str, object]:
    kept: dict[str, object] = json.loads(page.evaluate("place => localStorage.getItem(place)", PREFERENCES))
    return kept


# --- the network ------------------------------------------------------------------------------------------------------


@pytest.mark.skipif(is_loopback(lan_address()), reason="this machine has no address but loopback")
def test_two_phones_play_over_the_machines_own_address(chromium: Browser, visitors: Company) -> None:
    host = visitors.newcomer()
    gathering(host)
    invite = hook(host, "invite")
    expect(invite).to_have_attribute("data-reach", "computer")
    expect(hook(host, "qr")).to_have_count(0)
    hook(host, "open-door").click()
    expect(invite).to_have_attribute("data-reach", "network")
    link = hook(host, "invite-link").input_value()
    assert link.startswith(f"http://{lan_address()}:")
    assert hook(host, "qr").evaluate("image => image.decode().then(() => image.naturalWidth > 0)")

    network = Company(chromium, link[: link.index("/t/")])
    phone = network.newcomer(NARROW, link[link.index("/t/") :])  # type: ignore[arg-type]
    other = network.newcomer(NARROW, link[link.index("/t/") :])  # type: ignore[arg-type]
    assert phone.evaluate("[isSecureContext, 'serviceWorker' in navigator, 'clipboard' in navigator]") == [False] * 3
    sit_down(phone, "Quentin")
    expect(hook(other, "wish-sit")).to_have_count(0)
    hook(other, "guest-enter").click()
    expect(hook(other, "guest-waits")).to_contain_text("You are watching")
    expect(hook(host, "place-1")).to_contain_text("Quentin")
    hook(host, "start").click()
    expect(hook(other, "watching")).to_be_visible()
    before = log_number(host)
    lay_by_mouse(actor_of(host, phone))
    wait_for_log(host, before)
    hook(phone, "table-menu").click()
    hook(phone, "copy-link").click()
    expect(phone.locator(".toast")).to_have_text("Link copied")
    network.leave()


def actor_of(*pages: Page) -> Page:
    """Whoever may act first."""
    for _ in range(200):
        for page in pages:
            if hook(page, "your-turn").count():
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody may act")


# --- by a link --------------------------------------------------------------------------------------------------------


def test_a_guest_is_asked_a_name_and_never_reads_the_hosts_texts(visitors: Company) -> None:
    host = visitors.newcomer()
    guest = visitors.newcomer(path=gathering(host))
    expect(hook(guest, "guest")).to_contain_text("has laid a table for you")
    hook(guest, "guest-name").fill("W" * 60)
    assert hook(guest, "guest-name").input_value() == "W" * 24
    sit_down(guest, "Quentin")
    text = hook(guest, "gathering").inner_text()
    for foreign in ("Send the link", "Call a bot", "Start the game", "Invite friends", "Close the table"):
        assert foreign in hook(host, "gathering").inner_text() or foreign in ("Send the link", "Call a bot")
        assert foreign not in text
    expect(hook(guest, "guest-waits")).to_contain_text("starts the game")
    guest.reload()
    expect(hook(guest, "gathering")).to_be_visible()  # who sits is not asked again


def test_somebody_shares_the_phone_they_came_with(visitors: Company) -> None:
    host = visitors.newcomer()
    table = host.request.post(f"{visitors.address}/api/tables", data={"game": "kamimai", "seats": 4}).json()["id"]
    host.goto(f"{visitors.address}/t/{table}")
    guest = visitors.newcomer(path=f"/t/{table}")
    hook(guest, "wish-share").check(force=True)
    expect(hook(guest, "guest-enter")).to_be_disabled()
    hook(guest, "guest-beside").fill("Bea")
    sit_down(guest, "Ana")
    expect(hook(host, "place-1")).to_contain_text("Ana")
    expect(hook(host, "place-2")).to_contain_text("Bea")


def test_leaving_asks_the_host_hands_over_and_closes(visitors: Company) -> None:
    host = visitors.newcomer()
    guest = visitors.newcomer(path=gathering(host))
    sit_down(guest, "Quentin")
    hook(guest, "leave").click()
    hook(guest, "confirm-no").click()
    expect(hook(host, "place-1")).to_contain_text("Quentin")
    hook(host, "hand-over-1").click()
    expect(hook(host, "close-table")).to_have_count(0)
    hook(guest, "close-table").click()
    hook(guest, "confirm-yes").click()
    for page in (guest, host):
        expect(hook(page, "book-rune")).to_be_visible()
    expect(host.locator(".toast").first).to_contain_text("closed this table")


def test_undo_that_needs_consent_says_so_and_can_be_withdrawn(visitors: Company) -> None:
    host = visitors.newcomer()
    guest = visitors.newcomer(path=gathering(host))
    sit_down(guest)
    hook(host, "start").click()
    actor = actor_of(host, guest)
    other = guest if actor is host else host
    lay_by_mouse(actor)
    hook(actor, "deck").click()
    drawn = log_number(actor)
    confirm(actor)
    wait_for_log(actor, drawn)  # a card is drawn: luck has fallen
    hook(actor, "undo").click()
    expect(hook(actor, "confirm-ask")).to_contain_text("others must agree")
    expect(hook(other, "asking")).to_have_count(0)
    hook(actor, "confirm-yes").click()
    expect(hook(other, "agree")).to_be_visible()
    hook(actor, "withdraw").click()
    for page in (actor, other):
        expect(hook(page, "asking")).to_have_count(0)


def test_who_plays_alone_is_told_what_taking_back_behind_luck_costs(visitors: Company) -> None:
    page = visitors.newcomer(path="/play/rune")
    hook(page, "play-with").click()
    expect(hook(page, "room")).to_be_visible()
    wait_for_turn(page)
    lay_by_mouse(page)
    expect(hook(page, "deck")).to_be_visible()
    hook(page, "deck").click()
    drawn = log_number(page)
    confirm(page)
    wait_for_log(page, drawn)
    wait_for_turn(page)
    stands = log_number(page)
    hook(page, "undo").click()
    expect(hook(page, "confirm-ask")).to_contain_text("no longer counts")
    hook(page, "confirm-no").click()
    expect(hook(page, "confirm-ask")).to_have_count(0)
    assert log_number(page) >= stands
    hook(page, "undo").click()
    hook(page, "confirm-yes").click()
    expect(hook(page, "log")).to_contain_text("no longer counts")


# --- against a named bot ----------------------------------------------------------------------------------------------


def test_an_opponent_is_chosen_remembered_and_the_next_suggested_after_a_win(visitors: Company) -> None:
    page = visitors.newcomer()
    hook(page, "level-rune").click()
    expect(hook(page, "play-page")).to_contain_text("Bristle")
    hook(page, "opponent-random").check(force=True)
    expect(hook(page, "play-with")).to_have_text("Play with Pip")
    hook(page, "play-with").click()
    assert wait_for_turn(page)
    expect(hook(page, "seat-1")).to_contain_text("Pip")
    assert settings_of(page)["opponents"] == {"rune": "random"}
    won = {"rune": {"bot": "random", "won": True, "points": [22, 17]}}
    kept = settings_of(page) | {"lastGames": won, "beaten": {"rune/random": 1}}
    page.evaluate("([place, kept]) => localStorage.setItem(place, kept)", [PREFERENCES, json.dumps(kept)])
    page.goto(f"{visitors.address}/play/rune")
    expect(hook(page, "lead")).to_have_text("You beat Pip last time, 22 to 17. Hazel is the next step up.")
    expect(hook(page, "play-with")).to_have_text("Play with Hazel")


def test_the_forms_hints_switch_is_what_the_gathering_says(visitors: Company) -> None:
    page = visitors.newcomer()
    hook(page, "invite-rune").click()
    expect(hook(page, "hints-allowed")).not_to_be_checked()
    hook(page, "open-table").click()
    hints = page.locator(".option-list li").last
    expect(hints).to_contain_text("off")


# --- a page alone -----------------------------------------------------------------------------------------------------


def test_the_page_can_be_installed_and_is_there_without_the_server(visitors: Company) -> None:
    page = visitors.newcomer()
    manifest = page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then(file => file.json())")
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        assert page.request.get(visitors.address + icon["src"]).ok
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    expect(hook(page, "book-rune")).to_be_visible()
    page.context.set_offline(True)
    page.reload()
    expect(page.locator("main.cup")).to_contain_text("does not answer")
    page.context.set_offline(False)
    expect(hook(page, "book-rune")).to_be_visible()  # it kept trying


def test_an_old_shell_never_talks_to_a_newer_server(visitors: Company, monkeypatch: pytest.MonkeyPatch) -> None:
    page = visitors.newcomer()
    expect(hook(page, "book-rune")).to_be_visible()
    page.evaluate("window.isOld = true")
    monkeypatch.setattr(middleware, "WIRE", "another")
    page.wait_for_function("() => !window.isOld")  # the next question is refused, and the page begins again
    monkeypatch.undo()
    expect(hook(page, "book-rune")).to_be_visible()
