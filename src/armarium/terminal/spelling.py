"""Text for the plain form: letters, digits and plain punctuation alone, which every screen reader says and every script
reads. What a sign means is said in words; typographer's marks become those of a keyboard.
"""

from __future__ import annotations

import re

from rich.console import Group, RenderableType
from rich.text import Text

from armarium.words import Words

MARKS = str.maketrans(
    {
        "„": '"',
        "“": '"',
        "”": '"',
        "’": "'",
        "‘": "'",
        "…": "...",
        "−": "-",
        "—": "-",
        "×": "x",
        "\u00a0": " ",
        "\u202f": " ",
    }
)
QUOTES = re.compile(r"«\s*|\s*»")
BULLET = re.compile(r"^[★◉] ")
LIST = re.compile(r" · ")
INSIDE = re.compile(r"(?<=\w)[·–](?=\w)")
NOTHING = re.compile(r"–")
BECOMES = re.compile(r" → ")


def plain_spelling(text: str, wording: Words) -> str:
    """A line as the plain form prints it."""
    text = QUOTES.sub('"', BULLET.sub("", text))
    text = INSIDE.sub("-", LIST.sub(", ", text))
    text = NOTHING.sub(wording.say("lines-none"), text)
    return BECOMES.sub(f", {wording.say('lines-now')} ", text).translate(MARKS)


def plain_page(page: RenderableType, wording: Words) -> RenderableType:
    """Every text of a page spelled so, without colours."""
    if isinstance(page, Group):
        return Group(*(plain_page(part, wording) for part in page.renderables))
    lines = page.plain.split("\n") if isinstance(page, Text) else str(page).split("\n")
    return Text("\n".join(plain_spelling(line, wording) for line in lines))
