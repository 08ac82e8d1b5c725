"""What the positions of all games share: one line, a version, then fields as name=value in any order.

Each game writes and reads its own fields; this room knows only how they stand in the line and how a bad one is refused.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from armarium.game import Game, Options, OptionValue, option_text, parse_option, settled
from armarium.reason import Reason, Refused, Value

NOTHING = "-"


def refuse(field: str, key: str, clause: str = "", **values: Value) -> Refused:
    """A refusal to raise that names the field."""
    told: dict[str, Value] = {"field": field}
    told.update(values)
    return Refused(Reason(clause, key, told))


def version(game: Game) -> str:
    return f"{game.name}/{game.rules}"


def parse_fields(game: Game, text: str, names: Sequence[str]) -> dict[str, str]:
    """Every field of the line, each exactly once."""
    first, *rest = text.split() or [""]
    if first != version(game):
        raise refuse(game.name, "position-version", value=first, expected=version(game))
    fields: dict[str, str] = {}
    for part in rest:
        name, equals, value = part.partition("=")
        if not equals or name not in names or name in fields:
            raise refuse(name, "position-field", value=part)
        fields[name] = value
    for name in names:
        if name not in fields:
            raise refuse(name, "position-missing")
    return fields


def parse_list(text: str, mark: str = ",") -> list[str]:
    return [] if text == NOTHING else text.split(mark)


def options_text(game: Game, options: Mapping[str, OptionValue]) -> str:
    """Only options away from their default are written."""
    usual = {option.name: option.default for option in game.options}
    changed = [f"{name}:{option_text(value)}" for name, value in options.items() if value != usual[name]]
    return ",".join(changed) or NOTHING


def parse_options(game: Game, seats: int, text: str) -> Options:
    options: Options = {}
    for part in parse_list(text):
        name, _, value = part.partition(":")
        options[name] = parse_option(value)
    return settled(game, seats, options)
