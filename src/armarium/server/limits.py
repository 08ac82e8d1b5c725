"""How much of a thing somebody may do at a time: messages, bytes, table ids guessed, and the server's own time.

Time is counted as it is spent, on the processor and not on the clock, and charged to a connection, to a person and to a
network address. Who has spent too much waits for the rest; the others notice nothing.
"""

from __future__ import annotations

import asyncio
import ipaddress
import math
import time
from collections.abc import Awaitable, Callable, Generator, Sequence
from functools import lru_cache
from typing import Generic, ParamSpec, TypeVar

import msgspec

from armarium.reason import refusal
from armarium.server.settings import Settings

PATIENCE = 10.0  # seconds a request may have to wait for its turn; beyond it is refused
MESSAGE_SIZE = 64 * 1024
ID_LENGTH = 64
MOVE_LENGTH = 200
CHAT_LENGTH = 500
CHAT_KEPT = 200
TABLE_NAME_LENGTH = 60
VIEWERS = 200  # sockets at one table besides those of who sits there
PAGES = 8  # sockets of one person at one table
UNSENT = 256  # frames that may wait for a slow viewer before the socket is closed
UNSENT_SIZE = 1024 * 1024  # bytes that may wait for one slow viewer, if they are more than one frame
UNSENT_OF_PERSON = (
    4 * 1024 * 1024
)  # bytes that may wait for all sockets of one person, or of the strangers of an address
UNSENT_OF_ADDRESS = 16 * 1024 * 1024
JOINING = 128 * 1024  # bytes of welcomes a person may ask for in a second, after the first
JOINING_BURST = 2 * 1024 * 1024
CROWD = 8  # so many people at one address may open sockets and ask for welcomes as fast as one
ARRIVING = 200  # connections of one address that are let in within a second, after the first few: one after another,
ARRIVING_BURST = 8  # so that a crowd of them never stands in the way of the others for longer than one takes
TRIALS, TRIALS_BURST = 0.5, 20  # questions about a pull that a person may ask in a second, and at once
PICTURES, PICTURES_BURST = 0.5, 30  # pictures that are drawn for a person in a second, and at once
TABLE_TRIALS, TABLE_TRIALS_BURST = 1.0, 30  # and all who look at a table
SHARED = (
    "changes",
    "chat",
    "guesses",
    "introductions",
    "joining",
    "openings",
    "pictures",
    "seconds",
    "trials",
)  # counted across processes
KNOWN = 10_000  # people or addresses remembered at once
P = ParamSpec("P")
T = TypeVar("T")


class TokenBucket:
    """Holds `burst` tokens at most and gains `rate` of them each second. It may be overdrawn by `charge`."""

    __slots__ = ("_level", "_time", "burst", "rate", "spent")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._level = float(burst)
        self._time = time.monotonic()
        self.spent = 0.0  # here, since other processes were told of it

    def level(self) -> float:
        now = time.monotonic()
        self._level = min(self.burst, self._level + (now - self._time) * self.rate)
        self._time = now
        return self._level

    def try_take(self) -> bool:
        if self.level() < 1:
            return False
        self.charge(1)
        return True

    def charge(self, cost: float) -> None:
        self._level -= cost
        self.spent += cost

    def absorb(self, cost: float) -> None:
        """Spent in another process."""
        self._level -= cost

    def debt(self) -> float:
        """Seconds until nothing is owed any more."""
        level = self.level()
        return 0.0 if level >= 0 else -level / self.rate if self.rate else 3600.0

    def is_full(self) -> bool:
        return self.level() >= self.burst


class Spending(msgspec.Struct):
    """Of one account in one process."""

    buckets: dict[str, float]
    sockets: int


class Usage(msgspec.Struct):
    """What was spent in one process, for the others to count as well."""

    process: str
    people: dict[str, Spending]
    addresses: dict[str, Spending]


class Account:
    """What one person, or one address, may still use, and what it holds at the moment."""

    __slots__ = (
        "arrivals",
        "changes",
        "chat",
        "guesses",
        "introductions",
        "joining",
        "most_sockets",
        "openings",
        "parsing",
        "pictures",
        "seconds",
        "sockets",
        "sockets_elsewhere",
        "trials",
        "turn",
        "unsent",
    )  # fmt: skip

    def __init__(self, settings: Settings, share: float, burst: float, most_sockets: int, crowd: int) -> None:
        self.turn = asyncio.Lock()
        self.seconds = TokenBucket(share, burst)
        self.arrivals = TokenBucket(ARRIVING, ARRIVING_BURST)
        self.changes = TokenBucket(settings.change_rate, settings.change_burst)
        self.guesses = TokenBucket(settings.guess_rate, settings.guess_burst)
        self.introductions = TokenBucket(settings.introduction_rate, settings.introduction_burst)
        self.openings = TokenBucket(settings.socket_rate * crowd, settings.socket_burst * crowd)
        self.joining = TokenBucket(JOINING * crowd, JOINING_BURST * crowd)
        self.chat = TokenBucket(settings.chat_rate, settings.chat_burst)
        self.trials = TokenBucket(TRIALS * crowd, TRIALS_BURST * crowd)
        self.pictures = TokenBucket(PICTURES * crowd, PICTURES_BURST * crowd)
        self.parsing = 0  # connections with bytes still to be parsed
        self.sockets = 0
        self.sockets_elsewhere: dict[str, int] = {}  # by process
        self.unsent = 0
        self.most_sockets = most_sockets

    def charge(self, seconds: float) -> None:
        self.seconds.charge(seconds)

    def has_room_for_socket(self) -> bool:
        return self.sockets + sum(self.sockets_elsewhere.values()) < self.most_sockets

    def take_spending(self) -> Spending:
        """Since it was last asked for, with the sockets that are open now."""
        buckets = {name: getattr(self, name) for name in SHARED}
        spending = Spending(
            {name: round(bucket.spent, 6) for name, bucket in buckets.items() if bucket.spent}, self.sockets
        )
        for bucket in buckets.values():
            bucket.spent = 0.0
        return spending

    def absorb(self, process: str, spending: Spending) -> None:
        for name, cost in spending.buckets.items():
            if name in SHARED:
                getattr(self, name).absorb(cost)
        self.sockets_elsewhere[process] = spending.sockets

    def is_quiet(self) -> bool:
        """Whether nothing is lost by forgetting it."""
        visits = (self.arrivals, self.openings, self.joining, self.introductions, self.guesses)
        buckets = (self.seconds, self.changes, self.chat, self.trials, self.pictures, *visits)
        return not (self.sockets or self.unsent or self.parsing) and all(bucket.is_full() for bucket in buckets)


class Ledger:
    """All accounts of one server."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._people: dict[str, Account] = {}
        self._addresses: dict[str, Account] = {}
        self._people_with_sockets: set[str] = set()
        self._addresses_with_sockets: set[str] = set()

    def take_usage(self, process: str) -> Usage:
        """What was spent here since it was last asked for."""
        people = spendings(self._people, self._people_with_sockets)
        return Usage(process, people, spendings(self._addresses, self._addresses_with_sockets))

    def absorb(self, usage: Usage) -> None:
        for id, spending in usage.people.items():
            self.person(id).absorb(usage.process, spending)
        for host, spending in usage.addresses.items():
            self.address(host).absorb(usage.process, spending)

    def forget_processes(self, alive: set[str]) -> None:
        """The sockets of a process that died are closed."""
        for account in (*self._people.values(), *self._addresses.values()):
            for process in [process for process in account.sockets_elsewhere if process not in alive]:
                del account.sockets_elsewhere[process]

    def person(self, id: str) -> Account:
        """An account of its own, opened at the first call."""
        if id not in self._people:
            make_room(self._people)
            of = self._settings
            self._people[id] = Account(of, of.person_share, of.person_burst, of.person_sockets, 1)
        return self._people[id]

    def address(self, host: str) -> Account:
        key = network(host)
        if key not in self._addresses:
            make_room(self._addresses)
            of = self._settings
            self._addresses[key] = Account(of, of.address_share, of.address_burst, of.address_sockets, CROWD)
        return self._addresses[key]


def spendings(accounts: dict[str, Account], known: set[str]) -> dict[str, Spending]:
    """Of all that have spent something or hold sockets, and once more of those that no longer do."""
    taken = {key: account.take_spending() for key, account in accounts.items()}
    changed = {key: each for key, each in taken.items() if each.buckets or each.sockets or key in known}
    known.clear()
    known.update(key for key, each in changed.items() if each.sockets)
    return changed


def make_room(accounts: dict[str, Account]) -> None:
    """Forget the quiet ones when there are too many, and all of them when none is quiet."""
    if len(accounts) >= KNOWN:
        for quiet in [key for key, account in accounts.items() if account.is_quiet()]:
            del accounts[quiet]
    if len(accounts) >= KNOWN:
        accounts.clear()


class Budget:
    """What one visit is paid from: the person's account and the address's. Strangers of an address share one."""

    def __init__(self, ledger: Ledger, person: str | None, address: str) -> None:
        self.network = network(address)
        self.person = ledger.person(f"strangers of {self.network}" if person is None else person)
        self.address = ledger.address(address)

    def charge(self, seconds: float) -> None:
        self.person.seconds.charge(seconds)
        self.address.seconds.charge(seconds)

    def debt(self) -> float:
        return max(self.person.seconds.debt(), self.address.seconds.debt())

    async def settle(self, patience: float = math.inf) -> None:
        """Wait until nothing is owed. Of several visits of a person one goes on at a time, the others' come between.

        Refused when it takes longer than `patience`, or is seen to: more may be spent, also by waiting, than comes in.
        """
        try:
            async with asyncio.timeout(None if patience == math.inf else patience), self.person.turn:
                while (debt := self.debt()) > 0:
                    if debt > patience:
                        raise TimeoutError
                    await asyncio.sleep(min(debt, 1.0))
                await asyncio.sleep(0)
        except TimeoutError:
            raise refusal("too-many-messages") from None

    def can_join(self) -> bool:
        return self.person.joining.level() >= 0 and self.address.joining.level() >= 0

    def charge_joining(self, size: int) -> None:
        self.person.joining.charge(size)
        self.address.joining.charge(size)

    async def run_in_thread(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Its processor time is charged as well."""

        def run() -> tuple[T, float]:
            started = time.thread_time()
            return work(*args, **kwargs), time.thread_time() - started

        result, seconds = await asyncio.to_thread(run)
        self.charge(seconds)
        return result

    def count_unsent(self, size: int) -> None:
        """So many bytes more, or fewer, wait to be sent."""
        self.person.unsent += size
        self.address.unsent += size

    def exceeds_unsent(self) -> bool:
        return self.person.unsent > UNSENT_OF_PERSON or self.address.unsent > UNSENT_OF_ADDRESS

    def has_room_for_socket(self) -> bool:
        return self.person.has_room_for_socket() and self.address.has_room_for_socket()

    def count_socket(self, more: int) -> None:
        self.person.sockets += more
        self.address.sockets += more


class MeteredAwaitable(Generic[T]):
    """Awaits something and charges the processor time of each of its steps."""

    def __init__(self, work: Awaitable[T], charge: Callable[[float], None]) -> None:
        self._work = work
        self._charge = charge

    def __await__(self) -> Generator[object, object, T]:
        steps = self._work.__await__()
        value: object = None
        error: BaseException | None = None
        while True:
            started = time.thread_time()
            try:
                awaited = next_step(steps, value, error)
            except StopIteration as end:
                result: T = end.value
                return result
            finally:
                self._charge(time.thread_time() - started)
            value = error = None
            try:
                value = yield awaited
            except BaseException as failure:  # noqa: BLE001  (cancelled, or closed: thrown into the work)
                error = failure


def next_step(steps: Generator[object, object, object], value: object, error: BaseException | None) -> object:
    if error is not None:
        return steps.throw(error)
    return next(steps) if value is None else steps.send(value)


@lru_cache(maxsize=4096)
def network(host: str) -> str:
    """Whose address it is: with IPv6 everybody has billions, so the first half counts."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host[:64]
    if isinstance(address, ipaddress.IPv6Address):
        mapped = address.ipv4_mapped
        return str(ipaddress.ip_network((int(address), 64), strict=False)) if mapped is None else str(mapped)
    return str(address)


def parse_networks(texts: Sequence[str]) -> list[ipaddress.IPv4Network | ipaddress.IPv6Network]:
    """ValueError where one is neither an address nor a network."""
    return [ipaddress.ip_network(text, strict=False) for text in texts]
