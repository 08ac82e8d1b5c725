"""Thinking on: a search goes on from its last move only along the way the game took, and its seat has seen that way."""

from __future__ import annotations

import asyncio
import math

import msgspec
import pytest

from armarium import shelf
from armarium.bots import Observation
from armarium.bots.jobs import BotPool
from armarium.bots.move_history import MoveHistories, move_history
from armarium.bots.search_bot import LEVELS, Level, SearchBot, evaluator, new_search
from armarium.bots.tree_cache import ObservedMove, TreeCache, TreeReuse
from armarium.chance import Chance
from armarium.game import NOBODY, Event, Game, State, complete_options
from armarium.log import Seat
from armarium.search import Search
from armarium.server.thinking import move_job
from armarium.table import Table
from armarium.workers.process import Memory
from tests.contract.walk import walks
from tests.drawers import games_with_secrets

Appearance = tuple[bytes, bytes, str | None]
LITTLE = Level("little", 20, None, 0.6)


def started(name: str, seats: int, seed: int = 1) -> tuple[Game, State]:
    game = shelf.game(name)
    return game, game.new(seats, complete_options(game, seats, {}), Chance(seed))


# --- the history: what a seat has seen, and nothing else --------------------------------------------------------------


def appearance(game: Game, before: State, mover: int, move: int, viewer: int) -> Appearance:
    """All a viewer gets of a move: what is told, what is seen after it, and the notation where that is no secret."""
    later = before.clone(Chance(3))
    events: list[Event] = []
    later.events = events
    later.play(mover, move)
    told = msgspec.json.encode([event.seen_by(viewer) for event in events])
    secret = len(before.to_act()) > 1 or any(event.secret for event in events)
    return told, msgspec.json.encode(game.view(later, viewer)), None if secret else before.text(move)


def test_a_move_that_a_seat_cannot_tell_from_another_is_not_in_its_history(game: Game) -> None:
    known = evaluator(game)
    for walk in walks(game, 6, seed=9500, looks=12):
        with walk:
            for state in walk:
                mover = int(state.actor())
                moves = state.moves(mover)[:: 1 + int(state.move_count(mover)) // 12]
                for viewer in set(walk.some_seats(2)) - {mover}:
                    looks: dict[Appearance, int] = {}
                    for move in moves:
                        alike = looks.setdefault(appearance(game, state, mover, move, viewer), move)
                        assert alike == move or known.is_sealed(state, move), state.text(move)


def test_which_cards_were_traded_is_in_the_thiefs_history_alone() -> None:
    """K-36: that cards were traded is told to all, which ones only to the two."""
    game, found = shelf.game("kragmortha"), 0
    for walk in walks(game, 60, seed=123):
        for state in walk:
            thief = int(state.actor())
            for move in [move for move in state.moves(thief) if state.text(move).startswith("swap")][:1]:
                histories = MoveHistories(game, walk.seats)
                histories.add(1, state, thief, move)
                state = after(state, thief, move)
                told = [histories.history(seat, state) for seat in range(walk.seats)]
                assert told == [[(1, thief, move if seat == thief else None)] for seat in range(walk.seats)]
                found += 1
    assert found


def after(state: State, seat: int, move: int) -> State:
    later = state.clone(Chance(0))
    later.play(seat, move)
    return later


def pages_open() -> tuple[Game, State]:
    """Three seats at Grimoire, all about to seal a page."""
    game, state = started("grimoire", 3)
    while len(state.to_act()) < 3:
        seat = int(state.actor())
        state.play(seat, state.moves(seat)[0])
    return game, state


def sealed(order: list[tuple[int, int]]) -> tuple[MoveHistories, State]:
    """Pages sealed in this order: seat and place of the page; who comes twice has changed the mind."""
    game, state = pages_open()
    histories = MoveHistories(game, 3)
    for n, (seat, place) in enumerate(order, 1):
        move = state.move_at(seat, place)
        histories.add(n, state, seat, move)
        state.play(seat, move)
    return histories, state


def page(place: int) -> int:
    _, state = pages_open()
    return int(state.move_at(0, place))


def test_a_page_is_in_its_owners_history_alone() -> None:
    histories, state = sealed([(0, 2), (1, 1), (2, 0)])
    assert len(state.to_act()) == 1, "the pages are open, the first quest turn has come"
    assert histories.history(0, state) == [(1, 0, page(2)), (2, 1, None), (3, 2, None)]
    assert histories.history(1, state) == [(1, 0, None), (2, 1, page(1)), (3, 2, None)]
    assert histories.history(2, state) == [(1, 0, None), (2, 1, None), (3, 2, page(0))]


def test_while_one_chooses_the_choices_of_others_are_open() -> None:
    histories, state = sealed([(0, 2), (1, 1)])
    assert histories.history(2, state) == []


def test_choices_made_at_once_are_told_by_seats_and_a_changed_mind_counts_once() -> None:
    histories, state = sealed([(1, 1), (0, 0), (1, 2), (2, 0)])
    assert histories.history(1, state) == [(2, 0, None), (3, 1, page(2)), (4, 2, None)]


def test_a_history_does_not_change_with_what_others_sealed() -> None:
    histories, state = sealed([(0, 2), (1, 1), (2, 0)])
    other, elsewhere = sealed([(0, 0), (1, 1), (2, 2)])
    assert histories.history(1, state) == other.history(1, elsewhere)
    assert histories.history(0, state) != other.history(0, elsewhere)


# --- the tree cache: never out of step --------------------------------------------------------------------------------


def kept_search(history: list[ObservedMove]) -> tuple[TreeCache, Search]:
    game, state = started("rune", 2)
    search = new_search(Observation.of(game, state, int(state.actor()), Chance(1)))
    search.run(state, Chance(2), 60, math.inf)
    cache = TreeCache()
    cache.store("me", history, search)
    return cache, search


START: list[ObservedMove] = [(1, 0, 5), (2, 1, None)]


@pytest.mark.parametrize(
    "history",
    [
        pytest.param([], id="taken back to the start"),
        pytest.param([(1, 0, 5)], id="taken back"),
        pytest.param([(1, 0, 5), (4, 1, None)], id="taken back and played again alike"),
        pytest.param([(1, 0, 6), (2, 1, None), (3, 0, 1)], id="another move"),
        pytest.param([(1, 1, 5), (2, 1, None), (3, 0, 1)], id="another seat"),
        pytest.param([(2, 1, None), (3, 0, 1)], id="the beginning is missing"),
    ],
)
def test_out_of_step_a_search_starts_anew(history: list[ObservedMove]) -> None:
    cache, _ = kept_search(START)
    assert cache.take("me", history) is None
    assert cache.take("me", [*START, (3, 0, 1)]) is None, "what was out of step once is forgotten"


def test_only_its_own_name_finds_a_search() -> None:
    cache, search = kept_search(START)
    assert cache.take("you", START) is None
    assert cache.take("me", START) is search


def test_a_search_goes_the_steps_it_has_not_gone_and_no_others() -> None:
    """As if it had been led by hand, one step after the other."""
    (cache, search), (_, led) = kept_search(START), kept_search(START)
    _, state = started("rune", 2)
    history = START
    for n in (3, 4):
        seat = int(state.actor())
        move = state.moves(seat)[0]
        history = [*history, (n, seat, move)]
        led.advance(seat, move)
        state.play(seat, move)
        for _ in range(2):
            assert cache.take("me", history) is search
            cache.store("me", history, search)
        assert list(search._roots) == list(led._roots)


def test_the_cache_has_room_for_so_much_and_forgets_what_was_not_used_for_longest() -> None:
    game, state = started("rune", 2)
    searches = [new_search(Observation.of(game, state, int(state.actor()), Chance(1))) for _ in range(3)]
    for search in searches:
        search.run(state, Chance(2), 50, math.inf)
    cache = TreeCache(capacity=2 * len(searches[0].tree.parent))
    cache.store("one", [], searches[0])
    cache.store("two", [], searches[1])
    first = cache.take("one", [])
    assert first is searches[0]
    cache.store("one", [], first)
    cache.store("three", [], searches[2])
    assert cache.take("two", []) is None
    assert cache.take("one", []) is not None and cache.take("three", []) is not None


# --- a level thinks on ------------------------------------------------------------------------------------------------


def test_levels_do_not_share_what_they_thought() -> None:
    game, state = started("rune", 2)
    seat, cache = int(state.actor()), TreeCache()
    observation = Observation.of(game, state, seat, Chance(1))
    observation.tree_reuse = TreeReuse("a table", [], cache)
    SearchBot(LITTLE).choose(observation, Chance(2))
    other = SearchBot(LEVELS["novice"])
    assert other._search(observation).simulations == 0
    assert SearchBot(LITTLE)._search(observation).simulations == LITTLE.simulations


@pytest.mark.parametrize("name", games_with_secrets())
def test_thinking_on_is_the_same_whatever_is_hidden(name: str) -> None:
    """A whole game: one bot gets the observations of the true positions, the other those of other deals that look the
    same to its seat, where others sealed other pages. With the same luck and history both weigh and choose alike."""
    game = shelf.game(name)
    for seats in (min(game.seats), max(game.seats)):
        state = started(game.name, seats, seed=seats)[1]
        true, other, hero = Mind(game.name, seats), Mind(game.name, seats), int(state.actor())
        for n in range(1, 30):
            seat = int(state.actor())
            if seat == NOBODY:
                break
            move = int(state.move_at(seat, Chance(n).below(state.move_count(seat))))
            if seat == hero:
                chosen = true.choose(game, state, seat, n)
                assert chosen == other.choose(game, state.guess(seat, Chance(n)), seat, n)
                assert true.tries() == other.tries()
                move = int(state.find(seat, chosen))
            true.histories.add(n, state, seat, move)
            other.histories.add(n, state, seat, move if seat == hero else unlike(game, state, seat, move))
            state.play(seat, move)
        assert true.gone_on > 1, "it thought on from earlier moves, or nothing is shown here"


class Mind:
    """A bot that thinks on, and counts how often it did."""

    def __init__(self, game: str, seats: int) -> None:
        self.histories = MoveHistories(shelf.game(game), seats)
        self.cache = TreeCache()
        self.gone_on = 0

    def choose(self, game: Game, world: State, seat: int, luck: int) -> str:
        observation = Observation.of(game, world, seat, Chance(luck))
        observation.tree_reuse = TreeReuse("table", self.histories.history(seat, world), self.cache)
        before = self.tries()
        chosen = SearchBot(LITTLE).choose(observation, Chance(luck))
        self.gone_on += 0 < sum(before) < sum(self.tries())
        return chosen

    def tries(self) -> list[float]:
        """How often every node was tried."""
        return [visits for entry in self.cache._entries.values() for visits in entry.search.tree.visits]


def unlike(game: Game, state: State, seat: int, move: int) -> int:
    """Another move that the others cannot tell from this one, where there is one."""
    known = evaluator(game)
    others = [each for each in state.moves(seat) if known.is_sealed(state, each) and each != move]
    return others[0] if known.is_sealed(state, move) and others else move


# --- at a table -------------------------------------------------------------------------------------------------------


def at_table(game: str, seats: int, moves: int, seed: int = 1) -> Table:
    """A table of masters after some moves made by lot, in any order where several choose at once."""
    table = Table(shelf.game(game), [Seat(bot="master")] * seats, secret=bytes([seed]) * 32)
    table.start()
    lot = Chance(seed)
    for _ in range(moves):
        by_lot(table, lot)
    return table


def by_lot(table: Table, lot: Chance) -> None:
    state, acting = table.state, table.to_act()
    seat = acting[lot.below(len(acting))]
    table.play(seat, state.text(state.move_at(seat, lot.below(state.move_count(seat)))))


@pytest.mark.parametrize("game", shelf.NAMES)
def test_a_question_is_the_same_whatever_the_seat_cannot_see(game: str) -> None:
    lot = Chance(4)
    table = at_table(game, min(4, max(shelf.game(game).seats)), 0)
    while table.to_act() and table.n < 25:
        by_lot(table, lot)
        for seat in table.to_act():
            true = repr(move_job(table, "table", "master", seat, 5))
            step, real = table.log[-1], table.state
            for world in range(2):
                step.state = real.guess(seat, Chance(world))
                assert repr(move_job(table, "table", "master", seat, 5)) == true
            step.state = real


def test_no_question_tells_what_others_sealed() -> None:
    """Two tables that differ in the pages of others alone, while they are sealed and when all were turned up again."""
    tables = [Table(shelf.game("grimoire"), [Seat(bot="master")] * 3, secret=bytes(32)) for _ in range(2)]
    for place, table in enumerate(tables):
        table.start()
        while len(table.to_act()) < 3:
            seat = table.to_act()[0]
            table.play(seat, table.state.text(table.state.moves(seat)[0]))
        for seat, page_no in ((2, 2), (0, 2 + place)):
            table.play(seat, table.state.text(table.state.move_at(seat, page_no)))
    asked = [move_job(table, "table", "master", 1, 5) for table in tables]
    assert repr(asked[0]) == repr(asked[1])
    for table in tables:
        table.play(1, table.state.text(table.state.move_at(1, 0)))
    histories = [move_history(tables[0].game, table.counted_moves(), 1, table.state) for table in tables]
    assert histories[0] == histories[1] and [move for _, seat, move in histories[0][-3:] if seat != 1] == [None, None]


def test_a_worker_thinks_on_until_something_is_taken_back() -> None:
    table, memory = at_table("rune", 2, 0), Memory()
    seat = table.to_act()[0]
    first = thinking(table, seat, memory)
    table.play(seat, table.state.text(table.state.moves(seat)[0]))
    while table.to_act() != [seat]:
        by_lot(table, Chance(1))
    assert thinking(table, seat, memory) is first
    last = table.log[-1].line
    take_back(table)
    table.play(last.seat, last.move)
    assert thinking(table, seat, memory) is not first, "the same moves again, but with other luck"


def thinking(table: Table, seat: int, memory: Memory) -> Search:
    """The search that answers."""
    move_job(table, "table", "novice", seat, 5).run(memory)
    return memory.of(TreeCache)._entries[f"novice table/{seat}"].search


def take_back(table: Table) -> None:
    """Everybody agrees that the last move is taken back."""
    asking = table.ask(table.log[-1].line.seat, table.n)
    asking.needed.clear()
    table.commit(table.prepare_back())


def test_other_tables_and_simple_bots_have_tree_keys_of_their_own_or_none() -> None:
    table = at_table("rune", 2, 2)
    seat = table.to_act()[0]
    assert move_job(table, "one", "master", seat, 5).tree_key != move_job(table, "two", "master", seat, 5).tree_key
    simple = move_job(table, "one", "greedy", seat, 5)
    assert (simple.tree_key, simple.history) == ("", [])


# --- which worker is asked --------------------------------------------------------------------------------------------


def test_the_same_process_is_asked_again() -> None:
    table, workers = at_table("rune", 2, 0), BotPool(2, 120.0)
    seat = table.to_act()[0]
    try:
        for _ in range(2):
            asked = move_job(table, "table", "novice", seat, 5)
            assert asyncio.run(workers.choose(asked)) in {table.state.text(move) for move in table.state.moves(seat)}
            workers._idle.sort(key=lambda worker: asked.tree_key not in worker.keys)  # the last one is taken otherwise
        assert len([worker for worker in workers._workers if asked.tree_key in worker.keys]) == 1
    finally:
        workers.close()
