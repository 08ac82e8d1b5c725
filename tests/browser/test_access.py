"""Games played through roles and names alone, by keyboard alone and by touch alone, to the result.

Nothing here knows a test id, a class or a move: only what a screen reader is told. Whole games by roles; by keys and by
fingers from positions near the end.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from dataclasses import dataclass

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.people import BOTS_PATIENCE, Company, tap
from tests.browser.prepared import Stop, open_table, play_until
from tests.server.house import Told

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

LONGEST = 600  # presses of a whole game
TABS = 90  # from one control to the one before it, all the way round
CONFIRM = re.compile(r'button "Confirm"(?!.*\[disabled\])')
BUTTON = re.compile(r'button "((?:[^"\\]|\\.)*)"((?: \[[^\]]*\])*)')
END = re.compile(r"\bwins?\b|^You did it!$|^The nightmare keeps you$|^You looked up once too often$")
#: Buttons that look, turn and leaf, but are no choice.
LOOKING = re.compile(
    r"^(Leaf |Deck \d|Zoom|Fit$|Undo|Confirm|Hint|Turn ·|Put back|Walk round|Top view|One card |Your bookmark"
    r"|Tell the order|Go on$|Caught!$|Keep the keyboard)|sealed until|magic$|worth so far"
)
ACTIVE = """() => {
    const at = document.activeElement.cloneNode(true);
    for (const hidden of at.querySelectorAll('[aria-hidden=true]')) hidden.remove();
    return at.getAttribute('aria-label') ?? at.textContent.replace(/\\s+/g, ' ').trim();
}"""
HAS_FOCUS = "() => !!document.activeElement?.closest('main, footer, header')"


@dataclass(frozen=True)
class Play:
    """What a person at one game likes best among the names of what may be pressed; what no wish names comes between."""

    game: str
    seats: int
    wishes: tuple[str, ...]
    last: tuple[str, ...]
    near_end: Stop
    options: tuple[tuple[str, str], ...] = ()

    def choice(self, names: list[str], luck: random.Random) -> str:
        named = [[one for one in names if re.search(wish, one)] for wish in (*self.wishes, *self.last)]
        free = [one for one in names if not any(one in some for some in named)]
        ranks = [*named[: len(self.wishes)], free, *named[len(self.wishes) :]]
        best = next((some for some in ranks if some), [])
        assert best, "nothing to press"
        return luck.choice(best)


def one_look_left(told: Told) -> bool:
    return any(side["look_count"] == told["view"]["box"]["looks_out"] - 1 for side in told["view"]["sides"])


RUNE = Play(
    "rune",
    2,
    (r", worth \d+$", r": covers "),
    (r"^Card \d+:", r"Masters? to place$"),
    lambda told: sum(side["masters"] for side in told["view"]["sides"]) <= 2,
)
GRIMOIRE = Play(
    "grimoire",
    2,
    (r"^Back to the question$", r"^Take from place", r"Token \d"),
    (r"^Place your bookmark", r"^Page \d+,", r"^Place \d"),
    lambda told: told["view"]["ending"] != "none",
)
KRAGMORTHA = Play(
    "kragmortha",
    2,
    (r"meets Rigor", r"^(then )?[a-g]\d+, "),
    (r"^Card \d+:", r"May be played now"),  # one that goes with a card is put back by pressing it again
    one_look_left,
    (("mode", "table"),),
)
KAMIMAI = Play(
    "kamimai",
    1,
    (r"^Quickly$",),
    (r"^Slowly$", r"^Steadily$"),
    lambda told: told["view"]["energy"] <= 1,
    (("mode", "easy"),),
)
PLAYS = (RUNE, GRIMOIRE, KRAGMORTHA, KAMIMAI)
GAMES = [pytest.param(play, id=play.game) for play in PLAYS]
TOUCHED = [
    *(pytest.param(play, True, id=f"{play.game}-end") for play in PLAYS),
    pytest.param(RUNE, False, id="rune-whole"),
]


def sit_down(company: Company, page: Page, play: Play, *, near_end: bool) -> None:
    table = open_table(page, company, play.game, play.seats, "random", options=dict(play.options))
    if near_end:
        play_until(page, company, table, play.near_end)
    page.goto(f"{company.address}/t/{table}")


def result(page: Page) -> Locator:
    return page.get_by_role("region", name=END)


def is_asked(page: Page) -> bool:
    """Waits until it is this person's turn; False when the game is over."""
    turn = page.get_by_text("Your turn", exact=True)
    turn.or_(result(page)).first.wait_for(timeout=BOTS_PATIENCE)
    return not result(page).count()


def names(page: Page) -> list[str]:
    """What may be pressed on the board and in the dock, as it is called; while a fall is shown nothing may."""
    for _ in range(100):
        if found := names_now(page):
            return found
        page.wait_for_timeout(100)
    return []


def names_now(page: Page) -> list[str]:
    told = page.get_by_role("main").aria_snapshot() + page.get_by_role("contentinfo").aria_snapshot()
    found = [(name.replace('\\"', '"'), state) for name, state in BUTTON.findall(told)]
    return [name for name, state in found if "disabled" not in state and not LOOKING.search(name)]


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True).first


def can_confirm(page: Page) -> bool:
    """Whether what was pressed waits to be confirmed. Asked of what is there now: after the end there is no dock."""
    return CONFIRM.search(page.locator("body").aria_snapshot()) is not None


def confirm_button(page: Page) -> Locator:
    return page.get_by_role("contentinfo").get_by_role("button", name="Confirm", exact=True)


def confirm_now(page: Page, press: Callable[[Locator], None]) -> None:
    """Presses Confirm if something waits for it. An answer that is held back goes by itself after two seconds: where
    that comes between the look and the press, Confirm is pressed in vain, not waited for until the next answer."""
    if can_confirm(page):
        press(confirm_button(page))


@pytest.mark.parametrize("play", GAMES)
def test_a_whole_game_by_roles_and_names(company: Company, page: Page, play: Play) -> None:
    sit_down(company, page, play, near_end=False)
    luck = random.Random(3)
    for _ in range(LONGEST):
        if not is_asked(page):
            break
        button(page, play.choice(names(page), luck)).click()
        confirm_now(page, lambda confirm: confirm.click(force=True))
    expect(result(page)).to_be_visible()


@pytest.mark.parametrize(("play", "near_end"), TOUCHED)
def test_a_game_by_touch_alone(company: Company, play: Play, near_end: bool) -> None:
    page = company.newcomer({"width": 390, "height": 664}, has_touch=True, is_mobile=True)
    sit_down(company, page, play, near_end=near_end)
    luck = random.Random(4)
    for _ in range(LONGEST):
        if not is_asked(page):
            break
        tap(button(page, play.choice(names(page), luck)))
        confirm_now(page, lambda confirm: tap(confirm, force=True))
    expect(result(page)).to_be_visible()


@pytest.mark.parametrize("play", [one for one in GAMES if one.id != "kragmortha"])
def test_the_end_of_a_game_by_keyboard_alone(company: Company, page: Page, play: Play) -> None:
    sit_down(company, page, play, near_end=True)
    luck = random.Random(5)
    for moves in range(LONGEST):
        if not is_asked(page):
            break
        assert not moves or page.evaluate(HAS_FOCUS), "after a move the keyboard is thrown out of the room"
        go_to(page, play.choice(names(page), luck))
        page.keyboard.press("Enter")
        if can_confirm(page):
            page.keyboard.press("Enter")
    expect(result(page)).to_be_visible()


def go_to(page: Page, name: str) -> None:
    """By Tab alone."""
    for _ in range(TABS):
        if page.evaluate(ACTIVE) == name:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not come to “{name}”")


def test_every_button_of_the_cupboard_says_which_book(page: Page) -> None:
    for book in ("Rune", "Grimoire", "Kragmortha", "KamiMaï"):
        for wish in ("Play now", "Invite", "Learn"):
            expect(page.get_by_role("button", name=f"{wish} {book}", exact=True)).to_have_count(1)
        expect(page.get_by_role("link", name=f"Rules {book}", exact=True)).to_have_count(1)


def test_seats_say_their_token_and_sealed_pages_that_they_are(company: Company, page: Page) -> None:
    table = open_table(page, company, "grimoire", 2, "random")
    play_until(page, company, table, lambda told: told["view"]["phase"] == "pages")
    page.goto(f"{company.address}/t/{table}")
    assert is_asked(page)
    seats = page.get_by_role("complementary", name="Players").get_by_role("region", name=re.compile(r"Token [12]"))
    expect(seats.first).to_be_visible()
    expect(page.get_by_role("button", name=re.compile(r"^Page 15, .*, sealed until 15 magic points$"))).to_have_count(1)


def test_a_sound_has_a_caption_for_who_asks_for_it(company: Company, page: Page) -> None:
    page.goto(f"{company.address}/settings")
    page.get_by_role("switch", name=re.compile("^Captions")).check()
    sit_down(company, page, RUNE, near_end=False)
    assert is_asked(page)
    button(page, next(name for name in names(page) if name.startswith("Card "))).click()
    expect(page.get_by_test_id("caption")).to_have_text("something is picked up")


def test_nothing_moves_by_itself_where_less_motion_is_wished(company: Company, page: Page) -> None:
    """Every context of these tests asks for reduced motion; a moment after a move no animation is left running."""
    sit_down(company, page, RUNE, near_end=False)
    assert is_asked(page)
    button(page, next(name for name in names(page) if name.startswith("Card "))).click()
    moving = "document.getAnimations().filter(one => one.effect.getComputedTiming().activeDuration > 0).length"
    assert page.evaluate(moving) == 0
