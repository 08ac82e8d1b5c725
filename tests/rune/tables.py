"""Prepared tables: a position with only what matters spelt out, and short questions to it.

the starting card    m  n
                13   B  G
                14   R  B
                15   B  G
"""

from __future__ import annotations

from functools import cache

from armarium.chance import Chance
from armarium.game import Game, Options, State
from armarium.games import rune
from tests.rune.judge import number_of

GAME: Game = rune.GAME
START = "BG/RB/BG@m13"
FIELDS = ("cards", "masters", "tokens", "hands", "shown", "gone", "left", "seat", "phase", "options")


def position(hand: str = "", laid: str = "", **fields: str) -> str:
    """The text of a position. `laid` are the cards on top of the starting card, `hand` cards of the seat on turn.

    Masters left, the rest of the hands and as many cards out of the game as the turns so far must have spent follow
    from the others, unless they are given.
    """
    told = {"cards": ",".join([START, *laid.split()]), "seat": "1", "phase": "lay"}
    told |= {name: value.replace(" ", ",") for name, value in fields.items()}
    told.setdefault("left", "/".join(str(3 - told.get("masters", "").count(f"{seat}@")) for seat in (1, 2)))
    if "hands" not in told:
        told["hands"] = _hands(told, hand)
    told.setdefault("gone", _gone(told))
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


def _gone(told: dict[str, str]) -> str:
    """The last cards that are nowhere else, as few as turns can have put away."""
    used = [number_of(part.split("@")[0]) for part in told["cards"].split(",")[1:]]
    used += [int(card) for hand in told["hands"].split("/") for card in hand.split(".") if card.isdecimal()]
    free = [card for card in range(1, 17) if card not in used]
    left = [int(count) for count in told["left"].split("/") if count.isdecimal()]
    for count in range(len(free)):
        if (told["phase"], told["seat"], len(free) - count, *left) in ledgers():
            return ".".join(map(str, free[len(free) - count :]))
    return ""


@cache
def ledgers() -> set[tuple[str, str, int, int, int]]:
    """Phase, seat on turn, deck and Masters left of every position there can be, found by playing all sequences."""
    found: set[tuple[str, str, int, int, int]] = set()

    def turn(seat: int, deck: int, left: tuple[int, int]) -> None:
        if ("lay", str(seat + 1), deck, *left) in found:
            return
        found.update((phase, str(seat + 1), deck, *left) for phase in ("lay", "choose"))
        if deck > 0 and left[1 - seat] > 0:
            turn(1 - seat, deck - 1, left)
        after = (left[0] - 1, left[1]) if seat == 0 else (left[0], left[1] - 1)
        found.add(("token", str(seat + 1), deck, *after))
        if after == (0, 0):
            found.add(("over", str(seat + 1), deck, 0, 0))
        else:
            turn(1 - seat if after[1 - seat] > 0 else seat, deck, after)

    turn(0, 10, (3, 3))
    turn(1, 10, (3, 3))
    return found


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
