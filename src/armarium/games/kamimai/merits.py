"""Why a move of KamiMaï is a good one, in keys for half sentences: what is asked for, how the Grimoire stands."""

from __future__ import annotations

from armarium.games.kamimai import notation, parts
from armarium.games.kamimai.deck.slots import UNSEEN, distance
from armarium.games.kamimai.notation import CREATURE, FAIRY, PULL, kind_of, pull_slot, pull_tempo
from armarium.games.kamimai.spells.sheet import NO_AREA
from armarium.games.kamimai.state import State
from armarium.games.kamimai.view import danger

Merits = list[tuple[str, dict[str, int]]]
ALWAYS = {
    notation.AIM: "aims",
    notation.USE_HAND: "hand",
    notation.DONE: "stops",
    notation.SPELL: "casts",
    notation.AGREE: "agrees",
    notation.REFUSE: "refuses",
    notation.WITHDRAW: "withdraws",
    CREATURE: "creature",
    notation.GIFT: "spares",
    notation.PICK: "takes",
    notation.LEAVE: "leaves",
    notation.FORFEIT: "spares",
    notation.END: "ends",
    notation.DISCARD: "spares",
    notation.KEEP: "keeps",
    notation.NAME_GIVER: "giver",
    notation.NAME_TAKER: "taker",
    notation.READY: "ready",
    notation.DREW: "reports",
    notation.FELL: "reports",
    notation.FELL_BEFORE: "reports",
}
KNOWN = frozenset({*ALWAYS.values(), "wanted", "helper", "evens", "risk", "risk-share"})
DANGERS = ("calm", "risky", "wild")
ASIDE: frozenset[str] = frozenset()
NEXT = frozenset({"turn"})


def merits(before: State, _seat: int, move: int, _after: State) -> Merits:
    """The strongest first, each as it is in this world."""
    kind = kind_of(move)
    if kind != PULL:
        return [(ALWAYS[kind], {})]
    slot, tempo = pull_slot(move), pull_tempo(move)
    deck, card = before.deck, before.deck.slots[slot]
    merits: Merits = []
    if card != UNSEEN and is_wanted(before, card):
        merits.append(("wanted", {}))
    if card != UNSEEN and card >= FAIRY:
        merits.append(("helper", {}))
    if distance(deck.lean() - deck.lever(slot)) < distance(deck.lean()):
        merits.append(("evens", {}))
    return [*merits, risk_merit(before, deck.risk(slot, tempo, before.hand, before.steadiness))]


def risk_merit(state: State, risk: int) -> tuple[str, dict[str, int]]:
    """The word people are shown for it; a number only where the estimate is what decides, not the bodies (M-56)."""
    word = DANGERS.index(danger(risk))
    if state.settings["grimoire"] == parts.Source.SIMULATED:
        return ("risk", {"danger": word})
    return ("risk-share", {"danger": word, "falls": round(risk / 100)})


def is_wanted(state: State, card: int) -> bool:
    """Whether the targeted area has an open spell of the card's colour."""
    return state.sheet.target != NO_AREA and card in state.sheet.open_boxes()
