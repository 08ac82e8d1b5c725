"""Spells (M-15 to M-19, M-22): proposed whole, agreed to by everybody who pays, paid at once; then box and heart."""

from __future__ import annotations

from typing import TYPE_CHECKING

from armarium.games.kamimai import events, moves
from armarium.games.kamimai.notation import (
    AGREE,
    ASK,
    CAST,
    FAIRY,
    NO_MOVE,
    REFUSE,
    SPELL,
    STORE,
    WOLF,
    spell_box,
    spell_colour,
    spell_fairy,
    spell_share,
    spell_wolf,
)
from armarium.games.kamimai.spells.sheet import NO_AREA

if TYPE_CHECKING:
    from armarium.games.kamimai.state import State


def go_on(state: State) -> None:
    """M-15: the phase ends by itself only when nothing at all can be done."""
    state.phase = CAST
    if len(moves.cast_moves(state)) == 1 and not state.companion:
        state.phase = STORE


def play(state: State, seat: int, kind: int, move: int) -> None:
    if kind == SPELL:
        _propose(state, move)
    elif kind == AGREE:
        state.agree(seat)
        events.tell_agreement(state, seat)
        if not state.pending_payers():
            _cast(state, state.proposal)
    elif kind == REFUSE:
        state.refused = [*state.refused, state.proposal_key(state.proposal)]
        events.tell_refusal(state, seat)
        _drop(state)
        go_on(state)
    else:
        state.withdrawn += 1
        events.tell_withdrawal(state, seat)
        _drop(state)
        go_on(state)


def _propose(state: State, move: int) -> None:
    """M-17: what the activator pays alone needs nobody's agreement. At a real table payers may have agreed aloud."""
    state.proposal = move
    state.agreed = 0
    payers = state.payers()
    if not payers or state.aloud:
        _cast(state, move)
        return
    state.phase = ASK
    events.tell_proposal(state, move, payers)


def _drop(state: State) -> None:
    state.proposal = NO_MOVE
    state.agreed = 0


def _cast(state: State, move: int) -> None:
    """M-22: all cards at once, then the box is marked."""
    fairy, wolf = state.creature_seats(move)
    colour = spell_colour(move)
    shares = [state.share(move, seat) for seat in range(state.seats)]
    for seat in range(state.seats):
        state.discard(seat, colour, spell_share(move, seat))
    if spell_fairy(move):
        state.discard(fairy, FAIRY + colour)
    if spell_wolf(move):
        state.discard(wolf, WOLF)
    _drop(state)
    events.tell_spell(state, move)
    if state.aloud:
        events.tell_payment(state, shares)
    state.sheet.mark(spell_box(move))
    if state.sheet.is_sealed(state.sheet.target):
        _seal(state)
    else:
        go_on(state)


def _seal(state: State) -> None:
    """M-15: the heart is marked and phase 4 follows, unless it was the last one (M-38)."""
    events.tell_seal(state, len(state.sheet.open_areas()))
    state.sheet.target = NO_AREA
    state.phase = STORE
