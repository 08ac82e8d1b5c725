"""Hints say why: every game has reasons of its own, certain in all worlds a seat thinks possible, in both languages."""

from __future__ import annotations

import math
import re

import pytest

from armarium import shelf
from armarium.bots import Observation, hints
from armarium.bots.hints import WORLDS, Because, Hint, Likely, MoveSamples, hints_for
from armarium.chance import Chance
from armarium.game import LUCK, Event, Game, State
from armarium.games.kamimai.merits import risk_merit
from armarium.games.kragmortha.merits import away, merits, way
from armarium.games.kragmortha.state import State as Floor
from armarium.terminal.drawing import hint_lines
from armarium.words import LANGUAGES, words
from tests.contract.walk import walks
from tests.kamimai.scene import new as new_grimoire

COMPARED = {"only", "clear", "most-tried", "behind", "nearly"}
NAMES = [f"Player {seat}" for seat in range(8)]


def keys(game: str) -> set[str]:
    """The reasons a game can give, from the source itself."""
    path = shelf.game(game).folder() / "merits.py"
    world_events = re.findall(r'\("([a-z-]+)", \{', path.read_text("utf-8"))
    return {*world_events, *re.findall(r': "([a-z-]+)"', path.read_text("utf-8"))}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", shelf.NAMES)
def test_every_reason_of_a_game_has_words(game: str, language: str) -> None:
    game_merits = words(game, language)
    assert len(keys(game)) > 4
    assert sorted(key for key in keys(game) if not game_merits.has(f"because-{key}")) == []


def test_nearly_every_hint_says_what_the_move_is_for(game: Game) -> None:
    found = 0
    silent = []
    for walk in walks(game, 2, seed=8600, looks=2 if game.name == "kamimai" else 8):
        with walk:
            for state in walk:
                seat = int(state.actor())
                if state.move_count(seat) > 1:
                    for hint in hints_for(Observation.of(game, state, seat, Chance(1)), Chance(2), 3, math.inf):
                        found += 1
                        silent += [hint.move] * ({because.key for because in hint.because} <= COMPARED)
                        must_be_said(game, seat, hint.because)
    assert found > 4 and len(silent) <= found // 10, silent


def must_be_said(game: Game, seat: int, because: list[Because]) -> None:
    for language in LANGUAGES:
        for reason in because:
            game_merits = words(game.name, language).tell(f"because-{reason.key}", reason.values, NAMES, seat)
            assert (
                game_merits
                and not game_merits.startswith("because-")
                and "{" not in game_merits
                and "None" not in game_merits
            )


# --- what is said for certain, and what with its share ----------------------------------------------------------------


def some_samples() -> MoveSamples:
    game = shelf.game("rune")
    state = game.new(2, {}, Chance(1))
    observation = Observation.of(game, state, int(state.actor()), Chance(1))
    return MoveSamples(observation, observation.moves[0], Chance(2))


def test_a_reason_that_holds_in_some_worlds_is_told_with_its_share_or_not_at_all() -> None:
    look = some_samples()
    assert look.is_firm and len(look.game_merits) == WORLDS
    area, holds = Because("area", {"points": 3}), Because("holds")
    look.game_merits = [[area, holds]] * WORLDS
    assert look.game_merit() == area
    look.is_firm = False
    look.game_merits = [[area, holds]] * (WORLDS - 1) + [[holds]]
    assert look.game_merit() == Because("area", {"points": 3}, WORLDS - 1, WORLDS)
    look.game_merits = [[area, holds]] * (WORLDS // 2) + [[holds]] * (WORLDS // 2)
    assert look.game_merit() == Because("holds", {}, WORLDS, WORLDS), "in all worlds, and yet not certain"
    look.game_merits = [[area]] + [[]] * (WORLDS - 1)
    assert look.game_merit() is None


def test_points_of_a_move_that_draws_are_told_with_their_share() -> None:
    look = some_samples()
    look.is_firm = False
    look.gains = [[2, 2]] * 4 + [[0, 0]] * 2
    look.gains = [[gain[0] if seat == look.seat else 0 for seat in range(2)] for gain in look.gains]
    assert look.gain_merit() == Because("gain", {"points": 2}, 4, WORLDS)
    look.won = [True] * WORLDS
    assert look.win_merit() == Because("wins", {}, WORLDS, WORLDS)
    look.is_firm = True
    assert look.win_merit() == Because("wins") and look.gain_merit() is None


def test_an_uncertain_event_is_told_with_its_share_and_a_rare_one_not() -> None:
    look = some_samples()
    certain = look.world_events[0][0]
    often, rare = Event("token", {"seat": 1}), Event("over", {})
    look.world_events = [[certain, Event(LUCK, {}), often]] * 4 + [[certain, rare]] * 2
    assert look.likely() == [Likely(often.seen_by(0), 4, WORLDS)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_share_is_spoken_and_certainty_is_not(language: str) -> None:
    game_merits = words("rune", language)
    hint = Hint("draw", 50, [], [], [Because("wins"), Because("wins", {}, 5, 6), Because("wins", {}, 6, 6)])
    _, why = hint_lines(game_merits, hint, "", NAMES, 0)
    wins = game_merits.say("because-wins")
    often = game_merits.say("likely-often", {"times": 5, "of": 6, "what": wins})
    assert why == f"{wins} {often} {game_merits.say('likely-always', {'what': wins})}"
    assert "5" in often and "6" in often


def test_nothing_called_certain_fails_in_the_true_world(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seen in a single guessed world: if that is enough, no number of agreeing worlds made it certain."""
    monkeypatch.setattr(hints, "WORLDS", 1)
    promises = 0
    for walk in walks(game, 16, seed=9100, looks=20):
        with walk:
            for n, state in enumerate(walk):
                seat = state.to_act()[n % len(state.to_act())]
                observation = Observation.of(game, state, seat, Chance(n))
                moves = observation.moves[:: 1 + len(observation.moves) // 5]
                promises += sum(kept(state, MoveSamples(observation, move, Chance(n)), move) for move in moves)
    assert promises > 100


def kept(state: State, look: MoveSamples, move: int) -> int:
    """How many promises a look makes; all of them must come true with whatever luck."""
    certain = [
        one
        for one in (look.win_merit(), look.gain_merit(), look.cost_merit(), look.lead_merit())
        if one and one.of == 0
    ]
    reason = look.game_merit()
    for seed in range(3):
        events: list[Event] = []
        after = state.clone(Chance(seed))
        after.events = events
        after.play(look.seat, move)
        world_events = [event.seen_by(look.seat) for event in events]
        assert world_events[: len(look.events)] == look.events, state.text(move)
        for one in certain:
            assert is_true(one, look.seat, state, after), (state.text(move), one)
        if reason is not None and reason.of == 0:
            merits = look.game.merits()
            truth = [] if merits is None else merits.merits(state, look.seat, move, after)
            assert (reason.key, reason.values) in truth, (state.text(move), reason)
    return len(look.events) + len(certain) + (reason is not None and reason.of == 0)


def is_true(because: Because, seat: int, before: State, after: State) -> bool:
    old, new = before.standing(), after.standing()
    ending = after.outcome()
    match because.key:
        case "wins":
            return ending is not None and seat in ending.winners
        case "gain":
            return new[seat] - old[seat] == because.values["points"]
        case "betters":
            return new[seat] > old[seat]
        case "costs":
            rival = because.values["rival-seat"]
            return old[rival] - new[rival] == because.values["points"]
        case "harms":
            return new[because.values["rival-seat"]] < old[because.values["rival-seat"]]
        case "takes-lead" | "keeps-lead":
            return all(new[seat] > points for other, points in enumerate(new) if other != seat)
    return False


# --- Kragmortha: what is said is so -----------------------------------------------------------------------------------


def played(state: State, seat: int, move: int) -> tuple[Floor, Floor]:
    before, after = state.clone(Chance(1)), state.clone(Chance(1))
    after.play(seat, move)
    assert isinstance(before, Floor) and isinstance(after, Floor)
    return before, after


def test_goblins_are_told_of_rigor_and_the_desk_as_they_are() -> None:
    game, world_events = shelf.game("kragmortha"), set()
    for walk in walks(game, 14, seed=8700, looks=10):
        for state in walk:
            seat = int(state.actor())
            for move in state.moves(seat)[:8]:
                before, after = played(state, seat, move)
                for key, values in merits(before, seat, move, after):
                    world_events.add(key)
                    match key:
                        case "hunts":
                            rival = values["rival-seat"]
                            assert (
                                rival != seat and away(after, rival) < away(before, rival) and away(after, rival) <= 3
                            )
                        case "flees":
                            assert away(before, seat) <= 3 < values["squares"] == away(after, seat)
                        case "desk":
                            assert 0 < values["squares"] == way(after, seat) < way(before, seat)
                        case "apart":
                            assert values["squares"] == away(after, seat)
    assert {"hunts", "flees", "desk", "apart"} <= world_events and world_events & {"learns", "touches"}


@pytest.mark.clause("M-56")
@pytest.mark.parametrize(
    ("source", "risk", "expected"),
    [
        ("simulated", 399, ("risk", {"danger": 0})),
        ("simulated", 400, ("risk", {"danger": 1})),
        ("simulated", 2000, ("risk", {"danger": 2})),
        ("quick", 30, ("risk-share", {"danger": 0, "falls": 0})),
        ("quick", 2340, ("risk-share", {"danger": 2, "falls": 23})),
    ],
)
def test_a_hint_names_the_risk_of_a_pull_as_the_table_shows_it(
    source: str, risk: int, expected: tuple[str, dict[str, int]]
) -> None:
    """Where bodies decide an estimate is a word; it is a number where it is what decides."""
    assert risk_merit(new_grimoire(2, grimoire=source), risk) == expected


def test_the_risk_in_a_hint_is_said_in_every_language() -> None:
    said = [words("kamimai", language).say("because-risk", {"danger": 1}) for language in LANGUAGES]
    assert said == ["Such a pull is risky.", "Un tel geste est risqué.", "So ein Ziehen ist riskant."]
    share = [words("kamimai", lang).say("because-risk-share", {"danger": 2, "falls": 23}) for lang in LANGUAGES]
    assert share == [
        "Such a pull is dangerous. It brings the Grimoire down in about 23 of 100 tries.",
        "Un tel geste est dangereux. Il fait tomber le Grimoire dans environ 23 essais sur 100.",
        "So ein Ziehen ist gefährlich. Es bringt das Grimoire in etwa 23 von 100 Versuchen zu Fall.",
    ]
