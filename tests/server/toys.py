"""Two tiny games and some bots that drive the table and the server in tests; `TOYS` is their catalogue.

Lantern is played in turns with hidden hands, a hidden deck and a die. Duel is chosen at once, sealed and changeable.
"""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from typing import Any

import msgspec

from armarium.bots import Bot, Catalogue, Observation
from armarium.chance import Chance
from armarium.evaluator import Evaluator
from armarium.game import NOBODY, Event, Game, Option, Options, Outcome, State, plain, touches
from armarium.reason import Reason, Refused

CARDS = 12
PUT, DRAW, TURN, ROLL, PASS = 0, 100, 101, 102, 103  # PUT + card
ACTIONS = {DRAW: "draw", TURN: "turn", ROLL: "roll", PASS: "pass"}


class Parts(msgspec.Struct):
    """Everything there is in a position of either game."""

    seats: int
    seat: int = 0
    turn: int = 1
    hands: list[list[int]] = []
    deck: list[int] = []
    open: list[int] = []
    piles: list[list[int]] = []
    scores: list[int] = []
    chosen: list[int] = []
    last: int = 8


class Toy(State):
    def __init__(self, chance: Chance, parts: Parts) -> None:
        self.chance = chance
        self.events: list[Event] | None = None
        self.parts = parts

    def find(self, seat: int, text: str) -> int:
        found = [move for move in self.moves(seat) if self.text(move) == plain(text)]
        if not found:
            raise Refused(Reason("T-1", "toy-not-offered", {"move": text}))
        return found[0]

    def tell(self, event: Event) -> None:
        if self.events is not None:
            self.events.append(event)

    def copy_parts(self) -> Parts:
        return msgspec.json.decode(msgspec.json.encode(self.parts), type=Parts)

    def actor(self) -> int:
        seats = self.to_act()
        return seats[0] if seats else NOBODY

    def move_count(self, seat: int) -> int:
        return len(self.moves(seat))

    def move_at(self, seat: int, index: int) -> int:
        return self.moves(seat)[index]

    def why_not(self, seat: int, text: str) -> Reason | None:
        return Reason("T-1", "toy-not-offered", {"move": text})

    def turn(self) -> int:
        return self.parts.turn

    def standing(self) -> list[int]:
        return list(self.parts.scores)

    def outcome(self) -> Outcome | None:
        if self.to_act():
            return None
        best = max(self.parts.scores)
        winners = [seat for seat, score in enumerate(self.parts.scores) if score == best]
        return Outcome(winners, self.parts.scores, "toy-most-points")

    def clone(self, chance: Chance) -> State:
        return type(self)(chance, self.copy_parts())


class Lantern(Toy):
    def to_act(self) -> list[int]:
        return [self.parts.seat] if self.parts.turn <= self.parts.last else []

    def moves(self, seat: int) -> list[int]:
        if seat not in self.to_act():
            return []
        deck = [DRAW, TURN] if self.parts.deck else []
        return [PUT + card for card in self.parts.hands[seat]] + deck + [ROLL, PASS]

    def text(self, move: int) -> str:
        return ACTIONS.get(move) or f"put {move}"

    def play(self, seat: int, move: int) -> None:
        parts = self.parts
        if move == DRAW:
            card = parts.deck.pop()
            parts.hands[seat].append(card)
            self.tell(Event("drew", {"seat": seat}, {"card": card}, [seat]))
        elif move == TURN:
            parts.open.append(parts.deck.pop())
            self.tell(Event("turned", {"seat": seat, "card": parts.open[-1]}))
        elif move == ROLL:
            parts.scores[seat] += int(self.chance.below(6)) + 1
            self.tell(Event("rolled", {"seat": seat, "points": parts.scores[seat]}))
        elif move != PASS:
            parts.hands[seat].remove(move)
            parts.piles[seat].append(move)
            self.tell(Event("put", {"seat": seat, "card": move}))
            return
        parts.seat = (seat + 1) % parts.seats
        parts.turn += 1

    def guess(self, seat: int, chance: Chance) -> State:
        world = Lantern(chance, self.copy_parts())
        parts = world.parts
        unseen = sorted(
            parts.deck + [card for other in range(parts.seats) if other != seat for card in parts.hands[other]]
        )
        shuffle(unseen, chance)
        for other in range(parts.seats):
            if other != seat:
                parts.hands[other] = [unseen.pop() for _ in parts.hands[other]]
        parts.deck = unseen
        return world


class Duel(Toy):
    def to_act(self) -> list[int]:
        return [
            seat for seat, number in enumerate(self.parts.chosen) if number == 0 and self.parts.turn <= self.parts.last
        ]

    def moves(self, seat: int) -> list[int]:
        return [1, 2, 3, 4, 5] if self.parts.turn <= self.parts.last else []

    def text(self, move: int) -> str:
        return f"say {move}"

    def play(self, seat: int, move: int) -> None:
        parts = self.parts
        parts.chosen[seat] = move
        self.tell(Event("chose", {"seat": seat}))
        if self.to_act():
            return
        best = max(parts.chosen)
        for other, number in enumerate(parts.chosen):
            parts.scores[other] += number == best
        self.tell(Event("shown", {"numbers": list(parts.chosen)}))
        parts.chosen = [0] * parts.seats
        parts.turn += 1

    def guess(self, seat: int, chance: Chance) -> State:
        world = Duel(chance, self.copy_parts())
        chosen = world.parts.chosen
        world.parts.chosen = [
            number if number == 0 or other == seat else int(chance.below(5)) + 1 for other, number in enumerate(chosen)
        ]
        return world


class View(msgspec.Struct):
    seat: int | None
    turn: int
    hand: list[int]
    hands: list[int]
    deck: int
    open: list[int]
    piles: list[list[int]]
    scores: list[int]
    mine: int | None


class Offer(msgspec.Struct):
    move: str


class Trial(msgspec.Struct):
    move: str
    key: str | None


class Box(Game):
    rules = "1"
    minutes = 5
    touches = touches(neither="put chose", reveals="turned shown", draws="drew rolled")

    def __init__(self, name: str, kind: type[Toy], seats: Sequence[int]) -> None:
        self.name = name
        self.kind = kind
        self.seats = list(seats)
        self.options = [Option("turns", 8, "T-2", (4, 8, 200))]

    def clauses(self) -> dict[str, str]:
        return {"T-1": "ruling", "T-2": "ruling"}

    def new(self, seats: int, options: Options, chance: Chance) -> State:
        parts = Parts(seats, last=int(options["turns"]), scores=[0] * seats)
        if self.kind is Duel:
            parts.chosen = [0] * seats
        else:
            parts.deck = list(range(1, CARDS + 1))
            shuffle(parts.deck, chance)
            parts.hands = [[parts.deck.pop(), parts.deck.pop()] for _ in range(seats)]
            parts.piles = [[] for _ in range(seats)]
        return self.kind(chance, parts)

    def position(self, state: Any) -> str:
        return msgspec.json.encode(state.parts).decode()

    def from_position(self, text: str, chance: Chance) -> State:
        try:
            return self.kind(chance, msgspec.json.decode(text, type=Parts))
        except msgspec.DecodeError:
            raise Refused(Reason("", "position-unreadable")) from None

    def view(self, state: Any, seat: int | None) -> View:
        parts: Parts = state.parts
        return View(
            seat=seat,
            turn=parts.turn,
            hand=parts.hands[seat] if seat is not None and parts.hands else [],
            hands=[len(hand) for hand in parts.hands],
            deck=len(parts.deck),
            open=list(parts.open),
            piles=[list(pile) for pile in parts.piles],
            scores=list(parts.scores),
            mine=parts.chosen[seat] if seat is not None and parts.chosen else None,
        )

    def evaluator(self) -> Evaluator:
        """One that knows nothing: whoever really searches fails."""
        return Evaluator()

    def trial(self, state: Any, seat: int, text: str) -> Trial:
        fits = any(state.text(move) == text for move in state.moves(seat))
        return Trial(text, None if fits else "toy-not-offered")

    def offers(self, state: Any, seat: int) -> list[Any]:
        return [Offer(state.text(move)) for move in state.moves(seat)]


def shuffle(cards: list[int], chance: Chance) -> None:
    for last in range(len(cards) - 1, 0, -1):
        other = int(chance.below(last + 1))
        cards[last], cards[other] = cards[other], cards[last]


# --- the shelf ------------------------------------------------------------------------------------------------------

BOXES: dict[str, Game] = {"lantern": Box("lantern", Lantern, (1, 2, 3)), "duel": Box("duel", Duel, (2, 3))}


def games() -> dict[str, Game]:
    return BOXES


def game(name: str) -> Game:
    if name not in BOXES:
        raise Refused(Reason("", "game-unknown", {"game": name}))
    return BOXES[name]


# --- the bots -------------------------------------------------------------------------------------------------------


class ToyBot:
    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, observation: Observation, chance: Chance) -> str:
        if self.name == "broken":
            raise ValueError("no idea")
        if self.name == "dying":
            os._exit(3)
        if self.name == "hanging":
            time.sleep(60)
        if self.name == "cheating":
            return "put 99"
        return observation.text(observation.moves[-1])


def names(game: str) -> list[str]:
    return ["random", "last", "broken", "dying", "hanging", "cheating"]


def bot(name: str, game: str) -> Bot:
    return ToyBot(name)


def simpler(name: str, game: str) -> str:
    return {"last": "random", "hanging": "random", "cheating": "broken"}.get(name, "last")


TOYS = Catalogue(games, game, names, bot, simpler)
