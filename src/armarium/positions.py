"""What the positions of all games share: one line, a version, then fields as name=value in any order.

Each game writes and reads its own fields; this room knows only how they stand in the line and how a bad one is refused.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from armarium.game import Game, Options, OptionValue, complete_options, is_newer, option_text, parse_option
from armarium.reason import Reason, Refused, Value

NOTHING = "-"
LONGEST = 120  # characters of a bad field that are told


def field_refusal(field: str, key: str, clause: str = "", **values: Value) -> Refused:
    """A refusal to raise that names the field."""
    quoted: dict[str, Value] = {"field": field[:LONGEST]}
    for name, value in values.items():
        quoted[name] = value[:LONGEST] if isinstance(value, str) and name != "words" else value
    return Refused(Reason(clause, key, quoted))


def version(game: Game) -> str:
    return f"{game.name}/{game.rules}"


def is_known_version(game: Game, text: str) -> bool:
    """Whether a position that begins so is of these rules or of older ones."""
    name, slash, rules = text.partition("/")
    return name == game.name and bool(slash) and not is_newer(rules, game.rules)


def is_spelled_as(game: Game, text: str, again: str) -> bool:
    """Whether a line is, field by field, as we would write it; one of older rules may lack fields that came later."""
    first, *given = text.split()
    written = again.split()[1:]
    return given == written or (first != version(game) and given == [field for field in written if field in given])


def parse_fields(game: Game, text: str, names: Sequence[str], usual: Mapping[str, str] | None = None) -> dict[str, str]:
    """Every field of the line, each exactly once. A position of older rules is read if it is one of these rules too;
    fields that came later are named in `usual` with what they are where they are missing."""
    first, *rest = text.split() or [""]
    if not is_known_version(game, first):
        raise field_refusal(game.name, "position-version", value=first[:60], expected=version(game))
    fields: dict[str, str] = dict(usual or {}) if first != version(game) else {}
    given: set[str] = set()
    for part in rest:
        name, equals, value = part.partition("=")
        if not equals or name not in names or name in given:
            raise field_refusal(name[:60], "position-field", value=part[:60])
        fields[name] = value
        given.add(name)
    for name in names:
        if name not in fields:
            raise field_refusal(name, "position-missing")
    return fields


def parse_list(text: str, mark: str = ",") -> list[str]:
    return [] if text == NOTHING else text.split(mark)


def options_text(game: Game, options: Mapping[str, OptionValue]) -> str:
    """Only options away from their default are written."""
    usual = {option.name: option.default for option in game.options}
    changed = [f"{name}:{option_text(value)}" for name, value in options.items() if value != usual[name]]
    return ",".join(changed) or NOTHING


def options_of(game: Game, seats: int, text: str) -> Options:
    """The options a whole position names."""
    named = (part.partition("=")[2] for part in text.split() if part.startswith("options="))
    return parse_options(game, seats, next(named, NOTHING))


def parse_options(game: Game, seats: int, text: str) -> Options:
    options: Options = {}
    for part in parse_list(text):
        name, _, value = part.partition(":")
        options[name] = parse_option(value)
    return complete_options(game, seats, options)
