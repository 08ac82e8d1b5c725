"""The road of a move, without server or terminal: what is written, what a failed write leaves, and who plays on."""

from __future__ import annotations

import asyncio

import pytest

from armarium.bots import BotError
from armarium.host import Host, finish
from armarium.log import Seat
from armarium.reason import Refused, refusal
from armarium.step import Step
from armarium.table import Table
from tests.server.toys import BOXES

HEIRS = {"hard": "easy", "easy": "random", "random": "random"}


class Bots:
    """Every bot but `good` fails."""

    def __init__(self, table: Table, good: str) -> None:
        self.table = table
        self.good = good
        self.asked: list[str] = []
        self.failures: list[str] = []

    async def ask(self, bot: str, seat: int) -> str:
        self.asked.append(bot)
        if bot == self.good:
            return "pass"
        if bot == "easy":
            return "fly"  # not offered
        raise BotError("it fails")

    def simpler(self, bot: str) -> str:
        return HEIRS[bot]

    async def change_seats(self, seats: list[Seat]) -> None:
        self.table.seats = seats

    def log_failure(self, bot: str, failure: Exception) -> None:
        self.failures.append(bot)


class Desk:
    def __init__(self, good: str = "hard") -> None:
        self.table = Table(BOXES["lantern"], [Seat("a"), Seat(bot="hard")], {"turns": 8})
        self.bots = Bots(self.table, good)
        self.written: list[Step] = []
        self.full = False
        self.host = Host(self.table, self.write, self.bots)
        finish(self.host.carry_out(self.table.prepare_start()))
        self.play(0, "pass")

    async def write(self, step: Step) -> None:
        if self.full:
            raise refusal("store-full")
        assert step not in self.table.log, "it is written before it is committed"
        self.written.append(step)

    def play(self, seat: int, text: str) -> Step:
        step = finish(self.host.prepare(seat, text, self.table.n))
        finish(self.host.carry_out(step))
        return step

    def think(self) -> str:
        while (text := finish(self.host.choose(1))) is None:
            finish(self.host.replace_bot(1))
        return text


def test_a_step_is_written_before_it_counts_and_not_at_all_when_it_cannot_be() -> None:
    desk = Desk()
    desk.full = True
    with pytest.raises(Refused):
        desk.play(1, "pass")
    assert desk.table.n == 1 and desk.table.to_act() == [1]
    desk.full = False
    desk.play(1, "pass")
    assert desk.written == desk.table.log


def test_after_two_bots_have_failed_the_third_says_for_whom_it_plays_and_says_it_once() -> None:
    desk = Desk(good="random")
    assert desk.think() == "pass" and desk.bots.failures == ["hard", "easy"]
    assert desk.table.seats[1].bot == "random"
    desk.full = True
    with pytest.raises(Refused):
        desk.play(1, "pass")
    desk.full = False
    assert desk.play(1, "pass").line.notes == ["bot-replaced random hard"]
    desk.play(0, "pass")
    assert desk.play(1, desk.think()).line.notes == []


def test_when_the_last_bot_fails_nobody_is_left_to_ask() -> None:
    desk = Desk(good="nobody")
    with pytest.raises(BotError):
        desk.think()
    assert desk.table.seats[1].bot == "random"


def test_a_bot_asked_again_in_the_same_place_chooses_what_it_chose() -> None:
    desk = Desk()
    assert [desk.think(), desk.think()] == ["pass", "pass"] and desk.bots.asked == ["hard"]


def test_finish_runs_only_what_waits_for_nothing() -> None:
    with pytest.raises(RuntimeError):
        finish(asyncio.sleep(1))
