"""Games written into a store that later versions must open."""

from __future__ import annotations

from tests.carried.plan import ALL, Plan

PLANS = (
    Plan("kami-whole", "kamimai", 2, {}, ALL, back=3, bots=1),
    Plan("kami-part", "kamimai", 3, {"level": 2, "mode": "hard"}, 9, back=4),
    Plan("kami-solo", "kamimai", 1, {"grimoire": "quick", "level": 3}, ALL, back=5),
    Plan("kami-five", "kamimai", 5, {"grimoire": "companion", "adventure": True}, 60),
)
