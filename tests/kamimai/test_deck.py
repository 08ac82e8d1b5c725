"""The standing Grimoire at one glance is what a slow look at every slot says; pulls by number are those of the list."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from armarium.chance import Chance
from armarium.games.kamimai import GAME
from armarium.games.kamimai.deck.slots import GAP, GONE, UNSEEN, Deck, Shape, deck_of, no_cards
from armarium.games.kamimai.state import State


def random_deck(seed: int) -> Deck:
    """From two slots to 64, at least two of them standing, some of them seen."""
    dice = random.Random(seed)
    built = dice.randint(2, 64)
    share = dice.random()
    slots = [GONE if dice.random() < share else dice.choice((UNSEEN, UNSEEN, 3)) for _ in range(built)]
    for slot in dice.sample(range(built), 2):
        slots[slot] = UNSEEN
    return deck_of(slots, no_cards())


def is_open(slots: list[int], slot: int, step: int) -> bool:
    """Whether nothing stands in this direction as far as one must be able to look, or to the end."""
    way = range(slot + step, slot + step * (int(GAP) + 1), step)
    return all(not 0 <= place < len(slots) or slots[place] == GONE for place in way) or all(
        card == GONE for card in (slots[slot + 1 :] if step > 0 else slots[:slot])
    )


@pytest.mark.parametrize("seed", range(60))
def test_a_glance_says_what_a_slow_look_says(seed: int) -> None:
    deck = random_deck(seed)
    slots, shape = list(deck.slots), Shape(deck.slots)
    stands = [slot for slot, card in enumerate(slots) if card != GONE]
    gaps = [after - before - 1 for before, after in pairwise(stands)]
    assert (shape.first, shape.last, shape.count, shape.hole) == (stands[0], stands[-1], len(stands), max(gaps))
    assert shape.near == sum(slot < len(slots) // 2 for slot in stands)
    assert shape.lean == sum(deck.lever(slot) for slot in stands)
    assert deck.standing() == stands == [deck.standing_at(place) for place in range(len(stands))]
    unseen = [slot for slot in stands if slots[slot] == UNSEEN]
    assert deck.gap_slots() == [slot for slot in unseen if is_open(slots, slot, -1) or is_open(slots, slot, 1)]
    for slot in stands:
        assert deck.risks(1, 2, 0)[slot] == deck.risk(slot, 1, 2, 0)
        inward = stands if slot < deck.half() else stands[::-1]
        at = inward.index(slot)
        assert deck.neighbour(slot) == (inward[at + 1] if at + 1 < len(inward) else inward[at - 1])


@pytest.mark.parametrize("training", [False, True])
def test_moves_by_number_are_those_of_the_list(training: bool) -> None:
    state: State = GAME.new(2, {"grimoire": "quick", "training": training}, Chance(5))
    luck = Chance(6)
    for _ in range(300):
        seat = int(state.actor())
        if seat < 0:
            return
        offered = state.moves(seat)
        assert state.move_count(seat) == len(offered)
        assert [state.move_at(seat, index) for index in range(len(offered))] == offered
        assert state.move_count(1 - seat) == len(state.moves(1 - seat)) == 0
        state.play(seat, offered[int(luck.below(len(offered)))])


def test_what_copies_share_is_never_changed_in_place() -> None:
    """A copy plays whole games; its original stays as it was."""
    state: State = GAME.new(3, {"grimoire": "quick", "level": 3, "mode": "hard"}, Chance(1))
    luck = Chance(2)
    for _ in range(400):
        before = GAME.position(state)
        copy = state.clone(Chance(int(luck.below(1000))))
        for _ in range(8):
            if (seat := int(copy.actor())) >= 0:
                copy.play(seat, copy.move_at(seat, luck.below(copy.move_count(seat))))
        assert GAME.position(state) == before
        if (seat := int(state.actor())) < 0:
            return
        state.play(seat, state.move_at(seat, luck.below(state.move_count(seat))))
