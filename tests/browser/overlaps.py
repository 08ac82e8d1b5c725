"""What a page shows, measured at every size: nothing cut, nothing covered, nothing too small to touch."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, ViewportSize

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
MEASURE = (Path(__file__).parent / "overlaps.js").read_text("utf-8")
TOUCH = [(390, 664), (360, 560), (844, 390), (667, 331)]
ZOOMED = [(683, 384), (640, 512)]  # windows of 1366 by 768 and 1280 by 1024 at 200 %
DESKS = [(1366, 768), (1920, 1080), (2560, 1440)]
Main = str | tuple[str, str]
UPRIGHT, SIDEWAYS = 0.45, 0.55  # the least share of the main thing: of the height, of the area


def faults(page: Page, size: tuple[int, int], main: Main = "") -> list[str]:
    """What is wrong with the page at a size; `main` selects what the page is there for, upright and sideways."""
    resize(page, size)
    return faults_now(page, size, main)


def faults_now(page: Page, size: tuple[int, int], main: Main = "") -> list[str]:
    thing = main if isinstance(main, str) else main[size[0] > size[1]]
    about = {"touch": size in TOUCH, "main": thing, "upright": UPRIGHT, "sideways": SIDEWAYS}
    found: list[str] = page.evaluate(MEASURE, about)
    return found


def violations(page: Page) -> list[str]:
    """What axe finds on the page as it is, a line each."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found: list[list[str]] = page.evaluate(
        "async () => (await axe.run()).violations.flatMap(v => v.nodes.map(n => [v.id, n.html]))"
    )
    return [f"axe: {rule} {html[:160]}" for rule, html in found]


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size(ViewportSize(width=size[0], height=size[1]))
    settle(page)


def settle(page: Page) -> None:
    """Two frames after the fonts: observers of sizes have spoken and the page has drawn what they said."""
    page.evaluate(
        "document.fonts.ready.then(() => new Promise(done =>"
        " requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 30)))))"
    )
