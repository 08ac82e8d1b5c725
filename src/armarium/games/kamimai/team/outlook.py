"""What a KamiMaï team's chance of victory depends on, as a row of numbers: cards lacking, pulls left, hands, the deck.

Learned weights multiply them (`evaluation.py`); they were learned at beginnings of turns, where nothing is half done.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from armarium.games.kamimai import parts
from armarium.games.kamimai.deck.slots import Shape
from armarium.games.kamimai.notation import DRAGONFLIES, FAIRY, FREE_HAND, IMP, MOUSE, TEAM, WOLF
from armarium.games.kamimai.spells.sheet import NO_AREA
from armarium.games.kamimai.state import State
from armarium.games.kamimai.team.hands import FLOAT, Team
from armarium.games.kamimai.team.policy import FRESH_LIVES, REBUILT_CARDS, REBUILT_ODDS, life

NOISES: Final[list[list[int]]] = parts.NOISES
TEMPO_ODDS: Final[list[int]] = parts.TEMPO_ODDS
SPELL: Final[int] = parts.NUMBERS["spell"]
FAIRY_VALUE: Final[int] = parts.NUMBERS["fairy"]
COLOURS: Final[i64] = 4
THOUSANDTH: Final = 0.001

FEATURES: Final = (
    "one",
    "pulls-per-card",  # logarithm of pulls left for each card still lacking
    "pulls",
    "lacking",  # cards
    "hands",  # what they promise (`Team.potential`), the best cards stored
    "castable",  # 1 if a spell can be paid now
    "tremor",  # log odds that the hand of this turn adds
    "energy",
    "last-energy",
    "standing",  # cards in the Grimoire
    "held",  # cards of who draws
    "cards",  # of all
    "guardians",
    "shortage",  # cards lacking of the scarcest colour for each one that stands
    "useful",  # share of the standing cards whose colour is lacking
    "instability",  # log odds that all pulls share
    "hole",
    "bared",  # cards gone from the outer ends
    "wolf",
    "imp",
    "dragonflies",
    "mouse",
    "fairies",
    "spells",  # open
    "team-spells",
    "discarded",  # elements
    "one-seat",
    "two-seats",
    "four-seats",
    "five-seats",
    "calm",
    "shaky",
    "blessing",  # what sealing the targeted area brings
    "discard",
    "colour",
    "energy-curse",
    "area-a",  # 1 while it is open
    "area-b",
    "area-c",
    "area-d",
    "area-e",
)
SEATS_AT: Final = vec[i64]([0, 26, 27, 0, 28, 29])  # by number of seats, three being what the others differ from
STEADINESS_AT: Final = vec[i64]([30, 0, 31])
EFFECT_AT: Final[i64] = 31
AREA_AT: Final[i64] = 36


def pulls_left(state: State) -> float:
    """How many pulls the energy may last for: this Grimoire's and those built after it."""
    fresh = FRESH_LIVES[state.steadiness]
    if state.down or state.companion:
        return fresh * state.energy
    noise = NOISES[state.steadiness][FREE_HAND] + TEMPO_ODDS[0]
    odds = state.deck.common_odds() + noise
    return life(float(int(odds)) / 1000) + fresh * (state.energy - 1)


def cards_needed(state: State) -> int:
    """Cards that the open spells still lack, at least one."""
    wanted = [0, 0, 0, 0, 0]
    sheet = state.sheet
    for area in range(len(sheet.marked)):
        boxes = sheet.spells(area)
        for place in range(len(boxes)):
            if not sheet.is_marked(area, place):
                wanted[boxes[place]] += SPELL
    spare = 0
    lacking = 0
    for colour in range(4):
        held = total(state, colour) + FAIRY_VALUE * total(state, FAIRY + colour)
        lacking += max(0, wanted[colour] - held)
        spare += max(0, held - wanted[colour])
    return max(1, lacking + max(0, wanted[TEAM] - spare))


def total(state: State, card: int) -> int:
    count = state.drawn[card]
    for hand in state.reserves:
        count += hand[card]
    return count


def write_outlook(state: State, out: vec[float]) -> None:
    """`FEATURES` of a position before the end, written over `out`."""
    team = Team(state)
    for at in range(i64(len(out))):
        out[at] = 0.0
    pulls = pulls_left(state)
    lacking = float(cards_needed(state))
    out[0] = 1.0
    out[1] = math.log(max(0.01, pulls) / lacking)
    out[2] = pulls
    out[3] = lacking
    out[4] = team.value_stored(state.seat)
    out[5] = 1.0 if team.can_cast(state.seat) else 0.0
    out[6] = THOUSANDTH * NOISES[state.steadiness][team.forced_hand(state.seat)]
    out[7] = float(state.energy)
    out[8] = 1.0 if state.energy == 1 else 0.0
    out[10] = FLOAT[team.counts[state.seat]]
    for seat in range(team.seats):
        out[11] += FLOAT[team.counts[seat]]
        out[12] += FLOAT[team.guards[seat]]
    out[18] = FLOAT[team.totals[WOLF]]
    out[19] = FLOAT[team.totals[IMP]]
    out[20] = FLOAT[team.totals[DRAGONFLIES]]
    out[21] = FLOAT[team.totals[MOUSE]]
    _write_deck(state, out)
    _write_colours(state, team, out)
    _write_sheet(state, out)
    if SEATS_AT[team.seats]:
        out[SEATS_AT[team.seats]] = 1.0
    if STEADINESS_AT[state.steadiness]:
        out[STEADINESS_AT[state.steadiness]] = 1.0


def _write_deck(state: State, out: vec[float]) -> None:
    """How the Grimoire stands; one that is down or at a real table as if it had just been built again."""
    if state.down or state.companion:
        out[9] = REBUILT_CARDS
        out[15] = REBUILT_ODDS * THOUSANDTH
        return
    shape = Shape(state.deck.slots)
    out[9] = FLOAT[shape.count]
    out[15] = float(int(shape.odds())) * THOUSANDTH
    out[16] = FLOAT[shape.hole]
    out[17] = FLOAT[shape.first + shape.far_gone()]


def _write_colours(state: State, team: Team, out: vec[float]) -> None:
    """What is lacking of each colour beside what stands of it."""
    standing = state.deck.cards()
    useful = 0.0
    for colour in range(COLOURS):
        out[22] += FLOAT[team.totals[FAIRY + colour]]
        out[23] += FLOAT[team.wanted[colour] + team.later[colour]]
        out[25] += float(state.discards[colour])
        lacking = SPELL * (team.wanted[colour] + team.later[colour]) - team.payable(colour)
        if lacking > 0:
            supply = float(standing[colour] + FAIRY_VALUE * standing[FAIRY + colour])
            useful += supply
            out[13] = max(out[13], float(int(lacking)) / max(1.0, supply))
    out[14] = useful / max(1.0, out[9])
    out[24] = FLOAT[team.wanted[TEAM] + team.later[TEAM]]
    out[23] += out[24]


def _write_sheet(state: State, out: vec[float]) -> None:
    sheet = state.sheet
    if sheet.target != NO_AREA and sheet.effect():
        out[EFFECT_AT + sheet.effect()] = 1.0
    for area in range(i64(len(sheet.marked))):
        if not sheet.is_sealed(int(area)):
            out[AREA_AT + area] = 1.0
