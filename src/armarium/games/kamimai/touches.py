"""What each kind of event does to what its mover knew: all is open but the faces in the standing Grimoire (M-9).

And which clauses it tells of: what a balance study counts.
"""

from __future__ import annotations

from armarium.game import touches

TOUCHES = touches(
    neither="turn ready targeted hand reported done collapsed spared energy-lost curse washed-away forfeited proposed"
    " agreed declined withdrew cast sealed played freed must-give gave may-take took left-it discarded kept victory"
    " defeat stands raised energy-told counted counted-pile paid passed",
    reveals="",
    draws="pulled seen rebuilt level",
)

# Which events tell that a clause was applied; clauses that only forbid leave no mark.
CLAUSES = {
    "M-4": "sealed",
    "M-10": "targeted",
    "M-11": "pulled",
    "M-13": "collapsed:when=draw",
    "M-14": "collapsed:when=cast collapsed:when=between collapsed:when=knock-cast collapsed:when=knock-between",
    "M-16": "cast",
    "M-18": "agreed",
    "M-20": "kept discarded",
    "M-22": "declined withdrew",
    "M-30": "spared",
    "M-31": "curse",
    "M-33": "hand",
    "M-35": "freed",
    "M-36": "gave",
    "M-37": "took",
    "M-38": "victory defeat",
    "M-39": "level",
}
