"""Whom a page can reach now: Silence, protection, targets and their order. It only looks; nothing changes here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from armarium.game import NOBODY
from armarium.games.grimoire import parts
from armarium.games.grimoire.cards.piles import size

if TYPE_CHECKING:
    from armarium.games.grimoire.state import State

PAGE_VP: Final = vec[i64](parts.page_numbers(parts.BOX["page"], "vp"))
DIVISOR: Final = vec[i64](parts.page_numbers(parts.BOX["page"], "divisor", 1))
FORBIDDEN: Final = vec[i64](parts.page_kinds(parts.BOX["page"], "forbidden"))
TIME: Final = vec[i64](parts.page_kinds(parts.BOX["page"], "time"))
DEFENSIVE: Final = vec[i64](parts.page_kinds(parts.BOX["page"], "defensive"))

PAGE_LUCK: Final[i64] = 1
PAGE_SILENCE: Final[i64] = 2
PAGE_FIREBALL: Final[i64] = 3
PAGE_CURE: Final[i64] = 4
PAGE_CREATE: Final[i64] = 7
PAGE_CHARM: Final[i64] = 9
PAGE_SUMMON: Final[i64] = 10
PAGE_POLYMORPH: Final[i64] = 12
PAGE_DOMINATION: Final[i64] = 14
PAGE_WISH: Final[i64] = 15


def silencer(state: State) -> i64:
    """G-17: who cast Silence earlier in this round."""
    for seat in range(state.seats):
        if state.shown[seat] == PAGE_SILENCE and state.tokens[seat] < state.now:
            return seat
    return NOBODY


def is_silenced(state: State, seat: i64) -> bool:
    return FORBIDDEN[state.shown[seat]] == 1 and silencer(state) != NOBODY


def is_protected(state: State, seat: i64) -> bool:
    """G-21, G-26: from the seat's own quest turn to the end of the round."""
    return DEFENSIVE[state.shown[seat]] == 1 and state.tokens[seat] <= state.now


def is_poorest(state: State, seat: i64) -> bool:
    """G-25: nobody has fewer VP in tokens; ties are allowed."""
    for other in range(state.seats):
        if state.vp[other] < state.vp[seat]:
            return False
    return True


# --- attacks: G-24, G-27, G-29, G-30a ---------------------------------------------------------------------------------


def is_attack(state: State, page: i64) -> bool:
    """Pages with a target; Fireball is one of them by option (G-36) and stays Forbidden."""
    if page == PAGE_FIREBALL:
        return state.fireball_steals
    return page == PAGE_CHARM or page == PAGE_POLYMORPH or page == PAGE_DOMINATION


def stake(state: State, page: i64, seat: i64) -> i64:
    """What a page looks for in a seat: the most companions, the most VP, for a stealing Fireball any VP at all."""
    if page == PAGE_CHARM or page == PAGE_DOMINATION:
        return size(state.companions[seat])
    if page == PAGE_FIREBALL and state.vp[seat] > 0:
        return 1
    return state.vp[seat]


def best_stake(state: State, page: i64, caster: i64) -> i64:
    """G-30a: the caster and protected seats are left out."""
    best: i64 = 0
    for other in range(state.seats):
        if other != caster and not is_protected(state, other):
            amount = stake(state, page, other)
            if amount > best:
                best = amount
    return best


def would_hit(state: State, page: i64, caster: i64, other: i64) -> bool:
    """Whether the page may hit the other now: it is among the leaders of those who can be hit, and there is loot."""
    if other == caster or is_protected(state, other):
        return False
    amount = stake(state, page, other)
    return amount == best_stake(state, page, caster) and loot(page, amount) > 0


def loot(page: i64, amount: i64) -> i64:
    """G-27: a part of the tokens, rounded down. The other pages take one."""
    if page == PAGE_POLYMORPH:
        return amount // DIVISOR[page]
    return 1 if amount > 0 else 0


def target_count(state: State, caster: i64) -> i64:
    """How many seats the caster's open page may hit."""
    count: i64 = 0
    for other in range(state.seats):
        if would_hit(state, state.shown[caster], caster, other):
            count += 1
    return count


def nth_target(state: State, caster: i64, index: i64) -> i64:
    for other in range(state.seats):
        if would_hit(state, state.shown[caster], caster, other):
            if index == 0:
                return other
            index -= 1
    return NOBODY
