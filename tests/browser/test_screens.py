"""Every screen at every size, in both languages and themes, with the fewest and the most seats: `make test-screens`.

One page is resized instead of opening many. `SHOTS=1` also leaves a picture of each in the ignored folder `shots/`.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Page, expect

from armarium import bots, lessons, puzzles, shelf
from armarium.words import LANGUAGES
from tests.browser.overlaps import DESKS, TOUCH, ZOOMED, Main, faults, faults_now, resize, violations
from tests.browser.people import BOTS_PATIENCE, PREFERENCES, Company, hold_some_card, hook, wait_for_turn
from tests.browser.prepared import Stop, at_end, number, open_table, phase, play_until, post

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

LONG = "Wilhelmina Wolkenstein-M"  # as long as a name may be
AXE_AT = [(390, 664), (1366, 768)]
GAMES = 12  # after which a question that did not come will not come
SWIFT = "random"  # bots that only pass the time
MAIN: dict[str, Main] = {**dict.fromkeys(shelf.NAMES, "main.board"), "grimoire": (".book", ".volume")}
SEATS = [
    (name, seats)
    for name in shelf.NAMES
    for seats in sorted({*shelf.game(name).seats})[:: len(shelf.game(name).seats) - 1 or 1]
]
PUZZLING = [game for game in shelf.NAMES if puzzles.puzzle_set(shelf.game(game)) is not None]
Way = Callable[[Company, Page], None]


def first_chapter(game: str) -> str:
    return lessons.chapters(shelf.game(game))[0].name


def open_longest(page: Page, company: Company, game: str, seats: int, *, start: bool, **about: object) -> str:
    """The path of a table where every bot has the longest name."""
    bot = max(bots.names(game), key=len)
    callers = [None, *[bot] * (seats - 1)] if start else []
    told = post(page, company, "/tables", game=game, seats=seats, bots=callers, start=start, **about)
    return f"/t/{told['id']}"


def home(company: Company, page: Page) -> None:
    expect(hook(page, "book-rune")).to_be_visible()


def home_with_tables(company: Company, page: Page) -> None:
    for game in shelf.NAMES:
        open_longest(
            page,
            company,
            game,
            max(shelf.game(game).seats),
            start=game == "kragmortha",
            name=f"{LONG} & Co",
            listed=True,
        )
    page.goto(company.address)
    expect(hook(page, "my-tables")).to_be_visible()


def profile(company: Company, page: Page) -> None:
    hook(page, "me").click()


def new_table(company: Company, page: Page) -> None:
    hook(page, "invite-kragmortha").click()
    expect(hook(page, "new-table")).to_be_visible()


def settings(company: Company, page: Page) -> None:
    page.goto(f"{company.address}/settings")
    expect(hook(page, "settings-page")).to_be_visible()


def gathering(company: Company, page: Page) -> None:
    path = open_longest(page, company, "kragmortha", 8, start=False)
    post(page, company, f"/tables/{path[3:]}/bot", seat=1, bot=max(bots.names("kragmortha"), key=len))
    page.goto(company.address + path)
    expect(hook(page, "gathering")).to_be_visible()


def held(company: Company, page: Page) -> None:
    at_turn("rune", 2)(company, page)
    hold_some_card(page)


def log(company: Company, page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 664})
    at_turn("rune", 2)(company, page)
    hook(page, "open-log").click()


def menu(company: Company, page: Page) -> None:
    at_turn("kragmortha", 4)(company, page)
    hook(page, "table-menu").click()


def at_turn(game: str, seats: int) -> Way:
    def way(company: Company, page: Page) -> None:
        page.goto(company.address + open_longest(page, company, game, seats, start=True))
        assert wait_for_turn(page)

    return way


def among_people(game: str, seats: int) -> Way:
    """Everybody has the longest name there may be, and has gone out."""

    def way(company: Company, page: Page) -> None:
        path = f"/tables/{post(page, company, '/tables', game=game, seats=seats)['id']}"
        for _ in range(1, seats):
            with httpx.Client(base_url=f"{company.address}/api") as guest:
                guest.get("/me")
                guest.patch("/me", json={"name": LONG}).raise_for_status()
                guest.post(f"{path}/sit", json={}).raise_for_status()
        post(page, company, f"{path}/start")
        page.goto(f"{company.address}{path.replace('/tables/', '/t/')}")
        expect(hook(page, "room")).to_be_visible()

    return way


def prepared(game: str, seats: int, stop: Stop = at_end) -> Way:
    """A game played by chance up to a question, or to its end; one that ends before the question is played again."""

    def way(company: Company, page: Page) -> None:
        for _ in range(GAMES):
            table = open_table(page, company, game, seats, SWIFT)
            if play_until(page, company, table, stop) or stop is at_end:
                break
        else:
            raise AssertionError(f"the question did not come in {GAMES} games")
        page.goto(f"{company.address}/t/{table}")
        expect(hook(page, "room")).to_be_visible()

    return way


def replay(company: Company, page: Page) -> None:
    prepared("rune", 2)(company, page)
    hook(page, "see-replay").click()
    expect(hook(page, "replay")).to_be_visible()


def analysis(company: Company, page: Page) -> None:
    replay(company, page)
    hook(page, "tab-analysis").click()
    expect(page.locator("[data-testid^=turning-]").first).to_be_visible(timeout=BOTS_PATIENCE)


def guest(company: Company, page: Page) -> None:
    """Whoever comes by the link of somebody with the longest name."""
    path = open_longest(page, company, "kragmortha", 8, start=False)
    page.context.clear_cookies()
    page.goto(company.address + path)
    expect(hook(page, "guest")).to_be_visible()


def spectator(company: Company, page: Page) -> None:
    path = open_longest(page, company, "grimoire", 4, start=True)
    page.context.clear_cookies()
    page.goto(company.address + path)
    expect(hook(page, "watching")).to_be_visible()


def at(path: str, shown: str) -> Way:
    """A page that is opened by its address."""

    def way(company: Company, page: Page) -> None:
        page.goto(company.address + path)
        expect(hook(page, shown).first).to_be_visible()

    return way


def done_lesson(company: Company, page: Page) -> None:
    at("/learn/rune/aim", "lesson")(company, page)
    hook(page, "lesson-show").click()
    hook(page, "confirm").click()
    expect(hook(page, "lesson")).to_have_attribute("data-mood", "yes")


def solved_puzzle(company: Company, page: Page) -> None:
    at("/puzzles/rune", "puzzle")(company, page)
    hook(page, "puzzle-show").click()
    hook(page, "confirm").click()
    expect(hook(page, "puzzle")).to_have_attribute("data-mood", "yes")


def hinted(company: Company, page: Page) -> None:
    at_turn("rune", 2)(company, page)
    page.keyboard.press("h")
    page.locator(".hints").wait_for()


def beside(name: str, way: Way) -> Way:
    """A sheet or panel of a table, opened by its button."""

    def opened(company: Company, page: Page) -> None:
        page.set_viewport_size({"width": 390, "height": 664})
        way(company, page)
        hook(page, name).first.click()

    return opened


QUIET: list[Way] = [profile, new_table, settings, gathering, guest, spectator, log, menu, replay, analysis, hinted]
QUIET += [done_lesson, solved_puzzle]
PAGES: dict[str, tuple[Way, Main]] = {way.__name__: (way, "") for way in QUIET}
PAGES |= {"home": (home, ".cup"), "home_with_tables": (home_with_tables, ".cup"), "held": (held, MAIN["rune"])}
SHEETS: dict[str, tuple[Way, Main]] = {
    "rules-sheet": (beside("rules", at_turn("kragmortha", 2)), ""),
    "looks-sheet": (beside("looks-1", prepared("kragmortha", 4, phase("plan"))), ""),
    "territory": (beside("territory", prepared("grimoire", 3, phase("take"))), ""),
    "preferences": (beside("settings", home), ""),
}
STEPS: dict[str, tuple[Way, Main]] = {
    "rune-choose": (prepared("rune", 2, phase("choose")), MAIN["rune"]),
    "grimoire-take": (prepared("grimoire", 4, phase("take")), MAIN["grimoire"]),
    "grimoire-give": (prepared("grimoire", 5, phase("target", "give", "seize", "cure")), MAIN["grimoire"]),
    "kragmortha-link": (prepared("kragmortha", 4, phase("link")), MAIN["kragmortha"]),
}
DECK: dict[str, tuple[Way, Main]] = {
    "kamimai-cast": (prepared("kamimai", 3, phase("cast")), MAIN["kamimai"]),
    "kamimai-late": (prepared("kamimai", 5, lambda told: number(told) > 40), MAIN["kamimai"]),
}
READ: dict[str, tuple[Way, Main]] = {
    "lost": (at("/rules/monopoly", "lost"), ""),
    **{f"rules-{game}": (at(f"/rules/{game}", "clause"), "") for game in shelf.NAMES},
    **{f"play-{game}": (at(f"/play/{game}", "play-with"), "") for game in shelf.NAMES},
    **{f"learn-{game}": (at(f"/learn/{game}", "learn"), "") for game in shelf.NAMES},
    **{f"lesson-{game}": (at(f"/learn/{game}/{first_chapter(game)}", "lesson"), "") for game in shelf.NAMES},
    **{f"puzzle-{game}": (at(f"/puzzles/{game}", "puzzle"), "") for game in PUZZLING},
}
SCREENS = PAGES | SHEETS | STEPS | DECK | READ
SCREENS |= {f"{game}-{seats}": (at_turn(game, seats), MAIN[game]) for game, seats in SEATS}
SCREENS |= {f"{game}-people": (among_people(game, max(shelf.game(game).seats)), MAIN[game]) for game in shelf.NAMES}
SCREENS |= {f"{game}-result": (prepared(game, shelf.game(game).seats[0]), "") for game in shelf.NAMES}
SAMPLE = ["home_with_tables", "gathering", "rune-2", "kragmortha-8", "grimoire-5"]


def measured(
    company: Company, shots: Path, screen: str, language: str, themes: list[str], sizes: list[tuple[int, int]]
) -> list[str]:
    kept = [{"name": PREFERENCES, "value": json.dumps({"language": language})}]
    origin = {"origin": company.address, "localStorage": kept}
    page = company.newcomer(storage_state={"cookies": [], "origins": [origin]})
    page.request.patch(f"{company.address}/api/me", data={"name": LONG})
    way, main = SCREENS[screen]
    way(company, page)
    found = []
    for size in sizes:
        resize(page, size)
        for theme in themes:
            page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
            at = f"{screen} {size[0]}×{size[1]} {language} {theme}"
            found += [f"{at}: {fault}" for fault in faults_now(page, size, main)]
            if size in AXE_AT and language == LANGUAGES[0]:  # roles and colours are the same in every language
                found += [f"{at}: {fault}" for fault in violations(page)]
            if os.environ.get("SHOTS"):
                page.screenshot(path=shots / f"{at.replace(' ', '-').replace('×', 'x')}.png")
    return found


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("screen", SAMPLE)
def test_a_sample_of_screens_on_phones(company: Company, shots: Path, screen: str, language: str) -> None:
    """In the languages whose words are longer than English ones."""
    assert measured(company, shots, screen, language, ["night"], TOUCH) == []


@pytest.mark.screens
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("screen", SCREENS)
def test_every_screen_at_every_size(company: Company, shots: Path, screen: str, language: str) -> None:
    assert measured(company, shots, screen, language, ["night", "light"], TOUCH + ZOOMED + DESKS) == []


CARD = '<li style="position: absolute"><span>Ana</span><button style="position: absolute; inset: 0"></button></li>'
NOTE = '<p style="position: absolute; left: 20px; top: 20px; pointer-events: none">Card 25 hangs</p>'


@pytest.mark.parametrize(("over", "found"), [(CARD, []), (NOTE, ['over: "Card 25 hangs" lies on button.tool'])])
def test_words_that_let_a_finger_through_are_found_on_a_button(page: Page, over: str, found: list[str]) -> None:
    page.set_content(f'<button class="tool" style="width: 90px; height: 90px"></button>{over}')
    assert [fault for fault in faults(page, (1366, 768)) if fault.startswith("over")] == found


@pytest.mark.parametrize("width", [390, 440])
def test_a_page_in_a_scroller_that_is_too_wide_is_found(page: Page, width: int) -> None:
    tools = "".join('<button style="flex: none; width: 44px; height: 44px">x</button>' for _ in range(width // 44))
    page.set_content(
        f'<body style="margin: 0"><div class="room" style="height: 100dvh; overflow-y: auto">'
        f'<div style="display: flex">{tools}</div></div>'
    )
    found = [fault for fault in faults(page, (390, 664)) if fault.startswith("scroll")]
    assert found == ([] if width == 390 else ["scroll: div.room is 50 wider than its window"])


@pytest.mark.screens
@pytest.mark.parametrize("game", shelf.NAMES)
def test_forced_colours(company: Company, shots: Path, game: str) -> None:
    page = company.newcomer(forced_colors="active")
    at_turn(game, shelf.game(game).seats[0])(company, page)
    assert [*faults(page, (1366, 768)), *violations(page)] == []
    confirm, undo = hook(page, "confirm"), hook(page, "undo")
    assert all(one.evaluate("e => parseFloat(getComputedStyle(e).borderTopWidth)") >= 1 for one in (confirm, undo))
    page.screenshot(path=shots / f"forced-{game}.png")
