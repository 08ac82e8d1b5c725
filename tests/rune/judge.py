"""A second, slow Rune, written from the clauses alone: dictionaries and loops, nothing clever.

It reads a position's text, lists every move by trying all of them, and carries one out by rewriting the text's parts.
It shares no line with the rules it judges.
"""

from __future__ import annotations

import copy
from typing import NamedTuple

Cell = tuple[int, int]

# the starting card is number 0.
FACES = [
    "BG/RB/BG",
    *("BB/BG/GR", "BB/GB/GR", "BB/BR/GG", "BB/GG/RB", "BB/GR/BG", "BB/RG/BG", "BG/BB/GR", "GB/BB/GR"),
    *("BG/BG/BR", "GB/GB/BR", "BG/BR/BG", "BG/BR/GB", "BR/GB/BG", "BG/GB/RB", "BG/RB/BG", "GG/BB/BR"),
]
POINTS = {"B": 1, "G": 2, "R": 3}
LETTERS = {"blue": "B", "green": "G"}
ORTHOGONAL = ((1, 0), (-1, 0), (0, 1), (0, -1))


class Card(NamedTuple):
    """A card as it lies: its number, its rows, the cell of its top left rune."""

    number: int
    rows: str
    corner: Cell

    def runes(self) -> dict[Cell, str]:
        x, y = self.corner
        return {
            (x + across, y + down): colour
            for down, row in enumerate(self.rows.split("/"))
            for across, colour in enumerate(row)
        }


class Master(NamedTuple):
    seat: int
    cell: Cell


class Token(NamedTuple):
    seat: int
    cell: Cell
    colour: str


def turned(rows: str, quarters: int) -> str:
    """The face after so many quarter turns clockwise: the left column, read upwards, becomes the top row."""
    for _ in range(quarters):
        lines = rows.split("/")
        rows = "/".join("".join(line[column] for line in reversed(lines)) for column in range(len(lines[0])))
    return rows


def number_of(rows: str) -> int:
    """The card of the box that can lie so, 0 if there is none; the starting card is known by its place."""
    return next((n for n in range(1, 17) for quarters in range(4) if turned(FACES[n], quarters) == rows), 0)


# The columns of cell names, as people count them: … -b -a a b … z aa ab …
_LETTERS = "abcdefghijklmnopqrstuvwxyz"
_RIGHT = list(_LETTERS) + [first + second for first in _LETTERS for second in _LETTERS]
COLUMNS = {**{-1 - n: "-" + name for n, name in enumerate(_RIGHT)}, **dict(enumerate(_RIGHT))}
PLACES = {name: column for column, name in COLUMNS.items()}


def cell_name(cell: Cell) -> str:
    return f"{COLUMNS[cell[0] + 12]}{cell[1] + 13}"


def cell_named(name: str) -> Cell:
    letters = name[:1] if name[0] == "-" else ""
    rest = name[len(letters) :]
    while rest[0].isalpha():
        letters, rest = letters + rest[0], rest[1:]
    return PLACES[letters] - 12, int(rest) - 13


class Judge:
    """One position, open to everybody. `play` gives the next one and leaves this one alone."""

    def __init__(self, text: str) -> None:
        self.head, *fields = text.split()
        self.fields = dict(field.split("=") for field in fields)
        self.cards: list[Card] = []
        for place, part in enumerate(self._items("cards")):
            rows, _, name = part.partition("@")
            self.cards.append(Card(number_of(rows) if place else 0, rows, cell_named(name)))
        self.masters = [Master(int(part[0]) - 1, cell_named(part[2:])) for part in self._items("masters")]
        self.tokens: list[Token] = []
        for part in self._items("tokens"):
            name, _, word = part[2:].partition(":")
            self.tokens.append(Token(int(part[0]) - 1, cell_named(name), LETTERS[word]))
        self.hands = [numbers(hand) for hand in self.fields["hands"].split("/")]
        self.shown = numbers(self.fields["shown"])
        self.gone = numbers(self.fields["gone"])
        self.left = [int(count) for count in self.fields["left"].split("/")]
        self.seat = int(self.fields["seat"]) - 1
        self.phase = self.fields["phase"]
        self.options = dict(part.split(":") for part in self._items("options"))

    def _items(self, field: str) -> list[str]:
        return [] if self.fields[field] == "-" else self.fields[field].split(",")

    def text(self) -> str:
        words = {letter: word for word, letter in LETTERS.items()}
        fields = {
            "cards": ",".join(f"{card.rows}@{cell_name(card.corner)}" for card in self.cards),
            "masters": ",".join(f"{master.seat + 1}@{cell_name(master.cell)}" for master in self.masters),
            "tokens": ",".join(f"{t.seat + 1}@{cell_name(t.cell)}:{words[t.colour]}" for t in self.tokens),
            "hands": "/".join(written(hand) for hand in self.hands),
            "shown": written(self.shown),
            "gone": written(self.gone),
            "left": "/".join(str(count) for count in self.left),
            "seat": str(self.seat + 1),
            "phase": self.phase,
            "options": self.fields["options"],
        }
        return " ".join([self.head, *(f"{name}={value or '-'}" for name, value in fields.items())])

    def is_on(self, option: str) -> bool:
        return self.options.get(option, "on" if option == "quarter-turns" else "off") == "on"

    # --- what lies on the table -------------------------------------------------------------------------------------

    def top_cards(self) -> dict[Cell, int]:
        """For every rune that can be seen, the number of the card it belongs to."""
        return {cell: card.number for card in self.cards for cell in card.runes()}

    def runes(self) -> dict[Cell, str]:
        """Every visible rune with its colour; a token counts by its own (R-7, R-15)."""
        seen: dict[Cell, str] = {}
        for card in self.cards:
            seen.update(card.runes())
        for token in self.tokens:
            seen[token.cell] = token.colour
        return seen

    def deck(self) -> list[int]:
        used = {card.number for card in self.cards}.union(self.hands[0], self.hands[1], self.gone)
        return [number for number in range(1, 17) if number not in used]

    def area(self, cell: Cell) -> set[Cell]:
        return area_of(self.runes(), cell)

    def areas(self) -> list[set[Cell]]:
        """R-12: all orthogonally connected runes of one colour."""
        runes = self.runes()
        found: list[set[Cell]] = []
        for cell in runes:
            if not any(cell in area for area in found):
                found.append(area_of(runes, cell))
        return found

    def owners(self, area: set[Cell]) -> set[int]:
        return {master.seat for master in self.masters if master.cell in area}

    def scores(self) -> list[int]:
        """R-15: every visible rune in an area with a Master counts once for its owner."""
        runes = self.runes()
        scores = [0, 0]
        for area in self.areas():
            for seat in self.owners(area):
                scores[seat] += sum(POINTS[runes[cell]] for cell in area)
        return scores

    def has_token(self, seat: int) -> bool:
        return self.is_on("grand-master") and all(token.seat != seat for token in self.tokens)

    # --- every move -------------------------------------------------------------------------------------------------

    def moves(self) -> list[str]:
        if self.phase == "lay":
            lays = self.lays()
            return lays or [f"show {card}" for card in self.hands[self.seat]]
        if self.phase == "choose":
            return self.draw_or_masters()
        if self.phase == "token":
            return [*self.token_moves(self.masters[-1].cell), "keep"]
        return []

    def lays(self) -> list[str]:
        """R-6: every card of the hand, every way round, everywhere it covers a rune."""
        runes = self.runes()
        found = []
        for number in self.hands[self.seat]:
            for quarters in range(0, 4, 1 if self.is_on("quarter-turns") else 2):
                rows = turned(FACES[number], quarters)
                shape = Card(number, rows, (0, 0)).runes()
                for corner in {(x - dx, y - dy) for x, y in runes for dx, dy in shape}:
                    if self.may_lie(Card(number, rows, corner), runes):
                        found.append(f"lay {number} {cell_name(corner)} r{quarters}")
        return found

    def may_lie(self, card: Card, runes: dict[Cell, str]) -> bool:
        own = card.runes()
        if not lies_on_equals(own, runes) and not has_equal_neighbours(own, runes):
            return False
        if any(master.cell in own for master in self.masters) or any(token.cell in own for token in self.tokens):
            return False
        if any(set(other.runes()) == set(own) for other in self.cards):
            return False
        after = self._but(cards=[*self.cards, card])
        vanished = set(self.top_cards().values()) - set(after.top_cards().values())
        if vanished and self.is_on("no-card-may-vanish"):
            return False
        return not self._joins_too_much(after)

    def _but(self, **changed: object) -> Judge:
        """The same position with other cards or tokens on the table."""
        after = copy.copy(self)
        vars(after).update(changed)
        return after

    def _joins_too_much(self, after: Judge) -> bool:
        """R-10, on the table as it would be."""
        if after.has_shared_area():
            return True
        if not self.is_on("never-join-opposing"):
            return False
        theirs = [master.cell for master in self.masters if master.seat != self.seat]
        return any(b in after.area(a) and b not in self.area(a) for a in theirs for b in theirs)

    def has_shared_area(self) -> bool:
        runes = self.runes()
        return any(len(self.owners(area_of(runes, master.cell))) > 1 for master in self.masters)

    def draw_or_masters(self) -> list[str]:
        can_draw = bool(self.deck()) and self.left[1 - self.seat] > 0
        standing = {master.cell for master in self.masters}
        masters = []
        for area in self.areas():
            owners = self.owners(area)
            if 1 - self.seat in owners or (self.seat in owners and self.is_on("one-master-per-area")):
                continue
            masters += [f"master {cell_name(cell)}" for cell in area if cell not in standing]
        if can_draw:
            return ["draw", *masters]
        return masters or ["retire"]

    def token_moves(self, master: Cell) -> list[str]:
        """R-16, R-17: next to the Master just placed, diagonals included."""
        runes = self.runes()
        taken = {other.cell for other in self.masters} | {token.cell for token in self.tokens}
        found = []
        for dx in (-1, 0, 1):
            for dy in (-1, 0, 1):
                cell = (master[0] + dx, master[1] + dy)
                if cell not in runes or cell in taken:
                    continue
                for word, letter in LETTERS.items():
                    if runes[cell] == letter:
                        continue
                    after = self._but(tokens=[*self.tokens, Token(self.seat, cell, letter)])
                    if not after.has_shared_area():
                        found.append(f"token {cell_name(cell)} {word}")
        return found

    # --- carrying one out -------------------------------------------------------------------------------------------

    def play(self, move: str, drawn: int = 0) -> Judge:
        """The position after the move; a draw is told which card came."""
        after = Judge(self.text())
        match move.split():
            case ["lay", number, name, quarters]:
                after._lay(int(number), cell_named(name), int(quarters[1]))
            case ["show", number]:
                after._show(int(number))
            case ["draw"]:
                after.hands[self.seat] = sorted([*self.hands[self.seat], drawn])
                after._end_turn()
            case ["master", name]:
                after._place(cell_named(name))
            case ["retire"]:
                after.left[self.seat] -= 1
                after._end_turn()
            case ["token", name, word]:
                after.tokens.append(Token(self.seat, cell_named(name), LETTERS[word]))
                after._end_turn()
            case ["keep"]:
                after._end_turn()
            case _:
                raise ValueError(move)
        return after

    def _lay(self, number: int, corner: Cell, quarters: int) -> None:
        self.cards.append(Card(number, turned(FACES[number], quarters), corner))
        self._give_up(number)

    def _show(self, number: int) -> None:
        self.shown = sorted({*self.shown, *self.hands[self.seat]})
        self.gone = sorted([*self.gone, number])
        self._give_up(number)

    def _give_up(self, number: int) -> None:
        self.hands[self.seat] = [card for card in self.hands[self.seat] if card != number]
        self.shown = [card for card in self.shown if card != number]
        self.phase = "choose"

    def _place(self, cell: Cell) -> None:
        self.masters.append(Master(self.seat, cell))
        self.left[self.seat] -= 1
        if self.has_token(self.seat) and self.token_moves(cell):
            self.phase = "token"
        else:
            self._end_turn()

    def _end_turn(self) -> None:
        """R-5 turns alternate; R-14 whoever has Masters left goes on alone."""
        self.phase = "lay"
        if self.left[1 - self.seat] > 0:
            self.seat = 1 - self.seat
        elif self.left[self.seat] == 0:
            self.phase = "over"


def numbers(text: str) -> list[int]:
    return [] if text == "-" else [int(number) for number in text.split(".")]


def written(cards: list[int]) -> str:
    return ".".join(str(card) for card in cards) or "-"


def area_of(runes: dict[Cell, str], start: Cell) -> set[Cell]:
    area = {start}
    edge = [start]
    while edge:
        x, y = edge.pop()
        for dx, dy in ORTHOGONAL:
            cell = (x + dx, y + dy)
            if cell not in area and runes.get(cell) == runes[start]:
                area.add(cell)
                edge.append(cell)
    return area


def lies_on_equals(own: dict[Cell, str], runes: dict[Cell, str]) -> bool:
    """R-7 (a): every rune that lies on a rune has its colour."""
    return all(runes.get(cell, colour) == colour for cell, colour in own.items())


def has_equal_neighbours(own: dict[Cell, str], runes: dict[Cell, str]) -> bool:
    """R-7 (b): every rune has the colour of all visible runes beside it that are not on the same card."""
    for (x, y), colour in own.items():
        for dx, dy in ORTHOGONAL:
            cell = (x + dx, y + dy)
            if cell not in own and runes.get(cell, colour) != colour:
                return False
    return True
