"""Games written into a store that later versions must open."""

from __future__ import annotations

from tests.carried.plan import ALL, Plan

PLANS = (
    Plan("krag-whole", "kragmortha", 3, {}, ALL, back=8),
    Plan("krag-part", "kragmortha", 5, {"mode": "table", "rigor-stops": True}, 40, back=6, bots=2),
    Plan("krag-two", "kragmortha", 2, {"draw-first": True, "gentle": False}, ALL),
    Plan("krag-eight", "kragmortha", 8, {"shuffled-symbols": True}, 25),
)
