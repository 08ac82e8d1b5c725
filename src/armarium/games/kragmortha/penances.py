"""Who slipped, from what a person sent and the server's clock (K-33, K-34). Pure: it reads no clock and draws no luck.

The server keeps one `Warden` per online table and tells it everything with a time: each committed step (`follow`), each
note of a person (`hear`), what was said (`overhear`), and the passing of time (`tick`, right after `due`). Every answer
is a list of slips; for each the server plays "slip 3 leg-1" as seat NOBODY through the table's door, and the log keeps
that verdict: a replay never asks this room again. Seats where a bot acts are not watched, for bots obey.

    order      what is watched                                   note that obeys
    mouth-1 2  Said                                              -
    mouth-3    every Picked and move of one's turn, Held up      Held down
    mouth-4    a prompt at a random moment of each round         Pressed "tongue"
    head-1     Picked cards and squares, changes of mind too     -  (the demand counts them)
    head-4     the end of one's turn                             Pressed "name"
    arm-1      every move of one's turn                          Pressed "far" right before it
    arm-3      the time between card and first square            Picked card, then square
    leg-1      the time one has to choose in a turn              -
    leg-2      anything before rising; not sitting after         Pressed "rise", "sit"
    leg-3      a second step before the key                      Pressed "key" with the shown letter
    voice-1    Rigor moving                                      Typed the shown hail
    voice-2    Said forbidden words; a round without a word      Said, or Pressed "quiet"
    voice-3    the first move of a turn                          Typed the shown formula
    voice-4    Said, Pressed "emote"                             -

A forged client gains nothing by silence: a move counts as picking its card and square, and what was not pressed or
typed was not done.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Literal

import msgspec

from armarium.game import NOBODY, Event
from armarium.games.kragmortha import parts
from armarium.games.kragmortha.notation import OVER, SECOND
from armarium.games.kragmortha.piles import NONE, look_card, look_seat
from armarium.games.kragmortha.rules import State
from armarium.reason import refused

Slip = tuple[int, str]  # the seat and the id of its Look card
Press = Literal["tongue", "name", "rise", "sit", "key", "quiet", "emote", "far", "hail", "formula"]
KEYS = "bdfhkn"  # letters that lie on every keyboard
PAST = ("mouth-3", "head-4", "leg-1", "leg-2", "voice-3")  # tied to a whole turn: they bind from the next one
MOST_PICKS = int(parts.LOOKS[parts.LOOK_IDS.index("head-1")]["most"])
ROUND = 30.0  # seconds of a round in which the tongue is asked for; in a shorter one at its end
SAYINGS = (
    *(f"hail-{n}" for n in range(1, 6)),
    *(f"formula-{n}" for n in range(1, 4)),
    *(f"forbidden-{n}" for n in range(1, 6)),
)
Short = Annotated[str, msgspec.Meta(max_length=200)]
Say = Callable[[str], Sequence[str]]  # the texts of a words' key, in all languages
Lot = Callable[[], float]  # a number from 0 up to 1, drawn by whoever owns the luck


class Picked(msgspec.Struct, tag="picked"):
    """A card (its slot, from 1) or a square was chosen, for good or to try."""

    card: int | None = None
    square: Short | None = None


class Said(msgspec.Struct, tag="said"):
    text: str


class Typed(msgspec.Struct, tag="typed"):
    """The answer to a hail or a formula; not chat."""

    text: Short


class Pressed(msgspec.Struct, tag="pressed"):
    what: Press
    key: Short = ""


class Held(msgspec.Struct, tag="held"):
    down: bool


FromPage = Picked | Typed | Pressed | Held  # what a page may send; what was said the server tells itself
Note = FromPage | Said


class Demand(msgspec.Struct, frozen=True):
    """What a seat is asked for now. `ask` is the words' key (ask-<ask>), `text` the key of what is to be typed, `key`
    the letter to press, `until` the last moment by the server's clock; None where no clock runs. `count` of `most`:
    what was done so far where only so much may be done."""

    look: str
    ask: str
    text: str | None = None
    key: str | None = None
    until: float | None = None
    count: int | None = None
    most: int | None = None


def plain_letters(text: str) -> str:
    """Letters and digits only, small, without accents, single spaces: what every keyboard can type."""
    bare = "".join(char for char in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(char))
    return " ".join("".join(char if char.isalnum() else " " for char in bare).split())


class Texts:
    """The hails, formulas and forbidden words in all languages; an answer counts in any of them.

    `sayings` maps each words' key (hail-1, formula-2, forbidden-3 …) to its texts.
    """

    def __init__(self, sayings: Mapping[str, Sequence[str]]) -> None:
        self._said = {key: {plain_letters(text) for text in texts} for key, texts in sayings.items()}
        self.hails = sorted(key for key in sayings if key.startswith("hail-"))
        self.formulas = sorted(key for key in sayings if key.startswith("formula-"))
        self._forbidden = {word for key in sayings if key.startswith("forbidden-") for word in self._said[key]}

    def is_said(self, key: str, text: str) -> bool:
        return plain_letters(text) in self._said[key]

    def has_forbidden(self, text: str) -> bool:
        return not self._forbidden.isdisjoint(plain_letters(text).split())


class Watch:
    """What is known of one seat: its orders, its turn, its clocks."""

    def __init__(self, seat: int, texts: Texts, factor: int, stand_ins: bool, lot: Lot | None) -> None:
        self.seat = seat
        self.texts = texts
        self.lot = lot
        self.factor = factor
        self.stand_ins = stand_ins
        self.cards: dict[str, str] = {}  # order → Look card that gives it
        self.bound: set[str] = set()  # orders in force
        self.clocks: dict[str, float] = {}  # order → last moment
        self.hails: list[tuple[float, str]] = []
        self.prompt_at: float | None = None  # when the tongue will be asked for in this round
        self.turns = 0
        self.on_turn = False
        self.asked: float | None = None  # since when the seat has to choose
        self.begin_turn()
        self.spoke = True  # in this round
        self.held = False

    def begin_turn(self) -> None:
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
        self.broken: set[str] = set()  # orders of the turn that were broken in it already

    def pardon(self, at: float) -> None:
        """What was done so far in this turn is unknown or was a bot's: its orders count as settled until the next."""
        self.begin_turn()
        self.broken = set(self.cards)
        self.clocks.clear()
        self.hails.clear()
        self.far = self.spoke = True
        self.asked = None if self.asked is None else at
        self._draw_prompt(at)

    # --- orders come and go -------------------------------------------------------------------------------------

    def learn(self, cards: dict[str, str]) -> None:
        self.cards = cards
        self.bound = {order for order in self.bound if order in cards}
        self.clocks = {order: until for order, until in self.clocks.items() if order in cards}
        self.hails = self.hails if "voice-1" in cards else []
        self.bound |= {order for order in cards if parts.LOOKS[parts.LOOK_IDS.index(order)]["bind"] == "always"}

    def seconds(self, order: str) -> float:
        return float(parts.LOOKS[parts.LOOK_IDS.index(order)]["seconds"] * self.factor)

    def breaks(self, order: str, once: bool = True) -> list[Slip]:
        """The slip of breaking an order, if it is in force and was not broken in this turn."""
        if order not in self.bound or (once and order in self.broken):
            return []
        self.broken.add(order)
        return [(self.seat, self.cards[order])]

    # --- the table goes on --------------------------------------------------------------------------------------

    def turn_began(self, at: float) -> list[Slip]:
        self.turns += 1
        self.on_turn = True
        silent = [] if self.spoke else self.breaks("voice-2")
        self.begin_turn()
        self.spoke = "voice-2" not in self.bound
        self.bound |= {order for order in self.cards if order in PAST}
        self.clocks.pop("leg-2", None)
        if self.prompt_at is not None:
            self.prompt(at)
        self._draw_prompt(at)
        return silent

    def _draw_prompt(self, at: float) -> None:
        self.prompt_at = None if self.lot is None or "mouth-4" not in self.cards else at + self.lot() * ROUND

    def turn_ended(self, at: float) -> list[Slip]:
        self.on_turn = False
        self.clocks.pop("leg-3", None)
        self.clocks.pop("leg-1", None)
        if "leg-2" in self.bound and self.risen:
            self.clocks["leg-2"] = at + self.seconds("leg-2")
        return self.breaks("head-4") if not self.named else []

    def must_choose(self, at: float) -> None:
        """The seat is asked; orders got in the meantime bind from now on, and the clock of the turn runs."""
        self.bound |= {order for order in self.cards if order not in PAST}
        if self.asked is None:
            self.asked = at
            if "leg-1" in self.bound and self.on_turn:
                self.clocks["leg-1"] = at + self.seconds("leg-1") - self.used

    def has_chosen(self, at: float) -> None:
        if self.asked is not None and self.on_turn:
            self.used += at - self.asked
        self.asked = None
        self.clocks.pop("leg-1", None)

    def rigor_moved(self, at: float) -> None:
        if "voice-1" in self.bound:
            hail = self.texts.hails[(self.turns + len(self.hails)) % len(self.texts.hails)]
            self.hails.append((at + self.seconds("voice-1"), hail))

    def stepped(self, at: float) -> None:
        """The first step is fully done and a second is possible."""
        if self.knocks and "leg-3" in self.bound:
            self.clocks["leg-3"] = at + self.seconds("leg-3")
        self.knocks = False

    def prompt(self, at: float) -> None:
        """The moment of this round at which the tongue is asked for."""
        self.prompt_at = None
        if "mouth-4" in self.bound and "mouth-4" not in self.clocks:
            self.clocks["mouth-4"] = at + self.seconds("mouth-4")

    def key(self) -> str:
        return KEYS[self.turns % len(KEYS)]

    def formula(self) -> str:
        return self.texts.formulas[self.turns % len(self.texts.formulas)]

    # --- moves and notes ----------------------------------------------------------------------------------------

    def played(self, words: list[str], at: float) -> list[Slip]:
        """A committed move of the seat in its own turn. What it names was picked now at the latest."""
        if words[0] == "peek":
            return self._stirred()
        slips = self._begun()
        if words[0] == "touch":
            return slips
        starts = words[0] in ("play", "haste")
        if starts and int(words[1]) != self.card:
            slips += self.picked(int(words[1]), None, at)
            self.card_at = self.asked
        if starts or words[0] == "step":
            slips += self.picked(None, words[2 if starts else 1], at)
        slips += [] if self.far else self.breaks("arm-1", once=False)
        slips += [] if self.begged or self.moved else self.breaks("voice-3")
        if words[0] == "step" and "leg-3" in self.clocks:
            slips += self.breaks("leg-3")
        if words[0] in ("step", "stop"):
            self.clocks.pop("leg-3", None)
        self.far, self.moved, self.knocks = False, True, starts
        self.card = self.square = self.card_at = None
        return slips

    def picked(self, card: int | None, square: str | None, at: float) -> list[Slip]:
        """Cards and squares picked in the own turn; a pick that changes nothing is no pick."""
        slips = self._begun()
        if card is not None and card != self.card:
            self.picks += 1
            self.card, self.square, self.card_at = card, None, at
        if square is not None and square != self.square:
            self.picks += 1
            self.square = square
            if self.card_at is not None and at - self.card_at > self.seconds("arm-3"):
                slips += self.breaks("arm-3")
        return slips + (self.breaks("head-1") if self.picks > MOST_PICKS else [])

    def _begun(self) -> list[Slip]:
        """A choice of one's turn: one should stand by now, with the jaw open."""
        self.chosen = True
        return ([] if self.held else self.breaks("mouth-3")) + self._stirred()

    def _stirred(self) -> list[Slip]:
        """Something was done in one's turn, be it only a glance."""
        return [] if self.risen else self.breaks("leg-2")

    def said(self, text: str) -> list[Slip]:
        self.spoke = True
        letters = set(parts.LOOKS[0]["letters"])
        slips = self.breaks("voice-4", once=False)
        if any(char.isalpha() and char not in letters for char in text.casefold()):
            slips += self.breaks("mouth-1", once=False)
        if len(text.split()) > 1 or len(text.strip()) > parts.LOOKS[1]["most"]:
            slips += self.breaks("mouth-2", once=False)
        if self.texts.has_forbidden(text):
            slips += self.breaks("voice-2", once=False)
        return slips

    def typed(self, text: str) -> None:
        if self.on_turn and self.texts.is_said(self.formula(), text):
            self.begged = True
        elif self.hails and self.texts.is_said(self.hails[0][1], text):
            del self.hails[0]

    def pressed(self, what: str, key: str) -> list[Slip]:
        if what == "emote":
            return self.breaks("voice-4", once=False)
        if what == "far":
            self.far = True
        elif what == "tongue":
            self.clocks.pop("mouth-4", None)
        elif what == "sit":
            self.clocks.pop("leg-2", None)
        elif what == "key" and (self.stand_ins or key.casefold() == self.key()):
            self.clocks.pop("leg-3", None)
        elif what == "quiet":
            self.spoke = True
        elif what == "rise":
            self.risen = self.risen or self.on_turn
        elif what == "name":
            self.named = self.named or self.on_turn
        elif self.stand_ins and what == "hail":
            del self.hails[:1]
        elif self.stand_ins and what == "formula":
            self.begged = self.begged or self.on_turn
        return []

    def holds(self, down: bool) -> list[Slip]:
        released = self.held and not down and self.on_turn and self.chosen
        self.held = down
        return self.breaks("mouth-3") if released else []

    # --- clocks -------------------------------------------------------------------------------------------------

    def run_out(self, at: float) -> list[Slip]:
        """Overruns; the turn goes on all the same."""
        slips: list[Slip] = []
        for order in [order for order, until in self.clocks.items() if at >= until]:
            del self.clocks[order]
            slips += self.breaks(order, once=order != "leg-2")
        for _ in [late for late, _ in self.hails if at >= late]:
            del self.hails[0]
            slips += self.breaks("voice-1", once=False)
        if self.prompt_at is not None and at >= self.prompt_at:
            self.prompt(at)
        return slips

    def due(self) -> list[float]:
        prompts = [] if self.prompt_at is None else [self.prompt_at]
        return [*self.clocks.values(), *(until for until, _ in self.hails), *prompts]

    def demands(self) -> list[Demand]:
        """What the screen of this seat asks for now."""
        found = [Demand(self.cards["voice-1"], "hail", hail, None, until) for until, hail in self.hails]
        asks = {"mouth-4": "tongue", "leg-1": "choose", "leg-2": "sit"}
        for order in (order for order in asks if order in self.clocks):
            found.append(Demand(self.cards[order], asks[order], until=self.clocks[order]))
        if "leg-3" in self.clocks:
            found.append(Demand(self.cards["leg-3"], "key", key=self.key(), until=self.clocks["leg-3"]))
        if "voice-2" in self.bound and not self.spoke:
            found.append(Demand(self.cards["voice-2"], "quiet"))
        return [*found, *self._turn_demands()] if self.on_turn else found

    def _turn_demands(self) -> list[Demand]:
        wanted = {
            "leg-2": ("rise", not self.risen),
            "voice-3": ("formula", not self.begged and not self.moved),
            "mouth-3": ("hold", not self.held),
            "head-4": ("name", not self.named),
        }
        found = [
            Demand(self.cards[order], ask, self.formula() if ask == "formula" else None)
            for order, (ask, open_) in wanted.items()
            if open_ and order in self.bound and order not in self.broken
        ]
        if "head-1" in self.bound and "head-1" not in self.broken:
            found.append(Demand(self.cards["head-1"], "picks", count=self.picks, most=MOST_PICKS))
        return found


class Warden:
    """Watches the people of one online table. `watched` are their seats; take a seat out while a bot acts there.

    With a `lot` the moments of prompts are drawn from it; without, the tongue is asked for by `prompt` alone.
    """

    def __init__(self, state: State, watched: Sequence[int], texts: Texts, at: float, lot: Lot | None = None) -> None:
        factor = 2 if state.settled["doubled-clocks"] else 1
        stand_ins = bool(state.settled["stand-ins"])
        self.watches = [Watch(seat, texts, factor, stand_ins, lot) for seat in range(int(state.seats))]
        self.watched = set(watched)
        self._gentle = bool(state.gentle)
        self._called: set[int] = set()  # seats that slipped in this turn
        self._turn = 0
        self._active = NONE
        if not state.is_table:
            self._catch_up(state, [], at)

    def follow(self, state: State, seat: int, move: str, events: Sequence[Event], at: float) -> list[Slip]:
        """A step was committed: the position after it, who moved, and what happened."""
        if state.is_table:
            return []
        slips = self._run_out(at)
        if seat in self.watched:
            if seat == self._active:
                slips += self.watches[seat].played(move.split(), at)
            self.watches[seat].has_chosen(at)
        elif seat != NOBODY:
            self.watches[seat].pardon(at)
        return self._judged(slips) + self._catch_up(state, events, at)

    def went_back(self, state: State, at: float) -> bool:
        """A move was taken back; what was done in the turn stays done. False when the turn is another one now: then a
        warden is to be made anew from the log."""
        if state.turn() != self._turn:
            return False
        watch = self.watches[self._active]
        watch.knocks = False
        watch.clocks.pop("leg-3", None)
        self._catch_up(state, [], at)
        return True

    def pardon(self, at: float) -> None:
        """The log was followed without the notes and the clock that belong to it."""
        for watch in self.watches:
            watch.pardon(at)

    def _catch_up(self, state: State, events: Sequence[Event], at: float) -> list[Slip]:
        moved = any(event.kind in ("rigor", "warped") for event in events)
        for watch in self.watches:
            if moved:
                watch.rigor_moved(at)
            watch.learn(orders_of(state, watch.seat))
        slips = self._turns(state, at) if state.turn() != self._turn else []
        asked = state.to_act()
        for watch in self.watches:
            if watch.seat in asked:
                watch.must_choose(at)
            else:
                watch.has_chosen(at)
        if state.phase == SECOND and not len(state.stack):
            self.watches[self._active].stepped(at)
        return slips

    def _turns(self, state: State, at: float) -> list[Slip]:
        slips = self._judged(self.watches[self._active].turn_ended(at)) if self._active != NONE else []
        self._turn, self._active = state.turn(), int(state.seat)
        self._called.clear()
        return slips if state.phase == OVER else slips + self._judged(self.watches[self._active].turn_began(at))

    def read(self, note: object) -> FromPage:
        try:
            found: FromPage = msgspec.convert(note, FromPage)
        except msgspec.ValidationError:
            raise refused("message-unreadable") from None
        return found

    def overhear(self, seat: int, text: str, at: float) -> list[Slip]:
        return self.hear(seat, Said(text), at)

    def hear(self, seat: int, note: Note, at: float) -> list[Slip]:
        """A note of a person; picking counts only in the own turn."""
        slips = self._run_out(at)
        watch = self.watches[seat]
        match note:
            case Picked(card, square):
                slips += watch.picked(card, square, at) if watch.on_turn else []
            case Said(text):
                slips += watch.said(text)
            case Typed(text):
                watch.typed(text)
            case Pressed(what, key):
                slips += watch.pressed(what, key)
            case Held(down):
                slips += watch.holds(down)
        return self._judged(slips)

    def prompt(self, seat: int, at: float) -> None:
        """Ask for the tongue now."""
        self.watches[seat].prompt(at)

    def tick(self, at: float) -> list[Slip]:
        return self._judged(self._run_out(at))

    def _run_out(self, at: float) -> list[Slip]:
        return [slip for watch in self.watches for slip in watch.run_out(at)]

    def due(self) -> float | None:
        """The next moment at which a clock runs out or a prompt is due."""
        return min((moment for seat in self.watched for moment in self.watches[seat].due()), default=None)

    def demands(self, seat: int) -> list[Demand]:
        return self.watches[seat].demands()

    def verdict(self, slip: Slip) -> str:
        """The move the server plays for a slip, as seat NOBODY."""
        return slip_text(slip)

    def _judged(self, slips: list[Slip]) -> list[Slip]:
        """Those of people. K-28: a gentle table calls one in a turn, and the turn is that of the slip: the verdict may
        be played when the next has begun."""
        found = []
        for slip in slips:
            if slip[0] in self.watched and not (self._gentle and slip[0] in self._called):
                self._called.add(slip[0])
                found.append(slip)
        return found


def orders_of(state: State, seat: int) -> dict[str, str]:
    """The orders a seat is under at this table, each with the Look card that gives it."""
    found: dict[str, str] = {}
    for entry in state.piles.dealt:
        order = int(state.demands[look_card(entry)])
        if look_seat(entry) == seat and order != NONE:
            found[parts.LOOK_IDS[order]] = parts.LOOK_IDS[look_card(entry)]
    return found


def slip_text(slip: Slip) -> str:
    return f"slip {slip[0] + 1} {slip[1]}"
