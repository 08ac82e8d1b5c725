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

from armarium import hooks
from armarium.games.grimoire import parts
from armarium.games.grimoire.pages.hints import Page
from armarium.games.grimoire.trial import Trial
from armarium.games.grimoire.view import Lying, Order, Own, Place, Score, Side, View
from armarium.hooks import Part, Section
from armarium.terminal.drawing import QUIET, SEATS, ListAim, colon, name_text
from armarium.terminal.plain import PlainDrawing
from armarium.words import Words, words

BRASS, SEALED, SECRET = "#ffd866", "#5f6475", "#c9a0ff"
COINS = {"bronze": "#d08b4c", "silver": "#cfd8e3", "gold": "#ffd24a"}
SIGNS = {"common": "●", "forbidden": "▲", "time": "◷", "defensive": "◈", "attack": "✦"}
INKS = {"common": "#7fb0ff", "forbidden": "#ff8a80", "time": "#e0c060", "defensive": "#7fdca8", "attack": "#c9a0ff"}


def draw(view: View, language: str) -> RenderableType:
    return full_board(view, language, None if view.own is None else own(view.own, words("grimoire", language)))


def full_board(view: View, language: str, hand: RenderableType | None = None) -> RenderableType:
    """The whole table, with one's own things among it where they have no panel of their own."""
    wording = words("grimoire", language)
    rows: list[RenderableType] = [header(view, wording), quest(view, wording), territories(view, wording)]
    if hand is not None:
        rows.append(hand)
    if view.scores is not None:
        rows.append(score_table(view.scores, wording))
    else:
        rows.append(book(view, wording))
    if view.order is not None:
        rows.append(order(view, wording))
    return Group(*rows, *discards(view, wording))


def scores(view: View, points: Sequence[int], language: str) -> list[str]:
    """What the seat is doing, its order token, and the VP everybody can count for it."""
    wording = words("grimoire", language)
    vp = [wording.say("screen-vp", {"vp": point}) for point in points]
    return [f"{status(side)} #{side.token or '–'} {text}".strip() for side, text in zip(view.sides, vp, strict=True)]


def measures(view: View, points: Sequence[int], language: str) -> list[str]:  # noqa: ARG001
    return [words("grimoire", language).say("screen-vp", {"vp": point}) for point in points]


def status(side: Side) -> str:
    signs = ("✓" if side.chosen else "", f"p{side.page}" if side.page else "", "◈" if side.protected else "")
    return " ".join(sign for sign in signs if sign)


def title(wording: Words, key: str) -> Text:
    return Text(wording.say(key), f"bold {BRASS}")


def seat_text(wording: Words, seat: int) -> Text:
    return Text(wording.say("screen-seat", {"seat": seat + 1}), SEATS[seat % len(SEATS)])


def header(view: View, wording: Words) -> Text:
    values = {"round": view.round, "magic": view.magic, "deck": view.deck, "items": view.items}
    return Text(wording.say("screen-round", {**values, "discards": len(view.discards)}), "bold")


def card_text(wording: Words, card: str) -> Text:
    return Text(wording.say(f"card-{card}"), COINS.get(card, ""))


def cards_text(wording: Words, cards: Sequence[str]) -> Text:
    """Several copies of a card are written once with their number."""
    counts = [(card, count) for card, count in Counter(cards).items()]
    if not counts:
        return Text("–", QUIET)
    texts = [
        card_text(wording, card) if count == 1 else card_text(wording, card) + f" ×{count}" for card, count in counts
    ]
    return Text(", ").join(texts)


def quest(view: View, wording: Words) -> RenderableType:
    return Group(
        title(wording, "screen-quest"), Columns([lying_panel(card, wording) for card in view.zone], padding=(0, 1))
    )


def lying_panel(card: Lying, wording: Words) -> Panel:
    if card.taken:
        return Panel(
            Text(wording.say("screen-taken"), SEALED), title=str(card.place), border_style=SEALED, expand=False
        )
    face = Text(wording.say("screen-back"), QUIET) if card.card is None else card_text(wording, card.card)
    edge = SECRET if card.down else BRASS
    return Panel(face, title=str(card.place), border_style=edge, expand=False)


def territories(view: View, wording: Words) -> RenderableType:
    grid = Table.grid(padding=(0, 2))
    for side in view.sides:
        hidden = Text(f"▮{side.treasures} ", "#d08b4c") + (
            Text("(") + cards_text(wording, side.known) + ")" if side.known else ""
        )
        items = Text(f"▯{side.items}{' ' + wording.say('card-shoes') if side.shoes else ''}", "#8fd3c7")
        tokens = Text(f"{wording.say('screen-vp', {'vp': side.vp})} {status(side)}".rstrip(), "bold")
        grid.add_row(seat_text(wording, side.seat), tokens, cards_text(wording, side.companions), hidden, items)
    return Group(title(wording, "screen-territories"), grid)


def own(mine: Own, wording: Words) -> RenderableType:
    cards = cards_text(wording, [*mine.treasures, *mine.items])
    return Text.assemble(
        title(wording, "screen-yours"), "  ", cards, f"  {wording.say('screen-worth', {'worth': mine.worth})}"
    )


def book(view: View, wording: Words) -> RenderableType:
    grid = Table.grid(padding=(0, 2))
    chosen = view.own.page if view.own is not None else 0
    names = [wording.say("screen-seat", {"seat": side.seat + 1}) for side in view.sides]
    for page in view.pages:
        grid.add_row(*page_row(page, page.page == chosen, names, view.seat, wording))
    return Group(title(wording, "screen-book"), grid)


def page_row(page: Page, chosen: bool, names: Sequence[str], viewer: int | None, wording: Words) -> list[Text]:
    ink = SEALED if not page.open else ""
    signs = Text(" ").join([Text(SIGNS[kind], INKS[kind] if page.open else SEALED) for kind in page.kinds])
    number = Text(f"{'▶' if chosen else ' '}{page.page:2}", f"bold {BRASS}" if chosen else ink)
    return [
        number,
        signs,
        Text(wording.say(f"spell-{page.spell}"), ink or "bold"),
        hint_text(page, names, viewer, wording),
    ]


def hint_text(page: Page, names: Sequence[str], viewer: int | None, wording: Words) -> Text:
    if page.now is None:
        return Text(wording.attribute(f"spell-{page.spell}", "about"), QUIET if page.open else SEALED)
    sentence = " ".join(wording.tell(f"hint-{page.now.key}", page.now.values, names, viewer).split())
    return Text(sentence, "" if page.now.works else SEALED)


def order(view: View, wording: Words) -> RenderableType:
    assert view.order is not None
    rows = [Text(wording.say("screen-order", {"round": view.order.round}), f"bold {BRASS}")]
    for key, places in (("screen-alone", view.order.alone), ("screen-shared", view.order.shared)):
        if places:
            line = " · ".join(place_text(place, key == "screen-shared", wording) for place in places)
            rows.append(Text(name_text(wording.say(key), line, wording)))
    for reversal in view.order.reversals:
        spell = wording.say(f"spell-{view.pages[reversal.page - 1].spell}")
        rows.append(Text(wording.say("screen-reversed", {"spell": spell}), INKS["time"]))
    seats = ", ".join(wording.say("screen-seat", {"seat": seat + 1}) for seat in view.order.order)
    rows.append(Text(wording.say("screen-result", {"order": seats})))
    return Group(*rows)


def place_text(place: Place, shared: bool, wording: Words) -> str:
    name = wording.say("screen-seat", {"seat": place.seat + 1})
    values = {"token": place.token, "player": name, "page": place.page, "was": place.was}
    return wording.say("screen-was" if shared else "screen-place", values)


def score_table(sides: list[Score], wording: Words) -> RenderableType:
    """Card by card, one column for each seat."""
    names = sorted({line.card for one in sides for line in one.lines})
    grid = Table(title=wording.say("screen-score"), title_style=f"bold {BRASS}", expand=False)
    grid.add_column("")
    for one in sides:
        grid.add_column(seat_text(wording, one.seat), justify="right")
    for name in names:
        grid.add_row(card_text(wording, name), *(line_text(one, name) for one in sides))
    grid.add_row(wording.say("screen-tokens"), *(str(one.tokens) for one in sides))
    grid.add_row(f"{wording.say('card-junk')} +", *(str(one.junk) for one in sides))
    grid.add_row(wording.say("screen-total"), *(Text(str(one.total), "bold" if one.first else "") for one in sides))
    return grid


def line_text(one: Score, card: str) -> str:
    for line in one.lines:
        if line.card == card:
            return f"{line.vp}+{line.bonus}" if line.bonus else str(line.vp)
    return ""


# --- the full screen -------------------------------------------------------------------------------------------------


class Aim(ListAim):
    """Walks the list of moves beside a board that fits a small screen: what is asked about now comes first."""

    def board(self) -> RenderableType:
        if self.roomy or self.view.scores is not None:
            return full_board(self.view, self.language)
        return compact_board(self.view, self.language)

    def hand(self) -> RenderableType | None:
        return None if self.view.own is None else own(self.view.own, words("grimoire", self.language))


def compact_board(view: View, language: str) -> RenderableType:
    wording = words("grimoire", language)
    rows: list[RenderableType] = [header(view, wording), quest_line(view, wording)]
    lands = [land_line(side, wording) for side in view.sides]
    pages = [*book_lines(view, wording)]
    rows += [*pages, *lands] if view.phase in ("pages", "spy", "tokens") else [*lands, *pages]
    if view.order is not None:
        rows.append(order(view, wording))
    return Group(*rows, *discards(view, wording))


def discards(view: View, wording: Words) -> list[Text]:
    """The open pile, where there is one."""
    cards = cards_text(wording, view.discards)
    return [Text.assemble(title(wording, "screen-box-discards"), colon(wording), cards)] if view.discards else []


def quest_line(view: View, wording: Words) -> Text:
    """The quest zone in one line, place by place."""
    cards = [Text.assemble((f"{card.place} ", BRASS), lying_text(card, wording)) for card in view.zone]
    return Text.assemble(title(wording, "screen-quest"), colon(wording), Text(" · ").join(cards))


def lying_text(card: Lying, wording: Words) -> Text:
    if card.taken:
        return Text(wording.say("screen-taken"), SEALED)
    if card.card is None:
        return Text(wording.say("screen-back"), QUIET)
    return card_text(wording, card.card)


def land_line(side: Side, wording: Words) -> Text:
    """A territory in as few lines as it needs."""
    known = Text.assemble(" (", cards_text(wording, side.known), ")") if side.known else Text()
    shoes = f" {wording.say('card-shoes')}" if side.shoes else ""
    return Text.assemble(
        seat_text(wording, side.seat),
        f"{colon(wording)}{wording.say('screen-vp', {'vp': side.vp})} · ",
        cards_text(wording, side.companions),
        f" · ▮{side.treasures}",
        known,
        f" ▯{side.items}{shoes}",
    )


def book_lines(view: View, wording: Words) -> list[RenderableType]:
    """All pages in two columns: number, kinds, name. What the page in mind does stands below the board."""
    half = (len(view.pages) + 1) // 2
    grid = Table.grid(padding=(0, 2, 0, 0))
    chosen = view.own.page if view.own is not None else 0
    for row in range(half):
        pages = [view.pages[place] for place in (row, row + half) if place < len(view.pages)]
        grid.add_row(*(page_line(page, page.page == chosen) + wording.say(f"spell-{page.spell}") for page in pages))
    return [grid]


def page_line(page: Page, chosen: bool) -> Text:
    mark = "▶" if chosen else " " if page.open else "×"
    signs = "".join(SIGNS[kind] for kind in page.kinds)
    return Text(f"{mark}{page.page:2} {signs} ", "" if page.open else SEALED)


def trial_text(view: View, trial: hooks.Trial, names: Sequence[str], language: str) -> str:
    """A page's hint; else the VP tokens that change hands, and what one's own things are then worth."""
    wording = words("grimoire", language)
    if not isinstance(trial, Trial):
        return ""
    if trial.hint is not None:
        return " ".join(wording.tell(f"hint-{trial.hint.key}", trial.hint.values, names, view.seat).split())
    effects = []
    for side, vp in zip(view.sides, trial.vp or [side.vp for side in view.sides], strict=True):
        if vp != side.vp:
            values = {"seat": side.seat, "gain": f"{vp - side.vp:+d}".replace("-", "−"), "vp": vp}
            effects.append(wording.tell("screen-try-tokens", values, names, view.seat))
    if trial.worth is not None and view.own is not None:
        effects.append(wording.say("screen-try-worth", {"worth": trial.worth, "now": view.own.worth}))
    return " ".join(effects)


# --- what is printed in the box --------------------------------------------------------------------------------------


def page_part(number: int, wording: Words) -> Part:
    spell = parts.SPELLS[number]
    kinds = ", ".join(wording.say(f"kind-{kind}") for kind in parts.PAGE_KINDS[number])
    return Part(f"{wording.say(f'spell-{spell}')} ({kinds})", wording.attribute(f"spell-{spell}", "about"))


def card_part(card: str, wording: Words, count: int = 1) -> Part:
    return Part(wording.say(f"card-{card}"), wording.attribute(f"card-{card}", "about"), count, f"card {card}")


def box_sections(language: str) -> list[Section]:
    wording = words("grimoire", language)
    numbers = range(1, parts.PAGES + 1)
    pages = [
        Part(f"{number} {page.name}", page.text, 1, f"page {spell}", (wording.say(f"spell-{spell}"),))
        for number in numbers
        for page, spell in [(page_part(number, wording), parts.SPELLS[number])]
    ]
    quest = [card_part(card, wording, count) for card, count in zip(parts.QUEST, parts.QUEST_COUNTS, strict=True)]
    items = [card_part(card, wording, count) for card, count in zip(parts.ITEMS, parts.ITEM_COUNTS, strict=True)]
    titles = [wording.say(f"screen-box-{name}") for name in ("pages", "quest", "items")]
    return [Section(*section) for section in zip(titles, (pages, quest, items), strict=True)]


def named_parts(view: View, move: str, language: str) -> list[Part]:
    """A page, the card at a place, a companion."""
    wording = words("grimoire", language)
    verb, _, rest = move.partition(" ")
    if verb == "page":
        return [page_part(page.page, wording) for page in view.pages if str(page.page) == rest]
    if verb in ("take", "luck"):
        card = view.zone[int(rest) - 1].card
        return [card_part(card or "unknown", wording)]
    return [card_part(rest, wording)] if verb in ("give", "seize") else []


# --- in words --------------------------------------------------------------------------------------------------------


def facts(view: View, names: Sequence[str], language: str) -> list[str]:
    """The round, the quest zone place by place, territories, one's own, the open pages with what they would do now."""
    wording = words("grimoire", language)
    values = {"round": view.round, "magic": view.magic, "deck": view.deck, "items": view.items}
    own_cards = [] if view.own is None else [*view.own.treasures, *view.own.items]
    return [
        wording.say("fact-round", {**values, "discards": len(view.discards)}),
        *(
            name_text(wording.say("fact-place", {"place": card.place}), lying_text(card, wording).plain, wording)
            for card in view.zone
        ),
        *(land_fact(side, names, wording) for side in view.sides),
        *([own_fact(view.own, own_cards, wording)] if view.own is not None else []),
        *([wording.say("fact-order", {"order": order_words(view.order, names)})] if view.order is not None else []),
        *(pile.plain for pile in discards(view, wording)),
        *(page_fact(page, names, view.seat, wording) for page in view.pages if page.open and view.scores is None),
        *(
            name_text(f"{wording.say('screen-total')}, {names[one.seat]}", str(one.total), wording)
            for one in view.scores or ()
        ),
    ]


def order_words(outcome: Order, names: Sequence[str]) -> str:
    return ", ".join(names[seat] for seat in outcome.order)


def land_fact(side: Side, names: Sequence[str], wording: Words) -> str:
    values = {"player": names[side.seat], "vp": side.vp, "treasures": side.treasures, "items": side.items}
    known = wording.say(
        "fact-known" if side.known else "fact-unknown", {"cards": cards_words(side.known, wording, "fact-none")}
    )
    companions = cards_words(side.companions, wording, "fact-none")
    stated = wording.say("fact-land", {**values, "companions": companions, "known": known})
    marks = [("fact-token", side.token), ("fact-chosen", side.chosen), ("fact-page", side.page)]
    marks += [("fact-protected", side.protected), ("fact-shoes", side.shoes)]
    return " ".join([stated, *(wording.say(key, {"number": int(value)}) for key, value in marks if value)])


def cards_words(cards: Sequence[str], wording: Words, none: str) -> str:
    return cards_text(wording, cards).plain if cards else wording.say(none)


def own_fact(mine: Own, cards: list[str], wording: Words) -> str:
    values = {"cards": cards_words(cards, wording, "fact-no-cards"), "worth": mine.worth, "page": mine.page}
    return wording.say("fact-own-sealed" if mine.page else "fact-own", values)


def page_fact(page: Page, names: Sequence[str], viewer: int | None, wording: Words) -> str:
    kinds = ", ".join(wording.say(f"kind-{kind}") for kind in page.kinds)
    effect = hint_text(page, names, viewer, wording).plain
    values = {"page": page.page, "spell": wording.say(f"spell-{page.spell}"), "kinds": kinds, "effect": effect}
    return wording.say("fact-book", values)


class Drawing(PlainDrawing[View]):
    facts = staticmethod(facts)
    box_sections = staticmethod(box_sections)
    named_parts = staticmethod(named_parts)
    draw = staticmethod(draw)
    scores = staticmethod(scores)
    measures = staticmethod(measures)
    trial_text = staticmethod(trial_text)

    def aim(self, view: View, offers: Sequence[hooks.Offer], language: str) -> Aim:
        return Aim(self, view, offers, language)

    def prompt(self, view: View, language: str) -> tuple[str, str]:
        return self.prompt_of(view.phase, language)
