"""K-33, K-34 in a real browser: every Look the screen carries out is carried out, every demand is met by hand, every
stand-in works. The clock stands still, so that nobody is late."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, Locator, Page, ViewportSize, expect

from armarium.games.kragmortha.parts import LOOK_IDS
from armarium.server.settings import Settings
from armarium.words import LANGUAGES
from tests.browser.overlaps import TOUCH, faults
from tests.browser.people import DESK, PHONE, PREFERENCES, Company, hook
from tests.browser.test_pages import check, reader
from tests.kragmortha.tables import position
from tests.server.house import UNHURRIED, House
from tests.server.watched import HandClock, opened_at

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

SOON = 2000.0
PAGES = Path(__file__).resolve().parents[2] / "web" / "dist"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("library")
    settings = Settings(database=str(folder / "tables.sqlite"), pages=PAGES, workers=1, message_burst=5000, **UNHURRIED)
    house = House(settings)
    house.hall.clock = HandClock()
    yield house
    house.close()


@pytest.fixture
def company(chromium: Browser, house: House) -> Iterator[Company]:
    company = Company(chromium, house.url)
    yield company
    company.leave()


class Open:
    """A page whose goblin stands on c8 and holds these Looks; the other one has moved to d7, so that a turn begins."""

    def __init__(self, company: Company, house: House) -> None:
        self.company = company
        self.house = house

    def __call__(self, looks: str, options: str = "", page: Page | None = None, **fields: Any) -> Page:
        page = page or self.company.newcomer()
        other = self.house.guest()
        me = page.evaluate("async () => (await (await fetch('/api/me')).json()).id")
        held = ",".join(look if "/" in look else f"1/{look}" for look in looks.split())
        told = {"hands": "gbg.gbg.gbg/gbg.roo", "rigor": "f10"} | fields
        start = position("c8 d6", seat="2", looks=held, options=options, **told)
        table = opened_at(self.house, [me, other.me["id"]], start, options)
        self.other = other.joined(table)
        for n, move in enumerate(("play 1 d7", "stop")):
            self.other.play(move, n)
        page.goto(f"{self.company.address}/t/{table}")
        expect(hook(page, "your-turn")).to_be_visible()
        return page


@pytest.fixture
def open_at(company: Company, house: House) -> Open:
    return Open(company, house)


# --- C: what the screen carries out -----------------------------------------------------------------------------------


def squares(page: Page, mark: str) -> set[str]:
    return set(page.eval_on_selector_all(f".board [{mark}]", f"all => all.map(one => one.getAttribute('{mark}'))"))


def place(page: Page, pawn: str) -> tuple[float, float]:
    """Where the square of a pawn begins on the board, in squares."""
    moved = page.eval_on_selector(f"[data-pawn='{pawn}']", "one => one.style.transform")
    across, down = (float(number) for number in re.findall(r"-?[\d.]+(?=px)", moved))
    cell = page.eval_on_selector(".board .reach rect", "one => +one.getAttribute('width') + 4")
    return across / cell, down / cell


@pytest.mark.clause("K-33")
def test_a_heavy_chin_sees_symbols_only_near_its_goblin_and_rigor(open_at: Open) -> None:
    page = open_at("head-2")
    dark, seen = squares(page, "data-dark"), squares(page, "data-sign")
    near = {f"{letter}{row}" for letter in "abcdefg" for row in range(1, 11) if is_near(letter, row)}
    assert dark and seen and not dark & near and seen <= near
    plain = open_at("head-1")
    assert squares(plain, "data-dark") == set() and squares(plain, "data-sign") == dark | seen


def is_near(letter: str, row: int) -> bool:
    """Within two squares of the goblin on c8 or of Rigor on f10."""
    x = "abcdefg".index(letter)
    return abs(x - 2) + abs(row - 8) <= 2 or abs(x - 5) + abs(row - 10) <= 2


@pytest.mark.clause("K-34")
def test_a_heavy_chin_with_stand_ins_sees_the_symbol_it_points_at(open_at: Open) -> None:
    page = open_at("head-2", "stand-ins:on")
    hidden = squares(page, "data-dark")
    box = page.locator("[data-dark=a6]").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator("[data-sign=a6]")).to_have_count(1)
    assert squares(page, "data-dark") == hidden - {"a6"}
    plain = open_at("head-2")
    plain.locator("[data-card='1']").click()
    box = plain.locator("[data-dark=a6]").bounding_box()
    assert box is not None
    plain.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(hook(plain, "reason")).to_be_visible()
    assert squares(plain, "data-dark") == hidden


@pytest.mark.clause("K-33")
def test_a_crooked_neck_has_its_board_turned_a_quarter_and_mirrored(open_at: Open) -> None:
    plain, crooked = open_at("head-1"), open_at("head-3")
    for pawn, (x, y) in {"0": (2, 7), "1": (3, 6), "rigor": (5, 9)}.items():
        # the long side lies across a desk, without the closed rows but one
        assert place(plain, pawn) == pytest.approx((y - 2, x), abs=0.01)
        assert place(crooked, pawn) == pytest.approx((6 - x, 9 - y), abs=0.01)
    expect(crooked.locator(".library")).to_have_attribute("data-crooked", "true")


@pytest.mark.clause("K-34")
def test_a_crooked_neck_with_stand_ins_is_mirrored_and_not_turned(open_at: Open) -> None:
    page = open_at("head-3", "stand-ins:on")
    for pawn, (x, y) in {"0": (2, 7), "1": (3, 6), "rigor": (5, 9)}.items():
        assert place(page, pawn) == pytest.approx((9 - y, x), abs=0.01)


def by_pointer(page: Page) -> None:
    page.locator("[data-card='1']").click()
    page.locator(".board [data-move='play 1 c9']").click(timeout=SOON)


def by_keyboard(page: Page) -> None:
    page.keyboard.press("1")
    page.locator(".board [data-move='play 1 c9']").focus(timeout=SOON)
    page.keyboard.press("Enter")


@pytest.mark.clause("K-33")
@pytest.mark.parametrize(
    ("kept", "works", "fails"),
    [("p", by_pointer, by_keyboard), ("k", by_keyboard, by_pointer)],
    ids=["pointer", "keys"],
)
def test_an_arm_behind_the_back_leaves_pointer_or_keyboard(
    open_at: Open, kept: str, works: Callable[[Page], None], fails: Callable[[Page], None]
) -> None:
    page = open_at("arm-4", devices=f"{kept}-")
    with pytest.raises(Error):
        fails(page)
    expect(hook(page, "announcement")).to_contain_text("behind your back")
    works(page)
    expect(hook(page, "confirm")).to_have_attribute("data-move", "play 1 c9")
    free = open_at("arm-4", "stand-ins:on", devices=f"{kept}-")
    fails(free)
    expect(hook(free, "confirm")).to_have_attribute("data-move", "play 1 c9")


# --- S: what is pressed, held and typed -------------------------------------------------------------------------------


def ask(page: Page, what: str) -> Locator:
    return page.locator(f"[data-testid=demands] [data-ask='{what}']")


def go(page: Page) -> None:
    """A whole turn by mouse; what the table says of it is waited for."""
    page.locator("[data-card='1']").click()
    page.locator(".board [data-move='play 1 c9']").click()
    (hook(page, "far") if hook(page, "far").count() else hook(page, "confirm")).click()
    expect(hook(page, "actions")).to_be_visible()


def no_slip(page: Page) -> None:
    expect(page.locator("[data-pawn='0']")).to_have_attribute("data-at", "c9")
    assert "slip" not in hook(page, "log").inner_text().lower()
    expect(hook(page, "looks-0")).to_have_accessible_name(re.compile("Looks: 1"))


def press_it(what: str) -> Callable[[Page], None]:
    def press(page: Page) -> None:
        ask(page, what).click()
        expect(ask(page, what)).to_have_count(0)

    return press


def type_it(page: Page) -> None:
    wanted = page.locator("[data-testid=demands] q").inner_text()
    hook(page, "typed-demand").fill(wanted)
    hook(page, "typed-demand").press("Enter")
    expect(page.locator("[data-testid=demands] q")).to_have_count(0)


def hold_key(page: Page) -> None:
    page.keyboard.down("j")
    expect(ask(page, "hold")).to_have_attribute("aria-pressed", "true")


def toggle(page: Page) -> None:
    ask(page, "hold").click()
    expect(ask(page, "hold")).to_have_attribute("aria-pressed", "true")


def touch_name(page: Page) -> None:
    expect(ask(page, "name")).to_be_visible()
    hook(page, "looks-0").click()
    expect(ask(page, "name")).to_have_count(0)


def nothing(page: Page) -> None:
    expect(hook(page, "demands")).to_have_count(0)


OBEY: list[tuple[str, str, Callable[[Page], None]]] = [
    ("mouth-3", "", hold_key),
    ("mouth-3", "stand-ins:on", toggle),
    ("head-4", "", touch_name),
    ("head-4", "stand-ins:on", press_it("name")),
    ("arm-1", "", nothing),
    ("leg-2", "", press_it("rise")),
    ("voice-2", "", press_it("quiet")),
    ("voice-3", "", type_it),
    ("voice-3", "stand-ins:on", press_it("formula")),
]


@pytest.mark.clause("K-33")
@pytest.mark.clause("K-34")
@pytest.mark.parametrize(("look", "options", "obey"), OBEY, ids=lambda value: getattr(value, "__name__", value))
def test_who_does_as_the_screen_says_does_not_slip(
    open_at: Open, look: str, options: str, obey: Callable[[Page], None]
) -> None:
    page = open_at(look, options)
    obey(page)
    go(page)
    no_slip(page)


@pytest.mark.clause("K-33")
def test_who_does_not_is_called(open_at: Open) -> None:
    page = open_at("voice-3")
    page.locator("[data-card='1']").click()
    page.locator(".board [data-move='play 1 c9']").click()
    hook(page, "confirm").click()
    expect(hook(page, "log")).to_contain_text("By Your Leave")
    expect(hook(page, "looks-0")).to_have_accessible_name(re.compile("Looks: 2"))


@pytest.mark.clause("K-33")
@pytest.mark.parametrize("options", ["", "stand-ins:on"])
def test_knees_are_knocked_between_the_steps(open_at: Open, options: str) -> None:
    page = open_at("leg-3", options)
    go(page)
    wanted = ask(page, "key").inner_text()[-1]
    if options:
        ask(page, "key-b").click()  # any of them will do
    else:
        page.keyboard.press(wanted.lower())
    expect(ask(page, "key")).to_have_count(0)
    no_slip(page)


@pytest.mark.clause("K-33")
def test_a_balanced_tome_counts_before_ones_eyes(open_at: Open) -> None:
    page = open_at("head-1")
    expect(ask(page, "picks")).to_contain_text("0 of 4")
    page.locator("[data-card='1']").click()
    expect(ask(page, "picks")).to_contain_text("1 of 4")
    page.locator("[data-card='2']").click()
    expect(ask(page, "picks")).to_contain_text("2 of 4")
    page.locator(".board [data-move='play 2 c9']").click()
    expect(ask(page, "picks")).to_contain_text("3 of 4")


@pytest.mark.clause("K-34")
def test_every_key_and_text_has_a_button_for_who_has_no_keyboard(open_at: Open) -> None:
    page = open_at("arm-4 voice-3 mouth-3", devices="p-")
    expect(ask(page, "hold")).to_have_count(0)  # one thing at a time
    page.locator("[data-testid=demands] button[data-ask=formula]").click()
    ask(page, "hold").click()
    expect(page.locator("[data-testid=demands] q")).to_have_count(0)
    expect(hook(page, "typed-demand")).to_have_count(0)
    go(page)
    assert "slip" not in hook(page, "log").inner_text().lower()


@pytest.mark.clause("K-33")
def test_a_bowed_head_shows_no_name_and_a_closed_chat_no_field(open_at: Open) -> None:
    page = open_at("head-4")
    table = page.evaluate("async () => (await fetch('/api/tables/' + location.pathname.split('/')[2])).json()")
    assert [seat["person"]["name"] for seat in table["seats"]][1] == ""
    expect(hook(page, "seat-1")).to_contain_text("Blort")
    assert open_at.other.ask("say", text="good evening")["type"] == "ack"
    hook(page, "open-chat").click()
    expect(hook(page, "chat")).to_contain_text("Blort good evening")
    closed = open_at("voice-4", "chat:off")
    hook(closed, "open-chat").click()
    expect(hook(closed, "chat-closed")).to_be_visible()
    expect(hook(closed, "chat-field")).to_have_count(0)


@pytest.mark.clause("K-33")
def test_of_several_texts_the_most_urgent_is_asked_for_first(open_at: Open) -> None:
    page = open_at("leg-3 voice-1", hands="roo.gbg.gbg/gbg.roo")
    page.locator("[data-card='1']").click()
    page.locator(".board [data-move='play 1 e10']").click()
    hook(page, "confirm").click()
    key = ask(page, "key").inner_text()[-1]
    expect(hook(page, "typed-demand")).to_have_count(0)  # the knees first, then the hail
    expect(hook(page, "asked-more")).to_contain_text("1")
    page.keyboard.press(key.lower())
    expect(ask(page, "hail")).to_be_visible()
    type_it(page)
    assert "slip" not in hook(page, "log").inner_text().lower()


@pytest.mark.clause("K-34")
@pytest.mark.parametrize(("look", "button"), [("head-4", "looks-0"), ("voice-2", "demands"), ("arm-1", "far")])
def test_enter_presses_a_penances_button_and_confirms_nothing_else(open_at: Open, look: str, button: str) -> None:
    page = open_at(look)
    page.locator("[data-card='1']").click()
    page.locator(".board [data-move='play 1 c9']").click()
    (ask(page, "quiet") if button == "demands" else hook(page, button)).focus()
    page.keyboard.press("Enter")
    if look == "arm-1":
        expect(hook(page, "actions")).to_be_visible()
        no_slip(page)
        return
    expect(hook(page, "demands")).to_have_count(0)
    expect(hook(page, "confirm")).to_have_attribute("data-move", "play 1 c9")


@pytest.mark.clause("K-34")
@pytest.mark.parametrize("look", ["leg-3", "arm-1"])
def test_a_planned_step_waits_where_an_order_comes_between(open_at: Open, look: str) -> None:
    page = open_at(look)
    page.locator("[data-card='1']").click()
    page.locator(".board [data-move='play 1 c9']").click()
    page.locator(".board [data-then='step c10']").click()
    hook(page, "far" if look == "arm-1" else "confirm").click()
    expect(hook(page, "confirm")).to_have_attribute("data-move", "step c10")  # planned, and not played
    if look == "leg-3":
        page.keyboard.press(ask(page, "key").inner_text()[-1].lower())
        expect(ask(page, "key")).to_have_count(0)
    hook(page, "far" if look == "arm-1" else "confirm").click()
    expect(page.locator("[data-pawn='0']")).to_have_attribute("data-at", "c10")
    assert "slip" not in hook(page, "log").inner_text().lower()


@pytest.mark.clause("K-34")
def test_easier_ways_are_chosen_by_each_reader_at_any_table(open_at: Open) -> None:
    page = open_at("voice-3 leg-3")
    expect(hook(page, "typed-demand")).to_be_visible()
    page.evaluate(f"localStorage.setItem('{PREFERENCES}', JSON.stringify({{language: 'en', easier: true}}))")
    page.reload()
    page.locator("[data-testid=demands] button[data-ask=formula]").click()
    go(page)
    ask(page, "key-b").click()  # any of them will do
    expect(ask(page, "key")).to_have_count(0)
    assert "slip" not in hook(page, "log").inner_text().lower()


@pytest.mark.clause("K-34")
def test_a_look_one_cannot_do_is_exchanged_at_ones_own_seat(open_at: Open) -> None:
    page = open_at("voice-3")
    hook(page, "looks-0").click()
    hook(page, "sheet").locator("[data-move='ease voice-3']").click()
    expect(hook(page, "log")).to_contain_text("By Your Leave")
    expect(page.locator("[data-look=voice-3]")).to_have_count(0)
    expect(page.locator("[data-look^=voice-]")).to_have_count(1)
    strict = open_at("voice-3", "friendly:off")
    hook(strict, "looks-0").click()
    expect(strict.locator("[data-move^=ease]")).to_have_count(0)


# --- K-26: Looks turned down ----------------------------------------------------------------------------------------

SMALL: ViewportSize = {"width": 390, "height": 664}


@pytest.mark.clause("K-26")
@pytest.mark.parametrize(
    ("viewport", "theme", "language", "names"),
    [
        pytest.param(DESK, "night", "en", {"On Your Feet", "Knock-Knees"}, id="desk"),
        pytest.param(SMALL, "light", "fr", {"Debout\u00a0!", "Genoux qui s’entrechoquent"}, id="phone"),
    ],
)
def test_looks_turned_down_are_shown_on_the_table_and_in_the_log(
    company: Company,
    open_at: Open,
    shots: Path,
    viewport: ViewportSize,
    theme: str,
    language: str,
    names: set[str],
) -> None:
    """Only two more of the leg are left above the Looks under the deck, so both are turned down."""
    rest = [id for id in LOOK_IDS if id not in ("leg-1", "leg-2", "leg-3", "mouth-2")]
    page = open_at(
        "leg-1", page=reader(company, viewport, theme, language), rigor="c9", under=",".join(["mouth-2", *rest])
    )
    go_to(page, "play 1 c9")
    expect(hook(page, "rejected")).to_be_visible()
    assert set(page.locator("[data-testid=rejected] li").all_inner_texts()) == names
    check(page, shots, f"rejected-{viewport['width']}")
    inside(page, "rejected")
    if viewport is DESK:
        assert all(name in hook(page, "log").inner_text() for name in names)
        under = page.locator("[data-testid=looks-under] i").evaluate_all(
            "all => all.map(one => one.textContent.trim())"
        )
        assert set(under[-2:]) == names


def go_to(page: Page, move: str) -> None:
    page.locator("[data-card='1']").click()
    page.locator(f".board [data-move='{move}']").click()
    hook(page, "confirm").click()


def inside(page: Page, name: str) -> None:
    box, board = hook(page, name).bounding_box(), page.locator(".board").bounding_box()
    assert box is not None and board is not None
    assert box["x"] >= board["x"] - 1 and box["x"] + box["width"] <= board["x"] + board["width"] + 1
    assert box["y"] >= board["y"] - 1 and box["y"] + box["height"] <= board["y"] + board["height"] + 1


# --- K-34: at one table -----------------------------------------------------------------------------------------------


@pytest.mark.clause("K-34")
def test_at_one_table_orders_are_for_the_body_and_the_accused_may_admit(open_at: Open) -> None:
    page = open_at("leg-1 head-2 arm-1", "mode:table")
    expect(page.locator("[data-look=leg-1]")).to_contain_text("Stand on one foot")
    expect(hook(page, "demands")).to_have_count(0)
    assert squares(page, "data-dark") == set() and hook(page, "far").count() == 0
    assert open_at.other.ask("move", move="caught 1 arm-1", at=2)["type"] == "ack"
    expect(hook(page, "prompt")).to_contain_text("Stiff Arm")
    page.locator("[data-move=contest]").click()
    hook(page, "confirm").click()
    expect(hook(page, "log")).to_contain_text("Stiff Arm")
    expect(hook(page, "looks-0")).to_have_accessible_name(re.compile("Looks: 3"))  # with two, only an admission counts


@pytest.mark.clause("K-34")
def test_caught_is_called_at_the_looks_of_another(open_at: Open) -> None:
    page = open_at("2/leg-1", "mode:table")
    hook(page, "caught").click()  # only one Look can be meant: one tap
    expect(hook(page, "log")).to_contain_text("One Foot")
    assert open_at.other.ask("move", move="admit", at=3)["type"] == "ack"
    expect(hook(page, "looks-1")).to_have_accessible_name(re.compile("Looks: 2"))


# --- how it looks -----------------------------------------------------------------------------------------------------

SIDEWAYS: ViewportSize = {"width": 844, "height": 390}
MANY = ["mouth-3 leg-2 voice-3", "head-1 leg-1 voice-2", "head-3 arm-1 voice-3"]


@pytest.mark.parametrize("looks", MANY)
@pytest.mark.parametrize(
    ("viewport", "theme", "language"),
    [
        pytest.param(DESK, "night", "en", id="desk"),
        pytest.param(PHONE, "light", "fr", id="phone"),
        pytest.param(SMALL, "night", "fr", id="low"),
        pytest.param({"width": 360, "height": 560}, "light", "de", id="lowest"),
        pytest.param(SIDEWAYS, "night", "fr", id="sideways"),
    ],
)
def test_several_demands_leave_the_board_free(
    company: Company,
    open_at: Open,
    shots: Path,
    request: pytest.FixtureRequest,
    viewport: ViewportSize,
    theme: str,
    language: str,
    looks: str,
) -> None:
    page = open_at(looks, page=reader(company, viewport, theme, language))
    expect(hook(page, "demands")).to_be_visible()
    check(page, shots, f"demands-{request.node.callspec.id.replace(' ', '-')}")
    board = page.locator(".board").bounding_box()
    assert board is not None
    for part in page.locator("[data-testid=demands], [data-testid=demands] .wide").all():
        box = part.bounding_box()
        assert box is not None
        over = min(box["y"] + box["height"], board["y"] + board["height"]) - max(box["y"], board["y"])
        beside = min(box["x"] + box["width"], board["x"] + board["width"]) - max(box["x"], board["x"])
        assert over <= 1 or beside <= 1, f"the board is covered by {over} x {beside}"


PHONES: list[ViewportSize] = [SMALL, {"width": 360, "height": 560}, SIDEWAYS]
CUT = """() => [...document.querySelectorAll('[data-testid=demands] .chips > *, [data-testid=sheet] .row > *')]
  .filter(one => one.checkVisibility())
  .filter(one => one.scrollWidth > one.clientWidth + 1 || one.getBoundingClientRect().right > innerWidth + 1)
  .map(one => one.textContent)"""


@pytest.mark.clause("K-34")
@pytest.mark.parametrize("viewport", PHONES, ids=lambda size: str(size["width"]))
@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_the_way_out_of_an_order_is_read_whole_on_phones(
    company: Company, open_at: Open, viewport: ViewportSize, language: str
) -> None:
    page = open_at("head-1 arm-1 voice-1", page=reader(company, viewport, "light", language))
    expect(page.locator("[data-spare]")).to_be_in_viewport(ratio=1)
    assert page.evaluate(CUT) == []
    hook(page, "looks-0").click()
    rows = hook(page, "sheet").locator(".row")
    expect(rows).to_have_count(3)
    assert page.evaluate(CUT) == []
    for row in rows.all():
        look, way_out = (row.locator(part).bounding_box() for part in (".kit", ".btn"))
        assert look is not None and way_out is not None
        beside = look["x"] + look["width"] <= way_out["x"] + 1
        assert beside or look["y"] + look["height"] <= way_out["y"] + 1


def test_on_a_phone_what_is_to_be_said_folds_and_unfolds(company: Company, open_at: Open) -> None:
    page = open_at("voice-3 mouth-3", page=reader(company, PHONE, "night", "en"))
    expect(hook(page, "typed-demand")).to_be_visible()
    hook(page, "unfold").click()
    expect(hook(page, "typed-demand")).to_be_hidden()
    expect(hook(page, "confirm")).to_be_in_viewport()
    hook(page, "unfold").click()
    type_it(page)
    expect(hook(page, "unfold")).to_have_count(0)
    expect(ask(page, "hold")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("looks", ["mouth-3 voice-1", "arm-1", "arm-1 leg-1", "head-4"])
def test_the_board_keeps_its_share_of_a_phone_while_looks_ask(
    company: Company, house: House, looks: str, language: str
) -> None:
    """Four goblins in a row over the board."""
    page = reader(company, PHONE, "night", language)
    expect(hook(page, "book-rune")).to_be_visible()  # by then the page has introduced itself
    me = page.evaluate("async () => (await (await fetch('/api/me')).json()).id")
    others = [house.guest() for _ in range(3)]
    held = ",".join(f"1/{look}" for look in looks.split())
    start = position("c8 d6 d8 e5", seat="1", looks=held, hands="gbg.gbg.gbg/gbg.roo/gbg.roo/goo.goo", rigor="f10")
    table = opened_at(house, [me, *(other.me["id"] for other in others)], start)
    for other in others:
        other.joined(table)
    page.goto(f"{company.address}/t/{table}")
    expect(hook(page, "your-turn")).to_be_visible()
    assert [(size, fault) for size in TOUCH for fault in faults(page, size, "main.board")] == []
