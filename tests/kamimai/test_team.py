"""Bots at KamiMaï: what hands are worth, which moves are liked, how likely a victory is, the last look with bodies."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from armarium import bots, evaluator
from armarium.bots import Observation
from armarium.chance import Chance
from armarium.game import NOBODY
from armarium.games.kamimai import GAME, evaluation
from armarium.games.kamimai.deck import foresight
from armarium.games.kamimai.notation import DONE, PULL, kind_of, move_of, pull_of
from armarium.games.kamimai.state import State
from armarium.games.kamimai.team import policy
from armarium.games.kamimai.team.hands import Team
from tests.kamimai.scene import drawing, new, play

BOT = bots.bot("heuristic", "kamimai")


def chosen(state: State, seed: int = 1, bot: bots.Bot = BOT) -> str:
    luck = Chance(seed)
    return bot.choose(Observation.of(GAME, state, int(state.actor()), luck), luck)


def finished(seats: int, seed: int, **options: object) -> State:
    state = GAME.new(seats, {"grimoire": "quick", **options}, Chance(seed))  # type: ignore[dict-item]
    while (seat := int(state.actor())) != NOBODY:
        state.play(seat, state.find(seat, chosen(state, seed)))
    return state


def questions(state: State, most: int) -> Iterator[tuple[int, list[int]]]:
    """Who is asked and what is offered; whoever listens plays on."""
    for _ in range(most):
        seat = int(state.actor())
        if seat == NOBODY:
            return
        yield seat, state.moves(seat)


# --- choosing ---------------------------------------------------------------------------------------------------------


def test_the_greedy_stops_for_a_spell_and_casts_it_for_all() -> None:
    """It counts the team's spells, and looks one own move further where few follow: it sees what stopping brings."""
    greedy = bots.bot("greedy", "kamimai")
    ready = play(drawing("water*4/fire"), "pull 20 > 20")
    assert {chosen(ready, seed, greedy) for seed in range(5)} == {"done"}
    assert chosen(play(ready, "done > stands"), 1, greedy).startswith("cast water")
    asked = play(drawing("water*3/water"), "pull 20 > 20", "done > stands", "cast water 1:3 2:1")
    assert chosen(asked, 1, greedy) == "agree"
    waiting = play(drawing("water*2/fire"), "pull 20 > 20")
    assert len({chosen(waiting, seed, greedy) for seed in range(5)}) > 1, "it has nothing to prefer"


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_a_team_wins_the_first_level(seats: int) -> None:
    won = [finished(seats, seed, level=1, steadiness="calm").outcome() for seed in range(3)]
    assert [outcome.key for outcome in won if outcome is not None].count("victory") >= 2


def test_a_spell_that_can_be_paid_is_cast_and_agreed_to() -> None:
    state = play(drawing("water*3/water"), "pull 20 > 20", "done > stands")
    text = chosen(state)
    assert text.startswith("cast water")
    state = play(state, text)
    assert chosen(state) == "agree"


@pytest.mark.parametrize(("drawn", "kind"), [("air", PULL), ("earth", DONE), ("water.fire", DONE)])
def test_who_draws_alone_stops_when_the_hand_suffices_and_not_to_throw_a_card_away(drawn: str, kind: int) -> None:
    """Drawn cards need no place before phase 4: as long as no spell can be paid, stopping throws one of them away."""
    full = drawing("water*3.earth*3", seats=1, drawn=drawn, pulls=1)
    assert kind_of(policy.best_move(full, 0)) == kind


def test_choosing_changes_nothing() -> None:
    state = play(drawing("water*2.earth/fire.wolf"), "pull 20 > 20")
    before = GAME.position(state)
    policy.move_values(state, state.seat, state.moves(state.seat))
    evaluation.win_probability(state)
    assert GAME.position(state) == before


def test_slow_hands_are_liked_better_and_even_decks_too() -> None:
    state = new()
    moves = state.moves(state.seat)
    liked = dict(zip(moves, policy.move_values(state, state.seat, moves), strict=True))
    assert liked[pull_of(31, 0)] > liked[pull_of(31, 2)]
    leaning = play(new(), "pull 1 > 1", "pull 2 > 2", "pull 3 > 3")
    moves = [pull_of(slot, 0) for slot in (10, 50)]
    assert policy.move_values(leaning, leaning.seat, moves)[1] > policy.move_values(leaning, leaning.seat, moves)[0]


def test_the_least_wanted_card_is_stored_last() -> None:
    state = play(drawing("water*2.earth*2/-"), "pull 1 > 1", "done > stands")
    team = Team(state)
    assert team.potential() > 0 and team.value_stored(state.seat) <= team.value_without_limit(state.seat)


def test_guardians_cost_their_holder_and_the_steadiest_hand_is_taken() -> None:
    free, water, air, both = (
        Team(drawing(f"{hand}/-")) for hand in ("-", "water-guardian", "air-guardian", "water-guardian.air-guardian")
    )
    assert free.guardian_cost(0) == 0 < water.guardian_cost(0) < air.guardian_cost(0)
    assert both.forced_hand(0) == water.forced_hand(0) != air.forced_hand(0)


# --- judging ----------------------------------------------------------------------------------------------------------


def test_more_energy_and_more_spells_are_worth_more() -> None:
    poor, rich = new(), new()
    poor.energy = 1
    assert 0 < evaluation.win_probability(poor) < evaluation.win_probability(rich) < 1
    rich.sheet.marked[2] = 15
    assert evaluation.win_probability(rich) > evaluation.win_probability(new())


def test_the_end_is_known() -> None:
    over = finished(2, 1, level=1, steadiness="calm")
    outcome = over.outcome()
    assert outcome is not None and evaluation.win_probability(over) == (1.0 if outcome.key == "victory" else 0.0)


def test_one_worth_for_all_seats() -> None:
    found: evaluator.Evaluator = evaluation.Evaluator()
    worths = found.values(new(seats=3))
    assert [worths[seat] for seat in range(3)] == [evaluation.win_probability(new(seats=3))] * 3
    assert found.is_quiet(new())


def test_every_offered_move_has_a_liking_and_none_is_above_nothing() -> None:
    found: evaluator.Evaluator = evaluation.Evaluator()
    state = GAME.new(3, {"grimoire": "quick", "level": 2}, Chance(5))
    for seat, moves in questions(state, 120):
        likings = found.prior_logits(state, seat, moves)
        liked = [likings[place] for place in range(len(moves))]
        assert max(liked) == 0 and min(liked) >= -30
        assert (
            moves[liked.index(0)]
            == moves[policy.move_values(state, seat, moves).index(max(policy.move_values(state, seat, moves)))]
        )
        state.play(seat, moves[Chance(len(moves)).below(len(moves))])


def test_the_best_move_is_the_best_liked_one() -> None:
    state = GAME.new(2, {"grimoire": "quick", "level": 3}, Chance(7))
    for seat, moves in questions(state, 60):
        liked = policy.move_values(state, seat, moves)
        best = policy.best_move(state, seat)
        assert liked[moves.index(best)] == max(liked)
        state.play(seat, best)


def test_how_it_stands_without_a_card_is_how_it_stands_when_it_is_taken() -> None:
    deck = play(new(), "pull 1 > 1", "pull 20 > 20", "pull 21 > 21", "pull 64 > 64").deck
    foretold = deck.odds_without()
    for slot in deck.standing():
        left = deck.clone()
        left.take(slot, Chance(1))
        assert foretold[slot] == left.common_odds()


def test_each_card_is_worth_what_it_is_worth() -> None:
    """Looking at one kind of card leaves nothing behind for the next."""
    draw = policy.DrawPhase(Team(drawing("water*3/-")))
    assert draw.gains[0] > 6, "a fourth water card pays a spell"
    assert all(0 < draw.gains[colour] < 2 for colour in range(1, 4)), "other Elements do not"
    assert all(draw.gains[card] < 0 for card in range(4, 8)), "no Guardian is wished for"


# --- M-56: confirming by full simulation ------------------------------------------------------------------------------


@pytest.mark.clause("M-56")
def test_a_live_bot_tries_its_best_pulls_with_bodies(monkeypatch: pytest.MonkeyPatch) -> None:
    state = drawing("-/-")
    tried: list[int] = []

    def fallen(state: State, move: int, stood: object, chance: Chance) -> bool:
        tried.append(move)
        return move == tried[0]

    monkeypatch.setattr(foresight, "simulate_fall", fallen)
    observation = bots.observation_at(GAME, GAME.position(state), state.seat, seconds=1000.0)
    text = BOT.choose(observation, Chance(1))
    assert len(tried) == foresight.CANDIDATES * foresight.ROLLOUTS and len(set(tried)) == foresight.CANDIDATES
    assert text != state.text(tried[0]), "the pull that fell is liked less"
    tried.clear()
    BOT.choose(Observation.of(GAME, state, state.seat, Chance(1)), Chance(1))
    assert not tried, "a lab plays by the surrogate alone"


@pytest.mark.clause("M-56")
def test_a_try_is_a_real_pull_from_a_deck_that_stands_as_it_is_seen() -> None:
    slots = tuple(slot for slot in range(20) if slot not in (9, 10))
    stood = foresight.settled_deck(20, slots)
    assert stood is not None and tuple(stood.slots) == slots
    state = drawing("-/-")
    assert foresight.simulate_fall(state, pull_of(12, 0), stood, Chance(1)) in (True, False)
    again = foresight.simulate_fall(state, pull_of(12, 0), stood, Chance(1))
    assert again == foresight.simulate_fall(state, pull_of(12, 0), stood, Chance(1))


def test_no_candidates_where_stopping_is_liked_better() -> None:
    moves = [move_of(DONE), pull_of(3, 0), pull_of(3, 1), pull_of(4, 0)]
    assert foresight.candidates(moves, [1.0, 0.5, 0.4, 0.3]) == []
    assert foresight.candidates(moves, [0.0, 0.5, 0.4, 0.3]) == [1, 3]
    assert all(kind_of(moves[place]) == PULL for place in (1, 3))


@pytest.mark.clause("M-56")
def test_no_time_means_no_tries() -> None:
    state = drawing("-/-")
    moves = state.moves(state.seat)
    liked = policy.move_values(state, state.seat, moves)
    assert foresight.corrected_values(state, moves, liked, Chance(1), seconds=0.0) == liked
