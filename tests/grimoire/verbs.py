"""What the moves of this game begin with, and with what they end where that tells them apart."""

from __future__ import annotations

from armarium.games.grimoire import notation

VERBS = list(notation.VERBS)
