"""A film: every moment of a game in one SVG that plays by itself, over and over.

What stays as it was is drawn once. Each piece is shown by SMIL from its first moment to its last: no script, no style.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from armarium.hooks import Layers
from armarium.pictures import svg
from armarium.pictures.frame import Sitting, scenes, title, whole
from armarium.pictures.moments import Moment, thin_out

MOST = 240  # moments of a film
END = 4.0  # seconds for the last one


def film(sitting: Sitting, shown: Sequence[Moment]) -> str:
    kept = thin_out(shown, MOST)
    frames = scenes(sitting, kept)
    starts = [0.0, *accumulate([*(one.seconds for one in kept[:-1]), END])]
    keys = sorted({key for frame in frames for key in frame})
    body = "".join(track(key, frames, starts) for key in keys)
    return whole(sitting.game, body, title(sitting, kept[-1]))


def track(key: tuple[int, int], frames: Sequence[Layers], starts: Sequence[float]) -> str:
    """All that is drawn at one height, each while it is there."""
    shown: dict[str, list[int]] = {}
    for place, frame in enumerate(frames):
        if frame.get(key):
            shown.setdefault(frame[key], []).append(place)
    return "".join(
        body if len(places) == len(frames) else svg.element("g", body + blinking(places, starts), visibility="hidden")
        for body, places in shown.items()
    )


def blinking(places: Sequence[int], starts: Sequence[float]) -> str:
    """Visible during these frames, and hidden else."""
    total, seen = starts[-1], set(places)
    values: list[str] = []
    times: list[str] = []
    for place in range(len(starts) - 1):
        value = "visible" if place in seen else "hidden"
        if not values or values[-1] != value:
            values.append(value)
            times.append(f"{starts[place] / total:.5g}")
    return svg.element(
        "animate",
        attributeName="visibility",
        calcMode="discrete",
        values=";".join(values),
        keyTimes=";".join(times),
        dur=f"{svg.number(total)}s",
        repeatCount="indefinite",
    )
