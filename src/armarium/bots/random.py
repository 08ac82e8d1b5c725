"""The random bot: any offered move, all equally likely."""

from __future__ import annotations

from armarium.bots.observation import Observation
from armarium.chance import Chance


class RandomBot:
    name = "random"

    def choose(self, observation: Observation, chance: Chance) -> str:
        return observation.text(observation.moves[chance.below(len(observation.moves))])


BOT = RandomBot()
