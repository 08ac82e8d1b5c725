"""The table on a full screen: aim with the arrows or type a move, read what it would do, play it.

There are no modes. Letters go into the line and narrow the list; while the line is empty, arrows, space and Tab aim.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, ClassVar

from rich.console import RenderableType
from rich.text import Text
from textual import work
from textual.app import App
from textual.binding import Binding
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from armarium.bots.hints import Hint
from armarium.hooks import Aim
from armarium.reason import Refused, refusal
from armarium.terminal import frame, screens
from armarium.terminal.drawing import (
    QUIET,
    SEATS,
    hint_lines,
    move_label,
    part_text,
    reason_text,
    sentences,
    standing,
    trial_sentence,
)
from armarium.terminal.frame import Frame
from armarium.terminal.plain import drawing_of
from armarium.terminal.screens import (
    KeepScreen,
    PassScreen,
    ReadScreen,
    ResultScreen,
    help_page,
    parts_page,
    result_text,
)
from armarium.terminal.sitting import Sitting
from armarium.words import LANGUAGES, Words, refusal_text, words

ALARM = "#ff5f6d"
KEYS = {
    "f1": "help",
    "f2": "language",
    "f3": "hint",
    "f4": "easier",
    "f6": "panel",
    "ctrl+s": "keep",
    "ctrl+z": "undo",
    "ctrl+c": "leave",
    "ctrl+q": "leave",
}
TYPING = (("Tab", "key-complete"), ("↑↓", "key-choose"), ("Enter", "key-play"), ("Esc", "key-clear"))
PAUSE = 0.7  # seconds between the moves of bots, so that people can follow


class TableScreen(Frame):
    """`viewer` is the seat whose hand may be seen now; None before somebody has taken the keyboard."""

    def __init__(self, sitting: Sitting, language: str, pause: float) -> None:
        super().__init__(language)
        self.sitting = sitting
        self.pause = pause
        self.viewer: int | None = sitting.only_person()
        self.problem = ""
        self.notice = ""
        self.picked = False  # whether somebody walked the narrowed list
        self.drawing = drawing_of(sitting.game)
        self._aim: Aim | None = None
        self._offers: list[Any] = []
        self._labels: dict[str, str] = {}
        self._aimed_at = (-1, -1)
        self._hints: list[Hint] = []
        self._hinted_at = -1  # the move the hints are about
        self._pondering = False

    @property
    def wording(self) -> Words:
        return words(self.sitting.game.name, self.language)

    @property
    def names(self) -> list[str]:
        return self.sitting.names(self.language, self.viewer)

    @property
    def seat(self) -> int | None:
        """The person at the keyboard, when it is their move."""
        seat = self.sitting.person_to_act()
        return seat if seat == self.viewer else None

    @property
    def aimed_move(self) -> str:
        """The notation of the move in mind."""
        return self._aim.text if self._aim is not None else ""

    def on_mount(self) -> None:
        self.proceed()

    # --- the course of the game -----------------------------------------------------------------------------------

    @work(exclusive=True)
    async def proceed(self) -> None:
        """Let bots move, hand the keyboard on, end the game: whatever comes before the next person's move."""
        self.draw()
        while (seat := self.sitting.bot_to_act()) is not None:
            move = await asyncio.to_thread(self.sitting.think, seat)
            await asyncio.sleep(self.pause)
            self.sitting.play(seat, move)
            self.draw()
        if self.sitting.is_over():
            self.show_result()
            return
        seat = self.sitting.person_to_act()
        if seat is not None and seat != self.viewer:
            self.viewer = None
            self.draw()
            await self.app.push_screen_wait(PassScreen(self.names[seat], self.language))
            self.viewer = seat
        self.draw()

    def play(self, text: str) -> None:
        seat = self.seat
        if seat is None or not text:
            return
        try:
            self.sitting.play(seat, text)
        except Refused as problem:
            self.problem = refusal_text(problem, self.language, self.sitting.game.name)
            self.draw()
            return
        self._clear_field()

    def _clear_field(self) -> None:
        self.problem = self.notice = ""
        self.picked = False
        self.field.value = ""
        self.proceed()

    def undo(self) -> None:
        if self.viewer is None:
            return
        try:
            self.sitting.undo(self.viewer)
        except Refused as problem:
            self.problem = refusal_text(problem, self.language)
            self.draw()
            return
        self._clear_field()

    def turn_easier(self) -> None:
        """Easier ways for the player at the keyboard, on or off."""
        if self.viewer is None:
            return
        try:
            self.sitting.turn_easier(self.viewer)
        except Refused as problem:
            self.problem = refusal_text(problem, self.language)
        self.draw()

    def read_parts(self) -> None:
        """All that is printed on what is aimed at."""
        parts = self.drawing.named_parts(self.sitting.view(self.viewer), self.aimed_move, self.language)
        self.app.push_screen(ReadScreen(parts_page(self.sitting.game.name, parts, self.language)))

    def ask_hint(self) -> None:
        if self.seat is not None and not self._pondering:
            self.ponder(self.seat)

    @work(exclusive=True, group="hint")
    async def ponder(self, seat: int) -> None:
        """Let the master think while the screen stays alive, then aim at what it would play."""
        n = self.sitting.table.n
        self._pondering = True
        self.draw()
        try:
            hints = await asyncio.to_thread(self.sitting.hints, seat)
        except Refused as problem:
            hints = []
            self.problem = refusal_text(problem, self.language)
        self._pondering = False
        if hints and self.sitting.table.n == n and self._aim is not None:
            self._hints, self._hinted_at = hints, n
            self._aim.point(hints[0].move)
        self.draw()

    def show_result(self) -> None:
        outcome = self.sitting.table.outcome()
        assert outcome is not None
        result = result_text(
            self.sitting.game.name,
            self.names,
            outcome,
            self.language,
            self.sitting.only_person(),
            self.sitting.table.counts,
            self.drawing.measures(self.sitting.view(self.viewer), outcome.scores, self.language),
        )
        self.app.push_screen(ResultScreen(result, self.language))

    # --- keys -------------------------------------------------------------------------------------------------------

    def press(self, key: str) -> bool:
        if self.sitting.unconfirmed is not None:
            return self._press_unconfirmed(key)
        if self.sitting.is_over() and key == "enter":
            self.show_result()
        if self.seat is None:
            return len(key) == 1 or key in ("enter", "space", "tab", "backspace")
        taken = self._press_typing(key) if self.field.value.strip() else self._press_aiming(key)
        if taken:
            self.draw()
        return taken

    def _press_unconfirmed(self, key: str) -> bool:
        if key == "enter":
            self.sitting.confirm()
            self._clear_field()
        elif key in ("backspace", "escape"):
            self.undo()
        return True

    def _press_aiming(self, key: str) -> bool:
        """The line is empty: keys move the aim."""
        aim = self._aim
        if aim is None:
            return False
        self.problem = "" if key != "enter" else self.problem
        self.notice = ""
        if key == "enter":
            self.play(aim.text)
        elif key == "backspace":
            self.undo()
        elif key == "question_mark":
            self.read_parts()
        elif key == "h" and not any(word.startswith("h") for offer in self._offers for word in offer.move.split()):
            self.ask_hint()
        else:
            return aim.press(key) or key == "tab"
        return True

    def _press_typing(self, key: str) -> bool:
        """Something is typed: the list is narrow, Tab completes, Enter plays."""
        matches = self.matching_moves()
        if key == "escape":
            self.field.value = ""
        elif key == "tab":
            self._complete(matches)
        elif key == "enter":
            self._enter(matches)
        else:
            walked = self._aim is not None and self._aim.walk(key, matches)
            self.picked = self.picked or walked
            return walked
        return True

    def _complete(self, matches: list[str]) -> None:
        """As far as all moves that fit agree, word by word."""
        rows = [move.split() for move in matches]
        if not rows:
            return
        common: list[str] = []
        for parts in zip(*rows, strict=False):
            if len(set(parts)) > 1:
                break
            common.append(parts[0])
        text = " ".join(common)
        if len(text) >= len(self.field.value.strip()):
            self.field.value = text if len(matches) == 1 else f"{text} "
            self.field.cursor_position = len(self.field.value)

    def _enter(self, matches: list[str]) -> None:
        typed = " ".join(self.field.value.lower().split())
        if typed == "hint" and not matches:
            self.field.value = ""
            self.ask_hint()
            return
        if self.picked and self._aim is not None and self._aim.text in matches:
            self.play(self._aim.text)
        elif typed in matches or not matches:
            self.play(typed)
        elif len(matches) == 1:
            self.play(matches[0])
        else:
            self.problem = self.wording.say("several-fit", {"count": len(matches)})

    def matching_moves(self) -> list[str]:
        """The offered moves that fit what is typed."""
        moves = [offer.move for offer in self._offers]
        return [move for move in moves if fits(self.field.value, f"{move} {self._labels[move].lower()}")]

    def on_input_changed(self) -> None:
        self.problem = ""
        self.picked = False
        matches = self.matching_moves()
        if self.field.value.strip() and matches and self._aim is not None:
            self._aim.point(matches[0])
        self.draw()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A click on a move aims at it."""
        if self._aim is not None and self.seat is not None:
            self.problem = ""
            self._aim.point(str(event.option.id))
            self.picked = True
            self.draw()

    # --- drawing ----------------------------------------------------------------------------------------------------

    def draw(self) -> None:
        if not self.is_mounted:
            return
        self._take_aim()
        table = self.sitting.table
        view = self.sitting.view(self.viewer)
        notes = self.drawing.notes(view, self.language)
        turn = self.wording.say("terminal-turn", {"turn": table.turn()})
        aim = f" · {self.wording.say('screen-aim')}" if self.wording.has("screen-aim") else ""
        self.put("#title", f"{self.wording.say(f'game-{table.game.name}')} · {turn}{aim}")
        scores = self.drawing.scores(view, table.standing(), self.language)
        self.put("#standing", standing(self.names, scores, notes, table.to_act()))
        self._draw_board()
        self._draw_list()
        self.put("#log-head", self.wording.say("head-log"))
        self.put_log(self._log_lines())
        self._draw_prompt(view)

    def _take_aim(self) -> None:
        """A new aim whenever the table has moved on or another seat looks."""
        table = self.sitting.table
        now = (table.n, -1 if self.viewer is None else self.viewer)
        if self._aim is not None and now == self._aimed_at and self._aim.language == self.language:
            return
        last, stays = self._aim, now == self._aimed_at
        self._aimed_at = now
        self._offers = table.offers(self.viewer) if self.seat is not None else []
        view = self.sitting.view(self.viewer)
        self._aim = self.drawing.aim(view, self._offers, self.language)
        if last is not None and stays and last.text:
            self._aim.point(last.text)
        elif last is not None:
            self._aim.follow(last)
        self._labels = {offer.move: move_label(self.drawing, view, offer.move, self.language) for offer in self._offers}

    def _draw_board(self) -> None:
        aim = self._aim
        if aim is None:
            return
        aim.trial = self.sitting.trial(self.seat, aim.text) if self.seat is not None and aim.text else None
        aim.roomy = self.roomy
        self.put_board(aim.board(), aim.focus())
        hand = self._own_things(aim.hand())
        self.query_one("#hand-frame").display = hand is not None
        self.put("#hand", hand if hand is not None else "")
        self._draw_note()

    def _own_things(self, hand: RenderableType | None) -> RenderableType | None:
        """The hand of whoever looks, and what is demanded of them."""
        seat, view = self.viewer, self.sitting.view(self.viewer)
        moves = [] if seat is None else self.sitting.moves_of_turn(seat)
        lines = self.drawing.orders(view, moves, self.language)
        if not lines:
            return hand
        orders = Text("\n".join(lines))
        return Text("\n").join([hand, orders]) if isinstance(hand, Text) else orders

    def _draw_note(self) -> None:
        """What the move in mind would do, or why it is refused; what is typed counts where no offered move fits it."""
        typed = " ".join(self.field.value.lower().split())
        trial = self._aim.trial if self._aim is not None else None
        if typed and self.seat is not None and not self.matching_moves():
            trial = self.sitting.trial(self.seat, typed)
        if self._pondering:
            self.put("#note", Text(self.wording.say("hint-thinking"), QUIET))
        elif self.problem:
            self.put("#note", Text(f"✗ {self.problem}", ALARM))
        elif self.notice:
            self.put("#note", Text(f"✓ {self.notice}", "#86e0a5"))
        elif trial is None:
            self.put("#note", "")
        else:
            self.put("#note", self._trial_text(trial))

    def _trial_text(self, trial: Any) -> Text:
        if trial.reason is not None:
            return Text.assemble((f"{trial.move}  ", "bold"), (f"✗ {reason_text(self.wording, trial.reason)}", ALARM))
        view = self.sitting.view(self.viewer)
        parts = self.drawing.named_parts(view, trial.move, self.language)
        about = " ".join(part_text(part, self.wording).plain for part in parts)
        effect = trial_sentence(self.drawing, view, trial, self.names, self.sitting.table.standing(), self.language)
        return Text.assemble((f"{trial.move}  ", "bold"), (effect, "#86e0a5"), f"  {about}")

    def _draw_list(self) -> None:
        matches = self.matching_moves() if self.seat is not None else []
        self.put("#moves-head", self.wording.say("head-moves", {"count": len(matches)}))
        moves = self.moves
        entries = [f"{move}  {self._labels[move]}".rstrip() for move in matches]
        if [str(option.prompt) for option in moves.options] != entries:
            moves.clear_options()
            moves.add_options([Option(entry, move) for entry, move in zip(entries, matches, strict=True)])
        moves.highlighted = matches.index(self.aimed_move) if self.aimed_move in matches else None

    def _log_lines(self) -> list[Text]:
        goal = self.wording.say("screen-goal") if self.wording.has("screen-goal") else ""
        lines = [Text(goal, QUIET)] if goal else []
        turn = 0
        for step in self.sitting.table.log[1:]:
            if step.turn != turn:
                turn = step.turn
                lines.append(Text(self.wording.say("terminal-turn", {"turn": turn}), QUIET))
            events = [event.seen_by(self.viewer) for event in step.events]
            ink = SEATS[step.line.seat % len(SEATS)]
            for place, line in enumerate(sentences(self.wording, events, self.names, self.viewer)):
                lines.append(Text(line, "" if place else ink))
        if not self.sitting.table.counts:
            lines.append(Text(self.wording.say("event-luck-undone"), QUIET))
        return lines + self._hint_lines()

    def _hint_lines(self) -> list[Text]:
        if self._hinted_at != self.sitting.table.n or self.viewer is None:
            return []
        lines = [Text(self.wording.say("head-hints"), QUIET)]
        for hint in self._hints:
            move, why = hint_lines(self.wording, hint, self.names, self.viewer)
            lines += [Text(move, f"bold {SEATS[0]}"), Text(why)]
        return lines

    def _draw_prompt(self, view: Any) -> None:
        own = (("⌫", "key-undo"),) if self.sitting.table.can_undo(self.viewer) else ()
        alone = (("F3", "key-hint"),) if self.roomy and self.sitting.only_person() is not None else ()
        always = (*alone, ("F1", "key-help"), ("F6", "key-panel"), ("^C", "key-leave"))
        if self.sitting.unconfirmed is not None:
            key = "prompt-confirm" if self.sitting.turn_ended else "prompt-confirm-move"
            self.put_prompt(self.wording.say(key), self.wording.attribute(key, "hint"))
            self.put_keys((("Enter", "key-confirm"), ("⌫", "key-undo"), *always))
        elif self.sitting.is_over():
            self.put_prompt(self.wording.say("prompt-over"))
            self.put_keys((("Enter", "key-result"), *always))
        elif self.seat is None:
            waiting = [self.names[seat] for seat in self.sitting.table.to_act()]
            self.put_prompt(self.wording.say("prompt-waiting", {"players": ", ".join(waiting), "count": len(waiting)}))
            self.put_keys(always)
        else:
            self.put_prompt(*self.drawing.prompt(view, self.language))
            aim = self._aim.keys if self._aim is not None else ()
            keys = TYPING if self.field.value else (*aim, ("Enter", "key-play"), ("?", "key-read"), *own)
            self.put_keys((*keys, *always))
        self.field.placeholder = self.wording.say("field-move") if self.seat is not None else ""


def fits(typed: str, move: str) -> bool:
    """Every typed word begins a word of the move, in order: `12 m14` fits `lay 12 m14 r1`."""
    parts = iter(move.split())
    return all(any(part.startswith(word) for part in parts) for word in typed.lower().split())


class PlayApp(App[str]):
    """Ends with `over`, `kept`, `left` or `interrupted`; `file` is where the game was kept last."""

    CSS = frame.STYLE + screens.STYLE
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar = [Binding(key, action, priority=True) for key, action in KEYS.items()]

    def __init__(self, sitting: Sitting, language: str, pause: float = PAUSE) -> None:
        super().__init__()
        self.sitting = sitting
        self.language = language
        self.file: Path | None = None
        self.table = TableScreen(sitting, language, pause)

    def on_mount(self) -> None:
        self.push_screen(self.table)

    def action_help(self) -> None:
        if self.screen is self.table:
            self.push_screen(ReadScreen(help_page(self.sitting.game.name, self.table.drawing, self.language)))
        elif isinstance(self.screen, ReadScreen):
            self.screen.dismiss()

    def action_language(self) -> None:
        """Switch to the next language at once."""
        if self.screen is self.table:
            self.language = LANGUAGES[(LANGUAGES.index(self.language) + 1) % len(LANGUAGES)]
            self.table.language = self.language
            self.table.draw()

    def action_hint(self) -> None:
        if self.screen is self.table:
            self.table.ask_hint()

    def action_easier(self) -> None:
        if self.screen is self.table:
            self.table.turn_easier()

    def action_panel(self) -> None:
        if self.screen is self.table:
            self.table.next_panel()

    def action_undo(self) -> None:
        if self.screen is self.table:
            self.table.undo()

    def action_keep(self) -> None:
        if self.screen is self.table:
            self.push_screen(self._keep_screen(leaving=False), self._confirm_keeping)

    def action_leave(self) -> None:
        """Ctrl-C: offer to keep an unfinished game; a second time leaves without."""
        if isinstance(self.screen, KeepScreen):
            self.screen.interrupt()
        elif self.sitting.is_over():
            self.exit("over")
        elif any(isinstance(screen, KeepScreen) for screen in self.screen_stack):
            self.exit("interrupted")
        else:
            self.push_screen(self._keep_screen(leaving=True), self._finish_leaving)

    def _confirm_keeping(self, answer: str | None) -> None:
        if answer == "kept":
            self.table.notice = self.table.wording.say("kept-go-on", {"file": str(self.file)})
            self.table.draw()

    def _finish_leaving(self, answer: str | None) -> None:
        if answer in ("kept", "left"):
            self.exit("kept" if answer == "kept" else "interrupted")

    def _keep_screen(self, leaving: bool) -> KeepScreen:
        return KeepScreen(self._keep, self.file or self.sitting.suggested_file(), leaving, self.language)

    def _keep(self, path: Path) -> None:
        if path != self.file and path.exists():
            raise refusal("file-exists", file=str(path))
        self.sitting.keep(path)
        self.file = path
