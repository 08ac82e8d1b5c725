"""Pictures as PNG, for those who show no SVG: previews of links. By resvg, which is an extra (`armarium[pictures]`)."""

from __future__ import annotations

import importlib.util

from armarium.reason import refusal


def can_rasterise() -> bool:
    return importlib.util.find_spec("resvg_py") is not None


def png(drawing: str) -> bytes:
    """Refused where the extra is not installed."""
    if not can_rasterise():
        raise refusal("pictures-extra")
    import resvg_py

    return bytes(resvg_py.svg_to_bytes(svg_string=drawing))
