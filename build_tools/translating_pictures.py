"""Draws where each sentence stands: `python -m build_tools.translating_pictures`, with Chromium and built pages.

A real house on loopback is opened, its screens are shown in English, and every text on them is looked for in the files
of words. A picture has numbers on the screen and beside it the file and the key of each: docs/translating/*.png.
"""

from __future__ import annotations

import io
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from html import escape
from pathlib import Path
from typing import NamedTuple

from build_tools.translating import ROOT, english_files, messages, parts
from fluent.syntax import ast
from PIL import Image
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from armarium import shelf

FOLDER = ROOT / "docs" / "translating"
FLAGS = ["--headless", "--no-sandbox", "--no-first-run", "--disable-background-networking"]
SCREEN: ViewportSize = {"width": 1180, "height": 664}
LEGEND = 400  # pixels beside a screen
COLOURS = 64  # enough to read by
SEATS = 3  # as many as a game takes up to this
BOT = "random"

TEXTS = """() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), found = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.data.replace(/\\s+/g, ' ').trim();
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect(), middle = [box.x + box.width / 2, box.y + box.height / 2];
    const top = document.elementFromPoint(...middle);
    const width = node.parentElement.getBoundingClientRect().width;
    if (text.length > 1 && width > 3 && top && (top.contains(node) || node.parentElement.contains(top)))
      found.push({ text, x: box.x, y: box.y });
  }
  return found;
}"""
MARK = """marks => {
  for (const [n, x, y] of marks) {
    const mark = document.createElement('b');
    mark.textContent = n;
    mark.style.cssText = `position:fixed;z-index:9999;left:${Math.max(0, x - 14)}px;top:${Math.max(0, y - 9)}px;`
      + 'font:700 10px/14px sans-serif;padding:0 3px;border-radius:7px;background:#e6007e;color:#fff';
    document.body.append(mark);
  }
}"""


class Text(NamedTuple):
    """One text of a screen, and where it begins."""

    text: str
    x: float
    y: float


class Sentence(NamedTuple):
    """A message or attribute as the texts it can be; `weight` counts the letters that are always there."""

    file: str
    key: str
    form: re.Pattern[str]
    weight: int


# --- finding a text's key ---------------------------------------------------------------------------------------------


def sentences(game: str | None) -> list[Sentence]:
    """What the page and the house can say, a game at its table, and all taglines; the page's own words first."""
    found: list[Sentence] = []
    for file in sorted(english_files(ROOT), key=lambda one: "web" not in one.relative_to(ROOT).parts):
        for key, pattern in parts(messages(file)).items():
            form, weight = shape(pattern)
            name = str(file.parent.relative_to(ROOT)).removesuffix("words")
            if weight > 1 and (key == "tagline" or in_room(file, game)):
                found.append(Sentence(name, key, re.compile(form), weight))
    return sorted(found, key=lambda one: -one.weight)


def in_room(file: Path, game: str | None) -> bool:
    owner = re.search(r"(?:games|examples)/(\w+)/", file.relative_to(ROOT).as_posix())
    return owner is None or owner[1] == game


def shape(pattern: ast.Pattern) -> tuple[str, int]:
    """A pattern as a regular expression, and how many letters of it are always there."""
    told = [element_shape(element) for element in pattern.elements]
    return "".join(form for form, _ in told).strip(), sum(weight for _, weight in told)


def element_shape(element: ast.TextElement | ast.Placeable) -> tuple[str, int]:
    if isinstance(element, ast.TextElement):
        text = re.sub(r"\s+", " ", element.value)
        return re.escape(text), sum(char.isalnum() for char in text)
    expression = element.expression
    if isinstance(expression, ast.SelectExpression):
        variants = [shape(variant.value) for variant in expression.variants]
        return f"(?:{'|'.join(form for form, _ in variants)})", min(weight for _, weight in variants)
    return ".+?", 0


def sentence_of(text: str, known: list[Sentence]) -> Sentence | None:
    return next((one for one in known if one.form.fullmatch(text)), None)


# --- the screens ------------------------------------------------------------------------------------------------------


@contextmanager
def house() -> Iterator[str]:
    """A server of its own, with an empty store."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "armarium", "serve", "--port", "0", "--lang", "en"]
        command += ["--database", f"{folder}/tables.sqlite"]
        room = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONUNBUFFERED": "1"}
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=room) as process:
            try:
                assert process.stdout is not None
                address = next(found[0] for line in process.stdout if (found := re.search(r"http://[\w.:]+", line)))
                yield address
            finally:
                process.terminate()


Way = Callable[[Page, str], None]


def cupboard(page: Page, address: str) -> None:  # noqa: ARG001  (every way gets one)
    page.get_by_test_id("book-rune").wait_for()


def new_table(page: Page, address: str) -> None:  # noqa: ARG001
    page.get_by_test_id("invite-kragmortha").click()
    page.get_by_test_id("new-table").wait_for()


def gathering(page: Page, address: str) -> None:
    told = page.request.post(f"{address}/api/tables", data={"game": "grimoire", "seats": 4, "bots": []})
    page.goto(f"{address}/t/{told.json()['id']}")
    page.get_by_test_id("gathering").wait_for()


def settings(page: Page, address: str) -> None:
    page.goto(f"{address}/settings")
    page.get_by_test_id("settings-page").wait_for()


def table_of(game: str) -> Way:
    def begun(page: Page, address: str) -> None:
        bots = [None, *[BOT] * (max(n for n in shelf.game(game).seats if n <= SEATS) - 1)]
        about = {"game": game, "seats": len(bots), "bots": bots, "start": True}
        told = page.request.post(f"{address}/api/tables", data=about)
        page.goto(f"{address}/t/{told.json()['id']}")
        page.get_by_test_id("your-turn").wait_for(timeout=120_000)

    return begun


WAYS: dict[str, Way] = {"cupboard": cupboard, "new-table": new_table, "gathering": gathering, "settings": settings}


# --- drawing ----------------------------------------------------------------------------------------------------------


def main() -> int:
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    assert found, "Chromium is needed: `make chromium` installs it"
    FOLDER.mkdir(parents=True, exist_ok=True)
    with house() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        for name, way in {**WAYS, **{game: table_of(game) for game in shelf.NAMES}}.items():
            picture = small(drawn(browser, address, way, sentences(name if name in shelf.NAMES else None)))
            (FOLDER / f"{name}.png").write_bytes(picture)
            print(f"docs/translating/{name}.png: {len(picture) // 1024} kB")
        browser.close()
    return 0


def drawn(browser: Browser, address: str, way: Way, known: list[Sentence]) -> bytes:
    """A screen with its numbers, and the legend beside it."""
    page = browser.new_page(viewport=SCREEN, reduced_motion="reduce", locale="en")
    page.goto(address)
    way(page, address)
    legend = mark(page, known)
    shot = page.screenshot()
    sheet = browser.new_page(viewport={"width": SCREEN["width"] + LEGEND, "height": SCREEN["height"]})
    sheet.route("**/shot.png", lambda route: route.fulfill(body=shot, content_type="image/png"))
    sheet.route("**/sheet.html", lambda route: route.fulfill(body=sheet_text(legend), content_type="text/html"))
    sheet.goto(f"{address}/sheet.html", wait_until="networkidle")
    picture = sheet.screenshot(full_page=True)
    page.close()
    sheet.close()
    return picture


def mark(page: Page, known: list[Sentence]) -> list[Sentence]:
    """Numbers on everything that is found in the words; what the numbers mean, each sentence once."""
    places = [(Text(**one), sentence_of(one["text"], known)) for one in page.evaluate(TEXTS)]
    legend = list(dict.fromkeys(found for _, found in places if found))
    page.evaluate(MARK, [[legend.index(found) + 1, text.x, text.y] for text, found in places if found])
    return legend


def sheet_text(legend: list[Sentence]) -> str:
    rooms = dict.fromkeys(one.file for one in legend)
    lines = [
        f"<h2>{escape(room)}…</h2>"
        + "".join(f"<p><b>{n}</b>{escape(one.key)}</p>" for n, one in enumerate(legend, 1) if one.file == room)
        for room in rooms
    ]
    style = (
        f"body{{margin:0;display:flex;font:11px/15px sans-serif}}div{{width:{LEGEND - 20}px;padding:0 10px;columns:2}}"
        "h2{font:700 11px/18px monospace;margin:4px 0 2px;column-span:none}p{margin:0;overflow-wrap:anywhere}"
        "b{display:inline-block;min-width:18px;color:#e6007e}img{align-self:flex-start}"
    )
    return f"<meta charset=utf-8><style>{style}</style><img src=shot.png><div>{''.join(lines)}</div>"


def small(picture: bytes) -> bytes:
    """The same in few colours."""
    out = io.BytesIO()
    Image.open(io.BytesIO(picture)).convert("RGB").quantize(COLOURS, Image.Quantize.MAXCOVERAGE).save(
        out, "PNG", optimize=True
    )
    return out.getvalue()


if __name__ == "__main__":
    sys.exit(main())
