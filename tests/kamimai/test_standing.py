"""The standing deck: it stands, falls as cards do, gives the same verdict again, and is deaf to impossible hands."""

from __future__ import annotations

import math
import os
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

from armarium.chance import Chance
from armarium.games.kamimai import GAME, parts
from armarium.games.kamimai.deck import bodies, hand, standing
from armarium.games.kamimai.deck.bodies import BODY, Deck, Snapshot, TouchSimulation
from armarium.games.kamimai.deck.geometry import length, rotation_x, sub
from armarium.games.kamimai.deck.hand import HAND, Pull, Sample
from armarium.games.kamimai.deck.proofs import Touch, parse_proof, proof_text
from armarium.games.kamimai.deck.standing import Ground
from armarium.games.kamimai.state import State
from armarium.motion import Frame
from armarium.reason import Refused
from tests.kamimai.paths import hand_path, parse_pull
from tests.kamimai.scene import new, play

SOURCE = Path(__file__).resolve().parents[2] / "src"


def straight(slot: int, tempo: str = "slow", number: int = 1, tremor: float = 1.0, lean: float = 0.0) -> Pull:
    """A pull that strays only by its tremor."""
    seed = hand.pull_seed(b"test", number)
    return Pull(slot, (2.6, 0.0), hand.straight_path(tempo, lean), seed, tremor)


def share_fallen(slots: list[int], count: int, **how: float | str) -> float:
    fallen = 0
    for number in range(count):
        wish = straight(slots[number % len(slots)], number=number, **how)  # type: ignore[arg-type]
        fallen += bodies.pull(bodies.build(64), wish).fell
    return fallen / count


# --- M-50: building --------------------------------------------------------------------------------------------------


def lone_card(degrees: float) -> float:
    """The tilt of one card stood up alone at this tilt, after two seconds."""
    world = bodies._empty_world()
    tilt = math.radians(degrees)
    height = BODY["height"] / 2 * math.cos(tilt) + BODY["thickness"] / 2 * math.sin(tilt)
    bodies._add_card(world, (0.0, height + 0.0002, 0.0), rotation_x(-tilt), BODY["card_friction"])
    deck = Deck(world, [0])
    for _ in range(2 * BODY["step"]):
        world.step()
    return deck.tilt(0)


@pytest.mark.clause("M-50")
def test_a_single_card_stands_or_falls_by_its_own_thickness() -> None:
    """A card 0.35 mm thick and 88 mm high balances up to about 0.23 degrees."""
    assert lone_card(0.20) < 1
    assert lone_card(0.25) > 60


@pytest.mark.clause("M-50")
def test_the_fresh_deck_stands_still() -> None:
    deck = Deck.restore(bodies.build(64))
    before = places(deck)
    for _ in range(2 * BODY["step"]):
        deck.world.step()
    assert drift(deck, before) < 0.01 and not deck.fallen_slots(), (
        "a tenth of a millimetre is a hundredth of a centimetre"
    )


@pytest.mark.slow
@pytest.mark.clause("M-50")
def test_the_fresh_deck_stands_ten_seconds() -> None:
    deck = Deck.restore(bodies.build(64))
    before = places(deck)
    for _ in range(10 * BODY["step"]):
        deck.world.step()
    assert drift(deck, before) < 0.01


def places(deck: Deck) -> list[tuple[float, float, float]]:
    return [(place.x, place.y, place.z) for place in (deck.body(slot).translation for slot in deck.slots)]


def drift(deck: Deck, before: list[tuple[float, float, float]]) -> float:
    """The longest way of a card, in centimetres."""
    return max(length(sub(now, then)) for now, then in zip(places(deck), before, strict=True))


@pytest.mark.clause("M-50")
@pytest.mark.parametrize("count", [2, 3, 5, 8, 13, 33, 63])
def test_some_counts_can_be_built(count: int) -> None:
    built = bodies.build(count)
    assert built.slots == list(range(count)) and not Deck.restore(built).has_collapsed()


@pytest.mark.slow
@pytest.mark.clause("M-50")
def test_every_count_can_be_built() -> None:
    for count in range(2, 65):
        deck = Deck.restore(bodies.build(count))
        deck.settle(BODY["window"])
        assert not deck.fallen_slots(), count


# --- M-51: pulling ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("M-51", "M-23")
def test_a_straight_slow_pull_of_an_outer_card_brings_that_card_out() -> None:
    verdict = bodies.pull(bodies.build(64), straight(0))
    assert (verdict.drawn, verdict.fell) == ([0], False)
    assert verdict.after.slots == list(range(1, 64))


@pytest.mark.clause("M-51", "M-13")
def test_a_hasty_crooked_pull_from_the_middle_brings_it_down() -> None:
    verdict = bodies.pull(bodies.build(64), straight(31, "quick", lean=3.0))
    assert verdict.fell and len(Deck.restore(verdict.after).fallen_slots()) > 6


@pytest.mark.clause("M-51")
@pytest.mark.parametrize(("slot", "tempo", "lean"), [(28, "steady", 3.0), (35, "quick", -5.0)])
def test_a_pile_that_only_slides_on_is_not_waited_for(
    slot: int, tempo: str, lean: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once every card lies the verdict stands, however long the window would still be open."""
    deck, wish = bodies.build(64), straight(slot, tempo, lean=lean)
    monkeypatch.setitem(BODY, "lying", 0.1)
    short = bodies.pull(deck, wish)
    monkeypatch.setitem(BODY, "lying", BODY["window"])
    whole = bodies.pull(deck, wish)
    assert (short.drawn, short.fell) == (whole.drawn, whole.fell) and short.fell and short.drawn[0] == slot
    left = 64 - len(short.drawn)
    assert len(Deck.restore(short.after).fallen_slots()) == len(Deck.restore(whole.after).fallen_slots()) == left
    seen = len(short.frames) - 1  # the last frame is the end of the shorter one alone
    assert short.frames[:seen] == whole.frames[:seen] and len(whole.frames) > len(short.frames)


@pytest.mark.clause("M-23")
def test_a_card_let_go_while_touching_is_not_drawn() -> None:
    short: list[Sample] = [(number / 60, 0.02 * number, 0.0, 0.0) for number in range(20)]
    verdict = bodies.pull(bodies.build(64), Pull(20, (2.6, 0.0), short, b"seed", 0.0))
    assert (verdict.drawn, verdict.fell, len(verdict.after.slots)) == ([], False, 64)


@pytest.mark.clause("M-14")
def test_time_alone_does_not_bring_a_sound_deck_down() -> None:
    for kind in ("done", "keep"):
        verdict = standing.carried_out(bodies.build(64), Touch(kind))
        assert not verdict.fell and verdict.drawn == []


@pytest.mark.slow
@pytest.mark.clause("M-51")
def test_straight_slow_pulls_of_outer_cards_are_safe() -> None:
    assert share_fallen([0, 1, 2, 61, 62, 63], 60) <= 0.05


@pytest.mark.slow
@pytest.mark.clause("M-51")
def test_hasty_crooked_pulls_from_the_middle_often_collapse() -> None:
    """Crooked: ten degrees out of the card's plane. At seven and a half one in ten falls, at thirteen all do."""
    assert share_fallen([28, 30, 32, 35], 40, tempo="quick", lean=1.6) >= 0.3


@pytest.mark.slow
@pytest.mark.clause("M-52")
def test_three_times_the_noise_is_worse() -> None:
    def lasting(tremor: float) -> int:
        return sum(lasts(seed, balanced=True, tremor=tremor) for seed in range(8))

    assert lasting(3.0) < lasting(1.0)


@pytest.mark.slow
@pytest.mark.clause("M-51")
def test_balanced_sides_last_longer() -> None:
    even = sorted(lasts(seed, balanced=True) for seed in range(20))
    odd = sorted(lasts(seed, balanced=False) for seed in range(20))
    assert even[10] > odd[10]


def lasts(seed: int, balanced: bool, tremor: float = 1.0) -> int:
    """How many slow outer pulls a deck takes before it falls."""
    before = bodies.build(64)
    for number in range(62):
        near = sum(1 for slot in before.slots if slot < 32)
        outer = before.slots[0] if not balanced or 2 * near >= len(before.slots) else before.slots[-1]
        verdict = bodies.pull(before, straight(outer, number=100 * seed + number, tremor=tremor))
        if verdict.fell:
            return number
        before = verdict.after
    return 62


# --- M-52, M-54: the same again --------------------------------------------------------------------------------------

AGAIN = """
from armarium.games.kamimai.deck import bodies, hand
for slot, tempo in ((0, "slow"), (31, "quick")):
    wish = hand.plain_pull(slot, tempo, hand.pull_seed(b"again", slot), 2.0)
    print(bodies.pull(bodies.build(64), wish).digest)
"""


@pytest.mark.clause("M-54")
def test_the_same_samples_give_the_same_digest_in_every_process() -> None:
    environment = {**os.environ, "PYTHONPATH": str(SOURCE)}
    runs = [
        subprocess.run(
            [sys.executable, "-c", AGAIN], env=environment, capture_output=True, text=True, check=True
        ).stdout
        for _ in range(2)
    ]
    assert runs[0] == runs[1] and len(runs[0].split()) == 2


@pytest.mark.clause("M-52")
def test_another_seed_trembles_otherwise() -> None:
    deck = bodies.build(64)
    one, other = (bodies.pull(deck, straight(5, number=number)).digest for number in (1, 2))
    assert one != other


def proved_touches() -> list[str]:
    """Three pulls from one deck, as they are kept."""
    ground = Ground(64, list(range(64)), [], b"surfaces")
    before, kept = bodies.build(64, ground.texture), []
    for number, slot in enumerate((0, 63, 40)):
        touch = Touch("pull", hand.quantise_pull(straight(slot, number=number)))
        verdict = standing.carried_out(before, touch)
        kept.append(proof_text(standing.proof_of(touch, verdict, None if number else ground)))
        before = verdict.after
    return kept


@pytest.mark.clause("M-54")
def test_proofs_are_enough_to_stand_a_deck_where_it_was_left() -> None:
    chain = proved_touches()
    last = parse_proof(chain[-1])
    before = standing.replay_chain(chain[:-1])
    assert before is not None and standing.carried_out(before, last.touch).digest == last.digest
    assert standing.carried_out(before, last.touch).frames == last.frames
    left = standing.stood(Ground(64, [slot for slot in range(64) if slot not in (0, 63)], chain[:-1]))
    assert left.missing is None and left.deck == before


@pytest.mark.clause("M-54")
@pytest.mark.parametrize("how", ["settings=", "engine=", "digest="])
def test_a_deck_that_cannot_be_repeated_here_is_stood_up_from_its_slots(how: str) -> None:
    chain = proved_touches()[:2]
    chain[1] = chain[1].replace(how, f"{how}x", 1)
    stands = [slot for slot in range(64) if slot not in (0, 63)]
    stood = standing.stood(Ground(64, stands, chain))
    assert (stood.missing, stood.deck.slots) == ([0, 63], stands)


@pytest.mark.clause("M-54")
def test_a_proof_reads_as_it_was_written_and_is_small() -> None:
    for text in proved_touches():
        proof = parse_proof(text)
        assert proof_text(proof) == text and proof.frames and len(text) < 3000
    for text in ("", "pull", "poke engine=x", "pull engine=x settings=y digest=z slot=1 grip=0,0 tremor=1 seed=zz"):
        with pytest.raises(Refused, match="proof-unreadable"):
            parse_proof(text)


@pytest.mark.clause("M-54")
@pytest.mark.parametrize("size", [1, 3, 17, 1000])
@pytest.mark.parametrize(("slot", "tempo", "lean"), [(0, "slow", 0.0), (31, "quick", 3.0), (20, "steady", 0.3)])
def test_how_samples_are_cut_into_batches_changes_nothing(size: int, slot: int, tempo: str, lean: float) -> None:
    deck, wish = bodies.build(64), straight(slot, tempo, lean=lean)
    whole, touch = bodies.pull(deck, wish), TouchSimulation(deck, wish, 0.0)
    frames: list[Frame] = []
    verdict, sent = None, 0
    while verdict is None:
        more, verdict, waits = touch.advance(3)
        frames += more
        if waits:
            touch.feed(wish.samples[sent : sent + size], closed=sent + size >= len(wish.samples))
            sent += size
    assert (verdict.digest, verdict.drawn, verdict.fell) == (whole.digest, whole.drawn, whole.fell)
    assert frames == whole.frames


@pytest.mark.clause("M-54")
def test_frames_hold_moved_cards_only() -> None:
    deck = bodies.build(64)
    safe = bodies.pull(deck, straight(0))
    (_, whole), *frames = safe.frames
    assert [slot for slot, _ in whole] == deck.slots, "nobody was told yet where it has settled"
    assert {slot for _, moved in frames[:-1] for slot, _ in moved} == {0}
    fallen = bodies.pull(deck, straight(31, "quick", lean=3.0))
    assert {slot for _, moved in fallen.frames for slot, _ in moved} == set(deck.slots)


@pytest.mark.clause("M-50", "M-52")
def test_a_verdict_becomes_the_settled_move_that_the_rules_play() -> None:
    state = new(2)
    deck = bodies.build(state.deck.count())
    touch = Touch("pull", straight(0))
    play(state, standing.text_of(touch, standing.carried_out(deck, touch)))
    assert state.deck.slots[0] == -2 and sum(state.drawn) == 1
    crash = Touch("pull", straight(31, "quick", lean=3.0))
    play(state, standing.text_of(crash, standing.carried_out(deck, crash)))
    assert state.collapsed and state.energy == 4


# --- M-52: bad input -------------------------------------------------------------------------------------------------


@pytest.mark.clause("M-52")
@pytest.mark.parametrize(
    "samples",
    [
        [(0.0, 0.0, 0.0, 0.0), (0.1, math.nan, 0.0, 0.0)],
        [(0.0, 0.0, 0.0, 0.0), (0.1, math.inf, 0.0, 0.0)],
        [(0.0, 0.0, 0.0, 0.0), (0.0, 1.0, 0.0, 0.0)],
        [(0.1, 0.0, 0.0, 0.0), (0.0, 1.0, 0.0, 0.0)],
        [(0.0, 0.0, 0.0), (0.1, 1.0, 0.0)],
        [(0.0, "x", 0.0, 0.0), (0.1, 1.0, 0.0, 0.0)],
        "abc",
        None,
        [(0.0, 10**400, 0.0, 0.0), (0.1, 1.0, 0.0, 0.0)],
    ],
)
def test_what_is_no_path_is_refused(samples: object) -> None:
    with pytest.raises(Refused, match="samples-wrong"):
        parse_pull(3, (0.0, 0.0), samples, range(64))


@pytest.mark.clause("M-52")
@pytest.mark.parametrize("slot", [64, -1, True, "3", None, 2.0])
def test_a_card_that_does_not_stand_cannot_be_gripped(slot: object) -> None:
    with pytest.raises(Refused, match="slot-empty"):
        parse_pull(slot, (0.0, 0.0), [(0.0, 0.0, 0.0, 0.0), (0.1, 1.0, 0.0, 0.0)], range(64))
    gone = Touch("pull", straight(5))
    with pytest.raises(Refused, match="slot-empty"):
        standing.carried_out(Snapshot(b"", [0, 1]), gone)


@pytest.mark.clause("M-52")
def test_a_teleport_becomes_a_movement_a_hand_can_make() -> None:
    wild: list[Sample] = [(number / 60, 900.0 * (-1) ** number, 500.0, -700.0) for number in range(30)]
    path = hand_path(Pull(3, (0.0, 0.0), wild, b"seed", 0.0))
    speeds = [length(sub(b, a)) * HAND["rate"] for a, b in pairwise(path)]
    turns = [abs(b - a) * HAND["rate"] for a, b in pairwise(speeds)]
    assert max(speeds) <= HAND["speed"] * 1.001 and max(turns) <= HAND["acceleration"] * 1.001
    assert max(length(point) for point in path) <= HAND["reach"] + HAND["speed"] / 10


@pytest.mark.clause("M-52")
def test_ten_thousand_samples_are_cut_and_give_an_ordinary_verdict() -> None:
    endless: list[Sample] = [(number / 1000, 9.0 * min(1.0, number / 900), 0.0, 0.0) for number in range(10_000)]
    slot, grip, samples = parse_pull(0, (2.6, 0.0), [list(sample) for sample in endless], range(64))
    wish = Pull(slot, grip, samples, b"seed", 0.0)
    assert len(hand_path(wish)) <= HAND["most_samples"]
    verdict = bodies.pull(bodies.build(64), wish)
    assert (verdict.drawn, verdict.fell) == ([0], False)


@pytest.mark.clause("M-52")
def test_a_wild_hand_crashes_the_deck_and_never_the_program() -> None:
    wild = [[number / 60, 900.0 * (-1) ** number, 500.0, -700.0] for number in range(40)]
    slot, grip, samples = parse_pull(31, (1e5, -1e5), wild, range(64))
    verdict = bodies.pull(bodies.build(64), Pull(slot, grip, samples, b"seed"))
    assert isinstance(verdict.fell, bool) and len(verdict.digest) == 64


@pytest.mark.clause("M-52")
def test_no_viewer_can_write_a_verdict_and_none_counts_out_of_turn() -> None:
    with pytest.raises(Refused, match="settled-form"):
        standing.parse_wish("pull 3 > 3")
    assert standing.parse_wish("pull 3 slow") == ("pull 3 slow", "")
    state = new(2)
    with pytest.raises(Refused, match="not-your-turn"):
        state.find(1 - state.seat, "pull 3 > 3")
    for text in (
        "pull 65 > 65",
        "pull 3 > 3 3",
        "pull 3 > 99",
        "done > fell",
        "pull 3 > ",
        "pull > 3",
        "pull 3 > x",
        "keep > up",
    ):
        with pytest.raises(Refused):
            state.find(state.seat, text)


@pytest.mark.clause("M-55")
def test_a_wish_may_lean_away_from_the_deck_or_into_it() -> None:
    assert standing.parse_wish("  Pull 3 slow OUTWARD") == ("pull 3 slow", "outward")
    for other in ("pull 3 slow sideways", "outward", "done outward", ""):
        assert standing.parse_wish(other) == (other, "")
    state, far = new(1), 40
    ends = {
        (slot, manner): leaning_end(state, f"pull {slot} slow", manner)
        for slot in (1, far)
        for manner in ("outward", "inward", "")
    }
    for slot, sign in ((1, -1), (far, 1)):  # the near side is at negative z
        straight = ends[slot, ""]
        assert ends[slot, "outward"] - straight == pytest.approx(0.8 * sign, abs=1e-3)
        assert ends[slot, "inward"] - straight == pytest.approx(-0.8 * sign, abs=1e-3)


def leaning_end(state: State, move: str, manner: str) -> float:
    """How far out of the plane our hand lets go."""
    touch = standing.Simulation().touch(state, move, manner, (bytes(32), 1))
    assert touch is not None and touch.pull is not None
    return touch.pull.samples[-1][3]


@pytest.mark.clause("M-52", "M-33")
def test_guardians_make_the_hand_tremble_and_the_other_hand_mirrors() -> None:
    assert [hand.handicap(name, "normal") for name in ("middle", "ring", "little", "other", None)] == [
        (1.5, False),
        (2.0, False),
        (3.0, False),
        (1.5, True),
        (1.0, False),
    ]
    assert hand.handicap("ring", "shaky") == (4.0, False)
    sideways: list[Sample] = [(number / 60, 0.0, 0.0, 0.1 * number) for number in range(10)]
    plain = hand_path(Pull(0, (0.0, 0.0), sideways, b"s", 0.0))
    mirrored = hand_path(Pull(0, (0.0, 0.0), sideways, b"s", 0.0, mirror=True))
    assert plain[-1][2] == -mirrored[-1][2] > 0


@pytest.mark.clause("M-52")
def test_the_seed_comes_from_the_sealed_secret() -> None:
    assert hand.pull_seed(b"secret", 1) == hand.pull_seed(b"secret", 1)
    assert len({hand.pull_seed(b"secret", 1), hand.pull_seed(b"secret", 2), hand.pull_seed(b"other", 1)}) == 3


# --- M-55: a hand without a mouse ------------------------------------------------------------------------------------


@pytest.mark.clause("M-55")
def test_a_pull_by_speed_and_lean_needs_no_dragging() -> None:
    quick, slow = hand.straight_path("quick"), hand.straight_path("slow", lean=0.4)
    assert quick[-1][0] < slow[-1][0] and slow[-1][3] == pytest.approx(0.4)
    verdict = bodies.pull(bodies.build(64), hand.plain_pull(63, "slow", hand.pull_seed(b"t", 3)))
    assert verdict.drawn == [63]


@pytest.mark.clause("M-56")
def test_the_surrogate_names_how_it_was_made() -> None:
    assert "pulls" in parts.BOX["surrogate"]["made"] and "rapier3d" in parts.BOX["surrogate"]["made"]


@pytest.mark.clause("M-53")
def test_the_simulation_knows_no_faces() -> None:
    state = GAME.new(2, {}, Chance(1))
    assert not hasattr(bodies.build(state.deck.count()), "cards")
