"""Evenings with the real box on the table: Kragmortha's phones, Grimoire's and Rune's pads, on phones and tablets."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.overlaps import violations
from tests.browser.people import Company, hook
from tests.browser.test_kamimai import reader

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

PHONE: ViewportSize = {"width": 390, "height": 664}
TABLET: ViewportSize = {"width": 1024, "height": 768}
SIDEWAYS: ViewportSize = {"width": 844, "height": 390}
SMALLEST: ViewportSize = {"width": 360, "height": 560}
SIZES = {"phone": PHONE, "tablet": TABLET, "sideways": SIDEWAYS}
THUMB = 44


class Taps:
    """Counts what a hand does."""

    def __init__(self) -> None:
        self.count = 0

    def tap(self, page: Page, name: str, times: int = 1) -> None:
        for _ in range(times):
            hook(page, name).click()
            self.count += 1


def evening(company: Company, game: str, size: ViewportSize, people: int, seats: int, **options: object) -> list[Page]:
    """So many phones at one table, in the `language` named among its options; whoever has none plays on the first."""
    language = str(options.pop("language", "en"))
    pages = [reader(company, size, language=language, soundAsked=True) for _ in range(people)]  # type: ignore[arg-type]
    first = pages[0]
    about = {"game": game, "seats": seats, "options": options}
    answer = first.request.post(f"{company.address}/api/tables", data=about)
    assert answer.ok, answer.text()
    table = answer.json()["id"]
    wishes: list[tuple[Page, str, dict[str, object]]] = [(page, "sit", {}) for page in pages[1:]]
    beside = [(first, "beside", {"seat": seat, "name": f"Beside {seat}"}) for seat in range(people, seats)]
    for page, wish, data in [*wishes, *beside, (first, "start", {})]:
        answered = page.request.post(f"{company.address}/api/tables/{table}/{wish}", data=data)
        assert answered.ok, answered.text()
    for page in pages:
        page.goto(f"{company.address}/t/{table}")
        expect(hook(page, "pad")).to_be_visible()
    return pages


def check_fields(page: Page) -> None:
    """Everything to tap is as large as a thumb, and nothing lies beyond the right edge."""
    small = page.locator("[data-testid=pad] button:visible").evaluate_all(
        "(all, thumb) => all.filter(one => one.getBoundingClientRect().height < thumb && !one.classList.contains('sm')"
        " && !one.classList.contains('clause')).map(one => one.outerHTML.slice(0, 120))",
        THUMB,
    )
    assert small == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def finish(page: Page) -> None:
    hook(page, "pad-end").click()
    hook(page, "confirm-yes").click()
    expect(hook(page, "room")).to_have_attribute("data-phase", "over")


def shoot(page: Page, shots: Path, name: str) -> None:
    page.screenshot(path=shots / f"pad-{name}.png")


@pytest.mark.parametrize("size", SIZES)
def test_runes_areas_are_counted_on_one_pad(company: Company, shots: Path, size: str) -> None:
    """R-15: 4 red and 4 green against 10 blue; an 18th red is refused, and a slip is taken back."""
    (page,) = evening(company, "rune-box", SIZES[size], people=1, seats=2)
    taps = Taps()
    taps.tap(page, "colour-0-0-red")
    taps.tap(page, "more-0-0", 4)
    taps.tap(page, "colour-0-1-green")
    taps.tap(page, "more-0-1", 4)
    taps.tap(page, "more-1-0", 10)
    expect(hook(page, "total-0")).to_have_text("20")
    expect(hook(page, "total-1")).to_have_text("10")
    assert taps.count == 20, "a tap a rune and one a colour"
    check_fields(page)
    shoot(page, shots, f"rune-{size}")
    taps.tap(page, "undo")
    expect(hook(page, "total-1")).to_have_text("9")
    for runes in range(5, 18):
        taps.tap(page, "more-0-0")
        expect(hook(page, "count-0-0")).to_have_text(str(runes))
    taps.tap(page, "more-0-0")
    expect(hook(page, "why")).to_contain_text("R-2")
    expect(hook(page, "count-0-0")).to_have_text("17")
    finish(page)
    expect(hook(page, "result")).to_contain_text("59")
    shoot(page, shots, f"rune-over-{size}")


@pytest.mark.parametrize(("size", "people"), [("phone", 2), ("tablet", 1), ("sideways", 1)])
def test_grimoires_order_and_score(company: Company, shots: Path, size: str, people: int) -> None:
    """G-12: page 2 alone goes first, the shared page by the higher token before; then the count."""
    pages = evening(company, "grimoire-box", SIZES[size], people=people, seats=4)
    page, taps = pages[0], Taps()
    if size == "phone":
        taps.tap(page, "tab-order")
    for seat in range(4):
        taps.tap(page, f"token-{seat}-{seat + 1}")
    expect(hook(page, "ask-page")).to_be_visible()
    shoot(page, shots, f"grimoire-pages-{size}")
    before = taps.count
    for number in (3, 3, 6, 2):
        taps.tap(page, f"page-{number}")
    assert taps.count - before == 4, "a tap a player"
    order = hook(page, "order").locator("li")
    expect(order).to_have_count(4)
    assert order.evaluate_all("all => all.map(one => +one.dataset.seat)") == [3, 2, 1, 0]
    expect(order.nth(0)).to_contain_text("alone")
    expect(order.nth(2)).to_contain_text("token 2")
    shoot(page, shots, f"grimoire-order-{size}")
    taps.tap(page, "new-round")
    expect(hook(page, "round")).to_contain_text("2")
    if size == "phone":
        taps.tap(page, "tab-score")
    taps.tap(page, "player-0")
    taps.tap(page, "more-king", 3)
    expect(hook(page, "count-king")).to_have_text("3")
    taps.tap(page, "player-1")
    taps.tap(page, "more-king")
    expect(hook(page, "why")).to_contain_text("G-2")
    taps.tap(page, "more-tokens", 2)
    taps.tap(page, "more-junk")
    expect(hook(page, "total-1")).to_have_text("7")
    expect(hook(page, "total-0")).to_have_text("12")
    check_fields(page)
    shoot(page, shots, f"grimoire-{size}")
    for other in pages[1:]:
        expect(hook(other, "total-0")).to_have_text("12")
    finish(page)
    for each in pages:
        expect(hook(each, "final-0")).to_have_text("12")
        expect(hook(each, "final-1")).to_have_text("7")
    expect(page.locator("[data-testid=pad] [data-testid^=more-]")).to_have_count(0)
    shoot(page, shots, f"grimoire-over-{size}")


ROUNDS: list[tuple[tuple[int, int], list[int]]] = [  # pages opened, and who goes first by them
    ((2, 3), [0, 1]),
    ((4, 2), [1, 0]),
    ((3, 3), [0, 1]),
    ((6, 2), [1, 0]),
    ((8, 8), [0, 1]),
]


@pytest.mark.parametrize(("size", "people"), [("phone", 2), ("tablet", 1)])
def test_a_whole_evening_of_grimoire_to_its_last_round(company: Company, shots: Path, size: str, people: int) -> None:
    """A scripted box: each round two pages, an order, two bronze and a gold; ten treasures make the fifth the last."""
    pages = evening(company, "grimoire-box", SIZES[size], people=people, seats=2)
    page, taps = pages[0], Taps()

    def look_at(tab: str) -> None:
        if size == "phone":
            hook(page, f"tab-{tab}").click()

    look_at("order")
    for seat in range(2):
        taps.tap(page, f"token-{seat}-{seat + 1}")
    for played, (opened, order) in enumerate(ROUNDS, 1):
        before = taps.count
        for number in opened:
            taps.tap(page, f"page-{number}")
        expect(hook(page, "order").locator("li")).to_have_count(2)
        assert hook(page, "order").locator("li").evaluate_all("all => all.map(one => +one.dataset.seat)") == order
        look_at("score")
        taps.tap(page, "player-0")
        taps.tap(page, "more-bronze", 2)
        taps.tap(page, "player-1")
        taps.tap(page, "more-gold")
        expect(hook(page, "total-0")).to_have_text(str(2 * played))
        expect(hook(page, "total-1")).to_have_text(str(3 * played))
        assert taps.count - before == 7, "a tap a page, a card and a player looked at"
        expect(hook(page, "ten")).to_have_count(1 if played == len(ROUNDS) else 0)
        look_at("order")
        if played < len(ROUNDS):
            taps.tap(page, "new-round")
            expect(hook(page, "round")).to_contain_text(f"Round {played + 1}, pages up to {6 + played}")
    for each in pages:
        expect(hook(each, "ten")).to_contain_text("ten treasures: this round is the last")
    shoot(page, shots, f"grimoire-last-{size}")
    finish(page)
    for each in pages:
        expect(hook(each, "final-0")).to_have_text("10")
        expect(hook(each, "final-1")).to_have_text("15")
        expect(hook(each, "result").locator("li.winner")).to_have_count(1)
        expect(hook(each, "record")).to_be_visible()
    expect(hook(page, "result").locator("li").first).to_contain_text("15")


def test_five_phones_seal_their_pages_and_count_their_own(company: Company, shots: Path) -> None:
    """G-11 by phone: nobody sees a page before the last one is sealed; ten treasures make the third round the last."""
    pages = evening(company, "grimoire-box", PHONE, people=5, seats=5, **{"sealed": True, "five-seats": True})
    first, taps = pages[0], Taps()
    for page in pages:
        hook(page, "tab-order").click()
    for seat in range(5):
        taps.tap(first, f"token-{seat}-{seat + 1}")
    for played, opened in enumerate([(1, 2, 3, 4, 6), (6, 4, 3, 2, 1), (2, 2, 4, 4, 6)], 1):
        for page, number in zip(pages, opened, strict=True):
            expect(hook(page, "ask-page")).to_contain_text("seal a page")
            expect(hook(page, "order")).to_have_count(0)
            taps.tap(page, f"page-{number}")
            if page is not pages[-1]:
                expect(hook(page, "change-page")).to_be_visible()
        order = sorted(range(5), key=lambda seat: (opened.count(opened[seat]) > 1, opened[seat]))
        for page in pages:
            expect(hook(page, "order").locator("li")).to_have_count(5)
            shown = hook(page, "order").locator("li").evaluate_all("all => all.map(one => +one.dataset.seat)")
            assert set(shown) == set(order)
            if played < 3:
                assert shown == order, "every page alone: the lowest goes first"
        if played < 3:
            taps.tap(first, "new-round")
            for page in pages:
                expect(hook(page, "round")).to_contain_text(f"Round {played + 1},")
    shoot(first, shots, "grimoire-five-order")
    for seat, page in enumerate(pages):
        hook(page, "tab-score").click()
        hook(page, f"player-{seat}").click()
        for kind in ("bronze", "silver"):
            taps.tap(page, f"more-{kind}")
        expect(hook(first, f"total-{seat}")).to_have_text("3")
    taps.tap(pages[4], "more-bronze", 8)
    for page in pages:
        expect(hook(page, "total-4")).to_have_text("11")
        expect(hook(page, "ten")).to_contain_text("ten treasures: this round is the last")
    finish(pages[2])
    for page in pages:
        expect(hook(page, "final-4")).to_have_text("11")
        expect(hook(page, "result").locator("li.winner")).to_have_count(1)
    shoot(first, shots, "grimoire-five-over")


def check_inside(page: Page, what: str) -> None:
    """Nothing of it is cut off by what it lies in."""
    cut = page.locator(what).evaluate_all(
        """all => all.map(one => [one.getBoundingClientRect(), one.closest('.card').getBoundingClientRect(), one])
             .filter(([mine, card]) => mine.right > card.right || mine.left < card.left)
             .map(([, , one]) => one.outerHTML.slice(0, 120))"""
    )
    assert cut == []


def in_sight(page: Page, what: str) -> bool:
    """Whether a tap on its middle would reach it without scrolling."""
    return bool(
        hook(page, what).evaluate(
            """one => { const { left, top, width, height } = one.getBoundingClientRect();
                 return one.contains(document.elementFromPoint(left + width / 2, top + height / 2)); }"""
        )
    )


@pytest.mark.parametrize("size", SIZES)
def test_five_at_grimoire_have_all_tokens_and_undo_in_sight(company: Company, size: str) -> None:
    """Five tokens a player lie within the card; Undo and the reason of a refusal are seen without scrolling."""
    (page,) = evening(company, "grimoire-box", SIZES[size], people=1, seats=5, **{"five-seats": True})
    if size == "phone":
        hook(page, "tab-order").click()
    assert in_sight(page, "undo") and in_sight(page, "pad-end")
    expect(page.locator("[data-testid^=token-]")).to_have_count(25)
    check_inside(page, "[data-testid^=token-]")
    lines = page.locator("[data-testid=pad] .line").evaluate_all(
        "all => all.map(one => [one.clientHeight, one.scrollHeight])"
    )
    assert all(height >= wanted for height, wanted in lines), "no name lies over the tokens of another"
    if size == "phone":
        hook(page, "tab-score").click()
    for count in range(1, 5):
        hook(page, "more-king").click()
        expect(hook(page, "count-king")).to_have_text(str(count))
    hook(page, "more-king").click()
    expect(hook(page, "why")).to_contain_text("G-35")
    assert in_sight(page, "why") and in_sight(page, "undo")
    finish(page)
    rows = page.locator("[data-testid=pad] :is(.it, .side)").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect()).map(one => [one.top, one.bottom])"
    )
    assert all(above[1] <= below[0] for above, below in pairwise(rows)), "nothing lies over a row"


def check_third_look(page: Page) -> None:
    """Three Looks lie whole where they are: nothing of them has to be scrolled to."""
    hidden = hook(page, "looks").evaluate("all => all.scrollHeight - all.clientHeight")
    assert hidden <= 1
    for button in page.locator("[data-testid^=cannot-]").all():
        assert in_sight(page, button.get_attribute("data-testid") or "")


@pytest.mark.parametrize(("size", "people"), [("phone", 2), ("tablet", 5), ("sideways", 3)])
def test_kragmorthas_phones(company: Company, shots: Path, size: str, people: int) -> None:
    """Looks are dealt, somebody is caught, admits or is voted on, and the fourth Look ends it."""
    pages = evening(company, "kragmortha-box", SIZES[size], people=people, seats=people)
    caller, caught, taps = pages[0], pages[1], Taps()
    taps.tap(caught, "meet")
    expect(caught.locator("[data-testid=look]")).to_have_count(1)
    assert taps.count == 1, "a meeting is one tap"
    taps.tap(caller, "meet")
    expect(caller.locator("[data-testid=look]")).to_have_count(1)
    taps.tap(caller, "books")
    taps.tap(caller, "more-blink")
    expect(hook(caller, "count-blink")).to_have_text("1")
    caller.keyboard.press("Escape")
    check_fields(caller)
    shoot(caller, shots, f"kragmortha-{size}")
    taps.tap(caller, "caught")
    for page in pages:
        expect(hook(page, "case")).to_have_attribute("data-phase", "caught")
        expect(hook(page, "pad")).to_have_attribute("inert", "")
        expect(hook(page, "case")).to_be_focused()
    shoot(caller, shots, f"kragmortha-who-{size}")
    caller.locator("[data-testid^=accuse-1-]").first.click()
    for page in pages:
        expect(hook(page, "case")).to_have_attribute("data-phase", "accused")
    shoot(caught, shots, f"kragmortha-caught-{size}")
    if people == 2:
        taps.tap(caught, "admit")
    else:
        taps.tap(caught, "deny")
        voters = [page for page in pages if page is not caught]
        shoot(caller, shots, f"kragmortha-vote-{size}")
        for page in voters:
            taps.tap(page, "guilty")
    expect(caught.locator("[data-testid=look]")).to_have_count(2)
    expect(hook(caller, "case")).to_have_count(0)
    look = caught.locator("[data-testid=look]").first.get_attribute("data-look") or ""
    taps.tap(caught, f"cannot-{look}")
    expect(caught.locator(f"[data-look={look}]")).to_have_count(0)
    expect(caught.locator("[data-testid=look]")).to_have_count(2)
    caught.reload()
    expect(caught.locator("[data-testid=look]")).to_have_count(2)
    taps.tap(caught, "meet")
    expect(caught.locator("[data-testid=look]")).to_have_count(3)
    check_third_look(caught)
    shoot(caught, shots, f"kragmortha-three-{size}")
    taps.tap(caught, "meet")
    for page in pages:
        expect(hook(page, "room")).to_have_attribute("data-phase", "over")
        expect(hook(page, "final-1").locator("td").first).to_have_text("4")
        rows = page.locator("[data-testid=result] tbody tr").evaluate_all("all => all.map(one => one.offsetHeight)")
        assert len(set(rows)) == 1, "the crown is no larger than a line"
    shoot(caller, shots, f"kragmortha-over-{size}")


@pytest.mark.parametrize("game", ["rune-box", "grimoire-box", "kragmortha-box"])
def test_axe_finds_nothing_on_a_pad(company: Company, game: str) -> None:
    """Counting, and with somebody caught; every phone and the tablet have the same parts."""
    (page,) = evening(company, game, TABLET, people=1, seats=2)
    if game == "kragmortha-box":
        for seat in range(2):
            hook(page, f"side-{seat}").click()
            hook(page, "meet").click()
            expect(page.locator("[data-testid=look]")).to_have_count(1)
    assert violations(page) == []
    if game == "kragmortha-box":
        hook(page, "caught").click()
        expect(hook(page, "case")).to_be_visible()
        assert violations(page) == []


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_on_the_smallest_phone_nothing_to_tap_is_hidden(company: Company, language: str) -> None:
    """The name of the game gives way to the bar's buttons, and Undo needs no scrolling."""
    for game in ("kragmortha-box", "rune-box"):
        (page,) = evening(company, game, SMALLEST, people=1, seats=2, language=language)
        for name in ("open-log", "undo", "pad-end"):
            assert in_sight(page, name)
        title, button = page.locator(".bar h1"), page.locator(".bar .tool").first
        edges = [one.evaluate("one => [one.getBoundingClientRect().left, one.getBoundingClientRect().right]")
                 for one in (title, button)]  # fmt: skip
        assert edges[0][1] <= edges[1][0]


def test_on_the_smallest_phone_a_refusal_leaves_undo_in_sight_and_the_result_its_numbers(company: Company) -> None:
    """In French, with a long name: what was refused, Undo and the end; then each number lies beside its own name."""
    (page,) = evening(company, "rune-box", SMALLEST, people=1, seats=2, language="fr")
    for runes in range(1, 18):
        hook(page, "more-1-0").click()
        expect(hook(page, "count-1-0")).to_have_text(str(runes))
    hook(page, "colour-1-0-red").click()
    for _ in range(18):
        hook(page, "more-0-0").click()
    hook(page, "colour-0-0-red").click()
    expect(hook(page, "why")).to_contain_text("R-2")
    for name in ("why", "undo", "pad-end"):
        assert in_sight(page, name)
    finish(page)
    outside = page.locator("[data-testid^=final-]").evaluate_all(
        """all => all.map(one => [one.getBoundingClientRect(), one.closest('li').getBoundingClientRect()])
             .filter(([mine, row]) => mine.left < row.left || mine.right > row.right).length"""
    )
    assert outside == 0


def test_the_hosts_buttons_stay_on_the_smallest_page_in_german(company: Company) -> None:
    host, guest = (reader(company, SMALLEST, language="de") for _ in range(2))
    answer = host.request.post(f"{company.address}/api/tables", data={"game": "kragmortha-box", "seats": 2})
    table = answer.json()["id"]
    assert guest.request.post(f"{company.address}/api/tables/{table}/sit", data={}).ok
    host.goto(f"{company.address}/t/{table}")
    expect(hook(host, "remove-1")).to_be_visible()
    edges = host.locator("[data-testid=gathering] button").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().right)"
    )
    assert max(edges) <= SMALLEST["width"]


def test_an_evening_goes_back_to_any_point_when_all_agree(company: Company) -> None:
    pages = evening(company, "kragmortha-box", PHONE, people=2, seats=2)
    first, second = pages
    hook(first, "meet").click()
    expect(first.locator("[data-testid=look]")).to_have_count(1)
    hook(second, "meet").click()
    expect(second.locator("[data-testid=look]")).to_have_count(1)
    hook(first, "open-log").click()
    hook(first, "back-to-1").click()
    first.get_by_role("button", name="Ask", exact=True).click()
    hook(second, "agree").click()
    expect(second.locator("[data-testid=look]")).to_have_count(0)
    expect(first.locator("[data-testid=look]")).to_have_count(1)


def test_a_miscount_found_after_the_result_is_corrected(company: Company) -> None:
    """One phone asks, the other agrees; the pad is open again, and the new count is the result."""
    first, second = evening(company, "rune-box", PHONE, people=2, seats=2)
    hook(first, "more-0-0").click()
    expect(hook(second, "total-0")).to_have_text("1")
    finish(first)
    expect(hook(second, "final-0")).to_have_text("1")
    hook(second, "correct").click()
    hook(second, "confirm-yes").click()
    hook(first, "agree").click()
    for page in (first, second):
        expect(hook(page, "room")).to_have_attribute("data-phase", "playing")
    hook(second, "more-1-0").click()
    hook(second, "more-1-0").click()
    expect(hook(second, "total-1")).to_have_text("2")
    finish(second)
    expect(hook(first, "final-1")).to_have_text("2")
    expect(hook(first, "other-options")).to_have_attribute("href", "/box/rune")
