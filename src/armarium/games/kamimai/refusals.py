"""Why a text is not a move of KamiMaï now: the clause, the words' key and the values of the sentence.

Everything but the inner faces is open, and no answer here depends on those.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from armarium.game import plain
from armarium.games.kamimai import parts
from armarium.games.kamimai.deck import corrections
from armarium.games.kamimai.deck.slots import UNSEEN
from armarium.games.kamimai.notation import (
    AGREE,
    AIM,
    AREAS,
    ASK,
    CARDS,
    CAST,
    COLOURS,
    CREATURE,
    DISCARD,
    DONE,
    DRAGONFLIES,
    DRAW,
    DREW,
    END,
    FAIRY,
    FELL,
    FELL_BEFORE,
    FORFEIT,
    GIFT,
    GIVE,
    GIVER,
    GUARDIAN,
    HAND,
    HANDS,
    IMP,
    KEEP,
    LEAVE,
    MOUSE,
    NAME_GIVER,
    NAME_TAKER,
    NO_MOVE,
    OVER,
    OWE,
    PICK,
    PULL,
    READY,
    REFUSE,
    SPELL,
    STORE,
    TAKE,
    TAKER,
    TARGET,
    TEAM,
    TEAM_WORD,
    TEMPOS,
    TRAIN,
    USE_HAND,
    WITHDRAW,
    WORDS,
    is_correction,
    move_text,
    parse_kind,
    parse_settled,
)
from armarium.reason import Reason

if TYPE_CHECKING:
    from armarium.games.kamimai.state import State

SPELL_VALUE = parts.NUMBERS["spell"]

# Which phases a kind of move belongs to, and what is said when it comes at another time.
KIND_PHASES = {
    AIM: [TARGET],
    USE_HAND: [HAND],
    PULL: [DRAW, TRAIN],
    DREW: [DRAW, TRAIN],
    DONE: [DRAW],
    READY: [TRAIN],
    SPELL: [CAST],
    CREATURE: [CAST],
    END: [CAST],
    AGREE: [ASK],
    REFUSE: [ASK],
    WITHDRAW: [ASK],
    NAME_GIVER: [GIVER],
    GIFT: [GIVE],
    NAME_TAKER: [TAKER],
    PICK: [TAKE],
    LEAVE: [TAKE, GIVER],
    FORFEIT: [OWE],
    DISCARD: [STORE],
    KEEP: [STORE],
}
ALONE = (DONE, READY, END, AGREE, REFUSE, WITHDRAW, LEAVE, KEEP)  # one word is the whole move
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
    wanted = plain(text)
    if state.phase == OVER:
        return Reason("M-38", "game-over")
    if ">" in wanted:
        return why_not_settled(state, seat, wanted)
    if is_correction(wanted):
        return corrections.why_not(state, seat, wanted)
    if wanted in state.named_moves(seat):
        return None
    words = wanted.split()
    kind = parse_kind(words[0]) if words else NO_MOVE
    if kind == NO_MOVE or (kind == FELL and wanted not in (WORDS[FELL], WORDS[FELL_BEFORE])):
        return Reason("", "move-unknown", {"move": wanted})
    if kind in ALONE and len(words) > 1:
        return Reason("", "move-unknown", {"move": wanted})
    if seat not in state.to_act() and not (state.phase == OWE and state.owed[seat] > 0):
        return _not_now(state, seat, kind)
    if kind == FELL:
        return Reason("M-55", "not-companion") if not state.companion else Reason("M-14", "fell-already")
    if state.phase not in KIND_PHASES[kind]:
        return TIMES[state.phase]
    return _why_not_kind(state, seat, kind, words)


def _not_now(state: State, seat: int, kind: int) -> Reason:
    if state.phase == ASK and kind == WITHDRAW:
        return Reason("M-22", "withdrawn-enough" if seat == state.seat else "activator-withdraws")
    if state.phase == ASK and kind in (AGREE, REFUSE):
        if seat == state.seat:
            return Reason("M-22", "proposal-waits")
        return Reason("M-18", "not-asked" if seat not in state.payers() else "answered-already")
    if state.phase == OWE and kind == FORFEIT:
        return Reason("M-31", "owes-nothing")
    return Reason("M-9", "not-your-turn")


def _why_not_kind(state: State, seat: int, kind: int, words: list[str]) -> Reason:
    if kind == WITHDRAW:
        return Reason("M-22", "activator-withdraws")
    if kind in (PULL, DREW, DONE):
        return _why_not_draw(state, kind, words)
    if kind == AIM:
        return _why_not_target(words)
    if kind == USE_HAND:
        return Reason("M-12", "hand-not-forced", {"hands": [HANDS[hand] for hand in state.forced_hands()]})
    if kind == SPELL:
        return _why_not_spell(state, words)
    if kind == CREATURE:
        return _why_not_creature(state, words)
    if kind in (NAME_GIVER, NAME_TAKER):
        return Reason("M-36" if kind == NAME_GIVER else "M-37", "cannot-be-named", {"move": " ".join(words)})
    if kind == KEEP:
        return _reserve_full(state, seat)
    return _why_not_card(state, seat, kind, words)


def _reserve_full(state: State, seat: int) -> Reason:
    return Reason("M-20", "reserve-full", {"count": state.loose_count(seat) - state.room(), "limit": state.limit()})


def _why_not_draw(state: State, kind: int, words: list[str]) -> Reason:
    if kind == DONE:
        return Reason("M-11", "draw-something")
    if (kind == DREW) != state.companion:
        return Reason("M-55", "companion-reports" if state.companion else "not-companion")
    if kind == DREW:
        return _why_not_report(state, words)
    if len(words) != 3 or not words[1].isdigit() or words[2] not in TEMPOS:
        return Reason("", "pull-form", {"move": " ".join(words)})
    return Reason("M-11", "slot-empty", {"slot": words[1]})


def _why_not_report(state: State, words: list[str]) -> Reason:
    """M-55: no such card, one that nobody keeps here, or more than the box has."""
    if len(words) != 2 or words[1] not in CARDS:
        return Reason("", "card-expected", {"move": " ".join(words)})
    card = CARDS.index(words[1])
    if state.apart and not GUARDIAN <= card < FAIRY:
        return Reason("M-55", "reserves-apart")
    return Reason("M-2", "card-not-in-grimoire", {"card": words[1], "count": parts.COUNTS[card]})


def _why_not_target(words: list[str]) -> Reason:
    if len(words) != 2 or words[1] not in tuple(AREAS):
        return Reason("", "area-expected", {"move": " ".join(words)})
    return Reason("M-10", "area-sealed", {"area": words[1]})


def _why_not_spell(state: State, words: list[str]) -> Reason:
    if not _is_spell(state, words):
        return Reason("", "spell-form-apart" if state.apart else "spell-form", {"move": " ".join(words)})
    box = TEAM if words[0] == TEAM_WORD else COLOURS.index(words[1])
    if box not in state.sheet.spells(state.sheet.target):
        return Reason("M-15", "spell-not-here", {"area": AREAS[state.sheet.target]})
    if box not in state.sheet.open_boxes():
        return Reason("M-15", "spell-marked", {"area": AREAS[state.sheet.target]})
    if any(move_text(*refused) == " ".join(words) for refused in state.refused):
        return Reason("M-22", "refused-already")
    if not any(part.startswith(f"{state.seat + 1}:") for part in words[2:]):
        return Reason("M-18", "activator-pays")
    return Reason("M-19" if box == TEAM else "M-16", "payment-wrong", {"count": SPELL_VALUE})


def _is_spell(state: State, words: list[str]) -> bool:
    """`cast fire 1:2 2:2`; where Reserves lie on the table alone `cast fire` or `team`."""
    if state.apart:
        return words == [TEAM_WORD] or (len(words) == 2 and words[0] == WORDS[SPELL] and words[1] in COLOURS)
    return len(words) >= 3 and words[1] in COLOURS


def _why_not_creature(state: State, words: list[str]) -> Reason:
    card = CARDS.index(words[1]) if len(words) == 2 and words[1] in CARDS else -1
    if card not in (IMP, DRAGONFLIES, MOUSE):
        return Reason("M-34", "creature-expected", {"move": " ".join(words)})
    if state.apart:
        return Reason("M-55", "guardians-nowhere" if card != MOUSE else "reserves-apart")
    if state.cards_of(state.seat)[card] == 0:
        return Reason("M-35", "creature-not-yours", {"card": words[1]})
    if card == MOUSE:
        return Reason("M-37", "nothing-to-take")
    return Reason("M-36", "nothing-to-give")


CARD_CLAUSES = {GIFT: "M-36", FORFEIT: "M-31", DISCARD: "M-20"}


def _why_not_card(state: State, seat: int, kind: int, words: list[str]) -> Reason:
    """Of a gift, a pick, a forfeit, a discard: the card is missing or must not move."""
    card = CARDS.index(words[1]) if len(words) >= 2 and words[1] in CARDS else -1
    if card < 0:
        return Reason("", "card-expected", {"move": " ".join(words)})
    guardian = GUARDIAN <= card < FAIRY
    if kind == PICK:
        return Reason("M-37", "guardian-stays" if guardian else "not-in-pile", {"card": words[1]})
    if kind != GIFT and guardian:
        return Reason("M-32", "guardian-stays", {"card": words[1]})
    if state.cards_of(seat)[card] == 0:
        return Reason(CARD_CLAUSES[kind], "card-not-yours", {"card": words[1]})
    return Reason("M-36", "gift-to-another")


def why_no_verdict(text: str) -> Reason:
    """M-52: nobody but the simulation may say what the cards did."""
    return Reason("M-52", "settled-form", {"move": text[:60]})


def why_not_settled(state: State, seat: int, text: str) -> Reason | None:
    """M-52: what the simulation may write, and only at a simulated table."""
    settled = parse_settled(text)
    if settled is None:
        return Reason("M-52", "settled-form", {"move": text})
    if state.settings["grimoire"] != parts.Source.SIMULATED:
        return Reason("M-52", "not-simulated")
    kind, slot, drawn, _, bared = settled
    if seat not in state.to_act():
        return Reason("M-9", "not-your-turn")
    if state.phase not in KIND_PHASES[kind]:
        return TIMES[state.phase]
    if kind == DONE and sum(state.drawn) == 0:
        return Reason("M-11", "draw-something")
    if kind == KEEP and state.loose_count(seat) > state.room():
        return _reserve_full(state, seat)
    return _why_not_verdict(state, slot, drawn, bared or []) if kind == PULL else None


def _why_not_verdict(state: State, slot: int, drawn: list[int], bared: list[int]) -> Reason | None:
    standing = state.deck.standing()
    for place in [slot, *drawn, *bared]:
        if place not in standing:
            return Reason("M-11", "slot-empty", {"slot": str(place + 1)})
    for place in bared:
        if place in drawn or bared.count(place) > 1 or state.deck.slots[place] != UNSEEN:
            return Reason("M-3", "face-not-bared", {"slot": str(place + 1)})
    if len(set(drawn)) < len(drawn) or len(drawn) >= len(standing):
        return Reason("M-11", "never-all")
    return None
