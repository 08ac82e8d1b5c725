"""The application on a full screen: the table, the screens beside it, and the keys that work everywhere."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from textual.app import App
from textual.binding import Binding

from armarium.reason import refusal
from armarium.terminal import frame, screens
from armarium.terminal.screens import CallScreen, KeepScreen, PassScreen, ReadScreen, help_page
from armarium.terminal.session import Session
from armarium.terminal.table_screen import TableScreen
from armarium.words import LANGUAGES

KEYS = {
    "f1": "help",
    "f2": "language",
    "f3": "hint",
    "f4": "easier",
    "f6": "panel",
    "f7": "call",
    "ctrl+s": "keep",
    "ctrl+z": "undo",
    "ctrl+c": "leave",
    "ctrl+q": "leave",
}
AIMING = 0.3  # seconds a move is in mind before other hands try it
PAUSE = 0.7  # seconds between the moves of bots, so that people can follow


class PlayApp(App[str]):
    """Ends with `over`, `kept`, `left` or `interrupted`; `file` is where the game was kept last."""

    CSS = frame.STYLE + screens.STYLE
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar = [Binding(key, action, priority=True) for key, action in KEYS.items()]

    table: TableScreen

    def __init__(self, sitting: Session, language: str, pause: float = PAUSE, aiming: float = AIMING) -> None:
        super().__init__()
        self.sitting = sitting
        self.language = language
        self.file: Path | None = None
        self.table = self.make_table(sitting, pause, aiming)

    def make_table(self, sitting: Session, pause: float, aiming: float) -> TableScreen:
        return TableScreen(sitting, self.language, pause, aiming)

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

    def action_call(self) -> None:
        """Anybody may call out at any time, behind the curtain too."""
        if self.screen is self.table or isinstance(self.screen, PassScreen):
            self.table.choose_call()
        elif isinstance(self.screen, CallScreen):
            self.screen.dismiss(None)

    def action_undo(self) -> None:
        if self.screen is self.table:
            self.table.undo()

    def action_keep(self) -> None:
        if not self.sitting.keeps:
            self.table.notice = self.table.wording.say("reason-kept-there")
            self.table.draw()
        elif self.screen is self.table:
            self.push_screen(self._keep_screen(leaving=False), self._confirm_keeping)

    def action_leave(self) -> None:
        """Ctrl-C: offer to keep an unfinished game; a second time leaves without."""
        if isinstance(self.screen, KeepScreen):
            self.screen.interrupt()
        elif self.sitting.is_over():
            self.exit("over")
        elif not self.sitting.keeps:
            self.exit("left")
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
