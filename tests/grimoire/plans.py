"""Games written into a store that later versions must open."""

from __future__ import annotations

from tests.carried.plan import ALL, Plan

PLANS = (
    Plan("grim-whole", "grimoire", 3, {}, ALL, back=11),
    Plan("grim-part", "grimoire", 4, {"stop-at-15": True}, 30, back=9, bots=3),
    Plan("grim-five", "grimoire", 5, {"five-seats": True, "fireball-steals": True}, ALL),
    Plan("grim-two", "grimoire", 2, {}, 3),
)
