"""Every sentence a person reads, from the Fluent files of the house and of each game, in English and French.

The browser reads the same files. An event or a reason brings a key and values; this room makes the sentence: `seat`
gives $player and $you, `target-seat` gives $target-player and $target-you; a value v under key k is spoken as the
message k-v where there is one (colour: blue is said as colour-blue), and lists are spoken item by item. A sentence that
cannot be made is logged and told as its key: it ends no game.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TypedDict

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import parse, serialize
from fluent.syntax.ast import Message

from armarium import shelf
from armarium.reason import Reason, Refused

logger = logging.getLogger(__name__)

LANGUAGES = ("en", "fr")
LONGEST = 1000  # characters of a value inside a sentence; Fluent makes none of more than 2500
Values = Mapping[str, object]


def source(game: str | None, language: str) -> str:
    """The Fluent text of the house (None) or of a game; empty where a game has no words in this language."""
    folder = Path(__file__).parent if game is None else shelf.folder(game)
    path = folder / "words" / f"{language}.ftl"
    return path.read_text("utf-8") if path.is_file() else ""


def known_language(language: str) -> str:
    if language not in LANGUAGES:
        raise Refused(Reason("", "language-unknown", {"language": language, "languages": ", ".join(LANGUAGES)}))
    return language


class Words:
    """The words of one language: the house's, and a game's before them."""

    def __init__(self, game: str | None, language: str) -> None:
        self.game = game
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for owner in (None,) if game is None else (None, game):
            self._bundle.add_resource(FluentResource(source(owner, language)), allow_overrides=True)

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, key: str, values: Values | None = None) -> str:
        """A message as it stands; the key itself where there is none, so that a gap is seen."""
        return self._format(key, "", values) if self.has(key) else key

    def bot(self, name: str) -> str:
        """What a bot is called; one that others brought goes by the name they gave it."""
        return self.say(f"bot-{name}") if self.has(f"bot-{name}") else name.partition(":")[2] or name.capitalize()

    def game_name(self, game: str) -> str:
        return words(game, self.language).say(f"game-{game}")

    def attribute(self, key: str, name: str) -> str:
        return self._format(key, name, None) if self.has(key) else ""

    def _format(self, key: str, name: str, values: Values | None) -> str:
        given = {} if values is None else values
        message = self._bundle.get_message(key)
        pattern = message.attributes.get(name) if name else message.value
        if pattern is None:
            return ""
        try:
            text, errors = self._bundle.format_pattern(pattern, {name: short(value) for name, value in given.items()})
        except Exception as problem:  # noqa: BLE001  (whatever Fluent raises)
            text, errors = key, [problem]
        if errors:
            logger.error("no sentence for %s in %s: %s", key, self.language, errors)
        return key if errors else str(text)

    def tell(self, key: str, values: Values, names: Sequence[str] = (), viewer: int | None = None) -> str:
        """A message about players and parts: seats become names, values become their words."""
        spoken: dict[str, object] = {}
        for name, value in values.items():
            spoken[name] = self._value_words(name, value)
            if (name == "seat" or name.endswith("-seat")) and isinstance(value, int) and 0 <= value < len(names):
                prefix = name.removesuffix("seat")
                spoken[f"{prefix}player"] = names[value]
                spoken[f"{prefix}you"] = "yes" if value == viewer else "no"
        return self.say(key, spoken)

    def _value_words(self, name: str, value: object) -> object:
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, list):
            return ", ".join(str(self._value_words(name.removesuffix("s"), item)) for item in value)
        part = f"{name.rsplit('-', 1)[-1]}-{value}"
        if isinstance(value, (str, int)) and self.has(part):
            return self.say(part)
        return value

    def value(self, name: str, value: str | int) -> str:
        """A value by its words, as it would stand in a sentence."""
        return str(self._value_words(name, value))

    def event(self, event: Values, names: Sequence[str], viewer: int | None = None) -> str:
        """The sentence for an event as somebody may know it; empty where an event is only for the screen."""
        return self.tell(f"event-{event['kind']}", event, names, viewer)

    def reason(self, reason: Reason) -> str:
        """The sentence, and inside it the one of the reason behind it, with its clause."""
        if reason.why is None:
            return self.tell(f"reason-{reason.key}", reason.values)
        clause = f" ({reason.why.clause})" if reason.why.clause else ""
        return self.tell(f"reason-{reason.key}", {**reason.values, "why": f"{self.reason(reason.why)}{clause}"})


def short(value: object) -> object:
    """A value as a sentence can hold it."""
    return f"{value[: LONGEST - 1]}…" if isinstance(value, str) and len(value) > LONGEST else value


@cache
def words(game: str | None, language: str) -> Words:
    return Words(game, known_language(language))


def refusal_text(refused: Refused, language: str = LANGUAGES[0], game: str | None = None) -> str:
    """One sentence for a refusal, with its clause where it has one; a reason behind it may be of a game it names."""
    named = refused.reason.values.get("game") if refused.reason.why is not None else None
    sentence = words(named if named in shelf.names() else game, language).reason(refused.reason)
    return f"{sentence} ({refused.reason.clause})" if refused.reason.clause else sentence


def clauses(game: str, language: str) -> list[dict[str, str]]:
    """The rules of a game in our own words: clause, title, text, and the tag that tells where it comes from."""
    wording = words(game, language)
    return [
        {"clause": clause, "title": wording.attribute(clause, "title"), "text": wording.say(clause), "tag": tag}
        for clause, tag in shelf.game(game).clauses().items()
    ]


class Sources(TypedDict):
    house: str
    games: dict[str, str]


def sources(language: str) -> Sources:
    """Fluent texts for a browser at the cupboard: the house's, and of each game what its box says."""
    return {"house": source(None, language), "games": {name: box_source(name, language) for name in shelf.names()}}


@cache
def box_source(game: str, language: str) -> str:
    """The messages of a game that are read before it is opened: its name and its tagline."""
    wanted = {f"game-{game}", "tagline"}
    resource = parse(source(game, language))
    resource.body = [entry for entry in resource.body if isinstance(entry, Message) and entry.id.name in wanted]
    return serialize(resource)
