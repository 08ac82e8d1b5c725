"""Ends, rules, trying again and puzzles in real browsers, each from a prepared position."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from armarium import guide, puzzles, shelf
from armarium.puzzles import Puzzle
from tests.browser.people import PREFERENCES, Company, hook
from tests.browser.prepared import at_end, open_table, play_until

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

SIZES: list[ViewportSize] = [
    {"width": 1366, "height": 768},
    {"width": 390, "height": 664},
    {"width": 360, "height": 560},
    {"width": 844, "height": 390},
]


def first(game: str, holds: Callable[[Puzzle], bool]) -> int:
    """The number of the first puzzle of which it holds."""
    shipped = puzzles.puzzle_set(shelf.game(game))
    assert shipped is not None
    return next(number for number, one in enumerate(shipped.puzzles, 1) if holds(one))


KEEPS = first("kamimai", lambda one: one.kind == "keep")
PUSHED = first("kragmortha", lambda one: "stack=link:1:0" in one.position and one.seat == 0)
STIFF = first("kragmortha", lambda one: f"{one.seat + 1}/arm-1" in one.position)


def finished(page: Page, company: Company, game: str) -> str:
    options = {"grimoire": "quick"} if game == "kamimai" else {}
    bot = "random" if shelf.game(game).allied else "greedy"
    table = open_table(page, company, game, 2, bot, options=options)
    play_until(page, company, table, at_end, seed=3)
    return table


@pytest.mark.parametrize("game", shelf.NAMES)
def test_the_end_is_told_beside_the_last_picture_at_every_size(company: Company, page: Page, game: str) -> None:
    table = finished(page, company, game)
    for size in SIZES:
        page.set_viewport_size(size)
        page.goto(f"{company.address}/t/{table}")
        story = hook(page, "result")
        expect(story).to_be_visible()
        expect(hook(page, "prompt")).to_be_hidden()
        expect(hook(page, "result-close")).not_to_be_empty()
        board, told = page.locator("main.board").bounding_box(), story.bounding_box()
        assert board is not None and told is not None
        assert board["width"] > 150 and board["height"] > 150
        beside = board["x"] + board["width"] <= told["x"] + 1 or board["y"] + board["height"] <= told["y"] + 1
        assert beside
        for name in ("see-replay", "next-book"):
            button = hook(page, name).bounding_box()
            assert button is not None and button["height"] >= 44
            assert button["y"] + button["height"] <= size["height"]
    following = shelf.NAMES[(shelf.NAMES.index(game) + 1) % len(shelf.NAMES)]  # a book, nothing beside a real box
    expect(hook(page, "next-book")).to_have_attribute("href", f"/play/{following}")


def test_the_quiet_ways_on_are_one_line_on_the_smallest_phone(company: Company) -> None:
    """A second line would lie over the score; German has the longest words."""
    kept = [{"name": PREFERENCES, "value": json.dumps({"language": "de"})}]
    origin = {"origin": company.address, "localStorage": kept}
    page = company.newcomer(SIZES[2], storage_state={"cookies": [], "origins": [origin]})
    table = finished(page, company, "kamimai")
    page.goto(f"{company.address}/t/{table}")
    ways = page.locator(".result .quiet > *")
    expect(ways).to_have_count(3)
    assert len({box["y"] for box in (way.bounding_box() for way in ways.all()) if box}) == 1


@pytest.mark.parametrize("game", shelf.NAMES)
def test_the_end_is_told_to_who_wants_motion_too(company: Company, page: Page, game: str) -> None:
    table = finished(page, company, game)
    page.emulate_media(reduced_motion="no-preference")
    page.goto(f"{company.address}/t/{table}")
    expect(hook(page, "result-close")).not_to_be_empty()
    if game == "grimoire":
        expect(hook(page, "scoring")).to_have_attribute("data-counted", "true")
    for name in ("undo", "confirm"):  # not even while the end is still being told
        expect(hook(page, name)).to_have_count(0)


def test_who_sees_what_turned_it_comes_to_the_place_and_may_try_again(company: Company, page: Page) -> None:
    table = finished(page, company, "rune")
    page.goto(f"{company.address}/t/{table}")
    hook(page, "see-replay").click()
    expect(page.locator("[data-testid^=turning-]").first).to_be_visible()  # the reasons are open: no tab is asked for
    expect(hook(page, "replay")).not_to_have_attribute("data-at", "0")
    again = page.locator("[data-testid^=practise-]").first
    n = int((again.get_attribute("data-testid") or "").removeprefix("practise-"))
    told = page.request.get(f"{company.address}/api/tables/{table}/replay?viewpoint=0").json()
    before = [frame for frame in told["frames"] if frame["n"] < n][-1]
    again.click()
    expect(hook(page, "your-turn")).to_be_visible()
    fresh = page.url.rsplit("/", 1)[1]
    assert fresh != table
    now = page.request.get(f"{company.address}/api/tables/{fresh}/replay?viewpoint=0").json()["frames"][0]
    assert now["view"]["board"] == before["view"]["board"]
    assert now["standing"] == before["standing"]


@pytest.mark.parametrize("place", ["rules", "play", "learn", "puzzles"])
def test_an_unknown_book_is_answered_with_those_there_are(company: Company, page: Page, place: str) -> None:
    page.goto(f"{company.address}/{place}/monopoly")
    expect(hook(page, "lost")).to_contain_text("monopoly")
    expect(page.locator(f"[data-testid=lost] a[href='/{place}/rune']")).to_be_visible()


@pytest.mark.parametrize("game", shelf.NAMES)
def test_rules_are_short_first_and_can_be_searched(company: Company, page: Page, game: str) -> None:
    page.goto(f"{company.address}/rules/{game}")
    expect(page.locator("#in-short li")).to_have_count(5)
    assert hook(page, "clause").count() == len(shelf.game(game).clauses())
    assert hook(page, "part").count() > 10
    expect(hook(page, "still").first).to_be_visible()
    assert hook(page, "still").count() == sum(len(one.pictures) for one in guide.guide(shelf.game(game)).sections)
    first = next(iter(shelf.game(game).clauses()))
    hook(page, "rules-search").fill(first.lower() + "z")
    expect(hook(page, "clause")).to_have_count(0)
    hook(page, "rules-search").fill(hook(page, "rules-search").input_value()[:-1])
    expect(page.locator(f"[id='{first}']")).to_be_visible()


@pytest.mark.parametrize("game", shelf.NAMES)
def test_a_puzzle_says_why_and_is_kept_as_solved(company: Company, page: Page, game: str) -> None:
    page.goto(f"{company.address}/puzzles/{game}")
    expect(hook(page, "puzzle")).to_be_visible()
    hook(page, "puzzle-show").click()
    expect(hook(page, "confirm")).to_be_enabled()
    hook(page, "confirm").click()
    expect(hook(page, "puzzle")).to_have_attribute("data-mood", "yes")
    expect(hook(page, "puzzle-reason")).not_to_be_empty()
    page.reload()
    expect(hook(page, "puzzle-streak")).to_contain_text("One day")


def test_a_wrong_try_is_answered_and_the_right_one_after_it_is_accepted(company: Company, page: Page) -> None:
    one = puzzles.puzzle(shelf.game("kamimai"), KEEPS)
    page.goto(f"{company.address}/puzzles/kamimai/{KEEPS}")
    for move, mood, key in ((one.wrong[0].moves[0], "no", one.wrong[0].key), (one.answer, "yes", one.why.key)):
        page.locator(f"[data-testid=hand] [data-move='{move}']").first.click()
        hook(page, "confirm").click()
        expect(hook(page, "puzzle")).to_have_attribute("data-mood", mood)
        expect(hook(page, "puzzle-reason")).to_have_attribute("data-key", key)
        expect(hook(page, "puzzle-reason")).not_to_contain_text("puzzle-")


def test_nobody_sees_to_it_that_a_puzzle_obeys(company: Company, page: Page) -> None:
    page.goto(f"{company.address}/puzzles/kragmortha/{STIFF}")
    expect(hook(page, "confirm")).to_be_visible()
    expect(hook(page, "far")).to_have_count(0)


@pytest.mark.parametrize("size", SIZES[1:3])
def test_phones_reach_what_the_analysis_says_by_its_name(company: Company, page: Page, size: ViewportSize) -> None:
    table = finished(page, company, "rune")
    page.set_viewport_size(size)
    page.goto(f"{company.address}/t/{table}")
    hook(page, "see-replay").click()
    expect(hook(page, "open-analysis")).to_be_visible()
    board = page.locator("main.board").bounding_box()
    assert board is not None and board["height"] > size["height"] / 4
    hook(page, "open-analysis").click()
    expect(page.locator("[data-testid^=turning-]").first).to_be_in_viewport(ratio=0.5)  # before any other list


def test_a_push_being_decided_is_numbered_with_who_chooses(company: Company, page: Page) -> None:
    page.goto(f"{company.address}/puzzles/kragmortha/{PUSHED}")
    link = page.locator("[data-link]")
    expect(link).to_have_count(1)
    expect(link).to_have_attribute("data-link", "1")
    expect(link).to_have_attribute("data-chooser", str(puzzles.puzzle(shelf.game("kragmortha"), PUSHED).seat))
