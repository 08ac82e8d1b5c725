"""What listeners are told: a card only some may see is a back to the others. Nothing is decided here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from armarium.game import NOBODY, Event
from armarium.games.grimoire import parts
from armarium.games.grimoire.cards import score
from armarium.games.grimoire.cards.piles import (
    COIN_KINDS,
    JUNK,
    NO_CARD,
    SHOES_CARD,
    count_of,
    has_seen,
    is_down,
    kind_of,
    quest_names,
    size,
)
from armarium.games.grimoire.notation import ENDINGS, PHASES
from armarium.games.grimoire.pages import aim
from armarium.reason import Value

if TYPE_CHECKING:
    from armarium.games.grimoire.state import State

# What stands for a card to those who have not seen it.
HIDDEN_COIN = "treasure"
HIDDEN_ITEM = "secret"
UNKNOWN = "unknown"


def _tell(state: State, kind: str, seat: i64, values: dict[str, Value]) -> None:
    public: dict[str, Value] = {"seat": int(seat)}
    public.update(values)
    state.tell(Event(kind, public))


def _spell(state: State, seat: i64) -> dict[str, Value]:
    page = int(state.shown[seat])
    return {"page": page, "spell": parts.SPELLS[page]}


def _tell_spell(state: State, kind: str, seat: i64, values: dict[str, Value]) -> None:
    public = _spell(state, seat)
    public.update(values)
    _tell(state, kind, seat, public)


# --- the round --------------------------------------------------------------------------------------------------------


def tell_token(state: State, seat: i64, token: i64) -> None:
    if state.events is not None:
        _tell(state, "token", seat, {"token": int(token)})


def tell_round(state: State) -> None:
    if state.events is not None:
        state.tell(Event("round", {"round": int(state.round), "magic": int(state.magic)}))


def tell_bigger_box(state: State, quest: i64, items: i64) -> None:
    """G-35: the table says that it plays with the box for five."""
    if state.events is not None:
        state.tell(
            Event("bigger-box", {"seats": int(state.seats), "quest": int(size(quest)), "items": int(size(items))})
        )


def tell_reshuffled(state: State) -> None:
    if state.events is not None:
        state.tell(Event("reshuffled", {"count": int(size(state.discards))}))


def tell_laid_out(state: State) -> None:
    if state.events is not None:
        cards = [parts.QUEST[kind_of(card)] for card in state.zone if not is_down(card)]
        backs = len(state.zone) - len(cards)
        state.tell(Event("laid-out", {"cards": cards, "backs": backs, "deck": int(size(state.deck))}))


def tell_looked(state: State, seat: i64) -> None:
    if state.events is not None:
        cards = [parts.QUEST[kind_of(card)] for card in state.zone if is_down(card)]
        backs = [UNKNOWN for _ in cards]
        state.tell(Event("looked", {"seat": int(seat), "cards": backs}, {"cards": cards}, [int(seat)]))


def tell_sealed(state: State, seat: i64, page: i64) -> None:
    if state.events is not None:
        values: dict[str, Value] = {"seat": int(seat), "again": state.pages[seat] != 0, "page": 0, "spell": "sealed"}
        secret: dict[str, Value] = {"page": int(page), "spell": parts.SPELLS[page]}
        state.tell(Event("sealed", values, secret, [int(seat)]))


def tell_revealed(state: State) -> None:
    """The order explains itself: every page, group A, group B with previous tokens, every reversal, the result."""
    if state.events is None:
        return
    for seat in range(state.seats):
        _tell_spell(state, "opened", seat, {})
    places = [int(state.place_in_order(seat)) for seat in range(state.seats)]
    order = [places.index(place) for place in range(1, len(places) + 1)]
    for seat in order:
        if state.is_alone(seat):
            _tell_spell(state, "alone", seat, {"token": places[seat]})
        else:
            _tell_spell(state, "shared", seat, {"token": places[seat], "was": int(state.before[seat])})
    for seat in list(order):
        if aim.TIME[state.shown[seat]]:
            order.reverse()
            _tell_spell(state, "reversed", seat, {"order": list(order)})
    state.tell(Event("order", {"order": order, "reversals": int(state.reversals())}))


def tell_turn(state: State, seat: i64) -> None:
    if state.events is not None:
        _tell_spell(state, "turn", seat, {"token": int(state.now)})


def tell_companion_paid(state: State, seat: i64, kind: i64, vp: i64) -> None:
    if state.events is not None:
        _tell(state, "companion-paid", seat, {"card": parts.QUEST[kind], "vp": int(vp)})


def tell_took(state: State, seat: i64, place: i64, card: i64) -> None:
    if state.events is None:
        return
    name = parts.QUEST[kind_of(card)]
    values: dict[str, Value] = {"seat": int(seat), "place": int(place) + 1, "card": name}
    if not is_down(card):
        state.tell(Event("took", values))
    elif kind_of(card) >= COIN_KINDS:
        state.tell(Event("turned", values))
    else:
        values["card"] = HIDDEN_COIN
        audience = [int(other) for other in range(state.seats) if other == seat or has_seen(card, other)]
        state.tell(Event("took-hidden", values, {"card": name}, audience))


def tell_left_over(state: State) -> None:
    if state.events is not None:
        cards = [parts.QUEST[kind_of(card)] for card in state.zone if card != NO_CARD]
        state.tell(Event("left-over", {"cards": cards, "discards": int(size(state.discards)) + len(cards)}))


# --- the pages --------------------------------------------------------------------------------------------------------


def tell_cast(state: State, seat: i64) -> None:
    if state.events is not None:
        _tell_spell(state, "cast", seat, {})


def tell_silenced(state: State, seat: i64, by: i64) -> None:
    if state.events is not None:
        _tell_spell(state, "silenced", seat, {"target-seat": int(by)})


def tell_nothing(state: State, seat: i64, because: str) -> None:
    if state.events is not None:
        _tell_spell(state, "nothing", seat, {"because": because})


def tell_gained(state: State, seat: i64, vp: i64) -> None:
    if state.events is not None:
        _tell_spell(state, "gained", seat, {"vp": int(vp)})


def tell_passed(state: State, seat: i64) -> None:
    if state.events is not None:
        _tell(state, "passed", seat, {"offer": PHASES[state.phase]})


def tell_paid(state: State, seat: i64, vp: i64) -> None:
    if state.events is not None:
        _tell_spell(state, "paid", seat, {"vp": int(vp)})


def tell_replaced(state: State, seat: i64, place: i64, old: i64) -> None:
    """The old card is discarded face up; the new one lies as the old one did."""
    if state.events is not None:
        new = state.zone[place]
        name = UNKNOWN if is_down(new) else parts.QUEST[kind_of(new)]
        _tell(state, "replaced", seat, {"place": int(place) + 1, "card": parts.QUEST[old], "new-card": name})


def tell_recovered(state: State, seat: i64, pile: i64) -> None:
    if state.events is not None:
        cards = quest_names(pile)
        _tell_spell(state, "recovered", seat, {"cards": cards, "count": len(cards)})


def tell_item(state: State, seat: i64, kind: i64) -> None:
    if state.events is None:
        return
    left = int(size(state.item_deck))
    if kind == SHOES_CARD:
        _tell(state, "shoes", seat, {"card": parts.ITEMS[kind], "left": left})
        return
    values: dict[str, Value] = {"seat": int(seat), "card": HIDDEN_ITEM, "left": left}
    state.tell(Event("drew-item", values, {"card": parts.ITEMS[kind]}, [int(seat)]))


def tell_shoes_idle(state: State, seat: i64) -> None:
    """G-10: the item is there, its effect is skipped."""
    if state.events is not None:
        _tell(state, "shoes-idle", seat, {})


def tell_added(state: State, seat: i64, kind: i64) -> None:
    if state.events is not None:
        _tell(state, "added", seat, {"place": len(state.zone), "card": parts.QUEST[kind]})


def tell_shielded(state: State, seat: i64) -> None:
    """Who would have been hit, or might have been, but is protected."""
    if state.events is None:
        return
    page = state.shown[seat]
    best = aim.best_stake(state, page, seat)
    for other in range(state.seats):
        stake = aim.stake(state, page, other)
        if other != seat and aim.is_protected(state, other) and stake > 0 and stake >= best:
            _tell_spell(state, "shielded", seat, {"target-seat": int(other)})


def tell_aimed(state: State, seat: i64, target: i64) -> None:
    if state.events is not None:
        _tell_spell(state, "aimed", seat, {"target-seat": int(target)})


def tell_stole(state: State, seat: i64, target: i64, vp: i64) -> None:
    if state.events is not None:
        _tell_spell(state, "stole", seat, {"target-seat": int(target), "vp": int(vp)})


def tell_robbed(state: State, seat: i64, target: i64, kind: i64) -> None:
    if state.events is not None:
        _tell_spell(state, "robbed", seat, {"target-seat": int(target), "card": parts.QUEST[kind]})


# --- the end ----------------------------------------------------------------------------------------------------------


def tell_last_round(state: State) -> None:
    if state.events is not None:
        _tell(state, "last-round", state.ender, {"ending": ENDINGS[state.ending]})


def tell_over(state: State) -> None:
    """The game is scored aloud: every territory card by card, tokens, Junk, the total, then who won."""
    if state.events is None:
        return
    state.tell(Event("ended", {"ending": ENDINGS[state.ending]}))
    for seat in range(state.seats):
        _tell_score(state, seat)
    scores = state.standing()
    best = max(scores)
    winner = scores.index(best) if scores.count(best) == 1 else NOBODY
    if winner == NOBODY:
        state.tell(Event("designer", {"score": best, "scores": scores}))
    else:
        _tell(state, "won", winner, {"score": best, "scores": scores})


def _tell_score(state: State, seat: i64) -> None:
    for card, count, vp, bonus in score.score_lines(state, seat):
        _tell(state, "scored", seat, {"card": card, "count": count, "vp": vp, "bonus": bonus, "points": vp + bonus})
    _tell(state, "scored-tokens", seat, {"vp": int(state.vp[seat])})
    junk = score.junk_bonus(state, seat)
    if junk:
        _tell(state, "scored-junk", seat, {"count": int(count_of(state.items[seat], JUNK)), "vp": int(junk)})
    _tell(state, "total", seat, {"score": int(score.final_score(state, seat))})
