"""Who finds room at a crowded table: who sits or hosts there always, others while there is some.

Where there is none, a page that has never said a word gives way, the one that has been silent longest.
"""

from __future__ import annotations

from collections.abc import Collection

from armarium.server.limits import PAGES, VIEWERS
from armarium.server.viewer import Viewer


def make_room(viewers: Collection[Viewer], newcomer: Viewer, members: Collection[str]) -> tuple[bool, list[Viewer]]:
    """Whether the newcomer may stay among the viewers, who are in the order they came, and who must go for it."""
    here = [viewer for viewer in viewers if viewer.closing is None and viewer is not newcomer]
    own = [viewer for viewer in here if viewer.person == newcomer.person]
    if len(own) >= PAGES:
        return True, [first_to_go(own)]
    outside = [viewer for viewer in here if viewer.person not in members]
    if newcomer.person in members or len(outside) < VIEWERS:
        return True, []
    silent = [viewer for viewer in outside if not viewer.joined]
    return bool(silent), silent[:1]


def first_to_go(own: Collection[Viewer]) -> Viewer:
    return next((viewer for viewer in own if not viewer.joined), next(iter(own)))
