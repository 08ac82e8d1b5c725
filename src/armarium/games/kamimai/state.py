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
from armarium.games.kamimai.deck.slots import Deck, new_deck, no_cards
from armarium.games.kamimai.notation import (
    ASK,
    FAIRY,
    FREE_HAND,
    GIVE,
    GUARDIAN,
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
from armarium.games.kamimai.spells.sheet import Sheet
from armarium.reason import Reason

NUMBERS = parts.NUMBERS
COMPANION: Final = parts.Source.COMPANION.value


@final
class State(game.State):
    def __init__(self, chance: Chance, seats: int, settings: Options) -> None:
        super().__init__(chance)
        self.seats = seats
        self.settings = settings
        self.hard = settings["mode"] == "hard"
        self.companion = settings["grimoire"] == COMPANION
        self.steadiness = parts.STEADINESS.index(str(settings["steadiness"]))
        self.energy = 0
        self.done = 0  # spells marked on sheets already won
        self.sheet = Sheet(1 if settings["adventure"] else int(settings["level"]))
        self.turns = 1
        self.began = 1  # the first turn of the level: the night counts from it (M-38)
        self.seat = 0
        self.phase = TARGET
        self.deck = Deck([], no_cards())
        self.reserves: list[list[int]] = [no_cards() for _ in range(seats)]
        self.drawn = no_cards()
        self.discards = no_cards()
        self.hand = FREE_HAND
        self.guardians = [0, 0, 0, 0]  # drawn this turn, by element (M-31)
        self.pulls = 0  # this turn: the first one ends the time between turns
        self.collapsed = False  # in this turn's draw (M-13)
        self.down = False  # fallen in phase 3 or 4 (M-14)
        self.reported = False  # companion mode: a fall between turns, told at most once a turn
        self.owed = [0] * seats
        self.proposal = NO_MOVE
        self.agreed = 0  # seats as bits
        self.refused: list[tuple[int, int, int]] = []  # this phase: spell, and who put in Fairy and Wolf (M-22)
        self.withdrawn = 0
        self.played = NO_MOVE  # a creature whose effect is not over yet
        self.gifts = 0
        self.named = 0  # who gives or takes
        self.trained = 0
        self._offered: dict[int, list[int]] = {}  # by seat, worked out when asked for and forgotten with the next move
        self._named: dict[int, dict[str, int]] = {}

    def clone(self, chance: Chance) -> State:
        copy = State(chance, self.seats, self.settings)
        copy.energy = self.energy
        copy.done = self.done
        copy.sheet = self.sheet.clone()
        copy.turns = self.turns
        copy.began = self.began
        copy.seat = self.seat
        copy.phase = self.phase
        copy.deck = self.deck.clone()
        copy.reserves = [hand[:] for hand in self.reserves]
        copy.drawn = self.drawn[:]
        copy.discards = self.discards[:]
        copy.hand = self.hand
        copy.guardians = self.guardians[:]
        copy.pulls = self.pulls
        copy.collapsed = self.collapsed
        copy.down = self.down
        copy.reported = self.reported
        copy.owed = self.owed[:]
        copy.proposal = self.proposal
        copy.agreed = self.agreed
        copy.refused = self.refused[:]
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
        if self.phase == OVER:
            return []
        return [self._mover()]

    def actor(self) -> i64:
        if self.phase == OVER:
            return game.NOBODY
        return self._mover()

    def _mover(self) -> int:
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
        return bool(self.settings["night"]) and self.turns - self.began >= NUMBERS["turns"]

    # --- the moves offered -------------------------------------------------------------------------------------------

    def offered_moves(self, seat: int) -> list[int]:
        """The moves of the seat, worked out once in each position."""
        if seat not in self._offered:
            must_sit(seat, self.seats)
            self._offered[seat] = moves.moves(self, seat)
        return self._offered[seat]

    def moves(self, seat: i64) -> list[int]:
        return self.offered_moves(int(seat))[:]

    def move_count(self, seat: i64) -> i64:
        return len(self.offered_moves(int(seat)))

    def move_at(self, seat: i64, index: i64) -> i64:
        return self.offered_moves(int(seat))[index]

    def named_moves(self, seat: int) -> dict[str, int]:
        """The moves of the seat by their notation."""
        if seat not in self._named:
            self._named[seat] = {self.text(move): move for move in self.offered_moves(seat)}
        return self._named[seat]

    def find(self, seat: i64, text: str) -> i64:
        """As ever, and besides the settled moves that the simulation writes: they are known, but never moves."""
        must_sit(int(seat), self.seats)
        wanted = plain(text)
        if ">" in wanted:
            return moves.settled_move(self, int(seat), wanted)
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
        self._offered = {}
        self._named = {}
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
        return sorted(parts.HAND_OF[element] for element in range(4) if held[GUARDIAN + element] > 0)

    def limit(self) -> int:
        return NUMBERS["solo_reserve"] if self.seats == 1 else NUMBERS["reserve"]  # M-20, M-40

    def loose_count(self, seat: int) -> int:
        """How many Element and Creature cards a seat has: the ones that can be discarded (M-20)."""
        cards = self.cards_of(seat)
        return sum(cards) - sum(cards[GUARDIAN:FAIRY])

    def room(self) -> int:
        """M-20, M-32: how many of those the activator may keep beside the Guardians."""
        return max(0, self.limit() - sum(self.cards_of(self.seat)[GUARDIAN:FAIRY]))

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
            self.guardians[card - GUARDIAN] += 1

    def build(self, cards: list[int]) -> None:
        self.deck = new_deck(cards)
        self.down = False
        self.reveal_faces()

    def reveal_faces(self) -> None:
        """M-3: faces that can be seen from outside are turned up; in companion mode people look for themselves."""
        if self.companion:
            return
        slots = self.deck.reveal(self.chance)
        if slots:
            events.tell_faces(self, slots)

    def lose_energy(self, count: int) -> None:
        """M-38: no energy left is defeat, whatever took it."""
        self.energy = max(0, self.energy - count)
        events.tell_energy(self, count)
        if self.energy == 0:
            self.phase = OVER
            events.tell_defeat(self)


def new(seats: int, settings: Options, chance: Chance) -> State:
    state = State(chance, seats, settings)
    rules.set_up(state)
    return state
