"""Photographs the terminal: `python -m build_tools.terminal_pictures` writes docs/terminal/*.svg and both their pages.

Games are fixed by their seeds, nobody's hands try anything meanwhile, and no font is fetched: the same house makes the
same pictures.
"""

from __future__ import annotations

import asyncio
import re
import sys
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

from tests.terminal.tables import LocalApp, played, press, settle, sitting_after
from textual.pilot import Pilot

from armarium import shelf
from armarium.words import words

DOCS = Path(__file__).resolve().parents[1] / "docs"
FOLDER = DOCS / "terminal"
SMALL, MIDDLE, LARGE = (80, 24), (100, 30), (120, 40)
PEOPLE = ("Ana", "Bo", "Cy", "Dee", "Eli", "Fay", "Gus", "Hal")
FONT_FACES = re.compile(r"\s*@font-face \{.*?\n\s*\}", re.DOTALL)
FONT = re.compile(r"font-family: Fira Code, monospace")
FAMILY = "font-family: 'DejaVu Sans Mono', Menlo, Consolas, monospace"
OPENINGS = {
    "en": """# The terminal, looked at

All four games on a full screen, from the fewest to the most seats, early and late, at the three sizes the house
promises, in English and in French. Made anew by

    python -m build_tools.terminal_pictures

Other tables are compared as text by `tests/terminal/test_snapshots.py`.
""",
    "fr": """# Le terminal en images

Les quatre jeux en plein écran, du moins au plus de places, tôt et tard dans la partie, aux trois tailles que la maison
promet, en anglais et en français. F1 montre les touches, et `--plain` dit tout ligne par ligne.
""",
}


class Picture(NamedTuple):
    """`moves` are played by chance before; then somebody takes the keyboard and presses `keys`."""

    game: str
    seats: int
    moves: int
    size: tuple[int, int]
    language: str
    keys: tuple[str, ...]
    sentence: str
    french: str

    @property
    def name(self) -> str:
        pressed = f"-{self.keys[-1].replace('question_mark', 'read')}" if self.keys else ""
        return f"{self.game}-{self.seats}-{self.moves}-{self.size[0]}x{self.size[1]}-{self.language}{pressed}"


RUNE = (
    Picture(
        "rune",
        2,
        0,
        SMALL,
        "en",
        (),
        "The first move: where the aimed card would lie, and whether its colours agree.",
        "Le premier coup : où irait la carte visée, et si ses couleurs s’accordent.",
    ),
    Picture(
        "rune",
        2,
        2,
        MIDDLE,
        "fr",
        (),
        "One Master stands; everything it holds carries its player’s number.",
        "Un Maître est debout ; tout ce qu’il tient porte le numéro de son joueur.",
    ),
    Picture(
        "rune",
        2,
        6,
        SMALL,
        "fr",
        (),
        "The grid grows with the cards, up to its edges at 80×24.",
        "La grille grandit avec les cartes, jusqu’à ses bords en 80×24.",
    ),
    Picture(
        "rune",
        2,
        9,
        MIDDLE,
        "en",
        (),
        "Draw or place a Master: the two choices take the place of the hand.",
        "Piocher ou poser un Maître : les deux choix prennent la place de la main.",
    ),
    Picture(
        "rune",
        2,
        10,
        LARGE,
        "en",
        (),
        "On a large screen the grid has twice the height, and cards have frames.",
        "Sur un grand écran, la grille est deux fois plus haute et les cartes ont un cadre.",
    ),
    Picture(
        "rune",
        2,
        4,
        SMALL,
        "fr",
        ("f1",),
        "F1: the keys of this game, with everything printed in its box further down.",
        "F1 : les touches de ce jeu et, plus bas, tout ce qui est imprimé dans sa boîte.",
    ),
)
GRIMOIRE = (
    Picture(
        "grimoire",
        2,
        2,
        SMALL,
        "en",
        (),
        "A page is chosen in secret; what the aimed one would do stands below.",
        "Une page se choisit en secret ; ce que ferait celle qu’on vise est écrit dessous.",
    ),
    Picture(
        "grimoire",
        2,
        48,
        MIDDLE,
        "fr",
        (),
        "Late with two: territories, where the order of the last round came from, and the open discards.",
        "Tard, à deux : les territoires, d’où venait l’ordre du dernier tour, et la défausse ouverte.",
    ),
    Picture(
        "grimoire",
        3,
        40,
        SMALL,
        "fr",
        (),
        "Three players at 80×24: the fifteen pages first, since a page is asked for; the rest scrolls.",
        "À trois en 80×24 : les quinze pages d’abord, puisqu’on en demande une ; le reste défile.",
    ),
    Picture(
        "grimoire",
        4,
        110,
        SMALL,
        "en",
        (),
        "Round 12 with four: all fifteen pages are open and none is cut.",
        "Douzième tour à quatre : les quinze pages sont ouvertes, aucune n’est coupée.",
    ),
    Picture(
        "grimoire",
        5,
        165,
        LARGE,
        "en",
        (),
        "Five players and a large screen: the book says what each page would bring now.",
        "Cinq joueurs et un grand écran : le livre dit ce que chaque page rapporterait maintenant.",
    ),
    Picture(
        "grimoire",
        4,
        110,
        MIDDLE,
        "en",
        ("down", "down", "question_mark"),
        "“?” reads what is aimed at.",
        "« ? » lit ce qu’on vise.",
    ),
)
KRAGMORTHA = (
    Picture(
        "kragmortha",
        2,
        2,
        SMALL,
        "fr",
        (),
        "The small Library of two players, Rigor in its lower half, three movement cards in the hand.",
        "La petite Bibliothèque à deux, Rigor dans sa moitié basse, trois cartes de mouvement en main.",
    ),
    Picture(
        "kragmortha",
        2,
        300,
        MIDDLE,
        "en",
        (),
        "Late with two: own Looks and Magic Grimoires with what they say, and the Looks under the deck.",
        "Tard, à deux : ses propres Regards et Grimoires magiques avec leur texte, et les Regards sous la pioche.",
    ),
    Picture(
        "kragmortha",
        4,
        60,
        SMALL,
        "en",
        (),
        "Four goblins; the standing counts Looks, Grimoires and their signs.",
        "Quatre gobelins ; le classement compte les Regards, les Grimoires et leurs signes.",
    ),
    Picture(
        "kragmortha",
        6,
        90,
        LARGE,
        "fr",
        (),
        "Flat Palm hides one’s own cards: they are question marks until one is looked at.",
        "Paume à plat cache ses propres cartes : des points d’interrogation, jusqu’à ce qu’on en regarde une.",
    ),
    Picture(
        "kragmortha",
        8,
        120,
        SMALL,
        "en",
        (),
        "The most seats in the smallest window: the whole board and everybody’s standing.",
        "Le plus de places dans la plus petite fenêtre : tout le plateau et le classement de chacun.",
    ),
    Picture(
        "kragmortha",
        8,
        120,
        MIDDLE,
        "fr",
        ("f1",),
        "F1 in French: keys, then the signs of the board.",
        "F1 en français : les touches, puis les signes du plateau.",
    ),
)
KAMIMAI = (
    Picture(
        "kamimai",
        2,
        2,
        SMALL,
        "en",
        (),
        "The Grimoire stands; the colour of a card is its risk, and the aimed pull says it in words.",
        "Le Grimoire est debout ; la couleur d’une carte est son risque, et la carte visée le dit en mots.",
    ),
    Picture(
        "kamimai",
        2,
        9,
        MIDDLE,
        "fr",
        (),
        "The Grimoire stands again after a fall: five energies are left.",
        "Le Grimoire est de nouveau debout après une chute : il reste cinq énergies.",
    ),
    Picture(
        "kamimai",
        3,
        69,
        SMALL,
        "fr",
        (),
        "Two Guardians want to guide the hand; one energy is left.",
        "Deux Gardiens veulent guider la main ; il reste une énergie.",
    ),
    Picture(
        "kamimai",
        5,
        12,
        LARGE,
        "en",
        (),
        "It has fallen in the draw: five players, and the Reserve to be stored.",
        "Il est tombé pendant la pioche : cinq joueurs, et la Réserve à ranger.",
    ),
    Picture(
        "kamimai",
        4,
        63,
        MIDDLE,
        "en",
        (),
        "Late with four: gaps where cards were drawn, and Reserves nearly full.",
        "Tard, à quatre : des trous où l’on a pioché, et des Réserves presque pleines.",
    ),
    Picture(
        "kamimai",
        5,
        2,
        SMALL,
        "en",
        ("question_mark",),
        "“?” on a card whose face is known.",
        "« ? » sur une carte dont la face est connue.",
    ),
)
PICTURES = (*RUNE, *GRIMOIRE, *KRAGMORTHA, *KAMIMAI)


def main() -> int:
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.svg"):
        old.unlink()
    for picture in PICTURES:
        (FOLDER / f"{picture.name}.svg").write_text(svg(picture), "utf-8")
    for language in OPENINGS:
        file(language).write_text(page(language), "utf-8")
    return 0


def svg(picture: Picture) -> str:
    taken: list[str] = []

    async def script(app: LocalApp, pilot: Pilot[str]) -> None:
        await press(app, pilot, "enter", *picture.keys)
        await settle(app, pilot)
        app.table.field.cursor_blink = False
        await pilot.pause()
        taken.append(app.export_screenshot(title=f"armarium play {picture.game}"))

    sitting = sitting_after(picture.game, PEOPLE[: picture.seats], picture.moves)
    asyncio.run(played(sitting, script, picture.language, picture.size))
    return FONT.sub(FAMILY, FONT_FACES.sub("", taken[0]))


def file(language: str) -> Path:
    return (DOCS if language == "en" else DOCS / language) / "terminal.md"


def page(language: str) -> str:
    parts, above = [OPENINGS[language]], "" if language == "en" else "../"
    for game, pictures in groupby(PICTURES, key=lambda picture: picture.game):
        parts.append(f"\n## {words(game, language).say(f'game-{game}')}\n")
        parts += [
            f"\n{told(one, language)}\n\n![{alternative(one, language)}]({above}terminal/{one.name}.svg)\n"
            for one in pictures
        ]
    return "".join(parts)


def told(picture: Picture, language: str) -> str:
    return picture.sentence if language == "en" else picture.french


def alternative(picture: Picture, language: str) -> str:
    width, height = picture.size
    seats = "seats" if language == "en" else "places"
    return f"{shelf.game(picture.game).name}, {picture.seats} {seats}, {width}×{height}, {picture.language}"


if __name__ == "__main__":
    sys.exit(main())
