"""Why a Grimoire fell, for those who see no cards move: which one lost its balance first, and what was left by then.

It asks the poses that everybody is shown, like `web/src/games/kamimai/collapse.ts`, which marks the moment too (M-54).
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Sequence
from itertools import takewhile
from typing import Final, Literal

from armarium.games.kamimai import parts
from armarium.games.kamimai.deck.geometry import true_pose
from armarium.motion import PLACE, Frame, Pose

BODY = parts.BOX["physics"]
TIPPED: Final = 10.0  # degrees that a card has turned when it no longer comes back
BARE: Final = 3  # cards gone from an outer end
HOLLOW: Final = 8  # cards gone between the two sides
DRAGGED: Final = 0.3  # cm along the spine that the hand has taken another card with it
Why = Literal["hand", "bared", "centre", "balance", "knock"]


def first_tip(frames: Sequence[Frame], held: int | None, stood: Collection[int], built: int) -> tuple[int, Why] | None:
    """The first card that tipped and did not come back, and why; None when none did. `stood` are the slots that stood
    before it, of so many built."""
    first: dict[int, Pose] = {}
    last: dict[int, Pose] = {}
    for _, moved in frames:
        last.update(moved)
        first = {**dict(moved), **first}
    for at, moved in frames:
        for slot, pose in moved:
            is_tipping = abs(tilt(pose) - tilt(first[slot])) > TIPPED
            if slot != held and is_tipping and tilt(last[slot]) > BODY["fallen"]:
                return slot, why(held, set(stood) - {held}, built, is_by_hand(frames, first, held, at))
    return None


def why(held: int | None, stands: Collection[int], built: int, by_hand: bool) -> Why:
    """What was missing without the card in the hand."""
    middle = math.ceil(built / 2)
    if max(gap(range(built), stands), gap(reversed(range(built)), stands)) >= BARE:
        return "bared"
    if gap(reversed(range(middle)), stands) + gap(range(middle, built), stands) >= HOLLOW:
        return "centre"
    if held is None:
        return "knock"
    return "hand" if by_hand else "balance"


def gap(slots: Iterable[int], stands: Collection[int]) -> int:
    """How many are gone before the first that stands."""
    return sum(1 for _ in takewhile(lambda slot: slot not in stands, slots))


def is_by_hand(frames: Sequence[Frame], first: dict[int, Pose], held: int | None, tipped_at: int) -> bool:
    """Whether it tipped while the hand drew, or the hand had dragged another card by the time its own was out."""
    out = out_at(frames, held)
    return tipped_at < out or any(
        slot != held and abs(pose[0] - first[slot][0]) > DRAGGED * PLACE
        for at, moved in frames
        if at <= out
        for slot, pose in moved
    )


def out_at(frames: Sequence[Frame], held: int | None) -> float:
    """The milliseconds after which the card in the hand was out."""
    for at, moved in frames:
        if any(slot == held and abs(true_pose(pose)[0][0]) > BODY["width"] for slot, pose in moved):
            return at
    return math.inf


def tilt(pose: Pose) -> float:
    """Degrees between a card and the upright."""
    _, (_, i, _, k) = true_pose(pose)
    return math.degrees(math.acos(min(1.0, abs(1 - 2 * (i * i + k * k)))))
