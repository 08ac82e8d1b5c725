"""How a sensible team mate plays KamiMaï: which pull is worth its risk, when to stop, what to pay, give and keep.

Every offered move is liked in useful cards. It knows the surrogate's risks (M-56) and no bodies.
"""

from __future__ import annotations

import math
from typing import Final, final

from armarium.games.kamimai import parts
from armarium.games.kamimai.deck import GONE, UNSEEN
from armarium.games.kamimai.notation import (
    AGREE,
    AIM,
    BLESSING,
    COLOUR_CURSE,
    CREATURE,
    DISCARD,
    DONE,
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
    PICK,
    PULL,
    READY,
    REFUSE,
    SPELL,
    USE_HAND,
    WOLF,
    kind_of,
    low_of,
    spell_box,
    spell_colour,
    spell_fairy,
    spell_share,
    spell_wolf,
)
from armarium.games.kamimai.rules import NO_MOVE, State
from armarium.games.kamimai.sheet import NO_AREA
from armarium.games.kamimai.team import CAST_NOW, Team, forced_hand

NOISES: Final[list[list[int]]] = parts.NOISES
TEMPO_ODDS: Final[list[int]] = parts.TEMPO_ODDS
LEFT_ODDS: Final[list[int]] = parts.LEFT_ODDS
AREA_EFFECTS: Final[list[list[int]]] = parts.AREA_EFFECTS
BASE_ODDS: Final[int] = parts.SURROGATE["base"]

# --- weights, found by play -------------------------------------------------------------------------------------------
REBUILT: Final = 55  # cards in a Grimoire that is built again, as a rule
WEAR: Final = 0.09  # log odds that each further pull adds
USE: Final = 0.7  # useful cards in a pull
RESCUES: Final = [0.0, 0.5, 0.25, 0.15, 0.1, 0.1]  # by seats: of a card without a place that may serve if one pulls on
RESCUED: Final = 1.0  # and of all such cards together, at most
CASTABLE: Final = 2.0  # phase 3 is worth waiting for from here on
TURN: Final = 0.005  # the night comes after a hundred turns
UNREST: Final = 2.0  # pulls over which an uneven Grimoire is felt


def logistic(odds: float) -> float:
    return 1.0 / (1.0 + math.exp(-odds))


def log_odds(chance: float) -> float:
    return math.log(chance / (1.0 - chance))


def life(odds: float) -> float:
    """How many more pulls the Grimoire lasts, on average, when the safest one has these log odds."""
    alive = 1.0
    pulls = 0.0
    for _ in range(60):
        alive *= 1.0 - logistic(odds)
        pulls += alive
        odds += WEAR
        if alive < 0.01:
            break
    return pulls


# --- phase 2: what to pull, when to stop ------------------------------------------------------------------------------


@final
class Draw:
    """One moment of a draw: what each kind of card would bring the activator, what a collapse would cost."""

    def __init__(self, team: Team) -> None:
        state = team.state
        self.state = state
        self.team = team
        self.seat = state.seat
        self.common = state.deck.common_odds(state.deck.count(), state.deck.lean())
        self.worths = [0.0] * len(state.deck.slots)  # by slot: its card's gain less what it leaves behind
        least = 10000
        for _, _, risk in state.deck.risks(0, FREE_HAND, state.steadiness):
            least = min(least, risk)
        self.odds = log_odds(max(1, min(9999, least)) / 10000)
        self.left = life(self.odds)
        noise = NOISES[state.steadiness][FREE_HAND] + TEMPO_ODDS[0]
        self.fresh = life((BASE_ODDS + LEFT_ODDS[REBUILT] + noise) / 1000)
        self.now = team.ended(self.seat)
        self.gains = self._gains(self.seat, self.now)
        self.lost = self.now - team.stored(self.seat)
        self.risks = [self._risks(tempo) for tempo in range(3)]
        for slot in state.deck.standing():
            self.worths[slot] = self.gain(state.deck.slots[slot], self.gains) - self.unrest(slot)

    def _risks(self, tempo: int) -> list[float]:
        found = [0.0] * len(self.state.deck.slots)
        for slot, _, risk in self.state.deck.risks(tempo, self.state.hand, self.state.steadiness):
            found[slot] = risk / 10000
        return found

    def _gains(self, seat: int, now: float) -> list[float]:
        """By kind of card, what drawing it brings the seat."""
        found: list[float] = []
        hand = self.team.hands[seat]
        for card in range(KINDS_OF_CARD):
            hand[card] += 1
            gain = self.team.ended(seat) - now
            hand[card] -= 1
            if GUARDIAN <= card < FAIRY:
                gain -= self._curse(card - GUARDIAN)
            found.append(gain)
        return found

    def _curse(self, element: int) -> float:
        """M-31: what a Guardian of this element would cost all."""
        effect = self.state.sheet.effect()
        if effect == EACH_DISCARDS:
            owing = 0
            for hand in self.team.hands:
                if sum(hand) - sum(hand[GUARDIAN:FAIRY]) > 0:
                    owing += 1
            return 0.8 * owing
        if effect == COLOUR_CURSE:
            return 0.0 if self.state.guardians[element] else 0.9 * self.team.total(element)
        if effect == ENERGY_CURSE:
            return self.fresh * USE * (3.0 if self.state.energy == 1 else 1.0)
        return 0.0

    def price(self, card: int) -> float:
        """What a collapse would cost now, with this card in the hand: the rest of this Grimoire's life, and what
        phase 3 would have brought. Blessed, it brings a fresh Grimoire for nothing."""
        state = self.state
        always = bool(state.settings["always-blessed"])
        guarded = sum(state.guardians) > 0 or GUARDIAN <= card < FAIRY
        if state.sheet.effect() == BLESSING and (always or guarded):
            return self.lost - USE * max(0.0, self.fresh - self.left)
        return self.lost + USE * self.left * (1.5 if state.energy == 1 else 1.0) + 1.0

    def pull(self, slot: int, tempo: int) -> float:
        return self.worths[slot] - self.risks[tempo][slot] * self.price(self.state.deck.slots[slot])

    def gain(self, card: int, gains: list[float]) -> float:
        if card != UNSEEN:
            return gains[card]
        worth = 0.0
        count = 0
        unseen = self.state.deck.unseen
        for kind in range(KINDS_OF_CARD):
            worth += unseen[kind] * gains[kind]
            count += unseen[kind]
        return worth / max(1, count)

    def unrest(self, slot: int) -> float:
        """What the next pulls suffer from how the Grimoire stands after this one."""
        deck = self.state.deck
        card = deck.slots[slot]
        if deck.count() < 4:
            return 0.0
        deck.slots[slot] = GONE
        after = deck.common_odds(deck.count(), deck.lean())
        deck.slots[slot] = card
        worse = logistic(self.odds + (after - self.common) / 1000) - logistic(self.odds)
        return UNREST * worse * USE * self.left

    def stop(self) -> float:
        """Not pulling lets the next summoner pull: so stopping is worth what their first pull would be."""
        state = self.state
        team = self.team
        following = (self.seat + 1) % state.seats
        before = [hand[:] for hand in team.hands]
        wanted = team.wanted[:]
        self._leave(team)
        now = team.ended(following)
        gains = self._gains(following, now)
        hand = forced_hand(team.hands[following], state.steadiness)
        team.hands = before
        team.wanted = wanted
        best = -1e9
        spare = (
            0.0 if self.lost > CASTABLE else min(RESCUED, RESCUES[state.seats] * (team.cleared(self.seat) - self.now))
        )
        price = USE * self.left * (1.5 if state.energy == 1 else 1.0) + 1.0
        for slot, _, risk in state.deck.risks(0, hand, state.steadiness):
            best = max(best, self.gain(state.deck.slots[slot], gains) - price * risk / 10000)
        return best - spare - TURN * state.turns

    def _leave(self, team: Team) -> None:
        """The hands as they will be after the activator's own phases 3 and 4."""
        for box in range(5):
            if team.wanted[box] and team.pay(self.seat, box):
                team.wanted[box] = 0
        hand = team.hands[self.seat]
        guardians = hand[4] + hand[5] + hand[6] + hand[7]
        while sum(hand) - guardians > max(0, team.limit - guardians):
            hand[team.least(self.seat)] -= 1


# --- every offered move -----------------------------------------------------------------------------------------------


def likings(state: State, seat: int, moves: list[int]) -> list[float]:
    """How much a sensible summoner likes each of these offered moves, in useful cards."""
    if not moves:
        return []
    team = Team(state)
    kinds = [kind_of(move) for move in moves]
    if PULL in kinds:
        return drawing(team, moves)
    return [_liked(state, team, seat, move) for move in moves]


def drawing(team: Team, moves: list[int]) -> list[float]:
    if kind_of(moves[0]) == READY:
        return [1.0 if kind_of(move) == READY else 0.0 for move in moves]
    draw = Draw(team)
    found: list[float] = []
    for move in moves:
        if kind_of(move) == PULL:
            low = low_of(move)
            found.append(draw.pull(low >> 2, low & 3) - 0.0001 * (low & 3))
        else:
            found.append(draw.stop())
    return found


def _liked(state: State, team: Team, seat: int, move: int) -> float:
    kind = kind_of(move)
    low = low_of(move)
    if kind == SPELL:
        return CAST_NOW + paid(state, team, move)
    if kind == AIM:
        return aimed(state, team, low)
    if kind == USE_HAND:
        return -float(NOISES[state.steadiness][low])
    if kind in (FORFEIT, DISCARD):
        return without(team, seat, low)
    if kind in (AGREE, REFUSE):
        return answered(state, team, kind)
    if kind in (CREATURE, END):
        return released(state, team, low) if kind == CREATURE else team.stored(seat)
    if kind == GIFT:
        return given(team, seat, low >> 3, low & 7)
    if kind == NAME_GIVER:
        return generous(team, low)
    if kind in (PICK, LEAVE, NAME_TAKER):
        return taken(state, team, seat, kind, low)
    return {KEEP: 1e6, DONE: 0.0, DREW: 0.5}.get(kind, -1e6)


def without(team: Team, seat: int, card: int) -> float:
    team.hands[seat][card] -= 1
    worth = team.potential()
    team.hands[seat][card] += 1
    return worth


def paid(state: State, team: Team, move: int) -> float:
    """The hands after a spell, with the activator's best cards stored."""
    before = [hand[:] for hand in team.hands]
    colour = spell_colour(move)
    fairy, wolf = state.creature_seats(move)
    for seat in range(team.seats):
        team.hands[seat][colour] -= spell_share(move, seat)
    if spell_fairy(move):
        team.hands[fairy][FAIRY + colour] -= 1
    if spell_wolf(move):
        team.hands[wolf][WOLF] -= 1
    box = spell_box(move)
    team.wanted[box] = 0
    worth = team.ended(state.seat)
    team.wanted[box] = 1
    team.hands = before
    return worth


def aimed(state: State, team: Team, area: int) -> float:
    """M-10: where the cards are; blessings early, curses late."""
    team.aim(area)
    effect = AREA_EFFECTS[state.sheet.level - 1][area]
    worth = team.ended(state.seat)
    team.aim(NO_AREA)
    return worth + [0.0, 0.8, -0.3, -0.6, -1.5][effect]


def answered(state: State, team: Team, kind: int) -> float:
    """A fair payment is agreed to; a wasteful one is not."""
    if kind == REFUSE or state.proposal == NO_MOVE:
        return team.stored(state.seat)
    return CAST_NOW + paid(state, team, state.proposal)


def released(state: State, team: Team, card: int) -> float:
    """M-35 to M-37: the Imp when it frees somebody, the Mouse for a card worth having, Dragonflies before a discard."""
    hand = team.hands[state.seat]
    before = [held[:] for held in team.hands]
    hand[card] -= 1
    bonus = 0.0
    if card == IMP:
        for held in team.hands:
            held[4:8] = [0, 0, 0, 0]
    elif card == MOUSE:
        bonus = best_pick(state, team, state.seat)
    elif sum(hand) > team.limit:
        bonus = 0.5
    worth = team.ended(state.seat) + bonus - 0.3
    team.hands = before
    return worth


def best_pick(state: State, team: Team, seat: int) -> float:
    now = team.ended(state.seat)
    best = 0.0
    for card in range(KINDS_OF_CARD):
        if state.discards[card] and not GUARDIAN <= card < FAIRY:
            best = max(best, picked(state, team, seat, card) - now)
    return best


def picked(state: State, team: Team, seat: int, card: int) -> float:
    team.hands[seat][card] += 1
    worth = team.ended(state.seat)
    team.hands[seat][card] -= 1
    return worth


def taken(state: State, team: Team, seat: int, kind: int, low: int) -> float:
    if kind == PICK:
        return picked(state, team, seat, low)
    if kind == LEAVE:
        return team.ended(state.seat)
    return best_pick(state, team, low)


def given(team: Team, seat: int, card: int, receiver: int) -> float:
    team.hands[seat][card] -= 1
    team.hands[receiver][card] += 1
    worth = team.ended(team.state.seat)
    team.hands[receiver][card] -= 1
    team.hands[seat][card] += 1
    return worth


def generous(team: Team, giver: int) -> float:
    """Dragonflies: who has a card that would be better elsewhere."""
    best = -1e9
    for card in range(KINDS_OF_CARD):
        if team.hands[giver][card]:
            for receiver in range(team.seats):
                if receiver != giver:
                    best = max(best, given(team, giver, card, receiver))
    return best
