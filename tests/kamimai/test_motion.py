"""Packed motions: only rounding loses anything, both sides read the same bytes, and what is no motion is refused.

`motion.json` is read by `web/tests/motion.test.ts` too.
"""

from __future__ import annotations

import base64
import json
import math
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from armarium import motion
from armarium.games.kamimai.deck import bodies, checking, standing
from armarium.games.kamimai.deck.bodies import BODY
from armarium.games.kamimai.deck.geometry import Vector, add, inverse, painted_order, rotate, sub, true_pose
from armarium.games.kamimai.deck.proofs import Touch
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
    assert not quiet.fell and sent(quiet.frames) < 2000
    assert fallen.fell and len(fallen.frames) > 20 and sent(fallen.frames) < 25_000


def sent(told: list[Frame]) -> int:
    return len(base64.b64encode(motion.pack(told)))


@pytest.mark.clause("M-54")
@pytest.mark.parametrize(("slot", "lean"), [(12, 0.0), (31, 3.0)], ids=["stands", "falls"])
def test_who_sees_only_what_is_told_sees_every_card_where_it_is(slot: int, lean: float) -> None:
    """A told card among others that are drawn as they were built stood up to seven cards deep in its neighbours."""
    deck, shown = bodies.build(64), dict[int, Pose]()
    for wish in (straight(50), straight(slot, "quick", lean=lean)):
        verdict = bodies.pull(deck, wish)
        for _, told in verdict.frames:
            shown.update(told)
        deck = verdict.after
        after = bodies.Deck.restore(deck)
        assert {one: shown[one] for one in after.slots} == {one: after.pose(one) for one in after.slots}
    assert verdict.fell == (lean > 0)


STOOD_WITHOUT: list[list[int]] = [[], [15], [15, 16, 17, 40], [0, 1, 30, 31, 32, 33, 60]]
PARTS_OF_CARD = [(x * BODY["width"] / 2, y * BODY["height"] / 2, 0.0) for x in (-1, 0, 1) for y in (-1, 0, 1)]


def half_out(slot: int, before: bodies.Snapshot) -> bodies.Verdict:
    pull = straight(slot, "steady")
    halfway = [sample for sample in pull.samples if sample[1] < 3.5]
    return bodies.pull(before, msgspec.structs.replace(pull, samples=halfway))


def lead(first: Pose, second: Pose) -> float:
    """How far the second card is behind the first at least, where one lies on the other; less than nothing is a card
    in a card."""
    (place, turn), (other, way) = true_pose(first), true_pose(second)
    points = [rotate(inverse(turn), sub(add(other, rotate(way, part)), place)) for part in PARTS_OF_CARD]
    inside = [z for x, y, z in points if abs(x) < BODY["width"] / 2 and abs(y) < BODY["height"] / 2]
    return min(inside, default=math.inf)


@pytest.mark.clause("M-54", "M-23")
@pytest.mark.parametrize("gone", STOOD_WITHOUT, ids=str)
def test_a_card_half_out_is_never_shown_in_its_neighbours(gone: list[int]) -> None:
    """A page draws cards it was not told of as they were built. A deck that was stood up without some of its cards has
    settled since, and was told by halves: outer cards stood up to seven cards deep in each other."""
    deck = standing.stood_without(64, gone, b"")
    shown = {slot: motion.pose_of(*place, *turn) for slot, (place, turn) in enumerate(bodies.tent_placements(64, 48.0))}
    verdict = half_out(47, deck)
    assert not verdict.fell and verdict.drawn == [] and verdict.crept
    for _, told in verdict.frames:
        shown.update(told)
        stands = [shown[slot] for slot in deck.slots]
        leads = [lead(one, other) for one, other in pairwise(stands)]
        assert min(leads) > -BODY["thickness"] / 2


@pytest.mark.clause("M-54")
def test_a_deck_stood_up_anew_may_have_been_filmed_as_older_games_did() -> None:
    deck = standing.stood_without(64, [15], b"")
    pull = straight(47, "steady")
    older = bodies.pull(msgspec.structs.replace(deck, unseen=False), pull)
    verdict = bodies.pull(deck, pull)
    assert older.digest == verdict.digest and older.frames != verdict.frames
    assert not checking.shows(older.frames, verdict.frames, deck)
    assert checking.shows_as_seen(older.frames, deck, Touch("pull", pull))
    assert not checking.shows_as_seen(older.frames[:-1], deck, Touch("pull", pull))


@pytest.mark.clause("M-54")
def test_a_proof_filmed_as_older_games_were_is_as_good() -> None:
    deck = bodies.build(64)
    frames = bodies.pull(deck, straight(31, "quick", lean=3.0)).frames
    moved = bodies.frames_of_moved(deck, frames)
    assert len(frames[0][1]) == 64 > len(moved[0][1]), "cards that had not moved were not told"
    assert all(checking.shows(kept, frames, deck) for kept in ([], frames, moved))
    at, told = moved[-1]
    (slot, (x, *rest)), *others = told
    forged = [*moved[:-1], (at, [(slot, pose([x + 1, *rest])), *others])]
    assert not checking.shows(forged, frames, deck)
    assert not checking.shows(moved[:-1], frames, deck)


# --- what hides what -------------------------------------------------------------------------------------------------

EYES = {"near": (13.0, 12.0, -34.0), "far": (-13.0, 12.0, 34.0), "above": (0.0, 37.0, 0.0)}


@pytest.mark.parametrize("way", [-6.0, 0.0, 6.0])
@pytest.mark.parametrize("eye", EYES.values(), ids=EYES)
def test_a_card_half_out_is_drawn_between_its_neighbours(eye: Vector, way: float) -> None:
    cards = [(slot, *pose) for slot, pose in enumerate(bodies.tent_placements(20, 48.0))]
    slot, (_, y, z), turn = cards[4]
    cards[4] = (slot, (way, y, z), turn)
    order = painted_order(cards, eye)
    assert sorted(order) == list(range(20))
    far_side = [slot for slot in order if slot >= 10]
    near_side = [slot for slot in order if slot < 10]
    assert near_side == (list(range(10)) if eye[2] > 20 else list(range(9, -1, -1)))
    assert far_side == (list(range(19, 9, -1)) if eye[2] < -20 else list(range(10, 20)))


def test_cards_that_lie_are_drawn_by_distance() -> None:
    flat = (math.sqrt(0.5), math.sqrt(0.5), 0.0, 0.0)
    cards = [(slot, (0.0, 0.1, away), flat) for slot, away in enumerate((3.0, -5.0, 9.0))]
    assert painted_order(cards, EYES["near"]) == [2, 0, 1]
