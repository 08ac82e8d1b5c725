"""The table line by line, for pipes, plain terminals and screen readers: board, move, what happened, and so on.

Where several people with secrets share a keyboard, what only one of them may know is printed when they ask for it.
"""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console
from rich.control import Control
from rich.segment import ControlType, Segment
from rich.text import Text

from armarium.reason import Refused, refusal
from armarium.step import Step
from armarium.terminal.drawing import (
    box_page,
    hint_lines,
    move_label,
    part_text,
    reason_text,
    rules_page,
    sentences,
    standing,
    trial_sentence,
)
from armarium.terminal.plain import drawing_of
from armarium.terminal.screens import result_text
from armarium.terminal.sitting import Sitting, parse_file
from armarium.words import refusal_text, words

LONGEST_LINE = 1000  # characters, a file name among them
FEW = 12  # moves that are listed without being asked for
WIPE = "\x1b[H\x1b[2J\x1b[3J"  # home, the screen, and what has scrolled off it


class Lines:
    """`read` gives the next line and raises EOFError when there is none."""

    def __init__(self, sitting: Sitting, language: str, console: Console, read: Callable[[], str]) -> None:
        self.sitting = sitting
        self.language = language
        self.wording = words(sitting.game.name, language)
        self.console = console
        self.read = read
        self.viewer: int | None = None
        self._drawing = drawing_of(sitting.game)
        self.is_guarded = (
            len(sitting.people()) > 1 and not sitting.game.shared
        )  # the next one may read over the shoulder
        self.can_hide = console.is_terminal and not console.is_dumb_terminal
        self._left = False
        self._kept_at = -1  # the move up to which the game is in a file

    @property
    def names(self) -> list[str]:
        return self.sitting.names(self.language, self.viewer)

    @property
    def eyes(self) -> int | None:
        """Whose view is printed unasked; None is a spectator's."""
        return None if self.is_guarded else self.viewer

    def run(self) -> None:
        """Play until the game is over; Refused when somebody leaves in mid-game without keeping it."""
        if self.wording.has("screen-goal"):
            self.say("screen-goal")
        self.say("lines-welcome")
        if self.is_guarded and not self.can_hide:
            self.say("lines-cannot-hide")
        while not self.sitting.is_over() and not self._left:
            seat = self.sitting.bot_to_act()
            if seat is not None:
                self.tell(self.sitting.play(seat, self.sitting.think(seat)))
            elif self.sitting.unconfirmed is not None:
                self.ask_confirmation(self.sitting.unconfirmed)
            else:
                self.take_turn(self.sitting.table.to_act()[0])
        self.finish()

    def finish(self) -> None:
        outcome = self.sitting.table.outcome()
        if outcome is not None:
            self.show_board(self.eyes)
            self.console.print(
                result_text(
                    self.sitting.game.name,
                    self.names,
                    outcome,
                    self.language,
                    self.sitting.only_person(),
                    self.sitting.table.counts,
                    self._drawing.measures(self.sitting.view(self.eyes), outcome.scores, self.language),
                )
            )
        elif self._kept_at != self.sitting.table.n:
            raise refusal("left")

    # --- a person's turn --------------------------------------------------------------------------------------------

    def take_turn(self, seat: int) -> None:
        """Show the table to this seat and read a move; another person first takes the keyboard."""
        if seat != self.viewer and len(self.sitting.people()) > 1:
            self.hand_over(seat)
        self.viewer = seat
        self.show_board(self.eyes)
        self.ask(seat)

    def hand_over(self, seat: int) -> None:
        """Leave nothing of the last one's on the screen; the next reads what happened since their own move."""
        self.viewer = None
        wiped = self.is_guarded and self.can_hide
        if wiped:
            control = Control()
            control.segment = Segment(WIPE, None, [(ControlType.CLEAR,)])
            self.console.control(control)
        self.say("pass-to", player=self.names[seat])
        self.say("pass-ready", player=self.names[seat])
        self.read()
        if wiped:
            for step in self.sitting.steps_since(seat):
                self.tell(step)

    def ask(self, seat: int) -> None:
        """Read lines until one of them was a move, a take-back or a farewell."""
        before = self.sitting.table.n
        moves = [offer.move for offer in self.sitting.table.offers(seat)]
        prompt, hint = self._drawing.prompt(self.sitting.table.view(self.eyes), self.language)
        self.console.print(Text(sentence(prompt, hint), "bold"))
        if self.is_guarded:
            self.say("lines-hand")
        else:
            self.list_first(moves)
        while self.sitting.table.n == before and not self._left:
            line = self.read()
            try:
                self.obey(seat, moves, one_line(line))
            except Refused as problem:
                self.console.print(Text(refusal_text(problem, self.language, self.sitting.game.name), "red"))
                self.say("lines-type")

    def obey(self, seat: int, moves: list[str], line: str) -> None:
        command, _, rest = line.partition(" ")
        if self.answer(command, rest):
            return
        if not line and self.is_guarded:
            self.say("lines-hand")
        elif command == "hand":
            self.show_board(seat)
            self.list_first(moves)
        elif not line or command == "list":
            fitting = [move for move in moves if rest in move]
            self.list_moves(fitting, len(fitting))
        elif command == "try":
            self.try_move(seat, rest)
        elif command == "hint":
            self.give_hints(seat)
        elif command == "undo":
            self.tell_back(self.sitting.undo(seat))
        elif command == "easier":
            self.say("easier-on" if self.sitting.turn_easier(seat) else "easier-off")
            self.show_board(self.eyes)
        elif command == "save":
            self.keep(rest)
        elif command == "quit":
            self._left = True
        elif command in ("help", "?"):
            self.say("lines-help")
        elif command == "rules":
            self.console.print(box_page(self.sitting.game.name, self._drawing, self.language))
            self.console.print(rules_page(self.sitting.game.name, self.language))
        else:
            self.tell(self.sitting.play(seat, line))

    def answer(self, command: str, rest: str) -> bool:
        """Tell a part of the position; whether that was asked for."""
        if command == "board":
            self.show_board(self.eyes)
        elif command == "who":
            self.tell_seats()
        elif command == "log":
            self.tell_log(int(rest) if rest.isdecimal() else FEW)
        elif command == "read":
            self.read_parts(rest)
        else:
            return False
        return True

    def try_move(self, seat: int, text: str) -> None:
        trial = self.sitting.trial(seat, text)
        if trial.reason is not None:
            self.console.print(Text(f"✗ {reason_text(self.wording, trial.reason)}", "red"))
            return
        view, points = self.sitting.view(seat), self.sitting.table.standing()
        self.console.print(Text(trial_sentence(self._drawing, view, trial, self.names, points, self.language)))

    def tell_seats(self) -> None:
        """A line for each seat: how it stands, what is seen of it, and whose move is awaited."""
        table, view = self.sitting.table, self.sitting.view(self.eyes)
        measures = self._drawing.measures(view, table.standing(), self.language)
        notes = self._drawing.notes(view, self.language) or [""] * len(measures)
        for seat, (name, measure, note) in enumerate(zip(self.names, measures, notes, strict=True)):
            waits = self.wording.say("lines-acts") if seat in table.to_act() else ""
            row = "; ".join(part for part in (measure, note, waits) if part)
            self.console.print(Text(f"{seat + 1} {name}: {row}"))

    def tell_log(self, count: int) -> None:
        events = [event.seen_by(self.eyes) for step in self.sitting.table.log[1:] for event in step.events]
        for line in sentences(self.wording, events, self.names, self.eyes)[-count:] if count else []:
            self.console.print(Text(line))

    def read_parts(self, move: str) -> None:
        """What is printed on the things a move names."""
        moves = [offer.move for offer in self.sitting.table.offers(self.viewer)]
        view = self.sitting.view(self.eyes)
        known = move in moves or (move.startswith("page ") and move[5:].isdecimal())
        parts = self._drawing.named_parts(view, move, self.language) if known else []
        for part in parts:
            self.console.print(part_text(part, self.wording))
        if not parts:
            self.say("lines-read-nothing")

    def give_hints(self, seat: int) -> None:
        for hint in self.sitting.hints(seat):
            move, why = hint_lines(self.wording, hint, self.names, seat)
            self.console.print(Text.assemble((move, "bold"), f"  {why}"))

    def keep(self, name: str) -> None:
        path = parse_file(name) if name else self.sitting.suggested_file()
        if path.exists():
            raise refusal("file-exists", file=str(path))
        self.sitting.keep(path)
        self._kept_at = self.sitting.table.n
        self.say("kept-go-on", file=str(path))

    def ask_confirmation(self, seat: int) -> None:
        """Before others act, the turn may still be taken back; any line but `undo` goes on."""
        self.say("lines-confirm" if self.sitting.turn_ended else "lines-confirm-move")
        if self.read().strip() == "undo":
            self.sitting.undo(seat)
        else:
            self.sitting.confirm()

    # --- printing ---------------------------------------------------------------------------------------------------

    def say(self, key: str, **values: str) -> None:
        self.console.print(Text(self.wording.say(key, values)))

    def tell(self, step: Step) -> None:
        """What the one person may know of it; among several nobody's secrets."""
        viewer = self.sitting.only_person()
        events = [event.seen_by(viewer) for event in step.events]
        move = self.sitting.table.notation(step, viewer)
        self.console.print(Text(f"{self.names[step.line.seat]}: {move or '…'}", "bold"))
        for line in sentences(self.wording, events, self.names, viewer):
            self.console.print(Text(f"  {line}"))

    def tell_back(self, step: Step) -> None:
        for line in sentences(self.wording, [event.seen_by(None) for event in step.events], self.names, None):
            self.console.print(Text(f"  {line}"))

    def show_board(self, seat: int | None) -> None:
        table = self.sitting.table
        view = self.sitting.view(seat)
        self.console.rule(self.wording.say("terminal-turn", {"turn": table.turn()}))
        notes = self._drawing.notes(view, self.language)
        scores = self._drawing.scores(view, table.standing(), self.language)
        self.console.print(standing(self.names, scores, notes, table.to_act()), width=40)
        self.console.print(self._drawing.draw(view, self.language))
        moves = [] if seat is None else self.sitting.moves_of_turn(seat)
        for line in self._drawing.orders(view, moves, self.language):
            self.console.print(Text(line))

    def list_first(self, moves: list[str]) -> None:
        self.list_moves(moves if len(moves) <= FEW else moves[:1], len(moves))

    def list_moves(self, moves: list[str], count: int) -> None:
        self.console.print(Text(self.wording.say("head-moves", {"count": count})))
        view = self.sitting.view(self.viewer)
        for move in moves:
            label = move_label(self._drawing, view, move, self.language)
            self.console.print(Text(f"  {move}{f' = {label}' if label else ''}"), soft_wrap=True)
        if len(moves) < count:
            self.say("lines-more")


def sentence(prompt: str, hint: str) -> str:
    """A prompt and its hint as sentences; one that asks keeps its question mark alone."""
    stop = "" if prompt.endswith(("?", "!", ".", "…")) else "."
    return f"{prompt}{stop} {hint}".strip()


def one_line(text: str) -> str:
    if len(text) > LONGEST_LINE:
        raise refusal("line-long", length=LONGEST_LINE)
    return " ".join(text.split())
