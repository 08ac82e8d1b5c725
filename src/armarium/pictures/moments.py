"""What a picture shows of a game: its moments, as one seat or a spectator may know them. It draws nothing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from armarium.game import Game, Options
from armarium.hooks import Simulation
from armarium.motion import Pose
from armarium.step import Step
from armarium.words import words

STILL = 1.4  # seconds that a move is shown
FLEETING = 0.14  # and what happens on the way to it
ON_THE_WAY = 7  # moments of a touch, at most
Poses = dict[int, Pose]


class Moment(msgspec.Struct, frozen=True):
    """One position as it is seen, and what was told of the move before it. `poses` are those of bodies that moved."""

    n: int
    view: object
    standing: list[int]
    to_act: list[int]
    turn: int
    caption: str = ""
    poses: Poses = {}
    seconds: float = STILL


def moments(
    game: Game, options: Options, steps: Iterable[Step], seat: int | None, names: Sequence[str], language: str
) -> list[Moment]:
    """Every step, and of what a simulation settled also what happened on the way."""
    simulation = game.simulation(options)
    shown: list[Moment] = []
    poses: dict[int, Poses] = {}  # by log number, so that a take-back finds them again
    for step in steps:
        now = dict(poses.get(step.n - 1 if step.line.back is None else step.line.back, {}))
        if simulation is not None and step.line.proof and shown:
            shown += on_the_way(simulation, step, shown[-1], now)
            drop_drawn(simulation, step, now)
        if simulation is not None and simulation.starts_anew(step.state, step.events):
            now = {}
        poses[step.n] = now
        shown.append(moment(game, step, seat, sentence(game, step, seat, names, language), now))
    return shown


def moment(game: Game, step: Step, seat: int | None, caption: str, poses: Poses) -> Moment:
    state = step.state
    return Moment(
        step.n, game.view(state, seat), list(state.standing()), state.to_act(), state.turn(), caption, dict(poses)
    )


def sentence(game: Game, step: Step, seat: int | None, names: Sequence[str], language: str) -> str:
    """What is told of a step, all in one."""
    wording = words(game.name, language)
    sentences = [wording.event(event.seen_by(seat), names, seat) for event in step.events]
    return " ".join(text for text in sentences if text)


def on_the_way(simulation: Simulation, step: Step, before: Moment, poses: Poses) -> list[Moment]:
    """Some moments of a touch; `poses` are then as it has left them."""
    _, frames = simulation.shown_motion(step.line.proof)
    stops = {len(frames) * part // ON_THE_WAY for part in range(1, ON_THE_WAY)}
    shown: list[Moment] = []
    for place, (_, moved) in enumerate(frames):
        poses |= dict(moved)
        if place in stops:
            shown.append(msgspec.structs.replace(before, n=step.n, caption="", poses=dict(poses), seconds=FLEETING))
    return shown


def drop_drawn(simulation: Simulation, step: Step, poses: Poses) -> None:
    """Forget the bodies that this touch took away; of those that fell, none was."""
    if simulation.ground(step.state, [], (b"", 0)) is None:
        return
    standing = dict(simulation.moved_poses(step.state, [step.line.proof]))
    for _, moved in simulation.shown_motion(step.line.proof)[1]:
        for body, _pose in moved:
            if body not in standing:
                poses.pop(body, None)


def thin_out(shown: Sequence[Moment], most: int) -> list[Moment]:
    """No more than so many: what happens on the way goes first, then every so many moves; first and last stay."""
    kept = list(shown)
    if len(kept) > most:
        kept = [one for one in kept if one.seconds != FLEETING]
    if len(kept) > most:
        kept = [kept[place * (len(kept) - 1) // (most - 1)] for place in range(most)]
    return kept
