"""What each kind of event does to what its mover knew: in Rune only the deck can surprise."""

from __future__ import annotations

from armarium.game import touches

TOUCHES = touches(
    neither="laid covered showed master retired token joined grew split score over",
    reveals="",
    draws="drew",
)
