"""Every chapter of every book in the browser, by mouse and by touch; the note never covers what it speaks of."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from armarium import lessons, shelf
from armarium.lessons import Chapter, Task
from tests.browser.overlaps import resize
from tests.browser.people import PHONE, Company, hook

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

SIZES: list[ViewportSize] = [
    {"width": 1366, "height": 768},
    {"width": 390, "height": 664},
    {"width": 360, "height": 560},
    {"width": 844, "height": 390},
]
CHAPTERS = [
    (game, chapter.name) for game in shelf.NAMES for chapter in lessons.chapters(shelf.game(game)) if chapter.tasks
]
LOOK_AGAIN = 400  # milliseconds: the note looks for its subject more often than that

# Boxes of the note and of what it points at that lie over each other, whether the note is on the page as a whole, and
# which buttons of the task are cut or whether the note lies on the task's sign.
COVERED = """() => {
  const note = document.querySelector('[data-testid=lesson-note]').getBoundingClientRect();
  const rings = [...document.querySelectorAll('[data-testid=lesson-subject]')];
  const subjects = rings.map(one => one.getBoundingClientRect());
  const over = subjects.filter(one => one.left < note.right && one.right > note.left
    && one.top < note.bottom && one.bottom > note.top);
  const inside = note.left >= 0 && note.top >= 0 && note.right <= innerWidth && note.bottom <= innerHeight;
  const buttons = [...document.querySelectorAll('.lesson-task .acts button, .lesson-task .acts a')];
  const seen = (one, x, y) => one.contains(document.elementFromPoint(x, y));
  const cut = buttons.filter(one => {
    const box = one.getBoundingClientRect();
    return !seen(one, box.left + 3, box.top + 3) || !seen(one, box.right - 3, box.bottom - 3);
  });
  const sign = document.querySelector('.lesson-task .turn').getBoundingClientRect();
  return {over: over.map(one => [one.left, one.top, one.right, one.bottom]), inside,
          note: [note.left, note.top, note.right, note.bottom],
          cut: cut.map(one => one.textContent), sign: sign.height > 0 && note.left < sign.right
            && note.right > sign.left && note.bottom > sign.top + 1 && note.top < sign.top};
}"""


def chapter_of(game: str, name: str) -> Chapter:
    return lessons.chapter(shelf.game(game), name)


def expect_task(page: Page, task: Task) -> None:
    expect(hook(page, "lesson-task")).to_have_attribute("data-task", task.key)
    expect(hook(page, "lesson")).to_have_attribute("data-busy", "false")


def press(page: Page, name: str, by_touch: bool) -> None:
    button = hook(page, name)
    expect(button).to_be_enabled()
    if by_touch:
        button.tap()
    else:
        button.click()


def do_as_shown(page: Page, by_touch: bool) -> None:
    press(page, "lesson-show", by_touch)
    press(page, "confirm", by_touch)
    expect(hook(page, "lesson")).to_have_attribute("data-mood", "yes")


def try_wrong(page: Page, task: Task, by_touch: bool) -> bool:
    """Choose something else that the board offers, if there is such a thing in sight; whether there was."""
    for place in page.locator("[data-move]:visible").all()[:40]:
        move = place.get_attribute("data-move") or ""
        if not move or lessons.fits_any(move, task.accept) or place.get_attribute("data-testid") == "confirm":
            continue
        try:
            place.tap(timeout=1500) if by_touch else place.click(timeout=1500)
        except Exception:  # noqa: BLE001  (something else lies over it)
            continue
        if hook(page, "confirm").is_enabled():
            hook(page, "confirm").click()
            expect(hook(page, "lesson")).to_have_attribute("data-mood", "no")
            return True
    return False


def expect_note_beside(page: Page, sizes: list[ViewportSize]) -> None:
    for size in sizes:
        page.set_viewport_size(size)
        page.wait_for_timeout(LOOK_AGAIN)
        seen: dict[str, Any] = page.evaluate(COVERED)
        assert seen["over"] == [] and seen["inside"], (size, seen)
        assert seen["cut"] == [] and not seen["sign"], (size, seen)
    page.set_viewport_size(sizes[0])


@pytest.mark.parametrize(("game", "name"), CHAPTERS)
@pytest.mark.parametrize("by_touch", [False, True], ids=["mouse", "touch"])
def test_a_chapter_from_its_first_task_to_the_next_chapter(
    company: Company, game: str, name: str, by_touch: bool
) -> None:
    about: dict[str, Any] = {"has_touch": True, "is_mobile": True} if by_touch else {}
    page = company.newcomer(PHONE if by_touch else SIZES[0], f"/learn/{game}/{name}", **about)
    chapter = chapter_of(game, name)
    for place, task in enumerate(chapter.tasks):
        expect_task(page, task)
        expect(hook(page, "lesson-note")).to_have_attribute("data-mood", "idea")
        try_wrong(page, task, by_touch)
        do_as_shown(page, by_touch)
        expect(hook(page, "lesson")).to_have_attribute("data-done", str(place + 1))
        press(page, "lesson-next", by_touch)
    names = [each.name for each in lessons.chapters(shelf.game(game))]
    following = names[names.index(name) + 1]
    page.wait_for_url(f"**/learn/{game}/{following}" if chapter_of(game, following).tasks else "**/t/*")
    assert page.evaluate("JSON.parse(localStorage.getItem('armarium.lessons'))")[game][0] == name


@pytest.mark.parametrize(("game", "name"), CHAPTERS)
def test_a_note_never_covers_its_subject(company: Company, game: str, name: str) -> None:
    page = company.newcomer(SIZES[0], f"/learn/{game}/{name}")
    for task in chapter_of(game, name).tasks:
        expect_task(page, task)
        expect_note_beside(page, SIZES)
        do_as_shown(page, by_touch=False)
        expect_note_beside(page, SIZES)
        press(page, "lesson-next", by_touch=False)


LIT = [(game, name) for game, name in CHAPTERS if game != "kamimai"]  # its cards are lit where they can be dragged


@pytest.mark.parametrize(("game", "name"), LIT)
def test_what_a_task_speaks_of_is_lit_before_anything_is_touched(company: Company, game: str, name: str) -> None:
    page = company.newcomer(SIZES[0], f"/learn/{game}/{name}")
    for task in chapter_of(game, name).tasks:
        expect_task(page, task)
        if task.point:
            expect(hook(page, "lesson-subject").first).to_be_visible()
        do_as_shown(page, by_touch=False)
        press(page, "lesson-next", by_touch=False)


def test_a_first_look_can_be_read_on_a_phone(company: Company) -> None:
    page = company.newcomer(SIZES[1], "/learn/kragmortha/penance")
    do_as_shown(page, by_touch=False)
    order = hook(page, "own-looks").locator("[data-thing^=look]")
    expect(order).to_be_in_viewport(ratio=1)
    assert len(order.inner_text()) > 20  # its name and what it asks
    page.wait_for_timeout(LOOK_AGAIN)
    assert page.evaluate(COVERED)["over"] == []


def test_a_board_is_as_large_in_the_second_task_as_if_it_were_the_first(company: Company) -> None:
    """What was in sight in one position is forgotten in the next."""
    page = company.newcomer(SIZES[0], "/learn/rune/join")
    do_as_shown(page, by_touch=False)
    press(page, "lesson-next", by_touch=False)
    expect_task(page, chapter_of("rune", "join").tasks[1])
    page.wait_for_timeout(LOOK_AGAIN)
    ring = hook(page, "lesson-subject").first.bounding_box()
    assert ring is not None and ring["width"] > 36, ring


STILL = "const later = setInterval; window.setInterval = (act, ...t) => later(() => window.stilled || act(), ...t)"


def test_a_ring_never_makes_a_window_wider_that_became_smaller(company: Company) -> None:
    """A page that looks again only now and then would keep the ring of the larger window until it does."""
    page = company.newcomer({"width": 844, "height": 390}, "/learn/grimoire/aim")
    page.add_init_script(STILL)
    page.reload()
    expect(hook(page, "lesson-subject").first).to_be_visible()
    page.evaluate("window.stilled = true")
    resize(page, (667, 331))
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") == 0


def test_the_list_of_chapters_says_what_is_done_and_goes_on(company: Company) -> None:
    page = company.newcomer(path="/")
    hook(page, "learn-rune").click()
    expect(hook(page, "learn")).to_be_visible()
    assert hook(page, "learn").locator("li").count() == len(lessons.chapters(shelf.game("rune")))
    expect(hook(page, "still").first).to_be_visible()
    hook(page, "learn-on").click()
    do_as_shown(page, by_touch=False)
    hook(page, "leave-lesson").click()
    expect(hook(page, "chapter-aim").locator(".done")).to_be_visible()
    hook(page, "learn-on").click()
    expect(hook(page, "lesson")).to_have_attribute("data-chapter", "fit")


def test_the_last_chapter_is_a_real_table_whose_partner_speaks(company: Company) -> None:
    page = company.newcomer(path="/learn/rune/game")
    page.wait_for_url("**/t/*")
    expect(hook(page, "lesson-voice")).to_contain_text("Pip")
    hook(page, "hush").click()
    expect(hook(page, "lesson-voice")).to_have_count(0)


def test_an_unknown_chapter_is_a_kind_page(company: Company) -> None:
    page = company.newcomer(path="/learn/rune/nothing")
    expect(hook(page, "lost")).to_be_visible()
