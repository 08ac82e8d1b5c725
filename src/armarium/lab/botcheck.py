"""Whether a program is ready to play: its hello, whole games against random, its time, its manners, its goodbye.

It looks at the program from outside, as a table does, and knows nothing of what it thinks.
"""

from __future__ import annotations

import time
from typing import Literal, NamedTuple

import msgspec

from armarium import shelf
from armarium.bots import BotError, Observation
from armarium.bots.program import Running
from armarium.chance import Chance
from armarium.game import NOBODY, Game, Outcome
from armarium.reason import Value, refusal
from armarium.words import words

Verdict = Literal["good", "odd", "bad"]
LONGEST = 2000  # moves after which a game is left
AGAIN = 5  # questions of each game that are asked twice
PATIENCE = 1.2  # how many times its seconds a move may take
UNKNOWN = {"later": {"fields": ["may", "come"]}, "x": None}


class Finding(msgspec.Struct):
    """What was looked at, and how it stands; the words' key is `bot-check-` and the key."""

    key: str
    verdict: Verdict
    values: dict[str, Value] = {}


class Report(msgspec.Struct):
    command: str
    good: bool = False
    name: str = ""
    protocol: int = 0
    games: list[str] = []
    findings: list[Finding] = []

    def add(self, key: str, verdict: Verdict, **values: Value) -> None:
        self.findings.append(Finding(key, verdict, values))


class AskedMove(NamedTuple):
    """A question and the answer it got."""

    observation: Observation
    seed: int
    move: str
    seconds: float


class Games:
    """Some games of one program against random bots, and what it was asked in them."""

    def __init__(self, game: Game, seconds: float, seed: int) -> None:
        self.game = game
        self.seconds = seconds
        self.asked: list[AskedMove] = []
        self.refusals: list[str] = []
        self.won = 0.0
        self.cut = 0
        self._dice = Chance(seed)

    def play(self, running: Running, count: int) -> None:
        """The number of players and the program's seat go round."""
        self.refusals = running.refusals
        for number in range(count):
            seats = self.game.seats[number % len(self.game.seats)]
            own = number % seats
            outcome = self._outcome(running, seats, own)
            self.cut += outcome is None
            self.won += 0.0 if outcome is None else outcome.share(own)

    def _outcome(self, running: Running, seats: int, own: int) -> Outcome | None:
        state = self.game.new(seats, {}, self._dice)
        for _ in range(LONGEST):
            seat = int(state.actor())
            if seat == NOBODY:
                break
            if seat == own:
                observation = Observation.of(self.game, state, seat, self._dice, self.seconds)
                state.play(seat, state.find(seat, self._ask(running, observation)))
            else:
                state.play(seat, state.move_at(seat, self._dice.below(state.move_count(seat))))
        return state.outcome()

    def _ask(self, running: Running, observation: Observation) -> str:
        seed = int(self._dice.below(2**30))
        before = time.monotonic()
        move = running.ask(observation, Chance(seed))
        self.asked.append(AskedMove(observation, seed, move, time.monotonic() - before))
        return move


# --- the check ------------------------------------------------------------------------------------------------------


def check(command: str, only: str | None, games: int, seconds: float, seed: int = 1) -> Report:
    """Everything that can be found out about a program; Refused when it does not play the one game asked for."""
    if only is not None:
        shelf.game(only)
    if games < 1:
        raise refusal("games-count", games=games)
    report = Report(command)
    try:
        running = Running(command)
    except BotError as failure:
        report.add("silent", "bad", problem=str(failure))
        return report
    check_hello(report, running)
    if only is not None and only not in report.games:
        running.end()
        raise refusal("bot-other-game", bot=command, game=only, games=", ".join(report.games))
    asked = {name: play_games(report, name, games, seconds, seed) for name in ([only] if only else report.games)}
    ask_again(report, asked)
    send_unknown(report, asked)
    check_goodbye(report, running)
    report.good = all(finding.verdict != "bad" for finding in report.findings)
    return report


def check_hello(report: Report, running: Running) -> None:
    hello = running.hello
    report.name, report.protocol = hello.name, hello.protocol
    report.games = [name for name in shelf.names() if name in hello.games]
    if report.games:
        report.add("hello", "good", games=", ".join(report.games))
    else:
        report.add("plays-nothing", "bad")


def play_games(report: Report, name: str, count: int, seconds: float, seed: int) -> list[AskedMove]:
    """Whole games in a process of their own. The questions that were answered."""
    games = Games(shelf.game(name), seconds, seed)
    try:
        with Running(report.command) as running:
            games.play(running, count)
    except BotError as failure:
        report.add("failed", "bad", game=name, problem=str(failure))
    else:
        slowest = f"{max((asked.seconds for asked in games.asked), default=0.0):.2f}"
        values: dict[str, Value] = {"won": f"{round(games.won, 1):g}", "moves": len(games.asked), "slowest": slowest}
        report.add("games", "good", game=name, games=count, **values)
    add_violations(report, games)
    return games.asked


def add_violations(report: Report, games: Games) -> None:
    name = games.game.name
    late = sum(asked.seconds > games.seconds * PATIENCE for asked in games.asked)
    if late:
        report.add("late", "bad", game=name, count=late, seconds=f"{games.seconds:g}")
    if games.refusals:
        report.add("refused", "bad", game=name, count=len(games.refusals), reason=games.refusals[0])
    if games.cut:
        report.add("cut", "odd", game=name, games=games.cut, moves=LONGEST)


def ask_again(report: Report, asked: dict[str, list[AskedMove]]) -> None:
    """The same questions and seeds in a fresh process: a bot may answer otherwise, but it is worth knowing."""
    for name, questions in asked.items():
        if not questions:
            continue
        try:
            with Running(report.command) as running:
                pairs = [(each.move, running.ask(each.observation, Chance(each.seed))) for each in questions[:AGAIN]]
        except BotError as failure:
            report.add("failed", "bad", game=name, problem=str(failure))
            continue
        differing = [pair for pair in pairs if pair[0] != pair[1]]
        if differing:
            report.add("differs", "odd", game=name, move=differing[0][0], other=differing[0][1])
        else:
            report.add("repeats", "good", game=name)


def send_unknown(report: Report, asked: dict[str, list[AskedMove]]) -> None:
    """Later versions may tell more: every message with fields the program has never heard of. Then its input ends."""
    try:
        with Running(report.command, UNKNOWN) as running:
            for questions in asked.values():
                for each in questions[:1]:
                    running.ask(each.observation, Chance(each.seed))
            report.add("unknown", "good")
            running.leave()
    except BotError as failure:
        report.add("unknown-failed", "bad", problem=str(failure))
        return
    if running.is_overdue():
        report.add("clings", "bad")


def check_goodbye(report: Report, running: Running) -> None:
    code = running.end()
    if running.is_overdue():
        report.add("stays", "bad")
        return
    if code:
        report.add("code", "odd", code=code)
    if not any(finding.key == "clings" for finding in report.findings):
        report.add("goodbye", "good")


# --- in words -------------------------------------------------------------------------------------------------------


def report_lines(report: Report, language: str) -> list[str]:
    wording = words(None, language)
    labels = {verdict: wording.say(f"bot-check-{verdict}") for verdict in ("good", "odd", "bad")}
    width = max(map(len, labels.values()))

    def finding_text(finding: Finding) -> str:
        spoken: dict[str, object] = {**finding.values}
        if "game" in spoken:
            spoken["game"] = wording.game_name(str(spoken["game"]))
        return f"{labels[finding.verdict]:<{width}}  {wording.say(f'bot-check-{finding.key}', spoken)}"

    title = {"command": report.command, "name": report.name or "?", "protocol": report.protocol}
    ending = wording.say("bot-check-all-good" if report.good else "bot-check-not-good")
    return [wording.say("bot-check-title", title), *map(finding_text, report.findings), ending]
