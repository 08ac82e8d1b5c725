"""Luck: fair, repeatable from a seed in every mode, sealed where people play, and exact where it is read back."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from armarium.chance import Chance, RecordedChance, SealedChance, commitment, new_chance
from armarium.reason import Refused

# The first draws of below(n) for a seed: the same compiled and interpreted, on every machine, for ever.
GOLDEN = {
    (0, 6): [1, 3, 3, 0, 0, 0, 3, 2],
    (1, 16): [15, 7, 10, 14, 8, 10, 4, 4],
    (-7, 1000): [806, 782, 649, 486, 520, 674, 928, 424],
    (10**30, 2**31 - 1): [488714523, 1057851581, 979374431, 334532567, 1898814795, 2030412942, 576690155, 1199638111],
}
SECRET = bytes(range(32))
SEALED = [663, 161, 221, 814, 549, 320, 741, 895, 376, 427]


@pytest.mark.parametrize(("seed", "n"), GOLDEN)
def test_a_seed_gives_the_same_outcomes_for_ever(seed: int, n: int) -> None:
    chance = Chance(seed)
    assert [chance.below(n) for _ in range(8)] == GOLDEN[seed, n]


def test_a_secret_gives_the_same_outcomes_for_ever() -> None:
    chance = SealedChance(SECRET)
    assert [chance.below(1000) for _ in range(10)] == SEALED


def test_a_secret_is_sha_256_in_counter_mode() -> None:
    blocks = [hashlib.sha256(SECRET + counter.to_bytes(8, "big")).digest() for counter in range(3)]
    words = [int.from_bytes(block[i : i + 4], "big") for block in blocks for i in range(0, 32, 4)]
    chance = SealedChance(SECRET)
    assert [chance.word() for _ in words] == words


@pytest.mark.parametrize("n", [2, 3, 6, 10, 16])
@pytest.mark.parametrize("is_sealed", [False, True])
def test_all_outcomes_are_about_equally_likely(is_sealed: bool, n: int) -> None:
    """By chi square, six deviations wide; the seeds are fixed."""
    chance = SealedChance(SECRET) if is_sealed else Chance(5)
    draws = 600 * n
    found = Counter(chance.below(n) for _ in range(draws))
    assert set(found) == set(range(n))
    assert sum((count - 600) ** 2 / 600 for count in found.values()) < n + 6 * (2 * n) ** 0.5


def test_neighbouring_outcomes_are_independent() -> None:
    chance = Chance(9)
    draws = [chance.below(4) for _ in range(6400)]
    pairs = Counter(zip(draws[::2], draws[1::2], strict=True))
    assert len(pairs) == 16 and all(130 < count < 270 for count in pairs.values())


def test_neighbouring_seeds_are_independent() -> None:
    first = Counter(Chance(seed).below(6) for seed in range(1200))
    assert all(150 < first[value] < 250 for value in range(6))


@given(st.integers(-(10**40), 10**40), st.lists(st.integers(1, 2**31 - 1), min_size=1, max_size=20))
def test_an_outcome_is_below_its_bound_and_repeatable(seed: int, bounds: list[int]) -> None:
    first, second = Chance(seed), Chance(seed)
    for n in bounds:
        value = first.below(n)
        assert 0 <= value < n and value == second.below(n)


def test_outcomes_are_kept_from_when_one_asks() -> None:
    chance = Chance(3)
    chance.below(6)
    assert chance.take_draws() == []
    chance.record_draws()
    draws = [(int(chance.below(n)), n) for n in (6, 2, 10)]
    assert chance.take_draws() == draws
    assert chance.take_draws() == []
    last = int(chance.below(4))
    assert chance.take_draws() == [(last, 4)]


def test_what_is_kept_can_be_read_back() -> None:
    chance = SealedChance(SECRET)
    values = [chance.below(n) for n in (16, 15, 14, 2)]
    written = RecordedChance(chance.take_draws())
    assert written.draws_left() == 4
    assert [written.below(n) for n in (16, 15, 14, 2)] == values
    assert written.draws_left() == 0
    assert written.take_draws() == list(zip(values, (16, 15, 14, 2), strict=True))


def test_written_luck_refuses_any_other_luck() -> None:
    with pytest.raises(Refused, match="luck-missing needed=6"):
        RecordedChance([]).below(6)
    with pytest.raises(Refused, match="luck-differs value=3 possible=10 needed=6"):
        RecordedChance([(3, 10)]).below(6)
    for value in (-1, 6, 7):
        with pytest.raises(Refused, match="luck-differs"):
            RecordedChance([(value, 6)]).below(6)


def test_written_luck_may_be_added_to() -> None:
    written = RecordedChance([(1, 6)])
    written.add([(0, 2)])
    assert [written.below(6), written.below(2)] == [1, 0]


def test_a_refused_outcome_is_not_used_up() -> None:
    written = RecordedChance([(1, 6)])
    with pytest.raises(Refused):
        written.below(7)
    assert written.draws_left() == 1 and written.below(6) == 1


def test_the_commitment_binds_the_secret() -> None:
    chance = SealedChance(SECRET)
    assert chance.commitment() == commitment(SECRET) == hashlib.sha256(SECRET).hexdigest()
    chance.below(6)
    assert chance.commitment() == commitment(SECRET)
    assert commitment(SECRET[::-1]) != commitment(SECRET)


def test_fresh_luck_has_a_secret_of_its_own() -> None:
    first, second = new_chance(), new_chance()
    assert len(first.secret) == len(second.secret) == 32 and first.secret != second.secret
