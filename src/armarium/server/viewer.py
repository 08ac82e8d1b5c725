"""One connected viewer: who it is and what is still to be sent. A slow one is closed, never waited for."""

from __future__ import annotations

import asyncio

import msgspec

from armarium.server import messages
from armarium.server.limits import UNSENT, UNSENT_SIZE, Budget, Ledger, TokenBucket
from armarium.server.settings import Settings

GOING_AWAY = 1001
TOO_BIG = 1009
UNWELCOME = 1008
RESTARTING = 1012
TOO_SLOW = 1013
_encoder = msgspec.json.Encoder()


def frame(message: messages.ToViewer) -> str:
    """A message as it goes over the wire; made once for everybody who may see the same."""
    return _encoder.encode(message).decode()


class Viewer:
    def __init__(self, person: str, settings: Settings, budget: Budget | None = None) -> None:
        self.person = person
        self.budget = Budget(Ledger(settings), person, "") if budget is None else budget
        self.joined = False
        self.messages = TokenBucket(settings.message_rate, settings.message_burst)
        self.chat = self.budget.person.chat
        self.warnings = settings.warnings
        self.closing: int | None = None
        self.is_cut_off = False  # a process on the way ends; nothing the viewer did
        self.sent_size = 0  # bytes, so far
        self._unsent: asyncio.Queue[str | None] = asyncio.Queue()
        self._waiting = 0  # bytes
        self._leaving = 0  # bytes of the frame that is being sent

    def send(self, text: str) -> None:
        if self.closing is not None:
            return
        self.sent_size += len(text)
        if self._is_too_slow(len(text)):
            self.cut_off()
        else:
            self._hold(len(text))
            self._unsent.put_nowait(text)

    def tell(self, message: messages.ToViewer) -> None:
        self.send(frame(message))

    def close(self, code: int) -> None:
        """Send what is waiting, then close."""
        if self.closing is None:
            self.closing = code
            self._unsent.put_nowait(None)

    def cut_off(self) -> None:
        """Close without sending what is waiting: it would lie here for as long as nobody reads."""
        while not self._unsent.empty():
            self._unsent.get_nowait()
        self._hold(self._leaving - self._waiting)
        self.close(TOO_SLOW)

    async def next_frame(self) -> str | None:
        """What to send next, the one before having been sent; None when the socket is to be closed."""
        self._hold(-self._leaving)
        self._leaving = 0
        text = await self._unsent.get()
        self._leaving = 0 if text is None else len(text)
        return text

    def release(self) -> None:
        """Nothing is sent any more."""
        self._hold(-self._waiting)
        self._leaving = 0

    def _is_too_slow(self, size: int) -> bool:
        """A single frame may be of any size, and the first one waits for nobody."""
        if self._unsent.qsize() >= UNSENT:
            return True
        return self._waiting > 0 and (self._waiting + size > UNSENT_SIZE or self.budget.exceeds_unsent())

    def _hold(self, size: int) -> None:
        self._waiting += size
        self.budget.count_unsent(size)
