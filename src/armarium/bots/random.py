"""The random bot: any offered move, all equally likely."""

from __future__ import annotations

from armarium.bots import Sight
from armarium.chance import Chance


class RandomBot:
    name = "random"

    def choose(self, sight: Sight, chance: Chance) -> str:
        return sight.text(sight.moves[chance.below(len(sight.moves))])


BOT = RandomBot()
