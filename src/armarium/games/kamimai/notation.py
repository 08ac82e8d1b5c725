"""How KamiMaï writes its cards and moves: an int inside, a short text outside. It knows no rule.

A pull, the end of a draw and the end of a turn may carry what the standing Grimoire did after `>`, as in
`pull 17 > 17 18 fell`, `done > fell` or `keep > stands`. Such a settled move is written by the simulation, is never
offered, and replays without it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# --- cards: a kind of card is a small int; the cards of one kind are all alike ---------------------------------------
COLOURS: Final = ("water", "earth", "air", "fire")
CARDS: Final = (
    *("water", "earth", "air", "fire"),
    *("water-guardian", "earth-guardian", "air-guardian", "fire-guardian"),
    *("water-fairy", "earth-fairy", "air-fairy", "fire-fairy"),
    *("wolf", "imp", "dragonflies", "mouse"),
)
KINDS_OF_CARD: Final = 16
GUARDIAN: Final = 4  # the first Guardian; minus this, its element
FAIRY: Final = 8
WOLF: Final = 12
IMP: Final = 13
DRAGONFLIES: Final = 14
MOUSE: Final = 15
TEAM: Final = 4  # a spell that is no colour

EFFECTS: Final = ("none", "blessing", "discard", "colour", "energy")
NO_EFFECT: Final = 0
BLESSING: Final = 1
EACH_DISCARDS: Final = 2
COLOUR_CURSE: Final = 3
ENERGY_CURSE: Final = 4

HANDS: Final = ("middle", "ring", "little", "other")
FREE_HAND: Final = 4
AREAS: Final = "abcdefgh"
TEMPOS: Final = ("slow", "steady", "quick")

# --- phases ----------------------------------------------------------------------------------------------------------
TRAIN: Final = 0
TARGET: Final = 1
HAND: Final = 2
DRAW: Final = 3
OWE: Final = 4  # the curse "each discards"
CAST: Final = 5
ASK: Final = 6  # a proposed spell waits for its payers
GIVER: Final = 7  # Dragonflies: the activator names a giver
GIVE: Final = 8
TAKER: Final = 9  # Stealing Mouse: the activator names who may take
TAKE: Final = 10
STORE: Final = 11
OVER: Final = 12
PHASES: Final = (
    *("train", "target", "hand", "draw", "owe", "cast", "ask", "giver", "give", "taker", "take", "store", "over"),
)

# --- moves: the kind above bit 52, below it fields as each kind needs them -------------------------------------------
AIM: Final = 0
USE_HAND: Final = 1
PULL: Final = 2
SETTLED: Final = 3
DONE: Final = 4
DREW: Final = 5
FELL: Final = 6
FELL_BEFORE: Final = 7
SPELL: Final = 8
AGREE: Final = 9
REFUSE: Final = 10
WITHDRAW: Final = 11
CREATURE: Final = 12
NAME_GIVER: Final = 13
GIFT: Final = 14
NAME_TAKER: Final = 15
PICK: Final = 16
LEAVE: Final = 17
FORFEIT: Final = 18
END: Final = 19
DISCARD: Final = 20
KEEP: Final = 21
READY: Final = 22
WORDS: Final = (
    *("target", "hand", "pull", "pull", "done", "drew", "fell", "fell before", "cast", "agree", "refuse", "withdraw"),
    *("play", "giver", "give", "taker", "take", "leave", "forfeit", "end", "discard", "keep", "ready"),
)
BY_LUCK: Final = 0  # what became of the Grimoire at `done` and `keep`: the surrogate says, or the simulation said
STANDS: Final = 1
FALLS: Final = 2
MOST_DRAWN: Final = 7  # a single pull that brings more cards than this out of the Grimoire is a collapse (M-51)
TOP: Final[i64] = 52
BELOW: Final[i64] = 0xFFFFFFFFFFFFF  # the bits below it


def move_of(kind: int, low: int = 0) -> int:
    return int(i64(kind) << TOP | i64(low))


def kind_of(move: int) -> int:
    return int(i64(move) >> TOP)


def low_of(move: int) -> int:
    """The fields below the kind."""
    return int(i64(move) & BELOW)


def pull_of(slot: int, tempo: int) -> int:
    return move_of(PULL, slot << 2 | tempo)


def settled_of(slot: int, drawn: list[int], fell: bool) -> int:
    """At most MOST_DRAWN slots, in the order they came out."""
    low = i64(0)
    for place in reversed(drawn):
        low = low << 6 | i64(place)
    low = low << 3 | i64(len(drawn))
    return move_of(SETTLED, int(low << 7 | i64(slot) << 1 | i64(1 if fell else 0)))


def settled_fell(move: int) -> bool:
    return bool(move & 1)


def settled_slot(move: int) -> int:
    return move >> 1 & 63


def settled_drawn(move: int) -> list[int]:
    low = low_of(move) >> 7
    count = low & 7
    low >>= 3
    return [low >> 6 * place & 63 for place in range(count)]


# --- a spell: box, colour, Element cards by seat, value of the Fairy, value of the Wolf ------------------------------


def spell_of(box: int, colour: int, shares: list[int], fairy: int, wolf: int) -> int:
    low = box << 2 | colour
    low = (low << 2 | fairy) << 2 | wolf
    for seat in range(5):
        low = low << 3 | (shares[seat] if seat < len(shares) else 0)
    return move_of(SPELL, low)


def spell_box(move: int) -> int:
    return low_of(move) >> 21


def spell_colour(move: int) -> int:
    return move >> 19 & 3


def spell_fairy(move: int) -> int:
    return move >> 17 & 3


def spell_wolf(move: int) -> int:
    return move >> 15 & 3


def spell_share(move: int, seat: int) -> int:
    """How many Element cards the seat pays."""
    return move >> 3 * (4 - seat) & 7


# --- texts -----------------------------------------------------------------------------------------------------------


def move_text(move: int, fairy_seat: int, wolf_seat: int) -> str:
    """Slots and seats count from 1 outside. The seats that hold Fairy and Wolf are named in a spell's payment."""
    kind = kind_of(move)
    low = low_of(move)
    word = WORDS[kind]
    if kind == SPELL:
        return spell_text(move, fairy_seat, wolf_seat)
    if kind == PULL:
        return f"pull {(low >> 2) + 1} {TEMPOS[low & 3]}"
    if kind == SETTLED:
        return settled_text(move)
    if kind in (DONE, KEEP):
        return (word, f"{word} > stands", f"{word} > fell")[low]
    if kind == AIM:
        return f"{word} {AREAS[low]}"
    if kind == USE_HAND:
        return f"{word} {HANDS[low]}"
    if kind in (DREW, CREATURE, PICK, FORFEIT, DISCARD):
        return f"{word} {CARDS[low]}"
    if kind == GIFT:
        return f"{word} {CARDS[low >> 3]} {(low & 7) + 1}"
    if kind in (NAME_GIVER, NAME_TAKER):
        return f"{word} {low + 1}"
    return word


def settled_text(move: int) -> str:
    told = [str(slot + 1) for slot in settled_drawn(move)]
    if settled_fell(move):
        told.append("fell")
    return f"pull {settled_slot(move) + 1} > {' '.join(told) or 'none'}"


def spell_text(move: int, fairy_seat: int, wolf_seat: int) -> str:
    """`cast fire 1:1 2:2 3:1`, `team earth 1:1+fairy1 2:2`: each payer with Element cards and creature values."""
    colour = COLOURS[spell_colour(move)]
    told = [f"team {colour}" if spell_box(move) == TEAM else f"cast {colour}"]
    for seat in range(5):
        paid: list[str] = []
        if spell_share(move, seat):
            paid.append(str(spell_share(move, seat)))
        if spell_fairy(move) and seat == fairy_seat:
            paid.append(f"fairy{spell_fairy(move)}")
        if spell_wolf(move) and seat == wolf_seat:
            paid.append(f"wolf{spell_wolf(move)}")
        if paid:
            told.append(f"{seat + 1}:{'+'.join(paid)}")
    return " ".join(told)


def parse_settled(text: str) -> tuple[str, int, list[int], bool] | None:
    """What a settled text says: its word, the slot gripped or -1, the slots drawn, whether it fell."""
    before, mark, after = text.partition(" > ")
    said = before.split()
    told = after.split()
    if not mark or not said or not told:
        return None
    fell = told[-1] == "fell"
    if before in ("done", "keep") and told in (["fell"], ["stands"]):
        return before, -1, [], fell
    if said[0] != "pull" or len(said) != 2 or not _are_slots(said[1:]):
        return None
    slots = told[:-1] if fell or told == ["none"] else told
    if not _are_slots(slots) or len(slots) > MOST_DRAWN:
        return None
    return "pull", int(said[1]) - 1, [int(slot) - 1 for slot in slots], fell


def _are_slots(words: list[str]) -> bool:
    return all(word.isascii() and word.isdigit() and len(word) <= 2 and 1 <= int(word) <= 64 for word in words)
