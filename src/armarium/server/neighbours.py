"""The other processes of the house: what they are asked, what they ask of us, and lines to those that died.

Who is there is known from the database, within a beat. A neighbour that does not answer is left out.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection

from armarium.reason import Refused
from armarium.server import messages
from armarium.server.keeping import BEAT, KeptElsewhere
from armarium.server.limits import Ledger, Usage
from armarium.server.live import Live
from armarium.server.relay import Unreachable, ask

if TYPE_CHECKING:
    from armarium.server.hall import Hall
    from armarium.server.internal import Order

PATIENCE = 2.0  # seconds for what all neighbours are asked
logger = logging.getLogger(__name__)
T = TypeVar("T")


class LobbyRow(msgspec.Struct):
    """What a place in the lobby is given by."""

    id: str
    host: str
    created: float


class LobbyEntry(msgspec.Struct):
    row: LobbyRow
    card: messages.TableCard


class LobbyQuestion(msgspec.Struct):
    """`tables` are those of the person that the neighbour keeps."""

    person: str
    tables: list[str]


class LobbyPart(msgspec.Struct):
    mine: list[LobbyEntry]
    inviting: list[LobbyEntry]


def entry(live: Live, person: str) -> LobbyEntry:
    return LobbyEntry(LobbyRow(live.row.id, live.row.host, live.row.created), live.card(person))


def parse_answer(answer: bytes, kind: type[T]) -> T | None:
    """None for what another version of the house answers, while its processes are replaced one by one."""
    try:
        return msgspec.json.decode(answer, type=kind)
    except msgspec.DecodeError as failure:
        logger.warning("a neighbour's answer cannot be read: %s", failure)
        return None


class Neighbours:
    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._lines: dict[str, set[ClientConnection]] = {}  # by keeper, for viewers who are relayed there
        self._tasks: set[asyncio.Task[None]] = set()
        self._ledger: Ledger | None = None
        self._beating: asyncio.Task[None] | None = None

    def orders(self) -> dict[str, Order]:
        """What neighbours may ask of this process."""
        return {
            "lobby": self._answer_lobby,
            "usage": self._answer_usage,
            "bans": self._answer_bans,
            "delete": self._answer_delete,
            "announce": self._answer_announcement,
            "rename": self._answer_rename,
        }

    def start(self, ledger: Ledger) -> None:
        self._ledger = ledger
        if self._hall.store.is_shared:
            self._beating = asyncio.create_task(self._beat())

    def stop(self) -> None:
        for task in (*self._tasks, *([self._beating] if self._beating else [])):
            task.cancel()

    # --- lines --------------------------------------------------------------------------------------------------

    def add_line(self, keeper: str, line: ClientConnection) -> None:
        self._lines.setdefault(keeper, set()).add(line)

    def remove_line(self, keeper: str, line: ClientConnection) -> None:
        self._lines.get(keeper, set()).discard(line)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                self._close_lines_to_the_dead()
                await self._share_usage()
                self._hall.apply_bans(await self._hall.store.bans())
            except Refused as failure:
                logger.warning("the database does not answer: %s", failure)
            except Exception:
                logger.exception("the neighbours could not be looked after")

    def _close_lines_to_the_dead(self) -> None:
        """A process that was stopped keeps its connections and answers nothing: its viewers must look elsewhere."""
        alive = {keeper.id for keeper in self._hall.keeping.others}
        for keeper in [keeper for keeper in self._lines if keeper not in alive]:
            for line in self._lines.pop(keeper):
                line.transport.abort()
        if self._ledger is not None:
            self._ledger.forget_processes(alive)

    # --- asking -------------------------------------------------------------------------------------------------

    async def _ask_all(self, path: str, body: object, kind: type[T]) -> list[T]:
        """The answers of all neighbours that have one."""
        keepers = [keeper for keeper in self._hall.keeping.others if keeper.address]
        text, key = msgspec.json.encode(body), self._hall.key
        calls = [ask(keeper, path, text, key, PATIENCE) for keeper in keepers]
        answers = await asyncio.gather(*calls, return_exceptions=True)
        for answer in answers:
            if isinstance(answer, BaseException) and not isinstance(answer, Unreachable):
                raise answer
        return [
            read for answer in answers if isinstance(answer, bytes) and (read := parse_answer(answer, kind)) is not None
        ]

    def _tell_all(self, path: str, body: object) -> None:
        """Without waiting for it."""

        async def tell() -> None:
            await self._ask_all(path, body, int)

        task = asyncio.create_task(tell())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def lobby(self, person: str, places: int) -> tuple[list[LobbyEntry], list[LobbyEntry]]:
        """The person's own tables, the newest first, and listed ones of others who are there; of all processes."""
        ids = await self._hall.store.tables_of(person, places)
        here, elsewhere = await self._own_tables(ids)
        mine = {live.row.id: entry(live, person) for live in here}
        inviting = [entry(live, person) for live in self._hall.inviting()]
        for part in await self._ask_all("lobby", LobbyQuestion(person, elsewhere), LobbyPart):
            mine |= {each.row.id: each for each in part.mine}
            inviting += part.inviting
        return [mine[id] for id in ids if id in mine], [each for each in inviting if each.row.id not in ids]

    async def _own_tables(self, ids: list[str]) -> tuple[list[Live], list[str]]:
        """Those kept here, or by nobody until now; and those kept elsewhere."""
        lives, elsewhere = [], []
        for id in ids:
            try:
                lives.append(await self._hall.live(id))
            except KeptElsewhere:
                elsewhere.append(id)
            except Refused:
                continue  # a table of a game or of rules this server no longer has
        return lives, elsewhere

    async def _share_usage(self) -> None:
        """What was spent here counts at the neighbours as well, a beat later."""
        if self._ledger is None or not self._hall.keeping.others:
            return
        usage = self._ledger.take_usage(self._hall.keeping.me.id)
        if usage.people or usage.addresses:
            await self._ask_all("usage", usage, int)

    def tell_bans(self) -> None:
        self._tell_all("bans", 0)

    def tell_rename(self, person: str) -> None:
        self._tell_all("rename", person)

    async def delete(self, table: str) -> int:
        return sum(await self._ask_all("delete", table, int))

    async def announce(self, text: str) -> int:
        return sum(await self._ask_all("announce", text, int))

    # --- answering ----------------------------------------------------------------------------------------------

    async def _answer_lobby(self, body: bytes) -> bytes:
        question = msgspec.json.decode(body, type=LobbyQuestion)
        here, _ = await self._own_tables([id for id in question.tables if self._hall.is_live(id)])
        mine = [entry(live, question.person) for live in here]
        inviting = [entry(live, question.person) for live in self._hall.inviting()]
        return msgspec.json.encode(LobbyPart(mine, inviting))

    async def _answer_usage(self, body: bytes) -> bytes:
        if self._ledger is not None:
            self._ledger.absorb(msgspec.json.decode(body, type=Usage))
        return b"0"

    async def _answer_bans(self, body: bytes) -> bytes:
        return b"%d" % self._hall.apply_bans(await self._hall.store.bans())

    async def _answer_delete(self, body: bytes) -> bytes:
        return b"%d" % self._hall.put_away(msgspec.json.decode(body, type=str))

    async def _answer_announcement(self, body: bytes) -> bytes:
        text = msgspec.json.decode(body, type=str)
        return b"%d" % self._hall.tell_everybody(messages.Announcement(text))

    async def _answer_rename(self, body: bytes) -> bytes:
        await self._hall.know_again(msgspec.json.decode(body, type=str))
        return b"0"
