"""The rune grid as rows of bits: what lies where, what fits where, which runes hang together.

A plane is one bit row per line of the window. The table has no edge: the window follows the cards. For finding moves
a few lines are put end to end in one number, a strip, and one test answers for all its cells at once.
This room knows cards, colours and owners, but neither hands nor turns.

    planes, window of 44 x 44          a card, tall (0 or 2 quarter turns) and wide (1 or 3)
      0 1 2  visible blue, green, red       0 1        0 1 2
      3 4    Masters of seat 0, 1           2 3        3 4 5
      5      tokens                         4 5
      6 7    corners of tall, wide cards
      8 9    runes controlled by seat 0, 1
      10     Masters and tokens

    a strip of two lines around two runes, r, in a stride of 5; corners of cards can only lie at a dot or a rune
      column   -2 -1  0  1  +     -2 -1  0  1  +
      bit       0  1  2  3  4      5  6  7  8  9      runes shifted by 1 to 3 columns never reach a wrong line's corner:
                .  .  r  .         .  .  .  r         they meet the spare cell +, or shift out of a whole line
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from armarium.games.rune import parts

SIDE: Final[i64] = 44  # 17 cards span at most 35 cells; three spare ones on each side
SPARE: Final[i64] = 3
MASTERS: Final[i64] = 3 * SIDE
TOKENS: Final[i64] = 5 * SIDE
CORNERS: Final[i64] = 6 * SIDE
AREAS: Final[i64] = 8 * SIDE
PINNED: Final[i64] = 10 * SIDE

# The survey of a strip, numbers in a row. Five each: the strip one line higher, itself, one to three lines lower.
OTHERS: Final[i64] = 0  # runes that are not blue, not green, not red: 5 each
COLOURED: Final[i64] = 15  # blue, green, red runes: 5 each
PINS: Final[i64] = 30  # runes that no card may cover: 5
OWNED: Final[i64] = 35  # runes controlled by a seat: 5
ROOMS: Final[i64] = 40  # corners for which tall, wide cards have room
NEAR: Final[i64] = 42  # where a rune would join an area, for both seats and each colour: 3, from the strip itself on
STRIP: Final[i64] = 60

BLUE: Final[i64] = 0
GREEN: Final[i64] = 1
RED: Final[i64] = 2
BARE: Final[i64] = -1  # no rune here


def turned_rows(rows: list[str], rotation: int) -> list[str]:
    """The rows after so many quarter turns clockwise."""
    for _ in range(rotation):
        rows = ["".join(row[column] for row in reversed(rows)) for column in range(len(rows[0]))]
    return rows


def _runes() -> list[tuple[int, int]]:
    """Colour and row of every rune of every card in every rotation."""
    return [
        (parts.COLOURS.index(rune), row)
        for face in parts.FACES
        for rotation in range(4)
        for row, runes in enumerate(turned_rows(face, rotation))
        for rune in runes
    ]


def _stamps() -> list[int]:
    return [
        sum(1 << column for column, rune in enumerate(row) if rune == colour)
        for face in parts.FACES
        for rotation in range(4)
        for row in (*turned_rows(face, rotation), "")[:3]
        for colour in parts.COLOURS
    ]


FACE: Final = vec[i64]([colour * 44 for colour, _ in _runes()])  # plane of rune i: FACE[(card * 4 + rotation) * 6 + i]
OTHER: Final = vec[i64]([colour * 5 + row + 1 for colour, row in _runes()])  # likewise: its number in OTHERS
STAMP: Final = vec[i64](_stamps())  # bits of a colour in row i: STAMP[(card * 4 + rotation) * 9 + i * 3 + colour]
POINTS: Final = vec[i64](parts.POINTS)
BITS: Final = vec[i64]([1 << place for place in range(62)])
LINES: Final = vec[i64]([0] + [61 // stride for stride in range(1, 45)])  # in a strip of 61 bits, by stride
CELLS: Final = vec[i64](  # how far, in a move, bit p of a strip is from its first: CELLS[stride * 64 + p]
    [0] * 64 + [place // stride * 64 + place % stride for stride in range(1, 45) for place in range(64)]
)
NO_ROWS: Final = vec[i64]([0] * 44)
NO_PLANES: Final = vec[i64]([0] * (11 * 44))
PAIRS: Final[i64] = 0x1555555555555555  # every second bit, and so on; longer ones would be boxed
FOURS: Final[i64] = 0x3333333333333333
EIGHTS: Final[i64] = 0x0F0F0F0F0F0F0F0F


def bit(place: i64) -> i64:
    """Looked up, not shifted: the compiled form gives a literal 1 only 32 bits."""
    return BITS[place]


def has_bit(bits: i64, place: i64) -> bool:
    return bits >> place & 1 == 1


def width(rotation: i64) -> i64:
    return 2 + (rotation & 1)


def height(rotation: i64) -> i64:
    return 3 - (rotation & 1)


@final
class Board:
    """Columns and rows here are those of the window; `left`, `right`, `top`, `bottom` bound the visible runes."""

    def __init__(self, rows: vec[i64]) -> None:
        self.rows = rows
        self.left: i64 = 0
        self.right: i64 = 0
        self.top: i64 = 0
        self.bottom: i64 = 0
        self.stood0: i64 = 0  # colours, as bits, under the Masters of each seat
        self.stood1: i64 = 0
        self.unclaimed: i64 = 0  # seats, as bits, whose areas have not followed a change
        self.origin_x: i64 = 0  # the window's column and row of the starting card's top left rune
        self.origin_y: i64 = 0
        self.stride: i64 = 0  # the cells of a line in a strip: columns with runes, two before them, one after
        self.lines: i64 = 0  # how many lines make a full strip
        self.surveyed = vec[i64]()  # kept to be written over: making one costs more than filling it

    def clone(self) -> Board:
        copy = Board(self.rows[:])
        copy.left = self.left
        copy.right = self.right
        copy.top = self.top
        copy.bottom = self.bottom
        copy.stood0 = self.stood0
        copy.stood1 = self.stood1
        copy.unclaimed = self.unclaimed
        copy.origin_x = self.origin_x
        copy.origin_y = self.origin_y
        copy.stride = self.stride
        copy.lines = self.lines
        return copy

    def colour(self, x: i64, y: i64) -> i64:
        for colour in range(i64(3)):
            if (self.rows[colour * SIDE + y] >> x) & 1:
                return colour
        return BARE

    def has(self, plane: i64, x: i64, y: i64) -> bool:
        return (self.rows[plane + y] >> x) & 1 == 1

    def has_master(self, x: i64, y: i64) -> bool:
        return self.has(MASTERS, x, y) or self.has(MASTERS + SIDE, x, y)

    # --- laying a card ------------------------------------------------------------------------------------------

    def lay(self, card: i64, rotation: i64, x: i64, y: i64) -> None:
        rows = self.rows
        end_x = x + width(rotation)
        end_y = y + height(rotation)
        around = ~(bit(end_x) - bit(x))
        stamp = (card * 4 + rotation) * 9
        for row in range(y, end_y):
            rows[row] = rows[row] & around | STAMP[stamp] << x
            rows[SIDE + row] = rows[SIDE + row] & around | STAMP[stamp + 1] << x
            rows[2 * SIDE + row] = rows[2 * SIDE + row] & around | STAMP[stamp + 2] << x
            stamp += 3
        rows[CORNERS + (rotation & 1) * SIDE + y] |= bit(x)
        self.unclaimed = 3
        self.left = min(self.left, x)
        self.right = max(self.right, end_x - 1)
        self.top = min(self.top, y)
        self.bottom = max(self.bottom, end_y - 1)
        self.stride = self.right - self.left + 4
        self.lines = LINES[self.stride]
        if min(self.left, self.top) < SPARE or max(self.right, self.bottom) >= SIDE - SPARE:
            self.centre()

    def paint(self, x: i64, y: i64, colour: i64) -> None:
        here = bit(x)
        for plane in range(i64(3)):
            row = plane * SIDE + y
            if plane == colour:
                self.rows[row] |= here
            else:
                self.rows[row] &= ~here

    def centre(self) -> None:
        """Move the window so that the cards lie in its middle; nothing on the table moves."""
        dx = (SIDE - 1 - self.left - self.right) // 2
        dy = (SIDE - 1 - self.top - self.bottom) // 2
        moved = NO_PLANES[:]
        for plane in range(i64(11)):
            for y in range(self.top - 1, self.bottom + 2):
                row = self.rows[plane * SIDE + y]
                moved[plane * SIDE + y + dy] = row << dx if dx >= 0 else row >> -dx
        self.rows = moved
        self.left += dx
        self.right += dx
        self.top += dy
        self.bottom += dy
        self.origin_x += dx
        self.origin_y += dy

    # --- what fits, for all cells of a strip at once --------------------------------------------------------------

    def strip(self, plane: i64, top: i64, end: i64) -> i64:
        """The lines of a plane from `top` to before `end` in one number."""
        rows = self.rows
        first = self.left - 2
        stride = self.stride
        strip: i64 = 0
        place: i64 = 0
        for y in range(plane + top, plane + end):
            strip |= rows[y] >> first << place
            place += stride
        return strip

    def pack(self, plane: i64, top: i64, end: i64, at: i64) -> None:
        """Survey a strip of a plane and its neighbours: one line higher, itself, one to three lines lower."""
        rows = self.rows
        surveyed = self.surveyed
        first = self.left - 2
        stride = self.stride
        last = (end - top - 1) * stride
        strip = self.strip(plane, top - 1, end - 1)
        surveyed[at] = strip
        for lower in range(i64(1), i64(5)):
            strip = strip >> stride | rows[plane + end + lower - 2] >> first << last
            surveyed[at + lower] = strip

    def survey(self) -> None:
        """Look at the table before a card is laid: all strips that can hold a corner, from above the runes on."""
        at: i64 = 0
        lines = self.lines
        top = self.top - 2
        while len(self.surveyed) * lines <= (self.bottom - top) * STRIP:
            self.surveyed = vec[i64]([0] * (len(self.surveyed) + 2 * STRIP))
        while top <= self.bottom:
            self.survey_strip(top, min(top + lines, self.bottom + 1), at)
            top += lines
            at += STRIP

    def survey_strip(self, top: i64, end: i64, at: i64) -> None:
        surveyed = self.surveyed
        for colour in range(i64(3)):
            self.pack(colour * SIDE, top, end, at + COLOURED + colour * 5)
        if self.stood0 | self.stood1:
            self.pack(PINNED, top, end, at + PINS)
        for here in range(at, at + 5):
            blue = surveyed[here + COLOURED]
            green = surveyed[here + COLOURED + 5]
            red = surveyed[here + COLOURED + 10]
            surveyed[here] = green | red
            surveyed[here + 5] = blue | red
            surveyed[here + 10] = blue | green
        self.survey_rooms(top, end, at)

    def survey_rooms(self, top: i64, end: i64, at: i64) -> None:
        """R-6, R-8, R-9: corners where a card covers a rune, no Master, no token, and no other card exactly."""
        surveyed = self.surveyed
        runes = surveyed[at + 1] | surveyed[at + 6] | surveyed[at + 2] | surveyed[at + 7]
        pins = surveyed[at + PINS + 1] | surveyed[at + PINS + 2]
        room = (runes | runes >> 1 | runes >> 2) & ~(pins | pins >> 1 | pins >> 2)
        surveyed[at + ROOMS + 1] = room & ~self.strip(CORNERS + SIDE, top, end)
        runes |= surveyed[at + 3] | surveyed[at + 8]
        pins |= surveyed[at + PINS + 3]
        room = (runes | runes >> 1) & ~(pins | pins >> 1)
        surveyed[at + ROOMS] = room & ~self.strip(CORNERS, top, end)

    def fitting_corners(self, card: i64, rotation: i64, at: i64) -> i64:
        """R-7: the corners in a surveyed strip where the card lies on equal runes or beside equal ones."""
        face = (card * 4 + rotation) * 6
        a = at + OTHER[face]
        b = at + OTHER[face + 1]
        c = at + OTHER[face + 2]
        d = at + OTHER[face + 3]
        e = at + OTHER[face + 4]
        f = at + OTHER[face + 5]
        other = self.surveyed
        if rotation & 1:
            left = other[a] | other[d]
            right = other[c] | other[f]
            beneath = left | (other[b] | other[e]) >> 1 | right >> 2
            ends = other[a - 1] | other[d + 1] | (other[b - 1] | other[e + 1]) >> 1 | (other[c - 1] | other[f + 1]) >> 2
            return other[at + ROOMS + 1] & ~(beneath & (ends | left << 1 | right >> 3))
        left = other[a] | other[c] | other[e]
        right = other[b] | other[d] | other[f]
        beneath = left | right >> 1  # R-7a: some rune would lie on another colour
        ends = other[a - 1] | other[e + 1] | (other[b - 1] | other[f + 1]) >> 1
        return other[at + ROOMS] & ~(beneath & (ends | left << 1 | right >> 2))  # R-7b: or beside one

    def survey_near(self, seat: i64, colour: i64) -> None:
        """Survey where a rune of this colour would join an area of the seat."""
        surveyed = self.surveyed
        lines = self.lines
        top = self.top - 2
        for at in range(i64(0), len(surveyed), STRIP):
            if top > self.bottom:
                return
            self.pack(AREAS + seat * SIDE, top, min(top + lines, self.bottom + 1), at + OWNED)
            equal = at + COLOURED + colour * 5
            near = at + NEAR + (seat * 3 + colour) * 3
            for here in range(i64(5)):
                surveyed[at + OWNED + here] &= surveyed[equal + here]
            for here in range(i64(3)):
                owned = surveyed[at + OWNED + here + 1]
                ends = surveyed[at + OWNED + here] | surveyed[at + OWNED + here + 2]
                surveyed[near + here] = owned | owned << 1 | owned >> 1 | ends
            top += lines

    def joining_corners(self, seat: i64, card: i64, rotation: i64, colour: i64, at: i64) -> i64:
        """Corners in a surveyed strip where the card would join an area of this colour that the seat controls."""
        surveyed = self.surveyed
        near = at + NEAR + (seat * 3 + colour) * 3
        stamp = (card * 4 + rotation) * 9 + colour
        joined: i64 = 0
        for row in range(near, near + 3):
            runes = STAMP[stamp]
            if runes & 1:
                joined |= surveyed[row]
            if runes & 2:
                joined |= surveyed[row] >> 1
            if runes & 4:
                joined |= surveyed[row] >> 2
            stamp += 3
        return joined

    def joins_rivals(self, card: i64, rotation: i64, x: i64, y: i64, colour: i64) -> bool:
        """R-10: would an area of this colour hold Masters of both seats once the card lay there?"""
        plane = self.laid_plane(card, rotation, x, y, colour)
        reached = flood_fill(plane, 0, self.seeds(0, colour), self.top - 2, self.bottom + 2)
        rival = self.seeds(1, colour)
        for row in range(self.top, self.bottom + 1):
            if reached[row] & rival[row]:
                return True
        return False

    def joins_two(self, seat: i64, card: i64, rotation: i64, x: i64, y: i64, colour: i64) -> bool:
        """Would two areas of this seat's Masters, apart before, hang together once the card lay there?"""
        plane = self.laid_plane(card, rotation, x, y, colour)
        masters = self.seeds(seat, colour)
        for row in range(self.top, self.bottom + 1):
            for column in range(self.left, self.right + 1):
                here = bit(column)
                if not masters[row] & here:
                    continue
                one = NO_ROWS[:]
                one[row] = here
                before = flood_fill(self.rows, colour * SIDE, one, self.top - 2, self.bottom + 2)
                after = flood_fill(plane, 0, one, self.top - 2, self.bottom + 2)
                for other in range(self.top, self.bottom + 1):
                    if after[other] & masters[other] & ~before[other]:
                        return True
        return False

    def laid_plane(self, card: i64, rotation: i64, x: i64, y: i64, colour: i64) -> vec[i64]:
        """One colour's rows as they would be once the card lay there."""
        plane = self.rows[colour * SIDE : (colour + 1) * SIDE]
        around = ~(bit(x + width(rotation)) - bit(x))
        stamp = (card * 4 + rotation) * 9 + colour
        for row in range(y, y + height(rotation)):
            plane[row] = plane[row] & around | STAMP[stamp] << x
            stamp += 3
        return plane

    # --- areas --------------------------------------------------------------------------------------------------

    def unowned_strip(self, seat: i64, top: i64, end: i64) -> i64:
        """A strip of the runes without a Master of the seat and outside the areas of the other."""
        rows = self.rows
        first = self.left - 2
        strip: i64 = 0
        place: i64 = 0
        masters = MASTERS + seat * SIDE
        areas = AREAS + SIDE - seat * SIDE
        for y in range(top, end):
            runes = (rows[y] | rows[SIDE + y] | rows[2 * SIDE + y]) & ~(rows[masters + y] | rows[areas + y])
            strip |= runes >> first << place
            place += self.stride
        return strip

    def stand(self, seat: i64, x: i64, y: i64) -> None:
        """Put a Master on a rune."""
        self.rows[MASTERS + seat * SIDE + y] |= bit(x)
        self.rows[PINNED + y] |= bit(x)
        colour = bit(self.colour(x, y))
        if seat == 0:
            self.stood0 |= colour
        else:
            self.stood1 |= colour
        self.unclaimed |= bit(seat)

    def recolour(self, x: i64, y: i64, colour: i64) -> None:
        """Put a token on a rune."""
        self.paint(x, y, colour)
        self.rows[TOKENS + y] |= bit(x)
        self.rows[PINNED + y] |= bit(x)
        self.unclaimed = 3

    def seeds(self, seat: i64, colour: i64) -> vec[i64]:
        """The runes of one colour under one seat's Masters."""
        rows = self.rows
        seeds = NO_ROWS[:]
        masters = MASTERS + seat * SIDE
        for y in range(self.top, self.bottom + 1):
            seeds[y] = rows[masters + y] & rows[colour * SIDE + y]
        return seeds

    def rival_colours(self) -> i64:
        """The colours, as bits, on which both seats have Masters."""
        return self.stood0 & self.stood1

    def claim(self, seat: i64) -> None:
        """R-12: let the areas of the seat follow the runes and Masters, if they have not yet."""
        if self.unclaimed >> seat & 1 == 0:
            return
        self.unclaimed &= ~bit(seat)
        rows = self.rows
        masters = MASTERS + seat * SIDE
        areas = AREAS + seat * SIDE
        for y in range(self.top, self.bottom + 1):
            rows[areas + y] = rows[masters + y]
        for colour in range(i64(3)):
            if self._stood_colours(seat) >> colour & 1:
                while self.grow(areas, colour * SIDE):
                    pass

    def _stood_colours(self, seat: i64) -> i64:
        """The colours, as bits, under the seat's Masters."""
        return self.stood0 if seat == 0 else self.stood1

    def grow(self, areas: i64, plane: i64) -> bool:
        """Let owned runes claim the equal ones beside and below them, line by line, and those above one line up.

        True when more of them are left above.
        """
        rows = self.rows
        growing = False
        above: i64 = 0  # owned runes in the line above, and all runes of the plane there
        equal_above: i64 = 0
        equal = rows[plane + self.top]
        owned = rows[areas + self.top] & equal
        for y in range(self.top, self.bottom + 1):
            equal_below = rows[plane + y + 1]
            below = rows[areas + y + 1] & equal_below
            reached = owned | (above | below) & equal
            if reached:
                wider = reached | ((reached << 1 | reached >> 1) & equal)
                while wider != reached:
                    reached = wider
                    wider = reached | ((reached << 1 | reached >> 1) & equal)
                rows[areas + y] |= reached
                growing = growing or reached & equal_above & ~above != 0
            above = reached
            equal_above = equal
            equal = equal_below
            owned = below
        return growing

    def area(self, x: i64, y: i64) -> vec[i64]:
        """The rows of the area around a visible rune."""
        seed = NO_ROWS[:]
        seed[y] = bit(x)
        return flood_fill(self.rows, self.colour(x, y) * SIDE, seed, self.top, self.bottom)

    def points(self, seat: i64) -> i64:
        """R-15: each rune in the seat's areas once, by its colour."""
        self.claim(seat)
        total: i64 = 0
        for y in range(self.top, self.bottom + 1):
            owned = self.rows[AREAS + seat * SIDE + y]
            if owned:
                for colour in range(i64(3)):
                    total += POINTS[colour] * popcount(owned & self.rows[colour * SIDE + y])
        return total


def flood_fill(rows: vec[i64], plane: i64, seeds: vec[i64], top: i64, bottom: i64) -> vec[i64]:
    """All runes of a plane connected orthogonally with the seeds, between two lines of the window."""
    reached = seeds[:]
    grown = True
    while grown:
        grown = False
        for y in range(top, bottom + 1):
            before = reached[y]
            open_ = rows[plane + y]
            after = before | ((reached[y - 1] | reached[y + 1]) & open_)
            wider = after | ((after << 1 | after >> 1) & open_)
            while wider != after:
                after = wider
                wider = after | ((after << 1 | after >> 1) & open_)
            if after != before:
                reached[y] = after
                grown = True
    return reached


def popcount(bits: i64) -> i64:
    """How many bits are set in a number below 2 ** 62: counted in pairs, fours, eights and so on."""
    bits -= bits >> 1 & PAIRS
    bits = (bits & FOURS) + (bits >> 2 & FOURS)
    bits = bits + (bits >> 4) & EIGHTS
    bits += bits >> 8
    bits += bits >> 16
    return bits + (bits >> 32) & 127


def nth_bit(bits: i64, index: i64) -> i64:
    """The place of the bit with so many set bits below it."""
    while index:
        bits &= bits - 1
        index -= 1
    return popcount((bits & -bits) - 1)


def cards_in(cards: i64) -> list[int]:
    """The numbers of a set of cards."""
    return [number for number in range(parts.CARDS + 1) if has_bit(cards, number)]


def covers(rotation: i64, x: i64, y: i64, cell_x: i64, cell_y: i64) -> bool:
    return x <= cell_x < x + width(rotation) and y <= cell_y < y + height(rotation)


def fresh() -> Board:
    """R-5: the starting card alone in the middle of the table."""
    return START.clone()


def _start() -> Board:
    board = Board(NO_PLANES[:])
    x = SIDE // 2 - 1
    board.origin_x = board.left = board.right = x
    board.origin_y = board.top = board.bottom = x
    board.lay(0, 0, x, x)
    board.unclaimed = 0
    return board


START: Final = _start()
