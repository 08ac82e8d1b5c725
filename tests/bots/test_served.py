"""Programs at the server: named by who runs it, chosen by guests by that name, and never started by anybody else."""

from __future__ import annotations

import asyncio
import fcntl
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from armarium import cli, record, shelf
from armarium.bots import HOUSE, BotError, Observation
from armarium.bots.jobs import BotPool, MoveJob
from armarium.chance import Chance
from armarium.record import Record
from armarium.server.records import import_record
from armarium.server.settings import Program, Settings, parse_programs
from tests.bots.programs import ANY_MOVE, command, odd
from tests.bots.test_installed import first_steps
from tests.server.conftest import open_house as open_house  # a fixture
from tests.server.house import House

REAL = {"catalogue": HOUSE, "budget": 60.0, "thinking": 120.0}


def programs() -> dict[str, Program]:
    return parse_programs([f"anyone={command(ANY_MOVE)}", f"loud={odd('loud')}", f"crashing={odd('crashing')}"])


def test_a_named_program_plays_at_a_web_table(open_house: Callable[..., House]) -> None:
    house = open_house(**REAL, programs=programs())
    guest = house.guest()
    listed = {card["name"]: card["bots"] for card in guest.get("/games")}
    assert listed["rune"][-3:] == ["anyone", "loud", "crashing"]
    assert listed["grimoire"][-1] == "anyone"
    line = guest.joined(guest.open("rune", 2, bots=["anyone", "crashing"], sit=False, start=True))
    replaced = [event for step in first_steps(line, 10) for event in step["events"] if event["kind"] == "bot-replaced"]
    assert [(event["bot"], event["next-bot"]) for event in replaced] == [("crashing", "greedy")]


def test_a_guest_cannot_start_a_command(open_house: Callable[..., House], tmp_path: Path) -> None:
    house = open_house(**REAL, programs=programs())
    guest = house.guest()
    mark = tmp_path / "started"
    for name in (f"run:touch {mark}", f"touch {mark}", command(ANY_MOVE), "anyone=x", "loud "):
        assert guest.turned_away("/tables", game="rune", seats=2, bots=[None, name]) == "bot-unknown"
        table = guest.open("rune", 2)
        assert guest.turned_away(f"/tables/{table}/bot", seat=1, bot=name) == "bot-unknown"
    assert guest.turned_away("/tables", game="grimoire", seats=2, bots=[None, "loud"]) == "bot-unknown"
    assert not mark.exists()


def test_an_imported_record_cannot_start_a_command(open_house: Callable[..., House], tmp_path: Path) -> None:
    mark = tmp_path / "started"
    luck = Chance(3)
    luck.record_draws()
    shelf.game("rune").new(2, {}, luck)
    written = Record(
        "rune",
        "1",
        [f"bot run:touch {mark}"] * 2,
        {},
        start=luck.take_draws(),
        lines=[],
        result=record.result_text(None),
    )
    table = import_record(str(tmp_path / "tables.sqlite"), record.record_text(written))
    house = open_house(**REAL)
    step = first_steps(house.guest().line(table), 1)[0]
    assert step["events"][0]["next-bot"] == "greedy"
    assert not mark.exists()


def question(kind: str, *arguments: str) -> MoveJob:
    game = shelf.game("rune")
    state = game.new(2, {}, Chance(3))
    observation = Observation.of(game, state, state.actor(), Chance(4))
    return MoveJob("rune", kind, observation.position(), observation.seat, 1, 60.0, odd(kind, *arguments))


def test_a_program_does_not_outlive_its_worker(tmp_path: Path) -> None:
    file = tmp_path / "held"
    workers = BotPool(1, 120.0)

    def ask() -> None:
        with suppress(BotError):
            asyncio.run(workers.choose(question("hanging", str(file))))

    asking = threading.Thread(target=ask)
    asking.start()
    eventually(lambda: file.exists() and file.read_text() == "held")
    workers.close()
    asking.join()
    with file.open() as held:
        eventually(lambda: is_free(held.fileno()))


def is_free(file: int) -> bool:
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def eventually(is_so: Callable[[], bool]) -> None:
    for _ in range(6000):
        if is_so():
            return
        time.sleep(0.01)
    raise AssertionError("it never came to pass")


# --- naming ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "named"),
    [
        (["nameless"], "nameless"),
        (["empty="], "empty="),
        (["Loud=false"], "Loud"),
        (["greedy=false"], "greedy"),
        (["a,b=false"], "a,b"),
        (["broken=false"], "false"),
        (["absent=/nowhere/at/all"], "/nowhere/at/all"),
    ],
)
def test_a_program_that_cannot_be_named_is_refused(
    given: list[str], named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = [part for text in given for part in ("--bot", text)]
    assert cli.main(["serve", *arguments]) == 2
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 1 and named in lines[0]


def test_a_name_is_given_once(capsys: pytest.CaptureFixture[str]) -> None:
    twice = [part for _ in range(2) for part in ("--bot", f"loud={odd('loud')}")]
    assert cli.main(["serve", *twice]) == 2
    assert "loud=" in capsys.readouterr().err


def test_the_command_line_names_programs(monkeypatch: pytest.MonkeyPatch) -> None:
    from armarium.server import run as server

    seen: list[Settings] = []
    monkeypatch.setattr(server, "run", lambda settings, *_: seen.append(settings))
    assert cli.main(["serve", "--bot", f"loud={odd('loud')}"]) == 0
    assert seen[0].programs == {"loud": Program(odd("loud"), ["rune"])}
