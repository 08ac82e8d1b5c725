"""What each kind of event does to what its mover knew: in Rune only the deck can surprise.

And which clauses it tells of: what a balance study counts.
"""

from __future__ import annotations

from armarium.game import touches

TOUCHES = touches(
    neither="laid covered showed master retired token joined grew split score over",
    reveals="",
    draws="drew",
)

# Which events tell that a clause was applied; clauses that only forbid leave no mark.
CLAUSES = {
    "R-6": "laid",
    "R-10": "joined",
    "R-11": "drew master retired",
    "R-12": "grew split",
    "R-13": "showed",
    "R-15": "score",
    "R-16": "token",
}
