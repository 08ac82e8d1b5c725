"""How a game is balanced, in figures: the best simple bot against itself, and every bot against the next weaker one.

Only numbers here; what they mean is said, and drawn, next door.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from itertools import pairwise, product

import msgspec

from armarium import bots, shelf
from armarium.game import Options
from armarium.lab.contest import Contest, GameRow, new_contest, orders, seats_asked
from armarium.lab.figures import wilson
from armarium.lab.playing import WITHOUT, parse_part

LEAST = 10  # times a part must have been used before its worth is told


class Share(msgspec.Struct, frozen=True):
    """A share with its 95 % interval, of so many cases; `name` says of what."""

    name: str
    share: float
    low: float
    high: float
    cases: int


def share_of(name: str, wins: float, cases: int) -> Share:
    return Share(name, wins / max(1, cases), *wilson(wins, cases), cases)


def studies(
    game: str, seats: int | None, deals: int, seed: int, options: Options, forbidden: Sequence[str]
) -> dict[str, Contest]:
    """What is played, by name: `mirror`, `skill-…` and `without-…`."""
    count = seats_asked(game, seats)
    names = bots.simple_names(game)
    best = names[-1]
    for part in forbidden:
        parse_part(part)
    pairs = {f"skill-{two}": (two, one) for one, two in pairwise(names)}
    pairs |= {f"without-{part.replace(':', '-')}": (best + WITHOUT + part, best) for part in forbidden}
    contests = {"mirror": new_contest(game, [best], [[0] * count], deals, seed, options)}
    for name, (one, two) in pairs.items():
        contests[name] = new_contest(game, [one, two], pair_lineups(game, count), deals, seed, options)
    contests |= {
        f"options-{name}": new_contest(game, [best], [[0] * count], deals, seed, {**options, **given})
        for name, given in option_cells(game).items()
    }
    return contests


def option_cells(game: str) -> dict[str, Options]:
    """By name: all that a team is tried with, one choice of each of the game's `lab_options`."""
    box = shelf.game(game)
    tried = {option.name: option.choices for option in box.options if option.name in box.lab_options}
    if not tried:
        return {}
    cells: list[Options] = [dict(zip(tried, choices, strict=True)) for choices in product(*tried.values())]
    return {"-".join(map(str, cell.values())): cell for cell in cells}


def pair_lineups(game: str, seats: int) -> list[list[int]]:
    """One against the rest, from every seat; where all win together, a team of the one and a team of the other."""
    if shelf.game(game).allied:
        return [[0] * seats, [1] * seats]
    return orders([0, *[1] * (seats - 1)])


def first_share(contest: Contest, rows: Sequence[GameRow], entrant: int) -> Share:
    """How often an entrant is first in the games it plays; a team wins once, however many it is."""
    name = contest.entrants[entrant]
    if shelf.game(contest.game).allied:
        teams = [row for row in rows if entrant in row.entrants]
        return share_of(name, sum(sum(row.shares) for row in teams), len(teams))
    places = [row.shares[seat] for row in rows for seat, who in enumerate(row.entrants) if who == entrant]
    return share_of(name, sum(places), len(places))


def seat_shares(rows: Sequence[GameRow]) -> list[Share]:
    seats = range(len(rows[0].shares))
    return [share_of(str(seat + 1), sum(row.shares[seat] for row in rows), len(rows)) for seat in seats]


def ending_shares(rows: Sequence[GameRow]) -> list[Share]:
    counts = Counter(row.ending for row in rows)
    return [share_of(ending, count, len(rows)) for ending, count in counts.most_common()]


def clause_shares(rows: Sequence[GameRow]) -> list[tuple[Share, float]]:
    """In what share of the games each clause was applied, in the order of the rules, and how many times a game."""
    counts: defaultdict[str, list[int]] = defaultdict(list)
    for row in rows:
        for applied in row.clauses:
            clause, _, count = applied.rpartition(":")
            counts[clause].append(int(count))
    ordered = sorted(counts, key=clause_order)
    return [(share_of(clause, len(counts[clause]), len(rows)), sum(counts[clause]) / len(rows)) for clause in ordered]


def clause_order(clause: str) -> tuple[int, str]:
    """R-9 before R-10, G-30 before G-30a."""
    digits = "".join(each for each in clause if each.isdigit())
    return int(digits or 0), clause


def part_shares(rows: Sequence[GameRow], allied: bool) -> dict[str, list[Share]]:
    """By kind of part: how often a seat that used one was first, the best first."""
    wins: defaultdict[str, list[float]] = defaultdict(list)
    for row in rows:
        for seat, parts in enumerate(row.parts):
            for part in parts:
                wins[part].append(sum(row.shares) if allied else row.shares[seat])
    kinds: defaultdict[str, list[Share]] = defaultdict(list)
    for part, cases in wins.items():
        if len(cases) >= LEAST:
            kinds[part.partition(":")[0]].append(share_of(part, sum(cases), len(cases)))
    return {kind: sorted(kinds[kind], key=lambda each: (-each.share, each.name)) for kind in sorted(kinds)}
