"""What each kind of event does to what its mover knew: all is open but the faces in the standing Grimoire (M-9)."""

from __future__ import annotations

from armarium.game import touches

TOUCHES = touches(
    neither="turn ready targeted hand reported done collapsed spared energy-lost curse washed-away forfeited proposed"
    " agreed declined withdrew cast sealed played freed must-give gave may-take took left-it discarded kept victory"
    " defeat stands raised energy-told counted counted-pile paid passed",
    reveals="",
    draws="pulled seen rebuilt level",
)
