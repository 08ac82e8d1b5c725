"""Every sentence a person reads, from the Fluent files of the house and of each game, in every language of the house.

The browser reads the same files. An event or a reason brings a key and values; this room makes the sentence: `seat`
gives $player and $you, `target-seat` gives $target-player and $target-you, `scores` gives $standing; a value v under
key k is spoken as the message k-v where there is one (colour: blue is said as colour-blue), and lists are spoken item
by item. A sentence that cannot be made is logged and told as its key: it ends no game.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TypedDict

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import parse, serialize
from fluent.syntax.ast import Message

from armarium import boxes, shelf
from armarium.reason import Reason, Refused

logger = logging.getLogger(__name__)

LANGUAGES = ("en", "fr", "de")
LONGEST = 1000  # characters of a value inside a sentence; Fluent makes none of more than 2500
Values = Mapping[str, object]
VOWELS = "aàâäeéèêëiîïoôöuùûüœæ"  # before which French "de" loses its own; a name with h or y may go either way


def french_of(name: object) -> str:
    """« de Pip », « d’Ana »."""
    text = str(name)
    return f"d’{text}" if text and text[0].lower() in VOWELS else f"de {text}"


QUOTED = re.compile(r"\{ printed-([\w-]+) \}")
FUNCTIONS = {"DE": french_of}  # what sentences may call besides Fluent's own; web/src/words.svelte.ts has the same


def source(game: str | None, language: str) -> str:
    """The Fluent text of the house (None) or of a game, with that of its lessons; empty where it has no words. What
    accompanies a box says all that its book says, and more."""
    folder = Path(__file__).parent if game is None else shelf.folder(game)
    paths = (folder / "words" / f"{language}.ftl", folder / "lessons" / "words" / f"{language}.ftl")
    book = shelf.game(game).accompanies if game in shelf.COMPANIONS else ""
    own = [path.read_text("utf-8") for path in paths if path.is_file()]
    printed = [] if game is None else printed_numbers(game, language, "\n".join(own))
    return "\n".join([source(book, language), *own] if book else [*own, *printed])


def printed_numbers(game: str, language: str, text: str) -> list[str]:
    """Messages with the numbers of the box that is played with, those that a text quotes: `{ printed-points-R }`, or
    `{ printed-counts-masters-word }` for small ones in words. So sentences follow what an owner has corrected."""
    wanted = set(QUOTED.findall(text))
    if not wanted:
        return []
    numbers = {way.replace(".", "-"): value for way, value in boxes.numbers(boxes.load(game)).items()}
    digits = [f"printed-{name} = {value}" for name, value in numbers.items() if name in wanted]
    numerals = words(None, language)
    return digits + [
        f"printed-{name}-word = {numerals.say('numeral', {'n': value})}"
        for name, value in numbers.items()
        if f"{name}-word" in wanted
    ]


def known_language(language: str) -> str:
    if language not in LANGUAGES:
        raise Refused(Reason("", "language-unknown", {"language": language, "languages": ", ".join(LANGUAGES)}))
    return language


class Words:
    """The words of one language: the house's, and a game's before them."""

    def __init__(self, game: str | None, language: str) -> None:
        self.game = game
        self.language = language
        self._bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)  # type: ignore[arg-type]  # text is fine
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

    def attribute(self, key: str, name: str, values: Values | None = None) -> str:
        return self._format(key, name, values) if self.has(key) else ""

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
            if name == "scores" and isinstance(value, list):
                spoken["standing"] = standing_of(value, names)
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


def standing_of(scores: Sequence[object], names: Sequence[str]) -> str:
    """Who has how much; numbers alone where nobody has a name."""
    places = [f"{name} {score}" for name, score in zip(names, scores, strict=False)]
    return ", ".join(places or map(str, scores))


def short(value: object) -> object:
    """A value as a sentence can hold it."""
    return f"{value[: LONGEST - 1]}…" if isinstance(value, str) and len(value) > LONGEST else value


@cache
def words(game: str | None, language: str) -> Words:
    return Words(game, known_language(language))


def in_all_languages(game: str | None, key: str) -> list[str]:
    return [words(game, language).say(key) for language in LANGUAGES]


def refusal_text(refused: Refused, language: str = LANGUAGES[0], game: str | None = None) -> str:
    """One sentence for a refusal, with its clause where it has one; a reason behind it may be of a game it names."""
    named = refused.reason.values.get("game") if refused.reason.why is not None else None
    sentence = words(named if named in shelf.spoken_names() else game, language).reason(refused.reason)
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
    return {
        "house": source(None, language),
        "games": {name: box_source(name, language) for name in shelf.spoken_names()},
    }


@cache
def box_source(game: str, language: str) -> str:
    """The messages of a game that are read before it is opened: its name and tagline, what phones do beside it."""
    wanted = {f"game-{game}", "tagline", "own-box-does"}
    resource = parse(source(game, language))
    resource.body = [entry for entry in resource.body if isinstance(entry, Message) and entry.id.name in wanted]
    return serialize(resource)
