"""Two browsers at two processes play one table, a third looks on; its keeper is killed in mid-game, at KamiMaï while a
hand draws."""

from __future__ import annotations

import random
import shutil
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import test_grimoire, test_kamimai, test_kragmortha
from tests.browser.people import DESK, FLAGS, Company, hook, sit_down, step_by_mouse
from tests.browser.test_kamimai_hands import SMALL, WEBGL, grip
from tests.browser.test_kragmortha import log_number, opened
from tests.service.fleet import Fleet, Server, wait_until

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
pytestmark = [
    pytest.mark.browser,
    pytest.mark.xdist_group("browser"),
    pytest.mark.skipif(CHROMIUM is None or shutil.which("haproxy") is None, reason="Chromium or HAProxy is missing"),
]
PATIENCE = 60_000.0
TURNS = 3  # moves before the keeper is killed, and after it
Step = Callable[[Page], object]


@pytest.fixture
def deep(chromium: Browser) -> Iterator[Browser]:
    """Draws in three dimensions."""
    opened = chromium.browser_type.launch(executable_path=CHROMIUM, args=[*FLAGS, *WEBGL])
    yield opened
    opened.close()


@pytest.fixture
def fleet(url: str, tmp_path: Path) -> Iterator[Fleet]:
    opened = Fleet(url, tmp_path, games="house")
    yield opened
    opened.close()


class Party:
    """Two who play, each at a door of their own process, and one who looks on at either."""

    def __init__(self, fleet: Fleet, browser: Browser, game: str, **about: object) -> None:
        self.fleet = fleet
        self.companies = [Company(browser, door) for door in fleet.doors]
        host = self.newcomer(0, "/")
        address = opened(host, {"game": game, "seats": 2, **about})
        self.table = address.rpartition("/")[2]
        host.goto(address)
        guest = self.newcomer(1, f"/t/{self.table}")
        sit_down(guest)
        hook(host, "start").click()
        self.players = [host, guest]
        self.watcher = self.newcomer(random.randrange(2), f"/t/{self.table}")
        for page in (*self.players, self.watcher):
            expect(hook(page, "room")).to_be_visible(timeout=PATIENCE)

    def newcomer(self, door: int, path: str) -> Page:
        page = self.companies[door].newcomer(DESK, path)
        page.set_default_timeout(PATIENCE)
        return page

    def play(self, step: Step, count: int) -> None:
        """So many moves, whoever is on turn; the watcher is told of each."""
        for _ in range(count):
            actor = self.actor()
            if actor is None:
                return
            step(actor)
            n = log_number(actor)
            self.watcher.wait_for_function(test_kragmortha.GREW, arg=n - 1)

    def actor(self) -> Page | None:
        """Who may act; None when the game is over."""
        until = time.monotonic() + PATIENCE / 1000
        while time.monotonic() < until:
            for page in self.players:
                if hook(page, "your-turn").count():
                    return page
                if hook(page, "room").get_attribute("data-phase") == "over":
                    return None
            self.players[0].wait_for_timeout(50)
        raise AssertionError("\n\n".join(["nobody may act", *(company.seen() for company in self.companies)]))

    def keeper(self) -> Server:
        keeper = self.fleet.keeper(self.table)
        assert keeper is not None
        return keeper

    def kill_keeper(self) -> Server:
        """Everybody goes on by the other process."""
        killed = self.keeper()
        killed.kill()
        wait_until(lambda: self.fleet.keeper(self.table) not in (None, killed))
        return killed

    def must_agree(self) -> None:
        """All three have the same log, and it is what was written."""
        n = self.fleet.lines(self.table)[-1][0]
        for page in (*self.players, self.watcher):
            page.wait_for_function(test_kragmortha.GREW, arg=n - 1)
            assert log_number(page) == n

    def leave(self) -> None:
        for company in self.companies:
            company.leave()


def play_through_a_kill(fleet: Fleet, browser: Browser, game: str, step: Step, **about: object) -> None:
    party = Party(fleet, browser, game, **about)
    party.play(step, TURNS)
    killed = party.kill_keeper()
    party.play(step, TURNS)
    killed.start()
    wait_until(killed.is_ready)
    party.play(step, 1)
    party.must_agree()
    party.leave()


def test_rune_through_a_kill(fleet: Fleet, chromium: Browser) -> None:
    play_through_a_kill(fleet, chromium, "rune", step_by_mouse)


def test_grimoire_through_a_kill(fleet: Fleet, chromium: Browser) -> None:
    def step(page: Page) -> None:
        test_grimoire.answer(page, test_grimoire.offered(page).first)

    play_through_a_kill(fleet, chromium, "grimoire", step)


def test_kragmortha_through_a_kill(fleet: Fleet, chromium: Browser) -> None:
    luck = random.Random(17)
    options = {"mode": "table"}
    play_through_a_kill(fleet, chromium, "kragmortha", lambda page: test_kragmortha.step(page, luck), options=options)


def test_kamimai_through_a_kill_in_mid_pull(fleet: Fleet, deep: Browser) -> None:
    """The hand draws on while another process folds the log; its pull is written once, and everybody sees it."""
    party = Party(fleet, deep, "kamimai", options={"mode": "easy", "steadiness": "calm"})
    party.play(test_kamimai.step, 1)
    hand = party.actor()
    assert hand is not None
    hand.set_viewport_size(SMALL)
    hand.emulate_media(reduced_motion="no-preference")
    hand.reload()
    written = fleet.lines(party.table)
    x, y = grip(hand)
    for step in range(5):
        hand.mouse.move(x - step * 20, y + step * 3)
    killed = party.kill_keeper()
    for step in range(5, 13):
        hand.mouse.move(x - step * 20, y + step * 3)
    hand.mouse.up()
    hand.wait_for_function(test_kragmortha.GREW, arg=written[-1][0])
    party.must_agree()
    assert [n for n, _ in fleet.lines(party.table)] == list(range(len(written) + 1))
    killed.start()
    wait_until(killed.is_ready)
    party.play(test_kamimai.step, 1)
    party.must_agree()
    party.leave()
