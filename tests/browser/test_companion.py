"""KamiMaï beside a real box, and the training before a game: people tell what they drew and whether it fell."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import PHONE, Company, hook, wait_for_turn
from tests.browser.test_kamimai import first_to_act, log_end, offered, open_table, play, reader, sit_at
from tests.browser.test_pages import check

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]


def sit_down(company: Company, people: int, theme: str, **options: object) -> list[Page]:
    """People with a phone each at one table."""
    pages = [reader(company, PHONE, theme=theme) for _ in range(people)]
    table = open_table(pages[0], seats=people, people=people, **options)
    if people > 1:
        wishes = [(page, "sit") for page in pages[1:]] + [(pages[0], "start")]
        for page, wish in wishes:
            answer = page.request.post(f"{company.address}/api/tables/{table}/{wish}", data={})
            assert answer.ok, answer.text()
    for page in pages:
        sit_at(page, company, table)
    return pages


def energy(page: Page) -> int:
    return int(page.locator("[data-energy]").first.get_attribute("data-energy") or 0)


def test_a_real_box_on_the_table(company: Company, shots: Path) -> None:
    """Four Water cards are reported, a spell is cast, the next draw falls: the program does the rest."""
    pages = sit_down(company, 2, "light", grimoire="companion")
    page = first_to_act(pages)
    other = next(one for one in pages if one is not page)
    expect(hook(page, "choice-panel")).to_be_visible()
    check(page, shots, "companion-report")
    for _ in range(4):
        play(page, "drew water")
    check(page, shots, "companion-drawn")
    play(page, "done")
    page.locator("[data-plan]").first.click()
    check(page, shots, "companion-cast")
    cast = next(move for move in offered(page) if move.startswith("cast water"))
    play(page, cast)
    play(page, "end")
    play(page, "keep")
    assert first_to_act(pages) is other, "the turn goes on by itself"

    before = energy(other)
    play(other, "drew earth")
    play(other, "fell")
    expect(hook(other, "collapse")).to_be_visible()
    expect(other.locator(f"[data-energy='{before - 1}']")).to_have_count(1)
    expect(page.locator(f"[data-energy='{before - 1}']")).to_have_count(1)
    check(other, shots, "companion-fallen")
    play(other, "keep")
    assert first_to_act(pages) is page


def test_a_fall_between_two_turns_is_told_before_the_next_draw(company: Company) -> None:
    """M-14: it costs nothing, and what was drawn stays drawn."""
    pages = sit_down(company, 2, "night", grimoire="companion")
    page = first_to_act(pages)
    before = energy(page)
    play(page, "drew fire")
    for move in ("done", "end", "keep"):
        if move in offered(page):
            play(page, move)
    other = first_to_act(pages)
    assert other is not page
    play(other, "fell before")
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
