"""A bot that wants its points now: it tries every move in a few guesses of the position and takes the best lead.

Install it beside Armarium (`pip install ./examples/eager_bot`) and it is one of the bots everywhere.
"""

from __future__ import annotations

import time

from armarium.bots import Observation
from armarium.chance import Chance

GUESSES = 4


class Eager:
    name = "eager"
    games = ("rune", "grimoire", "kragmortha")

    def choose(self, observation: Observation, chance: Chance) -> str:
        deadline = time.monotonic() + observation.seconds / 2
        leads = dict.fromkeys(observation.moves, 0)
        for _ in range(GUESSES):
            for move in observation.moves:
                leads[move] += lead_after(observation, move, chance)
            if time.monotonic() > deadline:
                break
        best = max(leads.values())
        choices = [move for move, lead in leads.items() if lead == best]
        return observation.text(choices[chance.below(len(choices))])


def lead_after(observation: Observation, move: int, chance: Chance) -> int:
    """The lead over the best other seat, in a world that looks to us like the true one."""
    world = observation.guess(chance)
    world.play(observation.seat, move)
    standing = world.standing()
    mine = standing.pop(observation.seat)
    return mine - max(standing, default=0)
