"""What the chances of a KamiMaï team depend on, learned weights of it, and where a rollout ends with them."""

from __future__ import annotations

import math

import pytest
from librt.vecs import vec

from armarium import evaluator
from armarium.games.kamimai import evaluation
from armarium.games.kamimai.state import State
from armarium.games.kamimai.team import outlook
from tests.kamimai.scene import drawing, new, play, scene


def seen(state: State) -> dict[str, float]:
    """What is not 0, by name."""
    out = vec[float]([9.0] * len(outlook.FEATURES))
    outlook.write_outlook(state, out)
    return {name: out[place] for place, name in enumerate(outlook.FEATURES) if out[place] != 0.0}


def learned(**weights: float) -> evaluator.Evaluator:
    """With these weights at level 1; elsewhere with none."""
    found: evaluator.Evaluator = evaluation.Evaluator()
    cells = len(found.cells)
    row = [weights.get(name.replace("-", "_"), 0.0) for name in found.features]
    found.learn(row + [0.0] * len(row) * (cells - 1))
    return found


def test_hands_and_sheet_are_counted() -> None:
    found = seen(drawing("water*3.wolf/water.fire-fairy/earth-guardian", energy=1, discards="air*2.mouse"))
    assert (found["held"], found["cards"], found["guardians"]) == (4, 7, 1)
    assert (found["wolf"], found["fairies"], found["discarded"]) == (1, 1, 2)
    assert (found["energy"], found["last-energy"]) == (1, 1)
    assert (found["spells"], found["team-spells"]) == (9, 1)
    assert {name for name in found if name.startswith("area")} == {"area-a", "area-b", "area-c"}
    assert found["castable"] == 1 and found["lacking"] == 9 * 4 - 4 - 3
    assert not {"imp", "mouse", "dragonflies", "blessing", "calm", "shaky"} & set(found)


def test_seats_steadiness_and_the_targeted_area_are_told_apart() -> None:
    assert {"one-seat", "shaky"} <= set(seen(new(seats=1, steadiness="shaky", level=2)))
    assert {"five-seats", "calm"} <= set(seen(new(seats=5, steadiness="calm")))
    assert not {"two-seats", "four-seats"} & set(seen(drawing("-/-/-")))
    assert seen(drawing(sheet="11/000/0000", target="b"))["blessing"] == 1
    cursed = seen(drawing(sheet="11/000/0000", target="c"))
    assert cursed["discard"] == 1 and "area-a" not in cursed and "blessing" not in cursed


def test_a_leaning_deck_looks_worse_and_scarce_colours_are_seen() -> None:
    even, holed = seen(drawing("-/-")), seen(drawing("-/-", gone="20.21.22.23.24", discards="water*5"))
    assert "hole" not in even and holed["hole"] == 5
    assert holed["instability"] > even["instability"] and holed["standing"] == even["standing"] - 5
    assert holed["shortage"] > even["shortage"]
    fallen = seen(scene("-/-", flags="down"))
    assert fallen["standing"] == 55 and "hole" not in fallen


def test_learned_weights_are_one_chance_for_all_and_the_end_is_known() -> None:
    sure = learned(one=math.log(3.0))
    assert list(sure.values(drawing("-/-/-"))) == pytest.approx([0.75] * 3)
    assert list(sure.values(new(level=2))) == pytest.approx([0.5] * 3)
    lost = scene("-/-/-")
    lost.lose_energy(5)
    assert list(sure.values(lost)) == [0.0] * 3
    rich, poor = drawing(energy=4), drawing(energy=3)
    by_energy = learned(energy=1.0)
    assert by_energy.values(rich)[0] == pytest.approx(1 / (1 + math.exp(-4)))
    assert by_energy.values(poor)[0] == pytest.approx(1 / (1 + math.exp(-3)))


def test_a_rollout_ends_with_the_turn_once_an_area_is_targeted() -> None:
    by_hand: evaluator.Evaluator = evaluation.Evaluator()
    choosing = new(level=2)
    assert by_hand.is_quiet(choosing) and not learned().is_quiet(choosing)
    drawn = drawing("-/-/-")
    assert learned().is_quiet(drawn) and not learned().is_quiet(play(drawn, "pull 20 > 20"))


def test_looking_changes_nothing() -> None:
    state = drawing("water*3/fire*5", gone="20.21")
    before = state.deck.slots[:], [hand[:] for hand in state.reserves]
    seen(state)
    assert before == (state.deck.slots, state.reserves)
