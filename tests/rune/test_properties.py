"""What is so in every game of Rune: the invariants at the end of its clauses, over random games."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from armarium.chance import Chance
from armarium.game import State
from tests.contract.walk import Walk, combinations, scaled, walks
from tests.rune.judge import Judge
from tests.rune.tables import GAME


def cards_everywhere(judge: Judge) -> list[int]:
    laid = [card.number for card in judge.cards[1:]]
    return sorted([*laid, *judge.hands[0], *judge.hands[1], *judge.gone, *judge.deck()])


def test_cards_are_conserved_and_hands_match_the_masters_left() -> None:
    for walk in walks(GAME, 30, seed=7000):
        with walk:
            for state in walk:
                judge = Judge(GAME.position(state))
                view = GAME.view(state, None)
                assert cards_everywhere(judge) == list(range(1, 17))
                assert view.deck == len(judge.deck())
                if view.phase == "lay":
                    assert [len(hand) for hand in judge.hands] == judge.left


def test_a_game_has_six_to_sixteen_turns() -> None:
    for walk in walks(GAME, 60, seed=7100):
        with walk:
            turns = {state.turn() for state in walk}
            assert turns == set(range(1, len(turns) + 1)) and 6 <= len(turns) <= 16


def visible(state: State) -> int:
    return sum(len(area.cells) for area in GAME.view(state, None).areas)


def test_a_placed_card_adds_at_most_five_visible_runes() -> None:
    for walk in walks(GAME, 10, seed=7200):
        with walk:
            before = 6
            for state in walk:
                now = visible(state)
                grown = walk.lines and walk.lines[-1].move.startswith("lay")
                assert now - before in range(6) if grown else now == before
                before = now


def test_only_laying_and_tokens_change_a_score_that_stands() -> None:
    """A draw, a shown card or a kept token changes no points; a Master never lowers its owner's."""
    for walk in walks(GAME, 10, seed=7300):
        with walk:
            before = [0, 0]
            for state in walk:
                last = walk.lines[-1] if walk.lines else None
                now = state.standing()
                if last is not None and last.move.split()[0] in ("draw", "show", "keep", "retire"):
                    assert now == before
                if last is not None and last.move.startswith("master"):
                    assert now[last.seat] >= before[last.seat] and now[1 - last.seat] == before[1 - last.seat]
                before = now


def test_no_area_ever_holds_masters_of_both() -> None:
    for walk in walks(GAME, 10, seed=7400):
        with walk:
            for state in walk:
                judge = Judge(GAME.position(state))
                assert not judge.has_shared_area()
                assert len({master.cell for master in judge.masters}) == len(judge.masters)


def test_scores_of_the_view_are_the_points_of_its_areas() -> None:
    for walk in walks(GAME, 10, seed=7500):
        with walk:
            for state in walk:
                view = GAME.view(state, 0)
                for side in view.sides:
                    assert side.score == sum(area.points for area in view.areas if area.seat == side.seat)


@given(st.integers(0, 10_000), st.integers(0, 31), st.lists(st.integers(0, 10_000), min_size=4, max_size=30))
def test_any_line_of_play_keeps_to_the_judge(seed: int, mixture: int, choices: list[int]) -> None:
    options = combinations(GAME)
    state = Walk(GAME, 2, options[mixture % len(options)], seed).state
    for choice in choices:
        if not state.to_act():
            return
        moves = state.moves(state.actor())
        state.play(state.actor(), moves[choice % len(moves)])
    judge = Judge(GAME.position(state))
    assert sorted(judge.moves()) == sorted(
        state.text(move) for move in (state.moves(state.actor()) if state.to_act() else [])
    )
    assert judge.scores() == state.standing()


def test_luck_falls_only_at_the_deal_and_in_draws() -> None:
    for walk in walks(GAME, 10, seed=7600):
        with walk:
            for _ in walk:
                pass
            assert [possible for _, possible in walk.start] == [16, 15, 14, 13, 12, 11, 2]
            for line in walk.lines:
                assert len(line.luck) == (line.move == "draw")


def test_many_random_games_end_well() -> None:
    """Inside the core, as search plays them."""
    start = GAME.new(2, {"grand-master": True}, Chance(1))
    for seed in range(scaled(20)):
        state = start.clone(Chance(seed))
        dice = Chance(seed)
        while state.to_act():
            state.play(state.actor(), state.move_at(state.actor(), dice.below(state.move_count(state.actor()))))
        assert Judge(GAME.position(state)).scores() == state.standing()
