"""The fifteen pages and what they set off, G-16 to G-30a, and the questions they ask. Turns are in `rules.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from armarium.game import NOBODY
from armarium.games.grimoire import events, parts
from armarium.games.grimoire.cards.piles import (
    COIN_KINDS,
    ONE,
    QUEST_KINDS,
    SHOES_CARD,
    card_of,
    kind_count,
    kind_of,
    mark_of,
    nth,
    nth_kind,
    size,
)
from armarium.games.grimoire.notation import BUY, CURE, GIVE, LUCK, SEIZE, SHOES, TAKE, TARGET
from armarium.games.grimoire.pages import aim

if TYPE_CHECKING:
    from armarium.games.grimoire.state import State

PAGE_CARDS: Final = vec[i64](parts.page_numbers(parts.BOX["page"], "cards"))
PAGE_PRICE: Final = vec[i64](parts.page_numbers(parts.BOX["page"], "price"))
VICTIM_CHOOSES: Final = vec[i64](parts.victim_chooses(parts.BOX["page"]))
EFFECT: Final = vec[i64](parts.EFFECT)
AMOUNT: Final = vec[i64](parts.AMOUNT)
TRADES: Final[i64] = parts.EFFECTS.index("trade")


def cast(state: State, seat: i64) -> None:
    """The effect of the seat's open page, or the first question it asks; else the phase stays as it is."""
    page = state.shown[seat]
    if aim.is_silenced(state, seat):
        events.tell_silenced(state, seat, aim.silencer(state))
    elif page == aim.PAGE_LUCK:
        ask(state, LUCK, state.can_draw(), "no-cards")
    elif page == aim.PAGE_CURE:
        cure(state, seat)
    elif page == aim.PAGE_CREATE:
        create(state, seat)
    elif page == aim.PAGE_SUMMON:
        summon(state, seat)
    elif page == aim.PAGE_WISH:
        recover(state, seat, PAGE_CARDS[page])
    elif aim.is_attack(state, page):
        attack(state, seat)
    elif aim.PAGE_VP[page]:
        collect(state, seat, aim.PAGE_VP[page])  # G-18, G-23, G-28
    else:
        events.tell_cast(state, seat)  # G-17, G-20, G-21, G-26: being open is all it takes


def ask(state: State, phase: i64, possible: bool, otherwise: str) -> None:
    """G-14: a question that has no answer is skipped."""
    if possible:
        state.phase = phase
    else:
        events.tell_nothing(state, state.seat_with(state.now), otherwise)


def collect(state: State, seat: i64, amount: i64) -> None:
    state.vp[seat] += amount
    events.tell_gained(state, seat, amount)


# --- Luck, Cure, Wish -------------------------------------------------------------------------------------------------


def replace(state: State, seat: i64, place: i64) -> None:
    """G-16: the replacement is drawn before the old card reaches the discards; face down stays face down, unseen."""
    old = state.zone[place]
    kind = state.draw()
    state.zone[place] = card_of(kind, mark_of(old), 0, state.decks)
    state.discards += ONE[kind_of(old)]
    events.tell_replaced(state, seat, place, kind_of(old))
    state.phase = TAKE


def cure(state: State, seat: i64) -> None:
    if state.discards == 0:
        events.tell_nothing(state, seat, "no-discards")
    else:
        ask(state, CURE, state.vp[seat] >= PAGE_PRICE[aim.PAGE_CURE], "no-tokens")


def pay_for_cure(state: State, seat: i64) -> None:
    """G-19: pay, then draw."""
    state.vp[seat] -= PAGE_PRICE[aim.PAGE_CURE]
    events.tell_paid(state, seat, PAGE_PRICE[aim.PAGE_CURE])
    state.phase = TAKE
    recover(state, seat, PAGE_CARDS[aim.PAGE_CURE])


def recover(state: State, seat: i64, count: i64) -> None:
    """G-19, G-30: random discards. The rest returns face up, so everybody can tell which ones were taken."""
    pile: i64 = 0
    while count > 0 and state.discards != 0:
        kind = nth(state.discards, state.chance.below(size(state.discards)))
        state.discards -= ONE[kind]
        pile += ONE[kind]
        state.gain(seat, kind)
        count -= 1
    if pile == 0:
        events.tell_nothing(state, seat, "no-discards")
        return
    events.tell_recovered(state, seat, pile)
    state.count_to_ten(seat)


# --- Create, the Blessed Shoes, Merchants -----------------------------------------------------------------------------


def create(state: State, seat: i64) -> None:
    """G-22, then one more for each Merchant."""
    if state.item_deck == 0:
        events.tell_nothing(state, seat, "no-items")
        return
    state.buys = state.owned_count(seat, TRADES)
    draw_item(state, seat)


def draw_item(state: State, seat: i64) -> None:
    kind = nth(state.item_deck, state.chance.below(size(state.item_deck)))
    state.item_deck -= ONE[kind]
    state.items[seat] += ONE[kind]
    events.tell_item(state, seat, kind)
    if kind == SHOES_CARD:
        if state.can_draw():
            state.phase = SHOES
            return
        events.tell_shoes_idle(state, seat)
    ask_merchants(state, seat)


def add(state: State, seat: i64) -> None:
    """Blessed Shoes: one more card in the quest zone, face up."""
    kind = state.draw()
    state.zone = append(state.zone, card_of(kind, 0, 0, state.decks))
    events.tell_added(state, seat, kind)
    ask_merchants(state, seat)


def ask_merchants(state: State, seat: i64) -> None:
    state.phase = BUY if state.buys and state.item_deck and state.vp[seat] >= item_price() else TAKE


def item_price() -> i64:
    for kind in range(COIN_KINDS, QUEST_KINDS):
        if EFFECT[kind] == TRADES:
            return AMOUNT[kind]
    return 0


def buy(state: State, seat: i64) -> None:
    state.buys -= 1
    state.vp[seat] -= item_price()
    events.tell_paid(state, seat, item_price())
    state.phase = TAKE
    draw_item(state, seat)


# --- Summon Elemental -------------------------------------------------------------------------------------------------


def summon(state: State, seat: i64) -> None:
    if aim.is_poorest(state, seat):
        collect(state, seat, aim.PAGE_VP[aim.PAGE_SUMMON])
    else:
        events.tell_nothing(state, seat, "not-poorest")


# --- attacks: G-24, G-27, G-29, G-30a ---------------------------------------------------------------------------------


def attack(state: State, seat: i64) -> None:
    events.tell_shielded(state, seat)
    count = aim.target_count(state, seat)
    if count == 0:
        events.tell_nothing(state, seat, "no-target")
    elif count == 1:
        hit(state, seat, aim.nth_target(state, seat, 0))
    else:
        state.phase = TARGET


def hit(state: State, seat: i64, target: i64) -> None:
    page = state.shown[seat]
    state.phase = TAKE
    if page == aim.PAGE_POLYMORPH or page == aim.PAGE_FIREBALL:
        steal(state, seat, target, aim.loot(page, state.vp[target]))
    elif kind_count(state.companions[target]) == 1:
        rob(state, seat, target, nth_kind(state.companions[target], 0))
    else:
        events.tell_aimed(state, seat, target)
        state.target = target
        state.phase = GIVE if VICTIM_CHOOSES[page] else SEIZE


def steal(state: State, seat: i64, target: i64, amount: i64) -> None:
    state.vp[target] -= amount
    state.vp[seat] += amount
    events.tell_stole(state, seat, target, amount)


def rob(state: State, seat: i64, target: i64, kind: i64) -> None:
    state.companions[target] -= ONE[kind]
    state.companions[seat] += ONE[kind]
    events.tell_robbed(state, seat, target, kind)
    state.target = NOBODY
    state.phase = TAKE
    state.count_to_ten(seat)
