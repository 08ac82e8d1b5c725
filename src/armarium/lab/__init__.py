"""Games by the thousand: duels of bots, their figures, and how fast the rules run."""
