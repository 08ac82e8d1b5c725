"""Information-set Monte-Carlo tree search: think in many guessed worlds, keep what was learned in one tree.

Every simulation guesses what the seat cannot see, walks down the tree, plays on a little, and lets the evaluator of the
game value the end for every seat (max-n). The tree knows moves, not worlds: luck and hidden cards are averaged away, so
a move is worth what it is worth over all that may be true. Where seats choose in secret every seat has a tree of its
own in which the others' sealed moves look alike (multi-observer); elsewhere all share one.
This room knows the contract and no game; it never sees a true position.
"""

from __future__ import annotations

import math
import time
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from armarium.chance import Chance
from armarium.evaluator import Evaluator
from armarium.game import NOBODY, State

HIDDEN: Final[i64] = -1  # how a sealed move looks to everybody else
FREE: Final[i64] = -1
MIX: Final[i64] = 0x9E3779B97F4A7C1
MASK: Final[i64] = 0x3FFFFFFFFFFFFFF
GLANCES: Final[i64] = 8  # simulations between two looks at the clock
LOOKS: Final[i64] = 128  # and between two looks at whether the choice is settled
FORGET: Final = 4_000_000  # nodes at which a tree that was kept is thrown away


@final
class Tree:
    """Nodes as rows of numbers. A node is the move that led to it, by whom, and what came of it for that seat."""

    def __init__(self) -> None:
        self.parent = vec[i64]()
        self.mover = vec[i64]()
        self.move = vec[i64]()
        self.visits = vec[float]()
        self.offered = vec[float]()  # how often the move could have been chosen
        self.total = vec[float]()
        self.weight = vec[float]()
        self._slots = vec[i64]([FREE] * 1024)
        self._room: i64 = 1024

    def add(self, parent: i64, mover: i64, move: i64, weight: float) -> i64:
        node = i64(len(self.parent))
        self.parent = append(self.parent, parent)
        self.mover = append(self.mover, mover)
        self.move = append(self.move, move)
        self.visits = append(self.visits, 0.0)
        self.offered = append(self.offered, 0.0)
        self.total = append(self.total, 0.0)
        self.weight = append(self.weight, weight)
        if 2 * node > self._room:
            self._make_room()
        self._slots[self._slot(parent, mover, move)] = node
        return node

    def child(self, parent: i64, mover: i64, move: i64) -> i64:
        """The node a move leads to, FREE when there is none yet."""
        return self._slots[self._slot(parent, mover, move)]

    def _slot(self, parent: i64, mover: i64, move: i64) -> i64:
        """Where the node stands in the table, or would stand."""
        last = self._room - 1
        slots = self._slots
        mixed = ((parent * 8 + mover) * MIX + move * 0x1B873593) & MASK
        slot = (mixed ^ (mixed >> 29) ^ (mixed >> 15)) & last
        while True:
            node = slots[slot]
            if node == FREE:
                return slot
            if self.parent[node] == parent and self.move[node] == move and self.mover[node] == mover:
                return slot
            slot = (slot + 1) & last

    def _make_room(self) -> None:
        self._room *= 4
        self._slots = vec[i64]([FREE] * self._room)
        for node in range(i64(len(self.parent)) - 1):
            self._slots[self._slot(self.parent[node], self.mover[node], self.move[node])] = node

    def children(self, parent: i64) -> list[int]:
        return [int(node) for node in range(i64(len(self.parent))) if self.parent[node] == parent]


@final
class Found:
    """A move of the seat that thinks: how often it was tried, and what came of it."""

    def __init__(self, move: int, visits: int, worth: float) -> None:
        self.move = move
        self.visits = visits
        self.worth = worth


@final
class Search:
    """One seat's thinking. It may go on after the moves that follow: `advance` keeps what is still of use."""

    def __init__(self, evaluator: Evaluator, seats: i64, seat: i64) -> None:
        self.evaluator = evaluator
        self.seats = seats
        self.seat = seat
        self.tree = Tree()
        self.simulations = 0
        self._at = vec[i64]()  # where each tree stands in the present simulation
        self._roots = vec[i64]()
        self._path = vec[i64]()  # the nodes of all trees passed in it
        self._near = vec[i64]()  # the nodes of the moves offered where it stands
        self._must = FREE  # the move the seat has to make first, while one is tried out
        self._watched = False
        self._sums: dict[int, list[float]] = {}  # by its first move, HIDDEN for any: all seats' worths, how often
        self._plant()

    def _plant(self) -> None:
        self.tree = Tree()
        self._roots = vec[i64]()
        for _ in range(self.seats if self.evaluator.simultaneous else i64(1)):
            self._roots = append(self._roots, self.tree.add(FREE, NOBODY, i64(len(self._roots)), 1.0))

    def advance(self, seat: i64, move: i64) -> None:
        """A move was made (HIDDEN when sealed by another): its branch is the tree from now on."""
        for tree in range(i64(len(self._roots))):
            self._roots[tree] = self._next(self._roots[tree], seat, move)
        if len(self.tree.parent) > FORGET:
            self._plant()

    def _next(self, node: i64, seat: i64, move: i64) -> i64:
        found = self.tree.child(node, seat, move)
        return found if found != FREE else self.tree.add(node, seat, move, 1.0)

    # --- thinking ---------------------------------------------------------------------------------------------------

    def run(self, root: State, chance: Chance, simulations: int, seconds: float, settle: bool = False) -> int:
        """Think until either budget is spent; how many simulations it was. `root` is a guess, as all else here.

        With `settle` it also stops when no other move can be tried as often as the most tried one any more.
        """
        start = time.perf_counter()
        done: i64 = 0
        most: i64 = simulations
        while done < most:
            self.simulate(root, chance)
            done += 1
            if done % GLANCES == 0:
                spent = time.perf_counter() - start
                if spent >= seconds:
                    break
                if settle and done % LOOKS == 0 and self._is_settled(root, rest(done, most, spent, seconds)):
                    break
        self.simulations += int(done)
        return int(done)

    def _is_settled(self, root: State, left: float) -> bool:
        """Whether so many more simulations cannot change which move is the most tried."""
        best = 0.0
        second = 0.0
        for move in root.moves(self.seat):
            child = self.tree.child(self._decision(), self.seat, move)
            if child != FREE:
                tried = self.tree.visits[child]
                if tried > best:
                    second = best
                    best = tried
                elif tried > second:
                    second = tried
        return best - second > left

    def simulate(self, root: State, chance: Chance) -> None:
        state = root.guess(self.seat, chance)
        self.evaluator.reopen(state, self.seat)
        self._at = self._roots[:]
        self._path = self._roots[:]
        self._descend(state)
        self._play_on(state, chance)
        worths = self.evaluator.values(state)
        self._learn(worths)
        if self._watched:
            self._remember(worths)

    def _descend(self, state: State) -> None:
        """Walk down to a position that is not ripe for branches."""
        tree = self.tree
        while True:
            seat = state.actor()
            if seat == NOBODY:
                return
            own = seat if self.evaluator.simultaneous else 0
            node = self._at[own]
            if tree.visits[node] < self.evaluator.expansion_threshold and node != self._roots[own]:
                return
            move = self._select(state, seat, node)
            if self._must != FREE and seat == self.seat:
                move = self._must
                self._must = FREE
            sealed = self.evaluator.simultaneous and self.evaluator.is_sealed(state, move)
            state.play(seat, move)
            self._step(seat, move, sealed)

    def _step(self, seat: i64, move: i64, sealed: bool) -> None:
        for tree in range(i64(len(self._at))):
            seen = HIDDEN if sealed and tree != seat else move
            node = self._next(self._at[tree], seat, seen)
            self._at[tree] = node
            self._path = append(self._path, node)

    def _select(self, state: State, seat: i64, node: i64) -> i64:
        """The offered move with the best mix of what came of it and how little it was tried for how it is liked."""
        tree = self.tree
        moves = state.moves(seat)
        near = self._near
        weights = 0.0
        visits = 0.0
        total = 0.0
        count = i64(len(moves))
        if count == 1:
            return moves[0]
        if self.evaluator.batched_priors:
            self._grow(state, seat, node, moves)
        for i in range(count):
            move: i64 = moves[i]
            child = tree.child(node, seat, move)
            if child == FREE:
                child = tree.add(node, seat, move, math.exp(self.evaluator.prior_logit(state, seat, move)))
            if i < len(near):
                near[i] = child
            else:
                near = append(near, child)
            tree.offered[child] += 1.0
            weights += tree.weight[child]
            visits += tree.visits[child]
            total += tree.total[child]
        self._near = near
        untried = (total / visits if visits else 0.5) - self.evaluator.fpu_reduction
        best = -1.0e9
        chosen: i64 = 0
        for i in range(count):
            child = near[i]
            tried = tree.visits[child]
            mean = tree.total[child] / tried if tried else untried
            share = tree.weight[child] / weights
            value = mean + self.evaluator.c_puct * share * math.sqrt(tree.offered[child]) / (1.0 + tried)
            if value > best:
                best = value
                chosen = child
        return tree.move[chosen]

    def _grow(self, state: State, seat: i64, node: i64, moves: list[int]) -> None:
        """Branches for the moves that have none."""
        new = [move for move in moves if self.tree.child(node, seat, move) == FREE]
        if new:
            likings = self.evaluator.prior_logits(state, seat, new)
            for i in range(i64(len(new))):
                self.tree.add(node, seat, new[i], math.exp(likings[i]))

    def _play_on(self, state: State, chance: Chance) -> None:
        """Moves nobody thinks about, until the position is quiet."""
        for played in range(self.evaluator.rollout_depth):
            seat = state.actor()
            if seat == NOBODY or (played >= self.evaluator.min_rollout_depth and self.evaluator.is_quiet(state)):
                return
            state.play(
                seat,
                self.evaluator.rollout_move(state, seat)
                if self.evaluator.batched_priors
                else self._any_move(state, seat, chance),
            )

    def _any_move(self, state: State, seat: i64, chance: Chance) -> i64:
        count = state.move_count(seat)
        move = state.move_at(seat, chance.below(count))
        if count == 1 or self.evaluator.rollout_samples == 1:
            return move
        liked = self.evaluator.prior_logit(state, seat, move)
        for _ in range(self.evaluator.rollout_samples - 1):
            other = state.move_at(seat, chance.below(count))
            if other != move:
                liking = self.evaluator.prior_logit(state, seat, other)
                if liking > liked:
                    liked = liking
                    move = other
        return move

    def _learn(self, worths: vec[float]) -> None:
        tree = self.tree
        for i in range(i64(len(self._path))):
            node = self._path[i]
            tree.visits[node] += 1.0
            if tree.mover[node] != NOBODY:
                tree.total[node] += worths[tree.mover[node]]

    # --- for those who want to know what a move means to everybody ---------------------------------------------------

    def watch(self) -> None:
        """Keep from now on what every simulation was worth to every seat."""
        self._watched = True

    def try_out(self, root: State, chance: Chance, move: i64, simulations: int) -> None:
        """Think about one offered move only, however little it promises."""
        for _ in range(simulations):
            self._must = move
            self.simulate(root, chance)
        self._must = FREE

    def worths_of(self, move: i64) -> list[float]:
        """What every seat may expect of a move, while watched; of the position, where the move was never tried."""
        sums = self._sums[move if move in self._sums else HIDDEN]
        return [total / sums[-1] for total in sums[:-1]]

    def _remember(self, worths: vec[float]) -> None:
        self._add(HIDDEN, worths)
        for i in range(i64(len(self._path))):
            node = self._path[i]
            if self.tree.mover[node] == self.seat and self.tree.move[node] != HIDDEN:
                self._add(self.tree.move[node], worths)
                return

    def _add(self, move: i64, worths: vec[float]) -> None:
        sums = self._sums.setdefault(int(move), [0.0] * int(self.seats + 1))
        for seat in range(self.seats):
            sums[seat] += worths[seat]
        sums[self.seats] += 1.0

    # --- what was found ---------------------------------------------------------------------------------------------

    def found(self, root: State) -> list[Found]:
        """The moves offered to the seat at the root, the most tried first."""
        node = self._decision()
        tree = self.tree
        result: list[Found] = []
        for move in root.moves(self.seat):
            child = tree.child(node, self.seat, move)
            tried = tree.visits[child] if child != FREE else 0.0
            result.append(Found(move, int(tried), tree.total[child] / tried if tried else 0.0))
        return sorted(result, key=lambda found: -found.visits)

    def _decision(self) -> i64:
        """The node at which the seat chooses: behind what others sealed or still have to seal before it."""
        node = self._roots[self.seat if self.evaluator.simultaneous else 0]
        for other in range(self.seats):
            behind = self.tree.child(node, other, HIDDEN)
            if other != self.seat and behind != FREE:
                node = behind
        return node


def rest(done: i64, most: i64, spent: float, seconds: float) -> float:
    """How many more simulations a budget allows, at the pace so far."""
    left = float(most - done)
    return left if spent <= 0.0 else min(left, float(done) * (seconds - spent) / spent)
