"""What the drawings of all games share: aims, names, standings, sentences and hints on a terminal. It knows no game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from typing import Generic

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from armarium import hooks
from armarium.bots.hints import Because, Hint, Likely
from armarium.game import OfferT, TrialT, ViewT
from armarium.hooks import Drawing, Offer, Part, Section
from armarium.record import BOT
from armarium.terminal.spelling import plain_spelling
from armarium.views import Why
from armarium.words import Values, Words, clauses, words

SEATS = ("#e8c268", "#9fd3c7", "#d9a0c8", "#a9b8ff", "#f0a07c", "#b8d977")  # brass first: one shade for each seat
QUIET = "#8d93a5"
WALK = {"up": -1, "down": 1, "pageup": -8, "pagedown": 8}


class Aim(Generic[ViewT, TrialT, OfferT]):
    """The move in mind, as `hooks.Aim` says; a game may bring one that points at its board."""

    keys: tuple[tuple[str, str], ...] = (("↑↓", "key-choose"),)

    def __init__(self, view: ViewT, offers: Sequence[OfferT], language: str) -> None:
        self.view = view
        self.offers = offers
        self.language = language
        self.text: str = offers[0].move if offers else ""
        self.trial: TrialT | None = None
        self.roomy = False

    def press(self, key: str) -> bool:
        """Whether the key moved the aim."""
        return self.walk(key, [offer.move for offer in self.offers])

    def walk(self, key: str, moves: Sequence[str]) -> bool:
        """Up and down a list of moves."""
        if key not in WALK or not moves:
            return False
        place = moves.index(self.text) if self.text in moves else -1
        self.point(moves[min(max(place + WALK[key], 0), len(moves) - 1)])
        return True

    def point(self, move: str) -> None:
        """Aim at an offered move."""
        self.text = move

    def follow(self, last: hooks.Aim) -> None:
        """Go on from where the aim was before the table moved on."""

    def board(self) -> RenderableType:
        raise NotImplementedError

    def hand(self) -> RenderableType | None:
        return None

    def focus(self) -> tuple[int, int, int, int] | None:
        """The part of the board that must be in sight: column, line, width, height in characters."""
        return None


class ListAim(Aim):
    """Walks the list of offers beside the whole board."""

    def __init__(self, drawing: Drawing, view: object, offers: Sequence[Offer], language: str) -> None:
        super().__init__(view, offers, language)
        self._drawing = drawing

    def board(self) -> RenderableType:
        return self._drawing.draw(self.view, self.language)


def seat_names(written: Sequence[str], language: str) -> list[str]:
    """What to call the seats of a record; a second bot of a kind gets a number."""
    wording = words(None, language)
    names: list[str] = []
    for entry in written:
        name = wording.bot(entry.removeprefix(BOT)) if entry.startswith(BOT) else entry
        twins = sum(1 for other in written[: len(names)] if other == entry)
        names.append(f"{name} {twins + 1}" if twins else name)
    return names


def standing(
    names: Sequence[str], scores: Sequence[str], notes: Sequence[str], acting: Sequence[int]
) -> RenderableType:
    """Who sits where, how it stands, and whose turn it is: a line for each seat, and below what else is seen of it."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True, overflow="ellipsis", ratio=1)
    grid.add_column(justify="right", no_wrap=True)
    for seat, name in enumerate(names):
        mark = "▶" if seat in acting else " "
        score = scores[seat] if seat < len(scores) else ""
        shade = SEATS[seat % len(SEATS)]
        grid.add_row(Text(f"{mark}{seat + 1}", shade), Text(name, f"bold {shade}"), Text(score, "bold"))
    grid.expand = True
    return Group(grid, *(note_line(seat, note) for seat, note in enumerate(notes) if note))


def note_line(seat: int, note: str) -> Text:
    return Text.assemble((f" {seat + 1} ", SEATS[seat % len(SEATS)]), (note, QUIET))


def sentences(wording: Words, events: Sequence[Values], names: Sequence[str], viewer: int | None) -> list[str]:
    """What happened, one sentence each; events that are only for the screen have none."""
    lines = [wording.event(event, names, viewer) for event in events]
    return [" ".join(line.split()) for line in lines if line.strip()]


def reason_text(wording: Words, why: Why) -> str:
    """A trial's reason as one sentence with its clause."""
    sentence = " ".join(wording.tell(f"reason-{why.key}", why.values).split())
    return f"{sentence} ({why.clause})" if why.clause else sentence


def gains(wording: Words, names: Sequence[str], before: Sequence[int], after: Sequence[int]) -> str:
    """How the scores would change, seat by seat; a plain word where they would not."""
    changed = [
        f"{name} {new - old:+d} → {new}".replace("-", "−")
        for name, old, new in zip(names, before, after, strict=True)
        if new != old
    ]
    return " · ".join(changed) if changed else wording.say("trial-nothing")


def move_label(drawing: Drawing, view: object, move: str, language: str) -> str:
    """What people call a move, where its notation does not say it: what is done, and the names of what it names."""
    names = [part.name.partition(" (")[0] for part in drawing.named_parts(view, move, language)]
    notation = move.split()
    unsaid = [name for name in names if not any(word.strip(",") in notation for word in name.split())]
    wording = words(drawing.game, language)
    key = move_key(wording, move)
    deed = wording.say(key) if key else ""
    return " ".join(part for part in ("" if deed in notation else deed, ", ".join(unsaid)) if part)


def move_key(wording: Words, move: str) -> str:
    """The words' key of what a move does, by its first word and, where they tell moves apart, its last one too; empty
    where the words have none."""
    verb, *rest = move.split() or [""]
    keys = (f"move-{'-'.join((verb, *rest[-1:]))}", f"move-{verb}")
    return next((key for key in keys if wording.has(key)), "")


def call_label(drawing: Drawing, view: object, move: str, language: str) -> str:
    """What people call something that is done out of turn; the house has words for answers of its own."""
    wording = words(drawing.game, language)
    own = f"call-{move}"
    return wording.say(own) if wording.has(own) else move_label(drawing, view, move, language)


def trial_sentence(
    drawing: Drawing, view: object, trial: hooks.Trial, names: Sequence[str], points: Sequence[int], language: str
) -> str:
    """What an allowed move would do, as far as it is certain."""
    wording = words(drawing.game, language)
    after = drawing.scores_after(trial)
    if after is not None:
        return gains(wording, names, points, after)
    about = wording.attribute(move_key(wording, trial.move), "about")
    return drawing.trial_text(view, trial, names, language) or about or wording.say("trial-allowed")


def hint_lines(wording: Words, hint: Hint, label: str, names: Sequence[str], viewer: int) -> tuple[str, str]:
    """A hinted move with its chance and what people call it, and why."""
    merits = [
        _with_share(wording, one, wording.tell(f"because-{one.key}", one.values, names, viewer)) for one in hint.because
    ]
    events = [_with_share(wording, one, wording.event(one.event, names, viewer)) for one in hint.likely]
    return f"{hint.share:>3} %  {hint.move}  {label}".rstrip(), " ".join(" ".join([*events, *merits]).split())


def _with_share(wording: Words, likely: Because | Likely, what: str) -> str:
    """A sentence of a hint with how often it holds, alone where it is certain."""
    if likely.of == 0 or not what:
        return what
    values = {"times": likely.times, "of": likely.of, "what": what}
    return wording.say("likely-always" if likely.times == likely.of else "likely-often", values)


def rules_page(game: str, language: str) -> RenderableType:
    """All clauses of a game in our own words."""
    rows: list[RenderableType] = []
    for clause in clauses(game, language):
        rows.append(Text.assemble((f"{clause['clause']}  ", SEATS[0]), (clause["title"], "bold")))
        rows.append(Text(clause["text"] + "\n"))
    return Group(*rows)


def box_page(game: str, drawing: Drawing, language: str) -> RenderableType:
    """The aim, a turn, and everything printed in the box: one fact a line."""
    wording = words(game, language)
    rows: list[RenderableType] = []
    for head, key in (("help-page-aim", "screen-goal"), ("help-page-turn", "screen-turn")):
        if wording.has(key):
            rows += [headline(wording.say(head)), Text(f"{wording.say(key)}\n")]
    sections = drawing.box_sections(language)
    rows += [headline(wording.say("help-page-box")), Text()] if sections else []
    return Group(*rows, *(section_page(section, wording) for section in sections))


def parts_called(drawing: Drawing, typed: str, language: str) -> list[Part]:
    """What is printed in the box under this name, or with it in its name where none is called just so."""
    wording = words(drawing.game, language)
    wish = plain_spelling(typed, wording).strip().lower()
    parts = [part for section in drawing.box_sections(language) for part in section.parts]
    called = [(part, plain_spelling(part.name, wording).lower()) for part in parts] if wish else []
    return [part for part, name in called if name == wish] or [part for part, name in called if wish in name]


def section_page(section: Section, wording: Words) -> RenderableType:
    return Group(Text(section.title, "bold"), *(part_text(part, wording) for part in section.parts), Text())


def name_text(name: str, text: str, wording: Words) -> str:
    """“King: 1 VP”, with the colon as the language sets it."""
    return wording.say("help-part-text", {"name": name, "text": text})


def facts_text(facts: Iterable[str], wording: Words) -> str:
    """Facts in one line, with the semicolon as the language sets it."""
    return reduce(lambda one, other: wording.say("lines-also", {"fact": one, "next": other}), facts)


def colon(wording: Words) -> str:
    """The same colon for a text in colours."""
    return name_text("", " ", wording).rstrip() + " "


def part_text(part: Part, wording: Words) -> Text:
    name = wording.say("help-part", {"name": part.name, "count": part.copies})
    line = Text(name_text(name, part.text, wording) if part.text else name)
    line.stylize(SEATS[0], 0, len(name))
    return line


def headline(text: str) -> Text:
    return Text(text, f"bold {SEATS[0]}")


def fits(typed: str, move: str) -> bool:
    """Every typed word begins a word of the move, in order: `12 m14` fits `lay 12 m14 r1`."""
    parts = iter(move.split())
    return all(any(part.startswith(word) for part in parts) for word in typed.lower().split())
