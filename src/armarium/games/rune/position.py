"""A position of Rune as one line of text, both ways, as FEN is for chess.

    rune/1 cards=BG/RB/BG@m13,RG/GB/BB@n11,BG/BG/BR@m15 masters=1@m13,2@m14 tokens=- hands=3.7/2.4 shown=- gone=-
    left=2/2 seat=1 phase=lay options=-

Cards stand in the order they were laid, rows as they lie, with the top left cell; Masters and tokens likewise.
Reading checks everything a position can show by itself: parts of the box, places, areas, what the options forbid, and
whether turns could have led to these numbers of cards and Masters. It does not ask whether every card fitted (R-7).
"""

from __future__ import annotations

from functools import cache

from librt.vecs import append

from armarium.chance import Chance
from armarium.game import Game
from armarium.games.rune import moves, notation, parts
from armarium.games.rune.grid import board as grid
from armarium.games.rune.grid.board import BARE, CORNERS, SIDE, TOKENS, cards_in
from armarium.games.rune.notation import (
    CHOOSE,
    COLOURS,
    LAY,
    LAYS,
    OVER,
    TOKEN,
    card_of,
    cell_text,
    move_of,
    parse_cell,
)
from armarium.games.rune.refusals import is_number
from armarium.games.rune.rules import FULL_DECK
from armarium.games.rune.state import State, bare
from armarium.games.rune.view import laid_card, options_of
from armarium.positions import NOTHING, field_refusal, options_text, parse_fields, parse_list, parse_options, version

FIELDS = ("cards", "masters", "tokens", "hands", "shown", "gone", "left", "seat", "phase", "options")


def position_text(game: Game, state: State) -> str:
    cards = [laid_card(state, move) for move in state.laid]
    written = {
        "cards": ",".join(f"{'/'.join(card.rows)}@{cell_text(card.x, card.y)}" for card in cards),
        "masters": ",".join(f"{card_of(move) + 1}@{cell_text(*state.place(move))}" for move in state.masters),
        "tokens": ",".join(_token_text(state, move) for move in state.tokens),
        "hands": "/".join(_set_text(int(state.hand(seat))) for seat in range(2)),
        "shown": _set_text(int(state.shown)),
        "gone": _set_text(int(state.gone)),
        "left": "/".join(str(state.masters_left(seat)) for seat in range(2)),
        "seat": str(state.seat + 1),
        "phase": notation.PHASES[state.phase],
        "options": options_text(game, options_of(state)),
    }
    return " ".join([version(game), *(f"{name}={text or NOTHING}" for name, text in written.items())])


def _token_text(state: State, move: int) -> str:
    return f"{card_of(move) + 1}@{cell_text(*state.place(move))}:{COLOURS[notation.rotation_of(move)]}"


def _set_text(cards: int) -> str:
    return ".".join(str(card) for card in cards_in(cards)) or NOTHING


def parse_position(game: Game, text: str, chance: Chance) -> State:
    fields = parse_fields(game, text, FIELDS)
    state = bare(parse_options(game, 2, fields["options"]), chance, grid.fresh())
    _read_cards(state, fields["cards"])
    _read_tokens(state, fields["tokens"])
    _read_masters(state, fields["masters"])
    _read_sets(state, fields)
    _read_turn(state, fields)
    _check_tokens(state)
    _check_areas(state)
    _check_counts(state)
    _check_retired(state)
    _check_turns(state)
    return state


def _parse_cell(field: str, text: str) -> tuple[int, int]:
    cell = parse_cell(text)
    if cell is None:
        raise field_refusal(field, "position-cell", value=text)
    return cell


def _parse_seat(field: str, text: str) -> int:
    if text not in ("1", "2"):
        raise field_refusal(field, "position-seat", value=text)
    return int(text) - 1


def _read_cards(state: State, text: str) -> None:
    start, *rest = parse_list(text) or [""]
    expected = f"{'/'.join(parts.FACES[0])}@{cell_text(0, 0)}"
    if start != expected:
        raise field_refusal("cards", "position-start", "R-5", value=start, expected=expected)
    state.laid = append(state.laid, move_of(LAYS, 0, 0, 0, 0))
    for part in rest:
        rows, _, cell = part.partition("@")
        card, rotation = _which(rows)
        across, down = _parse_cell("cards", cell)
        _check_lay(state, part, card, rotation, across, down)
        move = move_of(LAYS, card, rotation, across, down)
        state.laid = append(state.laid, move)
        state.board.lay(card, rotation, state.column(move), state.row(move))


def _which(rows: str) -> tuple[int, int]:
    """The card of the box, and its quarter turns, that lies as these rows."""
    runes = rows.replace("/", "")
    if len(runes) != 6:
        raise field_refusal("cards", "card-runes", "R-2", card=rows, count=len(runes))
    for card in range(1, parts.CARDS + 1):
        for rotation in range(4):
            if "/".join(grid.turned_rows(parts.FACES[card], rotation)) == rows:
                return card, rotation
    raise field_refusal("cards", "card-unknown", "R-3", card=rows)


def _check_lay(state: State, part: str, card: int, rotation: int, across: int, down: int) -> None:
    if card in [card_of(move) for move in state.laid]:
        raise field_refusal("cards", "card-twice", "R-1", card=card)
    board = state.board
    x, y = across + board.origin_x, down + board.origin_y
    near = board.left - 3 < x <= board.right and board.top - 3 < y <= board.bottom
    cells = [(x + i % grid.width(rotation), y + i // grid.width(rotation)) for i in range(6)]
    if not near or all(board.colour(cx, cy) == BARE for cx, cy in cells):
        raise field_refusal("cards", "card-covers-nothing", "R-6", value=part)
    if board.has(CORNERS + (rotation & 1) * SIDE, x, y):
        raise field_refusal("cards", "card-exactly-on-card", "R-8", value=part)
    if rotation & 1 and not state.quarter_turns:
        raise field_refusal("cards", "card-quarter-turned", "R-6", value=part)
    vanishing = int(moves.vanishing_card(state, rotation, x, y)) if state.no_card_may_vanish else BARE
    if vanishing != BARE:
        raise field_refusal("cards", "card-vanished", "R-8", value=part, card=vanishing)


def _rune_at(state: State, field: str, part: str, cell: tuple[int, int]) -> tuple[int, int]:
    """A visible rune's column and row in the window."""
    board = state.board
    x, y = int(cell[0] + board.origin_x), int(cell[1] + board.origin_y)
    inside = board.left <= x <= board.right and board.top <= y <= board.bottom
    if not inside or board.colour(x, y) == BARE:
        raise field_refusal(field, "position-no-rune", "R-11", value=part)
    return x, y


def _read_masters(state: State, text: str) -> None:
    for part in parse_list(text):
        owner, _, name = part.partition("@")
        seat = _parse_seat("masters", owner)
        cell = _parse_cell("masters", name)
        x, y = _rune_at(state, "masters", part, cell)
        if state.board.has_master(x, y):
            raise field_refusal("masters", "position-two-masters", "R-11", value=part)
        state.board.stand(seat, x, y)
        state.masters = append(state.masters, move_of(0, seat, 0, cell[0], cell[1]))


def _read_tokens(state: State, text: str) -> None:
    for part in parse_list(text):
        owner, _, rest = part.partition("@")
        name, _, word = rest.partition(":")
        seat = _parse_seat("tokens", owner)
        if word not in COLOURS[:2]:
            raise field_refusal("tokens", "position-token-colour", "R-16", value=part)
        if not state.has_token(seat):
            raise field_refusal("tokens", "position-token-extra", "R-16", value=part)
        cell = _parse_cell("tokens", name)
        x, y = _rune_at(state, "tokens", part, cell)
        colour = COLOURS.index(word)
        if state.board.has(TOKENS, x, y) or state.board.colour(x, y) == colour:
            raise field_refusal("tokens", "position-token-place", "R-17", value=part)
        state.board.recolour(x, y, colour)
        state.tokens = append(state.tokens, move_of(0, seat, colour, cell[0], cell[1]))


def _check_tokens(state: State) -> None:
    """R-16: a token lies next to one of its owner's Masters, diagonals included."""
    masters = [(int(card_of(move)), state.place(move)) for move in state.masters]
    for move in state.tokens:
        x, y = state.place(move)
        near = [seat for seat, (mx, my) in masters if max(abs(mx - x), abs(my - y)) == 1]
        if card_of(move) not in near:
            raise field_refusal("tokens", "position-token-place", "R-16", value=_token_text(state, move))


def _parse_cards(field: str, text: str) -> int:
    cards = 0
    for part in [] if text == NOTHING else text.split("."):
        if not is_number(part) or not 1 <= int(part) <= parts.CARDS:
            raise field_refusal(field, "card-unknown", "R-1", card=part)
        if grid.has_bit(cards, int(part)):
            raise field_refusal(field, "card-twice", "R-1", card=int(part))
        cards |= int(grid.bit(int(part)))
    return cards


def _read_sets(state: State, fields: dict[str, str]) -> None:
    hands = fields["hands"].split("/")
    if len(hands) != 2:
        raise field_refusal("hands", "position-two-values", value=fields["hands"])
    used = sum(int(grid.bit(card_of(move))) for move in state.laid)
    for field, text in (("hands", hands[0]), ("hands", hands[1]), ("gone", fields["gone"])):
        cards = _parse_cards(field, text)
        if cards & used:
            raise field_refusal(field, "card-twice", "R-1", card=cards_in(cards & used)[0])
        used |= cards
    state.hand0, state.hand1 = _parse_cards("hands", hands[0]), _parse_cards("hands", hands[1])
    state.gone = _parse_cards("gone", fields["gone"])
    state.shown = _parse_cards("shown", fields["shown"])
    if state.shown & ~(state.hand0 | state.hand1):
        raise field_refusal("shown", "position-shown", "R-13", value=fields["shown"])
    if state.shown and not state.gone:
        raise field_refusal("shown", "position-shown-alone", "R-13", value=fields["shown"])
    state.deck = FULL_DECK & ~used


def _read_turn(state: State, fields: dict[str, str]) -> None:
    left = fields["left"].split("/")
    if len(left) != 2 or any(text not in map(str, range(parts.MASTERS + 1)) for text in left):
        raise field_refusal("left", "position-left", "R-1", value=fields["left"], most=parts.MASTERS)
    state.left0, state.left1 = int(left[0]), int(left[1])
    state.seat = _parse_seat("seat", fields["seat"])
    if fields["phase"] not in notation.PHASES:
        raise field_refusal("phase", "position-phase", value=fields["phase"], phases=", ".join(notation.PHASES))
    state.phase = notation.PHASES.index(fields["phase"])


def _check_areas(state: State) -> None:
    """R-10: no area holds Masters of both seats."""
    masters = [(int(card_of(move)), state.place(move)) for move in state.masters]
    for _, _, cells, _ in state.areas():
        if len({seat for seat, cell in masters if cell in cells}) > 1:
            raise field_refusal("masters", "position-rivals", "R-10", value=cell_text(*cells[0]))


def _check_counts(state: State) -> None:
    """Masters add up; a hand has as many cards as its seat has Masters left, one fewer right after laying."""
    for seat in range(2):
        placed = _placed_masters(state, seat)
        left = int(state.masters_left(seat))
        if placed + left > parts.MASTERS:
            values = {"seat": seat + 1, "count": placed + left, "each": parts.MASTERS}
            raise field_refusal("left", "position-masters", "R-1", **values)
        expected = left - 1 if state.phase == CHOOSE and seat == state.seat else left
        held = len(cards_in(state.hand(seat)))
        if held != expected:
            raise field_refusal("hands", "position-hand", "R-5", seat=seat + 1, count=held, expected=expected)
    over = state.left0 == 0 and state.left1 == 0
    if over != (state.phase == OVER) and state.phase != TOKEN:
        raise field_refusal("phase", "position-over", "R-14", value=notation.PHASES[state.phase])
    if state.phase in (LAY, CHOOSE) and state.masters_left(state.seat) == 0:
        raise field_refusal("seat", "position-done", "R-14", seat=int(state.seat) + 1)
    last = state.masters[len(state.masters) - 1] if len(state.masters) else None
    if state.phase == TOKEN and (last is None or card_of(last) != state.seat or not state.has_token(state.seat)):
        raise field_refusal("phase", "position-token-phase", "R-16")
    if state.phase == TOKEN and state.move_count(state.seat) == 1:
        raise field_refusal("phase", "position-token-nowhere", "R-17")


def _placed_masters(state: State, seat: int) -> int:
    return sum(1 for move in state.masters if card_of(move) == seat)


def _check_retired(state: State) -> None:
    """R-11: a Master leaves only where every rune is closed to it, so the other seat stands somewhere, and where no
    card can be drawn: the deck is empty, or the other seat, having placed all of its own, plays no more (R-14)."""
    for seat in range(2):
        if _placed_masters(state, seat) + int(state.masters_left(seat)) == parts.MASTERS:
            continue
        alone = state.masters_left(1 - seat) == 0 and state.seat == seat
        if _placed_masters(state, 1 - seat) == 0 or (state.deck and not alone):
            raise field_refusal("masters", "position-retired", "R-11", seat=seat + 1)


def _check_turns(state: State) -> None:
    """R-5, R-11, R-14: as many cards and Masters are spent as turns can have spent, and it is that seat's turn."""
    deck = len(cards_in(state.deck))
    dealt = parts.CARDS - 2 * parts.HAND
    if deck > dealt:
        raise field_refusal("hands", "position-deck", "R-5", deck=deck, dealt=dealt)
    if (int(state.phase), int(state.seat), deck, int(state.left0), int(state.left1)) not in _counts():
        raise field_refusal("seat", "position-turns", "R-5", seat=int(state.seat) + 1)


@cache
def _counts() -> frozenset[tuple[int, int, int, int, int]]:
    """Every phase, seat on turn, deck and Masters left that turns lead to, whoever begins."""
    counts: set[tuple[int, int, int, int, int]] = set()
    turns = [(seat, parts.CARDS - 2 * parts.HAND, parts.MASTERS, parts.MASTERS) for seat in range(2)]
    while turns:
        seat, deck, *left = turns.pop()
        if (LAY, seat, deck, left[0], left[1]) in counts:
            continue
        counts |= {(phase, seat, deck, left[0], left[1]) for phase in (LAY, CHOOSE)}
        if deck and left[1 - seat]:
            turns.append((1 - seat, deck - 1, left[0], left[1]))
        left[seat] -= 1
        counts.add((TOKEN, seat, deck, left[0], left[1]))
        if left[1 - seat] or left[seat]:
            turns.append((1 - seat if left[1 - seat] else seat, deck, left[0], left[1]))
        else:
            counts.add((OVER, seat, deck, 0, 0))
    return frozenset(counts)
