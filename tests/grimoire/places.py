"""Positions written down for tests: a table of three with everything as it comes, changed field by field."""

from __future__ import annotations

from typing import Any

from armarium.chance import Chance, Draw, RecordedChance
from armarium.game import Event
from armarium.games.grimoire import GAME, parts
from armarium.games.grimoire.cards.piles import ITEM_KINDS, QUEST_KINDS, count_of
from armarium.games.grimoire.state import State
from armarium.reason import Reason, Refused

ZONES = {2: "?bronze@1:,silver,gold", 3: "?bronze@1:,silver,gold,king", 4: "?bronze@1:,silver,gold,king,queen"}
ZONES[5] = "?bronze@1:,?silver@1:,gold,king,queen,nun"


def written(**changed: str) -> str:
    """The text of a position in which pages are being chosen; `magic` decides the round."""
    tokens = changed.get("tokens", "1.2.3")
    seats = len(tokens.split("."))
    magic = int(changed.get("magic", "6"))
    first = magic == 6 and "round" not in changed
    nobody = ".".join("-" * seats)
    piles = "/".join("-" * seats)
    fields = {
        "seats": str(seats),
        "round": str(magic - 5),
        "magic": "6",
        "phase": "pages",
        "now": "0",
        "tokens": tokens,
        "before": nobody if first else tokens,
        "shown": nobody if first else tokens.replace("5", "6"),  # page t alone gives token t; page 5 would reverse
        "pages": nobody,
        "pickers": ".".join(str(seat + 1) for seat in range(seats)),
        "zone": ZONES[seats],
        "discards": "-",
        "companions": piles,
        "open": piles,
        "hidden": piles,
        "items": piles,
        "vp": ".".join("0" * seats),
        "decks": "1",
        "asked": "-",
        "buys": "0",
        "ending": "none",
        "ender": "-",
        "options": "five-seats:on" if seats == 5 else "-",
    }
    unknown = set(changed) - set(fields)
    assert not unknown, unknown
    return " ".join(["grimoire/1", *(f"{name}={text}" for name, text in {**fields, **changed}.items())])


def table(**changed: str) -> State:
    return GAME.from_position(written(**changed), Chance(7))


def play(state: State, seat: int, text: str, *luck: Draw) -> list[Event]:
    """One move of a seat (from 0). Luck that is given must be used exactly."""
    chance = RecordedChance(list(luck)) if luck else None
    if chance is not None:
        state.chance = chance
    events: list[Event] = []
    state.events = events
    state.play(seat, state.find(seat, text))
    state.events = None
    if chance is not None:
        assert chance.draws_left() == 0
        state.chance = Chance(7)
    return events


def cast(state: State, *pages: int) -> list[Event]:
    """Everybody seals a page; what happens once the last one has."""
    events: list[Event] = []
    for seat, page in enumerate(pages):
        events = play(state, seat, f"page {page}")
    return events


def pick(pile: int, name: str) -> Draw:
    """The luck that draws this card from a pile."""
    names, kinds = (parts.QUEST, QUEST_KINDS) if name in parts.QUEST else (parts.ITEMS, ITEM_KINDS)
    counts = [int(count_of(pile, kind)) for kind in range(kinds)]
    return sum(counts[: names.index(name)]), sum(counts)


def picks(pile: int, *names: str) -> list[Draw]:
    """The luck of several draws from one pile, one after the other."""
    found: list[Draw] = []
    order = parts.QUEST if names[0] in parts.QUEST else parts.ITEMS
    for name in names:
        found.append(pick(pile, name))
        pile -= 1 << (4 * order.index(name))
    return found


def told(events: list[Event], kind: str) -> list[dict[str, Any]]:
    """The public values of all events of a kind."""
    return [dict(event.values) for event in events if event.kind == kind]


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def moves(state: State, seat: int) -> list[str]:
    return [state.text(move) for move in state.moves(seat)]


def refusal(state: State, seat: int, text: str) -> Reason:
    try:
        state.find(seat, text)
    except Refused as refused:
        return refused.reason
    raise AssertionError(f"{text} is allowed")


def numbers(state: State, values: Any) -> list[int]:
    return [int(values[seat]) for seat in range(state.seats)]


def companions(state: State, seat: int) -> list[str]:
    return list(GAME.view(state, None).sides[seat].companions)


def finish_round(state: State) -> None:
    """Everybody takes the first card that lies there and declines every offer, until pages are chosen again."""
    number = state.round
    while state.to_act() and state.round == number:
        seat = int(state.actor())
        offered = moves(state, seat)
        play(state, seat, "pass" if "pass" in offered else offered[0])
