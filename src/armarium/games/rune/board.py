"""The rune grid as rows of bits: what lies where, what fits where, which runes hang together.

A plane is one bit row per line of the window; a test on a row answers for every column at once. The table has no edge:
the window follows the cards. This room knows cards, colours and owners, but neither hands nor turns.

    planes, window of 44 x 44          a card, tall (0 or 2 quarter turns) and wide (1 or 3)
      0 1 2  visible blue, green, red       0 1        0 1 2
      3 4    Masters of seat 0, 1           2 3        3 4 5
      5      tokens                         4 5
      6 7    corners of tall, wide cards
      8 9    runes controlled by seat 0, 1

    the survey, made anew before a card is laid
      0 1 2  visible runes that are not blue, not green, not red
      3 4    room for the corner of a tall, wide card
      5 .. 7   blue, green, red runes of seat 0 and the cells beside them
      8 .. 10  the same of seat 1
      11     corners where the card last tried fits
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
ROOM_TALL: Final[i64] = 3 * SIDE
ROOM_WIDE: Final[i64] = 4 * SIDE
NEAR: Final[i64] = 5 * SIDE
FITS: Final[i64] = 11 * SIDE

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


def _stamps() -> list[int]:
    return [
        sum(1 << column for column, rune in enumerate(row) if rune == colour)
        for face in parts.FACES
        for rotation in range(4)
        for row in (*turned(face, rotation), "")[:3]
        for colour in parts.COLOURS
    ]


FACE: Final = vec[i64](_planes())  # plane of rune i of a card turned r times: FACE[(card * 4 + r) * 6 + i]
STAMP: Final = vec[i64](_stamps())  # bits of a colour in row i of it: STAMP[(card * 4 + r) * 9 + i * 3 + colour]
POINTS: Final = vec[i64](parts.POINTS)
BITS: Final = vec[i64]([1 << place for place in range(44)])
NO_ROWS: Final = vec[i64]([0] * 44)
NO_PLANES: Final = vec[i64]([0] * (10 * 44))
NO_SURVEY: Final = vec[i64]([0] * (12 * 44))
ONES: Final = vec[i64]([number.bit_count() for number in range(256)])


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
        self._survey = vec[i64]()  # kept to be written over: making one costs more than filling it

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
        self.is_claimed = False
        self.left = min(self.left, x)
        self.right = max(self.right, end_x - 1)
        self.top = min(self.top, y)
        self.bottom = max(self.bottom, end_y - 1)
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
        self._survey = vec[i64]()
        self.left += dx
        self.right += dx
        self.top += dy
        self.bottom += dy
        self.origin_x += dx
        self.origin_y += dy

    # --- what fits, for all columns of a row at once -------------------------------------------------------

    def survey(self) -> vec[i64]:
        """Where runes of other colours lie and where cards have room; the rows beside the cards stay empty."""
        if len(self._survey) == 0:
            self._survey = NO_SURVEY[:]
        survey = self._survey
        rows = self.rows
        for y in range(self.top, self.bottom + 1):
            blue = rows[y]
            green = rows[SIDE + y]
            red = rows[2 * SIDE + y]
            survey[y] = green | red
            survey[SIDE + y] = blue | red
            survey[2 * SIDE + y] = blue | green
        self.survey_rooms(survey)
        return survey

    def survey_rooms(self, survey: vec[i64]) -> None:
        """R-6, R-8, R-9: corners where a card covers a rune, no Master, no token, and no other card exactly."""
        rows = self.rows
        under0 = under1 = pinned0 = pinned1 = i64(0)  # two lines looked at before
        for y in range(self.bottom, self.top - 3, -1):
            under = self.occupied(y)
            pinned = self.pinned(y)
            lies = under | under0
            bars = pinned | pinned0
            wide = (lies | lies >> 1 | lies >> 2) & ~(bars | bars >> 1 | bars >> 2)
            survey[ROOM_WIDE + y] = wide & ~rows[CORNERS + SIDE + y]
            lies |= under1
            bars |= pinned1
            survey[ROOM_TALL + y] = (lies | lies >> 1) & ~(bars | bars >> 1) & ~rows[CORNERS + y]
            under1 = under0
            under0 = under
            pinned1 = pinned0
            pinned0 = pinned

    def survey_near(self, seat: i64, colour: i64) -> None:
        """Cells where a rune of this colour would join an area of the seat."""
        rows = self.rows
        survey = self._survey
        owned = AREAS + seat * SIDE
        plane = colour * SIDE
        near = NEAR + (seat * 3 + colour) * SIDE
        above = i64(0)
        here = i64(0)
        for y in range(self.top - 1, self.bottom + 2):
            below = rows[owned + y + 1] & rows[plane + y + 1]
            survey[near + y] = above | here | here << 1 | here >> 1 | below
            above = here
            here = below

    def fit(self, card: i64, rotation: i64) -> None:
        """R-7: mark in the survey where the card fits beneath or beside."""
        face = (card * 4 + rotation) * 6
        if rotation & 1:
            self.fit_wide(FACE[face], FACE[face + 1], FACE[face + 2], FACE[face + 3], FACE[face + 4], FACE[face + 5])
        else:
            self.fit_tall(FACE[face], FACE[face + 1], FACE[face + 2], FACE[face + 3], FACE[face + 4], FACE[face + 5])

    def fit_tall(self, a: i64, b: i64, c: i64, d: i64, e: i64, f: i64) -> None:
        """For the planes of six runes, as they lie: two wide, three high."""
        other = self._survey
        for y in range(self.top - 2, self.bottom + 1):
            left = other[a + y] | other[c + y + 1] | other[e + y + 2]
            right = other[b + y] | other[d + y + 1] | other[f + y + 2]
            beneath = left | right >> 1  # R-7a: some rune would lie on another colour
            ends = other[a + y - 1] | other[e + y + 3] | (other[b + y - 1] | other[f + y + 3]) >> 1
            beside = ends | left << 1 | right >> 2  # R-7b
            other[FITS + y] = other[ROOM_TALL + y] & ~(beneath & beside)

    def fit_wide(self, a: i64, b: i64, c: i64, d: i64, e: i64, f: i64) -> None:
        """Likewise, three wide, two high."""
        other = self._survey
        for y in range(self.top - 2, self.bottom + 1):
            left = other[a + y] | other[d + y + 1]
            right = other[c + y] | other[f + y + 1]
            beneath = left | (other[b + y] | other[e + y + 1]) >> 1 | right >> 2
            ends = other[a + y - 1] | other[d + y + 2] | (other[b + y - 1] | other[e + y + 2]) >> 1
            beside = ends | (other[c + y - 1] | other[f + y + 2]) >> 2 | left << 1 | right >> 3
            other[FITS + y] = other[ROOM_WIDE + y] & ~(beneath & beside)

    def joining(self, seat: i64, card: i64, rotation: i64, y: i64, colour: i64) -> i64:
        """Corners in this row where the card would join an area of this colour that the seat controls."""
        survey = self._survey
        near = NEAR + (seat * 3 + colour) * SIDE
        face = (card * 4 + rotation) * 6
        found: i64 = 0
        for row in range(y, y + height(rotation)):
            for column in range(width(rotation)):
                if FACE[face] == colour * SIDE:
                    found |= survey[near + row] >> column
                face += 1
        return found

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
        around = ~(bit(x + width(rotation)) - bit(x))
        stamp = (card * 4 + rotation) * 9 + colour
        for row in range(y, y + height(rotation)):
            plane[row] = plane[row] & around | STAMP[stamp] << x
            stamp += 3
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
        self.claim_for(0, self.stood0)
        self.claim_for(1, self.stood1)

    def claim_for(self, seat: i64, stood: i64) -> None:
        rows = self.rows
        masters = MASTERS + seat * SIDE
        areas = AREAS + seat * SIDE
        for y in range(self.top, self.bottom + 1):
            rows[areas + y] = rows[masters + y]
        for colour in range(i64(3)):
            if stood >> colour & 1:
                while self.has_grown(areas, colour * SIDE):
                    pass

    def has_grown(self, areas: i64, plane: i64) -> bool:
        """Let every owned rune of a plane claim the equal ones beside it, row by row downwards."""
        rows = self.rows
        grown = False
        above: i64 = 0
        for y in range(self.top, self.bottom + 1):
            equal = rows[plane + y]
            before = rows[areas + y] & equal
            after = before | ((above | rows[areas + y + 1] & rows[plane + y + 1]) & equal)
            wider = after | ((after << 1 | after >> 1) & equal)
            while wider != after:
                after = wider
                wider = after | ((after << 1 | after >> 1) & equal)
            if after != before:
                rows[areas + y] |= after
                grown = True
            above = after
        return grown

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
        count += ONES[row & 255]
        row >>= 8
    return count


def fresh() -> Board:
    """R-5: the starting card alone in the middle of the table."""
    return START.clone()


def _start() -> Board:
    board = Board(NO_PLANES[:])
    x = SIDE // 2 - 1
    board.origin_x = board.left = board.right = x
    board.origin_y = board.top = board.bottom = x
    board.lay(0, 0, x, x)
    board.claim()
    return board


START: Final = _start()
