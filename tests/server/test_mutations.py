"""A seeded crowd of odd socket messages, from who looks on and from who sits there: answered; nothing changes."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from armarium import shelf
from armarium.game import plain
from armarium.reason import Refused
from armarium.server import messages
from armarium.server.limits import MESSAGE_SIZE
from armarium.server.socket import parse_message
from armarium.server.viewer import TOO_BIG
from tests.server.house import Guest, House, Line
from tests.server.odd_messages import odd_message
from tests.server.test_middleware import CALM

BATCH = 100
ENDLESS: dict[str, Any] = {
    **CALM,
    "message_rate": 1e9,
    "message_burst": 10**9,
    "chat_rate": 1e9,
    "chat_burst": 10**9,
    "warnings": 10**9,
    "request_seconds": 10.0,
}


class Crowd:
    """Odd messages at one started table with two people and somebody who looks on."""

    def __init__(self, house: House, game: str, seed: int) -> None:
        self.house = house
        guests = [house.guest() for _ in range(3)]
        self.table = guests[0].open(game, 2)
        guests[1].post(f"/tables/{self.table}/sit")
        guests[0].post(f"/tables/{self.table}/start")
        self.luck = random.Random(seed)
        self.answers: Counter[str] = Counter()
        self.guests = guests
        self.live = house.hall._lives[self.table]
        self.offered = [text for seat in range(2) for text in self.texts(seat)]

    def texts(self, seat: int) -> list[str]:
        state = self.live.table.state
        return [state.text(move) for move in state.moves(seat)]

    def picture(self) -> tuple[object, ...]:
        """All of the table that somebody could change."""
        table, row = self.live.table, self.live.row
        position = table.game.position(table.state)
        return position, [step.line for step in table.log], list(table.seats), dict(table.options), row.host, row.stage

    def odd(self, is_seated: bool) -> str | bytes:
        while True:
            text = odd_message(self.luck, self.live.table.n, self.offered)
            if not (is_seated and self.may_change(text)):
                return text

    def may_change(self, text: str | bytes) -> bool:
        """Whether it is, for all that was done to it, something that who sits there may ask for."""
        try:
            message = parse_message(text)
            if isinstance(message, messages.Move):
                return message.at == self.live.table.n and self.wish(message.move) in self.offered
        except Refused:
            return False
        return not isinstance(message, messages.Join | messages.Try | messages.Ping)

    def wish(self, text: str) -> str:
        simulator = self.live.simulator
        return plain(text if simulator is None else simulator.simulation.parse_wish(text)[0])

    def send_batch(self, guest: Guest, line: Line, count: int) -> Line:
        """So many, and then a ping, which must be answered; on a new line where the old one was closed for size."""
        texts = [self.odd(guest is not self.guests[2]) for _ in range(count)]
        try:
            for text in texts:
                line.socket.send(text)
            id = line.send("ping")
            while (told := line.hear()).get("id") != id:
                self.answers[told["reason"]["key"] if told["type"] == "no" else told["type"]] += 1
        except ConnectionClosed as closed:
            if max(map(len, texts)) <= MESSAGE_SIZE or (closed.rcvd is not None and closed.rcvd.code != TOO_BIG):
                raise
            self.answers["closed"] += 1
            return guest.joined(self.table)
        line.raw.clear()
        return line

    def run(self, count: int) -> None:
        before = self.picture()
        lines = [guest.joined(self.table) for guest in self.guests]
        for number in range(count // BATCH):
            place = number % 3
            lines[place] = self.send_batch(self.guests[place], lines[place], BATCH)
            assert self.house.hall._lives[self.table] is self.live
            assert self.picture() == before, f"batch {number}"


def must_stay_well(house: House, game: str, seed: int, count: int) -> Counter[str]:
    crowd = Crowd(house, game, seed)
    crowd.run(count)
    assert crowd.answers["server-fault"] == 0
    assert crowd.answers["message-unreadable"] > count // 10
    return crowd.answers


@pytest.mark.parametrize("game", shelf.NAMES)
def test_odd_messages_change_nothing(open_house: Callable[..., House], game: str) -> None:
    answers = must_stay_well(open_house(**ENDLESS), game, seed=17, count=900)
    assert answers["not-seated"] > 5


@pytest.mark.slow
@pytest.mark.parametrize("game", shelf.NAMES)
@pytest.mark.parametrize("seed", range(170, 175))
def test_a_hundred_thousand_odd_messages_change_nothing(open_house: Callable[..., House], game: str, seed: int) -> None:
    """5,000 at each of 20 tables."""
    print(game, must_stay_well(open_house(**ENDLESS), game, seed, 5_000))
