"""What the pictures of every size showed beside the mock, held: who is at the table in sight, things as large as the
window lets them be, nothing hidden under something else."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.overlaps import TOUCH, faults, resize
from tests.browser.people import BOTS_PATIENCE, Company, hook
from tests.browser.prepared import phase, post
from tests.browser.test_screens import MAIN, at_turn, gathering, home, prepared
from tests.server.house import Told

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

DESK, LARGE = (1366, 768), (2560, 1440)
LEAST_SQUARE = 37  # of Kragmortha's board with eight goblins on the lowest phone; 34 were found
TALL = "one => one.getBoundingClientRect().height"
#: Lights on runes that lie under an area's points.
HIDDEN = """() => {
  const box = one => one.getBoundingClientRect();
  const meet = (a, b) => Math.min(a.right, b.right) > Math.max(a.left, b.left)
    && Math.min(a.bottom, b.bottom) > Math.max(a.top, b.top);
  const points = [...document.querySelectorAll('.badge rect')].map(box);
  const lights = [...document.querySelectorAll('.spot.cellwise .light')].map(box);
  return lights.filter(one => points.some(point => meet(one, point))).length;
}"""


@pytest.mark.parametrize("size", TOUCH)
@pytest.mark.parametrize("owner", [False, True])
def test_who_plays_and_the_settings_stay_in_the_cupboards_bar(
    company: Company, page: Page, size: tuple[int, int], *, owner: bool
) -> None:
    """With an owner's door too, which only who keeps the house sees."""
    if owner:
        page.route("**/api/me", lambda route: route.fulfill(json=route.fetch().json() | {"owner": True}))
        page.reload()
        expect(hook(page, "my-boxes")).to_be_visible()
    home(company, page)
    assert faults(page, size, ".cup") == []
    for name in ("me", "settings", "own-box"):
        expect(hook(page, name)).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(
    ("path", "shown"),
    [
        ("/play/rune", "[data-testid=play-with]"),
        ("/learn/rune", ".learn li a .picture"),
        ("/rules/rune", "[data-testid=clause]"),
        ("/box", ".door a"),
    ],
)
def test_pages_grow_with_the_window(company: Company, page: Page, path: str, shown: str) -> None:
    page.goto(company.address + path)
    one = page.locator(shown).first
    expect(one).to_be_visible(timeout=BOTS_PATIENCE)
    tall = []
    for size in (DESK, LARGE):
        assert faults(page, size) == []
        tall += [(one.evaluate(TALL), page.locator(".bar .tool").first.evaluate(TALL))]
    assert [now / before for before, now in zip(*tall, strict=True)] == pytest.approx([1.75, 1.75], rel=0.05)


@pytest.mark.parametrize(("size", "times"), [((1920, 1080), 1.3), (LARGE, 1.75)])
def test_the_cupboard_and_the_bars_of_pages_grow_with_the_window(
    company: Company, page: Page, size: tuple[int, int], times: float
) -> None:
    tall = []
    for at in (DESK, size):
        page.goto(company.address)
        home(company, page)
        resize(page, at)
        play = hook(page, "play-rune").evaluate(TALL)
        page.goto(f"{company.address}/settings")
        expect(hook(page, "settings-page")).to_be_visible()
        tall.append((play, page.locator(".bar .tool").first.evaluate(TALL)))
    assert [now / before for before, now in zip(*tall, strict=True)] == pytest.approx([times, times], rel=0.05)


def test_the_way_in_is_in_sight_or_one_press_away_with_eight_seats(company: Company, page: Page) -> None:
    gathering(company, page)
    resize(page, DESK)
    expect(hook(page, "invite-link")).to_be_in_viewport(ratio=1)
    for size in TOUCH:
        resize(page, size)
        hook(page, "to-invite").click()
        expect(hook(page, "invite-link")).to_be_in_viewport(ratio=1)
        expect(page.locator(".invite")).to_be_focused()


def test_eight_goblins_leave_the_squares_their_size_on_the_lowest_phone(company: Company, page: Page) -> None:
    at_turn("kragmortha", 8)(company, page)
    assert faults(page, (360, 560), MAIN["kragmortha"]) == []
    assert page.locator(".board [data-square]").first.evaluate(TALL) >= LEAST_SQUARE


def may_place_beside_another(told: Told) -> bool:
    return bool(told["view"]["masters"]) and any(offer["kind"] == "master" for offer in told["offers"])


@pytest.mark.parametrize("size", [(390, 664), DESK])
def test_an_areas_points_hide_no_rune_for_a_master(company: Company, page: Page, size: tuple[int, int]) -> None:
    prepared("rune", 2, may_place_beside_another)(company, page)
    resize(page, size)
    expect(page.locator(".spot.cellwise .light").first).to_be_attached()
    expect(page.locator(".badge").first).to_be_attached()
    assert page.evaluate(HIDDEN) == 0


@pytest.mark.parametrize("size", TOUCH)
def test_a_page_that_asks_for_a_card_shows_the_spell_that_was_cast(
    company: Company, page: Page, size: tuple[int, int]
) -> None:
    prepared("grimoire", 4, phase("take"))(company, page)
    assert faults(page, size, MAIN["grimoire"]) == []
    assert hook(page, "question").locator(".scene").evaluate(TALL) > 80
    expect(hook(page, "brought")).to_be_in_viewport(ratio=1)


def test_a_table_of_many_in_the_cupboard_says_what_it_waits_for(company: Company, page: Page) -> None:
    """Inside its card, beside seven faces."""
    bots = [None, *["random"] * 7]
    told = post(page, company, "/tables", game="kragmortha", seats=8, bots=bots, start=True)
    for size in (DESK, LARGE):
        page.goto(company.address)
        card = hook(page, f"table-{told['id']}")
        expect(card).to_be_visible()
        resize(page, size)
        edge, chip = (one.evaluate("one => one.getBoundingClientRect().right") for one in (card, card.locator(".chip")))
        assert chip <= edge
