"""`armarium admin …`: finds the processes of this machine by their database, and asks them in the house's name."""

from __future__ import annotations

import argparse
import asyncio
import urllib.error
import urllib.request
from collections.abc import Callable, Sequence
from http.client import HTTPException
from typing import TypeVar
from urllib.parse import quote

import msgspec

from armarium.reason import Reason, Refused, refusal
from armarium.server.admin import PURPOSE, AdminPermit, Announcement, Ban, Done, People
from armarium.server.settings import Settings, database_url
from armarium.server.signing import sign_permit
from armarium.store import Store
from armarium.store.database import must_be_there
from armarium.store.leases import Keeper
from armarium.store.rows import TableSummary

TIMEOUT = 10.0  # seconds
T = TypeVar("T")


class RefusalBody(msgspec.Struct):
    """A refusal as it came."""

    clause: str
    key: str
    values: dict[str, int | str | bool]


class House:
    """The running processes of one database, as far as this machine reaches them."""

    def __init__(self, database: str) -> None:
        self._store = Store(must_be_there(database_url(database)), Settings().lock_patience)
        self._key, self._keepers = asyncio.run(self._read())

    async def _read(self) -> tuple[bytes, list[Keeper]]:
        return await self._store.key(), await self._store.leases.keepers()

    def tables(self) -> list[TableSummary]:
        return asyncio.run(self._store.summaries(1000))

    def close(self) -> None:
        self._store.close()

    def ask_one(self, kind: type[T], method: str, path: str, body: object = None) -> T:
        """The answer of the first that has one: it tells the others. Refused where none answers, or one refuses."""
        for keeper in self._keepers:
            if (answer := self._call(keeper, kind, method, path, body)) is not None:
                return answer
        raise refusal("admin-nobody")

    def ask_all(self, kind: type[T], method: str, path: str, body: object = None) -> list[T]:
        """The answer of each process that this machine reaches; Refused where none answers."""
        answers = [answer for keeper in self._keepers if (answer := self._call(keeper, kind, method, path, body))]
        if not answers:
            raise refusal("admin-nobody")
        return answers

    def _call(self, keeper: Keeper, kind: type[T], method: str, path: str, body: object) -> T | None:
        permit = sign_permit(AdminPermit(to=keeper.id, method=method, path=path), self._key, PURPOSE)
        request = urllib.request.Request(
            f"http://{keeper.admin}{quote(path)}",
            None if method == "GET" else msgspec.json.encode(body),
            {"authorization": permit, "content-type": "application/json"},
            method=method,
        )
        try:
            with urllib.request.urlopen(request, timeout=TIMEOUT) as answer:  # noqa: S310
                return msgspec.json.decode(answer.read(), type=kind)
        except urllib.error.HTTPError as failure:
            problem = parse_refusal(failure.read()) if failure.code == 409 else None
        except (OSError, HTTPException, msgspec.DecodeError):
            return None  # gone, or its address is another program's by now
        if problem is not None:
            raise problem
        return None


def parse_refusal(body: bytes) -> Refused | None:
    try:
        why = msgspec.json.decode(body, type=RefusalBody)
    except msgspec.DecodeError:
        return None
    return Refused(Reason(why.clause, why.key, {**why.values}))


# --- the commands ---------------------------------------------------------------------------------------------------


def tables(asked: argparse.Namespace) -> int:
    rows = ask(asked, House.tables)
    show([[row.id, row.game, row.stage, row.name, row.host, row.keeper] for row in rows], rows, asked.json)
    return 0


def people(asked: argparse.Namespace) -> int:
    answers = ask(asked, lambda house: house.ask_all(People, "GET", "/admin/people"))
    here = [row for answer in answers for row in answer.here]
    banned = sorted({name for answer in answers for name in answer.banned})
    lines = [[row.id, row.name, row.network, " ".join(row.tables)] for row in here]
    show(lines + [[name, "(banned)"] for name in banned], People(here, banned), asked.json)
    return 0


def ban(asked: argparse.Namespace) -> int:
    ask(asked, lambda house: house.ask_one(Done, "POST", "/admin/bans", Ban(asked.name, not asked.lift)))
    return 0


def delete(asked: argparse.Namespace) -> int:
    ask(asked, lambda house: house.ask_one(Done, "POST", f"/admin/tables/{asked.table}/delete"))
    return 0


def announce(asked: argparse.Namespace) -> int:
    body = Announcement(asked.text)
    print(ask(asked, lambda house: house.ask_one(Done, "POST", "/admin/announcements", body)).viewers)
    return 0


def ask(asked: argparse.Namespace, question: Callable[[House], T]) -> T:
    house = House(asked.database)
    try:
        return question(house)
    finally:
        house.close()


def show(rows: Sequence[Sequence[str]], answer: object, as_json: bool) -> None:
    print(msgspec.json.encode(answer).decode() if as_json else "\n".join("\t".join(row) for row in rows))


COMMANDS = {"tables": tables, "people": people, "ban": ban, "delete": delete, "announce": announce}
