"""A bot's last look before it pulls (M-56): the few pulls it likes best, tried with real bodies.

It starts from a Grimoire that stands as everybody sees it: so many cards built, these gone. The table's own bodies, its
secret and its luck are never asked: the hand trembles by the bot's own dice. Slow, so only for a process of its own.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import lru_cache

from armarium.chance import Chance
from armarium.games.kamimai.deck import bodies, hand
from armarium.games.kamimai.deck.bodies import Snapshot
from armarium.games.kamimai.notation import FREE_HAND, HANDS, PULL, TEMPOS, kind_of, pull_slot, pull_tempo
from armarium.games.kamimai.state import State
from armarium.games.kamimai.team.hands import Team
from armarium.games.kamimai.team.policy import DrawPhase

CANDIDATES = 3
ROLLOUTS = 2  # of each
PRIOR_ROLLOUTS = 6.0  # rollouts that weigh as much as the surrogate's risk
TIME_SHARE = 0.6  # of the time a bot has: the last rollout may take longer than the others
MIN_SECONDS = 0.5  # seconds below which it is not worth standing a deck up
SETTLE_STEPS = 12  # after each card that is taken out


def corrected_values(
    state: State, moves: Sequence[int], values: Sequence[float], chance: Chance, seconds: float
) -> list[float]:
    """The values, the best pulls' corrected by rollouts with bodies; unchanged where no deck can be stood up."""
    corrected = list(values)
    best = candidates(moves, values) if seconds >= MIN_SECONDS else []
    snapshot = settled_deck(len(state.deck.slots), tuple(state.deck.standing())) if best else None
    if snapshot is None:
        return corrected
    deadline = time.monotonic() + TIME_SHARE * seconds
    falls, rollouts = dict.fromkeys(best, 0), dict.fromkeys(best, 0)
    for place in best * ROLLOUTS:
        if time.monotonic() < deadline:
            falls[place] += simulate_fall(state, moves[place], snapshot, chance)
            rollouts[place] += 1
    draw = DrawPhase(Team(state))
    for place in best:
        excess = excess_risk(state, moves[place], falls[place], rollouts[place])
        corrected[place] -= excess * draw.collapse_cost(card_of(state, moves[place]))
    return corrected


def candidates(moves: Sequence[int], values: Sequence[float]) -> list[int]:
    """The places of the best pulls, each of another card; none if something else is better."""
    by_slot: dict[int, int] = {}
    for place in sorted(range(len(moves)), key=lambda place: -values[place]):
        if kind_of(moves[place]) != PULL or len(by_slot) == CANDIDATES:
            break
        by_slot.setdefault(pull_slot(moves[place]), place)
    return list(by_slot.values())


def excess_risk(state: State, move: int, falls: int, rollouts: int) -> float:
    """How much riskier a pull is than the surrogate says, after so many rollouts."""
    risk = state.deck.risk(pull_slot(move), pull_tempo(move), state.hand, state.steadiness) / 10000
    return (PRIOR_ROLLOUTS * risk + falls) / (PRIOR_ROLLOUTS + rollouts) - risk


def card_of(state: State, move: int) -> int:
    return state.deck.slots[pull_slot(move)]


def simulate_fall(state: State, move: int, snapshot: Snapshot, chance: Chance) -> bool:
    """One rollout by a hand like the activator's, with a seed of its own."""
    forced = None if state.hand == FREE_HAND else HANDS[state.hand]
    tremor, mirror = hand.handicap(forced, str(state.settings["steadiness"]))
    seed = hand.pull_seed(b"bot", int(chance.below(1 << 30)))
    wish = hand.plain_pull(pull_slot(move), TEMPOS[pull_tempo(move)], seed, tremor, mirror)
    return bodies.pull(snapshot, wish, films=False).fell


@lru_cache(maxsize=4)
def settled_deck(built: int, slots: tuple[int, ...]) -> Snapshot | None:
    """A deck of which only these slots stand; None if it cannot be brought there without falling."""
    deck = bodies.Deck.restore(bodies.build(built, b"bot"), films=False)
    stands = set(slots)
    for slot in sorted(set(range(built)) - stands, key=lambda place: abs(2 * place - built + 1)):
        deck.take(slot)
        for _ in range(SETTLE_STEPS):
            deck.world.step()
    deck.settle(1.0)
    return None if deck.has_collapsed() else deck.snapshot()
