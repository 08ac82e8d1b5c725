"""Equal hands (M-52): mouse, finger, buttons, keys, terminal and texts tremble alike, by the secret alone."""

from __future__ import annotations

from pathlib import Path

import pytest
from benchmarks import drags

from armarium.games.kamimai import parts
from armarium.games.kamimai.deck import hand
from armarium.games.kamimai.deck.hand import Pull, Sample
from armarium.games.kamimai.deck.proofs import Proof, Touch, parse_proof, proof_text
from armarium.games.kamimai.deck.standing import Simulation
from armarium.games.kamimai.notation import FREE_HAND, HANDS
from armarium.games.kamimai.state import State
from tests.kamimai.paths import hand_path, parse_pull
from tests.kamimai.scene import new

SEED = (bytes(range(32)), 7)
PAGE = Path(__file__).parents[2] / "web" / "src" / "games" / "kamimai"
SAMPLES: list[Sample] = [(number / 50, float(number) / 5, 0.0, number / 100) for number in range(50)]
SENT = [list(sample) for sample in SAMPLES]


def state_of(forced: str | None, steadiness: str = "normal") -> State:
    """In the draw, with a hand that a Guardian may rule."""
    state = new(3, grimoire="simulated", steadiness=steadiness)
    state.hand = FREE_HAND if forced is None else HANDS.index(forced)
    return state


def plain(text: str, forced: str | None, steadiness: str = "normal") -> Pull:
    """By buttons, keys, the terminal, a bot or a typed move: all of them are a text."""
    move, manner = Simulation.parse_wish(text)
    touch = Simulation().touch(state_of(forced, steadiness), move, manner, SEED)
    assert touch is not None and touch.pull is not None
    return touch.pull


def dragged(forced: str | None, steadiness: str = "normal") -> Pull:
    touch = Simulation().hand_touch(state_of(forced, steadiness), 9, [2.6, 0.0], SENT, SEED)
    assert touch.pull is not None
    return touch.pull


@pytest.mark.clause("M-52", "M-33")
@pytest.mark.parametrize("steadiness", list(parts.STEADINESS))
@pytest.mark.parametrize("forced", [None, *HANDS])
def test_every_kind_of_hand_trembles_alike(forced: str | None, steadiness: str) -> None:
    expected = hand.handicap(forced, steadiness)
    pulls = [dragged(forced, steadiness)]
    pulls += [plain(text, forced, steadiness) for text in ("pull 9 slow", "pull 9 quick", "pull 9 steady outward")]
    assert {(pull.tremor, pull.mirror) for pull in pulls} == {expected}
    assert {pull.seed for pull in pulls} == {hand.pull_seed(*SEED)}


@pytest.mark.clause("M-52", "M-33")
def test_the_fire_guardian_is_a_handicap_for_every_hand() -> None:
    """A mirror alone changes nothing for a hand whose error is symmetric."""
    assert hand.handicap("other", "normal") == (1.5, True)
    for pull in (dragged("other"), plain("pull 9 slow", "other")):
        free = dragged(None) if pull.samples == SAMPLES else plain("pull 9 slow", None)
        assert (pull.tremor, pull.mirror) == (1.5 * free.tremor, True)
        assert hand_path(pull) != hand_path(free)


def reflected(path: hand.Path) -> hand.Path:
    """In the mirror of the card's plane."""
    return [(along, up, -across) for along, up, across in path]


@pytest.mark.clause("M-52")
@pytest.mark.parametrize(
    ("left_handed", "forced", "left"), [(0, None, 0), (1, None, 1), (0, "other", 1), (1, "other", 0)]
)
def test_the_other_hand_is_the_one_that_is_not_dominant(left_handed: int, forced: str | None, left: int) -> None:
    state, simulation = state_of(forced), Simulation()
    drag = simulation.hand_touch(state, 9, [2.6, 0.0], SENT, SEED, bool(left_handed)).pull
    text = simulation.touch(state, "pull 9 slow", "outward", SEED, bool(left_handed))
    assert drag is not None and text is not None and text.pull is not None
    for pull in (drag, text.pull):
        assert (pull.left, pull.mirror) == (bool(left), forced == "other")
        proof = Proof(Touch("pull", pull), "d", "engine 1", "s")
        assert parse_proof(proof_text(proof)).touch.pull == pull, "it is kept with the game"
        assert ("hand=left" in proof_text(proof)) == bool(left)


@pytest.mark.clause("M-52")
@pytest.mark.parametrize("forced", [None, *HANDS])
def test_a_left_hand_errs_as_the_mirror_image_of_a_right_one(forced: str | None) -> None:
    state, simulation = state_of(forced), Simulation()
    right, left = (simulation.touch(state, "pull 9 quick", "", SEED, left_handed) for left_handed in (False, True))
    assert right is not None and left is not None and right.pull is not None and left.pull is not None
    assert left.pull.samples == [(time, along, up, -across) for time, along, up, across in right.pull.samples]
    assert hand_path(left.pull) == reflected(hand_path(right.pull))
    straight = [[time, along, up, 0.0] for time, along, up, _ in SENT]
    drags = [
        simulation.hand_touch(state, 9, [2.6, 0.0], straight, SEED, left_handed).pull for left_handed in (False, True)
    ]
    assert drags[0] is not None and drags[1] is not None
    assert drags[0].samples == drags[1].samples, "a dragged path is taken as it is"
    assert hand_path(drags[1]) == reflected(hand_path(drags[0])) != hand_path(drags[0])


@pytest.mark.clause("M-52")
def test_a_dragged_path_is_taken_as_it_is_and_only_others_stray() -> None:
    assert dragged(None).samples == SAMPLES
    ends = {hand.plain_pull(8, "steady", hand.pull_seed(bytes(32), n)).samples[-1][3] for n in range(9)}
    assert len(ends) == 9, "a hand that draws no path strays by the secret"
    straight = hand.plain_pull(8, "steady", hand.pull_seed(*SEED), tremor=0.0)
    assert straight.samples[-1][3] == 0.0, "as much as it trembles"


@pytest.mark.clause("M-52")
def test_the_secret_alone_makes_the_hand_tremble() -> None:
    one, same, other = (hand.Pull(8, (2.6, 0.0), SAMPLES, seed) for seed in (b"one", b"one", b"other"))
    assert hand_path(one) == hand_path(same) != hand_path(other)


@pytest.mark.clause("M-52")
def test_the_page_makes_no_random_number_that_touches_a_move() -> None:
    texts = {path.name: path.read_text() for path in PAGE.rglob("*") if path.suffix in (".ts", ".svelte")}
    assert "Deck3D.svelte" in texts and "stroke.ts" in texts
    assert [name for name, text in texts.items() if "Math.random" in text or "getRandomValues" in text] == []


@pytest.mark.clause("M-55")
def test_lean_exists_for_every_hand() -> None:
    outward, none, inward = (plain(f"pull 9 slow{lean}", None).samples[-1][3] for lean in (" outward", "", " inward"))
    assert outward < none < inward, "card 9 is on the near side"
    assert dragged(None).samples[-1][3] == SAMPLES[-1][3], "a dragged one leans as it is dragged"


def test_the_paths_that_were_kept_are_hands_a_page_could_send() -> None:
    kinds = {kind: drags.drags(kind) for kind in drags.KINDS}
    assert {kind: len(paths) for kind, paths in kinds.items()} == dict.fromkeys(drags.KINDS, 10)
    for drag in (drag for paths in kinds.values() for drag in paths):
        _, _, samples = parse_pull(8, list(drag.grip), [list(sample) for sample in drag.samples], range(64))
        assert samples == drag.samples
        assert abs(samples[-1][1]) > parts.BOX["physics"]["width"], "far enough for a card to leave"
