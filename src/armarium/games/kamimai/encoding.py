"""KamiMaï for programs that learn: numbers of moves, and what everybody sees as a flat array, built from the view.

Seats of the array are counted from the viewer, 0 is its own; seats named by moves are those of the table. A pull is
settled by the surrogate of the standing Grimoire, not by bodies.
"""

from __future__ import annotations

from itertools import product
from typing import get_args

from librt.vecs import vec
from mypy_extensions import i16

from armarium import encoder, game
from armarium.encoder import WIDEST, Field, blocks_of, write
from armarium.games.kamimai import notation
from armarium.games.kamimai import view as views
from armarium.games.kamimai.notation import (
    AREAS,
    CARDS,
    COLOURS,
    EFFECTS,
    HANDS,
    KINDS_OF_CARD,
    TEAM,
    TEMPOS,
    argument_of,
    gift_card,
    gift_receiver,
    kind_of,
    pull_slot,
    pull_tempo,
    spell_of,
)
from armarium.games.kamimai.spells.payments import FAIRY_VALUE, SPELL, WOLF_VALUE
from armarium.games.kamimai.state import State

SLOTS = 64
SEATS = 5
BOXES = (*COLOURS, "team")
PHASES: tuple[str, ...] = get_args(views.Phase)
OF_CARD = (notation.DREW, notation.CREATURE, notation.PICK, notation.FORFEIT, notation.DISCARD)
NEVER_OFFERED = {notation.SETTLED: "settled", notation.COUNT: "count", notation.ENERGY: "energy"}
OF_SEAT = (notation.NAME_GIVER, notation.NAME_TAKER)


def spells(seats: int) -> dict[int, int]:
    """Every payment that so many seats can name, with its place: box and colour, shares by seat, Fairy, Wolf; last
    the boxes alone, as tables mark them that keep no Reserves."""
    boxes = [(colour, colour) for colour in range(4)] + [(TEAM, colour) for colour in range(4)]
    creatures = product(range(FAIRY_VALUE + 1), range(WOLF_VALUE + 1))
    paid = [(shares, fairy, wolf) for fairy, wolf in creatures for shares in splits(seats, SPELL - fairy - wolf)]
    moves = [spell_of(box, colour, shares, fairy, wolf) for box, colour in boxes for shares, fairy, wolf in paid]
    moves += [notation.mark_of(box) for box in range(len(BOXES))]
    return {move: place for place, move in enumerate(moves)}


def splits(seats: int, total: int) -> list[list[int]]:
    """All ways in which so many seats give so many cards."""
    if total < 0:
        return []
    if seats == 1:
        return [[total]]
    return [[given, *rest] for given in range(total + 1) for rest in splits(seats - 1, total - given)]


def block(kind: int, payments: int) -> tuple[str, int, str]:
    """A kind of move, how many numbers it has, and what they count."""
    name = notation.WORDS[kind]
    if kind == notation.AIM:
        return name, len(AREAS), "area from a"
    if kind == notation.USE_HAND:
        return name, len(HANDS), ", ".join(HANDS)
    if kind == notation.PULL:
        return name, SLOTS * len(TEMPOS), "(slot - 1) * 3 + tempo: " + ", ".join(TEMPOS)
    if kind in NEVER_OFFERED:
        return NEVER_OFFERED[kind], 0, "never offered"
    if kind == notation.SPELL:
        return name, payments, "box and colour, then Fairy and Wolf, then the shares of the seats in order"
    if kind in OF_CARD:
        return name, KINDS_OF_CARD, "card: " + ", ".join(CARDS)
    if kind == notation.GIFT:
        return name, KINDS_OF_CARD * SEATS, "card * 5 + seat"
    return (name, SEATS, "seat from 0") if kind in OF_SEAT else (name, 1, "the move")


def fields(seats: int) -> list[Field]:
    areas, boxes = len(AREAS), len(BOXES)
    return [
        Field("phase", len(PHASES), 0, 1, "one-hot: " + ", ".join(PHASES)),
        Field("activator", seats, 0, 1, "one-hot: whose turn it is"),
        Field("asked", seats, 0, 1, "whether each seat owes a move"),
        Field("turn", 1, 0, WIDEST, "turn from 1"),
        Field("level", 1, 1, 3, "level of the sheet"),
        Field("energy", 1, 0, WIDEST, "energy left"),
        Field("boxes", areas * boxes, -1, 1, "for each area and " + ", ".join(BOXES) + ": 1 open, -1 marked, 0 none"),
        Field("effects", areas, 0, len(EFFECTS) - 1, "what sealing an area brings: " + ", ".join(EFFECTS)),
        Field("sealed", areas, 0, 1, "whether each area is sealed"),
        Field("targeted", areas, 0, 1, "one-hot: the area aimed at"),
        Field("slots", SLOTS, -1, KINDS_OF_CARD, "each slot: 0 empty, -1 a hidden face, else the card from 1"),
        Field("risks", SLOTS, 0, 10_000, "chance of a collapse per ten thousand at a steady pull of each slot"),
        Field("grimoire", 4, 0, SLOTS, "slots built, cards near, cards far, whether it is down"),
        Field("inside", KINDS_OF_CARD, 0, SLOTS, "cards the Grimoire holds: " + ", ".join(CARDS)),
        Field("reserves", seats * KINDS_OF_CARD, 0, SLOTS, "cards of each seat's Reserve"),
        Field("owes", seats, 0, WIDEST, "cards each seat still owes a curse"),
        Field("drawn", KINDS_OF_CARD, 0, SLOTS, "cards drawn in this turn"),
        Field("discards", KINDS_OF_CARD, 0, SLOTS, "the discard pile"),
        Field("limit", 1, 0, WIDEST, "places of a Reserve"),
        Field("hand", len(HANDS), 0, 1, "one-hot: the hand that must draw"),
        Field("guardians", len(COLOURS), 0, SLOTS, "Guardians drawn in this turn: " + ", ".join(COLOURS)),
        Field("collapsed", 1, 0, 1, "whether the Grimoire fell in this turn"),
        Field("proposal", 2, 0, len(BOXES), "box and colour of the proposed spell from 1, 0 for none"),
        Field("shares", seats, 0, WIDEST, "value each seat would pay for it"),
        Field("agreed", seats, 0, 1, "whether each seat has agreed to pay"),
        Field("played", 1, 0, KINDS_OF_CARD, "creature whose effect is not over, from 1"),
        Field("gifts", 1, 0, WIDEST, "gifts still to be made"),
        Field("named", seats, 0, 1, "one-hot: who gives or takes"),
    ]


class Encoder(encoder.Encoder):
    def __init__(self, seats: int) -> None:
        self.payments = spells(seats)
        kinds = range(len(notation.WORDS))
        super().__init__(blocks_of([block(kind, len(self.payments)) for kind in kinds]), fields(seats))

    def number(self, state: game.State, move: int) -> int:
        return self.blocks[kind_of(move)].first + self.offset(move)

    def offset(self, move: int) -> int:
        """The place of a move among those of its kind."""
        kind = kind_of(move)
        if kind == notation.SPELL:
            return self.payments[move]
        if kind == notation.PULL:
            return pull_slot(move) * len(TEMPOS) + pull_tempo(move)
        return gift_card(move) * SEATS + gift_receiver(move) if kind == notation.GIFT else argument_of(move)

    def observe(self, state: game.State, seat: int, out: vec[i16], at: int) -> None:
        assert isinstance(state, State)
        write(self.fields, values(views.view(state, int(seat)), int(seat)), out, at)


def values(view: views.View, seat: int) -> dict[str, list[int]]:
    seats = len(view.sides)
    sides = [view.sides[(seat + place) % seats] for place in range(seats)]
    return {
        "phase": [int(view.phase == phase) for phase in PHASES],
        "activator": [int(side.seat == view.activator) for side in sides],
        "asked": [int(side.seat in view.to_act) for side in sides],
        "turn": [view.turn],
        "level": [view.level],
        "energy": [view.energy],
        "boxes": [code for area in view.sheet for code in box_codes(area)],
        "effects": [EFFECTS.index(area.effect) for area in view.sheet],
        "sealed": [int(area.sealed) for area in view.sheet],
        "targeted": [int(area.targeted) for area in view.sheet],
        **grimoire(view.grimoire),
        "reserves": [side.reserve.count(card) for side in sides for card in CARDS],
        "owes": [side.owes for side in sides],
        "drawn": [view.drawn.count(card) for card in CARDS],
        "discards": [view.discards.get(card, 0) for card in CARDS],
        "limit": [view.limit],
        "hand": [int(view.hand == hand) for hand in HANDS],
        "guardians": [view.guardians.count(colour) for colour in COLOURS],
        "collapsed": [int(view.collapsed)],
        **proposal(view.proposal, sides),
        "played": [0 if view.played is None else CARDS.index(view.played) + 1],
        "gifts": [view.gifts],
        "named": [int(side.seat == view.named) for side in sides],
    }


def box_codes(area: views.Area) -> list[int]:
    marked = {spell.box: spell.marked for spell in area.spells}
    return [0 if name not in marked else -1 if marked[name] else 1 for name in BOXES]


def grimoire(deck: views.Grimoire) -> dict[str, list[int]]:
    slots, risks = [0] * SLOTS, [0] * SLOTS
    for slot in deck.slots:
        slots[slot.slot - 1] = -1 if slot.card is None else CARDS.index(slot.card) + 1
        risks[slot.slot - 1] = slot.risk
    return {
        "slots": slots,
        "risks": risks,
        "grimoire": [deck.built, deck.near, deck.far, int(deck.down)],
        "inside": [deck.cards.get(card, 0) for card in CARDS],
    }


def proposal(proposed: views.Proposal | None, sides: list[views.Side]) -> dict[str, list[int]]:
    shares = {share.seat: share for share in proposed.shares} if proposed is not None else {}
    spell = [BOXES.index(proposed.box) + 1, COLOURS.index(proposed.colour) + 1] if proposed is not None else [0, 0]
    return {
        "proposal": spell,
        "shares": [shares[side.seat].value if side.seat in shares else 0 for side in sides],
        "agreed": [int(side.seat in shares and shares[side.seat].agreed) for side in sides],
    }
