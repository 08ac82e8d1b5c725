"""How KamiMaï writes its cards and moves: an int inside, a short text outside. It knows no rule.

A pull, the end of a draw and the end of a turn may carry what the standing Grimoire did after `>`, as in
`pull 17 > 17 18 fell`, `done > fell` or `keep > stands`. A pull that left it standing also names the faces it bared, as
in `pull 12 > 12 bares 11 14` or `pull 12 > none bares none`; by rules 4 and older it did not. Such a settled move is
written by the simulation, is never offered, and replays without it.
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
LEANS: Final = ("outward", "inward")  # what a pull without a mouse may say after its tempo, where hands are simulated

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

# --- moves: the kind in the bits from 56 up, its argument below -----------------------------------------------------
#
#   kind                                 argument, by bits
#   AIM                                  area 0-55
#   USE_HAND                             hand 0-55
#   PULL                                 tempo 0-1    slot 2-7
#   SETTLED                              fell 0       slot 1-6    drawn 7-9    bares 10    bared 11-13
#                                        slots 14-55 (6 each, the first lowest: those drawn, then those bared)
#   DONE KEEP                            fate 0-55
#   DREW CREATURE PICK FORFEIT DISCARD   card 0-55
#   SPELL                                shares 0-14 (3 each, seat 0 highest)
#                                        wolf 15-16   fairy 17-18    colour 19-20    box 21-23
#   NAME_GIVER NAME_TAKER                seat 0-55
#   COUNT                                place 0-2 (0 the discards, else a seat from 1)    card 3-6    count 7-10
#   ENERGY                               energy 0-55
#   GIFT                                 receiver 0-2  card 3-6
#   all others                           nothing
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
COUNT: Final = 23
ENERGY: Final = 24
WORDS: Final = (
    *("target", "hand", "pull", "pull", "done", "drew", "fell", "fell before", "cast", "agree", "refuse", "withdraw"),
    *("play", "giver", "give", "taker", "take", "leave", "forfeit", "end", "discard", "keep", "ready"),
    *("count", "energy"),
)
BARES: Final = "bares"  # of a settled pull, before the slots whose faces it bared
NO_SLOT: Final = "none"
TEAM_WORD: Final = "team"  # instead of "cast", for the team's spell
BY_LUCK: Final = 0  # what became of the Grimoire at `done` and `keep`: the surrogate says, or the simulation said
STANDS: Final = 1
FALLS: Final = 2
NO_MOVE: Final = -1
MOST_DRAWN: Final = 7  # a single pull that brings more cards than this out of the Grimoire is a collapse (M-51)
MOST_NAMED: Final = 7  # slots that a settled pull can name, drawn and bared together; what it leaves out follows
KIND_SHIFT: Final[i64] = 56
ARGUMENT_MASK: Final[i64] = 0xFFFFFFFFFFFFFF
MOST_SHARE: Final = 7  # what fits into a spell's fields: Element cards of a seat, value of the Fairy or the Wolf
MOST_CREATURE: Final = 3


def move_of(kind: int, argument: int = 0) -> int:
    return int(i64(kind) << KIND_SHIFT | i64(argument))


def kind_of(move: int) -> int:
    return int(i64(move) >> KIND_SHIFT)


def argument_of(move: int) -> int:
    """All bits below the kind: the one field of a move that has one."""
    return int(i64(move) & ARGUMENT_MASK)


def pull_of(slot: int, tempo: int) -> int:
    return move_of(PULL, slot << 2 | tempo)


def pull_slot(move: int) -> int:
    return move >> 2 & 63


def pull_tempo(move: int) -> int:
    return move & 3


def gift_of(card: int, receiver: int) -> int:
    return move_of(GIFT, card << 3 | receiver)


def gift_card(move: int) -> int:
    return move >> 3 & 15


def gift_receiver(move: int) -> int:
    return move & 7


def count_of(place: int, card: int, count: int) -> int:
    return move_of(COUNT, count << 7 | card << 3 | place)


def count_place(move: int) -> int:
    """0 for the discard pile, else a seat from 1."""
    return move & 7


def count_card(move: int) -> int:
    return move >> 3 & 15


def count_number(move: int) -> int:
    return move >> 7 & 15


def settled_of(slot: int, drawn: list[int], fell: bool, bared: list[int] | None = None) -> int:
    """At most MOST_NAMED slots: drawn ones in the order they came out, then those whose faces it bared; None where it
    does not say."""
    argument = i64(0)
    for place in reversed(drawn + (bared or [])):
        argument = argument << 6 | i64(place)
    argument = argument << 3 | i64(len(bared or []))
    argument = argument << 1 | i64(0 if bared is None else 1)
    argument = argument << 3 | i64(len(drawn))
    return move_of(SETTLED, int(argument << 7 | i64(slot) << 1 | i64(1 if fell else 0)))


def settled_fell(move: int) -> bool:
    return bool(move & 1)


def settled_slot(move: int) -> int:
    return move >> 1 & 63


def settled_count(move: int) -> int:
    return move >> 7 & 7


def settled_drawn(move: int) -> list[int]:
    return _settled_slots(move, 0, settled_count(move))


def settled_bared(move: int) -> list[int] | None:
    """The slots whose faces it bared; None by rules that did not say."""
    if not move >> 10 & 1:
        return None
    drawn = settled_count(move)
    return _settled_slots(move, drawn, drawn + (move >> 11 & 7))


def _settled_slots(move: int, start: int, end: int) -> list[int]:
    slots = argument_of(move) >> 14
    return [slots >> 6 * place & 63 for place in range(start, end)]


def spell_of(box: int, colour: int, shares: list[int], fairy: int, wolf: int) -> int:
    """`shares` are Element cards by seat; `fairy` and `wolf` what the creatures count for."""
    argument = box << 2 | colour
    argument = (argument << 2 | fairy) << 2 | wolf
    for seat in range(5):
        argument = argument << 3 | (shares[seat] if seat < len(shares) else 0)
    return move_of(SPELL, argument)


def mark_of(box: int) -> int:
    """A spell of which only the table knows who paid, and a team's in which colour."""
    return spell_of(box, 0 if box == TEAM else box, [], 0, 0)


def spell_box(move: int) -> int:
    return move >> 21 & 7


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
    argument = argument_of(move)
    word = WORDS[kind]
    if kind == SPELL:
        return spell_text(move, fairy_seat, wolf_seat)
    if kind == PULL:
        return f"pull {pull_slot(move) + 1} {TEMPOS[pull_tempo(move)]}"
    if kind == SETTLED:
        return settled_text(settled_slot(move), settled_drawn(move), settled_fell(move), settled_bared(move))
    if kind in (DONE, KEEP):
        return (word, f"{word} > stands", f"{word} > fell")[argument]
    if kind == AIM:
        return f"{word} {AREAS[argument]}"
    if kind == USE_HAND:
        return f"{word} {HANDS[argument]}"
    if kind in (DREW, CREATURE, PICK, FORFEIT, DISCARD):
        return f"{word} {CARDS[argument]}"
    if kind == GIFT:
        return f"{word} {CARDS[gift_card(move)]} {gift_receiver(move) + 1}"
    if kind in (NAME_GIVER, NAME_TAKER):
        return f"{word} {argument + 1}"
    if kind == COUNT:
        return f"{word} {count_place(move)} {CARDS[count_card(move)]} {count_number(move)}"
    if kind == ENERGY:
        return f"{word} {argument}"
    return word


def settled_text(slot: int, drawn: list[int], fell: bool, bared: list[int] | None = None) -> str:
    words = [_slots_text(drawn)] if drawn or not fell else []
    if fell:
        words.append("fell")
    if bared is not None:
        words += [BARES, _slots_text(bared)]
    return f"pull {slot + 1} > {' '.join(words)}"


def _slots_text(slots: list[int]) -> str:
    return " ".join([str(slot + 1) for slot in slots]) or NO_SLOT


def spell_text(move: int, fairy_seat: int, wolf_seat: int) -> str:
    """`cast fire 1:1 2:2 3:1`, `team earth 1:1+fairy1 2:2`: each payer with Element cards and creature values. Where
    nobody keeps the Reserves nothing is said of them: `cast fire`, `team`."""
    colour = COLOURS[spell_colour(move)]
    if spell_box(move) == TEAM and argument_of(move) == argument_of(mark_of(TEAM)):
        return TEAM_WORD
    words = [TEAM_WORD if spell_box(move) == TEAM else WORDS[SPELL], colour]
    for seat in range(5):
        paid: list[str] = []
        if spell_share(move, seat):
            paid.append(str(spell_share(move, seat)))
        if spell_fairy(move) and seat == fairy_seat:
            paid.append(f"fairy{spell_fairy(move)}")
        if spell_wolf(move) and seat == wolf_seat:
            paid.append(f"wolf{spell_wolf(move)}")
        if paid:
            words.append(f"{seat + 1}:{'+'.join(paid)}")
    return " ".join(words)


def parse_kind(word: str) -> int:
    """The kind of move a text begins with; NO_MOVE if there is none."""
    if word == TEAM_WORD:
        return SPELL
    return WORDS.index(word) if word in WORDS else NO_MOVE


def is_correction(text: str) -> bool:
    """Whether it begins like what people at a real table set right."""
    return text.split(" ")[0] in (WORDS[COUNT], WORDS[ENERGY])


def parse_settled(text: str) -> tuple[int, int, list[int], bool, list[int] | None] | None:
    """What a settled text says: its kind, the slot gripped or -1, the slots drawn, whether it fell, the slots bared."""
    before, mark, after = text.partition(" > ")
    after, bares, rest = after.partition(f" {BARES} ")
    wish = before.split()
    verdict = after.split()
    if not mark or not wish or not verdict:
        return None
    fell = verdict[-1] == "fell"
    kind = parse_kind(wish[0])
    if kind in (DONE, KEEP) and len(wish) == 1 and verdict in (["fell"], ["stands"]) and not bares:
        return kind, -1, [], fell, None
    if kind != PULL or len(wish) != 2 or not _is_slot(wish[1]) or (fell and bares):
        return None
    drawn = _parse_slots(verdict if verdict != ["fell"] else [NO_SLOT], fell)
    bared = _parse_slots(rest.split(), False) if bares else []
    if drawn is None or bared is None or len(drawn) + len(bared) > MOST_NAMED:
        return None
    return PULL, int(wish[1]) - 1, drawn, fell, bared if bares else None


def _parse_slots(words: list[str], fell: bool) -> list[int] | None:
    """Slots from 0 on, of a fallen Grimoire without the last word; None where a word is none."""
    if words == [NO_SLOT]:
        return []
    slots = words[:-1] if fell else words
    return [int(word) - 1 for word in slots] if slots and all(map(_is_slot, slots)) else None


def _is_slot(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= 2 and 1 <= int(word) <= 64
