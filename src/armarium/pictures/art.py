"""The page's own drawings, as `web/scripts/art.mjs` has written them down: the house's here, a game's in its folder."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import msgspec

FILE = "art.json"
REFERENCE = re.compile(r'href="#([\w-]+)"')


@cache
def art_in(folder: Path) -> dict[str, str]:
    """All there is by name; nothing for a game that has drawn nothing."""
    file = folder / FILE
    return msgspec.json.decode(file.read_bytes(), type=dict[str, str]) if file.is_file() else {}


def house_art() -> dict[str, str]:
    return art_in(Path(__file__).parent)


def definitions(body: str, folder: Path) -> str:
    """What the body refers to: the house's colours, and the pieces of art that are in it."""
    known = {**house_art(), **art_in(folder)}
    named = dict.fromkeys(REFERENCE.findall(body))
    pieces = [f'<g id="{name}">{known[name]}</g>' for name in named if name in known]
    return f"<defs>{known['defs']}{''.join(pieces)}</defs>"
