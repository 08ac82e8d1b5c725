"""Positions come back as they were written, broken ones are refused by field, and guesses keep what a seat has seen."""

from __future__ import annotations

from collections import Counter

import pytest

from armarium.chance import Chance
from armarium.games.kragmortha import GAME, parts
from armarium.games.kragmortha.state import State
from armarium.reason import Refused
from tests.kragmortha.tables import at, hand, position


def walk(seats: int, seed: int, **options: bool | str) -> list[State]:
    chance = Chance(seed)
    state = GAME.new(seats, {name.replace("_", "-"): value for name, value in options.items()}, chance)
    seen: list[State] = []
    while state.actor() >= 0 and len(seen) < 600:
        seen.append(state.clone(Chance(0)))
        seat = state.actor()
        state.play(seat, state.move_at(seat, chance.below(state.move_count(seat))))
    return [*seen, state]


@pytest.mark.parametrize("seats", range(2, 9))
def test_positions_round_trip(seats: int) -> None:
    for state in walk(seats, seats, mode="table" if seats == 3 else "online", shuffled_symbols=seats == 4)[::5]:
        text = GAME.position(state)
        again = GAME.from_position(text, Chance(0))
        assert GAME.position(again) == text
        assert again.to_act() == state.to_act()
        for seat in range(seats):
            assert again.moves(seat) == state.moves(seat)
            assert GAME.view(again, seat) == GAME.view(state, seat)


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_cards_are_conserved(seats: int) -> None:
    for state in walk(seats, 40 + seats)[::9]:
        found: Counter[str] = Counter(GAME.view(state, None).discards)
        for seat in range(seats):
            found.update(hand(state, seat))
        found.update({face: int(state.piles.deck[place]) for place, face in enumerate(parts.FACES)})
        assert found == Counter(dict(zip(parts.FACES, parts.COPIES, strict=True)))
        assert state.piles.books_left() + len(state.piles.owned) == 18
        looks = [int(entry >> 4) & 255 for entry in state.piles.dealt] + [
            int(entry) & 255 for entry in state.piles.under
        ]
        unseen = [card for card in range(24) if state.piles.unseen >> card & 1]
        assert sorted(looks + unseen) == list(range(24))


BROKEN = [
    ("kragmortha/2", "kragmortha/9", "position-version"),
    ("rigor=d10", "", "position-missing"),
    ("rigor=d10", "rigor=d10 rigor=d9", "position-field"),
    ("rigor=d10", "rigor=z9", "position-square"),
    ("rigor=d10", "rigor=a1", "position-barred"),
    ("rigor=d10", "rigor=c8", "position-square-shared"),
    ("goblins=c8.a5", "goblins=c8.c8", "position-square-shared"),
    ("goblins=c8.a5", "goblins=c8", "position-count"),
    ("goblins=c8.a5", "goblins=c8.-", "position-unplaced"),
    ("phase=plan", "phase=place", "position-placed"),
    ("phase=plan", "phase=over", "position-over"),
    ("phase=plan", "phase=sleep", "position-unknown"),
    ("phase=plan", "phase=second", "position-card"),
    ("seat=1", "seat=3", "position-seat"),
    ("turn=9", "turn=²", "position-number"),
    ("turn=9", "turn=09", "position-spelling"),
    ("hands=gbg/-", "hands=gxx/-", "position-unknown"),
    ("hands=gbg/-", "hands=goo.goo.goo/-", "position-too-many"),
    ("hands=gbg/-", "hands=gbg", "position-count"),
    ("looks=-", "looks=1/leg-1,2/leg-1", "position-too-many"),
    ("looks=-", "looks=1/leg-1,1/arm-1,1/head-1,1/hand-1,1/mouth-1", "position-looks"),
    ("books=-", "books=1/changeling,2/changeling", "position-too-many"),
    ("tokens=-", "tokens=trap.trap.trap", "position-too-many"),
    ("stack=-", "stack=link:1:0", "position-chain"),
    ("stack=-", "stack=effect:1:0", "position-stuck"),
    ("stack=-", "stack=fly:1:0", "position-unknown"),
    ("floor=-", "floor=BBBBBBB", "position-floor"),
    ("votes=-", "votes=xx", "position-unknown"),
    ("options=-", "options=mode:moon", "option-value"),
]


@pytest.mark.parametrize(("part", "changed", "key"), BROKEN)
def test_broken_positions_are_refused_by_field(part: str, changed: str, key: str) -> None:
    text = position("c8 a5", "gbg")
    assert GAME.position(GAME.from_position(text, Chance(0))) == text
    assert part in text
    with pytest.raises(Refused) as refusal:
        GAME.from_position(text.replace(part, changed), Chance(0))
    assert refusal.value.reason.key == key


def test_a_face_down_hand_stays_face_down_whatever_other_looks_stand_before_it() -> None:
    state = at("c8 a5", hands="gbg:0.gbs:0/-", looks="1/leg-1,1/hand-4,1/arm-1")
    assert [card.face for card in GAME.view(state, 0).hand] == [None, None]


def test_a_guess_keeps_what_was_seen_and_deals_the_rest_evenly() -> None:
    state = at("c8 a5 c5", hands="gbg.gbs.gpg/roo:12.goo.gso/gpo.gsg.rbp", looks="2/leg-1")
    faces: Counter[str] = Counter()
    for seed in range(400):
        guess = state.guess(0, Chance(seed))
        assert hand(guess, 0) == hand(state, 0) and hand(guess, 1)[0] == "roo"
        faces.update(hand(guess, 2))
    assert len(faces) == len(parts.FACES)
    assert faces["gsp"] > faces["rgo"]  # five copies against one


def test_a_guess_of_a_guess_is_spread_like_a_guess() -> None:
    state = walk(5, 3)[120]
    once: Counter[str] = Counter()
    twice: Counter[str] = Counter()
    for seed in range(600):
        once.update(hand(state.guess(0, Chance(seed)), 1))
        twice.update(hand(state.guess(0, Chance(seed)).guess(0, Chance(9000 + seed)), 1))
    for face in parts.FACES:
        assert abs(once[face] - twice[face]) < 70
