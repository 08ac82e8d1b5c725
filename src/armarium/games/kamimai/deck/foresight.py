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
from armarium.games.kamimai.team.policy import Draw

CANDIDATES = 3
TRIES = 2  # of each
TRUST = 6.0  # tries that the surrogate's word is worth
SHARE = 0.6  # of the time a bot has: the last try may take longer than the others
LEAST = 0.5  # seconds below which it is not worth standing a deck up
CALM = 12  # steps a deck rests after each card that is taken out of it


def confirmed(
    state: State, moves: Sequence[int], liked: Sequence[float], chance: Chance, seconds: float
) -> list[float]:
    """The likings, those of the best pulls corrected by what bodies did; unchanged where no deck can be stood up."""
    found = list(liked)
    best = candidates(moves, liked) if seconds >= LEAST else []
    stood = stood_up(len(state.deck.slots), tuple(state.deck.standing())) if best else None
    if stood is None:
        return found
    deadline = time.monotonic() + SHARE * seconds
    falls, tries = dict.fromkeys(best, 0), dict.fromkeys(best, 0)
    for place in best * TRIES:
        if time.monotonic() < deadline:
            falls[place] += has_fallen(state, moves[place], stood, chance)
            tries[place] += 1
    draw = Draw(Team(state))
    for place in best:
        found[place] -= surprise(state, moves[place], falls[place], tries[place]) * draw.price(
            card_of(state, moves[place])
        )
    return found


def candidates(moves: Sequence[int], liked: Sequence[float]) -> list[int]:
    """The places of the best liked pulls, each of another card; none if something else is liked better."""
    found: dict[int, int] = {}
    for place in sorted(range(len(moves)), key=lambda place: -liked[place]):
        if kind_of(moves[place]) != PULL or len(found) == CANDIDATES:
            break
        found.setdefault(pull_slot(moves[place]), place)
    return list(found.values())


def surprise(state: State, move: int, falls: int, tries: int) -> float:
    """How much riskier a pull is than the surrogate says, after so many tries."""
    risk = state.deck.risk(pull_slot(move), pull_tempo(move), state.hand, state.steadiness) / 10000
    return (TRUST * risk + falls) / (TRUST + tries) - risk


def card_of(state: State, move: int) -> int:
    return state.deck.slots[pull_slot(move)]


def has_fallen(state: State, move: int, stood: Snapshot, chance: Chance) -> bool:
    """One try by a hand like the activator's, trembling in its own way."""
    forced = None if state.hand == FREE_HAND else HANDS[state.hand]
    tremor, mirror = hand.handicap(forced, str(state.settings["steadiness"]))
    seed = hand.seed_of(b"bot", int(chance.below(1 << 30)))
    return bodies.pull(stood, hand.plain_pull(pull_slot(move), TEMPOS[pull_tempo(move)], seed, tremor, mirror)).fell


@lru_cache(maxsize=4)
def stood_up(built: int, slots: tuple[int, ...]) -> Snapshot | None:
    """A deck of which only these slots stand; None if it cannot be brought there without falling."""
    deck = bodies.Deck.of(bodies.build(built))
    stands = set(slots)
    for slot in sorted(set(range(built)) - stands, key=lambda place: abs(2 * place - built + 1)):
        deck.take(slot)
        for _ in range(CALM):
            deck.world.step()
    deck.wait(1.0)
    return None if deck.has_collapsed() else deck.snapshot()
