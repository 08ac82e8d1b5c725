"""KamiMaï at a keyboard: arrows choose card and speed, bodies decide, the tent is seen from the side."""

from __future__ import annotations

import asyncio
from collections.abc import Hashable
from pathlib import Path

import pytest
from rich.console import Console
from textual.pilot import Pilot

from armarium import record, shelf
from armarium.games.kamimai import terminal
from armarium.games.kamimai.deck.proofs import parse_proof
from armarium.games.kamimai.deck.standing import Simulation
from armarium.games.kamimai.deck.trials import Question
from armarium.log import Seat
from armarium.reason import Refused
from armarium.terminal.sitting import Sitting, new_sitting, resumed_sitting
from armarium.words import words
from tests.terminal.tables import LocalApp, listed, played, press, settle, shown


def alone(**options: str | bool) -> Sitting:
    return new_sitting(shelf.game("kamimai"), [Seat("Ana")], {"steadiness": "calm", **options}, 3)


def drawing(sitting: Sitting, size: tuple[int, int], aimed_move: int | None = None) -> list[str]:
    console = Console(width=70)
    with console.capture() as captured:
        console.print(terminal.draw(sitting.table.view(0), "en", aimed_move, size))
    return captured.get().splitlines()


@pytest.mark.clause("M-55")
def test_arrows_choose_card_and_speed_and_enter_draws() -> None:
    async def script(app: LocalApp, pilot: Pilot[str]) -> None:
        assert app.table.aimed_move == "pull 1 slow"
        await press(app, pilot, "right", "right", "down")
        assert app.table.aimed_move == "pull 3 steady" and "▲3" in drawing(app.sitting, terminal.SMALL, 3)[8]
        await press(app, pilot, "down", "down", "up", "up", "up", "left")
        assert app.table.aimed_move == "pull 2 slow"
        await press(app, pilot, "end")
        assert app.table.aimed_move == "pull 63 slow"
        await press(app, pilot, "enter")
        assert app.sitting.table.log[-1].line.move == "pull 63 > 63 bares 62"
        pulled = app.sitting.table.log[-1].events[0]
        assert pulled.kind == "pulled" and pulled.values["slots"] == [63] and pulled.values["count"] == 1
        assert sum(app.sitting.table.state.drawn) == 1  # type: ignore[attr-defined]
        assert app.table.aimed_move == "pull 62 slow", "the aim stays beside the card that is gone"
        await press(app, pilot, "tab")
        assert app.table.aimed_move == "done"
        await press(app, pilot, "tab")
        assert app.table.aimed_move == "pull 62 slow"
        await press(app, pilot, "tab", "enter")
        assert app.sitting.table.log[-1].line.move == "done > stands" and "keep" in listed(app)

    asyncio.run(played(alone(), script))


@pytest.mark.clause("M-56")
def test_other_hands_try_the_card_that_is_aimed_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """A word before, a word and a count after, of the very pull in mind; without the secret, and for each aim anew."""
    asked: list[tuple[Hashable, int]] = []

    def fall_once(question: Hashable, number: int) -> str:
        asked.append((question, number))
        return "fell" if number == 0 else "several" if number < 3 else "one"

    monkeypatch.setattr(Simulation, "try_once", staticmethod(fall_once))

    async def script(app: LocalApp, pilot: Pilot[str]) -> None:
        await press(app, pilot, "right")
        before = app.table.trial_of("pull 2 slow")
        assert before is not None
        assert terminal.trial_text(app.sitting.view(0), before, ["Ana"], "en").endswith("while you aim …")
        app.table.aiming = 0.01
        await press(app, pilot, "right", "right")
        await pilot.pause(0.2)
        await settle(app, pilot)
        assert "Risky: fell in 1 of 12 tries by other hands; a neighbour came along 2 times." in shown(app, "#note")
        (question,) = {one for one, _ in asked if isinstance(one, Question) and one.aim.slot == 3}
        assert question.aim.tempo == "slow" and [number for one, number in asked if one == question] == [*range(12)]

    asyncio.run(played(alone(), script))


@pytest.mark.clause("M-52")
def test_a_verdict_is_refused_while_it_is_typed() -> None:
    sitting = alone()
    for text in ("pull 4 > 4", "pull 4 > none", "pull 4 > 4 5"):
        reason = sitting.trial(0, text).reason
        assert reason is not None and reason.clause == "M-52", text
        assert not sitting.can_be_tried(text)


@pytest.mark.clause("M-55")
def test_a_move_may_be_typed_and_the_aim_stays_with_the_cards() -> None:
    async def script(app: LocalApp, pilot: Pilot[str]) -> None:
        await press(app, pilot, *"pull 2 slow", "enter")
        assert app.sitting.table.log[-1].line.move == "pull 2 > 2 bares none"
        app.table.on_input_changed()  # the line's last word comes after it was played
        assert app.table.aimed_move == "pull 1 slow"

    asyncio.run(played(alone(), script))


@pytest.mark.clause("M-50", "M-54")
def test_bodies_decide_here_too_and_the_record_proves_it(tmp_path: Path) -> None:
    sitting = alone()
    for move in ("pull 1 slow", "pull 63 slow", "done", "keep"):
        sitting.play(0, move)
    file = tmp_path / "game.record"
    sitting.keep(file)
    written = record.load(file)
    assert [line.move for line in written.lines] == [
        *("pull 1 > 1 bares 2", "pull 63 > 63 bares 62"),
        *("done > stands", "keep > stands"),
    ]
    record.check(written)
    told = record.check_proofs(written)
    assert told is not None and (told["agreed"], told["unproved"]) == (4, 0)
    again = resumed_sitting(file, 3)
    again.play(0, "pull 2 slow")
    assert parse_proof(again.record().lines[-1].proof).built is None, "it stands where it was left"


@pytest.mark.clause("M-54", "M-8")
def test_who_warms_up_reads_why_it_fell(tmp_path: Path) -> None:
    """The four outer cards of a side: the note stands before the fall, in the log and in the record."""
    sitting = alone(training=True)
    kinds: list[str] = []
    for slot in range(1, 6):
        if "collapsed" not in kinds:
            sitting.play(0, f"pull {slot} slow")
            kinds = [event.kind for event in sitting.table.log[-1].events]
    assert kinds.index("tipped") < kinds.index("collapsed")
    (tip,) = (event for event in sitting.table.log[-1].events if event.kind == "tipped")
    assert tip.values["why"] == "bared"
    told = words(None, "en").say("event-tipped", tip.values)
    assert told == f"Card {tip.values['slot']} loses its balance first. {BARE_END}"
    file = tmp_path / "game.record"
    sitting.keep(file)
    assert record.load(file).lines[-1].notes == [f"tipped {tip.values['slot']} bared"]


BARE_END = "An end was bare: nothing leaned against it any more."


@pytest.mark.clause("M-54")
def test_a_forged_record_is_not_resumed(tmp_path: Path) -> None:
    sitting, file = alone(), tmp_path / "game.record"
    sitting.play(0, "pull 1 slow")
    sitting.keep(file)
    text = file.read_text("utf-8")
    file.write_text(text.replace(" tremor=", " tremor=1"), "utf-8")
    with pytest.raises(Refused, match="pull-differs"):
        resumed_sitting(file, 3)


@pytest.mark.clause("M-50")
def test_the_same_seed_and_keys_give_the_same_game() -> None:
    games = [alone() for _ in range(2)]
    for sitting in games:
        for move in ("pull 30 quick", "done", "keep"):
            if move in [offer.move for offer in sitting.table.offers(0)]:
                sitting.play(0, move)
    assert record.record_text(games[0].record()) == record.record_text(games[1].record())


@pytest.mark.clause("M-52")
def test_nobody_types_a_verdict() -> None:
    with pytest.raises(Refused, match="settled-form"):
        alone().play(0, "pull 1 > 1")


@pytest.mark.clause("M-56")
def test_a_quick_game_needs_no_bodies() -> None:
    sitting = alone(grimoire="quick")
    sitting.play(0, "pull 1 slow")
    assert sitting.table.log[-1].line.move == "pull 1 slow"


@pytest.mark.clause("M-3", "M-7")
@pytest.mark.parametrize("size", [terminal.SMALL, terminal.ROOMY])
def test_the_tent_is_seen_from_the_side(size: tuple[int, int]) -> None:
    """Tops together, feet apart, open faces at both ends, a gap where a card is gone."""
    sitting = alone()
    sitting.play(0, "pull 63 slow")
    height, columns = size
    tent = [line.rstrip() for line in drawing(sitting, size)[4 : 4 + height]]
    widths = [len(line.strip()) for line in tent]
    assert widths == sorted(widths) and widths[0] < widths[-1] == min(columns, 63)
    near, far = tent[-1].count("╱"), tent[-1].count("╲")
    assert abs(near - far) < 4 and tent[-1][0].isalpha() and tent[-1].endswith("·")
    assert all(set(line.strip()) <= set("╱╲") for line in tent[:-1])


def test_every_screen_shows_the_whole_tent() -> None:
    async def script(app: LocalApp, pilot: Pilot[str]) -> None:
        await press(app, pilot, "end")
        frame = app.table.query_one("#board-frame")
        assert app.table.query_one("#board").size.width <= frame.size.width

    for size in ((80, 24), (120, 40)):
        asyncio.run(played(alone(), script, size=size))
