"""The rules of Grimoire, in rulebook order, clauses cited. Scores are in `cards/score.py`, sentences in `words/`.

A round lays cards out, lets everybody seal a page, makes the order from the pages, and gives each seat a quest turn:
its page's effect, then one card. What a seat is asked is the phase; what it is asked about is plain data beside it.
Decks have no order: a draw picks one of the cards left, so luck falls when a card is drawn and not before.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from armarium import game
from armarium.chance import Chance
from armarium.game import NOBODY, Options, Outcome, must_sit
from armarium.games.grimoire import events, parts, refusals
from armarium.games.grimoire.cards import guessing, score
from armarium.games.grimoire.cards.piles import (
    BIT,
    COIN_KINDS,
    NO_CARD,
    ONE,
    QUEST_KINDS,
    card_of,
    count_of,
    deck_of,
    is_down,
    kind_of,
    kinds_in,
    mark_of,
    nth,
    nth_kind,
    pile_of,
    seen_of,
    size,
)
from armarium.games.grimoire.notation import (
    ADD,
    AIM,
    CHOOSE_TOKEN,
    CURE,
    GIVE,
    HAND_OVER,
    LOOK,
    LUCK,
    MAGIC_FULL,
    NOT_ENDING,
    OVER,
    PAGES,
    PASS,
    PAY,
    PICK,
    PILES_EMPTY,
    PURCHASE,
    REPLACE,
    SEAL,
    SEIZE,
    SHOES,
    SPY,
    TAKE,
    TAKE_CARD,
    TARGET,
    TEN_COMPANIONS,
    TEN_TREASURES,
    TOKENS,
    move_of,
    move_text,
    number_of,
    verb_of,
)
from armarium.games.grimoire.pages import aim, spells
from armarium.reason import Reason

MAGIC_FIRST: Final[i64] = parts.NUMBERS["magic-first"]
MAGIC_MOST: Final[i64] = parts.NUMBERS["magic-most"]
EXTRA: Final[i64] = parts.NUMBERS["quest-extra"]
BACKS: Final[i64] = parts.NUMBERS["quest-backs"]
BACKS_FIVE: Final[i64] = parts.NUMBERS["quest-backs-five"]
END_TREASURES: Final[i64] = parts.NUMBERS["end-treasures"]
END_COMPANIONS: Final[i64] = parts.NUMBERS["end-companions"]

EFFECT: Final = vec[i64](parts.EFFECT)
AMOUNT: Final = vec[i64](parts.AMOUNT)
LOOKS: Final[i64] = parts.EFFECTS.index("look")
FIRST: Final[i64] = parts.EFFECTS.index("first")
LAST: Final[i64] = parts.EFFECTS.index("last")

NONE: Final = vec[i64]([0, 0, 0, 0, 0])


@final
class State(game.State):
    """Per seat: companions, coins and items as piles (see `cards/piles.py`), VP in tokens, order tokens, pages."""

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
        self.companions = NONE[:]
        self.open = NONE[:]  # coins everybody has seen on their way into a territory
        self.hidden = vec[i64]()  # coins only some have seen, tracked, marked with their owner
        self.items = NONE[:]
        self.vp = NONE[:]
        self.tokens = NONE[:]  # 0 = none yet
        self.before = NONE[:]  # the tokens from which the last order was made
        self.pages = NONE[:]  # sealed choices, 0 = none yet
        self.shown = NONE[:]  # the pages revealed last
        self.pickers = NONE[:]  # seats in the order in which they choose the first tokens
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

    # --- what a territory holds -----------------------------------------------------------------------------------

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

    def owned(self, seat: i64, effect: i64) -> i64:
        """How many companions with an effect a seat has (G-34: each copy counts)."""
        found: i64 = 0
        for kind in range(COIN_KINDS, QUEST_KINDS):
            if EFFECT[kind] == effect:
                found += count_of(self.companions[seat], kind)
        return found

    # --- whose turn -------------------------------------------------------------------------------------------

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

    # --- the moves offered --------------------------------------------------------------------------------------

    def move_count(self, seat: i64) -> i64:
        if seat < 0 or seat >= self.seats:
            must_sit(int(seat), int(self.seats))
        phase = self.phase
        if phase == PAGES:
            return self.magic  # G-11: also for who has chosen, until the last one has
        if phase == OVER or seat != self.actor():
            return 0
        if phase == TAKE:
            return self._places()
        if phase == LUCK:
            return self._places() + 1
        if phase == TOKENS:
            return self._free_tokens()
        if phase == TARGET:
            return aim.targets(self, seat)
        if phase == GIVE or phase == SEIZE:
            return kinds_in(self.companions[self.target])
        return 2

    def move_at(self, seat: i64, index: i64) -> i64:
        phase = self.phase
        if phase == PAGES:
            return move_of(SEAL, index + 1)
        if phase == TAKE:
            return move_of(TAKE_CARD, self._nth_place(index))
        if phase == LUCK:
            return move_of(REPLACE, self._nth_place(index)) if index < self._places() else move_of(PASS, 0)
        if phase == TOKENS:
            return move_of(CHOOSE_TOKEN, self._nth_free_token(index))
        if phase == TARGET:
            return move_of(AIM, aim.nth_target(self, seat, index))
        if phase == GIVE or phase == SEIZE:
            return move_of(HAND_OVER if phase == GIVE else PICK, nth_kind(self.companions[self.target], index))
        if index == 1:
            return move_of(PASS, 0)
        if phase == SPY:
            return move_of(LOOK, 0)
        return move_of(PAY if phase == CURE else ADD if phase == SHOES else PURCHASE, 0)

    def moves(self, seat: i64) -> list[int]:
        return [int(self.move_at(seat, index)) for index in range(self.move_count(seat))]

    def _places(self) -> i64:
        found: i64 = 0
        for i in range(len(self.zone)):
            if self.zone[i] != NO_CARD:
                found += 1
        return found

    def _nth_place(self, index: i64) -> i64:
        """The place, counted from 1, of a card that still lies in the quest zone."""
        for i in range(len(self.zone)):
            if self.zone[i] != NO_CARD:
                if index == 0:
                    return i64(i) + 1
                index -= 1
        return 0

    def _free_tokens(self) -> i64:
        found: i64 = 0
        for token in range(i64(1), self.seats + 1):
            if self.seat_with(token) == NOBODY:
                found += 1
        return found

    def _nth_free_token(self, index: i64) -> i64:
        token: i64 = 1
        while True:
            if self.seat_with(token) == NOBODY:
                if index == 0:
                    return token
                index -= 1
            token += 1

    # --- carrying a move out ------------------------------------------------------------------------------------

    def play(self, seat: i64, move: i64) -> None:
        verb = verb_of(move)
        number = number_of(move)
        if verb == SEAL:
            self._seal(seat, number)
        elif verb == TAKE_CARD:
            self._take(seat, number - 1)
        elif verb == CHOOSE_TOKEN:
            self._choose_token(seat, number)
        elif verb == LOOK:
            self._look(seat)
        elif verb == REPLACE:
            spells.replace(self, seat, number - 1)
        elif verb == PAY:
            spells.pay_for_cure(self, seat)
        elif verb == AIM:
            spells.hit(self, seat, number)
        elif verb == HAND_OVER:
            spells.rob(self, self.seat_with(self.now), seat, number)
        elif verb == PICK:
            spells.rob(self, seat, self.target, number)
        elif verb == ADD:
            spells.add(self, seat)
        elif verb == PURCHASE:
            spells.buy(self, seat)
        else:
            self._pass(seat)

    def _pass(self, seat: i64) -> None:
        events.passed(self, seat)
        if self.phase == SPY:
            self._ask_spies()
        elif self.phase == SHOES:
            spells.ask_merchants(self, seat)
        else:
            self.phase = TAKE

    # --- set-up and round: G-7 to G-15 ----------------------------------------------------------------------------

    def _choose_token(self, seat: i64, token: i64) -> None:
        self._give_token(seat, token)
        if self._free_tokens() == 1:
            self._give_token(self.picker(), self._nth_free_token(0))
            self._begin_round()

    def _give_token(self, seat: i64, token: i64) -> None:
        self.tokens[seat] = token
        events.token(self, seat, token)

    def _begin_round(self) -> None:
        """G-9: raise the magic, lay cards out; G-31: if they cannot all be laid out, the game is over."""
        self.round += 1
        if self.round > 1 and self.magic < MAGIC_MOST:
            self.magic += 1
        self.now = 0
        events.round_begins(self)
        if self.round == 1 and self.five_seats:
            events.bigger_box(self, quest_box(True), item_box(True))
        self.zone = vec[i64]()
        backs = BACKS_FIVE if self.seats == 5 else BACKS
        for place in range(self.seats + EXTRA):
            kind = self.draw()
            if kind == NO_CARD:
                self._end(PILES_EMPTY)
                return
            self.zone = append(self.zone, card_of(kind, 1 if place < backs else 0, 0, self.decks))
        events.laid_out(self)
        self._ask_spies()

    def can_draw(self) -> bool:
        return self.deck != 0 or self.discards != 0

    def draw(self) -> i64:
        """G-10: a card of the deck, made anew from the discards if it has none; NO_CARD when both are empty."""
        if self.deck == 0:
            if self.discards == 0:
                return NO_CARD
            events.reshuffled(self)
            self.deck = self.discards
            self.discards = 0
            self.decks += 1
        kind = nth(self.deck, self.chance.below(size(self.deck)))
        self.deck -= ONE[kind]
        return kind

    def _ask_spies(self) -> None:
        """Spy: before pages are chosen its owners may look, in token order; then everybody chooses."""
        asked = 0 if self.looker == NOBODY else self.tokens[self.looker]
        for token in range(asked + 1, self.seats + 1):
            self.looker = self.seat_with(token)
            if self.owned(self.looker, LOOKS):
                self.phase = SPY
                return
        self.looker = NOBODY
        self.phase = PAGES

    def _look(self, seat: i64) -> None:
        for i in range(len(self.zone)):
            if is_down(self.zone[i]):
                self.zone[i] |= card_of(0, 0, BIT[seat], 0)
        events.looked(self, seat)
        self._ask_spies()

    def _seal(self, seat: i64, page: i64) -> None:
        events.sealed(self, seat, page)
        self.pages[seat] = page
        for other in range(self.seats):
            if self.pages[other] == 0:
                return
        self._reveal()

    def _reveal(self) -> None:
        """G-11 to G-13: pages open, tokens handed out, each Time spell turns the order round."""
        self.before = self.tokens[:]
        self.shown = self.pages[:]
        self.pages = NONE[:]
        for seat in range(self.seats):
            self.tokens[seat] = self.ordered(seat)
        if self.reversals() & 1:
            for seat in range(self.seats):
                self.tokens[seat] = self.seats + 1 - self.tokens[seat]
        events.revealed(self)
        self.now = 0
        self._next_turn()

    def is_alone(self, seat: i64) -> bool:
        """G-12: nobody else opened this page: group A; the others are group B."""
        for other in range(self.seats):
            if other != seat and self.shown[other] == self.shown[seat]:
                return False
        return True

    def ordered(self, seat: i64) -> i64:
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
        found: i64 = 0
        for seat in range(self.seats):
            found += aim.TIME[self.shown[seat]]
        return found

    def _next_turn(self) -> None:
        """G-14, in token order: companions that pay first or last, the page, then a card."""
        self.now += 1
        self.buys = 0
        if self.now > self.seats:
            self._end_round()
            return
        seat = self.seat_with(self.now)
        events.turn_begins(self, seat)
        if self.now == 1:
            self._pay_companions(seat, FIRST)
        if self.now == self.seats:
            self._pay_companions(seat, LAST)
        self.phase = TAKE
        spells.cast(self, seat)

    def _pay_companions(self, seat: i64, effect: i64) -> None:
        for kind in range(COIN_KINDS, QUEST_KINDS):
            if EFFECT[kind] == effect and count_of(self.companions[seat], kind):
                paid = AMOUNT[kind] * count_of(self.companions[seat], kind)
                self.vp[seat] += paid
                events.companion_paid(self, seat, kind, paid)

    def _take(self, seat: i64, place: i64) -> None:
        """G-14: companions lie open, treasures hidden; a face-down card is looked at by its taker alone."""
        card = self.zone[place]
        kind = kind_of(card)
        self.zone[place] = NO_CARD
        events.took(self, seat, place, card)
        if not is_down(card) or kind >= COIN_KINDS:
            self.gain(seat, kind)
        else:
            self.hidden = append(self.hidden, card_of(kind, seat, seen_of(card) | BIT[seat], deck_of(card)))
        self.count_to_ten(seat)
        self._next_turn()

    def gain(self, seat: i64, kind: i64) -> None:
        """A card everybody has seen goes to a territory."""
        if kind >= COIN_KINDS:
            self.companions[seat] += ONE[kind]
        else:
            self.open[seat] += ONE[kind]

    def _end_round(self) -> None:
        """G-15: what is left is discarded face up."""
        events.left_over(self)
        for i in range(len(self.zone)):
            if self.zone[i] != NO_CARD:
                self.discards += ONE[kind_of(self.zone[i])]
        self.zone = vec[i64]()
        if self.ending != NOT_ENDING:
            self._end(self.ending)
        elif self.stop_at_15 and self.magic == MAGIC_MOST:
            self._end(MAGIC_FULL)  # G-36
        else:
            self._begin_round()

    # --- end and score: G-31 to G-33 --------------------------------------------------------------------------------

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
            events.last_round(self)

    def _end(self, ending: i64) -> None:
        self.ending = ending
        self.now = 0
        self.phase = OVER
        events.over(self)

    def standing(self) -> list[int]:
        return score.standing(self)

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        scores = self.standing()
        best = max(scores)
        leaders = [seat for seat, points in enumerate(scores) if points == best]
        if len(leaders) > 1:
            return Outcome([], scores, "designer", leaders)  # G-33: nobody wins, first place is shared
        return Outcome(leaders, scores, "points")

    # --- notation -----------------------------------------------------------------------------------------------

    def text(self, move: i64) -> str:
        return move_text(move)

    def why_not(self, seat: i64, text: str) -> Reason | None:
        must_sit(int(seat), int(self.seats))
        return refusals.why_not(self, int(seat), text)


def new(seats: i64, options: Options, chance: Chance) -> State:
    """G-6, G-7: decks are made, and a random order is drawn in which the players choose their first tokens."""
    state = bare(seats, options, chance)
    state.deck = quest_box(state.five_seats)
    state.item_deck = item_box(state.five_seats)
    unplaced = list(range(int(seats)))
    for place in range(seats):
        state.pickers[place] = unplaced.pop(chance.below(len(unplaced)))
    return state


def bare(seats: i64, options: Options, chance: Chance) -> State:
    """A state with its settled options and nothing dealt."""
    state = State(chance, seats)
    state.five_seats = bool(options["five-seats"])
    state.fireball_steals = bool(options["fireball-steals"])
    state.stop_at_15 = bool(options["stop-at-15"])
    return state


def quest_box(five: bool) -> i64:
    return pile_of(parts.QUEST_COUNTS_FIVE if five else parts.QUEST_COUNTS)


def item_box(five: bool) -> i64:
    return pile_of(parts.ITEM_COUNTS_FIVE if five else parts.ITEM_COUNTS)
