"""Programs that play: asked in lines of JSON, refused with a reason, started again, ended when they hang."""

from __future__ import annotations

import logging
import os
from pathlib import Path

import pytest

from armarium import bots, shelf
from armarium.bots import BotError, Observation
from armarium.bots.program import ProgramBot, Running
from armarium.chance import Chance
from armarium.lab import duel
from armarium.reason import Refused
from armarium.step import Step
from armarium.terminal.sitting import Sitting, new_sitting, resumed_sitting, seating
from tests.bots.programs import ANY_MOVE, command, odd

SOON = 0.05  # seconds, for what would otherwise take for ever


def observation(seconds: float = 1.0) -> Observation:
    game = shelf.game("rune")
    state = game.new(2, {}, Chance(3))
    return Observation.of(game, state, state.actor(), Chance(4), seconds)


def first() -> str:
    return str(observation().offers[0].move)


def asked(kind: str, *arguments: str) -> str:
    with Running(odd(kind, *arguments)) as running:
        return running.ask(observation(), Chance(1))


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


# --- talk -----------------------------------------------------------------------------------------------------------


def test_a_program_is_asked_and_answers() -> None:
    with Running(command(ANY_MOVE)) as running:
        assert running.hello.games == list(shelf.NAMES)
        answers = {running.ask(observation(), Chance(seed)) for seed in range(20)}
    assert answers <= {offer.move for offer in observation().offers}
    assert len(answers) > 1, "the seed is its luck"


def test_a_move_is_read_as_at_a_table() -> None:
    assert asked("loud") == first()


@pytest.mark.parametrize(
    ("kind", "reasons"),
    [
        ("chatty", ["'good day' is no message", "'[1, 2' is no message"]),
        ("elsewhere", ["question 2 is not open, 1 is", "hello was said already"]),
    ],
)
def test_what_makes_no_sense_is_refused_and_may_be_mended(kind: str, reasons: list[str]) -> None:
    with Running(odd(kind)) as running:
        assert running.ask(observation(), Chance(1)) == first()
        assert len(running.refusals) == len(reasons)
        for told, expected in zip(running.refusals, reasons, strict=True):
            assert expected in told


def test_too_much_nonsense_is_a_failure() -> None:
    with pytest.raises(BotError, match="refused 3 times: 'win at once' is not offered"):
        asked("cheating")


def test_a_program_of_another_protocol_is_turned_away() -> None:
    with pytest.raises(BotError, match="speaks protocol 9"):
        asked("later")
    with pytest.raises(BotError, match="instead of hello"):
        asked("nameless")


@pytest.mark.parametrize("started", ["", "'", "/nowhere/at/all", "false"])
def test_what_cannot_be_started_is_said(started: str) -> None:
    with pytest.raises(BotError):
        Running(started)


# --- time -----------------------------------------------------------------------------------------------------------


def test_a_program_that_hangs_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    with Running(odd("hanging")) as running:
        process = running._process.pid
        monkeypatch.setattr("armarium.bots.program.GRACE", SOON)
        with pytest.raises(BotError, match="took too long"):
            running.ask(observation(SOON), Chance(1))
        assert running.is_overdue()
    assert not is_running(process)


def test_what_hides_behind_a_script_is_ended_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script = tmp_path / "start.sh"
    script.write_text(f"{odd('hanging')}\n")
    with Running(f"sh {script}") as running:
        monkeypatch.setattr("armarium.bots.program.GRACE", SOON)
        with pytest.raises(BotError, match="took too long"):
            running.ask(observation(SOON), Chance(1))


def test_a_program_that_never_says_hello_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("armarium.bots.program.START", SOON)
    with pytest.raises(BotError, match="took too long"):
        Running(odd("mute"))


@pytest.mark.parametrize("kind", ["staying", "clinging"])
def test_a_program_that_does_not_end_is_ended(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    running = Running(odd(kind))
    monkeypatch.setattr("armarium.bots.program.PARTING", SOON)
    assert (running.end() if kind == "staying" else running.leave()) < 0
    assert running.is_overdue()


# --- as a bot -------------------------------------------------------------------------------------------------------


def test_a_program_that_dies_is_started_again(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    bot = ProgramBot(odd("crashing-once", str(tmp_path / "mark")))
    with caplog.at_level(logging.WARNING):
        assert bot.choose(observation(), Chance(1)) == first()
    assert "it is started again" in caplog.text
    bot.end()


def test_a_program_that_dies_again_has_failed() -> None:
    with pytest.raises(BotError, match="ended in the middle"):
        ProgramBot(odd("crashing")).choose(observation(), Chance(1))


def test_only_who_sits_at_the_keyboard_can_start_a_program(tmp_path: Path) -> None:
    mark = tmp_path / "started"
    with pytest.raises(Refused, match="bot-unknown"):
        bots.bot(f"run:touch {mark}", "rune")
    assert not mark.exists()
    assert bots.bot(f"run:{command(ANY_MOVE)}", "rune", trusted=True).choose(observation(), Chance(1))
    assert not any("run:" in name for name in bots.names("rune"))


def test_a_program_is_asked_only_for_games_it_plays() -> None:
    with pytest.raises(Refused, match="bot-other-game"):
        bots.bot(f"run:{odd('loud')}", "grimoire", trusted=True)
    with pytest.raises(Refused, match="bot-broken"):
        bots.bot("run:false", "rune", trusted=True)


def test_programs_in_the_lab(game_name: str) -> None:
    name = f"run:{command(ANY_MOVE)}"
    seats = min(count for count in shelf.game(game_name).seats if count > 1)
    plan = duel.plan(game_name, [name, *["random"] * (seats - 1)], 2, 1, {})
    again = [duel.run(plan, processes=1).bots[0].mean_score for _ in range(2)]
    assert again[0] == again[1]


@pytest.fixture(params=shelf.NAMES)
def game_name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_figures_are_never_those_of_another_bot() -> None:
    plan = duel.plan("rune", [f"run:{odd('crashing')}", "random"], 2, 1, {})
    with pytest.raises(Refused, match="bot-failed"):
        duel.run(plan, processes=1)


# --- in the terminal ------------------------------------------------------------------------------------------------


def sitting(*machines: str) -> Sitting:
    game = shelf.game("rune")
    return new_sitting(game, seating(game, 2, ["Ana"][: 2 - len(machines)], machines), {}, 4)


def step_by_bot(played: Sitting) -> Step:
    seat = played.bot_to_act()
    assert seat is not None
    played.play(seat, played.think(seat))
    return played.table.log[-1]


def test_programs_play_in_the_terminal() -> None:
    played = sitting("random", f"run:{command(ANY_MOVE)}")
    while not played.is_over():
        step_by_bot(played)
    assert played.table.seats[1].bot == f"run:{command(ANY_MOVE)}"


def test_a_failing_program_is_replaced_in_the_terminal() -> None:
    crashing = f"run:{odd('crashing')}"
    played = sitting(crashing, crashing)
    step = step_by_bot(played)
    seat = step.line.seat
    assert played.table.seats[seat].bot == "greedy"
    assert step.events[0].seen_by(None) == {"kind": "bot-replaced", "seat": seat, "bot": crashing, "next-bot": "greedy"}
    assert played.record().lines[step.n - 1].notes == [f"bot-replaced greedy {crashing}"]
    again = step_by_bot(played)
    assert again.line.seat == seat
    assert all(event.kind != "bot-replaced" for event in again.events), "it is told once"


def test_a_record_cannot_start_a_program(tmp_path: Path) -> None:
    name = f"run:{command(ANY_MOVE)}"
    kept = sitting(name, "random")
    step_by_bot(kept)
    file = tmp_path / "game.record"
    kept.keep(file)
    with pytest.raises(Refused, match="bot-unknown"):
        resumed_sitting(file)
    assert resumed_sitting(file, typed=[name]).bot_to_act() is not None
