"""Plays with corrected boxes, each in a process of its own: python -m tests.house.corrected GAME, corrections on stdin.

A correction is a path into parts.toml and what to write there, null to strike it out. Of each it prints one line: the
sentence of the refusal, as the command line says it, or "plays" after whole games through the contract.
"""

from __future__ import annotations

import contextlib
import copy
import io
import json
import os
import sys
import tomllib
from collections.abc import Callable
from importlib import resources
from typing import Any

from armarium import cli, shelf
from armarium.chance import Chance
from armarium.cli import asking
from armarium.game import Game
from armarium.reason import Refused
from tests.contract.walk import Walk

MOVES = 120  # of a long game
PLAYS = "plays"
Correction = list[tuple[list[str | int], object]]


def corrected(box: dict[str, Any], path: list[str | int], value: object) -> dict[str, Any]:
    box = copy.deepcopy(box)
    place: Any = box
    for step in path[:-1]:
        place = place[step]
    if value is None:
        del place[path[-1]]
    else:
        place[path[-1]] = value
    return box


def use(name: str, corrections: Correction) -> None:
    """Let this process read the corrected file instead of the one on the shelf."""
    text = resources.files("armarium").joinpath("games", name, "parts.toml").read_text("utf-8")
    box = tomllib.loads(text)
    for path, value in corrections:
        box = corrected(box, path, value)
    read = tomllib.loads

    def loads(source: str) -> dict[str, Any]:
        return copy.deepcopy(box) if source == text else read(source)

    vars(tomllib)["loads"] = loads


def plays(game: Game) -> str:
    for seats in {min(game.seats), max(game.seats)}:
        for seed in range(2):
            walk = Walk(game, seats, {"grand-master": True} if game.name == "rune" else {}, seed)
            while walk.state.to_act() and len(walk.lines) < MOVES:
                seat = walk.state.to_act()[0]
                assert walk.state.move_count(seat) > 0, "somebody must act and has no move"
                game.view(walk.state, seat)
                game.offers(walk.state, seat)
                walk.step()
                if len(walk.lines) % 7 == 0 or not walk.state.to_act():
                    text = game.position(walk.state)
                    assert game.position(game.from_position(text, Chance(0))) == text
    return PLAYS


def told(name: str) -> str:
    """What comes of loading the game: from the command line, which must end in one sentence, and then by playing."""
    complaint = io.StringIO()
    with contextlib.redirect_stderr(complaint), contextlib.redirect_stdout(io.StringIO()):
        code = cli.main(["serve", "--host", "256.0.0.1", "--lang", "en"])
    assert code == asking.REFUSED
    try:
        return plays(shelf.game(name))
    except Refused:
        return complaint.getvalue().strip()


def in_child(name: str, corrections: Correction, tell: Callable[[str], str] = told) -> str:
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            use(name, corrections)
            answer = tell(name)
        except Exception as error:  # noqa: BLE001 (whatever breaks is the answer)
            answer = f"broken: {type(error).__name__}: {error}"
        with os.fdopen(writing, "w") as answers:
            answers.write(answer)
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as answers:
        answer = answers.read()
    os.waitpid(child, 0)
    return answer


if __name__ == "__main__":
    for asked in json.load(sys.stdin):
        print(json.dumps(in_child(sys.argv[1], asked)), flush=True)
