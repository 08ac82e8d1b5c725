"""Socket messages with something wrong with them, the same ones for the same seed."""

from __future__ import annotations

import json
import random
from typing import Any

from armarium.server.limits import MESSAGE_SIZE

Fields = dict[str, Any]
ODD: list[Any] = [
    *(None, True, -1, 0, 1, 2**31, 2**63, -(2**64), 1e308, -0.0),
    *("", "0", "x" * 300, "\x00", "\ud800", "🂡", "..", "\u202e"),
    *([], [[]], {}, {"type": "move"}, [0] * 500, [[0.0, 1e9, -1e9, 5.0]] * 40, "lay 1 a1 r0", "pull 1 slow", "done"),
]  # fmt: skip
TAGS = [
    "move",
    "pull",
    "try",
    "hint",
    "undo",
    "answer",
    "say",
    "note",
    "stand",
    "allow",
    "reclaim",
    "end",
    "rematch",
    "hurry",
]
RAW = [
    "",
    "{",
    "[]",
    "null",
    "0",
    '"move"',
    "[" * 5_000,
    '{"type":' * 900,
    '{"type":"move"',
    '{"type":"ping","id":',
    "\x00",
]
BYTES = ["\x00", "\xff", '"', "\\", "{", "}", "[", ",", ":", "9", "-", "e", "\u0301", " "]


def honest_messages(n: int, moves: list[str]) -> list[Fields]:
    """What a page might send at log number `n`."""
    move = moves[0] if moves else "lay 1 a1"
    return [
        {"type": "join", "since": 0, "chat": 0},
        {"type": "move", "at": n, "move": move},
        {"type": "try", "at": n, "move": move},
        {"type": "pull", "at": n, "slot": 1, "grip": [2.6, 0.0], "samples": [[0.0, 0.0, 0.0, 0.0]], "more": True},
        {"type": "undo", "at": n},
        {"type": "answer", "agree": True},
        {"type": "say", "text": "hello"},
        {"type": "note", "note": {}},
        {"type": "stand", "away": True, "seat": 0},
        {"type": "allow", "allowed": True},
        {"type": "reclaim", "at": n},
        *({"type": tag} for tag in ("hint", "end", "rematch", "hurry", "ping")),
    ]


def odd_message(luck: random.Random, n: int, moves: list[str]) -> str | bytes:
    """An honest message with one or two things wrong with it, or something that never was one."""
    if luck.random() < 0.05:
        return luck.choice(RAW)
    fields = {**luck.choice(honest_messages(n, moves)), "id": f"odd-{luck.randrange(10**9)}"}
    for _ in range(luck.randint(1, 2)):
        spoil_field(luck, fields)
    text = json.dumps(fields)
    if luck.random() < 0.15:
        text = spoil_text(luck, text)
    if luck.random() < 0.001:
        text += " " * MESSAGE_SIZE
    return text.encode("utf-8", "surrogatepass") if luck.random() < 0.1 else text.encode("utf-8", "replace").decode()


def spoil_field(luck: random.Random, fields: Fields) -> None:
    kind, name = luck.randrange(8), luck.choice(sorted(fields))
    if kind == 0:
        del fields[name]
        fields.setdefault("type", luck.choice([*TAGS, "", "fly"]))
    elif kind == 1:
        fields[luck.choice(["seat", "n", "person", "host", "secret", "x" * 90])] = luck.choice(ODD)
    elif kind == 2:
        fields[name] = luck.choice(ODD)
    else:
        fields[name] = odd_like(luck, fields[name])


def odd_like(luck: random.Random, value: Any) -> Any:
    """Another value of the same kind: most messages can still be read, and are refused by what they ask for."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, str) and value not in [*TAGS, "join", "ping"]:
        return spoil_text(luck, value)
    kin = [each for each in ODD if type(each) is type(value)]
    return luck.choice([*TAGS, "join", "ping"] if isinstance(value, str) else kin or [value])


def spoil_text(luck: random.Random, text: str) -> str:
    for _ in range(luck.randint(1, 3)):
        place = luck.randint(0, len(text))
        until = place + luck.choice([0, 0, 1, 1, 5, 40])
        text = text[:place] + luck.choice([*BYTES, ""]) + text[until:]
    return text
