"""What trying a move of Grimoire would show: why it is refused, a page's hint, or what it certainly leaves."""

from __future__ import annotations

import msgspec

from armarium.chance import Chance
from armarium.game import plain
from armarium.games.grimoire.cards.piles import has_seen, is_down, kind_of
from armarium.games.grimoire.notation import OVER, PAGES
from armarium.games.grimoire.pages import hints
from armarium.games.grimoire.pages.hints import Hint
from armarium.games.grimoire.state import State
from armarium.views import Why, why


class Trial(msgspec.Struct, frozen=True):
    """What trying a move shows: why it is refused; else for a page its hint, and where luck and secrets leave it
    certain, the worth of the seat's own territory and all VP tokens after it."""

    move: str
    reason: Why | None
    hint: Hint | None
    worth: int | None
    vp: list[int] | None


def trial(state: State, seat: int, text: str) -> Trial:
    """Tried on a guess, so that it can tell nothing the seat could not work out."""
    text = plain(text)
    reason = state.why_not(seat, text)
    if reason is not None or state.phase == OVER:
        return Trial(text, why(reason), None, None, None)
    if state.phase == PAGES:
        return Trial(text, None, hints.hint(state, seat, int(text.split()[1])), None, None)
    world = state.guess(seat, Chance(0))
    if not is_certain(world, seat, text):
        return Trial(text, None, None, None, None)
    if text.startswith("take"):
        world.gain(seat, kind_of(world.zone[int(text.split()[1]) - 1]))
    else:
        world.play(seat, world.find(seat, text))
    return Trial(
        text, None, None, hints.own_points(world, seat), [int(world.vp[place]) for place in range(world.seats)]
    )


def is_certain(state: State, seat: int, text: str) -> bool:
    """No luck falls for the seat itself and it turns over nothing it has not seen."""
    verb, *rest = text.split()
    if verb == "take":
        card = state.zone[int(rest[0]) - 1]
        return not is_down(card) or has_seen(card, seat)
    return verb in ("target", "give", "seize", "pass")
