"""What each kind of event does to what its mover knew: face-down cards, sealed pages, decks.

And which clauses it tells of: what a balance study counts.
"""

from __future__ import annotations

from armarium.game import touches

TOUCHES = touches(
    neither="token bigger-box turn companion-paid took cast silenced nothing gained passed paid shielded aimed stole"
    " robbed last-round sealed",
    # G-8, G-11, G-15: what lay face down, what was sealed, and the whole of every territory at the end.
    reveals="looked turned took-hidden left-over opened alone shared reversed order"
    " ended scored scored-tokens scored-junk total won designer",
    draws="round reshuffled laid-out replaced recovered drew-item shoes shoes-idle added",
)

# Which events tell that a clause was applied; clauses that only forbid leave no mark. Pages are told by number.
CLAUSES = {
    "G-7": "token",
    "G-9": "round",
    "G-10": "reshuffled shoes-idle",
    "G-11": "sealed",
    "G-12": "order",
    "G-13": "reversed",
    "G-14": "took took-hidden turned",
    "G-15": "left-over",
    "G-16": "replaced",
    "G-17": "cast:page=2",
    "G-18": "gained:page=3",
    "G-19": "recovered:page=4",
    "G-20": "cast:page=5",
    "G-21": "cast:page=6",
    "G-22": "drew-item shoes",
    "G-23": "gained:page=8",
    "G-24": "robbed:page=9",
    "G-25": "gained:page=10",
    "G-26": "cast:page=11",
    "G-27": "stole:page=12",
    "G-28": "gained:page=13",
    "G-29": "robbed:page=14",
    "G-30": "recovered:page=15",
    "G-30a": "aimed shielded",
    "G-31": "last-round",
    "G-32": "scored-junk",
    "G-33": "designer",
    "G-34": "companion-paid",
    "G-35": "bigger-box",
    "G-36": "stole:page=3",
}
