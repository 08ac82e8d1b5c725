"""The Guardians' curses (M-31), applied when phase 3 begins. Only the Guardians drawn this turn count."""

from __future__ import annotations

from typing import TYPE_CHECKING

from armarium import game
from armarium.game import Event
from armarium.games.kamimai import moves
from armarium.games.kamimai.notation import (
    CARDS,
    CAST,
    COLOUR_CURSE,
    COLOURS,
    EACH_DISCARDS,
    EFFECTS,
    ENERGY_CURSE,
    FAIRY,
    OWE,
)
from armarium.games.kamimai.spells import casting

if TYPE_CHECKING:
    from armarium.games.kamimai.rules import State


def apply(state: State) -> None:
    drawn = sum(state.guardians)
    effect = state.sheet.effect()
    if drawn == 0 or effect < EACH_DISCARDS:
        casting.go_on(state)
        return
    colours = [COLOURS[element] for element in range(4) if state.guardians[element] > 0]
    state.tell(Event("curse", {"curse": EFFECTS[effect], "count": drawn, "colours": colours}))
    if effect == ENERGY_CURSE:
        state.lose(drawn)
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
            state.tell(Event("washed-away", {"seat": seat, "cards": [CARDS[card] for card in lost]}))


def _settle_debts(state: State) -> None:
    """Whoever has no more than they owe loses all of it; the others choose, in any order."""
    for seat in range(state.seats):
        if state.loose(seat) <= state.owed[seat]:
            for card in moves.loose_cards(state, seat):
                while state.cards_of(seat)[card] > 0:
                    state.discard(seat, card)
                    state.tell(Event("forfeited", {"seat": seat, "card": CARDS[card]}))
            state.owed[seat] = 0
    state.phase = OWE if state.first_owing() != game.NOBODY else CAST


def forfeit(state: State, seat: int, card: int) -> None:
    state.discard(seat, card)
    state.owed[seat] -= 1
    state.tell(Event("forfeited", {"seat": seat, "card": CARDS[card]}))
    if state.first_owing() == game.NOBODY:
        casting.go_on(state)
