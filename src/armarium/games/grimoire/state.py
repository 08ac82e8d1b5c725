"""One position of Grimoire: decks, the quest zone, territories, tokens and pages, and what is being asked.

What is offered is in `moves.py`, what a move does in `rules.py` and `pages/`.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from armarium import game
from armarium.chance import Chance
from armarium.game import NOBODY, Options, Outcome, must_sit
from armarium.games.grimoire import events, moves, parts, refusals, rules
from armarium.games.grimoire.cards import guessing, score
from armarium.games.grimoire.cards.piles import (
    COIN_KINDS,
    NO_CARD,
    NO_SEATS,
    ONE,
    QUEST_KINDS,
    count_of,
    kind_of,
    mark_of,
    nth,
    size,
)
from armarium.games.grimoire.notation import (
    GIVE,
    NOT_ENDING,
    OVER,
    PAGES,
    SPY,
    TEN_COMPANIONS,
    TEN_TREASURES,
    TOKENS,
    move_text,
)
from armarium.games.grimoire.pages import aim
from armarium.reason import Reason

MAGIC_FIRST: Final[i64] = parts.NUMBERS["magic-first"]
END_TREASURES: Final[i64] = parts.NUMBERS["end-treasures"]
END_COMPANIONS: Final[i64] = parts.NUMBERS["end-companions"]
EFFECT: Final = vec[i64](parts.EFFECT)


@final
class State(game.State):
    """Per seat: companions, coins and items as piles (see `cards/piles.py`), VP in tokens, order tokens, pages.

    Made without seats' rows: `empty_state` puts in empty ones, `clone` those of another."""

    def __init__(self, chance: Chance, seats: i64) -> None:
        super().__init__(chance)
        self.seats = seats
        self.five_seats = False
        self.fireball_steals = False
        self.stop_at_15 = False
        self.round: i64 = 0  # 0 while the first tokens are chosen
        self.magic: i64 = MAGIC_FIRST
        self.phase: i64 = TOKENS
        self.deck: i64 = 0
        self.decks: i64 = 1  # how many decks there have been: grows with every shuffle of the discards
        self.discards: i64 = 0
        self.item_deck: i64 = 0
        self.zone = vec[i64]()  # tracked cards, NO_CARD where one was taken
        self.companions = vec[i64]()
        self.open = vec[i64]()  # coins everybody has seen on their way into a territory
        self.hidden = vec[i64]()  # coins only some have seen, tracked, marked with their owner
        self.items = vec[i64]()
        self.vp = vec[i64]()
        self.tokens = vec[i64]()  # 0 = none yet
        self.before = vec[i64]()  # the tokens from which the last order was made
        self.pages = vec[i64]()  # sealed choices, 0 = none yet
        self.shown = vec[i64]()  # the pages revealed last
        self.pickers = vec[i64]()  # seats in the order in which they choose the first tokens
        self.now: i64 = 0  # the token whose quest turn it is
        self.looker: i64 = NOBODY  # whose Spy may look now
        self.target: i64 = NOBODY  # who gives or loses a companion
        self.buys: i64 = 0  # items the Merchants may still buy
        self.ending: i64 = NOT_ENDING
        self.ender: i64 = NOBODY  # the seat whose tenth card ends the game

    def clone(self, chance: Chance) -> State:
        copy = State(chance, self.seats)
        copy.five_seats = self.five_seats
        copy.fireball_steals = self.fireball_steals
        copy.stop_at_15 = self.stop_at_15
        copy.round = self.round
        copy.magic = self.magic
        copy.phase = self.phase
        copy.deck = self.deck
        copy.decks = self.decks
        copy.discards = self.discards
        copy.item_deck = self.item_deck
        copy.zone = self.zone[:]
        copy.companions = self.companions[:]
        copy.open = self.open[:]
        copy.hidden = self.hidden[:]
        copy.items = self.items[:]
        copy.vp = self.vp[:]
        copy.tokens = self.tokens[:]
        copy.before = self.before[:]
        copy.pages = self.pages[:]
        copy.shown = self.shown[:]
        copy.pickers = self.pickers[:]
        copy.now = self.now
        copy.looker = self.looker
        copy.target = self.target
        copy.buys = self.buys
        copy.ending = self.ending
        copy.ender = self.ender
        return copy

    def guess(self, seat: i64, chance: Chance) -> State:
        must_sit(int(seat), int(self.seats))
        copy = self.clone(chance)
        guessing.deal_anew(copy, seat, chance)
        return copy

    # --- what a territory holds ---------------------------------------------------------------------------------------

    def coins(self, seat: i64) -> i64:
        """All coins of a seat, hidden ones too."""
        pile = self.open[seat]
        for i in range(len(self.hidden)):
            if mark_of(self.hidden[i]) == seat:
                pile += ONE[kind_of(self.hidden[i])]
        return pile

    def treasures(self, seat: i64) -> i64:
        """How many coin cards lie in a territory; everybody can count the backs (G-8)."""
        return size(self.coins(seat))

    def owned_count(self, seat: i64, effect: i64) -> i64:
        """How many companions with an effect a seat has (G-34: each copy counts)."""
        count: i64 = 0
        for kind in range(COIN_KINDS, QUEST_KINDS):
            if EFFECT[kind] == effect:
                count += count_of(self.companions[seat], kind)
        return count

    def gain(self, seat: i64, kind: i64) -> None:
        """A card everybody has seen goes to a territory."""
        if kind >= COIN_KINDS:
            self.companions[seat] += ONE[kind]
        else:
            self.open[seat] += ONE[kind]

    def count_to_ten(self, seat: i64) -> None:
        """G-31: whatever happens later, the tenth card makes this round the last."""
        if self.ending != NOT_ENDING:
            return
        if size(self.companions[seat]) >= END_COMPANIONS:
            self.ending = TEN_COMPANIONS
        elif self.treasures(seat) >= END_TREASURES:
            self.ending = TEN_TREASURES
        if self.ending != NOT_ENDING:
            self.ender = seat
            events.tell_last_round(self)

    # --- the quest deck -----------------------------------------------------------------------------------------------

    def can_draw(self) -> bool:
        return self.deck != 0 or self.discards != 0

    def draw(self) -> i64:
        """G-10: a card of the deck, made anew from the discards if it has none; NO_CARD when both are empty."""
        if self.deck == 0:
            if self.discards == 0:
                return NO_CARD
            events.tell_reshuffled(self)
            self.deck = self.discards
            self.discards = 0
            self.decks += 1
        kind = nth(self.deck, self.chance.below(size(self.deck)))
        self.deck -= ONE[kind]
        return kind

    # --- whose turn ---------------------------------------------------------------------------------------------------

    def to_act(self) -> list[int]:
        if self.phase == PAGES:
            return [int(seat) for seat in range(self.seats) if self.pages[seat] == 0]
        seat = self.actor()
        return [] if seat == NOBODY else [int(seat)]

    def actor(self) -> i64:
        if self.phase == PAGES:
            seat: i64 = 0
            while self.pages[seat] != 0:
                seat += 1
            return seat
        if self.phase == OVER:
            return NOBODY
        if self.phase == TOKENS:
            return self.picker()
        if self.phase == SPY:
            return self.looker
        return self.target if self.phase == GIVE else self.seat_with(self.now)

    def picker(self) -> i64:
        """G-7: the first in the drawn order who has no token yet."""
        for i in range(self.seats):
            if self.tokens[self.pickers[i]] == 0:
                return self.pickers[i]
        return NOBODY

    def seat_with(self, token: i64) -> i64:
        for seat in range(self.seats):
            if self.tokens[seat] == token:
                return seat
        return NOBODY

    def turn(self) -> int:
        return int(self.round) if self.round else 1

    # --- G-12, G-13: the order ----------------------------------------------------------------------------------------

    def is_alone(self, seat: i64) -> bool:
        """G-12: nobody else opened this page: group A; the others are group B."""
        for other in range(self.seats):
            if other != seat and self.shown[other] == self.shown[seat]:
                return False
        return True

    def place_in_order(self, seat: i64) -> i64:
        """G-12: the token before any reversal. Group A by page; behind it group B, the higher previous token first."""
        alone = self.is_alone(seat)
        token: i64 = 1
        for other in range(self.seats):
            if self.is_alone(other):
                if not alone or self.shown[other] < self.shown[seat]:
                    token += 1
            elif not alone and self.before[other] > self.before[seat]:
                token += 1
        return token

    def reversals(self) -> i64:
        """G-13: how many Time spells were opened."""
        count: i64 = 0
        for seat in range(self.seats):
            count += aim.TIME[self.shown[seat]]
        return count

    # --- the contract's doors ---------------------------------------------------------------------------------------

    def moves(self, seat: i64) -> list[int]:
        return moves.moves(self, seat)

    def move_count(self, seat: i64) -> i64:
        return moves.move_count(self, seat)

    def move_at(self, seat: i64, index: i64) -> i64:
        return moves.move_at(self, seat, index)

    def play(self, seat: i64, move: i64) -> None:
        rules.play(self, seat, move)

    def text(self, move: i64) -> str:
        return move_text(move)

    def why_not(self, seat: i64, text: str) -> Reason | None:
        must_sit(int(seat), int(self.seats))
        return refusals.why_not(self, int(seat), text)

    def standing(self) -> list[int]:
        return score.standing(self)

    def outcome(self) -> Outcome | None:
        return rules.outcome(self)


def new(seats: i64, options: Options, chance: Chance) -> State:
    state = bare(seats, options, chance)
    rules.set_up(state)
    return state


def empty_state(chance: Chance, seats: i64) -> State:
    """Nothing is dealt, and no option is on."""
    state = State(chance, seats)
    state.companions = NO_SEATS[:]
    state.open = NO_SEATS[:]
    state.items = NO_SEATS[:]
    state.vp = NO_SEATS[:]
    state.tokens = NO_SEATS[:]
    state.before = NO_SEATS[:]
    state.pages = NO_SEATS[:]
    state.shown = NO_SEATS[:]
    state.pickers = NO_SEATS[:]
    return state


def bare(seats: i64, options: Options, chance: Chance) -> State:
    """A state with its settled options and nothing dealt."""
    state = empty_state(chance, seats)
    state.five_seats = bool(options["five-seats"])
    state.fireball_steals = bool(options["fireball-steals"])
    state.stop_at_15 = bool(options["stop-at-15"])
    return state
