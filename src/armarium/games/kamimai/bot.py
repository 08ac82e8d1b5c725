"""The cunning team mate at KamiMaï: aims where the cards are, pulls what is worth its risk, pays and gives for all.

What it likes is worked out in `team/policy.py` from a guess of the position; nothing is hidden there (M-9).
At a live table with a simulated Grimoire it tries its best pulls with bodies of its own first (M-56).
"""

from __future__ import annotations

from armarium.chance import Chance
from armarium.games.kamimai.notation import DRAW
from armarium.games.kamimai.parts import Source
from armarium.games.kamimai.state import State
from armarium.games.kamimai.team import policy
from armarium.hooks import Observation


class KamiMaiBot:
    name = "heuristic"

    def choose(self, observation: Observation, chance: Chance) -> str:
        guess = observation.guess(chance)
        assert isinstance(guess, State)
        values = policy.move_values(guess, observation.seat, observation.moves)
        if observation.live and guess.phase == DRAW and guess.settings["grimoire"] == Source.SIMULATED:
            from armarium.games.kamimai.deck.foresight import corrected_values  # brings the engine along

            values = corrected_values(guess, observation.moves, values, chance, observation.seconds)
        best = max(values)
        ties = [move for move, value in zip(observation.moves, values, strict=True) if value == best]
        return observation.text(ties[chance.below(len(ties))])


BOT = KamiMaiBot()
