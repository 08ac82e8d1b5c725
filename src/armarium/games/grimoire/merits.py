"""Why a move of Grimoire is a good one where it brings no points at once, in keys for half sentences."""

from __future__ import annotations

from armarium.games.grimoire import notation
from armarium.games.grimoire.cards import score
from armarium.games.grimoire.cards.piles import COIN_KINDS, ONE, has_seen, is_down, kind_of
from armarium.games.grimoire.evaluation import LASTING
from armarium.games.grimoire.notation import number_of, verb_of
from armarium.games.grimoire.pages import hints
from armarium.games.grimoire.state import State

Merits = list[tuple[str, dict[str, int]]]
ALWAYS = {
    notation.LOOK: "looks",
    notation.REPLACE: "replaces",
    notation.PAY: "cures",
    notation.ADD: "adds",
    notation.PURCHASE: "buys",
    notation.PASS: "passes",
}
PAGE = {"spell-pays", "spell-hits", "spell-works", "page"}
CARD = {"hidden", "treasure", "lasting", "bonus", "companion"}
KNOWN = frozenset({*ALWAYS.values(), *PAGE, *CARD, "aims", "order", "spares", "robs"})
ASIDE: frozenset[str] = frozenset()
NEXT = frozenset({"turn", "round", "laid-out", "opened", "order"})


def merits(before: State, seat: int, move: int, _after: State) -> Merits:
    """The strongest first, each as it is in this world."""
    verb, number = verb_of(move), int(number_of(move))
    if verb == notation.SEAL:
        return page(before, seat, number)
    if verb == notation.TAKE_CARD:
        return card(seat, int(before.zone[number - 1]))
    if verb == notation.AIM:
        return [("aims", {"rival-seat": number})]
    if verb == notation.CHOOSE_TOKEN:
        return [("order", {"token": number})]
    if verb == notation.HAND_OVER:
        return [
            (
                "spares",
                {"points": hints.own_points(before, seat) - hints.own_points(without(before, seat, number), seat)},
            )
        ]
    if verb == notation.PICK:
        return [("robs", {"rival-seat": int(before.target)})]
    return [(ALWAYS[verb], {})]


def without(state: State, seat: int, kind: int) -> State:
    """The position with a companion gone to whoever asks for it."""
    after = state.clone(state.chance)
    after.companions[seat] -= ONE[kind]
    after.companions[state.seat_with(state.now)] += ONE[kind]
    return after


def page(state: State, seat: int, number: int) -> Merits:
    """What the spell would do as things stand; else when its owner chooses a card."""
    now = hints.hint(state, seat, number)
    merits: Merits = []
    if now.works and now.vp > 0:
        merits.append(("spell-pays", {"points": now.vp}))
    if now.works and len(now.targets) == 1:
        merits.append(("spell-hits", {"rival-seat": now.targets[0]}))
    if now.works:
        merits.append(("spell-works", {}))
    return [*merits, ("page", {"page": number})]


def card(seat: int, tracked: int) -> Merits:
    if is_down(tracked) and not has_seen(tracked, seat):
        return [("hidden", {})]
    kind = int(kind_of(tracked))
    if kind < COIN_KINDS:
        return [("treasure", {"points": int(score.QUEST_VP[kind])})]
    if LASTING[score.EFFECT[kind]] > 0.0:
        return [("lasting", {})]
    bonus = int(score.AMOUNT[kind])
    return [("bonus", {"points": bonus})] if bonus else [("companion", {})]
