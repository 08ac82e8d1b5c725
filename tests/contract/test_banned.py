"""What nobody should read, in any message of any file: engine talk, code words, notation, places a board does not show,
half-made grammar and careless type. Each rule is shown to see what it is for.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from armarium.words import LANGUAGES
from tests.contract.messages import Said, keys, said

TABLE = re.compile(r"(?:screen|help|lines|learn)-(?:keys|help|turn)$")  # lines in columns: keys and what they do
TYPED = re.compile(  # teaches or quotes what is typed at a terminal, in a record or in a file
    r"help-|lines-|learn-(?:type|help|again|go-on|shown)|screen-(?:keys|help)|.*\.typed$|reason-(?:.*form|move-unknown|"
    r"record|position|part|card-|hand-not|cell-expected|square-expected|square|not-listed|line|luck|forbid|sweep|proxy|"
    r"bot-form|option-form|spell-form|report|weights|results|certificate|no-quarter|reserve)|kept-|join-|duty-|check-|"
    r"bot-check|help-bot|fit-|parts|standings|sim-|learn-|ladder|reason-(?:look|no-red|usage|ray|extra|pictures|host|"
    r"internal|port|clause|processes|backup|store|database|address|engine|admin)"
)
HEARD = re.compile(  # for who hears the board or reads it as a table, and for terminals, whose boards show the places
    r"(?:fact|text|screen|square|spot|cell|ghost|lit|key|duty|seat)-|reason-position-|reason-parts-|move-|tab-"
)
TOLD = re.compile(r"(?:because|hint|turning|likely|mark|analysis|puzzle|lesson|opponent|prompt|bot|study)-")


class Rule(NamedTuple):
    name: str
    pattern: str
    counts: Callable[[Said], bool] = lambda one: True


def is_read(one: Said) -> bool:
    return not TYPED.match(one.key)


def shows_places(one: Said) -> bool:
    """Whoever sees a board has other words for it (`seen-`), or never reads this."""
    if HEARD.match(one.key) or TYPED.match(one.key):
        return False
    seen = {"event-": "seen-", "reason-": "seen-reason-"}
    twin = next((other + one.key.removeprefix(kind) for kind, other in seen.items() if one.key.startswith(kind)), "")
    return twin not in keys(LANGUAGES[0])


ANYWHERE = [
    Rule("unfilled", r"[{}$]", lambda one: "log-format" not in one.key),
    Rule("holes", r"\S {2,}\S", lambda one: not TABLE.search(one.key) and one.key != "kept-game"),
    Rule("stray comma or stop", r" [,.](?![\w.])|\(\)|,,|\.\.(?!\.)", lambda one: is_read(one) and one.key != "M-4"),
    Rule("notation", r"\b(?:lay \d|master [a-z]\d|token [a-z]\d|pull \d|cast \w+ \d|play \d|page:\d)", is_read),
    Rule("a place the board does not show", r"\bm14\b", shows_places),
    Rule(
        "engine talk",
        r"(?i)imagin|simul|playout|rollout|\bnodes?\b|\bsearch(?:ed|es)?\b",
        lambda one: bool(TOLD.match(one.key)),
    ),
    Rule("straight apostrophe", r"\w'\w", lambda one: "parts.toml" not in one.text),
]
OWN = {
    "en": [
        Rule("of yours", r"\bof yours\b|(?<!two )(?<!three )(?<!all )(?<!several )(?<!Several )\bof you\b|\byours’s\b"),
        Rule("no move", r"(?<!There )(?<!there )\bis no (?:move|report|table|rule|card)\b|\bis none of\b", is_read),
        Rule("on turn", r"(?i)\bon turn\b|\bthe one to move\b|\bstands? (?:to move|at the turn)\b", is_read),
        Rule("the standing is", r"\bstanding is\b"),
        Rule("a space before %", r"\d %"),
        Rule("you with a verb of others", r"(?:^|[.:;!?,] )[Yy]ou (?:is|has|was|does|takes|plays|draws|sets|lays)\b"),
        Rule("code word", r"(?i)\bonline\b"),
        Rule("two words for one thing", r"(?<!No )\bcircles?\b", is_read),
    ],
    "fr": [
        Rule("à vous after a verb", r"(?<!est )(?<!sont )(?<!pas )(?<![,;:.!?«»] )(?<!^)\bà vous\b(?! de)", is_read),
        Rule("elision", r"\b(?:de|que|jusque|lorsque) (?:Ana|Élise|Odile)\b", is_read),
        Rule("chez vous", r"\bchez vous\b"),
        Rule("no space before a sign", r"[^\s…][;:!?»](?=\s|$)", is_read),
        Rule("no space before %", r"\d%"),
        Rule("two words for one thing", r"(?i)\bbots?\b|\bchat\b|\btéléporteurs?\b|\bcercles?\b", is_read),
        Rule("he for whoever it is", r"-t-il [a-zé]+é\b|\bfauté\b"),
        Rule("code word", r"(?i)\ben ligne\b"),
        Rule("another word than the button’s", r"(?i)\bconfirme[rz]\b"),
    ],
}


def rules(language: str) -> list[Rule]:
    return [*ANYWHERE, *OWN.get(language, [])]


def faults(one: Said, language: str) -> list[str]:
    return [rule.name for rule in rules(language) if rule.counts(one) and re.search(rule.pattern, one.text)]


@cache
def everything(language: str) -> list[Said]:
    return list(said(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_banned_is_ever_said(language: str) -> None:
    wrong = {
        (one.owner, one.key): (found, one.text) for one in everything(language) if (found := faults(one, language))
    }
    assert wrong == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_shown_as_if_it_were_a_sentence(language: str) -> None:
    known = {key for key in keys(language) if "-" in key and "." not in key}
    common = {"face-down", "turn-order", "half-turn"}
    wrong = {(one.owner, one.key): one.text for one in everything(language) if words_of(one) & known - common}
    assert wrong == {}


def words_of(one: Said) -> set[str]:
    return set() if TYPED.match(one.key) else set(re.findall(r"[a-z]+(?:-[a-z0-9]+)+", one.text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_said(language: str) -> None:
    assert {one.key for one in everything(language)} == keys(language) == keys(LANGUAGES[0])
    assert all(one.text for one in everything(language) if one.key.startswith(("event-", "prompt-", "reason-")))


@pytest.mark.parametrize("place", ["src/armarium/games/rune/words/fr.ftl", "web/src/games/rune/words/fr.ftl"])
def test_a_french_rune_agrees_with_its_colour(place: str) -> None:
    """Colours are told as nouns (“bleu”), so a rune or an area says its own form (“une rune bleue”)."""
    text = (Path(__file__).resolve().parents[2] / place).read_text("utf-8")
    assert re.findall(r"\b(?:runes?|zones?|Maîtres) \{ \$(?:colour|was) \}(?!s)", text) == []


WRONG = {
    "en": {
        "event-nothing": "Cure of yours does nothing.",
        "reason-not-offered": "This is no move.",
        "M-9": "Who is on turn has the last word.",
        "event-score": "The standing is now 4, 2.",
        "turning-shares": "67 % instead of 16 %.",
        "event-took": "You takes the King.",
        "K-33": "One for people online.",
        "because-most-tried": "Tried in 2,237 of 3,240 imagined games.",
        "hint-gain": "Better: master n9.",
        "because-wins": "Take  it.",
        "prompt-take": "Take { $card }.",
        "lesson-aim": "It's yours.",
        "because-gain": "It brings m14.",
        "event-anything": "Ana steps to m14.",
        "ground-teleport": "a circle",
    },
    "fr": {
        "event-joined": "Les zones de vert à vous se rejoignent.",
        "event-gave": "Pip donne Eau à vous.",
        "lesson-join-split": "Coupez la zone bleue de Ana.",
        "lesson-aim.idea": "Avoir plus de points que Élise.",
        "event-stole": "Mira prend 2 PV chez vous.",
        "event-round": "Manche 3: six points.",
        "turning-shares": "67% au lieu de 16%.",
        "M-56": "Le toucher des bots.",
        "chat": "Chat",
        "K-33": "Pour des gens en ligne.",
        "event-took": "Ana l'a prise.",
        "lesson-aim-most": "Touchez une rune, puis confirmez.",
        "ground-teleport": "un téléporteur",
        "vote-ask": "Ana a-t-il fauté ?",
    },
}
FINE = {
    "en": {
        "event-took": "Ana takes the King, and two of you look on.",
        "screen-keys": "12 m14  finds “lay 12 m14 r1”",
    },
    "fr": {"event-turn": "À vous d’activer. C’est à vous !", "lesson-join": "La zone bleue d’Ana est à vous."},
}


@pytest.mark.parametrize("language", WRONG)
def test_the_rules_see_what_they_are_for(language: str) -> None:
    """Sentences that were once told, and some that only look like them."""
    unseen = [key for key, text in WRONG[language].items() if not faults(Said("", key, text), language)]
    refused = [key for key, text in FINE[language].items() if faults(Said("", key, text), language)]
    assert (unseen, refused) == ([], [])
