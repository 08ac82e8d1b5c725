"""Trial pulls: what a pull of this card would do, tried with other hands and other surfaces (M-56).

A trial starts from the poses that everybody is shown. What the table's secret has drawn is replaced: how rough each
card is, how the hand trembles and strays, how wide its fingers close. So the true verdict stays unknown to everybody.
"""

from __future__ import annotations

import time

import msgspec

from armarium.chance import Chance
from armarium.games.kamimai.deck import bodies, hand
from armarium.games.kamimai.deck.bodies import BODY, Deck, Snapshot

TRIES = 12
CPU_SECONDS = 0.9  # after which no further pull is tried
STANDING_SECONDS = 0.25  # what a deck with other surfaces must stand before it is pulled at
TEXTURES = 3  # attempts at one with which it stands
SEEDS = 1 << 30


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
