"""A record looked at: step by step on a full screen, or printed move by move."""

from __future__ import annotations

from typing import ClassVar

from rich.console import Console
from rich.text import Text
from textual.app import App
from textual.binding import Binding
from textual.timer import Timer
from textual.widgets.option_list import Option

from armarium import record, shelf
from armarium.game import Outcome, State
from armarium.log import Line
from armarium.reason import Refused
from armarium.record import BOT, Record
from armarium.step import Step
from armarium.terminal import frame, screens
from armarium.terminal.drawing import QUIET, seat_names, sentences, standing
from armarium.terminal.frame import Frame
from armarium.terminal.plain import drawing_of
from armarium.terminal.screens import ReadScreen, help_page, result_text
from armarium.words import Words, refusal_text, words

SECOND = 1.0
KEYS = (
    ("←→", "key-step"),
    ("Home End", "key-ends"),
    ("Space", "key-run"),
    ("V", "key-viewpoint"),
    ("12 Enter", "key-jump"),
    ("F1", "key-help"),
    ("Q", "key-leave"),
)


class ReplayScreen(Frame):
    """`index` is of the moment shown; `viewer` is whose eyes it is seen with, None a spectator's."""

    def __init__(self, written: Record, steps: list[Step], language: str, everything: bool) -> None:
        super().__init__(language)
        self.written = written
        self.steps = steps
        self.everything = everything
        self.index = 0
        self.viewpoints: list[int | None] = [*range(len(written.names))] if everything else [keeper(written)]
        self.viewer = None if everything else self.viewpoints[0]
        self.game = shelf.game(written.game)
        self.drawing = drawing_of(self.game)
        self._clock: Timer | None = None

    @property
    def wording(self) -> Words:
        return words(self.game.name, self.language)

    @property
    def names(self) -> list[str]:
        return seat_names(self.written.names, self.language)

    def on_mount(self) -> None:
        self.look_as(self.viewer)

    def look_as(self, viewer: int | None) -> None:
        self.viewer = viewer
        self.moves.clear_options()
        self.moves.add_options([Option(self.entry(step)) for step in self.steps])
        self.draw()

    def entry(self, step: Step) -> str:
        return move_text(step, self.names, self.wording, self.viewer, self.everything)

    # --- keys -------------------------------------------------------------------------------------------------------

    def press(self, key: str) -> bool:
        last = len(self.steps) - 1
        goals = {
            "right": self.index + 1,
            "left": self.index - 1,
            "down": self.index + 1,
            "up": self.index - 1,
            "home": 0,
            "end": last,
        }
        if key in goals:
            self.go(goals[key])
        elif key == "space":
            self.run_on()
        elif key == "v":
            seats = [None, *(seat for seat in self.viewpoints if seat is not None)]
            self.look_as(seats[(seats.index(self.viewer) + 1) % len(seats)])
        elif key == "q":
            self.app.exit()
        elif key == "enter" and self.field.value.isdecimal():
            self.go(int(self.field.value))
            self.field.value = ""
        return not (key.isdigit() or key in ("backspace", "delete"))

    def go(self, to: int) -> None:
        self.index = min(max(to, 0), len(self.steps) - 1)
        if self.index == len(self.steps) - 1:
            self.halt()
        self.draw()

    @property
    def is_running_on(self) -> bool:
        return self._clock is not None

    def run_on(self) -> None:
        """Play the rest by itself, or stop doing so."""
        if self.is_running_on:
            self.halt()
        else:
            self._clock = self.set_interval(SECOND, lambda: self.go(self.index + 1))
        self.draw()

    def halt(self) -> None:
        if self._clock is not None:
            self._clock.stop()
        self._clock = None

    # --- drawing ----------------------------------------------------------------------------------------------------

    def draw(self) -> None:
        if not self.is_mounted:
            return
        step = self.steps[self.index]
        state = step.state
        view = self.game.view(state, self.viewer)
        aim = self.drawing.aim(view, [], self.language)
        hand = aim.hand()
        self.put("#title", self._title(step))
        aim.roomy = self.roomy
        self.put_board(aim.board(), aim.focus())
        self.query_one("#hand-frame").display = hand is not None
        self.put("#hand", hand if hand is not None else "")
        self.put(
            "#standing",
            standing(
                self.names,
                self.drawing.scores(view, state.standing(), self.language),
                self.drawing.notes(view, self.language),
                state.to_act(),
            ),
        )
        self.put("#moves-head", self.wording.say("head-replay"))
        self.moves.highlighted = self.index
        self.put("#log-head", self.wording.say("head-log"))
        self.put_log([Text(line) for line in event_lines(step, self.wording, self.names, self.viewer)])
        self._draw_prompt(step)
        self.put_keys(KEYS)

    def _title(self, step: Step) -> str:
        place = self.wording.say("replay-at", {"n": step.n, "last": len(self.steps) - 1})
        eyes = self.wording.say("replay-spectator") if self.viewer is None else self.names[self.viewer]
        turn = self.wording.say("terminal-turn", {"turn": step.state.turn()})
        seen = self.wording.say("replay-eyes", {"player": eyes})
        return f"{self.wording.say(f'game-{self.game.name}')} · {turn} · {place} · {seen}"

    def _draw_prompt(self, step: Step) -> None:
        outcome = step.state.outcome()
        self.put_prompt(self.entry(step), " ".join(event_lines(step, self.wording, self.names, self.viewer)[:1]))
        self.put("#note", "" if outcome is None else self._result(outcome, step))
        self.field.placeholder = self.wording.say("field-jump")

    def _result(self, outcome: Outcome, step: Step) -> str:
        view = self.game.view(step.state, self.viewer)
        measures = self.drawing.measures(view, outcome.scores, self.language)
        return result_line(self.wording, self.names, outcome, measures)


class ReplayApp(App[None]):
    CSS = frame.STYLE + screens.STYLE
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar = [Binding("ctrl+c", "quit", priority=True), Binding("f1", "help", priority=True)]

    def __init__(self, written: Record, language: str, everything: bool = False) -> None:
        super().__init__()
        self.language = language
        self.written = written
        steps, self.stopped = record.replayable_steps(written)
        if self.stopped is not None and (not steps or written.rules == shelf.game(written.game).rules):
            raise self.stopped
        self.viewing = ReplayScreen(written, steps, language, everything or is_over(written))

    def on_mount(self) -> None:
        self.push_screen(self.viewing)
        if self.stopped is not None:
            self.notify(refusal_text(self.stopped, self.language), timeout=60)

    def action_help(self) -> None:
        if self.screen is self.viewing:
            self.push_screen(ReadScreen(help_page(self.written.game, self.viewing.drawing, self.language)))
        elif isinstance(self.screen, ReadScreen):
            self.screen.dismiss()


def is_over(written: Record) -> bool:
    """Whether everybody may know everything now."""
    return written.result != record.UNFINISHED


def keeper(written: Record) -> int | None:
    """Whose eyes an unfinished record is looked at with: the one person's who kept it, among several a spectator's."""
    people = [seat for seat, name in enumerate(written.names) if not name.startswith(BOT)]
    return people[0] if len(people) == 1 else None


def move_text(step: Step, names: list[str], wording: Words, viewer: int | None, everything: bool) -> str:
    line = step.line
    if line.n == 0:
        return wording.say("replay-begin")
    return moved_text(line, names, wording, everything or line.seat == viewer or not step.is_secret())


def moved_text(line: Line, names: list[str], wording: Words, readable: bool) -> str:
    if line.back is not None:
        return f"{line.n}. {wording.say('replay-back', {'n': line.back})}"
    who = f"{names[line.seat]}: " if line.seat in range(len(names)) else ""
    return f"{line.n}. {who}{line.move if readable else '…'}"


def event_lines(step: Step, wording: Words, names: list[str], viewer: int | None) -> list[str]:
    return sentences(wording, [event.seen_by(viewer) for event in step.events], names, viewer)


def result_line(wording: Words, names: list[str], outcome: Outcome, measures: list[str]) -> str:
    scores = " : ".join(measures)
    winners = ", ".join(names[seat] for seat in outcome.winners)
    return wording.say("replay-result", {"players": winners or "–", "scores": scores})


def print_replay(written: Record, language: str, console: Console, everything: bool = False) -> None:
    """Every move with its sentences, then the last position and the result."""
    steps, stopped = record.replayable_steps(written)
    if stopped is not None and written.rules == shelf.game(written.game).rules:
        raise stopped
    everything = everything or is_over(written)
    viewer = None if everything else keeper(written)
    print_steps(written, steps, language, console, viewer, everything)
    if stopped is not None:
        print_rest(written, len(steps), stopped, language, console, everything)
    if steps:
        print_end(written, steps[-1].state, language, console, viewer, everything)


def print_steps(
    written: Record, steps: list[Step], language: str, console: Console, viewer: int | None, everything: bool
) -> None:
    wording, names = words(written.game, language), seat_names(written.names, language)
    for step in steps:
        console.print(Text(move_text(step, names, wording, viewer, everything), "bold"))
        for line in event_lines(step, wording, names, viewer):
            console.print(Text(f"  {line}", QUIET))


def print_end(
    written: Record, state: State, language: str, console: Console, viewer: int | None, everything: bool
) -> None:
    """The last position as the viewer sees it; where all of an unfinished game may be seen, as every seat does."""
    game, names = shelf.game(written.game), seat_names(written.names, language)
    console.print(drawing_of(game).draw(game.view(state, viewer), language))
    if everything and not is_over(written):
        for seat, name in enumerate(names):
            console.rule(words(None, language).say("replay-eyes", {"player": name}))
            console.print(drawing_of(game).draw(game.view(state, seat), language))
    outcome = state.outcome()
    if outcome is not None:
        measures = drawing_of(game).measures(game.view(state, None), outcome.scores, language)
        console.print(result_text(game.name, names, outcome, language, None, written.counts, measures))


def print_rest(
    written: Record, known: int, stopped: Refused, language: str, console: Console, everything: bool
) -> None:
    """Why a game of older rules is not shown further, and its other moves as they were written."""
    wording, names = words(written.game, language), seat_names(written.names, language)
    console.print(Text(refusal_text(stopped, language), "bold red"))
    for line in written.lines[max(0, known - 1) :]:
        console.print(Text(moved_text(line, names, wording, everything or line.seat == keeper(written)), "bold"))
    if is_over(written):
        console.print(Text(wording.say("replay-written-result", {"result": written.result})))
