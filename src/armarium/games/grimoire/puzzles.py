"""Puzzles of Grimoire: the page to seal against what is known; its answer is best in nine re-deals of ten."""

from __future__ import annotations

from collections.abc import Mapping

from armarium.chance import Chance
from armarium.game import Options, OptionValue
from armarium.games.grimoire.notation import PAGES, number_of
from armarium.games.grimoire.pages import hints
from armarium.games.grimoire.state import State
from armarium.hooks import PuzzleReason

SEATS = 2
OPTIONS: Mapping[str, OptionValue] = {}
PLAYER = "search:80:0.7"  # well enough, and never twice alike
EVERY = False
REDEALS = 200
BUDGET = 3000
LEAST = 4  # pages to choose among


def start(_options: Options, _chance: Chance) -> None:
    """From the beginning: every part of a game asks something."""


def may_ask(state: State, seat: int) -> bool:
    return state.phase == PAGES and state.move_count(seat) >= LEAST


def kind(_state: State, _seat: int, _answer: int) -> str:
    return "page"


def reason(state: State, seat: int, move: int, answer: int) -> PuzzleReason | None:
    """What the page would do as things are, where that says enough."""
    now, best = (hints.hint(state, seat, int(number_of(page))) for page in (move, answer))
    if move == answer:
        if now.works and now.vp > 0:
            return "pays", {"points": now.vp}
        return ("hits", {"rival-seat": now.targets[0]}) if now.works and len(now.targets) == 1 else None
    if not now.works:
        return "nothing", {}
    if best.works and best.vp > now.vp:
        return "less", {"points": now.vp, "best": best.vp}
    return None


def sequel(_state: State, _seat: int, _answer: int) -> list[str]:
    return []
