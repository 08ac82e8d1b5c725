"""The cunning bot: it sees only its observation, always answers with an offered move, and knows the counters."""

from __future__ import annotations

import pytest

from armarium import bots
from armarium.bots import Observation
from armarium.chance import Chance
from armarium.games.grimoire import GAME
from armarium.games.grimoire.bot import Appraisal, page_move
from armarium.games.grimoire.state import State
from tests.grimoire.places import cast, moves, play, table

BOT = bots.bot("heuristic", "grimoire")


def choice(state: State, seat: int, seed: int = 1) -> str:
    chance = Chance(seed)
    return BOT.choose(Observation.of(GAME, state, seat, chance), chance)


def page_value(state: State, seat: int, page: int) -> float:
    appraisal = Appraisal(GAME.view(state, seat))
    return appraisal.page(page, appraisal.odds())


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_it_plays_offered_moves_to_the_end(seats: int) -> None:
    state = GAME.new(seats, {"fireball-steals": seats == 3}, Chance(seats))
    while state.to_act():
        seat = int(state.actor())
        text = choice(state, seat, int(state.round))
        assert text in moves(state, seat)
        play(state, seat, text)
    assert state.outcome() is not None


def test_it_wins_against_random_players() -> None:
    """A small sample for every test run; the lab has the large one."""
    rival = bots.bot("random", "grimoire")
    wins = 0
    for n in range(12):
        state, chance = GAME.new(4, {}, Chance(n)), Chance(n)
        while state.to_act():
            seat = int(state.actor())
            bot = BOT if seat == n % 4 else rival
            state.play(seat, state.find(seat, bot.choose(Observation.of(GAME, state, seat, chance), chance)))
        ending = state.outcome()
        wins += ending is not None and ending.winners == [n % 4]
    assert wins >= 8


def test_a_defence_is_worth_more_to_the_one_who_would_be_hit() -> None:
    state = table(magic="14", vp="12.0.0", companions="king.queen.2prince/-/-")
    poor = table(magic="14", vp="0.12.0", companions="-/king.queen.2prince/-")
    assert page_value(state, 0, 6) > page_value(poor, 0, 6)


def test_silence_is_worth_more_when_forbidden_spells_pay() -> None:
    low, high = table(magic="6"), table(magic="15", discards="3gold.3silver")
    appraisal = Appraisal(GAME.view(low, 0)), Appraisal(GAME.view(high, 0))
    assert appraisal[1].silence_value(appraisal[1].odds()) > appraisal[0].silence_value(appraisal[0].odds())


def test_a_page_that_does_nothing_has_no_effect() -> None:
    appraisal = Appraisal(GAME.view(table(magic="15", vp="4.0.0"), 0))
    assert appraisal.effect(10) == 0 == appraisal.effect(9) == appraisal.effect(15)
    assert Appraisal(GAME.view(table(magic="15", vp="0.4.9"), 0)).effect(12) > 4


def test_low_pages_get_the_better_card() -> None:
    appraisal = Appraisal(GAME.view(table(magic="15", zone="?bronze@1:,bronze,gold,bronze"), 0))
    assert appraisal.pick_value(0.0) > appraisal.pick_value(0.5) > appraisal.pick_value(1.0)


def test_simple_questions() -> None:
    state = table(zone="?bronze@1:,bronze,gold,mercenary")
    cast(state, 2, 3, 6)
    assert choice(state, 0) == "take 3"
    state = table(phase="spy", asked="1", companions="spy/-/-")
    assert choice(state, 0) == "look"
    state = table(magic="14", companions="-/mercenary.thief/-")
    cast(state, 14, 2, 3)
    play(state, 1, "take 2")
    play(state, 2, "take 3")
    assert choice(state, 0) == "seize thief"


def test_it_is_not_read_like_a_book() -> None:
    state = table(magic="15", vp="0.4.9", discards="2gold")
    observation = Observation.of(GAME, state, 0, Chance(1))
    found = {page_move(Appraisal(observation.view), observation.offers, Chance(seed)) for seed in range(60)}
    assert len(found) > 1
