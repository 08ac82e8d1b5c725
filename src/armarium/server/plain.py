"""What people write, made safe to show beside what others write: names, table names and chat all come through here.

Controls, direction marks, line separators and invisible letters go; scripts, accents and emoji stay as they are.
"""

from __future__ import annotations

import unicodedata

JOINER = "\u200d"
PICTURE = "\ufe0f"  # asks for the emoji form of the sign before it
BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters and signs that show nothing
UNSEEN = frozenset(("Cc", "Cf", "Cs", "Co", "Cn"))
SYMBOLS = frozenset(("So", "Sk", "Sm"))


def plain(text: str) -> str:
    """The text on one line, without what nobody sees; an emoji keeps the joiners inside it."""
    line = " ".join(text.split())
    shown = [sign for place, sign in enumerate(line) if is_shown(line, place)]
    return " ".join("".join(shown).split())


def is_shown(line: str, place: int) -> bool:
    sign = line[place]
    if sign == JOINER:
        return is_emoji(line, place - 1) and is_symbol(line, place + 1)
    if is_selector(sign):
        return sign == PICTURE and (is_symbol(line, place - 1) or is_keycap(line, place - 1))
    return sign not in BLANKS and unicodedata.category(sign) not in UNSEEN


def is_emoji(line: str, place: int) -> bool:
    """Whether a picture ends here, with the sign for its form or without."""
    return is_symbol(line, place) or (place > 0 and line[place] == PICTURE and is_symbol(line, place - 1))


def is_symbol(line: str, place: int) -> bool:
    sign = line[place] if place in range(len(line)) else " "
    return sign not in BLANKS and unicodedata.category(sign) in SYMBOLS


def is_keycap(line: str, place: int) -> bool:
    return place >= 0 and line[place] in "0123456789#*"


def is_selector(sign: str) -> bool:
    return "\ufe00" <= sign <= "\ufe0f" or "\U000e0100" <= sign <= "\U000e01ef" or "\u180b" <= sign <= "\u180f"
