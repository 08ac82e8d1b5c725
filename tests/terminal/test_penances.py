"""K-33, K-34 at a keyboard: penances are shown, timed and judged as at the server, and keys and words obey them."""

from __future__ import annotations

import asyncio
import io

import pytest
from rich.console import Console
from textual.pilot import Pilot

from armarium.game import NOBODY, Options
from armarium.games.kragmortha import GAME
from armarium.log import Line, Seat
from armarium.table import Table, replay_lines
from armarium.terminal.lines import Lines
from armarium.terminal.screens import CallScreen, PassScreen
from armarium.terminal.sitting import Sitting
from armarium.words import words
from tests.kragmortha.tables import position
from tests.terminal.tables import LocalApp, played, press, settle, shown

SECRET = bytes(range(32))


class HandClock:
    """Stands still until a test moves it."""

    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


def sitting(looks: str, clock: HandClock, other: Seat | None = None, options: str = "") -> Sitting:
    """Bo plays one move first; then Ana is on turn, holds the Looks, and her orders are in force."""
    held = ",".join(f"1/{look}" for look in looks.split())
    start = position("c8 d6", seat="2", hands="gbg.gbg.gbg/gbg.roo", looks=held, rigor="f10", options=options)
    rows = [Line(0, NOBODY, start, [], 0.0)]
    chosen: Options = {"mode": "table"} if "mode:table" in options else {}
    table = replay_lines(Table(GAME, [Seat("Ana"), other or Seat(bot="random")], chosen, SECRET, len(rows)), rows)
    one = Sitting(table, rows, clock=clock)
    if not options:
        one.play(1, next(offer.move for offer in table.game.offers(table.state, 1) if offer.kind == "play"))
        while table.to_act() == [1]:
            one.play(1, table.game.offers(table.state, 1)[-1].move)
        one.watch(0)
    return one


def slips(one: Sitting) -> list[str]:
    return [step.line.move for step in one.table.log if step.line.seat == NOBODY and step.n]


def screen(one: Sitting, *keys: str, wait: float = 0.0, clock: HandClock | None = None) -> tuple[str, list[str]]:
    """Press keys at Ana's turn; what is demanded before the first one, and the slips that were called."""
    demanded: list[str] = []

    async def script(app: LocalApp, pilot: Pilot[str]) -> None:
        demanded.append(shown(app, "#duties"))
        if clock is not None:
            clock.time += wait
            app.table.tick()
        await press(app, pilot, *keys)

    asyncio.run(played(one, script))
    return demanded[0], slips(one)


@pytest.mark.clause("K-33")
def test_who_rises_by_the_key_is_left_alone_and_who_does_not_is_called() -> None:
    demanded, called = screen(sitting("leg-2", HandClock()), "f5", *"play 1 c9", "enter")
    assert "I rise: press F5, or type “rise”" in demanded and called == []
    assert screen(sitting("leg-2", HandClock()), *"play 1 c9", "enter")[1] == ["slip 1 leg-2"]
    assert screen(sitting("leg-2", HandClock()), *"rise", "enter", *"play 1 c9", "enter")[1] == []


@pytest.mark.clause("K-33")
def test_a_formula_is_shown_and_typed_letter_by_letter() -> None:
    one = sitting("voice-3", HandClock())
    formula = words("kragmortha", "en").say(str(one.demands(0)[0].text))  # type: ignore[attr-defined]
    demanded, called = screen(one, *formula, "enter", *"play 1 c9", "enter")
    assert f"“{formula}”" in demanded and called == []
    assert [step.line.move for step in one.table.log][-1] == "play 1 c9"
    wrong = sitting("voice-3", HandClock())
    assert screen(wrong, *"please", "enter", *"play 1 c9", "enter")[1] == ["slip 1 voice-3"]


@pytest.mark.clause("K-33")
def test_holding_is_a_switch_here_and_the_screen_says_so() -> None:
    demanded, called = screen(sitting("mouth-3", HandClock()), "f8", *"play 1 c9", "enter")
    assert "does not see a key let go" in demanded and called == []
    assert screen(sitting("mouth-3", HandClock()), *"play 1 c9", "enter")[1] == ["slip 1 mouth-3"]
    let_go = sitting("mouth-3", HandClock())
    assert screen(let_go, "f8", *"play 1 c9", "enter", "f8")[1] == ["slip 1 mouth-3"]


@pytest.mark.clause("K-33")
def test_knees_are_knocked_by_the_shown_letter_in_time() -> None:
    async def script(app: LocalApp, pilot: Pilot[str]) -> None:
        app.table.play("play 1 c9")
        await settle(app, pilot)
        letter = next(demand.key for demand in app.sitting.demands(0) if demand.ask == "key")  # type: ignore[attr-defined]
        assert f"press {letter.upper()}" in shown(app, "#duties") and "4 seconds left" in shown(app, "#duties")
        clock.time += late
        app.table.tick()
        await press(app, pilot, letter)
        assert app.table.field.value == ("" if late < 4 else letter)

    for late in (3.5, 4.5):
        clock = HandClock()
        one = sitting("leg-3", clock)
        asyncio.run(played(one, script))
        assert slips(one) == ([] if late < 4 else ["slip 1 leg-3"])


@pytest.mark.clause("K-33")
def test_a_stiff_arm_confirms_with_the_far_key() -> None:
    demanded, called = screen(sitting("arm-1", HandClock()), *"play 1 c9", "f12")
    assert "F12" in demanded and called == []
    assert screen(sitting("arm-1", HandClock()), *"play 1 c9", "enter")[1] == ["slip 1 arm-1"]
    assert screen(sitting("arm-1", HandClock()), *"far play 1 c9", "enter")[1] == []


@pytest.mark.clause("K-33")
def test_bound_forearms_take_the_card_first_and_then_count() -> None:
    async def script(app: LocalApp, pilot: Pilot[str]) -> None:
        clock.time += 60
        while not app.table.aimed_move.startswith("play"):
            await press(app, pilot, "down")
        await press(app, pilot, "enter")
        assert app.table.field.value.startswith("play ") and app.sitting.n == before
        clock.time += late
        await press(app, pilot, "enter")
        assert app.sitting.table.log[before + 1].line.move.startswith("play")

    for late in (2.5, 3.5):
        clock = HandClock()
        one = sitting("arm-3", clock)
        before = one.n
        asyncio.run(played(one, script))
        assert slips(one) == ([] if late < 3 else ["slip 1 arm-3"])


@pytest.mark.clause("K-33")
def test_a_turn_on_one_foot_is_timed_while_nobody_presses_anything() -> None:
    clock = HandClock()
    demanded, called = screen(sitting("leg-1", clock), wait=15.5, clock=clock)
    assert "15 seconds left" in demanded and called == ["slip 1 leg-1"]


@pytest.mark.clause("K-33", "K-34")
def test_a_balanced_tome_counts_from_when_it_was_drawn() -> None:
    one = sitting("head-1", HandClock())
    one.play(0, "play 1 c9")
    (count,) = [demand.count for demand in one.demands(0) if demand.ask == "picks"]  # type: ignore[attr-defined]
    assert count == 2
    fresh = sitting("leg-4", HandClock())
    fresh.play(0, "play 1 c9")
    watch = fresh._warden._warden.watches[0]  # type: ignore[union-attr]
    watch.learn({**watch.cards, "head-1": "head-1"}, set(), fresh.now())
    assert watch.picks == 0, "what was chosen before it lay there does not count"


@pytest.mark.clause("K-34")
def test_easier_ways_give_twice_the_time_and_need_no_typing() -> None:
    clock = HandClock()
    one = sitting("voice-3", clock)
    one.turn_easier(0)
    demanded, called = screen(one, "f5", *"play 1 c9", "enter")
    assert "press F5, or type “formula”" in demanded and called == []


@pytest.mark.clause("K-33")
def test_line_by_line_words_obey() -> None:
    typed = iter(["rise", "hold", "play 1 c9", "quit"])
    output = io.StringIO()
    one = sitting("leg-2 mouth-3", HandClock())
    lines = Lines(one, "en", Console(file=output, width=200), lambda: next(typed))
    lines.take_turn(0)
    assert slips(one) == [] and one.table.log[-1].line.move == "play 1 c9"
    assert 'I rise: type "rise".' in output.getvalue() and "F5" not in output.getvalue()


@pytest.mark.clause("K-33")
def test_line_by_line_who_does_not_obey_is_called() -> None:
    one = sitting("leg-2", HandClock())
    lines = Lines(one, "en", Console(file=io.StringIO(), width=200), lambda: "play 1 c9")
    lines.take_turn(0)
    assert slips(one) == ["slip 1 leg-2"]


@pytest.mark.clause("K-34")
def test_at_one_table_anybody_calls_at_any_time_behind_the_curtain_too() -> None:
    async def script(app: LocalApp, pilot: Pilot[str]) -> None:
        assert isinstance(app.screen, PassScreen), "Bo is to take the keyboard"
        await press(app, pilot, "f7")
        assert isinstance(app.screen, CallScreen)
        await press(app, pilot, "escape", "enter")
        assert app.table.viewer == 1 and app.sitting.calls() == []
        app.table.viewer = 1
        await settle(app, pilot)

    one = sitting("leg-1", HandClock(), Seat("Bo"), "mode:table")
    asyncio.run(played(one, script))

    async def catch(app: LocalApp, pilot: Pilot[str]) -> None:
        await press(app, pilot, "f7", "enter")
        assert app.sitting.table.log[-1].line.move == "caught 1 leg-1"
        assert app.sitting.to_act() == [0] and isinstance(app.screen, PassScreen)
        await press(app, pilot, "enter")
        assert "admit" in [str(option.id) for option in app.table.moves.options]

    held = position("c8 d6", seat="1", hands="gbg.gbg.gbg/gbg.roo", looks="1/leg-1", rigor="f10", options="mode:table")
    rows = [Line(0, NOBODY, held, [], 0.0)]
    table = replay_lines(Table(GAME, [Seat("Ana"), Seat("Bo")], {"mode": "table"}, SECRET, 1), rows)
    asyncio.run(played(Sitting(table, rows), catch))
