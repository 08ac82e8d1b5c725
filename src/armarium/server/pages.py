"""The built web client as files. Any other address of the house is a place inside the client, so it gets the index."""

from __future__ import annotations

import asyncio
import hashlib
import mimetypes
from contextlib import suppress
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from armarium.reason import refused

Asked = Request[Any, Any, Any]
FOREVER = "public, max-age=31536000, immutable"  # names under assets/ change with their content
ASK_AGAIN = "no-cache"
TYPES = {".js": "text/javascript", ".wasm": "application/wasm", ".webmanifest": "application/manifest+json"}


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
        raise refused("pages-missing")
    if path.startswith("/api/"):
        raise refused("no-such-address", address=path)
    file = wanted_file(folder, path)
    content = await asyncio.to_thread(file.read_bytes)
    tag = f'"{hashlib.sha256(content).hexdigest()[:20]}"'
    headers = {"etag": tag, "cache-control": FOREVER if file.parent.name == "assets" else ASK_AGAIN}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    return Response(content, media_type=media_type(file), headers=headers)


def wanted_file(folder: Path, path: str) -> Path:
    """The file under this address, the index for a place inside the client; never a file outside the folder."""
    file = (folder / path.lstrip("/")).resolve()
    with suppress(OSError):  # a name no file can have
        if file.is_relative_to(folder.resolve()) and file.is_file():
            return file
    if path.startswith("/assets/"):
        raise refused("no-such-address", address=path)
    return folder / "index.html"


def media_type(file: Path) -> str:
    return TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
