"""Contests: every deal from all seats with the same luck, rows that say what happened, bots that must not play all."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from armarium import bots, shelf
from armarium.chance import Chance
from armarium.game import Options
from armarium.lab import contest as contests
from armarium.lab.contest import Contest, Course, GameRow
from armarium.lab.playing import Player, Setup, parse_entrant, play_game
from armarium.reason import Refused


def small_contest(game: str = "rune", entrants: tuple[str, ...] = ("greedy", "random"), deals: int = 2) -> Contest:
    lineups = contests.match_lineups(game, entrants, None)
    return contests.new_contest(game, entrants, lineups, deals, 7, {})


def rows_of(contest: Contest) -> list[GameRow]:
    return contests.play_numbers(contest, range(contest.games)).games


def test_a_match_is_played_in_every_order_once() -> None:
    assert contests.match_lineups("rune", ["a", "b"], None) == [[0, 1], [1, 0]]
    assert contests.match_lineups("rune", ["a"], None) == [[0, 0]]
    assert contests.match_lineups("grimoire", ["a", "b"], 4) == [
        [0, 0, 1, 1],
        [0, 1, 0, 1],
        [0, 1, 1, 0],
        [1, 0, 0, 1],
        [1, 0, 1, 0],
        [1, 1, 0, 0],
    ]


def test_where_all_win_together_a_team_of_each_plays_every_deal() -> None:
    lineups = contests.match_lineups("kamimai", ["heuristic", "random", "greedy"], 2)
    assert lineups == [[0, 0], [1, 1], [2, 2]]
    contest = contests.new_contest("kamimai", ["heuristic", "random"], lineups[:2], 1, 7, {})
    won = GameRow(0, 0, 0, [0, 0], [0.5, 0.5], [9, 9], "won", 20, 200, 0, 0.0, [[], []])
    lost = GameRow(1, 0, 1, [1, 1], [0.0, 0.0], [3, 3], "lost", 9, 90, 0, 0.0, [[], []])
    assert list(contests.entrant_shares(contest, [won, lost])) == [("heuristic", 1.0, 1, 9.0), ("random", 0.0, 1, 3.0)]


def test_a_tournament_gives_everybody_every_seat_equally_often() -> None:
    lineups = contests.tournament_lineups("grimoire", ["a", "b", "c", "d"], 3)
    taken = Counter((entrant, seat) for lineup in lineups for seat, entrant in enumerate(lineup))
    assert len(lineups) == 24 and set(taken.values()) == {6} and len(taken) == 12


def test_all_games_of_a_deal_have_the_same_luck() -> None:
    contest = small_contest(deals=3)
    setups = [contest.setup(number) for number in range(6)]
    assert [setup.deal for setup in setups] == [0, 0, 1, 1, 2, 2]
    assert setups[0].bots == setups[1].bots[::-1]


def test_a_game_depends_on_its_number_alone() -> None:
    contest = small_contest()
    rows = rows_of(contest)
    assert contests.play_number(contest, 3)[0] == rows[3]
    assert msgspec.json.decode(msgspec.json.encode(contest), type=Contest) == contest


@pytest.mark.parametrize("name", shelf.NAMES)
def test_rows_of_every_game(name: str) -> None:
    seats = 2
    options: Options = {option.name: "quick" for option in shelf.game(name).options if "quick" in option.choices}
    contest = contests.new_contest(name, bots.simple_names(name)[-1:], [[0] * seats], 1, 3, options)
    (row,) = rows_of(contest)
    assert len(row.shares) == len(row.scores) == len(row.parts) == seats
    assert sum(row.shares) in (0.0, pytest.approx(1.0))
    assert 0 <= row.decided <= 1 and row.decisions > 0
    assert any(row.parts), "the lab knows what was used"


def test_a_shared_first_place_is_half_a_win_each() -> None:
    contest = small_contest(deals=1)
    rows = [
        GameRow(0, 0, 0, [0, 1], [0.5, 0.5], [4, 4], "x", 1, 1, 0, 0.0, [[], []]),
        GameRow(1, 0, 1, [1, 0], [1.0, 0.0], [4, 2], "x", 1, 1, 0, 0.0, [[], []]),
    ]
    assert list(contests.entrant_shares(contest, rows)) == [("greedy", 0.5, 2, 3.0), ("random", 1.5, 2, 4.0)]


def test_lead_changes_and_when_a_game_was_decided() -> None:
    course = Course(shelf.game("rune"), 0, 2)
    course.leaders = [[0, 1], [0], [0, 1], [0], [1], [0], [0], [0]]
    assert course.lead_changes() == 2
    assert course.decision_point([0]) == 5 / 8
    assert course.decision_point([1]) == 1.0


# --- restricted play -------------------------------------------------------------------------------------------------


def test_a_restricted_bot_does_not_play_what_it_must_not() -> None:
    free = Setup("grimoire", ["random", "random"], {}, 1, 0)
    bound = Setup("grimoire", ["random~page:7~page:3", "random"], {}, 1, 0)
    assert any(text == "page 7" for text in texts(free, 0) + texts(free, 1))
    assert not {"page 7", "page 3"} & set(texts(bound, 0))


class Moves:
    def __init__(self) -> None:
        self.texts: list[tuple[int, str]] = []

    def before(self, state: object, seat: int, move: int) -> None:
        self.texts.append((seat, state.text(move)))  # type: ignore[attr-defined]

    def after(self, state: object) -> None:
        pass


def texts(setup: Setup, seat: int) -> list[str]:
    moves = Moves()
    play_game(setup, moves)
    return [text for who, text in moves.texts if who == seat]


def test_who_must_act_acts() -> None:
    entrant = parse_entrant("random~keep:all")
    assert entrant.may("keep one") and not entrant.may("keep all")
    assert Player("random~keep:all", "rune", Chance(1)).text == "random~keep:all"


def test_programs_keep_their_names() -> None:
    assert parse_entrant("run:bot~1").name == "run:bot~1"


@pytest.mark.parametrize("text", ["greedy~page", "greedy~", "greedy~:7", "oracle", "oracle~page:7"])
def test_odd_entrants(text: str) -> None:
    with pytest.raises(Refused):
        contests.new_contest("rune", [text], [[0, 0]], 1, 1, {})


def test_odd_contests() -> None:
    for entrants, seats in ((["a", "b", "c"], 2), ([], 2)):
        with pytest.raises(Refused):
            contests.match_lineups("rune", entrants, seats)
    for entrants in (["a"], ["a", "a"]):
        with pytest.raises(Refused):
            contests.tournament_lineups("rune", entrants, 2)
    with pytest.raises(Refused):
        contests.new_contest("rune", ["random"], [[0, 0]], 0, 1, {})
    with pytest.raises(Refused):
        contests.new_contest("rune", ["random"], [[0, 0, 0]], 1, 1, {})
