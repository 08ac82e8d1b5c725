"""What a territory is worth, G-32 and the cards: printed VP, what companions pay at the end, tokens, Junk."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from armarium.games.grimoire import parts
from armarium.games.grimoire.cards.piles import (
    COIN_KINDS,
    ITEM_KINDS,
    JUNK,
    ONE,
    QUEST_KINDS,
    SHOES_CARD,
    count_of,
    kind_count,
    size,
)
from armarium.games.grimoire.notation import OVER
from armarium.games.grimoire.pages import aim

if TYPE_CHECKING:
    from armarium.games.grimoire.state import State

Line = tuple[str, int, int, int]  # card, copies, printed VP of all copies, what all copies pay besides

QUEST_VP: Final = vec[i64](parts.QUEST_VP)
ITEM_VP: Final = vec[i64](parts.ITEM_VP)
EFFECT: Final = vec[i64](parts.EFFECT)
AMOUNT: Final = vec[i64](parts.AMOUNT)
LEAST: Final = vec[i64](parts.LEAST)
JUNK_BONUS: Final[i64] = parts.NUMBERS["junk-bonus"]

TOKENS_HELD: Final[i64] = parts.EFFECTS.index("tokens")
METALS: Final[i64] = parts.EFFECTS.index("metals")
FEWEST_TOKENS: Final[i64] = parts.EFFECTS.index("fewest-tokens")
DIFFERENT: Final[i64] = parts.EFFECTS.index("different")
MOST_COMPANIONS: Final[i64] = parts.EFFECTS.index("most-companions")
MOST_TREASURES: Final[i64] = parts.EFFECTS.index("most-treasures")


def is_met(state: State, seat: i64, kind: i64, coins: i64) -> bool:
    """Whether a companion would pay at the end. Conditions look at tokens and cards only; ties satisfy them (G-32)."""
    effect = EFFECT[kind]
    if effect == TOKENS_HELD:
        return state.vp[seat] >= LEAST[kind]
    if effect == METALS:
        return kind_count(coins) == COIN_KINDS
    if effect == FEWEST_TOKENS:
        return aim.is_poorest(state, seat)
    if effect == DIFFERENT:
        return kind_count(state.companions[seat]) >= LEAST[kind]
    if effect == MOST_COMPANIONS:
        return has_most_companions(state, seat)
    return effect == MOST_TREASURES and has_most_treasures(state, seat)


def has_most_companions(state: State, seat: i64) -> bool:
    for other in range(state.seats):
        if size(state.companions[other]) > size(state.companions[seat]):
            return False
    return True


def has_most_treasures(state: State, seat: i64) -> bool:
    for other in range(state.seats):
        if state.treasures(other) > state.treasures(seat):
            return False
    return True


def bonus(state: State, seat: i64, kind: i64, coins: i64) -> i64:
    """What one copy pays at the end; each copy pays separately (G-34)."""
    return AMOUNT[kind] if is_met(state, seat, kind, coins) else 0


def territory_points(state: State, seat: i64, coins: i64, items: i64) -> i64:
    """Tokens and cards with the given coins and items; Junk's bonus is not in it."""
    total = state.vp[seat]
    for coin in range(COIN_KINDS):
        total += count_of(coins, coin) * QUEST_VP[coin]
    for kind in range(COIN_KINDS, QUEST_KINDS):
        copies = count_of(state.companions[seat], kind)
        if copies:
            total += copies * (QUEST_VP[kind] + bonus(state, seat, kind, coins))
    for item in range(ITEM_KINDS):
        total += count_of(items, item) * ITEM_VP[item]
    return total


def junk_bonus(state: State, seat: i64) -> i64:
    """G-32: every leader in Junk gets it, as long as there is a piece of it."""
    mine = count_of(state.items[seat], JUNK)
    for other in range(state.seats):
        if count_of(state.items[other], JUNK) > mine:
            return 0
    return JUNK_BONUS if mine else 0


def final_score(state: State, seat: i64) -> i64:
    return territory_points(state, seat, state.coins(seat), state.items[seat]) + junk_bonus(state, seat)


def standing(state: State) -> list[int]:
    """The scores of a finished game; before, what everybody can count: tokens, companions, coins seen, Shoes."""
    if state.phase == OVER:
        return [int(final_score(state, seat)) for seat in range(state.seats)]
    return [int(territory_points(state, seat, state.open[seat], shoes(state, seat))) for seat in range(state.seats)]


def shoes(state: State, seat: i64) -> i64:
    return count_of(state.items[seat], SHOES_CARD) * ONE[SHOES_CARD]


def score_lines(state: State, seat: i64) -> list[Line]:
    """The score card by card: treasures, companions, items, in the order of the box."""
    coins = state.coins(seat)
    rows: list[Line] = []
    for kind in range(QUEST_KINDS):
        copies = count_of(coins + state.companions[seat], kind)
        if copies:
            paid = copies * bonus(state, seat, kind, coins)
            rows.append((parts.QUEST[kind], int(copies), int(copies * QUEST_VP[kind]), int(paid)))
    for item in range(ITEM_KINDS):
        copies = count_of(state.items[seat], item)
        if copies:
            rows.append((parts.ITEMS[item], int(copies), int(copies * ITEM_VP[item]), 0))
    return rows
