"""The moves of KamiMaï offered to a seat in each phase. Reads the state and never changes it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from armarium.games.kamimai import parts, refusals
from armarium.games.kamimai.deck.slots import GONE
from armarium.games.kamimai.notation import (
    AGREE,
    AIM,
    ASK,
    CAST,
    CREATURE,
    DISCARD,
    DONE,
    DRAGONFLIES,
    DRAW,
    DREW,
    END,
    FAIRY,
    FALLS,
    FELL,
    FELL_BEFORE,
    FORFEIT,
    GIVE,
    GIVER,
    GUARDIAN,
    HAND,
    IMP,
    KEEP,
    KINDS_OF_CARD,
    LEAVE,
    MOUSE,
    NAME_GIVER,
    NAME_TAKER,
    OVER,
    OWE,
    PICK,
    PULL,
    READY,
    REFUSE,
    STANDS,
    STORE,
    TAKER,
    TARGET,
    TEAM,
    TEMPOS,
    TRAIN,
    USE_HAND,
    WITHDRAW,
    gift_of,
    mark_of,
    move_of,
    parse_settled,
    pull_of,
    settled_of,
)
from armarium.games.kamimai.spells.payments import Payments
from armarium.reason import Refused

if TYPE_CHECKING:
    from armarium.games.kamimai.state import State

WITHDRAWALS: Final[int] = parts.NUMBERS["withdrawals"]
SLOTS: Final = 64
WAYS: Final[i64] = len(TEMPOS)  # of pulling a card
PULLS: Final[list[int]] = [pull_of(slot, tempo) for slot in range(SLOTS) for tempo in range(len(TEMPOS))]


def moves(state: State, seat: int) -> list[int]:
    if state.phase == OVER:
        return []
    if state.phase == ASK:
        return answers(state, seat)
    if state.phase == OWE:
        return forfeits(state, seat)
    if seat != state.mover():
        return []
    if state.phase in (TRAIN, TARGET, HAND, DRAW):
        return draw_moves(state)
    if state.phase == CAST:
        return cast_moves(state)
    if state.phase == STORE:
        return store_moves(state)
    return creature_moves(state, seat)


def draw_moves(state: State) -> list[int]:
    """Phases 1 and 2, and the training before the game."""
    if state.phase == TARGET:
        return [move_of(AIM, area) for area in state.sheet.open_areas()] + between_report(state)
    if state.phase == HAND:
        return [move_of(USE_HAND, hand) for hand in state.forced_hands()] + between_report(state)
    ends: list[int] = []
    if has_end(state):
        ends.append(move_of(READY if state.phase == TRAIN else DONE))
    return ends + reports(state) if state.companion else with_pulls(ends, state)


def has_end(state: State) -> bool:
    """M-24: a draw ends from 1 card on, a training at any time."""
    return state.phase == TRAIN or state.apart or state.has_drawn()


def with_pulls(offered: list[int], state: State) -> list[int]:
    """Every standing card by each tempo, a row of cards at a time: their numbers are made once for all."""
    slots = state.deck.slots
    start: i64 = 0
    for slot in range(i64(len(slots)) + 1):
        if slot == len(slots) or slots[slot] == GONE:
            if slot > start:
                offered += PULLS[start * WAYS : slot * WAYS]
            start = slot + 1
    return offered


def is_pulling(state: State, seat: int) -> bool:
    """Whether the seat is offered pulls."""
    return state.phase in (DRAW, TRAIN) and seat == state.seat and not state.companion


def pull_count(state: State) -> i64:
    """How many moves `draw_moves` lists there."""
    return state.deck.count() * WAYS + (1 if has_end(state) else 0)


def pull_at(state: State, index: i64) -> i64:
    """The move that `draw_moves` lists there at this place."""
    if has_end(state):
        if index == 0:
            return move_of(READY if state.phase == TRAIN else DONE)
        index -= 1
    return PULLS[state.deck.standing_at(index // WAYS) * WAYS + index % WAYS]


def reports(state: State) -> list[int]:
    """M-55: companion mode, what the people at the real table saw."""
    held = state.deck.unseen
    draws = [move_of(DREW, card) for card in reported_cards(state) if held[card] > 0]
    return [*draws, move_of(FELL), *between_report(state)]


def reported_cards(state: State) -> list[int]:
    """The kinds of cards that are reported: where Reserves lie on the table alone, only Guardians (M-31, M-33)."""
    return list(range(GUARDIAN, FAIRY)) if state.apart else list(range(KINDS_OF_CARD))


def between_report(state: State) -> list[int]:
    """M-14: between turns lasts to the first touch of the next draw."""
    early = state.companion and state.pulls == 0 and not state.reported
    return [move_of(FELL_BEFORE)] if early and state.turns > 1 and state.phase != TRAIN else []


def forfeits(state: State, seat: int) -> list[int]:
    """M-31: all owe at once and choose in any order."""
    return [move_of(FORFEIT, card) for card in loose_cards(state, seat)] if state.owed[seat] > 0 else []


def creature_moves(state: State, seat: int) -> list[int]:
    """What a creature asks of a seat."""
    cards = state.cards_of(seat)
    if state.phase == GIVER:
        givers = [move_of(NAME_GIVER, other) for other in range(state.seats) if sum(state.cards_of(other)) > 0]
        return [*givers, move_of(LEAVE)] if state.apart else givers
    if state.phase == GIVE:
        others = [other for other in range(state.seats) if other != seat]
        held = [card for card in range(KINDS_OF_CARD) if cards[card] > 0]
        return [gift_of(card, other) for card in held for other in others]
    if state.phase == TAKER:
        return [move_of(NAME_TAKER, other) for other in range(state.seats)]
    return [move_of(PICK, card) for card in pickable_cards(state)] + [move_of(LEAVE)]


def loose_cards(state: State, seat: int) -> list[int]:
    """The kinds of Element and Creature cards a seat has: Guardians are never discarded by choice (M-20, M-32)."""
    return [card for card in range(KINDS_OF_CARD) if state.card_count(seat, card) > 0 and not GUARDIAN <= card < FAIRY]


def pickable_cards(state: State) -> list[int]:
    """M-37: Element and Creature cards of the discard pile."""
    pile = state.discards
    return [card for card in range(KINDS_OF_CARD) if pile[card] > 0 and not GUARDIAN <= card < FAIRY]


# --- phase 3 ---------------------------------------------------------------------------------------------------------


def cast_moves(state: State) -> list[int]:
    """The end of the phase comes first: alone, it means that nothing else can be done."""
    offered = [move_of(END)]
    if state.companion and not state.down:
        offered.append(move_of(FELL))
    if state.apart:
        return offered + apart_moves(state)
    hands = [state.cards_of(seat) for seat in range(state.seats)]
    for box in state.sheet.open_boxes():
        for colour in range(4):
            if box in (TEAM, colour):
                offered += [move for move in payments(state, hands, box, colour) if not is_refused(state, move)]
    return offered + [move_of(CREATURE, card) for card in (IMP, DRAGONFLIES, MOUSE) if can_play(state, card)]


def apart_moves(state: State) -> list[int]:
    """M-55: Reserves lie on the table alone. Of creatures those are told that may move a Guardian."""
    creatures = [IMP] if state.seats == 1 else [IMP, DRAGONFLIES]
    held = any(state.held_guardians(seat) > 0 for seat in range(state.seats))
    return [mark_of(box) for box in state.sheet.open_boxes()] + [move_of(CREATURE, c) for c in creatures if held]


def is_refused(state: State, move: int) -> bool:
    """M-22: a refused identical proposal may not be repeated in the same phase."""
    return bool(state.refused) and state.proposal_key(move) in state.refused


def payments(state: State, hands: list[list[int]], box: int, colour: int) -> list[int]:
    """M-40: alone, every spell is paid alone."""
    return Payments(hands, state.seat, box, colour).collect()


def can_play(state: State, card: int) -> bool:
    """M-35 to M-37: only by the activator who holds it, and only if it can do something."""
    if state.card_count(state.seat, card) == 0:
        return False
    if card == DRAGONFLIES:
        held = sum([sum(state.cards_of(seat)) for seat in range(state.seats)])
        return state.seats > 1 and held > 1
    return card == IMP or len(pickable_cards(state)) > 0


def answers(state: State, seat: int) -> list[int]:
    """M-22: payers answer in any order and may change their mind until the last; the activator may take it back."""
    if seat == state.seat:
        return [move_of(WITHDRAW)] if state.withdrawn < WITHDRAWALS else []
    if seat not in state.payers():
        return []
    return [move_of(REFUSE)] if state.has_agreed(seat) else [move_of(AGREE), move_of(REFUSE)]


# --- phase 4 ---------------------------------------------------------------------------------------------------------


def store_moves(state: State) -> list[int]:
    offered: list[int] = []
    if state.loose_count(state.seat) <= state.room():
        offered.append(move_of(KEEP))
    offered += [move_of(DISCARD, card) for card in loose_cards(state, state.seat)]
    if state.companion and not state.down:
        offered.append(move_of(FELL))
    return offered


# --- M-52: what the simulation writes --------------------------------------------------------------------------------


def settled_move(state: State, seat: int, text: str) -> int:
    """A move that is never offered but played where it fits; Refused where not."""
    reason = refusals.why_not_settled(state, seat, text)
    settled = parse_settled(text)
    if reason is not None:
        raise Refused(reason)
    assert settled is not None  # another form has its reason
    kind, slot, drawn, fell, bared = settled
    if kind == PULL:
        return settled_of(slot, drawn, fell, bared)
    return move_of(kind, FALLS if fell else STANDS)
