"""How a sensible team mate plays KamiMaï: which pull is worth its risk, when to stop, what to pay, give and keep.

Every offered move has a value, counted in useful cards. It knows the surrogate's risks (M-56) and no bodies.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from armarium.games.kamimai import parts
from armarium.games.kamimai.deck.slots import GONE, UNSEEN
from armarium.games.kamimai.notation import (
    AGREE,
    AIM,
    BLESSING,
    COLOUR_CURSE,
    CREATURE,
    DISCARD,
    DONE,
    DRAW,
    DREW,
    EACH_DISCARDS,
    END,
    ENERGY_CURSE,
    FAIRY,
    FORFEIT,
    FREE_HAND,
    GIFT,
    GUARDIAN,
    IMP,
    KEEP,
    KINDS_OF_CARD,
    LEAVE,
    MOUSE,
    NAME_GIVER,
    NAME_TAKER,
    NO_MOVE,
    PICK,
    PULL,
    READY,
    REFUSE,
    SPELL,
    USE_HAND,
    WOLF,
    argument_of,
    gift_card,
    gift_receiver,
    kind_of,
    move_of,
    pull_of,
    pull_slot,
    pull_tempo,
    spell_box,
    spell_colour,
    spell_fairy,
    spell_share,
    spell_wolf,
)
from armarium.games.kamimai.spells.sheet import NO_AREA
from armarium.games.kamimai.state import State
from armarium.games.kamimai.team.hands import CAST_NOW, FLOAT, Team

NOISES: Final[list[list[int]]] = parts.NOISES
TEMPO_ODDS: Final[list[int]] = parts.TEMPO_ODDS
LEFT_ODDS: Final[list[int]] = parts.LEFT_ODDS
BUILT_ODDS: Final[list[int]] = parts.BUILT_ODDS
AREA_EFFECTS: Final[list[list[int]]] = parts.AREA_EFFECTS
BASE_ODDS: Final[int] = parts.SURROGATE["base"]

SLOW: Final = 0
QUICK: Final = 2

# --- weights, found by play -------------------------------------------------------------------------------------------
REBUILT_CARDS: Final = 55  # cards in a Grimoire that is built again, as a rule
REBUILT_ODDS: Final = BASE_ODDS + LEFT_ODDS[REBUILT_CARDS] + BUILT_ODDS[REBUILT_CARDS]  # and what its pulls share
WEAR_LOG_ODDS: Final = 0.03  # log odds that each further pull adds
USEFUL_PER_PULL: Final = 0.7  # useful cards in a pull
RESCUES: Final = [0.0, 1.0, 0.25, 0.15, 0.1, 0.1]  # by seats: of a card without a place that may serve if one pulls on
RESCUED: Final = 4.0  # and of all such cards together, at most
CASTABLE: Final = 2.0  # phase 3 is worth waiting for from here on
TURN_COST: Final = 0.005  # a long game wants to end
TEMPO_TIE_BREAK: Final = 0.0001  # slow hands, where nothing else decides
UNSTABLE_PULLS: Final = 10.0  # pulls over which an uneven Grimoire is felt


def logistic(odds: float) -> float:
    return 1.0 / (1.0 + math.exp(-odds))


def log_odds(chance: float) -> float:
    return math.log(chance / (1.0 - chance))


def fresh_life(steadiness: int) -> float:
    """How many pulls a Grimoire that was built again lasts with slow, free hands."""
    return life((REBUILT_ODDS + NOISES[steadiness][FREE_HAND] + TEMPO_ODDS[SLOW]) / 1000)


def life(odds: float) -> float:
    """How many more pulls the Grimoire lasts, on average, when the safest one has these log odds."""
    alive = 1.0
    pulls = 0.0
    for _ in range(60):
        alive *= 1.0 - logistic(odds)
        pulls += alive
        odds += WEAR_LOG_ODDS
        if alive < 0.01:
            break
    return pulls


def least_risk(risks: vec[i64]) -> int:
    """Of the standing cards."""
    least: i64 = 9999
    for slot in range(i64(len(risks))):
        if 0 < risks[slot] < least:
            least = risks[slot]
    return int(least)


FRESH_LIVES: Final = vec[float]([fresh_life(steadiness) for steadiness in range(len(NOISES))])


# --- phase 2: what to pull, when to stop ------------------------------------------------------------------------------


@final
class DrawPhase:
    """One moment of a draw: what each kind of card would bring the activator, what a collapse would cost."""

    def __init__(self, team: Team) -> None:
        state = team.state
        self.state = state
        self.team = team
        self.seat = state.seat
        self.slots = state.deck.slots
        self.cards = state.deck.cards()
        self.common = state.deck.common_odds()
        self.slow_risks = state.deck.risks(SLOW, state.hand, state.steadiness)  # by slot
        self.steady_risks = vec[i64]()  # these two are worked out when asked for
        self.quick_risks = vec[i64]()
        free = self.slow_risks if state.hand == FREE_HAND else state.deck.risks(SLOW, FREE_HAND, state.steadiness)
        self.log_odds = log_odds(least_risk(free) / 10000)
        self.pulls_left = life(self.log_odds)
        self.fresh_pulls = FRESH_LIVES[state.steadiness]
        self.now = team.value_after_turn(self.seat)
        self.gains = self._gains(self.seat, self.now)
        self.castable_value = self.now - team.value_stored(self.seat)
        self.cost_guarded = self._collapse_cost(True)  # what a collapse costs where a Guardian is out
        self.cost_unguarded = self._collapse_cost(max(state.guardians) > 0)
        self.slot_values = self._instability_cost()  # by slot: its card's gain less what it leaves behind
        unseen = self.unseen_gain(self.gains)
        for slot in range(i64(len(self.slots))):
            card = self.slots[slot]
            if card != GONE:
                self.slot_values[slot] = (unseen if card == UNSEEN else self.gains[card]) - self.slot_values[slot]

    def _gains(self, seat: int, now: float) -> vec[float]:
        """By kind of card, what drawing it brings the seat; 0 where the Grimoire has none."""
        gains = vec[float]([0.0] * KINDS_OF_CARD)
        for card in range(KINDS_OF_CARD):
            if not self.cards[card]:
                continue
            self.team.change(seat, card, 1)
            gain = self.team.value_after_turn(seat) - now
            self.team.change(seat, card, -1)
            if GUARDIAN <= card < FAIRY:
                gain -= self._curse(card - GUARDIAN)
            gains[card] = gain
        return gains

    def _curse(self, element: int) -> float:
        """M-31: what a Guardian of this element would cost all."""
        effect = self.state.sheet.effect()
        if effect == EACH_DISCARDS:
            owing = 0
            for seat in range(self.team.seats):
                if self.team.counts[seat] > self.team.guards[seat]:
                    owing += 1
            return 0.8 * owing
        if effect == COLOUR_CURSE:
            return 0.0 if self.state.guardians[element] else 0.9 * float(self.team.total(element))
        if effect == ENERGY_CURSE:
            return self.fresh_pulls * USEFUL_PER_PULL * (3.0 if self.state.energy == 1 else 1.0)
        return 0.0

    def collapse_cost(self, card: i64) -> float:
        """What a collapse would cost now, with this card in the hand."""
        return self.cost_guarded if GUARDIAN <= card < FAIRY else self.cost_unguarded

    def _collapse_cost(self, guarded: bool) -> float:
        """The rest of this Grimoire's life, and what phase 3 would have brought. Blessed, a fall brings a fresh
        Grimoire for nothing."""
        state = self.state
        if state.sheet.effect() == BLESSING and (guarded or bool(state.settings["always-blessed"])):
            return self.castable_value - USEFUL_PER_PULL * max(0.0, self.fresh_pulls - self.pulls_left)
        return self.castable_value + USEFUL_PER_PULL * self.pulls_left * (1.5 if state.energy == 1 else 1.0) + 1.0

    def pull_value(self, slot: i64, tempo: i64) -> float:
        cost = self.collapse_cost(self.slots[slot])
        return self.slot_values[slot] - float(int(self._risks(tempo)[slot])) * cost / 10000

    def _risks(self, tempo: i64) -> vec[i64]:
        state = self.state
        if tempo == SLOW:
            return self.slow_risks
        if tempo == QUICK:
            if len(self.quick_risks) == 0:
                self.quick_risks = state.deck.risks(tempo, state.hand, state.steadiness)
            return self.quick_risks
        if len(self.steady_risks) == 0:
            self.steady_risks = state.deck.risks(tempo, state.hand, state.steadiness)
        return self.steady_risks

    def unseen_gain(self, gains: vec[float]) -> float:
        """What a card brings whose face nobody has seen."""
        value = 0.0
        count: i64 = 0
        unseen = self.state.deck.unseen
        for kind in range(i64(KINDS_OF_CARD)):
            value += FLOAT[unseen[kind]] * gains[kind]
            count += unseen[kind]
        return value / FLOAT[max(1, count)]

    def _instability_cost(self) -> vec[float]:
        """By slot: what the next pulls suffer from how the Grimoire stands after this one."""
        costs = vec[float]([0.0] * len(self.slots))
        if self.state.deck.count() < 4:
            return costs
        now = logistic(self.log_odds)
        after = self.state.deck.odds_without()
        for slot in range(i64(len(self.slots))):
            if self.slots[slot] != GONE:
                worse = logistic(self.log_odds + float(int(after[slot] - self.common)) / 1000) - now
                costs[slot] = UNSTABLE_PULLS * worse * USEFUL_PER_PULL * self.pulls_left
        return costs

    def stop_value(self) -> float:
        """Not pulling lets the next summoner pull: so stopping is worth what their first pull would be."""
        state = self.state
        team = self.team
        following = (self.seat + 1) % state.seats
        before = team.snapshot()
        self._play_out_turn(team)
        now = team.value_after_turn(following)
        gains = self._gains(following, now)
        hand = team.forced_hand(following)
        team.restore(before)
        best = -1e9
        spare = (
            0.0
            if self.castable_value > CASTABLE
            else min(RESCUED, RESCUES[state.seats] * (team.value_without_limit(self.seat) - self.now))
        )
        cost = USEFUL_PER_PULL * self.pulls_left * (1.5 if state.energy == 1 else 1.0) + 1.0
        unseen = self.unseen_gain(gains)
        risks = self.slow_risks if hand == state.hand else state.deck.risks(SLOW, hand, state.steadiness)
        for slot in range(i64(len(self.slots))):
            card = self.slots[slot]
            if card != GONE:
                gain = unseen if card == UNSEEN else gains[card]
                best = max(best, gain - cost * float(int(risks[slot])) / 10000)
        return best - spare - TURN_COST * state.turns

    def _play_out_turn(self, team: Team) -> None:
        """The hands as they will be after the activator's own phases 3 and 4."""
        team.cast(self.seat)
        while team.has_too_many(self.seat):
            team.change(self.seat, team.least_useful(self.seat), -1)


# --- every offered move -----------------------------------------------------------------------------------------------


def move_values(state: State, seat: int, moves: list[int]) -> list[float]:
    """What each of these offered moves is worth to a sensible summoner, in useful cards."""
    if not moves:
        return []
    team = Team(state)
    kinds = [kind_of(move) for move in moves]
    if PULL in kinds:
        return draw_values(team, moves)
    return [_move_value(state, team, seat, move) for move in moves]


def best_move(state: State, seat: int) -> int:
    """The move of most value, without asking for all: slow hands where a fall costs, quick ones where it pays."""
    if state.phase != DRAW or state.companion:
        moves = state.moves(seat)
        if len(moves) == 1:
            return moves[0]
        values = move_values(state, seat, moves)
        return moves[values.index(max(values))]
    draw = DrawPhase(Team(state))
    best = move_of(DONE)
    most = draw.stop_value() if state.has_drawn() else -1e9
    for slot in range(i64(len(draw.slots))):
        if draw.slots[slot] != GONE:
            tempo = SLOW if draw.collapse_cost(draw.slots[slot]) >= 0 else QUICK
            value = draw.pull_value(slot, tempo) - TEMPO_TIE_BREAK * tempo
            if value > most:
                most = value
                best = pull_of(int(slot), tempo)
    return best


def draw_values(team: Team, moves: list[int]) -> list[float]:
    if kind_of(moves[0]) == READY:
        return [1.0 if kind_of(move) == READY else 0.0 for move in moves]
    draw = DrawPhase(team)
    values: list[float] = []
    for move in moves:
        if kind_of(move) == PULL:
            tempo = pull_tempo(move)
            values.append(draw.pull_value(pull_slot(move), tempo) - TEMPO_TIE_BREAK * tempo)
        else:
            values.append(draw.stop_value())
    return values


def _move_value(state: State, team: Team, seat: int, move: int) -> float:
    kind = kind_of(move)
    argument = argument_of(move)
    if kind == SPELL:
        return CAST_NOW + value_of_spell(state, team, move)
    if kind == AIM:
        return value_of_target(state, team, argument)
    if kind == USE_HAND:
        return -float(NOISES[state.steadiness][argument])
    if kind in (FORFEIT, DISCARD):
        return value_without(team, seat, argument)
    if kind in (AGREE, REFUSE):
        return value_of_answer(state, team, kind)
    if kind in (CREATURE, END):
        return value_of_creature(state, team, argument) if kind == CREATURE else team.value_stored(seat)
    if kind == GIFT:
        return value_of_gift(team, seat, gift_card(move), gift_receiver(move))
    if kind == NAME_GIVER:
        return value_of_giver(team, argument)
    if kind in (PICK, LEAVE, NAME_TAKER):
        return value_of_taking(state, team, seat, kind, argument)
    return {KEEP: 1e6, DONE: 0.0, DREW: 0.5}.get(kind, -1e6)


def value_without(team: Team, seat: int, card: int) -> float:
    team.change(seat, card, -1)
    value = team.potential()
    team.change(seat, card, 1)
    return value


def value_of_spell(state: State, team: Team, move: int) -> float:
    """The hands after a spell, with the activator's best cards stored."""
    before = team.snapshot()
    colour = spell_colour(move)
    fairy, wolf = state.creature_seats(move)
    for seat in range(state.seats):
        team.change(seat, colour, -spell_share(move, seat))
    if spell_fairy(move):
        team.change(fairy, FAIRY + colour, -1)
    if spell_wolf(move):
        team.change(wolf, WOLF, -1)
    team.wanted[spell_box(move)] = 0
    value = team.value_after_turn(state.seat)
    team.restore(before)
    return value


def value_of_target(state: State, team: Team, area: int) -> float:
    """M-10: where the cards are; blessings early, curses late."""
    team.aim(area)
    effect = AREA_EFFECTS[state.sheet.level - 1][area]
    value = team.value_after_turn(state.seat)
    team.aim(NO_AREA)
    return value + [0.0, 0.8, -0.3, -0.6, -1.5][effect]


def value_of_answer(state: State, team: Team, kind: int) -> float:
    """A fair payment is agreed to; a wasteful one is not."""
    if kind == REFUSE or state.proposal == NO_MOVE:
        return team.value_stored(state.seat)
    return CAST_NOW + value_of_spell(state, team, state.proposal)


def value_of_creature(state: State, team: Team, card: int) -> float:
    """M-35 to M-37: the Imp when it frees somebody, the Mouse for a card worth having, Dragonflies before a discard."""
    before = team.snapshot()
    team.change(state.seat, card, -1)
    bonus = 0.0
    if card == IMP:
        team.free_of_guardians()
    elif card == MOUSE:
        bonus = best_pick_gain(state, team, state.seat)
    elif team.counts[state.seat] > team.limit:
        bonus = 0.5
    value = team.value_after_turn(state.seat) + bonus - 0.3
    team.restore(before)
    return value


def best_pick_gain(state: State, team: Team, seat: int) -> float:
    now = team.value_after_turn(state.seat)
    best = 0.0
    for card in range(KINDS_OF_CARD):
        if state.discards[card] and not GUARDIAN <= card < FAIRY:
            best = max(best, value_of_pick(state, team, seat, card) - now)
    return best


def value_of_pick(state: State, team: Team, seat: int, card: int) -> float:
    team.change(seat, card, 1)
    value = team.value_after_turn(state.seat)
    team.change(seat, card, -1)
    return value


def value_of_taking(state: State, team: Team, seat: int, kind: int, argument: int) -> float:
    """Of a card from the discard pile, of none, or of naming who may take one."""
    if kind == PICK:
        return value_of_pick(state, team, seat, argument)
    if kind == LEAVE:
        return team.value_after_turn(state.seat)
    return best_pick_gain(state, team, argument)


def value_of_gift(team: Team, seat: int, card: int, receiver: int) -> float:
    team.change(seat, card, -1)
    team.change(receiver, card, 1)
    value = team.value_after_turn(team.state.seat)
    team.change(receiver, card, -1)
    team.change(seat, card, 1)
    return value


def value_of_giver(team: Team, giver: int) -> float:
    """Dragonflies: who has a card that would be better elsewhere."""
    best = -1e9
    for card in range(KINDS_OF_CARD):
        if team.holds(giver, card):
            for receiver in range(team.state.seats):
                if receiver != giver:
                    best = max(best, value_of_gift(team, giver, card, receiver))
    return best
