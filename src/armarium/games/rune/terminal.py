"""Rune on a terminal: the grid of runes as coloured letters, the hand as cards, and an aim that tries a move first.

    m   n          a cell shows what stands on it, its rune, and whose area it is:
13  B1 ▲G2         ▲ a red Master, ● a black one, ◆ a token, 1 and 2 the owner; runes of one area flow together.

It knows views, offers and trials, never the rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from armarium import hooks
from armarium.games.rune import parts
from armarium.games.rune.grid.board import turned_rows
from armarium.games.rune.notation import cell_text
from armarium.games.rune.trial import Trial
from armarium.games.rune.view import Area, Face, Offer, Side, View
from armarium.hooks import Part, Section
from armarium.terminal import drawing
from armarium.terminal.drawing import QUIET, SEATS, facts_text
from armarium.terminal.plain import PlainDrawing
from armarium.words import Words, words

Cell = tuple[int, int]
MARGIN = 2  # a card reaches at most so far beyond the runes
LABEL = 4  # characters for the row numbers
GROUND = {"B": "#2450b8", "G": "#1c7a45", "R": "#ab2836"}
LIT = {"B": "#8fb4ff", "G": "#86e0a5", "R": "#ff9aa2"}
LAST = ("╭─╮", "│ │", "╰─╯")
HEAVY = ("┏━┓", "┃ ┃", "┗━┛")
COLOUR_NAMES = {"B": "blue", "G": "green", "R": "red"}
MASTERS = {"red": "▲", "black": "●"}
ROBES = {"red": "#8c1f16", "black": "#14161f"}
BRASS, ALARM, PALE = "#ffd866", "#ff5f6d", "#e6e6e6"


class Canvas:
    """Characters with ink and ground. A rune takes three columns and one line; between runes lies one more of each."""

    def __init__(self, left: int, top: int, right: int, bottom: int) -> None:
        self.left, self.top = left, top
        self.width = 4 * (right - left + 1) + 1
        self.height = 2 * (bottom - top + 1) + 1
        self.chars = [[" "] * self.width for _ in range(self.height)]
        self.inks = [[""] * self.width for _ in range(self.height)]
        self.grounds = [[""] * self.width for _ in range(self.height)]

    def at(self, x: int, y: int) -> tuple[int, int]:
        """Where the middle of a cell is."""
        return 4 * (x - self.left) + 2, 2 * (y - self.top) + 1

    def put(self, column: int, line: int, char: str, ink: str = "") -> None:
        self.chars[line][column] = char
        self.inks[line][column] = ink

    def fill(self, column: int, line: int, width: int, ground: str) -> None:
        for place in range(column, column + width):
            self.grounds[line][place] = ground

    def outline(self, x: int, y: int, wide: int, high: int, kind: tuple[str, str, str], ink: str) -> None:
        left, top = 4 * (x - self.left), 2 * (y - self.top)
        right, bottom = left + 4 * wide, top + 2 * high
        for line in range(top, bottom + 1):
            row = kind[0] if line == top else kind[2] if line == bottom else kind[1]
            for column in range(left, right + 1):
                char = row[0] if column == left else row[2] if column == right else row[1]
                if char != " ":
                    self.put(column, line, char, ink)

    def line_text(self, line: int) -> Text:
        styles = [self._style(line, column) for column in range(self.width)]
        text = Text(no_wrap=True)
        for style, run in groupby(range(self.width), key=styles.__getitem__):
            text.append("".join(self.chars[line][column] for column in run), style)
        return text

    def _style(self, line: int, column: int) -> str:
        ground = self.grounds[line][column]
        return f"{self.inks[line][column]}{f' on {ground}' if ground else ''}".strip()


class Picture:
    """The board as it shows: on top the ghost of a card, if one is tried."""

    def __init__(self, view: View, ghost: Ghost | None = None, trial: Trial | None = None) -> None:
        self.view = view
        self.ghost = ghost
        self.trial = trial
        self.runes = runes_of(view)
        self.bounds = window(self.runes, ghost)
        if ghost is not None:
            self.runes.update(ghost.runes)
        areas = view.areas if trial is None or trial.areas is None else trial.areas
        self.owners = owners_of(areas)
        if ghost is not None and areas is view.areas:
            self.owners = {cell: seat for cell, seat in self.owners.items() if cell not in ghost.runes}

    def text(self, roomy: bool) -> Text:
        canvas = Canvas(*self.bounds)
        self._paint_runes(canvas)
        self._paint_outlines(canvas)
        self._paint_marks(canvas)
        self._paint_pieces(canvas)
        return self._labelled_text(canvas, roomy)

    def _paint_runes(self, canvas: Canvas) -> None:
        left, top, right, bottom = self.bounds
        for y in range(top, bottom + 1):
            for x in range(left, right + 1):
                column, line = canvas.at(x, y)
                rune = self.runes.get((x, y))
                if rune is None:
                    canvas.put(column, line, "·", "#4a4f60")
                    continue
                self._flow(canvas, x, y, rune)
                canvas.put(column, line, rune, self._ink(x, y))
                owner = self.owners.get((x, y))
                if owner is not None:
                    canvas.put(column + 1, line, str(owner + 1), self._ink(x, y))

    def _flow(self, canvas: Canvas, x: int, y: int, rune: str) -> None:
        """Ground for a rune, running on to the right and downwards where the area goes on."""
        column, line = canvas.at(x, y)
        ground = self._ground(x, y, rune)
        aside = self._same(x, y, x + 1, y)
        below = self._same(x, y, x, y + 1)
        canvas.fill(column - 1, line, 4 if aside else 3, ground)
        if below:
            square = aside and self._same(x + 1, y, x + 1, y + 1)
            canvas.fill(column - 1, line + 1, 4 if square else 3, ground)

    def _same(self, x: int, y: int, other_x: int, other_y: int) -> bool:
        lit = self._is_lit(x, y) == self._is_lit(other_x, other_y)
        return lit and self.runes.get((x, y)) == self.runes.get((other_x, other_y))

    def _is_lit(self, x: int, y: int) -> bool:
        return self.ghost is not None and (x, y) in self.ghost.runes

    def _ground(self, x: int, y: int, rune: str) -> str:
        return LIT[rune] if self._is_lit(x, y) else GROUND[rune]

    def _ink(self, x: int, y: int) -> str:
        return "bold #101018" if self._is_lit(x, y) else "bold #ffffff"

    def _paint_pieces(self, canvas: Canvas) -> None:
        for token in self.view.tokens:
            self._stand(canvas, token.x, token.y, "◆", token.seat)
        for master in self.view.masters:
            colour = self.view.sides[master.seat].colour
            self._stand(canvas, master.x, master.y, MASTERS[colour], master.seat)
            canvas.fill(canvas.at(master.x, master.y)[0] - 1, canvas.at(master.x, master.y)[1], 1, ROBES[colour])

    def _stand(self, canvas: Canvas, x: int, y: int, sign: str, seat: int) -> None:
        column, line = canvas.at(x, y)
        canvas.put(column - 1, line, sign, f"bold {SEATS[seat]}")

    def _paint_outlines(self, canvas: Canvas) -> None:
        last = self.view.board[-1]
        if len(self.view.board) > 1:
            canvas.outline(last.x, last.y, len(last.rows[0]), len(last.rows), LAST, PALE)
        if self.ghost is not None:
            refused = self.trial is not None and self.trial.reason is not None
            ghost = self.ghost
            canvas.outline(ghost.x, ghost.y, ghost.wide, ghost.high, HEAVY, ALARM if refused else BRASS)
            if ghost.sign:
                column, line = canvas.at(ghost.x, ghost.y)
                canvas.put(column - 1, line, ghost.sign, f"bold {ALARM if refused else BRASS}")

    def _paint_marks(self, canvas: Canvas) -> None:
        """R-7 rune by rune: = where colours agree, ≠ where they differ, on the rune or on the border."""
        for mark in self.trial.marks if self.trial is not None else ():
            column, line = canvas.at(mark.x, mark.y)
            beneath = mark.dx == 0 and mark.dy == 0
            place = (column - 1, line) if beneath else (column + 2 * mark.dx, line + mark.dy)
            ink = "bold #101018" if beneath else BRASS
            canvas.put(*place, "=" if mark.fits else "≠", ink if mark.fits else "bold #c00020" if beneath else ALARM)

    def _labelled_text(self, canvas: Canvas, roomy: bool) -> Text:
        left, top, right, _ = self.bounds
        aimed = (self.ghost.x, self.ghost.y) if self.ghost is not None else None
        head = Text(" " * LABEL)
        for x in range(left, right + 1):
            name = cell_text(x, 0).rstrip("0123456789")
            head.append(f" {name:^3}", BRASS if aimed and aimed[0] == x else QUIET)
        lines = [head]
        for line in range(canvas.height) if roomy else range(1, canvas.height, 2):
            y = top + line // 2
            label = f"{y + 13:>3} " if line % 2 else " " * LABEL
            lines.append(Text(label, BRASS if aimed and aimed[1] == y else QUIET) + canvas.line_text(line))
        return Text("\n", no_wrap=True).join(lines)


class Ghost:
    """What is tried on the board: a card as it would lie, or one cell for a Master or a token."""

    def __init__(self, x: int, y: int, rows: Sequence[str], sign: str = "") -> None:
        self.x, self.y = x, y
        self.sign = sign
        self.wide, self.high = len(rows[0]), len(rows)
        self.runes = {
            (x + dx, y + dy): rune for dy, row in enumerate(rows) for dx, rune in enumerate(row) if rune != " "
        }


def runes_of(view: View) -> dict[Cell, str]:
    """The visible rune at each cell; later cards lie on top, tokens on everything."""
    runes: dict[Cell, str] = {}
    for card in view.board:
        for dy, row in enumerate(card.rows):
            for dx, rune in enumerate(row):
                runes[card.x + dx, card.y + dy] = rune
    for token in view.tokens:
        runes[token.x, token.y] = token.colour
    return runes


def owners_of(areas: Sequence[Area]) -> dict[Cell, int]:
    return {cell: area.seat for area in areas if area.seat is not None for cell in area.cells}


def window(runes: dict[Cell, str], ghost: Ghost | None) -> tuple[int, int, int, int]:
    """The cells to draw: the runes with a margin, and whatever is tried farther out."""
    xs = [x for x, _ in runes]
    ys = [y for _, y in runes]
    left, top, right, bottom = min(xs) - MARGIN, min(ys) - MARGIN, max(xs) + MARGIN, max(ys) + MARGIN
    if ghost is None:
        return left, top, right, bottom
    wide, high = ghost.x + ghost.wide - 1, ghost.y + ghost.high - 1
    return min(left, ghost.x), min(top, ghost.y), max(right, wide), max(bottom, high)


# --- the whole picture, line by line --------------------------------------------------------------------------------


def draw(view: View, language: str) -> RenderableType:
    """The board, and the hand with every way a card can be turned."""
    board = Picture(view).text(roomy=False)
    turns = (0, 1, 2, 3) if view.options["quarter-turns"] else (0, 2)
    strips = [strip(face.card, face.rows, turns, language) for face in view.hand]
    return Group(board, Text(), Columns(strips, padding=(0, 4))) if strips else board


def strip(card: int, rows: list[str], turns: Sequence[int], language: str) -> Text:
    """A card of the hand in each direction it may lie, with the notation of the turn."""
    faces = [turned_rows(rows, turn) for turn in turns]
    name = words("rune", language).say("screen-card", {"card": card})
    heads = "  ".join(f"r{turn}".ljust(3 * len(face[0])) for turn, face in zip(turns, faces, strict=True))
    lines = [Text(name, "bold"), Text(heads, QUIET)]
    for line in range(3):
        lines.append(Text("  ").join([card_line(face, line) for face in faces]))
    return Text("\n", no_wrap=True).join(lines)


def card_line(rows: Sequence[str], line: int) -> Text:
    if line >= len(rows):
        return Text(" " * (3 * len(rows[0])))
    return Text.assemble(*((f" {rune} ", f"bold #ffffff on {GROUND[rune]}") for rune in rows[line]))


def notes(view: View, language: str) -> list[str]:
    """Masters still to place, cards in hand, and the token where the table plays with it."""
    wording = words("rune", language)
    notes = []
    for side in view.sides:
        cards = wording.say("screen-cards", {"count": side.hand})
        masters = f"{MASTERS[side.colour] * side.masters or '–'} {wording.say(f'screen-masters-{side.colour}')}"
        tokens = f" {'◆' * tokens_left(view, side)}" if side.token else ""
        notes.append(f"{masters}, {cards}{tokens}")
    return notes


def spoken_notes(view: View, language: str) -> list[str]:
    """The same without signs."""
    wording = words("rune", language)
    notes = []
    for side in view.sides:
        colour = wording.say(f"screen-masters-{side.colour}")
        masters = wording.say("fact-masters-left", {"count": side.masters, "colour": colour})
        token = [wording.say("fact-tokens-left", {"count": tokens_left(view, side)})] if side.token else []
        notes.append(", ".join([masters, wording.say("screen-cards", {"count": side.hand}), *token]))
    return notes


def tokens_left(view: View, side: Side) -> int:
    return view.box.tokens - sum(token.seat == side.seat for token in view.tokens)


# --- the aim --------------------------------------------------------------------------------------------------------


class Aim(drawing.Aim[View, Trial, Offer]):
    """Points at the board: a choice (which card, draw or Master, which colour), a cell, and quarter turns."""

    def __init__(self, view: View, offers: Sequence[Offer], language: str) -> None:
        super().__init__(view, offers, language)
        self.view: View = view
        self.choices = choices_of(view, offers)
        self.choice = 0
        self.rotation = 0
        self.x, self.y = 0, 0
        self._turns = 1 if view.options["quarter-turns"] else 2
        self.keys = self._keys()
        placed = [offer for offer in offers if offer.kind == ("lay" if view.phase == "lay" else "draw")]
        if offers:
            self.point((placed or offers)[0].move)
        if view.phase == "choose" and view.board:
            self.x, self.y = view.board[-1].x, view.board[-1].y

    def _keys(self) -> tuple[tuple[str, str], ...]:
        kinds = {offer.kind for offer in self.offers}
        arrows = (("←↑↓→", "key-aim"),) if kinds & {"lay", "master", "token"} else ()
        turn = (("Space", "key-turn"),) if "lay" in kinds else ()
        other = (
            (("Tab", "key-other-card" if kinds & {"lay", "show"} else "key-other"),) if len(self.choices) > 1 else ()
        )
        jump = (("PgDn", "key-next-spot"),) if arrows else ()
        return (*arrows, *turn, *other, *jump)

    @property
    def choice_text(self) -> str:
        return self.choices[self.choice] if self.choices else ""

    def press(self, key: str) -> bool:
        if not self.choices:
            return False
        steps = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
        if key in steps:
            self._step(*steps[key])
        elif key == "space" and self.choice_text.startswith("lay"):
            self.rotation = (self.rotation + self._turns) % 4
        elif key == "tab":
            self.choice = (self.choice + 1) % len(self.choices)
        elif key == "shift+tab":
            self.choice = (self.choice - 1) % len(self.choices)
        elif key in ("pagedown", "pageup"):
            self._jump(1 if key == "pagedown" else -1)
        else:
            return False
        self._settle()
        return True

    def _step(self, dx: int, dy: int) -> None:
        """Move the cursor; from a choice without a cell it first turns to one that has one."""
        if not self._has_cell():
            self.choice = next((n for n, name in enumerate(self.choices) if is_placed(name)), self.choice)
            return
        left, top, right, bottom = window(runes_of(self.view), None)
        self.x = min(max(self.x + dx, left), right)
        self.y = min(max(self.y + dy, top), bottom)

    def _jump(self, step: int) -> None:
        """To the next offered spot of the same choice, in the order of the list."""
        spots = [offer.move for offer in self.offers if offer.x is not None and choice_of(offer) == self.choice_text]
        spots = spots or [offer.move for offer in self.offers if offer.x is not None]
        if spots:
            place = spots.index(self.text) + step if self.text in spots else 0
            self.point(spots[place % len(spots)])

    def _has_cell(self) -> bool:
        return is_placed(self.choice_text)

    def _settle(self) -> None:
        cell = cell_text(self.x, self.y)
        kind, _, rest = self.choice_text.partition(" ")
        forms = {
            "lay": f"lay {rest} {cell} r{self.rotation}",
            "master": f"master {cell}",
            "token": f"token {cell} {rest}",
        }
        self.text = forms.get(kind, self.choice_text)

    def point(self, move: str) -> None:
        offer = next((offer for offer in self.offers if offer.move == move), None)
        if offer is None:
            return
        self.choice = self.choices.index(choice_of(offer))
        if offer.x is not None and offer.y is not None:
            self.x, self.y = offer.x, offer.y
        self.rotation = self.rotation if offer.rotation is None else offer.rotation
        self._settle()

    def ghost(self) -> Ghost | None:
        if not self._has_cell():
            return None
        kind, _, rest = self.choice_text.partition(" ")
        if kind == "lay":
            return Ghost(self.x, self.y, turned_rows(self._face(int(rest)), self.rotation))
        sign = "◆" if kind == "token" else self._master()
        return Ghost(self.x, self.y, [rest[0].upper() if kind == "token" else " "], sign)

    def _master(self) -> str:
        """One's own Masters as they are drawn."""
        return MASTERS[self.view.sides[self.view.seat or 0].colour]

    def _face(self, card: int) -> list[str]:
        return next(face.rows for face in self.view.hand if face.card == card)

    def board(self) -> RenderableType:
        return Picture(self.view, self.ghost(), self.trial).text(self.roomy)

    def focus(self) -> tuple[int, int, int, int] | None:
        ghost = self.ghost()
        left, top, _, _ = window(runes_of(self.view), ghost)
        high = 2 if self.roomy else 1
        if ghost is None:
            last = self.view.board[-1]
            return LABEL + 4 * (last.x - left), 1 + high * (last.y - top), 12, 3 * high
        return LABEL + 4 * (ghost.x - left), high * (ghost.y - top), 4 * ghost.wide + 1, high * (ghost.high + 2)

    def hand(self) -> RenderableType | None:
        """The cards of the hand as they would lie now, the chosen one marked; beside them what else may be chosen."""
        blocks = [self._card_block(face.card, face.rows) for face in self.view.hand]
        others = [name for name in self.choices if not name.startswith(("lay", "show"))]
        if others:
            blocks.append(self._other_block(others))
        row = Table.grid(padding=(0, 3))
        row.add_row(*blocks)
        return row

    def _card_block(self, card: int, rows: list[str]) -> Text:
        chosen = self.choice_text in (f"lay {card}", f"show {card}")
        face = turned_rows(rows, self.rotation)
        title = words("rune", self.language).say("screen-card", {"card": card})
        name = f"{'▶' if chosen else ' '}{title} r{self.rotation} "
        lines = [Text(name, f"bold #101018 on {BRASS}" if chosen else QUIET)]
        lines += [card_line(face, line) for line in range(3)]
        return Text("\n", no_wrap=True).join(lines)

    def _other_block(self, names: Sequence[str]) -> Text:
        wording = words("rune", self.language)
        lines = []
        for name in names:
            chosen = name == self.choice_text
            title = wording.say(f"screen-{name.replace(' ', '-')}", {"deck": self.view.deck})
            lines.append(Text(f"{'▶' if chosen else ' '}{title} ", f"bold #101018 on {BRASS}" if chosen else "bold"))
        return Text("\n", no_wrap=True).join(lines)


def is_placed(choice: str) -> bool:
    return choice.startswith(("lay", "master", "token"))


def choice_of(offer: Offer) -> str:
    """What an offer is apart from where: `lay 12`, `draw`, `master`, `token blue`."""
    if offer.kind in ("lay", "show"):
        return f"{offer.kind} {offer.card}"
    if offer.kind == "token":
        return f"token {offer.move.split()[-1]}"
    return offer.kind


def choices_of(view: View, offers: Sequence[Offer]) -> list[str]:
    """Every choice there is, also cards that fit nowhere: one may try them and read why."""
    choices = [f"lay {face.card}" for face in view.hand] if any(offer.kind == "lay" for offer in offers) else []
    for offer in offers:
        if choice_of(offer) not in choices:
            choices.append(choice_of(offer))
    return choices


def box_sections(language: str) -> list[Section]:
    wording = words("rune", language)
    cards = [
        Part(
            wording.say("screen-box-card", {"card": card["number"]}),
            row_words(card["rows"], wording),
            1,
            f"card {card['rows']}",
            (),
        )
        for card in parts.BOX["card"]
    ]
    start = parts.BOX["start"]["rows"]
    cards.append(Part(wording.say("screen-box-start"), row_words(start, wording), 1, f"card {start}", ()))
    runes = [rune_part(rune, wording) for rune in parts.COLOURS]
    pieces = [
        Part(wording.say(f"screen-box-{piece}"), wording.attribute(f"screen-box-{piece}", "about"), 1, piece, ())
        for piece in ("master", "token")
    ]
    titles = [wording.say(f"screen-box-{name}") for name in ("runes", "cards", "pieces")]
    return [Section(*section) for section in zip(titles, (runes, cards, pieces), strict=True)]


def rune_part(rune: str, wording: Words) -> Part:
    points = {"points": parts.POINTS[parts.COLOURS.index(rune)]}
    name = wording.say(f"colour-{COLOUR_NAMES[rune]}")
    return Part(name, wording.say("screen-box-worth", points), 1, f"rune {rune}", ())


def row_words(rows: str, wording: Words) -> str:
    """A card from top to bottom: “blue green, red blue, blue green”."""
    return ", ".join(" ".join(wording.say(f"colour-{COLOUR_NAMES[rune]}") for rune in row) for row in rows.split("/"))


def named_parts(view: View, move: str, language: str) -> list[Part]:
    """The card that is laid or shown, from its own top to its own bottom."""
    wording = words("rune", language)
    verb, *rest = move.split()
    if verb in ("lay", "show"):
        faces = [face for face in view.hand if str(face.card) == rest[0]]
        return [
            Part(wording.say("screen-box-card", {"card": face.card}), row_words("/".join(face.rows), wording))
            for face in faces
        ]
    piece = {"master": "master", "retire": "master", "token": "token"}.get(verb)
    if piece is None:
        return []
    on = [area for area in view.areas if verb == "master" and rest[0] in [cell_text(*cell) for cell in area.cells]]
    names = [placed_words(area, wording) for area in on] or [wording.say(f"screen-box-{piece}")]
    return [Part(names[0], wording.attribute(f"screen-box-{piece}", "about"))]


def placed_words(area: Area, wording: Words) -> str:
    """What a Master set on a rune of the area would hold."""
    colour = wording.say(f"colour-{COLOUR_NAMES[area.colour]}")
    return wording.say("screen-master-on", {"colour": colour, "points": area.points})


# --- in words --------------------------------------------------------------------------------------------------------


def facts(view: View, names: Sequence[str], language: str) -> list[str]:
    """Areas, the largest first, then pieces, the own hand and what others have shown."""
    wording = words("rune", language)
    areas = sorted(view.areas, key=lambda area: -len(area.cells))
    return [
        *(area_fact(area, names, wording) for area in areas),
        *(piece_fact("master", piece.seat, (piece.x, piece.y), names, wording) for piece in view.masters),
        *(piece_fact("token", piece.seat, (piece.x, piece.y), names, wording) for piece in view.tokens),
        *(wording.say("fact-card", {"card": face.card, "rows": rows_words(face.rows, wording)}) for face in view.hand),
        *(
            shown_fact(side, face, names, wording)
            for side in view.sides
            for face in side.shown
            if side.seat != view.seat
        ),
        wording.say("fact-deck", {"count": view.deck}),
    ]


def area_fact(area: Area, names: Sequence[str], wording: Words) -> str:
    values = {"colour": wording.say(f"colour-{COLOUR_NAMES[area.colour]}"), "points": area.points}
    cells = ", ".join(cell_text(*cell) for cell in sorted(area.cells, key=lambda cell: (cell[1], cell[0])))
    if area.seat is None:
        return wording.say("fact-free-area", {**values, "cells": cells})
    return wording.say("fact-area", {**values, "cells": cells, "player": names[area.seat]})


def piece_fact(piece: str, seat: int, cell: Cell, names: Sequence[str], wording: Words) -> str:
    return wording.say(f"fact-{piece}", {"player": names[seat], "cell": cell_text(*cell)})


def shown_fact(side: Side, face: Face, names: Sequence[str], wording: Words) -> str:
    values = {"player": names[side.seat], "card": face.card, "rows": rows_words(face.rows, wording)}
    return wording.say("fact-shown", values)


def rows_words(rows: Sequence[str], wording: Words) -> str:
    """The runes of a card row by row, by the names of their colours."""
    lines = [" ".join(wording.say(f"colour-{COLOUR_NAMES[rune]}") for rune in row) for row in rows]
    return facts_text(lines, wording)


class Drawing(PlainDrawing[View]):
    facts = staticmethod(facts)
    box_sections = staticmethod(box_sections)
    named_parts = staticmethod(named_parts)
    draw = staticmethod(draw)
    notes = staticmethod(notes)
    spoken_notes = staticmethod(spoken_notes)

    def prompt(self, view: View, language: str) -> tuple[str, str]:
        """What is asked now, and before its hint which cards fit nowhere."""
        prompt, hint = self.prompt_of(view.prompt.key, language)
        unfit = [] if view.prompt.key == "show" else view.prompt.unfit
        if not unfit:
            return prompt, hint
        cards = {"cards": ", ".join(map(str, unfit)), "count": len(unfit)}
        return prompt, " ".join([words("rune", language).say("prompt-unfit", cards), hint])

    def scores_after(self, trial: hooks.Trial) -> list[int] | None:
        return trial.scores if isinstance(trial, Trial) else None

    def aim(self, view: View, offers: Sequence[hooks.Offer], language: str) -> Aim:
        return Aim(view, [offer for offer in offers if isinstance(offer, Offer)], language)
