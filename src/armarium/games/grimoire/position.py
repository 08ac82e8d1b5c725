"""A position of Grimoire as one line of text, both ways, as FEN is for chess.

    grimoire/1 seats=2 round=3 magic=8 phase=take now=1 tokens=2.1 before=1.2 shown=7.3 pages=-.- pickers=2.1
    zone=?gold@1:2,king,- discards=2bronze.nun companions=2spy.king/- open=silver/- hidden=gold@1:1/- items=junk/shoes
    vp=3.0 decks=1 asked=- buys=0 ending=none ender=- options=-

One value per seat, cards by name with a number before several. A card some have not seen also says which deck it came
from and which seats have seen it: gold@1:13. In the zone ? is a card lying face down, - one that was taken. Both decks
are what is left of the box. Reading checks everything a position can show by itself; it does not ask whether a game
could have led there.
"""

from __future__ import annotations

import re

from librt.vecs import append, vec
from mypy_extensions import i64

from armarium.chance import Chance, parse_number
from armarium.game import NOBODY, Game
from armarium.games.grimoire import parts, rules
from armarium.games.grimoire.cards.piles import (
    BIT,
    COIN_KINDS,
    ITEM_KINDS,
    NO_CARD,
    ONE,
    QUEST_KINDS,
    card_of,
    count_of,
    deck_of,
    has_seen,
    is_down,
    kind_count,
    kind_of,
    mark_of,
)
from armarium.games.grimoire.notation import ENDINGS, GIVE, OVER, PAGES, PHASES, SEIZE, SPY, TARGET, TOKENS
from armarium.games.grimoire.pages import aim, spells
from armarium.games.grimoire.state import MAGIC_FIRST, State, bare
from armarium.positions import NOTHING, field_refusal, options_text, parse_fields, parse_options, version

MOST_VP = 999
MOST_DECKS = 60
SEATS = (2, 3, 4, 5)
FIELDS = (
    *("seats", "round", "magic", "phase", "now", "tokens", "before", "shown", "pages", "pickers", "zone", "discards"),
    *("companions", "open", "hidden", "items", "vp", "decks", "asked", "buys", "ending", "ender", "options"),
)


# --- writing --------------------------------------------------------------------------------------------------------


def position_text(game: Game, state: State) -> str:
    seats = range(state.seats)
    written = {
        "seats": str(state.seats),
        "round": str(state.round),
        "magic": str(state.magic),
        "phase": PHASES[state.phase],
        "now": str(state.now),
        "tokens": _numbers_text(state, state.tokens),
        "before": _numbers_text(state, state.before),
        "shown": _numbers_text(state, state.shown),
        "pages": _numbers_text(state, state.pages),
        "pickers": ".".join(str(state.pickers[place] + 1) for place in seats),
        "zone": ",".join(_zone_text(state, card) for card in state.zone) or NOTHING,
        "discards": _pile_text(state.discards, parts.QUEST),
        "companions": "/".join(_pile_text(state.companions[seat], parts.QUEST) for seat in seats),
        "open": "/".join(_pile_text(state.open[seat], parts.QUEST) for seat in seats),
        "hidden": "/".join(_hidden_text(state, seat) for seat in seats),
        "items": "/".join(_pile_text(state.items[seat], parts.ITEMS) for seat in seats),
        "vp": ".".join(str(state.vp[seat]) for seat in seats),
        "decks": str(state.decks),
        "asked": _seat_text(state.looker if state.phase == SPY else state.target),
        "buys": str(state.buys),
        "ending": ENDINGS[state.ending],
        "ender": _seat_text(state.ender),
        "options": options_text(game, options_of(state)),
    }
    return " ".join([version(game), *(f"{name}={text}" for name, text in written.items())])


def options_of(state: State) -> dict[str, bool]:
    return {
        "five-seats": state.five_seats,
        "fireball-steals": state.fireball_steals,
        "stop-at-15": state.stop_at_15,
    }


def _numbers_text(state: State, numbers: vec[i64]) -> str:
    return ".".join(str(numbers[seat]) if numbers[seat] else NOTHING for seat in range(state.seats))


def _seat_text(seat: int) -> str:
    return NOTHING if seat == NOBODY else str(seat + 1)


def _pile_text(pile: int, names: list[str]) -> str:
    counts = [(int(count_of(pile, kind)), name) for kind, name in enumerate(names)]
    return ".".join(f"{count if count > 1 else ''}{name}" for count, name in counts if count) or NOTHING


def _tracked_text(state: State, card: int) -> str:
    seers = "".join(str(seat + 1) for seat in range(state.seats) if has_seen(card, seat))
    return f"{parts.QUEST[kind_of(card)]}@{deck_of(card)}:{seers}"


def _zone_text(state: State, card: int) -> str:
    if card == NO_CARD:
        return NOTHING
    return f"?{_tracked_text(state, card)}" if is_down(card) else parts.QUEST[kind_of(card)]


def _hidden_text(state: State, seat: int) -> str:
    return ".".join(_tracked_text(state, card) for card in state.hidden if mark_of(card) == seat) or NOTHING


# --- reading --------------------------------------------------------------------------------------------------------


def parse_position(game: Game, text: str, chance: Chance) -> State:
    fields = parse_fields(game, text, FIELDS)
    seats = _parse_in_range("seats", fields["seats"], max(SEATS))
    state = bare(seats, parse_options(game, seats, fields["options"]), chance)
    _read_round(state, fields)
    _read_numbers(state, fields)
    _read_cards(state, fields)
    _read_questions(state, fields)
    _check_box(state)
    _check_order(state)
    _check_zone(state)
    _check_questions(state)
    return state


def _parse_in_range(field: str, text: str, most: int, least: int = 0) -> int:
    if not least <= (number := parse_number(text)) <= most:
        raise field_refusal(field, "position-number", value=text, least=least, most=most)
    return number


def _parse_word(field: str, text: str, allowed: tuple[str, ...]) -> int:
    if text not in allowed:
        raise field_refusal(field, "position-word", value=text, choices=", ".join(allowed))
    return allowed.index(text)


def _split(state: State, field: str, text: str, sign: str) -> list[str]:
    fields = text.split(sign)
    if len(fields) != state.seats:
        raise field_refusal(field, "position-per-seat", value=text, seats=int(state.seats))
    return fields


def _parse_seat(state: State, field: str, text: str) -> int:
    return NOBODY if text == NOTHING else _parse_in_range(field, text, int(state.seats), 1) - 1


def _read_round(state: State, fields: dict[str, str]) -> None:
    most = int(rules.MAGIC_MOST)
    state.round = _parse_in_range("round", fields["round"], 999)
    state.magic = _parse_in_range("magic", fields["magic"], most, int(MAGIC_FIRST))
    if state.magic != min(most, MAGIC_FIRST + max(0, state.round - 1)):
        raise field_refusal("magic", "position-magic", "G-9", value=fields["magic"], round=int(state.round))
    state.phase = _parse_word("phase", fields["phase"], PHASES)
    state.now = _parse_in_range("now", fields["now"], int(state.seats))
    state.decks = _parse_in_range("decks", fields["decks"], MOST_DECKS, 1)


def _read_numbers(state: State, fields: dict[str, str]) -> None:
    for name, numbers, most in (
        ("tokens", state.tokens, int(state.seats)),
        ("before", state.before, int(state.seats)),
        ("shown", state.shown, int(state.magic)),
        ("pages", state.pages, int(state.magic)),
    ):
        for seat, part in enumerate(_split(state, name, fields[name], ".")):
            numbers[seat] = 0 if part == NOTHING else _parse_in_range(name, part, most, 1)
    for place, part in enumerate(_split(state, "pickers", fields["pickers"], ".")):
        state.pickers[place] = _parse_in_range("pickers", part, int(state.seats), 1) - 1
    for seat, part in enumerate(_split(state, "vp", fields["vp"], ".")):
        state.vp[seat] = _parse_in_range("vp", part, MOST_VP)


def _read_cards(state: State, fields: dict[str, str]) -> None:
    state.discards = _parse_pile("discards", fields["discards"], parts.QUEST)
    for name, piles, cards in (
        ("companions", state.companions, parts.QUEST),
        ("open", state.open, parts.QUEST),
        ("items", state.items, parts.ITEMS),
    ):
        for seat, part in enumerate(_split(state, name, fields[name], "/")):
            piles[seat] = _parse_pile(name, part, cards)
            _check_sort(name, piles[seat])
    for seat, part in enumerate(_split(state, "hidden", fields["hidden"], "/")):
        for card in [] if part == NOTHING else part.split("."):
            state.hidden = append(state.hidden, _parse_hidden(state, seat, card))
    for card in [] if fields["zone"] == NOTHING else fields["zone"].split(","):
        state.zone = append(state.zone, _parse_lying(state, card))


def _parse_pile(field: str, text: str, names: list[str]) -> int:
    pile = 0
    for part in [] if text == NOTHING else text.split("."):
        match = re.fullmatch(r"([2-9]|1[0-5])?([a-z]+)", part)
        if match is None or match[2] not in names:
            raise field_refusal(field, "position-card", value=part)
        kind = names.index(match[2])
        if count_of(pile, kind):
            raise field_refusal(field, "position-card-twice", value=match[2])
        pile += int(match[1] or 1) * int(ONE[kind])
    return pile


def _check_sort(field: str, pile: i64) -> None:
    """G-8: companions are companions, open treasures are coins."""
    for kind in range(QUEST_KINDS):
        wrong = kind < COIN_KINDS if field == "companions" else kind >= COIN_KINDS
        if field != "items" and wrong and count_of(pile, kind):
            raise field_refusal(field, "position-sort", "G-8", value=parts.QUEST[kind])


def _parse_card(state: State, field: str, text: str, mark: int) -> int:
    match = re.fullmatch(r"([a-z]+)@([0-9]{1,2}):([1-5]*)", text)
    if match is None or match[1] not in parts.QUEST or not 1 <= int(match[2]) <= state.decks:
        raise field_refusal(field, "position-card", value=text)
    seers = [int(seer) - 1 for seer in match[3]]
    if seers != sorted(set(seers)) or any(seer >= state.seats for seer in seers):
        raise field_refusal(field, "position-seers", value=text)
    return int(card_of(parts.QUEST.index(match[1]), mark, sum(BIT[seer] for seer in seers), int(match[2])))


def _parse_hidden(state: State, seat: int, text: str) -> int:
    card = _parse_card(state, "hidden", text, seat)
    if not has_seen(card, seat):
        raise field_refusal("hidden", "position-seers", "G-14", value=text)
    if kind_of(card) >= COIN_KINDS:
        raise field_refusal("hidden", "position-sort", "G-8", value=text)
    return card


def _parse_lying(state: State, text: str) -> int:
    if text == NOTHING:
        return int(NO_CARD)
    if text.startswith("?"):
        return _parse_card(state, "zone", text[1:], 1)
    return _parse_card(state, "zone", f"{text}@{state.decks}:", 0)


def _read_questions(state: State, fields: dict[str, str]) -> None:
    asked = _parse_seat(state, "asked", fields["asked"])
    if (asked != NOBODY) != (state.phase in (SPY, GIVE, SEIZE)):
        raise field_refusal("asked", "position-asked", value=fields["asked"], phase=fields["phase"])
    if state.phase == SPY:
        state.looker = asked
    else:
        state.target = asked
    state.buys = _parse_in_range("buys", fields["buys"], 15)
    state.ending = _parse_word("ending", fields["ending"], ENDINGS)
    state.ender = _parse_seat(state, "ender", fields["ender"])
    if state.ender != NOBODY and fields["ending"] not in ("treasures", "companions"):
        raise field_refusal("ender", "position-ender", "G-31", value=fields["ender"])


# --- checking -------------------------------------------------------------------------------------------------------


def _check_box(state: State) -> None:
    """G-2, G-3: no card more often than in the box; what is not elsewhere is in the decks."""
    used = [int(count_of(state.discards, kind)) for kind in range(QUEST_KINDS)]
    for seat in range(state.seats):
        for kind in range(QUEST_KINDS):
            used[kind] += int(count_of(state.companions[seat], kind) + count_of(state.open[seat], kind))
    for card in [*state.zone, *state.hidden]:
        if card != NO_CARD:
            used[kind_of(card)] += 1
    box = parts.QUEST_COUNTS_FIVE if state.five_seats else parts.QUEST_COUNTS
    state.deck = _rest("G-2", parts.QUEST, box, used)
    items = [sum(int(count_of(state.items[seat], kind)) for seat in range(state.seats)) for kind in range(ITEM_KINDS)]
    box = parts.ITEM_COUNTS_FIVE if state.five_seats else parts.ITEM_COUNTS
    state.item_deck = _rest("G-3", parts.ITEMS, box, items)


def _rest(clause: str, names: list[str], box: list[int], used: list[int]) -> int:
    for name, there, count in zip(names, box, used, strict=True):
        if count > there:
            raise field_refusal("cards", "position-too-many", clause, card=name, count=count, most=there)
    return sum((there - count) * int(ONE[kind]) for kind, (there, count) in enumerate(zip(box, used, strict=True)))


def _check_order(state: State) -> None:
    """G-5, G-12: tokens are given once each, and the last order follows from the pages shown."""
    everybody = list(range(1, int(state.seats) + 1))
    tokens = [int(state.tokens[seat]) for seat in range(state.seats)]
    given = sorted(token for token in tokens if token)
    if len(set(given)) != len(given) or (given != everybody) != (state.phase == TOKENS):
        raise field_refusal("tokens", "position-tokens", "G-5")
    if sorted(int(state.pickers[place]) + 1 for place in range(state.seats)) != everybody:
        raise field_refusal("pickers", "position-tokens", "G-7")
    _check_first_tokens(state, tokens)
    shown = [int(state.shown[seat]) for seat in range(state.seats)]
    before = [int(state.before[seat]) for seat in range(state.seats)]
    if not any(shown) and not any(before):
        if state.now or state.round > 1:
            raise field_refusal("shown", "position-order", "G-12")
        return
    if not all(shown) or sorted(before) != everybody or state.round == 0:
        raise field_refusal("shown", "position-order", "G-12")
    turned = state.reversals() & 1
    if tokens != [
        state.seats + 1 - state.place_in_order(seat) if turned else state.place_in_order(seat)
        for seat in range(state.seats)
    ]:
        raise field_refusal("tokens", "position-order", "G-12")


def _check_first_tokens(state: State, tokens: list[int]) -> None:
    """G-7: chosen in the drawn order, by all but two at most before the last choice."""
    chosen = [tokens[state.pickers[place]] != 0 for place in range(state.seats)]
    if chosen != sorted(chosen, reverse=True) or (state.phase == TOKENS and chosen[-2]):
        raise field_refusal("tokens", "position-tokens", "G-7")


def _check_zone(state: State) -> None:
    """G-9: cards for everybody and one more; a card is gone for every quest turn that is over."""
    laid = len(state.zone)
    gone = sum(1 for card in state.zone if card == NO_CARD)
    expected = int(state.seats + rules.EXTRA)
    if state.phase in (TOKENS, OVER):
        wrong = gone > 0 or laid > (0 if state.phase == TOKENS else expected)
    else:
        wrong = laid < expected or laid > 15 or gone != max(0, state.now - 1)
    if wrong:
        raise field_refusal("zone", "position-zone", "G-9", count=laid, gone=gone)


def _check_questions(state: State) -> None:
    quest_turn = state.phase not in (TOKENS, SPY, PAGES, OVER)
    if (state.now > 0) != quest_turn or (state.round == 0) != (state.phase == TOKENS):
        raise field_refusal("now", "position-phase", "G-14", value=PHASES[state.phase])
    pages = [state.pages[seat] != 0 for seat in range(state.seats)]
    if any(pages) and (state.phase != PAGES or all(pages)):
        raise field_refusal("pages", "position-pages", "G-11")
    if (state.phase == OVER) and state.ending == 0:
        raise field_refusal("ending", "position-ender", "G-31", value=ENDINGS[state.ending])
    if state.phase == SPY and not state.owned_count(state.looker, rules.LOOKS):
        raise field_refusal("asked", "position-asked", "G-34", value=str(state.looker + 1), phase=PHASES[state.phase])
    if quest_turn:
        _check_quest_turn(state)


def _check_quest_turn(state: State) -> None:
    """A question is one that the open page can ask."""
    seat = state.seat_with(state.now)
    page = int(state.shown[seat])
    name = PHASES[state.phase]
    owed = {"luck": (1,), "cure": (4,), "shoes": (7,), "buy": (7,), "target": (3, 9, 12, 14)}
    owed |= {"give": (9, 14), "seize": (9, 14)}
    if page not in owed.get(name, (page,)) or (state.buys and page != 7):
        raise field_refusal("phase", "position-phase", parts.PAGE_CLAUSES[page], value=name)
    possible = {
        "luck": state.can_draw(),
        "cure": state.discards != 0 and state.vp[seat] >= spells.PAGE_PRICE[page],
        "shoes": state.can_draw(),
        "buy": state.item_deck != 0 and state.buys > 0 and state.vp[seat] >= spells.item_price(),
        "target": state.phase == TARGET and aim.is_attack(state, page) and aim.target_count(state, seat) > 1,
    }
    robbed = state.phase in (GIVE, SEIZE)
    if not possible.get(name, True) or (robbed and not _can_rob(state, page, seat)):
        raise field_refusal("phase", "position-phase", parts.PAGE_CLAUSES[page], value=name)


def _can_rob(state: State, page: int, seat: i64) -> bool:
    return aim.would_hit(state, page, seat, state.target) and kind_count(state.companions[state.target]) > 1
