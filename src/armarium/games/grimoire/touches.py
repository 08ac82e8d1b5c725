"""What each kind of event does to what its mover knew: face-down cards, sealed pages, decks."""

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
