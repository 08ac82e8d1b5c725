"""Kragmortha for programs that learn: numbers of moves, and what a seat sees as a flat array.

Seats are counted from the viewer: 0 is its own, 1 the next at the table. Squares count from 0, a1 to g1, then a2. What
is written agrees with the view, field by field (`tests/envs/seen/`); it is not made of it, for that would take a
hundred times as long.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from armarium import encoder, game
from armarium.encoder import FOR_PEOPLE, WIDEST, Field, Pen, blocks_of
from armarium.games.kragmortha import moves, notation, parts
from armarium.games.kragmortha.cards.packed import (
    book_kind,
    book_seat,
    entry_known,
    face_of,
    has_bit,
    is_used,
    known_of,
    look_card,
    look_seat,
    with_bit,
)
from armarium.games.kragmortha.cards.piles import NONE, ROOM
from armarium.games.kragmortha.library.board import ANY, NOWHERE, SQUARES
from armarium.games.kragmortha.notation import (
    BOWED_HEAD,
    FLAT_PALM,
    KINDS,
    OVER,
    SECOND,
    TASKS,
    first_of,
    flags_of,
    kind_of,
    second_of,
    task_kind,
)
from armarium.games.kragmortha.state import State

SLOTS: Final = parts.MOST_HELD
SEATS: Final = 8
FLAGS: Final[i64] = 4
SETTLED: Final = ("effect", "look", "book", "trap")  # tasks that nobody is asked about
PHASES: Final = (*notation.PHASES, *(task for task in TASKS if task not in SETTLED))
PHASE_COUNT: Final[i64] = len(PHASES)
PHASE_OF_TASK: Final = vec[i64]([PHASES.index(task) if task in PHASES else -1 for task in TASKS])
FLOOR: Final = "-#BSPG*"
BOOKCASE: Final[i64] = 1
FIRST_SYMBOL: Final[i64] = 2
DESK: Final[i64] = len(FLOOR) - 1
SYMBOLS: Final[i64] = len(parts.SYMBOLS)
FACES: Final[i64] = len(parts.FACES)
LOOKS: Final[i64] = len(parts.LOOKS)
BOOKS: Final[i64] = len(parts.BOOK_NAMES)
TOKENS: Final = vec[i64](parts.TOKEN_COPIES)
PEOPLES: Final = ("caught", "guilty", "clear", "slip", "ease")  # K-34: bots never accuse or vote, and obey all orders
WITH_CARD: Final = ("play", "haste")
WITH_SQUARE: Final = ("place", "push", "go", "warp", "blink", "bone")
WITH_FIRST: Final = ("blame", "change", "pilfer", "discard", "peek", "touch")
SIDE: Final = ("look_count", "book_count", "symbols", "out", "slipped")

# What the place of a move among those of its kind is made of.
AS_FIRST: Final[i64] = 0
AS_STEP: Final[i64] = 1  # slot, square and flags; without a card in hand the slot is 0
AS_SQUARE: Final[i64] = 2
AS_SWAP: Final[i64] = 3


def shape(kind: str) -> int:
    if kind in WITH_CARD or kind == "step":
        return int(AS_STEP)
    return int(AS_SQUARE if kind in WITH_SQUARE else AS_SWAP if kind == "swap" else AS_FIRST)


SHAPES: Final = vec[i64]([shape(kind) for kind in KINDS])


def cases(drawn: parts.Map) -> list[int]:
    """Of every square whether a bookcase stands there."""
    covered = {square for case in drawn.bookcases for square in case}
    return [int(square in covered) for square in range(parts.SQUARES)]


CASES: Final = [vec[i64](cases(drawn)) for drawn in parts.MAPS]


def block(kind: str) -> tuple[str, int, str]:
    """A kind of move, how many numbers it has, and what they count."""
    if kind in PEOPLES:
        return kind, 0, "for people only"
    if kind in WITH_CARD:
        return kind, SLOTS * parts.SQUARES * int(FLAGS), "((slot - 1) * 70 + square) * 4 + 1 for gaze + 2 for shove"
    if kind == "step":
        return kind, parts.SQUARES * int(FLAGS), "square * 4 + 1 for gaze + 2 for shove"
    if kind in WITH_SQUARE:
        return kind, parts.SQUARES, "square"
    if kind in WITH_FIRST:
        return kind, SLOTS, "slot or seat, from 0"
    if kind == "swap":
        return kind, SLOTS * SLOTS, "own slot * 8 + the other's, from 0"
    if kind == "unhex":
        return kind, len(parts.LOOKS), "Look, in the order of the box"
    return kind, 1, "the move"


def fields(seats: int) -> list[Field]:
    faces, looks, books = len(parts.FACES), len(parts.LOOKS), len(parts.BOOK_NAMES)
    squares = parts.SQUARES
    return [
        Field("phase", len(PHASES), 0, 1, "one-hot: " + ", ".join(PHASES)),
        Field("active", seats, 0, 1, "one-hot: whose turn it is"),
        Field("asked", seats, 0, 1, "whether each seat owes a move"),
        Field("turn", 1, 0, WIDEST, "turn from 1"),
        Field("floor", squares, 0, len(FLOOR) - 1, f"each square, by its place in {FLOOR}"),
        Field("pawns", squares, -1, seats, "each square: goblin of the seat counted from 1, -1 Rigor alone, 0 nobody"),
        Field("reach", squares, 0, 2, "squares Rigor reaches in one or two steps"),
        Field("rigor", 1, 0, squares - 1, "the square Rigor stands on"),
        Field("card", 1, 0, faces, "face in play from 1, 0 for none"),
        Field("rest", len(parts.SYMBOLS), 0, 1, "symbols that fit the second step: " + ", ".join(parts.SYMBOLS)),
        Field("hands", seats * SLOTS, -1, faces, "for each seat and slot: face from 1, -1 unknown, 0 no card"),
        Field("looks", seats * looks, 0, 1, "Looks each seat is seen to have, in the order of the box"),
        Field("books", seats * books, 0, WIDEST, "usable Grimoires by seat: " + ", ".join(parts.BOOK_NAMES)),
        Field("sides", seats * len(SIDE), 0, WIDEST, "for each seat: " + ", ".join(SIDE)),
        Field("limits", seats, -1, SLOTS, "hand limit of each seat, -1 where it is not known"),
        Field("places", seats, 1, SEATS, "place of each seat in the standing, equal where shared"),
        Field("route", seats, -1, squares - 1, "squares of the goblins pushed so far in the chain, -1 after them"),
        Field("choices", squares, 0, 1, "squares the next link of the chain may lead to"),
        Field("touched", 1, 0, SLOTS, "slot the active seat is held to, 0 for none"),
        Field("must_look", 1, 0, 1, "whether own faces come only by peek"),
        Field("tokens", len(parts.TOKENS), 0, WIDEST, "tokens turned up: " + ", ".join(parts.TOKENS)),
        Field("discards", faces, 0, WIDEST, "discarded movement cards: " + ", ".join(parts.FACES)),
        Field("piles", 3, 0, WIDEST, "cards left: movement cards, Looks, Grimoires"),
        Field("under", looks, 0, 1, "Looks seen to lie under their deck"),
    ]


@final
class Encoder(encoder.Encoder):
    def __init__(self, seats: int) -> None:
        super().__init__(blocks_of([block(kind) for kind in KINDS]), fields(seats))
        self.firsts = vec[i64]([block.first if block.count else int(FOR_PEOPLE) for block in self.blocks])

    def number(self, state: game.State, move: i64) -> i64:
        kind = kind_of(move)
        first = self.firsts[kind]
        return FOR_PEOPLE if first == FOR_PEOPLE else first + offset(SHAPES[kind], move)

    def observe(self, state: game.State, seat: i64, out: vec[i16], at: i64) -> None:
        assert isinstance(state, State)
        pen = Pen(out, at)
        write_turn(state, seat, pen)
        write_library(state, seat, pen)
        write_card(state, pen)
        write_hands(state, seat, pen)
        write_looks(state, seat, pen)
        write_books(state, seat, pen)
        write_sides(state, seat, pen)
        write_limits(state, seat, pen)
        write_places(state, seat, pen)
        write_chain(state, pen)
        pen.write(0 if state.touched == NONE else state.touched + 1)
        pen.write(i64(state.piles.has_order(seat, FLAT_PALM)))
        write_piles(state, seat, pen)


def offset(shape: i64, move: i64) -> i64:
    """The place of a move among those of its kind."""
    if shape == AS_STEP:
        return (first_of(move) * SQUARES + second_of(move)) * FLAGS + flags_of(move)
    if shape == AS_SQUARE:
        return second_of(move)
    return first_of(move) * ROOM + second_of(move) if shape == AS_SWAP else first_of(move)


def seat_at(state: State, seat: i64, place: i64) -> i64:
    """The seat at a place counted from the viewer."""
    return (seat + place) % state.seats


def write_turn(state: State, seat: i64, pen: Pen) -> None:
    task = state.top_task()
    pen.write_one_hot(state.phase if task == NONE else PHASE_OF_TASK[task_kind(task)], PHASE_COUNT)
    for place in range(state.seats):
        pen.write(i64(seat_at(state, seat, place) == state.seat))
    for place in range(state.seats):
        pen.write(i64(is_asked(state, seat_at(state, seat, place))))
    pen.write(state.number)


def is_asked(state: State, seat: i64) -> bool:
    if state.phase == OVER:
        return False
    if state.is_voting():
        return state.may_vote(seat) and state.vote(seat) == 0
    return state.asked_seat() == seat


# --- the library ------------------------------------------------------------------------------------------------------


def write_library(state: State, seat: i64, pen: Pen) -> None:
    """The floor, who stands where, and how far Rigor reaches."""
    bookcases = CASES[state.furnished]
    for square in range(SQUARES):
        pen.write(BOOKCASE if bookcases[square] else floor_code(state.ground[square]))
    pawns = pen.write_zeros(SQUARES)
    pen.out[pawns + state.rigor] = i16(-1)
    for place in range(state.seats):
        square = state.at[seat_at(state, seat, place)]
        if square != NOWHERE:
            pen.out[pawns + square] = i16(place + 1)
    write_reach(state, pen)


def floor_code(mask: i64) -> i64:
    """The place in FLOOR of what is printed on a square."""
    if mask == ANY:
        return DESK
    for symbol in range(SYMBOLS):
        if has_bit(mask, symbol):
            return FIRST_SYMBOL + symbol
    return 0


def write_reach(state: State, pen: Pen) -> None:
    """1 for the squares of one step, 2 for those of two."""
    reach = pen.write_zeros(SQUARES)
    near = state.near
    here = state.rigor
    for side in range(here * 4, here * 4 + 4):
        if near[side] != NOWHERE:
            for beyond in range(near[side] * 4, near[side] * 4 + 4):
                if near[beyond] != NOWHERE and near[beyond] != here:
                    pen.out[reach + near[beyond]] = i16(2)
    for side in range(here * 4, here * 4 + 4):
        if near[side] != NOWHERE:
            pen.out[reach + near[side]] = i16(1)
    pen.write(here)


def write_card(state: State, pen: Pen) -> None:
    """The card in play, and what fits its second step."""
    pen.write(0 if state.face == NONE else state.face + 1)
    pen.write_bits(state.rest if state.phase == SECOND else 0, SYMBOLS)


def write_chain(state: State, pen: Pen) -> None:
    links = i64(len(state.route))
    for link in range(state.seats):
        pen.write(state.route[link] if link < links else NOWHERE)
    choices = pen.write_zeros(SQUARES)
    if links:
        for side in range(i64(4)):
            square = moves.direction(state, side)
            if square != NOWHERE:
                pen.out[choices + square] = i16(1)


# --- what a seat knows of the others ----------------------------------------------------------------------------------


def write_hands(state: State, seat: i64, pen: Pen) -> None:
    for place in range(state.seats):
        owner = seat_at(state, seat, place)
        held = state.piles.held[owner]
        for slot in range(ROOM):
            if slot >= held:
                pen.write(0)
            elif can_see_face(state, owner, slot, seat):
                pen.write(state.piles.face(owner, slot) + 1)
            else:
                pen.write(-1)


def can_see_face(state: State, owner: i64, slot: i64, reader: i64) -> bool:
    """Under Flat Palm the owner sees only the card being looked at."""
    if reader == owner and state.piles.has_order(owner, FLAT_PALM):
        return owner == state.seat and slot == state.peeked
    return has_bit(state.piles.known_by(owner, slot), reader)


def is_hidden(state: State, owner: i64, reader: i64) -> bool:
    """K-33: a Bowed Head sees nobody else's cards, as long as the game lasts."""
    return reader != owner and state.phase != OVER and state.piles.has_order(reader, BOWED_HEAD)


def seen_looks(state: State, owner: i64, reader: i64) -> i64:
    """The Looks of a seat that the reader sees, as bits."""
    seen: i64 = 0
    if is_hidden(state, owner, reader):
        return seen
    dealt = state.piles.dealt
    for i in range(len(dealt)):
        if look_seat(dealt[i]) == owner and has_bit(entry_known(dealt[i]), reader):
            seen = with_bit(seen, look_card(dealt[i]))
    return seen


def sees_all(state: State, owner: i64, reader: i64) -> bool:
    """Whether the reader sees every Look and Grimoire of a seat."""
    if is_hidden(state, owner, reader):
        return False
    piles = state.piles
    for i in range(len(piles.dealt)):
        if look_seat(piles.dealt[i]) == owner and not has_bit(entry_known(piles.dealt[i]), reader):
            return False
    for i in range(len(piles.owned)):
        if book_seat(piles.owned[i]) == owner and not has_bit(entry_known(piles.owned[i]), reader):
            return False
    return True


def write_looks(state: State, seat: i64, pen: Pen) -> None:
    for place in range(state.seats):
        pen.write_bits(seen_looks(state, seat_at(state, seat, place), seat), LOOKS)


def write_books(state: State, seat: i64, pen: Pen) -> None:
    """Those that can still be played, by kind."""
    owned = state.piles.owned
    first = pen.write_zeros(state.seats * BOOKS)
    for i in range(len(owned)):
        owner = book_seat(owned[i])
        if not is_used(owned[i]) and has_bit(entry_known(owned[i]), seat) and not is_hidden(state, owner, seat):
            place = (owner - seat + state.seats) % state.seats
            pen.out[first + place * BOOKS + book_kind(owned[i])] += i16(1)


def write_sides(state: State, seat: i64, pen: Pen) -> None:
    """`SIDE` of every seat: counts are open."""
    piles = state.piles
    for place in range(state.seats):
        owner = seat_at(state, seat, place)
        pen.write(piles.looks[owner])
        pen.write(piles.count_books(owner))
        pen.write(piles.magic(owner))
        pen.write(i64(owner == state.out))
        pen.write(i64(has_bit(state.slipped, owner)))


def write_limits(state: State, seat: i64, pen: Pen) -> None:
    for place in range(state.seats):
        owner = seat_at(state, seat, place)
        pen.write(state.piles.limit(owner) if sees_all(state, owner, seat) else -1)


def write_places(state: State, seat: i64, pen: Pen) -> None:
    """In the standing (K-31): one more than there are seats before it."""
    for place in range(state.seats):
        own = state.score(seat_at(state, seat, place))
        ahead: i64 = 0
        for other in range(state.seats):
            ahead += i64(state.score(other) > own)
        pen.write(ahead + 1)


def write_piles(state: State, seat: i64, pen: Pen) -> None:
    """Tokens turned up, discards, what is left of the piles, Looks seen to lie under theirs."""
    piles = state.piles
    for kind in range(i64(len(TOKENS))):
        pen.write(TOKENS[kind] - piles.tokens[kind])
    for face in range(FACES):
        pen.write(piles.discards[face])
    pen.write(piles.left)
    pen.write(LOOKS - len(piles.dealt))
    pen.write(piles.books_left())
    under: i64 = 0
    for i in range(len(piles.under)):
        if has_bit(known_of(piles.under[i]), seat):
            under = with_bit(under, face_of(piles.under[i]))
    pen.write_bits(under, LOOKS)
