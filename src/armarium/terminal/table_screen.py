"""The table on a full screen: aim with the arrows or type a move, read what it would do, play it.

There are no modes. Letters go into the line and narrow the list; while the line is empty, arrows, space and Tab aim.
"""

from __future__ import annotations

import asyncio

from textual import work
from textual.widgets import OptionList

from armarium.hooks import Part
from armarium.reason import Refused
from armarium.terminal.drawing import call_label, parts_called
from armarium.terminal.reporting import WRONG, keep_report
from armarium.terminal.screens import (
    CallScreen,
    ChangeScreen,
    PassScreen,
    ReadScreen,
    ResultScreen,
    parts_page,
    session_result,
)
from armarium.terminal.session import Call, Session
from armarium.terminal.table_view import TableView
from armarium.words import refusal_text

TICK = 0.25  # seconds between looks at the clock
SAY = "say "  # begins what is said aloud


class TableScreen(TableView):
    """What people do at the table, and the course of the game."""

    def __init__(self, sitting: Session, language: str, pause: float, aiming: float) -> None:
        super().__init__(sitting, language, aiming)
        self.pause = pause
        self.picked = False  # whether somebody walked the narrowed list
        self._taken = ""  # the move in mind whose card was taken first
        self._goes_on = False  # whether `proceed` is at work

    def on_mount(self) -> None:
        self.set_interval(TICK, self.tick)
        self.proceed()

    # --- the course of the game -----------------------------------------------------------------------------------

    def tick(self) -> None:
        """Clocks run, and a table far away goes on by itself."""
        if self.sitting.tick():
            self.go_on()
        elif self.duties.of(self.viewer, self.language):
            self._draw_duties()

    def go_on(self) -> None:
        """Something has happened that nobody here played."""
        if len(self.sitting.people()) < 2:
            self.viewer = self.sitting.only_person()
        if self._goes_on:
            self.draw()
        else:
            self.proceed()

    @work(exclusive=True)
    async def proceed(self) -> None:
        """Let bots move, hand the keyboard on, show what was sealed, end the game: all that comes before the next
        person's move."""
        self._goes_on = True
        try:
            self.draw()
            while await self._take_step():
                self.draw()
            self.draw()
        finally:
            self._goes_on = False
        if self.sitting.is_over():
            self.show_result()

    async def _take_step(self) -> bool:
        """Whether anything was to be done before somebody here has to move."""
        sitting = self.sitting
        if sitting.is_over():
            return False
        if (bot := sitting.bot_to_act()) is not None:
            await self._let_think(bot)
        elif sealed := sitting.sealed_seats():
            await self._ask_for_changes(sealed)
        elif (seat := sitting.person_to_act()) is not None and seat != self.viewer:
            await self._hand_over(seat)
        else:
            return False
        return True

    async def _let_think(self, seat: int) -> None:
        """A bot's move; dropped where somebody has called out meanwhile."""
        n = self.sitting.n
        move = await asyncio.to_thread(self.sitting.think, seat)
        await asyncio.sleep(self.pause)
        if self.sitting.n == n:
            self.sitting.play(seat, move)

    async def _ask_for_changes(self, sealed: list[int]) -> None:
        """Everybody has chosen: one may still choose again, behind the curtain."""
        self._leave_keyboard()
        choice = await self.app.push_screen_wait(ChangeScreen(sealed, self.names, self.language))
        if choice is None:
            self.sitting.reveal()
        else:
            self.sitting.change(choice)

    async def _hand_over(self, seat: int) -> None:
        self._leave_keyboard()
        is_there = await self.app.push_screen_wait(PassScreen(self.names[seat], self.language))
        if is_there and self.sitting.person_to_act() == seat:
            self.viewer = seat
            self.sitting.watch(seat)

    def _leave_keyboard(self) -> None:
        """Nothing of the last one's stays in sight."""
        self.duties.end_with_turn(self.viewer)
        self.viewer = None
        self.sitting.watch(None)
        self.field.value = ""
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
        self.problem = self.notice = self._taken = ""
        self.picked = False
        self.field.value = ""
        self.go_on()

    # --- calling out --------------------------------------------------------------------------------------------------

    def choose_call(self) -> None:
        """What people may call though they are not asked; at one keyboard anybody may reach for the key."""
        calls = self.sitting.calls()
        self.app.push_screen(CallScreen(calls, self._call_lines(calls), self.language), self._call)

    def _call_lines(self, calls: list[Call]) -> list[str]:
        names, view = self.sitting.names(self.language), self.sitting.view(self.sitting.only_person())
        labels = [call_label(self.drawing, view, call.move, self.language) for call in calls]
        return [f"{names[call.seat]}: {call.move}  {label}".rstrip() for call, label in zip(calls, labels, strict=True)]

    def _call(self, call: Call | None) -> None:
        if call is None:
            return
        try:
            self.sitting.play(call.seat, call.move)
        except Refused as problem:
            self.problem = refusal_text(problem, self.language, self.sitting.game.name)
        for screen in self.app.screen_stack:
            if isinstance(screen, PassScreen):
                screen.dismiss(False)
        self.go_on()

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
            self.notice = self.wording.say("easier-on" if self.sitting.turn_easier(self.viewer) else "easier-off")
        except Refused as problem:
            self.problem = refusal_text(problem, self.language)
        self.draw()

    def read_parts(self) -> None:
        """All that is printed on what is aimed at."""
        aimed, view = self.aimed_move, self.sitting.view(self.viewer)
        self.read(self.drawing.named_parts(view, aimed, self.language) if aimed else [])

    def read_called(self, typed: str) -> bool:
        """What is printed under the name that is typed; whether there is such a thing."""
        parts = parts_called(self.drawing, typed, self.language)
        if parts:
            self.field.value = ""
            self.read(parts)
        return bool(parts)

    def read(self, parts: list[Part]) -> None:
        self.app.push_screen(ReadScreen(parts_page(self.sitting.game.name, parts, self.language)))

    def ask_hint(self) -> None:
        if self.seat is not None and not self._pondering:
            self.ponder(self.seat)

    @work(exclusive=True, group="hint")
    async def ponder(self, seat: int) -> None:
        """Let the master think while the screen stays alive, then aim at what it would play."""
        n = self.sitting.n
        self._pondering = True
        self.draw()
        try:
            hints = await asyncio.to_thread(self.sitting.hints, seat)
        except Refused as problem:
            hints = []
            self.problem = refusal_text(problem, self.language)
        self._pondering = False
        if hints and self.sitting.n == n and self._aim is not None:
            self._hints, self._hinted_at = hints, n
            self._aim.point(hints[0].move)
        self.draw()

    def show_result(self) -> None:
        outcome = self.sitting.outcome()
        if outcome is None or isinstance(self.app.screen, ResultScreen):
            return
        result = session_result(self.sitting, outcome, self.names, self.drawing, self.viewer, self.language)
        self.app.push_screen(ResultScreen(result, self.language))

    # --- keys -------------------------------------------------------------------------------------------------------

    def press(self, key: str) -> bool:
        if self.viewer is not None and self._press_duty(self.viewer, key):
            return True
        if self.sitting.unconfirmed is not None:
            return self._press_unconfirmed(key)
        if self.sitting.is_over() and key == "enter":
            self.show_result()
        if self.seat is None:
            return self._press_aside(key)
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

    def _press_duty(self, viewer: int, key: str) -> bool:
        """Keys that obey a penance; letters only while nothing is typed."""
        if len(key) == 1 and self.field.value:
            return False
        if self.duties.press(viewer, key, self.language):
            self.go_on()
            return True
        if self.seat is None or not self.duties.before_move(viewer, key, self.language):
            return False
        return self._press_typing("enter") if self.field.value.strip() else self._press_aiming("enter")

    def _press_aside(self, key: str) -> bool:
        """It is not one's turn: one may speak, and answer what a penance asks."""
        if key == "enter":
            self._speak_aside(self.field.value.strip())
        elif key == "escape":
            self.field.value = ""
        elif key == "question_mark" and self.read_called(self.field.value):
            pass
        else:
            return self.viewer is None or key == "tab"
        return True

    def _speak_aside(self, typed: str) -> None:
        if self.viewer is not None and typed:
            if not self._is_aside(self.viewer, typed):
                self.problem = self.wording.say("aside-only")
                self.draw()
                return
            self.field.value = ""
            self.go_on()

    def _is_aside(self, viewer: int, typed: str) -> bool:
        """Whether a line is no move but a word said aloud, or what obeys a penance; it is done then."""
        if typed.lower().startswith(SAY) or typed.startswith(('"', "“", "«")):
            self._say(viewer, typed.removeprefix(typed[: len(SAY)]) if typed.lower().startswith(SAY) else typed[1:])
            return True
        if typed.lower().partition(" ")[0] == WRONG:
            self._report(viewer, typed.partition(" ")[2])
            return True
        word = " ".join(typed.lower().split())
        return self.duties.type(viewer, word, self.language) or (
            word not in self._labels and self.duties.answer(viewer, typed, self.language)
        )

    def _say(self, viewer: int, text: str) -> None:
        try:
            self.sitting.say(viewer, text.strip(' "”»'))
        except Refused as problem:
            self.problem = refusal_text(problem, self.language, self.sitting.game.name)

    def _report(self, viewer: int, sentence: str) -> None:
        try:
            path = keep_report(self.sitting, viewer, sentence, self.language)
        except Refused as problem:
            self.problem = refusal_text(problem, self.language, self.sitting.game.name)
        else:
            self.notice = self.wording.say("report-kept", {"file": str(path)})

    def _press_aiming(self, key: str) -> bool:
        """The line is empty: keys move the aim."""
        aim = self._aim
        if aim is None:
            return False
        self.problem = "" if key != "enter" else self.problem
        self.notice = ""
        if key == "enter":
            self._play_aimed(aim.text)
        elif key == "backspace":
            self.undo()
        elif key == "question_mark":
            self.read_parts()
        elif key == "h" and not any(word.startswith("h") for offer in self._offers for word in offer.move.split()):
            self.ask_hint()
        else:
            return aim.press(key) or key == "tab"
        return True

    def _play_aimed(self, move: str) -> None:
        """Play what is aimed at; where a part of it must be taken first, that alone."""
        pick = None if self.seat is None else self.duties.pick_first(self.seat, move)
        if pick is None:
            self.play(move)
            return
        self._taken = move
        self.field.value = f"{pick.words} "
        self.field.cursor_position = len(self.field.value)

    def _press_typing(self, key: str) -> bool:
        """Something is typed: the list is narrow, Tab completes, Enter plays."""
        matches = self.matching_moves()
        if key == "escape":
            self.field.value = ""
        elif key == "tab":
            self._complete(matches)
        elif key == "enter":
            self._enter(matches)
        elif key == "question_mark" and self.read_called(self.field.value):
            pass
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
        if not matches and self.seat is not None:
            if self._is_aside(self.seat, self.field.value.strip()):
                self._clear_field()
                return
            typed = self._without_word_before(self.seat, typed)
            matches = self.matching_moves(typed)
        if self.picked and self._aim is not None and self._aim.text in matches:
            self.play(self._aim.text)
        elif typed in matches or not matches:
            self.play(typed)
        elif len(matches) == 1:
            self.play(matches[0])
        else:
            self.problem = self.wording.say("several-fit", {"count": len(matches)})

    def _without_word_before(self, seat: int, typed: str) -> str:
        """`far play 1 c9`: what is done before a move may be typed before it."""
        word, _, rest = typed.partition(" ")
        return rest if rest and self.duties.before_move(seat, word, self.language) else typed

    def on_input_changed(self) -> None:
        self.problem = ""
        matches = self.matching_moves()
        self.picked = bool(self._taken) and self._taken in matches
        if self.field.value.strip() and matches and self._aim is not None:
            self._aim.point(self._taken if self.picked else matches[0])
        self._taken = self._taken if self.picked else ""
        self._tell_typed_pick()
        self.draw()

    def _tell_typed_pick(self) -> None:
        """Who types a card and a space has taken that card."""
        typed, seat = self.field.value.lower(), self.seat
        if seat is None or not (typed.endswith(" ") or len(typed.split()) > 2):
            return
        pick = self.duties.pick_first(seat, typed)
        if pick is not None and any(move.startswith(f"{pick.words} ") for move in self._labels):
            self.duties.tell_pick(seat, pick)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A click on a move aims at it."""
        if self._aim is not None and self.seat is not None:
            self.problem = ""
            self._aim.point(str(event.option.id))
            self.picked = True
            self.draw()
