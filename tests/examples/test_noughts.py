"""A game of somebody else, installed as a package: it keeps the contract and is at home everywhere."""

from __future__ import annotations

import asyncio
import logging
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from textual.pilot import Pilot

from armarium import bots, shelf, words
from armarium.bots import HOUSE
from armarium.bots.hints import hints_for
from armarium.bots.observation import Observation
from armarium.chance import Chance
from armarium.game import Game
from armarium.lab import duel
from armarium.log import Seat
from armarium.reason import Refused
from armarium.terminal.plain import PlainDrawing, drawing_of
from armarium.terminal.sitting import Sitting, new_sitting
from armarium.words import LANGUAGES
from tests.bots.programs import ROOT
from tests.contract import test_contract, test_secrets, test_words
from tests.server.conftest import open_house as open_house  # a fixture
from tests.server.house import House
from tests.terminal.tables import LocalApp, listed, played, press, shown
from tests.terminal.test_lines import first_moves, talked

SOURCE = ROOT / "examples" / "noughts"
OFFLINE = ["--no-deps", "--no-index", "--no-build-isolation", "--disable-pip-version-check", "-q"]
CONTRACT = [check for name, check in vars(test_contract).items() if name.startswith("test_")]
CONTRACT.append(test_secrets.test_what_a_seat_cannot_see_changes_nothing_it_is_shown)
SPOKEN = [
    test_words.test_every_clause_has_a_title_and_a_text,
    test_words.test_every_event_and_outcome_of_random_games_can_be_told,
    test_words.test_every_refusal_in_random_games_can_be_told,
]


def forget() -> None:
    shelf.installed_games.cache_clear()
    words.words.cache_clear()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A folder of installed packages in which the example is one."""
    folder = tmp_path_factory.mktemp("noughts")
    shutil.copytree(SOURCE, folder / "source", ignore=shutil.ignore_patterns("build", "*.egg-info", "__pycache__"))
    target = folder / "site"
    pip = [sys.executable, "-m", "pip", "install", *OFFLINE, "--target", str(target), str(folder / "source")]
    subprocess.run(pip, check=True, timeout=300)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(target)
        forget()
        yield target
    for name in [name for name in sys.modules if name.partition(".")[0] == "noughts"]:
        del sys.modules[name]
    forget()


@pytest.fixture
def noughts(site: Path) -> Game:
    game = shelf.game("noughts")
    assert game.folder() == site / "noughts", "the installed one, not the source"
    return game


# --- the contract ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("check", CONTRACT, ids=lambda check: check.__name__)
def test_it_keeps_the_contract(noughts: Game, check: Callable[[Game], None]) -> None:
    check(noughts)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("check", SPOKEN, ids=lambda check: check.__name__)
def test_all_it_says_has_words(noughts: Game, check: Callable[[Game, str], None], language: str) -> None:
    check(noughts, language)
    assert words.words(None, language).game_name("noughts") != "game-noughts"
    assert test_words.messages("noughts", language).keys() == test_words.messages("noughts", LANGUAGES[0]).keys()


def test_it_is_small() -> None:
    lines = [line for path in SOURCE.rglob("*.py") for line in path.read_text("utf-8").splitlines()]
    assert len(lines) <= 150


@pytest.mark.parametrize(
    ("cells", "key"),
    [("xx.......", "cells-impossible"), ("o........", "cells-impossible"), ("xxxooo...", "cells-impossible")],
)
def test_what_cannot_come_about_is_refused(noughts: Game, cells: str, key: str) -> None:
    with pytest.raises(Refused, match=key):
        noughts.from_position(f"noughts/1 cells={cells}", Chance(0))


# --- on the shelf ---------------------------------------------------------------------------------------------------


def test_it_stands_after_the_house_s_own(noughts: Game) -> None:
    assert shelf.names() == [*shelf.NAMES, "noughts"]
    assert list(shelf.games()) == shelf.names()


def test_a_broken_one_is_named_and_hinders_nobody(
    noughts: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    told = tmp_path / "guest_games-1.0.dist-info"
    told.mkdir()
    (told / "METADATA").write_text("Metadata-Version: 2.1\nName: guest-games\nVersion: 1.0\n")
    (tmp_path / "guest_games.py").write_text("THING = 3\n")
    broken = {"absent": "guest_games:NOTHING", "elsewhere": "no_such_module:GAME", "thing": "guest_games:THING"}
    broken |= {"rune": "armarium.games.rune:GAME", "other": "armarium.games.rune:GAME", "Loud": "guest_games:THING"}
    lines = "".join(f"{name} = {value}\n" for name, value in broken.items())
    (told / "entry_points.txt").write_text(f"[armarium.games]\n{lines}")
    monkeypatch.syspath_prepend(tmp_path)
    forget()
    try:
        with caplog.at_level(logging.WARNING):
            assert shelf.names() == [*shelf.NAMES, noughts.name]
        for name, value in broken.items():
            assert f"{name} cannot be used: {value}" in caplog.text
        with pytest.raises(Refused, match="game-broken"):
            shelf.game("thing")
        assert shelf.game("rune").name == "rune" and words.sources("fr")
    finally:
        forget()


# --- bots -----------------------------------------------------------------------------------------------------------


def test_every_level_plays_it_and_search_beats_chance(noughts: Game) -> None:
    assert bots.names("noughts") == ["random", "greedy", *bots.search_bot.LEVELS]
    report = duel.run(duel.plan("noughts", ["search:200", "random"], 10, 1, {}), processes=1)
    assert report.bots[0].win_rate > 0.7


def test_a_win_at_once_is_hinted_first(noughts: Game) -> None:
    state = noughts.from_position("noughts/1 cells=xx.oo....", Chance(0))
    hint = hints_for(Observation.of(noughts, state, 0, Chance(1)), Chance(2), 200, 60.0)[0]
    assert hint.move == "mark c1" and hint.because[0].key == "wins"


def test_without_an_evaluator_no_level_is_offered_and_hints_are_refused(
    noughts: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(noughts), "evaluator", Game.evaluator)
    bots.search_bot.known_evaluator.cache_clear()
    try:
        assert bots.names("noughts") == ["random", "greedy"]
        report = duel.run(duel.plan("noughts", ["greedy", "random"], 10, 1, {}), processes=1)
        assert report.bots[0].win_rate > 0.5
        for name in bots.search_bot.LEVELS:
            with pytest.raises(Refused, match="bot-unknown"):
                bots.bot(name, "noughts")
        with pytest.raises(Refused, match="not-searched"):
            sitting().hints(0)
    finally:
        bots.search_bot.known_evaluator.cache_clear()


# --- in the terminal ------------------------------------------------------------------------------------------------


def sitting() -> Sitting:
    return new_sitting(shelf.game("noughts"), [Seat("Ana"), Seat(bot="random")], {}, 3)


def test_it_is_played_line_by_line(noughts: Game) -> None:
    assert type(drawing_of(noughts)) is PlainDrawing
    for language, prompt, mark in (("en", "Mark a free cell", "cross"), ("fr", "Marquez une case libre", "croix")):
        game = sitting()
        page = talked(game, first_moves(game), language)
        assert game.is_over() and "Ana     1" in page
        assert prompt in page and mark in page and ". . ." in page


def test_it_is_played_on_the_full_screen(noughts: Game) -> None:
    async def script(app: LocalApp, pilot: Pilot[str]) -> None:
        assert "Mark a free cell" in shown(app, "#prompt")
        assert listed(app) == [f"mark {cell}" for cell in ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3")]
        await press(app, pilot, "down", "enter")
        assert app.sitting.table.log[1].line.move == "mark b1"

    asyncio.run(played(sitting(), script))


# --- at a web table -------------------------------------------------------------------------------------------------


def test_the_server_lists_and_serves_it(noughts: Game, open_house: Callable[..., House]) -> None:
    house = open_house(catalogue=HOUSE, hint_simulations=24, hint_seconds=60.0)
    guest = house.guest()
    assert {card["name"]: card["bots"] for card in guest.get("/games")}["noughts"] == bots.names("noughts")
    assert "event-marked" in guest.http.get("/api/words/fr/noughts").text
    assert [clause["clause"] for clause in guest.get("/games/noughts/rules?language=fr")] == ["N-1", "N-2", "N-3"]
    line = guest.joined(guest.open("noughts", 2, bots=[None, "novice"], start=True))
    told = line.join()
    assert told["view"]["board"] == [[".", ".", "."]] * 3
    assert told["offers"][0] == {"move": "mark a1", "kind": "mark"}
    assert line.ask("hint", at=told["n"])["type"] == "hints"
    assert line.play("mark b2", told["n"])["entry"]["events"][-1]["kind"] == "marked"
    assert line.hear_until("step")["entry"]["seat"] == 1
