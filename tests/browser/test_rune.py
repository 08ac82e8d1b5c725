"""Whole games of Rune in real browsers: against a bot, against each other, by mouse and by keyboard alone."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.overlaps import TOUCH, ZOOMED, resize
from tests.browser.people import (
    Company,
    heard_by,
    hold_some_card,
    hook,
    is_over,
    lay_by_mouse,
    log_number,
    moves,
    play_out,
    sit_down,
    step_by_mouse,
    wait_for_log,
    wait_for_turn,
)

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]


def invited(company: Company, host: Page, option: str = "") -> Page:
    """A second person comes by the link of a table the host has opened."""
    hook(host, "invite-rune").click()
    if option:
        hook(host, f"option-{option}").check()
    hook(host, "open-table").click()
    expect(hook(host, "gathering")).to_be_visible()
    guest = company.newcomer(path=re.sub(r"^https?://[^/]+", "", host.url))
    sit_down(guest)
    hook(host, "start").click()
    for page in (host, guest):
        expect(hook(page, "room")).to_be_visible()
    return guest


@pytest.mark.clause("R-5")
def test_people_choose_the_colour_of_their_masters_at_the_gathering_table(
    company: Company, page: Page, shots: Path
) -> None:
    hook(page, "invite-rune").click()
    hook(page, "choice-black").click()
    page.screenshot(path=shots / "rune-colour-new-desk.png")
    hook(page, "open-table").click()
    expect(hook(page, "place-0").get_by_test_id("choice-black")).to_have_attribute("aria-pressed", "true")
    guest = company.newcomer({"width": 390, "height": 664}, re.sub(r"^https?://[^/]+", "", page.url))
    sit_down(guest)
    own = hook(guest, "place-1")
    expect(own.get_by_test_id("choice-black")).to_be_disabled()
    hook(page, "place-0").get_by_test_id("choice-black").click()
    expect(own.get_by_test_id("choice-black")).to_be_enabled()
    own.get_by_test_id("choice-black").click()
    expect(hook(page, "place-0").get_by_test_id("choice-black")).to_be_disabled()
    for one, name in ((page, "desk"), (guest, "phone")):
        assert one.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
        one.screenshot(path=shots / f"rune-colour-gathering-{name}.png")
    for chip in own.get_by_test_id(re.compile("^choice-")).all():
        box = chip.bounding_box()
        assert box is not None and box["height"] >= 44 and box["x"] >= 0 and box["x"] + box["width"] <= 390
    hook(page, "start").click()
    for one, name in ((page, "desk"), (guest, "phone")):
        expect(hook(one, "seat-0")).to_contain_text("Red Masters")
        expect(hook(one, "seat-1")).to_contain_text("Black Masters")
        one.screenshot(path=shots / f"rune-colour-start-{name}.png")


def test_a_newcomer_plays_a_whole_game_against_a_bot(page: Page) -> None:
    hook(page, "play-rune").click()
    expect(hook(page, "room")).to_be_visible()
    assert wait_for_turn(page)
    play_out(page)
    expect(hook(page, "result")).to_be_visible()
    assert hook(page, "final-0").inner_text() != ""


def test_two_people_play_a_whole_game_and_go_on_with_a_rematch(company: Company, page: Page) -> None:
    guest = invited(company, page)
    play_out(page, guest)
    for one in (page, guest):
        expect(hook(one, "result")).to_be_visible()
    assert hook(page, "final-1").inner_text() == hook(guest, "final-1").inner_text()
    hook(page, "rematch").click()
    expect(hook(guest, "rematch-go")).to_be_visible()


def test_two_people_play_with_the_grand_master(company: Company, page: Page) -> None:
    guest = invited(company, page, "grand-master")
    for _ in range(60):
        if is_over(page) and is_over(guest):
            break
        for one in (page, guest):
            if hook(one, "your-turn").count():
                token_step(one)
    expect(hook(page, "result")).to_be_visible()


def token_step(page: Page) -> None:
    token = moves(page, "token")
    if not token.count():
        step_by_mouse(page)
        return
    before = log_number(page)
    token.first.click()
    hook(page, "confirm").click()
    wait_for_log(page, before)


def test_a_game_by_keyboard_alone(page: Page) -> None:
    page.keyboard.press("Tab")
    for _ in range(40):
        focused = page.evaluate("document.activeElement?.dataset?.testid")
        if focused == "play-rune":
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(hook(page, "room")).to_be_visible()
    for _ in range(40):
        if not wait_for_turn(page):
            break
        keyboard_step(page)
    expect(hook(page, "result")).to_be_visible()


def keyboard_step(page: Page) -> None:
    """Number keys take a card, R turns it, M goes to the Masters, D draws where none has a place, Enter takes a spot
    and confirms it."""
    before = log_number(page)
    if moves(page, "master").count():
        page.keyboard.press("m")
        expect(page.locator("[data-spot]:focus")).to_have_count(1)
        page.keyboard.press("Enter")
    elif moves(page, "draw").count():
        page.keyboard.press("d")
    else:
        hold_by_key(page)
        page.keyboard.press("Enter")
    expect(hook(page, "confirm")).to_be_enabled()
    page.keyboard.press("Enter")
    wait_for_log(page, before)


def hold_by_key(page: Page) -> None:
    """The first card that has a spot; its key goes there. R turns it all the way round and back to where it fits."""
    for key in "123":
        page.keyboard.press(key)
        held = page.locator("[data-testid=hand] [data-card]").nth(int(key) - 1)
        expect(held).to_have_attribute("aria-pressed", "true")
        if not moves(page, "lay").count():
            continue
        spot = page.locator("[data-spot]:focus").get_attribute("data-spot")
        for _ in range(4):
            page.keyboard.press("r")
        expect(page.locator(f"[data-spot='{spot}']:focus")).to_have_count(1)
        expect(page.locator("[data-testid=ghost][data-fits=true]")).to_have_count(1)
        return
    raise AssertionError("no card fits")


def test_a_typed_move_plays_and_a_wrong_one_says_why(company: Company, page: Page) -> None:
    guest = invited(company, page)
    actor = page if hook(page, "your-turn").count() else guest
    hook(actor, "tab-help").click()
    hook(actor, "typed-move").fill("draw")
    hook(actor, "typed-send").click()
    expect(hook(actor, "typed-answer")).to_contain_text("R-6")
    number = actor.locator("[data-testid=hand] [data-card]").first.get_attribute("data-card")
    offered = offers_of(actor, int(number or 0))
    hook(actor, "typed-move").fill(offered)
    hook(actor, "typed-send").click()
    expect(moves(actor, "master").first).to_be_attached()


def offers_of(page: Page, card: int) -> str:
    """Some move of this card that glows on the grid, in any turn."""
    page.locator(f"[data-card='{card}']").click()
    for _ in range(4):
        if moves(page, "lay").count():
            return moves(page, "lay").first.get_attribute("data-move") or ""
        page.keyboard.press("r")
    raise AssertionError("the card has no spot")


def test_undo_before_and_after_confirming(company: Company, page: Page) -> None:
    guest = invited(company, page)
    actor = page if hook(page, "your-turn").count() else guest
    cards = actor.locator("[data-testid=hand] [data-card]")
    lay_by_mouse(actor)
    expect(moves(actor, "master").first).to_be_attached()
    expect(cards).to_have_count(2)
    hook(actor, "undo").click()
    expect(moves(actor, "master")).to_have_count(0)
    expect(cards).to_have_count(3)


def test_reload_and_lost_connection_in_mid_game(company: Company, page: Page) -> None:
    guest = invited(company, page)
    for _ in range(4):
        for one in (page, guest):
            if hook(one, "your-turn").count():
                step_by_mouse(one)
    number = log_number(page)
    assert number >= 4
    page.reload()
    expect(hook(page, "room")).to_be_visible()
    assert log_number(page) == number
    guest.context.set_offline(True)
    guest.evaluate("window.dispatchEvent(new Event('offline'))")
    guest.context.set_offline(False)
    guest.evaluate("window.dispatchEvent(new Event('online'))")
    play_out(page, guest)
    expect(hook(guest, "result")).to_be_visible()


def test_a_held_card_stays_in_the_hand_when_somebody_goes(company: Company, page: Page) -> None:
    guest = invited(company, page)
    asked, other = (page, guest) if hook(page, "your-turn").count() else (guest, page)
    hold_some_card(asked)
    other.close()
    expect(asked.locator(".seat .who small", has_text="away")).to_be_visible()
    assert moves(asked, "lay").count()


def test_a_spectator_sees_the_table_and_never_a_hidden_card(company: Company, page: Page) -> None:
    guest = invited(company, page)
    watcher = company.newcomer()
    frames = heard_by(watcher)
    watcher.goto(page.url)
    expect(hook(watcher, "room")).to_be_visible()
    hands: set[int] = set()
    for _ in range(6):
        for one in (page, guest):
            hands.update(
                int(card.get_attribute("data-card") or 0)
                for card in one.locator("[data-testid=hand] [data-card]").all()
            )
            if hook(one, "your-turn").count():
                step_by_mouse(one)
    expect(watcher.locator("[data-testid=hand] [data-card]")).to_have_count(0)
    assert frames
    told = "".join(frames)
    laid = {int(number) for number in re.findall(r'"card":(\d+)', told)}
    still_hidden = hands - on_table(frames)
    assert still_hidden
    assert not still_hidden & laid


def on_table(frames: list[str]) -> set[int]:
    """The cards that lie open by the last view the spectator was sent."""
    views = [view for frame in frames if (view := json.loads(frame).get("view"))]
    return {card["card"] for card in [*views[-1]["board"], *views[-1]["gone"]]}


WHEEL = """() => {
  const dock = document.querySelector("[data-testid=replay]").getBoundingClientRect();
  const buttons = [...document.querySelectorAll(".wheel .btn")].filter((one) => one.checkVisibility());
  const boxes = buttons.map((one) => one.getBoundingClientRect());
  const cut = boxes.filter((box) => box.left < dock.left - 1 || box.right > dock.right + 1);
  return { shown: buttons.length, cut: cut.length };
}"""


def test_the_replay_steps_jumps_and_changes_viewpoint(company: Company, page: Page) -> None:
    hook(page, "play-rune").click()
    assert wait_for_turn(page)
    play_out(page)
    hook(page, "see-replay").click()
    replay = hook(page, "replay")
    expect(replay).to_be_visible()
    hook(page, "replay-first").click()
    expect(replay).to_have_attribute("data-at", "0")
    hook(page, "replay-next").click()
    expect(replay).not_to_have_attribute("data-at", "0")
    at = replay.get_attribute("data-at")
    other = company.newcomer(path=f"{page.url[len(company.address) :].split('#')[0]}#{at}")
    expect(hook(other, "replay")).to_have_attribute("data-at", at or "")
    hook(page, "replay-last").click()
    hook(page, "viewpoint").select_option(index=1)
    expect(replay).to_be_visible()
    for size in TOUCH + ZOOMED:
        resize(page, size)
        wheel = page.evaluate(WHEEL)
        assert wheel["cut"] == 0 and wheel["shown"] >= 3, (size, wheel)
