"""Why a text is not a move of Grimoire now: the clause, the words' key and the values of the sentence.

The answer tells a seat nothing it could not see: it is made from the table, the seat's own cards and the text.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from armarium.game import NOBODY, plain
from armarium.games.grimoire import parts
from armarium.games.grimoire.cards.piles import NO_CARD, count_of
from armarium.games.grimoire.notation import (
    BARE_VERBS,
    BUY,
    CURE,
    GIVE,
    LUCK,
    OVER,
    PAGES,
    PHASES,
    SEIZE,
    SHOES,
    SPY,
    TAKE,
    TARGET,
    TOKENS,
    VERBS,
)
from armarium.games.grimoire.pages import aim
from armarium.reason import Reason, Value

if TYPE_CHECKING:
    from armarium.games.grimoire.state import State

# The phases in which a verb is an answer, and the clause that knows it.
ANSWERS = {
    "token": ((TOKENS,), "G-7"),
    "page": ((PAGES,), "G-11"),
    "look": ((SPY,), "G-34"),
    "luck": ((LUCK,), "G-16"),
    "pay": ((CURE,), "G-19"),
    "target": ((TARGET,), "G-30a"),
    "give": ((GIVE,), "G-24"),
    "seize": ((SEIZE,), "G-29"),
    "add": ((SHOES,), "G-22"),
    "buy": ((BUY,), "G-34"),
    "take": ((TAKE,), "G-14"),
    "pass": ((SPY, LUCK, CURE, SHOES, BUY), "G-14"),
}


def why_not(state: State, seat: int, text: str) -> Reason | None:
    """None when the text is an offered move."""
    words = plain(text).split()
    if state.phase == OVER:
        return Reason("G-31", "game-over")
    if not words or words[0] not in VERBS:
        return Reason("", "move-unknown", {"move": plain(text)})
    verb = words[0]
    if len(words) != (1 if verb in BARE_VERBS else 2):
        return Reason("", f"form-{verb}", {"move": " ".join(words)})
    wrong = _why_not_now(state, seat, verb)
    if wrong is not None or verb in BARE_VERBS:
        return wrong
    if verb in ("give", "seize"):
        return _why_not_companion(state, verb, words[1])
    if not (words[1].isascii() and words[1].isdigit() and len(words[1]) < 4):
        return Reason("", f"form-{verb}", {"move": " ".join(words)})
    return _why_not_number(state, seat, verb, int(words[1]))


def _why_not_now(state: State, seat: int, verb: str) -> Reason | None:
    phases, clause = ANSWERS[verb]
    phase = state.phase
    if phase not in phases:
        if verb == "page" and phase not in (TOKENS, SPY):
            return Reason("G-11", "pages-revealed")
        return Reason(clause, "not-asked", {"verb": verb, "phase": PHASES[phase]})
    if phase != PAGES and seat != state.actor():
        return Reason(clause, "not-your-turn", {"phase": PHASES[phase]})
    return None


def _why_not_companion(state: State, verb: str, name: str) -> Reason | None:
    clause = parts.PAGE_CLAUSES[state.shown[state.seat_with(state.now)]]
    if name in parts.QUEST and count_of(state.companions[state.target], parts.QUEST.index(name)):
        return None
    if name not in parts.QUEST:
        return Reason("", f"form-{verb}", {"move": f"{verb} {name}"})
    return Reason(clause, f"{verb}-missing", {"card": name})


def _why_not_number(state: State, seat: int, verb: str, number: int) -> Reason | None:
    if verb == "token":
        return _why_not_token(state, number)
    if verb == "page":
        return _why_not_page(state, number)
    if verb == "target":
        return _why_not_target(state, seat, number - 1)
    return _why_not_place(state, verb, number)


def _why_not_token(state: State, token: int) -> Reason | None:
    if not 1 <= token <= state.seats:
        return Reason("G-5", "token-unknown", {"token": token, "most": int(state.seats)})
    if state.seat_with(token) != NOBODY:
        return Reason("G-7", "token-taken", {"token": token})
    return None


def _why_not_page(state: State, page: int) -> Reason | None:
    if not 1 <= page < len(parts.SPELLS):
        return Reason("G-1", "page-unknown", {"page": page, "most": len(parts.SPELLS) - 1})
    if page > state.magic:
        return Reason("G-11", "page-above", {"page": page, "spell": parts.SPELLS[page], "magic": int(state.magic)})
    return None


def _why_not_place(state: State, verb: str, place: int) -> Reason | None:
    clause = ANSWERS[verb][1]
    if not 1 <= place <= len(state.zone):
        return Reason(clause, "place-unknown", {"place": place, "most": len(state.zone)})
    if state.zone[place - 1] == NO_CARD:
        return Reason(clause, "card-gone", {"place": place})
    return None


def _why_not_target(state: State, seat: int, target: int) -> Reason | None:
    page = state.shown[seat]
    clause = parts.PAGE_CLAUSES[page]
    values: dict[str, Value] = {"page": int(page), "spell": parts.SPELLS[page], "target": target + 1}
    if not 0 <= target < state.seats:
        return Reason("G-1", "seat-unknown", {"target": target + 1, "most": int(state.seats)})
    if target == seat:
        return Reason(clause, "target-self", values)
    if aim.is_protected(state, target):
        defence = int(state.shown[target])
        return Reason(parts.PAGE_CLAUSES[defence], "target-protected", {**values, "by-spell": parts.SPELLS[defence]})
    if page == aim.PAGE_FIREBALL and not state.vp[target]:
        return Reason("G-36", "target-poor", values)
    if not aim.would_hit(state, page, seat, target):
        return Reason(clause, "target-not-leading", values)
    return None
