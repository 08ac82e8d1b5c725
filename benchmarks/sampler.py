"""Where the time of a server goes: the processor's seconds by thread, and of the event loop's thread by what it runs.

Every few milliseconds of the processor it is noted what the event loop's thread is in. It costs a few per cent; shares
are what counts.
"""

from __future__ import annotations

import signal
import threading
import time
from collections import Counter
from pathlib import Path
from types import FrameType

import msgspec

INTERVAL = 0.004
KINDS = {  # the first part of a file's path that fits, from the innermost frame outwards
    "armarium/games": "rules and views",
    "armarium/table": "rules and views",
    "armarium/step": "rules and views",
    "armarium/server/viewer": "frames to JSON",
    "armarium/server/telling": "rules and views",
    "armarium/server/relay": "relay",
    "armarium/server/internal": "relay",
    "armarium/server/protocols": "parsing and limits",
    "armarium/server/limits": "parsing and limits",
    "armarium/server": "table and socket",
    "armarium/store": "store (asking)",
    "websockets": "WebSocket",
    "uvicorn": "WebSocket",
    "litestar": "framework",
    "asyncio": "event loop",
}
IDLE = "waiting, or inside the event loop"


class Profile(msgspec.Struct):
    """Seconds of the processor by thread since the start, and samples of the loop's thread by kind."""

    seconds: dict[str, float]
    kinds: dict[str, int]


class Sampler(threading.Thread):
    """Writes a `Profile` to a file twice a second. Made by the main thread, which a signal interrupts each time the
    process has used the processor for so long: from another thread it would only be seen where it waits."""

    def __init__(self, file: Path) -> None:
        super().__init__(name="sampler", daemon=True)
        self._file = file
        self._kinds: Counter[str] = Counter()
        signal.signal(signal.SIGPROF, self._sample)
        signal.setitimer(signal.ITIMER_PROF, INTERVAL, INTERVAL)

    def _sample(self, _signal: int, frame: FrameType | None) -> None:
        self._kinds[IDLE if frame is None else kind_of(frame)] += 1

    def run(self) -> None:
        while True:
            time.sleep(0.5)
            self._file.write_bytes(msgspec.json.encode(Profile(thread_seconds(), dict(self._kinds))))


def kind_of(frame: FrameType) -> str:
    """What the innermost frame that belongs to something known is for."""
    inner: FrameType | None = frame
    while inner is not None:
        name = inner.f_code.co_filename
        if inner.f_code.co_name in ("run", "run_until_complete", "run_forever"):
            return IDLE
        for part, kind in KINDS.items():
            if part in name:
                return kind
        inner = inner.f_back
    return IDLE


def thread_seconds() -> dict[str, float]:
    """By the name of a thread without its number."""
    seconds: dict[str, float] = {}
    for thread in threading.enumerate():
        if thread.ident is not None:
            clock = time.pthread_getcpuclockid(thread.ident)
            name = thread.name.split("_")[0]
            seconds[name] = seconds.get(name, 0.0) + time.clock_gettime(clock)
    return seconds
