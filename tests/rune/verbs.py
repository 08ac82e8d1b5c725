"""What the moves of this game begin with, and with what they end where that tells them apart."""

from __future__ import annotations

from armarium.games.rune.notation import COLOURS, KINDS

VERBS = [*(kind for kind in KINDS if kind != "token"), *(f"token-{ink}" for ink in COLOURS)]
