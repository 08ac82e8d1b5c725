"""All live tables of this server, with what they share: store, shelf, bots, identities, settings.

A table is read from the store when somebody asks for it and forgotten when nobody is there; the store has everything.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import partial
from itertools import pairwise
from typing import Any, Protocol, TypeVar
from weakref import WeakValueDictionary

import msgspec

from armarium.bots.jobs import BotPool
from armarium.bots.search_bot import is_searchable
from armarium.carried import must_not_be_newer
from armarium.chance import Chance
from armarium.game import NOBODY, Game
from armarium.log import Line, Seat
from armarium.own_boxes import label, must_be_ours
from armarium.reason import Reason, Refused, refusal
from armarium.record import OVER
from armarium.server import identity, messages, telling
from armarium.server.analyses import Analyses
from armarium.server.keeping import Keeping
from armarium.server.limits import CHAT_KEPT, Ledger
from armarium.server.live import Live
from armarium.server.metrics import Metrics
from armarium.server.neighbours import LobbyEntry, Neighbours
from armarium.server.pictures import Pictures
from armarium.server.plain import plain
from armarium.server.preparations import Preparations
from armarium.server.requests import Rename
from armarium.server.settings import Settings
from armarium.server.simulation_jobs import SECONDS
from armarium.server.viewer import UNWELCOME
from armarium.server.wardens import Clock
from armarium.step import Step
from armarium.store import Identity, Lease, Store, TableRow
from armarium.table import Table, carry_over
from armarium.warden import TableWarden
from armarium.words import in_all_languages
from armarium.workers.fair_queue import Capacity
from armarium.workers.pool import Pool

DATABASE_PATIENCE = 2.0  # seconds for an answer of the database before this process counts as not ready
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that are mistaken for another when an address is read aloud
SHOWN = 40  # tables a lobby lists
HOSTED = 4  # of which one host has so many at most
logger = logging.getLogger(__name__)


class TableSettings(msgspec.Struct, frozen=True):
    """What a host settles about a table besides game, seats and options. Nothing said about `hints`: they are given
    while one person plays alone. `absence` is in seconds, the server's own without one."""

    host: str = ""
    name: str = ""
    listed: bool = False
    hints: bool | None = None
    absence: float | None = None


class Hall:
    def __init__(self, settings: Settings, store: Store, key: bytes) -> None:
        self.settings = settings
        self.store = store
        self.key = key
        self.catalogue = settings.catalogue
        self.bot_pool = BotPool(settings.workers, settings.thinking, settings.catalogue)
        self.clock = Clock()
        self.simulation_pool = Pool(Capacity(settings.workers), SECONDS)
        self.analyses = Analyses(self)
        self.pictures = Pictures(self)
        self.prepare = Preparations().prepare
        self.metrics = Metrics()
        self.keeping = Keeping(store, self.metrics)
        self.neighbours = Neighbours(self)
        self._lives: dict[str, Live] = {}
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._people: dict[str, Identity] = {}
        self.bans: set[str] = set()
        self._checks: set[asyncio.Task[None]] = set()
        self.is_ending = False  # told to: whoever is cut off from now on has not gone away by themselves

    async def start(self, address: str, admin: str, ledger: Ledger) -> None:
        """Be known to the other processes, where there are some."""
        self.bans = await self.store.bans()
        await self.keeping.start(address, admin, self._close_stale)
        self.keeping.listen(self._hear_of_lease)
        self.neighbours.start(ledger)

    def _hear_of_lease(self, table: str) -> None:
        """Another process may have taken a table of ours."""
        if table in self._lives:
            task = asyncio.create_task(self._check_lease(self._lives[table]))
            self._checks.add(task)
            task.add_done_callback(self._checks.discard)

    async def _check_lease(self, live: Live) -> None:
        if await self.keeping.epoch(live.row.id) != live.lease.epoch:
            self._lose(live)

    def _lose(self, live: Live) -> None:
        self.metrics.losses.add()
        live.close()

    async def is_ready(self) -> bool:
        """Whether people may be sent here: this process is alive for the others, and its database answers."""
        try:
            async with asyncio.timeout(DATABASE_PATIENCE):
                await self.store.bans()
        except (Refused, TimeoutError):
            return False
        return self.keeping.is_alive()

    async def _close_stale(self, epochs: dict[str, int]) -> None:
        """Put away the tables that other processes have taken meanwhile."""
        for live in self.lives():
            if epochs.get(live.row.id) != live.lease.epoch:
                self._lose(live)

    def leave(self) -> None:
        """Let every table go, while other processes still reach this one."""
        for live in self.lives():
            live.close()

    async def close(self) -> None:
        self.leave()
        self.neighbours.stop()
        await self.keeping.stop()
        self.analyses.stop()
        self.pictures.stop()
        self.bot_pool.close()
        self.simulation_pool.close()
        await asyncio.to_thread(self.store.close)

    # --- people -------------------------------------------------------------------------------------------------

    def person(self, id: str) -> Identity:
        return self._people.get(id) or identity.guest(id)

    async def know(self, ids: Iterable[str]) -> None:
        """Fetch the names of people who have changed theirs."""
        unknown = [id for id in set(ids) if id not in self._people]
        if unknown:
            self._people |= {person.id: person for person in await self.store.identities(unknown)}

    async def rename(self, id: str, wish: Rename) -> Identity:
        """What the wish leaves out stays as it is."""
        await self.know([id])
        now = self.person(id)
        name = now.name if wish.name is None else clean_name(wish.name)
        avatar = now.avatar if wish.avatar is None else wish.avatar
        changed = Identity(id, name, avatar, now.easier if wish.easier is None else wish.easier)
        if changed.avatar not in range(identity.AVATARS):
            raise refusal("avatar-unknown")
        await self.store.keep_identity(changed)
        self._learn(changed)
        self.neighbours.tell_rename(id)
        return changed

    async def know_again(self, id: str) -> None:
        """Somebody has another name since, by another process."""
        for person in await self.store.identities([id]):
            self._learn(person)

    def _learn(self, person: Identity) -> None:
        self._people[person.id] = person
        for live in self._lives.values():
            if live.table.seat_of(person.id) is not None:
                live.tell_table()

    # --- administered -------------------------------------------------------------------------------------------

    def must_be_welcome(self, person: str, network: str) -> None:
        if person in self.bans or network in self.bans:
            raise refusal("banned")

    def apply_bans(self, bans: set[str]) -> int:
        """Show out whom they are about; how many viewers that were."""
        self.bans = bans
        viewers = [viewer for live in self.lives() for viewer in live.presence.viewers]
        unwelcome = [viewer for viewer in viewers if viewer.person in bans or viewer.budget.network in bans]
        for viewer in unwelcome:
            viewer.tell(messages.No("", telling.why(Reason("", "banned"))))
            viewer.close(UNWELCOME)
        return len(unwelcome)

    def put_away(self, id: str, key: str = "table-unknown") -> int:
        """Let go of a table that is no more, and say why; how many viewers were there."""
        live = self._lives.get(id)
        viewers = [] if live is None else list(live.presence.viewers)
        for viewer in viewers:
            viewer.tell(messages.No("", telling.why(Reason("", key, {"table": id}))))
        if live is not None:
            live.close()
        return len(viewers)

    def tell_everybody(self, message: messages.ToViewer) -> int:
        """At all tables of this process; how many viewers there are."""
        for live in self.lives():
            live.tell_all(message)
        return sum(len(live.joined_viewers()) for live in self.lives())

    # --- the shelf ----------------------------------------------------------------------------------------------

    def game(self, name: str) -> Game:
        return self.catalogue.game(name)

    def bot_names(self, game: str) -> list[str]:
        """The bots that can play this game, weakest first; last the programs this server was started with."""
        programs = self.settings.programs
        return [*self.catalogue.bot_names(game), *(name for name, program in programs.items() if game in program.games)]

    def command(self, bot: str) -> str:
        """What starts this bot; nothing for a bot of the house."""
        program = self.settings.programs.get(bot)
        return "" if program is None else program.command

    def simpler(self, game: str, bot: str) -> str:
        """Who plays on when this bot has failed."""
        return self.catalogue.simpler(bot, game)

    def must_know_bot(self, game: str, name: str) -> None:
        names = self.bot_names(game)
        if name not in names:
            raise refusal("bot-unknown", bot=name, game=game, bots=", ".join(names))

    def substitute(self, game: str) -> str:
        """The bot that stands in for people: the second weakest, neither to throw the game nor to win it; for a team
        the best that answers at once."""
        names = self.bot_names(game)
        if not names:
            raise refusal("bot-none", game=game)
        return self.simpler(game, names[-1]) if self.game(game).allied else names[:2][-1]

    def must_stand_in(self, game: str, bot: str) -> None:
        """Refused for one that plays worse than the substitute, or nobody knows how well: a program."""
        names, substitute = self.catalogue.bot_names(game), self.substitute(game)
        if bot not in names[names.index(substitute) :]:
            raise refusal("bot-too-weak", bot=bot, substitute=substitute)

    # --- tables -------------------------------------------------------------------------------------------------

    def lives(self) -> list[Live]:
        return list(self._lives.values())

    def is_live(self, id: str) -> bool:
        return id in self._lives

    async def live(self, id: str, by_force: bool = False) -> Live:
        """KeptElsewhere when another process keeps it, unless it is taken by force."""
        if id in self._lives:
            return self._lives[id]
        loading = self._loading.setdefault(id, asyncio.Lock())  # kept by those who wait for it, and by nobody else
        async with loading:
            if id not in self._lives:
                lease = await self.keeping.take(id, by_force)
                self._make_room()
                self._lives[id] = await self._load(id, lease)
            return self._lives[id]

    async def _load(self, id: str, lease: Lease) -> Live:
        stored = await self.store.table(id)
        if stored is None:
            raise refusal("table-unknown", table=id)
        row, seats, lines = stored
        must_be_ours(row.game, row.box)
        must_not_be_newer(self.game(row.game), row.rules)
        table = await asyncio.to_thread(stored_table, self.game(row.game), row, seats, lines)
        await asyncio.to_thread(load_parts, table)
        await self._carry_over(row, table, lease)
        chat = await self.store.chat(id, CHAT_KEPT)
        await self.know([seat.person for seat in seats if seat.person] + [line.person for line in chat])
        return Live(self, row, table, chat, lease)

    async def _carry_over(self, row: TableRow, table: Table, lease: Lease) -> None:
        """A game of older rules that comes out alike goes on by ours, and its row says so from now on."""
        if table.difference is not None or row.rules == table.game.rules:
            return
        begun = row.begun or row.rules
        try:
            await self.store.change_table(row.id, lease, rules=table.game.rules, begun=begun)
        except Refused as failure:
            logger.warning("table %s: not written that it was carried over: %s", row.id, failure)
        row.rules = table.rules = table.game.rules
        row.begun = begun

    def _make_room(self) -> None:
        if len(self._lives) >= self.settings.live_tables:
            for live in [live for live in self._lives.values() if live.is_idle()]:
                live.close()

    def forget(self, live: Live) -> None:
        if self._lives.get(live.row.id) is live:
            del self._lives[live.row.id]
            self.keeping.release(live.lease)

    def give_away(self, id: str) -> bool:
        """Let go of a table at which nobody is, for a process that has a viewer for it; whether that was done."""
        live = self._lives.get(id)
        if live is None or not live.is_idle() or self.analyses.is_running(id):
            return False
        live.close()
        return True

    def inviting(self) -> list[Live]:
        return [live for live in self._lives.values() if live.is_inviting()]

    async def lobby(self, person: str) -> tuple[list[LobbyEntry], list[LobbyEntry]]:
        """The person's own tables, and the listed ones of others who are there."""
        mine, inviting = await self.neighbours.lobby(person, SHOWN)
        return mine, places_by_host(inviting, SHOWN)

    async def open(self, table: Table, about: TableSettings) -> Live:
        """A new table. It is live before it is written, so that a lobby that finds it there finds this one."""
        if any(seat.bot for seat in table.seats):
            table.must_be_simulated()
        await asyncio.to_thread(load_parts, table)
        row = new_row(table, about)
        row.absence = self.settings.absence if about.absence is None else about.absence
        await self.know([seat.person for seat in table.seats if seat.person])
        self._make_room()
        live = self._lives[row.id] = Live(self, row, table, [], self.keeping.first_lease(row.id))
        live.presence.expect(about.host)
        try:
            async with live.lock:
                await self.store.add_table(row, table.seats, lease=live.lease)
        except BaseException:
            live.close()
            raise
        return live

    async def open_rematch(self, live: Live, person: str) -> Live:
        table, row = live.table, live.row
        about = TableSettings(person, row.name, row.listed, row.hints, row.absence)
        return await self.open(Table(table.game, table.rematch_seats(), table.options), about)

    async def open_practice(self, live: Live, person: str, n: int) -> Live:
        """A private table that goes on where this one was before log number `n`: the person on the seat that moved
        there, or on their own, bots on all others. Of a game that goes on, all that the seat cannot see is dealt anew.
        """
        table = live.table
        before, step = step_at(table, n)
        held = table.seats_of(person)
        seat = step.line.seat if step.line.seat in held or not held else held[0]
        if table.stage != "over" and seat not in held:
            raise refusal("not-seated")
        state = before.state if table.stage == "over" else before.state.guess(seat, Chance(secrets.randbits(62)))
        seats = [
            Seat(person) if place == seat else Seat(bot=other.bot or self.substitute(table.game.name))
            for place, other in enumerate(table.seats)
        ]
        practice = await self.open(Table(table.game, seats, table.options), TableSettings(person, hints=True))
        await practice.begin(table.game.position(state))
        return practice


def step_at(table: Table, n: int) -> tuple[Step, Step]:
    """The step with this number and the one before it."""
    for before, step in pairwise(table.log):
        if step.n == n and step.line.seat != NOBODY:
            return before, step
    raise refusal("no-such-move", n=n)


class Listed(Protocol):
    @property
    def row(self) -> Any:
        """With `id`, `host` and `created`."""


L = TypeVar("L", bound=Listed)


def places_by_host(lives: Iterable[L], places: int) -> list[L]:
    """The newest tables, the newest first, a few of each host at most; everybody's first comes before second ones."""
    hosted: Counter[str] = Counter()
    ranked: list[tuple[int, L]] = []
    for live in sorted(lives, key=lambda live: -live.row.created):
        ranked.append((hosted[live.row.host], live))
        hosted[live.row.host] += 1
    shown = sorted((rank, -live.row.created, live.row.id) for rank, live in ranked if rank < HOSTED)[:places]
    chosen = {id for _, _, id in shown}
    return [live for _, live in ranked if live.row.id in chosen]


def new_row(table: Table, about: TableSettings) -> TableRow:
    return TableRow(
        id="".join(secrets.choice(LETTERS) for _ in range(8)),
        game=table.game.name,
        rules=table.game.rules,
        name=plain(about.name),
        options=table.options,
        listed=about.listed,
        host=about.host,
        secret=table.secret,
        created=time.time(),
        stage=table.stage,
        sealed_from=table.sealed_from,
        result=table.result() if table.stage == "over" else "",
        hints=about.hints,
        luck="place" if table.by_place else "order",
        counts=table.counts,
        box=str(label(table.game.name)),
    )


def stored_table(game: Game, row: TableRow, seats: Sequence[Seat], lines: Sequence[Line]) -> Table:
    """The table after its log. Of one that ended before its result was written only that it ended is known."""
    table = Table(game, seats, row.options, row.secret, row.sealed_from, row.luck == "place")
    return carry_over(table, lines, row.rules, row.result or (OVER if row.stage == "over" else ""))


def load_parts(table: Table) -> None:
    """Fetch what a book needs in this process: the engine of its deck, its bots, what its search knows, and the words
    its warden asks for. The first table of a book does it in a thread: nobody's move waits for that, and no person's
    time is charged with it."""
    table.game.simulation(table.options)
    table.game.bots()
    is_searchable(table.game)
    TableWarden(table, partial(in_all_languages, table.game.name), float).begin(0.0)


def clean_name(text: str) -> str:
    name = plain(text)
    if not name or len(name) > identity.NAME_LENGTH:
        raise refusal("name-length", length=identity.NAME_LENGTH)
    return name
