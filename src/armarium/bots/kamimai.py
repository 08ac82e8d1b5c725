"""The cunning team mate at KamiMaï: aims where the cards are, pulls what is worth its risk, pays and gives for all.

It sees its view and its offers, nothing else. Risks are the surrogate's (M-56), as the view shows them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from armarium.bots import Sight
from armarium.chance import Chance

COLOURS = ("water", "earth", "air", "fire")
CREATURE_WORTH = {"wolf": 1.2, "imp": 0.6, "dragonflies": 0.2, "mouse": 0.7}
COLLAPSE = 7.0  # what an energy and a lost phase 3 are worth, in cards
ENOUGH = 4  # loose cards in hand at which another card is worth little


class KamiMaiBot:
    name = "heuristic"

    def choose(self, sight: Sight, chance: Chance) -> str:
        view, offers = sight.view, sight.offers
        judge = JUDGES.get(view.phase, worth_nothing)
        worths = [judge(view, offer, sight.seat) for offer in offers]
        best = max(worths)
        ties = [offer.move for offer, worth in zip(offers, worths, strict=True) if worth == best]
        return str(ties[chance.below(len(ties))])


Judge = Callable[[Any, Any, int], float]


def worth_nothing(view: Any, offer: Any, seat: int) -> float:  # noqa: ARG001
    return 0.0


# --- what cards are worth ---------------------------------------------------------------------------------------------


def needs(view: Any) -> dict[str, float]:
    """How much each colour is wanted: by the targeted area first, by other open areas less, a team spell by all."""
    wanted = dict.fromkeys(COLOURS, 0.3)
    for area in view.sheet:
        if area.sealed:
            continue
        weight = 1.0 if area.targeted else 0.5
        for spell in area.spells:
            if not spell.marked and spell.box == "team":
                wanted = {colour: worth + 0.2 * weight for colour, worth in wanted.items()}
            elif not spell.marked:
                wanted[spell.box] += 0.8 * weight
    return wanted


def card_worth(view: Any, card: str) -> float:
    if card.endswith("-guardian"):
        return -1.0
    if card.endswith("-fairy"):
        return 1.5 + needs(view)[card.removesuffix("-fairy")]
    if card in COLOURS:
        return needs(view)[card] + 0.15 * everybodys(view).count(card)
    return CREATURE_WORTH[card]


def everybodys(view: Any) -> list[str]:
    return [card for side in view.sides for card in side.reserve] + list(view.drawn)


def mine(view: Any, seat: int) -> list[str]:
    return list(view.sides[seat].reserve) + (list(view.drawn) if seat == view.activator else [])


# --- phases -----------------------------------------------------------------------------------------------------------


def judge_target(view: Any, offer: Any, seat: int) -> float:  # noqa: ARG001
    """The area whose spells are nearest to paid by what all hold; blessings early, energy curses late."""
    if offer.area is None:
        return -10.0
    area = next(area for area in view.sheet if area.area == offer.area)
    held = everybodys(view)
    ready: int = sum(min(4, held.count(spell.box)) for spell in area.spells if spell.box in COLOURS)
    effect: float = {"none": 0.5, "blessing": 1.5, "discard": -0.5, "colour": -1.0, "energy": -2.0}[area.effect]
    return ready / len(area.spells) + effect - 0.3 * len(area.spells)


def judge_hand(view: Any, offer: Any, seat: int) -> float:  # noqa: ARG001
    return -float(("middle", "other", "ring", "little").index(offer.hand)) if offer.hand else -10.0


def judge_draw(view: Any, offer: Any, seat: int) -> float:
    """A pull is worth its card less its risk; stopping is worth nothing, so it stops when no pull pays."""
    if offer.kind == "ready":
        return 1.0
    if offer.slot is None:
        return {"done": 0.0, "drew": 0.5, "fell": -9.0}.get(offer.kind, -9.0)
    slot = next(slot for slot in view.grimoire.slots if slot.slot == offer.slot)
    gain = expected(view) if slot.card is None else card_worth(view, slot.card)
    loose = sum(1 for card in mine(view, seat) if not card.endswith("-guardian"))
    room: float = max(0.1, 1 - loose / (ENOUGH + view.limit))
    price: float = (COLLAPSE if view.energy > 1 else 2 * COLLAPSE) * slot.risk / 10000
    calm: float = {"slow": 0.003, "steady": 0.002, "quick": 0.0}[offer.tempo]
    return gain * room - price + calm


def expected(view: Any) -> float:
    """The worth of an unknown card."""
    counts: dict[str, int] = view.grimoire.cards
    return sum(count * card_worth(view, card) for card, count in counts.items()) / sum(counts.values())


def judge_owe(view: Any, offer: Any, seat: int) -> float:  # noqa: ARG001
    return -card_worth(view, offer.card)


def judge_cast(view: Any, offer: Any, seat: int) -> float:
    """Spells first, the cheapest way: few creatures, few payers, nobody robbed of what only they have."""
    if offer.kind == "cast":
        paid = [card for share in offer.shares for card in share.cards]
        others = sum(1 for share in offer.shares if share.seat != view.activator)
        waste = sum(1.5 for card in paid if card not in COLOURS) + 0.1 * others
        return 10.0 - waste + (1.0 if offer.box == "team" else 0.0)
    if offer.kind == "play":
        return play_worth(view, offer.card, seat)
    return -5.0 if offer.kind == "fell" else 0.0


def play_worth(view: Any, card: str, seat: int) -> float:
    if card == "imp":
        return sum(1.0 for held in everybodys(view) if held.endswith("-guardian")) - 1.5
    if card == "mouse":
        return max(card_worth(view, pile) for pile in view.discards if not pile.endswith("-guardian")) - 0.9
    guardians = sum(1 for held in mine(view, seat) if held.endswith("-guardian"))
    return 0.3 if guardians > 2 else -0.2


def judge_ask(view: Any, offer: Any, seat: int) -> float:  # noqa: ARG001
    return {"agree": 1.0, "refuse": 0.0, "withdraw": -1.0}[offer.kind]


def judge_giver(view: Any, offer: Any, seat: int) -> float:  # noqa: ARG001
    return sum(1.0 for card in mine(view, offer.seat) if card.endswith("-guardian"))


def judge_give(view: Any, offer: Any, seat: int) -> float:  # noqa: ARG001
    room: int = view.limit - len(view.sides[offer.seat].reserve)
    return 0.3 * room - card_worth(view, offer.card)


def judge_taker(view: Any, offer: Any, seat: int) -> float:
    return 1.0 if offer.seat == seat else 0.1 * (view.limit - len(view.sides[offer.seat].reserve))


def judge_take(view: Any, offer: Any, seat: int) -> float:  # noqa: ARG001
    return 0.0 if offer.card is None else card_worth(view, offer.card)


def judge_store(view: Any, offer: Any, seat: int) -> float:
    """Keep what fits; of the rest the least wanted goes, and pairs stay together."""
    if offer.kind == "keep":
        return 10.0
    if offer.card is None:
        return -10.0
    return -card_worth(view, offer.card) - 0.4 * mine(view, seat).count(offer.card)


JUDGES: dict[str, Judge] = {
    "train": judge_draw,
    "target": judge_target,
    "hand": judge_hand,
    "draw": judge_draw,
    "owe": judge_owe,
    "cast": judge_cast,
    "ask": judge_ask,
    "giver": judge_giver,
    "give": judge_give,
    "taker": judge_taker,
    "take": judge_take,
    "store": judge_store,
}

BOT = KamiMaiBot()
