"""Prepared tables: a position with only what matters spelt out, and short questions to it.

the starting card    m  n
                13   B  G
                14   R  B
                15   B  G
"""

from __future__ import annotations

from armarium.chance import Chance
from armarium.game import Game, Options, State
from armarium.games import rune
from tests.rune.judge import number_of

GAME: Game = rune.GAME
START = "BG/RB/BG@m13"
FIELDS = ("cards", "masters", "tokens", "hands", "shown", "gone", "left", "seat", "phase", "options")


def position(hand: str = "", laid: str = "", **fields: str) -> str:
    """The text of a position. `laid` are the cards on top of the starting card, `hand` cards of the seat on turn.

    Masters left and the rest of the hands follow from the others, unless they are given.
    """
    told = {"cards": ",".join([START, *laid.split()]), "seat": "1", "phase": "lay"}
    told |= {name: value.replace(" ", ",") for name, value in fields.items()}
    told.setdefault("left", "/".join(str(3 - told.get("masters", "").count(f"{seat}@")) for seat in (1, 2)))
    if "hands" not in told:
        told["hands"] = _hands(told, hand)
    return " ".join(["rune/1", *(f"{name}={told.get(name) or '-'}" for name in FIELDS)])


def _hands(told: dict[str, str], hand: str) -> str:
    """The named cards, filled up with the first ones that lie nowhere."""
    laid = [number_of(part.split("@")[0]) for part in told["cards"].split(",")[1:]]
    mine = [int(card) for card in hand.split()]
    free = [card for card in range(1, 17) if card not in (*laid, *mine)]
    hands: list[str] = []
    for seat, left in enumerate(told["left"].split("/"), 1):
        on_turn = str(seat) == told["seat"]
        held = list(mine) if on_turn else []
        while len(held) < int(left) - (on_turn and told["phase"] == "choose"):
            held.append(free.pop(0))
        hands.append(".".join(map(str, sorted(held))) or "-")
    return "/".join(hands)


def at(hand: str = "", laid: str = "", **fields: str) -> State:
    return GAME.from_position(position(hand, laid, **fields), Chance(1))


def new(seed: int, **options: bool) -> State:
    named: Options = {name.replace("_", "-"): value for name, value in options.items()}
    return GAME.new(2, named, Chance(seed))


def offered(state: State, kind: str = "") -> set[str]:
    """What the seat on turn may play, or only what begins with a word."""
    return {text for text in (state.text(move) for move in state.moves(state.actor())) if text.startswith(kind)}


def why(state: State, text: str, seat: int | None = None) -> str:
    """The clause and key of a refusal, empty where there is none. A move is offered exactly where it has none."""
    asking = int(state.actor()) if seat is None else seat
    reason = state.why_not(asking, text)
    known = {state.text(move) for move in state.moves(asking)}
    assert (reason is None) == (text in known), (text, reason)
    return "" if reason is None else f"{reason.clause} {reason.key}".strip()


def play(state: State, *texts: str) -> State:
    """The state itself, after these moves of whoever is on turn."""
    for text in texts:
        seat = state.actor()
        state.play(seat, state.find(seat, text))
    return state


def picture(state: State) -> str:
    """The visible runes row by row, a dot for an empty cell."""
    runes = {cell: area.colour for area in GAME.view(state, None).areas for cell in area.cells}
    columns = range(min(x for x, _ in runes), max(x for x, _ in runes) + 1)
    rows = range(min(y for _, y in runes), max(y for _, y in runes) + 1)
    return "/".join("".join(runes.get((x, y), ".") for x in columns) for y in rows)


def owners(state: State) -> dict[str, tuple[int, int]]:
    """Areas under Masters, by the notation of their first cell: (owner's seat, points)."""
    return {
        cell_name(area.cells[0]): (area.seat, area.points)
        for area in GAME.view(state, None).areas
        if area.seat is not None
    }


def cell_name(cell: tuple[int, int]) -> str:
    return f"{chr(ord('m') + cell[0])}{13 + cell[1]}"
