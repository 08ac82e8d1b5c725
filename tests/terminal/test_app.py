"""The full screen, driven by keys as a player would."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from textual import events
from textual.pilot import Pilot
from textual.widgets import Input

from armarium import record
from armarium.reason import Refused
from armarium.terminal.drawing import fits
from armarium.terminal.frame import LONGEST_TYPED
from armarium.terminal.screens import KeepScreen, PassScreen, ReadScreen, ResultScreen
from armarium.terminal.table_view import others_to_act
from tests.terminal.tables import LocalApp, against_random, at_table, hot_seat, listed, played, press, settle, shown


def test_the_first_screen_says_what_to_do() -> None:
    async def script(app: LocalApp, pilot: Pilot[str]) -> None:
        assert "Lay a card" in shown(app, "#prompt")
        assert listed(app) and all(move.startswith("lay ") for move in listed(app))
        assert shown(app, "#note") and "✗" not in shown(app, "#note"), "the aim starts on a move that is allowed"
        board = shown(app, "#board")
        assert "m" in board and " 13 " in board and "┃" in board
        assert len(shown(app, "#keys")) <= 78

    asyncio.run(played(against_random(), script))


def test_arrows_try_and_the_refusal_names_its_clause() -> None:
    async def script(app: LocalApp, pilot: Pilot[str]) -> None:
        before = app.sitting.table.n
        await press(app, pilot, *["right"] * 8, *["up"] * 8)
        assert "✗" in shown(app, "#note") and "(R-6)" in shown(app, "#note")
        await press(app, pilot, "enter")
        assert app.sitting.table.n == before, "a refused move is not played"
        assert "(R-6)" in shown(app, "#note")
        await press(app, pilot, "pagedown")
        assert "✗" not in shown(app, "#note")

    asyncio.run(played(against_random(), script))


def test_space_turns_and_tab_takes_the_next_card() -> None:
    async def script(app: LocalApp, pilot: Pilot[str]) -> None:
        first = app.table.aimed_move.split()
        await press(app, pilot, "space")
        assert app.table.aimed_move.split()[3] == f"r{(int(first[3][1]) + 1) % 4}"
        await press(app, pilot, "tab")
        assert app.table.aimed_move.split()[1] != first[1]
        await press(app, pilot, "shift+tab")
        assert app.table.aimed_move.split()[1] == first[1]

    asyncio.run(played(against_random(), script))


def test_lay_then_take_back() -> None:
    async def script(app: LocalApp, pilot: Pilot[str]) -> None:
        at = app.sitting.table.n
        board = app.sitting.table.position()
        await press(app, pilot, "enter")
        assert app.sitting.table.n == at + 1
        assert "draw" in listed(app)
        await press(app, pilot, "backspace")
        assert app.sitting.table.position() == board
        await press(app, pilot, "enter", "ctrl+z")
        assert app.sitting.table.position() == board

    asyncio.run(played(against_random(), script))


def test_alone_a_draw_is_taken_back_and_the_screen_says_that_the_game_does_not_count() -> None:
    async def script(app: LocalApp, pilot: Pilot[str]) -> None:
        await press(app, pilot, "enter")
        position = app.sitting.table.position()
        await press(app, pilot, *"draw", "enter", "backspace")
        assert app.sitting.table.position() == position
        assert app.sitting.table.counts is False
        assert "no longer counts for statistics" in "".join(str(line) for line in app.table._log_lines())

    asyncio.run(played(against_random(), script))


def test_among_people_a_draw_cannot_be_taken_back() -> None:
    sitting = hot_seat()
    seat = sitting.table.to_act()[0]
    sitting.play(seat, sitting.table.offers(seat)[0].move)
    sitting.play(seat, "draw")
    with pytest.raises(Refused, match="undo-needs-consent"):
        sitting.undo(seat)


def test_typing_narrows_tab_completes_enter_plays() -> None:
    async def script(app: LocalApp, pilot: Pilot[str]) -> None:
        wanted = listed(app)[-1]
        _, card, cell, _ = wanted.split()
        await press(app, pilot, *card, "space", *cell)
        assert 0 < len(listed(app)) < 20
        assert wanted in listed(app)
        await press(app, pilot, "tab")
        assert app.table.field.value.startswith(f"lay {card} {cell}")
        app.table.field.value = wanted
        await press(app, pilot, "enter")
        assert app.sitting.table.log[-1].line.move == wanted
        assert app.table.field.value == ""

    asyncio.run(played(against_random(), script))


def test_several_fit_asks_for_more_and_the_list_can_be_walked() -> None:
    async def script(app: LocalApp, pilot: Pilot[str]) -> None:
        at = app.sitting.table.n
        await press(app, pilot, *"lay", "enter")
        assert app.sitting.table.n == at
        assert "fit" in shown(app, "#note")
        await press(app, pilot, "down", "enter")
        assert app.sitting.table.n == at + 1

    asyncio.run(played(against_random(), script))


def test_nonsense_is_refused_while_it_is_typed() -> None:
    async def script(app: LocalApp, pilot: Pilot[str]) -> None:
        await press(app, pilot, *"fly away")
        assert listed(app) == []
        assert "fly away" in shown(app, "#note") and "✗" in shown(app, "#note")
        await press(app, pilot, "enter", "escape")
        assert app.table.field.value == ""
        assert listed(app)

    asyncio.run(played(against_random(), script))


@pytest.mark.parametrize("pasted", ["x" * 5000, "lay " * 2000, "x\n" * 3000, "²" * 4000, "{ $x }" * 900])
def test_a_huge_paste_is_cut_and_the_game_goes_on(pasted: str) -> None:
    async def script(app: LocalApp, pilot: Pilot[str]) -> None:
        position = app.sitting.table.position()
        app.table.field.post_message(events.Paste(pasted))
        await settle(app, pilot)
        assert len(app.table.field.value) <= LONGEST_TYPED
        await press(app, pilot, "enter", "x", "enter")
        assert app.sitting.table.position() == position
        await press(app, pilot, "escape", "enter")
        assert app.sitting.table.n == 1, "the first move can be played all the same"

    asyncio.run(played(against_random(), script))


def test_a_file_name_no_file_can_have_is_one_sentence() -> None:
    async def script(app: LocalApp, pilot: Pilot[str]) -> None:
        for name in ("x" * 900, "~nobody-by-this-name/x", "a\0b"):
            await press(app, pilot, "ctrl+s")
            assert isinstance(app.screen, KeepScreen)
            app.screen.query_one(Input).value = name
            await press(app, pilot, "enter")
            assert isinstance(app.screen, KeepScreen), "it asks for another"
            await press(app, pilot, "escape")
        assert app.file is None and at_table(app)

    asyncio.run(played(against_random(), script))


def test_a_finished_turn_waits_for_its_confirmation() -> None:
    async def script(app: LocalApp, pilot: Pilot[str]) -> None:
        await press(app, pilot, "enter", "tab", "pagedown", "enter")
        assert app.sitting.unconfirmed == 0
        assert "take it back" in shown(app, "#prompt")
        log = app.sitting.table.n
        await press(app, pilot, "x", "space")
        assert app.sitting.table.n == log, "the bot waits"
        await press(app, pilot, "backspace")
        assert app.sitting.unconfirmed is None and "draw" in listed(app)
        await press(app, pilot, "tab", "pagedown", "enter", "enter")
        assert app.sitting.unconfirmed is None
        assert any(step.line.seat == 1 and step.n > log for step in app.sitting.table.log)

    asyncio.run(played(against_random(), script))


@pytest.mark.parametrize(
    ("size", "options"),
    [((80, 24), {}), ((120, 40), {"grand-master": True}), ((80, 24), {"quarter-turns": False})],
)
def test_a_whole_game_by_keys_ends_with_the_result(size: tuple[int, int], options: dict[str, bool | int | str]) -> None:
    async def script(app: LocalApp, pilot: Pilot[str]) -> None:
        for _ in range(120):
            if isinstance(app.screen, ResultScreen):
                break
            await press(app, pilot, "enter" if app.sitting.unconfirmed is not None else "pagedown", "enter")
        assert isinstance(app.screen, ResultScreen)
        await press(app, pilot, "enter")
        assert at_table(app)
        await press(app, pilot, "ctrl+c")

    app = asyncio.run(played(against_random(options=options), script, size=size))
    assert app.return_value == "over"


def test_hot_seat_hides_the_hand_until_the_next_player_is_there() -> None:
    async def script(app: LocalApp, pilot: Pilot[str]) -> None:
        assert isinstance(app.screen, PassScreen)
        assert app.table.viewer is None
        assert app.sitting.table.view(app.table.viewer).hand == []
        first = app.sitting.table.to_act()[0]
        await press(app, pilot, "enter")
        assert at_table(app) and app.table.viewer == first
        await press(app, pilot, "enter", *"draw", "enter")
        assert isinstance(app.screen, PassScreen) and app.table.viewer is None
        await press(app, pilot, "enter")
        assert app.table.viewer == 1 - first

    asyncio.run(played(hot_seat(), script))


def test_ctrl_c_offers_to_keep_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    async def script(app: LocalApp, pilot: Pilot[str]) -> None:
        await press(app, pilot, "enter", "ctrl+c")
        assert isinstance(app.screen, KeepScreen)
        await press(app, pilot, "escape")
        assert at_table(app)
        await press(app, pilot, "ctrl+c", "enter")

    app = asyncio.run(played(against_random(), script))
    assert app.return_value == "kept"
    kept = list(tmp_path.iterdir())
    assert kept == [tmp_path / str(app.file)]
    assert record.check(record.load(kept[0])).turn() == app.sitting.table.turn()


def test_ctrl_c_twice_leaves_without_a_trace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    async def script(app: LocalApp, pilot: Pilot[str]) -> None:
        await press(app, pilot, "ctrl+c", "ctrl+c")

    app = asyncio.run(played(against_random(), script))
    assert app.return_value == "interrupted"
    assert list(tmp_path.iterdir()) == []


def test_keeping_never_overwrites_another_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine").write_text("precious")

    async def script(app: LocalApp, pilot: Pilot[str]) -> None:
        await press(app, pilot, "ctrl+s")
        screen = app.screen
        assert isinstance(screen, KeepScreen)
        screen.query_one("#file").value = "mine"  # type: ignore[attr-defined]
        await press(app, pilot, "enter")
        assert app.screen is screen
        screen.query_one("#file").value = "other"  # type: ignore[attr-defined]
        await press(app, pilot, "enter")
        assert at_table(app)
        await press(app, pilot, "enter", "ctrl+s", "enter")  # the same file again is fine
        assert at_table(app)

    asyncio.run(played(against_random(), script))
    assert (tmp_path / "mine").read_text() == "precious"
    assert len(record.load(tmp_path / "other").lines) >= 1


def test_help_and_language() -> None:
    async def script(app: LocalApp, pilot: Pilot[str]) -> None:
        await press(app, pilot, "f1")
        assert isinstance(app.screen, ReadScreen)
        await press(app, pilot, "f1")
        assert at_table(app)
        await press(app, pilot, "f2")
        assert "Posez une carte" in shown(app, "#prompt")
        assert len(shown(app, "#keys")) <= 78
        await press(app, pilot, "enter")
        assert "Piochez" in shown(app, "#prompt")
        assert "Vous posez" in shown(app, "#log")

    asyncio.run(played(against_random(), script))


def test_a_small_terminal_says_what_it_needs() -> None:
    async def script(app: LocalApp, pilot: Pilot[str]) -> None:
        assert app.table.query_one("#small").display
        assert not app.table.query_one("#all").display
        assert "80" in shown(app, "#small") and "24" in shown(app, "#small")
        await pilot.resize_terminal(80, 24)
        await settle(app, pilot)
        assert app.table.query_one("#all").display

    asyncio.run(played(against_random(), script, size=(79, 24)))


def test_a_click_on_a_move_aims_at_it() -> None:
    async def script(app: LocalApp, pilot: Pilot[str]) -> None:
        await pilot.click("#moves", offset=(3, 2))
        await settle(app, pilot)
        assert app.table.aimed_move == listed(app)[2]

    asyncio.run(played(against_random(), script))


@pytest.mark.parametrize(
    ("typed", "move", "expected"),
    [
        ("", "draw", True),
        ("12 m14", "lay 12 m14 r1", True),
        ("L 1", "lay 12 m14 r1", True),
        ("m14 12", "lay 12 m14 r1", False),
        ("14", "lay 12 m14 r1", False),
        ("draw", "draw", True),
    ],
)
def test_what_fits(typed: str, move: str, expected: bool) -> None:
    assert fits(typed, move) == expected


@pytest.mark.parametrize(("typed", "key"), [("", "f3"), ("", "h"), ("hint", "enter")])
def test_a_hint_is_listed_and_aimed_at(typed: str, key: str) -> None:
    async def script(app: LocalApp, pilot: Pilot[str]) -> None:
        app.sitting.hint_simulations = 40
        app.table.field.value = typed
        await press(app, pilot, key)
        assert "The master suggests" in shown(app, "#log")
        assert "F3 hint" in shown(app, "#keys")
        assert f"%  {app.table.aimed_move}" in shown(app, "#log")
        assert "✗" not in shown(app, "#note")
        await press(app, pilot, "enter")
        assert "The master suggests" not in shown(app, "#log")

    asyncio.run(played(against_random(), script, size=(120, 40)))


def test_two_people_get_no_hints() -> None:
    async def script(app: LocalApp, pilot: Pilot[str]) -> None:
        await press(app, pilot, "enter", "f3")
        assert "without hints" in shown(app, "#note")
        assert "F3" not in shown(app, "#keys")

    asyncio.run(played(hot_seat(), script, size=(120, 40)))


def test_keeping_a_game_is_confirmed(tmp_path: Path) -> None:
    async def script(app: LocalApp, pilot: Pilot[str]) -> None:
        await press(app, pilot, "ctrl+s")
        app.screen.query_one("#file", Input).value = str(tmp_path / "mine")
        await press(app, pilot, "enter")
        assert at_table(app) and str(tmp_path / "mine") in shown(app, "#note")
        await press(app, pilot, "right")
        assert str(tmp_path) not in shown(app, "#note")

    asyncio.run(played(against_random(), script))


def test_a_turn_is_called_done_only_when_it_is() -> None:
    sitting = against_random(game="grimoire")
    sitting.turn_ended = True
    sitting.play(0, sitting.table.offers(0)[0].move)
    assert not sitting.turn_ended, "a token is chosen, the round goes on"


def test_nobody_is_told_to_wait_for_themselves() -> None:
    assert others_to_act([0, 3], [0]) == [3], "the bot first, then the person is asked"
    assert others_to_act([2], [0]) == [2]
    assert others_to_act([0, 1], [0, 1]) == [0, 1]
