"""People at browsers: what they click, and how they play Rune by mouse and by keyboard."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, ViewportSize, expect

FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESK: ViewportSize = {"width": 1366, "height": 768}
PHONE: ViewportSize = {"width": 390, "height": 844}
PATIENCE = 20_000.0
BOTS_PATIENCE = 120_000.0  # several bots may pull many cards before it is a person’s turn
PREFERENCES = "armarium.settings"


class Company:
    """Browsers of different people, each with its own cookies; anything wrong on a page fails the test."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.address = address
        self.troubles: list[str] = []
        self._browser = browser
        self._contexts: list[BrowserContext] = []

    def newcomer(self, viewport: ViewportSize | None = None, path: str = "/", **about: Any) -> Page:
        context = self._browser.new_context(viewport=viewport or DESK, reduced_motion="reduce", **about)
        context.set_default_timeout(PATIENCE)
        self._contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.troubles.append(f"{page.url}: {error}"))
        page.goto(self.address + path)
        return page

    def seen(self) -> str:
        """What everybody has before them: for the report of a test that failed."""
        pages = [page for context in self._contexts for page in context.pages]
        return "\n\n".join(f"{page.url}\n{page.locator('body').inner_text()}" for page in pages)

    def leave(self) -> None:
        for context in self._contexts:
            context.close()
        assert self.troubles == [], self.troubles


def hook(page: Page, name: str) -> Locator:
    return page.get_by_test_id(name)


def heard_by(page: Page) -> list[str]:
    """Every frame of the sockets it opens from now on; it grows."""
    frames: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    return frames


def tap(one: Locator, *, force: bool = False) -> None:
    """A finger's tap, and what it does: the browser makes a click of it some time after the finger has left. By `force`
    also where nothing is to be pressed any more."""
    one.page.evaluate(
        """() => { window.tapped = new Promise(done =>
             addEventListener('click', () => setTimeout(done), {capture: true, once: true})); }"""
    )
    one.tap(force=force)
    one.page.evaluate("() => window.tapped")


def sit_down(page: Page, name: str = "") -> None:
    """Whoever comes by a link says a name and takes the first free seat."""
    if name:
        hook(page, "guest-name").fill(name)
    hook(page, "guest-enter").click()
    expect(hook(page, "gathering")).to_be_visible()


def is_over(page: Page) -> bool:
    return hook(page, "room").get_attribute("data-phase") == "over"


def wait_for_turn(page: Page) -> bool:
    """Until this person may act; False when the game is over."""
    page.wait_for_function(
        """() => document.querySelector('[data-testid=your-turn]')
             || document.querySelector('[data-testid=room]')?.dataset.phase === 'over'""",
        timeout=BOTS_PATIENCE,
    )
    return not is_over(page)


def log_number(page: Page) -> int:
    lines = hook(page, "log").locator("li[data-n]")
    return int(lines.evaluate_all("lines => Math.max(0, ...lines.map(line => +line.dataset.n))"))


def moves(page: Page, kind: str) -> Locator:
    return page.locator(f'[data-move^="{kind}"]')


def hold_some_card(page: Page) -> None:
    """Take the first card of the hand that has a spot, in whatever turn it needs."""
    for card in page.locator("[data-testid=hand] [data-card]").all():
        card.click()
        for _ in range(4):
            if moves(page, "lay").count():
                return
            page.keyboard.press("r")
    raise AssertionError("no card of the hand has a spot")


def confirm(page: Page) -> str:
    button = hook(page, "confirm")
    expect(button).to_be_enabled()
    move = button.get_attribute("data-move") or ""
    button.click()
    return move


def lay_by_mouse(page: Page) -> str:
    hold_some_card(page)
    moves(page, "lay").last.click()
    return confirm(page)


def choose_by_mouse(page: Page) -> str:
    """A Master if there is room for one, else a card."""
    masters = moves(page, "master")
    (masters.first if masters.count() else hook(page, "deck")).click()
    return confirm(page)


def wait_for_log(page: Page, n: int) -> None:
    """Until the page has been told of a step after number `n`."""
    page.wait_for_function(
        """n => document.querySelector('[data-testid=room]').dataset.phase === 'over'
             || [...document.querySelectorAll('[data-testid=log] li[data-n]')].some(line => +line.dataset.n > n)""",
        arg=n,
    )


def step_by_mouse(page: Page) -> str:
    """One step of a turn of Rune."""
    expect(hook(page, "your-turn")).to_be_visible()
    before = log_number(page)
    laying = page.locator("[data-testid=hand] [data-card]").count() > 0 and not moves(page, "master").count()
    done = lay_by_mouse(page) if laying and not moves(page, "draw").count() else choose_by_mouse(page)
    wait_for_log(page, before)
    return done


def play_out(*pages: Page, limit: int = 60) -> None:
    """All these people play on, whoever is on turn, until the game is over."""
    for _ in range(limit):
        if all(is_over(page) for page in pages):
            return
        for page in pages:
            if hook(page, "your-turn").count():
                step_by_mouse(page)
        if len(pages) == 1 and not wait_for_turn(pages[0]):
            return
    raise AssertionError("the game does not end")
