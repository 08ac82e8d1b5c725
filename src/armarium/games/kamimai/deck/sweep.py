"""How far decks get, by geometry, order and hand: whole decks played down with the bodies, a line of a file for each.

    python -m armarium.games.kamimai.deck.sweep lives FILE --friction 0.4 --opening 48 --decks 6 --cpu 600
    python -m armarium.games.kamimai.deck.sweep creep FILE --tries 40 --reaction 0.2 0.3

Rounds go over all cells before a cell gets its next deck, so it may be stopped at any time; what is in the file is not
played again. `sweep_page.py` makes a page of it.
"""

from __future__ import annotations

import argparse
import itertools
import random
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TypeVar

import msgspec

from armarium.games.kamimai.deck import bodies, hand
from armarium.games.kamimai.deck.bodies import BODY, HAND, Deck, Snapshot, TouchSimulation, Verdict
from armarium.games.kamimai.deck.hand import Pull, Sample
from armarium.games.kamimai.notation import TEMPOS

ORDERS = ("middle", "outer", "centre", "one side", "random")
FULL = 64
MOST_PULLS = 62
VISIBLE = 0.1  # cm that a neighbour has crept before somebody sees it
REACTIONS = (0.1, 0.2, 0.25, 0.3)  # seconds from seeing to stopping
HELD = 0.5  # seconds that a hand keeps still before it lets go
PUSHING = 3  # times as fast as it came
OUT = 99.0  # cm: the card was drawn, or all has fallen
BUILDS = 8  # fresh decks that are pulled at by turns
PLACES = (20, 43, 10, 53, 31, 3)
TURN = 4  # pulls of a turn, after which the deck is left alone


class Setting(msgspec.Struct, frozen=True):
    friction: float
    opening: float
    texture: float
    pinch: float
    pinch_time: float


class Hand(msgspec.Struct, frozen=True):
    """A plain hand of this tempo and tremor; one without tremor does not stray either."""

    tempo: str
    tremor: float = 1.0


class Life(msgspec.Struct, frozen=True):
    """A deck pulled at until it fell, or until two cards stood. `several` pulls brought more cards than the one. It
    would have fallen in `waits_fell` of the waits between turns; the pulls go on as if it had not."""

    setting: Setting
    order: str
    hand: Hand
    deck: int
    pulls: int
    fell: bool
    cards: int
    several: int
    none: int
    waits_fell: int
    cpu: float


class Creep(msgspec.Struct, frozen=True):
    """Three pulls of one card by the same hand: one is blind, one stops so many seconds after it has seen a neighbour
    creep, one pushes the card back then instead. How far the neighbour that went furthest is from its place in the end,
    in centimetres."""

    setting: Setting
    tempo: str
    reaction: float
    slot: int
    number: int
    saw: bool
    blind: float
    stopped: float
    pushed: float


Row = TypeVar("Row", bound=msgspec.Struct)
Answer = Callable[[Sequence[Sample], int], list[Sample]]  # another way from a sample on


# --- settings ---------------------------------------------------------------------------------------------------------


def present_setting() -> Setting:
    return Setting(BODY["card_friction"], BODY["opening"], BODY["texture"], HAND["pinch"], HAND["pinch_time"])


def use(setting: Setting) -> None:
    """For this process only: the box stays as it is."""
    if setting != present_setting():
        BODY.update(card_friction=setting.friction, opening=setting.opening, texture=setting.texture)
        HAND.update(pinch=setting.pinch, pinch_time=setting.pinch_time)
        bodies.build.cache_clear()


# --- whole decks ------------------------------------------------------------------------------------------------------


def choose(order: str, slots: Sequence[int], dice: random.Random) -> int:
    """The fixed orders we know: all but `one side` and `random` take the fuller side, so the sides in turn."""
    near, far = [slot for slot in slots if slot < FULL // 2], [slot for slot in slots if slot >= FULL // 2]
    side = near if len(near) >= len(far) else far
    if order == "outer":
        return side[0] if side is near else side[-1]
    if order == "centre":
        return side[-1] if side is near else side[0]
    if order == "middle":
        return side[len(side) // 2]
    return (near or far)[0] if order == "one side" else dice.choice(list(slots))


def plain_hand(slot: int, hand_: Hand, seed: bytes) -> Pull:
    return hand.plain_pull(slot, hand_.tempo, seed, hand_.tremor)


def play_down(setting: Setting, order: str, hand_: Hand, deck: int) -> Life:
    started, dice = time.process_time(), random.Random(1000 + deck)
    before = bodies.build(FULL, b"sweep %d" % deck)
    cards = several = none = pulls = waits = 0
    fell = False
    while pulls < MOST_PULLS and len(before.slots) > 2 and not fell:
        wish = plain_hand(choose(order, before.slots, dice), hand_, hand.pull_seed(b"sweep %d" % deck, pulls))
        verdict = bodies.pull(before, wish, films=False)
        pulls, fell, before = pulls + 1, verdict.fell, verdict.after
        if not fell:
            cards += len(verdict.drawn)
            several += len(verdict.drawn) > 1
            none += not verdict.drawn
            if pulls % TURN == 0:
                knock = hand.knock_seed(b"sweep %d" % deck, pulls)
                waits += bodies.simulate_wait(before, BODY["between"], films=False, knock=knock).fell
    cpu = round(time.process_time() - started, 2)
    return Life(setting, order, hand_, deck, pulls, fell, cards, several, none, waits, cpu)


# --- a hand that looks ------------------------------------------------------------------------------------------------


def creeps(setting: Setting, tempo: str, reactions: Sequence[float], slot: int, number: int) -> Iterator[Creep]:
    """One for each reaction. What a hand does before it sees a neighbour creep is the same for all."""
    deck = bodies.build(FULL, b"creep %d" % (number % BUILDS))
    wish = plain_hand(slot, Hand(tempo), hand.pull_seed(b"creep " + tempo.encode(), number))
    saw, blind = follow(deck, wish, None, 0.0)
    for reaction in reactions:
        stopped = follow(deck, wish, stopped_path, reaction)[1] if saw else blind
        pushed = follow(deck, wish, pushed_path, reaction)[1] if saw else blind
        yield Creep(setting, tempo, reaction, slot, number, saw, blind, stopped, pushed)


def follow(deck: Snapshot, wish: Pull, answer: Answer | None, reaction: float) -> tuple[bool, float]:
    """Whether the hand saw a neighbour creep, and how far the one is in the end that went furthest; OUT once drawn, or
    with the whole deck down. A hand with an answer goes another way so many seconds after it saw."""
    touch = TouchSimulation(deck, wish, 0.0, films=False)
    starts = {slot: touch.deck.along(slot) for slot in deck.slots if 0 < abs(slot - wish.slot) <= 2}
    path, sent, saw = wish.samples, 0, False
    verdict: Verdict | None = None
    while verdict is None:
        _, verdict, waits = touch.advance(1)
        if not saw and sent < len(path) and farthest(touch.deck, starts) > VISIBLE:
            saw = True
            path = path if answer is None else answer(path, sent + round(reaction * HAND["rate"]))
        if waits:
            touch.feed(path[sent : sent + 1], closed=sent + 1 >= len(path))
            sent += 1
    return saw, OUT if verdict.fell else farthest(touch.deck, starts)


def farthest(deck: Deck, starts: dict[int, float]) -> float:
    standing = set(deck.slots)
    return max(abs(deck.along(slot) - start) if slot in standing else OUT for slot, start in starts.items())


def stopped_path(path: Sequence[Sample], stop: int) -> list[Sample]:
    """It stops in its tracks, keeps still, and lets go."""
    last = path[min(stop, len(path)) - 1]
    still = [(last[0] + number / HAND["rate"], *last[1:]) for number in range(1, round(HELD * HAND["rate"]) + 1)]
    return [*path[:stop], *still]


def pushed_path(path: Sequence[Sample], stop: int) -> list[Sample]:
    """It turns round on the spot and goes back the way it came, faster, while the fingers still have the neighbour."""
    way = list(path[:stop])
    back = [*way[:-1][::-PUSHING], way[0]]
    return [*way, *((way[-1][0] + step / HAND["rate"], *sample[1:]) for step, sample in enumerate(back, 1))]


# --- the command ------------------------------------------------------------------------------------------------------


def cells(asked: argparse.Namespace) -> Iterator[tuple[Setting, str, Hand, int]]:
    geometry = itertools.product(asked.friction, asked.opening, asked.texture, asked.pinch, asked.pinch_time)
    settings = [Setting(*numbers) for numbers in geometry]
    hands = [Hand(tempo, tremor) for tempo in asked.tempo for tremor in asked.tremor]
    for deck in range(asked.decks):
        for setting, hand_, order in itertools.product(settings, hands, asked.order):
            yield setting, order, hand_, deck


def sweep_lives(asked: argparse.Namespace) -> None:
    done = {(row.setting, row.order, row.hand, row.deck) for row in read(asked.file, Life)}
    for setting, order, hand_, deck in cells(asked):
        if time.process_time() > asked.cpu:
            return
        if (setting, order, hand_, deck) not in done:
            use(setting)
            append(asked.file, play_down(setting, order, hand_, deck))


def sweep_creep(asked: argparse.Namespace) -> None:
    setting = present_setting()
    for number, tempo in itertools.product(range(asked.tries), asked.tempo):
        if time.process_time() > asked.cpu:
            return
        for row in creeps(setting, tempo, asked.reaction, PLACES[number % len(PLACES)], number):
            append(asked.file, row)


def read(path: Path, kind: type[Row]) -> list[Row]:
    lines = path.read_bytes().splitlines() if path.exists() else []
    return [msgspec.json.decode(line, type=kind) for line in lines]


def append(path: Path, row: msgspec.Struct) -> None:
    with path.open("ab") as file:
        file.write(msgspec.json.encode(row) + b"\n")


def main(words: Sequence[str] | None = None) -> None:
    present = present_setting()
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("lives", "creep"))
    parser.add_argument("file", type=Path)
    for name in present.__struct_fields__:
        parser.add_argument(f"--{name.replace('_', '-')}", type=float, nargs="+", default=[getattr(present, name)])
    parser.add_argument("--order", nargs="+", choices=ORDERS, default=ORDERS)
    parser.add_argument("--tempo", nargs="+", choices=TEMPOS, default=TEMPOS)
    parser.add_argument("--tremor", type=float, nargs="+", default=[1.0])
    parser.add_argument("--decks", type=int, default=6)
    parser.add_argument("--tries", type=int, default=40)
    parser.add_argument("--reaction", type=float, nargs="+", default=REACTIONS)
    parser.add_argument("--cpu", type=float, default=600.0, help="processor seconds after which it stops")
    asked = parser.parse_args(words)
    {"lives": sweep_lives, "creep": sweep_creep}[asked.what](asked)


if __name__ == "__main__":
    main()
