"""The rules of Grimoire, in rulebook order, clauses cited. Pages are in `pages/`, scores in `cards/score.py`.

A round lays cards out, lets everybody seal a page, makes the order from the pages, and gives each seat a quest turn:
its page's effect, then one card. What a seat is asked is the phase; what it is asked about is plain data beside it.
Decks have no order: a draw picks one of the cards left, so luck falls when a card is drawn and not before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from armarium.game import NOBODY, Outcome
from armarium.games.grimoire import events, moves, parts
from armarium.games.grimoire.cards.piles import (
    BIT,
    COIN_KINDS,
    NO_CARD,
    NO_SEATS,
    ONE,
    QUEST_KINDS,
    card_of,
    count_of,
    deck_of,
    is_down,
    kind_of,
    pile_of,
    seen_of,
    with_seen,
)
from armarium.games.grimoire.notation import (
    ADD,
    AIM,
    CHOOSE_TOKEN,
    HAND_OVER,
    LOOK,
    MAGIC_FULL,
    NOT_ENDING,
    OVER,
    PAGES,
    PAY,
    PICK,
    PILES_EMPTY,
    PURCHASE,
    REPLACE,
    SEAL,
    SHOES,
    SPY,
    TAKE,
    TAKE_CARD,
    number_of,
    verb_of,
)
from armarium.games.grimoire.pages import spells

if TYPE_CHECKING:
    from armarium.games.grimoire.state import State

MAGIC_MOST: Final[i64] = parts.NUMBERS["magic-most"]
EXTRA: Final[i64] = parts.NUMBERS["quest-extra"]
BACKS: Final[i64] = parts.NUMBERS["quest-backs"]
BACKS_FIVE: Final[i64] = parts.NUMBERS["quest-backs-five"]

EFFECT: Final = vec[i64](parts.EFFECT)
AMOUNT: Final = vec[i64](parts.AMOUNT)
LOOKS: Final[i64] = parts.EFFECTS.index("look")
FIRST: Final[i64] = parts.EFFECTS.index("first")
LAST: Final[i64] = parts.EFFECTS.index("last")


# --- G-6 to G-8: set-up -----------------------------------------------------------------------------------------------


def set_up(state: State) -> None:
    """G-6, G-7: decks are made, and a random order is drawn in which the players choose their first tokens."""
    state.deck = quest_box(state.five_seats)
    state.item_deck = item_box(state.five_seats)
    unplaced = list(range(int(state.seats)))
    for place in range(state.seats):
        state.pickers[place] = unplaced.pop(state.chance.below(len(unplaced)))


def quest_box(five: bool) -> i64:
    return pile_of(parts.QUEST_COUNTS_FIVE if five else parts.QUEST_COUNTS)


def item_box(five: bool) -> i64:
    return pile_of(parts.ITEM_COUNTS_FIVE if five else parts.ITEM_COUNTS)


# --- carrying a move out ----------------------------------------------------------------------------------------------


def play(state: State, seat: i64, move: i64) -> None:
    verb = verb_of(move)
    number = number_of(move)
    if verb == SEAL:
        _seal(state, seat, number)
    elif verb == TAKE_CARD:
        _take(state, seat, number - 1)
    elif verb == CHOOSE_TOKEN:
        _choose_token(state, seat, number)
    elif verb == LOOK:
        _look(state, seat)
    elif verb == REPLACE:
        spells.replace(state, seat, number - 1)
    elif verb == PAY:
        spells.pay_for_cure(state, seat)
    elif verb == AIM:
        spells.hit(state, seat, number)
    elif verb == HAND_OVER:
        spells.rob(state, state.seat_with(state.now), seat, number)
    elif verb == PICK:
        spells.rob(state, seat, state.target, number)
    elif verb == ADD:
        spells.add(state, seat)
    elif verb == PURCHASE:
        spells.buy(state, seat)
    else:
        _pass(state, seat)


def _pass(state: State, seat: i64) -> None:
    events.tell_passed(state, seat)
    if state.phase == SPY:
        _ask_spies(state)
    elif state.phase == SHOES:
        spells.ask_merchants(state, seat)
    else:
        state.phase = TAKE


# --- the round: G-7 to G-15 -------------------------------------------------------------------------------------------


def _choose_token(state: State, seat: i64, token: i64) -> None:
    _give_token(state, seat, token)
    if moves.free_token_count(state) == 1:
        _give_token(state, state.picker(), moves.nth_free_token(state, 0))
        _begin_round(state)


def _give_token(state: State, seat: i64, token: i64) -> None:
    state.tokens[seat] = token
    events.tell_token(state, seat, token)


def _begin_round(state: State) -> None:
    """G-9: raise the magic, lay cards out; G-31: if they cannot all be laid out, the game is over."""
    state.round += 1
    if state.round > 1 and state.magic < MAGIC_MOST:
        state.magic += 1
    state.now = 0
    events.tell_round(state)
    if state.round == 1 and state.five_seats:
        events.tell_bigger_box(state, quest_box(True), item_box(True))
    state.zone = vec[i64]()
    backs = BACKS_FIVE if state.seats == 5 else BACKS
    for place in range(state.seats + EXTRA):
        kind = state.draw()
        if kind == NO_CARD:
            _end(state, PILES_EMPTY)
            return
        state.zone = append(state.zone, card_of(kind, 1 if place < backs else 0, 0, state.decks))
    events.tell_laid_out(state)
    _ask_spies(state)


def _ask_spies(state: State) -> None:
    """Spy: before pages are chosen its owners may look, in token order; then everybody chooses."""
    asked = 0 if state.looker == NOBODY else state.tokens[state.looker]
    for token in range(asked + 1, state.seats + 1):
        state.looker = state.seat_with(token)
        if state.owned_count(state.looker, LOOKS):
            state.phase = SPY
            return
    state.looker = NOBODY
    state.phase = PAGES


def _look(state: State, seat: i64) -> None:
    for i in range(len(state.zone)):
        if is_down(state.zone[i]):
            state.zone[i] = with_seen(state.zone[i], seat)
    events.tell_looked(state, seat)
    _ask_spies(state)


def _seal(state: State, seat: i64, page: i64) -> None:
    events.tell_sealed(state, seat, page)
    state.pages[seat] = page
    for other in range(state.seats):
        if state.pages[other] == 0:
            return
    _reveal(state)


def _reveal(state: State) -> None:
    """G-11 to G-13: pages open, tokens handed out, each Time spell turns the order round."""
    state.before = state.tokens[:]
    state.shown = state.pages[:]
    state.pages = NO_SEATS[:]
    for seat in range(state.seats):
        state.tokens[seat] = state.place_in_order(seat)
    if state.reversals() & 1:
        for seat in range(state.seats):
            state.tokens[seat] = state.seats + 1 - state.tokens[seat]
    events.tell_revealed(state)
    state.now = 0
    _next_turn(state)


def _next_turn(state: State) -> None:
    """G-14, in token order: companions that pay first or last, the page, then a card."""
    state.now += 1
    state.buys = 0
    if state.now > state.seats:
        _end_round(state)
        return
    seat = state.seat_with(state.now)
    events.tell_turn(state, seat)
    if state.now == 1:
        _pay_companions(state, seat, FIRST)
    if state.now == state.seats:
        _pay_companions(state, seat, LAST)
    state.phase = TAKE
    spells.cast(state, seat)


def _pay_companions(state: State, seat: i64, effect: i64) -> None:
    for kind in range(COIN_KINDS, QUEST_KINDS):
        if EFFECT[kind] == effect and count_of(state.companions[seat], kind):
            paid = AMOUNT[kind] * count_of(state.companions[seat], kind)
            state.vp[seat] += paid
            events.tell_companion_paid(state, seat, kind, paid)


def _take(state: State, seat: i64, place: i64) -> None:
    """G-14: companions lie open, treasures hidden; a face-down card is looked at by its taker alone."""
    card = state.zone[place]
    kind = kind_of(card)
    state.zone[place] = NO_CARD
    events.tell_took(state, seat, place, card)
    if not is_down(card) or kind >= COIN_KINDS:
        state.gain(seat, kind)
    else:
        state.hidden = append(state.hidden, card_of(kind, seat, seen_of(card) | BIT[seat], deck_of(card)))
    state.count_to_ten(seat)
    _next_turn(state)


def _end_round(state: State) -> None:
    """G-15: what is left is discarded face up."""
    events.tell_left_over(state)
    for i in range(len(state.zone)):
        if state.zone[i] != NO_CARD:
            state.discards += ONE[kind_of(state.zone[i])]
    state.zone = vec[i64]()
    if state.ending != NOT_ENDING:
        _end(state, state.ending)
    elif state.stop_at_15 and state.magic == MAGIC_MOST:
        _end(state, MAGIC_FULL)  # G-36
    else:
        _begin_round(state)


# --- the end: G-31 to G-33 --------------------------------------------------------------------------------------------


def _end(state: State, ending: i64) -> None:
    state.ending = ending
    state.now = 0
    state.phase = OVER
    events.tell_over(state)


def outcome(state: State) -> Outcome | None:
    if state.phase != OVER:
        return None
    scores = state.standing()
    best = max(scores)
    leaders = [seat for seat, points in enumerate(scores) if points == best]
    if len(leaders) > 1:
        return Outcome([], scores, "designer", leaders)  # G-33: nobody wins, first place is shared
    return Outcome(leaders, scores, "points")
