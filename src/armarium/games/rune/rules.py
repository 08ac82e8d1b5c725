"""The rules of Rune, in rulebook order, clauses cited. Geometry is in `grid/board.py`, sentences are in `words/`.

A turn is two moves, three with the Grand Master: lay a card, then draw or place a Master, then perhaps the token.
The deck has no order: a draw picks one of the unseen cards, so luck falls when a card is drawn and not before.
"""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64

from armarium import game
from armarium.chance import Chance
from armarium.game import Event, Options, Outcome, must_sit
from armarium.games.rune import events, parts, refusals
from armarium.games.rune.events import Area
from armarium.games.rune.grid import board as grid
from armarium.games.rune.grid.board import AREAS, BARE, SIDE, TOKENS, Board, bit
from armarium.games.rune.notation import (
    CELL,
    CHOOSE,
    COLOURS,
    DRAW,
    KEEP,
    KINDS,
    LAY,
    LAYS,
    MASTERS,
    OVER,
    PLACE,
    RECOLOUR,
    RETIRE,
    SHOW,
    TOKEN,
    card_of,
    cell_text,
    kind_of,
    move_of,
    rotation_of,
    shifted,
)
from armarium.reason import Reason

NOT_COUNTED: Final[i64] = -1
NO_COLOUR: Final[i64] = 3
SEATS: Final = 2
LAST_CARD: Final[i64] = parts.CARDS
FULL_DECK: Final[i64] = 2 * bit(LAST_CARD) - 2
HAND: Final[i64] = parts.HAND
MASTERS_EACH: Final[i64] = parts.MASTERS
TOKENS_EACH: Final[i64] = parts.TOKENS
# Moves as objects, by kind, card, rotation and cell, once they were listed: making them anew takes longer than a turn.
BOXES: Final[list[list[object]]] = [[] for _ in range(len(KINDS) << 7)]


@final
class State(game.State):
    """Hands and deck are sets of card numbers as bits; `shown` are cards of a hand that everybody has seen (R-13)."""

    def __init__(self, chance: Chance, board: Board) -> None:
        super().__init__(chance)
        self.board = board
        self.laid = vec[i64]()  # lay moves in order, the starting card first
        self.masters = vec[i64]()  # cells with the seat in the card's place, in order
        self.tokens = vec[i64]()  # likewise, with the colour in the rotation's place
        self.hand0: i64 = 0
        self.hand1: i64 = 0
        self.shown: i64 = 0
        self.deck: i64 = 0
        self.gone: i64 = 0
        self.left0: i64 = MASTERS_EACH
        self.left1: i64 = MASTERS_EACH
        self.seat: i64 = 0
        self.phase: i64 = LAY
        self.quarter_turns = True
        self.one_master_per_area = False
        self.no_card_may_vanish = False
        self.never_join_opposing = False
        self.grand_master = False
        self.black_first = False  # the first seat has the black Masters
        self._offered = vec[i64]()  # strips of moves, three numbers each: see _add
        self._used: i64 = 0  # how much of it counts
        self._count: i64 = NOT_COUNTED

    def clone(self, chance: Chance) -> State:
        copy = State(chance, self.board.clone())
        copy.laid = self.laid[:]
        copy.masters = self.masters[:]
        copy.tokens = self.tokens[:]
        copy.hand0 = self.hand0
        copy.hand1 = self.hand1
        copy.shown = self.shown
        copy.deck = self.deck
        copy.gone = self.gone
        copy.left0 = self.left0
        copy.left1 = self.left1
        copy.seat = self.seat
        copy.phase = self.phase
        copy.quarter_turns = self.quarter_turns
        copy.one_master_per_area = self.one_master_per_area
        copy.no_card_may_vanish = self.no_card_may_vanish
        copy.never_join_opposing = self.never_join_opposing
        copy.grand_master = self.grand_master
        copy.black_first = self.black_first
        return copy

    def guess(self, seat: i64, chance: Chance) -> State:
        """R-5: the other hand is any set of cards not seen by this seat; the deck is the rest."""
        must_sit(int(seat), SEATS)
        copy = self.clone(chance)
        other = 1 - seat
        unseen = copy.deck | (copy.hand(other) & ~copy.shown)
        held = copy.hand(other) & copy.shown
        for _ in range(grid.ones(copy.hand(other) & ~copy.shown)):
            card = grid.nth(unseen, chance.below(grid.ones(unseen)))
            unseen &= ~bit(card)
            held |= bit(card)
        copy.set_hand(other, held)
        copy.deck = unseen
        return copy

    def hand(self, seat: i64) -> i64:
        return self.hand0 if seat == 0 else self.hand1

    def set_hand(self, seat: i64, cards: i64) -> None:
        if seat == 0:
            self.hand0 = cards
        else:
            self.hand1 = cards

    def masters_left(self, seat: i64) -> i64:
        return self.left0 if seat == 0 else self.left1

    def has_token(self, seat: i64) -> bool:
        """R-16: one token each, gone once it lies on the table."""
        used: i64 = 0
        for i in range(len(self.tokens)):
            if card_of(self.tokens[i]) == seat:
                used += 1
        return self.grand_master and used < TOKENS_EACH

    # --- whose turn -------------------------------------------------------------------------------------------

    def to_act(self) -> list[int]:
        return [] if self.phase == OVER else [int(self.seat)]

    def actor(self) -> i64:
        if self.phase == OVER:
            return game.NOBODY
        return self.seat

    def turn(self) -> int:
        """Every turn lays or shows one card."""
        done = len(self.laid) - 1 + grid.ones(self.gone)
        return int(done + 1 if self.phase == LAY else done)

    # --- the moves offered --------------------------------------------------------------------------------------

    def move_count(self, seat: i64) -> i64:
        if seat != self.seat or self.phase == OVER:
            must_sit(int(seat), SEATS)
            return 0
        if self._count == NOT_COUNTED:
            self._count = 0
            self._used = 0
            self._offer()
        return self._count

    def move_at(self, seat: i64, index: i64) -> i64:
        offered = self._offered
        at: i64 = 0
        passed: i64 = 0
        while offered[at + 2] <= index:
            passed = offered[at + 2]
            at += 3
        place = grid.nth(offered[at + 1], index - passed)
        return shifted(offered[at], grid.CELLS[self.board.stride * 64 + place])

    def moves(self, seat: i64) -> list[int]:
        found: list[object] = [None] * self.move_count(seat)
        place: i64 = 0
        at: i64 = 0
        while place < len(found):
            place = self._list_strip(found, place, at)
            at += 3
        return cast("list[int]", found)

    def _list_strip(self, found: list[object], place: i64, at: i64) -> i64:
        """Write the moves of an offered strip into a list, from a place on; the place after them."""
        first = self._offered[at]
        spots = self._offered[at + 1]
        stride = self.board.stride * 64
        cells = grid.CELLS
        boxes = BOXES[first >> 12]
        if not boxes:
            boxes.extend([None] * 4096)
        while spots:
            move = shifted(first, cells[stride + grid.nth(spots, 0)])
            box = boxes[move & CELL]
            if box is None:
                box = boxes[move & CELL] = int(move)
            found[place] = box
            place += 1
            spots &= spots - 1
        return place

    def _offer(self) -> None:
        if self.phase == LAY:
            self._offer_cards()
        elif self.phase == CHOOSE:
            self._offer_draw_and_masters()
        else:
            self._offer_token()

    def _add(self, kind: i64, card: i64, rotation: i64, top: i64, spots: i64) -> None:
        """Offer a move for every bit of a strip, whose top line is one of the window.

        Kept as three numbers, for only one of the moves may be asked for: the move for the first bit, were it set, the
        bits, and how many moves are offered up to here.
        """
        board = self.board
        used = self._used
        if used == len(self._offered):
            self._offered = lengthened(self._offered)
        count = self._count + grid.ones(spots)
        offered = self._offered
        offered[used] = move_of(kind, card, rotation, board.left - 2 - board.origin_x, top - board.origin_y)
        offered[used + 1] = spots
        offered[used + 2] = count
        self._count = count
        self._used = used + 3

    def _add_plain(self, kind: i64, card: i64) -> None:
        """Offer a move that names no cell, or rather the starting card's."""
        self._add(kind, card, 0, self.board.origin_y, bit(self.board.origin_x - self.board.left + 2))

    def _offer_cards(self) -> None:
        self.board.survey()
        doubts = self._survey_doubts()
        cards = self.hand(self.seat)
        while cards:
            card = grid.nth(cards, 0)
            cards &= cards - 1
            for rotation in range(i64(4)):
                if self.quarter_turns or rotation & 1 == 0:
                    self._offer_card(card, rotation, doubts)
        if self._count == 0:
            for held in cards_in(self.hand(self.seat)):
                self._add_plain(SHOW, held)

    def _offer_card(self, card: i64, rotation: i64, doubts: bool) -> None:
        board = self.board
        lines = board.lines
        top = board.top - 2
        at: i64 = 0
        while top <= board.bottom:
            spots = board.fits(card, rotation, at)
            if spots and doubts:
                spots = self._allowed(card, rotation, top, spots, at)
            if spots:
                self._add(LAYS, card, rotation, top, spots)
            top += lines
            at += grid.STRIP

    def _survey_doubts(self) -> bool:
        """Prepare what R-10 and the options forbid; False when they forbid nothing now."""
        board = self.board
        rivalled = board.rivalled()
        if rivalled or self.never_join_opposing:
            board.claim(0)
            board.claim(1)
            for colour in range(i64(3)):
                if self.never_join_opposing or rivalled >> colour & 1:
                    board.survey_near(0, colour)
                    board.survey_near(1, colour)
        return self.no_card_may_vanish or self.never_join_opposing or rivalled != 0

    def _allowed(self, card: i64, rotation: i64, top: i64, spots: i64, at: i64) -> i64:
        """The spots that R-10 and the options leave. Areas only meet through the card, so few need a closer look."""
        if self.no_card_may_vanish:
            spots = self._without(card, rotation, top, spots, spots, NO_COLOUR)
        for colour in range(i64(3)):
            doubtful = spots & self._doubtful(card, rotation, colour, at)
            if doubtful:
                spots = self._without(card, rotation, top, spots, doubtful, colour)
        return spots

    def _doubtful(self, card: i64, rotation: i64, colour: i64, at: i64) -> i64:
        """Corners where the card might join what R-10 keeps apart in this colour."""
        board = self.board
        if self.never_join_opposing:
            return board.joining(1 - self.seat, card, rotation, colour, at)
        if not board.rivalled() >> colour & 1:
            return 0
        near = board.joining(0, card, rotation, colour, at)
        return near & board.joining(1, card, rotation, colour, at) if near else near

    def _without(self, card: i64, rotation: i64, top: i64, spots: i64, doubtful: i64, colour: i64) -> i64:
        """The spots less those doubtful ones that a closer look refuses."""
        board = self.board
        stride = board.stride
        for y in range(top, board.bottom + 1):
            for column in range(stride):
                if doubtful & 1 and self._is_barred(card, rotation, board.left - 2 + column, y, colour):
                    spots &= ~bit((y - top) * stride + column)
                doubtful >>= 1
            if not doubtful:
                break
        return spots

    def _is_barred(self, card: i64, rotation: i64, x: i64, y: i64, colour: i64) -> bool:
        if colour == NO_COLOUR:
            return self.vanishing(rotation, x, y) != BARE
        if self.board.joins_rivals(card, rotation, x, y, colour):
            return True
        return self.never_join_opposing and self.board.joins_two(1 - self.seat, card, rotation, x, y, colour)

    def vanishing(self, rotation: i64, x: i64, y: i64) -> i64:
        """R-8, option: a card whose last visible runes a footprint would cover, BARE if there is none."""
        for i in range(len(self.laid)):
            move = self.laid[i]
            wide = grid.width(rotation_of(move))
            visible = covered = i64(0)
            for cell in range(i64(6)):
                cell_x = self.column(move) + cell % wide
                cell_y = self.row(move) + cell // wide
                if self._top_card(cell_x, cell_y) == i:
                    visible += 1
                    covered += i64(grid.covers(rotation, x, y, cell_x, cell_y))
            if visible and visible == covered:
                return card_of(move)
        return BARE

    def _top_card(self, x: i64, y: i64) -> i64:
        """The place in `laid` of the card that shows at a cell."""
        found = BARE
        for i in range(len(self.laid)):
            move = self.laid[i]
            if grid.covers(rotation_of(move), self.column(move), self.row(move), x, y):
                found = i
        return found

    def can_draw(self) -> bool:
        """R-11, R-14: while the deck has cards and the other seat still has Masters to place."""
        return self.deck != 0 and self.masters_left(1 - self.seat) > 0

    def _offer_draw_and_masters(self) -> None:
        if self.can_draw():
            self._add_plain(DRAW, 0)
        board = self.board
        board.claim(1 - self.seat)
        lines = board.lines
        top = board.top
        while top <= board.bottom:
            end = min(top + lines, board.bottom + 1)
            free = board.unowned(self.seat, top, end)
            if self.one_master_per_area:
                board.claim(self.seat)
                free &= ~board.strip(AREAS + self.seat * SIDE, top, end)
            if free:
                self._add(PLACE, 0, 0, top, free)
            top += lines
        if self._count == 0:
            self._add_plain(RETIRE, 0)  # no rune is allowed

    def _offer_token(self) -> None:
        self._add_plain(KEEP, 0)
        master = self.masters[len(self.masters) - 1]
        for y in range(self.row(master) - 1, self.row(master) + 2):
            for x in range(self.column(master) - 1, self.column(master) + 2):
                for colour in range(grid.BLUE, grid.RED):
                    if self.token_fits(x, y, colour):
                        self._add(RECOLOUR, 0, colour, y, bit(x - self.board.left + 2))

    def token_fits(self, x: i64, y: i64, colour: i64) -> bool:
        """R-16, R-17, for a cell of the window next to the Master just placed."""
        board = self.board
        was = board.colour(x, y)
        if was == BARE or was == colour or board.has_master(x, y) or board.has(TOKENS, x, y):
            return False
        return not self.token_joins_rivals(x, y, colour)

    def token_joins_rivals(self, x: i64, y: i64, colour: i64) -> bool:
        """R-17: areas can only meet through the token's new colour."""
        board = self.board.clone()
        board.paint(x, y, colour)
        area = board.area(x, y)
        both: i64 = 0
        for seat in range(i64(2)):
            masters = board.seeds(seat, colour)
            for row in range(board.top, board.bottom + 1):
                if area[row] & masters[row]:
                    both |= bit(seat)
        return both == 3

    # --- carrying a move out ------------------------------------------------------------------------------------

    def play(self, seat: i64, move: i64) -> None:
        self._count = NOT_COUNTED
        kind = kind_of(move)
        if kind == LAYS:
            self._lay(move)
        elif kind == SHOW:
            self._show(card_of(move))
        elif kind == DRAW:
            self._draw()
        elif kind == PLACE:
            self._place(move)
        elif kind == RETIRE:
            self._retire()
        elif kind == RECOLOUR:
            self._recolour(move)
        else:
            self._end_turn()

    def _lay(self, move: i64) -> None:
        card = card_of(move)
        before = self._watch()
        if self.events is not None:
            events.tell_laid(self, move)
        self._drop(card)
        self.laid = append(self.laid, move)
        self.board.lay(card, rotation_of(move), self.column(move), self.row(move))
        self.phase = CHOOSE
        if before is not None:
            events.tell_changes(self, before)

    def _drop(self, card: i64) -> None:
        self.set_hand(self.seat, self.hand(self.seat) & ~bit(card))
        self.shown &= ~bit(card)

    def _show(self, card: i64) -> None:
        """R-13: the whole hand is shown, the chosen card leaves the game face up."""
        if self.events is not None:
            hand: list[int] = cards_in(self.hand(self.seat))
            self.tell(Event("showed", {"seat": int(self.seat), "card": int(card), "hand": hand}))
        self.shown |= self.hand(self.seat)
        self._drop(card)
        self.gone |= bit(card)
        self.phase = CHOOSE

    def _draw(self) -> None:
        card = grid.nth(self.deck, self.chance.below(grid.ones(self.deck)))
        self.deck &= ~bit(card)
        self.set_hand(self.seat, self.hand(self.seat) | bit(card))
        if self.events is not None:
            seat = int(self.seat)
            self.tell(Event("drew", {"seat": seat, "deck": int(grid.ones(self.deck))}, {"card": int(card)}, [seat]))
        self._end_turn()

    def _place(self, move: i64) -> None:
        x = self.column(move)
        y = self.row(move)
        before = self._watch()
        self.board.stand(self.seat, x, y)
        self.masters = append(self.masters, move_of(0, self.seat, 0, move & CELL, 0))
        self._spend_master()
        if self.events is not None:
            events.tell_placed(self, x, y)
        if before is not None:
            events.tell_changes(self, before)
        self.phase = TOKEN
        if not self.has_token(self.seat) or self.move_count(self.seat) == 1:
            self._end_turn()

    def _retire(self) -> None:
        """R-11: no rune is allowed; the Master leaves the game and counts as placed."""
        self._spend_master()
        self.tell(Event("retired", {"seat": int(self.seat), "left": int(self.masters_left(self.seat))}))
        self._end_turn()

    def _spend_master(self) -> None:
        if self.seat == 0:
            self.left0 -= 1
        else:
            self.left1 -= 1

    def _recolour(self, move: i64) -> None:
        x = self.column(move)
        y = self.row(move)
        colour = rotation_of(move)
        before = self._watch()
        if self.events is not None:
            events.tell_token(self, x, y, colour)
        self.board.recolour(x, y, colour)
        self.tokens = append(self.tokens, move_of(0, self.seat, colour, move & CELL, 0))
        if before is not None:
            events.tell_changes(self, before)
        self._end_turn()

    def _end_turn(self) -> None:
        """R-5 turns alternate; R-14 the last one with Masters goes on alone, and the last Master ends the game."""
        self._count = NOT_COUNTED
        if self.left0 == 0 and self.left1 == 0:
            self.phase = OVER
            if self.events is not None:
                self.tell(Event("over", {"scores": self.standing()}))
            return
        self.phase = LAY
        if self.masters_left(1 - self.seat) > 0:
            self.seat = 1 - self.seat

    # --- points -------------------------------------------------------------------------------------------

    def standing(self) -> list[int]:
        return [int(self.board.points(0)), int(self.board.points(1))]

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        scores = self.standing()
        if scores[0] == scores[1]:
            return Outcome([0, 1], scores, "tie")
        return Outcome([0 if scores[0] > scores[1] else 1], scores, "points")

    # --- notation -----------------------------------------------------------------------------------------------

    def text(self, move: i64) -> str:
        kind = kind_of(move)
        name = KINDS[kind]
        if kind == LAYS:
            return f"{name} {card_of(move)} {self.cell(move)} r{rotation_of(move)}"
        if kind == SHOW:
            return f"{name} {card_of(move)}"
        if kind == PLACE:
            return f"{name} {self.cell(move)}"
        if kind == RECOLOUR:
            return f"{name} {self.cell(move)} {COLOURS[rotation_of(move)]}"
        return name

    def why_not(self, seat: i64, text: str) -> Reason | None:
        must_sit(int(seat), SEATS)
        return refusals.why_not(self, int(seat), text)

    def column(self, move: i64) -> i64:
        """The window's column that a move names."""
        return (move + self.board.origin_x) & 63

    def row(self, move: i64) -> i64:
        board = self.board
        return (((move - self.column(move) + board.origin_x) >> 6) + board.origin_y) & 63

    def place(self, move: i64) -> tuple[int, int]:
        """The cell that a move names, counted from the starting card."""
        return int(self.column(move) - self.board.origin_x), int(self.row(move) - self.board.origin_y)

    def cell(self, move: i64) -> str:
        across, down = self.place(move)
        return cell_text(across, down)

    # --- what listeners are told --------------------------------------------------------------------------------

    def areas(self) -> list[Area]:
        return events.areas(self)

    def owner(self, x: i64, y: i64) -> int:
        """The seat that controls a cell of the window, or NOBODY."""
        for seat in range(i64(2)):
            self.board.claim(seat)
            if self.board.has(AREAS + seat * SIDE, x, y):
                return int(seat)
        return game.NOBODY

    def _watch(self) -> list[Area] | None:
        """The areas before a change, None while nobody listens."""
        return None if self.events is None else self.areas()


def lengthened(numbers: vec[i64]) -> vec[i64]:
    longer = vec[i64]([0] * (len(numbers) + 60))
    for i in range(len(numbers)):
        longer[i] = numbers[i]
    return longer


def cards_in(cards: i64) -> list[int]:
    return [number for number in range(parts.CARDS + 1) if (cards >> number) & 1]


def new(options: Options, chance: Chance) -> State:
    """R-5: the starting card lies, three cards each are drawn, a random seat starts."""
    state = bare(options, chance, grid.fresh())
    state.laid = append(state.laid, move_of(LAYS, 0, 0, 0, 0))
    state.deck = FULL_DECK
    for seat in range(i64(2)):
        for _ in range(HAND):
            card = grid.nth(state.deck, chance.below(grid.ones(state.deck)))
            state.deck &= ~bit(card)
            state.set_hand(seat, state.hand(seat) | bit(card))
    state.seat = chance.below(2)
    return state


def bare(options: Options, chance: Chance, board: Board) -> State:
    """A state with its options set and nothing dealt."""
    state = State(chance, board)
    state.quarter_turns = bool(options["quarter-turns"])
    state.one_master_per_area = bool(options["one-master-per-area"])
    state.no_card_may_vanish = bool(options["no-card-may-vanish"])
    state.never_join_opposing = bool(options["never-join-opposing"])
    state.grand_master = bool(options["grand-master"])
    state.black_first = options["first-masters"] == MASTERS[1]
    return state
