"""Hands on the standing Grimoire in three dimensions: a card by mouse, a spell agreed to elsewhere, a collapse."""

from __future__ import annotations

import json
import math
import shutil
import statistics
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, WebSocket, expect

from armarium.motion import PLACE, Pose
from tests.browser.people import DESK, FLAGS, PHONE, Company, hook, wait_for_turn
from tests.browser.test_kamimai import LOG_GREW, choices, log_end, offered, open_table, play, reader, sit_at
from tests.server.drawing import unpacked

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

SMALL: ViewportSize = {"width": 1000, "height": 640}  # three dimensions without a graphics card are slow
WEBGL = ("--use-angle=swiftshader", "--enable-unsafe-swiftshader")
PATIENCE = 90_000.0
WANTED = ("water", "earth")  # what the first area of the first level asks for
ENOUGH = 4
LEANING = 1.2  # centimetres from its place: more than ten degrees
LOOKS = [  # both sizes, themes and languages; more pictures of a drawn deck take minutes
    pytest.param(DESK, "light", "en", id="desk-light"),
    pytest.param(PHONE, "night", "fr", id="phone-night"),
]


@pytest.fixture(scope="module")
def deep(chromium: Browser, address: str) -> Iterator[Company]:
    """People whose browsers draw in three dimensions."""
    browser = chromium.browser_type.launch(
        executable_path=shutil.which("chromium") or shutil.which("chromium-browser"),
        args=[*FLAGS, *WEBGL],
    )
    company = Company(browser, address)
    yield company
    company.leave()
    browser.close()


def onlooker(deep: Company, viewport: ViewportSize | None = None, **about: str) -> Page:
    page = reader(deep, viewport or SMALL, **about)
    page.set_default_timeout(PATIENCE)
    page.emulate_media(reduced_motion="no-preference")
    return page


def is_ready(page: Page) -> None:
    """Until the deck is drawn and no card moves."""
    page.wait_for_function("() => document.querySelector('canvas[data-depth=\"3\"]')?.dataset.first")


def sent_by(page: Page) -> list[dict[str, Any]]:
    """Every message this page sends from now on."""
    told: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: told.append(json.loads(frame)))

    page.on("websocket", listen)
    return told


def grip(page: Page) -> tuple[float, float]:
    """Lay the mouse on the nearest outer card, wherever the page has put it by now, and press."""
    is_ready(page)
    deck = hook(page, "deck")
    for attempt in range(200):
        box = deck.bounding_box()
        assert box
        x, y = (float(number) for number in (deck.get_attribute("data-first") or "").split(","))
        x, y = box["x"] + x, box["y"] + y + attempt % 2
        page.mouse.move(x, y)
        if deck.get_attribute("data-over") != "0":
            page.mouse.down()
            return x, y
        page.wait_for_timeout(50)
    raise AssertionError("no card under the mouse")


def draw_by_hand(page: Page, steps: int, shake: float) -> None:
    """Grab the nearest outer card and draw it along the spine, more or less."""
    x, y = grip(page)
    for step in range(steps):
        page.mouse.move(x - step * 20, y + step * 3 + (shake * step if step % 2 else 0))
    page.mouse.up()


def motions_told(page: Page) -> list[dict[str, Any]]:
    """Every motion of the cards this page is told of from now on."""
    told: list[dict[str, Any]] = []

    def hear(payload: str | bytes) -> None:
        if (message := json.loads(payload))["type"] == "poses" and message["frames"]:
            told.append(message)

    page.on("websocket", lambda socket: socket.on("framereceived", hear))
    return told


def swaying(motion: dict[str, Any]) -> int | None:
    """The milliseconds after which the cards are so far from where the motion found them, on average, that anybody
    sees the deck lean; None if it stands through it all."""
    first: dict[int, Pose] = {}
    now: dict[int, Pose] = {}
    for at, moved in unpacked(motion["frames"]):
        now.update(moved)
        first = {**now, **first}
        ways = [math.dist(now[slot][:3], first[slot][:3]) for slot in now if slot != motion["slot"]]
        if ways and statistics.mean(ways) > LEANING * PLACE:
            return at
    return None


def pull_while_time_stands(page: Page, motions: list[dict[str, Any]]) -> int | None:
    """The outermost card of the near side, quickly, by keyboard. Time stands still in the page, so that it shows the
    motion when the clock is moved on; what `swaying` says of it is returned."""
    known = len(motions)
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 1"))
    for key in ("Home", "3", "Enter"):
        page.keyboard.press(key)
    for _ in range(600):
        if len(motions) > known:
            return swaying(motions[known])
        page.wait_for_timeout(50)
    raise AssertionError("no motion was told")


def picture_of_swaying(page: Page, motions: list[dict[str, Any]], picture: Path) -> None:
    """Bare one end of the deck until it falls (M-51), and stop the clock in the midst of that motion for the picture,
    however long it takes to be drawn."""
    page.clock.install()
    for _ in range(12):
        before = log_end(page)
        if leaning := pull_while_time_stands(page, motions):
            break
        page.clock.resume()
        page.wait_for_function(LOG_GREW, arg=before)
        assert wait_for_turn(page)
    else:
        raise AssertionError("twelve cards of one end, and it stands")
    page.clock.fast_forward(leaning)
    page.clock.run_for(40)  # a moment in which it is drawn
    expect(hook(page, "sway")).to_have_attribute("data-state", "sways")
    page.screenshot(path=picture)
    page.clock.resume()
    page.wait_for_function(LOG_GREW, arg=before)


def is_down(page: Page) -> bool:
    return hook(page, "deck").get_attribute("data-down") == "true"


def energy(page: Page) -> int:
    return int(hook(page, "energy").get_attribute("data-energy") or 0)


def may_draw(page: Page) -> bool:
    return hook(page, "your-turn").count() > 0 and hook(page, "pull-panel").count() > 0


def wild_pulls(page: Page) -> None:
    """Tear at the deck by mouse until it lies or the hand is stayed."""
    for _ in range(12):
        if is_down(page) or not may_draw(page):
            return
        before = log_end(page)
        draw_by_hand(page, 8, 40.0)
        page.wait_for_function(LOG_GREW, arg=before)


# --- what must be shown ----------------------------------------------------------------------------------------------


def test_a_card_by_mouse_a_spell_with_consent_and_a_collapse(deep: Company, company: Company, shots: Path) -> None:
    """Draw by mouse, cast with another browser's consent, bring the Grimoire down and pay for it."""
    hand, friend = onlooker(deep, speed="off"), reader(company, speed="off")
    sent = sent_by(hand)
    table = open_table(hand, seats=2, people=2, steadiness="calm", mode="easy")
    for page, wish in ((friend, "sit"), (hand, "start")):
        answer = page.request.post(f"{company.address}/api/tables/{table}/{wish}", data={})
        assert answer.ok, answer.text()
    sit_at(hand, deep, table)
    sit_at(friend, company, table)
    pages = [hand, friend]

    play_until(pages, lambda: may_draw(hand))
    draw_one_card(hand)
    pulls = [told for told in sent if told["type"] == "pull"]
    assert pulls[0]["more"], "the hand is followed while it moves"

    play_until(pages, lambda: any(page.locator('[data-move="withdraw"]').count() for page in pages), casts=True)
    activator = next(page for page in pages if page.locator('[data-move="withdraw"]').count())
    giver = next(page for page in pages if page is not activator)
    assert hook(activator, "proposal").locator("li").count() == 2
    activator.screenshot(path=shots / "kamimai-proposal.png")
    giver.screenshot(path=shots / "kamimai-asked.png")
    play(giver, "agree")
    expect(hook(activator, "proposal")).to_have_count(0)
    expect(hook(activator, "log").locator("li[data-n]").first).to_contain_text("agrees")

    for _ in range(4):
        play_until(pages, lambda: may_draw(hand))
        before = energy(hand)
        wild_pulls(hand)
        if is_down(hand):
            break
    expect(hook(hand, "collapse")).to_be_visible()
    expect(hook(hand, "energy")).to_have_attribute("data-energy", str(before - 1))
    expect(hook(friend, "energy")).to_have_attribute("data-energy", str(before - 1))


def draw_one_card(page: Page) -> None:
    """By mouse, again if the card stayed where it was."""
    for _ in range(5):
        before, held = log_end(page), page.locator(".drawn .kc").count()
        draw_by_hand(page, 13, 0.0)
        page.wait_for_function(LOG_GREW, arg=before)
        if page.locator(".drawn .kc").count() > held:
            return
    raise AssertionError("five hands, no card")


def play_until(pages: list[Page], is_there: Callable[[], bool], casts: bool = False) -> None:
    """All play on with buttons, without casting unless asked to, until something is there."""
    for _ in range(150):
        acting = someone(pages, is_there)
        if acting is None:
            return
        if not (casts and casts_with_others(acting)):
            play(acting, plain_move(acting))
    raise AssertionError("it never came to that")


def someone(pages: list[Page], is_there: Callable[[], bool]) -> Page | None:
    """Who acts next; None as soon as that is there."""
    for _ in range(600):
        if is_there():
            return None
        acting = next((page for page in pages if hook(page, "your-turn").count()), None)
        if acting:
            return acting
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody acts")


def casts_with_others(page: Page) -> bool:
    plans = page.locator("[data-plan]")
    for place in range(plans.count()):
        plans.nth(place).click()
        ways = [move for move in offered(page) if move.startswith(("cast", "team")) and move.count(":") > 1]
        if ways:
            play(page, ways[-1])
            return True
    return False


def plain_move(page: Page) -> str:
    """Draw four from both sides in turn, throw away what no spell needs, keep the rest."""
    held = page.locator(".drawn .kc").count()
    if may_draw(page):
        page.keyboard.press("End" if held % 2 else "Home")
    found = choices(page)
    useless = [move for move in found if move.startswith("discard") and not move.endswith(WANTED)]
    if "done" in found and held >= ENOUGH:
        return "done"
    for word in ("target", "hand", "pull", "agree", "forfeit", "giver", "give", "taker", "take", "keep"):
        some = [move for move in found if move.startswith(word)]
        if some:
            return some[0]
    if useless:
        return useless[0]
    return next(move for move in found if move.startswith(("discard", "end", "leave")))


# --- looks -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("viewport", "theme", "language"), LOOKS)
def test_standing_wobbling_fallen(
    deep: Company, shots: Path, request: pytest.FixtureRequest, viewport: ViewportSize, theme: str, language: str
) -> None:
    look = request.node.callspec.id
    page = onlooker(deep, viewport, theme=theme, language=language, speed="normal")
    motions = motions_told(page)
    sit_at(page, deep, open_table(page, seats=1))
    assert wait_for_turn(page)
    is_ready(page)
    before = energy(page) if viewport is DESK else 5
    page.screenshot(path=shots / f"kamimai-standing-{look}.png")
    picture_of_swaying(page, motions, shots / f"kamimai-wobbling-{look}.png")
    expect(hook(page, "collapse")).to_be_visible()
    page.screenshot(path=shots / f"kamimai-fallen-{look}.png", animations="disabled")
    assert page.locator(f"[data-energy='{before - 1}']").count() == 1


def test_walking_round_and_coming_nearer_touch_nothing(deep: Company) -> None:
    page = deep.newcomer(PHONE, has_touch=True)
    page.set_default_timeout(PATIENCE)
    page.emulate_media(reduced_motion="no-preference")
    sent = sent_by(page)
    sit_at(page, deep, open_table(page, seats=1))
    assert wait_for_turn(page)
    is_ready(page)
    deck = hook(page, "deck")
    box = deck.bounding_box()
    assert box
    page.mouse.move(box["x"] + 20, box["y"] + box["height"] - 140)
    page.mouse.wheel(0, -300)
    expect(deck).not_to_have_attribute("data-away", "1.000")
    nearer = float(deck.get_attribute("data-away") or 1)
    assert nearer < 1
    turned = deck.get_attribute("data-turn") or ""
    two_fingers(page, box["x"] + 190, box["y"] + 260)
    expect(deck).not_to_have_attribute("data-turn", turned)
    assert float(deck.get_attribute("data-away") or 1) < nearer
    assert not [told for told in sent if told["type"] in ("pull", "move")]
    assert log_end(page) == 0


def test_all_cards_are_drawn_in_a_few_calls(deep: Company, shots: Path) -> None:
    page = onlooker(deep)
    sit_at(page, deep, open_table(page, seats=2))
    is_ready(page)
    page.wait_for_timeout(500)
    calls = int(hook(page, "deck").get_attribute("data-calls") or 0)
    page.screenshot(path=shots / "kamimai-calls.png")
    assert 0 < calls <= 30


def two_fingers(page: Page, x: float, y: float) -> None:
    """Two fingers on the deck itself, moving apart and to the right."""
    touch = page.context.new_cdp_session(page)
    for step in range(6):
        points = [{"x": x + 6 * step - side * (30 + 8 * step), "y": y, "id": 1 + (side > 0)} for side in (-1, 1)]
        touch.send("Input.dispatchTouchEvent", {"type": "touchMove" if step else "touchStart", "touchPoints": points})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_lean_by_keyboard(deep: Company) -> None:
    """M-55: card, lean and tempo without dragging; the lean is a word of the move."""
    page = onlooker(deep, speed="off")
    sent = sent_by(page)
    sit_at(page, deep, open_table(page, seats=1))
    assert wait_for_turn(page)
    page.keyboard.press("l")
    page.keyboard.press("l")
    expect(hook(page, "leans").locator("[data-lean=outward]")).to_have_attribute("aria-checked", "true")
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    page.wait_for_function(LOG_GREW, arg=0)
    assert [told["move"] for told in sent if told["type"] in ("move", "pull")] == ["pull 1 slow outward"]
