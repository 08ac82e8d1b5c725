"""What trying a move of KamiMaï would show: why it is refused, a pull's risk, who would have to agree to a spell."""

from __future__ import annotations

import msgspec

from armarium.game import plain
from armarium.games.kamimai.notation import PULL, SPELL, kind_of, pull_slot, pull_tempo
from armarium.games.kamimai.state import State
from armarium.games.kamimai.view import shares
from armarium.views import Why, why


class Trial(msgspec.Struct, frozen=True):
    """What trying a move shows: why it is refused; for a pull the surrogate's chance of a collapse per ten thousand;
    for a spell who would have to agree."""

    move: str
    reason: Why | None
    risk: int | None
    asks: list[int]


def trial(state: State, seat: int, text: str) -> Trial:
    """Made from what is open alone; nothing is played, so nothing can be learned from it."""
    text = plain(text)
    reason = state.why_not(seat, text)
    if reason is not None or ">" in text:
        return Trial(text, why(reason), None, [])
    move = int(state.find(seat, text))
    if kind_of(move) == PULL:
        risk = state.deck.risk(pull_slot(move), pull_tempo(move), state.hand, state.steadiness)
        return Trial(text, None, risk, [])
    if kind_of(move) == SPELL:
        return Trial(text, None, None, [share.seat for share in shares(state, move) if share.seat != state.seat])
    return Trial(text, None, None, [])
