"""The cunning goblin: weighs Looks, Grimoires, the way to the desk, and how near Rigor stands to itself and to others.

It plays each offered move on guesses, with its own follow-ups of the same turn, and looks at what is left. What
others choose on the way (links, landings) is left to luck. It only ever plays what is offered, so it obeys its Looks.
"""

from __future__ import annotations

from armarium.chance import Chance
from armarium.games.kragmortha import parts
from armarium.games.kragmortha.evaluation import AWAY, WAYS
from armarium.games.kragmortha.notation import KINDS, kind_of
from armarium.games.kragmortha.state import State
from armarium.hooks import Observation

GUESSES = 2  # worlds in which every move is tried
DEPTH = 2  # own moves looked ahead within one turn
OTHERS = 12  # choices of others played out before a position is weighed
LOOK, BOOK, SIGN, SPELL = 12.0, 4.0, 0.3, 0.8  # what things are worth
FRIGHT = (0.0, 3.5, 1.8, 0.5)  # Rigor so many squares away
COURT = {"contest": 1.0}  # a goblin that obeys has nothing to confess


class CunningBot:
    name = "heuristic"

    def choose(self, observation: Observation, chance: Chance) -> str:
        """The move that leaves most on average; equal ones are decided by lot."""
        if len(observation.moves) == 1:
            return observation.text(observation.moves[0])
        totals = [COURT.get(KINDS[kind_of(move)], 0.0) for move in observation.moves]
        for _ in range(GUESSES):
            world = observation.guess(chance)
            assert isinstance(world, State)
            for place, move in enumerate(observation.moves):
                totals[place] += value_after(world, observation.seat, move, DEPTH, chance)
        best = max(totals)
        ties = [move for move, total in zip(observation.moves, totals, strict=True) if total > best - 1e-9]
        return observation.text(ties[chance.below(len(ties))])


def value_after(world: State, seat: int, move: int, depth: int, chance: Chance) -> float:
    """What a move leaves, after the best own follow-up; looking again at a card is never worth much."""
    state = world.clone(chance)
    turn = state.number
    state.play(seat, move)
    idle = 0.01 if KINDS[kind_of(move)] == "peek" else 0.0
    for _ in range(OTHERS):
        actor = state.actor()
        if actor == seat or actor < 0 or not len(state.stack):
            break
        state.play(actor, state.move_at(actor, chance.below(state.move_count(actor))))
    if depth > 1 and state.actor() == seat and state.number == turn:
        return max(value_after(state, seat, follow, depth - 1, chance) for follow in state.moves(seat)) - idle
    return position_value(state, seat) - idle


def position_value(state: State, seat: int) -> float:
    """How well a seat stands: against the others in what counts at the end, and in what may happen next."""
    rivals = [other for other in range(int(state.seats)) if other != seat]
    if state.actor() < 0:
        scores = state.standing()
        return 60.0 if scores[seat] == max(scores) else -60.0
    mine = possessions_value(state, seat) - peril(state, seat, len(rivals)) - 0.25 * way(state, seat)
    theirs = [
        possessions_value(state, other) - 0.5 * peril(state, other, 1) - 0.1 * way(state, other) for other in rivals
    ]
    return mine - 0.35 * sum(theirs) / len(theirs) - 0.25 * max(theirs)


def possessions_value(state: State, seat: int) -> float:
    piles = state.piles
    spells = int(piles.spells[seat]).bit_count()
    return (
        SPELL * spells
        + BOOK * int(piles.count_books(seat))
        + SIGN * int(piles.magic(seat))
        - LOOK * int(piles.looks[seat]) * (1.0 + 0.1 * int(piles.looks[seat]))
    )


def peril(state: State, seat: int, enemies: int) -> float:
    """Rigor's nearness: the more enemies move before the next turn, the worse."""
    if state.at[seat] < 0:
        return 0.0
    away = AWAY[state.furnished][state.rigor * parts.SQUARES + state.at[seat]]
    return (FRIGHT[away] if away < len(FRIGHT) else 0.0) * (0.6 + 0.2 * min(enemies, 4))


def way(state: State, seat: int) -> int:
    """Steps to the nearest square of the desk."""
    return 0 if state.at[seat] < 0 else int(WAYS[state.furnished][state.at[seat]])


BOT = CunningBot()
