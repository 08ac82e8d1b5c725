"""What Grimoire's observation says, made of the view: the tests' own way, which the compiled one must agree with."""

from __future__ import annotations

from collections.abc import Sequence

from armarium.games.grimoire import parts
from armarium.games.grimoire import view as views
from armarium.games.grimoire.notation import ENDINGS, PHASES

COMPANIONS = parts.QUEST[parts.COINS :]
COINS = parts.QUEST[: parts.COINS]
SIDE = ("token", "vp", "treasures", "items", "shoes", "chosen", "page", "protected", "done", "points")


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
