"""One connected viewer: who it is and what is still to be sent. A slow one is closed, never waited for."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from armarium.server.limits import UNSENT, Bucket
from armarium.server.settings import Settings

GOING_AWAY = 1001
TOO_BIG = 1009
UNWELCOME = 1008
TOO_SLOW = 1013
_encoder = msgspec.json.Encoder()


def frame(message: Any) -> str:
    """A message as it goes over the wire; made once for everybody who may see the same."""
    return _encoder.encode(message).decode()


class Viewer:
    def __init__(self, person: str, settings: Settings) -> None:
        self.person = person
        self.joined = False
        self.messages = Bucket(settings.message_rate, settings.message_burst)
        self.chat = Bucket(settings.chat_rate, settings.chat_burst)
        self.warnings = settings.warnings
        self.closing: int | None = None
        self._unsent: asyncio.Queue[str | None] = asyncio.Queue()

    def send(self, text: str) -> None:
        if self.closing is not None:
            return
        if self._unsent.qsize() >= UNSENT:
            self.close(TOO_SLOW)
        else:
            self._unsent.put_nowait(text)

    def tell(self, message: Any) -> None:
        self.send(frame(message))

    def close(self, code: int) -> None:
        """Send what is waiting, then close."""
        if self.closing is None:
            self.closing = code
            self._unsent.put_nowait(None)

    async def next_frame(self) -> str | None:
        """What to send next; None when the socket is to be closed."""
        return await self._unsent.get()
