"""What each kind of event does to what its mover knew: hands, orders behind a Bowed Head, piles; and what stays."""

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
