"""What happened and what was said at a table, as lines of the full screen's log."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from armarium.terminal.drawing import QUIET, SEATS, name_text, sentences
from armarium.terminal.session import Session, Speech
from armarium.words import Words


def log_lines(session: Session, wording: Words, names: Sequence[str], viewer: int | None) -> list[Text]:
    """The goal, then turn by turn as the viewer may know it, with what was said in between."""
    lines = [Text(wording.say("screen-goal"), QUIET)] if wording.has("screen-goal") else []
    speeches = list(session.speeches)
    turn = 0
    for entry in session.entries(viewer):
        while speeches and speeches[0].at < entry.at:
            lines.append(speech_line(speeches.pop(0), wording))
        if entry.turn != turn:
            turn = entry.turn
            lines.append(Text(wording.say("terminal-turn", {"turn": turn}), QUIET))
        ink = SEATS[entry.seat % len(SEATS)]
        for place, line in enumerate(sentences(wording, entry.events, names, viewer)):
            lines.append(Text(line, "" if place else ink))
    lines += [speech_line(speech, wording) for speech in speeches]
    return lines if session.counts else [*lines, Text(wording.say("event-luck-undone"), QUIET)]


def speech_line(speech: Speech, wording: Words) -> Text:
    if not speech.name:
        return Text(speech.text)
    line = Text(name_text(speech.name, f"“{speech.text}”", wording))
    line.stylize("bold", 0, len(speech.name))
    return line
