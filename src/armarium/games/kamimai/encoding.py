"""KamiMaï for programs that learn: numbers of moves, and what everybody sees as a flat array.

Seats of the array are counted from the viewer, 0 is its own; seats named by moves are those of the table. A pull is
settled by the surrogate of the standing Grimoire, not by bodies. What is written agrees with the view, field by field
(`tests/envs/seen/`); it is not made of it, for that would take much longer.
"""

from __future__ import annotations

from itertools import product
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from armarium import encoder, game
from armarium.encoder import WIDEST, Field, Pen, blocks_of
from armarium.games.kamimai import notation, parts
from armarium.games.kamimai.deck.slots import UNSEEN
from armarium.games.kamimai.notation import (
    AREAS,
    CARDS,
    COLOURS,
    EFFECTS,
    FREE_HAND,
    GIVE,
    HANDS,
    KINDS_OF_CARD,
    NO_MOVE,
    OVER,
    PHASES,
    TAKE,
    TEAM,
    TEMPOS,
    argument_of,
    gift_card,
    gift_receiver,
    kind_of,
    pull_slot,
    pull_tempo,
    spell_box,
    spell_colour,
    spell_of,
)
from armarium.games.kamimai.spells.payments import FAIRY_VALUE, SPELL, WOLF_VALUE
from armarium.games.kamimai.state import State

SLOTS: Final[i64] = 64
SEATS: Final = 5
STEADY: Final = TEMPOS.index("steady")
BOXES: Final = (*COLOURS, "team")
AREA_COUNT: Final[i64] = len(AREAS)
BOX_COUNT: Final[i64] = len(BOXES)
PHASE_COUNT: Final[i64] = len(PHASES)
HAND_COUNT: Final[i64] = len(HANDS)
OF_CARD: Final = (notation.DREW, notation.CREATURE, notation.PICK, notation.FORFEIT, notation.DISCARD)
NEVER_OFFERED: Final = {notation.SETTLED: "settled", notation.COUNT: "count", notation.ENERGY: "energy"}
OF_SEAT: Final = (notation.NAME_GIVER, notation.NAME_TAKER)


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
        return name, int(SLOTS) * len(TEMPOS), "(slot - 1) * 3 + tempo: " + ", ".join(TEMPOS)
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
    areas, boxes, slots = len(AREAS), len(BOXES), int(SLOTS)
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
        Field("slots", slots, -1, KINDS_OF_CARD, "each slot: 0 empty, -1 a hidden face, else the card from 1"),
        Field("risks", slots, 0, 10_000, "chance of a collapse per ten thousand at a steady pull of each slot"),
        Field("grimoire", 4, 0, slots, "slots built, cards near, cards far, whether it is down"),
        Field("inside", KINDS_OF_CARD, 0, slots, "cards the Grimoire holds: " + ", ".join(CARDS)),
        Field("reserves", seats * KINDS_OF_CARD, 0, slots, "cards of each seat's Reserve"),
        Field("owes", seats, 0, WIDEST, "cards each seat still owes a curse"),
        Field("drawn", KINDS_OF_CARD, 0, slots, "cards drawn in this turn"),
        Field("discards", KINDS_OF_CARD, 0, slots, "the discard pile"),
        Field("limit", 1, 0, WIDEST, "places of a Reserve"),
        Field("hand", len(HANDS), 0, 1, "one-hot: the hand that must draw"),
        Field("guardians", len(COLOURS), 0, slots, "Guardians drawn in this turn: " + ", ".join(COLOURS)),
        Field("collapsed", 1, 0, 1, "whether the Grimoire fell in this turn"),
        Field("proposal", 2, 0, len(BOXES), "box and colour of the proposed spell from 1, 0 for none"),
        Field("shares", seats, 0, WIDEST, "value each seat would pay for it"),
        Field("agreed", seats, 0, 1, "whether each seat has agreed to pay"),
        Field("played", 1, 0, KINDS_OF_CARD, "creature whose effect is not over, from 1"),
        Field("gifts", 1, 0, WIDEST, "gifts still to be made"),
        Field("named", seats, 0, 1, "one-hot: who gives or takes"),
    ]


@final
class Encoder(encoder.Encoder):
    def __init__(self, seats: int) -> None:
        self.payments = spells(seats)
        kinds = range(len(notation.WORDS))
        super().__init__(blocks_of([block(kind, len(self.payments)) for kind in kinds]), fields(seats))

    def number(self, state: game.State, move: i64) -> i64:
        code = int(move)
        return self.blocks[kind_of(code)].first + self.offset(code)

    def offset(self, move: int) -> int:
        """The place of a move among those of its kind."""
        kind = kind_of(move)
        if kind == notation.SPELL:
            return self.payments[move]
        if kind == notation.PULL:
            return pull_slot(move) * len(TEMPOS) + pull_tempo(move)
        return gift_card(move) * SEATS + gift_receiver(move) if kind == notation.GIFT else argument_of(move)

    def observe(self, state: game.State, seat: i64, out: vec[i16], at: i64) -> None:
        assert isinstance(state, State)
        pen = Pen(out, at)
        write_turn(state, seat, pen)
        write_sheet(state, pen)
        write_grimoire(state, pen)
        for place in range(state.seats):
            write_cards(state.reserves[seat_at(state, seat, place)], pen)
        for place in range(state.seats):
            pen.write(state.owed[seat_at(state, seat, place)])
        write_cards(state.drawn, pen)
        write_cards(state.discards, pen)
        pen.write(state.limit())
        pen.write_one_hot(-1 if state.hand == FREE_HAND else state.hand, HAND_COUNT)
        write_cards(state.guardians, pen)
        pen.write(i64(state.collapsed))
        write_proposal(state, seat, pen)
        pen.write(0 if state.played == NO_MOVE else state.played + 1)
        pen.write(state.gifts)
        is_named = state.phase == GIVE or state.phase == TAKE
        for place in range(state.seats):
            pen.write(i64(is_named and seat_at(state, seat, place) == state.named))


def seat_at(state: State, seat: i64, place: int) -> int:
    """The seat at a place counted from the viewer."""
    return (int(seat) + place) % state.seats


def write_turn(state: State, seat: i64, pen: Pen) -> None:
    """From the phase to the energy."""
    pen.write_one_hot(state.phase, PHASE_COUNT)
    mover = game.NOBODY if state.phase == OVER else state.mover()
    for place in range(state.seats):
        pen.write(i64(seat_at(state, seat, place) == state.seat))
    for place in range(state.seats):
        pen.write(i64(seat_at(state, seat, place) == mover))
    pen.write(state.turns)
    pen.write(state.sheet.level)
    pen.write(max(0, state.energy))


def write_sheet(state: State, pen: Pen) -> None:
    """Boxes, effects, and which areas are sealed and aimed at; a sheet may have fewer areas than there is room for."""
    sheet = state.sheet
    areas = len(sheet.marked)
    boxes = pen.write_zeros(AREA_COUNT * BOX_COUNT)
    effects = pen.write_zeros(AREA_COUNT)
    sealed = pen.write_zeros(AREA_COUNT)
    targeted = pen.write_zeros(AREA_COUNT)
    for area in range(areas):
        spells = sheet.spells(area)
        for place in range(len(spells)):
            is_marked = sheet.is_marked(area, place)
            pen.out[boxes + area * BOX_COUNT + spells[place]] = i16(-1) if is_marked else i16(1)
        pen.out[effects + area] = i16(parts.AREA_EFFECTS[sheet.level - 1][area])
        pen.out[sealed + area] = i16(sheet.is_sealed(area))
        pen.out[targeted + area] = i16(area == sheet.target)


def write_grimoire(state: State, pen: Pen) -> None:
    """Every slot's card and risk while the Grimoire stands, then its sides and what it holds."""
    deck = state.deck
    slots = pen.write_zeros(SLOTS)
    risks = pen.write_zeros(SLOTS)
    if not state.companion and not state.down:
        steady = deck.risks(STEADY, state.hand, state.steadiness)
        for place in deck.standing():
            face = deck.slots[place]
            pen.out[slots + place] = i16(-1 if face == UNSEEN else face + 1)
            pen.out[risks + place] = i16(steady[place])
    near, far = deck.sides()
    pen.write(len(deck.slots))
    pen.write(near)
    pen.write(far)
    pen.write(i64(state.down))
    write_cards(deck.cards(), pen)


def write_cards(counts: list[int], pen: Pen) -> None:
    for count in counts:
        pen.write(count)


def write_proposal(state: State, seat: i64, pen: Pen) -> None:
    """The proposed spell, what each seat would pay for it, and whether it has agreed."""
    move = state.proposal
    is_proposed = move != NO_MOVE
    pen.write(spell_box(move) + 1 if is_proposed else 0)
    pen.write(spell_colour(move) + 1 if is_proposed else 0)
    for place in range(state.seats):
        pen.write(state.share(move, seat_at(state, seat, place)) if is_proposed else 0)
    for place in range(state.seats):
        payer = seat_at(state, seat, place)
        pays = is_proposed and state.share(move, payer) > 0
        pen.write(i64(pays and (payer == state.seat or state.has_agreed(payer))))
