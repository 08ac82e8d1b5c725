"""The table line by line, for pipes, plain terminals and screen readers: one fact a line, nothing drawn.

Where several people with secrets share a keyboard, what only one of them may know is printed when they ask for it.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from rich.console import Console, RenderableType
from rich.control import Control
from rich.segment import ControlType, Segment
from rich.text import Text

from armarium.reason import Refused, refusal
from armarium.terminal.drawing import (
    box_page,
    call_label,
    facts_text,
    fits,
    hint_lines,
    move_label,
    name_text,
    part_text,
    parts_called,
    reason_text,
    rules_page,
    sentences,
    trial_sentence,
)
from armarium.terminal.duties import Duties
from armarium.terminal.plain import drawing_of
from armarium.terminal.reporting import WRONG, keep_report
from armarium.terminal.screens import session_result
from armarium.terminal.session import Session
from armarium.terminal.sitting import parse_file
from armarium.terminal.spelling import plain_page, plain_spelling
from armarium.words import refusal_text, words

LONGEST_LINE = 1000  # characters, a file name among them
FEW = 12  # moves that are listed without being asked for
PATIENCE = 0.2  # seconds between looks at what others do
COMMANDS = ("hand", "list", "try", "hint", "undo", "take")  # what is no answer to a penance
WIPE = "\x1b[H\x1b[2J\x1b[3J"  # home, the screen, and what has scrolled off it


def never_ready(seconds: float) -> bool:
    """Nobody types while others move."""
    time.sleep(seconds)
    return False


class Lines:
    """`read` gives the next line and raises EOFError when there is none; `is_ready` says within so many seconds whether
    one was typed."""

    def __init__(
        self,
        sitting: Session,
        language: str,
        console: Console,
        read: Callable[[], str],
        is_ready: Callable[[float], bool] = never_ready,
    ) -> None:
        self.sitting = sitting
        self.language = language
        self.wording = words(sitting.game.name, language)
        self.console = console
        self.read = read
        self.is_ready = is_ready
        self.viewer: int | None = None
        self._drawing = drawing_of(sitting.game)
        self.duties = Duties(sitting, self._drawing, keys=False)
        # the next one may read over the shoulder
        self.is_guarded = len(sitting.people()) > 1 and not sitting.game.shared
        self.can_hide = console.is_terminal and not console.is_dumb_terminal
        self._has_secrets = False  # whether anybody here has had the keyboard
        self._left = False
        self._kept_at = -1  # the move up to which the game is in a file
        self._printed = sitting.n  # the move up to which everything was told
        self._printed_speeches = len(sitting.speeches)
        self._counted = sitting.counts
        self._trouble = ""

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
        if self.sitting.box:
            self.say("terminal-box", name=self.sitting.box)
        self.say("lines-welcome")
        if self.is_guarded and not self.can_hide:
            self.say("lines-cannot-hide")
        while not self.sitting.is_over() and not self._left:
            self.take_step()
        self.tell_news()
        self.finish()

    def take_step(self) -> None:
        """Whatever comes next: a bot's move, a question to somebody here, or waiting."""
        sitting = self.sitting
        sitting.tick()
        self.tell_news()
        if (bot := sitting.bot_to_act()) is not None:
            sitting.play(bot, sitting.think(bot))
        elif sitting.unconfirmed is not None:
            self.ask_confirmation(sitting.unconfirmed)
        elif sealed := sitting.sealed_seats():
            self.ask_changes(sealed)
        elif (seat := sitting.person_to_act()) is not None and not sitting.trouble():
            self.take_turn(seat)
        else:
            self.wait()

    def wait(self) -> None:
        """Others have to move; meanwhile one may ask, speak and obey."""
        self.viewer = self.sitting.only_person()
        if self.is_ready(PATIENCE):
            self.obey_line(self.viewer, [], self.read())

    def finish(self) -> None:
        outcome = self.sitting.outcome()
        if outcome is not None:
            self.show_board(self.eyes)
            self.print(session_result(self.sitting, outcome, self.names, self._drawing, self.eyes, self.language))
        elif self.sitting.keeps and self._kept_at != self.sitting.n:
            raise refusal("left")

    # --- a person's turn --------------------------------------------------------------------------------------------

    def take_turn(self, seat: int) -> None:
        """Show the table to this seat and read a move; another person first takes the keyboard."""
        if seat != self.viewer and len(self.sitting.people()) > 1:
            self.hand_over(seat)
        self.viewer = seat
        self._has_secrets = True
        self.sitting.watch(seat)
        self.show_board(self.eyes)
        self.ask(seat)

    def hand_over(self, seat: int) -> None:
        """Leave nothing of the last one's on the screen; the next reads what happened since their own move."""
        self.duties.end_with_turn(self.viewer)
        self.viewer = None
        self.sitting.watch(None)
        wiped = self.wipe()
        self.say("pass-to", player=self.names[seat])
        self.say("pass-ready", player=self.names[seat])
        self.read()
        if wiped:
            own = [entry.n for entry in self.sitting.entries(None) if entry.seat == seat]
            self.tell_entries(max(own, default=0))

    def wipe(self) -> bool:
        """Clear the screen and what has scrolled off it, where somebody's secrets may stand there; whether it did."""
        if not (self.is_guarded and self.can_hide and self._has_secrets):
            return False
        control = Control()
        control.segment = Segment(WIPE, None, [(ControlType.CLEAR,)])
        self.console.control(control)
        return True

    def ask(self, seat: int) -> None:
        """Read lines until one of them was a move, a take-back or a farewell."""
        before = self.sitting.n
        moves = [offer.move for offer in self.sitting.offers(seat)]
        prompt, hint = self._drawing.prompt(self.sitting.view(self.eyes), self.language)
        self.print(Text(sentence(prompt, hint), "bold"))
        if self.is_guarded:
            self.say("lines-hand")
        else:
            self.list_first(moves)
        self.tell_duties()
        while self.sitting.n == before and self.sitting.person_to_act() == seat and not self._left:
            self.obey_line(seat, moves, self.read())

    def obey_line(self, seat: int | None, moves: list[str], line: str) -> None:
        """Do what a line says; a refusal is told with what can be typed instead."""
        try:
            self.sitting.tick()  # a clock may have run out while it was typed
            self.obey(seat, moves, one_line(line))
        except Refused as problem:
            self.print(Text(refusal_text(problem, self.language, self.sitting.game.name), "red"))
            self.say("lines-type")
        self.tell_news()

    def obey(self, seat: int | None, moves: list[str], line: str) -> None:
        command, _, rest = line.partition(" ")
        if line in moves and seat is not None:
            self.sitting.play(seat, line)
        elif self.answer(command, rest) or self.obey_anybody(seat, line, command, rest):
            return
        elif seat is None or not moves:
            raise refusal("not-your-move")
        elif not line and self.is_guarded:
            self.say("lines-hand")
        elif command == "hand":
            self.show_board(seat)
            self.list_first(moves)
        elif not line or command == "list":
            fitting = self.fitting_moves(moves, rest)
            self.list_moves(fitting, len(fitting))
        elif command == "try":
            self.try_move(seat, rest)
        elif command == "hint":
            self.give_hints(seat)
        elif command == "undo":
            self.sitting.undo(seat)
        else:
            self.play_typed(seat, moves, line)

    def obey_anybody(self, seat: int | None, line: str, command: str, rest: str) -> bool:
        """What can be typed at any time; whether that was it."""
        if command == "easier" and seat is not None:
            self.say("easier-on" if self.sitting.turn_easier(seat) else "easier-off")
            self.show_board(self.eyes)
        elif command == "say" and rest:
            self.sitting.say(seat, rest)
        elif command == WRONG:
            path = keep_report(self.sitting, self.eyes, rest, self.language)
            self.say("report-kept", file=str(path))
        elif command == "save" and self.sitting.keeps:
            self.keep(rest)
        elif command == "quit":
            self._left = True
        elif command in ("help", "?"):
            self.tell_commands("lines-help")
        elif command == "rules":
            self.print(box_page(self.sitting.game.name, self._drawing, self.language))
            self.print(rules_page(self.sitting.game.name, self.language))
        elif command == "call":
            self.call_out(rest)
        else:
            return seat is not None and self.obey_penance(seat, line)
        return True

    # --- penances and calls -----------------------------------------------------------------------------------------

    def obey_penance(self, seat: int, line: str) -> bool:
        """Whether a line obeys something that is demanded."""
        command, _, rest = line.partition(" ")
        if command == "take" and rest and (pick := self.duties.pick_first(seat, f"play {rest}")) is not None:
            self.duties.tell_pick(seat, pick)
        elif self.duties.type(seat, line.lower(), self.language):
            pass
        elif command in COMMANDS or not self.duties.answer(seat, line, self.language):
            return False
        self.tell_duties()
        return True

    def play_typed(self, seat: int, moves: list[str], line: str) -> None:
        """Play a line as it stands, or the one move that people would call so."""
        word, _, rest = line.partition(" ")
        if rest and self.duties.before_move(seat, word, self.language):
            line = rest
        fitting = [] if line in moves else self.fitting_moves(moves, line)
        self.sitting.play(seat, fitting[0] if len(fitting) == 1 else line)

    def fitting_moves(self, moves: list[str], typed: str) -> list[str]:
        """Those that what is typed narrows the list to, by notation or by name."""
        view = self.sitting.view(self.viewer)
        wish = plain_spelling(typed, self.wording)
        labels = {
            move: plain_spelling(move_label(self._drawing, view, move, self.language), self.wording).lower()
            for move in moves
        }
        return [move for move in moves if typed in move or fits(wish, f"{move} {labels[move]}")]

    def tell_duties(self) -> None:
        self.duties.end_with_turn(self.viewer)
        for duty in self.duties.of(self.viewer, self.language):
            self.print(Text(duty.sentence, "bold"), soft_wrap=True)

    def call_out(self, chosen: str) -> None:
        """`call` lists what people may call though they are not asked, `call 2` calls it."""
        calls = self.sitting.calls()
        if chosen.isdecimal() and 0 < int(chosen[:6]) <= len(calls):
            call = calls[int(chosen) - 1]
            self.sitting.play(call.seat, call.move)
            return
        self.say("lines-call" if calls else "call-nothing")
        names, view = self.sitting.names(self.language), self.sitting.view(self.sitting.only_person())
        for place, call in enumerate(calls, 1):
            label = call_label(self._drawing, view, call.move, self.language)
            self.print(Text(f"{place}: {names[call.seat]}, {call.move}{f' = {label}' if label else ''}"))

    def answer(self, command: str, rest: str) -> bool:
        """Tell a part of the position; whether that was asked for."""
        if command == "board":
            self.show_board(self.eyes)
        elif command == "who":
            self.tell_seats()
        elif command == "log":
            self.tell_log(int(rest[:6]) if rest.isdecimal() else FEW)
        elif command == "read":
            self.read_parts(rest)
        elif command == "page" and rest.isdecimal():
            self.read_parts(f"page {rest}")
        else:
            return False
        return True

    def tell_commands(self, key: str) -> None:
        """What can be typed, then examples of this game's own."""
        self.say(key)
        if self.wording.has("lines-keys"):
            self.say("lines-keys")

    def try_move(self, seat: int, text: str) -> None:
        trial = self.sitting.trial_by_hands(text) if self.sitting.can_be_tried(text) else None
        while trial is None:
            trial = self.sitting.trial(seat, text)
            if trial is None:
                self.sitting.wait(PATIENCE)
        if trial.reason is not None:
            self.print(Text(reason_text(self.wording, trial.reason), "red"))
            return
        view, points = self.sitting.view(seat), self.sitting.standing()
        self.print(Text(trial_sentence(self._drawing, view, trial, self.names, points, self.language)))

    def tell_seats(self) -> None:
        """A line for each seat: how it stands, what is seen of it, and whose move is awaited."""
        sitting, view = self.sitting, self.sitting.view(self.eyes)
        measures = self._drawing.measures(view, sitting.standing(), self.language)
        notes = self._drawing.spoken_notes(view, self.language) or [""] * len(measures)
        for seat, (name, measure, note) in enumerate(zip(self.names, measures, notes, strict=True)):
            waits = self.wording.say("lines-acts") if seat in sitting.to_act() else ""
            row = facts_text([measure, *filter(None, (note, waits))], self.wording)
            self.print(Text(name_text(f"{seat + 1} {name}", row, self.wording)), soft_wrap=True)

    def tell_log(self, count: int) -> None:
        events = [event for entry in self.sitting.entries(self.eyes) for event in entry.events]
        for line in sentences(self.wording, events, self.names, self.eyes)[-count:] if count else []:
            self.print(Text(line), soft_wrap=True)

    def read_parts(self, move: str) -> None:
        """What is printed on the things a move names, or on what goes by this name."""
        moves = [offer.move for offer in self.sitting.offers(self.viewer)]
        view = self.sitting.view(self.eyes)
        known = move in moves or (move.startswith("page ") and move[5:].isdecimal())
        parts = self._drawing.named_parts(view, move, self.language) if known else []
        parts = parts or parts_called(self._drawing, move, self.language)
        for part in parts:
            self.print(part_text(part, self.wording))
        if not parts:
            self.say("lines-read-nothing")

    def give_hints(self, seat: int) -> None:
        view = self.sitting.view(seat)
        for hint in self.sitting.hints(seat):
            label = move_label(self._drawing, view, hint.move, self.language)
            move, why = hint_lines(self.wording, hint, label, self.names, seat)
            self.print(Text.assemble((move, "bold"), f"  {why}"))

    def keep(self, name: str) -> None:
        path = parse_file(name) if name else self.sitting.suggested_file()
        if path.exists():
            raise refusal("file-exists", file=str(path))
        self.sitting.keep(path)
        self._kept_at = self.sitting.n
        self.say("kept-go-on", file=str(path))

    def ask_confirmation(self, seat: int) -> None:
        """Before others act, the turn may still be taken back; any line but `undo` goes on."""
        self.say("lines-confirm" if self.sitting.turn_ended else "lines-confirm-move")
        line = one_line(self.read())
        if line == "undo":
            self.sitting.undo(seat)
        elif not line or not self.obey_penance(seat, line):
            self.sitting.confirm()

    def ask_changes(self, sealed: list[int]) -> None:
        """Everybody has chosen in secret: a seat's number lets that player choose again, any other line shows all."""
        self.viewer = None
        self.wipe()
        self.say("lines-change", seats=", ".join(f"{seat + 1} {self.names[seat]}" for seat in sealed))
        line = self.read().strip()
        if line in [str(seat + 1) for seat in sealed]:
            self.sitting.change(int(line) - 1)
        else:
            self.sitting.reveal()

    # --- printing ---------------------------------------------------------------------------------------------------

    def print(self, page: RenderableType, soft_wrap: bool = False) -> None:
        """Everything printed here goes this way: letters, digits and plain punctuation. What reads a pipe gets each
        sentence in one line, however long it is."""
        self.console.print(plain_page(page, self.wording), soft_wrap=soft_wrap or not self.console.is_terminal)

    def say(self, key: str, **values: str) -> None:
        self.print(Text(self.wording.say(key, values)))

    def tell_news(self) -> None:
        """What has happened and what was said since the last time."""
        if self.sitting.n < self._printed:
            self._printed = self.sitting.n  # something was taken back
        self.tell_entries(self._printed)
        self._printed = self.sitting.n
        if self._counted and not self.sitting.counts:
            self.say("event-luck-undone")
        self._counted = self.sitting.counts
        for speech in self.sitting.speeches[self._printed_speeches :]:
            line = name_text(speech.name, speech.text, self.wording) if speech.name else speech.text
            self.print(Text(line), soft_wrap=True)
        self._printed_speeches = len(self.sitting.speeches)
        if (trouble := self.sitting.trouble()) != self._trouble:
            self._trouble = trouble
            self.say(trouble or "distant-back")

    def tell_entries(self, since: int) -> None:
        """What the one person may know of it, in sentences; a move that no sentence tells of by its notation. Among
        several nobody's secrets."""
        viewer = self.sitting.only_person()
        for entry in self.sitting.entries(viewer, since):
            lines = sentences(self.wording, entry.events, self.names, viewer)
            for line in lines:
                self.print(Text(line), soft_wrap=True)
            if not lines and 0 <= entry.seat < len(self.names):
                move = entry.move or self.wording.say("lines-secret")
                self.print(Text(name_text(self.names[entry.seat], move, self.wording)), soft_wrap=True)

    def show_board(self, seat: int | None) -> None:
        """The position, one fact a line."""
        sitting = self.sitting
        view = sitting.view(seat)
        self.print(Text(self.wording.say("terminal-turn", {"turn": sitting.turn()}), "bold"))
        self.tell_seats()
        for fact in self._drawing.facts(view, self.names, self.language):
            self.print(Text(fact), soft_wrap=True)
        for line in self._drawing.orders(view, self.language):
            self.print(Text(line), soft_wrap=True)

    def list_first(self, moves: list[str]) -> None:
        self.list_moves(moves if len(moves) <= FEW else moves[:1], len(moves))

    def list_moves(self, moves: list[str], count: int) -> None:
        self.print(Text(self.wording.say("head-moves", {"count": count})))
        view = self.sitting.view(self.viewer)
        for move in moves:
            label = move_label(self._drawing, view, move, self.language)
            self.print(Text(f"  {move}{f' = {label}' if label else ''}"), soft_wrap=True)
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
