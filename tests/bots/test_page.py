"""The page for bot writers is true: its exchange is held again word by word, and its bots play."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

from armarium import shelf
from armarium.bots import Observation, observation_at
from armarium.bots.program import Running
from armarium.chance import Chance
from tests.bots.programs import ROOT, command

PAGE = (ROOT / "docs" / "bot-writers.md").read_text("utf-8")
PARROT = """
import json, sys
answers, heard = json.load(open(sys.argv[1])), open(sys.argv[2], "w")
for line in sys.stdin:
    print(line.strip(), file=heard, flush=True)
    if json.loads(line)["type"] == "goodbye":
        break
    print(json.dumps(answers.pop(0)), flush=True)
"""


def block(kind: str) -> str:
    found = re.search(rf"```{kind}\n(.*?)```", PAGE, flags=re.DOTALL)
    assert found
    return found[1]


def exchange() -> list[tuple[str, dict[str, Any]]]:
    """Who says what, in order."""
    lines = re.split(r"^(?=[→←])", block("exchange"), flags=re.MULTILINE)
    return [(line[0], json.loads(line[1:])) for line in lines if line.strip()]


def test_the_exchange_is_held_as_it_is_printed(tmp_path: Path) -> None:
    house = [message for who, message in exchange() if who == "→"]
    answers = [message for who, message in exchange() if who == "←"]
    (tmp_path / "parrot.py").write_text(PARROT)
    (tmp_path / "answers").write_text(json.dumps(answers))
    asked, guessed = house[1], house[2]
    observation = observation_at(shelf.game(asked["game"]), guessed["position"], asked["seat"], asked["seconds"])
    with Running(command(tmp_path / "parrot.py", str(tmp_path / "answers"), str(tmp_path / "heard"))) as running:
        assert running.ask(observation, Chance(7)) == answers[-1]["move"]
    heard = [json.loads(line) for line in (tmp_path / "heard").read_text().splitlines()]
    assert heard == house


def test_every_message_is_in_the_tables() -> None:
    for who, message in exchange():
        part = PAGE.partition("### What the program says")[0 if who == "→" else 2]
        row = re.search(rf"^\| `{message['type']}` \|(.*?)\|", part, flags=re.MULTILINE)
        assert row
        assert re.findall(r"`([a-z]+)`", row[1]) == [field for field in message if field != "type"]


def test_the_class_on_the_page_plays() -> None:
    room: dict[str, Any] = {}
    exec(compile(block("python"), "bot-writers.md", "exec"), room)
    entries = tomllib.loads(block("toml"))["project"]["entry-points"]["armarium.bots"]
    bot = room[entries["mine"].partition(":")[2]]()
    observation = an_observation()
    assert bot.choose(observation, Chance(1)) in [offer.move for offer in observation.offers]


def an_observation() -> Observation:
    house = [message for who, message in exchange() if who == "→"]
    return observation_at(shelf.game("rune"), house[2]["position"], house[1]["seat"])
