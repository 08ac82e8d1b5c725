"""K-34: alone against bots everything may be taken back, but nothing behind a slip and no touch."""

from __future__ import annotations

import pytest

from armarium.game import NOBODY
from armarium.games.kragmortha import GAME
from armarium.log import Line, Seat
from armarium.reason import Refused
from armarium.table import Table, replay_lines
from tests.kragmortha.tables import position


def alone(looks: str) -> Table:
    """Ana is on turn and holds the Looks; the other goblin is a bot."""
    start = position("c8 d6", hands="gbg.gbg.gbg/gbg.gbg", looks=looks, rigor="f10")
    rows = [Line(0, NOBODY, start, [], 0.0)]
    return replay_lines(Table(GAME, [Seat("Ana"), Seat(bot="random")], {}, bytes(32), len(rows)), rows)


def take_back(table: Table) -> None:
    table.ask(0, table.n)
    table.commit(table.prepare_back())


@pytest.mark.clause("K-34")
def test_a_slip_and_what_led_to_it_stay() -> None:
    table = alone("1/voice-3")
    table.play(0, "play 1 c9")
    table.play(NOBODY, "slip 1 voice-3")
    before = table.position()
    assert not table.can_undo(0)
    with pytest.raises(Refused, match="stays") as refusal:
        table.ask(0, table.n)
    assert refusal.value.reason.values == {"kind": "slip"}
    assert table.position() == before and [step.line.move for step in table.log[1:]] == ["play 1 c9", "slip 1 voice-3"]


@pytest.mark.clause("K-34")
def test_a_touch_stays_and_a_step_after_it_goes_back_to_it() -> None:
    table = alone("1/arm-2")
    table.play(0, "touch 1")
    assert not table.can_undo(0)
    with pytest.raises(Refused, match="stays") as refusal:
        table.ask(0, table.n)
    assert refusal.value.reason.values == {"kind": "touched"}
    table.play(0, "play 1 c9")
    take_back(table)
    assert [step.line.move for step in table.log[1:]] == ["touch 1"] and table.view(1).touched == 1


@pytest.mark.clause("K-34")
def test_what_comes_after_a_slip_may_be_taken_back() -> None:
    table = alone("1/voice-3")
    table.play(0, "play 1 c9")
    table.play(NOBODY, "slip 1 voice-3")
    slipped = table.position()
    follow = next(offer.move for offer in table.offers(0) if offer.kind in ("step", "discard", "pointer"))
    table.play(0, follow)
    take_back(table)
    assert table.position() == slipped
