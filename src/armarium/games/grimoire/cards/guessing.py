"""What a seat cannot see, dealt anew. It knows what each seat has seen and nothing of what anybody would choose.

A hidden coin came from a certain deck. The unseen cards of a deck are those still in it, its hidden coins, and its
cards lying face down. Any deal of them is as likely as any other, as long as a treasure in a territory is a coin.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from armarium.chance import Chance
from armarium.games.grimoire.cards.piles import (
    COINS,
    NO_CARD,
    ONE,
    SHOES_CARD,
    count_of,
    deck_of,
    has_seen,
    is_down,
    kind_of,
    nth,
    size,
    with_kind,
)
from armarium.games.grimoire.notation import OVER, PAGES

if TYPE_CHECKING:
    from armarium.games.grimoire.state import State


def deal_anew(state: State, seat: i64, chance: Chance) -> None:
    """In a finished game everything lies open and nothing is dealt."""
    if state.phase == OVER:
        return
    if state.phase == PAGES:
        deal_pages(state, seat, chance)
    deal_items(state, seat, chance)
    for deck in range(i64(1), state.decks + 1):
        deal_quest(state, seat, deck, chance)


def deal_pages(state: State, seat: i64, chance: Chance) -> None:
    """G-11: that somebody has chosen is seen, not what."""
    for other in range(state.seats):
        if other != seat and state.pages[other] != 0:
            state.pages[other] = 1 + chance.below(state.magic)


def deal_items(state: State, seat: i64, chance: Chance) -> None:
    """G-22: Blessed Shoes are shown when drawn, so a hidden item never is a pair."""
    pool = state.item_deck
    for other in range(state.seats):
        if other != seat:
            pool += hidden_items(state, other)
    shoes = count_of(pool, SHOES_CARD) * ONE[SHOES_CARD]
    pool -= shoes
    for other in range(state.seats):
        if other != seat:
            count = size(hidden_items(state, other))
            state.items[other] -= hidden_items(state, other)
            for _ in range(count):
                kind = nth(pool, chance.below(size(pool)))
                pool -= ONE[kind]
                state.items[other] += ONE[kind]
    state.item_deck = pool + shoes


def hidden_items(state: State, seat: i64) -> i64:
    return state.items[seat] - count_of(state.items[seat], SHOES_CARD) * ONE[SHOES_CARD]


def is_unseen(card: i64, seat: i64, deck: i64) -> bool:
    return deck_of(card) == deck and not has_seen(card, seat)


def is_unseen_back(card: i64, seat: i64, deck: i64) -> bool:
    return card != NO_CARD and is_down(card) and is_unseen(card, seat, deck)


def deal_quest(state: State, seat: i64, deck: i64, chance: Chance) -> None:
    """Coins to the hidden treasures first, then any cards to the backs in the quest zone; the rest is the deck."""
    current = deck == state.decks
    pool = state.deck if current else 0
    for i in range(len(state.hidden)):
        if is_unseen(state.hidden[i], seat, deck):
            pool += ONE[kind_of(state.hidden[i])]
    for i in range(len(state.zone)):
        if is_unseen_back(state.zone[i], seat, deck):
            pool += ONE[kind_of(state.zone[i])]
    for i in range(len(state.hidden)):
        if is_unseen(state.hidden[i], seat, deck):
            kind = nth(pool, chance.below(size(pool & COINS)))
            pool -= ONE[kind]
            state.hidden[i] = with_kind(state.hidden[i], kind)
    for i in range(len(state.zone)):
        if is_unseen_back(state.zone[i], seat, deck):
            kind = nth(pool, chance.below(size(pool)))
            pool -= ONE[kind]
            state.zone[i] = with_kind(state.zone[i], kind)
    if current:
        state.deck = pool
