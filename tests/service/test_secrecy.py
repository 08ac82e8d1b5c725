"""A tournament of all games through a relay: every frame and every answer against what its receiver may know.

Everybody but one onlooker comes to a process that does not keep the table. What a frame shows of log number `n` must be
the same in worlds in which all that its receiver cannot see was dealt anew: by `guess`, and in the text of the position
by a dealer that keeps its own account (tests/contract/redeal.py). Events are held to their audience.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from functools import cached_property
from typing import Any

import msgspec
import pytest

from armarium import shelf
from armarium.bots import HOUSE
from armarium.chance import Chance
from armarium.game import Game, State
from armarium.server import messages
from armarium.server.telling import why
from armarium.step import Step
from tests.contract.redeal import new_dealer
from tests.server.house import Guest, House, Line, Told
from tests.service.conftest import REPORTS
from tests.service.test_relay import at

Houses = Callable[..., list[House]]
Seat = int | None
GUESSES = 2
CURIOUS = 4  # in one position of so many, somebody tries and asks for what is not theirs
MOST = {"kamimai": 14}  # moves; each of its pulls is simulated
UNRATED: dict[str, Any] = {"message_rate": 1e6, "message_burst": 10**6, "change_rate": 1e6, "change_burst": 10**6}
OPTIONS = {"kragmortha": {"mode": "table"}}  # penances in person: nothing is waited for
decoder: msgspec.json.Decoder[messages.ToViewer] = msgspec.json.Decoder(messages.ToViewer)


def plain(value: object) -> Any:
    """As it is on the wire."""
    return json.loads(msgspec.json.encode(value))


class Worlds:
    """What was, and what might have been as far as a seat can tell, at every log number."""

    def __init__(self, game: Game, log: list[Step], seats: int) -> None:
        self.game = game
        self.steps = {step.n: step for step in log}
        self._seats = seats
        self._worlds: dict[tuple[int, Seat], list[State]] = {}

    @cached_property
    def _redealt(self) -> dict[tuple[int, Seat], str]:
        """Texts of positions, by a dealer who has followed the game."""
        texts = {n: self.game.position(step.state) for n, step in self.steps.items()}
        dealer = new_dealer(self.game.name, texts[0])
        redealt = {}
        for n, step in self.steps.items():
            if n:
                dealer.watch(step.line.seat, step.line.move, list(step.events), texts[n - 1], texts[n])
            for seat in (*range(self._seats), None):
                redealt[n, seat] = dealer.redealt(texts[n], seat, Chance(n))
        return redealt

    def at(self, n: int, seat: Seat) -> list[State]:
        if (n, seat) not in self._worlds:
            state = self.steps[n].state
            places = range(self._seats) if seat is None else [seat]
            guesses = [state.guess(place, Chance(n * 9 + i)) for i in range(GUESSES) for place in places]
            self._worlds[n, seat] = [*guesses, self.game.from_position(self._redealt[n, seat], Chance(7))]
        return self._worlds[n, seat]

    def count_changed(self) -> int:
        """How many positions are others, dealt anew."""
        return sum(text != self.game.position(self.steps[n].state) for (n, _), text in self._redealt.items())


class Inspector:
    """Looks at everything one receiver was told."""

    def __init__(self, worlds: Worlds, seat: Seat) -> None:
        self.worlds = worlds
        self.seat = seat
        self.count = 0

    def check_frame(self, raw: str) -> None:
        """A frame of the socket, before the game is over."""
        told = json.loads(raw)
        assert plain(decoder.decode(raw)) == told, "something is told that is no part of the message"
        self.count += 1
        kind, is_over = told["type"], told.get("result") is not None
        if told.get("view") is not None:
            n = told["entry"]["n"] if kind == "step" else told["n"]
            self.check_view(n, told["view"], told["offers"])
        for entry in told.get("log", [told["entry"]] if kind == "step" else []):
            self.check_entry(entry, is_over)
        if "table" in told:
            self.check_card(told["table"])

    def check_view(self, n: int, view: Any, offers: list[Any] | None = None) -> None:
        game = self.worlds.game
        for world in self.worlds.at(n, self.seat):
            assert plain(game.view(world, self.seat)) == view, (n, self.seat)
            if offers is not None and self.seat is not None:
                assert plain(game.offers(world, self.seat)) == offers, (n, self.seat)
        assert offers is None or self.seat is not None or offers == []

    def check_entry(self, entry: Told, is_over: bool) -> None:
        step = self.worlds.steps[entry["n"]]
        may_know = [
            {"kind": event.kind, **event.values, **(event.secret if self.seat in event.audience else {})}
            for event in step.events
        ]
        assert entry["events"] == plain(may_know)
        is_secret = step.sealed or any(event.secret for event in step.events)
        if is_secret and self.seat != step.line.seat and not is_over:
            assert entry["move"] is None

    def check_card(self, card: Told) -> None:
        assert card["mine"] == self.seat
        assert (card["secret"] is None) == (card["stage"] != "over")

    def check_report(self, report: Told) -> None:
        """A player's file that something is wrong: what they were told, and a position that may be as they know it."""
        assert report["seat"] == self.seat
        self.check_view(report["n"], report["view"], report["offers"])
        for line in report["log"]:
            self.check_entry(line, is_over=False)
        world = self.worlds.game.from_position(report["position"], Chance(7))
        assert plain(self.worlds.game.view(world, self.seat)) == report["view"]

    def check_answer(self, n: int, text: str, told: Told) -> None:
        """What a curious seat is told of a move it tries, or is refused."""
        assert self.seat is not None
        self.count += 1
        for world in self.worlds.at(n, self.seat):
            if told["type"] == "trial":
                assert told["trial"] == plain(self.worlds.game.trial(world, self.seat, text)), text
            else:
                reason = world.why_not(self.seat, text)
                assert reason is not None and told["reason"] == plain(why(reason)), text


class Match:
    """One game: the people of every seat and a spectator come through the relay, another one to the keeper."""

    def __init__(self, houses: list[House], game: str, seats: int, seed: int) -> None:
        keeper, relay = houses
        self.game = game
        self.luck = random.Random(seed)
        self.guests = [relay.guest() for _ in range(seats)]
        options = OPTIONS.get(game, {})
        self.table = at(keeper, self.guests[0]).open(game, seats, options=options)
        self.watcher = keeper.guest()
        self.onlooker = self.watcher.joined(self.table)
        self.cards = [guest.post(f"/tables/{self.table}/sit") for guest in self.guests]
        self.guests[0].post(f"/tables/{self.table}/start")
        self.spectator: Guest = relay.guest()
        self.lines = [guest.joined(self.table) for guest in self.guests]
        self.watching = self.spectator.joined(self.table)
        self.live = keeper.hall._lives[self.table]
        assert not relay.hall.is_live(self.table)
        self.asked: list[tuple[int, int, str, Told]] = []  # log number, seat, move, answer

    def receivers(self) -> Iterator[tuple[Seat, Line]]:
        yield from enumerate(self.lines)
        yield None, self.watching
        yield None, self.onlooker

    def play(self, most: int) -> None:
        for _ in range(most):
            table = self.live.table
            if not table.to_act():
                return
            n, state = table.n, table.state
            if n % CURIOUS == 0:
                self.be_curious(n, state)
            seat = self.luck.choice(table.to_act())
            move = self.luck.choice(list(state.moves(seat)))
            told = self.lines[seat].ask("move", move=state.text(move), at=n)
            assert told["type"] == "ack", told
            for _, line in self.receivers():
                while line.hear_until("step")["entry"]["n"] < told["n"]:
                    pass

    def be_curious(self, n: int, state: State) -> None:
        """Somebody asks for what others may do."""
        seat = self.luck.randrange(len(self.lines))
        actor = self.luck.choice(state.to_act())
        texts = [state.text(move) for move in list(state.moves(actor))[:40]]
        for text in ("fly", self.luck.choice(texts)):
            line = self.lines[seat]
            self.asked.append((n, seat, text, line.ask("try", move=text, at=n)))
            if state.why_not(seat, text) is not None:
                self.asked.append((n, seat, text, line.ask("move", move=text, at=n)))

    # --- afterwards ---------------------------------------------------------------------------------------------

    def inspect(self) -> int:
        """Everything that was told; how many frames and answers that were."""
        table = self.live.table
        worlds = Worlds(table.game, list(table.log), len(self.lines))
        count = len(self.cards)
        for place, card in enumerate(self.cards):
            Inspector(worlds, place).check_card(card)
        for seat, line in self.receivers():
            inspector = Inspector(worlds, seat)
            for raw in line.raw:
                inspector.check_frame(raw)
            self.inspect_answers(inspector)
            count += inspector.count
        for n, seat, text, told in self.asked:
            Inspector(worlds, seat).check_answer(n, text, told)
        assert worlds.count_changed() > 5 or self.game == "kamimai", "something is hidden, and it was dealt anew"
        return count + len(self.asked)

    def inspect_answers(self, inspector: Inspector) -> None:
        """What this receiver gets by asking instead."""
        guest = self.spectator if inspector.seat is None else self.guests[inspector.seat]
        inspector.check_card(guest.get(f"/tables/{self.table}"))
        is_over = self.live.table.stage == "over"
        mine = "" if inspector.seat is None else str(inspector.seat)
        for moment in guest.get(f"/tables/{self.table}/replay", viewpoint=mine)["frames"]:
            inspector.check_view(moment["n"], moment["view"])
            if moment["entry"] is not None:
                inspector.check_entry(moment["entry"], is_over)
            inspector.count += 1
        if not is_over:
            assert guest.http.get(f"/api/tables/{self.table}/record").status_code == 409
            other = str((inspector.seat or 0) + 1) if inspector.seat is not None else "0"
            assert guest.http.get(f"/api/tables/{self.table}/replay?viewpoint={other}").status_code in (403, 409)
        for card in guest.get("/tables")["mine"]:
            inspector.check_card(card)
        if not is_over:
            inspector.check_report(guest.get(f"/tables/{self.table}/report"))
        self.inspect_watchers(guest)

    def inspect_watchers(self, guest: Guest) -> None:
        """Who looks on is told to the host alone."""
        answer = guest.http.get(f"/api/tables/{self.table}/watchers")
        assert answer.status_code == (200 if guest is self.guests[0] else 403), answer.text
        if answer.status_code == 200:
            assert {each["id"] for each in answer.json()} <= {self.spectator.me["id"], self.watcher.me["id"]}


def play_and_inspect(houses: list[House], game: str, seats: int, seed: int, most: int) -> int:
    match = Match(houses, game, seats, seed)
    match.play(MOST.get(game, most))
    return match.inspect()


@pytest.mark.parametrize("game", shelf.NAMES)
def test_nothing_told_through_a_relay_depends_on_what_its_receiver_cannot_know(open_houses: Houses, game: str) -> None:
    houses = open_houses(catalogue=HOUSE, **UNRATED)
    box = shelf.game(game)
    counts = [play_and_inspect(houses, game, seats, seats, 40) for seats in (min(box.seats), max(box.seats))]
    REPORTS.append(f"{game} through a relay: {sum(counts)} frames and answers as their receivers may know them")


@pytest.mark.slow
@pytest.mark.parametrize("game", shelf.NAMES)
def test_a_whole_tournament_through_a_relay(open_houses: Houses, game: str) -> None:
    houses = open_houses(catalogue=HOUSE, **UNRATED)
    for seats in shelf.game(game).seats:
        for seed in range(100, 105):
            play_and_inspect(houses, game, seats, seed, 400)
