"""Who is at one table now: its viewers in the order they came, who was here lately, and whom the host has shown out."""

from __future__ import annotations

import math
import time
from collections.abc import Collection

from armarium.reason import Reason, Refused, refusal
from armarium.server import messages, telling
from armarium.server.places import make_room
from armarium.server.viewer import TOO_SLOW, UNWELCOME, Viewer

LINGER = 60.0  # seconds for which somebody counts as here after the last page has closed
REMOVED = 600.0  # seconds for which somebody whom the host has removed may not come back


class Presence:
    def __init__(self) -> None:
        self.viewers: dict[Viewer, None] = {}
        self._left: dict[str, float] = {}  # when somebody was last here
        self._removed: dict[str, float] = {}  # until when

    def joined_viewers(self) -> list[Viewer]:
        return [viewer for viewer in self.viewers if viewer.joined and viewer.closing is None]

    def present(self) -> set[str]:
        return {viewer.person for viewer in self.joined_viewers()}

    def is_lately_here(self, person: str) -> bool:
        return person in self.present() or time.monotonic() - self._left.get(person, -math.inf) < LINGER

    def expect(self, person: str) -> None:
        """Somebody is on the way here, and counts as here for a while."""
        now = time.monotonic()
        self._left = {other: left for other, left in self._left.items() if now - left < LINGER} | {person: now}

    def admit(self, viewer: Viewer, members: Collection[str]) -> None:
        """Let a page in, if need be in another's place; Refused when its person was removed or nobody gives way."""
        self.must_be_welcome(viewer.person)
        stays, leaving = make_room(self.viewers, viewer, members)
        if not stays:
            raise refusal("table-crowded")
        for other in leaving:
            other.close(TOO_SLOW)
        self.viewers[viewer] = None

    def leave(self, viewer: Viewer) -> None:
        self.viewers.pop(viewer, None)
        if viewer.joined:
            self.expect(viewer.person)

    # --- shown out ----------------------------------------------------------------------------------------------

    def remove(self, person: str) -> None:
        """Close all pages of this person and let none in again for a while."""
        now = time.monotonic()
        self._removed = {other: until for other, until in self._removed.items() if until > now}
        self._removed[person] = now + REMOVED
        for viewer in self.viewers:
            if viewer.person == person:
                viewer.tell(messages.No("", telling.why(removal())))
                viewer.close(UNWELCOME)

    def must_be_welcome(self, person: str) -> None:
        if self._removed.get(person, 0.0) > time.monotonic():
            raise Refused(removal())


def removal() -> Reason:
    return Reason("", "removed", {"minutes": int(REMOVED / 60)})
