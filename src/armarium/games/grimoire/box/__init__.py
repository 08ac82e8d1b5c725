"""The order helper, round track and score pad for owners of Grimoire's box. `GAME` is what accompanies it."""

from __future__ import annotations

from msgspec import Struct

from armarium import pads
from armarium.chance import Chance
from armarium.game import Game, Option, Options, complete_options, must_sit, touches
from armarium.games.grimoire import parts
from armarium.games.grimoire import view as real_view
from armarium.games.grimoire.box.rules import CARDS, Kept, State, new_kept
from armarium.games.grimoire.cards import score


class Row(Struct, frozen=True):
    """A kind of card: how many the player has and the box still, what they are worth, and what of it is a bonus."""

    card: str
    count: int
    left: int
    points: int
    bonus: int


class Side(Struct, frozen=True):
    """`page` is 0 while it is not known to the viewer, `chosen` says that there is one. `ten`: what ends the game."""

    seat: int
    rows: list[Row]
    tokens: int
    junk: int
    total: int
    order: int
    page: int
    chosen: bool
    left: bool
    ten: str


class Place(Struct, frozen=True):
    """A line of the order: the page opened, the token held before, and the one before Time spells turned the order."""

    seat: int
    page: int
    was: int
    token: int
    alone: bool


class View(Struct, frozen=True):
    seat: int | None
    round: int
    magic: int
    magic_most: int
    asks: str
    sealed: bool
    sides: list[Side]
    order: list[Place]
    time_pages: list[int]
    leaders: list[int]


def side_view(state: State, viewer: int | None, seat: int, totals: list[int]) -> Side:
    side, here = state.kept.sides[seat], state.present()
    real = state.real_state()
    place = here.index(seat) if seat in here else None
    paid = {} if place is None else {line[0]: line for line in score.score_lines(real, place)}
    rows = []
    for card, name in enumerate(CARDS):
        _, _, printed, bonus = paid.get(name, (name, 0, 0, 0))
        rows.append(Row(name, side.cards[card], state.rest(card), printed + bonus, bonus))
    hidden = state.options["sealed"] and not state.is_ordered() and seat != viewer
    coins, companions = sum(side.cards[: parts.COINS]), sum(side.cards[parts.COINS : len(parts.QUEST)])
    return Side(
        seat=seat,
        rows=rows,
        tokens=side.tokens,
        junk=0 if place is None else int(score.junk_bonus(real, place)),
        total=totals[seat],
        order=side.order,
        page=0 if hidden else side.page,
        chosen=side.page > 0,
        left=side.left,
        ten=ending_of(coins, companions),
    )


def ending_of(coins: int, companions: int) -> str:
    """G-31: what of these two ends the game after this round, empty where neither does."""
    if coins >= parts.NUMBERS["end-treasures"]:
        return "treasures"
    return "companions" if companions >= parts.NUMBERS["end-companions"] else ""


def order_view(state: State) -> list[Place]:
    """G-12 and G-13 as the real game makes them, with the seats of this table, in their final order."""
    real = real_view.order(state.real_state()) if state.is_ordered() else None
    if real is None:
        return []
    here, alone = state.present(), {place.seat for place in real.alone}
    places = {place.seat: place for place in (*real.alone, *real.shared)}
    return [
        Place(here[seat], places[seat].page, places[seat].was, places[seat].token, seat in alone) for seat in real.order
    ]


class GrimoireBox(Game[State, View]):
    name = "grimoire-box"
    rules = "1"
    accompanies = "grimoire"
    seats = (2, 3, 4, 5)
    minutes = 40
    shared = True
    options = (
        Option("sealed", default=False, clause="G-11"),
        Option("five-seats", default=False, clause="G-35", needed_by=(5,)),
    )
    touches = touches(
        neither="counted counted-tokens took-token opened-page sealed-page began-round left-table ended",
        reveals="ordered",
        draws="",
    )

    def clauses(self) -> dict[str, str]:
        return dict(parts.CLAUSES)

    def new(self, seats: int, options: Options, chance: Chance) -> State:
        return State(chance, seats, complete_options(self, seats, options), new_kept(seats))

    def position(self, state: State) -> str:
        return pads.position_text(self, state)

    def from_position(self, text: str, chance: Chance) -> State:
        return pads.parse_position(self, text, Kept, lambda *kept: State(chance, *kept))

    def view(self, state: State, seat: int | None) -> View:
        must_sit(seat, state.seats)
        totals = state.standing()
        best = max(totals[here] for here in state.present())
        return View(
            seat=seat,
            round=state.kept.round,
            magic=state.kept.magic,
            magic_most=parts.NUMBERS["magic-most"],
            asks="quest" if state.is_ordered() else "pages" if state.are_pages_asked() else "tokens",
            sealed=bool(state.options["sealed"]),
            sides=[side_view(state, seat, owner, totals) for owner in range(state.seats)],
            order=order_view(state),
            time_pages=[page for page, kinds in enumerate(parts.PAGE_KINDS) if "time" in kinds],
            leaders=[here for here in state.present() if totals[here] == best],
        )


GAME = GrimoireBox()
