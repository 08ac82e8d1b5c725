"""Grimoire for programs that learn: numbers of moves, and what a seat sees as a flat array.

Seats are counted from the viewer: 0 is its own, 1 the next at the table. What is written agrees with the view, field by
field (`tests/envs/seen/`); it is not made of it, for that would take a hundred times as long.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from armarium import encoder, game
from armarium.encoder import WIDEST, Field, Pen, blocks_of
from armarium.games.grimoire import parts
from armarium.games.grimoire.cards import score
from armarium.games.grimoire.cards.guessing import is_unseen, is_unseen_back
from armarium.games.grimoire.cards.piles import (
    COIN_KINDS,
    ITEM_KINDS,
    NO_CARD,
    ONE,
    QUEST_KINDS,
    SHOES_CARD,
    count_of,
    has_seen,
    is_down,
    kind_of,
    mark_of,
    size,
)
from armarium.games.grimoire.notation import ENDINGS, OVER, PAGES, PHASES, VERBS, number_of, verb_of
from armarium.games.grimoire.pages import aim
from armarium.games.grimoire.state import State

COMPANIONS: Final = parts.QUEST[parts.COINS :]
COINS: Final = parts.QUEST[: parts.COINS]
PHASE_COUNT: Final[i64] = len(PHASES)
ENDING_COUNT: Final[i64] = len(ENDINGS)
NUMBERS: Final[i64] = 16  # of every verb
PLACES: Final[i64] = NUMBERS - 1  # of the quest zone
WHAT: Final = {
    "token": "order token",
    "page": "page",
    "luck": "place in the quest zone",
    "target": "seat from 0",
    "give": "companion, by its place among the quest cards",
    "seize": "companion, by its place among the quest cards",
    "take": "place in the quest zone",
}
SIDE: Final = ("token", "vp", "treasures", "items", "shoes", "chosen", "page", "protected", "done", "points")


def fields(seats: int) -> list[Field]:
    kinds, items, places = len(parts.QUEST), len(parts.ITEMS), int(PLACES)
    return [
        Field("phase", len(PHASES), 0, 1, "one-hot: " + ", ".join(PHASES)),
        Field("asked", seats, 0, 1, "whether each seat owes a move"),
        Field("caster", seats, 0, 1, "one-hot: whose quest turn it is"),
        Field("target", seats, 0, 1, "one-hot: who loses a companion"),
        Field("round", 1, 0, WIDEST, "round from 1"),
        Field("magic", 1, 0, parts.PAGES, "magic points: the last page that may be opened"),
        Field("ending", len(ENDINGS), 0, 1, "one-hot: " + ", ".join(ENDINGS)),
        Field("deck", 1, 0, WIDEST, "cards in the quest deck"),
        Field("item_deck", 1, 0, WIDEST, "cards in the item deck"),
        Field("discards", kinds, 0, parts.MOST, "open discards by quest card: " + ", ".join(parts.QUEST)),
        Field("unseen", kinds, 0, parts.MOST, "cards of the present deck that the seat cannot place, by quest card"),
        Field("unseen_items", items, 0, parts.MOST, "likewise by item: " + ", ".join(parts.ITEMS)),
        Field("zone", places, -1, kinds, "each place: 0 taken, -1 an unknown back, else the quest card from 1"),
        Field("down", places, 0, 1, "whether the card of each place lies face down"),
        Field("sides", seats * len(SIDE), 0, WIDEST, "for each seat: " + ", ".join(SIDE)),
        Field("companions", seats * len(COMPANIONS), 0, parts.MOST, "for each seat: " + ", ".join(COMPANIONS)),
        Field("known", seats * len(COINS), 0, parts.MOST, "coins whose faces the seat has seen, for each seat"),
        Field("own_items", items, 0, parts.MOST, "own items"),
        Field("own_page", 1, 0, parts.PAGES, "own sealed page, 0 for none"),
        Field("worth", 1, 0, WIDEST, "what all the seat has is worth by now"),
    ]


@final
class Encoder(encoder.Encoder):
    def __init__(self, seats: int) -> None:
        numbers = int(NUMBERS)
        blocks = blocks_of([(verb, numbers, WHAT.get(verb, "only the first is used")) for verb in VERBS])
        super().__init__(blocks, fields(seats))
        self.chance_outcomes = max(sum(parts.QUEST_COUNTS), sum(parts.QUEST_COUNTS_FIVE))

    def number(self, state: game.State, move: i64) -> i64:
        return verb_of(move) * NUMBERS + number_of(move)

    def observe(self, state: game.State, seat: i64, out: vec[i16], at: i64) -> None:
        assert isinstance(state, State)
        pen = Pen(out, at)
        write_turn(state, seat, pen)
        write_piles(state, seat, pen)
        write_zone(state, seat, pen)
        points = state.standing()
        for place in range(state.seats):
            owner = seat_at(state, seat, place)
            write_side(state, owner, i64(points[owner]), pen)
        for place in range(state.seats):
            pen.write_counts(state.companions[seat_at(state, seat, place)] >> 4 * COIN_KINDS, QUEST_KINDS - COIN_KINDS)
        for place in range(state.seats):
            pen.write_counts(known_coins(state, seat, seat_at(state, seat, place)), COIN_KINDS)
        pen.write_counts(state.items[seat], ITEM_KINDS)
        pen.write(state.pages[seat])
        pen.write(max(0, score.territory_points(state, seat, state.coins(seat), state.items[seat])))


def seat_at(state: State, seat: i64, place: i64) -> i64:
    """The seat at a place counted from the viewer."""
    return (seat + place) % state.seats


def write_turn(state: State, seat: i64, pen: Pen) -> None:
    """From the phase to how the game ends."""
    pen.write_one_hot(state.phase, PHASE_COUNT)
    actor = state.actor()
    caster = state.seat_with(state.now) if state.now else game.NOBODY
    for place in range(state.seats):
        other = seat_at(state, seat, place)
        pen.write(i64(state.pages[other] == 0) if state.phase == PAGES else i64(other == actor))
    for place in range(state.seats):
        pen.write(i64(seat_at(state, seat, place) == caster))
    for place in range(state.seats):
        pen.write(i64(seat_at(state, seat, place) == state.target))
    pen.write(state.round)
    pen.write(state.magic)
    pen.write_one_hot(state.ending, ENDING_COUNT)


def write_piles(state: State, seat: i64, pen: Pen) -> None:
    pen.write(size(state.deck))
    pen.write(size(state.item_deck))
    pen.write_counts(state.discards, QUEST_KINDS)
    pen.write_counts(unseen_cards(state, seat), QUEST_KINDS)
    pen.write_counts(unseen_items(state, seat), ITEM_KINDS)


def unseen_cards(state: State, seat: i64) -> i64:
    """The cards of the present deck that the seat knows to be unseen; it can count them, not place them."""
    pile = state.deck
    if state.phase == OVER:
        return pile
    for i in range(len(state.hidden)):
        if is_unseen(state.hidden[i], seat, state.decks):
            pile += ONE[kind_of(state.hidden[i])]
    for i in range(len(state.zone)):
        if is_unseen_back(state.zone[i], seat, state.decks):
            pile += ONE[kind_of(state.zone[i])]
    return pile


def unseen_items(state: State, seat: i64) -> i64:
    pile = state.item_deck
    if state.phase != OVER:
        for owner in range(state.seats):
            if owner != seat:
                pile += state.items[owner] - score.shoes(state, owner)
    return pile


def write_zone(state: State, seat: i64, pen: Pen) -> None:
    """The card of each place as far as the seat knows it, then which lie face down."""
    zone = state.zone
    for place in range(PLACES):
        pen.write(zone_code(state, zone[place], seat) if place < len(zone) else 0)
    for place in range(PLACES):
        down = place < len(zone) and zone[place] != NO_CARD and is_down(zone[place])
        pen.write(i64(down))


def zone_code(state: State, card: i64, seat: i64) -> i64:
    if card == NO_CARD:
        return 0
    return kind_of(card) + 1 if not is_down(card) or can_see(state, card, seat) else -1


def can_see(state: State, card: i64, seat: i64) -> bool:
    """At the end everything lies open."""
    return state.phase == OVER or has_seen(card, seat)


def write_side(state: State, owner: i64, points: i64, pen: Pen) -> None:
    """`SIDE`, in its order."""
    shoes = count_of(state.items[owner], SHOES_CARD)
    pen.write(state.tokens[owner])
    pen.write(state.vp[owner])
    pen.write(state.treasures(owner))
    pen.write(size(state.items[owner]) - shoes)
    pen.write(shoes)
    pen.write(i64(state.pages[owner] != 0))
    pen.write(state.shown[owner] if state.now else 0)
    pen.write(i64(aim.is_protected(state, owner)))
    pen.write(i64(state.now > state.tokens[owner]))
    pen.write(max(0, points))


def known_coins(state: State, seat: i64, owner: i64) -> i64:
    """The coins of a territory whose faces the seat has seen."""
    pile = state.open[owner]
    for i in range(len(state.hidden)):
        card = state.hidden[i]
        if mark_of(card) == owner and can_see(state, card, seat):
            pile += ONE[kind_of(card)]
    return pile
