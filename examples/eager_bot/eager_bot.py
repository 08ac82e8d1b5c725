"""A bot that wants its points now: it tries every move in a few guesses of the position and takes the best lead.

Install it beside Armarium (`pip install ./examples/eager_bot`) and it is one of the bots everywhere.
"""

from __future__ import annotations

import time

from armarium.bots import Sight
from armarium.chance import Chance

GUESSES = 4


class Eager:
    name = "eager"
    games = ("rune", "grimoire", "kragmortha")

    def choose(self, sight: Sight, chance: Chance) -> str:
        deadline = time.monotonic() + sight.seconds / 2
        leads = dict.fromkeys(sight.moves, 0)
        for _ in range(GUESSES):
            for move in sight.moves:
                leads[move] += lead_after(sight, move, chance)
            if time.monotonic() > deadline:
                break
        best = max(leads.values())
        choices = [move for move, lead in leads.items() if lead == best]
        return sight.text(choices[chance.below(len(choices))])


def lead_after(sight: Sight, move: int, chance: Chance) -> int:
    """The lead over the best other seat, in a world that looks to us like the true one."""
    world = sight.guess(chance)
    world.play(sight.seat, move)
    standing = world.standing()
    mine = standing.pop(sight.seat)
    return mine - max(standing, default=0)
