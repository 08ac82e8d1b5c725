"""The rune grid as rows of bits: what lies where, what fits where, which runes hang together.

A plane is one bit row per line of the window; a test on a row answers for every column at once. The table has no edge:
the window follows the cards. This room knows cards, colours and owners, but neither hands nor turns.

    planes, window of 44 x 44          a card, tall (0 or 2 quarter turns) and wide (1 or 3)
      0 1 2  visible blue, green, red       0 1        0 1 2
      3 4    Masters of seat 0, 1           2 3        3 4 5
      5      tokens                         4 5
      6 7    corners of tall, wide cards
      8 9    runes controlled by seat 0, 1
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

BLUE: Final[i64] = 0
GREEN: Final[i64] = 1
RED: Final[i64] = 2
BARE: Final[i64] = -1  # no rune here


def turned(rows: list[str], rotation: int) -> list[str]:
    """The rows after so many quarter turns clockwise."""
    for _ in range(rotation):
        rows = ["".join(row[column] for row in reversed(rows)) for column in range(len(rows[0]))]
    return rows


def _planes() -> list[int]:
    return [
        parts.COLOURS.index(rune) * 44
        for face in parts.FACES
        for rotation in range(4)
        for rune in "".join(turned(face, rotation))
    ]


FACE: Final = vec[i64](_planes())  # plane of rune i of a card turned r times: FACE[(card * 4 + r) * 6 + i]
POINTS: Final = vec[i64](parts.POINTS)
BITS: Final = vec[i64]([1 << place for place in range(44)])
NO_ROWS: Final = vec[i64]([0] * 44)
NO_PLANES: Final = vec[i64]([0] * (10 * 44))


def bit(place: i64) -> i64:
    """Looked up, not shifted: the compiled form gives a literal 1 only 32 bits."""
    return BITS[place]


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
        self.is_claimed = True  # False while the areas have not followed a change
        self.origin_x: i64 = 0  # the window's column and row of the starting card's top left rune
        self.origin_y: i64 = 0

    def clone(self) -> Board:
        copy = Board(self.rows[:])
        copy.left = self.left
        copy.right = self.right
        copy.top = self.top
        copy.bottom = self.bottom
        copy.stood0 = self.stood0
        copy.stood1 = self.stood1
        copy.is_claimed = self.is_claimed
        copy.origin_x = self.origin_x
        copy.origin_y = self.origin_y
        return copy

    def colour(self, x: i64, y: i64) -> i64:
        for colour in range(i64(3)):
            if (self.rows[colour * SIDE + y] >> x) & 1:
                return colour
        return BARE

    def has(self, plane: i64, x: i64, y: i64) -> bool:
        return (self.rows[plane + y] >> x) & 1 == 1

    def occupied(self, y: i64) -> i64:
        rows = self.rows
        return rows[y] | rows[SIDE + y] | rows[2 * SIDE + y]

    def pinned(self, y: i64) -> i64:
        """R-9: runes that no card may cover."""
        rows = self.rows
        return rows[MASTERS + y] | rows[MASTERS + SIDE + y] | rows[TOKENS + y]

    def has_master(self, x: i64, y: i64) -> bool:
        return self.has(MASTERS, x, y) or self.has(MASTERS + SIDE, x, y)

    # --- laying a card ------------------------------------------------------------------------------------------

    def lay(self, card: i64, rotation: i64, x: i64, y: i64) -> None:
        wide = width(rotation)
        face = (card * 4 + rotation) * 6
        for i in range(i64(6)):
            self.paint(x + i % wide, y + i // wide, FACE[face + i] // SIDE)
        self.is_claimed = False
        self.rows[CORNERS + (rotation & 1) * SIDE + y] |= bit(x)
        self.left = min(self.left, x)
        self.right = max(self.right, x + wide - 1)
        self.top = min(self.top, y)
        self.bottom = max(self.bottom, y + height(rotation) - 1)
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
        for plane in range(i64(10)):
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

    # --- what fits, for all columns of a row at once -------------------------------------------------------

    def differing(self) -> vec[i64]:
        """For each colour the rows of visible runes of another colour."""
        rows = self.rows
        other = NO_PLANES[: 3 * SIDE]
        for y in range(self.top, self.bottom + 1):
            blue = rows[y]
            green = rows[SIDE + y]
            red = rows[2 * SIDE + y]
            other[y] = green | red
            other[SIDE + y] = blue | red
            other[2 * SIDE + y] = blue | green
        return other

    def rooms(self) -> vec[i64]:
        """R-6, R-8, R-9: corners where a card covers a rune, no Master, no token, and no other card exactly.

        Rows for tall cards come first, those for wide cards after them.
        """
        rooms = NO_PLANES[: 2 * SIDE]
        for y in range(self.top - 2, self.bottom + 1):
            under = self.occupied(y) | self.occupied(y + 1)
            pinned = self.pinned(y) | self.pinned(y + 1)
            wide = under | under >> 1 | under >> 2
            barred = pinned | pinned >> 1 | pinned >> 2
            rooms[SIDE + y] = wide & ~barred & ~self.rows[CORNERS + SIDE + y]
            under |= self.occupied(y + 2)
            pinned |= self.pinned(y + 2)
            rooms[y] = (under | under >> 1) & ~(pinned | pinned >> 1) & ~self.rows[CORNERS + y]
        return rooms

    def joins_rivals(self, card: i64, rotation: i64, x: i64, y: i64, colour: i64) -> bool:
        """R-10: would an area of this colour hold Masters of both seats once the card lay there?"""
        plane = self.laid_plane(card, rotation, x, y, colour)
        reached = spread(plane, 0, self.seeds(0, colour), self.top - 2, self.bottom + 2)
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
                before = spread(self.rows, colour * SIDE, one, self.top - 2, self.bottom + 2)
                after = spread(plane, 0, one, self.top - 2, self.bottom + 2)
                for other in range(self.top, self.bottom + 1):
                    if after[other] & masters[other] & ~before[other]:
                        return True
        return False

    def laid_plane(self, card: i64, rotation: i64, x: i64, y: i64, colour: i64) -> vec[i64]:
        """One colour's rows as they would be once the card lay there."""
        plane = self.rows[colour * SIDE : (colour + 1) * SIDE]
        wide = width(rotation)
        face = (card * 4 + rotation) * 6
        for i in range(i64(6)):
            here = bit(x + i % wide)
            row = y + i // wide
            if FACE[face + i] == colour * SIDE:
                plane[row] |= here
            else:
                plane[row] &= ~here
        return plane

    # --- areas --------------------------------------------------------------------------------------------------

    def stand(self, seat: i64, x: i64, y: i64) -> None:
        """Put a Master on a rune."""
        self.rows[MASTERS + seat * SIDE + y] |= bit(x)
        colour = bit(self.colour(x, y))
        if seat == 0:
            self.stood0 |= colour
        else:
            self.stood1 |= colour
        self.is_claimed = False

    def recolour(self, x: i64, y: i64, colour: i64) -> None:
        """Put a token on a rune."""
        self.paint(x, y, colour)
        self.rows[TOKENS + y] |= bit(x)
        self.is_claimed = False

    def seeds(self, seat: i64, colour: i64) -> vec[i64]:
        """The runes of one colour under one seat's Masters."""
        rows = self.rows
        seeds = NO_ROWS[:]
        masters = MASTERS + seat * SIDE
        for y in range(self.top, self.bottom + 1):
            seeds[y] = rows[masters + y] & rows[colour * SIDE + y]
        return seeds

    def rivalled(self) -> i64:
        """The colours, as bits, on which both seats have Masters."""
        return self.stood0 & self.stood1

    def claim(self) -> None:
        """R-12: let the areas follow the runes and Masters, if they have not yet."""
        if self.is_claimed:
            return
        self.is_claimed = True
        for seat in range(i64(2)):
            stood = self.stood0 if seat == 0 else self.stood1
            areas = AREAS + seat * SIDE
            for y in range(self.top, self.bottom + 1):
                self.rows[areas + y] = 0
            for colour in range(i64(3)):
                if stood >> colour & 1:
                    self.claim_colour(areas, seat, colour)

    def claim_colour(self, areas: i64, seat: i64, colour: i64) -> None:
        rows = self.rows
        area = spread(rows, colour * SIDE, self.seeds(seat, colour), self.top, self.bottom)
        for y in range(self.top, self.bottom + 1):
            rows[areas + y] |= area[y]

    def area(self, x: i64, y: i64) -> vec[i64]:
        """The rows of the area around a visible rune."""
        seed = NO_ROWS[:]
        seed[y] = bit(x)
        return spread(self.rows, self.colour(x, y) * SIDE, seed, self.top, self.bottom)

    def points(self, seat: i64) -> i64:
        """R-15: each rune in the seat's areas once, by its colour."""
        self.claim()
        total: i64 = 0
        for y in range(self.top, self.bottom + 1):
            owned = self.rows[AREAS + seat * SIDE + y]
            if owned:
                for colour in range(i64(3)):
                    total += POINTS[colour] * ones(owned & self.rows[colour * SIDE + y])
        return total


def spread(rows: vec[i64], plane: i64, seeds: vec[i64], top: i64, bottom: i64) -> vec[i64]:
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



def ones(row: i64) -> i64:
    count: i64 = 0
    while row:
        row &= row - 1
        count += 1
    return count


def fit_tall(other: vec[i64], rooms: vec[i64], face: i64, y: i64) -> i64:
    """R-7 for a tall card: the corners in this row's room where it fits beneath or beside."""
    room = rooms[y]
    a = FACE[face] + y
    b = FACE[face + 1] + y
    c = FACE[face + 2] + y
    d = FACE[face + 3] + y
    e = FACE[face + 4] + y
    f = FACE[face + 5] + y
    left = other[a] | other[c + 1] | other[e + 2]
    right = other[b] | other[d + 1] | other[f + 2]
    beneath = left | right >> 1  # R-7a: some rune would lie on another colour
    beside = other[a - 1] | other[e + 3] | (other[b - 1] | other[f + 3]) >> 1 | left << 1 | right >> 2  # R-7b
    return room & ~(beneath & beside)


def fit_wide(other: vec[i64], rooms: vec[i64], face: i64, y: i64) -> i64:
    """R-7 for a wide card."""
    room = rooms[SIDE + y]
    a = FACE[face] + y
    b = FACE[face + 1] + y
    c = FACE[face + 2] + y
    d = FACE[face + 3] + y
    e = FACE[face + 4] + y
    f = FACE[face + 5] + y
    left = other[a] | other[d + 1]
    right = other[c] | other[f + 1]
    beneath = left | (other[b] | other[e + 1]) >> 1 | right >> 2
    beside = other[a - 1] | other[d + 2] | (other[b - 1] | other[e + 2]) >> 1 | (other[c - 1] | other[f + 2]) >> 2
    return room & ~(beneath & (beside | left << 1 | right >> 3))


def fresh() -> Board:
    """R-5: the starting card alone in the middle of the table."""
    board = Board(NO_PLANES[:])
    x = SIDE // 2 - 1
    board.origin_x = board.left = board.right = x
    board.origin_y = board.top = board.bottom = x
    board.lay(0, 0, x, x)
    return board
