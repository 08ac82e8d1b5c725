"""KamiMaï beside a real box at a table opened by its options, and the training before a game."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import PHONE, Company, hook, wait_for_turn
from tests.browser.test_box import Hand, hold_three_seconds, turn_of, wait_for_phase
from tests.browser.test_kamimai import log_end, offered, open_table, play, reader, sit_at
from tests.browser.test_pages import check

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]


def sit_down(company: Company, people: int, theme: str, **options: object) -> list[Page]:
    """People with a phone each at one table; what is asked before the first draw is answered."""
    pages = [reader(company, PHONE, theme=theme, soundAsked=True) for _ in range(people)]  # type: ignore[arg-type]
    table = open_table(pages[0], seats=people, people=people, **options)
    if people > 1:
        wishes = [(page, "sit") for page in pages[1:]] + [(pages[0], "start")]
        for page, wish in wishes:
            answer = page.request.post(f"{company.address}/api/tables/{table}/{wish}", data={})
            assert answer.ok, answer.text()
    for page in pages:
        sit_at(page, company, table)
        if options.get("grimoire") == "companion":
            hook(page, "setup-done").click()
    return pages


def energy(page: Page) -> int:
    return int(page.locator("[data-energy]").first.get_attribute("data-energy") or 0)


def reporter(pages: list[Page]) -> Page:
    page = turn_of(pages)
    assert page is not None
    return page


def end_turn(page: Page, hand: Hand) -> None:
    hand.tap(page, "[data-testid=end-turn]")
    wait_for_phase(page, "cast")


def test_a_table_opened_by_its_options_has_the_sheet_as_its_main_picture(company: Company, shots: Path) -> None:
    """Four Water cards are reported, a spell is cast, the next draw falls: the program does the rest."""
    pages = sit_down(company, 2, "light", grimoire="companion")
    page, hand = reporter(pages), Hand()
    other = next(one for one in pages if one is not page)
    for each in pages:
        expect(hook(each, "box-sheet")).to_be_visible()
        expect(each.get_by_text("Your own Grimoire stands on the table")).to_have_count(0)
    check(page, shots, "companion-report")
    hand.report(page, ["water"] * 4)
    hold_three_seconds(page, hand)
    check(page, shots, "companion-cast")
    hand.tap(page, "[data-spell=water]")
    end_turn(page, hand)
    assert reporter(pages) is other, "the turn goes on by itself"

    before = energy(other)
    hand.report(other, ["earth"])
    hand.tap(other, "[data-move=fell]")
    for each in pages:
        expect(each.locator(f"[data-energy='{before - 1}']")).to_have_count(1)
    expect(hook(other, "finger-rule")).to_have_text("Gather, shuffle, build again")
    check(other, shots, "companion-fallen")
    hand.tap(other, "[data-testid=keep-turn]")
    assert reporter(pages) is page


def test_who_shares_a_spell_agrees_on_the_own_phone(company: Company, shots: Path) -> None:
    """M-22 where a table asks for it: nothing is spent before the other has said yes."""
    pages = sit_down(company, 2, "night", grimoire="companion")
    giver, hand = reporter(pages), Hand()
    hand.report(giver, ["water", "water"])
    hold_three_seconds(giver, hand)
    end_turn(giver, hand)
    page = reporter(pages)
    assert page is not giver
    hand.report(page, ["water", "water"])
    hold_three_seconds(page, hand)
    hand.tap(page, "[data-spell=water]")
    expect(giver.locator("[data-move=agree]")).to_be_visible()
    giver.screenshot(path=shots / "companion-agree.png")
    giver.locator("[data-move=agree]").click()
    expect(page.locator("[data-spell=water]")).to_have_count(0)
    expect(hook(page, "holds").locator("svg")).to_have_count(0)


def test_a_fall_between_two_turns_is_told_before_the_next_draw(company: Company) -> None:
    """M-14: it costs nothing, and what was drawn stays drawn."""
    pages = sit_down(company, 2, "night", grimoire="companion")
    page, hand = reporter(pages), Hand()
    before = energy(page)
    hand.report(page, ["fire"])
    hold_three_seconds(page, hand)
    end_turn(page, hand)
    other = reporter(pages)
    assert other is not page
    low = [
        other.locator(f"[data-move='{move}']").evaluate("one => [one.getBoundingClientRect().bottom, one.offsetHeight]")
        for move in ("fell before", "fell")
    ]
    assert low[0] == low[1], "one row of buttons, all of one height"
    hand.tap(other, "[data-move='fell before']")
    assert "fell before" not in offered(other)
    assert energy(other) == before


def test_training_costs_nothing(company: Company, shots: Path) -> None:
    """M-8: draw to feel the balance, then say ready: everything is shuffled and built again."""
    (page,) = sit_down(company, 1, "night", training=True)
    assert wait_for_turn(page)
    check(page, shots, "training-start")
    before = energy(page)
    for _ in range(3):
        play(page, next(move for move in offered(page) if move.startswith("pull")))
    check(page, shots, "training-drawn")
    play(page, "ready")
    expect(hook(page, "hand").locator(".kc")).to_have_count(0)
    assert energy(page) == before
    assert "ready" not in offered(page)
    assert log_end(page) == 4
