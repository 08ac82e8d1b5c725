"""What a seat of Kragmortha sees, as typed structs for the wire, the terminal and the bots.

Built from nothing: a field is here because everybody, or this seat, may know it. Squares are named a1..g10 (letters
across, numbers along, row 10 is the desk's edge); x counts 0..6 and y 0..9. Seats count from 0, slots of a hand from 1.
Faces of movement cards: g or r for the pawn, then two of b s p g o (o is the crystal ball): "gbs", "roo".
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, cast

import msgspec

from armarium.game import NOBODY
from armarium.games.kragmortha import moves, notation, parts
from armarium.games.kragmortha.cards.packed import (
    POINTER,
    book_kind,
    book_seat,
    entry_known,
    face_of,
    faces_put_down,
    has_bit,
    is_used,
    known_of,
    look_card,
    look_seat,
    pair_of,
)
from armarium.games.kragmortha.cards.piles import MOVES_RIGOR, NONE
from armarium.games.kragmortha.cards.score import Score, deciding_part, score_of
from armarium.games.kragmortha.library import board
from armarium.games.kragmortha.library.board import EMPTY, NOWHERE, PLAIN, TELEPORT
from armarium.games.kragmortha.notation import (
    BOWED_HEAD,
    FLAT_PALM,
    LINK,
    OVER,
    SECOND,
    VOTE,
    case_accuser,
    case_look,
    square_text,
    task_kind,
    task_seat,
)
from armarium.games.kragmortha.state import State

Landing = Literal["rigor", "desk", "teleport"]
Phase = Literal[
    "place",
    "plan",
    "second",
    "after",
    "over",
    "link",
    "react",
    "discard",
    "device",
    "go",
    "warp",
    "trade",
    "admit",
    "vote",
]


class Spot(msgspec.Struct, frozen=True):
    square: str
    x: int
    y: int


class Floor(msgspec.Struct, frozen=True):
    """The furnished library. `rows`: B book, S scroll, P potion, G gems, * desk, # bookcase, - closed, y from 0 to 9.

    `bookcases` are pairs of squares; `teleports` and `starts` only those in play.
    """

    rows: list[str]
    bookcases: list[list[Spot]]
    closed: list[Spot]
    desk: list[Spot]
    teleports: list[Spot]
    starts: list[Spot]


class Card(msgspec.Struct, frozen=True):
    """A movement card in a hand; `face` is None where the reader sees only its back."""

    slot: int
    face: str | None


class Look(msgspec.Struct, frozen=True, omit_defaults=True):
    """A Petrifying Look. `id` is the card, `order` the order it gives here: another one where chat is off, None if its
    family sleeps. `check`: S the server watches, H the rules impose it, C the screen carries it out, HS both.
    `bind`: turn = during one's own turns, always = at any time. Numbers of the order: `seconds`, `most`, `letters`.
    `eased`: its stand-in is enough here, and it has twice its seconds (K-34)."""

    id: str
    family: str
    order: str | None
    check: str
    bind: str
    seconds: int | None = None
    most: int | None = None
    letters: str | None = None
    eased: bool = False


class Book(msgspec.Struct, frozen=True):
    """A Magic Grimoire: face up while it can still be played; face down it only counts."""

    name: str
    used: bool
    symbols: int


class Side(msgspec.Struct, frozen=True):
    """One goblin as the reader sees it. `cards` has one entry per card in hand, faces where the reader knows them.

    `looks` and `books` are those the reader has seen; spectators see what everybody saw.
    Under a Bowed Head `looks` and `books` of the others are None and `nameless` is true: do not show the name either.
    The counts stay, for the standing is open. `limit` is the hand limit, None where it would betray a hidden card.
    `device` is what arm-4 leaves: "pointer" or "keyboard". `slipped`: already slipped in this turn.
    """

    seat: int
    spot: Spot | None
    cards: list[Card]
    looks: list[Look] | None
    books: list[Book] | None
    look_count: int
    book_count: int
    symbols: int
    limit: int | None
    out: bool
    nameless: bool
    device: Literal["pointer", "keyboard"] | None
    slipped: bool


class Link(msgspec.Struct, frozen=True):
    """One push of a chain: `pusher` drives `pushed` from `start` to `to`, and `chooser` says where (K-15).

    `to` is None while it is being chosen; then `choices` are the squares the chooser may name.
    """

    chooser: int
    pusher: int
    pushed: int
    start: Spot
    to: Spot | None
    choices: list[Spot]


class Rank(msgspec.Struct, frozen=True):
    """A line of the standing, best first (K-31): fewest Looks, then most Grimoires, then most magic symbols.

    Equal `place` is a shared place. `by` says what sets this line apart from the one above it; None for the first.
    """

    place: int
    seat: int
    looks: int
    books: int
    symbols: int
    by: Literal["looks", "books", "symbols", "shared"] | None


class Case(msgspec.Struct, frozen=True):
    """An accusation at one table (K-34): who is accused by whom of breaking which Look, and who has voted; votes are
    sealed."""

    accused: int
    accuser: int
    look: str
    voted: list[int]


class Box(msgspec.Struct, frozen=True):
    """Numbers of the box, as parts.toml has them: movement cards of a hand, Looks that put a goblin out, teleport
    tokens, and how many squares a Heavy Chin sees."""

    hand: int
    looks_out: int
    tokens: int
    sight: int


class View(msgspec.Struct, frozen=True):
    """`phase` is what the game waits for: a part of the turn (place, plan, second, after, over) or a pending task
    (link, react, discard, device, go, warp, trade, admit, vote). `active` is whose turn it is, `actor` who chooses now
    (the chooser of a link, the owner of a goblin to be moved), `to_act` all of them while a vote runs.

    `reach`: squares Rigor can be moved to in one step, and those that take two. `card` is the face in play and `rest`
    the symbols that fit its second step ("BSPG" letters); `last` are the faces put down last. `chain` is the push
    being decided. `tokens` are the face-up ones.
    `must_look`: own card faces come only by `peek` (hand-4). `touched`: the slot arm-2 holds the active player to.
    `looks_under`: Looks put back under their deck, in order, as far as the reader saw them.
    `owed`: seats that will draw a Look for a slip as soon as the step is done.
    """

    seat: int | None
    turn: int
    phase: Phase
    active: int
    actor: int | None
    to_act: list[int]
    floor: Floor
    rigor: Spot
    reach: list[list[Spot]]
    sides: list[Side]
    hand: list[Card]
    must_look: bool
    touched: int | None
    card: str | None
    rest: str
    last: list[str]
    chain: list[Link]
    case: Case | None
    owed: list[int]
    tokens: list[str]
    deck: int
    discards: dict[str, int]
    looks_left: int
    looks_under: list[str]
    books_left: int
    standing: list[Rank]
    options: dict[str, bool | int | str]
    box: Box


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """An offered move with what the screen marks.

    `slot`: the own card (play, haste, peek, touch, discard, swap); a card's playable squares are its offers' squares.
    `square`, `x`, `y`: where it leads. `rigor`: the pawn is Rigor. `pushes`: the seat that would be pushed first.
    `lands`: what waits on the square. `gaze`, `shove`: Grimoires played with the step. `book`: the Grimoire it uses.
    `seat`: the other player it names. `their_slot`: the card taken by a swap. `look`: the Look it names.
    """

    move: str
    kind: str
    slot: int | None = None
    square: str | None = None
    x: int | None = None
    y: int | None = None
    rigor: bool = False
    pushes: int | None = None
    lands: Landing | None = None
    gaze: bool = False
    shove: bool = False
    book: str | None = None
    seat: int | None = None
    their_slot: int | None = None
    look: str | None = None


# --- the view -------------------------------------------------------------------------------------------------------


def view(state: State, seat: int | None) -> View:
    actor = int(state.actor())
    piles = state.piles
    return View(
        seat=seat,
        turn=state.turn(),
        phase=phase(state),
        active=int(state.seat),
        actor=None if actor == NOBODY else actor,
        to_act=state.to_act(),
        floor=floor(state),
        rigor=spot(int(state.rigor)),
        reach=reach(state),
        sides=[side(state, place, seat) for place in range(state.seats)],
        hand=[] if seat is None else cards(state, seat, seat),
        must_look=seat is not None and piles.has_order(seat, FLAT_PALM),
        touched=None if state.touched == NONE else int(state.touched) + 1,
        card=None if state.face == NONE else parts.FACES[state.face],
        rest=letters(int(state.rest)) if state.phase == SECOND else "",
        last=last(state),
        chain=chain(state),
        case=case(state),
        owed=[int(owing) for owing in state.owed],
        tokens=face_up(state),
        deck=int(piles.left),
        discards={face: int(piles.discards[place]) for place, face in enumerate(parts.FACES) if piles.discards[place]},
        looks_left=len(parts.LOOKS) - len(piles.dealt),
        looks_under=[parts.LOOK_IDS[face_of(entry)] for entry in piles.under if can_see(state, known_of(entry), seat)],
        books_left=int(piles.books_left()),
        standing=standing(state),
        options=dict(state.settled),
        box=BOX,
    )


BOX = Box(parts.HAND, parts.LOOKS_OUT, sum(parts.TOKEN_COPIES), parts.VISIBLE_DISTANCE)


def phase(state: State) -> Phase:
    task = state.top_task()
    return cast(Phase, notation.PHASES[state.phase] if task == NONE else notation.TASKS[task_kind(task)])


SPOTS = [Spot(square_text(square), square % parts.ACROSS, square // parts.ACROSS) for square in range(parts.SQUARES)]


def spot(square: int) -> Spot:
    return SPOTS[square]


def letters(mask: int) -> str:
    return LETTERS[mask]


LETTERS = [
    "".join(symbol for place, symbol in enumerate(parts.SYMBOLS) if has_bit(mask, place))
    for mask in range(board.ANY + 1)
]


def last(state: State) -> list[str]:
    return [parts.FACES[face] for face in faces_put_down(state.last)]


def floor(state: State) -> Floor:
    return furnished_floor(int(state.furnished), tuple(state.ground) if state.settled["shuffled-symbols"] else None)


@lru_cache(maxsize=64)
def furnished_floor(furnished: int, ground: tuple[int, ...] | None) -> Floor:
    """The printed floor where no ground is given."""
    drawn = parts.MAPS[furnished]
    masks = list(board.GROUNDS[furnished]) if ground is None else ground
    cells = [parts.DESK if mask == board.ANY else letters(int(mask)) for mask in masks]
    for case in drawn.bookcases:
        for square in case:
            cells[square] = "#"
    return Floor(
        rows=["".join(cell or "-" for cell in cells[y * 7 : y * 7 + 7]) for y in range(parts.ALONG)],
        bookcases=[[spot(square) for square in case] for case in drawn.bookcases],
        closed=[spot(square) for square in drawn.closed],
        desk=[spot(square) for square in parts.DESK_SQUARES],
        teleports=[spot(square) for square in drawn.teleports],
        starts=[spot(square) for square in drawn.starts],
    )


def around(state: State, square: int) -> list[int]:
    return [int(state.near[i]) for i in range(square * 4, square * 4 + 4) if state.near[i] != NOWHERE]


def reach(state: State) -> list[list[Spot]]:
    here = int(state.rigor)
    one = around(state, here)
    two = sorted({far for near in one for far in around(state, near)} - {here, *one})
    return [[spot(square) for square in one], [spot(square) for square in two]]


def can_see_face(state: State, owner: int, slot: int, reader: int | None) -> bool:
    """May this reader see the face? Under Flat Palm the owner sees only the card being looked at."""
    known = int(state.piles.known_by(owner, slot))
    if reader is None:
        return known == state.piles.everybody
    if reader == owner and state.piles.has_order(owner, FLAT_PALM):
        return owner == state.seat and slot == state.peeked
    return has_bit(known, reader)


def cards(state: State, owner: int, reader: int | None) -> list[Card]:
    shown = []
    for slot in range(state.piles.held[owner]):
        face = parts.FACES[state.piles.face(owner, slot)]
        shown.append(Card(int(slot) + 1, face if can_see_face(state, owner, slot, reader) else None))
    return shown


def look(state: State, card: int) -> Look:
    eased = has_bit(state.piles.eased, card)
    clocks = 2 if eased or state.settled["doubled-clocks"] else 1
    return look_card_face(card, int(state.demands[card]), clocks, eased)


@lru_cache(maxsize=256)
def look_card_face(card: int, order: int, clocks: int, eased: bool) -> Look:
    """`clocks` is how often its seconds are counted."""
    printed = parts.LOOKS[card if order == NONE else order]
    return Look(
        id=parts.LOOK_IDS[card],
        family=parts.FAMILIES[card // 4],
        order=None if order == NONE else parts.LOOK_IDS[order],
        check=printed.check,
        bind=printed.bind,
        seconds=None if printed.seconds is None else printed.seconds * clocks,
        most=printed.most,
        letters=printed.letters,
        eased=eased,
    )


def can_see(state: State, known: int, reader: int | None) -> bool:
    """Spectators see what everybody knows."""
    return known == state.piles.everybody if reader is None else has_bit(known, reader)


def looks_of(state: State, seat: int, reader: int | None) -> list[Look]:
    held = [entry for entry in state.piles.dealt if look_seat(entry) == seat]
    return [look(state, int(look_card(entry))) for entry in held if can_see(state, entry_known(entry), reader)]


def books_of(state: State, seat: int, reader: int | None) -> list[Book]:
    held = [
        entry for entry in state.piles.owned if book_seat(entry) == seat and can_see(state, entry_known(entry), reader)
    ]
    return [
        Book(parts.BOOK_NAMES[book_kind(entry)], is_used(entry), parts.BOOK_SYMBOLS[book_kind(entry)]) for entry in held
    ]


def is_hidden(state: State, seat: int, reader: int | None) -> bool:
    """K-33: a Bowed Head sees neither the name nor the cards of anybody else, as long as the game lasts."""
    bowed = reader is not None and reader != seat and state.piles.has_order(reader, BOWED_HEAD)
    return bowed and state.phase != OVER


def side(state: State, seat: int, reader: int | None) -> Side:
    piles = state.piles
    hidden = is_hidden(state, seat, reader)
    looks = None if hidden else looks_of(state, seat, reader)
    books = None if hidden else books_of(state, seat, reader)
    look_count, book_count = int(piles.looks[seat]), int(piles.count_books(seat))
    sees_all = looks is not None and books is not None and (len(looks), len(books)) == (look_count, book_count)
    device = pair_of(state.devices, seat)
    return Side(
        seat=seat,
        spot=None if state.at[seat] == NOWHERE else spot(int(state.at[seat])),
        cards=cards(state, seat, reader),
        looks=looks,
        books=books,
        look_count=look_count,
        book_count=book_count,
        symbols=int(piles.magic(seat)),
        limit=int(piles.limit(seat)) if sees_all else None,
        out=seat == state.out,
        nameless=hidden,
        device=None if hidden or not device else ("pointer" if device == POINTER else "keyboard"),
        slipped=has_bit(state.slipped, seat),
    )


def chain(state: State) -> list[Link]:
    """The links chosen so far and the one being chosen; the pushed goblins still stand where they stood."""
    route = [int(square) for square in state.route]
    goblins = [int(state.seat), *(int(state.who[square]) for square in route)]
    links = []
    for place, start in enumerate(route):
        pusher, pushed = goblins[place], goblins[place + 1]
        last = place == len(route) - 1
        chooser = int(state.seat) if state.shoving else pusher
        to = None if last else spot(route[place + 1])
        links.append(Link(chooser, pusher, pushed, spot(start), to, directions(state) if last else []))
    return links


def directions(state: State) -> list[Spot]:
    squares = [int(moves.direction(state, i)) for i in range(4)]
    return [spot(square) for square in squares if square != NOWHERE]


def case(state: State) -> Case | None:
    task = state.top_task()
    if task == NONE or task_kind(task) not in (notation.ADMIT, VOTE):
        return None
    voted = [seat for seat in range(int(state.seats)) if state.vote(seat)]
    return Case(int(task_seat(task)), int(case_accuser(task)), parts.LOOK_IDS[case_look(task)], voted)


def face_up(state: State) -> list[str]:
    """The tokens turned so far, in the order of their kinds."""
    used = [copies - int(state.piles.tokens[kind]) for kind, copies in enumerate(parts.TOKEN_COPIES)]
    return [name for name, count in zip(parts.TOKENS, used, strict=True) for _ in range(count)]


def standing(state: State) -> list[Rank]:
    scores = state.standing()
    ranks: list[Rank] = []
    above: Score | None = None
    for seat in sorted(range(len(scores)), key=lambda seat: (-scores[seat], seat)):
        score = score_of(scores[seat])
        by = None if above is None else deciding_part(above, score)
        place = ranks[-1].place if by == "shared" else len(ranks) + 1
        ranks.append(Rank(place, seat, *score, by=by))
        above = score
    return ranks


# --- what may be done -----------------------------------------------------------------------------------------------

SQUARE_KINDS = ("place", "play", "haste", "step", "push", "go", "warp", "blink", "bone")
SLOT_KINDS = ("play", "haste", "peek", "touch", "discard", "swap")
SEAT_KINDS = ("blame", "change", "pilfer", "caught", "slip")
SPELLS = {
    "haste": "hasty-feet",
    "unhex": "unhexing",
    "blink": "blink",
    "bone": "strings-of-bone",
    "change": "changeling",
    "pilfer": "sticky-fingers",
    "deny": "not-me",
    "blame": "pass-the-blame",
}


def offers(state: State, seat: int) -> list[Offer]:
    return [offer(state, move) for move in state.moves(seat)]


def offer(state: State, move: int) -> Offer:
    kind = notation.KINDS[notation.kind_of(move)]
    first, second, flags = int(notation.first_of(move)), int(notation.second_of(move)), int(notation.flags_of(move))
    place = spot(second) if kind in SQUARE_KINDS else None
    rigor = is_rigors(state, kind, first)
    walks = kind in ("play", "haste", "step", "bone")
    return Offer(
        move=state.text(move),
        kind=kind,
        slot=first + 1 if kind in SLOT_KINDS else None,
        square=None if place is None else place.square,
        x=None if place is None else place.x,
        y=None if place is None else place.y,
        rigor=rigor,
        pushes=int(state.who[second]) if walks and not rigor and state.who[second] != EMPTY else None,
        lands=landing(state, second, rigor) if walks or kind == "push" else None,
        gaze=bool(flags & notation.GAZE),
        shove=bool(flags & notation.SHOVE),
        book=SPELLS.get(kind),
        seat=first if kind in SEAT_KINDS else None,
        their_slot=second + 1 if kind == "swap" else None,
        look=look_named(kind, first, second),
    )


def is_rigors(state: State, kind: str, slot: int) -> bool:
    if kind in ("play", "haste"):
        return bool(MOVES_RIGOR[state.piles.face(state.seat, slot)])
    return kind in ("bone", "warp") or (kind == "step" and bool(MOVES_RIGOR[state.face]))


def landing(state: State, square: int, rigor: bool) -> Landing | None:
    """What a pawn entering this square would find; Rigor cares for teleports alone."""
    if state.kinds[square] == TELEPORT and (rigor or square != state.rigor):
        return "teleport"
    if rigor:
        return None
    if square == state.rigor:
        return "rigor"
    return None if state.kinds[square] == PLAIN else "desk"


def look_named(kind: str, first: int, second: int) -> str | None:
    if kind in ("unhex", "ease"):
        return parts.LOOK_IDS[first]
    return parts.LOOK_IDS[second] if kind in ("caught", "slip") else None


def is_over(state: State) -> bool:
    return bool(state.phase == OVER)


def is_choosing_link(state: State) -> bool:
    return state.top_task() != NONE and task_kind(state.top_task()) == LINK
