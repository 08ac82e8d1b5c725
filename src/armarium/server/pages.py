"""The built web client as files. Any other address of the house is a place inside the client, so it gets the index."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import mimetypes
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.params import FromPath

from armarium.reason import refusal
from armarium.server.answers import SMALL

Asked = Request[Any, Any, Any]
FOREVER = "public, max-age=31536000, immutable"  # names under assets/ change with their content
ASK_AGAIN = "no-cache"
TYPES = {".js": "text/javascript", ".wasm": "application/wasm", ".webmanifest": "application/manifest+json"}


class Sheet(msgspec.Struct, frozen=True):
    """Something that is the same for everybody, compressed once and not for each reader."""

    content: bytes
    squeezed: bytes
    tag: str


def pages_folder() -> Path | None:
    """Where the pages are: inside the installed package, or freshly built in a checkout."""
    package = Path(__file__).parent / "pages"
    checkout = Path(__file__).parents[3] / "web" / "dist"
    return next((folder for folder in (checkout, package) if (folder / "index.html").is_file()), None)


@get("/", include_in_schema=False)
async def index(request: Asked) -> Response[bytes]:
    return await answered(request, "")


@get("/{path:path}", include_in_schema=False)
async def page(request: Asked, path: FromPath[str]) -> Response[bytes]:
    return await answered(request, path)


async def answered(request: Asked, path: str) -> Response[bytes]:
    folder: Path | None = request.app.state.pages
    if folder is None:
        raise refusal("pages-missing")
    if path.startswith("/api/"):
        raise refusal("no-such-address", address=path)
    file = wanted_file(folder, path)
    sheet = await asyncio.to_thread(sheet_of_file, file)
    return sheet_answer(request, sheet, media_type(file), FOREVER if file.parent.name == "assets" else ASK_AGAIN)


def sheet_answer(request: Asked, sheet: Sheet, media_type: str, kept: str) -> Response[bytes]:
    headers = {"etag": sheet.tag, "cache-control": kept, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == sheet.tag:
        return Response(b"", status_code=304, headers=headers)
    if sheet.squeezed and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(sheet.squeezed, media_type=media_type, headers={**headers, "content-encoding": "gzip"})
    return Response(sheet.content, media_type=media_type, headers=headers)


def sheet_of(content: bytes) -> Sheet:
    return Sheet(
        content,
        gzip.compress(content, 9, mtime=0) if len(content) > SMALL else b"",
        f'"{hashlib.sha256(content).hexdigest()[:20]}"',
    )


def sheet_of_file(file: Path) -> Sheet:
    known = file.stat()
    return _sheet_of_version(file, known.st_mtime_ns, known.st_size)


@lru_cache(maxsize=256)
def _sheet_of_version(file: Path, _changed: int, _size: int) -> Sheet:
    return sheet_of(file.read_bytes())


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
