"""Trial pulls: what a pull of this card would do, tried with other hands and other surfaces (M-56).

A trial starts from the poses that everybody is shown. What the table's secret has drawn is replaced: how rough each
card is, how the hand trembles and strays, how wide its fingers close. So the true verdict stays unknown to everybody.
At a table a `Question` is all that is known of a trial: it holds nothing but what everybody sees.
"""

from __future__ import annotations

import hashlib
import time
from functools import lru_cache
from typing import Literal

import msgspec

from armarium.chance import Chance
from armarium.games.kamimai.deck import bodies, hand
from armarium.games.kamimai.deck.bodies import BODY, Deck, Snapshot
from armarium.games.kamimai.deck.geometry import true_pose
from armarium.motion import Pose

TRIES = 12
CPU_SECONDS = 0.75  # after which no further pull is tried: the last one may take a quarter of a second
STANDING_SECONDS = 0.25  # what a deck with other surfaces must stand before it is pulled at
TEXTURES = 3  # attempts at one with which it stands
SEEDS = 1 << 30
SEEN_SECONDS = 1.0  # in which a deck that is stood up as it is seen comes to rest
SEEN_KEPT = 8  # such decks

Outcome = Literal["fell", "one", "several", "none"]


class Tries(msgspec.Struct, frozen=True):
    """How many pulls were tried, how many fell; of the others, how many brought several cards, and how many none."""

    tries: int
    fell: int
    several: int
    none: int


class Aim(msgspec.Struct, frozen=True):
    """What is tried: a card, by which tempo, leaning how far, with which hand."""

    slot: int
    tempo: str
    lean: float = 0.0
    tremor: float = 1.0
    mirror: bool = False


def trial_pulls(deck: Snapshot, aim: Aim, chance: Chance, tries: int = TRIES, seconds: float = CPU_SECONDS) -> Tries:
    """At least one try, however little time there is."""
    started = time.process_time()
    outcomes: list[bodies.Verdict] = []
    while len(outcomes) < tries and (not outcomes or time.process_time() - started < seconds):
        outcomes.append(try_pull(deck, aim, chance))
    standing = [verdict for verdict in outcomes if not verdict.fell]
    several = sum(len(verdict.drawn) > 1 for verdict in standing)
    none = sum(not verdict.drawn for verdict in standing)
    return Tries(len(outcomes), len(outcomes) - len(standing), several, none)


def try_pull(deck: Snapshot, aim: Aim, chance: Chance) -> bodies.Verdict:
    wish = hand.plain_pull(aim.slot, aim.tempo, new_seed(chance), aim.tremor, aim.mirror, aim.lean)
    return bodies.pull(with_other_surfaces(deck, chance), wish, films=False)


def new_seed(chance: Chance) -> bytes:
    return hand.pull_seed(b"trial", int(chance.below(SEEDS)))


def with_other_surfaces(snapshot: Snapshot, chance: Chance) -> Snapshot:
    """The same poses. It is known to stand: surfaces with which it does not are drawn again, in the end all alike."""
    for _ in range(TEXTURES):
        deck = deck_with_frictions(snapshot, bodies.texture(len(snapshot.slots), new_seed(chance)))
        deck.settle(STANDING_SECONDS)
        if not deck.has_collapsed():
            return deck.snapshot()
    return deck_with_frictions(snapshot, [BODY["card_friction"]] * len(snapshot.slots)).snapshot()


def deck_with_frictions(snapshot: Snapshot, frictions: list[float]) -> Deck:
    deck = Deck.restore(snapshot, films=False)
    for slot, friction in zip(deck.slots, frictions, strict=True):
        deck.world.colliders[deck.body(slot).colliders[0]].friction = friction
    return deck


# --- at a table ------------------------------------------------------------------------------------------------------


class Seen(msgspec.Struct, frozen=True):
    """A deck as everybody sees it: how many slots it was built with, which stand, and where those are that have moved
    since."""

    built: int
    stands: tuple[int, ...]
    moved: tuple[tuple[int, Pose], ...]


class Question(msgspec.Struct, frozen=True):
    """What would come of this pull? The same question has the same trials, at whatever table it is asked."""

    seen: Seen
    aim: Aim

    def seed(self, number: int) -> int:
        """Of one trial: every question has hands and surfaces of its own."""
        text = b"%d " % number + msgspec.json.encode(self)
        return int.from_bytes(hashlib.sha256(text).digest()[:8], "big")


def try_once(question: Question, number: int) -> Outcome:
    """One trial, by its number."""
    verdict = try_pull(deck_as_seen(question.seen), question.aim, Chance(question.seed(number)))
    if verdict.fell:
        return "fell"
    return "several" if len(verdict.drawn) > 1 else "one" if verdict.drawn else "none"


@lru_cache(maxsize=SEEN_KEPT)
def deck_as_seen(seen: Seen) -> Snapshot:
    """Stood up from shown poses, and let come to rest. Where that makes it fall it is left as it was put: it is known
    to stand."""
    moved = {slot: true_pose(pose) for slot, pose in seen.moved}
    deck = Deck(bodies.world_as_seen(seen.built, moved), list(range(seen.built)), films=False)
    for slot in range(seen.built):
        if slot not in seen.stands:
            deck.take(slot)
    bare = deck.snapshot()
    deck.settle(SEEN_SECONDS)
    return bare if deck.has_collapsed() else deck.snapshot()
