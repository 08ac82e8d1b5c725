"""Whether a record's touches of the standing Grimoire come out as it says: each is simulated again from its proof."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from armarium.game import Event
from armarium.games.kamimai.deck import bodies, hand, proofs
from armarium.games.kamimai.deck.bodies import Snapshot, Verdict
from armarium.games.kamimai.deck.proofs import Proof, Touch
from armarium.games.kamimai.deck.standing import (
    carried_out,
    hand_of,
    is_foreign,
    starts_anew,
    stood_without,
    text_of,
    touching,
)
from armarium.games.kamimai.notation import BARES
from armarium.motion import Frame
from armarium.reason import Reason, Refused

if TYPE_CHECKING:
    from armarium.games.kamimai.state import State


class Checking:
    """Follows a record and simulates its touches again. Refused at the first that does not come out as it says.

    `agreed` touches did. `foreign` ones were made by another engine or other settings, `unproved` ones have no proof or
    follow one that could not be simulated: nothing is said about either.
    """

    def __init__(self, secret: bytes | None) -> None:
        self.agreed = self.foreign = self.unproved = 0
        self.engine = ""
        self._secret = secret
        self._place = 0
        self._names_faces = False  # pulls have named what they bared: by rules 4 and older none did
        self._built_at = 0  # the place of the line after which the deck was built
        self._deck: Snapshot | None = None
        self._after: dict[int, tuple[Snapshot | None, int]] = {0: (None, 0)}

    def follow(
        self, n: int, place: int, state: State, move: str, proof: str, after: State, events: Sequence[Event]
    ) -> None:
        """Line `n`, from the position before it to the one after; its seed is numbered by `place`."""
        self._place = place
        if ">" in move:
            self._deck = self._deck_after(n, state, move, proof)
        if starts_anew(after, events):
            self._deck, self._built_at = None, place
        self._after[n] = (self._deck, self._built_at)

    def go_back(self, n: int, to: int) -> None:
        self._deck, self._built_at = self._after[n] = self._after.get(to, (None, 0))

    def summary(self) -> dict[str, str | int]:
        counts: dict[str, str | int] = {"agreed": self.agreed, "foreign": self.foreign, "unproved": self.unproved}
        return counts | {"engine": self.engine, "ours": bodies.ENGINE}

    def _deck_after(self, n: int, state: State, move: str, text: str) -> Snapshot | None:
        if not text:
            self.unproved += 1
            return None
        proof = proofs.parse_proof(text)
        if not self._belongs(state, move, proof):
            raise differs(n, move)
        if is_foreign(proof):
            self.foreign += 1
            self.engine = proof.engine
            return None
        deck = self._deck if proof.built is None else stood_without(proof.built, proof.gone, proof.texture)
        if deck is None:
            self.unproved += 1
            return None
        if deck.slots != state.deck.standing():
            raise differs(n, move)
        touch = replace(proof.touch, hidden=state.deck.unseen_slots())
        verdict = carried_out(deck, touch)
        if touch.pull is None and verdict.digest != proof.digest:
            verdict = touching(deck, touch, picks_up=True).run()  # older games drew what fell free while nobody drew
        if not (shows(proof.frames, verdict.frames, deck) or shows_as_seen(proof.frames, deck, touch)):
            raise differs(n, move)
        return self._same(n, state, move, proof, verdict)

    def _same(self, n: int, state: State, move: str, proof: Proof, verdict: Verdict) -> Snapshot:
        text = state.text(state.find(state.seat, text_of(proof.touch, verdict)))
        self._names_faces = self._names_faces or BARES in move.split()
        if not self._names_faces:
            text = text.partition(f" {BARES} ")[0]
        if (text, verdict.digest) != (move, proof.digest):
            raise differs(n, move)
        self.agreed += 1
        return verdict.after

    def _is_ours(self, texture: bytes) -> bool:
        return self._secret is None or texture == hand.texture_seed(self._secret, self._built_at)

    def _is_our_knock(self, proof: Proof) -> bool:
        """Waits by older settings had none."""
        if self._secret is None or (is_foreign(proof) and not proof.touch.knock):
            return True
        return proof.touch.knock == hand.knock_seed(self._secret, self._place)

    def _belongs(self, state: State, move: str, proof: Proof) -> bool:
        """Whether it is a touch this position allows: the right card, hand and deck, and the seed of the secret."""
        slots, pull = len(state.deck.slots), proof.touch.pull
        gone = [slot for slot in range(slots) if slot not in state.deck.standing()]
        if proof.built is not None and (proof.built, proof.gone) != (slots, gone):
            return False
        if proof.built is not None and proof.texture and not self._is_ours(proof.texture):
            return False
        if pull is None:
            return move.startswith(f"{proof.touch.kind} > ") and self._is_our_knock(proof)
        sealed = self._secret is None or pull.seed == hand.pull_seed(self._secret, self._place)
        handicap = is_foreign(proof) or (pull.tremor, pull.mirror) == hand_of(state)  # Guardians were milder once
        return sealed and handicap and move.startswith(f"pull {pull.slot + 1} > ")


def shows(kept: list[Frame], frames: list[Frame], before: Snapshot) -> bool:
    """Whether a proof kept these frames: all, what had moved alone as older games did, or none."""
    return kept in ([], frames) or kept == bodies.frames_of_moved(before, frames)


def shows_as_seen(kept: list[Frame], deck: Snapshot, touch: Touch) -> bool:
    """Older games took a deck that was stood up anew for one that everybody had seen, and kept less of it."""
    return deck.unseen and kept == carried_out(replace(deck, unseen=False), touch).frames


def differs(n: int, move: str) -> Refused:
    return Refused(Reason("M-54", "pull-differs", {"n": n, "move": move}))
