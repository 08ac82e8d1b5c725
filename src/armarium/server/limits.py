"""How much of a thing somebody may do at a time."""

from __future__ import annotations

import time

MESSAGE_SIZE = 64 * 1024
ID_LENGTH = 64
MOVE_LENGTH = 200
CHAT_LENGTH = 500
CHAT_KEPT = 200
TABLE_NAME_LENGTH = 60
VIEWERS = 200  # sockets at one table besides those of who sits there
PAGES = 8  # sockets of one person at one table
UNSENT = 256  # frames that may wait for a slow viewer before the socket is closed


class Bucket:
    """Holds `burst` tokens at most and gains `rate` of them each second."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self._level = float(burst)
        self._time = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self._level = min(self.burst, self._level + (now - self._time) * self.rate)
        self._time = now
        if self._level < 1:
            return False
        self._level -= 1
        return True
