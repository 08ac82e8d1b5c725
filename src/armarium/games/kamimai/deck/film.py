"""Film strips of docs/kamimai-deck.md: six moments of a real pull, drawn from the frames that everybody is sent (M-54).

    python -m armarium.games.kamimai.deck.film docs

One shows a second card that clings to the pulled one and leaves with it, the other a collapse. Both are the first that
come up among numbered pulls by hasty hands, so the same engine and settings draw the same strips.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from armarium.games.kamimai import parts
from armarium.games.kamimai.deck import bodies, hand
from armarium.games.kamimai.deck.bodies import Deck, Snapshot, Verdict
from armarium.games.kamimai.deck.geometry import Vector, add, painted_order, rotate, true_pose
from armarium.motion import Pose

BODY = parts.BOX["physics"]
FULL = 64
TRIES = 60
MOMENTS = 6
LAID_DOWN = 1100  # milliseconds of a collapse: after that cards only slide on
PICTURE = (300, 190)  # of one moment
SCALE = 11.0  # points in a centimetre
EYE: Vector = (340.0, 250.0, -900.0)  # so far away that it may as well be anywhere
CARD, PULLED, CLINGING = "#f4ead2", "#2f6f4f", "#a8322d"
Poses = dict[int, Pose]


class Pull(msgspec.Struct, frozen=True):
    """A pull that was filmed: the slot, the deck before it, and what came of it."""

    slot: int
    before: Snapshot
    verdict: Verdict


# --- finding ----------------------------------------------------------------------------------------------------------


def first_pull(is_wanted: Callable[[Verdict], bool], tremor: float) -> Pull:
    for number in range(TRIES):
        before, slot = bodies.build(FULL, b"film %d" % (number % 4)), 12 + 5 * (number % 9)
        seed = hand.pull_seed(b"film", number)
        verdict = bodies.pull(before, hand.plain_pull(slot, "quick", seed, tremor))
        if is_wanted(verdict):
            return Pull(slot, before, verdict)
    raise LookupError(f"none of {TRIES} pulls")


def has_clung(verdict: Verdict) -> bool:
    return not verdict.fell and len(verdict.drawn) == 2


def has_fallen(verdict: Verdict) -> bool:
    return verdict.fell


# --- moments ----------------------------------------------------------------------------------------------------------


def moments(pull: Pull, until: int) -> list[tuple[int, Poses]]:
    """Where all cards are at so many evenly spaced times, from the grip on; drawn cards stay where they were last."""
    deck = Deck.restore(pull.before)
    poses: Poses = {slot: deck.pose(slot) for slot in deck.slots}
    frames = [(0, []), *pull.verdict.frames]
    stills: list[tuple[int, Poses]] = []
    for place in range(MOMENTS):
        due = until * place / (MOMENTS - 1)
        while frames and frames[0][0] <= due:
            poses |= dict(frames.pop(0)[1])
        stills.append((round(due), dict(poses)))
    return stills


def end_of(pull: Pull) -> int:
    """When the last drawn card was out; of a collapse, when most of them lie."""
    if pull.verdict.fell:
        return min(LAID_DOWN, pull.verdict.frames[-1][0])
    drawn = set(pull.verdict.drawn)
    return max(at for at, moved in pull.verdict.frames if drawn & {slot for slot, _ in moved})


# --- drawing ----------------------------------------------------------------------------------------------------------


def corners(pose: Pose) -> list[Vector]:
    place, turn = true_pose(pose)
    wide, high = BODY["width"] / 2, BODY["height"] / 2
    flat = [(-wide, -high, 0.0), (wide, -high, 0.0), (wide, high, 0.0), (-wide, high, 0.0)]
    return [add(place, rotate(turn, corner)) for corner in flat]


def projection(point: Vector) -> tuple[float, float]:
    """From the front, a little from the side and from above, without perspective: right and down."""
    x, y, z = point
    return SCALE * (0.94 * x - 0.34 * z), SCALE * (0.25 * z + 0.09 * x - 0.93 * y)


def outline(pose: Pose) -> str:
    return " ".join(f"{right:.1f},{down:.1f}" for right, down in map(projection, corners(pose)))


def card(pose: Pose, fill: str) -> str:
    return f'<polygon points="{outline(pose)}" fill="{fill}"/>'


def hidden_card(pose: Pose, ink: str) -> str:
    """A card that others hide, too."""
    return f'<polygon points="{outline(pose)}" fill="none" stroke="{ink}" stroke-width="1.4" stroke-dasharray="4 3"/>'


def picture(at: int, poses: Poses, inks: dict[int, str], place: int) -> str:
    wide, high = PICTURE
    left, top = wide * (place % 3), high * (place // 3)
    slots = list(poses)
    order = painted_order([(slot, *true_pose(pose)) for slot, pose in poses.items()], EYE)
    ground = f'<path d="M12 {high - 22}H{wide - 12}" stroke="#c9bfa5"/>'
    label = f'<text x="14" y="20">{at / 1000:.2f} s</text>'
    body = "".join(card(poses[slots[number]], inks.get(slots[number], CARD)) for number in order)
    body += "".join(hidden_card(poses[slot], ink) for slot, ink in inks.items() if slot in poses)
    shift = f'<g transform="translate({wide // 2} {high - 30})" stroke="#5b4a32" stroke-width="0.4">{body}</g>'
    return f'<g transform="translate({left} {top})">{ground}{label}{shift}</g>'


def strip(pull: Pull) -> str:
    """The pulled card green, those that came along red."""
    inks = {**{slot: CLINGING for slot in pull.verdict.drawn if slot != pull.slot}, pull.slot: PULLED}
    pictures = [picture(at, poses, inks, place) for place, (at, poses) in enumerate(moments(pull, end_of(pull)))]
    wide, high = 3 * PICTURE[0], 2 * PICTURE[1]
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" font-family="sans-serif" font-size="13">'
    )
    return "\n".join([head, f'<rect width="{wide}" height="{high}" fill="#fffdf7"/>', *pictures, "</svg>", ""])


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    asked = parser.parse_args(words)
    strips = {"clinging": first_pull(has_clung, 1.0), "collapse": first_pull(has_fallen, 2.0)}
    for name, pull in strips.items():
        (asked.folder / f"kamimai-deck-{name}.svg").write_text(strip(pull), "utf-8")


if __name__ == "__main__":
    main()
