"""What every game on the shelf promises, for every number of seats, over random games with all sorts of options."""

from __future__ import annotations

import msgspec
import pytest

from armarium import record
from armarium.chance import Chance
from armarium.game import NOBODY, Game, State, complete_options
from armarium.reason import Refused
from tests.contract.walk import Walk, bound, combinations, walks

NONSENSE = ("", "fly", "lay", "42", "²", "draw draw", "-", "lay ² m13 r0", "🂡", "pass; pass", "x" * 300)


def texts(state: State, seat: int) -> list[str]:
    return [state.text(move) for move in state.moves(seat)]


def all_texts(state: State, seats: int) -> list[list[str]]:
    return [texts(state, seat) for seat in range(seats)]


def fingerprint(game: Game, state: State, seats: int) -> bytes:
    """Everything the contract shows of a position."""
    views = [game.view(state, seat) for seat in (*range(seats), None)]
    return msgspec.json.encode([game.position(state), all_texts(state, seats), state.standing(), state.turn(), views])


def test_somebody_may_act_until_there_is_an_outcome(game: Game) -> None:
    for walk in walks(game, 12, looks=bound(game)):
        with walk:
            for state in walk:
                seats = state.to_act()
                assert state.outcome() is None
                assert seats == sorted(set(seats)) and set(seats) <= set(range(walk.seats))
                assert state.actor() == seats[0]
                assert all(state.moves(seat) for seat in seats)
            if walk.is_cut():
                continue
            ending = walk.state.outcome()
            assert ending is not None
            assert walk.state.to_act() == [] and walk.state.actor() == NOBODY
            assert all(not walk.state.moves(seat) and walk.state.move_count(seat) == 0 for seat in range(walk.seats))
            assert set(ending.winners) <= set(range(walk.seats)) and len(ending.scores) == walk.seats
            assert ending.scores == walk.state.standing()
            shares = [ending.share(seat) for seat in range(walk.seats)]
            assert sum(shares) == pytest.approx(1.0) or (game.allied and not any(shares)), "one win is counted a game"
            assert set(ending.winners) in (set(ending.first), set())


def test_options_and_choose_agree_with_moves(game: Game) -> None:
    for walk in walks(game, 4, seed=100):
        with walk:
            for state in walk:
                for seat in range(walk.seats):
                    moves = state.moves(seat)
                    assert state.move_count(seat) == len(moves)
                    assert [state.move_at(seat, i) for i in range(len(moves))] == moves


def test_notations_are_unique_and_are_found_again(game: Game) -> None:
    for walk in walks(game, 2, seed=200):
        with walk:
            for state in walk:
                for seat in state.to_act():
                    moves, told = state.moves(seat), texts(state, seat)
                    assert len(set(told)) == len(told)
                    for place in range(0, len(moves), 1 + len(moves) // 8):
                        assert state.find(seat, told[place]) == moves[place]
                        assert state.find(seat, f"  {told[place].upper()} ") == moves[place]
                        assert state.why_not(seat, told[place]) is None


def test_a_reason_is_given_for_exactly_what_is_not_offered(game: Game) -> None:
    for walk in walks(game, 3, seed=300):
        with walk:
            earlier: set[str] = set()
            for state in walk:
                for seat in range(walk.seats):
                    offered = set(texts(state, seat))
                    others = {text for place in range(walk.seats) for text in texts(state, place)}
                    sample = sorted((others | earlier) - offered)
                    for text in [*NONSENSE, *sample[:: 1 + len(sample) // 20]]:
                        assert state.why_not(seat, text) is not None, text
                        with pytest.raises(Refused):
                            state.find(seat, text)
                    earlier |= set(sorted(offered)[::5])


def test_a_clone_is_independent(game: Game) -> None:
    for walk in walks(game, 3, seed=400):
        with walk:
            for state in walk:
                before = fingerprint(game, state, walk.seats)
                walk.chance.take_draws()
                copy = state.clone(Chance(1))
                assert fingerprint(game, copy, walk.seats) == before
                for _ in range(3):
                    if copy.to_act():
                        seat = copy.to_act()[0]
                        copy.play(seat, copy.moves(seat)[-1])
                assert fingerprint(game, state, walk.seats) == before
                assert walk.chance.take_draws() == []


def test_the_same_luck_leads_to_the_same_game(game: Game) -> None:
    for walk in walks(game, 2, seed=500):
        with walk:
            for state in walk:
                a, b = state.clone(Chance(5)), state.clone(Chance(5))
                seat = state.to_act()[-1]
                move = state.moves(seat)[0]
                a.play(seat, move)
                b.play(seat, move)
                assert fingerprint(game, a, walk.seats) == fingerprint(game, b, walk.seats)


def test_looking_changes_nothing_and_uses_no_luck(game: Game) -> None:
    for walk in walks(game, 1, seed=600):
        with walk:
            for state in walk:
                before = game.position(state)
                for seat in range(walk.seats):
                    game.offers(state, seat)
                    for text in [*texts(state, seat)[:3], "fly"]:
                        game.trial(state, seat, text)
                    state.guess(seat, Chance(3))
                assert walk.chance.take_draws() == []
                assert game.position(state) == before


def test_listening_changes_nothing(game: Game) -> None:
    for walk in walks(game, 2, seed=650):
        with walk:
            quiet = Walk(game, walk.seats, walk.options, walk.seed)
            quiet.stride = walk.stride
            walk.state.events = []
            for _, _ in zip(walk, quiet, strict=True):
                assert game.position(walk.state) == game.position(quiet.state)


def test_a_position_is_read_back(game: Game) -> None:
    for walk in walks(game, 4, seed=700):
        with walk:
            for state in walk:
                check_round_trip(walk, state)
            check_round_trip(walk, walk.state)


def check_round_trip(walk: Walk, state: State) -> None:
    text = walk.game.position(state)
    assert "\n" not in text
    again = walk.game.from_position(text, Chance(0))
    assert fingerprint(walk.game, again, walk.seats) == fingerprint(walk.game, state, walk.seats)
    assert again.to_act() == state.to_act()
    assert record.result_text(again.outcome()) == record.result_text(state.outcome())


def test_a_spoilt_position_is_refused_without_a_crash(game: Game) -> None:
    walk = next(walks(game, 1, seed=800))
    with walk:
        for state in walk:
            text = game.position(state)
            places = range(0, len(text), 1 + len(text) // 25)
            for spoilt in [
                text[:place] + spoil + text[place + 1 :] for place in places for spoil in ("", "²", "9", "-")
            ]:
                try:
                    again = game.from_position(spoilt, Chance(0))
                except Refused:
                    continue
                assert game.position(game.from_position(game.position(again), Chance(0))) == game.position(again)


def test_offers_are_the_moves_with_their_notation(game: Game) -> None:
    for walk in walks(game, 2, seed=900):
        with walk:
            for state in walk:
                for seat in range(walk.seats):
                    assert [offer.move for offer in game.offers(state, seat)] == texts(state, seat)


def test_an_impossible_seat_is_refused_everywhere(game: Game) -> None:
    """Also the house, NOBODY; it has moves of its own where a game says so, and sees nothing anywhere."""
    for walk in walks(game, 4, seed=950, looks=6):
        with walk:
            for state in walk:
                move = texts(state, state.actor())[0]
                for seat in (NOBODY, -2, -walk.seats, walk.seats, walk.seats + 5, 63):
                    for look in (game.view, game.offers):
                        with pytest.raises(Refused, match="no-such-seat"):
                            look(state, seat)
                    with pytest.raises(Refused, match="no-such-seat"):
                        game.trial(state, seat, move)
                    with pytest.raises(Refused, match="no-such-seat"):
                        state.guess(seat, Chance(0))
                    check_moves_refused(game, state, seat, move)


def check_moves_refused(game: Game, state: State, seat: int, move: str) -> None:
    if game.house_moves:
        with pytest.raises(Refused, match="no-such-seat"):
            game.nameless(state, seat)
    if seat == NOBODY and game.house_moves:
        assert all(text.startswith("slip ") for text in texts(state, seat))
        with pytest.raises(Refused):
            state.find(seat, move)
        return
    for ask in (state.moves, state.move_count):
        with pytest.raises(Refused, match="no-such-seat"):
            ask(seat)
    for text in (move, "fly", "pull 1 > 1"):
        with pytest.raises(Refused, match="no-such-seat"):
            state.find(seat, text)
        with pytest.raises(Refused, match="no-such-seat"):
            state.why_not(seat, text)


def test_views_offers_and_trials_are_json(game: Game) -> None:
    for walk in walks(game, 1, seed=1000):
        with walk:
            for state in walk:
                for seat in (*range(walk.seats), None):
                    seen = game.view(state, seat)
                    assert msgspec.json.decode(msgspec.json.encode(seen), type=type(seen)) == seen
                for seat in range(walk.seats):
                    msgspec.json.encode(game.offers(state, seat))
                    for text in [*texts(state, seat)[:2], "fly"]:
                        msgspec.json.encode(game.trial(state, seat, text))


def test_a_game_is_replayed_from_its_record(game: Game) -> None:
    for walk in walks(game, 4, seed=1100, looks=bound(game)):
        with walk:
            positions = [game.position(state) for state in walk]
            text = record.record_text(walk.record())
            again = record.parse_record(text)
            frames = list(record.replay(again))
            assert [game.position(frame.state) for frame in frames] == [*positions, game.position(walk.state)]
            assert game.position(record.check(again)) == game.position(walk.state)
            assert record.record_text(again) == text


def test_unknown_options_and_seat_counts_are_refused(game: Game) -> None:
    counts = [count for count in range(-1, 20) if count not in game.seats]
    for count in counts:
        with pytest.raises(Refused, match="seats-impossible"):
            game.new(count, {}, Chance(0))
    seats = game.seats[0]
    with pytest.raises(Refused, match="option-unknown"):
        game.new(seats, {"no-such-option": True}, Chance(0))
    for option in game.options:
        with pytest.raises(Refused, match="option-value"):
            game.new(seats, {option.name: "nonsense"}, Chance(0))
    assert complete_options(game, seats, {}) == combinations(game)[0]
