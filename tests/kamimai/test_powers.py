"""Guardians, creatures, the end and the modes: M-30 to M-41, and companion mode (M-55)."""

from __future__ import annotations

from typing import Any

import pytest

from armarium.chance import Chance
from armarium.games.kamimai import GAME
from armarium.games.kamimai.notation import CAST, DRAW, OVER, OWE, STORE, TARGET
from armarium.games.kamimai.state import State
from armarium.reason import Refused
from tests.kamimai.scene import drawing, event, held, new, play, refusal, scene, texts, told, total

# --- M-30 to M-33: Guardians -----------------------------------------------------------------------------------------


@pytest.mark.clause("M-30")
@pytest.mark.parametrize(("area", "drawn", "options", "energy"), [
    ("b", "air-guardian", "-", 5),  # blessed, and a Guardian was drawn
    ("b", "-", "-", 4),  # no Guardian drawn
    ("b", "-", "always-blessed:on", 5),
    ("a", "air-guardian", "always-blessed:on", 4),  # no blessing there
    ("c", "air-guardian", "-", 4),
])  # fmt: skip
def test_a_blessing_spares_the_energy_of_a_collapse(area: str, drawn: str, options: str, energy: int) -> None:
    guardians = "0.0.1.0" if drawn != "-" else "0.0.0.0"
    state = drawing("-/-", target=area, drawn=drawn, guardians=guardians, options=options, discards="fire")
    play(state, "pull 9 > fell")
    assert state.energy == energy and state.phase == STORE
    play(state, "keep")
    assert sum(state.discards) == 0, "the rest of a collapse happens all the same"


@pytest.mark.clause("M-30")
def test_only_a_guardian_drawn_this_turn_blesses() -> None:
    state = play(drawing("air-guardian/-", target="b", hand="little"), "pull 9 > fell")
    assert state.energy == 4


@pytest.mark.clause("M-30", "M-14")
def test_the_blessing_does_not_help_between_turns_in_hard_mode() -> None:
    state = scene("-/-", target="b", options="mode:hard,always-blessed:on", phase="store", guardians="0.0.1.0")
    assert play(state, "keep > fell").energy == 4


def cursed(reserves: str, drawn: str, guardians: str, level: int, area: str, **fields: Any) -> State:
    sheets = {1: "00/000/0000", 2: "00/00/00/0000", 3: "000/00/000/00/0000"}
    options = fields.pop("options", "-")
    options = f"level:{level}" + ("" if options == "-" else f",{options}")
    state = drawing(
        reserves,
        level=level,
        options=options,
        sheet=sheets[level],
        target=area,
        drawn=drawn,
        guardians=guardians,
        **fields,
    )
    return play(state, "done > stands")


@pytest.mark.clause("M-31")
def test_each_discards_one_card_of_choice_per_guardian() -> None:
    state = cursed("water.fire/air*3/earth", "fire-guardian*2.wolf", "0.0.0.2", 1, "c")
    assert state.phase == OWE and state.owed == [2, 2, 0] and held(state.discards) == {"earth": 1}
    assert texts(state) == ["forfeit water", "forfeit fire", "forfeit wolf"], "from Reserve and drawn cards"
    assert refusal(state, "forfeit fire-guardian") == ("M-32", "guardian-stays")
    play(state, "forfeit wolf", "forfeit water")
    assert state.to_act() == [1]
    play(state, "forfeit air", "forfeit air")
    assert held(state.discards) == {"earth": 1, "wolf": 1, "water": 1, "air": 2}
    assert [held(hand) for hand in state.reserves] == [{"fire": 1}, {"air": 1}, {}]


@pytest.mark.clause("M-31")
def test_all_who_owe_choose_at_once_and_in_any_order() -> None:
    state = cursed("water.fire/air*3/earth.fire.wolf/-", "fire-guardian.earth-guardian", "0.1.0.1", 1, "c")
    assert state.owed == [0, 2, 2, 0], "the first had just two cards, the last none"
    assert texts(state, 2) == ["forfeit earth", "forfeit fire", "forfeit wolf"]
    assert texts(state, 0) == texts(state, 3) == []
    assert refusal(state, "forfeit earth", seat=0) == ("M-31", "owes-nothing")
    assert refusal(state, "forfeit imp", seat=2) == ("M-31", "card-not-yours"), "not: it is not your turn"
    assert refusal(state, "end", seat=2) == ("M-31", "curse-first")
    assert refusal(state, "end", seat=0) == ("M-9", "not-your-turn")
    play(state, "forfeit wolf", seat=2)
    play(state, "forfeit air", seat=1)
    play(state, "forfeit earth", seat=2)
    assert (state.owed, state.phase, texts(state, 2)) == ([0, 1, 0, 0], OWE, [])
    play(state, "forfeit air", seat=1)
    assert state.phase != OWE and [held(hand) for hand in state.reserves[1:]] == [{"air": 1}, {"fire": 1}, {}]


@pytest.mark.clause("M-31")
def test_whoever_has_too_few_discards_all_they_have() -> None:
    state = cursed("-/fire/-", "fire-guardian.water-guardian.imp", "1.0.0.1", 1, "c")
    assert held(state.discards) == {"fire": 1, "imp": 1} and state.phase == STORE


@pytest.mark.clause("M-31")
def test_the_colour_curse_takes_elements_of_the_drawn_guardians_colours_from_all() -> None:
    state = cursed("water*2.air/fire.water-fairy.wolf/earth", "water-guardian*2.water.fire", "2.0.0.0", 2, "d")
    assert held(state.discards) == {"water": 3}, "two Guardians of one colour act once; Fairies and Wolf stay"
    assert held(state.reserves[1]) == {"fire": 1, "water-fairy": 1, "wolf": 1}


@pytest.mark.clause("M-31")
def test_fairies_go_too_by_option_and_the_wolf_never() -> None:
    state = cursed("-/water-fairy.fire-fairy.wolf/-", "water-guardian", "1.0.0.0", 2, "d", options="fairies-cursed:on")
    assert held(state.discards) == {"water-fairy": 1}


@pytest.mark.clause("M-31", "M-38")
def test_the_energy_curse_costs_one_per_guardian_and_can_lose_the_game() -> None:
    state = cursed("-/-/-", "air-guardian*2.fire-guardian", "0.0.2.1", 3, "d")
    assert state.energy == 2
    lost = cursed("-/-/-", "air-guardian*2", "0.0.2.0", 3, "d", energy="2")
    assert lost.phase == OVER


@pytest.mark.clause("M-31")
def test_no_effect_and_no_guardian_drawn_mean_no_curse() -> None:
    assert "curse" not in told(cursed("water/-/-", "fire-guardian", "0.0.0.1", 1, "a"))
    held_before = cursed("fire-guardian.fire/-/-", "fire", "0.0.0.0", 2, "d", hand="other")
    assert "curse" not in told(held_before) and sum(held_before.discards) == 0


@pytest.mark.clause("M-32")
def test_guardians_are_never_taken_by_a_curse() -> None:
    state = cursed("fire-guardian.fire/-/-", "fire-guardian", "0.0.0.1", 2, "d", hand="other")
    assert held(state.cards_of(0)) == {"fire-guardian": 2}


@pytest.mark.clause("M-33")
@pytest.mark.parametrize(
    ("element", "hand"), [("water", "middle"), ("earth", "ring"), ("air", "little"), ("fire", "other")]
)
def test_each_element_rules_the_hand_in_its_way(element: str, hand: str) -> None:
    state = play(scene(f"-/{element}-guardian*2", phase="store"), "keep > stands")
    assert GAME.view(state, None).hand == hand and state.phase == DRAW


@pytest.mark.clause("M-33")
def test_four_guardians_leave_a_normal_turn_but_no_room() -> None:
    guardians = "water-guardian*2.earth-guardian*2"
    state = drawing(f"{guardians}/-", hand="ring", seen="1:water", drawn="water*3")
    play(state, "pull 1 > 1", "done > stands", "cast water 1:4")
    assert state.sheet.marked[0] == 1
    left = scene(f"{guardians}/-", phase="store", drawn="fire")
    assert texts(left) == ["discard fire"]


# --- M-34 to M-37: creatures -----------------------------------------------------------------------------------------


def spells_of(reserves: str, **fields: Any) -> set[str]:
    return {text for text in texts(scene(reserves, **fields)) if text.startswith(("cast", "team"))}


@pytest.mark.clause("M-34")
def test_a_fairy_counts_one_to_three_and_the_wolf_one_or_two() -> None:
    assert spells_of("water*3.water-fairy/-") == {
        "cast water 1:1+fairy3",
        "cast water 1:2+fairy2",
        "cast water 1:3+fairy1",
    }
    assert spells_of("earth*3.wolf/-") == {"cast earth 1:2+wolf2", "cast earth 1:3+wolf1"}
    assert spells_of("earth*3.water-fairy/-") == set(), "a Fairy is of its own element only"


@pytest.mark.clause("M-34")
def test_a_spell_may_be_creatures_alone_and_must_total_exactly_four() -> None:
    found = spells_of("water-fairy.wolf/-")
    assert found == {"cast water 1:fairy3+wolf1", "cast water 1:fairy2+wolf2"}
    state = play(scene("water-fairy.wolf/-"), "cast water 1:fairy3+wolf1")
    assert held(state.discards) == {"water-fairy": 1, "wolf": 1}, "unused value is lost"


@pytest.mark.clause("M-34", "M-18")
def test_another_summoner_may_add_a_creature_with_their_agreement() -> None:
    state = play(scene("water/water-fairy"), "cast water 1:1 2:fairy3")
    proposal = GAME.view(state, 0).proposal
    assert state.to_act() == [1] and proposal is not None and proposal.shares[1].cards == ["water-fairy"]
    play(state, "agree")
    assert held(state.discards) == {"water": 1, "water-fairy": 1}


@pytest.mark.clause("M-34")
def test_in_a_team_spell_a_creature_counts_for_its_payers_share_only() -> None:
    found = spells_of("fire/fire-fairy/fire*2", target="b", sheet="11/110/0000")
    assert found == {"team fire 1:1 2:fairy1 3:2", "team fire 1:1 2:fairy2 3:1"}


@pytest.mark.clause("M-34", "M-15")
def test_creatures_are_played_in_phase_3_only() -> None:
    state = drawing("imp/-", drawn="fire")
    assert refusal(state, "play imp") == ("M-11", "draw-first")
    assert refusal(scene("imp/-", phase="store"), "play imp") == ("M-20", "store-now")


@pytest.mark.clause("M-35")
def test_the_imp_frees_all_guardians_everywhere() -> None:
    state = play(scene("imp.water-guardian/air-guardian*2/fire", drawn="fire-guardian"), "play imp")
    assert held(state.discards) == {"imp": 1, "water-guardian": 1, "air-guardian": 2, "fire-guardian": 1}
    assert event(state, "freed").values["count"] == 4 and held(state.reserves[2]) == {"fire": 1}


@pytest.mark.clause("M-35", "M-36", "M-37")
@pytest.mark.parametrize("card", ["imp", "dragonflies", "mouse"])
def test_only_the_activator_who_holds_it_plays_it(card: str) -> None:
    state = scene(f"water*4/{card}", discards="fire")
    assert refusal(state, f"play {card}") == ("M-35", "creature-not-yours")
    assert refusal(state, f"play {card}", seat=1) == ("M-9", "not-your-turn")


@pytest.mark.clause("M-36")
def test_dragonflies_bring_two_gifts_by_givers_the_activator_names() -> None:
    state = play(scene("dragonflies/fire-guardian.air/water*4"), "play dragonflies")
    assert texts(state) == ["giver 2", "giver 3"], "who has no card cannot be chosen"
    play(state, "giver 2")
    assert state.to_act() == [1]
    assert texts(state) == ["give air 1", "give air 3", "give fire-guardian 1", "give fire-guardian 3"]
    assert refusal(state, "give air 2") == ("M-36", "gift-to-another")
    play(state, "give air 3")
    assert texts(state) == ["giver 2", "giver 3"] and state.seat == 0
    play(state, "giver 3", "give water 1")
    assert held(state.discards) == {"dragonflies": 1} and total(state) == 64
    assert [held(hand) for hand in state.reserves] == [{"water": 1}, {"fire-guardian": 1}, {"water": 3, "air": 1}]


@pytest.mark.clause("M-36")
def test_the_activator_may_give_drawn_cards_and_the_second_giver_may_be_the_first() -> None:
    state = play(
        scene("dragonflies/-", drawn="fire*2"), "play dragonflies", "giver 1", "give fire 2", "giver 2", "give fire 1"
    )
    assert held(state.reserves[0]) == {"fire": 1} and held(state.drawn) == {"fire": 1}


@pytest.mark.clause("M-36")
def test_an_overfull_reserve_is_reduced_at_the_end_of_its_owners_next_turn() -> None:
    state = play(
        scene("dragonflies.air*2/fire*4"), "play dragonflies", "giver 1", "give air 2", "giver 1", "give air 2"
    )
    assert sum(state.reserves[1]) == 6
    play(state, "keep > stands", "pull 20 > 20", "done > stands")
    while state.phase == CAST:
        play(state, "end")
    assert state.seat == 1 and refusal(state, "keep") == ("M-20", "reserve-full")


@pytest.mark.clause("M-36")
def test_dragonflies_need_something_to_give() -> None:
    assert refusal(scene("dragonflies/-"), "play dragonflies") == ("M-36", "nothing-to-give")


@pytest.mark.clause("M-37")
def test_the_mouse_lets_somebody_take_an_element_or_creature() -> None:
    state = play(scene("mouse/-", discards="fire*2.wolf.air-guardian"), "play mouse")
    assert texts(state) == ["taker 1", "taker 2"]
    play(state, "taker 2")
    assert state.to_act() == [1] and texts(state) == ["take fire", "take wolf", "leave"]
    assert refusal(state, "take air-guardian") == ("M-37", "guardian-stays")
    assert refusal(state, "take mouse") == ("M-37", "not-in-pile"), "it enters the pile after its effect"
    play(state, "take wolf")
    assert held(state.reserves[1]) == {"wolf": 1} and held(state.discards) == {"fire": 2, "air-guardian": 1, "mouse": 1}


@pytest.mark.clause("M-37")
def test_what_the_mouse_brings_is_usable_at_once_and_may_be_left() -> None:
    state = play(scene("mouse.water*3/-", discards="water"), "play mouse", "taker 1", "take water", "cast water 1:4")
    assert state.sheet.marked[0] == 1
    left = play(scene("mouse/-", discards="water"), "play mouse", "taker 1", "leave")
    assert held(left.discards) == {"mouse": 1, "water": 1}


@pytest.mark.clause("M-37")
def test_the_mouse_may_not_be_played_for_nothing() -> None:
    assert refusal(scene("mouse/-", discards="fire-guardian"), "play mouse") == ("M-37", "nothing-to-take")


# --- M-38 to M-41 ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("M-38")
def test_victory_falls_with_the_last_heart() -> None:
    state = play(scene("water*4/-", sheet="01/111/1111", energy=1), "cast water 1:4")
    outcome = state.outcome()
    assert outcome is not None and (outcome.key, outcome.winners, outcome.scores) == ("victory", [0, 1], [9, 9])


@pytest.mark.clause("M-38")
def test_turns_have_no_limit_unless_night_falls() -> None:
    state = play(scene("-/-", phase="store", turn=100), "keep > stands")
    assert (state.outcome(), state.turn(), state.seat) == (None, 101, 1)
    assert play(scene("-/-", phase="store", turn=4321), "keep > stands").turn() == 4322
    assert not GAME.new(2, {}, Chance(1)).settings["night"]


@pytest.mark.clause("M-38")
def test_with_night_a_level_of_a_hundred_turns_is_lost() -> None:
    before = play(scene("-/-", phase="store", turn=99, options="night:on"), "keep > stands")
    assert before.outcome() is None and before.turn() == 100
    state = play(scene("-/-", phase="store", turn=100, options="night:on"), "keep > stands")
    outcome = state.outcome()
    assert outcome is not None and (outcome.key, outcome.winners, outcome.scores) == ("night", [], [0, 0])
    assert "defeat" in told(state) and GAME.position(state) == GAME.position(
        GAME.from_position(GAME.position(state), Chance(1))
    )


@pytest.mark.clause("M-38", "M-39")
def test_night_counts_the_turns_of_each_level_anew() -> None:
    both = "adventure:on,night:on"
    state = play(scene("water*4/-", options=both, sheet="01/111/1111", turn=90), "cast water 1:4")
    assert (state.sheet.level, state.turn(), state.began) == (2, 91, 91)
    again = GAME.from_position(GAME.position(state), Chance(1))
    assert again.began == 91 and " began=91" in GAME.position(state)
    late: dict[str, Any] = {"options": both, "level": 2, "sheet": "00/00/00/0000", "began": 91, "phase": "store"}
    assert play(scene("-/-", turn=189, **late), "keep > stands").outcome() is None
    assert play(scene("-/-", turn=190, **late), "keep > stands").outcome() is not None
    with pytest.raises(Refused):
        scene("-/-", turn=192, **late)
    with pytest.raises(Refused):
        scene("-/-", turn=90, **late)
    with pytest.raises(Refused):
        scene("-/-", turn=95, began=91, phase="store")


@pytest.mark.clause("M-38")
def test_an_older_position_has_no_night() -> None:
    text = GAME.position(scene("-/-", turn=50))
    assert text.endswith(" began=-")
    older = text.replace("kamimai/5", "kamimai/2").removesuffix(" began=-")
    assert GAME.position(GAME.from_position(older, Chance(1))) == text


@pytest.mark.clause("M-39")
def test_adventure_goes_on_with_the_next_level_and_two_more_energy() -> None:
    state = scene(
        "water*4/fire/-", options="adventure:on,mode:easy", sheet="01/111/1111", energy=3, discards="air", seat=1
    )
    play(state, "cast water 1:4")
    assert (state.sheet.level, state.energy, state.seat, state.phase) == (2, 5, 1, TARGET)
    assert state.deck.count() == 64 and sum(map(sum, state.reserves)) == 0 and state.standing() == [9, 9, 9]


@pytest.mark.clause("M-39")
def test_adventure_ends_with_level_3_or_a_defeat() -> None:
    last = scene("water*4/-", options="adventure:on", level=3, sheet="011/11/111/11/1111", done=19)
    outcome = play(last, "cast water 1:4").outcome()
    assert outcome is not None and outcome.key == "victory"
    assert play(drawing("-/-", options="adventure:on", energy=1), "pull 3 > fell").outcome() is not None


@pytest.mark.clause("M-40")
def test_solo_has_six_places_no_dragonflies_and_pays_alone() -> None:
    state = new(1)
    assert state.deck.count() == 63 and "dragonflies" not in held(state.deck.cards())
    assert spells_of("fire*4", target="b", sheet="11/100/0000") == {"cast fire 1:4", "team fire 1:4"}
    store = scene("water*4", phase="store", drawn="fire*2")
    assert "keep" in texts(store) and "keep" not in texts(scene("water*4", phase="store", drawn="fire*3"))


@pytest.mark.clause("M-41")
def test_no_curse_after_a_collapse_then_or_later() -> None:
    state = drawing("fire/fire", options="level:2", level=2, sheet="00/00/00/0000", target="d", seen="1:fire-guardian")
    play(state, "pull 1 > 1 fell")
    assert "curse" not in told(state) and state.phase == STORE
    play(state, "keep", "pull 20 > 20", "done > stands")
    assert held(state.reserves[0]) == {"fire": 1, "fire-guardian": 1}


# --- M-55: companion mode --------------------------------------------------------------------------------------------


def companion(reserves: str = "-/-", **fields: Any) -> State:
    mode = str(fields.pop("mode", "normal"))
    return drawing(reserves, options=f"grimoire:companion,mode:{mode}", **fields)


@pytest.mark.clause("M-55")
def test_people_report_what_they_drew_and_the_program_does_the_rest() -> None:
    state = play(companion("water*3/-"), "drew water", "drew imp", "done", "cast water 1:4")
    assert state.sheet.marked[0] == 1 and held(state.drawn) == {"imp": 1}
    assert GAME.view(state, 0).grimoire.slots == [] and total(state) == 64


@pytest.mark.clause("M-55")
def test_only_cards_that_are_left_can_be_reported_and_nothing_is_pulled() -> None:
    state = companion("imp/-", hand="-")
    assert refusal(state, "drew imp") == ("M-2", "card-not-in-grimoire")
    assert refusal(state, "pull 3 slow") == ("M-55", "companion-reports")
    assert refusal(drawing(), "drew fire") == ("M-55", "not-companion")


@pytest.mark.clause("M-55", "M-13", "M-14")
@pytest.mark.parametrize(("mode", "energy"), [("normal", 5), ("hard", 4)])
def test_a_collapse_is_reported_at_its_time(mode: str, energy: int) -> None:
    during = play(companion(mode=mode, discards="air"), "drew water", "fell")
    assert (during.energy, during.phase) == (4, STORE)
    assert sum(play(during, "keep").discards) == 0
    casting = play(companion(mode=mode), "drew water", "done", "fell")
    assert casting.energy == 5 and casting.down and "fell" not in texts(casting)
    between = play(companion(mode=mode, discards="air"), "fell before")
    assert (between.energy, between.phase, sum(between.discards)) == (energy, DRAW, 1 if mode == "normal" else 0)
    assert "fell before" not in texts(between) and "fell before" not in texts(play(between, "drew fire"))
