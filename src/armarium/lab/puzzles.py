"""Looks for puzzles in games between bots: positions in which one move is clearly best, measured by many searches.

A position is first looked at quickly; a candidate is searched again and again, each time with the hidden dealt anew.
What is found goes into the file at once, so a run can be stopped and goes on where it was.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace

from armarium import bots
from armarium.bots import Observation
from armarium.bots.search_bot import LEVELS, SearchBot, move_stats, new_search
from armarium.chance import Chance
from armarium.game import NOBODY, Game, State, complete_options
from armarium.hooks import Puzzles
from armarium.puzzles import Puzzle, PuzzleSet, Reason, read_set, write_set
from armarium.reason import refusal

LEAD = 0.15  # shares of a win by which the answer must lead
ALIKE = 0.04  # where every move is measured, what is less behind than this is right too
SOON = 4  # searches after which a lead that is far too small is given up
DOUBT = 0.08  # by which a lead may still grow then
GLANCE = 8  # the first look has one of this many simulations of a move
PROMISING = 0.1  # the lead that a first look must show
TIMES = 20  # a candidate gets so many times the simulations of a move
SURE = 0.9  # the part of the re-deals in which the answer must be the best
FORCED = 10  # a contender gets at least one of this many simulations
CONTENDERS = 5
WIDE = 2.0  # standard errors on either side of a mean
LONGEST = 2000  # moves of a game
MOST = 20_000  # simulations of a level without a bound of its own
EASY = 0.2  # a puzzle that fewer levels fail is none
THEMES = 5  # no theme is more than a set divided by this


class Measure(NamedTuple):
    """A move in all searches: its mean value and how far that may be off."""

    mean: float
    error: float

    @property
    def low(self) -> float:
        return self.mean - WIDE * self.error

    @property
    def high(self) -> float:
        return self.mean + WIDE * self.error


def measure_of(values: list[float]) -> Measure:
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return Measure(mean, math.sqrt(spread / len(values)))


class Finder:
    """Puzzles of one game, from the deal after the last one that was looked through."""

    def __init__(self, game: Game, path: Path, seed: int, command: str) -> None:
        asks = game.puzzles()
        if asks is None:
            raise refusal("no-puzzles", game=game.name)
        self.game = game
        self.asks: Puzzles = asks
        self.path = path
        self.seed = seed
        self.wanted = 0
        options = complete_options(game, asks.SEATS, dict(asks.OPTIONS))
        searches = asks.REDEALS
        fresh = PuzzleSet(command, asks.SEATS, options, searches, asks.BUDGET * TIMES // searches)
        self.puzzle_set = read_set(path) if path.is_file() else fresh

    def find(self, wanted: int, report: Callable[[int], None]) -> PuzzleSet:
        """Look on until there are so many."""
        self.wanted = wanted
        for deal in count(self.puzzle_set.deals):
            if len(self.puzzle_set.puzzles) >= wanted:
                break
            one = self.puzzle_in(deal)
            if one is not None:
                self.puzzle_set.puzzles.append(one)
                report(1)
            self.puzzle_set.deals = deal + 1
            write_set(self.path, self.puzzle_set)
        return self.puzzle_set

    def puzzle_in(self, deal: int) -> Puzzle | None:
        """The first puzzle in a game, if it has one: no game gives two, so that they differ."""
        luck = Chance((self.seed << 40) + deal)
        dealt, options = Chance((self.seed << 41) + deal), self.puzzle_set.options
        state = self.asks.start(options, dealt) or self.game.new(self.asks.SEATS, options, dealt)
        player = bots.bot(self.asks.PLAYER, self.game.name, trusted=True)
        for _ in range(LONGEST):
            seat = int(state.actor())
            if seat == NOBODY:
                return None
            if self.asks.may_ask(state, seat):
                one = self.puzzle_at(state, seat, deal, luck)
                if one is not None:
                    return one
            state.play(seat, state.find(seat, player.choose(Observation.of(self.game, state, seat, luck), luck)))
        return None

    def puzzle_at(self, state: State, seat: int, deal: int, luck: Chance) -> Puzzle | None:
        measures = self.measures_of_all(state, seat, luck) if self.asks.EVERY else self.measures(state, seat, luck)
        if not measures:
            return None
        right, others = self.parts(measures)
        answer, texts = right[0], [state.text(move) for move in right]
        is_asked_for = self.is_asked_for(state, seat, answer)
        difficulty = self.difficulty(state, seat, texts, luck) if is_asked_for else 0.0
        if difficulty == 0.0 or (difficulty < EASY and not self.asks.EVERY):
            return None
        return Puzzle(
            kind=self.asks.kind(state, seat, answer),
            position=self.game.position(state),
            seat=seat,
            answer=texts[0],
            share=round(measures[answer].mean, 3),
            second=round(max(measures[move].mean for move in others), 3),
            difficulty=round(difficulty, 2),
            deal=deal,
            why=self.reason(state, seat, answer, answer, measures[answer]),
            wrong=self.wrong_reasons(state, seat, right, measures),
            then=self.sequel(state, seat, right),
            also=texts[1:],
        )

    def is_asked_for(self, state: State, seat: int, answer: int) -> bool:
        """Whether the game asks for such an answer and can say why it is one, and the set has room for its theme."""
        if not self.asks.kind(state, seat, answer) or self.asks.reason(state, seat, answer, answer) is None:
            return False
        theme = self.asks.theme(state, seat, answer)
        return not theme or self.themes().count(theme) < self.wanted // THEMES

    def themes(self) -> list[str]:
        """Of the puzzles found so far."""
        states = [(self.game.from_position(one.position, Chance(0)), one) for one in self.puzzle_set.puzzles]
        return [self.asks.theme(state, one.seat, state.find(one.seat, one.answer)) for state, one in states]

    def parts(self, measures: dict[int, Measure]) -> tuple[list[int], list[int]]:
        """The right moves, the best first, and the others."""
        ranked = sorted(measures, key=lambda move: -measures[move].mean)
        best = measures[ranked[0]].mean
        right = [move for move in ranked if best - measures[move].mean < ALIKE] if self.asks.EVERY else ranked[:1]
        return right, ranked[len(right) :]

    def lead(self, measures: dict[int, Measure]) -> float:
        """What parts the last right move from the best other one; 0 where none is other."""
        right, others = self.parts(measures)
        return measures[right[-1]].mean - measures[others[0]].mean if others else 0.0

    def leads(self, measures: dict[int, Measure]) -> bool:
        """Whether the right moves lead by enough, and are not most of all."""
        right, others = self.parts(measures)
        if len(right) > len(others):
            return False
        apart = min(measures[move].low for move in right) > max(measures[move].high for move in others)
        return apart and self.lead(measures) >= LEAD

    def sequel(self, state: State, seat: int, right: list[int]) -> list[str]:
        """What is done next, where that is the same after every right move."""
        first, *others = [self.asks.sequel(state, seat, move) for move in right]
        return first if all(one == first for one in others) else []

    # --- where every move is measured ---------------------------------------------------------------------------------

    def measures_of_all(self, state: State, seat: int, luck: Chance) -> dict[int, Measure] | None:
        """The values of all moves, each simulated equally often; None where the right ones do not lead clearly."""
        offered = len(state.moves(seat))
        first = self.values_of_all(state, seat, self.asks.BUDGET // GLANCE, luck)
        if max(first.values()) - min(first.values()) < PROMISING:
            return None
        values: dict[int, list[float]] = {move: [] for move in first}
        measures: dict[int, Measure] = {}
        for done in range(self.puzzle_set.searches):
            for move, value in self.values_of_all(state, seat, self.puzzle_set.simulations // offered, luck).items():
                values[move].append(value)
            measures = {move: measure_of(all_values) for move, all_values in values.items()}
            if done >= SOON and self.lead(measures) < LEAD - DOUBT:
                return None
        return measures if self.leads(measures) else None

    def values_of_all(self, state: State, seat: int, simulations: int, luck: Chance) -> dict[int, float]:
        observation = Observation.of(self.game, state, seat, luck)
        root, search = observation.guess(luck), new_search(observation)
        for move in state.moves(seat):
            search.run_forced(root, luck, move, simulations)
        return {each.move: each.value for each in search.root_moves(root)}

    # --- where a search chooses what is measured ----------------------------------------------------------------------

    def promising_move(self, state: State, seat: int, luck: Chance) -> int | None:
        """The move that a quick look finds best by far."""
        observation = Observation.of(self.game, state, seat, luck)
        if len(observation.moves) < 2:
            return None
        stats = move_stats(observation, luck, self.asks.BUDGET // GLANCE, math.inf)
        values = sorted((each.value for each in stats[1:] if each.visits >= 3), reverse=True)
        if values and stats[0].value - values[0] < PROMISING:
            return None
        return int(state.find(seat, stats[0].move))

    def measures(self, state: State, seat: int, luck: Chance) -> dict[int, Measure] | None:
        """The values of the answer and its contenders in all searches; None where it does not lead clearly."""
        answer = self.promising_move(state, seat, luck)
        if answer is None or not self.is_asked_for(state, seat, answer):
            return None
        values: dict[int, list[float]] = {}
        best = 0
        for done in range(self.puzzle_set.searches):
            ranked = self.search_ranking(state, seat, answer, luck)
            best += ranked[0][0] == answer
            if best < SURE * (done + 1) - 2:
                return None  # so many re-deals against it that there is no need to go on
            for move, value in ranked:
                values.setdefault(move, []).append(value)
        measures = {
            move: measure_of(all_values)
            for move, all_values in values.items()
            if 2 * len(all_values) > self.puzzle_set.searches
        }
        is_best = best >= SURE * self.puzzle_set.searches and self.parts(measures)[0] == [answer]
        return measures if is_best and self.leads(measures) else None

    def search_ranking(self, state: State, seat: int, answer: int, luck: Chance) -> list[tuple[int, float]]:
        """One search with the hidden dealt anew: the answer and its contenders, the best value first."""
        observation = Observation.of(self.game, state, seat, luck)
        root, search = observation.guess(luck), new_search(observation)
        search.run(root, luck, self.puzzle_set.simulations, math.inf)
        contenders = [each.move for each in search.root_moves(root)[:CONTENDERS]]
        enough = self.puzzle_set.simulations // FORCED
        for each in search.root_moves(root):
            if each.move in (answer, *contenders) and each.visits < enough:
                search.run_forced(root, luck, each.move, enough - each.visits)
        ranked = [(each.move, each.value) for each in search.root_moves(root) if each.visits >= enough]
        return sorted(ranked, key=lambda one: -one[1])

    def difficulty(self, state: State, seat: int, right: list[str], luck: Chance) -> float:
        """The share of levels that play something else here."""
        players = [level(name, self.game, self.asks.BUDGET * TIMES) for name in bots.names(self.game.name)]
        missed = sum(
            player.choose(Observation.of(self.game, state, seat, luck), luck) not in right for player in players
        )
        return missed / len(players)

    # --- in words -----------------------------------------------------------------------------------------------------

    def reason(self, state: State, seat: int, move: int, answer: int, measure: Measure) -> Reason:
        """The game's own reason; where it has none against a move, what that comes to in ten games."""
        own = self.asks.reason(state, seat, move, answer)
        if own is not None:
            return Reason(("why-" if move == answer else "wrong-") + own[0], own[1])
        return Reason("wrong-chances", {"wins": round(10 * measure.mean)})

    def wrong_reasons(self, state: State, seat: int, right: list[int], measures: dict[int, Measure]) -> list[Reason]:
        """A reason for every other move; moves that share one are written together."""
        groups: dict[tuple[str, tuple[tuple[str, int], ...]], list[str]] = {}
        worst = min(measures.values(), key=lambda one: one.mean)
        for move in state.moves(seat):
            if move not in right:
                reason = self.reason(state, seat, move, right[0], measures.get(move, worst))
                groups.setdefault((reason.key, tuple(sorted(reason.values.items()))), []).append(state.text(move))
        return [Reason(key, dict(values), moves) for (key, values), moves in groups.items()]


def level(name: str, game: Game, most: int) -> bots.Bot:
    """A bot as the lab lets it think: by simulations, never by the clock."""
    known = LEVELS.get(name)
    if known is None or name in bots.simple_names(game.name):
        return bots.bot(name, game.name)
    return SearchBot(replace(known, simulations=min(known.simulations, MOST, most), seconds=None))
