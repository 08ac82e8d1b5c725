"""Why it fell, told with the move: which card lost its balance first, and what was left of the deck by then (M-54)."""

from __future__ import annotations

import math
import re

import pytest

from armarium.games.kamimai.deck import bodies, hand, standing, tipping
from armarium.games.kamimai.deck.proofs import Touch
from armarium.log import Line, is_note, note_event
from armarium.motion import PLACE, TURN, Frame, Pose
from armarium.words import words
from tests.kamimai.scene import new

FLAT, LEANING = 1500, 300  # thousandths of a radian


def pose(along: float, turn: int) -> Pose:
    """A card that is so far along the spine and has turned so far from the upright."""
    half = turn / 2000
    return round(PLACE * along), 440, 0, round(TURN * math.cos(half)), round(TURN * math.sin(half)), 0, 0


def fall(dragged: float = 0.0) -> list[Frame]:
    """Card 1 is drawn, taking card 2 so far along; 3 leans and comes back, then 0 falls."""
    return [
        (33, [(slot, pose(0, 0)) for slot in range(4)]),
        (66, [(1, pose(5, 0)), (2, pose(dragged, 0)), (3, pose(0, LEANING))]),
        (99, [(1, pose(7, 0)), (3, pose(0, 0))]),
        (500, [(0, pose(0, FLAT))]),
    ]


@pytest.mark.clause("M-54")
@pytest.mark.parametrize(
    ("held", "stood", "built", "dragged", "why"),
    [
        (1, [0, 1, 2, 3], 4, 0.2, "balance"),
        (1, [0, 1, 2, 3], 4, 0.5, "hand"),
        (None, [0, 1, 2, 3], 4, 0.0, "knock"),
        (1, [0, 1, 2, 3], 7, 0.0, "bared"),
        (1, [0, 1, 2, 3, 13], 14, 0.0, "centre"),
    ],
)
def test_the_first_card_that_tips_for_good_is_named_with_its_reason(
    held: int | None, stood: list[int], built: int, dragged: float, why: str
) -> None:
    assert tipping.first_tip(fall(dragged), held, stood, built) == (0, why)


@pytest.mark.clause("M-54")
def test_what_tips_while_the_hand_draws_is_its_fault_and_what_comes_back_is_no_fall() -> None:
    early = [(at if at < 500 else 80, moved) for at, moved in fall()]
    assert tipping.first_tip(sorted(early, key=lambda frame: frame[0]), 1, range(4), 4) == (0, "hand")
    assert tipping.first_tip(fall()[:3], 1, range(4), 4) is None


@pytest.mark.clause("M-54", "M-51")
def test_bodies_that_fall_with_a_bare_end_are_told_so() -> None:
    """Four outer cards of one side: it falls at the fourth."""
    deck = bodies.build(64, bytes(8))
    for slot in range(5):
        wish = hand.plain_pull(slot, "slow", hand.pull_seed(b"tip", slot))
        verdict = bodies.pull(deck, wish)
        if verdict.fell:
            break
        state = new(2)
        assert standing.Simulation().first_tip(state, Touch("pull", wish), verdict) is None
        deck = verdict.after
    assert verdict.fell and slot >= tipping.BARE - 1
    tip = tipping.first_tip(verdict.frames, slot, deck.slots, 64)
    assert tip is not None and tip[1] == "bared" and tip[0] != slot


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_it_is_told_in_words_to_those_who_see_no_poses(language: str) -> None:
    sentences = set()
    for why in tipping.Why.__args__:  # type: ignore[attr-defined]
        note = f"tipped 31 {why}"
        assert is_note(note, Line(1, 0, "pull 3 > fell"))
        event = note_event(0, note)
        sentence = words(None, language).say(f"event-{event.kind}", event.values)
        assert "31" in sentence and not re.search(r"[{}]", sentence)
        sentences.add(sentence)
    assert len(sentences) == len(tipping.Why.__args__)  # type: ignore[attr-defined]
