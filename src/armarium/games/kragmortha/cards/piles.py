"""Everything drawn in Kragmortha: hands and cards, Looks, Magic Grimoires, teleport tokens, and who knows what.

Piles have no order: a draw picks one of the unseen, so luck falls when a card is drawn and not before. Only Looks put
back under their deck keep their places. How a card is one number is drawn in `packed.py`. This room knows no board and
no turn.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from armarium.chance import Chance
from armarium.games.kragmortha import parts
from armarium.games.kragmortha.cards.packed import (
    bit_of,
    book_kind,
    book_of,
    book_seat,
    card_of,
    entry_known,
    face_of,
    family_of,
    has_bit,
    is_used,
    known_of,
    look_card,
    look_of,
    look_seat,
    nth_bit,
    popcount,
    shown_card,
    shown_entry,
    used_book,
    with_bit,
    with_book_kind,
    with_face,
    with_look_card,
    without_bit,
)
from armarium.games.kragmortha.library import board
from armarium.games.kragmortha.notation import (
    BOWED_HEAD,
    BUTTERFINGERS,
    DEEP_POCKETS,
    FLAT_PALM,
    STRAIGHT_FINGERS,
)

FACES: Final[i64] = len(parts.FACES)
LOOKS: Final[i64] = len(parts.LOOKS)
BOOKS: Final[i64] = len(parts.BOOKS)
ROOM: Final[i64] = 8  # places in a hand
HAND: Final[i64] = parts.HAND
OUT: Final[i64] = parts.LOOKS_OUT
PEEKS: Final[i64] = parts.PEEKS
NONE: Final[i64] = -1
TRIES: Final = 400  # re-deals of hidden Looks before the true ones are kept

FIRST: Final = vec[i64]([board.symbol_mask(symbols[0]) for _, symbols, _ in parts.MOVES])
OTHER: Final = vec[i64]([board.symbol_mask(symbols[1]) for _, symbols, _ in parts.MOVES])
MOVES_RIGOR: Final = vec[i64]([int(pawn == "rigor") for pawn, _, _ in parts.MOVES])
COPIES: Final = vec[i64](parts.COPIES)
TOKENS: Final = vec[i64](parts.TOKEN_COPIES)
BOOK_COPIES: Final = vec[i64](parts.BOOK_COPIES)
SYMBOLS: Final = vec[i64](parts.BOOK_SYMBOLS)
ALL_LOOKS: Final[i64] = bit_of(len(parts.LOOKS)) - 1
NO_FACES: Final = vec[i64]([0] * len(parts.FACES))
NO_CARDS: Final = vec[i64]([0] * 64)
NO_SEATS: Final = vec[i64]([0] * 8)


@final
class Piles:
    """Made without anything in it: `new_piles` puts in what the box holds, `clone` what another has."""

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.everybody: i64 = bit_of(seats) - 1
        self.deck = vec[i64]()
        self.left: i64 = 0
        self.discards = vec[i64]()
        self.hands = vec[i64]()
        self.held = vec[i64]()
        self.tokens = vec[i64]()
        self.unseen: i64 = ALL_LOOKS
        self.under = vec[i64]()
        self.dealt = vec[i64]()
        self.looks = vec[i64]()  # how many each seat has
        self.orders = vec[i64]()  # the handicaps the rules impose on each seat, as bits
        self.imposed = vec[i64]()  # the handicap each Look card brings, NONE where the rules impose nothing
        self.books = vec[i64]()
        self.owned = vec[i64]()
        self.spells = vec[i64]()  # the kinds of Grimoires each seat has face up, as bits
        self.eased: i64 = 0  # Looks obeyed by their stand-ins, as bits (K-34)
        self.turned_down: list[int] = []  # the Looks rejected in the last draw

    def clone(self) -> Piles:
        copy = Piles(self.seats)
        copy.deck = self.deck[:]
        copy.left = self.left
        copy.discards = self.discards[:]
        copy.hands = self.hands[:]
        copy.held = self.held[:]
        copy.tokens = self.tokens[:]
        copy.unseen = self.unseen
        copy.under = self.under[:]
        copy.dealt = self.dealt[:]
        copy.eased = self.eased
        copy.looks = self.looks[:]
        copy.orders = self.orders[:]
        copy.imposed = self.imposed
        copy.books = self.books[:]
        copy.owned = self.owned[:]
        copy.spells = self.spells[:]
        return copy

    def has_order(self, seat: i64, look: i64) -> bool:
        return has_bit(self.orders[seat], look)

    def has_spell(self, seat: i64, book: i64) -> bool:
        return has_bit(self.spells[seat], book)

    # --- movement cards -----------------------------------------------------------------------------------------

    def face(self, seat: i64, slot: i64) -> i64:
        return face_of(self.hands[seat * ROOM + slot])

    def known_by(self, seat: i64, slot: i64) -> i64:
        """The seats, as bits, that know this card of a hand."""
        return known_of(self.hands[seat * ROOM + slot])

    def limit(self, seat: i64) -> i64:
        """K-32: 3, one less with Butterfingers, one more per Deep Pockets."""
        most = HAND - 1 if self.has_order(seat, BUTTERFINGERS) else HAND
        if self.has_spell(seat, DEEP_POCKETS):
            for i in range(len(self.owned)):
                if book_seat(self.owned[i]) == seat and book_kind(self.owned[i]) == DEEP_POCKETS:
                    most += 1
        return most

    def draw(self, seat: i64, chance: Chance) -> i64:
        """K-32: a card for the right end of the hand; NONE where deck and discards are both gone."""
        if self.left == 0:
            self.shuffle()
            if self.left == 0:
                return NONE
        face = self.draw_face(chance)
        self.receive(seat, face, 0)
        return face

    def draw_face(self, chance: Chance) -> i64:
        """A card out of the deck, which has one."""
        face = kind_at(self.deck, chance.below(self.left))
        self.deck[face] -= 1
        self.left -= 1
        return face

    def receive(self, seat: i64, face: i64, known: i64) -> None:
        if self.has_order(seat, STRAIGHT_FINGERS):
            known = self.everybody
        elif not self.has_order(seat, FLAT_PALM):
            known = with_bit(known, seat)
        self.hands[seat * ROOM + self.held[seat]] = card_of(face, known)
        self.held[seat] += 1

    def shuffle(self) -> None:
        for face in range(FACES):
            self.left += self.discards[face]
            self.deck[face] += self.discards[face]
            self.discards[face] = 0

    def take(self, seat: i64, slot: i64) -> i64:
        """Take a card out of a hand, the others close up; the card with who knew it."""
        hands = self.hands
        start = seat * ROOM
        card = hands[start + slot]
        for place in range(start + slot, start + self.held[seat] - 1):
            hands[place] = hands[place + 1]
        self.held[seat] -= 1
        hands[start + self.held[seat]] = 0
        return card

    def discard(self, seat: i64, slot: i64) -> i64:
        face = face_of(self.take(seat, slot))
        self.discards[face] += 1
        return face

    def reveal(self, seat: i64, slot: i64, to: i64) -> None:
        place = seat * ROOM + slot
        self.hands[place] = shown_card(self.hands[place], to)

    def reveal_hand(self, seat: i64, to: i64) -> None:
        for slot in range(self.held[seat]):
            self.reveal(seat, slot, to)

    # --- tokens -------------------------------------------------------------------------------------------------

    def turn_token(self, chance: Chance) -> i64:
        """K-23: the next token; the sixth sends all of them back."""
        left = self.tokens[0] + self.tokens[1] + self.tokens[2]
        token = kind_at(self.tokens, chance.below(left))
        self.tokens[token] -= 1
        if left == 1:
            self.tokens = TOKENS[:]
        return token

    # --- Looks --------------------------------------------------------------------------------------------------

    def families(self, seat: i64) -> i64:
        held: i64 = 0
        for i in range(len(self.dealt)):
            if look_seat(self.dealt[i]) == seat:
                held = with_bit(held, look_card(self.dealt[i]) // 4)
        return held

    def onlookers(self, seat: i64) -> i64:
        """Who sees what this seat draws: not those with a Bowed Head."""
        seen = self.everybody
        for other in range(self.seats):
            if other != seat and self.has_order(other, BOWED_HEAD):
                seen = without_bit(seen, other)
        return seen

    def draw_look(self, seat: i64, chance: Chance) -> i64:
        """K-26: the first with a new symbol, others under the deck; after a whole pass the first; NONE from no deck."""
        self.turned_down = []
        held = self.families(seat)
        seen = self.onlookers(seat)
        deck = popcount(self.unseen) + len(self.under)
        first: i64 = NONE
        for _ in range(deck):
            top = self.draw_top_look(chance)
            card = face_of(top)
            if not has_bit(held, card // 4):
                self.deal_look(seat, card, seen)
                return card
            if first == NONE:
                first = card
            self.under = append(self.under, shown_card(top, seen))
            self.turned_down.append(int(card))
        if first != NONE:
            self.take_under(first)
            self.deal_look(seat, first, seen)
        return first

    def draw_top_look(self, chance: Chance) -> i64:
        if self.unseen:
            card = nth_bit(self.unseen, chance.below(popcount(self.unseen)))
            self.unseen = without_bit(self.unseen, card)
            return card
        card = self.under[0]
        self.under = self.under[1:]
        return card

    def take_under(self, card: i64) -> None:
        for i in range(len(self.under)):
            if face_of(self.under[i]) == card:
                self.under = without_entry(self.under, i)
                return

    def draw_alike(self, card: i64, chance: Chance) -> i64:
        """Another Look of the same family out of the deck, NONE where there is none."""
        family = self.unseen & family_of(card)
        if family:
            drawn = nth_bit(family, chance.below(popcount(family)))
            self.unseen = without_bit(self.unseen, drawn)
            return drawn
        for i in range(len(self.under)):
            drawn = face_of(self.under[i])
            if drawn // 4 == card // 4:
                self.under = without_entry(self.under, i)
                return drawn
        return NONE

    def deal_look(self, seat: i64, card: i64, seen: i64) -> None:
        self.dealt = append(self.dealt, look_of(seat, card, with_bit(seen, seat)))
        self.looks[seat] += 1
        self.bind(seat)

    def bind(self, seat: i64) -> None:
        """The handicaps of a seat, from its Looks; a hand that opens is seen, one no longer face down is known."""
        orders: i64 = 0
        for i in range(len(self.dealt)):
            if look_seat(self.dealt[i]) == seat:
                order = self.imposed[look_card(self.dealt[i])]
                if order != NONE:
                    orders = with_bit(orders, order)
        self.orders[seat] = orders
        if self.has_order(seat, STRAIGHT_FINGERS):
            self.reveal_hand(seat, self.everybody)
            self.show_look(seat, STRAIGHT_FINGERS)
        if not self.has_order(seat, FLAT_PALM):
            self.reveal_hand(seat, bit_of(seat))

    def show_look(self, seat: i64, order: i64) -> None:
        """Everybody now sees that this seat obeys this order, bowed heads too."""
        for i in range(len(self.dealt)):
            entry = self.dealt[i]
            if look_seat(entry) == seat and self.imposed[look_card(entry)] == order:
                self.dealt[i] = shown_entry(entry, self.everybody)

    def name_look(self, seat: i64, card: i64) -> None:
        """A Look named aloud is known to all."""
        for i in range(len(self.dealt)):
            if look_seat(self.dealt[i]) == seat and look_card(self.dealt[i]) == card:
                self.dealt[i] = shown_entry(self.dealt[i], self.everybody)

    def has_look(self, seat: i64, card: i64) -> bool:
        for i in range(len(self.dealt)):
            if look_seat(self.dealt[i]) == seat and look_card(self.dealt[i]) == card:
                return True
        return False

    def put_under(self, seat: i64, card: i64) -> None:
        """K-35, Unhexing: everybody sees which Look it was."""
        for i in range(len(self.dealt)):
            if look_seat(self.dealt[i]) == seat and look_card(self.dealt[i]) == card:
                self.dealt = without_entry(self.dealt, i)
                break
        self.under = append(self.under, card_of(card, self.everybody))
        self.eased = without_bit(self.eased, card)
        self.looks[seat] -= 1
        self.bind(seat)
        if not self.has_order(seat, BOWED_HEAD):
            self.raise_head(seat)

    def raise_head(self, seat: i64) -> None:
        """What lies in front of the others is seen again."""
        here = bit_of(seat)
        for i in range(len(self.dealt)):
            self.dealt[i] = shown_entry(self.dealt[i], here)
        for i in range(len(self.owned)):
            self.owned[i] = shown_entry(self.owned[i], here)

    # --- Magic Grimoires ----------------------------------------------------------------------------------------

    def books_left(self) -> i64:
        left: i64 = 0
        for kind in range(BOOKS):
            left += self.books[kind]
        return left

    def draw_book(self, seat: i64, chance: Chance) -> i64:
        """K-29."""
        kind = kind_at(self.books, chance.below(self.books_left()))
        self.books[kind] -= 1
        self.owned = append(self.owned, book_of(seat, kind, self.onlookers(seat)))
        self.open_spells(seat)
        return kind

    def open_spells(self, seat: i64) -> None:
        spells: i64 = 0
        for i in range(len(self.owned)):
            if book_seat(self.owned[i]) == seat and not is_used(self.owned[i]):
                spells = with_bit(spells, book_kind(self.owned[i]))
        self.spells[seat] = spells

    def use(self, seat: i64, kind: i64) -> None:
        """K-29: turned face down, and everybody saw which."""
        for i in range(len(self.owned)):
            entry = self.owned[i]
            if book_seat(entry) == seat and book_kind(entry) == kind and not is_used(entry):
                self.owned[i] = shown_entry(used_book(entry), self.everybody)
                break
        self.open_spells(seat)

    def count_books(self, seat: i64) -> i64:
        count: i64 = 0
        for i in range(len(self.owned)):
            if book_seat(self.owned[i]) == seat:
                count += 1
        return count

    def magic(self, seat: i64) -> i64:
        """K-31: magic symbols on the Grimoires of a seat, face up or down."""
        symbols: i64 = 0
        for i in range(len(self.owned)):
            if book_seat(self.owned[i]) == seat:
                symbols += SYMBOLS[book_kind(self.owned[i])]
        return symbols

    # --- what a seat cannot know --------------------------------------------------------------------------------

    def redeal(self, seat: i64, chance: Chance) -> None:
        """Deal anew all this seat has not seen: hands, and behind a Bowed Head the others' Looks and Grimoires."""
        self.redeal_hands(seat, chance)
        self.redeal_looks(seat, chance)
        self.redeal_books(seat, chance)

    def redeal_hands(self, seat: i64, chance: Chance) -> None:
        for place in range(self.seats * ROOM):
            if self.is_hidden(place, seat):
                self.deck[face_of(self.hands[place])] += 1
                self.left += 1
        for place in range(self.seats * ROOM):
            if self.is_hidden(place, seat):
                self.hands[place] = with_face(self.hands[place], self.draw_face(chance))

    def is_hidden(self, place: i64, seat: i64) -> bool:
        held = place % ROOM < self.held[place // ROOM]
        return held and not has_bit(known_of(self.hands[place]), seat)

    def redeal_looks(self, seat: i64, chance: Chance) -> None:
        """Every assignment in which symbols differ as they must is as likely as any other."""
        hidden: list[int] = [i for i in range(len(self.dealt)) if not has_bit(entry_known(self.dealt[i]), seat)]
        buried: list[int] = [i for i in range(len(self.under)) if not has_bit(known_of(self.under[i]), seat)]
        if not hidden and not buried:
            return
        pool: list[int] = [int(look_card(self.dealt[i])) for i in hidden]
        pool += [int(face_of(self.under[i])) for i in buried]
        pool += [card for card in range(24) if has_bit(self.unseen, card)]
        pool.sort()
        for _ in range(TRIES):
            mixed = random_order(pool, chance)
            if self.has_distinct_symbols(hidden, mixed):
                self.assign_looks(hidden, buried, mixed)
                return

    def has_distinct_symbols(self, hidden: list[int], cards: list[int]) -> bool:
        """If the hidden Looks were these, would all symbols of every seat differ?"""
        seen: list[int] = []
        for i in range(len(self.dealt)):
            card = int(look_card(self.dealt[i]))
            if i in hidden:
                card = cards[hidden.index(i)]
                if self.imposed[card] == STRAIGHT_FINGERS:
                    return False  # an open hand would have been seen
            symbol = int(look_seat(self.dealt[i])) * 8 + card // 4
            if symbol in seen:
                return False
            seen.append(symbol)
        return True

    def assign_looks(self, hidden: list[int], buried: list[int], cards: list[int]) -> None:
        for place, i in enumerate(hidden):
            self.dealt[i] = with_look_card(self.dealt[i], i64(cards[place]))
        for place, i in enumerate(buried):
            self.under[i] = with_face(self.under[i], i64(cards[len(hidden) + place]))
        self.unseen = 0
        for card in cards[len(hidden) + len(buried) :]:
            self.unseen = with_bit(self.unseen, card)
        for seat in range(self.seats):
            self.bind(seat)

    def redeal_books(self, seat: i64, chance: Chance) -> None:
        """Among Grimoires with as many magic symbols: those are in the standing for all to see."""
        hidden: list[int] = [i for i in range(len(self.owned)) if not has_bit(entry_known(self.owned[i]), seat)]
        for i in hidden:
            self.books[book_kind(self.owned[i])] += 1
        for i in hidden:
            symbols = SYMBOLS[book_kind(self.owned[i])]
            kind = self.some_book(symbols, chance)
            self.books[kind] -= 1
            self.owned[i] = with_book_kind(self.owned[i], kind)
        for other in range(self.seats):
            self.open_spells(other)

    def some_book(self, symbols: i64, chance: Chance) -> i64:
        alike: i64 = 0
        for kind in range(BOOKS):
            if SYMBOLS[kind] == symbols:
                alike += self.books[kind]
        index = chance.below(alike)
        for kind in range(BOOKS):
            if SYMBOLS[kind] == symbols:
                if index < self.books[kind]:
                    return kind
                index -= self.books[kind]
        return NONE


def new_piles(seats: i64) -> Piles:
    """As they lie in the box: nothing is dealt."""
    piles = Piles(seats)
    piles.deck = COPIES[:]
    piles.left = parts.BOX["counts"]["moves"]["value"]
    piles.discards = NO_FACES[:]
    piles.hands = NO_CARDS[:]
    piles.held = NO_SEATS[:]
    piles.tokens = TOKENS[:]
    piles.looks = NO_SEATS[:]
    piles.orders = NO_SEATS[:]
    piles.books = BOOK_COPIES[:]
    piles.spells = NO_SEATS[:]
    return piles


def kind_at(counts: vec[i64], index: i64) -> i64:
    """The kind of the card at an index, were all kinds laid out one after the other."""
    kind: i64 = 0
    while index >= counts[kind]:
        index -= counts[kind]
        kind += 1
    return kind


def rest_of(face: i64, ground: i64, gaze: i64) -> i64:
    """K-12: the symbols the second step may use, after a first step onto this ground with any fitting assignment."""
    if gaze:
        return board.ANY
    rest: i64 = 0
    if ground & FIRST[face]:
        rest |= OTHER[face]
    if ground & OTHER[face]:
        rest |= FIRST[face]
    return rest


def without_entry(cards: vec[i64], without: i64) -> vec[i64]:
    rest = cards[:without]
    for i in range(without + 1, len(cards)):
        rest = append(rest, cards[i])
    return rest


def random_order(cards: list[int], chance: Chance) -> list[int]:
    rest = cards[:]
    mixed: list[int] = []
    while rest:
        mixed.append(rest.pop(int(chance.below(len(rest)))))
    return mixed
