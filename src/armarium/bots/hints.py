"""Hints: what a search thinks of the moves offered to a seat, and why, as keys and values for words.

It knows an observation and no more, so a hint tells nobody what the seat could not know. A move is played in some
determinizations. What the rules settle, whatever is hidden, is said for certain; the rest with the share of worlds it
held in.
"""

from __future__ import annotations

import math
from itertools import takewhile
from typing import Any, NamedTuple

import msgspec

from armarium.bots.observation import Observation
from armarium.bots.search_bot import MoveStats, move_stats, new_search
from armarium.chance import Chance
from armarium.chances import shown_chances
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


class MoveSamples:
    """A move in some determinizations: how the standing changed, whether it ended, what a rival could win next."""

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
        self.next = frozenset[str]() if self.merits is None else self.merits.NEXT
        self.game_merits: list[list[Because]] = []
        self.world_events: list[list[Event]] = []
        for _ in range(WORLDS):
            self._play(observation.guess(chance), move, chance)
        self.events = [event.seen_by(self.seat) for event in self._certain_events(self.world_events[0])]
        self.is_firm = all(self._is_firm(events) for events in self.world_events)

    def _play(self, before: State, move: int, chance: Chance) -> None:
        events: list[Event] = []
        world = before.clone(Marking(int(chance.below(SEEDS)), events))
        world.events = events
        world.play(self.seat, move)
        world.events = None
        self.world_events.append(events)
        self.before = before.standing()
        self.after.append(world.standing())
        merits = [] if self.merits is None else self.merits.merits(before, self.seat, move, world)
        self.game_merits.append([Because(*merit) for merit in merits])
        self.gains.append([new - old for new, old in zip(self.after[-1], self.before, strict=True)])
        ending = world.outcome()
        self.won.append(ending is not None and self.seat in ending.winners)
        self.open += self._best_reply(world, chance)

    def _best_reply(self, world: State, chance: Chance) -> int:
        """What the next player could win at once, estimated from a few replies."""
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

    def _is_certain(self, event: Event) -> bool:
        return self.game.touches.get(event.kind) == Touch.NEITHER

    def _certain_events(self, events: list[Event]) -> list[Event]:
        """What is told before luck falls or something hidden shows: the same in every world."""
        return list(takewhile(self._is_certain, self._own_events(events)))

    def _own_events(self, events: list[Event]) -> list[Event]:
        """What comes of the move itself: without the next player's turn or another round."""
        return list(takewhile(lambda event: event.kind not in self.next, events))

    def _is_firm(self, events: list[Event]) -> bool:
        """Whether the rules alone settle the standing and the place of everything after the move."""
        kinds = {event.kind for event in events if not self._is_certain(event)}
        return not kinds or (kinds <= self.aside | {LUCK} and kinds != {LUCK})

    def likely(self) -> list[Likely]:
        """What mostly comes of the move and is not certain, the likeliest first."""
        own = [self._own_events(events) for events in self.world_events]
        worlds = [[event.seen_by(self.seat) for event in events if event.kind != LUCK] for events in own]
        uncertain: list[Likely] = []
        for event in (event for events in worlds for event in events):
            times = sum(event in events for events in worlds)
            likely = Likely(event, times, WORLDS)
            if 2 * times > WORLDS and likely not in uncertain and event not in self.events:
                uncertain.append(likely)
        return sorted(uncertain, key=lambda likely: -likely.times)[:MOST_LIKELY]

    def because(self, worlds: list[bool], key: str, values: dict[str, int] | None = None) -> Because | None:
        """The merit as it may be said: for certain, with its share, or not at all where it mostly does not hold."""
        times = sum(worlds)
        if self.is_firm:
            return Because(key, values or {}) if times == WORLDS else None
        return Because(key, values or {}, times, WORLDS) if 2 * times > WORLDS else None

    # --- what speaks for it, where it does ----------------------------------------------------------------------

    def win_merit(self) -> Because | None:
        return self.because(self.won, "wins")

    def gain_merit(self) -> Because | None:
        own = [gain[self.seat] for gain in self.gains]
        won = [points for points in own if points > 0]
        if not self.game.points:
            return self.because([points > 0 for points in own], "betters")
        key = "gain" if len(set(won)) == 1 else "gain-least"
        return self.because([points > 0 for points in own], key, {"points": min(won, default=0)})

    def cost_merit(self) -> Because | None:
        rival = self.rival()
        if rival is None:
            return None
        losses = [-gain[rival] if gain[self.seat] >= 0 else 0 for gain in self.gains]
        values: dict[str, int] = {"rival-seat": rival}
        if not self.game.points:
            return self.because([loss > 0 for loss in losses], "harms", values)
        least = min((loss for loss in losses if loss > 0), default=0)
        return self.because([loss > 0 for loss in losses], "costs", {**values, "points": least})

    def game_merit(self) -> Because | None:
        """The strongest merit the game itself names that may be said."""
        for merit in self.game_merits[0]:
            if merit.key in self.known:
                return merit
            if because := self.because([merit in other for other in self.game_merits], merit.key, merit.values):
                return because
        return None

    def lead_merit(self) -> Because | None:
        if self.rival() is None:
            return None
        key = "keeps-lead" if self.leads(self.before) else "takes-lead"
        return self.because([self.leads(after) for after in self.after], key)

    def rival(self) -> int | None:
        """The seat that stands best besides this one, where others can stand otherwise at all."""
        others = [seat for seat in range(len(self.before)) if seat != self.seat]
        together = all(len(set(gain)) == 1 for gain in self.gains) and len(set(self.before)) == 1
        return None if together or not others else max(others, key=lambda seat: self.before[seat])

    def leads(self, standing: list[int]) -> bool:
        return all(standing[self.seat] > points for seat, points in enumerate(standing) if seat != self.seat)


def hints_for(observation: Observation, chance: Chance, simulations: int, seconds: float) -> list[Hint]:
    """The three most visited moves, the highest cautious value first."""
    search = new_search(observation)
    search.record_values()
    stats = move_stats(observation, chance, simulations, seconds, search)
    visits = sum(each.visits for each in stats)
    numbers = {observation.text(move): move for move in observation.moves}
    known = [each for each in stats[:SHOWN] if each.visits] or stats[:1]
    root = observation.guess(chance)
    shown = [
        Shown(each.move, each.visits, shown_share(observation, root, search.values_after(numbers[each.move])))
        for each in sorted(known, key=lambda each: -cautious_value(each))
    ]
    all_samples = [MoveSamples(observation, numbers[each.move], chance) for each in shown]
    return [
        Hint(
            each.move,
            each.share,
            samples.events,
            samples.likely(),
            [*immediate_merits(samples, all_samples), *comparison_merits(place, shown, visits)],
        )
        for place, (each, samples) in enumerate(zip(shown, all_samples, strict=True))
    ]


class Shown(NamedTuple):
    """A move as it is shown: how often it was tried, and the chance of winning in hundredths."""

    move: str
    visits: int
    share: int


def shown_share(observation: Observation, root: State, values: list[float]) -> int:
    return percent(shown_chances(observation.game, root, values)[observation.seat])


def cautious_value(stats: MoveStats) -> float:
    """A lower bound of the value: the fewer visits, the further below the mean."""
    return stats.value - CAUTION / math.sqrt(max(1, stats.visits))


def percent(value: float) -> int:
    return round(100 * value)


def immediate_merits(samples: MoveSamples, all_samples: list[MoveSamples]) -> list[Because]:
    """What the move does at once, the strongest merit alone: points, then what the game says, then the lead."""
    for merit in (
        samples.win_merit(),
        samples.gain_merit(),
        samples.cost_merit(),
        samples.game_merit(),
        samples.lead_merit(),
    ):
        if merit is not None:
            return [merit]
    others = [other.open for other in all_samples if other is not samples]
    if samples.rival() is not None and others and samples.open < min(others):
        return [Because("leaves-least")]
    return []


def comparison_merits(place: int, shown: list[Shown], visits: int) -> list[Because]:
    """How the move stands beside the others."""
    if len(shown) == 1:
        return [Because("only")]
    lead = shown[0].share - shown[1 if place == 0 else place].share
    counts: dict[str, int] = {"visits": shown[place].visits, "worlds": visits}
    if place == 0 and lead >= CLEAR:
        return [Because("clear", {"points": lead})]
    if place == 0:
        return [Because("most-tried", counts)]
    return [Because("behind", {"points": lead}) if lead > 0 else Because("nearly", counts)]
