"""What is asked of a player comes from what is offered, and says why the rest is not."""

from __future__ import annotations

import pytest

from armarium.game import State
from armarium.games.rune.terminal import Drawing
from armarium.words import LANGUAGES, words
from tests.contract.walk import scaled
from tests.rune.judge import Judge
from tests.rune.tables import GAME, at, offered, play
from tests.rune.test_judge import games
from tests.rune.test_masters import CORNERS, EMPTY_DECK, FULL


def asked(judge: Judge) -> str:
    """The key of the prompt, from the judge's own list of moves."""
    if judge.phase in ("token", "over"):
        return judge.phase
    kinds = {move.split()[0] for move in judge.moves()}
    if judge.phase == "lay":
        return "show" if kinds == {"show"} else "lay"
    if "draw" in kinds:
        return "choose" if "master" in kinds else "draw"
    why = "last" if judge.left[1 - judge.seat] == 0 else "empty"
    return f"{'master' if 'master' in kinds else 'retire'}-{why}"


def must_ask_what_is_offered(state: State) -> str:
    judge = Judge(GAME.position(state))
    for viewer in (0, 1, None):
        prompt = GAME.view(state, viewer).prompt
        own = viewer == judge.seat
        assert prompt.key == (asked(judge) if own or judge.phase != "lay" else "first")
        fitting = {int(move.split()[1]) for move in judge.moves() if move.startswith("lay")}
        unfit = [card for card in judge.hands[judge.seat] if card not in fitting]
        assert prompt.unfit == (unfit if own and judge.phase == "lay" else [])
    return str(GAME.view(state, judge.seat).prompt.key)


@pytest.mark.clause("R-6", "R-11", "R-14")
def test_the_prompts_of_random_games_come_from_what_is_offered() -> None:
    seen: set[str] = set()
    for _, walk in zip(range(scaled(25)), games(), strict=False):
        with walk:
            seen |= {must_ask_what_is_offered(state) for state in walk}
            seen.add(must_ask_what_is_offered(walk.state))
    assert seen >= {"lay", "choose", "master-last", "token", "over"}


CLOSED = {**FULL, "masters": "2@m13 1@m14 2@n15", "tokens": "2@n13:blue 1@m15:green"}
REST = ".".join(str(card) for card in range(3, 17))
NOWHERE = {"laid": "BB/RG/BG@m14", "masters": "2@m13 2@n13 2@n14 1@n16", "options": "quarter-turns:off"}


@pytest.mark.clause("R-11", "R-13", "R-14")
@pytest.mark.parametrize(
    ("state", "kinds", "key", "says"),
    [
        (at("7 9", masters=CORNERS, left="2/0"), {"show"}, "show", "None of your cards fits"),
        (at("7 13", **NOWHERE), {"lay"}, "lay", "Card 7 fits nowhere now."),
        (at(**CLOSED, phase="choose"), {"draw"}, "draw", "No rune is open to a Master"),
        (
            at(**EMPTY_DECK, hands="12.13/14.15.16", left="3/3", phase="choose"),
            {"master"},
            "master-empty",
            "deck is empty",
        ),
        (at(phase="choose", masters="2@m13 2@n13 2@m15"), {"master"}, "master-last", "No more drawing"),
        (
            at(**FULL, phase="choose", left="2/0"),
            {"retire"},
            "retire-last",
            "No more drawing, and no rune is open to it.",
        ),
        (
            at(**CLOSED, phase="choose", hands="1/2", gone=REST),
            {"retire"},
            "retire-empty",
            "The deck is empty; no rune is open to it.",
        ),
        (at(phase="choose"), {"draw", "master"}, "choose", "one fewer to lay"),
    ],
    ids=lambda value: value if isinstance(value, str) and " " not in value else "",
)
def test_a_prompt_says_why_the_rest_is_not_offered(state: State, kinds: set[str], key: str, says: str) -> None:
    assert {text.split()[0] for text in offered(state)} == kinds
    assert must_ask_what_is_offered(state) == key
    prompt, hint = Drawing("rune").prompt(GAME.view(state, state.actor()), "en")
    assert says in f"{prompt}. {hint}"


def test_after_laying_a_hand_has_fewer_cards_than_masters_left() -> None:
    """So no prompt says that they are as many."""
    state = play(at(), min(offered(at())))
    side = GAME.view(state, 0).sides[0]
    assert (side.hand, side.masters) == (2, 3)
    for language in LANGUAGES:
        said = words("rune", language)
        assert "as many cards as Masters" not in said.attribute("prompt-choose", "hint")
        assert "autant de cartes que de Maîtres" not in said.attribute("prompt-choose", "hint")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_fits_into_two_lines_of_a_phone(language: str) -> None:
    said = words("rune", language)
    for key in ("show", "draw", "master-empty", "master-last", "retire-empty", "retire-last"):
        assert 0 < len(said.attribute(f"prompt-{key}", "hint")) <= 52, key
