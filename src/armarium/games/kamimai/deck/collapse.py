"""The Grimoire collapses: during the draw (M-13), in phase 3 or 4, or between two turns (M-14). Then it is rebuilt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from armarium.games.kamimai import events
from armarium.games.kamimai.deck.slots import no_cards
from armarium.games.kamimai.notation import BLESSING, OVER, STORE

if TYPE_CHECKING:
    from armarium.games.kamimai.state import State


def during_draw(state: State) -> None:
    """M-13: energy first, then phase 4; a curse is not applied (M-41)."""
    state.collapsed = True
    state.down = True
    if is_blessed(state):
        events.tell_blessing(state)
    else:
        state.lose_energy(1)
    if state.phase != OVER:
        state.phase = STORE


def is_blessed(state: State) -> bool:
    """M-30: a Guardian drawn this turn, or the option, makes the blessing of the area work."""
    always = bool(state.settings["always-blessed"])
    return state.sheet.effect() == BLESSING and (always or sum(state.guardians) > 0)


def later(state: State) -> None:
    """M-14: in phase 3 or 4 it costs nothing and lies until the end of phase 4."""
    state.down = True
    events.tell_late_collapse(state, "cast")


def between_turns(state: State) -> None:
    """M-14: it is built again at once; Hard mode takes an energy, blessed or not, and adds the discards."""
    events.tell_late_collapse(state, "between")
    if state.hard:
        state.lose_energy(1)
    if state.phase != OVER:
        rebuild(state, state.hard)


def rebuild(state: State, with_discards: bool) -> None:
    """All cards of the Grimoire, fallen or standing, are gathered."""
    cards = state.deck.cards()
    if with_discards:
        for card in range(len(cards)):
            cards[card] += state.discards[card]
        state.discards = no_cards()
    if state.apart:
        events.tell_raising(state, with_discards)
    else:
        events.tell_rebuilding(state, sum(cards), with_discards)
    state.build(cards)
