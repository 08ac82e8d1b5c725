"""How much of a thing somebody may do at a time: messages, bytes, table ids guessed, and the server's own time.

Time is counted as it is spent, on the processor and not on the clock, and charged to a connection, to a person and to a
network address. Who has spent too much waits for the rest; the others notice nothing.
"""

from __future__ import annotations

import asyncio
import ipaddress
import math
import time
from collections.abc import Awaitable, Callable, Coroutine, Generator, Sequence
from functools import lru_cache
from typing import Any

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
KNOWN = 10_000  # people or addresses remembered at once


class Bucket:
    """Holds `burst` tokens at most and gains `rate` of them each second. It may be overdrawn by `charge`."""

    __slots__ = ("_level", "_time", "burst", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._level = float(burst)
        self._time = time.monotonic()

    def level(self) -> float:
        now = time.monotonic()
        self._level = min(self.burst, self._level + (now - self._time) * self.rate)
        self._time = now
        return self._level

    def take(self) -> bool:
        if self.level() < 1:
            return False
        self._level -= 1
        return True

    def charge(self, cost: float) -> None:
        self._level -= cost

    def debt(self) -> float:
        """Seconds until nothing is owed any more."""
        level = self.level()
        return 0.0 if level >= 0 else -level / self.rate if self.rate else 3600.0

    def is_full(self) -> bool:
        return self.level() >= self.burst


class Account:
    """What one person, or one address, may still use, and what it holds at the moment."""

    __slots__ = (
        "arrivals", "changes", "chat", "chewing", "guesses", "introductions", "joining", "most_sockets", "openings",
        "seconds", "sockets", "turnstile", "unsent",
    )  # fmt: skip

    def __init__(self, settings: Settings, share: float, burst: float, most_sockets: int, crowd: int) -> None:
        self.turnstile = asyncio.Lock()
        self.seconds = Bucket(share, burst)
        self.arrivals = Bucket(ARRIVING, ARRIVING_BURST)
        self.changes = Bucket(settings.change_rate, settings.change_burst)
        self.guesses = Bucket(settings.guess_rate, settings.guess_burst)
        self.introductions = Bucket(settings.introduction_rate, settings.introduction_burst)
        self.openings = Bucket(settings.socket_rate * crowd, settings.socket_burst * crowd)
        self.joining = Bucket(JOINING * crowd, JOINING_BURST * crowd)
        self.chat = Bucket(settings.chat_rate, settings.chat_burst)
        self.chewing = 0  # connections with bytes still to be parsed
        self.sockets = 0
        self.unsent = 0
        self.most_sockets = most_sockets

    def charge(self, seconds: float) -> None:
        self.seconds.charge(seconds)

    def is_quiet(self) -> bool:
        """Whether nothing is lost by forgetting it."""
        visits = (self.arrivals, self.openings, self.joining, self.introductions, self.guesses)
        spent = (self.seconds, self.changes, self.chat, *visits)
        return not (self.sockets or self.unsent or self.chewing) and all(bucket.is_full() for bucket in spent)


class Ledger:
    """All accounts of one server."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._people: dict[str, Account] = {}
        self._addresses: dict[str, Account] = {}

    def person(self, id: str) -> Account:
        given = self._settings
        allowed = (given.person_share, given.person_burst, given.person_sockets, 1)
        return self._account(self._people, id, *allowed)

    def address(self, host: str) -> Account:
        given = self._settings
        allowed = (given.address_share, given.address_burst, given.address_sockets, CROWD)
        return self._account(self._addresses, network(host), *allowed)

    def _account(self, accounts: dict[str, Account], key: str, *allowed: Any) -> Account:
        if key not in accounts:
            if len(accounts) >= KNOWN:
                for quiet in [known for known, account in accounts.items() if account.is_quiet()]:
                    del accounts[quiet]
            if len(accounts) >= KNOWN:
                accounts.clear()
            accounts[key] = Account(self._settings, *allowed)
        return accounts[key]


class Purse:
    """What one visit is paid from: the person's account and the address's. Strangers of an address share one."""

    def __init__(self, ledger: Ledger, person: str | None, address: str) -> None:
        self.person = ledger.person(f"strangers of {network(address)}" if person is None else person)
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
            async with asyncio.timeout(None if patience == math.inf else patience), self.person.turnstile:
                while (debt := self.debt()) > 0:
                    if debt > patience:
                        raise TimeoutError
                    await asyncio.sleep(min(debt, 1.0))
                await asyncio.sleep(0)
        except TimeoutError:
            raise refusal("too-many-messages") from None

    def can_join(self) -> bool:
        return self.person.joining.level() >= 0 and self.address.joining.level() >= 0

    def pay_for_joining(self, size: int) -> None:
        self.person.joining.charge(size)
        self.address.joining.charge(size)

    async def beside(self, work: Callable[..., Any], *what: object) -> Any:
        """Run it on a thread; its time is paid for as well."""
        result, spent = await asyncio.to_thread(timed, work, *what)
        self.charge(spent)
        return result

    def hold(self, size: int) -> None:
        """So many bytes more, or fewer, wait to be sent."""
        self.person.unsent += size
        self.address.unsent += size

    def holds_too_much(self) -> bool:
        return self.person.unsent > UNSENT_OF_PERSON or self.address.unsent > UNSENT_OF_ADDRESS

    def has_room_for_a_socket(self) -> bool:
        return all(account.sockets < account.most_sockets for account in (self.person, self.address))

    def count_socket(self, more: int) -> None:
        self.person.sockets += more
        self.address.sockets += more


def timed(work: Callable[..., Any], *what: object) -> tuple[Any, float]:
    begun = time.thread_time()
    result = work(*what)
    return result, time.thread_time() - begun


class Metered:
    """Awaits a coroutine and charges the processor's time of each of its steps."""

    def __init__(self, work: Coroutine[Any, Any, Any] | Awaitable[Any], charge: Callable[[float], None]) -> None:
        self._work = work
        self._charge = charge

    def __await__(self) -> Generator[Any, Any, Any]:
        steps = self._work.__await__()
        answer: Any = None
        thrown: BaseException | None = None
        while True:
            begun = time.thread_time()
            try:
                asked = next_step(steps, answer, thrown)
            except StopIteration as end:
                return end.value
            finally:
                self._charge(time.thread_time() - begun)
            answer = thrown = None
            try:
                answer = yield asked
            except BaseException as failure:  # noqa: BLE001  (cancelled, or closed: the work is told)
                thrown = failure


def next_step(steps: Any, answer: Any, thrown: BaseException | None) -> Any:
    if thrown is not None:
        return steps.throw(thrown)
    return next(steps) if answer is None else steps.send(answer)


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
