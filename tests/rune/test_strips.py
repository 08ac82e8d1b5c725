"""Strips of moves are numbers of up to 62 bits: each bit counts, also the highest, and is found by its place."""

from __future__ import annotations

import pytest

from armarium.games.rune.grid.board import bit, nth_bit, popcount

PLACES = range(62)
MIXED = [0b1011, 0x2AAAAAAAAAAAAAAA, 0x3FFFFFFFFFFFFFFF, 1 << 61 | 1 << 56 | 1 << 8 | 1]


@pytest.mark.parametrize("place", PLACES)
def test_a_single_bit_is_one_and_found_at_its_place(place: int) -> None:
    assert bit(place) == 1 << place
    assert popcount(1 << place) == 1 and popcount((1 << place) - 1) == place
    assert nth_bit(1 << place, 0) == place


@pytest.mark.parametrize("bits", MIXED)
def test_set_bits_are_counted_and_found_in_their_order(bits: int) -> None:
    places = [place for place in PLACES if bits >> place & 1]
    assert popcount(bits) == len(places)
    assert [nth_bit(bits, index) for index in range(len(places))] == places
