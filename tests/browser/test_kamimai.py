"""KamiMaï in real browsers: turns by mouse and by keyboard, a spell with consent, a whole game, every look."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, WebSocket, expect

from armarium import shelf
from armarium.words import LANGUAGES
from tests.browser.overlaps import DESKS, TOUCH, ZOOMED, faults
from tests.browser.people import (
    BOTS_PATIENCE,
    PHONE,
    PREFERENCES,
    Company,
    confirm,
    hook,
    is_over,
    moves,
    wait_for_turn,
)
from tests.browser.test_pages import LOOKS, check
from tests.server.drawing import unpacked
from tests.server.house import House
from tests.server.watched import opened_at

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

BOT = "heuristic"
FIRST = ("target", "cast", "team", "agree", "forfeit", "hand", "take", "giver", "taker", "give", "pull")
ENOUGH = 3
LEAST_CARDS, LEAST_DECK = 20, 45  # of a deck that is to be seen; its height in pixels
LOG_GREW = "before => Number(document.querySelector('[data-testid=room]').dataset.n) > before"


def reader(company: Company, viewport: ViewportSize | None = None, **about: str) -> Page:
    page = company.newcomer(viewport)
    kept = json.dumps({"language": "en", "bot": BOT, **about})
    page.evaluate("([place, kept]) => localStorage.setItem(place, kept)", [PREFERENCES, kept])
    return page


def open_table(page: Page, seats: int = 3, people: int = 1, **options: Any) -> str:
    """A table of this page's person with bots on the other seats, started when all sit."""
    bots = [None] * people + [BOT] * (seats - people)
    data = {"game": "kamimai", "seats": seats, "bots": bots, "start": people == 1, "options": options}
    answer = page.request.post(page.url.split("/t/")[0].rstrip("/") + "/api/tables", data=data)
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def sit_at(page: Page, company: Company, table: str) -> None:
    page.goto(f"{company.address}/t/{table}")
    hook(page, "room").wait_for()


def log_end(page: Page) -> int:
    return int(hook(page, "room").get_attribute("data-n") or 0)


def offered(page: Page) -> list[str]:
    script = "() => [...document.querySelectorAll('[data-move]:not([data-testid=confirm])')].map(e => e.dataset.move)"
    found: list[str] = page.evaluate(script)
    return found


def choices(page: Page) -> list[str]:
    """What is offered; a card to be given away is picked first, then it is asked to whom."""
    gifts = page.locator("[data-testid=choice-panel] button:not([data-move])")
    if gifts.count() and not moves(page, "give").count():
        gifts.first.click()
        moves(page, "give").first.wait_for()
    return offered(page)


def next_move(page: Page) -> str:
    """Spells before all, three cards a draw, and what must go goes."""
    found = choices(page)
    if "done" in found and page.locator(".drawn .kc").count() >= ENOUGH:
        return "done"
    for word in (*FIRST, "keep", "discard", "end", "done", "leave"):
        some = [move for move in found if move.startswith(word)]
        if some:
            return some[0]
    raise AssertionError(f"nothing is offered: {found}")


def the(page: Page, move: str) -> Locator:
    return page.locator(f'[data-move="{move}"]:not([data-testid=confirm])').first


def play(page: Page, move: str) -> None:
    before = log_end(page)
    if the(page, move).get_attribute("aria-pressed") != "true":
        the(page, move).click()
    assert confirm(page) == move
    page.wait_for_function(LOG_GREW, arg=before)


def step(page: Page) -> str:
    if page.locator("[data-plan]").count() and not moves(page, "cast").count():
        page.locator("[data-plan]").first.click()
    move = next_move(page)
    play(page, move)
    return move


def test_a_turn_by_mouse(company: Company) -> None:
    page = reader(company)
    sit_at(page, company, open_table(page, seats=2))
    played: list[str] = []
    for _ in range(30):
        if not wait_for_turn(page) or any(move.startswith("keep") for move in played):
            break
        played.append(step(page))
    assert any(move.startswith("pull") for move in played)
    assert any(move.startswith("keep") for move in played)


def test_a_pull_by_keyboard_alone(company: Company) -> None:
    page = reader(company)
    sit_at(page, company, open_table(page, seats=1))
    assert wait_for_turn(page)
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("1")
    expect(hook(page, "confirm")).to_have_attribute("data-move", "pull 62 slow")
    page.keyboard.press("Escape")
    expect(hook(page, "confirm")).to_be_disabled()
    page.keyboard.press("Home")
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    page.wait_for_function(LOG_GREW, arg=0)
    assert log_end(page) == 1


@pytest.mark.clause("M-56")
def test_who_aims_is_told_how_often_it_fell(company: Company) -> None:
    """Other hands try the card in mind after a moment: a word and a count, and another count for another pull."""
    page = reader(company)
    sit_at(page, company, open_table(page, seats=1))
    assert wait_for_turn(page)
    expect(hook(page, "risk").locator("b")).to_have_text(re.compile(r"^\d+ of \d+$"), timeout=90_000)
    assert hook(page, "risk").get_attribute("data-danger") in ("calm", "risky", "wild")
    expect(hook(page, "tried")).to_contain_text("tries by other hands")
    page.keyboard.press("ArrowRight")
    expect(hook(page, "risk").locator("b")).to_have_count(0)
    expect(hook(page, "tried")).to_have_text("Other hands are trying it …")


def test_a_whole_game_with_bots(company: Company) -> None:
    page = reader(company)
    sit_at(page, company, open_table(page, mode="easy"))
    for _ in range(200):
        if not wait_for_turn(page):
            break
        step(page)
    assert is_over(page)
    expect(hook(page, "result")).to_be_visible()


def first_to_act(pages: list[Page]) -> Page:
    for _ in range(400):
        for page in pages:
            if hook(page, "your-turn").count():
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody acts")


def test_no_inner_face_is_ever_sent(company: Company) -> None:
    page = reader(company)
    views: list[Any] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: views.append(json.loads(frame).get("view")))

    page.on("websocket", listen)
    sit_at(page, company, open_table(page, seats=1))
    assert wait_for_turn(page)
    assert faces(next(filter(None, views))) == {1, 63}
    play(page, "pull 1 slow")
    for view in filter(None, views):
        stands = {slot["slot"] for slot in view["grimoire"]["slots"]}
        assert not {slot for slot in faces(view) if {slot - 1, slot + 1} <= stands}


def test_a_replay_moves_the_cards_as_they_moved(company: Company) -> None:
    page = reader(company, speed="fast")
    page.emulate_media(reduced_motion="no-preference")
    table = open_table(page, seats=1)
    sit_at(page, company, table)
    assert wait_for_turn(page)
    play(page, "pull 1 slow")
    page.goto(f"{company.address}/t/{table}/replay")
    replay = hook(page, "replay")
    expect(replay).to_have_attribute("data-at", "0")
    with page.expect_response(f"**/api/tables/{table}/poses/1") as told:
        hook(page, "replay-next").click()
    motion = told.value.json()
    assert motion["slot"] == 1
    assert len(unpacked(motion["frames"])) > 10
    expect(replay).to_have_attribute("data-moving", "false")
    assert log_end(page) == 1


def faces(view: Any) -> set[int]:
    """The slots whose faces a view tells."""
    return {slot["slot"] for slot in view["grimoire"]["slots"] if slot["card"]}


@pytest.mark.parametrize(("viewport", "theme", "language"), LOOKS)
def test_the_screen(
    company: Company, shots: Path, request: pytest.FixtureRequest, viewport: ViewportSize, theme: str, language: str
) -> None:
    look = request.node.callspec.id
    page = reader(company, viewport, theme=theme, language=language)
    sit_at(page, company, open_table(page, seats=3, level=2))
    assert wait_for_turn(page)
    check(page, shots, f"kamimai-{look}")
    for _ in range(6):
        if moves(page, "discard").count() or moves(page, "cast").count() or not wait_for_turn(page):
            break
        move = next_move(page)
        the(page, move).click()
        confirm(page)
        page.wait_for_timeout(300)
    check(page, shots, f"kamimai-later-{look}")
    if viewport is PHONE:
        assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0


# The deck's cards, and what is free for them between the scale and the panel, from top to bottom.
SEEN = """() => {
  const cards = [...document.querySelectorAll('[data-testid=deck] [data-slot]')].map(e => e.getBoundingClientRect());
  const box = name => document.querySelector(`[data-testid=${name}]`).getBoundingClientRect();
  const [top, bottom] = [Math.min(...cards.map(one => one.top)), Math.max(...cards.map(one => one.bottom))];
  return {cards: cards.length, free: [box('sway').bottom, box('pull-panel').top], deck: [top, bottom]};
}"""


@pytest.mark.parametrize("path", ["", "/learn/kamimai/balance"], ids=["game", "lesson"])
def test_on_a_small_screen_the_deck_stands_between_the_scale_and_the_panel(company: Company, path: str) -> None:
    page = reader(company)
    page.goto(company.address + (path or f"/t/{open_table(page, 1)}"))
    expect(hook(page, "pull-panel")).to_be_visible(timeout=BOTS_PATIENCE)
    wrong = []
    for size in [*TOUCH[:2], ZOOMED[1]]:
        found = faults(page, size)
        seen = page.evaluate(SEEN)
        assert seen["cards"] > LEAST_CARDS
        (above, below), (top, bottom) = seen["free"], seen["deck"]
        if found or not above <= top < bottom <= below or bottom - top < LEAST_DECK:
            wrong.append((size, found, seen))
    assert wrong == []


def test_where_the_panel_is_folded_its_speeds_are_a_tap_away(company: Company) -> None:
    page = company.newcomer({"width": 360, "height": 560}, "/learn/kamimai/balance")
    panel = hook(page, "pull-panel")
    expect(panel).to_be_visible()
    expect(panel.locator("[data-move]")).to_have_count(0)
    hook(page, "unfold").click()
    expect(panel.locator("[data-move]")).to_have_count(3)
    assert faults(page, (360, 560)) == []


FULL = (
    "kamimai/5 seats=2 options=- level=1 energy=5 done=0 sheet=00/000/0000 target=a turn=5 seat=1 phase=cast built=54 "
    "gone=- seen=- reserves=earth.air.water-guardian.imp/fire drawn=air*2.fire*3 discards=- hand=- guardians=0.0.0.0 "
    "pulls=0 flags=- owed=0/0 proposal=- agreed=- refused=- withdrawn=0 played=- gifts=0 named=1 trained=0 began=-"
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_full_reserve_and_many_drawn_cards_leave_the_end_of_the_phase_in_sight(
    company: Company, all_games: House, language: str
) -> None:
    """Also the longest names of cards, on them."""
    page = reader(company, language=language)
    expect(hook(page, "book-kamimai")).to_be_visible()  # by then the page has introduced itself
    me = page.evaluate("async () => (await (await fetch('/api/me')).json()).id")
    other = all_games.guest()
    table = opened_at(all_games, [me, other.me["id"]], FULL, game=shelf.game("kamimai"))
    other.joined(table)
    sit_at(page, company, table)
    expect(hook(page, "your-turn")).to_be_visible()
    sizes = [*TOUCH, *ZOOMED, DESKS[0]]
    assert [(size, fault) for size in sizes for fault in faults(page, size, "main.board")] == []
