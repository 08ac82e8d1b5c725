"""The games beside those of others in one run: random moves a second, what a copy costs, and what it weighs.

python -m benchmarks.peers [--json]     also writes its part of benchmarks/RESULTS.md and its plot

All play in turns in one process, by processor time, from Python, as a bot would: list moves, pick one, play it. Only
decisions count, luck is drawn beside them. What is not installed (`make bench-peers` installs what it can) is named.
"""

from __future__ import annotations

import argparse
import copy
import ctypes
import gc
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from benchmarks.playouts import write

from armarium import rollout, shelf
from armarium.chance import Chance
from armarium.lab.bench import Play, halfway, interleaved_speeds, list_game, machine, mode

PLOT = Path(__file__).with_name("peers.png")
DICE = random.Random(1)
KEPT = 1000  # copies kept while memory is weighed
TRIES = 200  # copies timed at once
MOST_STEPS = 5000  # of one game


ABOUT = (
    "`make bench-peers`: {mode}, {cores} cores, {processor}, Python {python}. Random moves from Python, in turns in "
    "one process; two seats, one at KamiMaï, where nothing else is said. A copy by the package's own way, else "
    "`copy.deepcopy`; bytes are what the heap grows by for each copy."
)


class Peer(NamedTuple):
    """`play` plays a whole game and tells how many decisions it took; `middle` is a position, `clone` copies it."""

    name: str
    play: Play
    middle: Any = None
    clone: Callable[[Any], Any] | None = None


class Figures(msgspec.Struct):
    name: str
    moves_per_second: float
    clone_microseconds: float | None
    bytes_per_state: int | None


# --- ours -------------------------------------------------------------------------------------------------------------


def core_play(name: str) -> Play:
    game, luck = shelf.game(name), Chance(1)
    return lambda _: rollout.playouts(game.new(game.seats[0], {}, luck), 20, luck)


def ours() -> Iterator[Peer]:
    luck = Chance(1)
    for name in shelf.games():
        game = shelf.game(name)
        fewest, most = game.seats[0], game.seats[-1]
        for seats in sorted({fewest, 2, most}):
            label = f"Armarium {name}" if seats == fewest else f"Armarium {name}, {seats} seats"
            yield Peer(label, partial(list_game, game, seats), halfway(game, seats), lambda state: state.clone(luck))
        yield Peer(f"Armarium {name}, compiled loop", core_play(name))


# --- theirs -----------------------------------------------------------------------------------------------------------


def spiel_peer(name: str, label: str) -> Peer:
    import pyspiel
    from open_spiel.python import games  # noqa: F401  (registers the games in Python)

    game = pyspiel.load_game(name)

    def walk(state: Any, most: int) -> int:
        count = 0
        while not state.is_terminal() and count < most:
            if state.is_chance_node():
                state.apply_action(DICE.choice(state.chance_outcomes())[0])  # unweighted: the cheapest for them
            else:
                state.apply_action(DICE.choice(state.legal_actions()))
                count += 1
        return count

    middle = game.new_initial_state()
    walk(middle, 4)
    return Peer(label, lambda _: walk(game.new_initial_state(), MOST_STEPS), middle, lambda state: state.clone())


def pettingzoo_peer(name: str) -> Peer:
    from importlib import import_module

    import numpy as np

    env = import_module(f"pettingzoo.classic.{name}").env()

    def play(seed: int) -> int:
        env.reset(seed=seed)
        count = 0
        for _ in env.agent_iter(MOST_STEPS):
            observation, _, terminated, truncated, _ = env.last()
            over = terminated or truncated
            env.step(None if over else int(DICE.choice(np.flatnonzero(observation["action_mask"]))))
            count += not over
        return count

    env.reset(seed=1)
    return Peer(f"PettingZoo {name}", play, env, copy.deepcopy)


def rlcard_peer(name: str) -> Peer:
    import rlcard

    env = rlcard.make(name)

    def play(_: int) -> int:
        state, _player = env.reset()
        count = 0
        while not env.is_over() and count < MOST_STEPS:
            state, _player = env.step(DICE.choice(list(state["legal_actions"])))
            count += 1
        return count

    env.reset()
    return Peer(f"RLCard {name}", play, env.game, copy.deepcopy)


def catanatron_peer() -> Peer:
    from catanatron import Color, Game, RandomPlayer

    def new() -> Any:
        return Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE)])

    def play(_: int) -> int:
        game, count = new(), 0
        while game.winning_color() is None and count < MOST_STEPS:
            game.play_tick()
            count += 1
        return count

    return Peer("Catanatron", play, new(), lambda game: game.copy())


def chess_peer() -> Peer:
    import chess

    def play(_: int) -> int:
        board, count = chess.Board(), 0
        while not board.is_game_over() and count < MOST_STEPS:
            board.push(DICE.choice(list(board.legal_moves)))
            count += 1
        return count

    return Peer("python-chess", play, chess.Board(), lambda board: board.copy(stack=False))


def poker_peer() -> Peer:
    from pokerkit import Automation, NoLimitTexasHoldem

    automations = tuple(automation for automation in Automation)

    def new() -> Any:
        return NoLimitTexasHoldem.create_state(automations, True, 0, (1, 2), 2, 200, 2)

    def play(_: int) -> int:
        state, count = new(), 0
        while state.status and count < MOST_STEPS:
            moves = [state.check_or_call]
            if state.can_fold():
                moves.append(state.fold)
            if state.can_complete_bet_or_raise_to():
                moves.append(state.complete_bet_or_raise_to)
            DICE.choice(moves)()
            count += 1
        return count

    return Peer("PokerKit", play, new(), copy.deepcopy)


OTHERS: dict[str, Callable[[], Peer]] = {
    "OpenSpiel hearts": lambda: spiel_peer("hearts", "OpenSpiel hearts (C++)"),
    "OpenSpiel connect_four": lambda: spiel_peer("connect_four", "OpenSpiel connect_four (C++)"),
    "OpenSpiel python_tic_tac_toe": lambda: spiel_peer("python_tic_tac_toe", "OpenSpiel tic_tac_toe (Python)"),
    "PettingZoo connect_four": lambda: pettingzoo_peer("connect_four_v3"),
    "RLCard uno": lambda: rlcard_peer("uno"),
    "RLCard leduc-holdem": lambda: rlcard_peer("leduc-holdem"),
    "Catanatron": catanatron_peer,
    "python-chess": chess_peer,
    "PokerKit": poker_peer,
}


def peers() -> tuple[list[Peer], dict[str, str]]:
    """All that play here, and why the others do not."""
    found, missing = list(ours()), {}
    for name, new in OTHERS.items():
        try:
            peer = new()
            peer.play(1)
        except Exception as failure:  # noqa: BLE001  (whatever a package does when it is asked to play)
            missing[name] = f"{type(failure).__name__}: {failure}".splitlines()[0]
        else:
            found.append(peer)
    return found, missing


# --- figures ----------------------------------------------------------------------------------------------------------


def clone_microseconds(peer: Peer) -> float | None:
    """The best of five rounds; None where it cannot be copied."""
    clone = peer.clone
    if clone is None:
        return None
    best = float("inf")
    try:
        for _ in range(5):
            start = time.process_time()
            for _ in range(TRIES):
                clone(peer.middle)
            best = min(best, time.process_time() - start)
    except Exception:  # noqa: BLE001  (as above)
        return None
    return best / TRIES * 1e6


HEAP_FIELDS = ("arena", "ordblks", "smblks", "hblks", "hblkhd", "usmblks", "fsmblks", "uordblks", "fordblks", "keep")


class Heap(ctypes.Structure):
    """glibc's `struct mallinfo2`."""

    _fields_ = [(name, ctypes.c_size_t) for name in HEAP_FIELDS]


def bytes_in_use() -> int:
    mallinfo = ctypes.CDLL(None).mallinfo2
    mallinfo.restype = Heap
    heap: Heap = mallinfo()
    return int(heap.uordblks) + int(heap.hblkhd)


def weighed(peer: Peer) -> int:
    """What the heap grows by for each of many copies; in a process in which Python has no heap of its own."""
    assert peer.clone is not None
    kept = [peer.clone(peer.middle) for _ in range(KEPT)]  # caches fill
    gc.collect()
    before = bytes_in_use()
    kept += [peer.clone(peer.middle) for _ in range(KEPT)]
    return (bytes_in_use() - before) // KEPT


def state_bytes(peer: Peer) -> int | None:
    """Asked of another process; None where it cannot be copied."""
    if peer.clone is None:
        return None
    command = [sys.executable, "-m", "benchmarks.peers", "--weigh", peer.name]
    told = subprocess.run(
        command, env=os.environ | {"PYTHONMALLOC": "malloc"}, capture_output=True, text=True, check=False
    )
    return int(told.stdout.split()[-1]) if told.returncode == 0 else None


def measured(found: list[Peer]) -> list[Figures]:
    weights = {peer.name: state_bytes(peer) for peer in found}
    speeds = interleaved_speeds({peer.name: peer.play for peer in found})
    rows = [Figures(peer.name, speeds[peer.name], clone_microseconds(peer), weights[peer.name]) for peer in found]
    return sorted(rows, key=lambda row: -row.moves_per_second)


def table(rows: list[Figures], missing: dict[str, str]) -> str:
    about = machine()
    lines = [
        "## peers",
        "",
        ABOUT.format(mode=mode(shelf.game("rune")), **about),
        "",
        "![Moves a second](peers.png)",
        "",
        "| | moves/s | copy, µs | bytes/state |",
        "|---|---:|---:|---:|",
    ]
    for row in rows:
        clone = "" if row.clone_microseconds is None else f"{row.clone_microseconds:,.2f}"
        weight = "" if row.bytes_per_state is None else f"{row.bytes_per_state:,}"
        lines.append(f"| {row.name} | {row.moves_per_second:,.0f} | {clone} | {weight} |")
    if missing:
        lines += ["", "Not measured: " + "; ".join(f"{name} ({why})" for name, why in missing.items()) + "."]
    return "\n".join(lines) + "\n"


def draw(rows: list[Figures]) -> None:
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt

    figure, axes = plt.subplots(figsize=(8, 0.9 + 0.32 * len(rows)), layout="constrained")
    colours = ["#2b3a55" if row.name.startswith("Armarium") else "#b9a27c" for row in rows]
    axes.barh([row.name for row in rows], [row.moves_per_second for row in rows], color=colours)
    axes.set_xscale("log")
    axes.set_xlabel("random moves a second (logarithmic)")
    axes.invert_yaxis()
    figure.savefig(PLOT, dpi=110, metadata={"Software": None})


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--json", action="store_true")
    asked.add_argument("--weigh", metavar="NAME", help="only the memory of a state of this one")
    given = asked.parse_args()
    found, missing = peers()
    if given.weigh:
        print(weighed(next(peer for peer in found if peer.name == given.weigh)))
        return
    rows = measured(found)
    if given.json:
        print(msgspec.json.encode({"peers": rows, "missing": missing}).decode())
        return
    part = table(rows, missing)
    print(part)
    write("peers", part)
    draw(rows)


if __name__ == "__main__":
    main()
