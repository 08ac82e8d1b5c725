"""What a page shows, measured at every size: nothing cut, nothing covered, nothing too small to touch."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from playwright.sync_api import Page, ViewportSize

MEASURE = (Path(__file__).parent / "overlaps.js").read_text("utf-8")
TOUCH = [(390, 664), (360, 560), (844, 390), (667, 331)]
DESKS = [(1366, 768), (1920, 1080), (2560, 1440)]
UPRIGHT, SIDEWAYS = 0.45, 0.55  # the least share of the main thing: of the height, of the area


def faults(page: Page, size: tuple[int, int], main: str = "") -> list[str]:
    """What is wrong with the page at a size; `main` selects what the page is there for."""
    page.set_viewport_size(ViewportSize(width=size[0], height=size[1]))
    settle(page)
    about = {"touch": size in TOUCH, "main": main, "upright": UPRIGHT, "sideways": SIDEWAYS}
    found: list[str] = page.evaluate(MEASURE, about)
    return found


def settle(page: Page) -> None:
    """Two frames after the fonts: observers of sizes have spoken and the page has drawn what they said."""
    page.evaluate(
        "document.fonts.ready.then(() => new Promise(done =>"
        " requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 30)))))"
    )


def kinds(found: list[str]) -> Counter[str]:
    return Counter(line.split(": ")[-2 if line.count(": ") else 0].split()[-1] for line in found)
