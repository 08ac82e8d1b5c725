"""One position of KamiMaï: who holds what, the sheet, the slots of the Grimoire. What moves do is in `rules.py`.

Cards of one kind are alike: a hand is a list of counts by kind. The activator's Reserve and drawn cards are kept apart
until phase 4, and paid from the drawn ones first.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from armarium import game
from armarium.chance import Chance
from armarium.game import Options, Outcome, must_sit, plain
from armarium.games.kamimai import events, moves, notation, parts, refusals, rules
from armarium.games.kamimai.deck import corrections
from armarium.games.kamimai.deck.slots import Deck, new_deck, no_cards, no_hands
from armarium.games.kamimai.notation import (
    ASK,
    FAIRY,
    FREE_HAND,
    GIVE,
    GUARDIAN,
    KINDS_OF_CARD,
    NO_MOVE,
    OVER,
    OWE,
    SPELL,
    TAKE,
    TARGET,
    WOLF,
    kind_of,
    spell_colour,
    spell_fairy,
    spell_wolf,
)
from armarium.games.kamimai.spells import payments
from armarium.games.kamimai.spells.sheet import Sheet, clean_sheet
from armarium.games.kamimai.spells.terms import Terms
from armarium.reason import Reason

NUMBERS = parts.NUMBERS
ELEMENT_OF: Final[list[int]] = [parts.HAND_OF.index(hand) for hand in range(4)]  # whose Guardians force this hand
NO_GUARDIANS: Final[list[int]] = [0, 0, 0, 0]
NO_REFUSALS: Final[list[tuple[int, int, int]]] = []


@final
class State(game.State):
    """`guardians`, `owed` and `refused` are never changed in place, so copies share them."""

    def __init__(
        self,
        chance: Chance,
        terms: Terms,
        sheet: Sheet,
        deck: Deck,
        reserves: list[list[int]],
        drawn: list[int],
        discards: list[int],
    ) -> None:
        super().__init__(chance)
        self.terms = terms
        self.seats = terms.seats
        self.settings = terms.settings
        self.hard = terms.hard
        self.companion = terms.companion
        self.aloud = terms.aloud
        self.apart = terms.apart
        self.steadiness = terms.steadiness
        self.energy = 0
        self.done = 0  # spells marked on sheets already won
        self.sheet = sheet
        self.turns = 1
        self.began = 1  # the first turn of the level: the night counts from it (M-38)
        self.seat = 0
        self.phase = TARGET
        self.deck = deck
        self.reserves = reserves
        self.drawn = drawn
        self.discards = discards
        self.hand = FREE_HAND
        self.guardians = NO_GUARDIANS  # drawn this turn, by element (M-31)
        self.pulls = 0  # this turn: the first one ends the time between turns
        self.collapsed = False  # in this turn's draw (M-13)
        self.down = False  # fallen in phase 3 or 4 (M-14)
        self.reported = False  # companion mode: a fall between turns, told at most once a turn
        self.owed = terms.no_debts
        self.proposal = NO_MOVE
        self.agreed = 0  # seats as bits
        self.refused = NO_REFUSALS  # this phase: spell, and who put in Fairy and Wolf (M-22)
        self.withdrawn = 0
        self.played = NO_MOVE  # a creature whose effect is not over yet
        self.gifts = 0
        self.named = 0  # who gives or takes
        self.trained = 0
        self._offered: list[int] | None = None  # of the seat asked about last; forgotten with the next move
        self._offered_to = game.NOBODY
        self._named: dict[int, dict[str, int]] | None = None  # by seat, as long

    def clone(self, chance: Chance) -> State:
        reserves = [hand[:] for hand in self.reserves]
        copy = State(
            chance, self.terms, self.sheet.clone(), self.deck.clone(), reserves, self.drawn[:], self.discards[:]
        )
        copy.energy = self.energy
        copy.done = self.done
        copy.turns = self.turns
        copy.began = self.began
        copy.seat = self.seat
        copy.phase = self.phase
        copy.hand = self.hand
        copy.guardians = self.guardians
        copy.pulls = self.pulls
        copy.collapsed = self.collapsed
        copy.down = self.down
        copy.reported = self.reported
        copy.owed = self.owed
        copy.proposal = self.proposal
        copy.agreed = self.agreed
        copy.refused = self.refused
        copy.withdrawn = self.withdrawn
        copy.played = self.played
        copy.gifts = self.gifts
        copy.named = self.named
        copy.trained = self.trained
        return copy

    def guess(self, seat: i64, chance: Chance) -> State:
        """M-9, M-53: everything is open but the inner faces, and those no state knows: they are drawn when seen."""
        must_sit(int(seat), self.seats)
        return self.clone(chance)

    # --- whose turn --------------------------------------------------------------------------------------------------

    def to_act(self) -> list[int]:
        return [] if self.phase == OVER else [self.mover()]

    def actor(self) -> i64:
        if self.phase == OVER:
            return game.NOBODY
        return self.mover()

    def mover(self) -> int:
        """One seat at a time; others who pay for a proposed spell (M-22) or owe a curse (M-31) need not wait."""
        if self.phase == ASK:
            return self.pending_payers()[0]
        if self.phase in (GIVE, TAKE):
            return self.named
        if self.phase == OWE:
            return self.first_debtor()
        return self.seat

    def first_debtor(self) -> int:
        for place in range(self.seats):
            seat = (self.seat + place) % self.seats
            if self.owed[seat] > 0:
                return seat
        return game.NOBODY

    def payers(self) -> list[int]:
        """M-22: the other seats that would pay for the proposed spell."""
        return [seat for seat in range(self.seats) if seat != self.seat and self.share(self.proposal, seat) > 0]

    def has_agreed(self, seat: int) -> bool:
        return bool(self.agreed >> seat & 1)

    def agree(self, seat: int) -> None:
        self.agreed |= 1 << seat

    def pending_payers(self) -> list[int]:
        return [seat for seat in self.payers() if not self.has_agreed(seat)]

    def turn(self) -> int:
        return self.turns

    def is_night(self) -> bool:
        """M-38: with the option, so many turns of this level are over."""
        return self.terms.night and self.turns - self.began >= NUMBERS["turns"]

    # --- the moves offered -------------------------------------------------------------------------------------------

    def offered_moves(self, seat: int) -> list[int]:
        """The moves of the seat, worked out once in each position."""
        offered = self._offered
        if offered is None or self._offered_to != seat:
            offered = self.moves(seat)
            self._offered = offered
            self._offered_to = seat
        return offered

    def moves(self, seat: i64) -> list[int]:
        must_sit(int(seat), self.seats)
        return moves.moves(self, int(seat))

    def move_count(self, seat: i64) -> i64:
        """Pulls are counted, and told by their number below, without a list of them."""
        if moves.is_pulling(self, int(seat)):
            return moves.pull_count(self)
        return len(self.offered_moves(int(seat)))

    def move_at(self, seat: i64, index: i64) -> i64:
        if moves.is_pulling(self, int(seat)):
            return moves.pull_at(self, index)
        return self.offered_moves(int(seat))[index]

    def named_moves(self, seat: int) -> dict[str, int]:
        """The moves of the seat by their notation."""
        named = self._named
        if named is None:
            named = {}
            self._named = named
        if seat not in named:
            named[seat] = {self.text(move): move for move in self.offered_moves(seat)}
        return named[seat]

    def find(self, seat: i64, text: str) -> i64:
        """As ever, and besides what is known but never offered: the settled moves that the simulation writes, and
        what people at a real table set right."""
        must_sit(int(seat), self.seats)
        wanted = plain(text)
        if ">" in wanted:
            return moves.settled_move(self, int(seat), wanted)
        if notation.is_correction(wanted):
            return corrections.correction(self, int(seat), wanted)
        move = self.named_moves(int(seat)).get(wanted)
        return super().find(seat, text) if move is None else move

    def text(self, move: i64) -> str:
        code = int(move)
        fairy, wolf = self.creature_seats(code) if kind_of(code) == SPELL else (payments.NO_SEAT, payments.NO_SEAT)
        return notation.move_text(code, fairy, wolf)

    def why_not(self, seat: i64, text: str) -> Reason | None:
        must_sit(int(seat), self.seats)
        return refusals.why_not(self, int(seat), text)

    def play(self, seat: i64, move: i64) -> None:
        self._offered = None
        self._named = None
        rules.play(self, int(seat), int(move))

    def standing(self) -> list[int]:
        return rules.standing(self)

    def outcome(self) -> Outcome | None:
        return rules.outcome(self)

    # --- cards -------------------------------------------------------------------------------------------------------

    def cards_of(self, seat: int) -> list[int]:
        """A seat's open cards: the Reserve, and for the activator the drawn cards too (M-15)."""
        cards = self.reserves[seat][:]
        if seat == self.seat:
            for card in range(len(cards)):
                cards[card] += self.drawn[card]
        return cards

    def card_count(self, seat: int, card: int) -> int:
        """How many of a seat's open cards are of this kind."""
        return self.reserves[seat][card] + (self.drawn[card] if seat == self.seat else 0)

    def held_guardians(self, seat: int) -> int:
        count = 0
        for card in range(GUARDIAN, FAIRY):
            count += self.card_count(seat, card)
        return count

    def has_drawn(self) -> bool:
        """Whether the activator has drawn a card (M-24)."""
        for count in self.drawn:
            if count > 0:
                return True
        return False

    def share(self, move: int, seat: int) -> int:
        fairy, wolf = self.creature_seats(move)
        return payments.share(move, seat, fairy, wolf)

    def creature_seats(self, move: int) -> tuple[int, int]:
        """Who would put in the Fairy and the Wolf of a spell."""
        hands = [self.cards_of(seat) for seat in range(self.seats)]
        return payments.holder(hands, FAIRY + spell_colour(move)), payments.holder(hands, WOLF)

    def proposal_key(self, move: int) -> tuple[int, int, int]:
        """M-22: what makes two proposals the same, the holders of the creatures that pay included."""
        fairy, wolf = self.creature_seats(move)
        return (
            move,
            fairy if spell_fairy(move) else payments.NO_SEAT,
            wolf if spell_wolf(move) else payments.NO_SEAT,
        )

    def forced_hands(self) -> list[int]:
        """M-12, M-33: the ways of drawing that the activator's Guardians allow, none if there are no Guardians."""
        held = self.reserves[self.seat]
        return [hand for hand in range(4) if held[GUARDIAN + ELEMENT_OF[hand]] > 0]

    def limit(self) -> int:
        return self.terms.limit

    def loose_count(self, seat: int) -> int:
        """How many Element and Creature cards a seat has: the ones that can be discarded (M-20)."""
        count = 0
        for card in range(KINDS_OF_CARD):
            if not GUARDIAN <= card < FAIRY:
                count += self.card_count(seat, card)
        return count

    def room(self) -> int:
        """M-20, M-32: how many of those the activator may keep beside the Guardians."""
        return max(0, self.limit() - self.held_guardians(self.seat))

    # --- small changes -----------------------------------------------------------------------------------------------

    def drop(self, seat: int, card: int, count: int = 1) -> None:
        """Out of a seat's cards, the drawn ones first."""
        for _ in range(count):
            if seat == self.seat and self.drawn[card] > 0:
                self.drawn[card] -= 1
            else:
                self.reserves[seat][card] -= 1

    def discard(self, seat: int, card: int, count: int = 1) -> None:
        self.drop(seat, card, count)
        self.discards[card] += count

    def gain(self, card: int) -> None:
        """A card the activator has drawn."""
        self.drawn[card] += 1
        if GUARDIAN <= card < FAIRY:
            guardians = self.guardians[:]
            guardians[card - GUARDIAN] += 1
            self.guardians = guardians

    def build(self, cards: list[int]) -> None:
        self.deck = new_deck(cards)
        self.down = False
        self.reveal_faces(None)

    def reveal_faces(self, bared: list[int] | None) -> None:
        """M-3: faces that can be seen from outside are turned up: those that sight lines have met, or where there are
        none those at gaps. In companion mode people look for themselves."""
        if self.companion:
            return
        slots = self.deck.gap_slots() if bared is None else bared
        if slots:
            self.deck.reveal(slots, self.chance)
            events.tell_faces(self, slots)

    def lose_energy(self, count: int) -> None:
        """M-38: no energy left is defeat, whatever took it."""
        self.energy = max(0, self.energy - count)
        events.tell_energy(self, count)
        if self.energy == 0:
            self.phase = OVER
            events.tell_defeat(self)


def bare_state(chance: Chance, seats: int, settings: Options) -> State:
    """Nothing is laid out yet."""
    terms = Terms(seats, settings)
    sheet = clean_sheet(1 if settings["adventure"] else int(settings["level"]))
    return State(chance, terms, sheet, new_deck(no_cards()), no_hands(seats), no_cards(), no_cards())


def new(seats: int, settings: Options, chance: Chance) -> State:
    state = bare_state(chance, seats, settings)
    rules.set_up(state)
    return state
