"""Puzzles of Grimoire: the page to seal against what is known; its answer is best in nine re-deals of ten."""

from __future__ import annotations

from collections.abc import Mapping

from armarium.chance import Chance
from armarium.game import Options, OptionValue
from armarium.games.grimoire import parts
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
PLAIN = ("luck", "silence", "cure", "time", "time-shield", "shield", "create")  # what a page does, as its hint calls it
COMPANIONS = {"charm": "charm", "charm-tie": "charm", "seize": "seize", "seize-tie": "seize"}


def start(_options: Options, _chance: Chance) -> None:
    """From the beginning: every part of a game asks something."""


def may_ask(state: State, seat: int) -> bool:
    return state.phase == PAGES and state.move_count(seat) >= LEAST


def kind(_state: State, _seat: int, _answer: int) -> str:
    return "page"


def theme(_state: State, _seat: int, answer: int) -> str:
    """Which page it is: an item is so often the best that hardly any other page would be asked for."""
    return parts.SPELLS[int(number_of(answer))]


def reason(state: State, seat: int, move: int, answer: int) -> PuzzleReason | None:
    """What the page would do as things are, and for another one what the answer has over it."""
    now, best = (hints.hint(state, seat, int(number_of(page))) for page in (move, answer))
    if not now.works:
        return None if move == answer else ("nothing", {})
    if move == answer:
        return praise(now)
    if 0 < now.vp < best.vp:
        return "less", {"points": now.vp, "best": best.vp}
    return blame(now)


def praise(now: hints.Hint) -> PuzzleReason | None:
    if now.vp > 0:
        return ("steals", {"points": now.vp, "rival-seat": now.targets[0]}) if now.targets else ("pays", points(now))
    return effect(now)


def blame(now: hints.Hint) -> PuzzleReason | None:
    return ("only-points", points(now)) if now.vp > 0 else effect(now)


def points(now: hints.Hint) -> dict[str, int]:
    return {"points": now.vp}


def effect(now: hints.Hint) -> PuzzleReason | None:
    """What it does beside points."""
    if now.key == "wish":
        return "wish", {"count": int(str(now.values["count"]))}
    if now.key in COMPANIONS:
        return COMPANIONS[now.key], {"rival-seat": now.targets[0]}
    return (now.key, {}) if now.key in PLAIN else None


def sequel(_state: State, _seat: int, _answer: int) -> list[str]:
    return []
