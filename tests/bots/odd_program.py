"""Programs that play badly, or listen closely, chosen by their first argument. They do not need Armarium."""

from __future__ import annotations

import fcntl
import json
import os
import sys
import time
from pathlib import Path
from typing import Any

KIND = sys.argv[1]
FILE = Path(sys.argv[2]) if len(sys.argv) > 2 else None
HELD: list[Any] = []


def say(**message: Any) -> None:
    print(json.dumps(message), flush=True)


def hold(file: Path) -> None:
    """Keep a file locked for as long as this process lives."""
    held = file.open("w")
    fcntl.flock(held, fcntl.LOCK_EX)
    held.write("held")
    held.flush()
    HELD.append(held)


def hang() -> None:
    while True:
        time.sleep(60)


def hello(message: dict[str, Any]) -> None:
    if KIND == "mute":
        hang()
    if KIND == "moody" and FILE is not None:  # every second process is in another mood
        with FILE.open("a") as mood:
            mood.write("x")
    if KIND == "narrow" and set(message) - {"type", "protocol", "games", "name"}:
        sys.exit(4)
    if KIND == "nameless":
        say(type="move", id=1, move="hello")
    say(type="hello", protocol=9 if KIND == "later" else 1, name=KIND, games=["rune"])


def move(message: dict[str, Any]) -> None:
    id, first = message["id"], message["offers"][0]["move"]
    if KIND == "crashing":
        os._exit(3)
    if KIND == "crashing-once" and FILE is not None and not FILE.exists():
        FILE.write_text("crashed")
        os._exit(3)
    if KIND == "hanging":
        if FILE is not None:
            hold(FILE)
        hang()
    if KIND == "chatty":
        print("good day", flush=True)
        print("[1, 2", flush=True)
    if KIND == "cheating":
        say(type="move", id=id, move="win at once")
        return
    if KIND == "elsewhere":
        say(type="move", id=id + 1, move=first)
        say(type="hello", protocol=1, name=KIND, games=[])
    if KIND == "moody" and FILE is not None and len(FILE.read_text()) % 2:
        first = message["offers"][-1]["move"]
    if KIND == "loud":
        first = f"  {first.upper()} "
    say(type="move", id=id, move=first)


def spy() -> None:
    """Writes down every line, and asks for two guesses before each move."""
    assert FILE is not None
    with FILE.open("w", encoding="utf-8") as notes:
        waiting: dict[int, int] = {}
        offered: dict[int, str] = {}
        for line in sys.stdin:
            notes.write(line)
            notes.flush()
            message = json.loads(line)
            if message["type"] == "hello":
                say(type="hello", protocol=1, name=KIND, games=message["games"])
            elif message["type"] == "move":
                waiting[message["id"]] = 2
                offered[message["id"]] = message["offers"][0]["move"]
                say(type="guess", id=message["id"])
            elif message["type"] == "guess":
                waiting[message["id"]] -= 1
                if waiting[message["id"]]:
                    say(type="guess", id=message["id"])
                else:
                    say(type="move", id=message["id"], move=offered[message["id"]])


def play() -> None:
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            hello(message)
        elif message["type"] == "move":
            move(message)
        elif message["type"] == "no" and KIND == "cheating":
            say(type="move", id=message["id"], move="win at once")
        elif message["type"] == "goodbye" and KIND == "staying":
            hang()
        elif message["type"] == "goodbye":
            sys.exit(5 if KIND == "grumpy" else 0)
    if KIND == "clinging":
        hang()


if __name__ == "__main__":
    spy() if KIND == "spy" else play()
