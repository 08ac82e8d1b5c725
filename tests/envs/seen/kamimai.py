"""What KamiMaï's observation says, made of the view: the tests' own way, which the compiled one must agree with."""

from __future__ import annotations

from typing import get_args

from armarium.games.kamimai import view as views
from armarium.games.kamimai.notation import CARDS, COLOURS, EFFECTS, HANDS

SLOTS = 64
BOXES = (*COLOURS, "team")
PHASES: tuple[str, ...] = get_args(views.Phase)


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
