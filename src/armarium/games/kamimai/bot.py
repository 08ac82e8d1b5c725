"""The cunning team mate at KamiMaï: aims where the cards are, pulls what is worth its risk, pays and gives for all.

What it likes is worked out in `team/policy.py` from a guess of the position; nothing is hidden there (M-9).
At a live table with a simulated Grimoire it tries its best pulls with bodies of its own first (M-56).
"""

from __future__ import annotations

from armarium.bots import Sight
from armarium.chance import Chance
from armarium.games.kamimai.notation import DRAW
from armarium.games.kamimai.rules import State
from armarium.games.kamimai.team import policy


class KamiMaiBot:
    name = "heuristic"

    def choose(self, sight: Sight, chance: Chance) -> str:
        guess = sight.guess(chance)
        assert isinstance(guess, State)
        liked = policy.likings(guess, sight.seat, sight.moves)
        if sight.live and guess.phase == DRAW and guess.settings["grimoire"] == "simulated":
            from armarium.games.kamimai.deck.foresight import confirmed  # brings the engine along

            liked = confirmed(guess, sight.moves, liked, chance, sight.seconds)
        best = max(liked)
        ties = [move for move, liking in zip(sight.moves, liked, strict=True) if liking == best]
        return sight.text(ties[chance.below(len(ties))])


BOT = KamiMaiBot()
