"""The page of a table with what programs read that preview links: Open Graph tags of its book and its picture."""

from __future__ import annotations

import asyncio
from html import escape

from litestar import Response, get
from litestar.params import FromPath

from armarium.pictures.jobs import Kind
from armarium.pictures.raster import can_rasterise
from armarium.server.pages import REVALIDATE, asset_response, new_asset, page_response, wanted_file
from armarium.server.pictures import media_type
from armarium.server.routes import Visit, budget_of, hall_of, preferred_language
from armarium.store import TableRow
from armarium.words import words

HEAD = "</head>"


@get(["/t/{id:str}", "/t/{id:str}/replay"], include_in_schema=False)
async def table_page(request: Visit, id: FromPath[str]) -> Response[bytes]:
    row = await known_row(request, id)
    if row is None or request.app.state.pages is None:
        return await page_response(request, request.url.path)
    settings = hall_of(request).settings
    origin = settings.public_url.rstrip("/") or str(request.base_url).rstrip("/")
    spoken = preferred_language(request.headers.get("accept-language", ""))
    await hall_of(request).prepare(words, row.game, spoken)
    tags = preview_tags(row, origin, spoken)
    index = wanted_file(request.app.state.pages, "")
    text = await asyncio.to_thread(index.read_text, "utf-8")
    asset = await budget_of(request).run_in_thread(new_asset, text.replace(HEAD, f"{tags}\n  {HEAD}", 1).encode())
    return asset_response(request, asset, "text/html", REVALIDATE)


async def known_row(request: Visit, id: str) -> TableRow | None:
    """None for a table there is not, and for whoever has asked for too many of them."""
    guesses = budget_of(request).address.guesses
    if guesses.level() < 1:
        return None
    row = await hall_of(request).store.row(id)
    if row is None:
        guesses.charge(1)
    return row


def preview_tags(row: TableRow, origin: str, language: str) -> str:
    """Open Graph for a table's address: its book and its picture; names are in the picture alone, where they may be."""
    wording = words(row.game, language)
    book = wording.game_name(row.game)
    kind: Kind = "picture.png" if can_rasterise() else "picture.svg"
    tags = {
        "og:type": "website",
        "og:site_name": "Armarium",
        "og:title": f"{row.name} · {book}" if row.listed and row.name else book,
        "og:description": wording.say("tagline"),
        "og:url": f"{origin}/t/{row.id}",
        "og:image": f"{origin}/api/tables/{row.id}/{kind}?language={language}",
        "og:image:type": media_type(kind),
        "og:image:width": "1200",
        "og:image:height": "630",
    }
    lines = [f'<meta property="{name}" content="{escape(value)}">' for name, value in tags.items()]
    return "\n    ".join([*lines, '<meta name="twitter:card" content="summary_large_image">'])
