"""The slow, literal judge of Grimoire: orders and scores straight from the clauses, from lists and names only."""

from __future__ import annotations

from collections import Counter

Cards = list[str]

PRINTED = {"bronze": 1, "silver": 2, "gold": 3, "mercenary": 0, "prince": 0}
PRINTED |= dict.fromkeys(["spy", "thief", "archer", "merchant", "nun", "brave", "queen", "king"], 1)
PRINTED |= {"sword": 1, "bracelet": 2, "cup": 3, "junk": 0, "shoes": 1}


def order(pages: list[int], previous: list[int]) -> list[int]:
    """G-12, G-13: the new token of every seat."""
    alone = [seat for seat in range(len(pages)) if pages.count(pages[seat]) == 1]
    shared = [seat for seat in range(len(pages)) if seat not in alone]
    alone.sort(key=lambda seat: pages[seat])
    shared.sort(key=lambda seat: previous[seat], reverse=True)
    line = alone + shared
    for page in pages:
        if page in (5, 11):
            line.reverse()
    return [line.index(seat) + 1 for seat in range(len(pages))]


class Territory:
    """What lies before a player at the end."""

    def __init__(self, companions: Cards, coins: Cards, items: Cards, tokens: int) -> None:
        self.companions = companions
        self.coins = coins
        self.items = items
        self.tokens = tokens


def scores(table: list[Territory]) -> list[int]:
    """G-32, G-34 and the cards."""
    return [score(mine, table) for mine in table]


def score(mine: Territory, table: list[Territory]) -> int:
    total = mine.tokens
    for card in mine.companions + mine.coins + mine.items:
        total += PRINTED[card]
    counts = Counter(mine.companions)
    if mine.tokens >= 5:
        total += 3 * counts["mercenary"]
    if {"bronze", "silver", "gold"} <= set(mine.coins):
        total += 3 * counts["prince"]
    if mine.tokens == min(each.tokens for each in table):
        total += 2 * counts["nun"]
    if len(set(mine.companions)) >= 5:
        total += 2 * counts["brave"]
    if len(mine.companions) == max(len(each.companions) for each in table):
        total += 3 * counts["queen"]
    if len(mine.coins) == max(len(each.coins) for each in table):
        total += 3 * counts["king"]
    junk = [each.items.count("junk") for each in table]
    if mine.items.count("junk") == max(junk) > 0:
        total += 5
    return total


def is_companion(card: str) -> bool:
    return card in PRINTED and card not in ("bronze", "silver", "gold", "sword", "bracelet", "cup", "junk", "shoes")


def bonus(card: str, mine: Territory, table: list[Territory]) -> int:
    """What one copy of a card pays at the end besides its printed VP."""
    met = {
        "mercenary": mine.tokens >= 5,
        "prince": {"bronze", "silver", "gold"} <= set(mine.coins),
        "nun": mine.tokens == min(each.tokens for each in table),
        "brave": len(set(mine.companions)) >= 5,
        "queen": len(mine.companions) == max(len(each.companions) for each in table),
        "king": len(mine.coins) == max(len(each.coins) for each in table),
    }
    return {"mercenary": 3, "prince": 3, "nun": 2, "brave": 2, "queen": 3, "king": 3}[card] if met.get(card) else 0


def targets(stakes: list[int], caster: int, protected: list[int]) -> list[int]:
    """G-30a: the leaders among those who can be hit; nobody if there is nothing to lead in."""
    left = [seat for seat in range(len(stakes)) if seat != caster and seat not in protected]
    most = max((stakes[seat] for seat in left), default=0)
    return [seat for seat in left if stakes[seat] == most > 0]
