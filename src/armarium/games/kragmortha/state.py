"""One position of Kragmortha: pawns, piles, the turn, the stack of pending tasks, what people have called and voted.

What is offered is in `moves.py`, what a move does in `rules.py` and `penances/court.py`.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from armarium import game
from armarium.chance import Chance
from armarium.game import Options, Outcome, must_sit
from armarium.games.kragmortha import moves, parts, refusals, rules
from armarium.games.kragmortha.cards import opening
from armarium.games.kragmortha.cards.packed import pair_of, with_bit, with_pair
from armarium.games.kragmortha.cards.piles import NO_SEATS, NONE, OUT, PEEKS, Piles, new_piles
from armarium.games.kragmortha.cards.score import packed_score
from armarium.games.kragmortha.library import board
from armarium.games.kragmortha.library.board import EMPTY, NOWHERE, PLAIN
from armarium.games.kragmortha.moves import NOT_COUNTED
from armarium.games.kragmortha.notation import (
    ARM_BEHIND,
    HOOKED_ELBOW,
    LINK,
    OVER,
    PLACE,
    VOTE,
    move_text,
    task_kind,
    task_of,
    task_seat,
)
from armarium.games.kragmortha.penances import court
from armarium.reason import Reason

NOT_SETTLED: Final[Options] = {}


@final
class State(game.State):
    """`who`: the goblin on each square; `at`: the square of each goblin. Rigor is apart, for a meeting shares his."""

    def __init__(self, chance: Chance, piles: Piles, furnished: i64) -> None:
        super().__init__(chance)
        self.piles = piles
        self.seats: i64 = piles.seats
        self.furnished = furnished
        self.near = board.MAPS[furnished]
        self.kinds = board.KINDS[furnished]
        self.ground = board.GROUNDS[furnished]
        self.who = vec[i64]()  # filled by `bare` and `clone`
        self.at = vec[i64]()
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
        self.settled = NOT_SETTLED
        self.demands = vec[i64]()  # the order each Look card gives at this table, NONE where its family sleeps
        self.is_table = False
        self.gentle = True
        self.rigor_stops = False
        self.draw_first = False
        self.friendly = True
        self.offered = vec[i64]()
        self.count: i64 = NOT_COUNTED
        self.asked_for: i64 = NOT_COUNTED

    def clone(self, chance: Chance) -> State:
        copy = State(chance, self.piles.clone(), self.furnished)
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
        return copy

    def guess(self, seat: i64, chance: Chance) -> State:
        must_sit(int(seat), int(self.seats))
        copy = self.clone(chance)
        copy.piles.redeal(seat, chance)
        court.redeal_votes(copy, seat, chance)
        return copy

    # --- whose choice -------------------------------------------------------------------------------------------------

    def to_act(self) -> list[int]:
        if self.phase == OVER:
            return []
        if self.is_voting():
            return [seat for seat in range(int(self.seats)) if self.may_vote(seat) and not self.vote(seat)]
        return [int(self.asked_seat())]

    def actor(self) -> i64:
        if self.phase == OVER:
            return game.NOBODY
        if self.is_voting():
            for seat in range(self.seats):
                if self.may_vote(seat) and self.vote(seat) == 0:
                    return seat
        return self.asked_seat()

    def turn(self) -> int:
        return int(self.number)

    def asked_seat(self) -> i64:
        """The seat whose answer the topmost task needs, or whose turn it is."""
        depth = len(self.stack)
        if depth == 0:
            return self.seat
        task = self.stack[depth - 1]
        return self.chooser() if task_kind(task) == LINK else task_seat(task)

    def top_task(self) -> i64:
        """The topmost task, NONE when the turn itself waits."""
        depth = len(self.stack)
        return NONE if depth == 0 else self.stack[depth - 1]

    def chooser(self) -> i64:
        """K-15: the owner of the goblin that pushes next, the mover throughout with Ogre's Shove."""
        links = len(self.route)
        return self.seat if self.shoving or links == 1 else self.who[self.route[links - 2]]

    def chain_seats(self) -> i64:
        """K-17: the seats pushed so far, as bits, the one waiting for its direction included."""
        pushed: i64 = 0
        for i in range(len(self.route)):
            pushed = with_bit(pushed, self.who[self.route[i]])
        return pushed

    def is_voting(self) -> bool:
        return task_kind(self.top_task()) == VOTE

    def may_vote(self, seat: i64) -> bool:
        return self.is_voting() and seat != task_seat(self.top_task())

    def vote(self, seat: i64) -> i64:
        return pair_of(self.votes, seat)

    # --- the card touched and the card looked at ----------------------------------------------------------------------

    def close_up(self, seat: i64, slot: i64) -> None:
        """K-34: a card left a hand and the others closed up; one that was touched or looked at stays so in its new
        place."""
        if seat == self.seat:
            self.touched = slot_after(self.touched, slot)
            self.peeked = slot_after(self.peeked, slot)

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
            self.devices = with_pair(self.devices, seat, 0)

    # --- squares ------------------------------------------------------------------------------------------------------

    def is_empty(self, square: i64) -> bool:
        return self.who[square] == EMPTY and square != self.rigor

    def stand(self, seat: i64, square: i64) -> None:
        if self.at[seat] != NOWHERE and self.who[self.at[seat]] == seat:
            self.who[self.at[seat]] = EMPTY
        self.who[square] = seat
        self.at[seat] = square

    def is_special(self, square: i64) -> bool:
        return self.kinds[square] != PLAIN or square == self.rigor

    # --- tasks --------------------------------------------------------------------------------------------------------

    def add_task(self, kind: i64, seat: i64, argument: i64) -> None:
        self.stack = append(self.stack, task_of(kind, seat, argument))

    def pop(self) -> i64:
        depth = len(self.stack)
        task = self.stack[depth - 1]
        self.stack = self.stack[: depth - 1]
        return task

    # --- K-31: the standing -------------------------------------------------------------------------------------------

    def score(self, seat: i64) -> i64:
        """K-31 as one number, which `cards/score.py` takes apart."""
        looks = OUT if seat == self.out else self.piles.looks[seat]
        return packed_score(looks, self.piles.count_books(seat), self.piles.magic(seat))

    def standing(self) -> list[int]:
        return [int(self.score(seat)) for seat in range(self.seats)]

    # --- the contract's doors ---------------------------------------------------------------------------------------

    def moves(self, seat: i64) -> list[int]:
        """For seat NOBODY the slips that only the server may call (K-34), otherwise the seat's own moves."""
        return moves.moves(self, seat)

    def move_count(self, seat: i64) -> i64:
        return moves.move_count(self, seat)

    def move_at(self, seat: i64, index: i64) -> i64:
        moves.move_count(self, seat)
        return self.offered[index]

    def play(self, seat: i64, move: i64) -> None:
        rules.play(self, seat, move)

    def text(self, move: i64) -> str:
        return move_text(move)

    def why_not(self, seat: i64, text: str) -> Reason | None:
        if seat != game.NOBODY:
            must_sit(int(seat), int(self.seats))
        return refusals.why_not(self, int(seat), text)

    def outcome(self) -> Outcome | None:
        return rules.outcome(self)


def slot_after(slot: i64, left: i64) -> i64:
    """Where the card of a slot lies after another slot was emptied; NONE when it was its own."""
    if slot == left:
        return NONE
    return slot - 1 if slot > left else slot


def new(seats: int, options: Options, chance: Chance) -> State:
    state = bare(seats, options, chance)
    rules.set_up(state)
    return state


def bare(seats: int, options: Options, chance: Chance) -> State:
    """A state with its options set and nothing dealt."""
    state = State(chance, new_piles(seats), board.map_of(seats))
    state.who = board.NO_PAWNS[:]
    state.at = NO_SEATS[:]
    for seat in range(i64(8)):
        state.at[seat] = NOWHERE
    state.settled = options
    state.is_table = options["mode"] == opening.TABLE_MODE
    state.gentle = bool(options["gentle"])
    state.rigor_stops = bool(options["rigor-stops"])
    state.draw_first = bool(options["draw-first"])
    state.friendly = bool(options["friendly"])
    state.demands = vec[i64]([opening.order_of(card, options) for card in range(len(parts.LOOKS))])
    state.piles.imposed = vec[i64](opening.imposed_orders(options))
    return state
