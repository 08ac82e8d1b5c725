"""Kragmortha on a terminal: the library from above, the hand, and what stands before each goblin.

     a    b    c         a square shows its symbol and who stands on it: ☻1 a goblin, ☠ Rigor;
 5   S   (P)   G☻2       (P) a teleport, [*] the desk, ▒ a bookcase, blank: closed.

Looks that a screen carries out are carried out here too: a Heavy Chin sees symbols only near its goblin and Rigor, a
Crooked Neck has rows for columns. It knows views, never the rules.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from armarium import hooks
from armarium.game import OptionValue
from armarium.games.kragmortha import parts
from armarium.games.kragmortha.parts import Order
from armarium.games.kragmortha.penances import terminal as penances
from armarium.games.kragmortha.penances.terminal import has_order, is_easy, own_looks
from armarium.games.kragmortha.trial import RIGOR, Trial, Walk
from armarium.games.kragmortha.view import Card, Link, Look, Side, Spot, View
from armarium.hooks import Part, Section
from armarium.terminal.drawing import QUIET, SEATS, ListAim, name_text
from armarium.terminal.plain import PlainDrawing
from armarium.words import Words, words

SYMBOLS = {"B": "#e2573f", "S": "#e0a526", "P": "#2fa374", "G": "#5b8fe0", "*": "#b58ae0"}
ALARM, BRASS = "#ff5f6d", "#ffd866"
NAMES = {"B": "book", "S": "scroll", "P": "potion", "G": "gems", "*": "desk"}
WIDE = 5
LETTERS = "abcdefg"


def shade(seat: int) -> str:
    return f"bold {SEATS[seat % len(SEATS)]}"


def draw(view: View, language: str) -> RenderableType:
    wording = words("kragmortha", language)
    lines = (hand_line(view, wording), card_line(view, wording), *lines_below(view, wording))
    below = [line for line in lines if line.plain]
    return Group(library(view), Text(), *below)


def library(view: View) -> Text:
    """Rows of squares, with names at the edge; for a Crooked Neck a quarter turned and mirrored, for one who
    wants it easier only mirrored."""
    down, across = [str(y + 1) for y in range(len(view.floor.rows))], list(LETTERS[: len(view.floor.rows[0])])
    crooked = has_order(view, Order.CROOKED_NECK) and not is_easy(view, Order.CROOKED_NECK)
    mirrored = has_order(view, Order.CROOKED_NECK) and not crooked
    if crooked:
        down, across = across, down
    columns = range(len(across))[:: -1 if mirrored else 1]
    head = Text("    " + "".join(f"{across[column]:^{WIDE}}" for column in columns), QUIET)
    rows = [
        Text.assemble(
            (f"{name:>3} ", QUIET),
            *(square(view, *((row, column) if crooked else (column, row))) for column in columns),
        )
        for row, name in enumerate(down)
    ]
    return Text("\n", no_wrap=True).join([head, *rows])


def square(view: View, x: int, y: int) -> Text:
    symbol = view.floor.rows[y][x]
    if symbol in "#-":
        return Text(("▒" if symbol == "#" else " ") * WIDE, QUIET)
    around = brackets(view, x, y)
    face = ("?", QUIET) if is_dark(view, x, y) else (symbol, f"bold {SYMBOLS[symbol]}")
    return Text.assemble((around[0], BRASS), face, (around[1], BRASS)) + pawn(view, x, y)


def is_dark(view: View, x: int, y: int) -> bool:
    """A Heavy Chin does not see this symbol; the desk needs none."""
    if view.seat is None or view.floor.rows[y][x] == "*" or not has_order(view, Order.HEAVY_CHIN):
        return False
    seen = [spot for spot in (view.rigor, view.sides[view.seat].spot) if spot is not None]
    distance = view.box.sight * (2 if is_easy(view, Order.HEAVY_CHIN) else 1)
    return all(away(spot, x, y) > distance for spot in seen)


def away(spot: Spot, x: int, y: int) -> int:
    return abs(spot.x - x) + abs(spot.y - y)


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


def hand_line(view: View, wording: Words) -> Text:
    cards = [card_text(card, wording) for card in view.hand]
    return Text("   ").join(cards)


def card_text(card: Card, wording: Words) -> Text:
    name = "?" if card.face is None else wording.say(f"card-{card.face}")
    return Text.assemble((f"{card.slot} ", BRASS), (name, "bold"))


def card_line(view: View, wording: Words) -> Text:
    """The card in play and the symbols its second step may use."""
    if view.card is None or view.phase != "second":
        return Text()
    return Text.assemble((wording.say(f"card-{view.card}"), "bold"), (f" → {' '.join(view.rest)}", QUIET))


def under_line(view: View, wording: Words) -> Text:
    """K-26: Looks turned down or shaken off lie under their deck, in order, for everybody to see."""
    looks = names(view.looks_under, "look", wording)
    return Text(wording.say("looks-under", {"looks": looks}), QUIET) if looks else Text()


def discards_line(view: View, wording: Words) -> Text:
    """K-32: the movement cards that were put down lie open."""
    cards = [card_words(face, count, wording) for face, count in view.discards.items()]
    return Text(wording.say("fact-discards", {"cards": ", ".join(cards)}), QUIET) if cards else Text()


def card_words(face: str, count: int, wording: Words) -> str:
    return wording.say("help-part", {"name": wording.say(f"card-{face}"), "count": count})


def lines_below(view: View, wording: Words) -> list[Text]:
    """What is seen of the table below the library: a chain of pushes, and the open piles."""
    return [*chain_lines(view), under_line(view, wording), discards_line(view, wording)]


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


def has_to_step(view: View) -> bool:
    """Whether the second step may not be left out: it is only asked for where it can be taken (K-33)."""
    looks = view.sides[view.active].looks or []
    return view.phase == "second" and any(look.order == Order.RESTLESS_FEET for look in looks)


def orders(view: View, language: str) -> list[str]:
    """What the reader's Looks demand."""
    wording = words("kragmortha", language)
    looks = own_looks(view)
    return [f"◉ {name_text(wording.say(f'look-{look.id}'), order(view, look, wording), wording)}" for look in looks]


def order(view: View, look: Look, wording: Words) -> str:
    if look.order is None:
        return wording.say("look-sleeps")
    form = "table" if view.options["mode"] == "table" else "order"
    return wording.say(f"{form}-{look.order}", {"seconds": look.seconds, "most": look.most, "letters": look.letters})


def scores(view: View, points: Sequence[int], language: str) -> list[str]:  # noqa: ARG001
    """Looks, Grimoires and magic symbols before each goblin (K-31)."""
    return [f"◉{side.look_count} ▤{side.book_count} ✦{side.symbols}" for side in view.sides]


def measures(view: View, points: Sequence[int], language: str) -> list[str]:  # noqa: ARG001
    wording = words("kragmortha", language)
    return [
        wording.say("screen-measure", {"looks": side.look_count, "books": side.book_count, "symbols": side.symbols})
        for side in view.sides
    ]


def notes(view: View, language: str) -> list[str]:
    """The Looks and unused Grimoires before each goblin, by name."""
    wording = words("kragmortha", language)
    return [note(side, wording) for side in view.sides]


def note(side: Side, wording: Words) -> str:
    looks = names([look.id for look in side.looks or ()], "look", wording)
    return " · ".join(part for part in (looks, unused_books(side, wording)) if part)


def unused_books(side: Side, wording: Words) -> str:
    return names([book.name for book in side.books or () if not book.used], "book", wording)


# --- the full screen -------------------------------------------------------------------------------------------------


class Aim(ListAim):
    """Walks the list of moves; the hand lies below the library."""

    def board(self) -> RenderableType:
        wording = words("kragmortha", self.language)
        below = [line for line in lines_below(self.view, wording) if line.plain]
        return Group(library(self.view), *below)

    def hand(self) -> RenderableType | None:
        wording = words("kragmortha", self.language)
        lines = [hand_line(self.view, wording), card_line(self.view, wording), books_line(self.view, wording)]
        shown = [line for line in lines if line.plain]
        return Text("\n").join(shown) if shown else None


def books_line(view: View, wording: Words) -> Text:
    """One's own Grimoires that can still be used."""
    books = "" if view.seat is None else unused_books(view.sides[view.seat], wording)
    return Text(f"▤ {books}") if books else Text()


def trial_text(view: View, trial: hooks.Trial, names: Sequence[str], language: str) -> str:
    """Who goes or is shoved where, and what awaits them there, as far as no luck decides."""
    wording = words("kragmortha", language)
    if not isinstance(trial, Trial):
        return ""
    effects = [walk_text(walk, names, view.seat, wording) for walk in trial.path]
    effects += [wording.tell(f"screen-try-{fate.lands}", {"seat": fate.seat}, names, view.seat) for fate in trial.fates]
    return " ".join(" ".join(effects).split())


def walk_text(walk: Walk, names: Sequence[str], viewer: int | None, wording: Words) -> str:
    if walk.pawn == RIGOR:
        return wording.say("screen-try-rigor-goes", {"square": walk.to.square})
    key = "screen-try-goes" if walk.pushed_by is None else "screen-try-shoved"
    return wording.tell(key, {"seat": walk.pawn, "square": walk.to.square}, names, viewer)


def names(ids: Sequence[str], kind: str, wording: Words) -> str:
    return ", ".join(wording.say(f"{kind}-{id}") for id in ids)


# --- what is printed in the box --------------------------------------------------------------------------------------


def box_sections(language: str) -> list[Section]:
    wording = words("kragmortha", language)
    return [
        *(look_section(family, wording) for family in parts.FAMILIES),
        Section(wording.say("screen-box-books"), [book_part(book, wording) for book in parts.BOOKS]),
        Section(
            wording.say("screen-box-moves"),
            [move_part(*card, wording) for card in zip(parts.FACES, parts.COPIES, strict=True)],
        ),
        Section(
            wording.say("screen-box-tokens"),
            [token_part(*token, wording) for token in zip(parts.TOKENS, parts.TOKEN_COPIES, strict=True)],
        ),
        Section(
            wording.say("screen-box-squares"),
            [symbol_part(symbol, wording) for symbol in (*NAMES.values(), "ball", "teleport")],
        ),
    ]


def look_section(family: str, wording: Words) -> Section:
    looks = [look for look in parts.LOOKS if look.id.startswith(family)]
    title = wording.say("screen-box-looks", {"family": wording.say(f"family-{family}")})
    return Section(title, [look_part(look, wording) for look in looks])


def look_part(look: parts.Look, wording: Words) -> Part:
    values = {"seconds": look.seconds, "most": look.most, "letters": look.letters}
    forms = {"screen": wording.say(f"order-{look.id}", values), "table": wording.say(f"table-{look.id}", values)}
    return Part(wording.say(f"look-{look.id}"), wording.say("screen-box-look", forms), 1, f"look {look.id}")


def book_part(book: parts.Book, wording: Words) -> Part:
    about = {"about": wording.attribute(f"book-{book.name}", "about"), "count": book.symbols}
    return Part(
        wording.say(f"book-{book.name}"), wording.say("screen-box-symbols", about), book.copies, f"book {book.name}"
    )


def move_part(face: str, copies: int, wording: Words) -> Part:
    about = wording.say("screen-box-rigor-card" if face.startswith("r") else "screen-box-goblin-card")
    return Part(wording.say(f"card-{face}"), about, copies, f"move {face}")


def token_part(token: str, copies: int, wording: Words) -> Part:
    return Part(wording.say(f"token-{token}"), wording.say(f"token-{token}-about"), copies, f"token {token}", ())


def symbol_part(symbol: str, wording: Words) -> Part:
    return Part(wording.say(f"symbol-{symbol}"), wording.say(f"symbol-{symbol}-about"), 1, f"symbol {symbol}", ())


def named_parts(view: View, move: str, language: str) -> list[Part]:
    """The card at a place of the hand, every square, Grimoire and Look that a move names."""
    wording = words("kragmortha", language)
    named: list[Part] = []
    verb, *rest = move.split()
    for word in rest:
        if word.isdecimal() and verb in ("play", "haste", "discard"):
            faces = [card.face for card in view.hand if card.slot == int(word) and card.face is not None]
            named += [move_part(face, 1, wording) for face in faces]
        elif word in parts.LOOK_IDS:
            named.append(look_part(parts.LOOKS[parts.LOOK_IDS.index(word)], wording))
        elif word in parts.BOOK_NAMES:
            named.append(book_part(parts.BOOKS[parts.BOOK_NAMES.index(word)], wording)._replace(copies=1))
        else:
            named += square_parts(view, word, wording)
    if verb in parts.BOOK_NAMES:
        named.insert(0, book_part(parts.BOOKS[parts.BOOK_NAMES.index(verb)], wording)._replace(copies=1))
    return named


def square_parts(view: View, square: str, wording: Words) -> list[Part]:
    """What a square shows, as far as the viewer can see it; nothing for a word that is no square."""
    for y, row in enumerate(view.floor.rows):
        for x, symbol in enumerate(row):
            if f"{LETTERS[x]}{y + 1}" == square and symbol in NAMES and not is_dark(view, x, y):
                teleports = any(spot.square == square for spot in view.floor.teleports)
                shown = [
                    symbol_part(NAMES[symbol], wording),
                    *([symbol_part("teleport", wording)] if teleports else []),
                ]
                return [part._replace(name=f"{square}, {part.name}") for part in shown]
    return []


# --- in words --------------------------------------------------------------------------------------------------------


def facts(view: View, names: Sequence[str], language: str) -> list[str]:
    """Rigor and his reach, goblins, the own cards, pushes to be decided, an accusation, the floor row by row."""
    wording = words("kragmortha", language)
    lines = [wording.say("fact-rigor", {"square": view.rigor.square, "reach": squares_words(view.reach[0])})]
    for side in view.sides:
        values = {"player": names[side.seat], "square": "" if side.spot is None else side.spot.square}
        lines.append(wording.say("fact-goblin" if side.spot is not None else "fact-goblin-off", values))
    lines += [hand_fact(card, wording) for card in view.hand]
    if view.card is not None and view.phase == "second":
        symbols = ", ".join(wording.say(f"symbol-{NAMES[letter]}") for letter in view.rest)
        lines.append(wording.say("fact-second", {"card": wording.say(f"card-{view.card}"), "symbols": symbols}))
    if view.seat is not None and (books := unused_books(view.sides[view.seat], wording)):
        lines.append(wording.say("fact-books", {"books": books}))
    lines += [link_fact(link, names, wording) for link in view.chain]
    if view.case is not None:
        values = {"player": names[view.case.accused], "accuser-player": names[view.case.accuser]}
        lines.append(wording.say("fact-case", {**values, "look": wording.say(f"look-{view.case.look}")}))
    piles = [line.plain for line in (under_line(view, wording), discards_line(view, wording)) if line.plain]
    return lines + piles + floor_facts(view, wording)


def squares_words(spots: Sequence[Spot]) -> str:
    return ", ".join(spot.square for spot in spots)


def hand_fact(card: Card, wording: Words) -> str:
    """A card of the hand, and whom it moves."""
    if card.face is None:
        return wording.say("fact-card", {"slot": card.slot, "card": wording.say("fact-hidden")})
    part = move_part(card.face, 1, wording)
    return f"{wording.say('fact-card', {'slot': card.slot, 'card': part.name})} {part.text}"


def link_fact(link: Link, names: Sequence[str], wording: Words) -> str:
    to = squares_words(link.choices) if link.to is None else link.to.square
    values = {"pusher": names[link.pusher], "pushed": names[link.pushed], "start": link.start.square, "to": to}
    return wording.say("fact-push", values)


def floor_facts(view: View, wording: Words) -> list[str]:
    """The squares of each row that has any, from a on; bookcases and closed squares are left out."""
    lines = []
    for y, row in enumerate(view.floor.rows):
        shown = [square_words(view, x, y, wording) for x, symbol in enumerate(row) if symbol in NAMES]
        if shown:
            lines.append(wording.say("fact-row", {"row": y + 1, "squares": ", ".join(shown)}))
    return lines


def square_words(view: View, x: int, y: int, wording: Words) -> str:
    symbol = view.floor.rows[y][x]
    name = wording.say("fact-dark") if is_dark(view, x, y) else wording.say(f"symbol-{NAMES[symbol]}")
    teleport = f" {wording.say('fact-teleport')}" if brackets(view, x, y) == "()" else ""
    return f"{LETTERS[x]}{y + 1} {name}{teleport}"


class Drawing(PlainDrawing[View]):
    keyboard_options: Mapping[str, OptionValue] = {"mode": "table"}  # K-33: they sit in one room
    facts = staticmethod(facts)
    box_sections = staticmethod(box_sections)
    named_parts = staticmethod(named_parts)
    draw = staticmethod(draw)
    scores = staticmethod(scores)
    measures = staticmethod(measures)
    trial_text = staticmethod(trial_text)
    notes = staticmethod(notes)
    orders = staticmethod(orders)
    duties = staticmethod(penances.duties)
    pick = staticmethod(penances.pick)

    def aim(self, view: View, offers: Sequence[hooks.Offer], language: str) -> Aim:
        return Aim(self, view, offers, language)

    def prompt(self, view: View, language: str) -> tuple[str, str]:
        return self.prompt_of("second-must" if has_to_step(view) else view.phase, language)
