"""How fast a game is played at random, copied and kept. Knows only the contract, and no other library's games."""

from __future__ import annotations

import os
import platform
import random
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path

from armarium import rollout, shelf
from armarium.chance import Chance
from armarium.game import NOBODY, Game, State

Figures = dict[str, str | int | float]
Play = Callable[[int], int]  # plays one game from a seed, tells how many decisions it took

ROUNDS = 20
SHARE = 0.1  # seconds of each contender in a round
COPIES = 1000
SEED = 1
DICE = random.Random(SEED)


def list_game(game: Game, seats: int, seed: int) -> int:
    """One random game the plain way: list the moves, pick one, play it."""
    state = game.new(seats, {}, Chance(seed))
    count = 0
    while (seat := state.actor()) != NOBODY:
        state.play(seat, DICE.choice(state.moves(seat)))
        count += 1
    return count


def index_game(game: Game, seats: int, seed: int) -> int:
    """One random game by number: count the moves, take one of them, play it."""
    state = game.new(seats, {}, Chance(seed))
    count = 0
    while (seat := state.actor()) != NOBODY:
        offered: int = state.move_count(seat)
        state.play(seat, state.move_at(seat, int(DICE.random() * offered)))
        count += 1
    return count


def contenders(game: Game, seats: int) -> dict[str, Play]:
    return {
        "list": lambda seed: list_game(game, seats, seed),
        "index": lambda seed: index_game(game, seats, seed),
    }


def interleaved_speeds(plays: dict[str, Play], rounds: int = ROUNDS, share: float = SHARE) -> dict[str, float]:
    """Decisions per second of each contender, by processor time, in turns so that a busy machine slows all alike."""
    counts = dict.fromkeys(plays, 0)
    seconds = dict.fromkeys(plays, 0.0)
    for _ in range(rounds):
        for name, play in plays.items():
            start = time.process_time()
            while time.process_time() - start < share:
                counts[name] += play(DICE.randrange(2**31))
            seconds[name] += time.process_time() - start
    return {name: counts[name] / seconds[name] for name in plays}


def core_speed(game: Game, seats: int, seconds: float = ROUNDS * SHARE) -> float:
    """Decisions per second of random games that never leave the compiled core, each from a copy of a fresh start."""
    luck = Chance(SEED)
    count = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        count += rollout.playouts(game.new(seats, {}, luck), 20, luck)
    return count / spent


def halfway(game: Game, seats: int) -> State:
    """A position from the middle of a random game."""
    moves = rollout.playout(game.new(seats, {}, Chance(SEED)), Chance(SEED))
    state = game.new(seats, {}, Chance(SEED))
    luck = Chance(SEED)
    for _ in range(moves // 2):
        seat = state.actor()
        if seat != NOBODY:
            state.play(seat, state.move_at(seat, luck.below(state.move_count(seat))))
    return state


def clone_cost(state: State) -> float:
    """Microseconds for a copy, the calling loop included: the best of five thousands."""
    luck = Chance(SEED)
    best = float("inf")
    for _ in range(5):
        start = time.perf_counter()
        for _ in range(COPIES):
            state.clone(luck)
        best = min(best, time.perf_counter() - start)
    return best / COPIES * 1e6


def state_bytes(state: State) -> int:
    """Memory of one copy, all its parts counted."""
    luck = Chance(SEED)
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [state.clone(luck) for _ in range(COPIES)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) // len(kept)


def mode(game: Game) -> str:
    return "compiled" if game.is_compiled() else "interpreted"


def machine() -> Figures:
    return {"cores": os.cpu_count() or 0, "processor": processor(), "python": platform.python_version()}


def processor() -> str:
    """The processor's own name where the system tells it."""
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
        names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    except OSError:
        names = []
    return names[0] if names else platform.processor() or platform.machine()


def measure(name: str, others: dict[str, Play] | None = None) -> Figures:
    """All figures of a game, and the speed of other contenders that play in turns with it."""
    game = shelf.game(name)
    seats = game.seats[0]
    speeds = interleaved_speeds(contenders(game, seats) | (others or {}))
    state = halfway(game, seats)
    figures: Figures = {
        "game": name,
        "rules": game.rules,
        "seats": seats,
        "mode": mode(game),
    }
    figures |= {f"{key}_per_second": round(speed) for key, speed in speeds.items()}
    figures["core_per_second"] = round(core_speed(game, seats))
    figures["clone_microseconds"] = round(clone_cost(state), 3)
    figures["bytes_per_state"] = state_bytes(state)
    return figures | machine()
