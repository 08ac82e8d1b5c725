"""What a match, a tournament or a balance study plays, written down so that every game of it can be played again.

A contest is a list of lineups (who sits where) and a number of deals; every deal is played once by every lineup, with
the same luck. Game number n is lineup n % lineups of deal n // lineups. Knows nothing of files and engines.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from importlib.metadata import PackageNotFoundError, version
from itertools import combinations, pairwise, permutations

import msgspec

from armarium import boxes, shelf
from armarium.game import Event, Game, Options, State, complete_options
from armarium.lab.playing import Setup, check_entrant, play_game
from armarium.own_boxes import label, must_be_ours
from armarium.reason import refusal

FORMAT = 2  # of results files
MOST_LINEUPS = 50_000


class Contest(msgspec.Struct, frozen=True):
    """The header of a results file. `lineups` name for each seat the entrant on it, by place in `entrants`. `box` is
    the digest and name of an owner's, empty for the house's."""

    game: str
    rules: str
    seats: int
    entrants: list[str]
    lineups: list[list[int]]
    deals: int
    seed: int
    options: Options
    decisions: bool = False
    corrections: list[tuple[str, str, int]] = []
    format: int = FORMAT
    armarium: str = ""
    box: str = ""

    @property
    def games(self) -> int:
        return self.deals * len(self.lineups)

    def setup(self, number: int) -> Setup:
        deal, lineup = divmod(number, len(self.lineups))
        names = [self.entrants[entrant] for entrant in self.lineups[lineup]]
        return Setup(self.game, names, self.options, self.seed, deal)


def new_contest(
    game: str,
    entrants: Sequence[str],
    lineups: list[list[int]],
    deals: int,
    seed: int,
    options: Options,
    decisions: bool = False,
    corrections: boxes.Corrections = (),
) -> Contest:
    """A checked contest; Refused for what cannot be played."""
    box = shelf.game(game)
    seats = len(lineups[0])
    fixed = complete_options(box, seats, options)
    for name in entrants:
        check_entrant(name, game)
    if deals < 1:
        raise refusal("games-count", games=deals)
    kept = [(each.game, each.name, each.value) for each in corrections]
    return Contest(
        game=game,
        rules=box.rules,
        seats=seats,
        entrants=list(entrants),
        lineups=lineups,
        deals=deals,
        seed=seed,
        options=fixed,
        decisions=decisions,
        corrections=kept,
        armarium=own_version(),
        box=str(label(game)),
    )


def own_version() -> str:
    try:
        return version("armarium")
    except PackageNotFoundError:
        return ""


# --- who sits where --------------------------------------------------------------------------------------------------


def seats_asked(game: str, seats: int | None, least: int = 0) -> int:
    """The fewest that a game takes, and no fewer than `least`, where nobody says how many."""
    box = shelf.game(game)
    if seats is None:
        return max(least, min(box.seats))
    complete_options(box, seats, {})  # refused where nobody plays so
    return seats


def match_lineups(game: str, entrants: Sequence[str], seats: int | None) -> list[list[int]]:
    """All orders of the entrants around the table; one bot fills it, and two bots fill more seats in turns. Where all
    win or lose together, a team of each."""
    if entrants and shelf.game(game).allied:
        return [[entrant] * seats_asked(game, seats) for entrant in range(len(entrants))]
    count = seats_asked(game, seats, len(entrants))
    if not entrants or len(entrants) > count:
        raise refusal("bots-count", game=game, seats=count, bots=len(entrants))
    return orders([seat % len(entrants) for seat in range(count)])


def tournament_lineups(game: str, entrants: Sequence[str], seats: int | None) -> list[list[int]]:
    """All orders of all groups of different entrants that fill a table."""
    count = seats_asked(game, seats)
    if shelf.game(game).allied:
        raise refusal("ladder-teams")
    if len(entrants) < count or len(set(entrants)) < len(entrants):
        raise refusal("tournament-bots", seats=count, bots=", ".join(entrants))
    return [order for group in combinations(range(len(entrants)), count) for order in orders(list(group))]


def orders(group: list[int]) -> list[list[int]]:
    """The different orders, sorted; refused when there are more than anybody could play."""
    distinct: set[tuple[int, ...]] = set()
    for order in permutations(group):
        distinct.add(order)
        if len(distinct) > MOST_LINEUPS:
            raise refusal("lineups-many", most=MOST_LINEUPS)
    return [list(order) for order in sorted(distinct)]


# --- a game as rows --------------------------------------------------------------------------------------------------


class GameRow(msgspec.Struct, frozen=True):
    """All lists are by seat. `shares`: first place shared by k is 1/k for each. `decided`: after which part of the
    decisions those who ended first led for good. `parts`: what a seat used, as the game lists it (`card:12`).
    `clauses`: how often each was applied (`R-13:2`), as events tell. `box`: as in the contest."""

    number: int
    deal: int
    lineup: int
    entrants: list[int]
    shares: list[float]
    scores: list[int]
    ending: str
    turns: int
    decisions: int
    lead_changes: int
    decided: float
    parts: list[list[str]]
    clauses: list[str] = []
    box: str = ""


class DecisionRow(msgspec.Struct, frozen=True):
    """`standing`: the scores by seat after the move."""

    number: int
    n: int
    turn: int
    seat: int
    offered: int
    move: str
    standing: list[int]


class Played(msgspec.Struct, frozen=True):
    games: list[GameRow]
    decisions: list[DecisionRow]


class Course:
    """Follows a game: who leads, which parts are used, and every decision where that is asked for."""

    def __init__(self, game: Game, number: int, seats: int) -> None:
        self.decisions: list[DecisionRow] = []
        self.leaders: list[list[int]] = []
        self.parts: list[set[str]] = [set() for _ in range(seats)]
        self.clauses: Counter[str] = Counter()
        self._game = game
        self._number = number
        self._move = (0, 0, 0, "")

    def before(self, state: State, seat: int, move: int) -> None:
        self._move = (state.turn(), seat, int(state.move_count(seat)), state.text(move))

    def after(self, state: State) -> None:
        standing = state.standing()
        turn, seat, offered, text = self._move
        self.decisions.append(DecisionRow(self._number, len(self.decisions), turn, seat, offered, text, standing))
        best = max(standing)
        self.leaders.append([each for each, score in enumerate(standing) if score == best])
        for event in state.events or ():
            self._note_part(event)
            self.clauses.update(applied_clauses(self._game, event))
        state.events = []

    def _note_part(self, event: Event) -> None:
        key = self._game.lab_parts.get(event.kind)
        if key is None:
            return
        values = {**event.values, **event.secret}
        seat = values.get("seat")
        if isinstance(seat, int) and key in values:
            self.parts[seat].add(f"{key}:{values[key]}")

    def lead_changes(self) -> int:
        """How often somebody else led alone than who did before."""
        alone = [leaders[0] for leaders in self.leaders if len(leaders) == 1]
        return sum(one != other for one, other in pairwise(alone))

    def decision_point(self, first: Sequence[int]) -> float:
        count = len(self.leaders)
        last = max((n for n, leaders in enumerate(self.leaders, 1) if leaders != sorted(first)), default=0)
        return last / max(1, count)


def applied_clauses(game: Game, event: Event) -> list[str]:
    """The clauses of which an event tells that they were applied."""
    signs = {event.kind, *(f"{event.kind}:{key}={value}" for key, value in event.values.items())}
    return [clause for clause, kinds in game.lab_clauses.items() if not signs.isdisjoint(kinds.split())]


def play_numbers(contest: Contest, numbers: Sequence[int]) -> Played:
    """The task of a worker; Refused where it plays with another box, as another machine may."""
    must_be_ours(contest.game, contest.box)
    played = Played([], [])
    for number in numbers:
        row, decisions = play_number(contest, number)
        played.games.append(row)
        played.decisions.extend(decisions)
    return played


def play_number(contest: Contest, number: int) -> tuple[GameRow, list[DecisionRow]]:
    course = Course(shelf.game(contest.game), number, contest.seats)
    state = play_game(contest.setup(number), course)
    outcome = state.outcome()
    assert outcome is not None
    deal, lineup = divmod(number, len(contest.lineups))
    row = GameRow(
        number=number,
        deal=deal,
        lineup=lineup,
        entrants=contest.lineups[lineup],
        shares=[outcome.share(seat) for seat in range(contest.seats)],
        scores=[int(score) for score in outcome.scores],
        ending=outcome.key,
        turns=state.turn(),
        decisions=len(course.decisions),
        lead_changes=course.lead_changes(),
        decided=course.decision_point(outcome.first),
        parts=[sorted(parts) for parts in course.parts],
        clauses=[f"{clause}:{count}" for clause, count in sorted(course.clauses.items())],
        box=contest.box,
    )
    return row, course.decisions if contest.decisions else []


def entrant_shares(contest: Contest, rows: Sequence[GameRow]) -> Iterator[tuple[str, float, int, float]]:
    """Of each entrant: its name, its wins, how often it sat at a table, and its mean score. A team's game is one."""
    allied = shelf.game(contest.game).allied
    for entrant, name in enumerate(contest.entrants):
        places = [(row, seat) for row in rows for seat, who in enumerate(row.entrants) if who == entrant]
        wins = sum(row.shares[seat] for row, seat in places)
        score = sum(row.scores[seat] for row, seat in places) / max(1, len(places))
        yield name, wins, len(places) // contest.seats if allied else len(places), score
