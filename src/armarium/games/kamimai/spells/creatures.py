"""Keychain Imp, Dragonflies and Stealing Mouse (M-35 to M-37). Fairies and the Wolf pay: see `payments.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from armarium.games.kamimai import events, parts
from armarium.games.kamimai.notation import (
    CREATURE,
    DRAGONFLIES,
    FAIRY,
    GIFT,
    GIVE,
    GIVER,
    GUARDIAN,
    IMP,
    NAME_GIVER,
    NAME_TAKER,
    PICK,
    TAKE,
    TAKER,
    argument_of,
    gift_card,
    gift_receiver,
)
from armarium.games.kamimai.spells import casting

if TYPE_CHECKING:
    from armarium.games.kamimai.state import State

GIFTS = parts.NUMBERS["gifts"]


def play(state: State, seat: int, kind: int, move: int) -> None:
    if kind == CREATURE:
        _release(state, argument_of(move))
    elif kind == NAME_GIVER:
        state.named = argument_of(move)
        state.phase = GIVE
        events.tell_giver(state)
    elif kind == GIFT:
        _give(state, seat, gift_card(move), gift_receiver(move))
    elif kind == NAME_TAKER:
        state.named = argument_of(move)
        state.phase = TAKE
        events.tell_taker(state)
    elif kind == PICK:
        _take(state, seat, argument_of(move))
    else:
        events.tell_no_pick(state, seat)
        state.gifts = 0
        _finish(state)


def _release(state: State, card: int) -> None:
    if not state.apart:
        state.drop(state.seat, card)
    state.played = card
    events.tell_creature(state, card)
    if card == IMP:
        _free_guardians(state)
        _finish(state)
    elif card == DRAGONFLIES:
        state.gifts = GIFTS
        state.phase = GIVER
    else:
        state.phase = TAKER


def _free_guardians(state: State) -> None:
    """M-35: from all Reserves and the drawn cards."""
    count = 0
    for seat in range(state.seats):
        for card in range(GUARDIAN, FAIRY):
            held = state.cards_of(seat)[card]
            state.discard(seat, card, held)
            count += held
    events.tell_freed_guardians(state, count)


def _give(state: State, seat: int, card: int, receiver: int) -> None:
    """M-36: a Reserve may grow beyond its limit; it is reduced at the end of that summoner's next turn."""
    state.drop(seat, card)
    state.reserves[receiver][card] += 1
    events.tell_gift(state, seat, card, receiver)
    state.gifts -= 1
    if state.gifts > 0:
        state.phase = GIVER
    else:
        _finish(state)


def _take(state: State, seat: int, card: int) -> None:
    state.discards[card] -= 1
    state.reserves[seat][card] += 1
    events.tell_pick(state, seat, card)
    _finish(state)


def _finish(state: State) -> None:
    """M-37: a played creature enters the pile after its effect."""
    if not state.apart:
        state.discards[state.played] += 1
    state.played = -1
    state.named = 0
    casting.go_on(state)
