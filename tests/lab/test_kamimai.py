"""KamiMaï in the lab: win rates of teams cell by cell, and the fit of the surrogate, checked on pulls held out."""

from __future__ import annotations

import json
import math
import random
from pathlib import Path

import msgspec
import pytest

from armarium import cli
from armarium.cli import asking
from armarium.games.kamimai import parts
from armarium.games.kamimai.deck import fit
from armarium.games.kamimai.deck.slots import UNSEEN
from armarium.games.kamimai.team import winrates
from armarium.reason import Refused
from armarium.words import words


def pulled(deck: int, slot: int, fell: bool, tempo: str = "steady", tremor: float = 1.0) -> fit.PullSample:
    return fit.PullSample(deck, 64, [place for place in range(64) if place % 9], slot, tempo, tremor, fell, [slot])


def sample() -> list[fit.PullSample]:
    """Hasty pulls fall five times in seven, slow ones once in nine."""
    hasty = [pulled(number, 1 + number % 5, number % 7 < 5, "quick") for number in range(140)]
    return hasty + [pulled(number, 1 + number % 5, number % 9 == 0, "slow") for number in range(140)]


# --- teams ------------------------------------------------------------------------------------------------------------


def test_a_cell_for_every_level_seats_and_steadiness() -> None:
    heard: list[int] = []
    made = winrates.measure("random", 1, 3, levels=(1, 2), seats=(3,), processes=1, tell=heard.append)
    assert [(found.level, found.seats, found.steadiness) for found in made.cells] == [
        (level, seats, steadiness) for level in (1, 2) for seats in (3,) for steadiness in winrates.STEADINESS
    ]
    assert heard == list(range(1, 7))
    assert all(found.low <= found.wins / found.games <= found.high for found in made.cells)


def test_the_table_is_markdown_with_intervals() -> None:
    cells = [winrates.Cell(1, 2, name, 100, 50, 0.404, 0.596, 7.0, 30.0) for name in winrates.STEADINESS]
    lines = winrates.table_text(winrates.Teams("heuristic", "2", 1, 1.0, cells), words("kamimai", "en")).splitlines()
    assert lines[0] == "| Level | Seats | calm | normal | shaky |"
    assert lines[2] == "| 1 | 2 |" + " 50.0 % (40.4–59.6) |" * 3


def test_any_bot_of_the_game_can_be_measured_and_no_other() -> None:
    with pytest.raises(Refused):
        winrates.measure("nobody", 1)


def test_the_command_prints_a_table_or_json(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["lab", "teams", "--bots", "random", "--games", "1", "--levels", "1", "--seats", "2", "--processes", "1"]
    assert cli.main([*asked, "--lang", "fr"]) == 0
    assert capsys.readouterr().out.startswith("| Niveau | Places |")
    assert cli.main([*asked, "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)["cells"]) == 3
    assert cli.main(["lab", "teams", "--games", "0"]) == asking.REFUSED


# --- the fit ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("M-56")
def test_the_fit_finds_what_makes_pulls_fall() -> None:
    found = fit.fit_pulls(sample(), seed=1)
    assert found.numbers["quick"] > 0 > found.numbers["slow"]
    assert found.pulls == 280 and found.collapses == 116 and found.held_out == 70
    assert found.fitted.brier < found.fitted.base_brier and found.fitted.log_loss < found.fitted.base_log_loss
    assert sum(row.pulls for row in found.fitted.bins) == found.held_out


def test_scores_are_what_their_names_say() -> None:
    assert fit.brier([1.0, 0.5], [True, False]) == pytest.approx(0.125)
    assert fit.log_loss([0.5, 0.5], [True, False]) == pytest.approx(math.log(2))


def test_the_numbers_held_out_are_never_fitted() -> None:
    """Turning every held-out pull round must not move the fit that is checked on them."""
    turned = [msgspec.structs.replace(row, fell=not row.fell) if row.deck % 4 == 0 else row for row in sample()]
    sound, broken = fit.fit_pulls(sample(), 1).fitted, fit.fit_pulls(turned, 1).fitted
    assert [row.foretold for row in sound.bins] == [row.foretold for row in broken.bins]
    assert broken.brier > sound.brier


@pytest.mark.clause("M-56")
def test_features_agree_with_the_risks_of_the_rules() -> None:
    """The rules count in whole thousandths: so near that only a rounding lies between."""
    weights = [parts.SURROGATE[name] / 1000 for name in fit.WEIGHTS]
    row = pulled(1, 20, fell=False)
    deck = fit.standing_deck(row.slots, row.built)
    assert deck.count() == len(row.slots) and deck.slots[1] == UNSEEN
    for slot in row.slots:
        foretold = fit.probability(weights, fit.features(msgspec.structs.replace(row, slot=slot)))
        assert deck.risk(slot, 1, 4, 1) / 10000 == pytest.approx(foretold, rel=0.06)


@pytest.mark.clause("M-56")
def test_kinds_of_play_are_foretold_by_fits_that_have_not_seen_their_decks() -> None:
    kinds = {kind.name: kind for kind in fit.fit_pulls(sample(), 1).kinds}
    assert sum(kind.pulls for name, kind in kinds.items() if name.startswith("tempo: ")) == 280
    for name in ("tempo: quick", "tempo: slow"):
        assert kinds[name].foretold == pytest.approx(kinds[name].fell / kinds[name].pulls, abs=0.05)


def test_a_fresh_deck_is_pulled_at_once() -> None:
    (row,) = fit.play_down(18)
    assert (row.way, row.tempo, len(row.slots)) == ("fresh", "quick", 64)


def test_every_way_chooses_a_standing_card() -> None:
    slots = [place for place in range(40) if place % 5]
    for way in fit.WAYS:
        assert all(fit.choose(way, slots, 40, random.Random(seed)) in slots for seed in range(20))


def test_pulls_are_kept_and_fitted_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "pulls.jsonl"
    fit.append_pulls(file, sample())
    assert fit.read_pulls(file) == sample()
    asked = ["lab", "fit-grimoire", "--decks", "0", "--pulls", str(file), "--processes", "1"]
    assert cli.main(asked) == 0
    told = capsys.readouterr().out
    assert told.startswith("[surrogate]\n") and "280 pulls" in told and "Brier" in told
    assert cli.main([*asked, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["held_out"] == 70
    file.write_text("nonsense\n")
    assert cli.main(asked) == asking.REFUSED


@pytest.mark.clause("M-56")
def test_a_deck_is_played_down_by_the_simulation() -> None:
    heard: list[int] = []
    rows = next(iter(fit.sample_decks(1, 16, 1)))
    assert rows and all(row.deck == 16 and row.slot in row.slots for row in rows) and rows[-1].fell
    found = fit.fit(0, earlier=rows, tell=heard.append)
    assert found.pulls == len(rows) and not heard
    assert f'made = "{len(rows)} pulls at 1 decks' in fit.table_text(found)
