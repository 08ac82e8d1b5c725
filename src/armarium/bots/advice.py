"""Hints: what a search thinks of the moves offered to a seat, and why, as keys and values for words.

It knows a sight and no more, so a hint tells nobody what the seat could not know. Reasons come from playing a move in
some guessed worlds: what is certain in all of them may be said for certain.
"""

from __future__ import annotations

import math
from functools import cache
from importlib import import_module
from typing import Any, Protocol

import msgspec

from armarium.bots.sight import Sight
from armarium.bots.thinker import Thought, thoughts
from armarium.chance import Chance
from armarium.game import NOBODY, Event, State

SHOWN = 3
WORLDS = 6  # in which a move is looked at
REPLIES = 12  # of the rival, at most, to see what a move leaves open
CAUTION = 0.5  # shares of a win by which a move tried once may be misjudged
CLEAR = 5  # hundredths of a win by which a move stands out


class Because(msgspec.Struct, frozen=True):
    """Half a sentence: the words are under `because-<key>`."""

    key: str
    values: dict[str, int] = {}


class Hint(msgspec.Struct):
    """`share` is the chance of winning in hundredths. `events` are what is sure to happen, as the seat would see it."""

    move: str
    share: int
    events: list[dict[str, Any]]
    because: list[Because]


class Reasons(Protocol):
    """What a game says for a move: the position before, who, what, the position after."""

    def __call__(self, before: Any, seat: int, move: int, after: Any, /) -> list[tuple[str, dict[str, int]]]: ...


class Look:
    """What came of a move in some worlds: how the standing changed, whether it ended, what a rival could win next."""

    def __init__(self, sight: Sight, move: int, chance: Chance) -> None:
        self.seat = sight.seat
        self.gains: list[list[int]] = []
        self.before: list[int] = []
        self.after: list[int] = []
        self.won = True
        self.open = 0
        self._reasons = reasons_of(sight.game.name)
        self._said: list[list[Because]] = []
        seen: list[list[dict[str, Any]]] = []
        for _ in range(WORLDS):
            world = sight.guess(chance)
            seen.append(self._play(world, move, chance))
        self.events = [event for event in seen[0] if all(event in other for other in seen)]

    def _play(self, world: State, move: int, chance: Chance) -> list[dict[str, Any]]:
        self.before = world.standing()
        earlier = world.clone(chance)
        told: list[Event] = []
        world.events = told
        world.play(self.seat, move)
        world.events = None
        self.after = world.standing()
        self._said.append([Because(*reason) for reason in self._reasons(earlier, self.seat, move, world)])
        self.gains.append([new - old for new, old in zip(self.after, self.before, strict=True)])
        ending = world.outcome()
        self.won = self.won and ending is not None and self.seat in ending.winners
        self.open += self._best_reply(world, chance)
        return [event.seen_by(self.seat) for event in told]

    def _best_reply(self, world: State, chance: Chance) -> int:
        """What the next player could win at once, judged by a few replies."""
        rival = int(world.actor())
        if rival in (NOBODY, self.seat):
            return 0
        points = world.standing()[rival]
        count = int(world.options(rival))
        best = 0
        for place in range(0, count, 1 + count // REPLIES):
            copy = world.clone(chance)
            copy.play(rival, world.choose(rival, place))
            best = max(best, copy.standing()[rival] - points)
        return best

    def reasons(self) -> list[Because]:
        """What the game itself says for the move, the strongest that is so in all worlds."""
        certain = [reason for reason in self._said[0] if all(reason in other for other in self._said)]
        return certain[:1]

    def own(self) -> list[int]:
        return [gain[self.seat] for gain in self.gains]

    def rival(self) -> int | None:
        """The seat that stands best besides this one, where others can stand otherwise at all."""
        others = [seat for seat in range(len(self.before)) if seat != self.seat]
        together = all(len(set(gain)) == 1 for gain in self.gains) and len(set(self.before)) == 1
        return None if together or not others else max(others, key=lambda seat: self.before[seat])

    def leads(self, standing: list[int]) -> bool:
        return all(standing[self.seat] > points for seat, points in enumerate(standing) if seat != self.seat)


@cache
def reasons_of(game: str) -> Reasons:
    found: Reasons = import_module(f"armarium.games.{game}.reasons").reasons
    return found


def hints(sight: Sight, chance: Chance, simulations: int, seconds: float) -> list[Hint]:
    """Of the three moves that were tried most, first the one that promises most for how well it is known."""
    found = thoughts(sight, chance, simulations, seconds)
    tried = sum(thought.visits for thought in found)
    numbers = {sight.text(move): move for move in sight.moves}
    known = [thought for thought in found[:SHOWN] if thought.visits] or found[:1]
    shown = sorted(known, key=lambda thought: -least(thought))
    looks = [Look(sight, numbers[thought.move], chance) for thought in shown]
    return [
        Hint(
            thought.move,
            percent(thought.worth),
            look.events,
            [*immediate(sight, look, looks), *compared(place, shown, tried)],
        )
        for place, (thought, look) in enumerate(zip(shown, looks, strict=True))
    ]


def least(thought: Thought) -> float:
    """What a move is worth with some caution: the less it was tried, the more."""
    return thought.worth - CAUTION / math.sqrt(max(1, thought.visits))


def percent(worth: float) -> int:
    return round(100 * worth)


def immediate(sight: Sight, look: Look, looks: list[Look]) -> list[Because]:
    """What the move does at once, the strongest reason alone: points, then what the game says, then the lead."""
    own, rival = look.own(), look.rival()
    if look.won:
        return [Because("wins")]
    if min(own) > 0:
        return [Because(*gain(sight, own))]
    loss = 0 if rival is None else -max(gains[rival] for gains in look.gains)
    if rival is not None and loss > 0 and min(own) >= 0:
        values: dict[str, int] = {"rival-seat": rival}
        return [Because("costs", values | {"points": loss}) if sight.game.points else Because("harms", values)]
    if said := look.reasons():
        return said
    if rival is not None and look.leads(look.after):
        return [Because("keeps-lead" if look.leads(look.before) else "takes-lead")]
    if rival is not None and len(looks) > 1 and all(look.open < other.open for other in looks if other is not look):
        return [Because("leaves-least")]
    return []


def gain(sight: Sight, own: list[int]) -> tuple[str, dict[str, int]]:
    if not sight.game.points:
        return "betters", {}
    return "gain" if len(set(own)) == 1 else "gain-least", {"points": min(own)}


def compared(place: int, shown: list[Thought], tried: int) -> list[Because]:
    """How the move stands beside the others."""
    if len(shown) == 1:
        return [Because("only")]
    lead = percent(shown[0].worth) - percent(shown[1 if place == 0 else place].worth)
    thought: dict[str, int] = {"visits": shown[place].visits, "worlds": tried}
    if place == 0 and lead >= CLEAR:
        return [Because("clear", {"points": lead})]
    if place == 0:
        return [Because("most-tried", thought)]
    return [Because("behind", {"points": lead}) if lead > 0 else Because("nearly", thought)]
