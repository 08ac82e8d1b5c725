"""What listeners are told in Kragmortha: a card that not everybody may see is told to those seats alone.

Nothing is decided here, and nothing is built while nobody listens.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from armarium.game import Event
from armarium.games.kragmortha import parts
from armarium.games.kragmortha.cards.packed import bit_of, face_of, has_bit, with_bit
from armarium.games.kragmortha.cards.piles import NONE
from armarium.games.kragmortha.notation import FLAT_PALM, square_text
from armarium.reason import Value

if TYPE_CHECKING:
    from armarium.games.kragmortha.state import State


def hand_texts(state: State, seat: i64) -> list[str]:
    return [parts.FACES[state.piles.face(seat, slot)] for slot in range(state.piles.held[seat])]


def tell_square(state: State, kind: str, seat: i64, square: i64) -> None:
    if state.events is not None:
        state.tell(Event(kind, {"seat": int(seat), "square": square_text(square)}))


def tell_seats(state: State, kind: str, seat: i64, other: i64) -> None:
    if state.events is not None:
        state.tell(Event(kind, {"seat": int(seat), "target-seat": int(other)}))


def tell_value(state: State, kind: str, seat: i64, key: str, value: str) -> None:
    if state.events is not None:
        state.tell(Event(kind, {"seat": int(seat), key: value}))


def tell_case(state: State, kind: str, seat: i64, other: i64, card: i64) -> None:
    if state.events is not None:
        look = parts.LOOK_IDS[card]
        state.tell(Event(kind, {"seat": int(seat), "target-seat": int(other), "look": look}))


def tell_pushed(state: State, to: i64) -> None:
    if state.events is None:
        return
    links = len(state.route)
    pushed = state.who[state.route[links - 1]]
    pusher = state.seat if links == 1 else state.who[state.route[links - 2]]
    values: dict[str, Value] = {
        "seat": int(state.chooser()),
        "target-seat": int(pushed),
        "pusher-seat": int(pusher),
        "square": square_text(to),
        "link": links,
    }
    state.tell(Event("pushed", values))


def _tell_hidden(state: State, kind: str, seat: i64, card: dict[str, Value]) -> None:
    """A card drawn openly; those with a Bowed Head, and then also spectators, hear that it was drawn, not which."""
    seen = state.piles.onlookers(seat)
    values: dict[str, Value] = {"seat": int(seat)}
    _tell_shown(state, kind, values, card, seen)


def _tell_shown(state: State, kind: str, values: dict[str, Value], card: dict[str, Value], seen: i64) -> None:
    """Values for all and a card for those seats; `shown` says whether the reader is one of them."""
    card["shown"] = True
    if seen == state.piles.everybody:
        values.update(card)
        state.tell(Event(kind, values))
        return
    values["shown"] = False
    audience = [seat for seat in range(int(state.seats)) if has_bit(seen, seat)]
    state.tell(Event(kind, values, card if audience else None, audience))


def tell_look(state: State, seat: i64, card: i64) -> None:
    """The Look kept, and those turned down before it for their symbols."""
    if state.events is None:
        return
    if card == NONE:
        state.tell(Event("no-look", {"seat": int(seat)}))
        return
    down = [parts.LOOK_IDS[rejected] for rejected in state.piles.turned_down]
    _tell_hidden(state, "look", seat, {"look": parts.LOOK_IDS[card], "looks": down, "count": len(down)})


def tell_drawn(state: State, seat: i64, before: i64) -> None:
    """The owner learns the faces, unless the hand lies face down; everybody does where it lies open."""
    if state.events is None:
        return
    faces = hand_texts(state, seat)[int(before) :]
    seen = state.piles.known_by(seat, before) if faces else i64(0)
    _tell_shown(state, "drew", {"seat": int(seat), "count": len(faces)}, {"cards": faces}, seen)


def tell_traded(state: State, other: i64, given: i64, taken: i64) -> None:
    """Both learn both cards, but for one whose hand lies face down."""
    if state.events is None:
        return
    seen: i64 = 0
    for seat in (state.seat, other):
        if not state.piles.has_order(seat, FLAT_PALM):
            seen = with_bit(seen, seat)
    card: dict[str, Value] = {"given-card": parts.FACES[face_of(given)], "taken-card": parts.FACES[face_of(taken)]}
    _tell_shown(state, "traded", {"seat": int(state.seat), "target-seat": int(other)}, card, seen)


def tell_reshuffled(state: State) -> None:
    state.tell(Event("reshuffled", {}))


def tell_exchanged(state: State, faces: list[str]) -> None:
    if state.events is not None:
        state.tell(Event("exchanged", {"seat": int(state.seat), "cards": faces, "count": len(faces)}))


def tell_played(state: State, slot: i64) -> None:
    if state.events is not None:
        card = parts.FACES[state.face]
        state.tell(Event("played", {"seat": int(state.seat), "card": card, "slot": int(slot) + 1}))


def tell_showed(state: State, seat: i64, slot: i64) -> None:
    if state.events is not None:
        card = parts.FACES[state.piles.face(seat, slot)]
        state.tell(Event("showed", {"seat": int(seat), "card": card, "slot": int(slot) + 1}))


def tell_token(state: State, seat: i64, token: str, square: i64) -> None:
    if state.events is not None:
        state.tell(Event("token", {"seat": int(seat), "token": token, "square": square_text(square)}))


def tell_book(state: State, seat: i64, book: i64) -> None:
    if state.events is not None:
        _tell_hidden(state, "book", seat, {"book": parts.BOOK_NAMES[book]})


def tell_used(state: State, seat: i64, book: i64) -> None:
    if state.events is not None:
        state.tell(Event("used", {"seat": int(seat), "book": parts.BOOK_NAMES[book]}))


def tell_pilfered(state: State, other: i64) -> None:
    """K-36: only the thief sees the hand."""
    if state.events is not None:
        values: dict[str, Value] = {"seat": int(state.seat), "target-seat": int(other)}
        _tell_shown(state, "pilfered", values, {"cards": hand_texts(state, other)}, bit_of(state.seat))


def tell_discarded(state: State, seat: i64, face: i64) -> None:
    if state.events is not None:
        state.tell(Event("discarded", {"seat": int(seat), "card": parts.FACES[face]}))


def tell_peeked(state: State, seat: i64, slot: i64) -> None:
    if state.events is not None:
        card = parts.FACES[state.piles.face(seat, slot)]
        values: dict[str, Value] = {"seat": int(seat), "slot": int(slot) + 1}
        _tell_shown(state, "peeked", values, {"card": card}, bit_of(seat))


def tell_touched(state: State, seat: i64, slot: i64) -> None:
    if state.events is not None:
        state.tell(Event("touched", {"seat": int(seat), "slot": int(slot) + 1}))


def tell_over(state: State, why_over: str, seat: i64) -> None:
    """What ended the game, then who has won it."""
    if state.events is None:
        return
    state.tell(Event(why_over, {"seat": int(seat)}))
    result = state.outcome()
    if result is not None:
        state.tell(Event("over", {"seats": result.winners, "count": len(result.winners)}))
