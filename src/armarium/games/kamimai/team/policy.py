"""How a sensible team mate plays KamiMaï: which pull is worth its risk, when to stop, what to pay, give and keep.

Every offered move is liked in useful cards. It knows the surrogate's risks (M-56) and no bodies.
"""

from __future__ import annotations

import math
from typing import Final, final

from armarium.games.kamimai import parts
from armarium.games.kamimai.deck.slots import UNSEEN
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
from armarium.games.kamimai.team.hands import CAST_NOW, Team

NOISES: Final[list[list[int]]] = parts.NOISES
TEMPO_ODDS: Final[list[int]] = parts.TEMPO_ODDS
LEFT_ODDS: Final[list[int]] = parts.LEFT_ODDS
AREA_EFFECTS: Final[list[list[int]]] = parts.AREA_EFFECTS
BASE_ODDS: Final[int] = parts.SURROGATE["base"]

SLOW: Final = 0
QUICK: Final = 2

# --- weights, found by play -------------------------------------------------------------------------------------------
REBUILT: Final = 55  # cards in a Grimoire that is built again, as a rule
WEAR: Final = 0.09  # log odds that each further pull adds
USE: Final = 0.7  # useful cards in a pull
RESCUES: Final = [0.0, 0.5, 0.25, 0.15, 0.1, 0.1]  # by seats: of a card without a place that may serve if one pulls on
RESCUED: Final = 1.0  # and of all such cards together, at most
CASTABLE: Final = 2.0  # phase 3 is worth waiting for from here on
TURN: Final = 0.005  # a long game wants to end
TRIFLE: Final = 0.0001  # slow hands, where nothing else decides
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
        self.cards = state.deck.cards()
        self.common = state.deck.common_odds(state.deck.count(), state.deck.lean())
        self.worths = [0.0] * len(state.deck.slots)  # by slot: its card's gain less what it leaves behind
        self.rows: list[list[int]] = [state.deck.risks(0, state.hand, state.steadiness), [], []]  # by tempo and slot
        free = self.rows[0] if state.hand == FREE_HAND else state.deck.risks(0, FREE_HAND, state.steadiness)
        least = 9999
        for risk in free:
            if 0 < risk < least:
                least = risk
        self.odds = log_odds(least / 10000)
        self.left = life(self.odds)
        noise = NOISES[state.steadiness][FREE_HAND] + TEMPO_ODDS[0]
        self.fresh = life((BASE_ODDS + LEFT_ODDS[REBUILT] + noise) / 1000)
        self.now = team.ended(self.seat)
        self.gains = self._gains(self.seat, self.now)
        self.lost = self.now - team.stored(self.seat)
        self.guarded = self._price(True)  # what a collapse costs where a Guardian is out
        self.unguarded = self._price(sum(state.guardians) > 0)
        unseen = self.unseen(self.gains)
        unrest = self._unrest()
        for slot in state.deck.standing():
            card = state.deck.slots[slot]
            self.worths[slot] = (unseen if card == UNSEEN else self.gains[card]) - unrest[slot]

    def _gains(self, seat: int, now: float) -> list[float]:
        """By kind of card, what drawing it brings the seat; 0 where the Grimoire has none."""
        found = [0.0] * KINDS_OF_CARD
        for card in range(KINDS_OF_CARD):
            if not self.cards[card]:
                continue
            self.team.change(seat, card, 1)
            gain = self.team.ended(seat) - now
            self.team.change(seat, card, -1)
            if GUARDIAN <= card < FAIRY:
                gain -= self._curse(card - GUARDIAN)
            found[card] = gain
        return found

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
            return self.fresh * USE * (3.0 if self.state.energy == 1 else 1.0)
        return 0.0

    def price(self, card: int) -> float:
        """What a collapse would cost now, with this card in the hand."""
        return self.guarded if GUARDIAN <= card < FAIRY else self.unguarded

    def _price(self, guarded: bool) -> float:
        """The rest of this Grimoire's life, and what phase 3 would have brought. Blessed, a fall brings a fresh
        Grimoire for nothing."""
        state = self.state
        if state.sheet.effect() == BLESSING and (guarded or bool(state.settings["always-blessed"])):
            return self.lost - USE * max(0.0, self.fresh - self.left)
        return self.lost + USE * self.left * (1.5 if state.energy == 1 else 1.0) + 1.0

    def pull(self, slot: int, tempo: int) -> float:
        if not self.rows[tempo]:
            self.rows[tempo] = self.state.deck.risks(tempo, self.state.hand, self.state.steadiness)
        return self.worths[slot] - self.rows[tempo][slot] * self.price(self.state.deck.slots[slot]) / 10000

    def unseen(self, gains: list[float]) -> float:
        """What a card brings whose face nobody has seen."""
        worth = 0.0
        count = 0
        unseen = self.state.deck.unseen
        for kind in range(KINDS_OF_CARD):
            worth += unseen[kind] * gains[kind]
            count += unseen[kind]
        return worth / max(1, count)

    def _unrest(self) -> list[float]:
        """By slot: what the next pulls suffer from how the Grimoire stands after this one."""
        deck = self.state.deck
        found = [0.0] * len(deck.slots)
        if deck.count() < 4:
            return found
        now = logistic(self.odds)
        after = deck.odds_without()
        for slot in deck.standing():
            worse = logistic(self.odds + (after[slot] - self.common) / 1000) - now
            found[slot] = UNREST * worse * USE * self.left
        return found

    def stop(self) -> float:
        """Not pulling lets the next summoner pull: so stopping is worth what their first pull would be."""
        state = self.state
        team = self.team
        following = (self.seat + 1) % state.seats
        before = team.remembered()
        self._leave(team)
        now = team.ended(following)
        gains = self._gains(following, now)
        hand = team.forced_hand(following)
        team.restore(before)
        best = -1e9
        spare = (
            0.0 if self.lost > CASTABLE else min(RESCUED, RESCUES[state.seats] * (team.cleared(self.seat) - self.now))
        )
        price = USE * self.left * (1.5 if state.energy == 1 else 1.0) + 1.0
        unseen = self.unseen(gains)
        risks = self.rows[0] if hand == state.hand else state.deck.risks(0, hand, state.steadiness)
        for slot in state.deck.standing():
            card = state.deck.slots[slot]
            best = max(best, (unseen if card == UNSEEN else gains[card]) - price * risks[slot] / 10000)
        return best - spare - TURN * state.turns

    def _leave(self, team: Team) -> None:
        """The hands as they will be after the activator's own phases 3 and 4."""
        team.cast(self.seat)
        while team.has_too_many(self.seat):
            team.change(self.seat, team.least(self.seat), -1)


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


def best(state: State, seat: int) -> int:
    """The move it likes best, without asking for all: slow hands where a fall costs, quick ones where it pays."""
    if state.phase != DRAW or state.companion:
        moves = state.moves(seat)
        if len(moves) == 1:
            return moves[0]
        liked = likings(state, seat, moves)
        return moves[liked.index(max(liked))]
    draw = Draw(Team(state))
    found = move_of(DONE)
    most = draw.stop() if sum(state.drawn) > 0 else -1e9
    for slot in state.deck.standing():
        tempo = SLOW if draw.price(state.deck.slots[slot]) >= 0 else QUICK
        worth = draw.pull(slot, tempo) - TRIFLE * tempo
        if worth > most:
            most = worth
            found = pull_of(slot, tempo)
    return found


def drawing(team: Team, moves: list[int]) -> list[float]:
    if kind_of(moves[0]) == READY:
        return [1.0 if kind_of(move) == READY else 0.0 for move in moves]
    draw = Draw(team)
    found: list[float] = []
    for move in moves:
        if kind_of(move) == PULL:
            tempo = pull_tempo(move)
            found.append(draw.pull(pull_slot(move), tempo) - TRIFLE * tempo)
        else:
            found.append(draw.stop())
    return found


def _liked(state: State, team: Team, seat: int, move: int) -> float:
    kind = kind_of(move)
    argument = argument_of(move)
    if kind == SPELL:
        return CAST_NOW + paid(state, team, move)
    if kind == AIM:
        return aimed(state, team, argument)
    if kind == USE_HAND:
        return -float(NOISES[state.steadiness][argument])
    if kind in (FORFEIT, DISCARD):
        return without(team, seat, argument)
    if kind in (AGREE, REFUSE):
        return answered(state, team, kind)
    if kind in (CREATURE, END):
        return released(state, team, argument) if kind == CREATURE else team.stored(seat)
    if kind == GIFT:
        return given(team, seat, gift_card(move), gift_receiver(move))
    if kind == NAME_GIVER:
        return generous(team, argument)
    if kind in (PICK, LEAVE, NAME_TAKER):
        return taken(state, team, seat, kind, argument)
    return {KEEP: 1e6, DONE: 0.0, DREW: 0.5}.get(kind, -1e6)


def without(team: Team, seat: int, card: int) -> float:
    team.change(seat, card, -1)
    worth = team.potential()
    team.change(seat, card, 1)
    return worth


def paid(state: State, team: Team, move: int) -> float:
    """The hands after a spell, with the activator's best cards stored."""
    before = team.remembered()
    colour = spell_colour(move)
    fairy, wolf = state.creature_seats(move)
    for seat in range(state.seats):
        team.change(seat, colour, -spell_share(move, seat))
    if spell_fairy(move):
        team.change(fairy, FAIRY + colour, -1)
    if spell_wolf(move):
        team.change(wolf, WOLF, -1)
    team.wanted[spell_box(move)] = 0
    worth = team.ended(state.seat)
    team.restore(before)
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
    before = team.remembered()
    team.change(state.seat, card, -1)
    bonus = 0.0
    if card == IMP:
        team.free_of_guardians()
    elif card == MOUSE:
        bonus = best_pick(state, team, state.seat)
    elif team.counts[state.seat] > team.limit:
        bonus = 0.5
    worth = team.ended(state.seat) + bonus - 0.3
    team.restore(before)
    return worth


def best_pick(state: State, team: Team, seat: int) -> float:
    now = team.ended(state.seat)
    best = 0.0
    for card in range(KINDS_OF_CARD):
        if state.discards[card] and not GUARDIAN <= card < FAIRY:
            best = max(best, picked(state, team, seat, card) - now)
    return best


def picked(state: State, team: Team, seat: int, card: int) -> float:
    team.change(seat, card, 1)
    worth = team.ended(state.seat)
    team.change(seat, card, -1)
    return worth


def taken(state: State, team: Team, seat: int, kind: int, low: int) -> float:
    if kind == PICK:
        return picked(state, team, seat, low)
    if kind == LEAVE:
        return team.ended(state.seat)
    return best_pick(state, team, low)


def given(team: Team, seat: int, card: int, receiver: int) -> float:
    team.change(seat, card, -1)
    team.change(receiver, card, 1)
    worth = team.ended(team.state.seat)
    team.change(receiver, card, -1)
    team.change(seat, card, 1)
    return worth


def generous(team: Team, giver: int) -> float:
    """Dragonflies: who has a card that would be better elsewhere."""
    best = -1e9
    for card in range(KINDS_OF_CARD):
        if team.holds(giver, card):
            for receiver in range(team.state.seats):
                if receiver != giver:
                    best = max(best, given(team, giver, card, receiver))
    return best
