"""Bots that others install: found by entry point, at home everywhere, and harmless when broken."""

from __future__ import annotations

import asyncio
import logging
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from armarium import bots, shelf
from armarium.bots import HOUSE, Observation, installed
from armarium.bots.jobs import BotPool, MoveJob
from armarium.chance import Chance
from armarium.lab import duel
from armarium.reason import Refused
from armarium.words import LANGUAGES, words
from tests.bots.programs import ROOT
from tests.server.conftest import open_house as open_house  # a fixture
from tests.server.house import House, Line, Told

EAGER = ROOT / "examples" / "eager_bot"
Install = Callable[[str, dict[str, str]], None]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Puts a source and its entry points where Python looks for installed packages."""
    installed.installed_bots.cache_clear()
    monkeypatch.syspath_prepend(tmp_path)

    def put(source: str, entries: dict[str, str]) -> None:
        (tmp_path / "guest_bots.py").write_text(source)
        told = tmp_path / "guest_bots-1.0.dist-info"
        told.mkdir()
        (told / "METADATA").write_text("Metadata-Version: 2.1\nName: guest-bots\nVersion: 1.0\n")
        lines = "".join(f"{name} = {value}\n" for name, value in entries.items())
        (told / "entry_points.txt").write_text(f"[armarium.bots]\n{lines}")
        installed.installed_bots.cache_clear()

    yield put
    sys.modules.pop("guest_bots", None)
    installed.installed_bots.cache_clear()


GUESTS = """
class First:
    name = "first"
    games = ["rune", "kamimai"]

    def choose(self, observation, chance):
        return observation.text(observation.moves[0])

class Stubborn(First):
    games = ["rune"]

    def choose(self, observation, chance):
        raise ValueError("no")

class Gameless:
    def choose(self, observation, chance):
        return ""

class Wordy(First):
    games = "rune"

LAST = First()
"""


def eager(install: Install) -> None:
    """The example as its own pyproject.toml would install it."""
    entries = tomllib.loads((EAGER / "pyproject.toml").read_text())["project"]["entry-points"]["armarium.bots"]
    source = (EAGER / "eager_bot.py").read_text()
    install(source, {name: value.replace("eager_bot", "guest_bots") for name, value in entries.items()})


def observation() -> Observation:
    game = shelf.game("rune")
    state = game.new(2, {}, Chance(3))
    return Observation.of(game, state, state.actor(), Chance(4))


# --- found ----------------------------------------------------------------------------------------------------------


def test_an_installed_bot_is_one_of_the_bots_of_its_games(install: Install) -> None:
    before = {game: bots.names(game) for game in shelf.NAMES}
    install(GUESTS, {"first": "guest_bots:First", "last": "guest_bots:LAST"})
    assert bots.names("rune") == [*before["rune"], "first", "last"]
    assert bots.names("grimoire") == before["grimoire"]
    for name in ("first", "last"):
        assert bots.bot(name, "rune").choose(observation(), Chance(1)) == observation().offers[0].move
    with pytest.raises(Refused, match="bot-unknown"):
        bots.bot("first", "grimoire")


def test_a_broken_one_is_named_and_hinders_nobody(install: Install, caplog: pytest.LogCaptureFixture) -> None:
    broken = {
        "absent": "guest_bots:Nobody",
        "elsewhere": "no_such_module:Bot",
        "gameless": "guest_bots:Gameless",
        "wordy": "guest_bots:Wordy",
        "Loud": "guest_bots:First",
    }
    with caplog.at_level(logging.WARNING):
        install(GUESTS, {**broken, "first": "guest_bots:First"})
        assert bots.names("rune")[-1] == "first"
    for name, value in broken.items():
        assert f"{name} cannot be used: {value}" in caplog.text
        with pytest.raises(Refused, match="bot-broken"):
            bots.bot(name, "rune")
    assert bots.bot("random", "rune").name == "random"


def test_the_house_keeps_its_own_names(install: Install) -> None:
    install(GUESTS, {"greedy": "guest_bots:First"})
    assert bots.names("rune").count("greedy") == 1
    assert type(bots.bot("greedy", "rune")).__name__ == "GreedyBot"


def test_what_it_is_called(install: Install) -> None:
    for language in LANGUAGES:
        assert words(None, language).bot("first-one") == "First-one"
        assert words(None, language).bot("run:node bot.mjs") == "node bot.mjs"


# --- at home everywhere ---------------------------------------------------------------------------------------------


def test_the_example_beats_random(install: Install) -> None:
    eager(install)
    for game in installed.installed_bots().whole["eager"].games:
        assert "eager" in bots.names(game)
    report = duel.run(duel.plan("rune", ["eager", "random"], 6, 1, {}), processes=1)
    assert report.bots[0].win_rate > report.bots[1].win_rate


def test_an_installed_bot_thinks_in_a_worker(install: Install) -> None:
    install(GUESTS, {"first": "guest_bots:First"})
    workers = BotPool(1)
    try:
        asked = MoveJob("rune", "first", observation().position(), observation().seat, 1)
        assert asyncio.run(workers.choose(asked)) == observation().offers[0].move
    finally:
        workers.close()


def test_an_installed_bot_sits_down_at_a_web_table(install: Install, open_house: Callable[..., House]) -> None:
    install(GUESTS, {"first": "guest_bots:First", "stubborn": "guest_bots:Stubborn"})
    house = open_house(catalogue=HOUSE)
    guest = house.guest()
    listed = {card["name"]: card["bots"] for card in guest.get("/games")}
    assert "first" in listed["rune"] and "first" in listed["kamimai"] and "first" not in listed["grimoire"]
    line = guest.joined(guest.open("rune", 2, bots=["first", "stubborn"], sit=False, start=True))
    steps = first_steps(line, 8)
    replaced = [event for step in steps for event in step["events"] if event["kind"] == "bot-replaced"]
    assert [(event["bot"], event["next-bot"]) for event in replaced] == [("stubborn", "greedy")]


def first_steps(line: Line, count: int) -> list[Told]:
    """The first entries of the log, whenever they were written."""
    told: list[Told] = line.join()["log"]
    while len(told) < count:
        told.append(line.hear_until("step")["entry"])
    return told


@pytest.mark.slow
def test_the_example_can_be_installed(tmp_path: Path) -> None:
    source, target = tmp_path / "source", tmp_path / "target"
    shutil.copytree(EAGER, source)
    offline = ["--no-deps", "--no-index", "--no-build-isolation", "--disable-pip-version-check", "-q"]
    pip = [sys.executable, "-m", "pip", "install", *offline, "--target", str(target), str(source)]
    subprocess.run(pip, check=True, timeout=300)
    look = f"import sys; sys.path.insert(0, {str(target)!r}); from armarium import bots; print(bots.names('rune'))"
    done = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, timeout=60, check=True)
    assert "'eager'" in done.stdout
