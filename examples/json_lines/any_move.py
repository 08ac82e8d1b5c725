"""A bot that plays any offered move, without Armarium: it reads lines of JSON and answers with lines of JSON.

Check it:  armarium bot check "python3 examples/json_lines/any_move.py"
Play it:   armarium play rune --bots "run:python3 examples/json_lines/any_move.py"
"""

from __future__ import annotations

import json
import random
import sys
from typing import Any


def say(**message: Any) -> None:
    print(json.dumps(message), flush=True)


def chosen(question: dict[str, Any]) -> str:
    """Your idea goes here: look at question["view"] and the fields of each offer."""
    offers = question["offers"]
    move: str = random.Random(question["seed"]).choice(offers)["move"]
    return move


def main() -> None:
    for line in sys.stdin:
        message = json.loads(line)
        match message["type"]:
            case "hello":
                say(type="hello", protocol=1, name="any move", games=message["games"])
            case "move":
                say(type="move", id=message["id"], move=chosen(message))
            case "no":
                print("refused:", message["reason"], file=sys.stderr)
            case "goodbye":
                return


if __name__ == "__main__":
    main()
