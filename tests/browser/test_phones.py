"""What every phone beside a real box does: one question about sound, prompts read aloud, a screen that stays alight."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import PHONE, PREFERENCES, Company, hook
from tests.browser.test_kamimai import reader

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

BOXES: dict[str, dict[str, str]] = {
    "rune-box": {},
    "grimoire-box": {},
    "kragmortha-box": {},
    "kamimai": {"grimoire": "companion"},
}
VOICE = """
  window.spoken = [];
  Object.defineProperty(window, "speechSynthesis", {
    value: { cancel() {}, speak(one) { spoken.push([one.lang, one.text]); } },
  });
  window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
"""
LOCK = """
  window.locks = [];
  Object.defineProperty(navigator, "wakeLock", { value: {
    async request(kind) { locks.push(kind); return { async release() { locks.push("released"); } }; },
  } });
"""
NO_LOCK = """
  delete Navigator.prototype.wakeLock;
  window.films = [];
  HTMLMediaElement.prototype.play = async function () { films.push(this.muted); };
"""
NO_VOICE = "delete window.speechSynthesis;"


def phone(company: Company, game: str, stubs: str, options: dict[str, str] | None = None, **about: object) -> Page:
    """One phone in the middle of two people, in front of the question about sound."""
    page = reader(company, PHONE, **about)  # type: ignore[arg-type]
    page.add_init_script(stubs)
    wanted = {"game": game, "seats": 2, "options": options or BOXES[game]}
    answer = page.request.post(f"{company.address}/api/tables", data=wanted)
    assert answer.ok, answer.text()
    table = answer.json()["id"]
    for wish, data in (("beside", {"seat": 1, "name": "Bo"}), ("start", {})):
        assert page.request.post(f"{company.address}/api/tables/{table}/{wish}", data=data).ok
    page.goto(f"{company.address}/t/{table}")
    return page


def answer_sound(page: Page, game: str, name: str = "sound-on") -> None:
    hook(page, name).click()
    if game == "kamimai":
        hook(page, "setup-done").click()
    expect(hook(page, "sound-on")).to_have_count(0)


@pytest.mark.parametrize("game", BOXES)
def test_sound_is_asked_once_and_prompts_are_read(company: Company, game: str) -> None:
    page = phone(company, game, VOICE + LOCK)
    hook(page, "reads").check(force=True)
    answer_sound(page, game)
    if game == "rune-box":
        hook(page, "more-0-0").click()
    if game == "kragmortha-box":
        hook(page, "meet").click()
    words = {
        "rune-box": "leads by 1",
        "grimoire-box": "token",
        "kragmortha-box": " draw",
        "kamimai": "One hand, any fingers",
    }
    page.wait_for_function("words => spoken.some(([, text]) => text.includes(words))", arg=words[game])
    assert page.evaluate("spoken.every(([language]) => language === 'en')")
    kept = json.loads(page.evaluate("place => localStorage.getItem(place)", PREFERENCES))
    assert (kept["sound"], kept["soundAsked"], kept["reads"]) == (True, True, True)
    page.reload()
    expect(hook(page, "room")).to_be_visible()
    if game != "kamimai":
        expect(hook(page, "sound-on")).to_have_count(0)


@pytest.mark.parametrize("game", BOXES)
def test_quietly_nothing_is_read(company: Company, game: str) -> None:
    page = phone(company, game, VOICE + LOCK)
    answer_sound(page, game, "sound-off")
    assert page.evaluate("spoken") == []
    kept = json.loads(page.evaluate("place => localStorage.getItem(place)", PREFERENCES))
    assert (kept["sound"], kept["soundAsked"]) == (False, True)


@pytest.mark.parametrize("game", BOXES)
def test_the_screen_stays_alight_until_it_is_over(company: Company, game: str) -> None:
    """The lock is asked for again whenever the page is seen again, and given back at the end."""
    page = phone(company, game, LOCK)
    answer_sound(page, game, "sound-off")
    page.wait_for_function("() => locks.length === 1")
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    page.wait_for_function("() => locks.join() === 'screen,screen'")
    if game == "kamimai":
        return
    hook(page, "pad-end").click()
    hook(page, "confirm-yes").click()
    page.wait_for_function("() => locks.at(-1) === 'released'")


@pytest.mark.parametrize("game", BOXES)
def test_where_there_is_no_lock_and_no_voice_others_stand_in(company: Company, game: str) -> None:
    """A silent film keeps the screen alight; nobody is offered a voice that is not there."""
    page = phone(company, game, NO_LOCK + NO_VOICE)
    expect(hook(page, "sound-off")).to_be_visible()
    expect(hook(page, "reads")).to_have_count(0)
    answer_sound(page, game, "sound-off")
    page.wait_for_function("() => films.length > 0 && films.every(muted => muted)")


def test_caught_is_heard_and_shown_as_words(company: Company) -> None:
    page = phone(company, "kragmortha-box", VOICE + LOCK, captions=True, soundAsked=True, reads=True)
    for seat in range(2):
        hook(page, f"side-{seat}").click()
        hook(page, "meet").click()
        expect(page.locator("[data-testid=look]")).to_have_count(1)
    hook(page, "caught").click()
    expect(hook(page, "caption")).to_contain_text("alarm bell")
    page.wait_for_function("() => spoken.some(([, text]) => text.includes('Who slipped'))")


def test_a_secret_look_is_never_read_aloud(company: Company) -> None:
    page = phone(company, "kragmortha-box", VOICE + LOCK, {"looks": "secret"}, soundAsked=True, reads=True)
    hook(page, "meet").click()
    expect(hook(page, "looks-head")).to_contain_text("1")
    assert page.evaluate("spoken") == []
