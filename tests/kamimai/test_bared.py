"""M-3: which faces are public at a simulated table: sight lines on true poses, and how a settled pull names them."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest

from armarium import record
from armarium.chance import Chance
from armarium.games.kamimai import GAME
from armarium.games.kamimai.deck import bodies, hand, sight, standing
from armarium.games.kamimai.deck.bodies import Deck, Snapshot, Verdict
from armarium.games.kamimai.deck.checking import Checking
from armarium.games.kamimai.deck.proofs import proof_text
from armarium.games.kamimai.deck.slots import GAP, UNSEEN
from armarium.games.kamimai.deck.sweep import choose
from armarium.games.kamimai.state import State
from armarium.motion import PLACE, Pose
from armarium.reason import Refused
from tests.kamimai.scene import event, new, play, refusal, told

SECRET = b"sight lines" * 3
WIDTH = bodies.BODY["width"]


def poses_of(snapshot: Snapshot) -> dict[int, Pose]:
    deck = Deck.restore(snapshot, films=False)
    return {slot: deck.pose(slot) for slot in deck.slots}


def readable(poses: dict[int, Pose]) -> list[int]:
    return sight.readable_slots(poses, set(poses))


def open_slots(state: State) -> list[int]:
    return [slot for slot in state.deck.standing() if state.deck.slots[slot] != UNSEEN]


# --- sight lines ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("M-3")
@pytest.mark.parametrize("count", [64, 31, 14])
def test_a_fresh_deck_shows_its_two_outer_faces(count: int) -> None:
    assert readable(poses_of(bodies.build(count, b"fresh"))) == [0, count - 1]


@pytest.mark.clause("M-3")
def test_so_few_cards_stand_so_wide_that_all_can_be_read() -> None:
    assert readable(poses_of(bodies.build(6, b"fresh"))) == list(range(6))


@pytest.mark.clause("M-3")
@pytest.mark.parametrize(("hole", "bared"), [(range(20, 22), []), (range(20, 27), [19, 27])])
def test_a_hole_must_be_wide_to_look_into_it(hole: range, bared: list[int]) -> None:
    stood = standing.stood_without(64, list(hole), b"holes")
    assert readable(poses_of(stood)) == [0, *bared, 63]


@pytest.mark.clause("M-3")
@pytest.mark.parametrize(("out", "is_open"), [(0.0, False), (0.5, False), (3.0, True), (-3.0, True)])
def test_a_card_half_out_can_be_read_though_no_card_is_missing(out: float, is_open: bool) -> None:
    poses = poses_of(bodies.build(64, b"out"))
    x, *rest = poses[30]
    poses[30] = (x + round(PLACE * out), rest[0], rest[1], rest[2], rest[3], rest[4], rest[5])
    assert (30 in readable(poses)) is is_open


@pytest.mark.clause("M-3")
def test_a_gap_that_the_deck_has_closed_shows_nothing() -> None:
    """Eight cards are gone, and their neighbours stand together again: by gaps they would count as open."""
    poses = poses_of(bodies.build(64, b"closed"))
    closed = {slot: poses[slot if slot < 20 else slot - 8] for slot in poses if not 20 <= slot < 28}
    assert readable(closed) == [0, 63] and GAP <= 28 - 20


@pytest.mark.clause("M-3")
def test_eyes_are_above_the_felt_and_see_nothing_flat() -> None:
    assert min(row[1] for row in sight.DIRECTIONS) > 0
    upright: Pose = (0, 440, 0, 1000, 0, 0, 0)
    lid: Pose = (0, 900, 0, 707, 707, 0, 0)  # lies on top of the first
    assert readable({0: upright}) == [0]
    assert 0 in readable({0: upright, 1: lid}), "from the side"
    for slit, bared in ((45, []), (60, [0])):  # 14 mm from the edge, at 20 degrees
        walls: list[Pose] = [(0, 440, way * slit, 1000, 0, 0, 0) for way in (-1, 1)]
        assert readable(dict(enumerate([upright, *walls]))) == [*bared, 1, 2]


@pytest.mark.clause("M-3", "M-53")
def test_only_the_faces_asked_for_are_answered() -> None:
    poses = poses_of(bodies.build(64, b"fresh"))
    assert sight.readable_slots(poses, {0, 5}) == [0] and sight.readable_slots(poses, set()) == []


# --- what a pull bares ------------------------------------------------------------------------------------------------


def settled(state: State, before: Snapshot, move: str, place: int) -> tuple[str, Verdict]:
    touch = standing.Simulation().touch(state, move, "", (SECRET, place))
    assert touch is not None
    verdict = standing.carried_out(before, touch)
    return standing.text_of(touch, verdict), verdict


@pytest.mark.clause("M-3", "M-23")
def test_while_a_deck_is_played_down_all_that_can_be_read_is_open_and_nothing_else() -> None:
    """A slot that was open once stays so: everybody remembers it."""
    state, dice = new(1), random.Random(0)
    before, seen, bared = bodies.build(63, b"played down"), {0, 62}, 0
    for place in range(14):
        slot = choose("middle", before.slots, dice)
        text, verdict = settled(state, before, f"pull {slot + 1} slow", place)
        assert not verdict.fell, text
        play(state, text)
        before = verdict.after
        seen |= set(readable(poses_of(before)))
        bared += len(verdict.bared)
        assert open_slots(state) == sorted(seen & set(before.slots)), text
    assert bared >= 4, "it has looked into a hole"


@pytest.mark.clause("M-3")
def test_a_settled_pull_turns_up_just_what_it_names() -> None:
    state = play(new(), "pull 1 > 1 bares 11 14")
    assert open_slots(state) == [10, 13, 63] and event(state, "seen").values["slots"] == [11, 14]
    for text in ("pull 1 > 1 bares none", "pull 1 > none bares none"):
        blind = play(new(), text)
        assert open_slots(blind) == ([63] if text.startswith("pull 1 > 1") else [0, 63]) and "seen" not in told(blind)
    assert play(new(), "pull 5 > none bares 6").deck.slots[5] >= 0


@pytest.mark.clause("M-3")
def test_a_pull_by_older_rules_goes_by_gaps() -> None:
    assert open_slots(play(new(), "pull 1 > 1")) == [1, 63]
    older = record.load(Path(__file__).parent / "records" / "game-five-hard.record")
    assert not any("bares" in line.move for line in older.lines) and record.check(older).outcome() is not None


@pytest.mark.clause("M-3", "M-13")
def test_a_fallen_deck_bares_nothing() -> None:
    touch = standing.Simulation().touch(new(1), "pull 30 quick", "", (SECRET, 0))
    assert touch is not None and touch.pull is not None
    wild = msgspec.structs.replace(touch.pull, samples=hand.straight_path("quick", 3.0))
    crash = msgspec.structs.replace(touch, pull=wild)
    verdict = standing.carried_out(bodies.build(63, b"crash"), crash)
    assert verdict.fell and verdict.bared == [] and standing.text_of(crash, verdict).endswith(" fell")


@pytest.mark.clause("M-3")
def test_what_a_move_cannot_name_any_more_is_named_by_the_next() -> None:
    few = standing.Simulation().touch(new(1), "pull 3 slow", "", (SECRET, 0))
    assert few is not None and few.hidden == list(range(1, 62))
    verdict = Verdict([2, 3], False, [], Snapshot(b"", []), "", bared=list(range(4, 14)))
    text = standing.text_of(few, verdict)
    assert text == "pull 3 > 3 4 bares 5 6 7 8 9"
    state = play(new(1), text)
    assert state.text(state.find(state.seat, "pull 1 > none bares 10 11")) == "pull 1 > none bares 10 11"


@pytest.mark.clause("M-3", "M-52")
@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("pull 3 > 3 bares 3", "face-not-bared"),
        ("pull 3 > 3 bares 1", "face-not-bared"),
        ("pull 3 > 3 bares 9 9", "face-not-bared"),
        ("pull 3 > 3 bares 7", "slot-empty"),
        ("pull 3 > 3 fell bares 9", "settled-form"),
        ("pull 3 > 3 bares", "settled-form"),
        ("pull 3 > bares 9", "settled-form"),
        ("pull 3 > 3 bares x", "settled-form"),
        ("pull 3 > 3 4 bares 10 11 12 13 14 15", "settled-form"),
        ("pull 3 > none fell", "settled-form"),
        ("done > stands bares 9", "settled-form"),
    ],
)
def test_a_verdict_names_only_hidden_faces_of_cards_that_stand(text: str, key: str) -> None:
    state = play(new(), "pull 7 > 7 bares none")
    assert refusal(state, text)[1] == key


@pytest.mark.clause("M-3", "M-54")
def test_a_forged_face_is_found_out_and_so_is_a_face_kept_back() -> None:
    state = new(1)
    deck = bodies.build(63, hand.texture_seed(SECRET, 0))
    touch = standing.Simulation().touch(state, "pull 1 slow", "", (SECRET, 1))
    assert touch is not None
    verdict = standing.carried_out(deck, touch)
    ground = standing.Ground(63, list(range(63)), [], hand.texture_seed(SECRET, 0))
    proof = proof_text(standing.proof_of(touch, verdict, ground))
    assert standing.text_of(touch, verdict) == "pull 1 > 1 bares 2"
    for move, agrees in (
        ("pull 1 > 1 bares 2", True),
        ("pull 1 > 1 bares 2 9", False),
        ("pull 1 > 1 bares none", False),
        ("pull 1 > 1", True),  # by rules 4
    ):
        checking, after = Checking(SECRET), play(state.clone(Chance(1)), move)
        if agrees:
            checking.follow(1, 1, state, move, proof, after, [])
            assert checking.agreed == 1, move
        else:
            with pytest.raises(Refused, match="pull-differs"):
                checking.follow(1, 1, state, move, proof, after, [])
    sighted, after = Checking(SECRET), play(state.clone(Chance(1)), "pull 1 > 1")
    sighted.follow(1, 1, state, "pull 1 > 1 bares 2", proof, after, [])
    sighted.go_back(2, 0)
    with pytest.raises(Refused, match="pull-differs"):
        sighted.follow(3, 1, state, "pull 1 > 1", proof, after, [])


# --- secrecy ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("M-3", "M-53")
def test_what_is_bared_depends_on_poses_and_never_on_faces() -> None:
    """Worlds that differ in what hidden cards will turn out to be ask the bodies the same."""
    state = play(new(2), "pull 1 > 1 bares 2")
    worlds = [state.guess(0, Chance(seed)) for seed in range(3)]
    touches = {
        msgspec.json.encode(standing.Simulation().touch(world, "pull 9 slow", "", (SECRET, 2))) for world in worlds
    }
    assert len(touches) == 1
    faces = {tuple(play(world, "pull 9 > 9 bares 10").deck.slots) for world in worlds}
    assert len(faces) > 1, "which card it is, luck decides when it is seen"


@pytest.mark.clause("M-3", "M-53")
def test_everybody_sees_the_same_faces_and_the_position_no_others() -> None:
    state = play(new(3), "pull 20 > 20 bares 19 21")
    views = [GAME.view(state, seat).grimoire.slots for seat in (0, 1, 2, None)]
    assert views == [views[0]] * 4
    assert [slot.slot for slot in views[0] if slot.card] == [1, 19, 21, 64]
    seen = next(field for field in GAME.position(state).split() if field.startswith("seen="))
    assert [part.partition(":")[0] for part in seen[5:].split(",")] == ["1", "19", "21", "64"]
