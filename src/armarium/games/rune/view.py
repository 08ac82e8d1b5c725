"""What a seat of Rune sees, as typed structs for the wire, the terminal and the bots.

Built from nothing: a field is here because everybody, or this seat, may know it. Colours are B, G and R;
x grows to the right and y downwards from the starting card's top left rune at (0, 0).
"""

from __future__ import annotations

from typing import Literal

import msgspec

from armarium.game import NOBODY
from armarium.games.rune import notation, parts
from armarium.games.rune.grid import board as grid
from armarium.games.rune.grid.board import cards_in
from armarium.games.rune.notation import (
    CHOOSE,
    DRAW,
    LAY,
    LAYS,
    OVER,
    PLACE,
    RECOLOUR,
    SHOW,
    TOKEN,
    card_of,
    kind_of,
    rotation_of,
)
from armarium.games.rune.state import State

Colour = Literal["B", "G", "R"]
Masters = Literal["red", "black"]
Kind = Literal["lay", "show", "draw", "master", "retire", "token", "keep"]
Asks = Literal[
    "first",
    "lay",
    "show",
    "choose",
    "draw",
    "master-empty",
    "master-last",
    "retire-empty",
    "retire-last",
    "token",
    "over",
]


class Face(msgspec.Struct, frozen=True):
    """A card as printed, rows top to bottom."""

    card: int
    rows: list[str]


class Laid(msgspec.Struct, frozen=True):
    """A card as it lies on the table; later cards lie on top. Card 0 is the starting card."""

    card: int
    rows: list[str]
    x: int
    y: int


class Master(msgspec.Struct, frozen=True):
    seat: int
    x: int
    y: int


class Token(msgspec.Struct, frozen=True):
    seat: int
    x: int
    y: int
    colour: Colour


class Area(msgspec.Struct, frozen=True):
    """Connected visible runes of one colour; `seat` is its owner, None while it is free."""

    seat: int | None
    colour: Colour
    cells: list[tuple[int, int]]
    points: int


class Side(msgspec.Struct, frozen=True):
    """One player as everybody sees them; `shown` are cards of the hand that all have seen (R-13), `colour` is that of
    the player's Masters (R-5)."""

    seat: int
    colour: Masters
    hand: int
    shown: list[Face]
    masters: int
    token: bool
    score: int


class Prompt(msgspec.Struct, frozen=True):
    """What is asked of the seat on turn, from what it is offered: the key of its words, and which cards fit nowhere.

    Whether a card fits only its owner knows: others see the first step as one."""

    key: Asks
    unfit: list[int]


class Box(msgspec.Struct, frozen=True):
    """Numbers of the box, as parts.toml has them: cards, Masters and tokens of each player."""

    hand: int
    masters: int
    tokens: int


class View(msgspec.Struct, frozen=True):
    seat: int | None
    turn: int
    phase: Literal["lay", "choose", "token", "over"]
    actor: int | None
    prompt: Prompt
    board: list[Laid]
    masters: list[Master]
    tokens: list[Token]
    areas: list[Area]
    sides: list[Side]
    hand: list[Face]
    deck: int
    gone: list[Face]
    options: dict[str, bool | str]
    box: Box


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """An offered move with what the screen marks: card, top left cell as it lies, quarter turns, colour."""

    move: str
    kind: Kind
    card: int | None = None
    rotation: int | None = None
    x: int | None = None
    y: int | None = None
    colour: Colour | None = None


BOX = Box(parts.HAND, parts.MASTERS, parts.TOKENS)

# --- the view -------------------------------------------------------------------------------------------------------


def view(state: State, seat: int | None) -> View:
    actor = int(state.actor())
    return View(
        seat=seat,
        turn=state.turn(),
        phase=notation.PHASES[state.phase],
        actor=None if actor == NOBODY else actor,
        prompt=prompt(state, seat),
        board=[laid_card(state, move) for move in state.laid],
        masters=[Master(int(card_of(move)), *state.place(move)) for move in state.masters],
        tokens=[token(state, move) for move in state.tokens],
        areas=areas(state),
        sides=[side(state, place) for place in range(2)],
        hand=[] if seat is None else faces(int(state.hand(seat))),
        deck=len(cards_in(state.deck)),
        gone=faces(int(state.gone)),
        options=options_of(state),
        box=BOX,
    )


def prompt(state: State, seat: int | None) -> Prompt:
    if state.phase == LAY and (seat is None or seat != state.seat):
        return Prompt("first", [])
    if state.phase in (TOKEN, OVER):
        return Prompt("token" if state.phase == TOKEN else "over", [])
    moves = state.moves(state.seat)
    if state.phase == CHOOSE:
        kinds = {kind_of(move) for move in moves}
        return Prompt(_second_step(state, DRAW in kinds, PLACE in kinds), [])
    fitting = {card_of(move) for move in moves if kind_of(move) == LAYS}
    return Prompt(
        "lay" if fitting else "show", [card for card in cards_in(state.hand(state.seat)) if card not in fitting]
    )


def _second_step(state: State, draws: bool, places: bool) -> Asks:
    """R-11, R-14: without a draw it says why: the other seat has placed its last Master, or the deck is empty."""
    if draws:
        return "choose" if places else "draw"
    if state.masters_left(1 - state.seat) == 0:
        return "master-last" if places else "retire-last"
    return "master-empty" if places else "retire-empty"


def options_of(state: State) -> dict[str, bool | str]:
    return {
        "quarter-turns": state.quarter_turns,
        "one-master-per-area": state.one_master_per_area,
        "no-card-may-vanish": state.no_card_may_vanish,
        "never-join-opposing": state.never_join_opposing,
        "grand-master": state.grand_master,
        "first-masters": masters_colour(state, 0),
    }


def masters_colour(state: State, seat: int) -> Masters:
    colours: tuple[Masters, Masters] = ("black", "red") if state.black_first else ("red", "black")
    return colours[seat]


def faces(cards: int) -> list[Face]:
    return [Face(card, parts.FACES[card]) for card in cards_in(cards)]


def laid_card(state: State, move: int) -> Laid:
    card = int(card_of(move))
    return Laid(card, grid.turned_rows(parts.FACES[card], int(rotation_of(move))), *state.place(move))


def token(state: State, move: int) -> Token:
    return Token(int(card_of(move)), *state.place(move), colour=letter(int(rotation_of(move))))


def letter(colour: int) -> Colour:
    letters: tuple[Colour, ...] = ("B", "G", "R")
    return letters[colour]


def areas(state: State) -> list[Area]:
    return [
        Area(None if owner == NOBODY else owner, letter(colour), cells, points)
        for owner, colour, cells, points in state.areas()
    ]


def side(state: State, seat: int) -> Side:
    hand = int(state.hand(seat))
    return Side(
        seat=seat,
        colour=masters_colour(state, seat),
        hand=len(cards_in(hand)),
        shown=faces(hand & int(state.shown)),
        masters=int(state.masters_left(seat)),
        token=state.has_token(seat),
        score=state.standing()[seat],
    )


# --- what may be done -----------------------------------------------------------------------------------------------


def offers(state: State, seat: int) -> list[Offer]:
    return [offer(state, move) for move in state.moves(seat)]


def offer(state: State, move: int) -> Offer:
    kind = kind_of(move)
    text = state.text(move)
    name: Kind = notation.KINDS[kind]
    card = int(card_of(move))
    if kind == SHOW:
        return Offer(text, name, card=card)
    if kind not in (LAYS, PLACE, RECOLOUR):
        return Offer(text, name)
    x, y = state.place(move)
    if kind == LAYS:
        return Offer(text, name, card=card, rotation=int(rotation_of(move)), x=x, y=y)
    if kind == RECOLOUR:
        return Offer(text, name, x=x, y=y, colour=letter(int(rotation_of(move))))
    return Offer(text, name, x=x, y=y)
