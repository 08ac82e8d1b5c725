"""Every sentence a game can need is there in every language, and can be said."""

from __future__ import annotations

import typing

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from armarium import shelf, words
from armarium.chance import Chance
from armarium.game import Game
from armarium.words import LANGUAGES
from tests.contract.sources import keys
from tests.contract.walk import walks

NAMES = ["Ana", "Béla", "Chloé", "Dov", "Eda", "Finn", "Gil", "Hanne"]


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.mark.parametrize(("constructor", "prefix"), [("Event", "event"), ("Reason", "reason"), ("Outcome", "outcome")])
def test_every_key_in_the_source_has_words(game: Game, language: str, constructor: str, prefix: str) -> None:
    said = words.words(game.name, language)
    found = keys(game.name, constructor)
    assert found, f"no {constructor} in the source of {game.name}"
    assert [key for key in sorted(found) if not said.has(f"{prefix}-{key}")] == []


def test_every_option_has_a_name_and_says_what_it_is_about(game: Game, language: str) -> None:
    said = words.words(game.name, language)
    for option in game.options:
        assert said.say(f"option-{option.name}") not in ("", f"option-{option.name}")
        assert said.attribute(f"option-{option.name}", "about"), option.name
        assert option.clause in game.clauses()


def test_every_clause_has_a_title_and_a_text(game: Game, language: str) -> None:
    for clause in words.clauses(game.name, language):
        assert clause["title"], clause
        assert clause["text"] not in ("", clause["clause"])
        assert clause["tag"] in ("book", "public", "recon", "ruling")


def test_the_game_has_a_name(game: Game, language: str) -> None:
    assert words.words(None, language).has(f"game-{game.name}")


def phases(game: Game) -> set[str]:
    """The phases a view can name."""
    state = game.new(game.seats[0], {}, Chance(0))
    hint = typing.get_type_hints(type(game.view(state, None))).get("phase")
    return set(typing.get_args(hint))


def test_every_phase_has_a_prompt(game: Game, language: str) -> None:
    said = words.words(game.name, language)
    seen = phases(game)
    for walk in walks(game, 3, seed=6000):
        with walk:
            seen |= {str(game.view(state, None).phase) for state in walk}
    assert seen
    assert [phase for phase in sorted(seen) if not said.has(f"prompt-{phase}")] == []


def test_every_event_and_outcome_of_random_games_can_be_told(game: Game, language: str) -> None:
    said = words.words(game.name, language)
    for walk in walks(game, 8, seed=6100):
        with walk:
            walk.state.events = []
            for _ in walk:
                pass
            told = {(event.kind, *sorted(event.values)): event for event in walk.state.events}
            for event in [*told.values(), *walk.state.events[:: 1 + len(walk.state.events) // 100]]:
                assert said.has(f"event-{event.kind}"), event.kind
                for viewer in (*range(walk.seats), None):
                    said.event(event.seen_by(viewer), NAMES[: walk.seats], viewer)
            ending = walk.state.outcome()
            assert ending is not None or walk.is_cut()
            assert ending is None or said.has(f"outcome-{ending.key}")


def test_every_refusal_in_random_games_can_be_told(game: Game, language: str) -> None:
    said = words.words(game.name, language)
    for walk in walks(game, 2, seed=6200):
        with walk:
            earlier: list[str] = ["fly"]
            for state in walk:
                for seat in range(walk.seats):
                    for text in earlier[-40::3]:
                        reason = state.why_not(seat, text)
                        if reason is not None:
                            assert reason.clause in ("", *game.clauses()), reason
                            assert said.has(f"reason-{reason.key}"), reason
                            assert said.reason(reason)
                    earlier += [state.text(move) for move in state.moves(seat)[::7]]


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(game: str | None, language: str) -> dict[str, set[str]]:
    """Every message and attribute of a Fluent file with the values it speaks of."""
    found: dict[str, set[str]] = {}
    tree = FluentParser().parse(words.source(game, language))
    for entry in tree.body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            parts = {entry.id.name: entry.value, **{f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes}}
            for name, pattern in parts.items():
                assert name not in found, f"{name} stands twice"
                variables = Variables()
                if pattern is not None:
                    variables.visit(pattern)
                found[name] = variables.names
    return found


@pytest.mark.parametrize("owner", [None, *shelf.NAMES])
def test_all_languages_have_the_same_messages(owner: str | None) -> None:
    first = messages(owner, LANGUAGES[0])
    for other in LANGUAGES[1:]:
        second = messages(owner, other)
        assert set(second) == set(first)
        assert {name: sorted(used) for name, used in second.items() if used - first[name] - OFTEN} == {}


OFTEN = {"you", "player"}  # a language may need the person where another does not
