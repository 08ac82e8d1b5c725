"""What of a box is plausible but not known, for owners who can look: every such line of a parts.toml, by name.

A part goes by the name players read, in their language, with its place in the file beside it.
"""

from __future__ import annotations

from typing import Any

from armarium import boxes, own_boxes
from armarium.words import Words, words

NAMING = ("card", "spell", "id", "name", "number", "pawn")  # what a part's name already says
ABOUT = ("verify", "tag", "clause")
Trail = list[tuple[str, boxes.Box]]  # the tables around a part and itself, each with its key


def unverified_lines(game: str, language: str) -> list[str]:
    if not own_boxes.has_box(game):
        return []
    wording = words(game, language)
    return [line(wording, trail) for trail in trails([], "", boxes.load(game)) if trail[-1][1].get("verify")]


def trails(around: Trail, key: str, item: object) -> list[Trail]:
    """Every table of a box with the tables it is in."""
    if isinstance(item, list):
        return [trail for inner in item for trail in trails(around, key, inner)]
    if not isinstance(item, dict):
        return []
    here = [*around, (key, item)]
    return [here, *(trail for name, inner in item.items() for trail in trails(here, name, inner))]


def trail_to(tables: boxes.Box, way: str) -> Trail:
    """The tables on a way into a box, as in `trails`."""
    trail: Trail = [("", tables)]
    item: Any = tables
    key = ""
    for step in way.split("."):
        item, key = (item[int(step) - 1], key) if isinstance(item, list) else (item[step], step)
        if isinstance(item, dict):
            trail.append((key, item))
    return trail


def line(wording: Words, trail: Trail) -> str:
    """`Spy (quest 4 vp): 1 [rebuilt, G-34]`."""
    _, part = trail[-1]
    name = next((title for key, inner in reversed(trail) if (title := name_of(wording, trail, key, inner))), "")
    place = part.place if isinstance(part, boxes.Part) else ""
    origin = ", ".join(filter(None, [wording.say(f"origin-{part['tag']}"), str(part.get("clause", ""))]))
    title = f"{name} ({place})" if name.lower() != place and name else name or place
    return f"{title}: {values_text(part, bool(name))} [{origin}]"


def name_of(wording: Words, trail: Trail, key: str, part: boxes.Box) -> str:
    """What players call the part, empty where the words have no name for it."""
    kind = trail[1][0] if len(trail) > 1 else ""
    codes = [f"card-{part.get('card')}", f"spell-{part.get('spell')}", f"{kind}-{part.get('id', part.get('name'))}"]
    codes.append(f"card-{str(part.get('pawn'))[:1]}{part.get('symbols')}".lower())
    codes.append(f"{kind.removesuffix('s')}-{key}")
    if "number" in part and "spell" not in part:
        return wording.say("screen-card", {"card": part["number"]}).capitalize()
    return next((wording.say(code) for code in codes if wording.has(code)), "")


def values_text(part: boxes.Box, named: bool) -> str:
    hidden = (*ABOUT, *NAMING, *(["symbols"] if "pawn" in part else [])) if named else ABOUT
    plain = {key: value for key, value in part.items() if not isinstance(value, (dict, list)) and value != ""}
    shown = {key: value for key, value in plain.items() if key not in hidden}
    return ", ".join(str(value) if key == "value" else f"{key} {value}" for key, value in shown.items())
