"""Information-set Monte-Carlo tree search (ISMCTS) with PUCT selection.

Every simulation draws a determinization of what the seat cannot see, descends the tree, plays a short rollout, and
backs up the evaluator's value of the end for every seat (max-n). Nodes stand for sequences of moves, not for positions:
luck and hidden cards are averaged away. Where seats choose simultaneously every seat has a tree of its own, in which
the others' sealed moves look alike (multi-observer ISMCTS); elsewhere all share one.
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
NO_NODE: Final[i64] = -1
MIX: Final[i64] = 0x9E3779B97F4A7C1  # multiplier of the hash of a node
MASK: Final[i64] = 0x3FFFFFFFFFFFFFF
CLOCK_INTERVAL: Final[i64] = 8  # simulations between two readings of the clock
SETTLED_INTERVAL: Final[i64] = 128  # simulations between two tests for an early stop
MAX_NODES: Final = 4_000_000  # a reused tree that has grown beyond this is dropped


@final
class Tree:
    """Nodes as columns of numbers, found by a hash of (parent, mover, move). Values are those of the mover's seat."""

    def __init__(self) -> None:
        self.parent = vec[i64]()
        self.mover = vec[i64]()
        self.move = vec[i64]()
        self.visits = vec[float]()
        self.availability = vec[float]()  # how often the move was among the legal ones (ISMCTS)
        self.total_value = vec[float]()
        self.prior = vec[float]()  # not normalised: the legal moves differ from determinization to determinization
        self._slots = vec[i64]([NO_NODE] * 1024)
        self._capacity: i64 = 1024

    def add(self, parent: i64, mover: i64, move: i64, prior: float) -> i64:
        node = i64(len(self.parent))
        self.parent = append(self.parent, parent)
        self.mover = append(self.mover, mover)
        self.move = append(self.move, move)
        self.visits = append(self.visits, 0.0)
        self.availability = append(self.availability, 0.0)
        self.total_value = append(self.total_value, 0.0)
        self.prior = append(self.prior, prior)
        if 2 * node > self._capacity:
            self._grow_table()
        self._slots[self._slot(parent, mover, move)] = node
        return node

    def child(self, parent: i64, mover: i64, move: i64) -> i64:
        """The node a move leads to, NO_NODE when it is not expanded."""
        return self._slots[self._slot(parent, mover, move)]

    def _slot(self, parent: i64, mover: i64, move: i64) -> i64:
        """The node's slot in the hash table, or the free one for it (linear probing)."""
        last = self._capacity - 1
        slots = self._slots
        mixed = ((parent * 8 + mover) * MIX + move * 0x1B873593) & MASK
        slot = (mixed ^ (mixed >> 29) ^ (mixed >> 15)) & last
        while True:
            node = slots[slot]
            if node == NO_NODE:
                return slot
            if self.parent[node] == parent and self.move[node] == move and self.mover[node] == mover:
                return slot
            slot = (slot + 1) & last

    def _grow_table(self) -> None:
        self._capacity *= 4
        self._slots = vec[i64]([NO_NODE] * self._capacity)
        for node in range(i64(len(self.parent)) - 1):
            self._slots[self._slot(self.parent[node], self.mover[node], self.move[node])] = node

    def children(self, parent: i64) -> list[int]:
        return [int(node) for node in range(i64(len(self.parent))) if self.parent[node] == parent]


@final
class RootMove:
    """A move offered at the root, with its visits and its mean value for the searching seat."""

    def __init__(self, move: int, visits: int, value: float) -> None:
        self.move = move
        self.visits = visits
        self.value = value


@final
class Search:
    """The search of one seat. `advance` reuses the subtree of a move that was played."""

    def __init__(self, evaluator: Evaluator, seats: i64, seat: i64) -> None:
        self.evaluator = evaluator
        self.seats = seats
        self.seat = seat
        self.tree = Tree()
        self.simulations = 0
        self._cursors = vec[i64]()  # the node each tree has reached in this simulation
        self._roots = vec[i64]()
        self._path = vec[i64]()  # the nodes of all trees visited in this simulation
        self._children = vec[i64]()  # scratch for `_select`: the nodes of the legal moves
        self._forced = NO_NODE  # the root move of the next simulation, while one is forced
        self._records_values = False
        self._value_sums: dict[int, list[float]] = {}  # by root move (HIDDEN: any): sums by seat, then their count
        self._reset_trees()

    def _reset_trees(self) -> None:
        self.tree = Tree()
        self._roots = vec[i64]()
        for _ in range(self.seats if self.evaluator.simultaneous else i64(1)):
            self._roots = append(self._roots, self.tree.add(NO_NODE, NOBODY, i64(len(self._roots)), 1.0))

    def advance(self, seat: i64, move: i64) -> None:
        """Make the child of a played move the root (HIDDEN when another seat sealed it)."""
        for tree in range(i64(len(self._roots))):
            self._roots[tree] = self._ensure_child(self._roots[tree], seat, move)
        if len(self.tree.parent) > MAX_NODES:
            self._reset_trees()

    def _ensure_child(self, node: i64, seat: i64, move: i64) -> i64:
        child = self.tree.child(node, seat, move)
        return child if child != NO_NODE else self.tree.add(node, seat, move, 1.0)

    # --- simulations ------------------------------------------------------------------------------------------------

    def run(self, root: State, chance: Chance, simulations: int, seconds: float, early_stop: bool = False) -> int:
        """Simulate until either budget is spent; the number of simulations. `root` is a determinization itself.

        With `early_stop` it also stops once no other move can overtake the most visited one.
        """
        start = time.perf_counter()
        done: i64 = 0
        budget: i64 = simulations
        while done < budget:
            self.simulate(root, chance)
            done += 1
            if done % CLOCK_INTERVAL == 0:
                spent = time.perf_counter() - start
                if spent >= seconds:
                    break
                left = simulations_left(done, budget, spent, seconds)
                if early_stop and done % SETTLED_INTERVAL == 0 and self._is_settled(root, left):
                    break
        self.simulations += int(done)
        return int(done)

    def _is_settled(self, root: State, left: float) -> bool:
        """Whether so many more simulations cannot change which move is the most visited."""
        best = 0.0
        second = 0.0
        for move in root.moves(self.seat):
            child = self.tree.child(self._decision_node(), self.seat, move)
            if child != NO_NODE:
                visits = self.tree.visits[child]
                if visits > best:
                    second = best
                    best = visits
                elif visits > second:
                    second = visits
        return best - second > left

    def simulate(self, root: State, chance: Chance) -> None:
        state = root.guess(self.seat, chance)
        self.evaluator.reopen(state, self.seat)
        self._cursors = self._roots[:]
        self._path = self._roots[:]
        self._descend(state)
        self._roll_out(state, chance)
        values = self.evaluator.values(state)
        self._back_up(values)
        if self._records_values:
            self._record_values(values)

    def _descend(self, state: State) -> None:
        """Selection and expansion: play moves until a leaf below the expansion threshold, or the end."""
        tree = self.tree
        while True:
            seat = state.actor()
            if seat == NOBODY:
                return
            own = seat if self.evaluator.simultaneous else 0
            node = self._cursors[own]
            if tree.visits[node] < self.evaluator.expansion_threshold and node != self._roots[own]:
                return
            move = self._select(state, seat, node)
            if self._forced != NO_NODE and seat == self.seat:
                move = self._forced
                self._forced = NO_NODE
            sealed = self.evaluator.simultaneous and self.evaluator.is_sealed(state, move)
            state.play(seat, move)
            self._advance_cursors(seat, move, sealed)

    def _advance_cursors(self, seat: i64, move: i64, sealed: bool) -> None:
        for tree in range(i64(len(self._cursors))):
            observed = HIDDEN if sealed and tree != seat else move
            node = self._ensure_child(self._cursors[tree], seat, observed)
            self._cursors[tree] = node
            self._path = append(self._path, node)

    def _select(self, state: State, seat: i64, node: i64) -> i64:
        """PUCT: the legal move that maximises mean value + c_puct · prior · √availability / (1 + visits).

        Unvisited moves have the mean value of their siblings less the first-play urgency reduction.
        """
        tree = self.tree
        moves = state.moves(seat)
        children = self._children
        priors = 0.0
        visits = 0.0
        total_value = 0.0
        count = i64(len(moves))
        if count == 1:
            return moves[0]
        for i in range(count):
            move: i64 = moves[i]
            child = tree.child(node, seat, move)
            if child == NO_NODE:
                child = self._expand(state, seat, node, move, moves)
            if i < len(children):
                children[i] = child
            else:
                children = append(children, child)
            tree.availability[child] += 1.0
            priors += tree.prior[child]
            visits += tree.visits[child]
            total_value += tree.total_value[child]
        self._children = children
        urgency = (total_value / visits if visits else 0.5) - self.evaluator.fpu_reduction
        best = -1.0e9
        chosen: i64 = 0
        for i in range(count):
            child = children[i]
            visits = tree.visits[child]
            mean = tree.total_value[child] / visits if visits else urgency
            prior = tree.prior[child] / priors
            score = mean + self.evaluator.c_puct * prior * math.sqrt(tree.availability[child]) / (1.0 + visits)
            if score > best:
                best = score
                chosen = child
        return tree.move[chosen]

    def _expand(self, state: State, seat: i64, node: i64, move: i64, moves: list[int]) -> i64:
        """Add the child of a move; where priors come in batches, all that are missing with it."""
        if not self.evaluator.batched_priors:
            return self.tree.add(node, seat, move, math.exp(self.evaluator.prior_logit(state, seat, move)))
        missing = [other for other in moves if self.tree.child(node, seat, other) == NO_NODE]
        logits = self.evaluator.prior_logits(state, seat, missing)
        for i in range(i64(len(missing))):
            self.tree.add(node, seat, missing[i], math.exp(logits[i]))
        return self.tree.child(node, seat, move)

    def _roll_out(self, state: State, chance: Chance) -> None:
        """Rollout: play on by the priors alone until the position is quiet or deep enough."""
        for played in range(self.evaluator.rollout_depth):
            seat = state.actor()
            if seat == NOBODY or (played >= self.evaluator.min_rollout_depth and self.evaluator.is_quiet(state)):
                return
            state.play(
                seat,
                self.evaluator.rollout_move(state, seat)
                if self.evaluator.batched_priors
                else self._sampled_move(state, seat, chance),
            )

    def _sampled_move(self, state: State, seat: i64, chance: Chance) -> i64:
        """Of `rollout_samples` random moves the one with the highest prior."""
        count = state.move_count(seat)
        move = state.move_at(seat, chance.below(count))
        if count == 1 or self.evaluator.rollout_samples == 1:
            return move
        best_logit = self.evaluator.prior_logit(state, seat, move)
        for _ in range(self.evaluator.rollout_samples - 1):
            other = state.move_at(seat, chance.below(count))
            if other != move:
                logit = self.evaluator.prior_logit(state, seat, other)
                if logit > best_logit:
                    best_logit = logit
                    move = other
        return move

    def _back_up(self, values: vec[float]) -> None:
        tree = self.tree
        for i in range(i64(len(self._path))):
            node = self._path[i]
            tree.visits[node] += 1.0
            if tree.mover[node] != NOBODY:
                tree.total_value[node] += values[tree.mover[node]]

    # --- values of all seats, for analyses ----------------------------------------------------------------------------

    def record_values(self) -> None:
        """From now on keep the values of every seat, by root move, for `values_after`."""
        self._records_values = True

    def run_forced(self, root: State, chance: Chance, move: i64, simulations: int) -> None:
        """Simulate one root move only, whatever its prior and value."""
        for _ in range(simulations):
            self._forced = move
            self.simulate(root, chance)
        self._forced = NO_NODE

    def values_after(self, move: i64) -> list[float]:
        """The mean value of a root move for every seat, once recorded; of the root, where the move has no visits."""
        sums = self._value_sums[move if move in self._value_sums else HIDDEN]
        return [total / sums[-1] for total in sums[:-1]]

    def _record_values(self, values: vec[float]) -> None:
        self._add_values(HIDDEN, values)
        for i in range(i64(len(self._path))):
            node = self._path[i]
            if self.tree.mover[node] == self.seat and self.tree.move[node] != HIDDEN:
                self._add_values(self.tree.move[node], values)
                return

    def _add_values(self, move: i64, values: vec[float]) -> None:
        sums = self._value_sums.setdefault(int(move), [0.0] * int(self.seats + 1))
        for seat in range(self.seats):
            sums[seat] += values[seat]
        sums[self.seats] += 1.0

    # --- the result -------------------------------------------------------------------------------------------------

    def root_moves(self, root: State) -> list[RootMove]:
        """The moves offered to the seat at the root, the most visited first."""
        node = self._decision_node()
        tree = self.tree
        moves: list[RootMove] = []
        for move in root.moves(self.seat):
            child = tree.child(node, self.seat, move)
            visits = tree.visits[child] if child != NO_NODE else 0.0
            moves.append(RootMove(move, int(visits), tree.total_value[child] / visits if visits else 0.0))
        return sorted(moves, key=lambda each: -each.visits)

    def _decision_node(self) -> i64:
        """The node at which the seat chooses: behind what others sealed or still have to seal before it."""
        node = self._roots[self.seat if self.evaluator.simultaneous else 0]
        for other in range(self.seats):
            child = self.tree.child(node, other, HIDDEN)
            if other != self.seat and child != NO_NODE:
                node = child
        return node


def simulations_left(done: i64, budget: i64, spent: float, seconds: float) -> float:
    """How many more simulations both budgets allow, at the speed so far."""
    left = float(budget - done)
    return left if spent <= 0.0 else min(left, float(done) * (seconds - spent) / spent)
