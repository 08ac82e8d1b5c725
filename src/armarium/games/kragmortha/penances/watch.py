"""What the server knows of one seat and its orders: its turn, its clocks, what it has done and what is asked of it.

One thing is asked at a time: what has a clock of its own stands in a row, and only the first clock runs.
"""

from __future__ import annotations

import msgspec

from armarium.games.kragmortha import notation, parts
from armarium.games.kragmortha.parts import Order
from armarium.games.kragmortha.penances.orders import Demand, Lot, Press, Slip, Texts

KEYS = "bdfhkn"  # letters that lie on every keyboard
# Tied to a whole turn: they bind from the next one.
PAST = (Order.GAPING_JAW, Order.BOWED_HEAD, Order.ONE_FOOT, Order.ON_YOUR_FEET, Order.BY_YOUR_LEAVE)
MOST_PICKS = parts.most_of(Order.BALANCED_TOME)
ROUND = 30.0  # seconds of a round in which the tongue is asked for; in a shorter one at its end


class Ask(msgspec.Struct):
    """Something asked with a clock of its own, which runs while `until` is set. `rigor`: its Rigor card."""

    order: Order
    ask: str
    left: float
    text: str | None = None
    key: str | None = None
    rigor: int = 0
    until: float | None = None


class Watch:
    """What is known of one seat: its orders, its turn, its clocks."""

    def __init__(self, seat: int, texts: Texts, factor: int, stand_ins: bool, lot: Lot | None) -> None:
        self.seat = seat
        self.texts = texts
        self.lot = lot
        self.factor = factor
        self.stand_ins = stand_ins
        self.easier = False  # this player's own wish
        self.eased: set[Order] = set()  # orders for which no other Look was left
        self.cards: dict[Order, str] = {}  # order → Look card that gives it
        self.bound: set[Order] = set()  # orders in force
        self.turn_until: float | None = None  # leg-1: the last moment of the turn
        self.row: list[Ask] = []  # asked one after the other
        self.prompt_at: float | None = None  # when the tongue will be asked for in this round
        self.turns = 0
        self.on_turn = False
        self.asked: float | None = None  # since when the seat has to choose
        self.chose_at: float | None = None  # since when it has not
        self._reset_turn()
        self.spoke = True  # in this round
        self.held = False

    def _reset_turn(self) -> None:
        self.picks = 0
        self.card: int | None = None
        self.square: str | None = None
        self.card_at: float | None = None
        self.chosen = False  # something was picked or moved in this turn
        self.moved = False
        self.risen = False
        self.named = False
        self.begged = False
        self.far = False  # the far button was pressed for the next move
        self.knocks = False  # the first step is played, the key not asked for yet
        self.used = 0.0  # seconds of this turn spent choosing
        self.broken: set[Order] = set()  # orders of the turn that were broken in it already

    def pardon(self, now: float) -> None:
        """What was done so far in this turn is unknown or was a bot's: its orders count as settled until the next."""
        self._reset_turn()
        self.broken = set(self.cards)
        self.turn_until = None
        self.row.clear()
        self.far = self.spoke = True
        self.asked = None if self.asked is None else now
        self._draw_prompt(now)

    # --- orders come and go -------------------------------------------------------------------------------------

    def learn(self, cards: dict[Order, str], eased: set[Order], now: float) -> None:
        if Order.BALANCED_TOME in cards and Order.BALANCED_TOME not in self.cards:
            self.picks = 0  # those before it was drawn are past
        self.cards = cards
        self.eased = eased
        self.bound = {order for order in self.bound if order in cards}
        self.turn_until = self.turn_until if Order.ONE_FOOT in cards else None
        self.row = [ask for ask in self.row if ask.order in cards]
        self._run(now)
        self.bound |= {order for order in cards if parts.printed_look(order).bind == "always"}

    def is_easy(self, order: Order) -> bool:
        return self.stand_ins or self.easier or order in self.eased

    def seconds(self, order: Order) -> float:
        factor = 2 if self.easier or order in self.eased else self.factor
        return float(parts.seconds_of(order) * factor)

    def break_order(self, order: Order, once: bool = True) -> list[Slip]:
        """The slip of breaking an order, if it is in force; `once`: and if it was not broken so in this turn."""
        if order not in self.bound or (once and order in self.broken):
            return []
        if once:
            self.broken.add(order)
        return [Slip(self.seat, self.cards[order])]

    # --- the row of what is asked --------------------------------------------------------------------------------

    def _ask(self, ask: Ask, now: float, first: bool = False) -> None:
        self.row.insert(0 if first else len(self.row), ask)
        self._run(now)

    def _drop(self, order: Order, now: float) -> None:
        """Forget the first thing asked for this order."""
        for ask in [ask for ask in self.row if ask.order == order][:1]:
            self.row.remove(ask)
        self._run(now)

    def _run(self, now: float) -> None:
        """Only the first clock runs; that of the key (leg-3) only while its seat has to choose."""
        for place, ask in enumerate(self.row):
            runs = place == 0 and (ask.order != Order.KNOCK_KNEES or self.asked is not None)
            if runs and ask.until is None:
                ask.until = now + ask.left
            elif not runs and ask.until is not None:
                ask.left, ask.until = ask.until - now, None

    # --- the table goes on --------------------------------------------------------------------------------------

    def begin_turn(self, now: float) -> list[Slip]:
        self.turns += 1
        self.on_turn = True
        silent = [] if self.spoke else self.break_order(Order.UNSPEAKABLE_WORDS)
        self._reset_turn()
        self.spoke = Order.UNSPEAKABLE_WORDS not in self.bound
        self.bound |= {order for order in self.cards if order in PAST}
        if self.prompt_at is not None:
            self.prompt(now)
        self._draw_prompt(now)
        return silent

    def _draw_prompt(self, now: float) -> None:
        self.prompt_at = (
            None if self.lot is None or Order.LOLLING_TONGUE not in self.cards else now + self.lot() * ROUND
        )

    def end_turn(self, now: float) -> list[Slip]:
        self.on_turn = False
        self._drop(Order.KNOCK_KNEES, now)
        self.turn_until = None
        if Order.ON_YOUR_FEET in self.bound and self.risen:
            self._ask(Ask(Order.ON_YOUR_FEET, "sit", self.seconds(Order.ON_YOUR_FEET)), now, first=True)
        return self.break_order(Order.BOWED_HEAD) if not self.named else []

    def start_choosing(self, now: float) -> None:
        """The seat is asked; orders got in the meantime bind from now on, and the clock of the turn runs."""
        self.bound |= {order for order in self.cards if order not in PAST}
        if self.asked is None:
            self.asked = now
            if self.card_at is not None and self.chose_at is not None:
                self.card_at += now - self.chose_at  # somebody else had to choose in between
            if Order.ONE_FOOT in self.bound and self.on_turn:
                self.turn_until = now + self.seconds(Order.ONE_FOOT) - self.used
            self._run(now)

    def stop_choosing(self, now: float) -> None:
        if self.asked is not None:
            self.chose_at = now
            self.used += now - self.asked if self.on_turn else 0.0
        self.asked = None
        self.turn_until = None
        self._run(now)

    def hear_rigor_card(self, count: int, now: float) -> None:
        """The `count`th Rigor card of the game: one hail, however many squares he goes."""
        if Order.HAIL_THE_MASTER in self.bound:
            hail = self.texts.hails[(self.turns + count) % len(self.texts.hails)]
            self._ask(
                Ask(Order.HAIL_THE_MASTER, "hail", self.seconds(Order.HAIL_THE_MASTER), text=hail, rigor=count), now
            )

    def follow_first_step(self, now: float) -> None:
        """The first step is fully done and a second is possible."""
        if self.knocks and Order.KNOCK_KNEES in self.bound:
            self._ask(Ask(Order.KNOCK_KNEES, "key", self.seconds(Order.KNOCK_KNEES), key=self.key()), now, first=True)
        self.knocks = False

    def prompt(self, now: float) -> None:
        """The moment of this round at which the tongue is asked for."""
        self.prompt_at = None
        if Order.LOLLING_TONGUE in self.bound and not self._is_asked(Order.LOLLING_TONGUE):
            self._ask(Ask(Order.LOLLING_TONGUE, "tongue", self.seconds(Order.LOLLING_TONGUE)), now)

    def _is_asked(self, order: Order) -> bool:
        return any(ask.order == order for ask in self.row)

    def key(self) -> str:
        return KEYS[self.turns % len(KEYS)]

    def formula(self) -> str:
        return self.texts.formulas[self.turns % len(self.texts.formulas)]

    # --- a take-back --------------------------------------------------------------------------------------------

    def go_back(self, again: Watch, rigor: int, is_same_turn: bool, now: float) -> None:
        """Forget what was taken back: `again` has followed the moves that stand, up to the `rigor`th Rigor card. In the
        own turn every order is asked again whose moment has come again; what was picked and the clock stay."""
        self.spoke = self.spoke or (self.on_turn and not again.on_turn)  # that round is not over after all
        self.on_turn = again.on_turn
        self.row = [ask for ask in self.row if ask.order != Order.KNOCK_KNEES and ask.rigor <= rigor]
        if self.on_turn:
            self.row = [ask for ask in self.row if ask.order != Order.ON_YOUR_FEET]
            self._reopen_turn(again, is_same_turn)
        self._run(now)

    def _reopen_turn(self, again: Watch, is_same_turn: bool) -> None:
        picks, used, broken = self.picks, self.used, self.broken
        self._reset_turn()
        if is_same_turn:
            self.used, self.broken = used, broken
        self.picks = max(picks if is_same_turn else 0, again.picks)
        self.chosen = self.risen = again.chosen
        self.moved = self.begged = again.moved
        self.knocks = again.knocks

    # --- moves and notes ----------------------------------------------------------------------------------------

    def follow_move(self, words: list[str], now: float) -> list[Slip]:
        """A committed move of the seat in its own turn. What it names was picked now at the latest."""
        kind = notation.KINDS.index(words[0])
        if kind == notation.EASES:
            return []
        if kind == notation.PEEKS:
            return self._stir()
        slips = self._begin_choice()
        if kind == notation.TOUCHES:
            return slips
        starts = kind in (notation.PLAYS, notation.HASTES)
        if starts and int(words[1]) != self.card:
            slips += self.pick(int(words[1]), None, now)
            self.card_at = self.asked
        if starts or kind == notation.STEPS:
            slips += self.pick(None, words[2 if starts else 1], now)
        slips += [] if self.far else self.break_order(Order.STIFF_ARM, once=False)
        slips += [] if self.begged or self.moved else self.break_order(Order.BY_YOUR_LEAVE)
        if kind == notation.STEPS and self._is_asked(Order.KNOCK_KNEES):
            slips += self.break_order(Order.KNOCK_KNEES)
        if kind in (notation.STEPS, notation.STOPS):
            self._drop(Order.KNOCK_KNEES, now)
        self.far, self.moved, self.knocks = False, True, self.knocks or starts  # a push belongs to the first step
        self.card = self.square = self.card_at = None
        return slips

    def pick(self, card: int | None, square: str | None, now: float) -> list[Slip]:
        """Cards and squares picked in the own turn; a pick that changes nothing is no pick."""
        slips = self._begin_choice()
        if card is not None and card != self.card:
            self.picks += 1
            self.card, self.square, self.card_at = card, None, now
        if square is not None and square != self.square:
            self.picks += 1
            self.square = square
            if self.card_at is not None and now - self.card_at > self.seconds(Order.BOUND_FOREARMS):
                slips += self.break_order(Order.BOUND_FOREARMS)
        return slips + (self.break_order(Order.BALANCED_TOME) if self.picks > MOST_PICKS else [])

    def _begin_choice(self) -> list[Slip]:
        """A choice of one's turn: one should stand by now, with the jaw open."""
        self.chosen = True
        return ([] if self.held else self.break_order(Order.GAPING_JAW)) + self._stir()

    def _stir(self) -> list[Slip]:
        """Something was done in one's turn, be it only a glance."""
        return [] if self.risen else self.break_order(Order.ON_YOUR_FEET)

    def hear(self, text: str) -> list[Slip]:
        self.spoke = True
        letters = set(parts.SEALED_LETTERS)
        slips = self.break_order(Order.DEAD_SILENT, once=False)
        if any(char.isalpha() and char not in letters for char in text.casefold()):
            slips += self.break_order(Order.SEALED_LIPS, once=False)
        if len(text.split()) > 1 or len(text.strip()) > parts.GRITTED_MOST:
            slips += self.break_order(Order.GRITTED_TEETH, once=False)
        if self.texts.has_forbidden(text):
            slips += self.break_order(Order.UNSPEAKABLE_WORDS, once=False)
        return slips

    def read_answer(self, text: str, now: float) -> None:
        hail = next((ask.text for ask in self.row if ask.order == Order.HAIL_THE_MASTER), None)
        if self.on_turn and self.texts.is_answer(self.formula(), text):
            self.begged = True
        elif hail is not None and self.texts.is_answer(hail, text):
            self._drop(Order.HAIL_THE_MASTER, now)

    def press(self, what: Press, key: str, now: float) -> list[Slip]:
        if what == "emote":
            return self.break_order(Order.DEAD_SILENT, once=False)
        if what == "far":
            self.far = True
        elif what == "tongue":
            self._drop(Order.LOLLING_TONGUE, now)
        elif what == "sit":
            self._drop(Order.ON_YOUR_FEET, now)
        elif what == "key" and (self.is_easy(Order.KNOCK_KNEES) or key.casefold() == self.key()):
            self._drop(Order.KNOCK_KNEES, now)
        elif what == "quiet":
            self.spoke = True
        elif what == "rise":
            self.risen = self.risen or self.on_turn
        elif what == "name":
            self.named = self.named or self.on_turn
        elif what == "hail" and self.is_easy(Order.HAIL_THE_MASTER):
            self._drop(Order.HAIL_THE_MASTER, now)
        elif what == "formula" and self.is_easy(Order.BY_YOUR_LEAVE):
            self.begged = self.begged or self.on_turn
        return []

    def hold(self, down: bool) -> list[Slip]:
        released = self.held and not down and self.on_turn and self.chosen
        self.held = down
        return self.break_order(Order.GAPING_JAW) if released else []

    # --- clocks -------------------------------------------------------------------------------------------------

    def run_out(self, now: float) -> list[Slip]:
        """Overruns; the turn goes on all the same."""
        slips: list[Slip] = []
        if self.turn_until is not None and now >= self.turn_until:
            self.turn_until = None
            slips += self.break_order(Order.ONE_FOOT)
        while self.row and self.row[0].until is not None and now >= self.row[0].until:
            late = self.row.pop(0)
            slips += self.break_order(late.order, once=late.order not in (Order.ON_YOUR_FEET, Order.HAIL_THE_MASTER))
            self._run(now)
        if self.prompt_at is not None and now >= self.prompt_at:
            self.prompt(now)
        return slips

    def due_times(self) -> list[float]:
        first = self.row[0].until if self.row else None
        return [moment for moment in (self.turn_until, first, self.prompt_at) if moment is not None]

    def demands(self) -> list[Demand]:
        """What the screen of this seat asks for, one thing after the other; last what is only counted."""
        demands = [self._demand(ask.order, ask.ask, ask.text, ask.key, ask.until) for ask in self.row]
        demands += self._turn_demands() if self.on_turn else []
        if Order.UNSPEAKABLE_WORDS in self.bound and not self.spoke:
            demands.append(self._demand(Order.UNSPEAKABLE_WORDS, "quiet"))
        if self.on_turn and self._is_owed(Order.BOWED_HEAD, self.named):
            demands.append(self._demand(Order.BOWED_HEAD, "name"))
        later = [msgspec.structs.replace(demand, later=True) for demand in demands[1:]]
        return [*demands[:1], *later, *self._counts()]

    def _turn_demands(self) -> list[Demand]:
        demands = [self._demand(Order.ON_YOUR_FEET, "rise")] if self._is_owed(Order.ON_YOUR_FEET, self.risen) else []
        if self._is_owed(Order.BY_YOUR_LEAVE, self.begged or self.moved):
            demands.append(self._demand(Order.BY_YOUR_LEAVE, "formula", self.formula()))
        return [
            *demands,
            *([self._demand(Order.GAPING_JAW, "hold")] if self._is_owed(Order.GAPING_JAW, self.held) else []),
        ]

    def _is_owed(self, order: Order, done: bool) -> bool:
        return not done and order in self.bound and order not in self.broken

    def _counts(self) -> list[Demand]:
        demands: list[Demand] = []
        if self.turn_until is not None:
            demands.append(self._demand(Order.ONE_FOOT, "choose", until=self.turn_until))
        if self.on_turn and self._is_owed(Order.BALANCED_TOME, False):
            demands.append(Demand(self.cards[Order.BALANCED_TOME], "picks", count=self.picks, most=MOST_PICKS))
        return demands

    def _demand(
        self, order: Order, ask: str, text: str | None = None, key: str | None = None, until: float | None = None
    ) -> Demand:
        return Demand(self.cards[order], ask, text, key, until, easy=self.is_easy(order))
