"""Positions of KamiMaï for the tests, written as few words as they need; the Grimoire holds what is left of the box."""

from __future__ import annotations

from typing import Any

from armarium.chance import Chance, RecordedChance
from armarium.game import Event
from armarium.games.kamimai import GAME, parts
from armarium.games.kamimai.notation import CARDS
from armarium.games.kamimai.state import State

SEAT = {"jennifer": 0, "romane": 1, "lison": 2, "cedric": 3}
NEVER = 9999  # luck that hits no chance
ALWAYS = 0


def counts(text: str) -> dict[str, int]:
    found: dict[str, int] = {}
    for part in [] if text == "-" else text.split("."):
        name, _, count = part.partition("*")
        found[name] = found.get(name, 0) + int(count or 1)
    return found


def left_in_box(texts: list[str], seats: int) -> int:
    gone = sum(sum(counts(text).values()) for text in texts)
    return sum(parts.COUNTS) - (1 if seats == 1 else 0) - gone


def scene(reserves: str = "-/-/-", seats: int | None = None, luck: Chance | None = None, **fields: Any) -> State:
    """A position in phase 3 of area A of level 1, seat 1 activating, unless the fields say otherwise."""
    hands = reserves.split("/")
    count = len(hands) if seats is None else seats
    told: dict[str, Any] = {
        "seats": count,
        "options": "-",
        "level": 1,
        "energy": 5,
        "done": 0,
        "sheet": "00/000/0000",
        "target": "a",
        "turn": 5,
        "seat": 1,
        "phase": "cast",
        "gone": "-",
        "seen": "-",
        "reserves": reserves,
        "drawn": "-",
        "discards": "-",
        "hand": "-",
        "guardians": "0.0.0.0",
        "pulls": 1,
        "flags": "-",
        "owed": "/".join("0" * count),
        "proposal": "-",
        "agreed": "-",
        "refused": "-",
        "withdrawn": 0,
        "played": "-",
        "gifts": 0,
        "named": 1,
        "trained": 0,
        "began": "-",
    }
    told.update(fields)
    played = [] if told["played"] == "-" else [told["played"]]
    gone = 0 if told["gone"] == "-" else len(told["gone"].split("."))
    told["built"] = gone + left_in_box([*hands, told["drawn"], told["discards"], *played], count)
    text = " ".join([f"kamimai/{parts.RULES}", *(f"{name}={value}" for name, value in told.items())])
    state = GAME.from_position(text, Chance(1) if luck is None else luck)
    state.events = []
    return state


def drawing(reserves: str = "-/-/-", **fields: Any) -> State:
    return scene(reserves, **{"phase": "draw", "pulls": 0, **fields})


def new(seats: int = 3, seed: int = 1, **options: Any) -> State:
    named = {name.replace("_", "-"): value for name, value in options.items()}
    state = GAME.new(seats, named, Chance(seed))
    state.events = []
    return state


def play(state: State, *texts: str, seat: int | None = None) -> State:
    """Play texts, each by the seat on the move unless one is given."""
    for text in texts:
        mover = int(state.actor()) if seat is None else seat
        state.play(mover, state.find(mover, text))
    return state


def with_luck(state: State, *values: tuple[int, int]) -> State:
    """The same position with exactly this luck ahead."""
    copy = state.clone(RecordedChance(list(values)))
    copy.events = []
    return copy


def texts(state: State, seat: int | None = None) -> list[str]:
    mover = int(state.actor()) if seat is None else seat
    return [state.text(move) for move in state.moves(mover)]


def refusal(state: State, text: str, seat: int | None = None) -> tuple[str, str]:
    """The clause and key of the reason against a text."""
    reason = state.why_not(int(state.actor()) if seat is None else seat, text)
    assert reason is not None, f"{text} is allowed"
    return reason.clause, reason.key


def held(counted: list[int]) -> dict[str, int]:
    return {CARDS[card]: count for card, count in enumerate(counted) if count}


def told(state: State) -> list[str]:
    return [event.kind for event in state.events or []]


def event(state: State, kind: str) -> Event:
    return next(event for event in state.events or [] if event.kind == kind)


def total(state: State) -> int:
    played = 1 if state.played >= 0 else 0
    hands = sum(sum(hand) for hand in state.reserves)
    return hands + sum(state.drawn) + sum(state.discards) + sum(state.deck.cards()) + played


def asking(**fields: Any) -> State:
    """Seat 2 is asked for the Wolf, seat 3 has agreed to give the Fairy."""
    state = scene(
        "water*2.fire-guardian/water.wolf/water-fairy/air",
        drawn="earth.air-guardian",
        guardians="0.0.1.0",
        gone="1.2",
        seen="3:imp,33:mouse",
        discards="fire*2",
        hand="other",
        sheet="01/000/0000",
        energy=3,
        turn=7,
        pulls=2,
        **fields,
    )
    return play(play(state, "cast water 1:1 2:wolf1 3:fairy2"), "agree", seat=2)
