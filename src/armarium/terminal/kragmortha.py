"""Kragmortha on a terminal: the library from above, the hand, and what stands before each goblin.

     a    b    c         a square shows its symbol and who stands on it: ☻1 a goblin, ☠ Rigor;
 5   S   (P)   G☻2       (P) a teleport, [*] the desk, ▒ a bookcase, blank: closed.

It knows views, never the rules.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from armarium.games.kragmortha.view import Card, Link, Side, View
from armarium.terminal.drawing import QUIET, SEATS
from armarium.words import Words, words

SYMBOLS = {"B": "#e2573f", "S": "#e0a526", "P": "#2fa374", "G": "#5b8fe0", "*": "#b58ae0"}
ALARM, BRASS = "#ff5f6d", "#ffd866"
WIDE = 5
LETTERS = "abcdefg"


def shade(seat: int) -> str:
    return f"bold {SEATS[seat % len(SEATS)]}"


def draw(view: View, language: str) -> RenderableType:
    said = words("kragmortha", language)
    below = [line for line in (hand_line(view, said), card_line(view, said), *chain_lines(view)) if line.plain]
    return Group(library(view), Text(), *below)


def library(view: View) -> Text:
    """Ten rows of seven squares, with names at the edge."""
    head = Text("    " + "".join(f"  {letter}  " for letter in LETTERS), QUIET)
    rows = [Text.assemble((f"{y + 1:>3} ", QUIET), *(square(view, x, y) for x in range(7))) for y in range(10)]
    return Text("\n", no_wrap=True).join([head, *rows])


def square(view: View, x: int, y: int) -> Text:
    symbol = view.floor.rows[y][x]
    if symbol in "#-":
        return Text(("▒" if symbol == "#" else " ") * WIDE, QUIET)
    around = brackets(view, x, y)
    cell = Text.assemble((around[0], BRASS), (symbol, f"bold {SYMBOLS[symbol]}"), (around[1], BRASS))
    return cell + pawn(view, x, y)


def brackets(view: View, x: int, y: int) -> str:
    if any((spot.x, spot.y) == (x, y) for spot in view.floor.teleports):
        return "()"
    if any((spot.x, spot.y) == (x, y) for spot in view.floor.desk):
        return "[]"
    return "  "


def pawn(view: View, x: int, y: int) -> Text:
    """Who stands here; Rigor's reach is dotted."""
    for side in view.sides:
        if side.spot is not None and (side.spot.x, side.spot.y) == (x, y):
            return Text(f"☻{side.seat + 1}", shade(side.seat))
    if (view.rigor.x, view.rigor.y) == (x, y):
        return Text("☠ ", f"bold {ALARM}")
    if any((spot.x, spot.y) == (x, y) for spot in view.reach[0]):
        return Text("· ", ALARM)
    return Text("  ")


def hand_line(view: View, said: Words) -> Text:
    cards = [card_text(card, said) for card in view.hand]
    return Text("   ").join(cards)


def card_text(card: Card, said: Words) -> Text:
    name = "?" if card.face is None else said.say(f"card-{card.face}")
    return Text.assemble((f"{card.slot} ", BRASS), (name, "bold"))


def card_line(view: View, said: Words) -> Text:
    """The card in play and the symbols its second step may use."""
    if view.card is None or view.phase != "second":
        return Text()
    return Text.assemble((said.say(f"card-{view.card}"), "bold"), (f" → {' '.join(view.rest)}", QUIET))


def chain_lines(view: View) -> list[Text]:
    return [link_text(link) for link in view.chain]


def link_text(link: Link) -> Text:
    """Who shoves whom, and where to or between what the chooser has to decide."""
    to = "/".join(spot.square for spot in link.choices) if link.to is None else link.to.square
    return Text.assemble(
        (f"☻{link.pusher + 1}", shade(link.pusher)),
        " » ",
        (f"☻{link.pushed + 1}", shade(link.pushed)),
        f" {link.start.square} → {to}",
    )


def notes(view: View, language: str) -> list[str]:
    """Looks and Grimoires before each goblin, and the place in the standing."""
    said = words("kragmortha", language)
    places = {rank.seat: rank.place for rank in view.standing}
    return [note(side, places[side.seat], said) for side in view.sides]


def note(side: Side, place: int, said: Words) -> str:
    looks = names([look.id for look in side.looks or ()], "look", said)
    books = names([book.name for book in side.books or () if not book.used], "book", said)
    counts = f"{place}. ◉{side.look_count} ▤{side.book_count} ✦{side.symbols}"
    return " · ".join(part for part in (counts, looks, books) if part)


def names(ids: Sequence[str], kind: str, said: Words) -> str:
    return ", ".join(said.say(f"{kind}-{id}") for id in ids)
