"""The rules of KamiMaï, in rulebook order, clauses cited. What a pull does to the Grimoire is luck here, never physics:
the surrogate of `deck/slots.py` decides a bare move, the simulation's verdict stands in a settled one, and in companion
mode people report their own table. Ways to pay a spell are in `spells/payments.py`, sentences are in `words/`.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from armarium import game
from armarium.chance import Chance
from armarium.game import Event, Options, Outcome, must_sit, plain
from armarium.games.kamimai import moves, notation, parts, refusals
from armarium.games.kamimai.deck import collapse
from armarium.games.kamimai.deck.slots import Deck, built, nothing
from armarium.games.kamimai.notation import (
    AGREE,
    AIM,
    AREAS,
    ASK,
    BY_LUCK,
    CARDS,
    CAST,
    DISCARD,
    DONE,
    DRAGONFLIES,
    DRAW,
    DREW,
    END,
    FAIRY,
    FALLS,
    FELL,
    FELL_BEFORE,
    FORFEIT,
    FREE_HAND,
    GIVE,
    GUARDIAN,
    HAND,
    HANDS,
    KEEP,
    OVER,
    OWE,
    PULL,
    READY,
    REFUSE,
    SETTLED,
    SPELL,
    STORE,
    TAKE,
    TARGET,
    TRAIN,
    USE_HAND,
    WITHDRAW,
    WOLF,
    kind_of,
    low_of,
    move_of,
    settled_drawn,
    settled_fell,
    settled_of,
    settled_slot,
    spell_colour,
)
from armarium.games.kamimai.spells import casting, creatures, curses, payments
from armarium.games.kamimai.spells.sheet import NO_AREA, Sheet
from armarium.reason import Reason, Refused, Value

NUMBERS = parts.NUMBERS
FIT = parts.SURROGATE
NO_MOVE = -1
WHOLE = 10000  # chances are counted in these


@final
class State(game.State):
    """Cards of one kind are alike: a hand is a list of counts by kind. The activator's Reserve and drawn cards are kept
    apart until phase 4, and paid from the drawn ones first."""

    def __init__(self, chance: Chance, seats: int, settings: Options) -> None:
        super().__init__(chance)
        self.seats = seats
        self.settings = settings
        self.hard = settings["mode"] == "hard"
        self.companion = settings["grimoire"] == "companion"
        self.steadiness = parts.STEADINESS.index(str(settings["steadiness"]))
        self.energy = 0
        self.done = 0  # spells marked on sheets already won
        self.sheet = Sheet(1 if settings["adventure"] else int(settings["level"]))
        self.turns = 1
        self.began = 1  # the first turn of the level: the night counts from it (M-38)
        self.seat = 0
        self.phase = TARGET
        self.deck = Deck([], nothing())
        self.reserves: list[list[int]] = [nothing() for _ in range(seats)]
        self.drawn = nothing()
        self.discards = nothing()
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
            return self.unanswered()[0]
        if self.phase in (GIVE, TAKE):
            return self.named
        if self.phase == OWE:
            return self.first_owing()
        return self.seat

    def first_owing(self) -> int:
        for place in range(self.seats):
            seat = (self.seat + place) % self.seats
            if self.owed[seat] > 0:
                return seat
        return game.NOBODY

    def payers(self) -> list[int]:
        """M-22: the other seats that would pay for the proposed spell."""
        return [seat for seat in range(self.seats) if seat != self.seat and self.share(self.proposal, seat) > 0]

    def unanswered(self) -> list[int]:
        return [seat for seat in self.payers() if not self.agreed >> seat & 1]

    def turn(self) -> int:
        return self.turns

    # --- the moves offered -------------------------------------------------------------------------------------------

    def offered(self, seat: int) -> list[int]:
        """The moves of the seat, worked out once in each position."""
        if seat not in self._offered:
            must_sit(seat, self.seats)
            self._offered[seat] = moves.moves(self, seat)
        return self._offered[seat]

    def moves(self, seat: i64) -> list[int]:
        return self.offered(int(seat))[:]

    def move_count(self, seat: i64) -> i64:
        return len(self.offered(int(seat)))

    def move_at(self, seat: i64, index: i64) -> i64:
        return self.offered(int(seat))[index]

    def named_moves(self, seat: int) -> dict[str, int]:
        """The moves of the seat by their notation."""
        if seat not in self._named:
            self._named[seat] = {self.text(move): move for move in self.offered(seat)}
        return self._named[seat]

    def find(self, seat: i64, text: str) -> i64:
        """As ever, and besides the settled moves that the simulation writes: they are known, but never moves."""
        must_sit(int(seat), self.seats)
        wanted = plain(text)
        if ">" in wanted:
            return self._settled(int(seat), wanted)
        found = self.named_moves(int(seat)).get(wanted)
        return super().find(seat, text) if found is None else found

    def _settled(self, seat: int, text: str) -> int:
        reason = refusals.why_not_settled(self, seat, text)
        told = notation.parse_settled(text)
        if reason is not None or told is None:
            raise Refused(reason if reason is not None else Reason("M-52", "settled-form", {"move": text}))
        word, slot, drawn, fell = told
        if word == "pull":
            return settled_of(slot, drawn, fell)
        return move_of(DONE if word == "done" else KEEP, FALLS if fell else notation.STANDS)

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

    def as_proposed(self, move: int) -> tuple[int, int, int]:
        """M-22: what makes two proposals the same, the holders of the creatures that pay included."""
        fairy, wolf = self.creature_seats(move)
        return (
            move,
            fairy if notation.spell_fairy(move) else payments.NO_SEAT,
            wolf if notation.spell_wolf(move) else payments.NO_SEAT,
        )

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

    def limit(self) -> int:
        return NUMBERS["solo_reserve"] if self.seats == 1 else NUMBERS["reserve"]  # M-20, M-40

    def loose(self, seat: int) -> int:
        """How many Element and Creature cards a seat has: the ones that can be discarded (M-20)."""
        cards = self.cards_of(seat)
        return sum(cards) - sum(cards[GUARDIAN:FAIRY])

    def room(self) -> int:
        """M-20, M-32: how many of those the activator may keep beside the Guardians."""
        return max(0, self.limit() - sum(self.cards_of(self.seat)[GUARDIAN:FAIRY]))

    # --- M-7, M-39: set-up -------------------------------------------------------------------------------------------

    def set_up(self) -> None:
        """A fresh Grimoire of all cards, empty Reserves and discards, a clean sheet of the level."""
        cards = parts.COUNTS[:]
        if self.seats == 1:
            cards[DRAGONFLIES] = 0  # M-40
        self.reserves = [nothing() for _ in range(self.seats)]
        self.drawn = nothing()
        self.discards = nothing()
        self.sheet = Sheet(self.sheet.level)
        self.build(cards)

    def build(self, cards: list[int]) -> None:
        self.deck = built(cards)
        self.down = False
        self._look()

    def _look(self) -> None:
        """M-3: faces that can be seen from outside are turned up; in companion mode people look for themselves."""
        if self.companion:
            return
        found = self.deck.look(self.chance)
        if found:
            cards = [CARDS[self.deck.slots[slot]] for slot in found]
            self.tell(Event("seen", {"slots": [slot + 1 for slot in found], "cards": cards}))

    # --- carrying a move out -----------------------------------------------------------------------------------------

    def play(self, seat: i64, move: i64) -> None:
        self._offered = {}
        self._named = {}
        mover = int(seat)
        code = int(move)
        kind = kind_of(code)
        if kind in (PULL, SETTLED, DONE, DREW, FELL, FELL_BEFORE, READY):
            self._play_draw(kind, code)
        elif kind == AIM:
            self._aim(low_of(code))
        elif kind == USE_HAND:
            self._use_hand(low_of(code))
        elif kind in (SPELL, AGREE, REFUSE, WITHDRAW):
            casting.play(self, mover, kind, code)
        elif kind == FORFEIT:
            curses.forfeit(self, mover, low_of(code))
        elif kind == END:
            self.phase = STORE
        elif kind in (DISCARD, KEEP):
            self._play_store(kind, low_of(code))
        else:
            creatures.play(self, mover, kind, low_of(code))

    # --- M-8: training -----------------------------------------------------------------------------------------------

    def train_next(self) -> None:
        """All cards back; the next summoner may try, then the game begins."""
        self.trained += 1
        self.pulls = 0
        self.guardians = [0, 0, 0, 0]
        self.seat = (self.seat + 1) % self.seats
        self.drawn = nothing()
        self.set_up()
        if self.trained == self.seats:
            self._begin_turn()

    # --- M-10: phase 1 -----------------------------------------------------------------------------------------------

    def _begin_turn(self) -> None:
        self.hand = FREE_HAND
        self.guardians = [0, 0, 0, 0]
        self.pulls = 0
        self.collapsed = False
        self.reported = False
        self.phase = TARGET
        self.tell(Event("turn", {"seat": self.seat}))
        if self.sheet.target != NO_AREA:
            self._begin_draw()

    def _aim(self, area: int) -> None:
        self.sheet.target = area
        self.tell(Event("targeted", {"seat": self.seat, "area": AREAS[area]}))
        self._begin_draw()

    # --- M-11, M-12, M-33: phase 2 -----------------------------------------------------------------------------------

    def hands_forced(self) -> list[int]:
        """The ways of drawing that the activator's Guardians allow, none if there are no Guardians."""
        held = self.reserves[self.seat]
        return sorted(parts.HAND_OF[element] for element in range(4) if held[GUARDIAN + element] > 0)

    def _begin_draw(self) -> None:
        forced = self.hands_forced()
        self.phase = DRAW if len(forced) < 2 else HAND
        if len(forced) == 1:
            self._use_hand(forced[0])

    def _use_hand(self, hand: int) -> None:
        self.hand = hand
        self.phase = DRAW
        self.tell(Event("hand", {"seat": self.seat, "hand": HANDS[hand]}))

    def _play_draw(self, kind: int, move: int) -> None:
        if kind == PULL:
            self._pull(low_of(move) >> 2, low_of(move) & 3)
        elif kind == SETTLED:
            self._come_out(settled_slot(move), settled_drawn(move), settled_fell(move))
        elif kind == DREW:
            self._report(low_of(move))
        elif kind == DONE:
            self._stop_drawing(low_of(move))
        elif kind == FELL_BEFORE:
            self.reported = True
            collapse.between_turns(self)
        elif kind == READY:
            self.tell(Event("ready", {"seat": self.seat}))
            self.train_next()
        elif self.phase in (DRAW, TRAIN):
            collapse.during_draw(self)
        else:
            collapse.later(self)

    def _pull(self, slot: int, tempo: int) -> None:
        """M-56: the surrogate says what comes out and whether the rest stands."""
        fell = self._is_hit(self.deck.risk(slot, tempo, self.hand, self.steadiness))
        drawn: list[int] = []
        if not fell or self._is_hit(FIT["kept"]):
            drawn.append(slot)
        if not fell and self.deck.count() > 2 and self._is_hit(FIT["dragged"]):
            drawn.append(self._neighbour(slot))
        self._come_out(slot, drawn, fell)

    def _is_hit(self, chances: int) -> bool:
        return self.chance.below(WHOLE) < chances

    def _neighbour(self, slot: int) -> int:
        """The card that sticks to a pulled one: the next further in, or out if there is none."""
        stands = self.deck.standing()
        place = stands.index(slot)
        inward = place + 1 if slot < self.deck.half() else place - 1
        return stands[inward] if 0 <= inward < len(stands) else stands[place - 1 if inward > place else place + 1]

    def _come_out(self, slot: int, drawn: list[int], fell: bool) -> None:
        """M-23, M-24: drawn cards are public at once."""
        cards: list[int] = [self.deck.take(place, self.chance) for place in drawn]
        for card in cards:
            self._gain(card)
        self.pulls += 1
        names = [CARDS[card] for card in cards]
        places = [place + 1 for place in drawn]
        values: dict[str, Value] = {"seat": self.seat, "slot": slot + 1, "slots": places, "cards": names}
        values["count"] = len(names)
        self.tell(Event("pulled", values))
        if fell or self.deck.count() < 2:
            collapse.during_draw(self)  # M-11: the last card standing alone is a collapse
        else:
            self._look()

    def _gain(self, card: int) -> None:
        self.drawn[card] += 1
        if GUARDIAN <= card < FAIRY:
            self.guardians[card - GUARDIAN] += 1

    def _report(self, card: int) -> None:
        """M-55: companion mode, a card was drawn at the real table."""
        self.deck.take_card(card)
        self._gain(card)
        self.pulls += 1
        self.tell(Event("reported", {"seat": self.seat, "card": CARDS[card]}))
        if self.deck.count() < 2:
            collapse.during_draw(self)

    # --- M-38: energy -------------------------------------------------------------------------------------------------

    def lose(self, count: int) -> None:
        """M-38: no energy left is defeat, whatever took it."""
        self.energy = max(0, self.energy - count)
        self.tell(Event("energy-lost", {"count": count, "energy": self.energy}))
        if self.energy == 0:
            self.phase = OVER
            self.tell(Event("defeat", {}))

    # --- M-15, M-31: phase 3 begins, with the curse ------------------------------------------------------------------

    def _stop_drawing(self, fate: int) -> None:
        self.tell(Event("done", {"seat": self.seat, "count": sum(self.drawn)}))
        self.phase = CAST
        self.refused = []
        self.withdrawn = 0
        if not self.companion and (self._is_hit(FIT["casting"]) if fate == BY_LUCK else fate == FALLS):
            collapse.later(self)
        curses.apply(self)

    # --- M-20, M-21: phase 4 and the next summoner -------------------------------------------------------------------

    def _play_store(self, kind: int, low: int) -> None:
        if kind == DISCARD:
            self.discard(self.seat, low)
            self.tell(Event("discarded", {"seat": self.seat, "card": CARDS[low]}))
            return
        for card in range(len(self.drawn)):
            self.reserves[self.seat][card] += self.drawn[card]
        self.drawn = nothing()
        self.tell(Event("kept", {"seat": self.seat, "count": sum(self.reserves[self.seat])}))
        self._end_turn(low)

    def _end_turn(self, fate: int) -> None:
        if self.down:
            collapse.rebuild(self, self.collapsed)  # M-13 with the discards, M-14 without
        elif not self.companion and (self._is_hit(FIT["between"]) if fate == BY_LUCK else fate == FALLS):
            collapse.between_turns(self)
        if self.phase == OVER:
            return
        self.turns += 1
        self.seat = (self.seat + 1) % self.seats
        if self.is_night():
            self.phase = OVER
            self.tell(Event("defeat", {}))
        else:
            self._begin_turn()

    # --- M-38, M-39: the end -----------------------------------------------------------------------------------------

    def is_night(self) -> bool:
        """M-38: with the option, so many turns of this level are over."""
        return bool(self.settings["night"]) and self.turns - self.began >= NUMBERS["turns"]

    def win_level(self) -> None:
        """M-38: the last heart is victory, unless an adventure goes on."""
        if self.settings["adventure"] and self.sheet.level < len(parts.SPELLS):
            self._next_level()
        else:
            self.phase = OVER
            self.tell(Event("victory", {"energy": self.energy}))

    def _next_level(self) -> None:
        """M-39: everything anew, the next summoner clockwise starts, two more energy."""
        self.done = self.done + self.sheet.count()
        self.sheet = Sheet(self.sheet.level + 1)
        self.energy += NUMBERS["adventure_energy"]
        self.turns += 1
        self.began = self.turns
        self.seat = (self.seat + 1) % self.seats
        self.tell(Event("level", {"level": self.sheet.level, "energy": self.energy}))
        self.set_up()
        self._begin_turn()

    def standing(self) -> list[int]:
        """The spells marked so far: everybody's, for all win or lose together (M-1)."""
        return [self.done + self.sheet.count()] * self.seats

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        if self.energy > 0 and not self.sheet.unsealed():
            return Outcome(list(range(self.seats)), self.standing(), "victory")
        if self.energy > 0:
            return Outcome([], self.standing(), "night")
        return Outcome([], self.standing(), "defeat")

    # --- notation ----------------------------------------------------------------------------------------------------

    def text(self, move: i64) -> str:
        code = int(move)
        fairy, wolf = self.creature_seats(code) if kind_of(code) == SPELL else (payments.NO_SEAT, payments.NO_SEAT)
        return notation.move_text(code, fairy, wolf)

    def why_not(self, seat: i64, text: str) -> Reason | None:
        must_sit(int(seat), self.seats)
        return refusals.why_not(self, int(seat), text)


def new(seats: int, settings: Options, chance: Chance) -> State:
    """M-5, M-7, M-9: a random summoner starts."""
    state = State(chance, seats, settings)
    state.energy = NUMBERS["english_energy" if settings["english-energy"] else "energy"]
    if settings["mode"] == "easy":
        state.energy += NUMBERS["easy_energy"]
    state.seat = int(chance.below(seats))
    state.set_up()
    if settings["training"]:
        state.phase = TRAIN
    else:
        state._begin_turn()
    return state
