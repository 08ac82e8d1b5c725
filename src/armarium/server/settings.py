"""What can be set about a server, with what is meant when nothing is said."""

from __future__ import annotations

import ipaddress
from collections.abc import Sequence
from pathlib import Path

import msgspec
import platformdirs

from armarium import bots, shelf
from armarium.bots import HOUSE, BotError, Catalogue
from armarium.bots.program import ProgramBot
from armarium.plugins import is_name
from armarium.reason import refusal
from armarium.server.hosts import origin_of_url, parse_host


class Program(msgspec.Struct, frozen=True):
    """A program that plays here, as who runs the server has named it; guests can only choose it by that name."""

    command: str
    games: list[str]


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Times are seconds. `pause` is how long a bot takes for a move at the least, so that people can follow; it
    thinks in it, and somebody seated may ask the bots to hurry.

    `absence` is how long a player may be disconnected before a bot stands in, while somebody else is at the table,
    where who opens the table says nothing of it.
    `budget` is what a bot is told it may take for a move; after `thinking` it is given up.
    A hint is thought about for `hint_seconds` or `hint_simulations`, a move of a finished game for at most
    `analysis_seconds` and `analysis_simulations`, whichever ends first.
    `host` is what the server listens on; besides it is asked for by the names in `allow_hosts`. What proxies in
    `trusted_proxies` (addresses or networks) say of a visitor is believed.
    A person may open `socket_rate` sockets a second, all people of a network address eight times as many.
    A person may have `person_sockets` open and use `person_share` of a processor, all people of a network address
    together `address_sockets` and `address_share`; bursts are seconds that may be used at once. A request has
    `request_seconds` to arrive; an answer that nobody takes is given up after `stall_seconds`.
    `catalogue` is where games and bots are looked up. Rates are messages per second, bursts
    what may come at once; a socket that keeps on after `warnings` refusals is closed.
    `admin_port` is where this machine, and it alone, may ask for numbers and administer; 0 takes any that is free.
    `internal_host` and `internal_port` are where other processes of the house relay to, in a private network; when this
    one can be reached it says so on `ready_fd`.
    `door`: whoever sits at this computer may let its network in while the server runs. `certificate` and
    `certificate_key` are files of a certificate to encrypt with.
    """

    database: str = ""
    public_url: str = ""
    host: str = "127.0.0.1"
    allow_hosts: list[str] = []
    trusted_proxies: list[str] = []
    pages: Path | None = None
    pause: float = 0.9
    absence: float = 60.0
    workers: int = 2
    budget: float = 2.0
    thinking: float = 30.0
    hint_seconds: float = 1.0
    hint_simulations: int = 1_000_000
    analysis_seconds: float = 3.0
    analysis_simulations: int = 800
    catalogue: Catalogue = HOUSE
    lock_patience: float = 5.0
    durable: bool = False
    message_rate: float = 30.0
    message_burst: int = 120
    chat_rate: float = 0.5
    chat_burst: int = 6
    change_rate: float = 10.0
    change_burst: int = 60
    warnings: int = 50
    guess_rate: float = 0.5
    guess_burst: int = 30
    introduction_rate: float = 2.0
    introduction_burst: int = 120
    person_share: float = 0.05
    person_burst: float = 0.5
    address_share: float = 0.5
    address_burst: float = 0.5
    person_sockets: int = 32
    socket_rate: float = 1.0
    socket_burst: int = 12
    address_sockets: int = 256
    request_seconds: float = 10.0
    stall_seconds: float = 30.0
    live_tables: int = 256
    echo: bool = False
    admin_port: int = 0
    internal_host: str = "127.0.0.1"
    internal_port: int = 0
    ready_fd: int = -1
    programs: dict[str, Program] = {}
    door: bool = False
    certificate: str = ""
    certificate_key: str = ""


def must_be_networks(texts: Sequence[str]) -> list[str]:
    """Refused where one is neither an address nor a network."""
    for text in texts:
        try:
            ipaddress.ip_network(text, strict=False)
        except ValueError:
            raise refusal("proxy-form", text=text) from None
    return list(texts)


def must_be_address(url: str) -> str:
    """Refused for what no browser could be sent to. Nothing stands for no address of its own."""
    if url and origin_of_url(url) is None:
        raise refusal("public-url-form", text=url)
    return url


def must_be_hosts(texts: Sequence[str]) -> list[str]:
    """Refused where one could stand in no Host header."""
    for text in texts:
        if parse_host(text) is None:
            raise refusal("host-form", text=text)
    return list(texts)


def database_url(text: str) -> str:
    """A URL as it is, a path as an SQLite file, nothing as the file in the user's data folder."""
    if "://" in text:
        return text
    path = Path(text) if text else platformdirs.user_data_path("armarium", appauthor=False) / "tables.sqlite"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError:
        raise refusal("store-broken", database=str(path)) from None
    return f"sqlite:///{path}"


def parse_programs(texts: Sequence[str]) -> dict[str, Program]:
    """Programs from `name=command`, each started once to hear what it plays; Refused when one does not answer."""
    programs: dict[str, Program] = {}
    for text in texts:
        name, _, command = text.partition("=")
        names = {*programs, *(bot for game in shelf.names() for bot in bots.names(game))}
        if not command.strip() or not is_name(name) or name in names:
            raise refusal("bot-form", text=text)
        programs[name] = Program(command, games_of(command))
    return programs


def games_of(command: str) -> list[str]:
    bot = ProgramBot(command)
    try:
        return bot.games()
    except BotError as failure:
        raise refusal("bot-broken", bot=command, problem=str(failure)) from failure
    finally:
        bot.end()
