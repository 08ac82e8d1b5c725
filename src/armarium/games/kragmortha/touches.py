"""What each kind of event does to what its mover knew: hands, orders behind a Bowed Head, piles; and what stays.

And which clauses it tells of: what a balance study counts.
"""

from __future__ import annotations

from armarium.game import touches

TOUCHES = touches(
    neither="placed played stepped rigor warped pushed blamed desk stuck moved showed used changed device contested",
    # Behind a Bowed Head (head 4) a meeting shows who can answer it, and with a Flat Palm (hand 4) one's own cards are
    # news when they are put down; unhexing either Look lifts the veil.
    reveals="met discarded unhexed pilfered traded peeked caught cleared out last-book over",
    draws="look no-look book token drew reshuffled exchanged spared eased",
    stays="touched slip",  # K-34
)

# Which events tell that a clause was applied; clauses that only forbid leave no mark.
CLAUSES = {
    "K-10": "placed",
    "K-11": "played",
    "K-12": "stepped rigor",
    "K-13": "exchanged",
    "K-15": "pushed",
    "K-20": "met",
    "K-23": "token",
    "K-24": "warped",
    "K-25": "stuck",
    "K-26": "look no-look",
    "K-27": "out",
    "K-29": "book",
    "K-30": "last-book",
    "K-32": "reshuffled",
    "K-34": "slip caught cleared spared eased",
    "K-35": "used",
    "K-36": "blamed",
}
