"""Between rules and simulation: the deck beside a table, the settled moves it writes, and the proofs of them.

The server asks here before it plays `pull`, `done` or `keep` at a simulated table, and plays the text it gets back.
What runs in a worker process is a plain function of its arguments. What a seat sends must pass `parse_wish` first.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from armarium.game import Event
from armarium.games.kamimai.deck import bodies, hand, proofs, tipping, trials
from armarium.games.kamimai.deck.bodies import BODY, Deck, Snapshot, TouchSimulation, Verdict
from armarium.games.kamimai.deck.hand import Pull
from armarium.games.kamimai.deck.proofs import Kind, Proof, Touch
from armarium.games.kamimai.deck.trials import Aim, Question, Seen
from armarium.games.kamimai.notation import FREE_HAND, HANDS, LEANS, MOST_DRAWN, MOST_NAMED, TEMPOS, settled_text
from armarium.games.kamimai.refusals import why_no_verdict
from armarium.games.kamimai.trial import Trial
from armarium.games.kamimai.trial import trial as trial_of
from armarium.motion import Frame, Pose
from armarium.reason import Reason, Refused

if TYPE_CHECKING:
    from armarium.games.kamimai.state import State

KINDS: dict[str, Kind] = {"pull": "pull", "done": "done", "keep": "keep"}
ANEW = ("rebuilt", "ready", "level")  # after such an event another deck stands


class Ground(msgspec.Struct, frozen=True):
    """What is known of a deck: how many slots it was built with, which stand, the proofs of its touches so far, and
    the seed of its cards' surfaces."""

    built: int
    stands: list[int]
    chain: list[str]
    texture: bytes = b""


class Stood(msgspec.Struct, frozen=True):
    """A deck in its place. `missing` are the slots it was stood up without; None when it is just as it was left."""

    deck: Snapshot
    missing: list[int] | None


def parse_wish(text: str) -> tuple[str, str]:
    """The offered move behind a wish and where its hand leans, as in `pull 12 slow outward` (M-55). Never a settled
    move, for the verdict is the simulation's alone (M-52)."""
    if ">" in text:
        raise Refused(why_no_verdict(text))
    *move, lean = text.lower().split() or [""]
    return (" ".join(move), lean) if move[:1] == ["pull"] and lean in LEANS else (text, "")


def needs_touch(text: str) -> Kind | None:
    """Whether a move at a simulated table must be settled before it is played."""
    return KINDS.get(text.split()[0]) if text.split() else None


def starts_anew(state: State, events: Sequence[Event]) -> bool:
    """Whether another deck stands after a step than before it; in training a fallen one is replaced at once (M-8)."""
    return any(event.kind in ANEW or (event.kind == "collapsed" and not state.down) for event in events)


# --- work for a worker process ---------------------------------------------------------------------------------------


def touching(before: Snapshot, touch: Touch, picks_up: bool = False) -> TouchSimulation:
    if touch.pull is None:
        seconds = BODY["casting"] if touch.kind == "done" else BODY["between"]
        return TouchSimulation(before, None, seconds, knock=touch.knock, picks_up=picks_up)
    if touch.pull.slot not in before.slots or len(before.slots) < 2:
        raise Refused(Reason("M-11", "slot-empty", {"slot": str(touch.pull.slot + 1)}))
    return TouchSimulation(before, touch.pull, 0.0, hidden=touch.hidden)


def carried_out(before: Snapshot, touch: Touch) -> Verdict:
    """A whole touch at once."""
    simulation = touching(before, touch)
    if touch.pull is not None:
        simulation.feed(touch.pull.samples, closed=True)
    return simulation.run()


def stood(ground: Ground) -> Stood:
    """The deck as its touches have left it. Where they cannot be repeated here its slots are stood up anew."""
    left = replay_chain(ground.chain)
    if left is not None and left.slots == ground.stands:
        return Stood(left, None)
    gone = gone_slots(ground)
    return Stood(stood_without(ground.built, gone, ground.texture), gone)


def replay_chain(chain: Sequence[str]) -> Snapshot | None:
    """None when another engine or other settings made a touch, or it does not come out as it did."""
    deck: Snapshot | None = None
    for text in chain:
        proof = proofs.parse_proof(text)
        if is_foreign(proof):
            return None
        deck = deck if proof.built is None else stood_without(proof.built, proof.gone, proof.texture)
        if deck is None:
            return None
        verdict = carried_out(deck, proof.touch)
        if verdict.digest != proof.digest:
            return None
        deck = verdict.after
    return deck


def stood_without(built: int, gone: Sequence[int], texture: bytes) -> Snapshot:
    """A fresh deck; one that lacks cards from the start gets time to settle."""
    whole = bodies.build(built, texture)
    if not gone:
        return whole
    deck = Deck.restore(whole)
    for slot in gone:
        deck.take(slot)
    bare = deck.snapshot()
    deck.settle(BODY["settle"])
    return msgspec.structs.replace(bare if deck.has_collapsed() else deck.snapshot(), unseen=True)


def is_foreign(proof: Proof) -> bool:
    """Only the same engine with the same settings promises the same digests."""
    return (proof.engine, proof.settings) != (bodies.ENGINE, bodies.settings_digest())


# --- what comes of it ------------------------------------------------------------------------------------------------


def text_of(touch: Touch, verdict: Verdict) -> str:
    """The settled move that the rules play and the log keeps."""
    if touch.pull is None:
        return f"{touch.kind} > {'fell' if verdict.fell else 'stands'}"
    drawn = verdict.drawn[:MOST_DRAWN]
    bared = None if verdict.fell else verdict.bared[: MOST_NAMED - len(drawn)]
    return settled_text(touch.pull.slot, drawn, verdict.fell, bared)


def proof_of(touch: Touch, verdict: Verdict, ground: Ground | None = None) -> Proof:
    """With the ground, where the deck was stood up for this touch."""
    proof = Proof(touch, verdict.digest, verdict.engine, bodies.settings_digest(), frames=verdict.frames)
    if ground is None:
        return proof
    return msgspec.structs.replace(proof, built=ground.built, gone=gone_slots(ground), texture=ground.texture)


def gone_slots(ground: Ground) -> list[int]:
    return [slot for slot in range(ground.built) if slot not in ground.stands]


class Simulation:
    """The Grimoire of one simulated table, for the server: it keeps nothing, all it needs it is given."""

    stood = staticmethod(stood)
    touching = staticmethod(touching)
    carried_out = staticmethod(carried_out)
    parse_wish = staticmethod(parse_wish)
    starts_anew = staticmethod(starts_anew)

    def ground(self, state: State, chain: Sequence[str], seed: tuple[bytes, int]) -> Ground | None:
        """What stands now; None when the deck lies. The seed is that of its build."""
        if state.down:
            return None
        built, stands = len(state.deck.slots), list(state.deck.standing())
        return Ground(built, stands, list(chain), hand.texture_seed(*seed))

    def touch(
        self, state: State, move: str, manner: str, seed: tuple[bytes, int], left_handed: bool = False
    ) -> Touch | None:
        """What must be simulated before this move is played: a pause, or a pull by a hand of ours. The tremor, the
        handicap and the hand are this seat's (M-52)."""
        kind = needs_touch(move)
        if kind is None or state.down:
            return None
        if kind != "pull":
            return Touch(kind, knock=hand.knock_seed(*seed))
        _, number, tempo = move.split()
        slot = int(number) - 1
        lean = hand.lean(manner, is_near=slot < state.deck.half())
        tremor, mirror = hand_of(state)
        left = hand.draws_left(left_handed, mirror)
        wish = hand.plain_pull(slot, tempo, hand.pull_seed(*seed), tremor, mirror, lean, left)
        return Touch(kind, hand.quantise_pull(wish), hidden=state.deck.unseen_slots())

    # --- trials: M-56. Nothing here is given the table's secret.

    tries = trials.TRIES
    try_once = staticmethod(trials.try_once)

    def question(self, state: State, chain: Sequence[str], text: str) -> Question | None:
        """What a pull, as it is typed, asks of other hands like the activator's; None where there is nothing to try."""
        move, manner = parse_wish(text)
        verb, number, tempo, *more = [*move.split(), "", "", ""][:4]
        slots = () if state.down else tuple(state.deck.standing())
        slot = int(number) - 1 if number.isdecimal() and len(number) < 3 else -1
        if verb != "pull" or tempo not in TEMPOS or any(more) or slot not in slots or len(slots) < 2:
            return None
        moved = tuple(sorted(self.moved_poses(state, chain)))
        lean = (
            hand.lean(manner, is_near=slot < state.deck.half()) + 0.0
        )  # no negative zero: it would be another question
        return Question(Seen(len(state.deck.slots), slots, moved), Aim(slot, tempo, lean, *hand_of(state)))

    def trial(self, state: State, text: str, outcomes: Sequence[str]) -> Trial:
        """What is shown of a pull after these trials of it."""
        trial = trial_of(state, state.seat, parse_wish(text)[0])
        several, none = outcomes.count("several"), outcomes.count("none")
        counts = {"tries": len(outcomes), "fell": outcomes.count("fell"), "several": several, "none": none}
        return msgspec.structs.replace(trial, move=text, **counts)

    # --- hands

    def hand_move(self, slot: int) -> str:
        """A hand has a tempo of its own."""
        return f"pull {slot} steady"

    def hand_touch(
        self,
        state: State,
        slot: int,
        grip: object,
        samples: object,
        seed: tuple[bytes, int],
        left_handed: bool = False,
    ) -> Touch:
        place, point = hand.parse_grip(slot - 1, grip, state.deck.standing())
        tremor, mirror = hand_of(state)
        left = hand.draws_left(left_handed, mirror)
        path = hand.parse_samples(samples, [])
        wish = Pull(place, point, path, hand.pull_seed(*seed), tremor, mirror, left)
        return Touch("pull", wish, hidden=state.deck.unseen_slots())

    def hand_busy(self) -> Refused:
        return Refused(Reason("M-11", "hand-busy"))

    def with_samples(self, touch: Touch, samples: object, delay: float = 0.0) -> Touch:
        """The touch with what the hand did since; for the delay it kept still."""
        pull = touch.pull
        if pull is None:
            return touch
        more = [*pull.samples, *hand.parse_samples(samples, pull.samples, delay)]
        return msgspec.structs.replace(touch, pull=msgspec.structs.replace(pull, samples=more))

    def seconds(self, touch: Touch) -> float:
        samples = self.samples(touch)
        return samples[-1][0] - samples[0][0] if samples else 0.0

    def samples(self, touch: Touch) -> list[hand.Sample]:
        return [] if touch.pull is None else touch.pull.samples

    def slot(self, touch: Touch) -> int | None:
        return None if touch.pull is None else touch.pull.slot

    def must_be_whole(self, touch: Touch) -> None:
        """A pull that comes at once has a beginning and an end."""
        if touch.pull is not None and len(touch.pull.samples) < 2:
            raise hand.bad_samples("samples")

    def settled_move(self, touch: Touch, verdict: Verdict, ground: Ground | None) -> tuple[str, str]:
        """The move to play and the proof to keep with it."""
        return text_of(touch, verdict), proofs.proof_text(proof_of(touch, verdict, ground))

    def crept(self, verdict: Verdict) -> list[tuple[int, int]]:
        """M-23: cards that came along and are not drawn, for those who see no poses."""
        return [(slot + 1, round(10 * way)) for slot, way in verdict.crept]

    def first_tip(self, state: State, touch: Touch, verdict: Verdict) -> tuple[int, str] | None:
        """M-54: why it fell, for those who see no poses."""
        if not verdict.fell:
            return None
        deck = state.deck
        tip = tipping.first_tip(verdict.frames, self.slot(touch), deck.standing(), len(deck.slots))
        return None if tip is None else (tip[0] + 1, tip[1])

    def shown_motion(self, proof: str) -> tuple[int | None, list[Frame]]:
        """The slot that was gripped, and the frames."""
        parsed = proofs.parse_proof(proof)
        return self.slot(parsed.touch), parsed.frames

    def moved_poses(self, state: State, chain: Sequence[str]) -> list[tuple[int, Pose]]:
        """Where those cards are that these touches have moved; drawn ones are no longer among them."""
        poses: dict[int, Pose] = {}
        for text in chain:
            proof = proofs.parse_proof(text)
            poses = {} if proof.built is not None else poses
            for _, moved in proof.frames:
                poses |= dict(moved)
        standing = set(state.deck.standing())
        return [(slot, pose) for slot, pose in poses.items() if slot in standing]


def hand_of(state: State) -> tuple[float, bool]:
    ruled = None if state.hand == FREE_HAND else HANDS[state.hand]
    return hand.handicap(ruled, str(state.settings["steadiness"]))
