"""A line of a log played: the position after it, what happened, and what others may read of it.

Live tables and records play their lines here and nowhere else. It keeps no log and knows no seats beyond their number.
"""

from __future__ import annotations

from armarium.carried import must_be_alike
from armarium.chance import Chance, RecordedChance, SealedChance
from armarium.game import Event, Game, Options, State, Touch
from armarium.log import Line
from armarium.reason import refusal

NO_MOVE = -1  # of a line that sets up or takes back


class Step:
    """A line of the log with what followed: the position after it, what happened, what others may read of it."""

    def __init__(self, line: Line, turn: int, state: State, luck: SealedChance | None = None) -> None:
        self.line = line
        self.turn = turn
        self.state = state
        self.move = NO_MOVE
        self.events: list[Event] = []
        self.sealed = False  # part of a simultaneous choice: the notation is its seat's secret
        self.waiting = False  # and the choice is still open
        self.luck = luck

    @property
    def n(self) -> int:
        return self.line.n

    def is_secret(self) -> bool:
        """Whether the notation could tell others what only some may know; then the events alone speak."""
        return self.sealed or any(event.secret for event in self.events)

    def touch(self, game: Game) -> Touch:
        """What the move did to what its seat knew; a note of the house does nothing."""
        if self.line.luck:
            return max(Touch.DRAWS, self._touch_of_events(game))
        return self._touch_of_events(game)

    def _touch_of_events(self, game: Game) -> Touch:
        return game.touch(self.line.move, self.events[len(self.line.notes) :])

    def is_quiet(self, game: Game) -> bool:
        """No luck fell and the seat learned nothing. A sealed choice is changed, not taken back."""
        return not self.sealed and self.touch(game) == Touch.NEITHER


def set_up_step(game: Game, seats: int, options: Options, line: Line, luck: Chance) -> Step:
    """The setting-up: of a new game, or from the position that stands in its line."""
    state = game.from_position(line.move, luck) if line.move else game.new(seats, options, luck)
    return Step(line, state.turn(), state)


def next_step(before: Step, line: Line, move: int, luck: Chance) -> Step:
    """The step this move would be, on a copy of the position."""
    acting = before.state.to_act()
    state = before.state.clone(luck)
    step = Step(line, state.turn(), state)
    step.move = move
    state.events = step.events
    state.play(line.seat, move)
    state.events = None
    step.sealed = len(acting) > 1 or before.waiting
    step.waiting = step.sealed and is_waiting(acting, line.seat, state)
    return step


def is_waiting(acting: list[int], seat: int, after: State) -> bool:
    """Whether a choice that these seats make at once is still open after one of them has chosen."""
    return after.to_act() == [other for other in acting if other != seat] != []


def step_of_line(game: Game, seats: int, options: Options, before: Step | None, line: Line) -> Step:
    """The step of a line as it was written, from its move and the luck beside it, without its notes. Refused where some
    of the luck is not used or another position comes of it. `before` is the last step, None for the setting-up."""
    luck = RecordedChance(line.luck)
    if line.n == 0:
        step = set_up_step(game, seats, options, line, luck)
    elif before is None:
        raise refusal("not-started")
    elif line.back is not None:
        step = Step(line, before.state.turn(), before.state)
    else:
        step = next_step(before, line, before.state.find(line.seat, line.move), luck)
    must_be_used(luck)
    must_be_alike(game, step.state, line.digest)
    return step


def must_be_used(luck: RecordedChance) -> None:
    if luck.draws_left():
        raise refusal("luck-unused", left=luck.draws_left())
