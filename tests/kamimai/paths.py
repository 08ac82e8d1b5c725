"""What a client sends of a whole hand, read at once, and the whole path it makes."""

from __future__ import annotations

from collections.abc import Sequence

from armarium.games.kamimai.deck import hand
from armarium.games.kamimai.deck.hand import Path, Pull, Sample


def parse_pull(
    slot: object, grip: object, samples: object, standing: Sequence[int]
) -> tuple[int, tuple[float, float], list[Sample]]:
    place, point = hand.parse_grip(slot, grip, standing)
    return place, point, hand.parse_samples(samples, [])


def hand_path(wish: Pull) -> Path:
    path = hand.HandPath(wish)
    path.feed(wish.samples)
    path.close()
    return path.points
