"""Cards as counts: a pile says how many of each kind it holds, four bits a kind, so that it is one number.

Cards of one kind are the same card. A card that not everybody has seen also remembers who has, and which deck it came
from: when a deck is used up, everybody can work out which cards of it are still hidden. Nobody else shifts.

    from bit        0            4               7                      13
    a pile          copies of kind 0, then of kind 1 from bit 4, and so on to kind 13
    a tracked card  kind         mark            seen by seat 0 .. 5    number of its deck
                                 in the quest zone 1 = face down; in a territory the owner's seat
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from armarium.games.grimoire import parts

QUEST_KINDS: Final[i64] = 13  # three coins, then ten companions
COIN_KINDS: Final[i64] = 3
ITEM_KINDS: Final[i64] = 5
JUNK: Final[i64] = 3
SHOES_CARD: Final[i64] = 4
COINS: Final[i64] = 0xFFF  # the coins of a quest pile
NO_CARD: Final[i64] = -1
NO_SEATS: Final = vec[i64]([0] * 5)  # a number for each seat
EVEN: Final[i64] = 0x0F0F0F0F0F0F0F  # every other kind
BYTE: Final[i64] = 255

ONE: Final = vec[i64]([1 << (4 * kind) for kind in range(14)])  # one card of a kind
BIT: Final = vec[i64]([1 << place for place in range(8)])


def pile_of(counts: list[int]) -> i64:
    pile: i64 = 0
    for kind in range(len(counts)):
        pile += ONE[kind] * counts[kind]
    return pile


def count_of(pile: i64, kind: i64) -> i64:
    return (pile >> (4 * kind)) & 15


def size(pile: i64) -> i64:
    """How many cards: neighbouring kinds are added into bytes, then the bytes into one."""
    pile = (pile & EVEN) + ((pile >> 4) & EVEN)
    pile += pile >> 8
    pile += pile >> 16
    pile += pile >> 32
    return pile & BYTE


def kind_count(pile: i64) -> i64:
    """How many different kinds."""
    count: i64 = 0
    while pile:
        if pile & 15:
            count += 1
        pile >>= 4
    return count


def nth(pile: i64, index: i64) -> i64:
    """The kind of the card at a place of the pile, its cards in the order of their kinds."""
    kind: i64 = 0
    while index >= pile & 15:
        index -= pile & 15
        pile >>= 4
        kind += 1
    return kind


def nth_kind(pile: i64, index: i64) -> i64:
    """The kind at a place among the different kinds of a pile."""
    kind: i64 = 0
    while True:
        if pile & 15:
            if index == 0:
                return kind
            index -= 1
        pile >>= 4
        kind += 1


# --- a tracked card ---------------------------------------------------------------------------------------------------


def card_of(kind: i64, mark: i64, seen: i64, deck: i64) -> i64:
    return kind | mark << 4 | seen << 7 | deck << 13


def with_kind(card: i64, kind: i64) -> i64:
    return card + kind - kind_of(card)


def with_seen(card: i64, seat: i64) -> i64:
    """The same card, its face seen by the seat."""
    return card | BIT[seat] << 7


def kind_of(card: i64) -> i64:
    return card & 15


def mark_of(card: i64) -> i64:
    return (card >> 4) & 7


def seen_of(card: i64) -> i64:
    return (card >> 7) & 31


def deck_of(card: i64) -> i64:
    return card >> 13


def is_down(card: i64) -> bool:
    """For a card of the quest zone."""
    return (card >> 4) & 7 == 1


def has_seen(card: i64, seat: i64) -> bool:
    return (card >> (7 + seat)) & 1 == 1


def quest_names(pile: i64) -> list[str]:
    """Every card of a quest pile by name, in the order of kinds."""
    return [parts.QUEST[kind] for kind in range(QUEST_KINDS) for _ in range(count_of(pile, kind))]


def item_names(pile: i64) -> list[str]:
    return [parts.ITEMS[kind] for kind in range(ITEM_KINDS) for _ in range(count_of(pile, kind))]
