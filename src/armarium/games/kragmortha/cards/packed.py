"""How Kragmortha packs small numbers into one: drawn here once, taken apart here, and nobody else shifts.

    from bit             0         4         8         12
    a card in a hand     face ...........    known by ........
    a Look put under     card ...........    known by ........
    a Look dealt         seat      card ...........    known by ........
    a Grimoire           seat      kind      used      known by ........
    a set                bit n for seat, Look or Grimoire n
    a pair for each seat two bits a seat: votes (1 guilty, 2 clear, 3 neither), devices (1 pointer, 2 keyboard)
    cards put down       five bits each, the face + 1, the last one lowest

Numbers and not enums: this is asked in every step of a search, and an enum's members would be objects there.
A one is only shifted below bit 31, for the compiled form gives a literal no more than 32.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

ONE: Final[i64] = 1
BYTE: Final[i64] = 255
NIBBLE: Final[i64] = 15
PAIR: Final[i64] = 3
FIVE: Final[i64] = 31
USED: Final[i64] = 256
POINTER: Final[i64] = 1
KEYBOARD: Final[i64] = 2


# --- sets and pairs ---------------------------------------------------------------------------------------------------


def bit_of(place: i64) -> i64:
    return ONE << place


def has_bit(bits: i64, place: i64) -> bool:
    return (bits >> place) & 1 == 1


def with_bit(bits: i64, place: i64) -> i64:
    return bits | ONE << place


def without_bit(bits: i64, place: i64) -> i64:
    return bits & ~(ONE << place)


def family_of(card: i64) -> i64:
    """The four Looks of a card's family, as a set."""
    return NIBBLE << (card // 4 * 4)


def pair_of(pairs: i64, seat: i64) -> i64:
    return (pairs >> (2 * seat)) & PAIR


def with_pair(pairs: i64, seat: i64, value: i64) -> i64:
    return pairs & ~(PAIR << (2 * seat)) | value << (2 * seat)


def popcount(bits: i64) -> i64:
    count: i64 = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


def nth_bit(bits: i64, index: i64) -> i64:
    """The place of a set bit, counted from the lowest."""
    while index:
        bits &= bits - 1
        index -= 1
    return popcount((bits & -bits) - 1)


# --- a card in a hand, a Look put under -------------------------------------------------------------------------------


def card_of(face: i64, known: i64) -> i64:
    return face | known << 8


def face_of(card: i64) -> i64:
    return card & BYTE


def known_of(card: i64) -> i64:
    return card >> 8


def with_face(card: i64, face: i64) -> i64:
    return card & ~BYTE | face


def shown_card(card: i64, seats: i64) -> i64:
    return card | seats << 8


# --- a Look dealt -----------------------------------------------------------------------------------------------------


def look_of(seat: i64, card: i64, known: i64) -> i64:
    return seat | card << 4 | known << 12


def look_seat(entry: i64) -> i64:
    return entry & NIBBLE


def look_card(entry: i64) -> i64:
    return (entry >> 4) & BYTE


def with_look_card(entry: i64, card: i64) -> i64:
    return entry & ~(BYTE << 4) | card << 4


# --- a Magic Grimoire -------------------------------------------------------------------------------------------------


def book_of(seat: i64, kind: i64, known: i64) -> i64:
    return seat | kind << 4 | known << 12


def book_seat(entry: i64) -> i64:
    return entry & NIBBLE


def book_kind(entry: i64) -> i64:
    return (entry >> 4) & NIBBLE


def with_book_kind(entry: i64, kind: i64) -> i64:
    return entry & ~(NIBBLE << 4) | kind << 4


def is_used(entry: i64) -> bool:
    return entry & USED != 0


def used_book(entry: i64) -> i64:
    return entry | USED


# --- who knows a Look dealt or a Grimoire -----------------------------------------------------------------------------


def entry_known(entry: i64) -> i64:
    return entry >> 12


def shown_entry(entry: i64, seats: i64) -> i64:
    return entry | seats << 12


# --- cards put down ---------------------------------------------------------------------------------------------------


def put_down(last: i64, face: i64) -> i64:
    return last << 5 | (face + 1)


def faces_put_down(last: i64) -> list[int]:
    """In the order in which they were put down."""
    faces: list[int] = []
    while last:
        faces.insert(0, int((last & FIVE) - 1))
        last >>= 5
    return faces
