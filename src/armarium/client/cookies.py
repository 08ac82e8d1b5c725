"""Who one is at which house: cookies in one file that only its owner can read. None is ever printed or logged."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from tempfile import mkstemp

import msgspec
import platformdirs

OWN = stat.S_IRUSR | stat.S_IWUSR


def usual_file() -> Path:
    return Path(platformdirs.user_data_dir("armarium", appauthor=False)) / "cookies.json"


class CookieJar:
    """One cookie for each house, by its origin (https://host:port). Another house is never shown it."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = usual_file() if path is None else path

    def cookie(self, origin: str) -> str:
        return self._read().get(origin, "")

    def keep(self, origin: str, cookie: str) -> None:
        """Written whole beside the file, by `mkstemp` for the owner alone, and then put in its place."""
        cookies = {**self._read(), origin: cookie}
        self._path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = mkstemp(dir=self._path.parent)
        with os.fdopen(handle, "wb") as file:
            file.write(msgspec.json.encode(cookies))
        Path(name).replace(self._path)

    def _read(self) -> dict[str, str]:
        """What is kept; nothing where the file cannot be read. One that others can read is closed to them."""
        try:
            if stat.S_IMODE(self._path.stat().st_mode) & ~OWN:
                self._path.chmod(OWN)
            return msgspec.json.decode(self._path.read_bytes(), type=dict[str, str])
        except (OSError, msgspec.DecodeError):
            return {}
