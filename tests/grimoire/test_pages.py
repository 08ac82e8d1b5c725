"""The fifteen pages, G-16 to G-30a, each on a prepared table."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from armarium.games.grimoire import GAME
from armarium.games.grimoire.cards.piles import size
from armarium.games.grimoire.pages import aim
from armarium.games.grimoire.state import State
from tests.grimoire import judge
from tests.grimoire.places import (
    cast,
    companions,
    finish_round,
    kinds,
    moves,
    numbers,
    pick,
    picks,
    play,
    refusal,
    table,
    told,
)

EVERY_ITEM = "5sword.2bracelet.cup.9junk.shoes"
ALL_BUT = "12bronze.10silver.7gold.3spy.3mercenary.3brave.3archer.3merchant.3nun.3thief.3prince.3queen.3king"


def without(zone: list[str]) -> str:
    """Every card of the box except these, as a pile: then the deck is empty."""
    counts = {part.lstrip("0123456789"): int(part.rstrip("abcdefghijklmnopqrstuvwxyz")) for part in ALL_BUT.split(".")}
    for card in zone:
        counts[card] -= 1
    return ".".join(f"{count if count > 1 else ''}{card}" for card, count in counts.items() if count)


def nothing_to_draw(magic: str) -> dict[str, str]:
    """Deck and discards empty: the whole box but the zone lies in territories."""
    zone = ["bronze", "silver", "gold", "king"]
    rest = without(zone).split(".")
    coins = ".".join(rest[:3])
    people = ".".join(rest[3:])
    return {
        "zone": "?bronze@1:,silver,gold,king",
        "open": f"{coins}/-/-",
        "companions": f"{people}/-/-",
        "magic": magic,
    }


# --- 1 Luck ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("G-16")
def test_luck_replaces_a_face_up_card_face_up() -> None:
    state = table()
    cast(state, 1, 2, 6)
    assert moves(state, 0) == ["luck 1", "luck 2", "luck 3", "luck 4", "pass"]
    events = play(state, 0, "luck 3", pick(int(state.deck), "queen"))
    assert told(events, "replaced") == [{"seat": 0, "place": 3, "card": "gold", "new-card": "queen"}]
    view = GAME.view(state, None)
    assert (view.zone[2].card, view.zone[2].down, view.discards) == ("queen", False, ["gold"])
    assert moves(state, 0) == ["take 1", "take 2", "take 3", "take 4"]


@pytest.mark.clause("G-16")
def test_luck_replaces_the_back_by_a_back_nobody_has_seen() -> None:
    state = table(zone="?bronze@1:123,silver,gold,king")
    cast(state, 1, 2, 6)
    events = play(state, 0, "luck 1", pick(int(state.deck), "gold"))
    assert told(events, "replaced")[0]["card"] == "bronze" and told(events, "replaced")[0]["new-card"] == "unknown"
    for seat in (0, 1, 2, None):
        card = GAME.view(state, seat).zone[0]
        assert (card.card, card.down, card.seers) == (None, True, [])


@pytest.mark.clause("G-16", "G-10")
def test_lucks_replacement_is_drawn_before_the_old_card_is_discarded() -> None:
    state = table(zone="?bronze@1:,silver,gold,king", discards=without(["bronze", "silver", "gold", "king"]))
    assert size(state.deck) == 0
    cast(state, 1, 2, 6)
    before = size(state.discards)
    play(state, 0, "luck 2")
    assert size(state.deck) == before - 1 and GAME.view(state, None).discards == ["silver"]


@pytest.mark.clause("G-16", "G-10")
def test_luck_with_nothing_to_draw_does_nothing_and_may_be_declined() -> None:
    state = table(**nothing_to_draw("6"))
    events = cast(state, 1, 2, 6)
    assert told(events, "nothing")[0]["because"] == "no-cards" and moves(state, 0)[0] == "take 1"
    state = table()
    cast(state, 1, 2, 6)
    events = play(state, 0, "pass")
    assert kinds(events) == ["passed"] and state.discards == 0 and moves(state, 0)[0] == "take 1"
    assert refusal(state, 0, "luck 1").clause == "G-16"


# --- 2 Silence, 3, 8, 13: tokens from the supply ----------------------------------------------------------------------


@pytest.mark.clause("G-17")
def test_silence_mutes_later_forbidden_spells_only() -> None:
    state = table(magic="13", tokens="1.2.3.4")
    cast(state, 5, 13, 3, 2)  # Haste: 13 goes before 2 no more: order 5, 13, 3, 2
    assert numbers(state, state.tokens) == [2, 1, 3, 4]
    finish_round(state)
    assert numbers(state, state.vp) == [0, 3, 1, 0], "resolved before Silence"
    state = table(magic="13", tokens="1.2.3.4")
    cast(state, 7, 13, 3, 2)
    events = play(state, 3, "take 2")
    silenced = told(events, "silenced")
    assert [(v["seat"], v["target-seat"]) for v in silenced] == [(2, 3)]
    assert GAME.view(state, 1).pages[12].now.key == "silenced"  # type: ignore[union-attr]
    finish_round(state)
    assert numbers(state, state.vp) == [0, 0, 0, 0]


@pytest.mark.clause("G-17")
def test_silence_lets_common_and_attack_spells_pass_and_ends_with_the_round() -> None:
    state = table(magic="12", vp="0.8.0")
    cast(state, 12, 10, 2)
    finish_round(state)
    assert numbers(state, state.vp) == [4, 4, 0]
    cast(state, 3, 8, 6)
    finish_round(state)
    assert numbers(state, state.vp) == [5, 6, 0], "a new round knows no Silence"


@pytest.mark.clause("G-18", "G-23", "G-28")
@pytest.mark.parametrize(("page", "vp"), [(3, 1), (8, 2), (13, 3)])
def test_tokens_from_the_supply(page: int, vp: int) -> None:
    state = table(magic="13", vp="4.4.4")
    cast(state, page, 6, 7)
    finish_round(state)
    assert numbers(state, state.vp) == [4 + vp, 4, 4]


# --- 4 Cure, 15 Wish: discards ----------------------------------------------------------------------------------------


@pytest.mark.clause("G-19")
def test_cure_pays_then_draws_from_the_discards() -> None:
    state = table(vp="1.0.0", discards="2gold.queen")
    cast(state, 4, 5, 5)
    assert moves(state, 0) == ["pay", "pass"]
    events = play(state, 0, "pay", pick(int(state.discards), "queen"))
    assert kinds(events) == ["paid", "recovered"] and told(events, "recovered")[0]["cards"] == ["queen"]
    assert state.vp[0] == 0 and companions(state, 0) == ["queen"]
    assert GAME.view(state, None).discards == ["gold", "gold"] and moves(state, 0)[0] == "take 1"


@pytest.mark.clause("G-19")
def test_a_cured_coin_lies_hidden_but_everybody_can_tell_it() -> None:
    state = table(vp="1.0.0", discards="gold")
    cast(state, 4, 5, 5)
    play(state, 0, "pay")
    side = GAME.view(state, 1).sides[0]
    assert (side.treasures, side.known) == (1, ["gold"])


@pytest.mark.clause("G-19")
@pytest.mark.parametrize(("vp", "discards", "because"), [("0.9.9", "gold", "no-tokens"), ("9.0.0", "-", "no-discards")])
def test_cure_without_token_or_discard_does_nothing(vp: str, discards: str, because: str) -> None:
    state = table(vp=vp, discards=discards)
    events = cast(state, 4, 5, 5)
    assert told(events, "nothing")[0]["because"] == because and moves(state, 0)[0] == "take 1"


@pytest.mark.clause("G-19")
def test_cure_is_optional() -> None:
    state = table(vp="1.0.0", discards="gold")
    cast(state, 4, 5, 5)
    play(state, 0, "pass")
    assert state.vp[0] == 1 and GAME.view(state, None).discards == ["gold"]


@pytest.mark.clause("G-30")
@pytest.mark.parametrize(("discards", "count"), [("2gold.queen.nun.spy", 3), ("gold.queen", 2), ("-", 0)])
def test_wish_takes_three_or_what_there_is(discards: str, count: int) -> None:
    state = table(magic="15", discards=discards)
    events = cast(state, 15, 14, 14)
    cards = told(events, "recovered")[0]["cards"] if count else []
    assert len(cards) == count and len(told(events, "nothing")) == (count == 0)
    assert size(state.discards) == len(GAME.view(state, None).discards)
    side = GAME.view(state, None).sides[0]
    assert sorted(side.companions + side.known) == sorted(cards)


# --- 5 Haste, 6 Resist, 11 Time Stop ----------------------------------------------------------------------------------


@pytest.mark.clause("G-20")
def test_haste_does_nothing_in_the_quest_phase() -> None:
    state = table(vp="3.3.3")
    cast(state, 5, 2, 6)
    finish_round(state)
    assert numbers(state, state.vp) == [3, 3, 3]
    assert [side.companions for side in GAME.view(state, None).sides].count([]) >= 2


@pytest.mark.clause("G-21")
@pytest.mark.parametrize("attack", [9, 12, 14])
def test_resist_protects_from_attacks_after_its_turn(attack: int) -> None:
    state = table(magic="14", vp="8.4.0", companions="king.queen.nun/spy/-")
    cast(state, 6, 2, attack)
    play(state, 1, "take 2")
    assert GAME.view(state, 2).sides[0].protected
    events = play(state, 0, "take 3")
    assert [(v["seat"], v["target-seat"]) for v in told(events, "shielded")] == [(2, 0)]
    assert state.vp[0] == 8 and size(state.companions[0]) == 3
    hit = told(events, "stole") + told(events, "robbed")
    assert [v["target-seat"] for v in hit] == [1]


@pytest.mark.clause("G-21")
def test_resist_comes_too_late_for_an_attack_already_resolved() -> None:
    """Haste lets the attack go first."""
    state = table(magic="12", vp="8.0.0")
    cast(state, 6, 5, 12)
    assert numbers(state, state.tokens) == [2, 3, 1]
    assert numbers(state, state.vp) == [4, 0, 4]
    assert not GAME.view(state, None).sides[0].protected
    play(state, 2, "take 2")
    assert GAME.view(state, None).sides[0].protected
    finish_round(state)
    assert not GAME.view(state, None).sides[0].protected, "it ends with the round"


@pytest.mark.clause("G-26")
def test_time_stop_reverses_and_then_protects() -> None:
    state = table(magic="14", vp="8.0.0", companions="king/-/-")
    cast(state, 11, 1, 14)
    assert numbers(state, state.tokens) == [2, 3, 1]
    assert companions(state, 2) == ["king"], "Domination came first"
    play(state, 2, "take 2")
    assert GAME.view(state, None).sides[0].protected
    state = table(magic="14", vp="8.4.0")
    cast(state, 11, 11, 12)
    assert numbers(state, state.tokens) == [3, 2, 1], "two Time spells cancel"
    state = table(magic="12", vp="8.4.0", tokens="3.2.1")
    cast(state, 11, 12, 5)
    play(state, 2, "take 2")
    play(state, 0, "take 3")
    assert numbers(state, state.vp) == [8, 4, 0], "protected, and nobody else has a token"


# --- 7 Create ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("G-22")
def test_create_draws_a_secret_item() -> None:
    state = table(magic="7")
    play(state, 0, "page 7")
    play(state, 1, "page 2")
    play(state, 2, "page 3")
    events = play(state, 1, "take 2")
    assert told(events, "drew-item") == []
    events = play(state, 2, "take 3", pick(int(state.item_deck), "cup"))
    (drawn,) = [event for event in events if event.kind == "drew-item"]
    assert drawn.seen_by(0)["card"] == "cup" and drawn.seen_by(1)["card"] == "secret"
    mine, theirs = GAME.view(state, 0), GAME.view(state, 1)
    assert mine.own is not None and mine.own.items == ["cup"] and theirs.sides[0].items == 1 and theirs.items == 17
    assert moves(state, 0)[0] == "take 1", "no Merchant, no question"


@pytest.mark.clause("G-22")
def test_create_without_items_does_nothing() -> None:
    state = table(magic="7", items=f"-/{EVERY_ITEM}/-")
    cast(state, 7, 2, 3)
    play(state, 1, "take 2")
    events = play(state, 2, "take 3")
    assert told(events, "nothing")[0]["because"] == "no-items" and moves(state, 0)[0] == "take 1"


@pytest.mark.clause("G-22")
def test_blessed_shoes_are_shown_and_may_add_a_card() -> None:
    state = table(magic="7", tokens="1.2.3", items=f"-/{EVERY_ITEM.removesuffix('.shoes')}/-")
    cast(state, 7, 7, 6)
    assert numbers(state, state.tokens) == [3, 2, 1]
    events = play(state, 2, "take 2")
    assert [v["seat"] for v in told(events, "shoes")] == [1]
    assert moves(state, 1) == ["add", "pass"]
    events = play(state, 1, "add", pick(int(state.deck), "prince"))
    assert told(events, "added") == [{"seat": 1, "place": 5, "card": "prince"}]
    assert moves(state, 1) == ["take 1", "take 3", "take 4", "take 5"]
    view = GAME.view(state, 0)
    assert view.sides[1].shoes == 1 and not view.zone[4].down
    play(state, 1, "take 5")
    assert companions(state, 1) == ["prince"]


@pytest.mark.clause("G-22", "G-10")
def test_blessed_shoes_without_a_card_to_deal_are_drawn_all_the_same() -> None:
    """Deck and discards are empty: the item is there and counts, only its effect is skipped."""
    quest = "3spy.3mercenary.brave/2brave.3archer.2merchant/merchant.3nun.3thief/3prince.3queen"
    coins = {"open": "7bronze/4bronze.3silver/6silver/7gold", "zone": "?bronze@1:,silver,king,king,king"}
    items = {"items": f"{EVERY_ITEM.removesuffix('.shoes')}/-/-/-"}
    state = table(tokens="1.2.3.4", magic="7", companions=quest, **coins, **items)
    events = cast(state, 2, 3, 6, 7)
    for seat in (0, 1, 2):
        events = play(state, seat, moves(state, seat)[-1])
    assert kinds(events)[-2:] == ["shoes", "shoes-idle"] and not told(events, "nothing"), "Create did something"
    assert GAME.view(state, None).sides[3].shoes == 1 and moves(state, 3)[0].startswith("take")


@pytest.mark.clause("G-22", "G-34")
def test_merchants_buy_more_items_one_by_one_and_shoes_come_first() -> None:
    state = table(magic="7", vp="3.0.0", companions="2merchant/-/-")
    play(state, 1, "page 2")
    play(state, 2, "page 3")
    play(state, 0, "page 7")
    play(state, 1, "take 2")
    luck = picks(int(state.item_deck), "junk", "shoes", "sword")
    play(state, 2, "take 3", luck[0])
    assert moves(state, 0) == ["buy", "pass"] and state.vp[0] == 3
    play(state, 0, "buy", luck[1])
    assert moves(state, 0) == ["add", "pass"] and state.vp[0] == 2, "Shoes before the next decision"
    play(state, 0, "pass")
    assert moves(state, 0) == ["buy", "pass"]
    play(state, 0, "buy", luck[2])
    assert moves(state, 0)[0] == "take 1", "two Merchants, two items"
    own = GAME.view(state, 0).own
    assert own is not None and own.items == ["sword", "junk", "shoes"] and state.vp[0] == 1


@pytest.mark.clause("G-34")
def test_a_merchant_without_a_token_or_a_deck_buys_nothing() -> None:
    state = table(magic="7", companions="merchant/-/-")
    cast(state, 7, 2, 3)
    play(state, 1, "take 2")
    play(state, 2, "take 3", pick(int(state.item_deck), "junk"))
    assert moves(state, 0)[0] == "take 1"
    state = table(magic="7", companions="merchant/-/-", vp="5.0.0", items="-/5sword.2bracelet.cup.8junk.shoes/-")
    cast(state, 7, 2, 3)
    play(state, 1, "take 2")
    play(state, 2, "take 3")
    assert size(state.item_deck) == 0 and moves(state, 0)[0] == "take 1"


# --- 10 Summon Elemental ----------------------------------------------------------------------------------------------


@pytest.mark.clause("G-25")
@pytest.mark.parametrize(("vp", "gain"), [("2.2.5", 3), ("3.2.5", 0), ("0.0.0", 3)])
def test_summon_pays_the_poorest_ties_included(vp: str, gain: int) -> None:
    state = table(magic="10", vp=vp, open="-/-/3gold")
    cast(state, 10, 6, 6)
    before = int(vp[0])
    finish_round(state)
    assert state.vp[0] == before + gain


# --- 9 Charm, 12 Polymorph, 14 Domination -----------------------------------------------------------------------------


def attacked(page: int, **changed: str) -> State:
    """Seat 0 casts an attack; the others have taken their cards with pages that do nothing to it."""
    state = table(magic="14", **changed)
    cast(state, page, 2, 3)
    play(state, 1, "take 2")
    play(state, 2, "take 3")
    return state


@pytest.mark.clause("G-24")
def test_charm_lets_the_victim_choose() -> None:
    state = attacked(9, companions="nun/king.queen/-")
    assert state.to_act() == [1] and moves(state, 1) == ["give queen", "give king"]
    reason = refusal(state, 1, "give spy")
    assert (reason.clause, reason.key) == ("G-24", "give-missing")
    assert refusal(state, 0, "give king").key == "not-your-turn"
    assert refusal(state, 1, "give bread").key == "form-give"
    events = play(state, 1, "give queen")
    assert [(v["seat"], v["target-seat"], v["card"]) for v in told(events, "robbed")] == [(0, 1, "queen")]
    assert companions(state, 0) == ["nun", "queen"] and state.to_act() == [0]


@pytest.mark.clause("G-24")
def test_charm_on_a_tie_lets_the_caster_choose_whom() -> None:
    state = attacked(9, companions="3nun/king.queen/2spy")
    assert moves(state, 0) == ["target 2", "target 3"]
    assert refusal(state, 0, "target 1").key == "target-self"
    assert refusal(state, 0, "target 4").key == "seat-unknown"
    events = play(state, 0, "target 3")
    assert told(events, "robbed")[0]["card"] == "spy", "one kind only: nothing to choose"
    assert companions(state, 0) == ["spy", "nun", "nun", "nun"]


@pytest.mark.clause("G-24", "G-30a")
def test_an_attack_leaves_its_caster_out_and_stops_at_nothing() -> None:
    state = attacked(9, companions="3nun/-/-")
    assert companions(state, 0) == ["nun"] * 3 and moves(state, 0)[0] == "take 1"
    for page in (12, 14):
        state = attacked(page, companions="3nun/-/-", vp="9.0.0")
        assert moves(state, 0)[0] == "take 1" and numbers(state, state.vp)[0] == 9


@pytest.mark.clause("G-24", "G-21")
def test_a_protected_player_cannot_be_named() -> None:
    state = table(magic="14", tokens="1.2.3.4", companions="nun/2king/2queen/2spy")
    cast(state, 9, 6, 2, 1)
    play(state, 3, "pass")
    play(state, 3, "take 2")
    play(state, 2, "take 3")
    play(state, 1, "take 1")
    assert moves(state, 0) == ["target 3", "target 4"]
    reason = refusal(state, 0, "target 2")
    assert (reason.clause, reason.key) == ("G-21", "target-protected")
    state = table(magic="14", tokens="1.2.3.4", companions="nun/-/2queen/2spy")
    cast(state, 9, 6, 2, 1)
    play(state, 3, "pass")
    for seat, place in ((3, 2), (2, 3), (1, 1)):
        play(state, seat, f"take {place}")
    play(state, 0, "target 4")
    assert companions(state, 0) == ["spy", "nun"]


@pytest.mark.clause("G-27")
@pytest.mark.parametrize(("vp", "after"), [("0.5.3", [2, 3, 4]), ("9.1.0", [9, 1, 1]), ("0.1.0", [0, 1, 1])])
def test_polymorph_takes_half_rounded_down(vp: str, after: list[int]) -> None:
    """Seat 2 has cast Fireball before: its VP counts."""
    state = table(magic="14", vp=vp)
    cast(state, 12, 7, 3)
    play(state, 2, "take 2")
    play(state, 1, "take 3")
    assert numbers(state, state.vp) == after


@pytest.mark.clause("G-27")
def test_polymorph_on_a_tie() -> None:
    state = attacked(12, vp="0.4.4")
    assert numbers(state, state.vp) == [0, 4, 4], "Silence kept the Fireball down"
    assert moves(state, 0) == ["target 2", "target 3"]
    play(state, 0, "target 2")
    assert numbers(state, state.vp) == [2, 2, 4]


@pytest.mark.clause("G-29")
def test_domination_lets_the_caster_choose() -> None:
    state = attacked(14, companions="nun/king.2queen/-")
    assert state.to_act() == [0] and moves(state, 0) == ["seize queen", "seize king"]
    reason = refusal(state, 0, "seize spy")
    assert (reason.clause, reason.key) == ("G-29", "seize-missing")
    play(state, 0, "seize king")
    assert companions(state, 0) == ["nun", "king"] and companions(state, 1) == ["queen", "queen"]


@pytest.mark.clause("G-30a")
@given(
    st.lists(st.integers(0, 3), min_size=4, max_size=4),
    st.lists(st.sampled_from([2, 6]), min_size=3, max_size=3),
    st.sampled_from([9, 12, 14]),
)
def test_targets_are_what_the_judge_says(stakes: list[int], pages: list[int], attack: int) -> None:
    """Seat 0 casts last; of the others those with page 6 are protected."""
    people = ["nun", "queen", "spy", "thief"]
    piles = [
        f"{count if count > 1 else ''}{name}" if count else "-" for name, count in zip(people, stakes, strict=True)
    ]
    state = table(magic="14", tokens="4.1.2.3", companions="/".join(piles), vp=".".join(map(str, stakes)), zone=ZONE)
    state.now = 4
    for seat, page in enumerate([attack, *pages]):
        state.shown[seat] = page
    expected = judge.targets(stakes, 0, [seat for seat in (1, 2, 3) if pages[seat - 1] == 6])
    if attack == 12 and expected and stakes[expected[0]] < 2:
        expected = []
    assert [seat for seat in range(4) if aim.would_hit(state, attack, 0, seat)] == expected
    hint = GAME.view(state, 0).pages[attack - 1].now
    assert hint is not None and hint.targets == expected and hint.works == bool(expected)


ZONE = "?bronze@1:,silver,gold,king,king"


def test_hints_say_what_the_pages_then_do() -> None:
    state = table(magic="15", vp="0.7.4", companions="-/king.nun/queen", discards="gold", items="-/junk/-")
    hints = {page.spell: page.now for page in GAME.view(state, 0).pages}
    assert hints["polymorph"] is not None and hints["polymorph"].targets == [1] and hints["polymorph"].vp == 3
    assert hints["charm"] is not None and hints["charm"].values["stake"] == 2
    assert hints["summon"] is not None and hints["summon"].vp == 3
    assert hints["cure"] is not None and not hints["cure"].works and hints["cure"].key == "no-tokens"
    assert hints["wish"] is not None and hints["wish"].values["count"] == 1
    assert hints["resist"] is not None and not hints["resist"].works
    theirs = {page.spell: page.now for page in GAME.view(state, 1).pages}
    assert theirs["resist"] is not None and theirs["resist"].values["spells"] == ["charm", "polymorph", "domination"]
    assert theirs["summon"] is not None and theirs["summon"].values["target-seat"] == 0
    assert all(page.now is None for page in GAME.view(state, None).pages)
    low = GAME.view(table(), 0).pages
    assert [page.open for page in low] == [True] * 6 + [False] * 9


def test_a_trial_tells_what_is_certain_and_no_more() -> None:
    state = table(magic="12", vp="4.0.0")
    hint = GAME.trial(state, 1, "page 12").hint
    assert hint is not None and hint.vp == 2
    refused = GAME.trial(state, 1, "page 13")
    assert refused.reason is not None and refused.reason.clause == "G-11"
    cast(state, 2, 3, 6)
    assert GAME.trial(state, 0, "take 3").worth == 4 + 3
    assert GAME.trial(state, 0, "take 1").worth is None


def test_pages_leave_every_card_in_the_game() -> None:
    for pages in itertools.islice(itertools.permutations(range(1, 16), 3), 0, 2730, 97):
        state = table(magic="15", vp="4.3.2", companions="king.nun/queen.spy/merchant", discards="2gold.thief")
        cast(state, *pages)
        finish_round(state)
        view = GAME.view(state, None)
        held = sum(len(side.companions) + side.treasures for side in view.sides)
        assert held + len(view.discards) + view.deck + len(view.zone) == 59
