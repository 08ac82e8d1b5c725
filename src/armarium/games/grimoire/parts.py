"""The box of Grimoire, read from parts.toml and checked. A number corrected there by an owner is used everywhere."""

from __future__ import annotations

from armarium import boxes
from armarium.boxes import Box
from armarium.reason import Reason, Refused, refusal

KINDS = ("common", "forbidden", "time", "defensive", "attack")
EFFECTS: tuple[str, ...] = (
    "none",
    "look",
    "first",
    "last",
    "trade",
    "tokens",
    "metals",
    "fewest-tokens",
    "different",
    "most-companions",
    "most-treasures",
)
CHOOSERS = ("victim", "caster")
COINS = 3
PAGES = 15
MOST = 15  # copies of one card that a pile can hold


def number(field: str, part: Box, key: str = "value", least: int = 0, most: int = 99) -> int:
    return boxes.number(field, part, key, least, most)


def read_numbers(numbers: Box) -> dict[str, int]:
    """G-6, G-9: somebody can open a page from the first round on, and no page beyond the last."""
    values = {name: number(name, part) for name, part in numbers.items()}
    values["magic-first"] = number("magic-first", numbers["magic-first"], least=1, most=PAGES)
    values["magic-most"] = number("magic-most", numbers["magic-most"], least=values["magic-first"], most=PAGES)
    return values


def read_names(field: str, cards: list[Box]) -> list[str]:
    """The names cards go by in positions and words: small letters and hyphens, no two alike."""
    names = [boxes.text(f"{field} card", card["card"]) for card in cards]
    for name in names:
        if not name.replace("-", "a").isalpha() or not name.islower() or names.count(name) > 1:
            raise refusal("part-name", field=field, value=name)
    return names


def read_counts(cards: list[Box], key: str) -> list[int]:
    return [number(f"{card['card']} {key}", card[key], most=MOST) for card in cards]


def read_values(cards: list[Box]) -> list[int]:
    return [number(f"{card['card']} vp", card["vp"]) for card in cards]


def check_quest(cards: list[Box]) -> None:
    """G-2: three kinds of coin first, then ten companions: what the piles are built for."""
    sorts = [boxes.word(f"{card['card']} sort", card["sort"], ("treasure", "companion")) for card in cards]
    if sorts != ["treasure"] * COINS + ["companion"] * 10:
        raise Refused(Reason("G-2", "part-sorts", {"field": "quest", "coins": COINS, "companions": 10}))


def read_effect(card: Box, key: str) -> int:
    effect = card.get("effect", {"value": "none"})
    field = f"{card['card']} effect"
    if key == "value":
        return EFFECTS.index(boxes.word(field, effect["value"], EFFECTS))
    return number(field, effect, key) if key in effect else 0


def read_pages(pages: list[Box]) -> None:
    if [page["number"] for page in pages] != list(range(1, PAGES + 1)):
        raise Refused(Reason("G-1", "part-pages", {"field": "page", "count": len(pages)}))


def page_numbers(pages: list[Box], key: str, missing: int = 0) -> list[int]:
    """A number of every page by page number; place 0 is no page. Nothing is divided by less than one."""
    least = 1 if key == "divisor" else 0
    given = [number(f"page {p['number']} {key}", p[key], least=least) if key in p else missing for p in pages]
    return [missing, *given]


def page_kinds(pages: list[Box], kind: str) -> list[int]:
    """1 for every page of the kind, by page number."""
    for page in pages:
        for name in page["kinds"]:
            boxes.word(f"page {page['number']} kinds", name, KINDS)
    return [0] + [int(kind in page["kinds"]) for page in pages]


def victim_chooses(pages: list[Box]) -> list[int]:
    flags = [0]
    for page in pages:
        chooser = page.get("chooser", {"value": "caster"})["value"]
        flags.append(int(boxes.word(f"page {page['number']} chooser", chooser, CHOOSERS) == "victim"))
    return flags


BOX = boxes.load("grimoire")
RULES: str = BOX["rules"]
NUMBERS: dict[str, int] = read_numbers(BOX["numbers"])

read_pages(BOX["page"])
SPELLS: list[str] = [""] + [boxes.text("page spell", page["spell"]) for page in BOX["page"]]
PAGE_KINDS: list[list[str]] = [[]] + [list(page["kinds"]) for page in BOX["page"]]
PAGE_CLAUSES: list[str] = [""] + [page["clause"] for page in BOX["page"]]

check_quest(BOX["quest"])
QUEST: list[str] = read_names("quest", BOX["quest"])
QUEST_COUNTS: list[int] = read_counts(BOX["quest"], "count")
QUEST_COUNTS_FIVE: list[int] = read_counts(BOX["quest"], "count-five")
QUEST_VP: list[int] = read_values(BOX["quest"])
EFFECT: list[int] = [read_effect(card, "value") for card in BOX["quest"]]
AMOUNT: list[int] = [read_effect(card, "amount") for card in BOX["quest"]]
LEAST: list[int] = [read_effect(card, "least") for card in BOX["quest"]]

ITEMS: list[str] = read_names("item", BOX["item"])
ITEM_COUNTS: list[int] = read_counts(BOX["item"], "count")
ITEM_COUNTS_FIVE: list[int] = read_counts(BOX["item"], "count-five")
ITEM_VP: list[int] = read_values(BOX["item"])
CLAUSES: dict[str, str] = {clause: part["tag"] for clause, part in BOX["clauses"].items()}
