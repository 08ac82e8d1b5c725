"""Draws where each sentence stands: `python -m build_tools.translating_pictures`, with Chromium and built pages.

A real house on loopback is opened, its screens are shown in English, and every text on them is looked for in the files
of words, what terminals say too. A picture has numbers on the screen and beside it the file and the key of each:
docs/translating/*.png. For build_tools.translating, docs/translating/places.json has which key is on which picture.
"""

from __future__ import annotations

import io
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from html import escape
from pathlib import Path
from typing import NamedTuple

from build_tools.translating import PLACES, ROOT, english_files, messages, parts
from fluent.syntax import ast
from PIL import Image
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from armarium import lessons, shelf

FOLDER = ROOT / "docs" / "translating"
ENGLISH = ("--lang", "en")
COLUMNS = 150  # of a terminal
LINES = 46
LINE = 14  # pixels
FLAGS = ["--headless", "--no-sandbox", "--no-first-run", "--disable-background-networking"]
SIZE: ViewportSize = {"width": 1180, "height": 664}
LEGEND = 400  # pixels beside a screen
COLOURS = 64  # enough to read by
BOTS_PATIENCE = 240_000  # milliseconds
TALL = 1600  # pixels
SEATS = 3  # as many as a game takes up to this
BOT = "random"

PLAIN = str.maketrans("“”‘’", "\"\"''")  # as a terminal that nobody looks at says it
CERTAIN = 8  # letters by which a sentence is known

TEXTS = """() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), found = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.data.replace(/\\s+/g, ' ').trim();
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect(), middle = [box.x + box.width / 2, box.y + box.height / 2];
    const top = document.elementFromPoint(...middle);
    const width = node.parentElement.getBoundingClientRect().width;
    const shown = width > 3 && node.parentElement.localName !== 'pre';
    if (text.length > 1 && shown && top && (top.contains(node) || node.parentElement.contains(top)))
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


def sentences(game: str) -> list[Sentence]:
    """What the page and the house can say, a game at its table, and all taglines; the page's own words first."""
    found: list[Sentence] = []
    for file in sorted(english_files(ROOT), key=lambda one: "web" not in one.relative_to(ROOT).parts):
        for key, pattern in parts(messages(file)).items():
            form, weight = shape(pattern)
            name = str(file.parent.relative_to(ROOT)).removesuffix("words")
            if weight > 1 and (key == "tagline" or in_room(file, game)):
                found.append(Sentence(name, key, re.compile(form), weight))
    return sorted(found, key=lambda one: -one.weight)


def in_room(file: Path, game: str) -> bool:
    """Whether this is said at such a table; beside a box both of the game's own words and of its companion's are."""
    owner = re.search(r"(?:games|examples)/([\w-]+)/", file.relative_to(ROOT).as_posix())
    return owner is None or owner[1] in (game, game.removesuffix("-box"))


def shape(pattern: ast.Pattern) -> tuple[str, int]:
    """A pattern as a regular expression, and how many letters of it are always there."""
    told = [element_shape(element) for element in pattern.elements]
    return "".join(form for form, _ in told).strip(), sum(weight for _, weight in told)


def element_shape(element: ast.TextElement | ast.Placeable) -> tuple[str, int]:
    if isinstance(element, ast.TextElement):
        text = re.sub(r"\s+", " ", element.value)
        return re.escape(text.translate(PLAIN)), letters(text)
    expression = element.expression
    if isinstance(expression, ast.SelectExpression):
        variants = [shape(variant.value) for variant in expression.variants]
        return f"(?:{'|'.join(form for form, _ in variants)})", min(weight for _, weight in variants)
    return ".+?", 0


def sentence_of(text: str, known: list[Sentence]) -> Sentence | None:
    """The one of which most letters are there; a form that could be almost anything is none."""
    plain, least = text.translate(PLAIN), min(CERTAIN, letters(text) // 3)
    return next((one for one in known if one.weight >= least and one.form.fullmatch(plain)), None)


def letters(text: str) -> int:
    return sum(char.isalnum() for char in text)


# --- the screens ------------------------------------------------------------------------------------------------------


class House(NamedTuple):
    """A server of its own; `owners` is the page of whoever started it."""

    address: str
    owners: str
    room: dict[str, str]


@contextmanager
def house() -> Iterator[House]:
    """With an empty store and an empty data folder."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "armarium", "serve", "--port", "0", *ENGLISH]
        command += ["--database", f"{folder}/tables.sqlite"]
        room = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONUNBUFFERED": "1", "XDG_DATA_HOME": folder}
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=room) as process:
            try:
                assert process.stdout is not None
                said = (found[0] for line in process.stdout if (found := re.search(r"http://[\w.:/#]+", line)))
                owners = next(one for one in said if "/boxes#" in one)
                yield House(owners.partition("/boxes")[0], owners, room)
            finally:
                process.terminate()


Way = Callable[[Page, House], None]


def cupboard(page: Page, house: House) -> None:  # noqa: ARG001  (every way gets one)
    page.get_by_test_id("book-rune").wait_for()


def new_table(page: Page, house: House) -> None:  # noqa: ARG001
    page.get_by_test_id("invite-kragmortha").click()
    page.get_by_test_id("new-table").wait_for()


def gathering(page: Page, house: House) -> None:
    open_table(page, house, "grimoire", [], seats=4)
    page.get_by_test_id("gathering").wait_for()


def guest(page: Page, house: House) -> None:
    """Whoever comes by a link."""
    open_table(page, house, "grimoire", [], seats=4)
    page.context.clear_cookies()
    page.reload()
    page.get_by_test_id("guest").wait_for()


def open_table(page: Page, house: House, game: str, bots: list[str | None], **about: object) -> str:
    wish = {"game": game, "seats": len(bots), "bots": bots, **about}
    told = page.request.post(f"{house.address}/api/tables", data=wish)
    assert told.ok, told.text()
    page.goto(f"{house.address}/t/{told.json()['id']}")
    return str(told.json()["id"])


def at(path: str, shown: str) -> Way:
    def opened(page: Page, house: House) -> None:
        page.goto(f"{house.address}{path}")
        page.get_by_test_id(shown).first.wait_for()

    return opened


def owners_page(page: Page, house: House) -> None:
    page.goto(house.owners)
    page.get_by_test_id("box-page").wait_for()


def begun(game: str) -> Way:
    def at_turn(page: Page, house: House) -> None:
        seats = max(n for n in shelf.game(game).seats if n <= SEATS)
        open_table(page, house, game, [None, *[BOT] * (seats - 1)], start=True)
        page.get_by_test_id("your-turn").wait_for(timeout=BOTS_PATIENCE)

    return at_turn


def wrong(page: Page, house: House) -> None:
    begun("rune")(page, house)
    page.get_by_test_id("table-menu").click()
    page.get_by_test_id("wrong").click()
    page.get_by_test_id("wrong-sentence").wait_for()


def result(page: Page, house: House) -> None:
    """Two bots play to the end before somebody who looks on."""
    open_table(page, house, "rune", [BOT, BOT], sit=False, start=True)
    page.get_by_test_id("result").wait_for(timeout=BOTS_PATIENCE)


def analysis(page: Page, house: House) -> None:
    result(page, house)
    page.get_by_test_id("see-replay").click()
    page.get_by_test_id("tab-analysis").click()
    page.locator("[data-testid^=turning-]").first.wait_for(timeout=BOTS_PATIENCE)


def beside_box(game: str, is_asked: bool = False) -> Way:
    """Everybody plays on one phone; it asks once whether it may be heard."""

    def sat(page: Page, house: House) -> None:
        seats = min(shelf.game(game).seats[-1], SEATS)
        path = f"{house.address}/api/tables/{open_table(page, house, game, [], seats=seats)}"
        for seat in range(1, seats):
            assert page.request.post(f"{path}/beside", data={"seat": seat, "name": f"Beside {seat}"}).ok
        assert page.request.post(f"{path}/start").ok
        page.reload()
        page.get_by_test_id("pad").wait_for()
        if not is_asked:
            page.get_by_test_id("sound-off").click()

    return sat


def kamimai_beside_box(page: Page, house: House) -> None:
    """Past the door and the set-up, to the first question."""
    page.goto(f"{house.address}/box/kamimai")
    page.get_by_test_id("door-begin").click()
    page.get_by_test_id("setup-done").click()
    page.get_by_test_id("rule").first.wait_for()


def said(*words: str, typed: str = "") -> Way:
    """What a command says, as it stands in a terminal."""

    def shown(page: Page, house: House) -> None:
        room = {**house.room, "COLUMNS": str(COLUMNS)}
        command = [sys.executable, "-m", "armarium", *words, *ENGLISH]
        done = subprocess.run(command, input=typed, capture_output=True, text=True, env=room, check=False)
        text = (done.stdout + done.stderr).replace(room["XDG_DATA_HOME"], "~/.local/share")
        lines = text.splitlines()[:LINES]
        page.set_viewport_size({"width": SIZE["width"], "height": 60 + LINE * len(lines)})
        told = "\n".join(re.sub(r"\S.*?(?=\s{2,}|$)", spanned, one) for one in lines)
        page.set_content(f"<pre style='font:12px/{LINE}px monospace;margin:14px 20px'>{told}</pre>")

    return shown


def spanned(told: re.Match[str]) -> str:
    """Whole sentences can be looked for; a single word may be anything, what is to be typed too."""
    return f"<span>{escape(told[0])}</span>" if " " in told[0] else escape(told[0])


def in_terminal(game: str) -> Way:
    """A first look, a move that is refused, hints, and the way out."""
    return said("play", game, "--names", "Ana", "--bots", "random", "--plain", typed="nonsense 9\nhint\nhelp\nquit\n")


def way_of_lesson(game: str) -> Way:
    return at(f"/learn/{game}/{lessons.chapters(shelf.game(game))[0].name}", "lesson")


class Screen(NamedTuple):
    """`game` is whose words may stand on it; a tall one is pictured to its end, down to TALL."""

    way: Way
    game: str = ""
    tall: bool = False


HOUSE = {
    "cupboard": Screen(cupboard),
    "new-table": Screen(new_table, "kragmortha"),
    "gathering": Screen(gathering, "grimoire"),
    "guest": Screen(guest, "grimoire"),
    "settings": Screen(at("/settings", "settings-page"), tall=True),
    "opponents": Screen(at("/play/rune", "play-with"), "rune", tall=True),
    "chapters": Screen(at("/learn/rune", "learn"), "rune"),
    "lost": Screen(at("/rules/monopoly", "lost")),
}
OF_RUNE = {
    "result": Screen(result, "rune"),
    "analysis": Screen(analysis, "rune"),
    "wrong": Screen(wrong, "rune"),
    "own-box": Screen(owners_page, "rune", tall=True),
}
OF_ALL = {
    **{game: Screen(begun(game), game) for game in shelf.NAMES},
    **{f"lesson-{game}": Screen(way_of_lesson(game), game) for game in shelf.NAMES},
    **{f"puzzle-{game}": Screen(at(f"/puzzles/{game}", "puzzle"), game) for game in shelf.NAMES},
    **{f"rules-{game}": Screen(at(f"/rules/{game}", "clause"), game, tall=True) for game in shelf.NAMES},
}
BESIDE = {
    "sound": Screen(beside_box("rune-box", is_asked=True), "rune-box"),
    "beside-box": Screen(at("/box/kamimai", "door"), "kamimai"),
    **{game: Screen(beside_box(game), game) for game in shelf.COMPANIONS},
    "kamimai-box": Screen(kamimai_beside_box, "kamimai"),
}
TERMINAL = {
    **{f"terminal-{game}": Screen(in_terminal(game), game) for game in shelf.NAMES},
    "commands": Screen(said("--help")),
    "command-play": Screen(said("play", "--help")),
    "command-sim": Screen(said("sim", "rune", "--games", "4", "--bots", "greedy,random"), "rune"),
    "command-box": Screen(said("box", "rune", typed="y\nq\n"), "rune"),
    "command-learn": Screen(said("learn", "rune", "--plain", typed="\nquit\n"), "rune"),
}
SCREENS = HOUSE | OF_RUNE | OF_ALL | BESIDE | TERMINAL


# --- drawing ----------------------------------------------------------------------------------------------------------


def main(asked: Sequence[str]) -> int:
    """All pictures, or those that are named; places are then known of these anew and of the others as before."""
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    assert found, "Chromium is needed: `make chromium` installs it"
    FOLDER.mkdir(parents=True, exist_ok=True)
    legends: dict[str, dict[str, int]] = json.loads(PLACES.read_text("utf-8")) if asked and PLACES.is_file() else {}
    with house() as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        for name in asked or SCREENS:
            picture, legend = drawn(browser, server, SCREENS[name])
            (FOLDER / f"{name}.png").write_bytes(small(picture))
            legends[name] = {f"{one.file}:{one.key}": n for n, one in enumerate(legend, 1)}
            keep_places(legends)
            print(f"docs/translating/{name}.png: {len(legend)} sentences", flush=True)
        browser.close()
    return 0


def keep_places(legends: dict[str, dict[str, int]]) -> None:
    told = {name: legends[name] for name in SCREENS if name in legends}
    PLACES.write_text(json.dumps(told, indent=1) + "\n", "utf-8")


def drawn(browser: Browser, house: House, screen: Screen) -> tuple[bytes, list[Sentence]]:
    """A screen with its numbers and the legend beside it, and what the numbers mean."""
    page = browser.new_page(viewport=SIZE, reduced_motion="reduce", locale="en")
    page.goto(house.address)
    screen.way(page, house)
    if screen.tall:
        high = page.evaluate("Math.max(...[...document.querySelectorAll('*')].map(one => one.scrollHeight))")
        page.set_viewport_size({"width": SIZE["width"], "height": min(TALL, max(SIZE["height"], high))})
    legend = mark(page, sentences(screen.game))
    shot = page.screenshot()
    sheet = browser.new_page(viewport={"width": SIZE["width"] + LEGEND, "height": SIZE["height"]})
    sheet.route("**/shot.png", lambda route: route.fulfill(body=shot, content_type="image/png"))
    sheet.route("**/sheet.html", lambda route: route.fulfill(body=sheet_text(legend), content_type="text/html"))
    sheet.goto(f"{house.address}/sheet.html", wait_until="networkidle")
    picture = sheet.screenshot(full_page=True)
    page.context.close()
    sheet.context.close()
    return picture, legend


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
        "h2{font:700 11px/18px monospace;margin:4px 0 2px;overflow-wrap:anywhere}p{margin:0;overflow-wrap:anywhere}"
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
    sys.exit(main(sys.argv[1:]))
