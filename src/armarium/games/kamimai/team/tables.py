"""Whole games of a team at a simulated table, without a server: how often it wins where bodies decide.

    python -m armarium.games.kamimai.team.tables play FILE --games 30 --cpu 3600
    python -m armarium.games.kamimai.team.tables show FILE

Rounds go over all cells of every steadiness before a cell gets its next game, so it may be stopped at any time; what is
in the file is not played again. With `--pulls FILE` the team's pulls are kept for `armarium lab fit-grimoire`.
"""

from __future__ import annotations

import argparse
import hashlib
import itertools
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import mean

import msgspec

from armarium import bots, shelf
from armarium.bots import Bot, Observation
from armarium.chance import Chance
from armarium.game import NOBODY, Options
from armarium.games.kamimai.deck import bodies, hand, standing
from armarium.games.kamimai.deck.bodies import BODY, Snapshot, Verdict
from armarium.games.kamimai.deck.fit import PullSample, append_pulls
from armarium.games.kamimai.deck.proofs import Touch
from armarium.games.kamimai.notation import DISCARD, FREE_HAND, HANDS, TEMPOS, kind_of, pull_slot, pull_tempo
from armarium.games.kamimai.parts import Source
from armarium.games.kamimai.state import State
from armarium.lab.figures import wilson

GAME = "kamimai"
LEVELS = (1, 2, 3)
SEATS = (1, 3, 5)
STEADINESS = ("normal", "calm", "shaky")
MODES = ("normal", "hard")
MOST_TURNS = 200  # a team that draws a card a turn and casts nothing would never end


class Table(msgspec.Struct, frozen=True):
    """One cell: who plays what."""

    bot: str
    level: int
    seats: int
    steadiness: str
    mode: str = "normal"


class Played(msgspec.Struct, frozen=True):
    """A game: how it ended, spells marked, pulls, falls in the draw and while nobody drew, cards thrown away."""

    table: Table
    number: int
    settings: str
    ending: str
    spells: int
    turns: int
    pulls: int
    falls: int
    cast_falls: int
    between_falls: int
    decks: int
    discards: int
    cpu: float


class Game:
    """A game under way, with the bodies beside it. The table's secret is made from the number of the game."""

    def __init__(self, table: Table, number: int) -> None:
        options: Options = {"level": table.level, "steadiness": table.steadiness, "mode": table.mode}
        self.box = shelf.game(GAME)
        seed = hashlib.sha256(f"{table.level} {table.seats} {number}".encode()).digest()
        state = self.box.new(table.seats, {**options, "grimoire": Source.SIMULATED.value}, Chance(seed[0]))
        assert isinstance(state, State)
        self.state = state
        self.table = table
        self.number = number
        self.secret = b"tables " + seed
        self.chance = Chance(int.from_bytes(seed[:6], "big"))
        self.simulation = standing.Simulation()
        self.deck: Snapshot | None = None
        self.place = self.built_at = 0
        self.decks = 1
        self.pulls: list[PullSample] = []
        self.falls: dict[str, int] = {"pull": 0, "done": 0, "keep": 0}
        self.discards = 0

    def play(self, bot: Bot, live: bool) -> Played:
        started = time.process_time()
        while (seat := int(self.state.actor())) != NOBODY and self.state.turns < MOST_TURNS:
            observation = Observation.of(self.box, self.state, seat, self.chance)
            observation.live = live
            self._play_move(seat, bot.choose(observation, self.chance))
        outcome = self.state.outcome()
        ending = "long" if outcome is None else outcome.key
        return Played(
            table=self.table,
            number=self.number,
            settings=bodies.settings_digest(),
            ending=ending,
            spells=self.state.standing()[0],
            turns=self.state.turns,
            pulls=len(self.pulls),
            falls=self.falls["pull"],
            cast_falls=self.falls["done"],
            between_falls=self.falls["keep"],
            decks=self.decks,
            discards=self.discards,
            cpu=round(time.process_time() - started, 2),
        )

    def _play_move(self, seat: int, text: str) -> None:
        state = self.state
        touch = self.simulation.touch(state, text, "", (self.secret, self.place))
        move = int(state.find(seat, text))
        self.discards += kind_of(move) == DISCARD
        if touch is not None:
            verdict = self._carry_out(touch, move)
            self.falls[touch.kind] += verdict.fell
            move = int(state.find(seat, standing.text_of(touch, verdict)))
        state.events = []
        state.play(seat, move)
        self.place += 1
        if standing.starts_anew(state, state.events):
            self.deck, self.built_at, self.decks = None, self.place, self.decks + 1

    def _carry_out(self, touch: Touch, move: int) -> Verdict:
        built = len(self.state.deck.slots)
        before = self.deck or bodies.build(built, hand.texture_seed(self.secret, self.built_at))
        if touch.pull is None:
            seconds = BODY["casting"] if touch.kind == "done" else BODY["between"]
            verdict = bodies.simulate_wait(before, seconds, films=False, knock=touch.knock)
        else:
            verdict = bodies.pull(before, touch.pull, films=False, hidden=touch.hidden)
            self._keep_pull(before, built, move, touch.pull.tremor, verdict)
        self.deck = verdict.after
        return verdict

    def _keep_pull(self, before: Snapshot, built: int, move: int, tremor: float, verdict: Verdict) -> None:
        forced = "" if self.state.hand == FREE_HAND else HANDS[self.state.hand]
        pull = (list(before.slots), pull_slot(move), TEMPOS[pull_tempo(move)], tremor)
        deck = int.from_bytes(self.secret[-4:], "big") + self.decks
        self.pulls.append(PullSample(deck, built, *pull, verdict.fell, verdict.drawn, "team", forced))


# --- many games -------------------------------------------------------------------------------------------------------


def cells(asked: argparse.Namespace) -> Iterator[tuple[Table, int]]:
    rounds = itertools.product(range(asked.first, asked.games), asked.steadiness, asked.seats, asked.levels)
    for number, steadiness, seats, level in rounds:
        yield Table(asked.bot, level, seats, steadiness, asked.mode), number


def play_games(asked: argparse.Namespace) -> None:
    bot = bots.bot(asked.bot, GAME)
    done = {(row.table, row.number) for row in read(asked.file)}
    for table, number in cells(asked):
        if time.process_time() > asked.cpu:
            return
        if (table, number) not in done and number % asked.share[1] == asked.share[0]:
            game = Game(table, number)
            played = game.play(bot, asked.live)
            if asked.pulls is not None:
                append_pulls(asked.pulls, game.pulls)
            with asked.file.open("ab") as file:
                file.write(msgspec.json.encode(played) + b"\n")


def read(path: Path) -> list[Played]:
    lines = path.read_bytes().splitlines() if path.exists() else []
    return [msgspec.json.decode(line, type=Played) for line in lines]


# --- the table --------------------------------------------------------------------------------------------------------


def table_text(games: Sequence[Played]) -> str:
    """Markdown: a row for each level and number of seats, a column for each steadiness."""
    lines = ["| level | seats | " + " | ".join(STEADINESS) + " |", "|---:|---:|" + "---|" * len(STEADINESS)]
    for level, seats in itertools.product(LEVELS, sorted({row.table.seats for row in games})):
        row = [game for game in games if (game.table.level, game.table.seats) == (level, seats)]
        texts = [cell_text([game for game in row if game.table.steadiness == name]) for name in STEADINESS]
        lines.append(f"| {level} | {seats} | {' | '.join(texts)} |")
    return "\n".join(lines)


def cell_text(games: Sequence[Played]) -> str:
    """Wins, their 95 % interval, and how the games went on average."""
    if not games:
        return "–"
    wins = sum(game.ending == "victory" for game in games)
    low, high = wilson(wins, len(games))
    pulls, falls = mean(game.pulls for game in games), mean(game.falls for game in games)
    return f"{wins} of {len(games)} ({100 * low:.0f}–{100 * high:.0f} %); {pulls:.0f} pulls, {falls:.1f} falls"


def late_text(games: Sequence[Played]) -> str:
    """How often nobody drew and it fell."""
    decks = sum(game.decks for game in games)
    counts = [sum(game.cast_falls for game in games), sum(game.between_falls for game in games)]
    texts = [f"{count} ({100 * count / max(1, decks):.1f} %)" for count in counts]
    return f"{decks} decks; fell in phase 3: {texts[0]}, between turns: {texts[1]}"


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("play", "show"))
    parser.add_argument("file", type=Path)
    parser.add_argument("--bot", default="heuristic")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game of each cell")
    parser.add_argument("--games", type=int, default=30, help="and how many there are, counted from 0")
    parser.add_argument("--levels", type=int, nargs="+", default=LEVELS)
    parser.add_argument("--seats", type=int, nargs="+", default=SEATS)
    parser.add_argument("--steadiness", nargs="+", choices=STEADINESS, default=STEADINESS)
    parser.add_argument("--mode", default="normal", choices=MODES)
    parser.add_argument("--live", action="store_true", help="let the bot try its best pulls with bodies of its own")
    parser.add_argument("--pulls", type=Path, help="keep the pulls here")
    parser.add_argument("--share", type=int, nargs=2, default=(0, 1), help="games n with n %% second == first only")
    parser.add_argument("--cpu", type=float, default=600.0, help="processor seconds after which it stops")
    asked = parser.parse_args(words)
    if asked.what == "play":
        play_games(asked)
    games = read(asked.file)
    print(table_text(games), late_text(games), sep="\n\n")


if __name__ == "__main__":
    main()
