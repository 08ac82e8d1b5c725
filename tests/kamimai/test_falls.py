"""Every fall at its time, in each kind of Grimoire, and what a new turn or phase forgets."""

from __future__ import annotations

import msgspec
import pytest
from rapier3d import Vec3

from armarium.games.kamimai import parts
from armarium.games.kamimai.deck import bodies, hand, standing
from armarium.games.kamimai.deck.bodies import BODY, Deck
from armarium.games.kamimai.deck.checking import Checking
from armarium.games.kamimai.deck.hand import Pull
from armarium.games.kamimai.deck.proofs import Kind, Touch, proof_text
from armarium.games.kamimai.notation import CAST, DRAW, STORE
from armarium.games.kamimai.state import State
from armarium.reason import Refused
from tests.kamimai.scene import ALWAYS, NEVER, drawing, new, play, scene, texts, told, with_luck

QUICK = "grimoire:quick"
COMPANION = "grimoire:companion"
FALL, STAND = (ALWAYS, 10000), (NEVER, 10000)


# --- quick mode: M-14, M-56 -------------------------------------------------------------------------------------------


@pytest.mark.clause("M-14", "M-56")
def test_a_quick_deck_may_fall_in_phase_3_and_it_costs_nothing() -> None:
    state = drawing("-/water", options=QUICK, drawn="water", pulls=1)
    fallen, standing_ = (play(with_luck(state, luck), "done") for luck in (FALL, STAND))
    assert (fallen.down, fallen.energy, fallen.phase) == (True, 5, standing_.phase)
    assert (standing_.down, "collapsed" in told(standing_)) == (False, False)
    assert "collapsed" in told(fallen)


@pytest.mark.clause("M-14", "M-56")
@pytest.mark.parametrize(("mode", "energy", "discards", "cards"), [("normal", 5, 2, 62), ("hard", 4, 0, 64)])
def test_a_quick_deck_may_fall_between_turns(mode: str, energy: int, discards: int, cards: int) -> None:
    state = scene("-/-", phase="store", options=f"{QUICK},mode:{mode}", discards="air*2")
    fallen = play(with_luck(state, FALL, (0, cards), (0, cards - 1)), "keep")
    assert (fallen.energy, sum(fallen.discards), fallen.down) == (energy, discards, False)
    assert "collapsed" in told(fallen) and fallen.seat == 1
    stood = play(with_luck(state, STAND), "keep")
    assert (stood.energy, sum(stood.discards)) == (5, 2) and "collapsed" not in told(stood)


@pytest.mark.clause("M-14")
def test_what_lies_cannot_fall_between_turns_too() -> None:
    """It is rebuilt without another roll."""
    state = scene("-/-", phase="store", options=QUICK, flags="down", discards="air*2")
    rebuilt = play(with_luck(state, (0, 62), (0, 61)), "keep")
    assert not rebuilt.down and sum(rebuilt.discards) == 2


@pytest.mark.clause("M-56")
@pytest.mark.parametrize("rate", ["casting", "between"])
def test_quick_falls_happen_at_the_rates_of_the_box(rate: str) -> None:
    chance = parts.SURROGATE[rate]
    move, phase = ("done", "draw") if rate == "casting" else ("keep", "store")
    state = scene("-/-", phase=phase, options=QUICK, drawn="water" if phase == "draw" else "-")
    hit = with_luck(state, (chance - 1, 10000), (0, 64), (0, 63))
    assert "collapsed" in told(play(hit, move))
    assert "collapsed" not in told(play(with_luck(state, (chance, 10000)), move))


# --- companion mode: M-55 ---------------------------------------------------------------------------------------------


@pytest.mark.clause("M-55", "M-11")
def test_companions_who_leave_one_card_have_a_collapse() -> None:
    few = ALL_BUT_THREE
    state = drawing(f"{few}/-", options=COMPANION)
    assert state.deck.count() == 3
    left = play(state, "drew mouse")
    assert (left.phase, left.collapsed, left.energy) == (DRAW, False, 5)
    last = play(left, "drew imp")
    assert (last.phase, last.collapsed, last.energy) == (STORE, True, 4)


ALL_BUT_THREE = (
    "water*12.earth*12.air*12.fire*12.water-guardian*2.earth-guardian*2.air-guardian*2.fire-guardian*2."
    "water-fairy.earth-fairy.air-fairy.fire-fairy.wolf"
)


@pytest.mark.clause("M-55", "M-14")
def test_companions_may_report_a_fall_in_phase_4_and_it_is_rebuilt_after_it() -> None:
    state = scene("-/-", phase="store", options=COMPANION, discards="air*2")
    fallen = play(state, "fell")
    assert (fallen.down, fallen.energy, fallen.phase) == (True, 5, STORE) and "fell" not in texts(fallen)
    after = play(fallen, "keep")
    assert not after.down and sum(after.discards) == 2 and after.seat == 1


@pytest.mark.clause("M-55", "M-14")
def test_a_fall_before_is_told_once_a_turn_and_again_in_the_next() -> None:
    once = play(drawing("-/-", options=COMPANION), "fell before")
    assert "fell before" not in texts(once)
    following = after_this_turn(play(once, "drew water", "done"))
    assert (following.phase, following.seat) == (DRAW, 1) and "fell before" in texts(following)


@pytest.mark.clause("M-55", "M-14")
@pytest.mark.parametrize(("turn", "pulls", "may"), [(1, 0, False), (2, 0, True), (2, 1, False)])
def test_a_fall_before_is_one_between_two_turns(turn: int, pulls: int, may: bool) -> None:
    """Not before the first turn, and not once a card is drawn: then it is one of the draw."""
    state = drawing("-/-", options=COMPANION, turn=turn, pulls=pulls, drawn="water" if pulls else "-")
    assert ("fell before" in texts(state)) is may and "fell" in texts(state)


@pytest.mark.clause("M-55", "M-56")
def test_companions_alone_say_when_it_falls() -> None:
    """No luck is drawn for it, however bad it would be."""
    state = with_luck(drawing("-/-", drawn="water", pulls=1, options=COMPANION), FALL, FALL)
    after = after_this_turn(play(state, "done"))
    assert (after.down, after.seat, after.energy) == (False, 1, 5) and "collapsed" not in told(after)


# --- what is forgotten ------------------------------------------------------------------------------------------------


@pytest.mark.clause("M-13")
def test_a_collapse_is_forgotten_with_its_turn() -> None:
    """Or the next turn's fall in phase 3 would shuffle the discards in."""
    fallen = play(drawing("-/-"), "pull 3 > 3 fell")
    assert fallen.collapsed and fallen.phase == STORE
    following = play(fallen, "keep")
    assert (following.collapsed, following.down, following.seat) == (False, False, 1)


@pytest.mark.clause("M-22")
def test_refusals_and_withdrawals_are_forgotten_with_their_phase() -> None:
    state = drawing("water*2/water*2", pulls=1, refused="-", withdrawn=3, drawn="air")
    begun = play(state, "done > stands")
    assert (begun.phase, begun.withdrawn, begun.refused) == (CAST, 0, [])
    refused = play(begun, "cast water 1:2 2:2", "refuse")
    assert refused.refused
    later = play(after_this_turn(refused), "pull 3 > 3", "done > stands")
    assert not later.refused


def after_this_turn(state: State) -> State:
    """Nothing more is cast, all is kept."""
    while state.seat == 0:
        move = "end" if "end" in texts(state) else "keep"
        play(state, move if move == "end" or state.companion else "keep > stands")
    return state


# --- the table's own hands and waits ----------------------------------------------------------------------------------


@pytest.mark.clause("M-52")
def test_steadiness_is_the_tables_for_risks_and_for_hands() -> None:
    tables = [new(2, steadiness=name) for name in ("calm", "normal", "shaky")]
    risks = [state.deck.risk(20, 2, state.hand, state.steadiness) for state in tables]
    assert risks == sorted(set(risks))
    tremors = [standing.hand_of(state)[0] for state in tables]
    assert tremors == [parts.BOX["steadiness"][name] for name in ("calm", "normal", "shaky")]
    touches = [standing.Simulation().touch(state, "pull 21 quick", "", (bytes(32), 1)) for state in tables]
    strays = [abs(touch.pull.samples[-1][3]) for touch in touches if touch is not None and touch.pull is not None]
    assert strays == sorted(set(strays)) and strays[2] == pytest.approx(4 * strays[0], rel=0.01)


@pytest.mark.clause("M-52", "M-56")
def test_a_quick_pull_falls_by_the_steadiness_of_its_table() -> None:
    """The same luck fells it under shaky hands and not under calm ones."""
    tables = [drawing("-/-", options=f"{QUICK},steadiness:{name}") for name in ("calm", "normal", "shaky")]
    risks = [state.deck.risk(20, 2, state.hand, state.steadiness) for state in tables]
    luck = ((risks[1], 10000), STAND, *((0, cards) for cards in range(64, 50, -1)))
    pulled = [play(with_luck(state, *luck), "pull 21 quick") for state in tables]
    assert [state.down for state in pulled] == [False, False, True]
    lucky = play(with_luck(tables[1], (risks[1] - 1, 10000), STAND), "pull 21 quick")
    assert lucky.down


@pytest.mark.clause("M-14")
@pytest.mark.parametrize(("kind", "name"), [("done", "casting"), ("keep", "between")])
def test_done_and_keep_wait_as_long_as_the_box_says(kind: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A deck that falls of itself after a second falls in a wait of its time, and not in one that is over by then."""
    leaning = falling_deck()
    monkeypatch.setitem(BODY, "casting", 0.05)
    monkeypatch.setitem(BODY, "between", 0.05)
    assert not standing.carried_out(leaning, Touch(kind)).fell  # type: ignore[arg-type]
    monkeypatch.setitem(BODY, name, 3.0)
    assert standing.carried_out(leaning, Touch(kind)).fell  # type: ignore[arg-type]


def falling_deck() -> bodies.Snapshot:
    """The four outermost cards of one side were taken out at once: the rest is about to tip."""
    deck = bodies.Deck.restore(bodies.build(64))
    for slot in range(8):
        deck.take(slot)
    return deck.snapshot()


@pytest.mark.clause("M-14", "M-23")
@pytest.mark.parametrize("kind", ["done", "keep"])
def test_a_card_that_falls_free_while_nobody_draws_comes_with_the_next_pull(kind: Kind) -> None:
    """The rules know of no card drawn in a pause: taken there, it would stand for them and be gone for the bodies."""
    before = barely_held_deck()
    paused = standing.carried_out(before, Touch(kind))
    assert (paused.fell, paused.drawn, paused.after.slots) == (False, [], before.slots)
    assert Deck.restore(paused.after).fallen_slots() == [0]
    pulled = bodies.pull(paused.after, Pull(63, (2.6, 0.0), hand.straight_path("slow", 0.0), bytes(32), 0.0))
    assert (pulled.fell, pulled.drawn) == (False, [63, 0])
    gripped = bodies.pull(paused.after, Pull(0, (2.6, 0.0), hand.straight_path("slow", 0.0), bytes(32), 0.0))
    assert (gripped.fell, gripped.drawn) == (False, [0])


@pytest.mark.clause("M-54")
def test_a_pause_that_took_a_card_in_an_older_game_still_agrees() -> None:
    before, state = barely_held_deck(), scene("-/-", phase="store", options="grimoire:simulated")
    older = standing.touching(before, Touch("keep"), picks_up=True).run()
    assert older.drawn == [0]
    proof = standing.proof_of(Touch("keep"), older)
    checking = Checking(None)
    checking._deck = before
    checking.follow(1, 0, state, "keep > stands", proof_text(proof), state, [])
    assert (checking.agreed, checking._deck) == (1, older.after)
    checking._deck = before
    forged = proof_text(msgspec.structs.replace(proof, digest="0" * 64))
    with pytest.raises(Refused, match="pull-differs"):
        checking.follow(1, 0, state, "keep > stands", forged, state, [])


def barely_held_deck() -> bodies.Snapshot:
    """The outermost card of the near side hangs beside its neighbours."""
    deck = Deck.restore(bodies.build(64))
    held = deck.body(0)
    held.translation = Vec3(held.translation.x + 9.2, held.translation.y, held.translation.z)
    return deck.snapshot()


@pytest.mark.clause("M-51")
def test_a_hand_of_ours_is_the_one_that_is_simulated() -> None:
    state = new(1)
    touch = standing.Simulation().touch(state, "pull 3 slow", "", (bytes(32), 4))
    assert touch is not None and touch.pull is not None
    assert touch.pull.seed == hand.pull_seed(bytes(32), 4)
