"""Prepared tables: a position with only what matters spelt out, short questions to it, and luck sought for, not rigged.

two to four goblins        a  b  c  d  e  f  g          (x) teleport, * desk, # bookcase
                      5    S (P) G  S  B (G) #          Rigor starts on d10
                      6    B  B  B  P  P  S  #
                      7    G  S  S  G (B) S  #
                      8    G  P  B  G  P  P  #
                      9    *  *  B  S  S  G  #
                     10    *  *  G  P  B  G (P)
"""

from __future__ import annotations

from collections.abc import Callable

from armarium.chance import Chance
from armarium.game import Event
from armarium.games.kragmortha import GAME, parts
from armarium.games.kragmortha.notation import square_text
from armarium.games.kragmortha.position import FIELDS
from armarium.games.kragmortha.state import State

USUAL = {"turn": "9", "seat": "1", "phase": "plan", "rigor": "d10", "peeks": "6", "cut": "0", "shoving": "0"}
SEEDS = 3000


def position(goblins: str, hand: str = "goo", **fields: str) -> str:
    """The text of a position: goblins by seat, the hand of the seat on turn, and other fields by name."""
    told = USUAL | {name: value.replace(" ", ",") for name, value in fields.items()}
    told["goblins"] = goblins.replace(" ", ".")
    told["seats"] = str(len(goblins.split()))
    if "hands" not in told:
        hands = ["-"] * int(told["seats"])
        hands[int(told["seat"]) - 1] = hand.replace(" ", ".")
        told["hands"] = "/".join(hands)
    return " ".join([f"kragmortha/{parts.RULES}", *(f"{name}={told.get(name) or '-'}" for name in FIELDS)])


def at(goblins: str, hand: str = "goo", **fields: str) -> State:
    return GAME.from_position(position(goblins, hand, **fields), Chance(1))


def offered(state: State, kind: str = "", seat: int | None = None) -> set[str]:
    """What the seat that has to choose may play, or only what begins with a word.

    Left out unless asked for: exchanging a Look (K-34) and slips of the turn before (K-28), which are nearly always
    possible."""
    asked = int(state.actor()) if seat is None else seat
    texts = {text for text in (state.text(move) for move in state.moves(asked)) if text.startswith(kind)}
    return {text for text in texts if kind or not (text.startswith("ease ") or text.endswith(" before"))}


def why(state: State, text: str, seat: int | None = None) -> str:
    """Clause and key of the refusal, empty for a move."""
    reason = state.why_not(int(state.actor()) if seat is None else seat, text)
    return "" if reason is None else f"{reason.clause} {reason.key}"


def play(state: State, *texts: str) -> list[Event]:
    """Play moves by whoever has to choose; what happened."""
    state.events = []
    for text in texts:
        seat = int(state.actor())
        state.play(seat, state.find(seat, text))
    events, state.events = state.events, None
    return events


def sought(state: State, texts: list[str], wanted: Callable[[State, list[Event]], bool]) -> tuple[State, list[Event]]:
    """The same moves with other luck, until what is wanted happens."""
    for seed in range(SEEDS):
        world = state.clone(Chance(seed))
        events = play(world, *texts)
        if wanted(world, events):
            return world, events
    raise AssertionError(f"{texts} never led there")


def drawing(state: State, text: str, kind: str, value: str) -> State:
    """Play a move with the luck that draws this Look, Grimoire or token."""
    found, _ = sought(state, [text], lambda _, events: tells(events, kind, **{kind: value}))
    return found


def tells(events: list[Event], kind: str, **values: object) -> bool:
    said = [{**event.values, **event.secret} for event in events if event.kind == kind]
    named = {name.replace("_", "-"): value for name, value in values.items()}
    return any(all(told.get(name) == value for name, value in named.items()) for told in said)


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def where(state: State, seat: int) -> str:
    return square_text(state.at[seat])


def hand(state: State, seat: int) -> list[str]:
    return [parts.FACES[state.piles.face(seat, slot)] for slot in range(int(state.piles.held[seat]))]


def looks(state: State, seat: int) -> int:
    return int(state.piles.looks[seat])


def books(state: State, seat: int) -> list[str]:
    return [book.name for book in GAME.view(state, seat).sides[seat].books or []]


def prompt(state: State) -> tuple[str, int]:
    """What is asked, and of whom."""
    return GAME.view(state, None).phase, int(state.actor())
