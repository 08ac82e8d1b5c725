"""Grimoire for programs that learn: numbers of moves, and what a seat sees as a flat array, built from its view.

Seats are counted from the viewer: 0 is its own, 1 the next at the table.
"""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i16

from armarium import encoder, game
from armarium.encoder import WIDEST, Field, blocks_of, write
from armarium.games.grimoire import notation, parts
from armarium.games.grimoire import view as views
from armarium.games.grimoire.notation import ENDINGS, PHASES, VERBS
from armarium.games.grimoire.state import State

COMPANIONS = parts.QUEST[parts.COINS :]
COINS = parts.QUEST[: parts.COINS]
NUMBERS = 16  # of every verb
WHAT = {
    "token": "order token",
    "page": "page",
    "luck": "place in the quest zone",
    "target": "seat from 0",
    "give": "companion, by its place among the quest cards",
    "seize": "companion, by its place among the quest cards",
    "take": "place in the quest zone",
}
SIDE = ("token", "vp", "treasures", "items", "shoes", "chosen", "page", "protected", "done", "points")


def fields(seats: int) -> list[Field]:
    kinds, items, places = len(parts.QUEST), len(parts.ITEMS), NUMBERS - 1
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


class Encoder(encoder.Encoder):
    def __init__(self, seats: int) -> None:
        self.seats = seats
        blocks = blocks_of([(verb, NUMBERS, WHAT.get(verb, "only the first is used")) for verb in VERBS])
        super().__init__(blocks, fields(seats))
        self.chance_outcomes = max(sum(parts.QUEST_COUNTS), sum(parts.QUEST_COUNTS_FIVE))

    def number(self, state: game.State, move: int) -> int:
        return int(notation.verb_of(move)) * NUMBERS + int(notation.number_of(move))

    def observe(self, state: game.State, seat: int, out: vec[i16], at: int) -> None:
        assert isinstance(state, State)
        write(self.fields, values(views.view(state, int(seat)), int(seat)), out, at)


def values(view: views.View, seat: int) -> dict[str, list[int]]:
    assert view.own is not None
    seats = len(view.sides)
    sides = [view.sides[(seat + place) % seats] for place in range(seats)]
    return {
        "phase": one_hot(PHASES.index(view.phase), len(PHASES)),
        "asked": [int(side.seat in view.to_act) for side in sides],
        "caster": [int(side.seat == view.caster) for side in sides],
        "target": [int(side.seat == view.target) for side in sides],
        "round": [view.round],
        "magic": [view.magic],
        "ending": one_hot(ENDINGS.index(view.ending), len(ENDINGS)),
        "deck": [view.deck],
        "item_deck": [view.items],
        "discards": counts(parts.QUEST, view.discards),
        "unseen": counts(parts.QUEST, view.unseen),
        "unseen_items": counts(parts.ITEMS, view.unseen_items),
        "zone": [zone_code(lying) for lying in view.zone],
        "down": [int(lying.down) for lying in view.zone],
        "sides": [int(getattr(side, name)) for side in sides for name in SIDE],
        "companions": [count for side in sides for count in counts(COMPANIONS, side.companions)],
        "known": [count for side in sides for count in counts(COINS, side.known)],
        "own_items": counts(parts.ITEMS, view.own.items),
        "own_page": [view.own.page],
        "worth": [view.own.worth],
    }


def one_hot(place: int, length: int) -> list[int]:
    return [int(place == other) for other in range(length)]


def counts(names: Sequence[str], cards: Sequence[str]) -> list[int]:
    return [cards.count(name) for name in names]


def zone_code(lying: views.Lying) -> int:
    if lying.taken:
        return 0
    return -1 if lying.card is None else parts.QUEST.index(lying.card) + 1
