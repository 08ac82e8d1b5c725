"""What a seat of Grimoire sees, as typed structs for the wire, the terminal and the bots.

Built from nothing: a field is here because everybody, or this seat, may know it. Seats count from 0; places in the
quest zone, pages and tokens from 1. Cards are named as in parts.toml; their words are `card-<name>` with `.about`.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from armarium.game import NOBODY
from armarium.games.grimoire import notation, parts
from armarium.games.grimoire.cards import score
from armarium.games.grimoire.cards.guessing import is_unseen, is_unseen_back
from armarium.games.grimoire.cards.piles import (
    NO_CARD,
    ONE,
    SHOES_CARD,
    count_of,
    has_seen,
    is_down,
    item_names,
    kind_of,
    mark_of,
    quest_names,
    size,
)
from armarium.games.grimoire.notation import (
    AIM,
    BARE_VERBS,
    ENDINGS,
    HAND_OVER,
    OVER,
    PHASES,
    PICK,
    PILES_EMPTY,
    REPLACE,
    SEAL,
    TAKE_CARD,
    number_of,
    verb_of,
)
from armarium.games.grimoire.pages import aim, hints
from armarium.games.grimoire.pages.hints import Page
from armarium.games.grimoire.position import options_of
from armarium.games.grimoire.state import State

Phase = Literal["tokens", "spy", "pages", "luck", "cure", "target", "give", "seize", "shoes", "buy", "take", "over"]
Ending = Literal["none", "treasures", "companions", "piles", "magic"]
Kind = Literal["token", "page", "look", "luck", "pay", "target", "give", "seize", "add", "buy", "take", "pass"]
NO_SEAT = 5  # the eyes of a spectator, who has looked at nothing


class Lying(msgspec.Struct, frozen=True):
    """A place of the quest zone. `card` is None for a back the viewer has not seen, and where `taken`.

    `down`: it lies face down. `seers` are the seats whose Spy has looked at it; the viewer's own look gives the card.
    """

    place: int
    card: str | None
    down: bool
    taken: bool
    seers: list[int]


class Side(msgspec.Struct, frozen=True):
    """One player as this viewer sees them.

    `token`: order token, 0 before the first choice. `vp`: value of the VP tokens. `companions` lie open. `treasures`
    and `items` count what lies face down; `known` are the coins among the treasures whose faces the viewer has seen,
    all of them for its own seat. `shoes`: Blessed Shoes lying open. `chosen`: a page is sealed in this round.
    `page`: the page revealed in this round, 0 while pages are secret. `protected`: attacks pass it by.
    `done`: its quest turn is over. `points`: what everybody can count for it by now.
    """

    seat: int
    token: int
    vp: int
    companions: list[str]
    treasures: int
    known: list[str]
    items: int
    shoes: int
    chosen: bool
    page: int
    protected: bool
    done: bool
    points: int


class Own(msgspec.Struct, frozen=True):
    """What only this viewer sees: its coins and items, its sealed page (0 = none yet), what all it has is worth."""

    treasures: list[str]
    items: list[str]
    page: int
    worth: int


class Place(msgspec.Struct, frozen=True):
    """A line of the order: the page opened, the token held before, and the token before any reversal (G-12)."""

    seat: int
    page: int
    was: int
    token: int


class Reversal(msgspec.Struct, frozen=True):
    """A Time spell (G-13) and the seats in order after it."""

    seat: int
    page: int
    order: list[int]


class Order(msgspec.Struct, frozen=True):
    """How the last order came about: group A (alone on a page, by page), group B (shared pages, higher previous token
    first), each reversal, the seats in their final order. `round` is the round it was made in."""

    round: int
    alone: list[Place]
    shared: list[Place]
    reversals: list[Reversal]
    order: list[int]


class Line(msgspec.Struct, frozen=True):
    """One kind of card in the final score: copies, their printed VP, what they pay besides."""

    card: str
    count: int
    vp: int
    bonus: int


class Score(msgspec.Struct, frozen=True):
    """A territory scored card by card; `junk` is the bonus for most Junk, `first` is True for every leader (G-33)."""

    seat: int
    lines: list[Line]
    tokens: int
    junk: int
    total: int
    first: bool


class Box(msgspec.Struct, frozen=True):
    """Numbers of the box, as parts.toml has them: the pages, magic points of the first round, and how many treasures or
    companions end the game."""

    first_page: int
    last_page: int
    magic_first: int
    end_treasures: int
    end_companions: int


class View(msgspec.Struct, frozen=True):
    """`to_act` are the seats that owe a move, several while pages are chosen. `caster` is the seat whose quest turn it
    is, `asked` the seat in `to_act` if there is just one. `target` is who loses a companion (phases give and seize).
    `pickers` is the order in which the first tokens are chosen, `free_tokens` what is left of them. `deck`, `items`
    count the two decks, `discards` lie open. `unseen` are all cards the viewer cannot place that came from the present
    deck: those still in it, lying face down, or hidden in a territory; `unseen_items` likewise. `ending` is set once
    the last round is certain, with the seat `ender` that made it so. `scores` stands only in a finished game."""

    seat: int | None
    round: int
    magic: int
    magic_most: int
    phase: Phase
    to_act: list[int]
    asked: int | None
    caster: int | None
    target: int | None
    pickers: list[int]
    free_tokens: list[int]
    zone: list[Lying]
    deck: int
    items: int
    discards: list[str]
    unseen: list[str]
    unseen_items: list[str]
    sides: list[Side]
    own: Own | None
    order: Order | None
    pages: list[Page]
    ending: Ending
    ender: int | None
    scores: list[Score] | None
    options: dict[str, bool]
    box: Box


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """An offered move with what the screen marks: a token or page number, a place in the quest zone, a seat, a card."""

    move: str
    kind: Kind
    token: int | None = None
    page: int | None = None
    place: int | None = None
    seat: int | None = None
    card: str | None = None


# --- the view -------------------------------------------------------------------------------------------------------


BOX = Box(
    first_page=1,
    last_page=parts.PAGES,
    magic_first=parts.NUMBERS["magic-first"],
    end_treasures=parts.NUMBERS["end-treasures"],
    end_companions=parts.NUMBERS["end-companions"],
)


def view(state: State, seat: int | None) -> View:
    acting = state.to_act()
    return View(
        seat=seat,
        round=int(state.round),
        magic=int(state.magic),
        magic_most=parts.NUMBERS["magic-most"],
        phase=PHASES[state.phase],
        to_act=acting,
        asked=acting[0] if len(acting) == 1 else None,
        caster=somebody(int(state.seat_with(state.now))) if state.now else None,
        target=somebody(int(state.target)),
        pickers=[int(state.pickers[place]) for place in range(state.seats)],
        free_tokens=[token for token in range(1, state.seats + 1) if state.seat_with(token) == NOBODY],
        zone=[lying_card(state, seat, place) for place in range(len(state.zone))],
        deck=int(size(state.deck)),
        items=int(size(state.item_deck)),
        discards=quest_names(state.discards),
        unseen=quest_names(unseen_cards(state, seat)),
        unseen_items=item_names(unseen_items(state, seat)),
        sides=[side(state, seat, place) for place in range(state.seats)],
        own=None if seat is None else own(state, seat),
        order=order(state),
        pages=hints.pages(state, seat),
        ending=ENDINGS[state.ending],
        ender=somebody(int(state.ender)),
        scores=scores(state) if state.phase == OVER else None,
        options=options_of(state),
        box=BOX,
    )


def somebody(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def eyes(seat: int | None) -> int:
    return NO_SEAT if seat is None else seat


def can_see(state: State, card: int, seat: int | None) -> bool:
    """A tracked card's face is known to the viewer; at the end everything lies open."""
    return state.phase == OVER or (seat is not None and has_seen(card, seat))


def lying_card(state: State, seat: int | None, place: int) -> Lying:
    card = state.zone[place]
    if card == NO_CARD:
        return Lying(place + 1, None, False, True, [])
    down = is_down(card)
    name = parts.QUEST[kind_of(card)] if not down or can_see(state, card, seat) else None
    return Lying(place + 1, name, down, False, [other for other in range(state.seats) if has_seen(card, other)])


def known_cards(state: State, seat: int | None, owner: int) -> list[str]:
    pile = state.open[owner]
    for card in state.hidden:
        if mark_of(card) == owner and can_see(state, card, seat):
            pile += ONE[kind_of(card)]
    return quest_names(pile)


def unseen_cards(state: State, seat: int | None) -> int:
    """What the viewer knows to be unseen of the present deck; it can count the cards, not place them."""
    pile = int(state.deck)
    if state.phase == OVER:
        return pile
    for card in state.hidden:
        if is_unseen(card, eyes(seat), state.decks):
            pile += int(ONE[kind_of(card)])
    for card in state.zone:
        if is_unseen_back(card, eyes(seat), state.decks):
            pile += int(ONE[kind_of(card)])
    return pile


def unseen_items(state: State, seat: int | None) -> int:
    pile = int(state.item_deck)
    for owner in range(state.seats):
        if owner != seat and state.phase != OVER:
            pile += int(state.items[owner] - score.shoes(state, owner))
    return pile


def side(state: State, seat: int | None, owner: int) -> Side:
    shoes = int(count_of(state.items[owner], SHOES_CARD))
    return Side(
        seat=owner,
        token=int(state.tokens[owner]),
        vp=int(state.vp[owner]),
        companions=quest_names(state.companions[owner]),
        treasures=int(state.treasures(owner)),
        known=known_cards(state, seat, owner),
        items=int(size(state.items[owner])) - shoes,
        shoes=shoes,
        chosen=bool(state.pages[owner]),
        page=int(state.shown[owner]) if state.now else 0,
        protected=bool(aim.is_protected(state, owner)),
        done=bool(state.now > state.tokens[owner]),
        points=state.standing()[owner],
    )


def own(state: State, seat: int) -> Own:
    treasures = quest_names(state.coins(seat))
    return Own(treasures, item_names(state.items[seat]), int(state.pages[seat]), hints.own_points(state, seat))


def order(state: State) -> Order | None:
    if not state.shown[0]:
        return None
    seats = sorted(range(state.seats), key=lambda seat: int(state.place_in_order(seat)))
    places = [Place(s, int(state.shown[s]), int(state.before[s]), int(state.place_in_order(s))) for s in seats]
    reversals: list[Reversal] = []
    turned = list(seats)
    for seat in seats:
        if aim.TIME[state.shown[seat]]:
            turned.reverse()
            reversals.append(Reversal(seat, int(state.shown[seat]), list(turned)))
    return Order(
        round=order_round(state),
        alone=[place for place in places if state.is_alone(place.seat)],
        shared=[place for place in places if not state.is_alone(place.seat)],
        reversals=reversals,
        order=turned,
    )


def order_round(state: State) -> int:
    """The last order was made in this round, unless its pages are not open yet or its cards could not be laid out."""
    is_ordered = state.now > 0 or (state.phase == OVER and state.ending != PILES_EMPTY)
    return int(state.round) if is_ordered else int(state.round) - 1


def scores(state: State) -> list[Score]:
    totals = state.standing()
    return [
        Score(
            seat=seat,
            lines=[Line(*line) for line in score.score_lines(state, seat)],
            tokens=int(state.vp[seat]),
            junk=int(score.junk_bonus(state, seat)),
            total=totals[seat],
            first=totals[seat] == max(totals),
        )
        for seat in range(state.seats)
    ]


# --- what may be done -----------------------------------------------------------------------------------------------


def offers(state: State, seat: int) -> list[Offer]:
    return [offer(state, move) for move in state.moves(seat)]


def offer(state: State, move: int) -> Offer:
    text = state.text(move)
    verb, number = int(verb_of(move)), int(number_of(move))
    kind: Kind = notation.VERBS[verb]
    if kind in BARE_VERBS:
        return Offer(text, kind)
    if verb in (TAKE_CARD, REPLACE):
        return Offer(text, kind, place=number)
    if verb == SEAL:
        return Offer(text, kind, page=number)
    if verb == AIM:
        return Offer(text, kind, seat=number)
    if verb in (HAND_OVER, PICK):
        return Offer(text, kind, card=parts.QUEST[number])
    return Offer(text, kind, token=number)
