"""How Kragmortha writes moves, pending tasks and squares: small ints inside, short texts outside."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from armarium.chance import parse_number
from armarium.games.kragmortha import parts
from armarium.games.kragmortha.parts import Order

# What the turn waits for when no task is pending.
PLACE: Final[i64] = 0  # K-10
PLAN: Final[i64] = 1  # before the card
SECOND: Final[i64] = 2  # between the two steps
AFTER: Final[i64] = 3  # after the card
OVER: Final[i64] = 4
PHASES: Final = ("place", "plan", "second", "after", "over")

# Pending tasks. The last of the stack comes first.
LINK: Final[i64] = 0  # the next direction of the chain (K-15)
EFFECT: Final[i64] = 1  # what the square of a goblin does to it (K-18)
REACT: Final[i64] = 2  # Not Me, Master! or Pass the Blame (K-36)
LOOK: Final[i64] = 3  # draw a Look (K-26)
DISCARD: Final[i64] = 4  # down to the hand limit
DEVICE: Final[i64] = 5  # pointer or keyboard (arm 4)
GO: Final[i64] = 6  # choose where to be moved; the argument says to what
BOOK: Final[i64] = 7  # draw a Magic Grimoire
TRAP: Final[i64] = 8  # a Look that a token brought
WARP: Final[i64] = 9  # may Rigor teleport (K-24)
TRADE: Final[i64] = 10  # Sticky Fingers; the argument is the other seat
ADMIT: Final[i64] = 11  # the accused answers (K-34); the argument is the Look and who accused
VOTE: Final[i64] = 12  # the others vote
TASKS: Final = (
    "link",
    "effect",
    "react",
    "look",
    "discard",
    "device",
    "go",
    "book",
    "trap",
    "warp",
    "trade",
    "admit",
    "vote",
)
TO_REFUGE: Final[i64] = 0  # K-20: an empty teleport square, else a start square
TO_TELEPORT: Final[i64] = 1  # K-23: another empty teleport square
TO_START: Final[i64] = 2  # K-29

# A slot is a card's place in the hand.
KINDS: Final = (
    "place",
    "play",
    "haste",
    "step",
    "stop",
    "end",
    "exchange",
    "push",
    "go",
    "warp",
    "stay",
    "accept",
    "deny",
    "blame",
    "unhex",
    "blink",
    "bone",
    "change",
    "pilfer",
    "swap",
    "discard",
    "peek",
    "touch",
    "pointer",
    "keyboard",
    "caught",
    "admit",
    "contest",
    "guilty",
    "clear",
    "slip",
    "abstain",
    "ease",
)
PLACES: Final[i64] = 0
PLAYS: Final[i64] = 1
HASTES: Final[i64] = 2
STEPS: Final[i64] = 3
STOPS: Final[i64] = 4
ENDS: Final[i64] = 5
EXCHANGES: Final[i64] = 6
PUSHES: Final[i64] = 7
GOES: Final[i64] = 8
WARPS: Final[i64] = 9
STAYS: Final[i64] = 10
ACCEPTS: Final[i64] = 11
DENIES: Final[i64] = 12
BLAMES: Final[i64] = 13
UNHEXES: Final[i64] = 14
BLINKS: Final[i64] = 15
BONES: Final[i64] = 16
CHANGES: Final[i64] = 17
PILFERS: Final[i64] = 18
SWAPS: Final[i64] = 19
DISCARDS: Final[i64] = 20
PEEKS: Final[i64] = 21
TOUCHES: Final[i64] = 22
POINTERS: Final[i64] = 23
KEYBOARDS: Final[i64] = 24
CATCHES: Final[i64] = 25
ADMITS: Final[i64] = 26
CONTESTS: Final[i64] = 27
GUILTIES: Final[i64] = 28
CLEARS: Final[i64] = 29
SLIPS: Final[i64] = 30
ABSTAINS: Final[i64] = 31
EASES: Final[i64] = 32

GAZE: Final[i64] = 1  # flags of plays and steps: Crystal Gaze, Ogre's Shove
SHOVE: Final[i64] = 2
BEFORE: Final[i64] = 1  # flag of slips: made in the turn before this one (K-28)

# The Magic Grimoires, in the order of parts.toml.
UNHEXING: Final[i64] = parts.BOOK_NAMES.index("unhexing")
DEEP_POCKETS: Final[i64] = parts.BOOK_NAMES.index("deep-pockets")
NOT_ME: Final[i64] = parts.BOOK_NAMES.index("not-me")
PASS_THE_BLAME: Final[i64] = parts.BOOK_NAMES.index("pass-the-blame")
HASTY_FEET: Final[i64] = parts.BOOK_NAMES.index("hasty-feet")
BLINK: Final[i64] = parts.BOOK_NAMES.index("blink")
STRINGS_OF_BONE: Final[i64] = parts.BOOK_NAMES.index("strings-of-bone")
OGRES_SHOVE: Final[i64] = parts.BOOK_NAMES.index("ogres-shove")
CRYSTAL_GAZE: Final[i64] = parts.BOOK_NAMES.index("crystal-gaze")
CHANGELING: Final[i64] = parts.BOOK_NAMES.index("changeling")
STICKY_FINGERS: Final[i64] = parts.BOOK_NAMES.index("sticky-fingers")

# The Looks whose orders the rules themselves impose.
BOWED_HEAD: Final[i64] = parts.LOOK_IDS.index(Order.BOWED_HEAD)
HOOKED_ELBOW: Final[i64] = parts.LOOK_IDS.index(Order.HOOKED_ELBOW)
ARM_BEHIND: Final[i64] = parts.LOOK_IDS.index(Order.ARM_BEHIND_THE_BACK)
CRAB_CLAWS: Final[i64] = parts.LOOK_IDS.index(Order.CRAB_CLAWS)
STRAIGHT_FINGERS: Final[i64] = parts.LOOK_IDS.index(Order.STRAIGHT_FINGERS)
BUTTERFINGERS: Final[i64] = parts.LOOK_IDS.index(Order.BUTTERFINGERS)
FLAT_PALM: Final[i64] = parts.LOOK_IDS.index(Order.FLAT_PALM)
RESTLESS_FEET: Final[i64] = parts.LOOK_IDS.index(Order.RESTLESS_FEET)


# How they are packed; nobody else shifts. Kinds are numbers and not enums, for a search asks for them at every step;
# KINDS, TASKS and PHASES name them outside.
#
#     from bit         0           5          8           12       16       18
#     a move           square, slot or Look   slot, seat or Look   flags    kind
#     a task           argument               seat        kind
#     of a case        Look        accuser


def move_of(kind: i64, a: i64, b: i64, flags: i64) -> i64:
    return kind << 18 | flags << 16 | a << 8 | b


def with_flags(move: i64, flags: i64) -> i64:
    return move | flags << 16


def kind_of(move: i64) -> i64:
    return move >> 18


def flags_of(move: i64) -> i64:
    return (move >> 16) & 3


def first_of(move: i64) -> i64:
    """The slot, the seat or the Look a move names."""
    return (move >> 8) & 255


def second_of(move: i64) -> i64:
    """The square, or the second slot or Look, a move names."""
    return move & 255


def task_of(kind: i64, seat: i64, argument: i64) -> i64:
    return kind << 12 | seat << 8 | argument


def task_kind(task: i64) -> i64:
    return task >> 12


def task_seat(task: i64) -> i64:
    return (task >> 8) & 15


def task_argument(task: i64) -> i64:
    return task & 255


def case_of(accuser: i64, look: i64) -> i64:
    """The argument of an accusation's task: the Look in the low five bits, above them who accused."""
    return accuser << 5 | look


def case_look(task: i64) -> i64:
    return task & 31


def case_accuser(task: i64) -> i64:
    return (task >> 5) & 7


def square_text(square: i64) -> str:
    return f"{'abcdefg'[int(square % parts.ACROSS)]}{square // parts.ACROSS + 1}"


def parse_square(text: str) -> int | None:
    """The square a notation names, None if it names none."""
    along = text[1:]
    if text[:1] not in tuple("abcdefg") or not 1 <= parse_number(along) <= parts.ALONG:
        return None
    return "abcdefg".index(text[0]) + parts.ACROSS * (parse_number(along) - 1)


def move_text(move: i64) -> str:
    kind = kind_of(move)
    name = KINDS[kind]
    first = int(first_of(move))
    if kind == PLAYS or kind == HASTES:
        return f"{name} {first + 1} {square_text(second_of(move))}{flag_text(flags_of(move))}"
    if kind == STEPS:
        return f"{name} {square_text(second_of(move))}{flag_text(flags_of(move))}"
    if kind in (PLACES, PUSHES, GOES, WARPS, BLINKS, BONES):
        return f"{name} {square_text(second_of(move))}"
    if kind in (BLAMES, CHANGES, PILFERS, DISCARDS, PEEKS, TOUCHES):
        return f"{name} {first + 1}"
    if kind == SWAPS:
        return f"{name} {first + 1} {second_of(move) + 1}"
    if kind == UNHEXES or kind == EASES:
        return f"{name} {parts.LOOK_IDS[first]}"
    if kind == CATCHES or kind == SLIPS:
        late = " before" if flags_of(move) & BEFORE else ""
        return f"{name} {first + 1} {parts.LOOK_IDS[int(second_of(move))]}{late}"
    return name


def flag_text(flags: i64) -> str:
    return (" gaze" if flags & GAZE else "") + (" shove" if flags & SHOVE else "")
