"""What people note while they obey their Looks, what is asked of them, and the texts that are to be typed (K-33, K-34).

Whether they obey is judged in `warden.py` and `watch.py`.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Literal, NamedTuple

import msgspec

Press = Literal["tongue", "name", "rise", "sit", "key", "quiet", "emote", "far", "hail", "formula"]
SAYINGS = (
    *(f"hail-{n}" for n in range(1, 6)),
    *(f"formula-{n}" for n in range(1, 4)),
    *(f"forbidden-{n}" for n in range(1, 6)),
)
UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})
Short = Annotated[str, msgspec.Meta(max_length=200)]
Say = Callable[[str], Sequence[str]]  # the texts of a words' key, in all languages
Lot = Callable[[], float]  # a number from 0 up to 1, drawn by whoever owns the luck


class Slip(NamedTuple):
    """The seat and the id of its Look card. `before`: made in the turn that has just ended (K-28)."""

    seat: int
    card: str
    before: bool = False


class Picked(msgspec.Struct, tag="picked"):
    """A card (its slot, from 1) or a square was chosen, for good or to try."""

    card: int | None = None
    square: Short | None = None


class Spoken(msgspec.Struct, tag="said"):
    text: str


class Typed(msgspec.Struct, tag="typed"):
    """The answer to a hail or a formula; not chat."""

    text: Short


class Pressed(msgspec.Struct, tag="pressed"):
    what: Press
    key: Short = ""


class Held(msgspec.Struct, tag="held"):
    down: bool


class Easier(msgspec.Struct, tag="easier"):
    """K-34: everybody chooses stand-ins for themselves, at any time."""

    on: bool


FromPage = Picked | Typed | Pressed | Held | Easier  # what a page may send; what was said the server tells itself
Note = FromPage | Spoken


class Demand(msgspec.Struct, frozen=True):
    """What a seat is asked for. `ask` is the words' key (ask-<ask>), `text` the key of what is to be typed, `key` the
    letter to press, `until` the last moment by the server's clock; None where no clock runs. `count` of `most`: what
    was done so far where only so much may be done. `later`: it is asked when what stands before it is done. `easy`:
    its stand-in is enough."""

    look: str
    ask: str
    text: str | None = None
    key: str | None = None
    until: float | None = None
    count: int | None = None
    most: int | None = None
    later: bool = False
    easy: bool = False


def plain_letters(text: str) -> str:
    """Letters and digits only, small, without accents, single spaces: what every keyboard can type."""
    bare = "".join(char for char in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(char))
    return " ".join("".join(char if char.isalnum() else " " for char in bare).split())


def spellings(text: str) -> set[str]:
    """A text as plain letters, each umlaut without its dots or with an e behind it: Bücher as bucher and buecher."""
    composed = unicodedata.normalize("NFC", text.casefold())
    return {plain_letters(text), plain_letters(composed.translate(UMLAUTS))}


class Texts:
    """The hails, formulas and forbidden words in all languages; an answer counts in any of them.

    `sayings` maps each words' key (hail-1, formula-2, forbidden-3 …) to its texts.
    """

    def __init__(self, sayings: Mapping[str, Sequence[str]]) -> None:
        self._plain_texts = {key: set().union(*map(spellings, texts)) for key, texts in sayings.items()}
        self.hails = sorted(key for key in sayings if key.startswith("hail-"))
        self.formulas = sorted(key for key in sayings if key.startswith("formula-"))
        self._forbidden = {word for key in sayings if key.startswith("forbidden-") for word in self._plain_texts[key]}

    def is_answer(self, key: str, text: str) -> bool:
        return plain_letters(text) in self._plain_texts[key]

    def has_forbidden(self, text: str) -> bool:
        return not self._forbidden.isdisjoint(plain_letters(text).split())
