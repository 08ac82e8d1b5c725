"""What listeners are told: every event of KamiMaï, from the position and what just happened. Plays nothing itself,
and nothing is built while nobody listens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from armarium.game import Event
from armarium.games.kamimai.notation import AREAS, CARDS, COLOURS, EFFECTS, HANDS, TEAM, spell_box, spell_colour
from armarium.reason import Value

if TYPE_CHECKING:
    from armarium.games.kamimai.state import State

# --- the turn and the draw -------------------------------------------------------------------------------------------


def tell_turn(state: State) -> None:
    if state.events is not None:
        state.tell(Event("turn", {"seat": state.seat}))


def tell_ready(state: State) -> None:
    if state.events is not None:
        state.tell(Event("ready", {"seat": state.seat}))


def tell_target(state: State) -> None:
    if state.events is not None:
        state.tell(Event("targeted", {"seat": state.seat, "area": AREAS[state.sheet.target]}))


def tell_hand(state: State) -> None:
    if state.events is not None:
        state.tell(Event("hand", {"seat": state.seat, "hand": HANDS[state.hand]}))


def tell_faces(state: State, slots: list[int]) -> None:
    """M-3: faces that can be seen from now on."""
    if state.events is None:
        return
    cards = [CARDS[state.deck.slots[slot]] for slot in slots]
    state.tell(Event("seen", {"slots": [slot + 1 for slot in slots], "cards": cards}))


def tell_pull(state: State, slot: int, drawn: list[int], cards: list[int]) -> None:
    if state.events is None:
        return
    places = [place + 1 for place in drawn]
    names = [CARDS[card] for card in cards]
    values: dict[str, Value] = {"seat": state.seat, "slot": slot + 1, "slots": places, "cards": names}
    values["count"] = len(names)
    state.tell(Event("pulled", values))


def tell_report(state: State, card: int) -> None:
    if state.events is not None:
        state.tell(Event("reported", {"seat": state.seat, "card": CARDS[card]}))


def tell_draw_end(state: State) -> None:
    if state.events is None:
        return
    if state.apart:
        state.tell(Event("stands", {"seat": state.seat}))
    else:
        state.tell(Event("done", {"seat": state.seat, "count": sum(state.drawn)}))


# --- collapses and energy --------------------------------------------------------------------------------------------


def tell_collapse(state: State, when: str) -> None:
    if state.events is not None:
        state.tell(Event("collapsed", {"seat": state.seat, "when": when}))


def tell_late_collapse(state: State, when: str) -> None:
    """M-14: nobody touched it. At our tables a knock brings it down; of a real one we know nothing."""
    tell_collapse(state, when if state.companion else f"knock-{when}")


def tell_blessing(state: State) -> None:
    if state.events is not None:
        state.tell(Event("spared", {"area": AREAS[state.sheet.target]}))


def tell_rebuilding(state: State, count: int, with_discards: bool) -> None:
    if state.events is not None:
        state.tell(Event("rebuilt", {"count": count, "discards": "with" if with_discards else "without"}))


def tell_raising(state: State, with_discards: bool) -> None:
    """Where Reserves lie on the table alone nobody here knows how many cards it has."""
    if state.events is not None:
        state.tell(Event("raised", {"discards": "with" if with_discards else "without"}))


def tell_energy_set(state: State) -> None:
    if state.events is not None:
        state.tell(Event("energy-told", {"energy": state.energy}))


def tell_count(state: State, place: int, card: int, count: int) -> None:
    """Of the discard pile (place 0) or of a seat's Reserve."""
    if state.events is None:
        return
    values: dict[str, Value] = {"card": CARDS[card], "count": count}
    if place:
        values["seat"] = place - 1
    state.tell(Event("counted" if place else "counted-pile", values))


def tell_energy(state: State, lost: int) -> None:
    if state.events is not None:
        state.tell(Event("energy-lost", {"count": lost, "energy": state.energy}))


# --- curses ----------------------------------------------------------------------------------------------------------


def tell_curse(state: State, effect: int) -> None:
    if state.events is None:
        return
    colours = [COLOURS[element] for element in range(4) if state.guardians[element] > 0]
    state.tell(Event("curse", {"curse": EFFECTS[effect], "count": sum(state.guardians), "colours": colours}))


def tell_washing(state: State, seat: int, cards: list[int]) -> None:
    if state.events is not None:
        state.tell(Event("washed-away", {"seat": seat, "cards": [CARDS[card] for card in cards]}))


def tell_forfeit(state: State, seat: int, card: int) -> None:
    if state.events is not None:
        state.tell(Event("forfeited", {"seat": seat, "card": CARDS[card]}))


# --- spells ----------------------------------------------------------------------------------------------------------


def tell_proposal(state: State, move: int, payers: list[int]) -> None:
    if state.events is None:
        return
    values = _spell_values(state, move)
    values["payers"] = [seat + 1 for seat in payers]
    state.tell(Event("proposed", values))


def _spell_values(state: State, move: int) -> dict[str, Value]:
    box = spell_box(move)
    name = "team" if box == TEAM else COLOURS[box]
    if state.apart and box == TEAM:
        name = "team-apart"
    return {"seat": state.seat, "box": name, "colour": COLOURS[spell_colour(move)], "area": AREAS[state.sheet.target]}


def tell_agreement(state: State, seat: int) -> None:
    if state.events is not None:
        state.tell(Event("agreed", {"seat": seat}))


def tell_refusal(state: State, seat: int) -> None:
    if state.events is not None:
        state.tell(Event("declined", {"seat": seat}))


def tell_withdrawal(state: State, seat: int) -> None:
    if state.events is not None:
        state.tell(Event("withdrew", {"seat": seat}))


def tell_spell(state: State, move: int) -> None:
    if state.events is not None:
        state.tell(Event("cast", _spell_values(state, move)))


def tell_payment(state: State, shares: list[int]) -> None:
    """Agreed aloud at a real table: what each seat paid."""
    if state.events is None:
        return
    for seat in range(state.seats):
        if shares[seat] > 0:
            state.tell(Event("paid", {"seat": seat, "count": shares[seat]}))


def tell_seal(state: State, left: int) -> None:
    if state.events is not None:
        state.tell(Event("sealed", {"seat": state.seat, "area": AREAS[state.sheet.target], "left": left}))


# --- creatures -------------------------------------------------------------------------------------------------------


def tell_creature(state: State, card: int) -> None:
    if state.events is not None:
        state.tell(Event("played", {"seat": state.seat, "card": CARDS[card]}))


def tell_freed_guardians(state: State, count: int) -> None:
    if state.events is not None:
        state.tell(Event("freed", {"count": count}))


def tell_giver(state: State) -> None:
    if state.events is not None:
        state.tell(Event("must-give", {"seat": state.named}))


def tell_gift(state: State, seat: int, card: int, receiver: int) -> None:
    if state.events is not None:
        state.tell(Event("gave", {"seat": seat, "target-seat": receiver, "card": CARDS[card]}))


def tell_taker(state: State) -> None:
    if state.events is not None:
        state.tell(Event("may-take", {"seat": state.named}))


def tell_pick(state: State, seat: int, card: int) -> None:
    if state.events is not None:
        state.tell(Event("took", {"seat": seat, "card": CARDS[card]}))


def tell_no_pick(state: State, seat: int) -> None:
    if state.events is not None:
        state.tell(Event("left-it", {"seat": seat}))


# --- the end of a turn, of a level, of the game ----------------------------------------------------------------------


def tell_discard(state: State, card: int) -> None:
    if state.events is not None:
        state.tell(Event("discarded", {"seat": state.seat, "card": CARDS[card]}))


def tell_reserve(state: State) -> None:
    if state.events is None:
        return
    if state.apart:
        state.tell(Event("passed", {"seat": state.seat}))
    else:
        state.tell(Event("kept", {"seat": state.seat, "count": sum(state.reserves[state.seat])}))


def tell_level(state: State) -> None:
    if state.events is not None:
        state.tell(Event("level", {"level": state.sheet.level, "energy": state.energy}))


def tell_victory(state: State) -> None:
    if state.events is not None:
        state.tell(Event("victory", {"energy": state.energy}))


def tell_defeat(state: State) -> None:
    if state.events is not None:
        state.tell(Event("defeat", {}))
