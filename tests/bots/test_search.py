"""The search: it tries what is offered, learns from it, knows no more than its seat, and thinks on where it stopped."""

from __future__ import annotations

import math

import pytest

from armarium import bots, shelf
from armarium.bots import Observation
from armarium.bots.root_parallel import RootParallelSearch, merged_stats
from armarium.bots.search_bot import LEVELS, MoveStats, SearchBot, evaluator, move_stats, new_search, sample_move
from armarium.chance import Chance
from armarium.game import NOBODY, Game, State, complete_options
from armarium.reason import Refused
from armarium.search import HIDDEN, Search
from armarium.words import LANGUAGES, words
from tests.contract.walk import walks

SIMULATIONS = 40
TEAM_SIMULATIONS = 5  # a team thinks long


def started(name: str, seats: int, seed: int = 1) -> tuple[Game, State]:
    game = shelf.game(name)
    return game, game.new(seats, complete_options(game, seats, {}), Chance(seed))


def wandered(name: str, seats: int, moves: int, seed: int = 1) -> tuple[Game, State]:
    """A position some random moves into a game."""
    game, state = started(name, seats, seed)
    luck = Chance(seed)
    for _ in range(moves):
        seat = state.actor()
        state.play(seat, state.move_at(seat, luck.below(state.move_count(seat))))
    return game, state


def stats_of(game: Game, state: State, seat: int, simulations: int | None = None) -> list[MoveStats]:
    observation = Observation.of(game, state, seat, Chance(5))
    return move_stats(
        observation, Chance(6), simulations or (TEAM_SIMULATIONS if game.allied else SIMULATIONS), math.inf
    )


# --- what it finds --------------------------------------------------------------------------------------------------


def test_every_offered_move_is_weighed_and_nothing_else(game: Game) -> None:
    for walk in walks(game, 2, seed=9100, looks=3):
        with walk:
            for state in walk:
                seat = int(state.actor())
                stats = stats_of(game, state, seat)
                assert sorted(each.move for each in stats) == sorted(state.text(move) for move in state.moves(seat))
                assert [each.visits for each in stats] == sorted((each.visits for each in stats), reverse=True)
                assert all(0.0 <= each.value <= 1.0 for each in stats)


def test_worths_are_shares_of_a_win_and_the_end_is_weighed_by_its_result(game: Game) -> None:
    for walk in walks(game, 2, seed=9200, looks=4):
        with walk:
            for state in walk:
                shares = list(evaluator(game).values(state))
                assert len(shares) == len(state.standing()) and all(0.0 <= share <= 1.0 for share in shares)
                end = played_out(state)
                ended, outcome = list(evaluator(game).values(end)), end.outcome()
                assert outcome is not None
                for seat in outcome.first:
                    assert ended[seat] == max(ended) and ended[seat] > 0.0
                if not outcome.first:
                    assert max(ended) == 0.0


def played_out(state: State) -> State:
    end, luck = state.clone(Chance(1)), Chance(2)
    while (seat := int(end.actor())) != NOBODY:
        end.play(seat, end.move_at(seat, luck.below(end.move_count(seat))))
    return end


def test_the_last_master_goes_where_it_wins() -> None:
    """Rune, the very last move: the search must find a place that wins when greedy counting finds one."""
    decided = 0
    for seed in range(60):
        game, state = started("rune", 2, seed)
        luck = Chance(seed)
        while state.actor() != NOBODY:
            seat = int(state.actor())
            lead = {move: last_lead(state, seat, move) for move in state.moves(seat)}
            if len(lead) > 1 and None not in lead.values() and len({sign(each) for each in lead.values()}) > 1:
                best = stats_of(game, state, seat, 400)[0].move
                assert sign(lead[state.find(seat, best)]) == max(sign(each) for each in lead.values())
                decided += 1
            state.play(seat, state.move_at(seat, luck.below(state.move_count(seat))))
    assert decided > 3


def last_lead(state: State, seat: int, move: int) -> int | None:
    """By how much the seat wins if this move ends the game."""
    after = state.clone(Chance(0))
    after.play(seat, move)
    scores = after.standing()
    return None if after.actor() != NOBODY else scores[seat] - scores[1 - seat]


def sign(lead: int | None) -> int:
    return 0 if not lead else 1 if lead > 0 else -1


def test_more_thinking_spreads_over_the_same_moves_and_sums_up() -> None:
    game, state = wandered("grimoire", 3, 30)
    seat = int(state.actor())
    for simulations in (10, 100):
        assert sum(each.visits for each in stats_of(game, state, seat, simulations)) <= simulations


# --- what it does not know ------------------------------------------------------------------------------------------


def test_a_search_thinks_the_same_whatever_is_hidden(game: Game) -> None:
    """Another deal of all that the seat cannot see: the same tries of the same moves, so the same choice."""
    for walk in walks(game, 3, seed=9300, looks=5):
        with walk:
            for n, state in enumerate(walk):
                seat = state.to_act()[-1]
                known = stats_of(game, state, seat)
                for world in range(2):
                    assert stats_of(game, state.guess(seat, Chance(100 * n + world)), seat) == known


def test_what_others_have_sealed_is_chosen_by_them_anew() -> None:
    """G-11: pages already sealed are not seen; in the search their owners choose again, and sensibly."""
    game, state = wandered("grimoire", 3, 3)
    while not sealing(state):
        seat = int(state.actor())
        state.play(seat, state.move_at(seat, 0))
    first, *_, last = state.to_act()
    other = state.clone(Chance(0))
    state.play(first, state.move_at(first, 0))
    other.play(first, other.move_at(first, 1))
    assert stats_of(game, state, last) == stats_of(game, other, last)


def pages_open() -> tuple[Game, State]:
    """Three seats at Grimoire, all about to seal a page."""
    game, state = wandered("grimoire", 3, 3)
    while not sealing(state):
        seat = int(state.actor())
        state.play(seat, state.move_at(seat, 0))
    return game, state


def test_sealed_pages_are_open_again_in_every_simulated_world() -> None:
    _, state = pages_open()
    first, second, last = state.to_act()
    state.play(first, state.move_at(first, 0))
    state.play(second, state.move_at(second, 1))
    world = state.guess(last, Chance(1))
    assert world.to_act() == [last]
    evaluator(shelf.game("grimoire")).reopen(world, last)
    assert world.to_act() == [first, second, last]


def test_no_tree_tells_apart_what_another_seat_sealed() -> None:
    """Behind a sealed page of the first seat the others' trees have one branch, its own tree has one for each page."""
    game, state = pages_open()
    first, *_, last = state.to_act()
    search = new_search(Observation.of(game, state, last, Chance(1)))
    search.run(state, Chance(2), 300, math.inf)
    branches = [{int(search.tree.move[node]) for node in search.tree.children(root)} for root in range(3)]
    assert len(branches[first]) > 1 and HIDDEN not in branches[first]
    assert all(branches[seat] == {HIDDEN} for seat in range(3) if seat != first)


def sealing(state: State) -> bool:
    return len(state.to_act()) == 3


# --- thinking on ----------------------------------------------------------------------------------------------------


def test_the_next_move_starts_from_what_was_thought() -> None:
    game, state = started("rune", 2)
    seat = int(state.actor())
    search = new_search(Observation.of(game, state, seat, Chance(1)))
    search.run(state, Chance(2), 300, math.inf)
    best = search.root_moves(state)[0]
    search.advance(seat, best.move)
    state.play(seat, best.move)
    kept = sum(each.visits for each in search.root_moves(state))
    assert kept == best.visits - evaluator(game).expansion_threshold, "before it no branch was tried"


def test_a_move_never_tried_leads_to_an_empty_branch() -> None:
    game, state = wandered("grimoire", 3, 20)
    search = new_search(Observation.of(game, state, int(state.actor()), Chance(1)))
    search.advance(0, HIDDEN)
    search.run(state, Chance(2), 20, math.inf)
    assert search.simulations == 20


# --- several processes ----------------------------------------------------------------------------------------------


def test_tries_are_added_up_and_worths_are_means() -> None:
    one = [MoveStats("a", 30, 0.5), MoveStats("b", 10, 0.1)]
    two = [MoveStats("b", 50, 0.4), MoveStats("c", 0, 0.0)]
    stats = merged_stats([one, two])
    assert [(each.move, each.visits) for each in stats] == [("b", 60), ("a", 30), ("c", 0)]
    assert stats[0].value == pytest.approx((10 * 0.1 + 50 * 0.4) / 60)


def test_processes_think_together_about_one_observation() -> None:
    game, state = wandered("rune", 2, 4)
    seat = int(state.actor())
    observation = Observation.of(game, state, seat, Chance(1))
    with RootParallelSearch(2) as pair:
        stats = pair.move_stats(observation, Chance(2), 60, math.inf)
    assert sorted(each.move for each in stats) == sorted(observation.text(move) for move in observation.moves)
    assert 50 <= sum(each.visits for each in stats) <= 60


# --- levels ---------------------------------------------------------------------------------------------------------


def test_levels_think_longer_and_pick_more_surely_one_by_one() -> None:
    levels = list(LEVELS.values())
    assert [level.simulations for level in levels] == sorted({level.simulations for level in levels})
    assert [level.temperature for level in levels] == sorted((level.temperature for level in levels), reverse=True)
    for game in shelf.NAMES:
        assert [name for name in bots.names(game) if name in LEVELS] == list(LEVELS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_name_and_a_sentence(language: str) -> None:
    said = words(None, language)
    for name in LEVELS:
        assert said.say(f"bot-{name}") != f"bot-{name}"
        assert len(said.attribute(f"bot-{name}", "about")) > 20


def test_the_cold_take_the_most_tried_move_and_the_warm_stray() -> None:
    stats = [MoveStats("a", 60, 0.5), MoveStats("b", 30, 0.5), MoveStats("c", 0, 0.0)]
    luck = Chance(1)
    assert {sample_move(stats, 0.0, luck) for _ in range(50)} == {"a"}
    drawn = [sample_move(stats, 1.0, luck) for _ in range(600)]
    assert "c" not in drawn and 130 < drawn.count("b") < 270
    assert sample_move(stats, 0.3, luck) in ("a", "b")


def test_a_budget_of_no_time_still_gives_a_move() -> None:
    game, state = wandered("kragmortha", 3, 20)
    observation = Observation.of(game, state, int(state.actor()), Chance(1), seconds=0.0)
    assert SearchBot(LEVELS["master"]).choose(observation, Chance(2)) in {
        observation.text(move) for move in observation.moves
    }


@pytest.mark.parametrize("text", ["search:", "search:0", "search:x", "search:99999999999999999"])
def test_a_budget_that_is_no_number_is_refused(text: str) -> None:
    with pytest.raises(Refused):
        bots.bot(text, "rune", trusted=True)


def test_only_the_owner_of_the_machine_names_a_budget() -> None:
    assert bots.bot("search:10", "rune", trusted=True).name == "search:10"
    with pytest.raises(Refused):
        bots.bot("search:10", "rune")


def test_a_search_repeats_itself_from_its_seed() -> None:
    game, state = wandered("kragmortha", 4, 40)
    seat = int(state.actor())
    assert stats_of(game, state, seat) == stats_of(game, state, seat)


def test_a_tree_finds_what_it_kept_when_it_grows() -> None:
    game, state = started("rune", 2)
    search: Search = new_search(Observation.of(game, state, int(state.actor()), Chance(1)))
    tree = search.tree
    nodes = {(n, seat): tree.add(0, seat, n, 1.0) for n in range(3000) for seat in range(2)}
    assert all(tree.child(0, seat, n) == node for (n, seat), node in nodes.items())
    assert tree.child(0, 1, 5000) == -1
