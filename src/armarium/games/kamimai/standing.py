"""Between rules and simulation: a deck beside a table, the settled moves it writes, and the records that prove them.

The server asks here before it plays `pull`, `done` or `keep` at a simulated table, and plays the text it gets back. A
touch is a plain function of its arguments, for a worker process. What a viewer sends must pass `from_viewer` first.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from armarium.games.kamimai import grimoire_sim
from armarium.games.kamimai.grimoire_sim import BODY, Snapshot, Verdict
from armarium.games.kamimai.hand import Pull
from armarium.games.kamimai.notation import MOST_DRAWN
from armarium.reason import Reason, Refused

Kind = Literal["pull", "done", "keep"]


class Touch(msgspec.Struct, frozen=True):
    """One moment of the simulation: a pull, or the waiting that `done` and `keep` bring (M-14)."""

    kind: Kind
    pull: Pull | None = None


class Proof(msgspec.Struct, frozen=True):
    """What is stored for each touch, enough to simulate it again (M-54); `built` where the deck was fresh."""

    touch: Touch
    text: str
    digest: str
    engine: str
    settings: str
    built: int | None = None


def from_viewer(text: str) -> str:
    """A viewer's move: never a settled one, for the verdict is the simulation's alone (M-52)."""
    if ">" in text:
        raise Refused(Reason("M-52", "settled-form", {"move": text[:60]}))
    return text


def needs_touch(text: str) -> Kind | None:
    """Whether a move at a simulated table must be settled before it is played."""
    word = text.split()[0] if text.split() else ""
    kinds: dict[str, Kind] = {"pull": "pull", "done": "done", "keep": "keep"}
    return kinds.get(word)


def carried_out(before: Snapshot, touch: Touch) -> Verdict:
    """The work for a worker process."""
    if touch.pull is not None:
        if touch.pull.slot not in before.slots or len(before.slots) < 2:
            raise Refused(Reason("M-11", "slot-empty", {"slot": str(touch.pull.slot + 1)}))
        return grimoire_sim.pull(before, touch.pull)
    return grimoire_sim.rest(before, BODY["casting"] if touch.kind == "done" else BODY["between"])


def text_of(touch: Touch, verdict: Verdict) -> str:
    """The settled move that the rules play and the log keeps."""
    if touch.pull is None:
        return f"{touch.kind} > {'fell' if verdict.fell else 'stands'}"
    told = [str(slot + 1) for slot in verdict.drawn[:MOST_DRAWN]]
    told += ["fell"] if verdict.fell else []
    return f"pull {touch.pull.slot + 1} > {' '.join(told) or 'none'}"


def proof_of(touch: Touch, verdict: Verdict, built: int | None = None) -> Proof:
    settings = grimoire_sim.settings_digest()
    return Proof(touch, text_of(touch, verdict), verdict.digest, verdict.engine, settings, built)


def first_difference(proofs: Sequence[Proof]) -> int | None:
    """Simulate a table's touches again; the first whose text or digest is not what was stored, None if all agree.

    Only the same engine with the same settings on the same kind of machine promises the same digests.
    """
    before: Snapshot | None = None
    for place, proof in enumerate(proofs):
        before = grimoire_sim.build(proof.built) if proof.built is not None else before
        if before is None:
            return place
        verdict = carried_out(before, proof.touch)
        if (text_of(proof.touch, verdict), verdict.digest) != (proof.text, proof.digest):
            return place
        before = verdict.after
    return None
