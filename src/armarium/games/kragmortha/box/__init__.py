"""Looks on phones, "Caught!" and the count for owners of Kragmortha's box. `GAME` is what accompanies it."""

from __future__ import annotations

from msgspec import Struct

from armarium import pads
from armarium.chance import Chance
from armarium.game import NOBODY, Game, Option, Options, complete_options, must_sit, touches
from armarium.games.kragmortha import SEATS, parts
from armarium.games.kragmortha.box.rules import FEWEST, Kept, State, family, new_kept


class LookView(Struct, frozen=True):
    """`look` is empty where only its symbol is known to the viewer."""

    family: str
    look: str
    eased: bool
    sleeps: bool


class BookView(Struct, frozen=True):
    name: str
    count: int
    left: int
    symbols: int


class Side(Struct, frozen=True):
    """`place` is the rank by K-31, equal for equals; 0 for who has left."""

    seat: int
    looks: list[LookView]
    count: int
    books: list[BookView]
    book_count: int
    symbols: int
    left: bool
    out: bool
    place: int


class Case(Struct, frozen=True):
    """`caller` is None where Rigor inspects; `accused` is None until it is said who. `waits`: who has to answer."""

    phase: str
    caller: int | None
    accused: int | None
    look: str
    voted: list[int]
    waits: list[int]
    alone: bool


class View(Struct, frozen=True):
    seat: int | None
    secret: bool
    friendly: bool
    most: int
    deck: int
    books_left: int
    sides: list[Side]
    case: Case | None
    over: bool


def look_views(state: State, viewer: int | None, seat: int) -> list[LookView]:
    looks = []
    for held in state.looks_of(seat):
        shown = parts.LOOK_IDS[held.look] if held.named or seat == viewer else ""
        looks.append(LookView(family(held.look), shown, held.eased, not state.is_awake(held.look)))
    return looks


def book_views(state: State, seat: int) -> list[BookView]:
    counts = state.kept.books[seat]
    return [
        BookView(name, counts[kind], state.books_left(kind), parts.BOOK_SYMBOLS[kind])
        for kind, name in enumerate(parts.BOOK_NAMES)
    ]


def side_view(state: State, viewer: int | None, seat: int) -> Side:
    scores = state.standing()
    better = [other for other in state.present() if scores[other] > scores[seat]]
    return Side(
        seat=seat,
        looks=look_views(state, viewer, seat),
        count=0 if state.kept.left[seat] else state.looks_counted(seat),
        books=book_views(state, seat),
        book_count=sum(state.kept.books[seat]),
        symbols=state.symbols(seat),
        left=state.kept.left[seat],
        out=seat == state.kept.out,
        place=0 if state.kept.left[seat] else 1 + len(better),
    )


def case_view(state: State) -> Case | None:
    kept = state.kept
    if kept.phase == "calm":
        return None
    return Case(
        phase=kept.phase,
        caller=None if kept.caller == NOBODY else kept.caller,
        accused=None if kept.accused == NOBODY else kept.accused,
        look=parts.LOOK_IDS[kept.look] if kept.accused != NOBODY else "",
        voted=[seat for seat, vote in enumerate(kept.votes) if vote],
        waits=state.waited_for(),
        alone=len(state.present()) == FEWEST,
    )


class KragmorthaBox(Game[State, View]):
    name = "kragmortha-box"
    rules = "1"
    accompanies = "kragmortha"
    seats = tuple(range(SEATS["least"], SEATS["most"] + 1))
    minutes = 45
    shared = True
    points = False
    options = (
        Option("looks", default="open", clause="K-26", choices=("open", "secret")),
        Option("inspections", default=False, clause="K-34"),
        Option("friendly", default=True, clause="K-34"),
        *(Option(family, default=True, clause="K-34") for family in parts.FAMILIES),
    )
    touches = touches(
        neither="book no-book called nothing accused contested asked left-table ended last-book voted",
        reveals="tally cleared slip",
        draws="met dealt turned-down no-look out spared eased unhexed inspection",
    )

    def clauses(self) -> dict[str, str]:
        return dict(parts.BOX["clauses"])

    def new(self, seats: int, options: Options, chance: Chance) -> State:
        return State(chance, seats, complete_options(self, seats, options), new_kept(seats))

    def position(self, state: State) -> str:
        return pads.position_text(self, state)

    def from_position(self, text: str, chance: Chance) -> State:
        return pads.parse_position(self, text, Kept, lambda *kept: State(chance, *kept))

    def view(self, state: State, seat: int | None) -> View:
        must_sit(seat, state.seats)
        return View(
            seat=seat,
            secret=state.is_secret(),
            friendly=bool(state.options["friendly"]),
            most=parts.LOOKS_OUT,
            deck=len(state.kept.unseen) + len(state.kept.under),
            books_left=sum(state.books_left(kind) for kind in range(len(parts.BOOK_NAMES))),
            sides=[side_view(state, seat, owner) for owner in range(state.seats)],
            case=case_view(state),
            over=state.kept.over,
        )


GAME = KragmorthaBox()
