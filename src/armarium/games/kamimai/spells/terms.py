"""What the options of a table mean for its positions: who keeps the Reserves, who agrees where, how much is held."""

from __future__ import annotations

from typing import Final, final

from armarium.game import Options
from armarium.games.kamimai import parts

NUMBERS = parts.NUMBERS
COMPANION: Final = parts.Source.COMPANION.value
ASKED: Final = parts.Keeping.ASKED.value
APART: Final = parts.Keeping.APART.value


@final
class Terms:
    """What the options of a table say, looked up once and shared by all its positions."""

    def __init__(self, seats: int, settings: Options) -> None:
        self.seats = seats
        self.settings = settings
        self.hard = settings["mode"] == "hard"
        self.companion = settings["grimoire"] == COMPANION
        self.aloud = self.companion and settings["reserves"] != ASKED  # payers agree at the table, not here (M-22)
        self.apart = self.companion and settings["reserves"] == APART  # Reserves lie on the table and nowhere else
        self.steadiness = parts.STEADINESS.index(str(settings["steadiness"]))
        self.night = bool(settings["night"])
        self.limit = NUMBERS["solo_reserve"] if seats == 1 else NUMBERS["reserve"]  # M-20, M-40
        self.no_debts = [0] * seats
