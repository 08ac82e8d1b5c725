"""The box, the set-up and the course of a round: G-1 to G-15a."""

from __future__ import annotations

import itertools
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from armarium.chance import Chance
from armarium.game import Event
from armarium.games.grimoire import GAME, parts
from armarium.games.grimoire.cards.piles import item_names, quest_names, size
from armarium.games.grimoire.merits import merits
from armarium.reason import Refused
from armarium.words import LANGUAGES, words
from tests.grimoire import judge
from tests.grimoire.places import (
    cast,
    companions,
    finish_round,
    kinds,
    moves,
    numbers,
    picks,
    play,
    refusal,
    table,
    told,
)


@pytest.mark.clause("G-1")
def test_two_to_four_players_have_the_same_fifteen_pages() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5]
    state = table(magic="15")
    assert all(moves(state, seat) == [f"page {page}" for page in range(1, 16)] for seat in range(3))
    reason = refusal(state, 0, "page 16")
    assert (reason.clause, reason.key) == ("G-1", "page-unknown")
    for seats in (1, 6):
        with pytest.raises(Refused, match="seats-impossible"):
            GAME.new(seats, {}, Chance(1))


@pytest.mark.clause("G-2")
def test_the_quest_deck_is_the_printed_list() -> None:
    deck = quest_names(GAME.new(4, {}, Chance(1)).deck)
    assert len(deck) == 59
    assert [deck.count(coin) for coin in ("bronze", "silver", "gold")] == [12, 10, 7]
    names = ["spy", "mercenary", "brave", "archer", "merchant", "nun", "thief", "prince", "queen", "king"]
    assert [deck.count(name) for name in names] == [3] * 10


@pytest.mark.clause("G-3")
def test_the_item_deck() -> None:
    deck = item_names(GAME.new(2, {}, Chance(1)).item_deck)
    assert [deck.count(name) for name in ("sword", "bracelet", "cup", "junk", "shoes")] == [5, 2, 1, 9, 1]
    assert len(deck) == 18


@pytest.mark.clause("G-4")
def test_tokens_are_public_and_never_run_out() -> None:
    state = table(magic="13", vp="90.80.70")
    cast(state, 3, 8, 13)
    finish_round(state)
    assert numbers(state, state.vp) == [91, 82, 73]
    assert [side.vp for side in GAME.view(state, None).sides] == [91, 82, 73]


@pytest.mark.clause("G-5", "G-7")
def test_the_first_tokens_are_chosen_in_a_random_order() -> None:
    orders = set()
    for seed in range(40):
        state = GAME.new(3, {}, Chance(seed))
        first, second, third = numbers(state, state.pickers)
        orders.add((first, second, third))
        assert state.to_act() == [first]
        assert moves(state, first) == ["token 1", "token 2", "token 3"]
        assert refusal(state, second, "token 1").key == "not-your-turn"
        play(state, first, "token 2")
        assert moves(state, second) == ["token 1", "token 3"]
        assert refusal(state, second, "token 2").clause == "G-7"
        assert refusal(state, second, "token 4").clause == "G-5"
        events = play(state, second, "token 3")
        assert told(events, "token") == [{"seat": second, "token": 3}, {"seat": third, "token": 1}]
        assert [int(state.tokens[seat]) for seat in (first, second, third)] == [2, 3, 1]
    assert orders == set(itertools.permutations(range(3)))


@pytest.mark.clause("G-6")
def test_magic_starts_at_six_and_deck_sizes_are_public() -> None:
    state = GAME.new(2, {}, Chance(1))
    play(state, int(state.actor()), "token 1")
    view = GAME.view(state, None)
    assert (view.magic, view.round, view.deck, view.items) == (6, 1, 59 - 3, 18)


@pytest.mark.clause("G-8")
def test_companions_lie_open_and_the_rest_hidden() -> None:
    state = table(companions="king/-/-", hidden="gold@1:1/-/-", items="junk.shoes/-/-", open="silver/-/-")
    mine, theirs, nobody = (GAME.view(state, seat) for seat in (0, 1, None))
    assert mine.own is not None and theirs.own is not None
    assert mine.own.treasures == ["silver", "gold"] and mine.own.items == ["junk", "shoes"]
    for view in (theirs, nobody):
        side = view.sides[0]
        assert (side.companions, side.treasures, side.items, side.shoes) == (["king"], 2, 1, 1)
        assert side.known == ["silver"]
    assert mine.sides[0].known == ["silver", "gold"]


@pytest.mark.clause("G-9")
def test_a_round_raises_magic_and_lays_out_one_card_more_than_players() -> None:
    for seats in (2, 3, 4):
        state = GAME.new(seats, {}, Chance(3))
        while state.round == 0:
            events = play(state, int(state.actor()), moves(state, int(state.actor()))[0])
        zone = GAME.view(state, None).zone
        assert [card.down for card in zone] == [True] + [False] * seats
        assert zone[0].card is None and all(card.card for card in zone[1:])
        (laid,) = told(events, "laid-out")
        assert laid["backs"] == 1 and laid["cards"] == [card.card for card in zone[1:]]
        assert state.magic == 6


@pytest.mark.clause("G-9")
def test_magic_rises_each_round_up_to_fifteen() -> None:
    for magic, after in ((6, 7), (14, 15), (15, 15)):
        state = table(magic=str(magic))
        cast(state, 1, 2, 6)
        finish_round(state)
        assert state.magic == after and state.round == magic - 5 + 1


@pytest.mark.clause("G-10")
def test_discards_become_the_deck_only_when_a_card_is_needed() -> None:
    rest = "12bronze.9silver.5gold.3spy.3mercenary.3brave.3archer.3merchant.3nun.3thief.3prince.2queen.2king"
    state = table(zone="?silver@1:,gold,gold,king", discards=rest)
    assert size(state.deck) == 1
    cast(state, 1, 2, 6)
    assert (size(state.deck), state.decks) == (1, 1)
    events = play(state, 0, "luck 2")
    assert (size(state.deck), state.decks, kinds(events)) == (0, 1, ["replaced"])
    assert GAME.view(state, None).discards.count("gold") == 6, "the old card reached the discards"
    play(state, 0, "take 1")
    play(state, 1, "take 2")
    events = play(state, 2, "take 3")
    (shuffled,) = told(events, "reshuffled")
    assert shuffled["count"] == 56, "54 discards, the replaced gold and the card left over"
    assert state.decks == 2 and state.discards == 0
    assert kinds(events).index("left-over") < kinds(events).index("reshuffled") < kinds(events).index("laid-out")


@pytest.mark.clause("G-11")
def test_pages_are_chosen_at_once_in_secret_and_may_be_changed() -> None:
    state = table(magic="8")
    assert state.to_act() == [0, 1, 2]
    assert refusal(state, 0, "page 9").key == "page-above" and refusal(state, 0, "page 9").clause == "G-11"
    events = play(state, 1, "page 8")
    assert state.to_act() == [0, 2] and moves(state, 1) == [f"page {page}" for page in range(1, 9)]
    (event,) = events
    assert event.seen_by(1)["page"] == 8 and event.seen_by(0)["page"] == 0 and event.seen_by(None)["spell"] == "sealed"
    for seat in (0, 2, None):
        view = GAME.view(state, seat)
        assert [side.chosen for side in view.sides] == [False, True, False] and view.sides[1].page == 0
    play(state, 1, "page 3")
    mine = GAME.view(state, 1).own
    assert mine is not None and mine.page == 3
    play(state, 0, "page 2")
    play(state, 2, "page 1")
    assert numbers(state, state.shown) == [2, 3, 1]
    reason = refusal(state, 1, "page 4")
    assert (reason.clause, reason.key) == ("G-11", "pages-revealed")


@pytest.mark.clause("G-11")
def test_any_page_may_be_chosen_again() -> None:
    state = table()
    for _ in range(2):
        cast(state, 2, 2, 3)
        finish_round(state)
    assert moves(state, 0)[:3] == ["page 1", "page 2", "page 3"]


@pytest.mark.clause("G-12")
@pytest.mark.parametrize(("pages", "tokens"), [((3, 3, 8, 2), [4, 3, 2, 1]), ((9, 9, 3, 3), [4, 3, 2, 1])])
def test_the_two_worked_examples_of_the_order(pages: tuple[int, ...], tokens: list[int]) -> None:
    state = table(tokens="1.2.3.4", magic="9")
    cast(state, *pages)
    assert numbers(state, state.tokens) == tokens


@pytest.mark.clause("G-12", "G-13")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@given(data=st.data())
def test_the_order_is_what_the_judge_says(seats: int, data: st.DataObject) -> None:
    previous = data.draw(st.permutations(range(1, seats + 1)))
    pages = data.draw(st.lists(st.integers(1, 15), min_size=seats, max_size=seats))
    state = table(tokens=".".join(map(str, previous)), magic="15")
    events = cast(state, *pages)
    expected = judge.order(pages, previous)
    assert numbers(state, state.tokens) == expected
    explained = GAME.view(state, None).order
    assert explained is not None
    assert explained.order == [expected.index(place) for place in range(1, seats + 1)]
    assert {place.seat for place in explained.alone} == {s for s in range(seats) if pages.count(pages[s]) == 1}
    assert [place.token for place in explained.alone + explained.shared] == list(range(1, seats + 1))
    assert all(place.was == previous[place.seat] for place in explained.shared)
    assert len(explained.reversals) == sum(page in (5, 11) for page in pages) == len(told(events, "reversed"))


@pytest.mark.clause("G-12")
def test_the_order_tells_how_it_came_about() -> None:
    state = table(tokens="1.2.3.4", magic="9")
    events = cast(state, 3, 3, 8, 2)
    assert [value["page"] for value in told(events, "opened")] == [3, 3, 8, 2]
    assert [(v["seat"], v["token"]) for v in told(events, "alone")] == [(3, 1), (2, 2)]
    assert [(v["seat"], v["was"], v["token"]) for v in told(events, "shared")] == [(1, 2, 3), (0, 1, 4)]
    assert told(events, "order") == [{"order": [3, 2, 1, 0], "reversals": 0}]


@pytest.mark.clause("G-13")
def test_time_spells_reverse_once_each_and_bind_the_next_round() -> None:
    state = table(magic="11")
    events = cast(state, 5, 2, 3)
    assert numbers(state, state.tokens) == [1, 3, 2]
    assert [v["order"] for v in told(events, "reversed")] == [[0, 2, 1]]
    state = table(magic="11")
    events = cast(state, 5, 2, 11)
    assert numbers(state, state.tokens) == [2, 1, 3], "two reversals cancel"
    assert len(told(events, "reversed")) == 2
    finish_round(state)
    cast(state, 4, 4, 4)
    assert numbers(state, state.before) == [2, 1, 3] and numbers(state, state.tokens) == [2, 3, 1]


@pytest.mark.clause("G-13", "G-12")
def test_the_tokens_after_a_reversal_are_the_previous_tokens_of_the_next_round() -> None:
    """Pages 2, 3 and Haste behind them give tokens 1, 2, 3; reversed 3, 2, 1. On a shared page the higher leads."""
    state = table(magic="11")
    cast(state, 2, 3, 5)
    assert numbers(state, state.tokens) == [3, 2, 1]
    explained = GAME.view(state, None).order
    assert explained is not None and [place.token for place in explained.alone] == [1, 2, 3], "before the reversal"
    finish_round(state)
    events = cast(state, 4, 4, 4)
    assert [(v["seat"], v["was"], v["token"]) for v in told(events, "shared")] == [(0, 3, 1), (1, 2, 2), (2, 1, 3)]
    assert numbers(state, state.tokens) == [1, 2, 3], "the tokens before the reversal would give 3, 2, 1"


@pytest.mark.clause("G-13")
def test_reversed_tokens_rule_the_quest_phase_its_companions_and_its_spies() -> None:
    """Who is last before the reversal goes first, is paid as the first, and looks first in the next round."""
    state = table(companions="archer.thief.spy/-/archer.thief.spy", magic="11")
    events = cast(state, 2, 3, 5)
    assert state.to_act() == [2] and [v["seat"] for v in told(events, "turn")] == [2]
    assert [(v["seat"], v["card"]) for v in told(events, "companion-paid")] == [(2, "thief")]
    play(state, 2, "take 1")
    events = play(state, 1, "take 2")
    assert [(v["seat"], v["card"]) for v in told(events, "companion-paid")] == [(0, "archer")]
    play(state, 0, "take 3")
    assert state.to_act() == [2], "token 1 looks first"
    play(state, 2, "pass")
    assert state.to_act() == [0]


@pytest.mark.clause("G-13")
def test_silence_does_not_touch_time_and_first_is_first_after_reversal() -> None:
    state = table(companions="thief/thief/-", magic="11")
    events = cast(state, 1, 5, 2)
    assert numbers(state, state.tokens) == [3, 1, 2]
    assert [(v["seat"], v["card"], v["vp"]) for v in told(events, "companion-paid")] == [(1, "thief", 1)]


@pytest.mark.clause("G-14")
def test_a_quest_turn_is_effect_then_card() -> None:
    state = table(zone="?nun@1:,?silver@1:,gold,king", magic="8")
    events = cast(state, 3, 6, 8)
    assert kinds(events)[-2:] == ["turn", "gained"] and state.to_act() == [0]
    assert moves(state, 0) == ["take 1", "take 2", "take 3", "take 4"]
    (turned, *_) = play(state, 0, "take 1")
    assert (turned.kind, turned.values["card"], turned.secret) == ("turned", "nun", {})
    assert companions(state, 0) == ["nun"]
    reason = refusal(state, 1, "take 1")
    assert (reason.clause, reason.key) == ("G-14", "card-gone")
    (hidden, *_) = play(state, 1, "take 2")
    assert hidden.kind == "took-hidden" and hidden.seen_by(1)["card"] == "silver"
    assert hidden.seen_by(0)["card"] == hidden.seen_by(None)["card"] == "treasure"
    assert GAME.view(state, 1).sides[1].known == ["silver"] and GAME.view(state, 0).sides[1].known == []
    (open_coin, *_) = play(state, 2, "take 3")
    assert (open_coin.kind, open_coin.values["card"]) == ("took", "gold")
    assert GAME.view(state, 0).sides[2].known == ["gold"], "everybody saw it lying there"


@pytest.mark.clause("G-14")
def test_taking_a_card_is_never_declined() -> None:
    state = table()
    cast(state, 6, 6, 6)
    assert "pass" not in moves(state, int(state.actor()))
    assert refusal(state, int(state.actor()), "pass").key == "not-asked"
    waiting = next(seat for seat in range(3) if seat != state.actor())
    assert refusal(state, waiting, "take 2").key == "not-your-turn"
    assert refusal(state, int(state.actor()), "take 9").key == "place-unknown"


@pytest.mark.clause("G-15")
def test_leftovers_are_discarded_face_up() -> None:
    state = table()
    cast(state, 2, 3, 6)
    events: list[Event] = []
    for seat, place in enumerate((2, 3, 4)):
        events = play(state, seat, f"take {place}")
    assert told(events, "left-over") == [{"cards": ["bronze"], "discards": 1}]
    assert GAME.view(state, None).discards == ["bronze"]


@pytest.mark.clause("G-15a", "G-24")
def test_a_second_charm_looks_at_the_companions_as_they_lie_then() -> None:
    """Both share page 9; the first caster then leads and is hit by the second."""
    state = table(magic="9", companions="2king.queen/2nun.spy/-", tokens="2.1.3")
    cast(state, 9, 9, 2)
    assert numbers(state, state.tokens) == [2, 3, 1]
    play(state, 2, "take 2")
    assert state.to_act() == [1], "seat 1 leads seat 2 and gives"
    play(state, 1, "give spy")
    play(state, 0, "take 3")
    assert state.to_act() == [0], "now seat 0 leads with four"
    play(state, 0, "give spy")
    assert companions(state, 1).count("spy") == 1


def test_the_luck_of_a_whole_lay_out_can_be_written() -> None:
    state = table(zone="?bronze@1:,silver,gold,king")
    cast(state, 2, 3, 6)
    play(state, 0, "take 1")
    play(state, 1, "take 2")
    luck = picks(int(state.deck), "queen", "spy", "gold", "bronze")
    play(state, 2, "take 3", *luck)
    view = GAME.view(state, None)
    assert [card.card for card in view.zone] == [None, "spy", "gold", "bronze"]


def test_the_box_is_checked() -> None:
    with pytest.raises(Refused, match="part-number"):
        parts.number("gold vp", {"value": "three"})
    with pytest.raises(Refused, match="part-number"):
        parts.read_counts([{"card": "gold", "count": {"value": 16}}], "count")
    with pytest.raises(Refused, match="part-word"):
        parts.read_effect({"card": "spy", "effect": {"value": "fly"}}, "value")
    with pytest.raises(Refused, match="part-sorts"):
        parts.check_quest(list(reversed(parts.BOX["quest"])))
    with pytest.raises(Refused, match="part-pages"):
        parts.read_pages(parts.BOX["page"][1:])
    with pytest.raises(Refused, match="part-word"):
        parts.page_kinds([{"number": 1, "kinds": ["funny"]}], "time")
    with pytest.raises(Refused, match="part-word"):
        parts.victim_chooses([{"number": 9, "chooser": {"value": "nobody"}}])


# --- what is said for a move is so ----------------------------------------------------------------------------------


@pytest.mark.clause("G-12", "G-7")
def test_a_first_token_is_recommended_as_the_tie_break_it_is() -> None:
    """Alone on a page the token of G-7 changes nothing; on a shared page the higher one goes first."""
    state = GAME.new(2, {}, Chance(1))
    ((key, _),) = merits(state, int(state.actor()), state.moves(state.actor())[0], state)
    for language in LANGUAGES:
        said = words("grimoire", language).say(f"because-{key}")
        assert re.search("higher token goes first|plus haut jeton passe devant|höhere Marker zuerst", said)
        assert said != words("grimoire", language).attribute("prompt-tokens", "hint")
    for tokens, shared in (("1.2", [2, 1]), ("2.1", [1, 2])):
        state = table(tokens=tokens)
        cast(state, 3, 3)
        assert numbers(state, state.tokens) == shared, "the higher token goes first"
        state = table(tokens=tokens)
        cast(state, 3, 4)
        assert numbers(state, state.tokens) == [1, 2], "it decides nothing else"


@pytest.mark.clause("G-24", "G-32")
def test_a_companion_given_away_is_weighed_by_what_it_counts() -> None:
    """Seat 0 gives: a Queen counts 1, and 3 more while nobody has more companions; a Prince without coins nothing."""
    state = table(companions="2queen.prince/nun/-", magic="9")
    cast(state, 2, 9, 3)
    play(state, 0, "take 2")
    play(state, 2, "take 3")
    told = {state.text(move): merits(state, 0, move, state) for move in state.moves(0)}
    # With a Queen gone 2 companions are left against 2: the other Queen still pays.
    assert told == {"give queen": [("spares", {"points": 4})], "give prince": [("spares", {"points": 0})]}


@pytest.mark.clause("G-29")
def test_a_companion_seized_names_whose_it_was() -> None:
    state = table(companions="-/nun.king/-", magic="14")
    cast(state, 14, 2, 3)
    play(state, 1, "take 2")
    play(state, 2, "take 3")
    assert merits(state, 0, state.moves(0)[0], state) == [("robs", {"rival-seat": 1})]
