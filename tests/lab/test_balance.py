"""The balance study: what is played, what is counted, and a page that says what each plot means in both languages."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from armarium import bots, cli, shelf
from armarium.game import Event
from armarium.lab import balance, balance_page, contest
from armarium.lab.contest import GameRow
from armarium.reason import Refused
from armarium.words import LANGUAGES, words


def row(
    number: int, shares: list[float], parts: list[list[str]], ending: str = "points", clauses: Sequence[str] = ()
) -> GameRow:
    return GameRow(number, number, 0, [0, 0], shares, [0, 0], ending, 1, 1, 0, 0.5, parts, list(clauses))


def test_what_is_played() -> None:
    names = bots.simple_names("grimoire")
    studies = balance.studies("grimoire", 3, 2, 1, {}, ["page:7"])
    assert list(studies) == ["mirror", *(f"skill-{name}" for name in names[1:]), "without-page-7"]
    assert studies["mirror"].lineups == [[0, 0, 0]]
    assert studies["without-page-7"].lineups == [[0, 1, 1], [1, 0, 1], [1, 1, 0]]
    assert studies["without-page-7"].entrants == [f"{names[-1]}~page:7", names[-1]]
    with pytest.raises(Refused):
        balance.studies("grimoire", 3, 2, 1, {}, ["seven"])


def test_a_team_plays_a_team() -> None:
    assert balance.pair_lineups("kamimai", 2) == [[0, 0], [1, 1]]


def test_shares_of_seats_parts_and_endings() -> None:
    rows = [row(n, [1.0, 0.0], [["card:1"], ["card:2", "page:3"]]) for n in range(12)]
    rows.append(row(12, [0.5, 0.5], [["card:1"], ["card:9"]], "tie"))
    assert [seat.share for seat in balance.seat_shares(rows)] == [12.5 / 13, 0.5 / 13]
    parts = balance.part_shares(rows, allied=False)
    assert [(each.name, each.cases) for each in parts["card"]] == [("card:1", 13), ("card:2", 12)]
    assert parts["page"][0].share == 0.0
    assert [(each.name, each.cases) for each in balance.ending_shares(rows)] == [("points", 13), ("tie", 13)]


def test_the_page_needs_no_other_file_and_speaks_both_languages(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    pytest.importorskip("matplotlib")
    folder = tmp_path / "study"
    command = ["lab", "balance", "rune", "--deals", "2", "--processes", "1", "--forbid", "lay:3", "--out", str(folder)]
    assert cli.main(command) == 0
    page = (folder / "balance.html").read_text("utf-8")
    sections = re.findall(r'<section id="([\w-]+)">(.*?)</section>', page, re.DOTALL)
    assert {"seats", "length", "endings", "leads", "decided", "clauses", "skill", "without"} <= {
        name for name, _ in sections
    }
    for name, text in sections:
        assert (folder / f"{name}.png").read_bytes().startswith(b"\x89PNG")
        sentences = dict(re.findall(r'<p lang="(\w+)">(.*?)</p>', text))
        assert set(sentences) == set(LANGUAGES) and not any("balance-" in each for each in sentences.values())
    assert not re.findall(r'(?:src|href)="(?!data:)', page)


def test_columns_of_whole_numbers_hold_as_many_each() -> None:
    assert balance_page.bin_edges([0, 1, 2]) == [-0.5, 0.5, 1.5, 2.5]
    assert balance_page.bin_edges([12, 12]) == [11.5, 12.5]
    edges = balance_page.bin_edges([0, 59])
    assert edges[:2] == [-0.5, 1.5]
    assert edges[-1] > 59
    assert len(edges) <= 31
    assert balance_page.bin_edges([0.5, 1.25])[-1] == 1.25


def test_columns_of_whole_numbers_have_whole_marks() -> None:
    """Games that all took twelve decisions: no mark between 11 and 13 but 12."""
    figure = balance_page.histogram([12.0] * 5)
    figure.canvas.draw()
    marks = [mark for mark in figure.axes[0].get_xticks() if 11.5 <= mark <= 12.5]
    balance_page.pyplot().close(figure)
    assert marks == [12.0]


def test_clauses_are_counted_by_what_events_tell() -> None:
    rows = [
        row(0, [1.0, 0.0], [[], []], clauses=["R-13:2", "R-6:12"]),
        row(1, [1.0, 0.0], [[], []], clauses=["R-6:10"]),
    ]
    shares = balance.clause_shares(rows)
    assert [(share.name, share.share, times) for share, times in shares] == [("R-6", 1.0, 11.0), ("R-13", 0.5, 1.0)]
    assert sorted(["G-30a", "G-4", "G-30"], key=balance.clause_order) == ["G-4", "G-30", "G-30a"]


def test_an_event_may_tell_of_a_clause_by_one_of_its_values() -> None:
    grimoire = shelf.game("grimoire")
    assert contest.applied_clauses(grimoire, Event("gained", {"page": 8, "vp": 2})) == ["G-23"]
    assert contest.applied_clauses(grimoire, Event("gained", {"page": 10, "vp": 3})) == ["G-25"]
    assert contest.applied_clauses(grimoire, Event("total", {"score": 3})) == []


@pytest.mark.parametrize("name", shelf.NAMES)
def test_clauses_are_told_by_events_there_are(name: str) -> None:
    game = shelf.game(name)
    kinds = {told.partition(":")[0] for events in game.lab_clauses.values() for told in events.split()}
    assert game.lab_clauses and set(game.lab_clauses) <= set(game.clauses()) and kinds <= set(game.touches)


def test_clauses_of_a_game_are_in_its_row() -> None:
    played, _ = contest.play_number(contest.new_contest("rune", ["greedy"], [[0, 0]], 1, 1, {}), 0)
    counts = dict(each.split(":") for each in played.clauses)
    assert int(counts["R-6"]) >= 3 and int(counts["R-11"]) >= 6  # each seat places three Masters


def test_a_team_is_tried_at_every_level_and_steadiness() -> None:
    cells = balance.option_cells("kamimai")
    assert len(cells) == 9 and cells["3-shaky"] == {"level": 3, "steadiness": "shaky"}
    assert balance.option_cells("rune") == {}
    studies = balance.studies("kamimai", 2, 3, 1, {"training": True}, [])
    hard = studies["options-3-calm"]
    assert (hard.options["level"], hard.options["steadiness"], hard.options["training"]) == (3, "calm", True)
    assert balance_page.options_text(hard, words("kamimai", "en")) == "level 3, calm"
