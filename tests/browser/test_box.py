"""KamiMaï beside a real box: whole evenings with a scripted box, told by phones and tablets in single taps."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from armarium import shelf
from tests.browser.people import Company, hook, is_over, sit_down
from tests.browser.test_kamimai import log_end, reader

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

PHONE: ViewportSize = {"width": 390, "height": 664}
SMALLEST: ViewportSize = {"width": 360, "height": 560}
TABLET: ViewportSize = {"width": 1024, "height": 768}
COLOURS = ("water", "earth", "air", "fire")
LOG_GREW = "before => Number(document.querySelector('[data-testid=room]').dataset.n) > before"
OVER_OR = (
    "what => document.querySelector('[data-testid=room]')?.dataset.phase === 'over' || document.querySelector(what)"
)
TAPS_PER_CARD_BEFORE = 2  # a card, then Confirm: what a report took before
TAPS_PER_SPELL_BEFORE = 3  # the spell, its payment, Confirm


class Hand:
    """A finger that counts its taps."""

    def __init__(self) -> None:
        self.taps = 0
        self.cards = 0
        self.spells = 0

    def tap(self, page: Page, what: str) -> None:
        before = log_end(page)
        page.locator(what).first.click()
        self.taps += 1
        page.wait_for_function(LOG_GREW, arg=before)

    def report(self, page: Page, cards: list[str]) -> None:
        """Several cards, one tap each, without waiting for the table."""
        before = log_end(page)
        for card in cards:
            page.locator(f'[data-card="{card}"]').click()
        self.taps += len(cards)
        self.cards += len(cards)
        page.wait_for_function("n => Number(document.querySelector('[data-testid=room]').dataset.n) >= n",
                               arg=before + len(cards))  # fmt: skip


def owner(company: Company, viewport: ViewportSize, language: str = "en", path: str = "/box/kamimai") -> Page:
    page = reader(company, viewport, language=language, soundAsked=True)  # type: ignore[arg-type]
    page.goto(company.address + path)
    hook(page, "door").wait_for()
    return page


def begin(page: Page, people: int, own_phones: int = 0, **options: str) -> None:
    """Through the door: who sits where, then the set-up picture."""
    hook(page, f"seats-{people}").check(force=True)
    for seat in range(people - own_phones, people):
        hook(page, f"here-{seat}").click()
    for name, value in options.items():
        hook(page, f"option-{name}").select_option(value)
    hook(page, "door-begin").click()


def laid_out(page: Page) -> None:
    hook(page, "setup-done").click()
    expect(hook(page, "setup")).to_have_count(0)


def turn_of(pages: list[Page]) -> Page | None:
    """The page that reports now; None when it is over."""
    for _ in range(600):
        for page in pages:
            if is_over(page):
                return None
            if hook(page, "your-turn").count():
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody reports")


def phase(page: Page) -> str:
    return hook(page, "rule").get_attribute("data-phase") or ""


def wait_for_phase(page: Page, before: str) -> None:
    page.wait_for_function(
        """before => document.querySelector('[data-testid=room]').dataset.phase === 'over'
             || document.querySelector('[data-testid=rule]')?.dataset.phase !== before""",
        arg=before,
    )


def hold_three_seconds(page: Page, hand: Hand) -> None:
    hook(page, "three-seconds").click()
    hand.taps += 1
    expect(hook(page, "ring")).to_be_visible()
    assert page.locator("[data-testid=ring] button").count() == 1, "nothing but “It fell!”"
    wait_for_phase(page, "draw")


def play_turn(page: Page, hand: Hand, drawn: list[str]) -> None:
    """Whatever is asked next of whoever reports: drawn cards as the scripted box has them, every spell that is open."""
    now = phase(page)
    if now == "target":
        hand.tap(page, "[data-move^=target]")
    elif now == "hand":
        hand.tap(page, "[data-move^=hand]")
    elif now == "draw":
        hand.report(page, drawn)
        hold_three_seconds(page, hand)
    elif now == "cast" and page.locator("[data-plan]").count():
        hand.spells += 1
        hand.tap(page, "[data-plan]")
    elif now == "cast":
        hand.tap(page, "[data-testid=end-turn]")
        wait_for_phase(page, "cast")
    elif hook(page, "keep-turn").is_enabled():
        hand.tap(page, "[data-testid=keep-turn]")
    else:
        hand.tap(page, "[data-testid=choice-panel] [data-move]")


def evening(pages: list[Page], script: list[list[str]], limit: int = 160) -> Hand:
    hand, draws = Hand(), iter(script)
    for _ in range(limit):
        page = turn_of(pages)
        if page is None:
            return hand
        play_turn(page, hand, next(draws, []) if phase(page) == "draw" else [])
    raise AssertionError("the evening does not end")


# --- the door ---------------------------------------------------------------------------------------------------------


def test_the_door_stands_on_the_home_page_and_in_each_book(company: Company) -> None:
    page = reader(company)
    page.goto(company.address)
    for book in shelf.NAMES:
        expect(hook(page, f"box-{book}")).to_have_attribute("href", f"/box/{book}")
    hook(page, "own-box").click()
    expect(hook(page, "door-books").locator("a")).to_have_count(4)
    hook(page, "box-kamimai").click()
    expect(hook(page, "door").get_by_role("img")).to_be_visible()
    for book in shelf.NAMES:  # a phone shows the door where one goes to play
        page.goto(f"{company.address}/play/{book}")
        expect(hook(page, "own-box")).to_have_attribute("href", f"/box/{book}")


def test_one_phone_in_the_middle_tells_a_whole_evening(company: Company, shots: Path) -> None:
    """Reserves on the table alone: a spell is one tap, a Guardian is one tap, and the sheet is won."""
    page = owner(company, PHONE)
    page.screenshot(path=shots / "box-door-phone.png", full_page=True)
    begin(page, 3, reserves="apart")
    expect(hook(page, "setup")).to_have_attribute("data-seats", "3")
    page.screenshot(path=shots / "box-setup-phone.png")
    laid_out(page)
    page.screenshot(path=shots / "box-apart-draw-phone.png")
    hand = evening([page], [["earth-guardian"], [], ["air-guardian"]])
    assert (hand.spells, hand.cards) == (9, 2)
    expect(hook(page, "result")).to_be_visible()
    page.screenshot(path=shots / "box-result-phone.png")


def test_a_tablet_in_the_middle_counts_cards_in_single_taps(company: Company, shots: Path) -> None:
    page = owner(company, TABLET)
    page.screenshot(path=shots / "box-door-tablet.png")
    begin(page, 2)
    page.screenshot(path=shots / "box-setup-tablet.png")
    laid_out(page)
    first = ["water"] * 4 + ["earth"] * 4
    hand = Hand()
    hand.report(page, first)
    assert hand.taps == len(first) < TAPS_PER_CARD_BEFORE * len(first)
    expect(hook(page, "badge-water")).to_have_text("4")
    page.screenshot(path=shots / "box-draw-tablet.png")
    hook(page, "undo").click()
    expect(hook(page, "badge-earth")).to_have_text("3")
    hand.report(page, ["earth"])
    hook(page, "three-seconds").click()
    expect(hook(page, "ring")).to_be_visible()
    page.screenshot(path=shots / "box-ring-tablet.png")
    wait_for_phase(page, "draw")
    page.screenshot(path=shots / "box-cast-tablet.png")
    hand.tap(page, "[data-spell=water]")
    hand.tap(page, "[data-spell=earth]")
    expect(hook(page, "area-a").locator("button")).to_have_count(0)
    rest = [["air"] * 4 + ["fire"] * 4, ["air"] * 2 + ["wolf"], ["air"] * 2, *[[colour] * 4 for colour in COLOURS] * 3]
    evening([page], rest)
    expect(hook(page, "result")).to_be_visible()


@pytest.mark.parametrize(("reserves", "cards"), [("aloud", ["water"] * 4 + ["fire"]), ("apart", [])])
def test_the_taps_of_a_turn(company: Company, reserves: str, cards: list[str]) -> None:
    """One for each card and one for each spell, one when the draw is done and one when the turn is over."""
    page = owner(company, PHONE)
    begin(page, 2, reserves=reserves)
    laid_out(page)
    hand = Hand()
    hand.report(page, cards)
    assert hand.taps == len(cards)
    hold_three_seconds(page, hand)
    before = hand.taps
    hand.tap(page, "[data-spell=water]")
    assert hand.taps - before == 1 < TAPS_PER_SPELL_BEFORE
    hand.tap(page, "[data-testid=end-turn]")
    wait_for_phase(page, "cast")
    assert hand.taps == len(cards) + 3 < TAPS_PER_CARD_BEFORE * len(cards) + TAPS_PER_SPELL_BEFORE + 3


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_on_the_smallest_phone_a_draw_needs_no_scrolling(company: Company, language: str) -> None:
    page = owner(company, PHONE, language)
    begin(page, 2)
    laid_out(page)
    page.set_viewport_size(SMALLEST)
    Hand().report(page, ["water"])
    low = [
        page.locator(what).evaluate("one => one.getBoundingClientRect().bottom")
        for what in ("[data-card=mouse]", "[data-move=fell]", "[data-testid=three-seconds]")
    ]
    assert max(low) <= SMALLEST["height"]
    assert low[0] <= page.locator("[data-move=fell]").evaluate("one => one.getBoundingClientRect().top")


def test_it_fell_within_the_three_seconds(company: Company) -> None:
    page = owner(company, PHONE)
    begin(page, 2)
    laid_out(page)
    hand = Hand()
    hand.report(page, ["water", "fire"])
    energy = int(hook(page, "energy").get_attribute("data-energy") or 0)
    hook(page, "three-seconds").click()
    hand.tap(page, "[data-testid=it-fell]")
    expect(hook(page, "energy")).to_have_attribute("data-energy", str(energy - 1))
    expect(hook(page, "finger-rule")).to_have_text("Gather, shuffle, build again")


def test_a_third_guardian_is_refused_and_the_count_set_right(company: Company, shots: Path) -> None:
    page = owner(company, PHONE)
    begin(page, 2, reserves="apart")
    laid_out(page)
    hand = Hand()
    hand.report(page, ["air-guardian", "air-guardian"])
    page.locator("[data-card=air-guardian]").click()
    expect(hook(page, "why")).to_contain_text("all 2 of the box")
    page.screenshot(path=shots / "box-refused-phone.png")
    hook(page, "set-right").click()
    expect(hook(page, "place-1")).to_be_visible()
    page.screenshot(path=shots / "box-counts-phone.png")
    painted = hook(page, "back-list").evaluate("one => getComputedStyle(one).backgroundImage")
    assert painted == "none", "earlier lines are read on the sheet, not on the back of a card"
    hook(page, "back-list").locator("button").first.click()
    expect(hook(page, "badge-air-guardian")).to_have_text("1")


def test_a_guardian_rules_the_hand_in_the_largest_letters(company: Company, shots: Path) -> None:
    page = owner(company, TABLET, language="fr")
    begin(page, 1)
    laid_out(page)
    hand = Hand()
    hand.report(page, ["earth-guardian"])
    hold_three_seconds(page, hand)
    hand.tap(page, "[data-testid=end-turn]")
    wait_for_phase(page, "cast")
    rule = hook(page, "finger-rule")
    expect(rule).to_have_text("Pouce et annulaire")
    sizes = page.locator("[data-testid=box] :not(svg *)").evaluate_all(
        "all => all.map(one => parseFloat(getComputedStyle(one).fontSize))"
    )
    assert rule.evaluate("one => parseFloat(getComputedStyle(one).fontSize)") == max(sizes)
    page.screenshot(path=shots / "box-rule-tablet-fr.png")


@pytest.mark.parametrize("people", [2, 5])
def test_one_phone_each(company: Company, people: int, shots: Path) -> None:
    """Everybody joins by the link that the code carries; each reports on the own phone, and the sheet is won."""
    host = owner(company, PHONE)
    begin(host, people, own_phones=people - 1, reserves="apart")
    expect(hook(host, "invite")).to_be_visible()
    pages = [host]
    for seat in range(1, people):
        guest = reader(company, PHONE, soundAsked=True)  # type: ignore[arg-type]
        guest.goto(host.url)
        sit_down(guest, f"Guest {seat}")
        pages.append(guest)
    hook(host, "start").click()
    for page in pages:
        laid_out(page)
    rng = Random(people)
    hand = evening(pages, [[f"{rng.choice(COLOURS)}-guardian"] if rng.random() < 0.2 else [] for _ in range(3)])
    assert hand.spells == 9
    for page in pages:
        expect(hook(page, "result")).to_be_visible()
    host.screenshot(path=shots / f"box-result-{people}.png")


def test_a_dead_phone_is_told_for_by_another(company: Company) -> None:
    host = owner(company, PHONE)
    begin(host, 2, own_phones=1, reserves="apart")
    guest = reader(company, PHONE, soundAsked=True)  # type: ignore[arg-type]
    guest.goto(host.url)
    sit_down(guest, "Bo")
    hook(host, "start").click()
    for page in (host, guest):
        laid_out(page)
    hand = Hand()
    if turn_of([host, guest]) is host:
        hold_three_seconds(host, hand)
        hand.tap(host, "[data-testid=end-turn]")
    expect(hook(guest, "your-turn")).to_have_count(1)
    guest.context.close()
    hook(host, "take-over").click()
    expect(hook(host, "your-turn")).to_have_count(1)
    hold_three_seconds(host, hand)
