"""Whole games of Kragmortha in real browsers: three goblins and somebody who watches, paths planned, reasons, keys."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Error, Page, ViewportSize, WebSocket, expect

from tests.browser.people import DESK, PHONE, Company, hook, is_over, sit_down, wait_for_turn
from tests.browser.test_pages import check, reader

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

FACE = re.compile(r'"([gr][bspgo]{2})"')
PEOPLE = 3
STEPS = 900
GAMES = 8
SHORT = 4000.0
GREW = "before => [...document.querySelectorAll('[data-n]')].some(line => +line.dataset.n > before)"
Frames = dict[int, str]


def seat_people(company: Company, host: Page) -> list[Page]:
    """A table for three: one opens it, the others come by its address."""
    address = opened(host, {"game": "kragmortha", "seats": PEOPLE})
    host.goto(address)
    guests = [company.newcomer(path=address[len(company.address) :]) for _ in range(PEOPLE - 1)]
    for seat, guest in enumerate(guests, start=1):
        sit_down(guest)
        expect(hook(host, f"remove-{seat}")).to_be_visible()
    return [host, *guests]


def opened(page: Page, wanted: dict[str, Any]) -> str:
    made = page.evaluate(
        """async wanted => {
             const headers = {'content-type': 'application/json'};
             const answer = await fetch('/api/tables', {method: 'POST', headers, body: JSON.stringify(wanted)});
             return (await answer.json()).id;
           }""",
        wanted,
    )
    return f"{page.evaluate('location.origin')}/t/{made}"


def against_bots(page: Page, seats: int = 4) -> None:
    """Penances are obeyed in person here, so that no slip comes between two clicks."""
    bots = [None, *["random"] * (seats - 1)]
    wanted = {"game": "kragmortha", "seats": seats, "bots": bots, "options": {"mode": "table"}, "start": True}
    page.goto(opened(page, wanted))
    expect(hook(page, "room")).to_be_visible()


def bind(page: Page) -> Frames:
    """Every frame the page is sent from now on, by the log number it leads to."""
    frames: Frames = {}

    def keep(payload: str | bytes) -> None:
        told = json.loads(payload)
        if told["type"] == "step":
            frames[told["entry"]["n"]] = str(payload)

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", keep)

    page.on("websocket", listen)
    page.reload()
    return frames


def log_number(page: Page) -> int:
    number = page.evaluate("Math.max(0, ...[...document.querySelectorAll('[data-n]')].map(line => +line.dataset.n))")
    return int(number)


def offered(page: Page) -> list[str]:
    """The moves that can be clicked now; a card is held first where the squares are those of a card."""
    moves = visible_moves(page)
    cards = page.locator("[data-testid=hand] [data-card]")
    for card in range(cards.count()):
        if moves:
            return moves
        cards.nth(card).click()
        moves = visible_moves(page)
    return moves


def visible_moves(page: Page) -> list[str]:
    """All but `keyboard` (arm 4): whoever kept only that could click no more."""
    found: list[str] = page.eval_on_selector_all(
        ".board [data-move], .hand [data-move]:not([disabled])", "found => found.map(one => one.dataset.move)"
    )
    return [move for move in found if move != "keyboard"]


def step(page: Page, luck: random.Random) -> str:
    """Any offered move; whoever can walk into Rigor does, so that the game ends soon."""
    before = log_number(page)
    moves = offered(page)
    if not moves and is_over(page):
        return "slip"  # called in between, and the last
    assert moves, f"nothing to click: {hook(page, 'prompt').inner_text()}"
    hot: list[str] = page.eval_on_selector_all("[data-lands=rigor]", "found => found.map(one => one.dataset.move)")
    move = luck.choice(hot or moves)
    try:
        page.locator(f'.board [data-move="{move}"], .hand [data-move="{move}"]').first.click(timeout=SHORT)
        if not move.startswith("peek"):
            page.locator(f'[data-testid=confirm][data-move="{move}"]').click(timeout=SHORT)
        page.wait_for_function(GREW, arg=before, timeout=SHORT)
    except Error:
        assert log_number(page) > before, f"{move} leads nowhere"  # else a slip was called in between
    return move


def play_out(pages: list[Page], luck: random.Random) -> list[str]:
    played: list[str] = []
    for _ in range(STEPS):
        if is_over(pages[0]):
            return played
        for page in pages:
            if hook(page, "your-turn").count():
                played.append(step(page, luck))
                break
    raise AssertionError("the game does not end")


def test_three_goblins_play_to_the_end_while_somebody_watches(company: Company, page: Page) -> None:
    """They heed none of their Looks, so that the table catches them; where it caught nobody they play again."""
    for _ in range(GAMES):
        page.goto(company.address)
        goblins = seat_people(company, page)
        watcher = company.newcomer(path=page.url[len(company.address) :])
        heard = [bind(one) for one in (*goblins, watcher)]
        play_together(goblins, watcher)
        no_hidden_card_was_sent(heard[:PEOPLE], heard[PEOPLE])
        if any('"kind":"slip"' in frame for frame in heard[PEOPLE].values()):
            return
    raise AssertionError(f"nobody was caught in {GAMES} games")


def play_together(goblins: list[Page], watcher: Page) -> None:
    host = goblins[0]
    expect(hook(host, "start")).to_be_enabled()
    hook(host, "start").click()
    for one in (*goblins, watcher):
        expect(hook(one, "room")).to_be_visible()
    played = play_out(goblins, random.Random(5))
    assert {move.split()[0] for move in played} >= {"place", "play", "go"}
    for one in (*goblins, watcher):
        expect(hook(one, "result")).to_be_visible()
    finals = [
        [hook(one, f"final-{seat}").inner_text().split("\n")[-1] for seat in range(PEOPLE)] for one in (host, watcher)
    ]
    assert finals[0] == finals[1]
    expect(watcher.locator("[data-testid=hand] [data-card]")).to_have_count(0)


def no_hidden_card_was_sent(goblins: list[Frames], watcher: Frames) -> None:
    """A face the watcher is sent is one that every player is sent with the same step: nobody's secret."""
    private = 0
    *running, _ = sorted(watcher)
    for number in running:
        seen = [set(FACE.findall(frames[number])) for frames in goblins]
        assert set(FACE.findall(watcher[number])) <= set.intersection(*seen), watcher[number]
        private += len(set.union(*seen) - set(FACE.findall(watcher[number])))
        told = json.loads(watcher[number])["view"]
        assert told["hand"] == []
    assert private > len(running)


def test_a_path_of_two_steps_is_previewed_and_played_with_one_confirm(page: Page) -> None:
    against_bots(page)
    luck = random.Random(2)
    for _ in range(STEPS):
        assert wait_for_turn(page), "no card allowed two quiet steps in the whole game"
        if not page.locator("[data-card]").count() or not plan_two(page):
            step(page, luck)
            continue
        last = page.locator("[data-then]").first
        move = last.get_attribute("data-then") or ""
        before = log_number(page)
        last.click()
        hook(page, "confirm").click()
        page.wait_for_function(
            "before => [...document.querySelectorAll('[data-n]')].some(line => +line.dataset.n > before + 1)",
            arg=before,
        )
        assert page.locator(f"[data-pawn][data-at='{move.split()[1]}']").count()
        return


def plan_two(page: Page) -> bool:
    """Hold a card and take a first square from which the table offers a second."""
    cards = page.locator("[data-testid=hand] [data-card].live:not([data-move])")
    for card in range(cards.count()):
        cards.nth(card).click()
        squares = page.locator(".board [data-move^=play]")
        for square in range(squares.count()):
            squares.nth(square).click()
            page.wait_for_timeout(150)
            if page.locator("[data-then^=step]").count():
                return True
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
    return False


def test_a_dark_square_says_why_with_its_clause(page: Page) -> None:
    against_bots(page)
    assert wait_for_turn(page)
    box = page.locator("[data-pawn=rigor]").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(hook(page, "reason")).to_contain_text("K-10")


def test_some_turns_by_keyboard_alone(page: Page) -> None:
    against_bots(page, 3)
    turns = 0
    for _ in range(60):
        if turns >= 4 or not wait_for_turn(page):
            break
        before = log_number(page)
        turns += keyboard_step(page)
        page.wait_for_function(GREW, arg=before)
    assert turns


def keyboard_step(page: Page) -> bool:
    """A number takes a card, arrows go to a square, Enter takes it and confirms; other questions by Tab."""
    moves = visible_moves(page)
    for key in "" if moves else "1234":
        page.keyboard.press(key)
        if page.locator(".board [data-square]:focus").count():
            break
    if page.locator(".board [data-move]").count():
        page.keyboard.press("ArrowRight")
        expect(page.locator(".board [data-square]:focus")).to_have_count(1)
    else:
        page.locator(".hand [data-move]").first.focus()
    page.keyboard.press("Enter")
    if hook(page, "confirm").is_enabled():
        page.keyboard.press("Enter")
    return any(move.startswith("play") for move in moves) or not moves


def test_what_lies_in_front_of_a_player_is_told(page: Page) -> None:
    against_bots(page, 8)
    assert wait_for_turn(page)
    for seat in range(8):
        expect(hook(page, f"seat-{seat}")).to_be_in_viewport()
    hook(page, "looks-3").click()
    expect(hook(page, "sheet")).to_be_visible()
    hook(page, "close").click()
    expect(hook(page, "standing").locator("tbody tr")).to_have_count(8)


@pytest.mark.parametrize(
    ("viewport", "theme", "language"),
    [pytest.param(DESK, "night", "en", id="desk-night-en"), pytest.param(PHONE, "light", "fr", id="phone-light-fr")],
)
def test_the_screen_is_open_to_everybody(
    company: Company, shots: Path, request: pytest.FixtureRequest, viewport: ViewportSize, theme: str, language: str
) -> None:
    look = request.node.callspec.id
    page = reader(company, viewport, theme, language)
    against_bots(page)
    luck = random.Random(3)
    for _ in range(6):
        if not wait_for_turn(page):
            break
        phone_step(page, luck)
    check(page, shots, f"kragmortha-{look}")
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
    small = page.evaluate(
        """[...document.querySelectorAll('.board [data-move], .hand button, .left button')]
             .filter(one => one.checkVisibility()).map(one => one.getBoundingClientRect())
             .filter(box => Math.min(box.width, box.height) < 43.5).length"""
    )
    assert small == 0


def phone_step(page: Page, luck: random.Random) -> None:
    """On a phone the log is in a sheet: wait for the table's own announcement instead."""
    before = hook(page, "announcement").inner_text()
    move = luck.choice(offered(page))
    page.locator(f'.board [data-move="{move}"], .hand [data-move="{move}"]').first.click()
    if not move.startswith("peek"):
        hook(page, "confirm").click()
    page.wait_for_function(
        "before => document.querySelector('[data-testid=announcement]').textContent !== before", arg=before
    )
