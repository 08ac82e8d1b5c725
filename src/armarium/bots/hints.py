"""Hints: what a search thinks of the moves offered to a seat, and why, as keys and values for words.

It knows an observation and no more, so a hint tells nobody what the seat could not know. A move is played in some
determinizations. What the rules settle, whatever is hidden, is said for certain; the rest with the share of worlds it
held in.
"""

from __future__ import annotations

import math
from itertools import takewhile
from typing import Any

import msgspec

from armarium.bots.observation import Observation
from armarium.bots.search_bot import MoveStats, move_stats
from armarium.chance import Chance
from armarium.game import LUCK, NOBODY, Event, Marking, State, Touch

SHOWN = 3
WORLDS = 6  # in which a move is looked at
SEEDS = 1 << 30
MOST_LIKELY = 2  # uncertain events that a hint tells
REPLIES = 12  # of the rival, at most, to see what a move leaves open
CAUTION = 0.5  # shares of a win by which a move tried once may be misjudged
CLEAR = 5  # hundredths of a win by which a move stands out


class Because(msgspec.Struct, frozen=True):
    """Half a sentence: the words are under `because-<key>`. It held in `times` of `of` worlds; where `of` is 0 the
    rules make it certain, or it only compares moves."""

    key: str
    values: dict[str, int] = {}
    times: int = 0
    of: int = 0


class Likely(msgspec.Struct, frozen=True):
    """An event that is not certain, as the seat would see it in `times` of `of` worlds."""

    event: dict[str, Any]
    times: int
    of: int


class Hint(msgspec.Struct):
    """`share` is the chance of winning in hundredths. `events` are what the rules make certain, as the seat would see
    it, `likely` what else mostly came of it."""

    move: str
    share: int
    events: list[dict[str, Any]]
    likely: list[Likely]
    because: list[Because]


class Look:
    """What came of a move in some worlds: how the standing changed, whether it ended, what a rival could win next."""

    def __init__(self, observation: Observation, move: int, chance: Chance) -> None:
        self.game = observation.game
        self.seat = observation.seat
        self.gains: list[list[int]] = []
        self.before: list[int] = []
        self.after: list[list[int]] = []
        self.won: list[bool] = []
        self.open = 0
        self.merits = observation.game.merits()
        self.known = frozenset[str]() if self.merits is None else self.merits.KNOWN
        self.aside = frozenset[str]() if self.merits is None else self.merits.ASIDE
        self.said: list[list[Because]] = []
        self.told: list[list[Event]] = []
        for _ in range(WORLDS):
            self._play(observation.guess(chance), move, chance)
        self.events = [event.seen_by(self.seat) for event in self._settled(self.told[0])]
        self.is_firm = all(self._is_firm(events) for events in self.told)

    def _play(self, before: State, move: int, chance: Chance) -> None:
        told: list[Event] = []
        world = before.clone(Marking(int(chance.below(SEEDS)), told))
        world.events = told
        world.play(self.seat, move)
        world.events = None
        self.told.append(told)
        self.before = before.standing()
        self.after.append(world.standing())
        merits = [] if self.merits is None else self.merits.merits(before, self.seat, move, world)
        self.said.append([Because(*merit) for merit in merits])
        self.gains.append([new - old for new, old in zip(self.after[-1], self.before, strict=True)])
        ending = world.outcome()
        self.won.append(ending is not None and self.seat in ending.winners)
        self.open += self._best_reply(world, chance)

    def _best_reply(self, world: State, chance: Chance) -> int:
        """What the next player could win at once, judged by a few replies."""
        rival = int(world.actor())
        if rival in (NOBODY, self.seat):
            return 0
        points = world.standing()[rival]
        count = int(world.move_count(rival))
        best = 0
        for place in range(0, count, 1 + count // REPLIES):
            copy = world.clone(chance)
            copy.play(rival, world.move_at(rival, place))
            best = max(best, copy.standing()[rival] - points)
        return best

    # --- what is certain ----------------------------------------------------------------------------------------

    def _is_settled(self, event: Event) -> bool:
        return self.game.touches.get(event.kind) == Touch.NEITHER

    def _settled(self, events: list[Event]) -> list[Event]:
        """What is told before luck falls or something hidden shows: the same in every world."""
        return list(takewhile(self._is_settled, events))

    def _is_firm(self, events: list[Event]) -> bool:
        """Whether the rules alone settle the standing and the place of everything after the move."""
        kinds = {event.kind for event in events if not self._is_settled(event)}
        return not kinds or (kinds <= self.aside | {LUCK} and kinds != {LUCK})

    def likely(self) -> list[Likely]:
        """What mostly comes of the move and is not certain, the likeliest first."""
        worlds = [[event.seen_by(self.seat) for event in events if event.kind != LUCK] for events in self.told]
        found: list[Likely] = []
        for event in (event for events in worlds for event in events):
            times = sum(event in events for events in worlds)
            likely = Likely(event, times, WORLDS)
            if 2 * times > WORLDS and likely not in found and event not in self.events:
                found.append(likely)
        return sorted(found, key=lambda likely: -likely.times)[:MOST_LIKELY]

    def held(self, worlds: list[bool], key: str, values: dict[str, int] | None = None) -> Because | None:
        """The reason as it may be said: for certain, with its share, or not at all where it mostly does not hold."""
        times = sum(worlds)
        if self.is_firm:
            return Because(key, values or {}) if times == WORLDS else None
        return Because(key, values or {}, times, WORLDS) if 2 * times > WORLDS else None

    # --- what speaks for it, where it does ----------------------------------------------------------------------

    def winning(self) -> Because | None:
        return self.held(self.won, "wins")

    def gaining(self) -> Because | None:
        own = [gain[self.seat] for gain in self.gains]
        won = [points for points in own if points > 0]
        if not self.game.points:
            return self.held([points > 0 for points in own], "betters")
        key = "gain" if len(set(won)) == 1 else "gain-least"
        return self.held([points > 0 for points in own], key, {"points": min(won, default=0)})

    def costing(self) -> Because | None:
        rival = self.rival()
        if rival is None:
            return None
        losses = [-gain[rival] if gain[self.seat] >= 0 else 0 for gain in self.gains]
        values: dict[str, int] = {"rival-seat": rival}
        if not self.game.points:
            return self.held([loss > 0 for loss in losses], "harms", values)
        least = min((loss for loss in losses if loss > 0), default=0)
        return self.held([loss > 0 for loss in losses], "costs", {**values, "points": least})

    def speaking(self) -> Because | None:
        """What the game itself says for the move: the strongest that may be said."""
        for reason in self.said[0]:
            if reason.key in self.known:
                return reason
            if told := self.held([reason in other for other in self.said], reason.key, reason.values):
                return told
        return None

    def leading(self) -> Because | None:
        if self.rival() is None:
            return None
        key = "keeps-lead" if self.leads(self.before) else "takes-lead"
        return self.held([self.leads(after) for after in self.after], key)

    def rival(self) -> int | None:
        """The seat that stands best besides this one, where others can stand otherwise at all."""
        others = [seat for seat in range(len(self.before)) if seat != self.seat]
        together = all(len(set(gain)) == 1 for gain in self.gains) and len(set(self.before)) == 1
        return None if together or not others else max(others, key=lambda seat: self.before[seat])

    def leads(self, standing: list[int]) -> bool:
        return all(standing[self.seat] > points for seat, points in enumerate(standing) if seat != self.seat)


def hints_for(observation: Observation, chance: Chance, simulations: int, seconds: float) -> list[Hint]:
    """Of the three moves that were tried most, first the one that promises most for how well it is known."""
    found = move_stats(observation, chance, simulations, seconds)
    tried = sum(thought.visits for thought in found)
    numbers = {observation.text(move): move for move in observation.moves}
    known = [thought for thought in found[:SHOWN] if thought.visits] or found[:1]
    shown = sorted(known, key=lambda thought: -least(thought))
    looks = [Look(observation, numbers[thought.move], chance) for thought in shown]
    return [
        Hint(
            thought.move,
            percent(thought.value),
            look.events,
            look.likely(),
            [*immediate(look, looks), *compared(place, shown, tried)],
        )
        for place, (thought, look) in enumerate(zip(shown, looks, strict=True))
    ]


def least(thought: MoveStats) -> float:
    """What a move is worth with some caution: the less it was tried, the more."""
    return thought.value - CAUTION / math.sqrt(max(1, thought.visits))


def percent(value: float) -> int:
    return round(100 * value)


def immediate(look: Look, looks: list[Look]) -> list[Because]:
    """What the move does at once, the strongest reason alone: points, then what the game says, then the lead."""
    for reason in (look.winning(), look.gaining(), look.costing(), look.speaking(), look.leading()):
        if reason is not None:
            return [reason]
    others = [other.open for other in looks if other is not look]
    if look.rival() is not None and others and look.open < min(others):
        return [Because("leaves-least")]
    return []


def compared(place: int, shown: list[MoveStats], tried: int) -> list[Because]:
    """How the move stands beside the others."""
    if len(shown) == 1:
        return [Because("only")]
    lead = percent(shown[0].value) - percent(shown[1 if place == 0 else place].value)
    thought: dict[str, int] = {"visits": shown[place].visits, "worlds": tried}
    if place == 0 and lead >= CLEAR:
        return [Because("clear", {"points": lead})]
    if place == 0:
        return [Because("most-tried", thought)]
    return [Because("behind", {"points": lead}) if lead > 0 else Because("nearly", thought)]
