"""Games written into a store that later versions must open."""

from __future__ import annotations

from tests.carried.plan import ALL, Plan

PLANS = (
    Plan("rune-whole", "rune", 2, {}, ALL, back=7),
    Plan("rune-part", "rune", 2, {"grand-master": True}, 9, back=4, bots=1),
    Plan("rune-opt", "rune", 2, {"quarter-turns": False, "one-master-per-area": True}, ALL),
    Plan("rune-new", "rune", 2, {"no-card-may-vanish": True}, 0),
)
