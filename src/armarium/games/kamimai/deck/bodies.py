"""The standing Grimoire as rigid bodies: build, settle, snapshot, pull, wait, and a verdict of what came out and fell.

Bodies decide, never a die (M-50). Every call starts from a snapshot and gives a new one, so it can run in any process;
the same engine, settings, snapshot, samples and seed give the same hash. It knows slots, and no face of any card.
Lengths are centimetres; y points up, the spine runs along x, the near side has negative z.
"""

from __future__ import annotations

import hashlib
import math
import operator
import random
import struct
from collections import deque
from collections.abc import Collection, Generator, Iterator, Mapping, Sequence
from functools import lru_cache
from importlib.metadata import version

import msgspec
import rapier3d as rapier
from msgspec.structs import replace

from armarium.games.kamimai import parts
from armarium.games.kamimai.deck import hand
from armarium.games.kamimai.deck.bump import Bump, calm_down
from armarium.games.kamimai.deck.geometry import Quaternion, Vector, rotation_x
from armarium.games.kamimai.deck.grip import STEP, STEPS_PER_SAMPLE, HandSpring, Pinch, target
from armarium.games.kamimai.deck.hand import HandPath, Pull, Sample
from armarium.games.kamimai.deck.sight import readable_slots
from armarium.games.kamimai.notation import MOST_DRAWN
from armarium.motion import Frame, Pose, pose_of

BODY = parts.BOX["physics"]
HAND = parts.BOX["hand_physics"]
STEPS_PER_FRAME: int = BODY["step"] // 30  # M-54
IN_PLACE = 1.0  # cm that a card may have crept along the spine and is still in its place
CHECK_INTERVAL = 12  # steps between two looks at whether all is at rest
BUILDS_KEPT = 16  # snapshots of fresh decks, some 400 kB each
POSE_TOLERANCE = 2  # a card so few steps from where it was last shown has not moved for the eye: less than a pixel
ENGINE = f"rapier3d {version('rapier3d')}"

Poses = dict[int, Pose]
Placement = tuple[Vector, Quaternion]  # where a card is, and how it is turned
Steps = Generator[bool, None, "Verdict"]  # takes a break after a few steps: True when it waits for the hand


class Snapshot(msgspec.Struct, frozen=True):
    """A standing deck between two touches: the engine's own bytes and the slots in it. `unseen` is one that was stood
    up without some of its cards and has settled since: nobody was shown any of the others where it is."""

    world: bytes
    slots: list[int]
    unseen: bool = False


class Verdict(msgspec.Struct, frozen=True):
    """What a touch did. `drawn` in the order the cards came out; frames hold moved cards only, at about 30 Hz. `bared`
    are those of the faces asked for that can be read now (M-3), `crept` the cards that were left elsewhere along the
    spine and how far, in centimetres."""

    drawn: list[int]
    fell: bool
    frames: list[Frame]
    after: Snapshot
    digest: str
    engine: str = ENGINE
    bared: list[int] = []
    crept: list[tuple[int, float]] = []


def settings_digest() -> str:
    """Names the settings a pull was simulated with, for its stored record (M-54)."""
    text = repr((sorted(BODY.items()), sorted(HAND.items())))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


# --- building: M-7, M-50 ---------------------------------------------------------------------------------------------


def tent(frictions: Sequence[float], opening: float) -> rapier.PhysicsWorld:
    """A world with a tent of a rigid body for each friction."""
    world = _empty_world()
    for (place, rotation), friction in zip(tent_placements(len(frictions), opening), frictions, strict=True):
        _add_card(world, place, rotation, friction)
    return world


def world_as_seen(count: int, moved: dict[int, Placement]) -> rapier.PhysicsWorld:
    """The tent as it is built, but for those cards that have moved; all surfaces alike."""
    world = _empty_world()
    for slot, built in enumerate(tent_placements(count, BODY["opening"])):
        _add_card(world, *moved.get(slot, built), BODY["card_friction"])
    return world


def tent_placements(count: int, opening: float) -> Iterator[Placement]:
    """Tops touch on an arc, every foot is on the felt."""
    angle = math.radians(opening) if count > 2 else math.radians(opening) / 2
    between = angle / (count - 1)
    arc = (BODY["thickness"] + BODY["gap"]) / 2 / math.tan(between / 2)
    tilts = [-angle / 2 + place * between for place in range(count)]
    lowest = max((arc + BODY["height"]) * math.cos(tilt) + _edge_drop(tilt) for tilt in tilts)
    for tilt in tilts:
        foot = lowest - _edge_drop(tilt)
        reach = foot / math.cos(tilt) - BODY["height"] / 2
        yield (0.0, lowest - reach * math.cos(tilt) + 0.0002, reach * math.sin(tilt)), rotation_x(-tilt)


def _edge_drop(tilt: float) -> float:
    """How much lower a tilted card's edge is than its middle line."""
    return float(BODY["thickness"]) / 2 * abs(math.sin(tilt))


def _empty_world() -> rapier.PhysicsWorld:
    world = rapier.PhysicsWorld(gravity=(0.0, -BODY["gravity"], 0.0))
    world.set_num_threads(1)
    engine = world.integration_parameters
    engine.dt = STEP
    engine.num_solver_iterations = BODY["iterations"]
    for name in ("contact_softness", "static_contact_softness"):
        softness = getattr(engine, name)
        softness.natural_frequency = BODY["frequency"]
        setattr(engine, name, softness)
    felt = rapier.Collider.cuboid(50.0, 5.0, 50.0).translation((0.0, -5.0, 0.0)).friction(BODY["felt_friction"])
    world.add_collider(felt.friction_combine_rule(rapier.CoefficientCombineRule.MAX))
    return world


def _add_card(world: rapier.PhysicsWorld, place: Vector, rotation: Quaternion, friction: float) -> None:
    """Bodies are added in the order of their slots, so a slot is its body's index as long as the deck stands."""
    where = rapier.Isometry3(place, rapier.Rotation3(*rotation))
    body = rapier.RigidBody.dynamic().position(where).can_sleep(False)
    sides = (BODY["width"] / 2, BODY["height"] / 2, BODY["thickness"] / 2)
    shape = rapier.Collider.cuboid(*sides).mass(BODY["mass"]).friction(friction).restitution(0.0)
    world.add_body(body, [shape])


def texture(count: int, seed: bytes) -> list[float]:
    """M-50: the friction of each card. Surfaces differ, and which card is smooth is drawn anew for each build."""
    dice = random.Random(b"texture " + seed)
    shares = [1 + BODY["texture"] * dice.gauss(0.0, 1.0) for _ in range(count)]
    return [BODY["card_friction"] * min(BODY["roughest"], max(BODY["smoothest"], share)) for share in shares]


@lru_cache(maxsize=BUILDS_KEPT)
def build(count: int, seed: bytes = b"") -> Snapshot:
    """A settled deck of so many cards; one that does not stand is opened more gently and tried again."""
    opening, frictions = float(BODY["opening"]), texture(count, seed)
    for _ in range(BODY["attempts"]):
        deck = Deck(tent(frictions, opening), list(range(count)))
        for _ in range(round(BODY["settle"] * BODY["step"])):
            deck.world.step()
        if not deck.has_collapsed():
            return deck.snapshot()
        opening -= BODY["gentler"]
    raise RuntimeError(f"{count} cards do not stand at {opening} degrees")


# --- a deck while it is touched --------------------------------------------------------------------------------------


class Deck:
    def __init__(self, world: rapier.PhysicsWorld, slots: list[int], films: bool = True, unseen: bool = False) -> None:
        self.world = world
        self.slots = list(slots)
        self.frames: list[Frame] = []
        self._films = films
        self._last_poses: Poses = {slot: self.pose(slot) for slot in self.slots}
        self._shown: Poses = {} if unseen or self._is_whole() else dict(self._last_poses)
        self._steps = 0

    @classmethod
    def restore(cls, snapshot: Snapshot, films: bool = True) -> Deck:
        """Frames are no part of the verdict: who looks at the verdict alone need not film them."""
        world = rapier.PhysicsWorld.restore(snapshot.world)
        world.set_num_threads(1)
        return cls(world, snapshot.slots, films, snapshot.unseen)

    def snapshot(self) -> Snapshot:
        return Snapshot(self.world.snapshot(), self.slots)

    def readable_slots(self, asked: Collection[int]) -> list[int]:
        """M-3: of the slots asked for, those whose face can be read in the poses that everybody is shown."""
        return readable_slots({slot: self.pose(slot) for slot in self.slots}, asked) if asked else []

    def crept_slots(self, starts: Mapping[int, float]) -> list[tuple[int, float]]:
        """Standing cards that are no longer where they were along the spine, and how far that is."""
        ways = [(slot, abs(self.along(slot) - starts[slot])) for slot in self.slots]
        return [(slot, way) for slot, way in ways if way > IN_PLACE]

    def body(self, slot: int) -> rapier.RigidBody:
        return self.world.rigid_bodies[rapier.RigidBodyHandle.from_raw_parts(slot, 0)]

    def step(self) -> None:
        self.world.step()
        self._steps += 1
        if self._steps % STEPS_PER_FRAME == 0:
            self.record_frame()

    def _is_whole(self) -> bool:
        """No card was taken yet. It has settled, so nobody has seen any of them quite where it is."""
        return self.slots == list(range(len(self.slots)))

    def record_frame(self, is_last: bool = False) -> None:
        """What has moved for the eye since it was last shown, and at first all of a deck that nobody has seen: a card
        that was told would stand in its neighbour if that was not. In the last frame all that is shown is where it
        is."""
        if not self._films:
            return
        now = {slot: self.pose(slot) for slot in self.slots}
        moved = {slot: pose for slot, pose in now.items() if has_moved(self._last_poses[slot], pose)}
        unseen = {slot: pose for slot, pose in now.items() if slot not in self._shown}
        stale = {slot: pose for slot, pose in now.items() if self._shown.get(slot) != pose} if is_last else {}
        poses = sorted((moved | unseen | stale).items())
        self._last_poses |= moved
        self._shown.update(poses)
        if poses:
            self.frames.append((round(1000 * self._steps * STEP), poses))

    def pose(self, slot: int) -> Pose:
        body = self.body(slot)
        place, turn = body.translation, body.rotation
        return pose_of(place.x, place.y, place.z, turn.w, turn.i, turn.j, turn.k)

    def along(self, slot: int) -> float:
        """Where a card is along the spine."""
        return float(self.body(slot).translation.x)

    def beside(self, slot: int) -> tuple[rapier.RigidBody | None, rapier.RigidBody | None]:
        """The standing cards before and behind a card."""
        place = self.slots.index(slot)
        near = self.body(self.slots[place - 1]) if place else None
        return near, self.body(self.slots[place + 1]) if place + 1 < len(self.slots) else None

    def tilt(self, slot: int) -> float:
        """Degrees between a card and the upright."""
        turn = self.body(slot).rotation
        return math.degrees(math.asin(min(1.0, abs(2 * (turn.j * turn.k - turn.w * turn.i)))))

    def fallen_slots(self) -> list[int]:
        return [slot for slot in self.slots if self.tilt(slot) > BODY["fallen"]]

    def has_collapsed(self) -> bool:
        """M-51: a tenth of the cards, at least three, or all there are, lie flat."""
        count = len(self.slots)
        enough: int = min(count, max(BODY["collapse_least"], math.ceil(count * BODY["collapse_share"])))
        return len(self.fallen_slots()) >= enough

    def touched_slots(self, slot: int) -> Iterator[int]:
        """The cards that a card touches; the felt does not count."""
        shape = self.body(slot).colliders[0]
        for pair in self.world.narrow_phase.contact_pairs_with(shape):
            other = pair.collider2 if pair.collider1 == shape else pair.collider1
            if pair.has_any_active_contact and (parent := self.world.colliders[other].parent) is not None:
                yield parent.index

    def has_contact(self, slot: int) -> bool:
        return next(self.touched_slots(slot), None) is not None

    def take(self, slot: int) -> None:
        self.world.remove_body(rapier.RigidBodyHandle.from_raw_parts(slot, 0))
        self.slots.remove(slot)

    def settle(self, seconds: float) -> None:
        deque(self.settle_steps(seconds), 0)

    def settle_steps(self, seconds: float) -> Iterator[None]:
        """Step for so long, with breaks; less if all cards lie, or all have been at rest, for a while."""
        quiet = lying = 0
        for count in range(1, round(seconds * BODY["step"]) + 1):
            self.step()
            if count % CHECK_INTERVAL == 0:
                quiet = quiet + 1 if self.is_at_rest() else 0
                lying = lying + CHECK_INTERVAL if len(self.fallen_slots()) == len(self.slots) else 0
                if quiet >= 5 or lying >= BODY["lying"] * BODY["step"]:
                    return
                yield

    def is_at_rest(self) -> bool:
        for slot in self.slots:
            speed = self.body(slot).linvel
            if max(abs(speed.x), abs(speed.y), abs(speed.z)) > BODY["rest_speed"]:
                return False
        return True

    def digest(self) -> str:
        digest = hashlib.sha256()
        for slot in self.slots:
            body = self.body(slot)
            place, turn, speed, spin = body.translation, body.rotation, body.linvel, body.angvel
            numbers = (place.x, place.y, place.z, turn.w, turn.i, turn.j, turn.k, speed.x, speed.y, speed.z)
            digest.update(struct.pack("<i13f", slot, *numbers, spin.x, spin.y, spin.z))
        return digest.hexdigest()


def has_moved(then: Pose, now: Pose) -> bool:
    return now != then and any(abs(step) > POSE_TOLERANCE for step in map(operator.sub, now, then))


def frames_of_moved(before: Snapshot, frames: Sequence[Frame]) -> list[Frame]:
    """Only what has moved for the eye: so games were filmed before a deck was told whole."""
    deck = Deck.restore(before, films=False)
    last = {slot: deck.pose(slot) for slot in deck.slots}
    thinned: list[Frame] = []
    for at, poses in frames:
        moved = [(slot, pose) for slot, pose in poses if has_moved(last[slot], pose)]
        last.update(moved)
        if moved:
            thinned.append((at, moved))
    return thinned


# --- touching: M-23, M-51 --------------------------------------------------------------------------------------------


def pull(before: Snapshot, wish: Pull, films: bool = True, hidden: Sequence[int] = ()) -> Verdict:
    """Grip a card, follow the hand, let go, and step for three more seconds. The path is clamped to a hand's first.
    With `hidden` slots the verdict says which of their faces it bared."""
    touch = TouchSimulation(before, wish, 0.0, films, hidden=hidden)
    touch.feed(wish.samples, closed=True)
    return touch.run()


def simulate_wait(before: Snapshot, seconds: float, films: bool = True, knock: bytes = b"") -> Verdict:
    """M-14: time passes in phase 3 or between turns, from the true poses; with a seed somebody knocks at the table."""
    return TouchSimulation(before, None, seconds, films, knock).run()


class TouchSimulation:
    """A touch under way, stepped in pieces as far as the hand's samples reach, until the verdict. A card that falls
    free while nobody draws lies there until the next pull; `picks_up` takes it at once, as older games did."""

    def __init__(
        self,
        before: Snapshot,
        wish: Pull | None,
        seconds: float,
        films: bool = True,
        knock: bytes = b"",
        hidden: Sequence[int] = (),
        picks_up: bool = False,
    ) -> None:
        self.deck = Deck.restore(before, films)
        self._hidden = hidden
        self._picks_up = picks_up
        self._sent = 0
        self._hand: HandPath | None = None
        self._steps = self._wait_steps(seconds, Bump(knock) if knock else None)
        if wish is not None:
            self._hand = HandPath(wish)
            self._steps = self._pull_steps(wish, self._hand)

    def feed(self, samples: Sequence[Sample], closed: bool) -> None:
        if self._hand is not None and not self._hand.is_closed:
            self._hand.feed(samples)
            if closed:
                self._hand.close()

    def advance(self, breaks: int) -> tuple[list[Frame], Verdict | None, bool]:
        """The frames since the last call, the verdict when there is one, and whether it waits for the hand."""
        verdict, waits = None, False
        for _ in range(breaks):
            try:
                waits = next(self._steps)
            except StopIteration as end:
                verdict = end.value
            if waits or verdict is not None:
                break
        frames, self._sent = self.deck.frames[self._sent :], len(self.deck.frames)
        return frames, verdict, waits

    def run(self) -> Verdict:
        while (verdict := self.advance(1000)[1]) is None:
            pass
        return verdict

    def _wait_steps(self, seconds: float, bump: Bump | None) -> Steps:
        if bump is not None:
            yield from self._bump_steps(bump)
        for _ in self.deck.settle_steps(seconds):
            yield False
        return _conclude(self.deck, [], set() if self._picks_up else set(self.deck.slots))

    def _bump_steps(self, bump: Bump) -> Iterator[bool]:
        for count in range(bump.steps()):
            bump.shake(self.deck.world, count)
            self.deck.step()
            if count % CHECK_INTERVAL == 0:
                yield False
        calm_down(self.deck.world)

    def _pull_steps(self, wish: Pull, path: HandPath) -> Steps:
        starts = {slot: self.deck.along(slot) for slot in self.deck.slots}
        drawn = yield from self._follow_hand(wish, path)
        for _ in self.deck.settle_steps(BODY["window"]):
            yield False
        verdict = _conclude(self.deck, drawn, {wish.slot})
        if verdict.fell:
            return verdict
        return replace(verdict, bared=self.deck.readable_slots(self._hidden), crept=self.deck.crept_slots(starts))

    def _follow_hand(self, wish: Pull, path: HandPath) -> Generator[bool, None, list[int]]:
        """Drag the card by a spring at the grip, and what the fingers have closed on with it; the cards that are out
        once they have touched none of the others for a moment."""
        deck, grip = self.deck, hand.grip_point(wish)
        bunch = Bunch(deck, wish.slot)
        spring = HandSpring(deck.body(wish.slot), grip)
        pinch = Pinch(wish, grip)
        free = count = 0
        while True:
            while count >= (len(path.points) - 1) * STEPS_PER_SAMPLE:
                if path.is_full():
                    return []
                yield True
            offset, velocity = target(path.points, count)
            spring.apply(deck.body(wish.slot), offset, velocity)
            pinch.apply(deck.body(wish.slot), deck.beside(wish.slot), spring.world_velocity(velocity), count * STEP)
            deck.step()
            count += 1
            out = bunch.slots_out()
            free = free + 1 if out else 0
            if free >= HAND["free_after"]:
                return bunch.take(out)
            if count % CHECK_INTERVAL == 0:
                yield False


class Bunch:
    """The gripped card and those that hang on it: M-23, they are out when none of them touches a card that stands."""

    def __init__(self, deck: Deck, slot: int) -> None:
        self._deck = deck
        self._slot = slot
        self._starts = {slot: deck.along(slot) for slot in deck.slots}

    def slots_out(self) -> list[int]:
        """None while one of them touches a card that is less than half out."""
        bunch = [self._slot]
        for slot in bunch:
            for other in self._deck.touched_slots(slot):
                if other not in bunch:
                    if abs(self._deck.along(other) - self._starts[other]) < BODY["width"] / 2:
                        return []
                    bunch.append(other)
        return bunch

    def take(self, slots: list[int]) -> list[int]:
        """Out of the deck, the gripped card first; M-11: never all there are."""
        taken = slots[: len(self._deck.slots) - 1]
        for slot in taken:
            self._deck.take(slot)
        return taken


def _conclude(deck: Deck, drawn: list[int], kept: set[int]) -> Verdict:
    """With the slots that are not drawn however they lie: the gripped one, and while nobody draws all."""
    fell = deck.has_collapsed() or len(deck.slots) < 2 or len(drawn) > MOST_DRAWN
    if not fell:
        for slot in deck.fallen_slots():
            if slot not in kept and len(deck.slots) > 2 and not deck.has_contact(slot):
                deck.take(slot)  # M-23: a single card that fell free is drawn too
                drawn.append(slot)
    deck.record_frame(is_last=True)
    digest = hashlib.sha256(f"{deck.digest()} {drawn} {fell}".encode()).hexdigest()
    return Verdict(drawn, fell, deck.frames, deck.snapshot(), digest)
