"""The referee: one position of each game, what a choice costs beside the best of those chosen, and its command."""

from __future__ import annotations

import json

import pytest

from armarium import cli, shelf
from armarium.game import NOBODY
from armarium.lab import referee
from armarium.lab.engine import Here
from armarium.lab.referee import Weighed
from armarium.reason import Refused


def small_study(game: str = "rune", budgets: tuple[int, ...] = (2, 200)) -> referee.Study:
    return referee.new_study(game, "search:4:1", None, {}, 3, 3, budgets, 60)


@pytest.mark.parametrize("name", shelf.NAMES)
def test_a_position_has_a_choice_and_is_always_the_same(name: str) -> None:
    game, study = shelf.game(name), referee.new_study(name, "random", None, {}, 3, 2, [8], 8)
    texts = []
    for number in (0, 1, 0):
        state, seat = referee.picked_position(study, game, number)
        offered = [move for move in state.moves(seat) if game.bots_may(state, move)]
        assert seat != NOBODY and len(offered) > 1
        texts.append(game.position(state))
    assert texts[0] == texts[2] != texts[1]


def test_what_a_choice_costs() -> None:
    """The best of those chosen costs nothing, and the largest budget chooses as itself."""
    study = small_study()
    for number in range(study.positions):
        weighed = referee.weigh(study, number)
        assert weighed == referee.weigh(study, number)
        assert min(weighed.costs) == 0.0 and max(weighed.costs) <= 1.0 and weighed.agrees[-1]
        assert all(
            cost == weighed.costs[-1] for cost, agrees in zip(weighed.costs, weighed.agrees, strict=True) if agrees
        )


def test_the_better_of_two_moves_is_told_by_the_referee() -> None:
    """A search of two simulations takes what the prior likes; more thinking may not cost more in the mean."""
    costs = referee.costs(small_study(budgets=(1, 400)), Here(), lambda _done: None)
    assert [each.budget for each in costs] == [1, 400] and costs[1].agreement == 1.0
    assert costs[0].cost >= 0.0 <= costs[0].reach


def test_means_and_intervals() -> None:
    weighed = [Weighed(1, [0.02, 0.0], [False, True]), Weighed(0, [0.0, 0.0], [True, True])]
    cost = referee.cost_of(500, 0, weighed)
    assert (cost.budget, cost.cost, cost.agreement) == (500, 0.01, 0.5)
    assert cost.reach == pytest.approx(1.96 * 0.01, rel=1e-3)


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["lab", "referee", "grimoire", "--budgets", "20,4", "--referee", "20", "--positions", "2"]
    asked += ["--bot", "random", "--processes", "1"]
    assert cli.main([*asked, "--lang", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "2 positions" in lines[0] and "choose as 20 do" in lines[2]
    assert lines[-2].startswith("| 4 | ") and lines[-1].startswith("| 20 | 100 % | ")
    assert cli.main([*asked, "--json"]) == 0
    assert [each["budget"] for each in json.loads(capsys.readouterr().out)] == [4, 20]


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["chess"], "“chess”"),
        (["rune", "--bot", "oracle"], "“oracle”"),
        (["rune", "--budgets", "100,many"], "many"),
        (["rune", "--positions", "0"], "0"),
        (["rune", "--referee", "-3"], "-3"),
        (["rune", "--seats", "5"], "5"),
    ],
)
def test_what_cannot_be_asked(arguments: list[str], named: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["lab", "referee", *arguments, "--lang", "en"]) == 2
    told = capsys.readouterr().err.splitlines()
    assert len(told) == 1 and named in told[0]


def test_a_game_that_nobody_can_search_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("armarium.bots.search_bot.is_searchable", lambda _game: False)
    with pytest.raises(Refused):
        small_study()
