"""The parts, the set-up and the four phases of a turn: M-1 to M-24."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
import pytest

from armarium.chance import Chance
from armarium.games.kamimai import GAME, parts
from armarium.games.kamimai.deck.slots import Deck
from armarium.games.kamimai.notation import CAST, COLOURS, DRAW, OVER, STORE, TARGET
from armarium.reason import Refused
from tests.kamimai.scene import (
    ALWAYS,
    NEVER,
    drawing,
    event,
    held,
    new,
    play,
    refusal,
    scene,
    texts,
    told,
    total,
    with_luck,
)

# Everything but the two Guardians of Fire.
ALL_BUT_TWO = (
    "water*12.earth*12.air*12.fire*12."
    "water-guardian*2.earth-guardian*2.air-guardian*2.water-fairy.earth-fairy.air-fairy.fire-fairy.wolf.imp.dragonflies.mouse"
)


@pytest.mark.clause("M-1")
def test_all_win_or_all_lose() -> None:
    assert tuple(GAME.seats) == (1, 2, 3, 4, 5)
    won = play(scene("water*4/-/-", sheet="01/111/1111"), "cast water 1:4")
    lost = play(drawing(energy=1), "pull 5 > fell")
    assert [outcome.winners for outcome in (won.outcome(), lost.outcome()) if outcome] == [[0, 1, 2], []]


@pytest.mark.clause("M-2")
def test_the_box_has_64_cards() -> None:
    cards = held(parts.COUNTS)
    assert sum(cards.values()) == 64
    assert [cards[colour] for colour in COLOURS] == [12, 12, 12, 12]
    assert [cards[f"{colour}-guardian"] for colour in COLOURS] == [2, 2, 2, 2]
    assert sum(cards[name] for name in cards if name not in COLOURS and "guardian" not in name) == 8
    assert held(new().deck.cards()) == cards


@pytest.mark.clause("M-3", "M-53")
def test_only_outer_faces_are_open() -> None:
    state = new()
    for seat in (0, 1, 2, None):
        open_slots = [slot.slot for slot in GAME.view(state, seat).grimoire.slots if slot.card is not None]
        assert open_slots == [1, 64]
    assert list(state.deck.slots[1:63]) == [-1] * 62, "nobody knows an inner face, not even the state"


@pytest.mark.clause("M-3")
def test_the_next_outer_face_opens_when_the_outer_card_is_drawn() -> None:
    state = play(new(), "pull 1 > 1")
    assert GAME.view(state, None).grimoire.slots[0].card is not None
    assert event(state, "seen").values["slots"] == [2]


@pytest.mark.clause("M-3")
def test_a_wide_gap_opens_the_faces_beside_it_and_a_narrow_one_does_not() -> None:
    wide, narrow = new(), new()
    for slot in range(10, 16):
        play(wide, f"pull {slot} > {slot}")
    for slot in range(10, 15):
        play(narrow, f"pull {slot} > {slot}")
    assert [slot.slot for slot in GAME.view(wide, 0).grimoire.slots if slot.card] == [1, 9, 16, 64]
    assert [slot.slot for slot in GAME.view(narrow, 0).grimoire.slots if slot.card] == [1, 64]


@pytest.mark.clause("M-3", "M-53")
def test_a_view_never_tells_what_a_hidden_slot_will_show() -> None:
    state = new()
    views = {msgspec.json.encode(GAME.view(state.guess(0, Chance(seed)), 0)) for seed in range(5)}
    faces = {play(state.clone(Chance(seed)), "pull 20 > 20").drawn.index(1) for seed in range(20)}
    assert len(views) == 1 and len(faces) > 3


@pytest.mark.clause("M-4")
@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("mode", ["easy", "hard"])
def test_level_and_mode_are_independent(level: int, mode: str) -> None:
    view = GAME.view(new(level=level, mode=mode), None)
    assert view.level == level and view.options["mode"] == mode
    assert all(not area.sealed and area.spells for area in view.sheet)


@pytest.mark.clause("M-5", "M-39")
@pytest.mark.parametrize(
    ("mode", "english", "energy"), [("normal", 0, 5), ("easy", 0, 6), ("normal", 1, 4), ("easy", 1, 5)]
)
def test_energy_at_the_start(mode: str, english: int, energy: int) -> None:
    assert new(mode=mode, english_energy=bool(english)).energy == energy


@pytest.mark.clause("M-6")
def test_the_sheets_are_the_reconstruction_of_the_rules() -> None:
    written = [
        "none:WE blessing:AFT discard:WEAF",
        "none:EF blessing:WT discard:AT colour:WEAF",
        "discard:WAT blessing:EF colour:WFT energy:EA colour:WEAF",
    ]
    for level, line in enumerate(written, 1):
        sheet = GAME.view(new(level=level), None).sheet
        told = [f"{area.effect}:{''.join(spell.box[0].upper() for spell in area.spells)}" for area in sheet]
        assert " ".join(told) == line
    every = "".join(written)
    assert len({every.count(letter) for letter in "WEAF"}) == 1, "each element equally often"


@pytest.mark.clause("M-6", "M-10")
def test_area_a_is_targeted_from_the_start_on_level_1_only() -> None:
    assert (new(level=1).phase, new(level=1).sheet.target) == (DRAW, 0)
    assert new(level=2).phase == TARGET and new(level=3).phase == TARGET


@pytest.mark.clause("M-7")
def test_a_fresh_grimoire_of_all_cards_stands_and_all_else_is_empty() -> None:
    state = new(5)
    assert state.deck.count() == 64 and state.deck.sides() == (32, 32)
    assert total(state) == 64 and sum(map(sum, state.reserves)) + sum(state.discards) == 0


@pytest.mark.clause("M-8")
def test_training_costs_nothing_and_ends_with_a_fresh_grimoire() -> None:
    state = new(2, training=True)
    first = state.seat
    play(state, "pull 3 > 3 4", "pull 9 > fell")
    assert state.seat == 1 - first and state.energy == 5 and state.deck.count() == 64
    play(state, "pull 8 > 8", "ready")
    assert (state.phase, state.seat, state.deck.count(), total(state)) == (DRAW, first, 64, 64)
    assert sum(state.drawn) == 0 and state.guardians == [0, 0, 0, 0]


@pytest.mark.clause("M-9")
def test_a_random_summoner_starts() -> None:
    assert new(3).turn() == 1
    assert {new(5, seed).seat for seed in range(60)} == {0, 1, 2, 3, 4}


@pytest.mark.clause("M-9")
def test_all_cards_but_the_grimoire_are_open_to_all() -> None:
    state = scene("water.imp/fire*2/-", drawn="air*3", discards="earth")
    for seat in (0, 1, 2, None):
        view = GAME.view(state, seat)
        assert [side.reserve for side in view.sides] == [["water", "imp"], ["fire", "fire"], []]
        assert view.drawn == ["air"] * 3 and view.discards == {"earth": 1}


@pytest.mark.clause("M-9")
def test_nobody_else_may_play_in_the_activators_turn() -> None:
    assert refusal(drawing(), "pull 3 slow", seat=1) == ("M-9", "not-your-turn")


@pytest.mark.clause("M-10")
def test_only_unsealed_areas_can_be_targeted() -> None:
    state = scene(phase="target", target="-", sheet="11/000/0001", pulls=0)
    assert texts(state) == ["target b", "target c"]
    assert refusal(state, "target a") == ("M-10", "area-sealed")
    play(state, "target c")
    assert (state.sheet.target, state.phase) == (2, DRAW)


@pytest.mark.clause("M-10", "M-21")
def test_an_unfinished_target_must_be_continued_by_the_next_summoner() -> None:
    state = play(scene(phase="store", target="b"), "keep > stands")
    assert (state.seat, state.phase, state.sheet.target) == (1, DRAW, 1)
    assert refusal(state, "target c") == ("M-11", "draw-first")


@pytest.mark.clause("M-11", "M-24")
def test_at_least_one_card_must_be_drawn_and_any_number_may() -> None:
    state = new()
    assert "done" not in texts(state) and refusal(state, "done") == ("M-11", "draw-something")
    for slot in range(20, 30):
        play(state, f"pull {slot} > {slot}")
    assert sum(state.drawn) == 10 and "done" in texts(state)


@pytest.mark.clause("M-11", "M-13")
def test_a_draw_that_leaves_one_card_is_a_collapse() -> None:
    gone = ".".join(str(slot) for slot in range(1, 63))
    state = drawing("-/-", gone=gone, discards=ALL_BUT_TWO)
    assert state.deck.count() == 2
    play(state, "pull 63 > 63")
    assert state.collapsed and state.energy == 4 and sum(state.drawn) == 1
    play(state, "keep")
    assert state.deck.count() == 63


@pytest.mark.clause("M-11")
def test_all_cards_may_never_be_drawn() -> None:
    gone = ".".join(str(slot) for slot in range(1, 63))
    assert refusal(drawing("-/-", gone=gone, discards=ALL_BUT_TWO), "pull 63 > 63 64") == ("M-11", "never-all")


@pytest.mark.clause("M-12", "M-33")
def test_a_guardian_in_the_reserve_forces_the_hand_and_several_leave_a_choice() -> None:
    one = play(scene("-/earth-guardian/-", phase="store"), "keep > stands")
    assert one.phase == DRAW and GAME.view(one, None).hand == "ring"
    two = play(scene("-/earth-guardian.fire-guardian/-", phase="store"), "keep > stands")
    assert texts(two) == ["hand ring", "hand other"]
    assert refusal(two, "hand little") == ("M-12", "hand-not-forced")
    play(two, "hand other", "pull 5 > 5", "pull 6 > 6")
    assert GAME.view(two, None).hand == "other", "it holds for the whole draw"
    play(two, "done > stands", "keep > stands")
    assert two.seat == 2 and GAME.view(two, None).hand is None, "and not for the next summoner"


@pytest.mark.clause("M-12")
def test_a_guardian_drawn_now_does_not_change_this_draw() -> None:
    state = drawing("-/-", seen="1:air-guardian")
    play(state, "pull 1 > 1")
    assert GAME.view(state, None).hand is None and GAME.view(state, None).guardians == ["air"]


@pytest.mark.clause("M-13")
def test_a_collapse_in_the_draw_costs_energy_skips_casting_and_shuffles_the_discards_in() -> None:
    state = drawing("water*3/-/-", seen="1:water", discards="fire*5")
    play(state, "pull 1 > 1 fell")
    assert (state.energy, state.phase, held(state.drawn)) == (4, STORE, {"water": 1})
    assert refusal(state, "cast water 1:4") == ("M-20", "store-now")
    before = state.deck.count()
    play(state, "discard water", "keep")
    assert state.deck.count() == before + 5 + 1 and sum(state.discards) == 0
    assert (state.seat, state.phase, state.down) == (1, DRAW, False) and total(state) == 64


@pytest.mark.clause("M-13")
def test_the_gripped_card_is_kept_only_if_it_was_drawn_and_none_is_needed() -> None:
    state = play(drawing(), "pull 7 > fell")
    assert sum(state.drawn) == 0 and state.phase == STORE and state.energy == 4


@pytest.mark.clause("M-13", "M-38")
def test_at_no_energy_the_game_ends_before_the_rest() -> None:
    state = play(drawing("fire*4/-", energy=1, discards="water"), "pull 7 > fell")
    assert state.phase == OVER and held(state.discards) == {"water": 1}
    outcome = state.outcome()
    assert outcome is not None and (outcome.key, outcome.winners) == ("defeat", [])


@pytest.mark.clause("M-14")
def test_a_collapse_in_phase_3_costs_nothing_and_is_rebuilt_without_discards_after_phase_4() -> None:
    state = drawing("water*3.air/-", seen="1:water", discards="fire*5")
    play(state, "pull 1 > 1", "done > fell")
    assert (state.energy, state.phase, state.down) == (5, CAST, True)
    play(state, "cast water 1:4")
    assert state.down and state.phase == STORE
    play(state, "keep")
    assert not state.down and state.energy == 5 and held(state.discards) == {"fire": 5, "water": 4}


@pytest.mark.clause("M-14")
@pytest.mark.parametrize(("mode", "energy", "pile"), [("normal", 5, 4), ("easy", 5, 4), ("hard", 4, 0)])
def test_a_collapse_between_turns(mode: str, energy: int, pile: int) -> None:
    state = scene("-/-", options=f"mode:{mode}", phase="store", discards="fire*4")
    play(state, "keep > fell")
    assert (state.energy, sum(state.discards), state.phase, state.seat) == (energy, pile, DRAW, 1)
    assert state.deck.count() == 64 - pile and not state.down


@pytest.mark.clause("M-14", "M-38")
def test_hard_mode_can_lose_the_game_between_turns() -> None:
    state = play(scene("-/-", options="mode:hard", phase="store", energy=1), "keep > fell")
    assert state.phase == OVER


@pytest.mark.clause("M-15")
def test_casting_ends_by_itself_only_when_nothing_can_be_done() -> None:
    nothing = play(drawing("-/-", seen="1:water"), "pull 1 > 1", "done > stands")
    creature = play(drawing("-/-", seen="1:imp"), "pull 1 > 1", "done > stands")
    assert (nothing.phase, creature.phase) == (STORE, CAST)


@pytest.mark.clause("M-15")
def test_the_last_spell_of_an_area_seals_it_and_phase_4_follows() -> None:
    state = play(scene("water*4.earth*4/-", sheet="01/000/0000"), "cast water 1:4")
    assert state.sheet.is_sealed(0) and state.phase == STORE and state.sheet.target == -1
    assert GAME.view(state, None).sheet[0].sealed


@pytest.mark.clause("M-15")
def test_only_spells_of_the_targeted_area_can_be_cast_each_once() -> None:
    state = scene("water*4.fire*4/-", sheet="10/000/0000")
    assert refusal(state, "cast fire 1:4") == ("M-15", "spell-not-here")
    assert refusal(state, "cast water 1:4") == ("M-15", "spell-marked")


@pytest.mark.clause("M-16", "M-17")
def test_a_spell_is_exactly_four_of_one_colour() -> None:
    state = scene("water*3.earth*4/-")
    assert [text for text in texts(state) if text.startswith("cast")] == ["cast earth 1:4"]
    assert refusal(state, "cast water 1:3") == ("M-16", "payment-wrong")
    play(state, "cast earth 1:4")
    assert held(state.discards) == {"earth": 4} and held(state.reserves[0]) == {"water": 3}


@pytest.mark.clause("M-18")
def test_the_activator_pays_at_least_one_card() -> None:
    state = scene("-/water*4/water")
    assert texts(state) == ["end"]
    assert refusal(state, "cast water 2:4") == ("M-18", "activator-pays")


@pytest.mark.clause("M-18", "M-22")
def test_nothing_moves_until_every_giver_agrees() -> None:
    state = play(scene("water*2/water/water.air"), "cast water 1:2 2:1 3:1")
    assert total(state) == 64 and sum(state.discards) == 0
    assert (state.to_act(), texts(state, 2)) == ([1], ["agree", "refuse"])
    play(state, "agree", seat=2)
    assert texts(state, 2) == ["refuse"], "an answer can be changed until the last one is given"
    play(state, "agree", seat=1)
    assert held(state.discards) == {"water": 4} and state.sheet.marked[0] == 1
    assert held(state.reserves[2]) == {"air": 1}


@pytest.mark.clause("M-18", "M-22")
def test_a_refusal_is_final_and_the_same_proposal_may_not_come_again() -> None:
    state = play(scene("water*2/water*2/water"), "cast water 1:2 2:1 3:1")
    play(state, "refuse", seat=2)
    assert state.phase == CAST and sum(state.discards) == 0
    assert refusal(state, "cast water 1:2 2:1 3:1") == ("M-22", "refused-already")
    play(state, "cast water 1:2 2:2", "refuse")
    for text in ("cast water 1:2 2:1 3:1", "cast water 1:2 2:2"):
        assert refusal(state, text) == ("M-22", "refused-already") and text not in texts(state), "each of them"


@pytest.mark.clause("M-22")
def test_a_refused_proposal_whose_creature_has_another_holder_is_another_one() -> None:
    state = play(scene("water*3.dragonflies/water-fairy.fire/-"), "cast water 1:3 2:fairy1", "refuse")
    assert [holders for _, *holders in state.refused] == [[1, -1]], "the Fairy's holder, and no Wolf"
    assert refusal(state, "cast water 1:3 2:fairy1") == ("M-22", "refused-already")
    play(state, "play dragonflies", "giver 2", "give water-fairy 3", "giver 1", "give water 2")
    assert refusal(state, "cast water 1:3 3:fairy1") == ("M-16", "payment-wrong"), "a Water was given away"
    assert "cast water 1:2 2:1 3:fairy1" in texts(state)


@pytest.mark.clause("M-22")
@pytest.mark.parametrize(("holder", "again"), [(1, False), (2, True), (3, True)])
def test_who_held_the_fairy_is_part_of_a_refused_proposal(holder: int, again: bool) -> None:
    """The Fairy is with seat 1 now; the same payment was refused when seat `holder` had it."""
    state = scene("water*3.air-fairy.water-fairy/-/-", refused=f"water-water-1@{holder}-0-300")
    assert ("cast water 1:3+fairy1" in texts(state)) == again
    if not again:
        assert refusal(state, "cast water 1:3+fairy1") == ("M-22", "refused-already")


@pytest.mark.clause("M-22")
def test_a_refused_proposal_survives_in_a_position_with_its_holders() -> None:
    state = play(scene("water*2/water-fairy/wolf"), "cast water 1:2 2:fairy1 3:wolf1")
    play(state, "refuse", seat=2)
    text = GAME.position(state)
    assert " refused=water-water-1@2-1@3-200 " in text
    assert GAME.from_position(text, Chance(1)).refused == state.refused
    older = text.replace("kamimai/5", "kamimai/2").replace("1@2-1@3", "1-1")
    assert GAME.from_position(older, Chance(1)).refused == state.refused, "older rules wrote no holders"
    for wrong in ("water-water-1@4-0-200", "water-water-0@2-1@3-200", "water-water-1@-0-200-", "water-1@2-200"):
        with pytest.raises(Refused):
            scene("water*2/water-fairy/wolf", refused=wrong)


@pytest.mark.clause("M-22")
def test_the_activator_may_withdraw_a_few_times() -> None:
    state = scene("water*2/water*2")
    for _ in range(parts.NUMBERS["withdrawals"]):
        play(state, "cast water 1:2 2:2")
        play(state, "withdraw", seat=0)
        assert state.phase == CAST and sum(state.discards) == 0
    play(state, "cast water 1:2 2:2")
    assert refusal(state, "withdraw", seat=0) == ("M-22", "withdrawn-enough")


@pytest.mark.clause("M-22")
def test_somebody_who_is_not_asked_has_no_say() -> None:
    state = play(scene("water*2/water*2/water"), "cast water 1:2 2:2")
    assert texts(state, 2) == [] and refusal(state, "agree", seat=2) == ("M-18", "not-asked")


TEAM = {
    2: (["1:2 2:2"], "water*4/water*4"),
    3: (["1:1 2:1 3:2", "1:1 2:2 3:1", "1:2 2:1 3:1"], "water*4/water*4/water*4"),
    4: (["1:1 2:1 3:1 4:1"], "water*4/water*4/water*2/water*2"),
    5: (
        ["1:1 2:1 3:1 4:1", "1:1 2:1 3:1 5:1", "1:1 2:1 4:1 5:1", "1:1 3:1 4:1 5:1"],
        "water*3/water*3/water*2/water*2/water*2",
    ),
}


@pytest.mark.clause("M-19")
@pytest.mark.parametrize("seats", TEAM)
def test_the_shares_of_a_team_spell(seats: int) -> None:
    shares, reserves = TEAM[seats]
    state = scene(reserves, target="b", sheet="11/110/0000")
    assert sorted(text for text in texts(state) if text != "end") == [f"team water {share}" for share in shares]


@pytest.mark.clause("M-19")
def test_a_team_spell_needs_everybody_and_has_any_one_colour() -> None:
    state = scene("fire.air/fire.air/air*2.fire", target="b", sheet="11/110/0000")
    assert sorted(text for text in texts(state) if text != "end") == ["team air 1:1 2:1 3:2"]
    assert refusal(state, "team fire 1:1 2:1 3:1") == ("M-19", "payment-wrong")


@pytest.mark.clause("M-19", "M-34")
def test_a_fairy_may_cover_a_share_of_two() -> None:
    state = scene("water.water-fairy/water*2", target="b", sheet="11/110/0000")
    found = [text for text in texts(state) if text != "end"]
    assert sorted(found) == ["team water 1:1+fairy1 2:2", "team water 1:fairy2 2:2"]


@pytest.mark.clause("M-20")
def test_the_reserve_holds_four_and_the_rest_is_discarded() -> None:
    state = scene("water*4/-", phase="store", drawn="fire*2")
    assert texts(state) == ["discard water", "discard fire"]
    assert refusal(state, "keep") == ("M-20", "reserve-full")
    play(state, "discard fire", "discard water", "discard water")
    assert "discard water" in texts(state), "more may be discarded freely"
    play(state, "keep > stands")
    assert held(state.reserves[0]) == {"water": 2, "fire": 1} and sum(state.drawn) == 0


@pytest.mark.clause("M-20", "M-32", "M-33")
def test_guardians_take_places_and_more_than_four_leave_no_room() -> None:
    state = scene("water-guardian*2.earth-guardian/-", phase="store", drawn="air-guardian*2.fire")
    assert texts(state) == ["discard fire"]
    assert refusal(state, "discard air-guardian") == ("M-32", "guardian-stays")
    play(state, "discard fire", "keep > stands")
    assert sum(state.reserves[0]) == 5


@pytest.mark.clause("M-21")
def test_the_next_summoner_clockwise_follows() -> None:
    state = play(scene("-/-/-", phase="store", seat=3), "keep > stands")
    assert (state.seat, state.turn()) == (0, 6)


@pytest.mark.clause("M-23")
def test_a_card_let_go_is_not_drawn_and_one_that_falls_free_is() -> None:
    state = play(new(), "pull 9 > none")
    assert (sum(state.drawn), state.deck.count(), state.phase) == (0, 64, DRAW)
    play(state, "pull 9 > 9 12")
    assert (sum(state.drawn), state.deck.count()) == (2, 62)


@pytest.mark.clause("M-24", "M-15")
def test_no_spell_before_the_draw_is_done_and_drawn_faces_are_public() -> None:
    state = play(drawing("water*3/-", seen="1:water"), "pull 1 > 1")
    assert refusal(state, "cast water 1:4") == ("M-11", "draw-first")
    assert GAME.view(state, None).drawn == ["water"]


# --- pulls by luck ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("M-56")
def test_the_surrogate_turns_luck_into_a_collapse_or_a_card(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(parts.SURROGATE, "kept", 5000)
    monkeypatch.setitem(parts.SURROGATE, "dragged_slow", 5000)
    state = drawing("-/-", seen="1:water,64:fire,2:air")
    safe = play(with_luck(state, (NEVER, 10000), (NEVER, 10000)), "pull 1 slow")
    assert held(safe.drawn) == {"water": 1} and not safe.collapsed
    fell = play(with_luck(state, (ALWAYS, 10000), (ALWAYS, 10000)), "pull 1 slow")
    assert fell.collapsed and held(fell.drawn) == {"water": 1}
    bare = play(with_luck(state, (ALWAYS, 10000), (NEVER, 10000)), "pull 1 slow")
    assert bare.collapsed and sum(bare.drawn) == 0
    two = play(with_luck(state, (NEVER, 10000), (ALWAYS, 10000), (0, 61)), "pull 1 slow")
    assert held(two.drawn) == {"water": 1, "air": 1} and "pulled" in told(two)


@pytest.mark.clause("M-56")
def test_the_surrogate_knows_position_sides_hands_and_cards_left() -> None:
    whole = new().deck
    assert whole.risk(20, 0, 4, 1) < whole.risk(20, 1, 4, 1) < whole.risk(20, 2, 4, 1), "haste is risky"
    assert whole.risk(20, 1, 2, 1) > whole.risk(20, 1, 4, 1), "the little finger trembles"
    assert whole.risk(20, 1, 4, 2) > whole.risk(20, 1, 4, 0), "so does a shaky hand"
    even, odd = new().deck, new().deck
    for slot in range(8):
        even.take(slot if slot % 2 else 63 - slot, Chance(1))
        odd.take(slot, Chance(1))
    assert odd.risk(31, 1, 4, 1) > even.risk(31, 1, 4, 1) > whole.risk(31, 1, 4, 1)
    leaning = new().deck
    leaning.take(0, Chance(1))
    assert leaning.risk(63, 1, 4, 1) < leaning.risk(1, 1, 4, 1), "a card of the heavier side evens the two"


@pytest.mark.clause("M-51", "M-56")
def test_error_is_worse_the_deeper_the_card() -> None:
    """Of fifty quick and shaky pulls at a fresh deck, none of an outermost card fell, and ten of one twenty in."""
    whole = new().deck
    assert whole.risk(0, 2, 4, 2) < whole.risk(10, 2, 4, 2) < whole.risk(20, 2, 4, 2) < whole.risk(31, 2, 4, 2)
    hasty, careful = whole.risk(31, 2, 4, 2) / whole.risk(0, 2, 4, 2), whole.risk(31, 0, 4, 0) / whole.risk(0, 0, 4, 0)
    assert hasty > careful


@pytest.mark.clause("M-51", "M-56")
def test_bared_ends_and_an_emptied_centre_are_worse_than_thinned_sides() -> None:
    """After twelve cards: the outermost of both sides, the innermost, or every other one of the middles."""
    bared, emptied, thinned = (without(slots) for slots in (OUTERMOST, INNERMOST, THINNED))
    for slot in (15, 49):
        assert thinned.risk(slot, 0, 4, 1) < bared.risk(slot, 0, 4, 1)
        assert thinned.risk(slot, 0, 4, 1) < emptied.risk(slot, 0, 4, 1)
    one_side = without(range(4))
    assert one_side.risk(4, 0, 4, 1) > 3 * whole_risk(4), "the fifth of one side falls under any hand"


OUTERMOST = (*range(6), *range(58, 64))
INNERMOST = range(26, 38)
THINNED = (*range(10, 22, 2), *range(42, 54, 2))


def without(slots: Iterable[int]) -> Deck:
    deck = new().deck
    for slot in slots:
        deck.take(slot, Chance(1))
    return deck


def whole_risk(slot: int) -> int:
    return new().deck.risk(slot, 0, 4, 1)


@pytest.mark.clause("M-56")
def test_the_view_shows_each_slot_the_risk_of_a_steady_pull() -> None:
    state = play(new(), "pull 1 > 1", "pull 20 > 20", "pull 50 > 50")
    for slot in GAME.view(state, None).grimoire.slots:
        assert slot.risk == state.deck.risk(slot.slot - 1, 1, state.hand, state.steadiness)
        assert slot.layer == state.deck.layers(slot.slot - 1)


@pytest.mark.parametrize(
    "text", ["pull 5 > none", "pull 5 > fell", "pull 5 > 5", "pull 5 > 6 5 7", "pull 5 > 5 6 fell", "pull 64 > 64 1 63"]
)
def test_a_settled_pull_is_written_as_it_was_read(text: str) -> None:
    state = drawing("-/-")
    assert state.text(state.find(0, text)) == text


def test_a_settled_move_is_only_for_simulated_tables() -> None:
    state = new(grimoire="quick")
    assert refusal(state, "pull 3 > 3") == ("M-52", "not-simulated")
    with pytest.raises(Refused):
        state.find(state.seat, "pull 3 > 3")
