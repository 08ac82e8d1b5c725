"""The built web client as files. Any other address of the house is a place inside the client, so it gets the index."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import mimetypes
from contextlib import suppress
from functools import lru_cache
from pathlib import Path

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath

from armarium.reason import refusal
from armarium.server.responses import SMALL

Visit = Request[None, None, State]
IMMUTABLE = "public, max-age=31536000, immutable"  # names under assets/ change with their content
REVALIDATE = "no-cache"
TYPES = {".js": "text/javascript", ".wasm": "application/wasm", ".webmanifest": "application/manifest+json"}


class Asset(msgspec.Struct, frozen=True):
    """Something that is the same for everybody, compressed once and not for each reader."""

    content: bytes
    compressed: bytes
    tag: str


def pages_folder() -> Path | None:
    """Where the pages are: inside the installed package, or freshly built in a checkout."""
    package = Path(__file__).parent / "pages"
    checkout = Path(__file__).parents[3] / "web" / "dist"
    return next((folder for folder in (checkout, package) if (folder / "index.html").is_file()), None)


@get("/", include_in_schema=False)
async def index(request: Visit) -> Response[bytes]:
    return await page_response(request, "")


@get("/{path:path}", include_in_schema=False)
async def page(request: Visit, path: FromPath[str]) -> Response[bytes]:
    return await page_response(request, path)


async def page_response(request: Visit, path: str) -> Response[bytes]:
    folder: Path | None = request.app.state.pages
    if folder is None:
        raise refusal("pages-missing")
    if path.startswith("/api/"):
        raise refusal("no-such-address", address=path)
    file = wanted_file(folder, path)
    asset = await asyncio.to_thread(file_asset, file)
    return asset_response(request, asset, media_type(file), IMMUTABLE if file.parent.name == "assets" else REVALIDATE)


def asset_response(request: Visit, asset: Asset, media_type: str, cache_control: str) -> Response[bytes]:
    headers = {"etag": asset.tag, "cache-control": cache_control, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == asset.tag:
        return Response(b"", status_code=304, headers=headers)
    if asset.compressed and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(asset.compressed, media_type=media_type, headers={**headers, "content-encoding": "gzip"})
    return Response(asset.content, media_type=media_type, headers=headers)


def new_asset(content: bytes) -> Asset:
    return Asset(
        content,
        gzip.compress(content, 9, mtime=0) if len(content) > SMALL else b"",
        f'"{hashlib.sha256(content).hexdigest()[:20]}"',
    )


def file_asset(file: Path) -> Asset:
    stat = file.stat()
    return _asset_of_version(file, stat.st_mtime_ns, stat.st_size)


@lru_cache(maxsize=256)
def _asset_of_version(file: Path, _changed: int, _size: int) -> Asset:
    return new_asset(file.read_bytes())


def wanted_file(folder: Path, path: str) -> Path:
    """The file under this address, the index for a place inside the client; never a file outside the folder."""
    file = (folder / path.lstrip("/")).resolve()
    with suppress(OSError):  # a name no file can have
        if file.is_relative_to(folder.resolve()) and file.is_file():
            return file
    if path.startswith("/assets/"):
        raise refusal("no-such-address", address=path)
    return folder / "index.html"


def media_type(file: Path) -> str:
    return TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
