"""The Guardians' curses (M-31), applied when phase 3 begins. Only the Guardians drawn this turn count."""

from __future__ import annotations

from typing import TYPE_CHECKING

from armarium import game
from armarium.games.kamimai import events, moves
from armarium.games.kamimai.notation import (
    CAST,
    COLOUR_CURSE,
    EACH_DISCARDS,
    ENERGY_CURSE,
    FAIRY,
    OWE,
)
from armarium.games.kamimai.spells import casting

if TYPE_CHECKING:
    from armarium.games.kamimai.state import State


def apply(state: State) -> None:
    drawn = sum(state.guardians)
    effect = state.sheet.effect()
    if drawn == 0 or effect < EACH_DISCARDS:
        casting.go_on(state)
        return
    events.tell_curse(state, effect)
    if effect == ENERGY_CURSE:
        state.lose_energy(drawn)
    elif effect == COLOUR_CURSE:
        _wash_colours(state)
    else:
        state.owed = [drawn] * state.seats
        _settle_debts(state)
    if state.phase == CAST:
        casting.go_on(state)


def _wash_colours(state: State) -> None:
    """Each colour acts once, on all Reserves and the drawn cards; Fairies are spared unless the option says no."""
    for seat in range(state.seats):
        lost: list[int] = []
        for element in range(4):
            if state.guardians[element] > 0:
                lost += [element] * state.cards_of(seat)[element]
                if state.settings["fairies-cursed"]:
                    lost += [FAIRY + element] * state.cards_of(seat)[FAIRY + element]
        for card in lost:
            state.discard(seat, card)
        if lost:
            events.tell_washing(state, seat, lost)


def _settle_debts(state: State) -> None:
    """Whoever has no more than they owe loses all of it; the others choose, in any order."""
    for seat in range(state.seats):
        if state.loose_count(seat) <= state.owed[seat]:
            for card in moves.loose_cards(state, seat):
                while state.cards_of(seat)[card] > 0:
                    state.discard(seat, card)
                    events.tell_forfeit(state, seat, card)
            state.owed[seat] = 0
    state.phase = OWE if state.first_debtor() != game.NOBODY else CAST


def forfeit(state: State, seat: int, card: int) -> None:
    state.discard(seat, card)
    owed = state.owed[:]
    owed[seat] -= 1
    state.owed = owed
    events.tell_forfeit(state, seat, card)
    if state.first_debtor() == game.NOBODY:
        casting.go_on(state)
