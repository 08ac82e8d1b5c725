"""What is offered in Grimoire, phase by phase: counted, or the move at an index, without ever building a list."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from armarium.game import NOBODY, must_sit
from armarium.games.grimoire.cards.piles import NO_CARD, kind_count, nth_kind
from armarium.games.grimoire.notation import (
    ADD,
    AIM,
    CHOOSE_TOKEN,
    CURE,
    GIVE,
    HAND_OVER,
    LOOK,
    LUCK,
    OVER,
    PAGES,
    PASS,
    PAY,
    PICK,
    PURCHASE,
    REPLACE,
    SEAL,
    SEIZE,
    SHOES,
    SPY,
    TAKE,
    TAKE_CARD,
    TARGET,
    TOKENS,
    move_of,
)
from armarium.games.grimoire.pages import aim

if TYPE_CHECKING:
    from armarium.games.grimoire.state import State


def move_count(state: State, seat: i64) -> i64:
    if seat < 0 or seat >= state.seats:
        must_sit(int(seat), int(state.seats))
    phase = state.phase
    if phase == PAGES:
        return state.magic  # G-11: also for who has chosen, until the last one has
    if phase == TAKE:  # asked most often: its seat is known without looking for the actor
        return _place_count(state) if state.tokens[seat] == state.now else 0
    if phase == OVER or seat != state.actor():
        return 0
    if phase == LUCK:
        return _place_count(state) + 1
    if phase == TOKENS:
        return free_token_count(state)
    if phase == TARGET:
        return aim.target_count(state, seat)
    if phase == GIVE or phase == SEIZE:
        return kind_count(state.companions[state.target])
    return 2


def move_at(state: State, seat: i64, index: i64) -> i64:
    phase = state.phase
    if phase == PAGES:
        return move_of(SEAL, index + 1)
    if phase == TAKE:
        return move_of(TAKE_CARD, _nth_place(state, index))
    if phase == LUCK:
        return move_of(REPLACE, _nth_place(state, index)) if index < _place_count(state) else move_of(PASS, 0)
    if phase == TOKENS:
        return move_of(CHOOSE_TOKEN, nth_free_token(state, index))
    if phase == TARGET:
        return move_of(AIM, aim.nth_target(state, seat, index))
    if phase == GIVE or phase == SEIZE:
        return move_of(HAND_OVER if phase == GIVE else PICK, nth_kind(state.companions[state.target], index))
    if index == 1:
        return move_of(PASS, 0)
    if phase == SPY:
        return move_of(LOOK, 0)
    return move_of(PAY if phase == CURE else ADD if phase == SHOES else PURCHASE, 0)


def moves(state: State, seat: i64) -> list[int]:
    return [int(move_at(state, seat, index)) for index in range(move_count(state, seat))]


def _place_count(state: State) -> i64:
    count: i64 = 0
    for i in range(len(state.zone)):
        if state.zone[i] != NO_CARD:
            count += 1
    return count


def _nth_place(state: State, index: i64) -> i64:
    """The place, counted from 1, of a card that still lies in the quest zone."""
    for i in range(len(state.zone)):
        if state.zone[i] != NO_CARD:
            if index == 0:
                return i64(i) + 1
            index -= 1
    return 0


def free_token_count(state: State) -> i64:
    count: i64 = 0
    for token in range(i64(1), state.seats + 1):
        if state.seat_with(token) == NOBODY:
            count += 1
    return count


def nth_free_token(state: State, index: i64) -> i64:
    token: i64 = 1
    while True:
        if state.seat_with(token) == NOBODY:
            if index == 0:
                return token
            index -= 1
        token += 1
