"""What trying a move of KamiMaï would show: why it is refused, a pull's risk, who would have to agree to a spell."""

from __future__ import annotations

import msgspec

from armarium.game import plain
from armarium.games.kamimai.notation import PULL, SPELL, kind_of, pull_slot, pull_tempo
from armarium.games.kamimai.refusals import why_no_verdict
from armarium.games.kamimai.state import State
from armarium.games.kamimai.view import Danger, danger, shares
from armarium.views import Why, why


class Trial(msgspec.Struct, frozen=True):
    """What trying a move shows: why it is refused; for a pull the surrogate's chance of a collapse per ten thousand;
    for a spell who would have to agree. Where bodies tried the pull, by other hands: how often, how often it fell, and
    in how many of the other tries several cards came out, or none."""

    move: str
    reason: Why | None
    risk: int | None
    asks: list[int]
    tries: int = 0
    fell: int = 0
    several: int = 0
    none: int = 0

    def danger(self) -> Danger | None:
        """A pull's, by the bodies where they have been asked, else by the surrogate."""
        if self.tries:
            return danger(10000 * self.fell // self.tries)
        return None if self.risk is None else danger(self.risk)


def trial(state: State, seat: int, text: str) -> Trial:
    """Made from what is open alone; nothing is played, so nothing can be learned from it."""
    text = plain(text)
    reason = state.why_not(seat, text)
    if reason is None and ">" in text:
        reason = why_no_verdict(text)
    if reason is not None:
        return Trial(text, why(reason), None, [])
    move = int(state.find(seat, text))
    if kind_of(move) == PULL:
        risk = state.deck.risk(pull_slot(move), pull_tempo(move), state.hand, state.steadiness)
        return Trial(text, None, risk, [])
    if kind_of(move) == SPELL:
        return Trial(text, None, None, [share.seat for share in shares(state, move) if share.seat != state.seat])
    return Trial(text, None, None, [])
