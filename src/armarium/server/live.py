"""A table with people around it: one lock, everything written before anybody hears of it, each told what they may know.

The seat of a message comes from who sent it, never from what it says; whoever holds several plays the one that must
act now. Rules and seats are the table's business.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING

import msgspec

from armarium.host import Host
from armarium.log import UNCOUNTED, Seat
from armarium.reason import Refused, refusal
from armarium.record import ENDED, result_text
from armarium.server import messages, telling
from armarium.server.absence import Absence
from armarium.server.hints import Hints
from armarium.server.limits import CHAT_KEPT, CHAT_LENGTH
from armarium.server.plain import plain
from armarium.server.presence import Presence
from armarium.server.simulation import simulator_beside
from armarium.server.thinking import Thinking
from armarium.server.trials import Trials
from armarium.server.viewer import GOING_AWAY, Viewer, frame
from armarium.server.wardens import Watching
from armarium.step import Step
from armarium.store import ChatRow, Lease, TableRow
from armarium.table import Table

if TYPE_CHECKING:
    from armarium.server.hall import Hall


class Live:
    def __init__(self, hall: Hall, row: TableRow, table: Table, chat: list[ChatRow], lease: Lease) -> None:
        self.hall = hall
        self.row = row
        self.table = table
        self.chat = chat
        self.lease = lease
        self.lock = asyncio.Lock()
        self.presence = Presence()
        self.thinking = Thinking(self)
        self.absence = Absence(self)
        self.hints = Hints(self)
        self.simulator = simulator_beside(self)
        self.trials = Trials(self)
        self.host = Host(table, self._write, self.thinking, self.simulator)
        self.watching = Watching(self)
        self._chat_ids: dict[tuple[str, str], None] = {}  # ids of the last chat lines

    # --- who is here --------------------------------------------------------------------------------------------

    def joined_viewers(self) -> list[Viewer]:
        return self.presence.joined_viewers()

    def present(self) -> set[str]:
        return self.presence.present()

    def members(self) -> set[str]:
        """Those for whom there is always room here."""
        return {self.row.host, *(seat.person for seat in self.table.seats if seat.person is not None)}

    def watchers(self) -> list[str]:
        """Those who only look on, in the order they came."""
        members = self.members()
        return list(dict.fromkeys(viewer.person for viewer in self.joined_viewers() if viewer.person not in members))

    def is_inviting(self) -> bool:
        """Whether the lobby shows it: its host is here to start it, or somebody plays it."""
        if not self.row.listed or self.table.stage == "over":
            return False
        awaited = {self.row.host} if self.table.stage == "gathering" else self.members()
        return any(self.presence.is_lately_here(person) for person in awaited)

    def is_idle(self) -> bool:
        asked = self.hints.is_busy() or self.trials.is_busy()
        working = asked or self.thinking.is_busy() or (self.simulator is not None and self.simulator.is_busy())
        return not (self.presence.viewers or self.lock.locked() or working)

    def seat_of(self, person: str) -> int:
        seat = self.table.seat_of(person)
        if seat is None:
            raise refusal("not-seated")
        return seat

    def acting_seat(self, person: str) -> int:
        seat = self.seat_of(person)
        if self.table.seats[seat].bot is not None:
            raise refusal("bot-plays-for-you")
        return seat

    def admit(self, viewer: Viewer) -> None:
        self.presence.admit(viewer, self.members())

    async def join(self, viewer: Viewer, message: messages.Join) -> None:
        """Tell a viewer the whole present; who was only disconnected gets the seat back from the substitute."""
        async with self.lock:
            arrived = viewer.person not in self.present()
            await self._give_back_after_absence(viewer.person)
            viewer.joined = True
            self.absence.watch()
            viewer.tell(self._welcome(viewer, message))
            await self.watching.greet(viewer)
            if self.simulator is not None:
                self.simulator.note_hand(viewer.person, message.hand)
                self.simulator.greet(viewer)
            if arrived:
                self.tell_table(besides=viewer)
        self.thinking.wake()

    def leave(self, viewer: Viewer) -> None:
        self.presence.leave(viewer)
        self.trials.leave(viewer)
        if self.simulator is not None:
            self.simulator.lose(viewer)
        if viewer.joined and viewer.person not in self.present():
            self.absence.watch()
            self.tell_table()

    async def _give_back_after_absence(self, person: str) -> None:
        if self.table.seat_of(person) is not None:
            seats = self.table.without_substitute_after_absence(person)
            if seats != self.table.seats:
                await self.change_seats(seats)

    # --- what is told -------------------------------------------------------------------------------------------

    def card(self, person: str) -> messages.TableCard:
        return self._card(self.table.seat_of(person))

    def _card(self, seat: int | None) -> messages.TableCard:
        present = self.present()
        spectators = sum(self.table.seat_of(person) is None for person in present)
        return telling.card(
            self.row, self.table, seat, self.hall.person, present, spectators, self.absence.seconds_left
        )

    def _welcome(self, viewer: Viewer, message: messages.Join) -> messages.Welcome:
        seat = self.table.seat_of(viewer.person)
        table = self.table
        return messages.Welcome(
            table=self._card(seat),
            n=table.n,
            view=table.view(seat),
            offers=table.offers(seat),
            log=[telling.entry(table, step, seat) for step in table.since(message.since)]
            + telling.unplayed_entries(table, seat),
            chat=[self._chat_line(line, seat) for line in self.chat if line.n > message.chat],
            can_undo=table.can_undo(seat),
            asking=None if table.question is None else table.question.seat,
            result=telling.result(table),
        )

    def _chat_line(self, line: ChatRow, seat: int | None) -> messages.ChatLine:
        return telling.chat_line(self.table, line, seat, self.hall.person)

    def _tell(self, message_for: Callable[[int | None], messages.ToViewer], besides: Viewer | None = None) -> None:
        """One frame for each kind of reader: every seat its own, all spectators the same."""
        frames: dict[int | None, str] = {}
        for viewer in self.joined_viewers():
            if viewer is besides:
                continue
            seat = self.table.seat_of(viewer.person)
            if seat not in frames:
                frames[seat] = frame(message_for(seat))
            viewer.send(frames[seat])

    def tell_all(self, message: messages.ToViewer) -> None:
        """What everybody may know alike."""
        self._tell(lambda _: message)

    def tell_table(self, besides: Viewer | None = None) -> None:
        self._tell(lambda seat: messages.Table(self._card(seat)), besides)

    def _tell_step(self, step: Step) -> None:
        if step.line.back is None:
            self._tell(lambda seat: telling.step(self.table, step, seat))
        else:
            self._tell(lambda seat: telling.back(self.table, step, seat))

    def _nameless(self) -> list[list[int]]:
        """For each seat, whose names it must not be told now."""
        return [self.table.nameless(seat) for seat in range(len(self.table.seats))]

    def _tell_asking(self) -> None:
        self._tell(lambda _: telling.asking(self.table))

    # --- moves --------------------------------------------------------------------------------------------------

    async def move(self, viewer: Viewer, message: messages.Move) -> None:
        async with self.lock:
            seat = self.acting_seat(viewer.person)
            if not self._answer_again(viewer, seat, message.id):
                step = await self.host.prepare(seat, message.move, message.at, message.id)
                await self.carry_out(step, viewer, message.id)
        self.thinking.wake()

    async def follow_hand(self, viewer: Viewer, message: messages.Pull) -> None:
        if self.simulator is None:
            raise refusal("not-simulated")
        async with self.lock:
            seat = self.acting_seat(viewer.person)
            if not self._answer_again(viewer, seat, message.id):
                await self.simulator.follow_hand(viewer, seat, message)
        self.thinking.wake()

    async def carry_out(self, step: Step, viewer: Viewer | None = None, id: str = "") -> None:
        """Write, then tell. The caller holds the lock; when the write fails the table is as it was."""
        asked = self.table.question is not None
        nameless, counts, stage = self._nameless(), self.table.counts, self.table.stage
        self.hints.note(step)
        await self.host.carry_out(step)
        if viewer is not None:
            viewer.tell(messages.Ack(id, step.n))
            await asyncio.sleep(0)  # it goes out before the views of everybody are made
        if self.simulator is not None:
            self.simulator.show_end(step)
        self._tell_step(step)
        if "over" in (stage, self.table.stage) or (nameless, counts) != (self._nameless(), self.table.counts):
            self.tell_table()
        if asked:
            self._tell_asking()
        await self.watching.follow(step)

    async def _write(self, step: Step) -> None:
        with self.hall.metrics.writes.time():
            await self._commit(self.hall.store.add_line(self.row.id, step.line, self.lease, **self._row_changes(step)))
        self.hall.metrics.moves.add()

    def _row_changes(self, step: Step) -> dict[str, str | bool]:
        """What of the table's row changes with this step: its stage and result, or that it counts no more."""
        if step.line.back is not None:
            reopened: dict[str, str | bool] = {"stage": "playing", "result": ""} if self.table.can_reopen() else {}
            return reopened | ({"counts": False} if UNCOUNTED in step.line.notes else {})
        if not step.state.to_act():
            return {"stage": "over", "result": result_text(step.state.outcome())}
        return {"stage": "playing"} if step.n == 0 else {}

    async def _commit(self, write: Awaitable[None]) -> None:
        """Where another process has taken this table, or writes to it without asking, it is put away and read again."""
        try:
            await write
        except Refused as failure:
            if failure.reason.key in ("already-written", "table-moved"):
                asyncio.get_running_loop().call_soon(self.close)
            raise

    async def _change_row(self, **values: str | bool) -> None:
        await self._commit(self.hall.store.change_table(self.row.id, self.lease, **values))

    def _answer_again(self, viewer: Viewer, seat: int, id: str) -> bool:
        """A message carried out before is answered as it was then; an open question is not asked twice."""
        question = self.table.question
        n = self.table.answered_at(seat, id)
        if n is None and question is not None and question.id == id and question.seat in self.table.held_with(seat):
            n = self.table.n
        if n is not None:
            viewer.tell(messages.Ack(id, n))
        return n is not None

    def trial(self, viewer: Viewer, message: messages.Try) -> None:
        if message.hands:
            self.trials.ask(viewer, message)
            return
        seat = self.seat_of(viewer.person)
        self.table.must_be_current(message.at, seat)
        viewer.tell(messages.Trial(message.id, self.table.trial(seat, message.move)))

    # --- taking back --------------------------------------------------------------------------------------------

    def _must_be_free(self) -> None:
        if self.simulator is not None:
            self.simulator.must_be_free()

    async def undo(self, viewer: Viewer, message: messages.Undo) -> None:
        async with self.lock:
            seat = self.acting_seat(viewer.person)
            if self._answer_again(viewer, seat, message.id):
                return
            self._must_be_free()
            if message.to is None and self.table.can_undo(seat):
                step = self.table.prepare_undo(seat, message.at, message.id)
                await self.carry_out(step, viewer, message.id)
                return
            question = self.table.ask(seat, message.at, message.id, message.to)
            if self.table.is_beside_box():  # people sit at one real table: a phone that died is not asked
                question.needed = [
                    other for other in question.needed if self.table.seats[other].person in self.present()
                ]
            if question.needed:
                viewer.tell(messages.Ack(message.id, self.table.n))
                self._tell_asking()
            else:
                await self.carry_out(self.table.prepare_back(), viewer, message.id)
        self.thinking.wake()

    async def reclaim(self, viewer: Viewer, message: messages.Reclaim) -> None:
        """Whoever is back takes back what the stand-in did, if nobody else has moved since."""
        async with self.lock:
            seat = self.acting_seat(viewer.person)
            if not self._answer_again(viewer, seat, message.id):
                self._must_be_free()
                await self.carry_out(self.table.prepare_reclaim(seat, message.at, message.id), viewer, message.id)
        self.thinking.wake()

    async def answer(self, viewer: Viewer, message: messages.Answer) -> None:
        async with self.lock:
            seat = self.acting_seat(viewer.person)
            self._must_be_free()
            question = self.table.answer(seat, message.agree)
            viewer.tell(messages.Ack(message.id, self.table.n))
            if question is not None and not question.needed:
                await self.carry_out(self.table.prepare_back())
            else:
                self._tell_asking()
        self.thinking.wake()

    async def withdraw(self, viewer: Viewer, message: messages.Withdraw) -> None:
        async with self.lock:
            self.table.withdraw(self.acting_seat(viewer.person))
            viewer.tell(messages.Ack(message.id, self.table.n))
            self._tell_asking()

    # --- talk ---------------------------------------------------------------------------------------------------

    async def say(self, viewer: Viewer, message: messages.Say) -> None:
        if self.table.options.get("chat") is False:
            raise refusal("chat-off")
        text = plain(message.text)
        if (viewer.person, message.id) in self._chat_ids:
            viewer.tell(messages.Ack(message.id, self.table.n))
            return
        if not text or len(text) > CHAT_LENGTH:
            raise refusal("chat-length", length=CHAT_LENGTH)
        if not viewer.chat.try_take():
            raise refusal("chat-too-fast")
        async with self.lock:
            last = self.chat[-1].n if self.chat else 0
            line = ChatRow(last + 1, viewer.person, self.table.seat_of(viewer.person), text, time.time())
            await self._commit(self.hall.store.add_chat(self.row.id, line, self.lease))
            self.chat = [*self.chat[1 - CHAT_KEPT :], line]
            self._chat_ids = dict.fromkeys([*list(self._chat_ids)[1 - CHAT_KEPT :], (viewer.person, message.id)])
            viewer.tell(messages.Ack(message.id, self.table.n))
            self._tell(lambda seat: messages.Chat(self._chat_line(line, seat)))
            await self.watching.overhear(line.seat, text)

    async def note(self, viewer: Viewer, message: messages.Note) -> None:
        seat = self.acting_seat(viewer.person)
        async with self.lock:
            await self.watching.note(seat, message.note)
        viewer.tell(messages.Ack(message.id, self.table.n))

    # --- seats --------------------------------------------------------------------------------------------------

    async def sit(self, person: str, wanted: int | None) -> None:
        self.presence.must_be_welcome(person)
        async with self.lock:
            if self.table.seat_of(person) is None or wanted is not None:
                await self.change_seats(self.table.with_person(person, wanted))

    async def sit_beside(self, person: str, place: int, name: str | None) -> None:
        """Somebody plays at this seat on the person's page, or does not any more: then it is free again."""
        async with self.lock:
            if name is None:
                await self.change_seats(self.table.without_person(person, place))
                await self._pass_on_host(person)
            else:
                await self.change_seats(self.table.with_companion(person, place, name, self._is_present(place)))

    async def remove(self, host: str, person: str) -> None:
        """Show out a spectator, or somebody who sits here before the start; for a while they may not come back."""
        self.must_be_host(host)
        async with self.lock:
            seated = self.table.seat_of(person) is not None
            if person == host or not (seated or person in self.present()):
                raise refusal("nobody-to-remove")
            if seated:
                await self.change_seats(self.table.without_person(person))
            self.presence.remove(person)
            self.tell_table()

    def remove_watchers(self, host: str) -> None:
        self.must_be_host(host)
        for person in self.watchers():
            self.presence.remove(person)
        self.tell_table()

    async def set_bot(self, person: str, place: int, bot: str | None) -> None:
        self.must_be_host(person)
        if bot is not None:
            self.hall.must_know_bot(self.row.game, bot)
        async with self.lock:
            if bot is None and self.table.stage == "playing":
                bot = self.hall.substitute(self.row.game)
            seats = self.table.with_bot(place, bot, self._is_present(place))
            if bot is not None and self.table.stage != "gathering" and self.table.seats[place].person is not None:
                self.absence.must_be_over(place)
                self.hall.must_stand_in(self.row.game, bot)
            await self.change_seats(seats)
        self.thinking.wake()

    async def allow(self, viewer: Viewer, message: messages.Allow) -> None:
        async with self.lock:
            await self.change_seats(self.table.with_allowance(viewer.person, message.allowed))
        viewer.tell(messages.Ack(message.id, self.table.n))

    def _is_present(self, place: int) -> bool:
        seats = self.table.seats
        return place in range(len(seats)) and seats[place].person in self.present()

    async def start(self, person: str) -> None:
        self.must_be_host(person)
        await self.begin()

    async def begin(self, position: str = "") -> None:
        """Set the game up, or go on from a position."""
        async with self.lock:
            if not position:
                await self._settle_choices()
            await self.host.carry_out(self.table.prepare_start(position))
            self.watching.begin()
            if self.simulator is not None:
                self.simulator.warm()
            self.absence.watch()
            for viewer in self.joined_viewers():
                viewer.tell(self._welcome(viewer, messages.Join()))
        self.thinking.wake()

    async def leave_seat(self, person: str) -> None:
        """Before the start the seats are free again; later a bot plays on for the person, who may come back.

        Beside a real box nobody stands in: the people still sit there, and another page may tell for them."""
        self.seat_of(person)
        if self.table.stage == "gathering":
            async with self.lock:
                await self.change_seats(self.table.without_person(person))
                await self._pass_on_host(person)
        elif self.table.stage == "playing" and not self.table.is_beside_box():
            await self._stand_in(person, away=True)

    async def stand(self, viewer: Viewer, message: messages.Stand) -> None:
        self.table.held_seats(viewer.person, message.seat)
        self.table.must_be_playing()
        if message.away:
            await self._stand_in(viewer.person, away=True, place=message.seat)
        else:
            async with self.lock:
                await self.change_seats(self.table.without_substitute(viewer.person, message.seat))
        viewer.tell(messages.Ack(message.id, self.table.n))

    async def stand_in_for_absent(self, person: str) -> None:
        await self._stand_in(person, away=False)

    async def _stand_in(self, person: str, away: bool, place: int | None = None) -> None:
        if self.simulator is not None:
            await self.simulator.let_go()
        bot = self.hall.substitute(self.row.game)
        async with self.lock:
            if not away and (self.table.stage != "playing" or person in self.present()):
                return  # back in the meantime
            await self.change_seats(self.table.with_substitute(person, bot, away, place))
        self.thinking.wake()

    async def change_seats(self, seats: list[Seat]) -> None:
        """Write, then tell everybody; those whose offers change with it are told the whole present. The caller holds
        the lock."""
        await self._commit(self.hall.store.change_seats(self.row.id, seats, self.lease))
        before = self.table.seats
        self.table.seats = seats
        await self._settle_choices()
        self.absence.watch()
        changed = {seat.person for pair in zip(before, seats, strict=True) if pair[0] != pair[1] for seat in pair}
        for viewer in self.joined_viewers():
            if viewer.person in changed:
                viewer.tell(self._welcome(viewer, messages.Join(self.table.n, self.chat[-1].n if self.chat else 0)))
        self.tell_table()
        self.watching.change_seats()

    async def _settle_choices(self) -> None:
        """Let the options follow what the seats have chosen."""
        options = self.table.chosen_options(self.table.seats)
        if options != self.table.options:
            await self._change_row(options=msgspec.json.encode(options).decode())
            self.table.options = self.row.options = options

    async def choose(self, person: str, place: int, choice: str) -> None:
        async with self.lock:
            await self.change_seats(self.table.with_choice(person, place, choice))

    async def _pass_on_host(self, person: str) -> None:
        heirs = [seat.person for seat in self.table.seats if seat.person is not None]
        if self.row.host == person and heirs and person not in heirs:
            await self._make_host(heirs[0])

    async def hand_over(self, host: str, person: str) -> None:
        """Somebody else who sits here is the host from now on."""
        self.must_be_host(host)
        async with self.lock:
            if person == host or self.table.seat_of(person) is None:
                raise refusal("nobody-to-hand-over-to")
            await self._make_host(person)

    async def _make_host(self, person: str) -> None:
        await self._change_row(host=person)
        self.row.host = person
        self.tell_table()

    async def delete(self, person: str) -> None:
        """For the host. Refused once the game has begun: then it belongs to everybody who plays it."""
        self.must_be_host(person)
        async with self.lock:
            if self.table.stage != "gathering":
                raise refusal("already-started")
            await self._commit(self.hall.store.delete_table(self.row.id, self.lease))

    def must_be_host(self, person: str) -> None:
        if person != self.row.host:
            raise refusal("host-only")

    # --- a game that cannot go on -------------------------------------------------------------------------------

    async def end(self, viewer: Viewer, message: messages.End) -> None:
        """Everybody who sits here agrees, one after another; then it is over, and all of it may be read."""
        async with self.lock:
            if self.table.agree_to_end(viewer.person, self.row.host):
                await self._change_row(stage="over", result=ENDED)
                self.row.stage, self.row.result = "over", ENDED
                self.table.written_result = ENDED
            viewer.tell(messages.Ack(message.id, self.table.n))
            for each in self.joined_viewers() if self.table.stage == "over" else []:
                each.tell(self._welcome(each, messages.Join()))
            self.tell_table()

    # --- again --------------------------------------------------------------------------------------------------

    def hurry_bots(self, viewer: Viewer, message: messages.Hurry) -> None:
        self.seat_of(viewer.person)
        self.thinking.hurry()
        viewer.tell(messages.Ack(message.id, self.table.n))

    async def rematch(self, viewer: Viewer, message: messages.Rematch) -> None:
        """The first who asks opens a new table, everybody who asks sits down there; when all sit, it starts."""
        self.seat_of(viewer.person)
        if self.table.stage != "over":
            raise refusal("not-over")
        async with self.lock:
            if self.row.rematch is None:
                following = await self.hall.open_rematch(self, viewer.person)
                await self._change_row(rematch=following.row.id)
                self.row.rematch = following.row.id
            else:
                following = await self.hall.live(self.row.rematch, by_force=True)
            await following.sit_again(viewer.person, self.table.rematch_places(viewer.person))
            viewer.tell(messages.Ack(message.id, self.table.n))
            self.tell_table()

    async def sit_again(self, person: str, places: Mapping[int, Seat]) -> None:
        if self.table.stage != "gathering":
            return
        async with self.lock:
            if self.table.seat_of(person) is None:
                await self.change_seats(self.table.with_rematch(places))
        if all(seat != Seat() for seat in self.table.seats):
            await self.begin()

    # --- the end ------------------------------------------------------------------------------------------------

    def close(self) -> None:
        """Let everybody go; whoever connects again finds the table as it was written."""
        self.thinking.stop()
        self.absence.stop()
        self.hints.stop()
        self.trials.stop()
        self.watching.stop()
        if self.simulator is not None:
            self.simulator.stop()
        self.hall.forget(self)
        for viewer in list(self.presence.viewers):
            viewer.close(GOING_AWAY)
