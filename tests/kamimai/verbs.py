"""What the moves of this game begin with, and with what they end where that tells them apart."""

from __future__ import annotations

from armarium.games.kamimai.notation import TEAM_WORD, TEMPOS, WORDS

VERBS = [
    *(word.replace(" ", "-") for word in dict.fromkeys(WORDS) if word != "pull"),
    *(TEAM_WORD, *(f"pull-{tempo}" for tempo in TEMPOS)),
]
