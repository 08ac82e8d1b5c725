"""What lies on the table of Kragmortha: pawns, piles, the turn, the stack of pending tasks; and what is told of it.

It moves nothing by itself: `rules.py` does, and `moves.py` says what may be done.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from armarium import game
from armarium.chance import Chance
from armarium.game import Event, Options
from armarium.games.kragmortha import parts
from armarium.games.kragmortha.cards.piles import NO_SEATS, NONE, Piles
from armarium.games.kragmortha.library import board
from armarium.games.kragmortha.library.board import EMPTY, NOWHERE, PLAIN
from armarium.games.kragmortha.notation import (
    ARM_BEHIND,
    FLAT_PALM,
    HOOKED_ELBOW,
    LINK,
    PLACE,
    VOTE,
    move_text,
    square_text,
    task_kind,
    task_of,
    task_seat,
)
from armarium.reason import Value

NOT_COUNTED: Final[i64] = -1
OUT: Final[i64] = parts.LOOKS_OUT
PEEKS: Final[i64] = parts.PEEKS


class Library(game.State):
    """`who`: the goblin on each square; `at`: the square of each goblin. Rigor is apart, for a meeting shares his."""

    def __init__(self, chance: Chance, piles: Piles, furnished: i64) -> None:
        super().__init__(chance)
        self.piles = piles
        self.seats: i64 = piles.seats
        self.furnished = furnished
        self.near = board.MAPS[furnished]
        self.kinds = board.KINDS[furnished]
        self.ground = board.GROUNDS[furnished]
        self.who = board.NO_PAWNS[:]
        self.at = NO_SEATS[:]
        self.rigor: i64 = parts.RIGOR_START
        self.seat: i64 = 0  # whose turn it is
        self.number: i64 = 1
        self.phase: i64 = PLACE
        self.stack = vec[i64]()
        # The card in play.
        self.face: i64 = NONE
        self.last: i64 = 0  # the cards put down last, five bits each: face + 1
        self.rest: i64 = 0  # the symbols that fit the second step, as a mask
        self.cut = False  # K-20, K-23, K-29: only the draw remains of this turn
        self.touched: i64 = NONE
        self.peeked: i64 = NONE
        self.peeks: i64 = PEEKS
        # The chain being pushed: the squares entered so far, the mover's first.
        self.origin: i64 = NOWHERE
        self.route = vec[i64]()
        self.shoving = False
        # Slips.
        self.owed = vec[i64]()  # seats that still have to draw a Look for a slip
        self.slipped: i64 = 0  # seats that slipped in this turn, as bits
        self.slipped_before: i64 = 0  # and in the turn before it
        self.accusers: i64 = 0  # seats that may not accuse again in this turn, as bits
        self.votes: i64 = 0  # two bits per seat: 1 guilty, 2 clear, 3 neither
        self.devices: i64 = 0  # two bits per seat: 1 pointer, 2 keyboard
        self.out: i64 = game.NOBODY
        # Options.
        self.settled: Options = {}
        self.demands = vec[i64]()  # the order each Look card gives at this table, NONE where its family sleeps
        self.is_table = False
        self.gentle = True
        self.rigor_stops = False
        self.draw_first = False
        self.friendly = True
        self.offered = vec[i64]()
        self.count: i64 = NOT_COUNTED
        self.asked_for: i64 = NOT_COUNTED

    def copy_to(self, copy: Library) -> None:
        copy.ground = self.ground
        copy.who = self.who[:]
        copy.at = self.at[:]
        copy.rigor = self.rigor
        copy.seat = self.seat
        copy.number = self.number
        copy.phase = self.phase
        copy.stack = self.stack[:]
        copy.face = self.face
        copy.last = self.last
        copy.rest = self.rest
        copy.cut = self.cut
        copy.touched = self.touched
        copy.peeked = self.peeked
        copy.peeks = self.peeks
        copy.origin = self.origin
        copy.route = self.route[:]
        copy.shoving = self.shoving
        copy.owed = self.owed[:]
        copy.slipped = self.slipped
        copy.slipped_before = self.slipped_before
        copy.accusers = self.accusers
        copy.votes = self.votes
        copy.devices = self.devices
        copy.out = self.out
        copy.settled = self.settled
        copy.demands = self.demands
        copy.is_table = self.is_table
        copy.gentle = self.gentle
        copy.rigor_stops = self.rigor_stops
        copy.draw_first = self.draw_first
        copy.friendly = self.friendly

    # --- whose choice -------------------------------------------------------------------------------------------

    def turn(self) -> int:
        return int(self.number)

    def asked(self) -> i64:
        """The seat whose answer the topmost task needs, or whose turn it is."""
        depth = len(self.stack)
        if depth == 0:
            return self.seat
        task = self.stack[depth - 1]
        return self.chooser() if task_kind(task) == LINK else task_seat(task)

    def task(self) -> i64:
        """The topmost task, NONE when the turn itself waits."""
        depth = len(self.stack)
        return NONE if depth == 0 else self.stack[depth - 1]

    def chooser(self) -> i64:
        """K-15: the owner of the goblin that pushes next, the mover throughout with Ogre's Shove."""
        links = len(self.route)
        return self.seat if self.shoving or links == 1 else self.who[self.route[links - 2]]

    def in_chain(self) -> i64:
        """K-17: the seats pushed so far, as bits, the one waiting for its direction included."""
        pushed: i64 = 0
        for i in range(len(self.route)):
            pushed |= i64(1) << self.who[self.route[i]]
        return pushed

    def is_voting(self) -> bool:
        return task_kind(self.task()) == VOTE

    def may_vote(self, seat: i64) -> bool:
        return self.is_voting() and seat != task_seat(self.task())

    def vote(self, seat: i64) -> i64:
        return (self.votes >> (2 * seat)) & 3

    # --- the card touched and the card looked at ----------------------------------------------------------------

    def close_up(self, seat: i64, slot: i64) -> None:
        """K-34: a card left a hand and the others closed up; one that was touched or looked at stays so in its new
        place."""
        if seat == self.seat:
            self.touched = moved_up(self.touched, slot)
            self.peeked = moved_up(self.peeked, slot)

    def drop_card(self, seat: i64, slot: i64) -> i64:
        """The face of a card put on the discards."""
        face = self.piles.discard(seat, slot)
        self.close_up(seat, slot)
        return face

    def release_orders(self, seat: i64) -> None:
        """Without a Hooked Elbow one is held to no card, without an Arm Behind the Back to no device."""
        if seat == self.seat and not self.piles.has_order(seat, HOOKED_ELBOW):
            self.touched = NONE
        if not self.piles.has_order(seat, ARM_BEHIND):
            self.devices &= ~(i64(3) << (2 * seat))

    # --- squares ------------------------------------------------------------------------------------------------

    def is_empty(self, square: i64) -> bool:
        return self.who[square] == EMPTY and square != self.rigor

    def stand(self, seat: i64, square: i64) -> None:
        if self.at[seat] != NOWHERE and self.who[self.at[seat]] == seat:
            self.who[self.at[seat]] = EMPTY
        self.who[square] = seat
        self.at[seat] = square

    def is_special(self, square: i64) -> bool:
        return self.kinds[square] != PLAIN or square == self.rigor

    # --- tasks and offered moves --------------------------------------------------------------------------------

    def add_task(self, kind: i64, seat: i64, argument: i64) -> None:
        self.stack = append(self.stack, task_of(kind, seat, argument))

    def pop(self) -> i64:
        depth = len(self.stack)
        task = self.stack[depth - 1]
        self.stack = self.stack[: depth - 1]
        return task

    def add(self, move: i64) -> None:
        if self.count < len(self.offered):
            self.offered[self.count] = move
        else:
            self.offered = append(self.offered, move)
        self.count += 1

    def text(self, move: i64) -> str:
        return move_text(move)

    # --- K-31: the standing -------------------------------------------------------------------------------------

    def score(self, seat: i64) -> i64:
        """K-31 as one number: fewer Looks first, then Grimoires, then magic symbols."""
        looks = OUT if seat == self.out else self.piles.looks[seat]
        return (OUT - looks) * 10000 + self.piles.count_books(seat) * 100 + self.piles.magic(seat)

    def standing(self) -> list[int]:
        return [int(self.score(seat)) for seat in range(self.seats)]

    # --- what listeners are told --------------------------------------------------------------------------------

    def hand_texts(self, seat: i64) -> list[str]:
        return [parts.FACES[self.piles.face(seat, slot)] for slot in range(self.piles.held[seat])]

    def tell_square(self, kind: str, seat: i64, square: i64) -> None:
        if self.events is not None:
            self.tell(Event(kind, {"seat": int(seat), "square": square_text(square)}))

    def tell_seats(self, kind: str, seat: i64, other: i64) -> None:
        if self.events is not None:
            self.tell(Event(kind, {"seat": int(seat), "target-seat": int(other)}))

    def tell_value(self, kind: str, seat: i64, key: str, value: str) -> None:
        if self.events is not None:
            self.tell(Event(kind, {"seat": int(seat), key: value}))

    def tell_case(self, kind: str, seat: i64, other: i64, card: i64) -> None:
        if self.events is not None:
            look = parts.LOOK_IDS[card]
            self.tell(Event(kind, {"seat": int(seat), "target-seat": int(other), "look": look}))

    def tell_pushed(self, to: i64) -> None:
        links = len(self.route)
        pushed = self.who[self.route[links - 1]]
        pusher = self.seat if links == 1 else self.who[self.route[links - 2]]
        values: dict[str, Value] = {
            "seat": int(self.chooser()),
            "target-seat": int(pushed),
            "pusher-seat": int(pusher),
            "square": square_text(to),
            "link": links,
        }
        self.tell(Event("pushed", values))

    def tell_hidden(self, kind: str, seat: i64, card: dict[str, Value]) -> None:
        """A card drawn openly; those with a Bowed Head, and then also spectators, hear that it was drawn, not which."""
        seen = self.piles.watching(seat)
        values: dict[str, Value] = {"seat": int(seat)}
        self.tell_shown(kind, values, card, seen)

    def tell_shown(self, kind: str, values: dict[str, Value], card: dict[str, Value], seen: i64) -> None:
        """Values for all and a card for those seats; `shown` says whether the reader is one of them."""
        card["shown"] = True
        if seen == self.piles.everybody:
            values.update(card)
            self.tell(Event(kind, values))
            return
        values["shown"] = False
        audience = [seat for seat in range(int(self.seats)) if (seen >> seat) & 1]
        self.tell(Event(kind, values, card if audience else None, audience))

    def tell_look(self, seat: i64, card: i64) -> None:
        """The Look kept, and those turned down before it for their symbols."""
        if card == NONE:
            self.tell(Event("no-look", {"seat": int(seat)}))
            return
        down = [parts.LOOK_IDS[rejected] for rejected in self.piles.turned_down]
        self.tell_hidden("look", seat, {"look": parts.LOOK_IDS[card], "looks": down, "count": len(down)})

    def tell_drawn(self, seat: i64, before: i64) -> None:
        """The owner learns the faces, unless the hand lies face down; everybody does where it lies open."""
        faces = self.hand_texts(seat)[int(before) :]
        seen = self.piles.known(seat, before) if faces else i64(0)
        self.tell_shown("drew", {"seat": int(seat), "count": len(faces)}, {"cards": faces}, seen)

    def tell_traded(self, other: i64, given: i64, taken: i64) -> None:
        """Both learn both cards, but for one whose hand lies face down."""
        seen: i64 = 0
        for seat in (self.seat, other):
            if not self.piles.has_order(seat, FLAT_PALM):
                seen |= i64(1) << seat
        card: dict[str, Value] = {"given-card": parts.FACES[given & 255], "taken-card": parts.FACES[taken & 255]}
        self.tell_shown("traded", {"seat": int(self.seat), "target-seat": int(other)}, card, seen)


def moved_up(slot: i64, left: i64) -> i64:
    """Where the card of a slot lies after another slot was emptied; NONE when it was its own."""
    if slot == left:
        return NONE
    return slot - 1 if slot > left else slot
