"""A position of Kragmortha as one line of text, both ways, as FEN is for chess.

    kragmortha/1 seats=2 turn=7 seat=1 phase=plan goblins=a5.c6 rigor=d10 floor=- hands=gbs.rpo:12.goo/gbp.gsg.gpg
    discards=gbs*2.rpo tokens=trap looks=1/leg-1,2/arm-2 under=head-3 books=1/blink,2/not-me/used card=- ...

Hands stand in order, `:12` names the seats that know a card where that is not its owner alone (`:0` nobody). Looks and
Grimoires are known to all unless seats are named. Reading checks everything a position can show by itself: parts of the
box, places, counts, that somebody can go on. It does not ask whether a game could have led there.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from armarium.chance import Chance, parse_number
from armarium.game import NOBODY, Game
from armarium.games.kragmortha import notation, parts
from armarium.games.kragmortha.cards.packed import (
    bit_of,
    book_kind,
    book_of,
    book_seat,
    card_of,
    entry_known,
    face_of,
    has_bit,
    is_used,
    known_of,
    look_card,
    look_of,
    look_seat,
    pair_of,
    put_down,
    used_book,
    with_bit,
    with_pair,
    without_bit,
)
from armarium.games.kragmortha.cards.piles import NONE, ROOM
from armarium.games.kragmortha.library import board
from armarium.games.kragmortha.library.board import EMPTY, NOWHERE
from armarium.games.kragmortha.notation import (
    OVER,
    PLACE,
    parse_square,
    square_text,
    task_argument,
    task_kind,
    task_seat,
)
from armarium.games.kragmortha.state import State, bare
from armarium.games.kragmortha.view import face_up, floor, last, letters
from armarium.positions import (
    NOTHING,
    field_refusal,
    is_spelled_as,
    options_text,
    parse_fields,
    parse_list,
    parse_options,
)

FIELDS = [
    "seats",
    "turn",
    "seat",
    "phase",
    "goblins",
    "rigor",
    "floor",
    "hands",
    "discards",
    "tokens",
    "looks",
    "under",
    "books",
    "card",
    "last",
    "rest",
    "cut",
    "touched",
    "peeked",
    "peeks",
    "origin",
    "route",
    "shoving",
    "stack",
    "owed",
    "slipped",
    "accusers",
    "votes",
    "devices",
    "out",
    "options",
]
VOTES = "-gca"
DEVICES = "-pk"


def position_text(game: Game, state: State) -> str:
    piles = state.piles
    everybody = int(piles.everybody)
    written = {
        "seats": str(state.seats),
        "turn": str(state.number),
        "seat": str(state.seat + 1),
        "phase": notation.PHASES[state.phase],
        "goblins": ".".join(square_or_nothing(state.at[seat]) for seat in range(state.seats)),
        "rigor": square_text(state.rigor),
        "floor": "/".join(floor(state).rows) if state.settled["shuffled-symbols"] else "",
        "hands": "/".join(hand_text(state, int(seat)) for seat in range(state.seats)),
        "discards": ".".join(
            f"{face}*{piles.discards[place]}" for place, face in enumerate(parts.FACES) if piles.discards[place]
        ),
        "tokens": ".".join(face_up(state)),
        "looks": ",".join(look_text(entry, int(piles.eased), everybody) for entry in piles.dealt),
        "under": ",".join(
            f"{parts.LOOK_IDS[face_of(entry)]}{known_text(known_of(entry), everybody)}" for entry in piles.under
        ),
        "books": ",".join(book_text(entry, everybody) for entry in piles.owned),
        "card": "" if state.face == NONE else parts.FACES[state.face],
        "last": ".".join(last(state)),
        "rest": letters(int(state.rest)).lower(),
        "cut": str(int(state.cut)),
        "touched": slot_text(state.touched),
        "peeked": slot_text(state.peeked),
        "peeks": str(state.peeks),
        "origin": square_or_nothing(state.origin) if len(state.route) else "",
        "route": ".".join(square_text(square) for square in state.route),
        "shoving": str(int(state.shoving)),
        "stack": ",".join(task_text(task) for task in state.stack),
        "owed": ".".join(str(seat + 1) for seat in state.owed),
        "slipped": slips_text(int(state.slipped), int(state.slipped_before)),
        "accusers": seats_text(int(state.accusers)),
        "votes": "".join(VOTES[state.vote(seat)] for seat in range(state.seats)) if state.votes else "",
        "devices": "".join(DEVICES[pair_of(state.devices, seat)] for seat in range(state.seats))
        if state.devices
        else "",
        "out": "" if state.out == NOBODY else str(state.out + 1),
        "options": options_text(game, state.settled),
    }
    return " ".join([f"kragmortha/{parts.RULES}", *(f"{name}={text or NOTHING}" for name, text in written.items())])


def square_or_nothing(square: i64) -> str:
    return NOTHING if square == NOWHERE else square_text(square)


def slot_text(slot: i64) -> str:
    return "" if slot == NONE else str(slot + 1)


def seats_text(bits: int) -> str:
    return "".join(str(seat + 1) for seat in range(8) if has_bit(bits, seat))


def slips_text(now: int, before: int) -> str:
    """Who slipped in this turn, and after a colon who did in the one before."""
    return seats_text(now) + (f":{seats_text(before)}" if before else "")


def look_text(entry: int, eased: int, everybody: int) -> str:
    card = look_card(entry)
    stand_in = "/eased" if has_bit(eased, card) else ""
    return f"{look_seat(entry) + 1}/{parts.LOOK_IDS[card]}{stand_in}{known_text(entry_known(entry), everybody)}"


def known_text(bits: int, usual: int) -> str:
    return "" if bits == usual else ":" + (seats_text(bits) or "0")


def hand_text(state: State, seat: int) -> str:
    texts = []
    for slot in range(state.piles.held[seat]):
        known = known_text(int(state.piles.known_by(seat, slot)), int(bit_of(seat)))
        texts.append(parts.FACES[state.piles.face(seat, slot)] + known)
    return ".".join(texts) or NOTHING


def book_text(entry: int, everybody: int) -> str:
    used = "/used" if is_used(entry) else ""
    return (
        f"{book_seat(entry) + 1}/{parts.BOOK_NAMES[book_kind(entry)]}{used}{known_text(entry_known(entry), everybody)}"
    )


def task_text(task: int) -> str:
    return f"{notation.TASKS[task_kind(task)]}:{task_seat(task) + 1}:{task_argument(task)}"


# --- reading --------------------------------------------------------------------------------------------------------


def parse_position(game: Game, text: str, chance: Chance) -> State:
    fields = parse_fields(game, text, FIELDS)
    seats = _parse_field(fields, "seats", 2, 8)
    state = bare(seats, parse_options(game, seats, fields["options"]), chance)
    _read_turn(state, fields)
    _read_floor(state, fields)
    _read_pawns(state, fields)
    _read_hands(state, fields)
    _read_looks(state, fields)
    _read_books(state, fields)
    _read_tokens(state, fields["tokens"])
    _read_card(state, fields)
    _read_tasks(state, fields)
    _read_slips(state, fields)
    _check(state)
    again = position_text(game, state)
    if not is_spelled_as(game, text, again):
        raise field_refusal("kragmortha", "position-spelling", expected=again)
    return state


def _parse_field(fields: dict[str, str], field: str, least: int, most: int) -> int:
    text = fields[field]
    if not least <= (number := parse_number(text)) <= most:
        raise field_refusal(field, "position-number", value=text, least=least, most=most)
    return number


def _parse_square(field: str, text: str) -> int:
    square = parse_square(text)
    if square is None:
        raise field_refusal(field, "position-square", value=text)
    return square


def _parse_walkable(state: State, field: str, text: str) -> int:
    square = _parse_square(field, text)
    if not state.ground[square]:
        raise field_refusal(field, "position-barred", "K-14", value=text)
    return square


def _parse_seat(state: State, field: str, text: str) -> int:
    if not 1 <= (seat := parse_number(text)) <= state.seats:
        raise field_refusal(field, "position-seat", value=text)
    return seat - 1


def _parse_known(state: State, field: str, text: str, usual: int) -> tuple[str, int]:
    """A card and the seats that know it."""
    card, mark, seats = text.partition(":")
    if not mark:
        return card, usual
    known = 0
    for seat in "" if seats == "0" else seats:
        known = int(with_bit(known, _parse_seat(state, field, seat)))
    return card, known


def _parse_name(field: str, name: str, names: list[str], clause: str) -> int:
    if name not in names:
        raise field_refusal(field, "position-unknown", clause, value=name)
    return names.index(name)


def _read_turn(state: State, fields: dict[str, str]) -> None:
    state.number = _parse_field(fields, "turn", 1, 10**6)
    state.seat = _parse_seat(state, "seat", fields["seat"])
    state.phase = _parse_name("phase", fields["phase"], list(notation.PHASES), "")


def _read_floor(state: State, fields: dict[str, str]) -> None:
    """K-6: printed symbols, unless the table shuffles them."""
    if not state.settled["shuffled-symbols"]:
        if fields["floor"] != NOTHING:
            raise field_refusal("floor", "position-floor", "K-6")
        return
    cells = fields["floor"].replace("/", "")
    usual = floor(state).rows
    furniture = [cell if cell in "*#-" else "" for cell in "".join(usual)]
    if [cell if cell not in parts.SYMBOLS else "" for cell in cells] != furniture:
        raise field_refusal("floor", "position-floor", "K-6")
    state.ground = vec[i64]([0 if cell in "#-" else board.symbol_mask(cell) for cell in cells])


def _read_pawns(state: State, fields: dict[str, str]) -> None:
    state.rigor = _parse_walkable(state, "rigor", fields["rigor"])
    goblins = fields["goblins"].split(".")
    if len(goblins) != state.seats:
        raise field_refusal("goblins", "position-count", "K-1", count=len(goblins), expected=int(state.seats))
    for seat, text in enumerate(goblins):
        if text == NOTHING:
            continue
        square = _parse_walkable(state, "goblins", text)
        if state.who[square] != EMPTY:
            raise field_refusal("goblins", "position-square-shared", "K-14", value=text)
        state.stand(seat, square)


def _read_hands(state: State, fields: dict[str, str]) -> None:
    hands = fields["hands"].split("/")
    if len(hands) != state.seats:
        raise field_refusal("hands", "position-count", "K-9", count=len(hands), expected=int(state.seats))
    for seat, hand in enumerate(hands):
        cards = parse_list(hand, ".")
        if len(cards) > ROOM:
            raise field_refusal("hands", "position-count", "K-32", count=len(cards), expected=int(ROOM))
        for slot, text in enumerate(cards):
            name, known = _parse_known(state, "hands", text, int(bit_of(seat)))
            state.piles.hands[seat * ROOM + slot] = card_of(_take_from_deck(state, "hands", name, 1), known)
            state.piles.held[seat] += 1
    for text in parse_list(fields["discards"], "."):
        name, _, count = text.partition("*")
        if not 1 <= parse_number(count) <= 58:
            raise field_refusal("discards", "position-unknown", "K-7", value=text)
        state.piles.discards[_take_from_deck(state, "discards", name, parse_number(count))] += parse_number(count)


def _take_from_deck(state: State, field: str, name: str, count: int) -> int:
    """Take cards of a name out of the deck; their face."""
    face = _parse_name(field, name, parts.FACES, "K-7")
    if state.piles.deck[face] < count:
        raise field_refusal(field, "position-too-many", "K-7", value=name, expected=parts.COPIES[face])
    state.piles.deck[face] -= count
    state.piles.left -= count
    return face


def _read_looks(state: State, fields: dict[str, str]) -> None:
    piles = state.piles
    for text in parse_list(fields["looks"]):
        owner, _, rest = text.partition("/")
        seat = _parse_seat(state, "looks", owner)
        card, known = _take_look(state, "looks", rest.replace("/eased", "", 1))
        if "/eased" in rest:
            piles.eased = with_bit(piles.eased, card)
        piles.dealt = append(piles.dealt, look_of(seat, card, known))
        piles.looks[seat] += 1
    for text in parse_list(fields["under"]):
        card, known = _take_look(state, "under", text)
        piles.under = append(piles.under, card_of(card, known))
    for seat in range(int(state.seats)):
        piles.bind(seat)
        if piles.looks[seat] > parts.LOOKS_OUT:
            raise field_refusal("looks", "position-looks", "K-27", seat=seat + 1)


def _take_look(state: State, field: str, text: str) -> tuple[int, int]:
    name, known = _parse_known(state, field, text, int(state.piles.everybody))
    card = _parse_name(field, name, parts.LOOK_IDS, "K-33")
    if not has_bit(state.piles.unseen, card):
        raise field_refusal(field, "position-too-many", "K-33", value=name, expected=1)
    state.piles.unseen = without_bit(state.piles.unseen, card)
    return card, known


def _read_books(state: State, fields: dict[str, str]) -> None:
    piles = state.piles
    for text in parse_list(fields["books"]):
        owner, _, rest = text.partition("/")
        seat = _parse_seat(state, "books", owner)
        rest, known = _parse_known(state, "books", rest, int(piles.everybody))
        name, mark, used = rest.partition("/")
        kind = _parse_name("books", name, parts.BOOK_NAMES, "K-35")
        if piles.books[kind] == 0 or (mark and used != "used"):
            raise field_refusal("books", "position-too-many", "K-35", value=text, expected=parts.BOOK_COPIES[kind])
        piles.books[kind] -= 1
        book = book_of(seat, kind, known)
        piles.owned = append(piles.owned, used_book(book) if mark else book)
        piles.open_spells(seat)


def _read_tokens(state: State, text: str) -> None:
    for name in parse_list(text, "."):
        kind = _parse_name("tokens", name, list(parts.TOKENS), "K-8")
        if state.piles.tokens[kind] == 0:
            raise field_refusal("tokens", "position-too-many", "K-8", value=name, expected=parts.TOKEN_COPIES[kind])
        state.piles.tokens[kind] -= 1


def _read_card(state: State, fields: dict[str, str]) -> None:
    if fields["card"] != NOTHING:
        state.face = _parse_name("card", fields["card"], parts.FACES, "K-7")
    for text in parse_list(fields["last"], ".")[:ROOM]:
        state.last = put_down(state.last, _parse_name("last", text, parts.FACES, "K-7"))
    for symbol in parse_list(fields["rest"], "."):
        for letter in symbol.upper():
            state.rest = with_bit(state.rest, _parse_name("rest", letter, list(parts.SYMBOLS), "K-12"))
    state.cut = _parse_field(fields, "cut", 0, 1) == 1
    state.shoving = _parse_field(fields, "shoving", 0, 1) == 1
    held = int(state.piles.held[state.seat])
    if fields["touched"] != NOTHING:
        state.touched = _parse_field(fields, "touched", 1, held) - 1
    if fields["peeked"] != NOTHING:
        state.peeked = _parse_field(fields, "peeked", 1, held) - 1
    state.peeks = _parse_field(fields, "peeks", 0, parts.PEEKS)
    if state.phase in (notation.SECOND, notation.AFTER) and state.face == NONE:
        raise field_refusal("card", "position-card", "K-11")


def _read_tasks(state: State, fields: dict[str, str]) -> None:
    for text in parse_list(fields["stack"]):
        name, _, rest = text.partition(":")
        seat, _, argument = rest.partition(":")
        kind = _parse_name("stack", name, list(notation.TASKS), "")
        if not 0 <= parse_number(argument) <= 255:
            raise field_refusal("stack", "position-unknown", value=text)
        state.stack = append(
            state.stack, notation.task_of(kind, _parse_seat(state, "stack", seat), parse_number(argument))
        )
    for text in parse_list(fields["route"], "."):
        state.route = append(state.route, _parse_walkable(state, "route", text))
    if fields["origin"] != NOTHING:
        state.origin = _parse_square("origin", fields["origin"])
    _check_chain(state)


def _check_chain(state: State) -> None:
    """K-15: a chain begins where the mover stands and leads from goblin to goblin."""
    linking = any(task_kind(task) == notation.LINK for task in state.stack)  # perhaps under an accusation
    if linking != (len(state.route) > 0):
        raise field_refusal("route", "position-chain", "K-15")
    before = state.origin
    for place, square in enumerate(state.route):
        near = [state.near[i] for i in range(before * 4, before * 4 + 4)]
        goblin = state.who[square] not in (EMPTY, state.seat)
        if square not in near or not goblin or square in list(state.route)[:place]:
            raise field_refusal("route", "position-chain", "K-15")
        before = square
    if linking and state.origin != state.at[state.seat]:
        raise field_refusal("origin", "position-chain", "K-15")


def _read_slips(state: State, fields: dict[str, str]) -> None:
    for text in parse_list(fields["owed"], "."):
        state.owed = append(state.owed, _parse_seat(state, "owed", text))
    now, _, before = fields["slipped"].replace(NOTHING, "").partition(":")
    state.slipped = _parse_seats(state, "slipped", now)
    state.slipped_before = _parse_seats(state, "slipped", before)
    state.accusers = _parse_seats(state, "accusers", fields["accusers"].replace(NOTHING, ""))
    state.votes = _parse_pairs(state, fields, "votes", VOTES)
    state.devices = _parse_pairs(state, fields, "devices", DEVICES)
    if fields["out"] != NOTHING:
        state.out = _parse_seat(state, "out", fields["out"])


def _parse_seats(state: State, field: str, text: str) -> int:
    seats = 0
    for seat in text:
        seats = int(with_bit(seats, _parse_seat(state, field, seat)))
    return seats


def _parse_pairs(state: State, fields: dict[str, str], field: str, marks: str) -> int:
    text = fields[field]
    if text == NOTHING:
        return 0
    if len(text) != state.seats or any(mark not in marks for mark in text):
        raise field_refusal(field, "position-unknown", value=text)
    pairs = 0
    for seat, mark in enumerate(text):
        pairs = int(with_pair(pairs, seat, marks.index(mark)))
    return pairs


def _check(state: State) -> None:
    """Goblins stand on the board once they were placed; somebody can go on unless the game is over."""
    placed = all(state.at[seat] != NOWHERE for seat in range(state.seats))
    if state.phase != PLACE and not placed:
        raise field_refusal("goblins", "position-unplaced", "K-10")
    if state.phase == PLACE and state.at[state.seat] != NOWHERE:
        raise field_refusal("phase", "position-placed", "K-10")
    ended = state.out != NOBODY or state.piles.books_left() == 0
    if ended != (state.phase == OVER):
        raise field_refusal("phase", "position-over", "K-27")
    if state.phase == OVER:
        return
    if state.who[state.rigor] != EMPTY and not len(state.stack):
        raise field_refusal("rigor", "position-square-shared", "K-14", value=square_text(state.rigor))
    if state.move_count(state.actor()) == 0:
        raise field_refusal("stack", "position-stuck")
