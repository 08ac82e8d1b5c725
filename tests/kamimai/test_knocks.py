"""M-14: somebody knocks at the table while nobody draws. Bodies decide what comes of it, by a seed of the secret."""

from __future__ import annotations

import math

import msgspec
import pytest

from armarium.chance import Chance
from armarium.games.kamimai import GAME, parts
from armarium.games.kamimai.deck import bodies, fit, hand, standing
from armarium.games.kamimai.deck.bodies import BODY, Deck
from armarium.games.kamimai.deck.bump import Bump
from armarium.games.kamimai.deck.checking import Checking
from armarium.games.kamimai.deck.proofs import Touch, parse_proof, proof_text
from armarium.games.kamimai.notation import HANDS
from armarium.games.kamimai.state import State
from armarium.reason import Refused
from armarium.words import words
from tests.kamimai.scene import drawing, play

CARDS = 24
SECRET = b"secret of a table"


def waited(knock: bytes) -> bodies.Verdict:
    return bodies.simulate_wait(bodies.build(CARDS), BODY["between"], films=False, knock=knock)


# --- the knock --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("M-14", "M-50")
def test_a_hard_knock_fells_what_a_soft_one_leaves_standing(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds = [hand.knock_seed(SECRET, number) for number in range(4)]
    assert not any(waited(seed).fell for seed in seeds)
    monkeypatch.setitem(BODY, "bump", 3000.0)
    verdicts = [waited(seed) for seed in seeds]
    assert any(verdict.fell for verdict in verdicts), "some come from where the tent is weak"
    assert verdicts[0].digest == waited(seeds[0]).digest != verdicts[1].digest
    assert not waited(b"").fell, "nobody knocks without a seed: so it is with older waits"


@pytest.mark.clause("M-14")
def test_after_a_knock_the_table_is_as_level_as_before() -> None:
    after = Deck.restore(waited(hand.knock_seed(SECRET, 1)).after, films=False)
    pull = after.world.gravity
    assert (pull.x, pull.y, pull.z) == pytest.approx((0.0, -BODY["gravity"], 0.0))


@pytest.mark.clause("M-14")
def test_knocks_come_as_hard_as_the_box_says_and_die_away() -> None:
    peaks = sorted(Bump(hand.knock_seed(SECRET, number)).peak for number in range(401))
    assert peaks[200] == pytest.approx(BODY["bump"], rel=0.1)
    spread = math.log(peaks[337] / peaks[63]) / 2  # one standard deviation to each side
    assert spread == pytest.approx(BODY["bump_spread"], rel=0.15)
    bump = Bump(b"")
    last = bump.steps() / BODY["step"]
    assert abs(bump.jolt(last)) < bump.peak / 50 < max(abs(bump.jolt(step / BODY["step"])) for step in range(30))


@pytest.mark.clause("M-14", "M-56")
def test_quick_tables_fall_as_often_as_knocks_fell_bodies() -> None:
    assert parts.SURROGATE["casting"] == parts.SURROGATE["between"] == fit.KNOCKED


# --- from the secret to the proof -------------------------------------------------------------------------------------


def stopping() -> State:
    return play(drawing("-/-"), "pull 20 > 20")


@pytest.mark.clause("M-14", "M-52")
def test_who_stops_hears_the_knock_of_the_secret() -> None:
    touch = standing.Simulation().touch(stopping(), "done", "", (SECRET, 7))
    assert touch == Touch("done", knock=hand.knock_seed(SECRET, 7))
    assert touch.knock != hand.knock_seed(SECRET, 8) != hand.pull_seed(SECRET, 8)


@pytest.mark.clause("M-54")
def test_a_proof_keeps_the_knock_and_older_ones_have_none() -> None:
    proof = standing.proof_of(Touch("keep", knock=hand.knock_seed(SECRET, 2)), waited(hand.knock_seed(SECRET, 2)))
    text = proof_text(proof)
    assert parse_proof(text).touch == proof.touch
    older = " ".join(word for word in text.split() if not word.startswith("knock="))
    assert parse_proof(older).touch == Touch("keep")


@pytest.mark.clause("M-54")
def test_a_knock_that_is_not_the_secrets_is_found_out() -> None:
    state = stopping()
    ground = standing.Ground(len(state.deck.slots), list(state.deck.standing()), [])
    for number, agrees in ((5, True), (6, False)):
        touch = Touch("done", knock=hand.knock_seed(SECRET, number))
        before = standing.stood(ground).deck
        move, proof = standing.Simulation().settled_move(touch, standing.carried_out(before, touch), ground)
        after = state.clone(Chance(1))
        after.play(state.seat, after.find(state.seat, move))
        checking = Checking(SECRET)
        if agrees:
            checking.follow(1, 5, state, move, proof, after, [])
            assert checking.agreed == 1
        else:
            with pytest.raises(Refused):
                checking.follow(1, 5, state, move, proof, after, [])


@pytest.mark.clause("M-33", "M-54")
def test_a_pull_by_older_settings_may_have_had_a_milder_guardian() -> None:
    state = drawing("fire-guardian/-")
    state.hand = HANDS.index("other")
    assert standing.hand_of(state) == (1.5, True)
    wish = hand.quantise_pull(hand.plain_pull(20, "slow", hand.pull_seed(SECRET, 4), 1.0, mirror=True))
    ground = standing.Ground(len(state.deck.slots), list(state.deck.standing()), [])
    proof = standing.proof_of(Touch("pull", wish), waited(b""), ground)
    after = play(state.clone(Chance(1)), "pull 21 > 21")
    with pytest.raises(Refused):
        Checking(SECRET).follow(1, 4, state, "pull 21 > 21", proof_text(proof), after, [])
    older, checking = msgspec.structs.replace(proof, settings="0" * 16), Checking(SECRET)
    checking.follow(1, 4, state, "pull 21 > 21", proof_text(older), after, [])
    assert checking.foreign == 1


# --- what is told -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("M-14")
@pytest.mark.parametrize(("lang", "door"), [("en", "A door slams"), ("fr", "Une porte claque")])
def test_a_door_slams_where_we_know_why_it_fell(lang: str, door: str) -> None:
    say = words("kamimai", lang).say
    for when in ("cast", "between"):
        assert say("event-collapsed", {"when": f"knock-{when}"}).startswith(door)
        assert door not in say("event-collapsed", {"when": when}), "people at a real table know better"
    assert GAME.rules == "5"
