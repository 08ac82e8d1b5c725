"""What stands beside a table whose game is simulated: stood up when it is needed, touched, and its verdict settled.

A verdict enters by the table's one door as a settled move, with its proof. It knows no game. Here everything happens
in this process while everybody waits, as in the terminal; the server's lets workers do it.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import NamedTuple

from armarium.hooks import Ground, Seed, Simulation, Stood, Trial, Verdict
from armarium.log import CREPT, TIPPED, Line
from armarium.step import Step
from armarium.table import Table

QUESTIONS_KEPT = 256  # whose trials are remembered at a table


class Standing(NamedTuple):
    """A deck, and what was known of it when it stood so. `missing` are the slots it was stood up without; None when it
    is as touches have left it."""

    ground: Ground
    deck: object
    missing: list[int] | None


class Attempt:
    """A touch that is not settled yet. `at` is the log number it was made at, `n` the one it would have."""

    def __init__(self, line: Line, at: int, touch: object) -> None:
        self.seat = line.seat
        self.id = line.id
        self.at = at
        self.n = line.n
        self.touch = touch
        self.standing: Standing | None = None
        self.verdict: Verdict | None = None
        self.line: Line | None = None


class Simulator:
    def __init__(self, table: Table, simulation: Simulation) -> None:
        self.table = table
        self.simulation = simulation
        self._standing: Standing | None = None
        self._settled: Attempt | None = None  # what waits to be committed with its step
        self._tried: dict[Hashable, list[str]] = {}
        self._left_handed: set[str] = set()  # people who said so

    # --- a touch ------------------------------------------------------------------------------------------------

    async def prepare(self, seat: int, text: str, at: int, id: str = "") -> Step:
        """The step this move would be, once what it touches has had its say."""
        move, manner = self.simulation.parse_wish(text)
        step = self.table.prepare(seat, move, at, id)
        left = self.is_left_handed(seat)
        touch = self.simulation.touch(self.table.state, step.line.move, manner, self.seed(step), left)
        if touch is None:
            return step
        attempt = Attempt(step.line, at, touch)
        await self.simulate(attempt)
        return self.settle(attempt)

    def note_hand(self, person: str, hand: str) -> None:
        """Somebody says which hand is the dominant one; it holds until they say otherwise."""
        if hand == "left":
            self._left_handed.add(person)
        else:
            self._left_handed.discard(person)

    def is_left_handed(self, seat: int) -> bool:
        """Of a seat nobody has spoken for the right hand is the dominant one."""
        return self.table.seats[seat].person in self._left_handed

    def seed(self, step: Step) -> Seed:
        return self.table.secret, self.table.place(step.n)

    async def simulate(self, attempt: Attempt) -> None:
        """To the verdict."""
        attempt.standing = await self.stand()
        attempt.verdict = self.simulation.carried_out(attempt.standing.deck, attempt.touch)

    def settle(self, attempt: Attempt) -> Step:
        """The step that the verdict makes of it."""
        standing = attempt.standing
        assert standing is not None and attempt.verdict is not None
        ground = None if standing.missing is None else standing.ground
        text, proof = self.simulation.settled_move(attempt.touch, attempt.verdict, ground)
        step = self.table.prepare(attempt.seat, text, attempt.at, attempt.id)
        step.line.proof = proof
        step.line.notes += [f"{CREPT} {slot} {way}" for slot, way in self.simulation.crept(attempt.verdict)]
        tip = self.simulation.first_tip(self.table.state, attempt.touch, attempt.verdict)
        step.line.notes += [] if tip is None else [f"{TIPPED} {tip[0]} {tip[1]}"]
        attempt.line = step.line
        self._settled = attempt
        return step

    def keep(self, step: Step) -> None:
        """A step was committed: the deck is as its touch has left it, if it was one."""
        attempt, self._settled = self._settled, None
        if attempt is None or attempt.line is not step.line or attempt.standing is None or attempt.verdict is None:
            return
        chain = [*attempt.standing.ground.chain, step.line.proof]
        ground = self.simulation.ground(step.state, chain, self.build_seed(attempt.n - 1))
        self._standing = None if ground is None else Standing(ground, attempt.verdict.after, None)

    # --- trials ---------------------------------------------------------------------------------------------------

    def question(self, text: str) -> Hashable | None:
        """What this wish asks of other hands, now."""
        return self.simulation.question(self.table.state, self.chain(self.table.n), text)

    def outcomes(self, question: Hashable) -> list[str]:
        """Of all trials of a question, at once; remembered for a while."""
        if question not in self._tried:
            self._tried[question] = [
                self.simulation.try_once(question, number) for number in range(self.simulation.tries)
            ]
            forget_oldest(self._tried)
        return self._tried[question]

    def trial(self, text: str, outcomes: Sequence[str]) -> Trial:
        return self.simulation.trial(self.table.state, text, outcomes)

    # --- the deck -----------------------------------------------------------------------------------------------

    def chain(self, n: int) -> list[str]:
        """The proofs of what touched the deck that stands after log number `n`."""
        return self.table.proofs(self.simulation.starts_anew, n)

    def ground(self) -> Ground | None:
        """What is known of the deck that stands now; None when none does."""
        return self.simulation.ground(self.table.state, self.chain(self.table.n), self.build_seed(self.table.n))

    def build_seed(self, n: int) -> Seed:
        """The seed of the deck that stands after log number `n`."""
        return self.table.secret, self.table.last_start(self.simulation.starts_anew, n)

    async def stand(self) -> Standing:
        """The deck as it stands now: as it was left, where it is the same one, or stood up again."""
        ground = self.ground()
        assert ground is not None, "nothing stands that could be touched"
        if self._standing is None or self._standing.ground != ground:
            stood = await self.stand_up(ground)
            self._standing = Standing(ground, stood.deck, stood.missing)
        return self._standing

    async def stand_up(self, ground: Ground) -> Stood:
        return self.simulation.stood(ground)


def forget_oldest(tried: dict[Hashable, list[str]]) -> None:
    while len(tried) > QUESTIONS_KEPT:
        del tried[next(iter(tried))]
