"""What a search must know of KamiMaï: how likely the team wins from a position, and which moves look good at a glance.

The longer look of a sensible team mate is in `teamwork.py`.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from armarium import game, search
from armarium.games.kamimai import parts
from armarium.games.kamimai.deck import UNSEEN
from armarium.games.kamimai.notation import (
    AGREE,
    AIM,
    BLESSING,
    CREATURE,
    DISCARD,
    DONE,
    FAIRY,
    FORFEIT,
    FREE_HAND,
    GIFT,
    GUARDIAN,
    IMP,
    KEEP,
    MOUSE,
    NAME_GIVER,
    NAME_TAKER,
    OVER,
    PICK,
    PULL,
    READY,
    SPELL,
    STORE,
    TARGET,
    TEAM,
    USE_HAND,
    WITHDRAW,
    WOLF,
    kind_of,
    low_of,
    spell_fairy,
    spell_wolf,
)
from armarium.games.kamimai.rules import State
from armarium.games.kamimai.sheet import NO_AREA
from armarium.games.kamimai.teamwork import REBUILT, life

NOISES: Final[list[list[int]]] = parts.NOISES
TEMPO_ODDS: Final[list[int]] = parts.TEMPO_ODDS
LEFT_ODDS: Final[list[int]] = parts.LEFT_ODDS
AREA_EFFECTS: Final[list[list[int]]] = parts.AREA_EFFECTS
BASE_ODDS: Final[int] = parts.SURROGATE["base"]

# Log odds of a victory, fitted to positions of 400 games that teams of one to five bots played, calm and shaky.
BASE: Final = -5.91
BUDGET: Final = 2.371  # by the logarithm of pulls left for each card still needed
NEED: Final = 1.213  # by the logarithm of the cards still needed: many of them even luck out
GUARDED: Final = -0.14  # by Guardians held for each seat
SOLO: Final = -0.438
PAIR: Final = -0.389
MANY: Final = -0.777


def worth(state: State) -> float:
    """The chance that the team wins; 0 or 1 when the game is over."""
    if state.phase == OVER:
        return 1.0 if state.energy > 0 and not state.sheet.unsealed() else 0.0
    need = float(needed(state))
    odds = BASE + BUDGET * math.log(pulls_left(state) / need) + NEED * math.log(need)
    odds += GUARDED * guardians(state) / state.seats
    if state.seats == 1:
        odds += SOLO
    elif state.seats == 2:
        odds += PAIR
    elif state.seats > 3:
        odds += MANY
    return 1.0 / (1.0 + math.exp(-odds))


def pulls_left(state: State) -> float:
    """How many pulls the energy may last for: this Grimoire's and those built after it."""
    noise = NOISES[state.steadiness][FREE_HAND] + TEMPO_ODDS[0]
    fresh = life((BASE_ODDS + LEFT_ODDS[REBUILT] + noise) / 1000)
    if state.down or state.companion:
        return fresh * state.energy
    odds = state.deck.common_odds(state.deck.count(), state.deck.lean()) + noise
    return life(odds / 1000) + fresh * (state.energy - 1)


def needed(state: State) -> int:
    """Cards that the open spells still lack, at least one."""
    wanted = [0, 0, 0, 0, 0]
    sheet = state.sheet
    for area in range(len(sheet.marked)):
        boxes = sheet.spells(area)
        for place in range(len(boxes)):
            if not sheet.marked[area] >> place & 1:
                wanted[boxes[place]] += 4
    spare = 0
    lacking = 0
    for colour in range(4):
        held = total(state, colour) + 3 * total(state, FAIRY + colour)
        lacking += max(0, wanted[colour] - held)
        spare += max(0, held - wanted[colour])
    return max(1, lacking + max(0, wanted[TEAM] - spare))


def total(state: State, card: int) -> int:
    count = state.drawn[card]
    for hand in state.reserves:
        count += hand[card]
    return count


def guardians(state: State) -> int:
    return total(state, 4) + total(state, 5) + total(state, 6) + total(state, 7)


# --- a glance at one move ---------------------------------------------------------------------------------------------


def liking(state: State, seat: i64, move: i64) -> float:
    """How good an offered move looks: one more is about e times as likely to be the one a team mate plays."""
    kind = kind_of(int(move))
    low = low_of(int(move))
    if kind == PULL:
        return pull_liking(state, low >> 2, low & 3)
    if kind == SPELL:
        return 6.0 - (1.0 if spell_fairy(int(move)) else 0.0) - (1.0 if spell_wolf(int(move)) else 0.0)
    if kind in (DISCARD, FORFEIT):
        return -2.0 * card_liking(state, low)
    if kind == DONE:
        return done_liking(state)
    if kind == PICK:
        return 2.0 * card_liking(state, low)
    if kind == GIFT:
        return -card_liking(state, low >> 3)
    if kind == AIM:
        return aim_liking(state, low)
    if kind == USE_HAND:
        return -NOISES[state.steadiness][low] / 500
    if kind == CREATURE:
        return creature_liking(state, low)
    return plain_liking(kind, low == int(seat))


def plain_liking(kind: int, own: bool) -> float:
    if kind in (KEEP, READY, AGREE):
        return 4.0
    if kind == WITHDRAW:
        return -8.0
    return 1.0 if own and kind in (NAME_TAKER, NAME_GIVER) else 0.0


def pull_liking(state: State, slot: int, tempo: int) -> float:
    """The card, if its face is seen, and how the Grimoire leans without it; slow hands are steady hands."""
    deck = state.deck
    card = deck.slots[slot]
    lean = deck.lean()
    arm = deck.arm()
    after = abs(lean - 2 * slot + arm)
    worth = 0.5 if card == UNSEEN else card_liking(state, card)
    return worth - 1.5 * (after - abs(lean)) / arm - 0.5 * after / arm - 1.0 * tempo


def card_liking(state: State, card: int) -> float:
    if card < GUARDIAN:
        return colour_liking(state, card)
    if card < FAIRY:
        blessed = state.sheet.target != NO_AREA and state.sheet.effect() == BLESSING
        return 0.0 if blessed else -2.0
    if card < WOLF:
        return 1.0 + colour_liking(state, card - FAIRY)
    return 1.5 if card == WOLF else 0.8


def colour_liking(state: State, colour: int) -> float:
    """Wanted by the targeted area, or by another one."""
    sheet = state.sheet
    if sheet.target != NO_AREA and colour in sheet.open_boxes():
        return 1.0
    return 0.4


def done_liking(state: State) -> float:
    """Stop when a spell of the targeted area can be cast, or the hand is full."""
    for box in state.sheet.open_boxes():
        if box != TEAM and total(state, box) + 3 * total(state, FAIRY + box) >= 4 and state.drawn[box]:
            return 3.0
    return 0.8 * (sum(state.drawn) + sum(state.reserves[state.seat]) - state.limit()) + 1.0


def aim_liking(state: State, area: int) -> float:
    held = 0
    boxes = state.sheet.spells(area)
    for box in boxes:
        if box != TEAM:
            held += min(4, total(state, box))
    return held / len(boxes) - 0.5 * AREA_EFFECTS[state.sheet.level - 1][area]


def creature_liking(state: State, card: int) -> float:
    if card == IMP:
        return 2.0 * guardians(state) - 1.0
    return 1.0 if card == MOUSE else -1.0


@final
class Judge(search.Judge):
    """One worth for all: they win or lose together (M-1)."""

    def worths(self, state: game.State) -> vec[float]:
        assert isinstance(state, State)
        share = worth(state)
        found = vec[float]()
        for _ in range(state.seats):
            found = append(found, share)
        return found

    def liking(self, state: game.State, seat: i64, move: i64) -> float:
        assert isinstance(state, State)
        return liking(state, seat, move)

    def is_quiet(self, state: game.State) -> bool:
        assert isinstance(state, State)
        return state.phase in (TARGET, STORE, OVER) or state.pulls == 0
