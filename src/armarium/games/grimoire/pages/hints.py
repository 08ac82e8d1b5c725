"""What every page would do now for a viewer: the live answers that the screen prints into the spell book.

Made from what the viewer sees. A hint is a guess at the present moment, not a promise: orders and cards still change.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from armarium.game import NOBODY
from armarium.games.grimoire import parts
from armarium.games.grimoire.cards import score
from armarium.games.grimoire.cards.piles import size
from armarium.games.grimoire.pages import aim, spells
from armarium.games.grimoire.state import State

HintValue = int | str | list[str]
PageKind = Literal["common", "forbidden", "time", "defensive", "attack"]
ATTACKS = (3, 9, 12, 14)  # a Fireball only by option (G-36)


class Hint(msgspec.Struct, frozen=True):
    """The page's answer to "what if I cast it now?".

    `key` and `values` make the sentence `hint-<key>` (values may hold a `target-seat`, which the words turn into a
    name). `works` is False where the page would do nothing. `vp` is what the viewer's tokens would change by. `targets`
    are the seats it may hit (several: the caster chooses; for Silence, whose spells would fail), `shielded` those it
    would have hit but who are protected, `clause` the rule to show beside the hint.
    """

    key: str
    works: bool
    clause: str
    values: dict[str, HintValue] = {}
    vp: int = 0
    targets: list[int] = []
    shielded: list[int] = []


class Page(msgspec.Struct, frozen=True):
    """A page of the spell book. `open` is False above the magic points; `now` is None for a spectator.

    Its name is the word `spell-<spell>`, its text the attribute `.about` of it, its kinds the words `kind-<kind>`.
    """

    page: int
    spell: str
    kinds: list[PageKind]
    clause: str
    open: bool
    now: Hint | None


def pages(state: State, seat: int | None) -> list[Page]:
    return [page_of(state, seat, page) for page in range(1, len(parts.SPELLS))]


def page_of(state: State, seat: int | None, page: int) -> Page:
    kinds: list[PageKind] = [kind for kind in KINDS if kind in parts.PAGE_KINDS[page]]
    now = None if seat is None else hint(state, seat, page)
    return Page(page, parts.SPELLS[page], kinds, parts.PAGE_CLAUSES[page], page <= state.magic, now)


KINDS: tuple[PageKind, ...] = ("common", "forbidden", "time", "defensive", "attack")


def hint(state: State, seat: int, page: int) -> Hint:
    """What the page would do if the seat cast it at this moment."""
    clause = parts.PAGE_CLAUSES[page]
    if page > state.magic:
        return Hint("sealed", False, "G-11", {"page": page, "magic": int(state.magic)})
    silencer = int(aim.silencer(state))
    if aim.FORBIDDEN[page] and silencer not in (NOBODY, seat):
        return Hint("silenced", False, "G-17", {"target-seat": silencer})
    if aim.is_attack(state, page):
        return _attack(state, seat, page, clause)
    if aim.TIME[page]:
        return _time(state, seat, page, clause)
    if aim.DEFENSIVE[page]:
        return _defence(state, seat, clause)
    match page:
        case 1:
            return _luck(state, clause)
        case 2:
            return _silence(state, seat, clause)
        case 4:
            return _cure(state, seat, clause)
        case 7:
            return _create(state, seat, clause)
        case 10:
            return _summon(state, seat, clause)
        case 15:
            return _wish(state, clause)
        case _:
            vp = int(aim.PAGE_VP[page])
            return Hint("gain", True, clause, {"vp": vp}, vp)


def _luck(state: State, clause: str) -> Hint:
    if not state.can_draw():
        return Hint("no-cards", False, clause)
    return Hint("luck", True, clause, {"deck": int(size(state.deck)), "discards": int(size(state.discards))})


def _silence(state: State, seat: int, clause: str) -> Hint:
    """Once pages are open: who would still be silenced."""
    late = [other for other in others(state, seat) if aim.FORBIDDEN[state.shown[other]] and is_to_come(state, other)]
    if state.now and not late:
        return Hint("silence-nobody", False, clause)
    return Hint("silence", True, clause, {"count": len(late)}, targets=late)


def is_to_come(state: State, seat: int) -> bool:
    """Pages are open and the seat's quest turn is still ahead."""
    return 0 < state.now < state.tokens[seat]


def _cure(state: State, seat: int, clause: str) -> Hint:
    price = int(spells.PAGE_PRICE[4])
    if not state.discards:
        return Hint("no-discards", False, clause)
    if state.vp[seat] < price:
        return Hint("no-tokens", False, clause, {"vp": price})
    return Hint("cure", True, clause, {"vp": price, "count": int(size(state.discards))}, -price)


def _time(state: State, seat: int, page: int, clause: str) -> Hint:
    """The order as it would be if only this page were turned against today's tokens."""
    token = int(state.seats + 1 - state.tokens[seat]) if state.tokens[seat] else 0
    key = "time-shield" if aim.DEFENSIVE[page] else "time"
    return Hint(key, True, clause, {"token": token})


def _defence(state: State, seat: int, clause: str) -> Hint:
    """Which attacks have the viewer as a target now; any other seat may be the caster."""
    attacks = [page for page in ATTACKS if page <= state.magic and aim.is_attack(state, page)]
    aimed = [page for page in attacks if _is_aimed_at(state, page, seat)]
    if not aimed:
        return Hint("shield-idle", False, clause)
    return Hint("shield", True, clause, {"spells": [parts.SPELLS[attack] for attack in aimed]})


def _is_aimed_at(state: State, page: int, seat: int) -> bool:
    return any(aim.would_hit(state, page, caster, seat) for caster in others(state, seat))


def _create(state: State, seat: int, clause: str) -> Hint:
    left = int(size(state.item_deck))
    if not left:
        return Hint("no-items", False, clause)
    price = int(spells.item_price())
    traders = int(state.owned_count(seat, spells.TRADES))
    more = min(traders, left - 1, int(state.vp[seat]) // price if price else traders)
    return Hint("create", True, clause, {"left": left, "more": more})


def _summon(state: State, seat: int, clause: str) -> Hint:
    vp = int(aim.PAGE_VP[10])
    if aim.is_poorest(state, seat):
        return Hint("gain", True, clause, {"vp": vp}, vp)
    poorest = min(others(state, seat), key=lambda other: int(state.vp[other]))
    values: dict[str, HintValue] = {
        "target-seat": poorest,
        "theirs": int(state.vp[poorest]),
        "yours": int(state.vp[seat]),
    }
    return Hint("not-poorest", False, clause, values)


def _wish(state: State, clause: str) -> Hint:
    count = min(int(spells.PAGE_CARDS[15]), int(size(state.discards)))
    if not count:
        return Hint("no-discards", False, clause)
    return Hint("wish", True, clause, {"count": count, "discards": int(size(state.discards))})


def _attack(state: State, seat: int, page: int, clause: str) -> Hint:
    targets = [other for other in others(state, seat) if aim.would_hit(state, page, seat, other)]
    shielded = shielded_from(state, seat, page)
    if not targets:
        return Hint("no-target", False, clause, shielded=shielded)
    amount = int(aim.stake(state, page, targets[0]))
    loot = int(aim.loot(page, amount))
    takes_vp = page in (3, 12)
    values: dict[str, HintValue] = {"target-seat": targets[0], "count": len(targets), "stake": amount, "vp": loot}
    key = "steal" if takes_vp else "charm" if spells.VICTIM_CHOOSES[page] else "seize"
    return Hint(f"{key}-tie" if targets[1:] else key, True, clause, values, loot if takes_vp else 0, targets, shielded)


def shielded_from(state: State, seat: int, page: int) -> list[int]:
    """Protected seats that would be hit first, or as well, if they were not protected."""
    best = aim.best_stake(state, page, seat)
    return [
        other
        for other in others(state, seat)
        if aim.is_protected(state, other) and aim.stake(state, page, other) >= max(1, best)
    ]


def others(state: State, seat: int) -> list[int]:
    return [other for other in range(state.seats) if other != seat]


def own_points(state: State, seat: int) -> int:
    """What the seat's own territory is worth now, as only it can tell; Junk's bonus is not in it."""
    return int(score.territory_points(state, seat, state.coins(seat), state.items[seat]))
