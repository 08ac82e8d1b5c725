"""Companions, the end of the game, the score and the options: G-31 to G-36."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from armarium.bots.analysis import win_shares
from armarium.bots.search_bot import evaluator
from armarium.chance import Chance
from armarium.game import Event, complete_options
from armarium.games.grimoire import GAME
from armarium.games.grimoire.cards import score
from armarium.games.grimoire.cards.piles import item_names, quest_names, size
from armarium.games.grimoire.state import State
from tests.grimoire import judge
from tests.grimoire.places import (
    cast,
    companions,
    finish_round,
    kinds,
    moves,
    numbers,
    play,
    refusal,
    table,
    told,
    written,
)

NINE = "3spy.3thief.3nun"


def over(**changed: str) -> State:
    """A finished game with these territories."""
    return table(phase="over", zone="-", ending="piles", round="2", magic="7", **changed)


def to_the_end(state: State) -> list[Event]:
    events: list[Event] = []
    number = state.round
    while state.to_act() and state.round == number:
        seat = int(state.actor())
        offered = moves(state, seat)
        events += play(state, seat, "pass" if "pass" in offered else offered[0])
    return events


# --- companions -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("G-34")
def test_thief_first_and_archer_last_pay_for_each_copy_owned_when_the_turn_starts() -> None:
    state = table(companions="2thief.archer/-/2archer.thief")
    events = cast(state, 2, 3, 6)
    assert [(v["seat"], v["card"], v["vp"]) for v in told(events, "companion-paid")] == [(0, "thief", 2)]
    play(state, 0, "take 2")
    events = play(state, 1, "take 3")
    assert [(v["seat"], v["card"], v["vp"]) for v in told(events, "companion-paid")] == [(2, "archer", 2)]
    assert numbers(state, state.vp) == [2, 0, 2], "the Fireball was silenced"


@pytest.mark.clause("G-34")
def test_thief_pays_only_the_first_and_archer_only_the_last() -> None:
    """With two players nobody is between, and everybody has both."""
    state = table(tokens="1.2", companions="2thief.archer/thief.2archer")
    first = told(cast(state, 2, 6), "companion-paid")
    last = told(play(state, 0, "take 2"), "companion-paid")
    assert first == [{"seat": 0, "card": "thief", "vp": 2}] and last == [{"seat": 1, "card": "archer", "vp": 2}]
    assert numbers(state, state.vp) == [2, 2]


@pytest.mark.clause("G-34", "G-14")
def test_thief_and_archer_pay_before_the_page_takes_effect() -> None:
    """The token of the turn's start can pay for Cure, and makes Summon Elemental fail."""
    state = table(companions="thief/-/archer", discards="gold", magic="10")
    events = cast(state, 4, 6, 10)
    assert kinds(events)[-2:] == ["turn", "companion-paid"] and moves(state, 0) == ["pay", "pass"]
    play(state, 0, "pay")
    assert numbers(state, state.vp) == [0, 0, 0]
    play(state, 0, "take 2")
    events = play(state, 1, "take 3")
    assert kinds(events)[-3:] == ["turn", "companion-paid", "nothing"], "with its Archer's token seat 2 is not poorest"
    assert told(events, "nothing")[0]["because"] == "not-poorest" and numbers(state, state.vp) == [0, 0, 1]


@pytest.mark.clause("G-34", "G-24")
def test_an_archer_charmed_in_the_last_turn_pays_nothing_and_one_given_away_neither() -> None:
    state = table(companions="-/archer/archer", magic="9")
    cast(state, 2, 3, 9)
    play(state, 0, "take 2")
    events = play(state, 1, "take 3")
    assert [(v["seat"], v["vp"]) for v in told(events, "companion-paid")] == [(2, 1)], "one Archer when the turn starts"
    assert companions(state, 2) == ["archer", "archer"] and numbers(state, state.vp) == [0, 0, 1]


@pytest.mark.clause("G-34")
def test_a_thief_taken_in_the_first_turn_pays_nothing_yet() -> None:
    state = table(zone="?bronze@1:,silver,gold,thief")
    cast(state, 6, 6, 6)
    play(state, int(state.actor()), "take 4")
    assert numbers(state, state.vp) == [0, 0, 0]


@pytest.mark.clause("G-34")
def test_spies_look_before_pages_are_chosen_in_token_order() -> None:
    state = table(zone="?nun@1:,silver,gold,king", companions="spy/-/2spy", tokens="3.1.2", phase="spy", asked="3")
    assert state.to_act() == [2] and moves(state, 2) == ["look", "pass"]
    assert refusal(state, 0, "look").key == "not-your-turn" and refusal(state, 2, "page 1").key == "not-asked"
    (looked,) = play(state, 2, "look")
    assert looked.seen_by(2)["cards"] == ["nun"] and looked.seen_by(0)["cards"] == ["unknown"]
    assert GAME.view(state, 2).zone[0].card == "nun" and GAME.view(state, 0).zone[0].card is None
    assert GAME.view(state, 1).zone[0].seers == [2], "the others see that they looked"
    assert kinds(play(state, 0, "pass")) == ["passed"]
    assert state.to_act() == [0, 1, 2] and GAME.view(state, 0).zone[0].card is None
    assert refusal(state, 1, "look").key == "not-asked"


@pytest.mark.clause("G-34")
def test_without_a_spy_nobody_is_asked() -> None:
    state = table()
    cast(state, 6, 6, 6)
    finish_round(state)
    assert not any("spy" in companions(state, seat) for seat in range(3)) and state.to_act() == [0, 1, 2]


@pytest.mark.clause("G-34", "G-32")
@pytest.mark.parametrize(
    ("mine", "points"),
    [
        ({"companions": "2mercenary/-/-", "vp": "5.0.0"}, 5 + 6),
        ({"companions": "2mercenary/-/-", "vp": "4.0.0"}, 4),
        ({"companions": "prince/-/-", "open": "bronze.silver.gold/-/-"}, 6 + 3),
        ({"companions": "prince/-/-", "open": "2silver.gold/-/-"}, 7),
        ({"companions": "2nun/-/-", "vp": "1.1.2"}, 1 + 2 + 4),
        ({"companions": "2nun/-/-", "vp": "2.1.2"}, 2 + 2),
        ({"companions": "brave.spy.thief.nun.archer/-/-", "vp": "1.0.0"}, 1 + 5 + 2),
        ({"companions": "2brave.spy.thief.archer/-/-"}, 5),
        ({"companions": "2queen/nun.spy/-", "vp": "0.1.1"}, 2 + 6),
        ({"companions": "2queen/nun.spy.thief/-"}, 2),
        ({"companions": "king/-/-", "open": "gold/bronze/-"}, 1 + 3 + 3),
        ({"companions": "king/-/-", "open": "gold/2bronze/-", "items": "cup.sword/-/-"}, 1 + 3 + 3 + 1),
        ({"items": "sword.2bracelet.cup.shoes/-/-"}, 1 + 4 + 3 + 1),
    ],
)
def test_each_card_pays_as_it_says(mine: dict[str, str], points: int) -> None:
    state = over(**mine)
    assert state.standing()[0] == points


@pytest.mark.clause("G-32")
@pytest.mark.parametrize(
    ("items", "bonus"),
    [("2junk/junk/-", [5, 0, 0]), ("2junk/2junk/junk", [5, 5, 0]), ("-/-/-", [0, 0, 0]), ("junk/junk/junk", [5, 5, 5])],
)
def test_most_junk_pays_every_leader_and_nobody_without_junk(items: str, bonus: list[int]) -> None:
    state = over(items=items)
    assert state.standing() == bonus
    assert [line.junk for line in GAME.view(state, None).scores or []] == bonus


@pytest.mark.clause("G-32")
@given(st.integers(0, 10_000), st.sampled_from([2, 3, 4, 5]))
def test_the_score_is_what_the_judge_says(seed: int, seats: int) -> None:
    state = GAME.new(seats, {}, Chance(seed))
    dice = Chance(seed + 1)
    while state.to_act():
        seat = state.actor()
        state.play(seat, state.move_at(seat, dice.below(state.move_count(seat))))
    territories = [
        judge.Territory(
            quest_names(state.companions[seat]),
            quest_names(state.coins(seat)),
            item_names(state.items[seat]),
            int(state.vp[seat]),
        )
        for seat in range(seats)
    ]
    assert state.standing() == judge.scores(territories)
    told_scores = GAME.view(state, None).scores
    assert told_scores is not None
    for one in told_scores:
        assert one.total == sum(line.vp + line.bonus for line in one.lines) + one.tokens + one.junk


@pytest.mark.clause("G-32")
def test_the_standing_counts_only_what_everybody_can_see() -> None:
    state = table(hidden="gold@1:1/-/-", open="silver/-/-", items="cup.shoes/-/-", vp="2.0.0", companions="prince/-/-")
    assert state.standing() == [2 + 2 + 1 + 0, 0, 0]
    own = GAME.view(state, 0).own
    assert own is not None and own.worth == 2 + 2 + 3 + 3 + 1
    assert score.junk_bonus(state, 0) == 0


# --- the end --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("G-31")
@pytest.mark.parametrize(
    ("field", "pile", "place", "ending"),
    [("companions", f"{NINE}/-/-", "take 4", "companions"), ("open", "9bronze/-/-", "take 3", "treasures")],
)
def test_the_tenth_card_makes_the_round_the_last(field: str, pile: str, place: str, ending: str) -> None:
    state = table(**{field: pile, "items": "3junk/-/-"})
    cast(state, 2, 3, 6)
    events = play(state, 0, place)
    assert told(events, "last-round") == [{"seat": 0, "ending": ending}]
    assert GAME.view(state, None).ending == ending and state.to_act() == [1], "the round is finished"
    play(state, 1, "take 2")
    events = play(state, 2, "take 1")
    assert state.to_act() == [] and told(events, "ended") == [{"ending": ending}]
    assert {"scored", "scored-tokens", "scored-junk", "total", "won"} <= set(kinds(events))


@pytest.mark.clause("G-31")
def test_the_first_to_have_ten_is_the_one_who_ends_the_game() -> None:
    state = table(companions=f"{NINE}/-/-", open="-/9bronze/-")
    cast(state, 2, 3, 6)
    play(state, 0, "take 4")
    assert told(play(state, 1, "take 3"), "last-round") == []
    view = GAME.view(state, None)
    assert (view.ending, view.ender) == ("companions", 0)


@pytest.mark.clause("G-31")
def test_losing_the_tenth_companion_again_changes_nothing() -> None:
    state = table(companions=f"{NINE}/-/-", magic="9")
    cast(state, 2, 9, 3)
    play(state, 0, "take 4")
    play(state, 2, "take 2")
    play(state, 0, "give spy")
    assert size(state.companions[0]) == 9
    play(state, 1, "take 3")
    assert state.outcome() is not None


@pytest.mark.clause("G-31")
def test_items_do_not_count_to_the_ten() -> None:
    state = table(open="8bronze/-/-", items="5junk.shoes/-/-", companions="3spy/-/-")
    cast(state, 2, 3, 6)
    play(state, 0, "take 3")
    assert GAME.view(state, None).ending == "none"


@pytest.mark.clause("G-31")
def test_a_tenth_card_by_charm_or_wish_ends_the_game_too() -> None:
    state = table(companions=f"{NINE}/king/-", magic="9", zone="?bronze@1:,silver,gold,gold")
    cast(state, 9, 2, 3)
    play(state, 1, "take 2")
    events = play(state, 2, "take 3")
    assert told(events, "last-round") == [{"seat": 0, "ending": "companions"}]
    state = table(open="9bronze/-/-", magic="15", discards="gold")
    cast(state, 15, 14, 6)
    finish_round(state)
    assert state.outcome() is not None


# Every card lies in a territory or in the quest zone; nobody is near ten.
BARE_TABLE = {
    "tokens": "1.2.3.4",
    "companions": "3spy.3mercenary.brave/2brave.3archer.2merchant/merchant.3nun.3thief/3prince.3queen",
    "open": "7bronze/4bronze.3silver/6silver/7gold",
    "zone": "?bronze@1:,silver,king,king,king",
}


@pytest.mark.clause("G-31", "G-10")
def test_the_game_stops_when_a_lay_out_cannot_be_completed() -> None:
    state = table(**BARE_TABLE)
    assert size(state.deck) == 0 == size(state.discards)
    cast(state, 2, 3, 6, 1)
    for seat, place in ((3, 3), (0, 4), (1, 5), (2, 1)):
        events = play(state, seat, f"take {place}")
    assert state.to_act() == [] and told(events, "ended") == [{"ending": "piles"}]
    view = GAME.view(state, None)
    assert [card.card for card in view.zone] == ["silver"], "laid out, and nobody's"
    assert told(events, "reshuffled") == [{"count": 1}]
    assert sum(side.known.count("silver") for side in view.sides) == 9


@pytest.mark.clause("G-31", "G-9")
@pytest.mark.parametrize("deck", [0, 2, 3, 4, 5])
def test_a_lay_out_with_a_single_card_missing_ends_the_game_at_once(deck: int) -> None:
    """Four players need five cards, one is left over from the round before: with three more the fifth is missing."""
    state = table(**{**BARE_TABLE, "open": BARE_TABLE["open"].replace("7bronze", f"{7 - deck}bronze")})
    assert size(state.deck) == deck
    cast(state, 2, 3, 6, 4)
    events: list[Event] = []
    for seat, place in ((0, 3), (1, 4), (3, 5), (2, 1)):  # page 4 before page 6
        events = play(state, seat, f"take {place}")
    view = GAME.view(state, None)
    assert (state.outcome() is not None) == (deck + 1 < 5)
    assert len(view.zone) == min(5, deck + 1) and bool(told(events, "laid-out")) == (deck + 1 >= 5)
    assert told(events, "ended") == ([{"ending": "piles"}] if deck + 1 < 5 else [])
    held = sum(len(side.companions) + side.treasures for side in view.sides)
    assert held + len(view.zone) + view.deck + len(view.discards) == 59 and held == 54 - deck + 4, "nobody's"


@pytest.mark.clause("G-31")
def test_piles_emptied_in_mid_round_do_not_stop_it() -> None:
    state = table(**BARE_TABLE)
    cast(state, 2, 3, 6, 1)
    assert state.to_act() == [3], "the deck is empty, Luck is skipped, the round goes on"


@pytest.mark.clause("G-33")
def test_a_tie_is_won_by_the_designer() -> None:
    state = over(vp="4.4.1")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.key) == ([], [4, 4, 1], "designer")
    assert [one.first for one in GAME.view(state, None).scores or []] == [True, True, False]
    state = over(vp="4.5.1")
    outcome = state.outcome()
    assert outcome is not None and (outcome.winners, outcome.key) == ([1], "points")
    assert [outcome.share(seat) for seat in range(3)] == [0.0, 1.0, 0.0]


@pytest.mark.clause("G-33")
@pytest.mark.parametrize(
    ("vp", "shares"),
    [("4.4.1", [0.5, 0.5, 0.0]), ("4.4.4", [1 / 3] * 3), ("1.7.7", [0.0, 0.5, 0.5]), ("1.7.6", [0.0, 1.0, 0.0])],
)
def test_tied_leaders_share_first_place_with_everybody_who_counts(vp: str, shares: list[float]) -> None:
    state = over(vp=vp)
    outcome = state.outcome()
    assert outcome is not None
    assert [outcome.share(seat) for seat in range(3)] == pytest.approx(shares)
    assert list(evaluator(GAME).values(state)) == pytest.approx(shares)
    assert win_shares(GAME, state) == pytest.approx(shares, abs=1e-4), "the curve of an analysis"


@pytest.mark.clause("G-33")
@pytest.mark.parametrize(
    ("vp", "winners", "last"),
    [("0.20.21", [], ("designer", None)), ("0.20.22", [2], ("won", 2)), ("0.21.21", [1], ("won", 1))],
)
def test_the_designers_win_is_told(vp: str, winners: list[int], last: tuple[str, int | None]) -> None:
    """Seat 1 gains a Gold Coin, seat 2 a Silver Coin; the Fireball is silenced. Who leads then has won, alone."""
    state = table(companions=f"{NINE}/-/-", zone="?bronze@1:,silver,gold,king", vp=vp)
    cast(state, 2, 3, 6)
    play(state, 0, "take 4")
    play(state, 1, "take 3")
    assert state.outcome() is None
    events = play(state, 2, "take 2")
    outcome = state.outcome()
    assert outcome is not None and outcome.winners == winners
    totals = [v["score"] for v in told(events, "total")]
    assert totals == state.standing() == outcome.scores
    final = events[-1]
    assert (final.kind, final.values.get("seat")) == last
    assert final.values["score"] == max(totals) and final.values["scores"] == totals
    assert not told(events, "won" if winners == [] else "designer")


# --- options --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("G-35")
def test_the_box_for_five() -> None:
    for state in (GAME.new(5, {}, Chance(1)), GAME.new(3, {"five-seats": True}, Chance(1))):
        deck, items = quest_names(state.deck), item_names(state.item_deck)
        assert (len(deck), len(items)) == (74, 21)
        assert [deck.count(name) for name in ("bronze", "silver", "gold", "king", "spy")] == [14, 12, 8, 4, 4]
        assert [items.count(name) for name in ("sword", "bracelet", "cup", "junk", "shoes")] == [6, 2, 1, 11, 1]
    assert size(GAME.new(4, {}, Chance(1)).deck) == 59


@pytest.mark.clause("G-35")
@pytest.mark.parametrize("asked", [{}, {"five-seats": False}, {"five-seats": True}])
def test_five_seats_switch_the_option_on_and_the_table_says_so(asked: dict[str, bool]) -> None:
    assert complete_options(GAME, 5, {**asked})["five-seats"] is True
    state = GAME.new(5, {**asked}, Chance(1))
    assert GAME.view(state, None).options["five-seats"] is True and "options=five-seats:on" in GAME.position(state)
    for seats in (2, 3, 4):
        assert complete_options(GAME, seats, {**asked})["five-seats"] is asked.get("five-seats", False)


@pytest.mark.clause("G-35")
@pytest.mark.parametrize(("seats", "option", "said"), [(5, False, True), (4, True, True), (4, False, False)])
def test_the_bigger_box_is_named_when_the_first_cards_are_laid_out(seats: int, option: bool, said: bool) -> None:
    state = GAME.new(seats, {"five-seats": option}, Chance(3))
    events: list[Event] = []
    while state.round == 0:
        events = play(state, int(state.actor()), moves(state, int(state.actor()))[0])
    assert told(events, "bigger-box") == ([{"seats": seats, "quest": 74, "items": 21}] if said else [])
    while state.round == 1:
        seat = int(state.actor())
        assert not told(play(state, seat, moves(state, seat)[-1]), "bigger-box"), "once"


@pytest.mark.clause("G-35")
def test_five_players_lay_out_six_cards_two_face_down() -> None:
    state = GAME.new(5, {}, Chance(5))
    while state.round == 0:
        play(state, int(state.actor()), moves(state, int(state.actor()))[0])
    assert [card.down for card in GAME.view(state, None).zone] == [True, True, False, False, False, False]
    three = GAME.new(3, {"five-seats": True}, Chance(5))
    while three.round == 0:
        play(three, int(three.actor()), moves(three, int(three.actor()))[0])
    assert [card.down for card in GAME.view(three, None).zone] == [True, False, False, False]


@pytest.mark.clause("G-35", "G-34")
def test_a_spy_looks_at_every_face_down_card() -> None:
    state = table(tokens="1.2.3.4.5", companions="spy/-/-/-/-", phase="spy", asked="1")
    (looked,) = play(state, 0, "look")
    assert looked.seen_by(0)["cards"] == ["bronze", "silver"]


@pytest.mark.clause("G-36")
def test_fireball_steals_by_option() -> None:
    state = table(options="fireball-steals:on", vp="0.2.1")
    cast(state, 3, 1, 2)
    play(state, 1, "pass")
    play(state, 1, "take 2")
    events = play(state, 2, "take 3")
    assert told(events, "silenced"), "still Forbidden"
    state = table(options="fireball-steals:on", vp="0.2.1")
    cast(state, 3, 5, 4)
    assert numbers(state, state.tokens) == [3, 1, 2]
    play(state, 1, "take 2")
    play(state, 2, "take 3")
    assert moves(state, 0) == ["target 2", "target 3"]
    play(state, 0, "target 3")
    assert numbers(state, state.vp) == [1, 2, 0]


@pytest.mark.clause("G-36")
def test_a_stealing_fireball_needs_an_unprotected_player_with_a_token() -> None:
    state = table(options="fireball-steals:on", vp="0.2.0")
    cast(state, 3, 6, 5)
    assert numbers(state, state.tokens) == [3, 1, 2]
    play(state, 1, "take 2")
    events = play(state, 2, "take 3")
    assert [v["target-seat"] for v in told(events, "shielded")] == [1]
    assert told(events, "nothing")[0]["because"] == "no-target" and numbers(state, state.vp) == [0, 2, 0]


@pytest.mark.clause("G-36")
def test_a_stealing_fireball_says_who_has_no_token_and_what_a_defence_keeps_off() -> None:
    state = table(options="fireball-steals:on", vp="0.1.0.2", tokens="1.2.3.4")
    rich, poor = GAME.trial(state, 3, "page 6").hint, GAME.trial(state, 0, "page 6").hint
    assert rich is not None and (rich.works, rich.values) == (True, {"spells": ["fireball"]})
    assert poor is not None and (poor.works, poor.key) == (False, "shield-idle")
    cast(state, 3, 4, 4, 4)
    assert moves(state, 0) == ["target 2", "target 4"]
    reason = refusal(state, 0, "target 3")
    assert (reason.clause, reason.key, reason.values["target"]) == ("G-36", "target-poor", 3)


@pytest.mark.clause("G-36")
@pytest.mark.parametrize(("options", "ends"), [("stop-at-15:on", True), ("-", False)])
def test_stop_at_fifteen(options: str, ends: bool) -> None:
    state = table(options=options, magic="15")
    cast(state, 6, 6, 6)
    events = to_the_end(state)
    assert (state.outcome() is not None) == ends
    assert told(events, "ended") == ([{"ending": "magic"}] if ends else [])
    state = table(options=options, magic="14")
    cast(state, 6, 6, 6)
    finish_round(state)
    assert state.outcome() is None


def test_a_finished_game_refuses_every_move() -> None:
    state = over()
    assert refusal(state, 0, "page 1").clause == "G-31"
    assert moves(state, 0) == [] and "phase=over" in written(phase="over")
