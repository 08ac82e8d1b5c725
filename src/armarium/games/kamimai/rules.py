"""The rules of KamiMaï, in rulebook order, clauses cited. What a pull does to the Grimoire is luck here, never physics:
the surrogate of `deck/slots.py` decides a bare move, the simulation's verdict stands in a settled one, and in companion
mode people report their own table. Phase 3 is in `spells/`, sentences are in `words/`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from armarium.game import Options, Outcome
from armarium.games.kamimai import events, parts
from armarium.games.kamimai.deck import collapse, corrections
from armarium.games.kamimai.deck.slots import no_cards, no_hands
from armarium.games.kamimai.notation import (
    AGREE,
    AIM,
    BY_LUCK,
    CAST,
    COUNT,
    DISCARD,
    DONE,
    DRAGONFLIES,
    DRAW,
    DREW,
    END,
    ENERGY,
    FALLS,
    FELL,
    FELL_BEFORE,
    FORFEIT,
    FREE_HAND,
    HAND,
    KEEP,
    KINDS_OF_CARD,
    OVER,
    PULL,
    READY,
    REFUSE,
    SETTLED,
    SPELL,
    STORE,
    TARGET,
    TEMPOS,
    TRAIN,
    USE_HAND,
    WITHDRAW,
    argument_of,
    kind_of,
    pull_slot,
    pull_tempo,
    settled_bared,
    settled_drawn,
    settled_fell,
    settled_slot,
)
from armarium.games.kamimai.spells import casting, creatures, curses
from armarium.games.kamimai.spells.sheet import NO_AREA, clean_sheet

if TYPE_CHECKING:
    from armarium.games.kamimai.state import State

NUMBERS = parts.NUMBERS
SURROGATE = parts.SURROGATE
DRAGGED: Final[list[str]] = [f"dragged_{tempo}" for tempo in TEMPOS]  # the rate by tempo
MYRIAD = 10000  # chances are counted in ten thousandths

# --- M-5, M-7, M-9, M-39: set-up -------------------------------------------------------------------------------------


def set_up(state: State) -> None:
    """M-9: a random summoner starts."""
    state.energy = start_energy(state.settings)
    state.seat = int(state.chance.below(state.seats))
    lay_out(state)
    if state.settings["training"]:
        state.phase = TRAIN
    else:
        begin_turn(state)


def start_energy(settings: Options) -> int:
    """M-5, M-39."""
    energy = NUMBERS["english_energy" if settings["english-energy"] else "energy"]
    return energy + NUMBERS["easy_energy"] if settings["mode"] == "easy" else energy


def lay_out(state: State) -> None:
    """A fresh Grimoire of all cards, empty Reserves and discards, a clean sheet of the level."""
    cards = parts.COUNTS[:]
    if state.seats == 1:
        cards[DRAGONFLIES] = 0  # M-40
    state.reserves = no_hands(state.seats)
    state.drawn = no_cards()
    state.discards = no_cards()
    state.sheet = clean_sheet(state.sheet.level)
    state.build(cards)


# --- carrying a move out ---------------------------------------------------------------------------------------------


def play(state: State, seat: int, move: int) -> None:
    kind = kind_of(move)
    argument = argument_of(move)
    if kind in (PULL, SETTLED, DONE, DREW, FELL, FELL_BEFORE, READY):
        play_draw(state, kind, move)
    elif kind == AIM:
        aim(state, argument)
    elif kind == USE_HAND:
        use_hand(state, argument)
    elif kind in (SPELL, AGREE, REFUSE, WITHDRAW):
        play_spell(state, seat, kind, move)
    elif kind == FORFEIT:
        curses.forfeit(state, seat, argument)
    elif kind == END:
        state.phase = STORE
    elif kind == DISCARD:
        state.discard(state.seat, argument)
        events.tell_discard(state, argument)
    elif kind == KEEP:
        store(state, argument)
    elif kind in (COUNT, ENERGY):
        correct(state, move)
    else:
        creatures.play(state, seat, kind, move)


def correct(state: State, move: int) -> None:
    """M-55. Before the first card the hand follows the Guardians as they are counted now (M-12)."""
    corrections.correct(state, move)
    if state.phase == HAND or (state.phase == DRAW and state.pulls == 0):
        state.hand = FREE_HAND
        begin_draw(state)


# --- M-8: training ---------------------------------------------------------------------------------------------------


def train_next(state: State) -> None:
    """All cards back; the next summoner may try, then the game begins."""
    state.trained += 1
    state.pulls = 0
    state.guardians = [0, 0, 0, 0]
    state.seat = (state.seat + 1) % state.seats
    state.drawn = no_cards()
    lay_out(state)
    if state.trained == state.seats:
        begin_turn(state)


# --- M-10: phase 1 ---------------------------------------------------------------------------------------------------


def begin_turn(state: State) -> None:
    state.hand = FREE_HAND
    state.guardians = [0, 0, 0, 0]
    state.pulls = 0
    state.collapsed = False
    state.reported = False
    state.phase = TARGET
    events.tell_turn(state)
    if state.sheet.target != NO_AREA:
        begin_draw(state)


def aim(state: State, area: int) -> None:
    state.sheet.target = area
    events.tell_target(state)
    begin_draw(state)


# --- M-11, M-12, M-33: phase 2 ---------------------------------------------------------------------------------------


def begin_draw(state: State) -> None:
    forced = state.forced_hands()
    state.phase = DRAW if len(forced) < 2 else HAND
    if len(forced) == 1:
        use_hand(state, forced[0])


def use_hand(state: State, hand: int) -> None:
    state.hand = hand
    state.phase = DRAW
    events.tell_hand(state)


def play_draw(state: State, kind: int, move: int) -> None:
    if kind == PULL:
        pull(state, pull_slot(move), pull_tempo(move))
    elif kind == SETTLED:
        take_out(state, settled_slot(move), settled_drawn(move), settled_fell(move), settled_bared(move))
    elif kind == DREW:
        report(state, argument_of(move))
    elif kind == DONE:
        stop_drawing(state, argument_of(move))
    elif kind == FELL_BEFORE:
        state.reported = True
        collapse.between_turns(state)
    elif kind == READY:
        events.tell_ready(state)
        train_next(state)
    elif state.phase in (DRAW, TRAIN):
        collapse_in_draw(state)
    else:
        collapse.later(state)


def pull(state: State, slot: int, tempo: int) -> None:
    """M-56: the surrogate says what comes out and whether the rest stands."""
    fell = roll(state, state.deck.risk(slot, tempo, state.hand, state.steadiness))
    drawn: list[int] = []
    if not fell or roll(state, SURROGATE["kept"]):
        drawn.append(slot)
    if not fell and state.deck.count() > 2 and roll(state, SURROGATE[DRAGGED[tempo]]):
        drawn.append(int(state.deck.neighbour(slot)))
    take_out(state, slot, drawn, fell)


def take_out(state: State, slot: int, drawn: list[int], fell: bool, bared: list[int] | None = None) -> None:
    """M-23, M-24: drawn cards are public at once. M-3: then the faces this bares, by gaps where nobody has looked."""
    cards: list[int] = [int(state.deck.take(place, state.chance)) for place in drawn]
    for card in cards:
        state.gain(card)
    state.pulls += 1
    events.tell_pull(state, slot, drawn, cards)
    if fell or state.deck.count() < 2:
        collapse_in_draw(state)  # M-11: the last card standing alone is a collapse
    else:
        state.reveal_faces(bared)


def report(state: State, card: int) -> None:
    """M-55: companion mode, a card was drawn at the real table."""
    state.deck.take_card(card)
    state.gain(card)
    state.pulls += 1
    events.tell_report(state, card)
    if state.deck.count() < 2:
        collapse_in_draw(state)


def collapse_in_draw(state: State) -> None:
    """M-8, M-13."""
    events.tell_collapse(state, "draw")
    if state.phase == TRAIN:
        train_next(state)
    else:
        collapse.during_draw(state)


# --- M-15, M-31: phase 3 begins, with the curse ----------------------------------------------------------------------


def stop_drawing(state: State, fate: int) -> None:
    events.tell_draw_end(state)
    state.phase = CAST
    state.refused = []
    state.withdrawn = 0
    if decide_fall(state, fate, SURROGATE["casting"]):
        collapse.later(state)
    curses.apply(state)


def play_spell(state: State, seat: int, kind: int, move: int) -> None:
    casting.play(state, seat, kind, move)
    if not state.sheet.open_areas():
        win_level(state)


# --- M-20, M-21: phase 4 and the next summoner -----------------------------------------------------------------------


def store(state: State, fate: int) -> None:
    reserve = state.reserves[state.seat]
    for card in range(KINDS_OF_CARD):
        reserve[card] += state.drawn[card]
    state.drawn = no_cards()
    events.tell_reserve(state)
    end_turn(state, fate)


def end_turn(state: State, fate: int) -> None:
    if state.down:
        collapse.rebuild(state, state.collapsed)  # M-13 with the discards, M-14 without
    elif decide_fall(state, fate, SURROGATE["between"]):
        collapse.between_turns(state)
    if state.phase == OVER:
        return
    state.turns += 1
    state.seat = (state.seat + 1) % state.seats
    if state.is_night():
        state.phase = OVER
        events.tell_defeat(state)
    else:
        begin_turn(state)


# --- M-14, M-56: what nobody touches may fall too --------------------------------------------------------------------


def decide_fall(state: State, fate: int, chances: int) -> bool:
    """What the simulation says; where it says nothing, by luck at the surrogate's rate."""
    if state.companion:
        return False
    return roll(state, chances) if fate == BY_LUCK else fate == FALLS


def roll(state: State, chances: int) -> bool:
    """Draws a number: whether it is one of so many in ten thousand."""
    return state.chance.below(MYRIAD) < chances


# --- M-38, M-39: the end ---------------------------------------------------------------------------------------------


def win_level(state: State) -> None:
    """M-38: the last heart is victory, unless an adventure goes on."""
    if state.settings["adventure"] and state.sheet.level < len(parts.SPELLS):
        begin_level(state)
    else:
        state.phase = OVER
        events.tell_victory(state)


def begin_level(state: State) -> None:
    """M-39: everything anew, the next summoner clockwise starts, two more energy."""
    state.done = state.done + state.sheet.count()
    state.sheet = clean_sheet(state.sheet.level + 1)
    state.energy += NUMBERS["adventure_energy"]
    state.turns += 1
    state.began = state.turns
    state.seat = (state.seat + 1) % state.seats
    events.tell_level(state)
    lay_out(state)
    begin_turn(state)


def standing(state: State) -> list[int]:
    """The spells marked so far: everybody's, for all win or lose together (M-1)."""
    return [state.done + state.sheet.count()] * state.seats


def outcome(state: State) -> Outcome | None:
    if state.phase != OVER:
        return None
    if state.energy > 0 and not state.sheet.open_areas():
        return Outcome(list(range(state.seats)), standing(state), "victory")
    if state.energy > 0:
        return Outcome([], standing(state), "night")
    return Outcome([], standing(state), "defeat")
