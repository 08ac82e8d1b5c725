"""How Grimoire writes its moves: an int inside, a short text outside. Knows names and numbers, no position."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from armarium.games.grimoire import parts

# What is being asked. All but PAGES ask one seat; PAGES asks everybody at once.
TOKENS: Final[i64] = 0
SPY: Final[i64] = 1
PAGES: Final[i64] = 2
LUCK: Final[i64] = 3
CURE: Final[i64] = 4
TARGET: Final[i64] = 5
GIVE: Final[i64] = 6
SEIZE: Final[i64] = 7
SHOES: Final[i64] = 8
BUY: Final[i64] = 9
TAKE: Final[i64] = 10
OVER: Final[i64] = 11
PHASES: Final = ("tokens", "spy", "pages", "luck", "cure", "target", "give", "seize", "shoes", "buy", "take", "over")

# A move; nobody else shifts. Verbs are numbers and not enums, for a search asks for them at every step; VERBS names
# them outside.
#
#     from bit   0                                      4
#     a move     token, page, place, seat or card       verb
CHOOSE_TOKEN: Final[i64] = 0
SEAL: Final[i64] = 1
LOOK: Final[i64] = 2
REPLACE: Final[i64] = 3
PAY: Final[i64] = 4
AIM: Final[i64] = 5
HAND_OVER: Final[i64] = 6
PICK: Final[i64] = 7
ADD: Final[i64] = 8
PURCHASE: Final[i64] = 9
TAKE_CARD: Final[i64] = 10
PASS: Final[i64] = 11
VERBS: Final = ("token", "page", "look", "luck", "pay", "target", "give", "seize", "add", "buy", "take", "pass")
BARE_VERBS: Final = ("look", "pay", "add", "buy", "pass")

# How a game can end (G-31, G-36).
NOT_ENDING: Final[i64] = 0
TEN_TREASURES: Final[i64] = 1
TEN_COMPANIONS: Final[i64] = 2
PILES_EMPTY: Final[i64] = 3
MAGIC_FULL: Final[i64] = 4
ENDINGS: Final = ("none", "treasures", "companions", "piles", "magic")


def move_of(verb: i64, number: i64) -> i64:
    return verb << 4 | number


def verb_of(move: i64) -> i64:
    return move >> 4


def number_of(move: i64) -> i64:
    return move & 15


def move_text(move: i64) -> str:
    """Tokens, pages and places count from 1 as they are; seats are written from 1, companions by name."""
    verb = verb_of(move)
    number = number_of(move)
    name = VERBS[verb]
    if name in BARE_VERBS:
        return name
    if verb == HAND_OVER or verb == PICK:
        return f"{name} {parts.QUEST[number]}"
    if verb == AIM:
        return f"{name} {number + 1}"
    return f"{name} {number}"
