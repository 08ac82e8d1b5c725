"""The standing Grimoire as rigid bodies: build, settle, snapshot, pull, wait, and a verdict of what came out and fell.

Bodies decide, never a die (M-50). Every call starts from a snapshot and gives a new one, so it can run in any process;
the same engine, settings, snapshot, samples and seed give the same hash. It knows slots, and no face of any card.
Lengths are centimetres; y points up, the spine runs along x, the near side has negative z.
"""

from __future__ import annotations

import hashlib
import math
import operator
import struct
from collections import deque
from collections.abc import Generator, Iterator, Sequence
from functools import cache
from importlib.metadata import version

import msgspec
import rapier3d as rapier

from armarium.games.kamimai import parts
from armarium.games.kamimai.deck import hand
from armarium.games.kamimai.deck.geometry import (
    Quaternion,
    Vector,
    add,
    cross,
    dot,
    rotate,
    rotation_error,
    rotation_x,
    scale,
    sub,
)
from armarium.games.kamimai.deck.hand import HandPath, Path, Pull, Sample
from armarium.motion import Frame, Pose, pose_of

BODY = parts.BOX["physics"]
HAND = parts.BOX["hand_physics"]
STEP = 1.0 / BODY["step"]
STEPS_PER_SAMPLE: int = BODY["step"] // HAND["rate"]
STEPS_PER_FRAME: int = BODY["step"] // 30  # M-54
CHECK_INTERVAL = 12  # steps between two looks at whether all is at rest
POSE_TOLERANCE = 2  # a card so few steps from where it was last shown has not moved for the eye: less than a pixel
ENGINE = f"rapier3d {version('rapier3d')}"

Steps = Generator[bool, None, "Verdict"]  # takes a break after a few steps: True when it waits for the hand


class Snapshot(msgspec.Struct, frozen=True):
    """A standing deck between two touches: the engine's own bytes and the slots in it."""

    world: bytes
    slots: list[int]


class Verdict(msgspec.Struct, frozen=True):
    """What a touch did. `drawn` in the order the cards came out; frames hold moved cards only, at about 30 Hz."""

    drawn: list[int]
    fell: bool
    frames: list[Frame]
    after: Snapshot
    digest: str
    engine: str = ENGINE


def settings_digest() -> str:
    """Names the settings a pull was simulated with, for its stored record (M-54)."""
    text = repr((sorted(BODY.items()), sorted(HAND.items())))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


# --- building: M-7, M-50 ---------------------------------------------------------------------------------------------


def tent(count: int, opening: float) -> rapier.PhysicsWorld:
    """A world with a tent of so many rigid bodies: tops touch on an arc, every foot is on the felt."""
    world = _empty_world()
    angle = math.radians(opening) if count > 2 else math.radians(opening) / 2
    between = angle / (count - 1)
    arc = (BODY["thickness"] + BODY["gap"]) / 2 / math.tan(between / 2)
    tilts = [-angle / 2 + place * between for place in range(count)]
    lowest = max((arc + BODY["height"]) * math.cos(tilt) + _edge_drop(tilt) for tilt in tilts)
    for tilt in tilts:
        foot = lowest - _edge_drop(tilt)
        reach = foot / math.cos(tilt) - BODY["height"] / 2
        place = (0.0, lowest - reach * math.cos(tilt) + 0.0002, reach * math.sin(tilt))
        _add_card(world, place, rotation_x(-tilt))
    return world


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


def _add_card(world: rapier.PhysicsWorld, place: Vector, rotation: Quaternion) -> None:
    """Bodies are added in the order of their slots, so a slot is its body's index as long as the deck stands."""
    where = rapier.Isometry3(place, rapier.Rotation3(*rotation))
    body = rapier.RigidBody.dynamic().position(where).can_sleep(False)
    sides = (BODY["width"] / 2, BODY["height"] / 2, BODY["thickness"] / 2)
    shape = rapier.Collider.cuboid(*sides).mass(BODY["mass"]).friction(BODY["card_friction"]).restitution(0.0)
    world.add_body(body, [shape])


@cache
def build(count: int) -> Snapshot:
    """A settled deck of so many cards; one that does not stand is opened more gently and tried again."""
    opening = float(BODY["opening"])
    for _ in range(BODY["attempts"]):
        deck = Deck(tent(count, opening), list(range(count)))
        for _ in range(round(BODY["settle"] * BODY["step"])):
            deck.world.step()
        if not deck.has_collapsed():
            return deck.snapshot()
        opening -= BODY["gentler"]
    raise RuntimeError(f"{count} cards do not stand at {opening} degrees")


# --- a deck while it is touched --------------------------------------------------------------------------------------


class Deck:
    def __init__(self, world: rapier.PhysicsWorld, slots: list[int]) -> None:
        self.world = world
        self.slots = list(slots)
        self.frames: list[Frame] = []
        self._last_poses: dict[int, Pose] = {slot: self.pose(slot) for slot in self.slots}
        self._steps = 0

    @classmethod
    def restore(cls, snapshot: Snapshot) -> Deck:
        world = rapier.PhysicsWorld.restore(snapshot.world)
        world.set_num_threads(1)
        return cls(world, snapshot.slots)

    def snapshot(self) -> Snapshot:
        return Snapshot(self.world.snapshot(), self.slots)

    def body(self, slot: int) -> rapier.RigidBody:
        return self.world.rigid_bodies[rapier.RigidBodyHandle.from_raw_parts(slot, 0)]

    def step(self) -> None:
        self.world.step()
        self._steps += 1
        if self._steps % STEPS_PER_FRAME == 0:
            self._record_frame()

    def _record_frame(self) -> None:
        now = [(slot, self.pose(slot)) for slot in self.slots]
        moved = [(slot, pose) for slot, pose in now if has_moved(self._last_poses[slot], pose)]
        if moved:
            self._last_poses.update(moved)
            self.frames.append((round(1000 * self._steps * STEP), moved))

    def pose(self, slot: int) -> Pose:
        body = self.body(slot)
        place, turn = body.translation, body.rotation
        return pose_of(place.x, place.y, place.z, turn.w, turn.i, turn.j, turn.k)

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

    def has_contact(self, slot: int) -> bool:
        """Whether a card touches another card; the felt does not count."""
        shape = self.body(slot).colliders[0]
        for pair in self.world.narrow_phase.contact_pairs_with(shape):
            other = pair.collider2 if pair.collider1 == shape else pair.collider1
            if pair.has_any_active_contact and self.world.colliders[other].parent is not None:
                return True
        return False

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


# --- touching: M-23, M-51 --------------------------------------------------------------------------------------------


def pull(before: Snapshot, wish: Pull) -> Verdict:
    """Grip a card, follow the hand, let go, and step for three more seconds. The path is clamped to a hand's first."""
    touch = TouchSimulation(before, wish, 0.0)
    touch.feed(wish.samples, closed=True)
    return touch.run()


def simulate_wait(before: Snapshot, seconds: float) -> Verdict:
    """M-14: time passes in phase 3 or between turns, from the true poses."""
    return TouchSimulation(before, None, seconds).run()


class TouchSimulation:
    """A touch under way, stepped in pieces as far as the hand's samples reach, until the verdict."""

    def __init__(self, before: Snapshot, wish: Pull | None, seconds: float) -> None:
        self._deck = Deck.restore(before)
        self._sent = 0
        self._hand: HandPath | None = None
        self._steps = self._wait_steps(seconds)
        if wish is not None:
            self._hand = HandPath(wish)
            self._steps = self._pull_steps(wish.slot, hand.grip_point(wish), self._hand)

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
        frames, self._sent = self._deck.frames[self._sent :], len(self._deck.frames)
        return frames, verdict, waits

    def run(self) -> Verdict:
        while (verdict := self.advance(1000)[1]) is None:
            pass
        return verdict

    def _wait_steps(self, seconds: float) -> Steps:
        for _ in self._deck.settle_steps(seconds):
            yield False
        return _conclude(self._deck, [], set())

    def _pull_steps(self, slot: int, grip: Vector, path: HandPath) -> Steps:
        drawn = [slot] if (yield from self._follow_hand(slot, grip, path)) else []
        for _ in self._deck.settle_steps(BODY["window"]):
            yield False
        return _conclude(self._deck, drawn, {slot})

    def _follow_hand(self, slot: int, grip: Vector, path: HandPath) -> Generator[bool, None, bool]:
        """Drag the card by a spring at the grip; True once it has touched no other card for a moment and is out."""
        spring = HandSpring(self._deck.body(slot), grip)
        free = count = 0
        while True:
            while count >= (len(path.points) - 1) * STEPS_PER_SAMPLE:
                if path.is_full():
                    return False
                yield True
            spring.apply(self._deck.body(slot), *_target(path.points, count))
            self._deck.step()
            count += 1
            free = 0 if self._deck.has_contact(slot) else free + 1
            if free >= HAND["free_after"]:
                self._deck.take(slot)
                return True
            if count % CHECK_INTERVAL == 0:
                yield False


def _conclude(deck: Deck, drawn: list[int], gripped: set[int]) -> Verdict:
    fell = deck.has_collapsed() or len(deck.slots) < 2
    if not fell:
        for slot in deck.fallen_slots():
            if slot not in gripped and len(deck.slots) > 2 and not deck.has_contact(slot):
                deck.take(slot)  # M-23: a single card that fell free is drawn too
                drawn.append(slot)
    digest = hashlib.sha256(f"{deck.digest()} {drawn} {fell}".encode()).hexdigest()
    return Verdict(drawn, fell, deck.frames, deck.snapshot(), digest)


def _target(path: Path, step: int) -> tuple[Vector, Vector]:
    """Position and velocity of the hand at a step, interpolated between two samples."""
    place, share = step // STEPS_PER_SAMPLE, (step % STEPS_PER_SAMPLE) / STEPS_PER_SAMPLE
    here, there = path[place], path[place + 1]
    way = sub(there, here)
    return add(here, scale(way, share)), scale(way, HAND["rate"])


class HandSpring:
    """The hand: a stiff, clamped spring at the grip, and a torsion spring that keeps the card as it was taken."""

    def __init__(self, body: rapier.RigidBody, grip: Vector) -> None:
        turn, place = body.rotation, body.translation
        self.turn: Quaternion = (turn.w, turn.i, turn.j, turn.k)
        self.grip = grip
        self.start = add((place.x, place.y, place.z), rotate(self.turn, grip))
        self.mass = BODY["mass"] / 4
        self.inertia = BODY["mass"] * (BODY["width"] ** 2 + BODY["height"] ** 2) / 12 * 0.3

    def apply(self, body: rapier.RigidBody, offset: Vector, velocity: Vector) -> None:
        """One step's impulses towards the hand's offset and velocity, both in the frame of the card as it was taken."""
        turn, place, linear, angular = body.rotation, body.translation, body.linvel, body.angvel
        now: Quaternion = (turn.w, turn.i, turn.j, turn.k)
        spin = (angular.x, angular.y, angular.z)
        arm = rotate(now, self.grip)
        point = add((place.x, place.y, place.z), arm)
        point_velocity = add((linear.x, linear.y, linear.z), cross(spin, arm))
        error = sub(add(self.start, rotate(self.turn, offset)), point)
        error_rate = sub(rotate(self.turn, velocity), point_velocity)
        force = _spring_force(error, error_rate, HAND["stiffness"], self.mass)
        strength = math.sqrt(dot(force, force))
        if strength > HAND["strength"]:
            force = scale(force, HAND["strength"] / strength)
        body.apply_impulse_at_point(scale(force, STEP), point, True)
        torque = _spring_force(rotation_error(self.turn, now), scale(spin, -1.0), HAND["turning"], self.inertia)
        body.apply_torque_impulse(scale(torque, STEP), True)


def _spring_force(error: Vector, error_rate: Vector, stiffness: float, mass: float) -> Vector:
    """A critically damped spring in a semi-implicit step, stable at any step size."""
    damping = 2 * math.sqrt(stiffness * mass)
    implicit = 1 / (1 + (damping * STEP + stiffness * STEP * STEP) / mass)
    return scale(add(scale(error, stiffness), scale(error_rate, damping)), implicit)
