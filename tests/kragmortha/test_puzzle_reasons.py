"""Why a push is right, or wrong, as puzzles say it: Rigor, traps on teleports, the way to the desk."""

from __future__ import annotations

import pytest

from armarium import shelf
from armarium.chance import Chance
from armarium.games.kragmortha import puzzles
from armarium.games.kragmortha.state import State
from armarium.hooks import PuzzleReason

ME = 0
RIVAL = {"rival-seat": 1}
HAND = "gbp.gsg.goo"  # book and potion, scroll and gems, two crystal balls


def reasons(move: str, *, goblins: str, rigor: str, tokens: str = "-") -> dict[str, PuzzleReason | None]:
    """What is said of each offered move where this one is the answer."""
    game = shelf.game("kragmortha")
    state = game.from_position(
        f"kragmortha/2 seats=2 turn=8 seat=1 phase=plan goblins={goblins} rigor={rigor} floor=- "
        f"hands={HAND}/gbg.gbg.rsp discards=gbp*2 tokens={tokens} looks=- under=- books=- card=- last=gbp rest=- cut=0 "
        "touched=- peeked=- peeks=6 origin=- route=- shoving=0 stack=- owed=- slipped=- accusers=- votes=- devices=- "
        "out=- options=-",
        Chance(0),
    )
    assert isinstance(state, State)
    first, _, then = move.partition(", ")
    if then:
        state.play(ME, state.find(ME, first))
    answer = state.find(ME, then or first)
    return {state.text(each): puzzles.reason(state, ME, each, answer) for each in state.moves(ME)}


@pytest.mark.parametrize(
    ("goblins", "rigor", "tokens", "move", "why"),
    [
        ("d7.d6", "c6", "-", "play 1 d6", ("can-meets", RIVAL)),
        ("d7.d6", "c6", "-", "play 1 d6, push c6", ("meets", RIVAL)),
        ("d6.e6", "f9", "teleport.grimoire", "play 1 e6", ("can-trap", {**RIVAL, "traps": 2, "tokens": 4})),
        ("d6.e6", "f9", "trap.trap", "play 1 e6", ("can-back", {**RIVAL, "steps": 7})),
        ("d6.e6", "f9", "trap", "play 1 e6, push e7", ("trap", {**RIVAL, "traps": 1, "tokens": 5})),
        ("c5.c6", "c8", "-", "play 1 c6", ("can-hunted", {**RIVAL, "squares": 1})),
        ("c5.c6", "f9", "-", "play 1 c6", ("can-back", {**RIVAL, "steps": 5})),
    ],
)
def test_an_answer_says_what_its_push_does(goblins: str, rigor: str, tokens: str, move: str, why: PuzzleReason) -> None:
    assert reasons(move, goblins=goblins, rigor=rigor, tokens=tokens)[move.rpartition(", ")[2]] == why


def test_another_move_says_what_it_has_less_of() -> None:
    said = reasons("play 1 c6", goblins="c5.c6", rigor="c8")
    assert said["play 3 c6"] == ("card", {})
    assert said["play 2 d5"] == ("no-push", {})
    said = reasons("play 1 d6, push c6", goblins="d7.d6", rigor="c6")
    assert said["push d5"] == ("spares", RIVAL)
    said = reasons("play 1 e6, push e7", goblins="d6.e6", rigor="f9")
    assert said["push e5"] == ("no-trap", RIVAL)
    said = reasons("play 1 c6, push c7", goblins="c5.c6", rigor="c8")
    assert said["push b6"] == ("farther", {**RIVAL, "squares": 3})


def test_what_every_push_does_is_no_reason_for_one() -> None:
    assert reasons("play 2 d5", goblins="c5.c6", rigor="f9")["play 2 d5"] is None
    said = reasons("play 1 c6, push d6", goblins="c5.c6", rigor="a10")
    assert said["push d6"] == ("back", {**RIVAL, "steps": 5})
    assert said["push c7"] == ("nearer", {**RIVAL, "steps": 3})
