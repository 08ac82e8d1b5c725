"""What the rules tell, value by value, against an independent reading: marks of a lay, events, offers, the view."""

from __future__ import annotations

import itertools
from typing import Any

import msgspec
import pytest

from armarium.chance import Chance
from armarium.game import State
from tests.contract.walk import scaled
from tests.rune import reading
from tests.rune.judge import Judge, cell_name
from tests.rune.tables import GAME, at, offered, play
from tests.rune.test_areas import BELOW
from tests.rune.test_judge import farthest, games, long_table
from tests.rune.test_masters import CORNERS, FULL
from tests.rune.test_token import ON

STEPS = [((2, 0), True), ((-2, 0), True), ((0, 2), False), ((0, -2), False), ((2, 1), True), ((-1, -2), False)]


def shown_marks(state: State, seat: int, lay: str) -> set[tuple[int, int, int, int, bool]]:
    found = [(mark.x, mark.y, mark.dx, mark.dy, mark.fits) for mark in GAME.trial(state, seat, lay).marks]
    assert len(set(found)) == len(found)
    return set(found)


@pytest.mark.clause("R-7")
@pytest.mark.parametrize(("step", "wide"), STEPS)
def test_every_lay_on_a_long_chain_shows_all_its_marks(step: tuple[int, int], wide: bool) -> None:
    """Wherever the window stands: also lays that are refused, and cards that only touch the chain from outside."""
    state = long_table(step, wide)
    judge = Judge(GAME.position(state))
    for quarters in range(4):
        shape = reading.card_of(f"lay 16 m13 r{quarters}").runes()
        for corner in sorted({(x - dx, y - dy) for x, y in around(judge) for dx, dy in shape}):
            lay = f"lay 16 {cell_name(corner)} r{quarters}"
            assert shown_marks(state, judge.seat, lay) == reading.marks(judge, lay), lay


def around(judge: Judge) -> set[tuple[int, int]]:
    """The runes at both ends of the table, and the cells beside them."""
    runes = judge.runes()
    ends = {min(runes), max(runes), min(runes, key=lambda cell: cell[1]), max(runes, key=lambda cell: cell[1])}
    return {(x + dx, y + dy) for x, y in ends for dx in (-1, 0, 1) for dy in (-1, 0, 1)}


@pytest.mark.clause("R-7")
@pytest.mark.parametrize("direction", [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1)])
def test_every_offered_lay_of_a_game_that_runs_away_shows_all_its_marks(direction: tuple[int, int]) -> None:
    state = GAME.new(2, {}, Chance(3))
    while state.to_act():
        judge = Judge(GAME.position(state))
        for lay in sorted(offered(state, "lay "))[:: 1 + len(judge.cards) // 4]:
            assert shown_marks(state, judge.seat, lay) == reading.marks(judge, lay), lay
        play(state, farthest(state, direction))


def told(state: State, seat: int | None = None) -> list[tuple[str, dict[str, Any]]]:
    seen = [event.seen_by(seat) for event in state.events or []]
    return [(str(event.pop("kind")), event) for event in seen]


def alike(found: list[tuple[str, dict[str, Any]]], expected: list[tuple[str, dict[str, Any]]]) -> bool:
    """The same events; those about areas may come in any order."""
    return sorted(found, key=repr) == sorted(expected, key=repr) and [kind for kind, _ in found[:1]] == [
        kind for kind, _ in expected[:1]
    ]


@pytest.mark.clause("R-12", "R-15", "R-5", "R-7", "R-11", "R-16")
def test_every_event_of_random_games_says_what_happened() -> None:
    kinds: set[str] = set()
    for _, walk in zip(range(scaled(60)), games(), strict=False):
        with walk:
            state = walk.state
            while state.to_act():
                before = Judge(GAME.position(state))
                state.events = []
                walk.step()
                after = Judge(GAME.position(state))
                found = told(state)
                expected = reading.events(before, walk.lines[-1].move, after)
                assert alike(found, expected), (walk.lines[-1].move, found, expected)
                kinds.update(kind for kind, _ in found)
    assert kinds >= {"laid", "covered", "drew", "master", "token", "grew", "split", "score", "over"}


@pytest.mark.clause("R-12")
def test_growing_into_a_free_area_is_not_growing_together() -> None:
    """Seat 1 holds {m15 n15} and BB/GB/GR on n16 joins {p15 o16 p16} to it, free or held."""
    for masters, kind in (("1@m15", "grew"), ("1@m15 1@p16", "joined"), ("2@p16", "grew"), ("2@m15 2@p16", "joined")):
        state = at(**BELOW, masters=masters)
        state.events = []
        play(state, "lay 2 n16 r0")
        area = {"seat": int(masters[0]) - 1, "colour": "blue", "size": 7, "points": 7}
        assert told(state)[2:3] == [(kind, area)]


# --- offers and views -----------------------------------------------------------------------------------------------


def fields(struct: Any) -> Any:
    return msgspec.to_builtins(struct)


@pytest.mark.clause("R-5", "R-6", "R-11", "R-12", "R-16")
def test_every_offer_and_view_of_random_games_is_what_the_position_says() -> None:
    kinds: set[str] = set()
    for _, walk in zip(range(scaled(40)), games(), strict=False):
        with walk:
            for state in itertools.chain(walk, [walk.state]):
                judge = Judge(GAME.position(state))
                must_be_seen(state, judge)
                told = [fields(offer) for seat in range(2) for offer in GAME.offers(state, seat)]
                expected = [reading.offer(move) for move in judge.moves()]
                assert sorted(told, key=repr) == sorted(expected, key=repr)
                kinds.update(offer["kind"] for offer in told)
    assert kinds == {"lay", "draw", "master", "token", "keep"}


def must_be_seen(state: State, judge: Judge) -> None:
    for viewer in (0, 1, None):
        view = fields(GAME.view(state, viewer))
        shown = {(a["seat"], a["colour"], frozenset(map(tuple, a["cells"])), a["points"]) for a in view.pop("areas")}
        assert shown == reading.seen_areas(judge)
        assert view.pop("options").keys() == {option.name for option in GAME.options}
        view.pop("prompt")
        assert view == reading.view(judge, viewer)


def test_prepared_views_name_owners_colours_and_shown_cards() -> None:
    """What random games seldom have: tokens of both, Masters of both, shown cards, cards out of the game."""
    token = {"options": ON, "masters": "2@m13 1@m14 2@n15", "tokens": "2@n13:blue 1@m15:green"}
    for state in (
        at(**token, phase="choose"),
        at("7 9", masters="1@m13", left="2/3", shown="7.9", gone="15.16"),
        at("7 9", masters=CORNERS, left="2/0"),
        at(**{**FULL, "options": "grand-master:on,first-masters:black"}, phase="choose", left="2/0"),
    ):
        judge = Judge(GAME.position(state))
        must_be_seen(state, judge)
        told = [fields(offer) for offer in GAME.offers(state, judge.seat)]
        assert sorted(told, key=repr) == sorted(map(reading.offer, judge.moves()), key=repr)


# --- refusals -------------------------------------------------------------------------------------------------------


def tries(judge: Judge) -> list[str]:
    """Texts of every kind around what lies on the table, most of them refused."""
    runes = judge.runes()
    around = sorted({(x + dx, y + dy) for x, y in runes for dx in (-2, 0, 1) for dy in (-2, 0, 1)})
    names = [cell_name(cell) for cell in around]
    if judge.phase == "lay":
        return [
            f"lay {card} {name} r{turns}" for card in judge.hands[judge.seat] for name in names for turns in range(4)
        ]
    if judge.phase == "choose":
        return [f"master {name}" for name in names]
    return [f"token {name} {colour}" for name in names for colour in ("blue", "green")]


@pytest.mark.clause("R-6", "R-7", "R-8", "R-9", "R-10", "R-11", "R-16", "R-17")
def test_every_refusal_of_random_games_names_what_is_so() -> None:
    keys: set[str] = set()
    for _, walk in zip(range(scaled(30)), games(), strict=False):
        with walk:
            for n, state in enumerate(walk):
                judge = Judge(GAME.position(state))
                for text in tries(judge)[n % 7 :: 7]:
                    reason = state.why_not(judge.seat, text)
                    if reason is not None:
                        keys.add(reason.key)
                        assert reading.is_true(judge, text, reason.key, dict(reason.values)), (text, reason)
    assert keys >= {"covers-nothing", "covers-master", "exactly-on-card", "colours-differ", "card-would-vanish"}
    assert keys >= {"joins-rivals", "no-rune-there", "master-stands-there", "area-controlled", "one-master-per-area"}
    assert keys >= {"not-next-to-master", "token-on-master", "same-colour"}
