"""What a seat of KamiMaï sees, as typed structs for the wire, the terminal and the bots.

Built from nothing. All is open to all (M-9) but the faces inside the Grimoire (M-53): seats differ only in their moves.
Seats count from 0 and slots from 1 here; texts of moves count both from 1.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from armarium.game import Options
from armarium.games.kamimai import notation, parts
from armarium.games.kamimai.deck.slots import UNSEEN
from armarium.games.kamimai.notation import (
    AIM,
    AREAS,
    CARDS,
    COLOURS,
    CREATURE,
    DISCARD,
    DREW,
    EFFECTS,
    FAIRY,
    FORFEIT,
    FREE_HAND,
    GIFT,
    HANDS,
    NAME_GIVER,
    NAME_TAKER,
    NO_MOVE,
    PICK,
    PULL,
    SPELL,
    TEAM,
    TEMPOS,
    USE_HAND,
    WOLF,
    argument_of,
    gift_card,
    gift_receiver,
    kind_of,
    pull_slot,
    pull_tempo,
    spell_box,
    spell_colour,
    spell_fairy,
    spell_share,
    spell_wolf,
)
from armarium.games.kamimai.rules import start_energy
from armarium.games.kamimai.spells import payments
from armarium.games.kamimai.state import State

Phase = Literal[
    "train", "target", "hand", "draw", "owe", "cast", "ask", "giver", "give", "taker", "take", "store", "over"
]
Danger = Literal["calm", "risky", "wild"]
RISKY, WILD = 400, 2000  # between none and one of twelve tries, and between two and three
Colour = Literal["water", "earth", "air", "fire"]


class Spell(msgspec.Struct, frozen=True):
    """A box on the sheet: a colour or "team"."""

    box: str
    marked: bool


class Area(msgspec.Struct, frozen=True):
    area: str
    spells: list[Spell]
    effect: Literal["none", "blessing", "discard", "colour", "energy"]
    sealed: bool
    targeted: bool


class Slot(msgspec.Struct, frozen=True):
    """A card of the standing Grimoire; `card` is None while its face is hidden. `risk` is the surrogate's chance of a
    collapse per ten thousand at a steady pull by the activator, the same for all who look."""

    slot: int
    side: Literal["near", "far"]
    layer: int
    card: str | None
    risk: int


class Grimoire(msgspec.Struct, frozen=True):
    """`cards` counts what it holds by kind: anybody can work that out. `down`: fallen and not built up again yet."""

    slots: list[Slot]
    built: int
    near: int
    far: int
    cards: dict[str, int]
    down: bool


class Side(msgspec.Struct, frozen=True):
    """One summoner's open Reserve, and what a curse still asks of them."""

    seat: int
    reserve: list[str]
    owes: int


class Share(msgspec.Struct, frozen=True):
    """What one seat pays in a spell."""

    seat: int
    cards: list[str]
    value: int
    agreed: bool


class Proposal(msgspec.Struct, frozen=True):
    box: str
    colour: Colour
    shares: list[Share]


class Body(msgspec.Struct, frozen=True):
    """A card of the standing Grimoire and how it stands, in centimetres and degrees (M-50): `gap` between neighbours,
    `opening` between the outer cards, `fallen` the tilt at which a card lies. It has collapsed once `collapse_share` of
    the cards lie, at least `collapse_least`."""

    width: float
    height: float
    thickness: float
    gap: float
    opening: float
    fallen: float
    collapse_share: float
    collapse_least: int


class Box(msgspec.Struct, frozen=True):
    """Numbers of the box, as parts.toml has them: energy to begin with under these options, places of a Reserve,
    seconds that one pull may last. A pull that falls in so many of ten thousand tries is risky, or wild."""

    energy: int
    reserve: int
    longest: float
    risky: int
    wild: int
    body: Body


class View(msgspec.Struct, frozen=True):
    seat: int | None
    turn: int
    phase: Phase
    activator: int
    to_act: list[int]
    level: int
    energy: int
    sheet: list[Area]
    grimoire: Grimoire
    sides: list[Side]
    drawn: list[str]
    discards: dict[str, int]
    limit: int
    hand: Literal["middle", "ring", "little", "other"] | None
    guardians: list[str]
    collapsed: bool
    proposal: Proposal | None
    played: str | None
    gifts: int
    named: int | None
    options: Options
    box: Box


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """An offered move with what the screen marks. A spell carries its shares."""

    move: str
    kind: str
    area: str | None = None
    hand: str | None = None
    slot: int | None = None
    tempo: str | None = None
    card: str | None = None
    seat: int | None = None
    box: str | None = None
    colour: Colour | None = None
    shares: list[Share] | None = None


# --- the view --------------------------------------------------------------------------------------------------------


def view(state: State, seat: int | None) -> View:
    return View(
        seat=seat,
        turn=state.turn(),
        phase=notation.PHASES[state.phase],
        activator=state.seat,
        to_act=state.to_act(),
        level=state.sheet.level,
        energy=state.energy,
        sheet=[area(state, place) for place in range(len(state.sheet.marked))],
        grimoire=grimoire(state),
        sides=[Side(place, cards(state.reserves[place]), state.owed[place]) for place in range(state.seats)],
        drawn=cards(state.drawn),
        discards=card_counts(state.discards),
        limit=state.limit(),
        hand=None if state.hand == FREE_HAND else HANDS[state.hand],
        guardians=[COLOURS[element] for element in range(4) for _ in range(state.guardians[element])],
        collapsed=state.collapsed,
        proposal=None if state.proposal == NO_MOVE else proposal(state),
        played=None if state.played == NO_MOVE else CARDS[state.played],
        gifts=state.gifts,
        named=state.named if state.phase in (notation.GIVE, notation.TAKE) else None,
        options=dict(state.settings),
        box=box(state),
    )


BODY = Body(**{field: parts.BOX["physics"][field] for field in Body.__struct_fields__})
LONGEST = parts.BOX["hand_physics"]["most_samples"] / parts.BOX["hand_physics"]["rate"]


def box(state: State) -> Box:
    return Box(start_energy(state.settings), parts.NUMBERS["reserve"], LONGEST, RISKY, WILD, BODY)


def danger(risk: int) -> Danger:
    """What to call a pull that falls in so many of ten thousand tries: the same word everywhere."""
    return "wild" if risk >= WILD else "risky" if risk >= RISKY else "calm"


def cards(counts: list[int]) -> list[str]:
    return [CARDS[card] for card in range(len(counts)) for _ in range(counts[card])]


def card_counts(counts: list[int]) -> dict[str, int]:
    return {CARDS[card]: counts[card] for card in range(len(counts)) if counts[card]}


def area(state: State, place: int) -> Area:
    boxes = state.sheet.spells(place)
    return Area(
        area=AREAS[place],
        spells=[Spell(box_name(box), state.sheet.is_marked(place, at)) for at, box in enumerate(boxes)],
        effect=EFFECTS[parts.AREA_EFFECTS[state.sheet.level - 1][place]],
        sealed=state.sheet.is_sealed(place),
        targeted=place == state.sheet.target,
    )


def box_name(box: int) -> str:
    return "team" if box == TEAM else COLOURS[box]


def grimoire(state: State) -> Grimoire:
    near, far = state.deck.sides()
    slots = [] if state.companion or state.down else standing_slots(state)
    built = len(state.deck.slots)
    return Grimoire(slots, built, near, far, card_counts(state.deck.cards()), state.down)


def standing_slots(state: State) -> list[Slot]:
    deck, half = state.deck, state.deck.half()
    slots = []
    risks = deck.risks(TEMPOS.index("steady"), state.hand, state.steadiness)
    for place in deck.standing():
        face = deck.slots[place]
        side: Literal["near", "far"] = "near" if place < half else "far"
        slots.append(Slot(place + 1, side, deck.layers(place), None if face == UNSEEN else CARDS[face], risks[place]))
    return slots


def proposal(state: State) -> Proposal:
    move = state.proposal
    return Proposal(box_name(spell_box(move)), COLOURS[spell_colour(move)], shares(state, move))


def shares(state: State, move: int) -> list[Share]:
    fairy, wolf = state.creature_seats(move)
    paid = []
    for seat in range(state.seats):
        value = payments.share(move, seat, fairy, wolf)
        given = [spell_colour(move)] * spell_share(move, seat)
        given += [FAIRY + spell_colour(move)] if spell_fairy(move) and seat == fairy else []
        given += [WOLF] if spell_wolf(move) and seat == wolf else []
        agreed = seat == state.seat or state.has_agreed(seat)
        if value:
            paid.append(Share(seat, [CARDS[card] for card in given], value, agreed))
    return paid


# --- what may be done ------------------------------------------------------------------------------------------------


def offers(state: State, seat: int) -> list[Offer]:
    return [offer(state, move) for move in state.moves(seat)]


def offer(state: State, move: int) -> Offer:
    kind, argument = kind_of(move), argument_of(move)
    text, name = state.text(move), notation.WORDS[kind].replace(" ", "-")
    if kind == SPELL:
        colour: Colour = COLOURS[spell_colour(move)]
        return Offer(text, "cast", box=box_name(spell_box(move)), colour=colour, shares=shares(state, move))
    if kind == PULL:
        return Offer(text, name, slot=pull_slot(move) + 1, tempo=TEMPOS[pull_tempo(move)])
    if kind == AIM:
        return Offer(text, name, area=AREAS[argument])
    if kind == USE_HAND:
        return Offer(text, name, hand=HANDS[argument])
    if kind == GIFT:
        return Offer(text, name, card=CARDS[gift_card(move)], seat=gift_receiver(move))
    if kind in (NAME_GIVER, NAME_TAKER):
        return Offer(text, name, seat=argument)
    if kind in (DREW, CREATURE, PICK, FORFEIT, DISCARD):
        return Offer(text, name, card=CARDS[argument])
    return Offer(text, name)
