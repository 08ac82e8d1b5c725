"""What each seat knows and the guesses that follow: looks, discards, counts, cards seen before they were hidden."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from armarium.chance import Chance
from armarium.games.grimoire import GAME
from armarium.games.grimoire.cards.piles import item_names, kind_of, quest_names, size
from armarium.games.grimoire.state import State
from tests.grimoire.dealer import Dealer
from tests.grimoire.places import cast, moves, play, table

MANY = 3000


def coins(state: State, seat: int) -> list[str]:
    return quest_names(state.coins(seat))


def test_a_coin_everybody_saw_is_never_dealt_anew() -> None:
    state = table()
    cast(state, 2, 3, 6)
    play(state, 0, "take 3")
    assert GAME.view(state, 1).sides[0].known == ["gold"]
    assert all(coins(state.guess(1, Chance(seed)), 0) == ["gold"] for seed in range(50))


def test_a_hidden_coin_is_dealt_by_how_many_are_unseen() -> None:
    """11 bronze less the ones in sight: every unseen coin is equally likely, and never a companion."""
    state = table(zone="?gold@1:,bronze,bronze,king", open="-/9silver/-")
    cast(state, 2, 3, 6)
    play(state, 0, "take 1")
    found = Counter(coins(state.guess(1, Chance(seed)), 0)[0] for seed in range(MANY))
    unseen = {"bronze": 10, "silver": 1, "gold": 7}
    assert set(found) == set(unseen)
    for coin, count in unseen.items():
        assert abs(found[coin] / MANY - count / 18) < 0.04, found
    assert Counter(GAME.view(state, 1).unseen)["gold"] == 7
    assert coins(state.guess(0, Chance(1)), 0) == ["gold"], "its owner knows it"


def test_a_back_in_the_quest_zone_may_be_anything_unseen() -> None:
    state = table(zone="?gold@1:2,bronze,bronze,king")
    found = {quest_names(1 << (4 * int(kind_of(state.guess(0, Chance(seed)).zone[0]))))[0] for seed in range(300)}
    assert len(found) == 13
    assert all(kind_of(state.guess(1, Chance(seed)).zone[0]) == 2 for seed in range(50)), "its Spy has looked"


def test_a_spied_coin_stays_known_after_it_was_taken() -> None:
    state = table(zone="?gold@1:2,bronze,bronze,king")
    cast(state, 2, 3, 6)
    (event, *_) = play(state, 0, "take 1")
    assert event.seen_by(1)["card"] == "gold" and event.seen_by(2)["card"] == "treasure"
    assert GAME.view(state, 1).sides[0].known == ["gold"] and GAME.view(state, 2).sides[0].known == []
    assert all(coins(state.guess(1, Chance(seed)), 0) == ["gold"] for seed in range(50))
    assert len({coins(state.guess(2, Chance(seed)), 0)[0] for seed in range(80)}) == 3


def test_coins_hidden_since_an_earlier_deck_only_change_places_among_themselves() -> None:
    """When a deck is used up everybody can work out which of its coins are still hidden."""
    state = table(hidden="gold@1:1/bronze@1:2.bronze@1:2/silver@2:3", decks="2", zone="?bronze@2:,silver,gold,king")
    worlds = [state.guess(2, Chance(seed)) for seed in range(400)]
    found = Counter((coins(world, 0)[0], tuple(sorted(coins(world, 1)))) for world in worlds)
    assert set(found) == {("gold", ("bronze", "bronze")), ("bronze", ("bronze", "gold"))}
    assert 0.25 < found["gold", ("bronze", "bronze")] / 400 < 0.42
    assert all(coins(world, 2) == ["silver"] for world in worlds)
    theirs = [state.guess(0, Chance(seed)) for seed in range(200)]
    assert all(coins(world, 1) == ["bronze", "bronze"] for world in theirs)
    assert len({coins(world, 2)[0] for world in theirs}) == 3, "a coin of the present deck may be any"


def test_items_are_dealt_anew_but_shoes_never_hide() -> None:
    state = table(items="cup/junk.sword/shoes.junk")
    for seed in range(100):
        world = state.guess(0, Chance(seed))
        assert item_names(world.items[0]) == ["cup"]
        assert size(world.items[1]) == 2 and "shoes" not in item_names(world.items[1])
        assert item_names(world.items[2]).count("shoes") == 1 and size(world.items[2]) == 2
        assert size(world.item_deck) == size(state.item_deck)
    assert len({tuple(item_names(state.guess(0, Chance(seed)).items[1])) for seed in range(100)}) > 3


def test_shoes_still_in_the_deck_are_never_guessed_into_a_territory() -> None:
    state = table(items="-/5sword.junk/7junk")
    worlds = [state.guess(0, Chance(seed)) for seed in range(100)]
    assert all("shoes" in item_names(world.item_deck) for world in worlds)


def test_sealed_pages_are_guessed_and_own_ones_kept() -> None:
    state = table()
    play(state, 0, "page 5")
    play(state, 1, "page 2")
    worlds = [state.guess(1, Chance(seed)) for seed in range(200)]
    assert {int(world.pages[0]) for world in worlds} == set(range(1, 7))
    assert all(world.pages[1] == 2 and world.pages[2] == 0 for world in worlds)


def test_cards_from_the_discards_are_known_to_all() -> None:
    state = table(vp="1.0.0", discards="gold.silver.bronze")
    cast(state, 4, 5, 5)
    play(state, 0, "pay")
    (card,) = coins(state, 0)
    assert GAME.view(state, None).sides[0].known == [card]
    assert all(coins(state.guess(2, Chance(seed)), 0) == [card] for seed in range(20))


def test_a_guess_of_a_guess_is_spread_like_a_guess() -> None:
    state = table(zone="?gold@1:,bronze,bronze,king", hidden="silver@1:1/-/-")
    once = Counter(coins(state.guess(1, Chance(seed)), 0)[0] for seed in range(MANY))
    twice = Counter(coins(state.guess(1, Chance(seed)).guess(1, Chance(seed + MANY)), 0)[0] for seed in range(MANY))
    assert all(abs(once[coin] - twice[coin]) / MANY < 0.05 for coin in ("bronze", "silver", "gold"))


# The deck is used up, and what Luck deals comes from the discards, three cards of three kinds.
USED_UP = {
    "tokens": "1.2.3.4",
    "companions": "3spy.3mercenary/2brave.3archer.2merchant/merchant.3nun.2thief/3prince.3queen",
    "open": "7bronze/4bronze.3silver/5silver/7gold",
    "zone": "?bronze@1:,silver,king,king,king",
    "discards": "silver.brave.thief",
}


def after_luck(move: str) -> tuple[State, Dealer]:
    """Seat 0 opens Luck with an empty deck; the dealer has watched from the start."""
    state = table(**USED_UP)
    assert size(state.deck) == 0
    dealer = Dealer(GAME.position(state))
    for seat, text in ((0, "page 1"), (1, "page 2"), (2, "page 3"), (3, "page 4"), (0, move)):
        before = GAME.position(state)
        events = play(state, seat, text)
        dealer.watch(seat, text, events, before, GAME.position(state))
    return state, dealer


@pytest.mark.clause("G-16", "G-10")
def test_luck_that_shuffles_the_discards_gives_its_face_down_card_away_to_nobody() -> None:
    """The new back is of the new deck: it may be any of the three cards shuffled, and no view tells which."""
    state, dealer = after_luck("luck 1")
    for seat in (0, 1, 2, 3, None):
        worlds = {dealer.redealt(GAME.position(state), seat, Chance(seed)) for seed in range(40)}
        assert len(worlds) == 3
        views = {msgspec.json.encode(GAME.view(GAME.from_position(world, Chance(1)), seat)) for world in worlds}
        assert views == {msgspec.json.encode(GAME.view(state, seat))}
        assert Counter(GAME.view(state, seat).unseen) == {"brave": 1, "thief": 1, "silver": 1}
    backs = {quest_names(1 << (4 * int(kind_of(state.guess(1, Chance(seed)).zone[0]))))[0] for seed in range(60)}
    assert backs == {"brave", "thief", "silver"}, "a guess may be any of them too"


@pytest.mark.clause("G-16", "G-10")
def test_a_back_from_the_deck_before_stays_what_it_can_only_be() -> None:
    """Another card was replaced: the old back is the last of its deck, and everybody can work out which."""
    state, _ = after_luck("luck 2")
    for seat in range(4):
        assert "bronze" not in GAME.view(state, seat).unseen
        assert all(kind_of(state.guess(seat, Chance(seed)).zone[0]) == 0 for seed in range(20))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_guess_keeps_the_box_together(seats: int) -> None:
    for seed in range(6):
        state = GAME.new(seats, {}, Chance(seed))
        dice = Chance(seed)
        total, items = whole(state)
        while state.to_act():
            seat = int(state.actor())
            play(state, seat, moves(state, seat)[dice.below(state.move_count(seat))])
            for viewer in range(seats):
                world = state.guess(viewer, Chance(seed))
                assert whole(world) == (total, items)
                assert [world.treasures(s) for s in range(seats)] == [state.treasures(s) for s in range(seats)]


def whole(state: State) -> tuple[list[str], list[str]]:
    """Every card of both decks, wherever it is."""
    quest = quest_names(state.deck) + quest_names(state.discards)
    quest += [quest_names(1 << (4 * int(kind_of(card))))[0] for card in state.zone if card >= 0]
    items = item_names(state.item_deck)
    for seat in range(state.seats):
        quest += quest_names(state.coins(seat)) + quest_names(state.companions[seat])
        items += item_names(state.items[seat])
    return sorted(quest), sorted(items)
