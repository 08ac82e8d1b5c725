"""Puzzles of KamiMaï: what to cast, and what to keep. Never a pull: no puzzle can hold a hand still."""

from __future__ import annotations

from collections.abc import Mapping

from armarium.chance import Chance
from armarium.game import Options, OptionValue
from armarium.games.kamimai import parts, rules
from armarium.games.kamimai.notation import (
    ASK,
    CAST,
    CREATURE,
    DISCARD,
    END,
    FAIRY,
    FORFEIT,
    GUARDIAN,
    KEEP,
    OWE,
    SPELL,
    STORE,
    TEAM,
    WOLF,
    WORDS,
    argument_of,
    kind_of,
    spell_box,
    spell_colour,
)
from armarium.games.kamimai.state import State, new
from armarium.hooks import PuzzleReason

SEATS = 2
OPTIONS: Mapping[str, OptionValue] = {
    "grimoire": parts.Source.QUICK.value,
    "level": 2,
    "steadiness": "shaky",  # with calm hands a single decision seldom is worth a game
}
PLAYER = "heuristic"
EVERY = True
REDEALS = 20
BUDGET = 200
LEAST = 3  # moves to choose among
MOST = 12
LATE = 2  # with more energy than this hardly a single decision is worth a game
ASKS = {CAST: "cast", STORE: "keep", OWE: "spare"}
SAYS = {SPELL: "casts", CREATURE: "creature", END: "ends"}
COLOURS = 4
OPEN = 6  # of the last spells, where more than one area is open
NUMBERS = parts.NUMBERS


def start(options: Options, chance: Chance) -> State:
    """A turn begins late in a game: little energy, the last spells open, and hands with creatures in them."""
    state = new(SEATS, options, chance)
    state.energy = 1 + int(chance.below(LATE))
    sheet = state.sheet
    places = [(area, place) for area in range(len(sheet.marked)) for place in range(len(sheet.spells(area)))]
    last = places[-len(sheet.spells(len(sheet.marked) - 1)) :] if chance.below(2) else places[-OPEN:]
    for area, place in places:
        if (area, place) not in last or (chance.below(3) == 0 and sheet.count() < len(places) - 1):
            sheet.mark_place(area, place)
    sheet.target = sheet.open_areas()[-1]
    stock = parts.COUNTS[:]
    for reserve in state.reserves:
        for _ in range(2 + int(chance.below(3))):
            take_card(stock, reserve, chance)
    for _ in range(int(chance.below(24))):
        take_card(stock, state.discards, chance)
    state.build(stock)
    rules.begin_turn(state)
    return state


def take_card(stock: list[int], pile: list[int], chance: Chance) -> None:
    """Creatures as often as Elements: hands of Elements alone ask little."""
    kinds = [card for card in range(len(stock)) if stock[card] and not GUARDIAN <= card < FAIRY]
    card = kinds[int(chance.below(len(kinds)))]
    stock[card] -= 1
    pile[card] += 1


def may_ask(state: State, seat: int) -> bool:
    """Where something must go: as long as all may be kept, keeping it is no riddle."""
    if state.phase not in ASKS or state.energy > LATE or not LEAST <= state.move_count(seat) <= MOST:
        return False
    return all(kind_of(move) != KEEP for move in state.moves(seat))


def kind(state: State, _seat: int, _answer: int) -> str:
    return ASKS[state.phase]


def theme(_state: State, _seat: int, _answer: int) -> str:
    return ""


def reason(state: State, seat: int, move: int, answer: int) -> PuzzleReason:
    """What the rules themselves say for or against it, else what kind of move it is."""
    if kind_of(move) in (DISCARD, FORFEIT):
        card = argument_of(move)
        return praise_of_spared(state, card) if move == answer else blame_of_spared(state, card)
    return praise_of_cast(state, seat, move) if move == answer else blame_of_cast(state, seat, move, answer)


def sequel(state: State, seat: int, answer: int) -> list[str]:
    """The partner agrees to pay a share."""
    after = state_after(state, seat, answer)
    return [f"{payer + 1} {WORDS[kind_of(move)]}" for payer, move in agreements(after)]


# --- phase 3 ---------------------------------------------------------------------------------------------------------


def praise_of_cast(state: State, seat: int, move: int) -> PuzzleReason:
    if kind_of(move) == SPELL and wins(state, seat, move):
        return "won", {}
    over = state.loose_count(seat) - state.room()
    if kind_of(move) == SPELL and over > 0:
        return "best-casts-over", {"over": over}
    return f"best-{SAYS[kind_of(move)]}", {}


def blame_of_cast(state: State, seat: int, move: int, answer: int) -> PuzzleReason:
    if kind_of(move) == END:
        over = state.loose_count(seat) - state.room()
        return ("ends-over", {"over": over}) if over > 0 else ("ends", {})
    if kind_of(move) != SPELL or kind_of(answer) != SPELL:
        return SAYS[kind_of(move)], {}
    same = (spell_box(move), spell_colour(move)) == (spell_box(answer), spell_colour(answer))
    return "payment" if same else "other-spell", {}


def wins(state: State, seat: int, move: int) -> bool:
    after = state_after(state, seat, move)
    for payer, answer in agreements(after):
        after.play(payer, answer)
    outcome = after.outcome()
    return outcome is not None and bool(outcome.winners)


def agreements(state: State) -> list[tuple[int, int]]:
    """What the payers of a proposed spell say to it."""
    return [(payer, state.moves(payer)[0]) for payer in state.pending_payers()] if state.phase == ASK else []


def state_after(state: State, seat: int, move: int) -> State:
    copy = state.clone(Chance(0))
    copy.play(seat, move)
    return copy


# --- phase 4, and the curse that takes a card of each -----------------------------------------------------------------


def praise_of_spared(state: State, card: int) -> PuzzleReason:
    asked = open_spells(state)
    if card >= COLOURS or asked[TEAM]:
        return "best-discards", {}
    if not asked[card]:
        return "unneeded", {"colour": card}
    over = held_value(state, card) - NUMBERS["spell"] * asked[card]
    return ("plenty", {"colour": card}) if over > 0 else ("best-discards", {})


def blame_of_spared(state: State, card: int) -> PuzzleReason:
    asked = open_spells(state)
    colour = card - FAIRY if card >= FAIRY else card
    if colour >= COLOURS:
        return ("wolf", {}) if card == WOLF else ("discards", {})
    if not asked[colour]:
        return ("team-colour", {"colour": colour}) if asked[TEAM] else ("discards", {})
    if card >= FAIRY:
        return "fairy", {"colour": colour}
    missing = NUMBERS["spell"] * asked[colour] - held_value(state, colour)
    return ("missing", {"colour": colour, "count": missing}) if missing > 0 else ("wanted", {"colour": colour})


def open_spells(state: State) -> list[int]:
    """How many spells of each colour, and of the team, are still open on the sheet."""
    sheet = state.sheet
    counts = [0] * (TEAM + 1)
    for area in range(len(sheet.marked)):
        for place, box in enumerate(sheet.spells(area)):
            counts[box] += not sheet.is_marked(area, place)
    return counts


def held_value(state: State, colour: int) -> int:
    """Cards of a colour that all hold together, the Fairy counted for the most it can be."""
    hands = [state.cards_of(seat) for seat in range(state.seats)]
    return sum(hand[colour] + NUMBERS["fairy"] * hand[FAIRY + colour] for hand in hands)
