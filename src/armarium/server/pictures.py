"""Pictures and films of tables: drawn in a worker, kept by table and move, never more than a spectator sees.

A table that is not listed, or has not begun, shows the book's cover and no name. `/embed/…` shows finished games to
pages of other houses: it alone may be framed, and it neither reads nor sets a cookie.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from html import escape
from typing import TYPE_CHECKING, NamedTuple, get_args

from armarium.pictures.frame import Sitting
from armarium.pictures.jobs import Kind, PictureJob
from armarium.pictures.moments import Moment, moments
from armarium.pictures.raster import can_rasterise
from armarium.reason import refusal
from armarium.server.limits import Budget
from armarium.server.pages import Asset, new_asset
from armarium.words import words
from armarium.workers.fair_queue import Requester

if TYPE_CHECKING:
    from armarium.server.hall import Hall
    from armarium.server.live import Live

KINDS: tuple[str, ...] = get_args(Kind)
TYPES = {"svg": "image/svg+xml", "png": "image/png"}
COSTS: dict[str, int] = {"picture.svg": 1, "picture.png": 2, "film.svg": 5}  # pictures that one of them counts for
KEPT = 24 * 1024 * 1024  # bytes
EMBED_POLICY = (
    "default-src 'none'; img-src 'self'; style-src-attr 'unsafe-inline'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors *"
)


class Wanted(NamedTuple):
    """A picture by what it depends on; `n` is -1 for a cover, which is the same at all tables."""

    table: str
    n: int
    kind: Kind
    language: str


class Pictures:
    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._kept: OrderedDict[Wanted, Asset] = OrderedDict()
        self._size = 0
        self._under_way: dict[Wanted, asyncio.Task[Asset]] = {}

    async def picture(self, live: Live, kind: Kind, n: int | None, language: str, budget: Budget) -> Asset:
        """As kept, or drawn now; whoever asks while it is drawn waits for the same one."""
        wanted = wanted_picture(live, kind, n, language)
        if wanted in self._kept:
            self._kept.move_to_end(wanted)
            return self._kept[wanted]
        if wanted not in self._under_way:
            take_permit(budget, kind)
            self._under_way[wanted] = asyncio.create_task(self._draw(live, wanted, budget))
            self._under_way[wanted].add_done_callback(lambda _: self._under_way.pop(wanted, None))
        return await asyncio.shield(self._under_way[wanted])

    async def _draw(self, live: Live, wanted: Wanted, budget: Budget) -> Asset:
        if wanted.n < 0:
            sitting, shown = Sitting(live.table.game.name, [], wanted.language), list[Moment]()
        else:
            await self._hall.prepare(words, None, wanted.language)
            await self._hall.prepare(words, live.table.game.name, wanted.language)
            await self._hall.know([seat.person for seat in live.table.seats if seat.person is not None])
            sitting = Sitting(live.table.game.name, names_of(live, wanted.language), wanted.language)
            shown = await budget.run_in_thread(seen_moments, live, sitting, wanted)
        job = PictureJob(wanted.kind, sitting, shown)
        content = await self._hall.simulation_pool.run(job, Requester(live.row.host, live.row.id))
        asset = await budget.run_in_thread(new_asset, content)
        self._keep(wanted, asset)
        return asset

    def _keep(self, wanted: Wanted, asset: Asset) -> None:
        self._kept[wanted] = asset
        self._size += size_of(asset)
        while self._size > KEPT:
            _, oldest = self._kept.popitem(last=False)
            self._size -= size_of(oldest)

    def stop(self) -> None:
        for task in self._under_way.values():
            task.cancel()


def size_of(asset: Asset) -> int:
    return len(asset.content) + len(asset.compressed)


def take_permit(budget: Budget, kind: Kind) -> None:
    """Only what must be drawn counts."""
    if budget.person.pictures.level() < COSTS[kind] or budget.address.pictures.level() < COSTS[kind]:
        raise refusal("too-many-messages")
    budget.person.pictures.charge(COSTS[kind])
    budget.address.pictures.charge(COSTS[kind])


def parse_kind(text: str) -> Kind:
    """Refused for a file that is none of ours."""
    if text == "picture.png" and not can_rasterise():
        raise refusal("no-such-address", address=text)
    for kind in get_args(Kind):
        if text == kind:
            known: Kind = kind
            return known
    raise refusal("no-such-address", address=text[:60])


def media_type(kind: Kind) -> str:
    return TYPES[kind.rpartition(".")[2]]


def is_shown(live: Live) -> bool:
    """Whether anybody may see more of it than its book."""
    return live.row.listed and live.table.stage != "gathering" and bool(live.table.log)


def wanted_picture(live: Live, kind: Kind, n: int | None, language: str) -> Wanted:
    if not is_shown(live):
        return Wanted(live.table.game.name, -1, "picture.svg" if kind == "film.svg" else kind, language)
    last = live.table.log[-1].n
    return Wanted(live.row.id, last if n is None else max(0, min(n, last)), kind, language)


def names_of(live: Live, language: str) -> list[str]:
    """What the seats are called before everybody; a name that is hidden from spectators is none."""
    hidden, house = live.table.nameless(None), words(None, language)
    return [
        ""
        if place in hidden
        else seat.name or live.hall.person(seat.person).name
        if seat.person is not None
        else house.bot(seat.bot or "")
        for place, seat in enumerate(live.table.seats)
    ]


def seen_moments(live: Live, sitting: Sitting, wanted: Wanted) -> list[Moment]:
    """The spectator's moments up to the wanted one; for a picture the last of them is enough, with what led to it."""
    table = live.table
    steps = [step for step in list(table.log) if step.n <= wanted.n]
    shown = moments(table.game, table.options, steps, None, sitting.names, sitting.language)
    return shown if wanted.kind == "film.svg" else shown[-1:]


# --- in frames of others ----------------------------------------------------------------------------------------------


def must_be_embeddable(live: Live) -> None:
    """Refused while a game runs, and for one that is not listed."""
    if not live.row.listed:
        raise refusal("not-listed")
    if live.table.stage != "over" or not is_shown(live):
        raise refusal("not-over")


def embed_page(live: Live, language: str) -> str:
    """A finished game as a small page of its own."""
    must_be_embeddable(live)
    wording = words(live.table.game.name, language)
    book = escape(wording.game_name(live.table.game.name))
    base, link = f"/embed/{live.row.id}", f"/t/{live.row.id}/replay"
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{book} · Armarium</title></head>'
        f'<body style="margin:0;background:#0c1222"><a href="{link}" target="_blank" rel="noopener">'
        f'<picture><source media="(prefers-reduced-motion: reduce)" srcset="{base}/picture.svg">'
        f'<img src="{base}/film.svg" alt="{book}: {escape(words(None, language).say("embed-open"))}" '
        'style="display:block;width:100%;height:100vh;object-fit:contain"></picture></a></body></html>\n'
    )
