"""Packed motions: only rounding loses anything, both sides read the same bytes, and what is no motion is refused.

`motion.json` is read by `web/tests/motion.test.ts` too.
"""

from __future__ import annotations

import base64
import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from armarium import motion
from armarium.games.kamimai.deck import bodies
from armarium.motion import PLACE, TURN, Frame, Pose
from tests.kamimai.test_standing import straight

GOLDEN = json.loads((Path(__file__).parent / "motion.json").read_text("utf-8"))
numbers = st.integers(-9000, 9000)
poses = st.tuples(*[numbers] * 7)
frames = st.lists(st.tuples(st.integers(0, 12000), st.lists(st.tuples(st.integers(0, 64), poses), max_size=5)))
places = st.floats(-80.0, 80.0)
turns = st.floats(-1.0, 1.0)


def golden_frames(told: list[dict[str, list[list[int]]]]) -> list[Frame]:
    return [(frame["at"], [(card[0], pose(card[1:])) for card in frame["cards"]]) for frame in told]  # type: ignore[misc]


def pose(numbers: list[int]) -> Pose:
    x, y, z, w, i, j, k = numbers
    return x, y, z, w, i, j, k


@pytest.mark.clause("M-54")
@pytest.mark.parametrize("case", GOLDEN, ids=[case["name"] for case in GOLDEN])
def test_these_bytes_are_these_frames(case: dict[str, str]) -> None:
    told = golden_frames(case["frames"])  # type: ignore[arg-type]
    assert base64.b64encode(motion.pack(told)).decode() == case["packed"]
    assert motion.unpack(base64.b64decode(case["packed"])) == told


def test_steps_are_tenths_of_a_millimetre_and_thousandths_of_a_turn() -> None:
    """The page's own test has the same numbers."""
    assert motion.pose_of(0.12, 4.38, -0.07, 0.966, -0.258, 0.003, 0.0) == (12, 438, -7, 966, -258, 3, 0)


@pytest.mark.clause("M-54")
@given(frames)
def test_whole_numbers_come_back_as_they_were(told: list[Frame]) -> None:
    assert motion.unpack(motion.pack(told)) == told


@pytest.mark.clause("M-54")
@given(st.lists(st.tuples(*[places] * 3, *[turns] * 4), max_size=40))
def test_a_card_is_never_further_off_than_half_a_step(way: list[tuple[float, ...]]) -> None:
    """However long it has been on its way: differences are taken after rounding, so errors do not add up."""
    told: list[Frame] = [(33 * at, [(7, motion.pose_of(*where))]) for at, where in enumerate(way)]
    for (_, [(_, seen)]), where in zip(motion.unpack(motion.pack(told)), way, strict=True):
        for step, value, steps in zip(seen, where, [PLACE] * 3 + [TURN] * 4, strict=True):
            assert abs(step / steps - value) <= 0.5 / steps + 1e-9


@pytest.mark.clause("M-54")
@given(frames)
def test_a_motion_may_be_told_in_parts(told: list[Frame]) -> None:
    """Each part is read without the others."""
    parts = [motion.pack(told[first : first + 2]) for first in range(0, len(told), 2)]
    assert [frame for part in parts for frame in motion.unpack(part)] == told


@given(st.binary(max_size=200))
def test_what_is_no_motion_is_refused_and_nothing_else(packed: bytes) -> None:
    try:
        told = motion.unpack(packed)
    except ValueError:
        return
    assert motion.unpack(motion.pack(told)) == told


@pytest.mark.parametrize("packed", [b"\x80", b"\x02", b"\x02\x02", b"\x02\x02\x7e\x02", b"\xff\xff\xff\xff\xff\x01"])
def test_what_is_cut_off_is_no_motion(packed: bytes) -> None:
    with pytest.raises(ValueError, match=r"cut off|without end"):
        motion.unpack(packed)


@pytest.mark.clause("M-54")
def test_a_quiet_pull_and_a_collapse_are_small() -> None:
    """In base 64, as they are sent: a safe pull 1 to 2 kB, a collapse about 25."""
    deck = bodies.build(64)
    quiet = bodies.pull(deck, straight(0))
    fallen = bodies.pull(deck, straight(31, "quick", lean=3.0))
    assert not quiet.fell and sent(quiet.frames) < 1000
    assert fallen.fell and len(fallen.frames) > 20 and sent(fallen.frames) < 25_000


def sent(told: list[Frame]) -> int:
    return len(base64.b64encode(motion.pack(told)))


@pytest.mark.clause("M-54")
def test_all_that_is_seen_of_the_end_is_told() -> None:
    """At the end no card is further from where it was last shown than an eye can see."""
    deck = bodies.build(64)
    fallen = bodies.pull(deck, straight(31, "quick", lean=3.0))
    shown = {slot: bodies.Deck.restore(deck).pose(slot) for slot in deck.slots}
    for _, moved in fallen.frames:
        shown.update(moved)
    after = bodies.Deck.restore(fallen.after)
    steps = [abs(a - b) for slot in after.slots for a, b in zip(after.pose(slot), shown[slot], strict=True)]
    assert max(steps) <= bodies.POSE_TOLERANCE + 1
