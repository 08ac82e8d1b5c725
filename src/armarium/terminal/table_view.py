"""The table as it stands on a full screen: board, hand, standing, list and log, and what the move in mind would do.

It shows what it is told and takes aim; whose move it is and what keys do, `table_screen` knows.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text
from textual import work
from textual.timer import Timer
from textual.widgets.option_list import Option

from armarium.bots.hints import Hint
from armarium.hooks import Aim, Offer, Trial
from armarium.terminal.drawing import (
    QUIET,
    SEATS,
    fits,
    hint_lines,
    move_label,
    part_text,
    reason_text,
    standing,
    trial_sentence,
)
from armarium.terminal.duties import Duties
from armarium.terminal.frame import Frame
from armarium.terminal.log_lines import log_lines
from armarium.terminal.plain import drawing_of
from armarium.terminal.session import Session
from armarium.words import Words, words

ALARM, BRASS, FRESH = "#ff5f6d", "#e8c268", "#86e0a5"
TYPING = (("Tab", "key-complete"), ("↑↓", "key-choose"), ("Enter", "key-play"), ("Esc", "key-clear"))
ASIDE = (("Enter", "key-say"), ("Esc", "key-clear"))


class TableView(Frame):
    """`viewer` is the seat whose hand may be seen now; None before somebody has taken the keyboard."""

    has_hints = True

    def __init__(self, sitting: Session, language: str, aiming: float) -> None:
        super().__init__(language)
        self.sitting = sitting
        self.aiming = aiming
        self.viewer: int | None = sitting.only_person()
        self.problem = ""
        self.notice = ""
        self.drawing = drawing_of(sitting.game)
        self.duties = Duties(sitting, self.drawing, keys=True)
        self._aim: Aim | None = None
        self._offers: list[Offer] = []
        self._labels: dict[str, str] = {}
        self._aimed_at = (-1, -1)
        self._hints: list[Hint] = []
        self._hinted_at = -1  # the move the hints are about
        self._pondering = False
        self._trying: tuple[int, str] | None = None  # the log number and the move that hands try
        self._tried: tuple[tuple[int, str], Trial | None] | None = None  # and what came of it
        self._aim_clock: Timer | None = None

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
        return seat if seat == self.viewer and not self.sitting.trouble() else None

    @property
    def aimed_move(self) -> str:
        """The notation of the move in mind."""
        return self._aim.text if self._aim is not None else ""

    def matching_moves(self, typed: str | None = None) -> list[str]:
        """The offered moves that fit what is typed."""
        text = self.field.value if typed is None else typed
        moves = [offer.move for offer in self._offers]
        return [move for move in moves if fits(text, f"{move} {self._labels[move].lower()}")]

    def draw(self) -> None:
        if not self.is_mounted:
            return
        self.duties.end_with_turn(self.viewer)
        self._take_aim()
        sitting = self.sitting
        view = sitting.view(self.viewer)
        notes = self.drawing.notes(view, self.language)
        turn = self.wording.say("terminal-turn", {"turn": sitting.turn()})
        aim = f" · {self.wording.say('screen-aim')}" if self.wording.has("screen-aim") else ""
        box = f" · {sitting.box}" if sitting.box else ""
        self.put("#title", f"{self.wording.say(f'game-{sitting.game.name}')}{box} · {turn}{aim}")
        scores = self.drawing.scores(view, sitting.standing(), self.language)
        self.put("#standing", standing(self.names, scores, notes, sitting.to_act()))
        self._draw_board()
        self._draw_list()
        self._draw_duties()
        self.put("#log-head", self.wording.say("head-log"))
        self.put_log(self._log_lines())
        self._draw_prompt(view)

    def _draw_duties(self) -> None:
        """What a penance demands now, with the time that is left."""
        duties = self.duties.of(self.viewer, self.language)
        lines = [Text(f"◉ {duty.sentence}", ALARM if duty.late else BRASS) for duty in duties]
        self.query_one("#duties-frame").display = bool(lines)
        self.put("#duties", Text("\n").join(lines))

    def _take_aim(self) -> None:
        """A new aim whenever the table has moved on or another seat looks."""
        now = (self.sitting.n, -1 if self.viewer is None else self.viewer)
        if self._aim is not None and now == self._aimed_at and self._aim.language == self.language:
            return
        last, stays = self._aim, now == self._aimed_at
        self._aimed_at = now
        self._offers = self.sitting.offers(self.viewer) if self.seat is not None else []
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
        aim.trial = self.trial_of(aim.text) if self.seat is not None and aim.text else None
        aim.roomy = self.roomy
        self.put_board(aim.board(), aim.focus())
        hand = self._own_things(aim.hand())
        self.query_one("#hand-frame").display = hand is not None
        self.put("#hand", hand if hand is not None else "")
        self._draw_note()

    def trial_of(self, text: str) -> Trial | None:
        """By other hands, once they have tried it; they begin when it has been in mind for a moment."""
        asked = (self.sitting.n, text)
        if self._tried is not None and self._tried[0] == asked:
            return self._tried[1]
        if self._trying != asked:
            self._trying = asked
            if self._aim_clock is not None:
                self._aim_clock.stop()
            self._aim_clock = self.set_timer(self.aiming, lambda: self.try_by_hands(text))
        return self.sitting.trial(self.seat or 0, text)

    @work(exclusive=True, group="trial")
    async def try_by_hands(self, text: str) -> None:
        asked = (self.sitting.n, text)
        if self._trying != asked or not self.sitting.can_be_tried(text):
            return
        trial = await asyncio.to_thread(self.sitting.trial_by_hands, text)
        if self._trying == asked and self.sitting.n == asked[0]:
            self._tried = (asked, trial)
            self.draw()

    def _own_things(self, hand: RenderableType | None) -> RenderableType | None:
        """The hand of whoever looks, and what is demanded of them."""
        lines = self.drawing.orders(self.sitting.view(self.viewer), self.language)
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
            self.put("#note", Text(f"✓ {self.notice}", FRESH))
        elif trial is None:
            self.put("#note", "")
        else:
            self.put("#note", self._trial_text(trial))

    def _trial_text(self, trial: Trial) -> Text:
        if trial.reason is not None:
            return Text.assemble((f"{trial.move}  ", "bold"), (f"✗ {reason_text(self.wording, trial.reason)}", ALARM))
        view = self.sitting.view(self.viewer)
        parts = self.drawing.named_parts(view, trial.move, self.language)
        about = " ".join(part_text(part, self.wording).plain for part in parts)
        effect = trial_sentence(self.drawing, view, trial, self.names, self.sitting.standing(), self.language)
        return Text.assemble((f"{trial.move}  ", "bold"), (effect, FRESH), f"  {about}")

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
        return [*log_lines(self.sitting, self.wording, self.names, self.viewer), *self._hint_lines()]

    def _hint_lines(self) -> list[Text]:
        if self._hinted_at != self.sitting.n or self.viewer is None:
            return []
        lines = [Text(self.wording.say("head-hints"), QUIET)]
        for hint in self._hints:
            label = self._labels.get(hint.move, "")
            move, why = hint_lines(self.wording, hint, label, self.names, self.viewer)
            lines += [Text(move, f"bold {SEATS[0]}"), Text(why)]
        return lines

    def _draw_prompt(self, view: object) -> None:
        prompt, hint, keys = self._prompt(view)
        self.put_prompt(prompt, hint)
        alone = (
            (("F3", "key-hint"),) if self.has_hints and self.roomy and self.sitting.only_person() is not None else ()
        )
        calls = (("F7", "key-call"),) if self.sitting.calls() else ()
        self.put_keys((*keys, *calls, *alone, ("F1", "key-help"), ("F6", "key-panel"), ("^C", "key-leave")))
        self.field.placeholder = self.wording.say("field-move") if self.seat is not None else ""

    def _prompt(self, view: object) -> tuple[str, str, tuple[tuple[str, str], ...]]:
        """What is asked now, a hint, and the keys that answer."""
        sitting, say = self.sitting, self.wording.say
        if trouble := sitting.trouble():
            return say(trouble), "", ()
        if sitting.unconfirmed is not None:
            key = "prompt-confirm" if sitting.turn_ended else "prompt-confirm-move"
            return say(key), self.wording.attribute(key, "hint"), (("Enter", "key-confirm"), ("⌫", "key-undo"))
        if sitting.is_over():
            return say("prompt-over"), "", (("Enter", "key-result"),)
        if self.seat is None:
            waiting = [self.names[seat] for seat in others_to_act(sitting.to_act(), sitting.people())]
            prompt = say("prompt-waiting", {"players": ", ".join(waiting), "count": len(waiting)})
            return prompt, "", ASIDE if self.field.value else ()
        prompt, hint = self.drawing.prompt(view, self.language)
        own = (("⌫", "key-undo"),) if sitting.can_undo(self.viewer) else ()
        aim = self._aim.keys if self._aim is not None else ()
        keys = TYPING if self.field.value else (*aim, ("Enter", "key-play"), ("?", "key-read"), *own)
        return prompt, hint, keys


def others_to_act(acting: Sequence[int], people: Sequence[int]) -> list[int]:
    """For whom somebody here waits: bots and players far away; people at this keyboard are asked after them."""
    return [seat for seat in acting if seat not in people] or list(acting)
