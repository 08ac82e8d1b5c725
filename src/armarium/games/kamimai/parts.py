"""The box of KamiMaï, read from parts.toml and checked. A number corrected there is used everywhere."""

from __future__ import annotations

import math
from enum import StrEnum

from armarium import boxes
from armarium.boxes import Box
from armarium.games.kamimai.notation import (
    CARDS,
    COLOURS,
    EFFECTS,
    HANDS,
    LEANS,
    MOST_CREATURE,
    MOST_SHARE,
    TEAM,
    TEMPOS,
)
from armarium.reason import Reason, Refused

ODDS = 8000  # log odds are cut off here, in thousandths
STEP = 50  # and looked up in steps of this size
STEADY = ("calm", "normal", "shaky")


class Source(StrEnum):
    """Who says what a pull did (M-50): the bodies, the surrogate, the people at a real table."""

    SIMULATED = "simulated"
    QUICK = "quick"
    COMPANION = "companion"


class Keeping(StrEnum):
    """Who keeps the Reserves beside a real box (M-55): the program, and each payer is asked; the program, and they
    agree aloud; the players, on the table alone."""

    ASKED = "asked"
    ALOUD = "aloud"
    APART = "apart"


def bad(clause: str, field: str, value: object) -> Refused:
    return Refused(Reason(clause, "part-wrong", {"field": field, "value": str(value)}))


def read_counts(box: Box) -> list[int]:
    """How many of each card; the names and their order are the notation's."""
    for place, card in enumerate(box["card"]):
        if place >= len(CARDS) or card["name"] != CARDS[place]:
            raise bad("M-2", "card", card["name"])
        boxes.number(f"card {card['name']} count", card, "count", least=1, most=15)
    if len(box["card"]) != len(CARDS) or sum(card["count"] for card in box["card"]) > 64:
        raise bad("M-2", "card", len(box["card"]))
    if any(card["count"] > 1 for card in box["card"][2 * len(COLOURS) :]):
        raise bad("M-2", "card", "creatures")
    return [card["count"] for card in box["card"]]


def read_sheets(box: Box) -> tuple[list[list[list[int]]], list[list[int]], list[int]]:
    """By level: the spells of each area, the effect of each area, the area targeted from the start or -1 (M-6)."""
    spells: list[list[list[int]]] = []
    effects: list[list[int]] = []
    starts: list[int] = []
    for place, sheet in enumerate(box["sheet"], 1):
        if sheet["level"] != place or not 1 <= len(sheet["areas"]) <= 8:
            raise bad("M-4", "sheet", sheet["level"])
        spells.append([read_spells(place, area["spells"]) for area in sheet["areas"]])
        for area in sheet["areas"]:
            if area["effect"] not in EFFECTS:
                raise bad("M-4", f"sheet {place} effect", area["effect"])
        effects.append([EFFECTS.index(area["effect"]) for area in sheet["areas"]])
        letters = "abcdefgh"[: len(sheet["areas"])]
        if boxes.text(f"sheet {place} start", sheet["start"]) not in ("", *letters):
            raise bad("M-6", f"sheet {place} start", sheet["start"])
        starts.append(letters.index(sheet["start"]) if sheet["start"] else -1)
    return spells, effects, starts


def read_spells(level: int, names: list[str]) -> list[int]:
    """A colour or the team spell, each at most once in an area, so that its name is the box on the sheet."""
    if not names or len(set(names)) != len(names) or any(name not in (*COLOURS, "team") for name in names):
        raise bad("M-4", f"sheet {level} spells", ", ".join(map(str, names)))
    return [TEAM if name == "team" else COLOURS.index(name) for name in names]


def read_hands(box: Box) -> list[int]:
    """The hand that the Guardians of each element force (M-33)."""
    elements = [boxes.text(f"hand {hand}", box["hand"][hand]["element"]) for hand in HANDS]
    if sorted(elements) != sorted(COLOURS):
        raise bad("M-33", "hand", ", ".join(elements))
    return [elements.index(colour) for colour in COLOURS]


def risks() -> list[int]:
    """Chances per ten thousand for log odds from -ODDS to ODDS in steps: whole numbers, equal on every machine."""
    return [round(10000 / (1 + math.exp(-odds / 1000))) for odds in range(-ODDS, ODDS + 1, STEP)]


def noises(box: Box, weight: str = "noise") -> list[list[int]]:
    """Log odds added by tremor, by steadiness and hand; the last hand is a free one (M-52)."""
    odds = box["surrogate"][weight]
    tremors = [*(box["hand"][hand]["tremor"] for hand in HANDS), 1.0]
    return [[round(odds * noise(steady * tremor)) for tremor in tremors] for steady in box["steadiness"].values()]


def noise(tremor: float) -> float:
    """How much worse a hand of this tremor is than a normal one; a calm one is hardly better, for decks tip anyhow."""
    return math.log2((1 + tremor * tremor) / 2)


def depth_odds(box: Box) -> list[list[list[int]]]:
    """Log odds that the innermost card adds to the outermost, by tempo, steadiness and hand: an error of the hand is
    worse the deeper the card (M-51)."""
    fit = box["surrogate"]
    tempos = [fit["depth"] + fit.get(f"depth_{tempo}", 0) for tempo in TEMPOS]
    return [[[odds + noise for noise in row] for row in noises(box, "depth_noise")] for odds in tempos]


def tipping_odds(box: Box) -> list[list[int]]:
    """Log odds of the lean that is left, by steadiness and hand: a deck that tips does so under any hand."""
    return [[box["surrogate"]["tipping"] + noise for noise in row] for row in noises(box, "noise_tipping")]


def size_odds(box: Box, weight: str) -> list[int]:
    """Log odds added by how few cards stand or were built, by their count; 64 add nothing."""
    odds = box["surrogate"][weight]
    return [0, *(round(odds * math.log(64 / count)) for count in range(1, 65))]


def edge_odds(box: Box, weight: str) -> list[int]:
    """Log odds by how many cards stand outside a card: the outermost ones come easily, but tip what leans."""
    return [round(box["surrogate"][weight] / (1 + layers)) for layers in range(65)]


def lean_odds(box: Box, prefix: str = "") -> list[int]:
    """Log odds of an upright hand, and of those that lean (M-55)."""
    return [0, *(box["surrogate"][prefix + lean] for lean in LEANS)]


def read_numbers(box: Box) -> dict[str, int]:
    """A team has energy, a hand and a turn to begin with; only gifts and withdrawals may be none. What a spell and its
    creatures count for must fit into a move."""
    optional = ("gifts", "withdrawals")
    most = {"spell": MOST_SHARE, "fairy": MOST_CREATURE, "wolf": MOST_CREATURE}
    return {
        name: boxes.number(f"counts {name}", entry, least=0 if name in optional else 1, most=most.get(name, 999))
        for name, entry in box["counts"].items()
    }


def check_measures(box: Box) -> None:
    """What is counted on while cards are pulled: every factor is a number above nothing."""
    for name in STEADY:
        boxes.measure(f"steadiness {name}", box["steadiness"][name])
    for hand in HANDS:
        boxes.measure(f"hand {hand} tremor", box["hand"][hand]["tremor"])
    for tempo in TEMPOS:
        boxes.measure(f"tempo {tempo} seconds", box["tempo"][tempo]["seconds"])
        boxes.measure(f"tempo {tempo} stray", box["tempo"][tempo]["stray"], least=0.0)
    for lean in LEANS:
        boxes.measure(f"lean {lean}", box["lean"][lean])
    for name in ("width", "height", "thickness", "opening", "fallen", "collapse_share", "card_friction", "smoothest"):
        boxes.measure(f"physics {name}", box["physics"][name])
    for name in ("texture", "bump", "bump_spread"):
        boxes.measure(f"physics {name}", box["physics"][name], least=0.0)
    for name in ("bump_frequency", "bump_fading"):
        boxes.measure(f"physics {name}", box["physics"][name])
    for name in ("pinch", "pinch_settled", "pinch_time", "distance"):
        boxes.measure(f"hand_physics {name}", box["hand_physics"][name])


BOX = boxes.load("kamimai")
check_measures(BOX)
RULES: str = BOX["rules"]
COUNTS = read_counts(BOX)
SHEETS = read_sheets(BOX)
SPELLS: list[list[list[int]]] = SHEETS[0]
AREA_EFFECTS: list[list[int]] = SHEETS[1]
STARTS: list[int] = SHEETS[2]
HAND_OF = read_hands(BOX)
NUMBERS: dict[str, int] = read_numbers(BOX)
SURROGATE: dict[str, int] = {name: value for name, value in BOX["surrogate"].items() if isinstance(value, int)}
TEMPO_ODDS: list[int] = [SURROGATE[tempo] for tempo in TEMPOS]
STEADINESS = list(BOX["steadiness"])
NOISES: list[list[int]] = noises(BOX)
DEPTH_ODDS: list[list[list[int]]] = depth_odds(BOX)
LEFT_ODDS: list[int] = size_odds(BOX, "few")
BUILT_ODDS: list[int] = size_odds(BOX, "built")
EDGE_ODDS: list[int] = edge_odds(BOX, "edge")
EDGE_TIPPING_ODDS: list[int] = edge_odds(BOX, "edge_tipping")
TIPPING_ODDS: list[list[int]] = tipping_odds(BOX)
LEAN_ODDS: list[int] = lean_odds(BOX)
DEPTH_LEAN_ODDS: list[int] = lean_odds(BOX, "depth_")
RISKS: list[int] = risks()
