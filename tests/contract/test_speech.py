"""Every event said aloud, in every language, with "you" and with a name as each of its persons: grammar by rule."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from armarium import shelf
from armarium.words import LANGUAGES
from tests.contract.speech import NAMES, events, message_ids, sentences

OWNERS = [None, *shelf.NAMES]
NAME = "|".join(NAMES)
CLAUSE_END = r"[.:;!?]"
CLITICS = r"(?:(?:ne|n’|vous|y|en|le|la|les|l’|lui|leur|se|s’|m’) ?)*"
LATER = {  # a clause's other verbs
    "en": r"(?:\band|,) ([a-z]+s)\b",
    "fr": rf"\bet {CLITICS}([a-zà-ÿœ]+)",
    "de": r"(?:\bund|,) ([a-zäöüß]+t)\b",
}
UNSAID = r"(?<!pour )\b(?:aucun|aucune|rien)\b"  # only with ne
SAME_FOR_ALL = {"cast", "may", "can", "had", "drew"}  # English verbs without an s of the third person
ALIKE = {"ist", "lässt", "schubst"}  # German verbs with st in the third person
STATELY = {"êtes", "faites", "dites", "voilà"}


def found(pattern: str, text: str) -> list[str]:
    return re.findall(pattern, text)


def verbs_by_name(owner: str | None, language: str) -> set[str]:
    """What names do: verbs of the third person, as the sentences themselves use them."""
    clitics = "" if language == "de" else CLITICS
    subject, later = rf" ?(?:{NAME}) {clitics}([a-zà-ÿœ]+)", LATER[language]
    clauses = [clause for _, _, text in sentences(owner, language) for clause in re.split(CLAUSE_END, text)]
    told = [(begun, clause) for clause in clauses if (begun := re.match(subject, clause))]
    return {verb for begun, clause in told for verb in (begun[1], *found(later, clause))} - SAME_FOR_ALL


def verbs_by_you(owner: str | None) -> set[str]:
    clauses = [clause for _, _, text in sentences(owner, "en") for clause in re.split(CLAUSE_END, text)]
    return {begun[1] for clause in clauses if (begun := re.match(" ?[Yy]ou ([a-z]+)", clause))} - SAME_FOR_ALL


# --- the rules: each gives what is wrong with a sentence --------------------------------------------------------------


def unfinished(text: str) -> list[str]:
    """Placeables nobody filled, raw keys, holes, an end without a stop, a beginning without a capital."""
    wrong = found(r"[{}$]|\b(?:event|card|spell|because|ending|offer|colour|reason)-[a-z-]+", text)
    wrong += found(r" {2}| [.,]|\(\)|: *[.:]|\.\.", text)
    wrong += [] if re.search(r"[.!?”»“]$", text) else ["no end"]
    return wrong + ([] if text[0].isupper() or text[0].isdigit() else ["no capital"])


def english(owner: str | None) -> Callable[[str], list[str]]:
    third, second = verbs_by_name(owner, "en"), verbs_by_you(owner)

    def wrong(text: str) -> list[str]:
        faults = found(r"\bof (?:yours|you)\b|\b[Yy]ou(?:’s| is| has| was| does)\b|\byours’s", text)
        for clause in re.split(CLAUSE_END, text):
            subject, later = re.match(rf" ?(You|you|{NAME}) ([a-z]+)", clause), found(LATER["en"], clause)
            if subject and subject[1].lower() == "you":
                faults += [verb for verb in [subject[2], *later] if verb in third - second]
            elif subject:
                faults += [verb for verb in [subject[2], *later] if verb in second - third]
        return faults

    return wrong


def french(owner: str | None) -> Callable[[str], list[str]]:
    third = verbs_by_name(owner, "fr")

    def wrong(text: str) -> list[str]:
        faults = found(r"(?<!est) à vous\b|\bchez vous\b|\bl[ea] vôtre\b|\bde vous\b|\(vous\)", text)
        faults += found(r"[^ \u00a0\u202f][:;!?»]|«[^ \u00a0\u202f]|'", text)
        faults += found(rf"(?:{NAME}) [^.:]*{UNSAID}", text) if not re.search(r"\bn[e’]", text) else []
        for clause in re.split(CLAUSE_END, text):
            subject = re.match(rf" ?(?:Vous|vous) {CLITICS}([a-zà-ÿœ]+)", clause)
            if subject:
                faults += [] if subject[1].endswith("ez") or subject[1] in STATELY else [subject[1]]
                faults += [verb for verb in found(LATER["fr"], clause) if verb in third]
                faults += found(UNSAID, clause) if not re.search(r"\bn[e’]", clause) else []
        return faults

    return wrong


def german(owner: str | None) -> Callable[[str], list[str]]:
    third = verbs_by_name(owner, "de")

    def wrong(text: str) -> list[str]:
        faults = found(r"\bvon dir\b|\b(?:[Ss]ie|Ihr) (?:haben|sind|werden)\b", text)
        faults += found(rf"(?:{NAME})[’']?s\b", text)  # whose: "von Mira" fits every name
        faults += found(r" [:;!?]|[«»”\"']", text) + (["quotes"] if text.count("„") != text.count("“") else [])
        for clause in re.split(CLAUSE_END, text):
            subject, later = re.match(rf" ?(Du|du|{NAME}) ([a-zäöüß]+)", clause), found(LATER["de"], clause)
            if subject and subject[1].lower() == "du":
                faults += [verb for verb in [subject[2]] if not re.search(r"[sz]t$", verb)]
                faults += [verb for verb in later if verb in third and not re.search(r"[sz]t$", verb)]
            elif subject:
                faults += [verb for verb in [subject[2], *later] if re.search(r"st$", verb) and verb not in ALIKE]
        return faults

    return wrong


RULES = {"en": english, "fr": french, "de": german}


@pytest.mark.parametrize("owner", OWNERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_good_language_for_you_and_for_everybody(owner: str | None, language: str) -> None:
    rule = RULES[language](owner)
    wrong = {(key, text): unfinished(text) + rule(text) for key, _, text in sentences(owner, language)}
    assert {told: faults for told, faults in wrong.items() if faults} == {}


@pytest.mark.parametrize("owner", OWNERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_you_are_spoken_to_wherever_an_event_has_a_person(owner: str | None, language: str) -> None:
    """Whoever is "you" is never called by name, and everybody else is, where the sentence speaks of them at all."""
    for key, values, text in sentences(owner, language):
        for name in [name for name in values if name.endswith("you")]:
            prefix = name.removesuffix("you")
            assert values[name] == "no" or values[f"{prefix}player"] not in text, (key, text)


def test_the_rules_of_grammar_see_what_they_are_for() -> None:
    """Sentences that were once told."""
    for text in (
        "You take a face-down card and shows it: Queen.",
        "Cure of yours does nothing: there are no discards.",
        "You takes the King.",
        "Mira take the King.",
    ):
        assert english("grimoire")(text), text
    for text in (
        "Vous prenez une carte face cachée et la montre : Reine.",
        "Envoûtement : Reine quitte Tom et rejoint le vôtre.",
        "Tempête : Mira prend 2 PV chez vous.",
        "Mira donne Eau à vous.",
        "Mira crie « Pris ! » à vous : un Regard.",
        "Vous prend le jeton d’ordre 2.",
        "Mira garde aucune carte.",
        "Accélération (vous) renverse l’ordre.",
        "Manche 3: six points.",
    ):
        assert french("grimoire")(text), text
    for text in (
        "Du nimmt Marker 2.",
        "Mira nimmst den König.",
        "Du nimmst eine verdeckte Karte und zeigt sie: Königin.",
        "Ein Meister von dir verlässt das Spiel.",
        "Miras Zauber bewirkt nichts.",
        "Mira ruft “Erwischt!”.",
        "Runde 3 : sechs Punkte.",
    ):
        assert german("grimoire")(text), text
    for text in (
        "Mira takes { $card }.",
        "Mira takes card-king.",
        "Mira takes  it.",
        "mira takes it.",
        "Mira takes it",
    ):
        assert unfinished(text), text


def test_every_event_that_names_a_person_is_walked() -> None:
    """Two hundred sentences and more in each game would not do if a kind were left out."""
    for owner in shelf.NAMES:
        for language in LANGUAGES:
            keys = {key for key, _, _ in sentences(owner, language)}
            assert keys == set(events(owner, language)) == set(events(owner, "en")) and len(keys) > 9
        assert message_ids(owner, "en")
