"""A position of KamiMaï as one line of text, both ways, as FEN is for chess.

    kamimai/5 seats=2 options=level:2 level=2 energy=5 done=0 sheet=10/00/00/0000 target=a turn=3 seat=1 phase=draw
    built=64 gone=1.2.64 seen=3:water,63:wolf reserves=water.fire/fire*2 drawn=- discards=- …

Cards the Grimoire holds unseen are what the box has left. A proposed or refused spell is box-colour-fairy-wolf-shares,
such as `team-earth-0-0-1111`; a refused one names who held the creature, as in `air-air-2@3-0-200`. Reading checks all
a position can show by itself, not whether a game could lead there.
"""

from __future__ import annotations

from itertools import compress

from armarium.chance import Chance, parse_number
from armarium.game import Game
from armarium.games.kamimai import parts
from armarium.games.kamimai.deck.slots import GONE, UNSEEN, deck_of, no_cards
from armarium.games.kamimai.notation import (
    AREAS,
    ASK,
    CARDS,
    COLOURS,
    DRAGONFLIES,
    DRAW,
    FAIRY,
    FREE_HAND,
    GIVE,
    GIVER,
    GUARDIAN,
    HAND,
    HANDS,
    MOUSE,
    NO_MOVE,
    OVER,
    OWE,
    PHASES,
    STORE,
    TAKE,
    TAKER,
    TARGET,
    TEAM,
    TRAIN,
    spell_box,
    spell_colour,
    spell_fairy,
    spell_of,
    spell_share,
    spell_wolf,
)
from armarium.games.kamimai.spells.payments import NO_SEAT, Payments
from armarium.games.kamimai.spells.sheet import NO_AREA, clean_sheet
from armarium.games.kamimai.state import State, bare_state
from armarium.positions import NOTHING, field_refusal, options_text, parse_fields, parse_list, parse_options, version

MOST_TURNS = 99999
FLAGS = ("collapsed", "down", "reported")
FIELDS = (
    *(
        "seats",
        "options",
        "level",
        "energy",
        "done",
        "sheet",
        "target",
        "turn",
        "seat",
        "phase",
        "built",
        "gone",
        "seen",
    ),
    *("reserves", "drawn", "discards", "hand", "guardians", "pulls", "flags", "owed", "proposal", "agreed", "refused"),
    *("withdrawn", "played", "gifts", "named", "trained", "began"),
)
LATER = {"began": NOTHING}  # fields that older rules do not have


# --- writing ---------------------------------------------------------------------------------------------------------


def position_text(game: Game, state: State) -> str:
    slots = state.deck.slots
    written = {
        "seats": str(state.seats),
        "options": options_text(game, state.settings),
        "level": str(state.sheet.level),
        "energy": str(state.energy),
        "done": str(state.done),
        "sheet": "/".join(_area_text(state, area) for area in range(len(state.sheet.marked))),
        "target": "" if state.sheet.target == NO_AREA else AREAS[state.sheet.target],
        "turn": str(state.turns),
        "seat": str(state.seat + 1),
        "phase": PHASES[state.phase],
        "built": str(len(slots)),
        "gone": ".".join(str(slot + 1) for slot, card in enumerate(slots) if card == GONE),
        "seen": ",".join(f"{slot + 1}:{CARDS[card]}" for slot, card in enumerate(slots) if card >= 0),
        "reserves": "/".join(_cards_text(hand) for hand in state.reserves),
        "drawn": _cards_text(state.drawn),
        "discards": _cards_text(state.discards),
        "hand": "" if state.hand == FREE_HAND else HANDS[state.hand],
        "guardians": ".".join(map(str, state.guardians)),
        "pulls": str(state.pulls),
        "flags": ",".join(compress(FLAGS, (state.collapsed, state.down, state.reported))),
        "owed": "/".join(map(str, state.owed)),
        "proposal": "" if state.proposal == NO_MOVE else _spell_text(state, state.proposal),
        "agreed": ".".join(str(seat + 1) for seat in range(state.seats) if state.has_agreed(seat)),
        "refused": ",".join(_refused_text(state, *refused) for refused in state.refused),
        "withdrawn": str(state.withdrawn),
        "played": "" if state.played == NO_MOVE else CARDS[state.played],
        "gifts": str(state.gifts),
        "named": str(state.named + 1),
        "trained": str(state.trained),
        "began": str(state.began) if state.settings["night"] and state.began > 1 else "",
    }
    return " ".join([version(game), *(f"{name}={text or NOTHING}" for name, text in written.items())])


def _area_text(state: State, area: int) -> str:
    return "".join(str(int(state.sheet.is_marked(area, place))) for place in range(len(state.sheet.spells(area))))


def _cards_text(counts: list[int]) -> str:
    held = [(CARDS[card], count) for card, count in enumerate(counts) if count]
    return ".".join(name if count == 1 else f"{name}*{count}" for name, count in held) or NOTHING


def _spell_text(state: State, move: int) -> str:
    box = "team" if spell_box(move) == TEAM else COLOURS[spell_box(move)]
    shares = "".join(str(spell_share(move, seat)) for seat in range(state.seats))
    return f"{box}-{COLOURS[spell_colour(move)]}-{spell_fairy(move)}-{spell_wolf(move)}-{shares}"


def _refused_text(state: State, move: int, fairy_seat: int, wolf_seat: int) -> str:
    box, colour, fairy, wolf, shares = _spell_text(state, move).split("-")
    fairy += f"@{fairy_seat + 1}" if fairy_seat != NO_SEAT else ""
    wolf += f"@{wolf_seat + 1}" if wolf_seat != NO_SEAT else ""
    return "-".join((box, colour, fairy, wolf, shares))


# --- reading ---------------------------------------------------------------------------------------------------------


def parse_position(game: Game, text: str, chance: Chance) -> State:
    fields = parse_fields(game, text, FIELDS, LATER)
    seats = _parse_field(fields, "seats", 1, 5)
    state = bare_state(chance, seats, parse_options(game, seats, fields["options"]))
    _read_sheet(state, fields)
    _read_turn(state, fields)
    _read_cards(state, fields)
    _read_deck(state, fields)
    _read_phase(state, fields)
    _check_phase(state)
    return state


def _parse_field(fields: dict[str, str], field: str, low: int, high: int) -> int:
    return _parse_in_range(field, fields[field], low, high)


def _parse_in_range(field: str, text: str, low: int, high: int) -> int:
    if not low <= (number := parse_number(text)) <= high:
        raise field_refusal(field, "position-number", value=text, low=low, high=high)
    return number


def _parse_word(field: str, text: str, words: tuple[str, ...]) -> int:
    if text not in words:
        raise field_refusal(field, "position-word", value=text, words=", ".join(words))
    return words.index(text)


def _parse_numbers(fields: dict[str, str], field: str, mark: str, count: int, high: int) -> list[int]:
    texts = fields[field].split(mark)
    if len(texts) != count:
        raise field_refusal(field, "position-count", value=fields[field], expected=count)
    return [_parse_in_range(field, text, 0, high) for text in texts]


def _read_sheet(state: State, fields: dict[str, str]) -> None:
    state.sheet = clean_sheet(_parse_field(fields, "level", 1, len(parts.SPELLS)))
    if not state.settings["adventure"] and state.sheet.level != state.settings["level"]:
        raise field_refusal("level", "position-level", "M-39", value=state.sheet.level)
    areas = fields["sheet"].split("/")
    boxes = parts.SPELLS[state.sheet.level - 1]
    if [len(area) for area in areas] != [len(area) for area in boxes] or set("".join(areas)) - set("01"):
        raise field_refusal("sheet", "position-sheet", "M-6", value=fields["sheet"])
    for area, marks in enumerate(areas):
        for place, mark in enumerate(marks):
            if mark == "1":
                state.sheet.mark_place(area, place)
    state.done = _parse_field(fields, "done", 0, 99)
    state.energy = _parse_field(fields, "energy", 0, 99)
    state.sheet.target = NO_AREA
    if fields["target"] != NOTHING:
        state.sheet.target = _parse_word("target", fields["target"], tuple(AREAS[: len(areas)]))
        if state.sheet.is_sealed(state.sheet.target):
            raise field_refusal("target", "area-sealed", "M-10", area=fields["target"])


def _read_turn(state: State, fields: dict[str, str]) -> None:
    state.turns = _parse_field(fields, "turn", 1, MOST_TURNS)
    night = bool(state.settings["night"])
    state.began = 1 if fields["began"] == NOTHING else _parse_field(fields, "began", 1, state.turns if night else 1)
    if night:
        _parse_field(fields, "turn", state.began, state.began + parts.NUMBERS["turns"])
    state.seat = _parse_field(fields, "seat", 1, state.seats) - 1
    state.phase = _parse_word("phase", fields["phase"], PHASES)
    state.hand = FREE_HAND if fields["hand"] == NOTHING else _parse_word("hand", fields["hand"], HANDS)
    state.guardians = _parse_numbers(fields, "guardians", ".", 4, 2)
    state.pulls = _parse_field(fields, "pulls", 0, 9999)
    state.owed = _parse_numbers(fields, "owed", "/", state.seats, 8)
    state.withdrawn = _parse_field(fields, "withdrawn", 0, parts.NUMBERS["withdrawals"])
    state.gifts = _parse_field(fields, "gifts", 0, parts.NUMBERS["gifts"])
    state.named = _parse_field(fields, "named", 1, state.seats) - 1
    state.trained = _parse_field(fields, "trained", 0, state.seats)
    flags = [FLAGS[_parse_word("flags", flag, FLAGS)] for flag in parse_list(fields["flags"])]
    state.collapsed, state.down, state.reported = (flag in flags for flag in FLAGS)


def _parse_counts(field: str, text: str) -> list[int]:
    counts = no_cards()
    for part in parse_list(text, "."):
        name, star, count = part.partition("*")
        card = _parse_word(field, name, CARDS)
        counts[card] += _parse_in_range(field, count, 1, parts.COUNTS[card]) if star else 1
    return counts


def _read_cards(state: State, fields: dict[str, str]) -> None:
    hands = fields["reserves"].split("/")
    if len(hands) != state.seats:
        raise field_refusal("reserves", "position-count", value=fields["reserves"], expected=state.seats)
    state.reserves = [_parse_counts("reserves", hand) for hand in hands]
    state.drawn = _parse_counts("drawn", fields["drawn"])
    state.discards = _parse_counts("discards", fields["discards"])
    state.played = NO_MOVE if fields["played"] == NOTHING else _parse_word("played", fields["played"], CARDS)


def _read_deck(state: State, fields: dict[str, str]) -> None:
    """The unseen cards are what the box has left; there must be as many as there are unseen slots."""
    built = _parse_field(fields, "built", 2, sum(parts.COUNTS))
    slots = [UNSEEN] * built
    for text in parse_list(fields["gone"], "."):
        slots[_parse_in_range("gone", text, 1, built) - 1] = GONE
    for part in parse_list(fields["seen"]):
        text, _, name = part.partition(":")
        slot = _parse_in_range("seen", text, 1, built) - 1
        if slots[slot] != UNSEEN:
            raise field_refusal("seen", "position-slot", value=part)
        slots[slot] = _parse_word("seen", name, CARDS)
    left = parts.COUNTS[:]
    if state.seats == 1:
        left[DRAGONFLIES] = 0
    for card in _known_cards(state, slots):
        left[card] -= 1
    if min(left) < 0:
        raise field_refusal("seen", "position-card-extra", "M-2", card=CARDS[left.index(min(left))])
    if sum(left) != slots.count(UNSEEN):
        raise field_refusal("built", "position-cards", "M-2", count=sum(left), expected=slots.count(UNSEEN))
    state.deck = deck_of(slots, left)


def _known_cards(state: State, slots: list[int]) -> list[int]:
    known = [card for card in slots if card >= 0]
    known += [state.played] if state.played != NO_MOVE else []
    for counts in (*state.reserves, state.drawn, state.discards):
        known += [card for card, count in enumerate(counts) for _ in range(count)]
    return known


def _read_phase(state: State, fields: dict[str, str]) -> None:
    state.refused = [_parse_refused(state, text) for text in parse_list(fields["refused"])]
    for text in parse_list(fields["agreed"], "."):
        state.agree(_parse_in_range("agreed", text, 1, state.seats) - 1)
    if fields["proposal"] != NOTHING:
        state.proposal = _parse_spell(state, "proposal", fields["proposal"])


def _parse_spell(state: State, field: str, text: str) -> int:
    words = text.split("-")
    if len(words) != 5 or len(words[4]) != state.seats:
        raise field_refusal(field, "position-spell", "M-22", value=text)
    box = _parse_word(field, words[0], (*COLOURS, "team"))
    colour = _parse_word(field, words[1], COLOURS)
    fairy = _parse_in_range(field, words[2], 0, parts.NUMBERS["fairy"])
    wolf = _parse_in_range(field, words[3], 0, parts.NUMBERS["wolf"])
    shares = [_parse_in_range(field, share, 0, parts.NUMBERS["spell"]) for share in words[4]]
    return spell_of(box, colour, shares, fairy, wolf)


def _parse_refused(state: State, text: str) -> tuple[int, int, int]:
    """A refused spell. Older rules do not say who held the creatures: there it is who holds them now."""
    words = text.split("-")
    if len(words) != 5:
        raise field_refusal("refused", "position-spell", "M-22", value=text)
    fairy, _, fairy_seat = words[2].partition("@")
    wolf, _, wolf_seat = words[3].partition("@")
    move = _parse_spell(state, "refused", "-".join([*words[:2], fairy, wolf, words[4]]))
    _, fairy_now, wolf_now = state.proposal_key(move)
    return (
        move,
        _parse_holder(state, spell_fairy(move), fairy_seat, fairy_now),
        _parse_holder(state, spell_wolf(move), wolf_seat, wolf_now),
    )


def _parse_holder(state: State, value: int, text: str, now: int) -> int:
    """The seat that put a creature in; nobody where it was not used."""
    if not text:
        return now
    if not value:
        raise field_refusal("refused", "position-spell", "M-22", value=f"0@{text}")
    return _parse_in_range("refused", text, 1, state.seats) - 1


# --- what must hold in each phase ------------------------------------------------------------------------------------


def _check_phase(state: State) -> None:
    wrong = _wrong_phase(state)
    if wrong:
        raise field_refusal(wrong, "position-phase", value=PHASES[state.phase])
    guardians = state.drawn[GUARDIAN:FAIRY]
    if state.phase in (DRAW, OWE) and guardians != state.guardians:
        raise field_refusal("guardians", "position-guardians", "M-31", value=".".join(map(str, state.guardians)))


def _wrong_phase(state: State) -> str:
    """The first field that contradicts the phase, empty if none does."""
    phase, over = state.phase, state.phase == OVER
    ended = state.energy == 0 or not state.sheet.open_areas() or state.is_night()
    if ended != over:
        return "phase"
    if phase in (TRAIN, TARGET, HAND, DRAW) and (state.deck.count() < 2 or state.down):
        return "gone"
    if (state.sheet.target == NO_AREA) != (phase == TARGET) and phase not in (TRAIN, STORE, OVER):
        return "target"
    if phase == HAND and len(state.forced_hands()) < 2:
        return "hand"
    if (phase == OWE) != (sum(state.owed) > 0) or any(
        state.owed[seat] > state.loose_count(seat) for seat in range(state.seats)
    ):
        return "owed"
    if (phase == ASK) != (state.proposal != NO_MOVE) or (phase == ASK and not _is_payable(state)):
        return "proposal"
    return _wrong_creature(state)


def _wrong_creature(state: State) -> str:
    phase = state.phase
    if (phase in (GIVER, GIVE)) != (state.played == DRAGONFLIES) or (phase in (GIVER, GIVE)) != (state.gifts > 0):
        return "played"
    if (phase in (TAKER, TAKE)) != (state.played == MOUSE):
        return "played"
    if phase in (GIVER, GIVE, TAKER, TAKE) and not state.moves(int(state.actor())):
        return "played"
    return ""


def _is_payable(state: State) -> bool:
    move = state.proposal
    box, colour = spell_box(move), spell_colour(move)
    if box not in state.sheet.open_boxes() or (box != TEAM and box != colour):
        return False
    hands = [state.cards_of(seat) for seat in range(state.seats)]
    return move in Payments(hands, state.seat, box, colour).collect() and bool(state.pending_payers())
