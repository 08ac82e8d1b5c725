"""Grimoire on a terminal: quest zone, territories, the book with its live hints, how the order came about, the score.

It knows views, never the rules. Seats are numbered; the frame beside it has the names.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from armarium.games.grimoire.pages.hints import Page
from armarium.games.grimoire.view import Lying, Own, Place, Score, Side, View
from armarium.terminal.drawing import QUIET, SEATS
from armarium.words import Words, words

BRASS, SEALED, SECRET = "#ffd866", "#5f6475", "#c9a0ff"
COINS = {"bronze": "#d08b4c", "silver": "#cfd8e3", "gold": "#ffd24a"}
SIGNS = {"common": "●", "forbidden": "▲", "time": "⧗", "defensive": "◈", "attack": "✦"}
INKS = {"common": "#7fb0ff", "forbidden": "#ff8a80", "time": "#e0c060", "defensive": "#7fdca8", "attack": "#c9a0ff"}


def draw(view: View, language: str) -> RenderableType:
    said = words("grimoire", language)
    rows: list[RenderableType] = [header(view, said), quest(view, said), territories(view, said)]
    if view.own is not None:
        rows.append(own(view.own, said))
    if view.scores is not None:
        rows.append(scores(view.scores, said))
    else:
        rows.append(book(view, said))
    if view.order is not None:
        rows.append(order(view, said))
    return Group(*rows)


def notes(view: View, language: str) -> list[str]:
    """Order token, VP tokens, and what the seat is doing."""
    said = words("grimoire", language)
    return [f"#{side.token or '–'} · {said.say('screen-vp', {'vp': side.vp})}{status(side)}" for side in view.sides]


def status(side: Side) -> str:
    sealed = " ✓" if side.chosen else ""
    page = f" p{side.page}" if side.page else ""
    return f"{sealed}{page}{' ◈' if side.protected else ''}"


def title(said: Words, key: str) -> Text:
    return Text(said.say(key), f"bold {BRASS}")


def seat_text(said: Words, seat: int) -> Text:
    return Text(said.say("screen-seat", {"seat": seat + 1}), SEATS[seat % len(SEATS)])


def header(view: View, said: Words) -> Text:
    values = {"round": view.round, "magic": view.magic, "deck": view.deck, "items": view.items}
    return Text(said.say("screen-round", {**values, "discards": len(view.discards)}), "bold")


def card_text(said: Words, card: str) -> Text:
    return Text(said.say(f"card-{card}"), COINS.get(card, ""))


def cards_text(said: Words, cards: Sequence[str]) -> Text:
    """Several copies of a card are written once with their number."""
    found = [(card, count) for card, count in Counter(cards).items()]
    if not found:
        return Text("–", QUIET)
    told = [card_text(said, card) if count == 1 else card_text(said, card) + f" ×{count}" for card, count in found]
    return Text(", ").join(told)


def quest(view: View, said: Words) -> RenderableType:
    return Group(title(said, "screen-quest"), Columns([lying(card, said) for card in view.zone], padding=(0, 1)))


def lying(card: Lying, said: Words) -> Panel:
    if card.taken:
        return Panel(Text(said.say("screen-taken"), SEALED), title=str(card.place), border_style=SEALED, expand=False)
    face = Text(said.say("screen-back"), QUIET) if card.card is None else card_text(said, card.card)
    edge = SECRET if card.down else BRASS
    return Panel(face, title=str(card.place), border_style=edge, expand=False)


def territories(view: View, said: Words) -> RenderableType:
    grid = Table.grid(padding=(0, 2))
    for side in view.sides:
        hidden = Text(f"▮{side.treasures} ", "#d08b4c") + (
            Text("(") + cards_text(said, side.known) + ")" if side.known else ""
        )
        items = Text(f"▯{side.items}{' ' + said.say('card-shoes') if side.shoes else ''}", "#8fd3c7")
        tokens = Text(f"{said.say('screen-vp', {'vp': side.vp})}{status(side)}", "bold")
        grid.add_row(seat_text(said, side.seat), tokens, cards_text(said, side.companions), hidden, items)
    return Group(title(said, "screen-territories"), grid)


def own(mine: Own, said: Words) -> RenderableType:
    cards = cards_text(said, [*mine.treasures, *mine.items])
    return Text.assemble(
        title(said, "screen-yours"), "  ", cards, f"  {said.say('screen-worth', {'worth': mine.worth})}"
    )


def book(view: View, said: Words) -> RenderableType:
    grid = Table.grid(padding=(0, 2))
    chosen = view.own.page if view.own is not None else 0
    for page in view.pages:
        grid.add_row(*page_row(page, page.page == chosen, len(view.sides), view.seat, said))
    return Group(title(said, "screen-book"), grid)


def page_row(page: Page, chosen: bool, seats: int, viewer: int | None, said: Words) -> list[Text]:
    ink = SEALED if not page.open else ""
    signs = Text(" ").join([Text(SIGNS[kind], INKS[kind] if page.open else SEALED) for kind in page.kinds])
    number = Text(f"{'▶' if chosen else ' '}{page.page:2}", f"bold {BRASS}" if chosen else ink)
    return [number, signs, Text(said.say(f"spell-{page.spell}"), ink or "bold"), hint_text(page, seats, viewer, said)]


def hint_text(page: Page, seats: int, viewer: int | None, said: Words) -> Text:
    if page.now is None:
        return Text(said.attribute(f"spell-{page.spell}", "about"), QUIET if page.open else SEALED)
    names = [said.say("screen-seat", {"seat": seat + 1}) for seat in range(seats)]
    told = " ".join(said.tell(f"hint-{page.now.key}", page.now.values, names, viewer).split())
    return Text(told, "" if page.now.works else SEALED)


def order(view: View, said: Words) -> RenderableType:
    assert view.order is not None
    rows = [Text(said.say("screen-order", {"round": view.order.round}), f"bold {BRASS}")]
    for key, places in (("screen-alone", view.order.alone), ("screen-shared", view.order.shared)):
        if places:
            line = " · ".join(place_text(place, key == "screen-shared", said) for place in places)
            rows.append(Text(f"{said.say(key)}: {line}"))
    for reversal in view.order.reversals:
        spell = said.say(f"spell-{view.pages[reversal.page - 1].spell}")
        rows.append(Text(said.say("screen-reversed", {"spell": spell}), INKS["time"]))
    named = ", ".join(said.say("screen-seat", {"seat": seat + 1}) for seat in view.order.order)
    rows.append(Text(said.say("screen-result", {"order": named})))
    return Group(*rows)


def place_text(place: Place, shared: bool, said: Words) -> str:
    player = said.say("screen-seat", {"seat": place.seat + 1})
    values = {"token": place.token, "player": player, "page": place.page, "was": place.was}
    return said.say("screen-was" if shared else "screen-place", values)


def scores(found: list[Score], said: Words) -> RenderableType:
    """Card by card, one column for each seat."""
    names = sorted({line.card for one in found for line in one.lines})
    grid = Table(title=said.say("screen-score"), title_style=f"bold {BRASS}", expand=False)
    grid.add_column("")
    for one in found:
        grid.add_column(seat_text(said, one.seat), justify="right")
    for name in names:
        grid.add_row(card_text(said, name), *(line_text(one, name) for one in found))
    grid.add_row(said.say("screen-tokens"), *(str(one.tokens) for one in found))
    grid.add_row(f"{said.say('card-junk')} +", *(str(one.junk) for one in found))
    grid.add_row(said.say("screen-total"), *(Text(str(one.total), "bold" if one.first else "") for one in found))
    return grid


def line_text(one: Score, card: str) -> str:
    for line in one.lines:
        if line.card == card:
            return f"{line.vp}+{line.bonus}" if line.bonus else str(line.vp)
    return ""
