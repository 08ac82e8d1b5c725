"""Spells (M-15 to M-19, M-22): proposed whole, agreed to by everybody who pays, paid at once; then box and heart."""

from __future__ import annotations

from typing import TYPE_CHECKING

from armarium.game import Event
from armarium.games.kamimai import moves
from armarium.games.kamimai.notation import (
    AGREE,
    AREAS,
    ASK,
    CAST,
    COLOURS,
    FAIRY,
    REFUSE,
    SPELL,
    STORE,
    TEAM,
    WOLF,
    spell_box,
    spell_colour,
    spell_fairy,
    spell_share,
    spell_wolf,
)
from armarium.games.kamimai.spells.sheet import NO_AREA
from armarium.reason import Value

if TYPE_CHECKING:
    from armarium.games.kamimai.rules import State

NO_SPELL = -1


def go_on(state: State) -> None:
    """M-15: the phase ends by itself only when nothing at all can be done."""
    state.phase = CAST
    if len(moves.casting(state)) == 1 and not state.companion:
        state.phase = STORE


def play(state: State, seat: int, kind: int, move: int) -> None:
    if kind == SPELL:
        _propose(state, move)
    elif kind == AGREE:
        state.agreed |= 1 << seat
        state.tell(Event("agreed", {"seat": seat}))
        if not state.unanswered():
            _cast(state, state.proposal)
    elif kind == REFUSE:
        state.refused.append(state.as_proposed(state.proposal))
        state.tell(Event("declined", {"seat": seat}))
        _drop(state)
        go_on(state)
    else:
        state.withdrawn += 1
        state.tell(Event("withdrew", {"seat": seat}))
        _drop(state)
        go_on(state)


def _propose(state: State, move: int) -> None:
    """M-17: what the activator pays alone needs nobody's agreement."""
    state.proposal = move
    state.agreed = 0
    payers = state.payers()
    if not payers:
        _cast(state, move)
        return
    state.phase = ASK
    values = _values(state, move)
    values["payers"] = [seat + 1 for seat in payers]
    state.tell(Event("proposed", values))


def _values(state: State, move: int) -> dict[str, Value]:
    box = spell_box(move)
    name = "team" if box == TEAM else COLOURS[box]
    return {"seat": state.seat, "box": name, "colour": COLOURS[spell_colour(move)], "area": AREAS[state.sheet.target]}


def _drop(state: State) -> None:
    state.proposal = NO_SPELL
    state.agreed = 0


def _cast(state: State, move: int) -> None:
    """M-22: all cards at once, then the box is marked."""
    fairy, wolf = state.creature_seats(move)
    colour = spell_colour(move)
    for seat in range(state.seats):
        state.discard(seat, colour, spell_share(move, seat))
    if spell_fairy(move):
        state.discard(fairy, FAIRY + colour)
    if spell_wolf(move):
        state.discard(wolf, WOLF)
    _drop(state)
    state.tell(Event("cast", _values(state, move)))
    state.sheet.mark(spell_box(move))
    if state.sheet.is_sealed(state.sheet.target):
        _seal(state)
    else:
        go_on(state)


def _seal(state: State) -> None:
    """M-15: the heart is marked and phase 4 follows; M-38: the last heart ends the level."""
    left = len(state.sheet.unsealed())
    state.tell(Event("sealed", {"seat": state.seat, "area": AREAS[state.sheet.target], "left": left}))
    state.sheet.target = NO_AREA
    if left:
        state.phase = STORE
    else:
        state.win_level()
