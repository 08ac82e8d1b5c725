"""Why a text is not a move of KamiMaï now: the clause, the words' key and the values of the sentence.

Everything but the inner faces is open, and no answer here depends on those.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from armarium.game import plain
from armarium.games.kamimai import parts
from armarium.games.kamimai.notation import (
    AREAS,
    ASK,
    CARDS,
    CAST,
    COLOURS,
    DRAGONFLIES,
    DRAW,
    FAIRY,
    GIVE,
    GIVER,
    GUARDIAN,
    HAND,
    HANDS,
    IMP,
    MOUSE,
    OVER,
    OWE,
    STORE,
    TAKE,
    TAKER,
    TARGET,
    TEAM,
    TEMPOS,
    TRAIN,
    move_text,
    parse_settled,
)
from armarium.reason import Reason

if TYPE_CHECKING:
    from armarium.games.kamimai.state import State

SPELL = parts.NUMBERS["spell"]

# Which phase a word belongs to, and what is said when it comes at another time.
WORD_PHASES = {
    "target": [TARGET],
    "hand": [HAND],
    "pull": [DRAW, TRAIN],
    "drew": [DRAW, TRAIN],
    "done": [DRAW],
    "ready": [TRAIN],
    "cast": [CAST],
    "team": [CAST],
    "play": [CAST],
    "end": [CAST],
    "agree": [ASK],
    "refuse": [ASK],
    "withdraw": [ASK],
    "giver": [GIVER],
    "give": [GIVE],
    "taker": [TAKER],
    "take": [TAKE],
    "leave": [TAKE],
    "forfeit": [OWE],
    "discard": [STORE],
    "keep": [STORE],
}
ALONE = ("done", "ready", "end", "agree", "refuse", "withdraw", "leave", "keep")  # words that are whole moves
TIMES = {
    TRAIN: Reason("M-8", "training"),
    TARGET: Reason("M-10", "target-first"),
    HAND: Reason("M-12", "hand-first"),
    DRAW: Reason("M-11", "draw-first"),
    OWE: Reason("M-31", "curse-first"),
    CAST: Reason("M-15", "casting-now"),
    ASK: Reason("M-22", "proposal-waits"),
    GIVER: Reason("M-36", "name-giver"),
    GIVE: Reason("M-36", "gift-first"),
    TAKER: Reason("M-37", "name-taker"),
    TAKE: Reason("M-37", "take-first"),
    STORE: Reason("M-20", "store-now"),
}


def why_not(state: State, seat: int, text: str) -> Reason | None:
    """None when the text is a move now, offered or settled by the simulation."""
    told = plain(text)
    if state.phase == OVER:
        return Reason("M-38", "game-over")
    if ">" in told:
        return why_not_settled(state, seat, told)
    if told in state.named_moves(seat):
        return None
    words = told.split()
    if not words or (words[0] not in WORD_PHASES and told not in ("fell", "fell before")):
        return Reason("", "move-unknown", {"move": told})
    if words[0] in ALONE and len(words) > 1:
        return Reason("", "move-unknown", {"move": told})
    if seat not in state.to_act() and not (state.phase == OWE and state.owed[seat] > 0):
        return _not_now(state, seat, words[0])
    if words[0] == "fell":
        return Reason("M-55", "not-companion") if not state.companion else Reason("M-14", "fell-already")
    if state.phase not in WORD_PHASES[words[0]]:
        return TIMES[state.phase]
    return _why_not_word(state, seat, words)


def _not_now(state: State, seat: int, word: str) -> Reason:
    if state.phase == ASK and word == "withdraw":
        return Reason("M-22", "withdrawn-enough" if seat == state.seat else "activator-withdraws")
    if state.phase == ASK and word in ("agree", "refuse"):
        if seat == state.seat:
            return Reason("M-22", "proposal-waits")
        return Reason("M-18", "not-asked" if seat not in state.payers() else "answered-already")
    if state.phase == OWE and word == "forfeit":
        return Reason("M-31", "owes-nothing")
    return Reason("M-9", "not-your-turn")


def _why_not_word(state: State, seat: int, words: list[str]) -> Reason:
    word = words[0]
    if word == "withdraw":
        return Reason("M-22", "activator-withdraws")
    if word in ("pull", "drew", "done"):
        return _why_not_draw(state, words)
    if word == "target":
        return _why_not_target(words)
    if word == "hand":
        return Reason("M-12", "hand-not-forced", {"hands": [HANDS[hand] for hand in state.hands_forced()]})
    if word in ("cast", "team"):
        return _why_not_spell(state, words)
    if word == "play":
        return _why_not_creature(state, words)
    if word in ("giver", "taker"):
        return Reason("M-36" if word == "giver" else "M-37", "cannot-be-named", {"move": " ".join(words)})
    if word == "keep":
        return Reason("M-20", "reserve-full", {"count": state.loose_count(seat) - state.room(), "limit": state.limit()})
    return _why_not_card(state, seat, words)


def _why_not_draw(state: State, words: list[str]) -> Reason:
    if words[0] == "done":
        return Reason("M-11", "draw-something")
    if (words[0] == "drew") != state.companion:
        return Reason("M-55", "companion-reports" if state.companion else "not-companion")
    if words[0] == "drew":
        known = len(words) == 2 and words[1] in CARDS
        return (
            Reason("M-2", "card-not-in-grimoire") if known else Reason("", "card-expected", {"move": " ".join(words)})
        )
    if len(words) != 3 or not words[1].isdigit() or words[2] not in TEMPOS:
        return Reason("", "pull-form", {"move": " ".join(words)})
    return Reason("M-11", "slot-empty", {"slot": words[1]})


def _why_not_target(words: list[str]) -> Reason:
    if len(words) != 2 or words[1] not in tuple(AREAS):
        return Reason("", "area-expected", {"move": " ".join(words)})
    return Reason("M-10", "area-sealed", {"area": words[1]})


def _why_not_spell(state: State, words: list[str]) -> Reason:
    if len(words) < 3 or words[1] not in COLOURS:
        return Reason("", "spell-form", {"move": " ".join(words)})
    box = TEAM if words[0] == "team" else COLOURS.index(words[1])
    if box not in state.sheet.spells(state.sheet.target):
        return Reason("M-15", "spell-not-here", {"area": AREAS[state.sheet.target]})
    if box not in state.sheet.open_boxes():
        return Reason("M-15", "spell-marked", {"area": AREAS[state.sheet.target]})
    if any(move_text(*refused) == " ".join(words) for refused in state.refused):
        return Reason("M-22", "refused-already")
    if not any(part.startswith(f"{state.seat + 1}:") for part in words[2:]):
        return Reason("M-18", "activator-pays")
    return Reason("M-19" if box == TEAM else "M-16", "payment-wrong", {"count": SPELL})


def _why_not_creature(state: State, words: list[str]) -> Reason:
    card = CARDS.index(words[1]) if len(words) == 2 and words[1] in CARDS else -1
    if card not in (IMP, DRAGONFLIES, MOUSE):
        return Reason("M-34", "creature-expected", {"move": " ".join(words)})
    if state.cards_of(state.seat)[card] == 0:
        return Reason("M-35", "creature-not-yours", {"card": words[1]})
    if card == MOUSE:
        return Reason("M-37", "nothing-to-take")
    return Reason("M-36", "nothing-to-give")


CARD_CLAUSES = {"give": "M-36", "forfeit": "M-31", "discard": "M-20"}


def _why_not_card(state: State, seat: int, words: list[str]) -> Reason:
    """Of `give`, `take`, `forfeit`, `discard`: the card is missing or must not move."""
    card = CARDS.index(words[1]) if len(words) >= 2 and words[1] in CARDS else -1
    if card < 0:
        return Reason("", "card-expected", {"move": " ".join(words)})
    guardian = GUARDIAN <= card < FAIRY
    if words[0] == "take":
        return Reason("M-37", "guardian-stays" if guardian else "not-in-pile", {"card": words[1]})
    if words[0] != "give" and guardian:
        return Reason("M-32", "guardian-stays", {"card": words[1]})
    if state.cards_of(seat)[card] == 0:
        return Reason(CARD_CLAUSES[words[0]], "card-not-yours", {"card": words[1]})
    return Reason("M-36", "gift-to-another")


def why_not_settled(state: State, seat: int, text: str) -> Reason | None:
    """M-52: what the simulation may write, and only at a simulated table."""
    told = parse_settled(text)
    if told is None:
        return Reason("M-52", "settled-form", {"move": text})
    if state.settings["grimoire"] != "simulated":
        return Reason("M-52", "not-simulated")
    word, slot, drawn, _ = told
    if seat not in state.to_act():
        return Reason("M-9", "not-your-turn")
    if state.phase not in WORD_PHASES[word]:
        return TIMES[state.phase]
    if word == "done" and sum(state.drawn) == 0:
        return Reason("M-11", "draw-something")
    if word == "keep" and state.loose_count(seat) > state.room():
        return _why_not_word(state, seat, ["keep"])
    return _why_not_verdict(state, slot, drawn) if word == "pull" else None


def _why_not_verdict(state: State, slot: int, drawn: list[int]) -> Reason | None:
    standing = state.deck.standing()
    for place in [slot, *drawn]:
        if place not in standing:
            return Reason("M-11", "slot-empty", {"slot": str(place + 1)})
    if len(set(drawn)) < len(drawn) or len(drawn) >= len(standing):
        return Reason("M-11", "never-all")
    return None
