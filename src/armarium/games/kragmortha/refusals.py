"""Why a text is not a move of Kragmortha now: the clause, the words' key and the values of the sentence.

The answer tells a seat nothing it could not see: it is made from the table, the cards the seat knows,
and the text.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from armarium.chance import parse_number
from armarium.game import plain
from armarium.games.kragmortha import moves, notation, parts
from armarium.games.kragmortha.cards.packed import has_bit
from armarium.games.kragmortha.cards.piles import FIRST, MOVES_RIGOR, NONE, OTHER
from armarium.games.kragmortha.library import board
from armarium.games.kragmortha.library.board import EMPTY
from armarium.games.kragmortha.notation import (
    AFTER,
    CRYSTAL_GAZE,
    FLAT_PALM,
    HASTES,
    HOOKED_ELBOW,
    LINK,
    OGRES_SHOVE,
    OVER,
    PLACE,
    PLAN,
    PLAYS,
    SECOND,
    parse_square,
    square_text,
    task_kind,
    task_seat,
)
from armarium.games.kragmortha.parts import Order
from armarium.reason import Reason, Value

if TYPE_CHECKING:
    from armarium.games.kragmortha.state import State

# The clause of each pending task, in the order of notation.TASKS.
TASK_CLAUSES: Final = (
    "K-15",
    "K-18",
    "K-36",
    "K-26",
    "K-32",
    "K-33",
    "K-20",
    "K-29",
    "K-23",
    "K-24",
    "K-36",
    "K-34",
    "K-34",
)
# Moves that play a Grimoire, the Grimoire, and whether it may also be played after the card.
SPELLS: Final[dict[int, tuple[str, bool]]] = {
    notation.UNHEXES: ("unhexing", True),
    notation.BLINKS: ("blink", False),
    notation.BONES: ("strings-of-bone", True),
    notation.CHANGES: ("changeling", False),
    notation.PILFERS: ("sticky-fingers", False),
    HASTES: ("hasty-feet", True),
}
ANSWERS: Final[dict[int, str]] = {
    notation.PUSHES: "K-15",
    notation.GOES: "K-20",
    notation.WARPS: "K-24",
    notation.STAYS: "K-24",
    notation.ACCEPTS: "K-36",
    notation.DENIES: "K-36",
    notation.BLAMES: "K-36",
    notation.SWAPS: "K-36",
    notation.DISCARDS: "K-32",
    notation.POINTERS: "K-33",
    notation.KEYBOARDS: "K-33",
    notation.ADMITS: "K-34",
    notation.CONTESTS: "K-34",
    notation.GUILTIES: "K-34",
    notation.CLEARS: "K-34",
    notation.ABSTAINS: "K-34",
}


def why_not(state: State, seat: int, text: str) -> Reason | None:
    """None when the text is an offered move."""
    wanted = plain(text)
    words = wanted.split()
    if wanted in [state.text(move) for move in state.moves(seat)]:
        return None
    if state.phase == OVER:
        return Reason("K-27", "game-over")
    if not words or words[0] not in notation.KINDS:
        return Reason("", "move-unknown", {"move": wanted})
    kind = notation.KINDS.index(words[0])
    if kind == notation.SLIPS:
        return _why_not_slip(state, seat, words)
    if kind == notation.CATCHES:
        return _why_not_caught(state, seat, words)
    if kind == notation.EASES:
        return _why_not_eased(state, seat, words)
    if seat not in state.to_act():
        return _not_asked(state)
    return _why_not_choice(state, kind, words)


def _not_asked(state: State) -> Reason:
    task = state.top_task()
    if task == NONE:
        return Reason("K-11", "not-your-turn", {"goblin": int(state.seat) + 1})
    values: dict[str, Value] = {"goblin": int(state.actor()) + 1, "task": notation.TASKS[task_kind(task)]}
    return Reason(TASK_CLAUSES[task_kind(task)], "not-your-choice", values)


def _why_not_choice(state: State, kind: int, words: list[str]) -> Reason:
    """For the seat that has to choose."""
    task = state.top_task()
    if task != NONE:
        return _why_not_answer(state, task, kind, words)
    if kind in ANSWERS:
        return Reason(ANSWERS[kind], "nothing-to-answer", {"move": " ".join(words)})
    if state.phase == PLACE:
        return _why_not_place(state, kind, words)
    if kind == notation.PLACES:
        return Reason("K-10", "already-placed")
    if kind in SPELLS:
        return _why_not_spell(state, kind, words)
    if kind in (notation.PEEKS, notation.TOUCHES):
        return _why_not_glance(state, kind, words)
    if state.phase == PLAN:
        return _why_not_card(state, words) if kind == PLAYS else _why_not_exchange(state, kind)
    if kind in (PLAYS, notation.EXCHANGES):
        return Reason("K-11", "card-played")
    if state.phase == AFTER:
        return Reason("K-12", "steps-done")
    if kind == notation.STOPS:
        return Reason("K-33", "restless-feet")
    return _why_not_step(state, words, int(state.rest), bool(MOVES_RIGOR[state.face]))


def _why_not_answer(state: State, task: i64, kind: int, words: list[str]) -> Reason:
    asked = task_kind(task)
    named = _square(words, 1)
    clause = TASK_CLAUSES[asked]
    if kind == notation.PUSHES and len(words) > 2:
        return Reason("", "move-form", {"move": " ".join(words)})
    if kind == notation.PUSHES and asked == LINK and named is not None:
        return _why_not_push(state, named)
    if kind == notation.GOES and asked == notation.GO and named is not None:
        return Reason(clause, "not-a-refuge", {"square": words[1]})
    if kind in (notation.DENIES, notation.BLAMES) and asked == notation.REACT:
        return Reason("K-36", "cannot-react", {"move": " ".join(words)})
    return Reason(clause, "answer-first", {"task": notation.TASKS[asked]})


def _why_not_push(state: State, to: int) -> Reason:
    links = len(state.route)
    where: dict[str, Value] = {"square": square_text(to)}
    square = int(state.route[links - 1])
    barred = state.origin if links == 1 else state.route[links - 2]
    if to == barred:
        return Reason("K-15", "push-back", where)
    if not _is_next(state, square, to):
        return _no_way(state, square, to)
    if state.who[to] >= 0 and has_bit(state.chain_seats(), state.who[to]):
        return Reason("K-17", "pushed-already", where)
    return Reason("K-17", "chain-blocked", where)


def _square(words: list[str], place: int) -> int | None:
    return parse_square(words[place]) if len(words) > place else None


def _is_next(state: State, square: int, to: int) -> bool:
    return any(state.near[i] == to for i in range(square * 4, square * 4 + 4))


def _no_way(state: State, square: int, to: int) -> Reason:
    """For a square that is not a neighbour one may enter."""
    where: dict[str, Value] = {"square": square_text(to)}
    if not state.ground[to]:
        return Reason("K-14", "bookcase", where)
    return Reason("K-12", "not-adjacent", {"square": square_text(to), "start": square_text(square)})


def _why_not_place(state: State, kind: int, words: list[str]) -> Reason:
    square = _square(words, 1)
    if kind != notation.PLACES:
        return Reason("K-10", "place-first")
    if square is None:
        return Reason("", "square-expected", {"move": " ".join(words)})
    return Reason("K-10", "not-a-start" if state.is_empty(square) else "square-taken", {"square": words[1]})


def _slot(state: State, words: list[str]) -> int | None:
    """The place in the active hand a text names."""
    if len(words) < 2 or not 1 <= parse_number(words[1]) <= state.piles.held[state.seat]:
        return None
    return parse_number(words[1]) - 1


def _why_not_card(state: State, words: list[str], kind: i64 = PLAYS) -> Reason:
    slot = _slot(state, words)
    if slot is None:
        return Reason("K-11", "no-such-card", {"count": int(state.piles.held[state.seat])})
    if not moves.may_take(state, kind, slot):
        return _why_not_taken(state, kind, slot)
    face = int(state.piles.face(state.seat, slot))
    symbols = int(board.ANY if "gaze" in words else FIRST[face] | OTHER[face])
    return _why_not_step(state, words[1:], symbols, bool(MOVES_RIGOR[face]))


def _why_not_taken(state: State, kind: i64, slot: int) -> Reason:
    """K-33: the handicap that keeps the card in the hand."""
    piles = state.piles
    if piles.has_order(state.seat, FLAT_PALM) and slot != state.touched and moves.may_peek(state, slot):
        return Reason("K-33", "look-first", {"slot": slot + 1})
    if kind == PLAYS and piles.has_order(state.seat, HOOKED_ELBOW):
        if state.touched == NONE:
            return Reason("K-33", "touch-first", {"slot": slot + 1})
        if slot != state.touched and moves.is_playable(state, state.touched):
            return Reason("K-33", "touched-card", {"slot": int(state.touched) + 1})
    return Reason("K-33", "outer-cards", {"slot": slot + 1})


def _why_not_step(state: State, words: list[str], symbols: int, rigor: bool) -> Reason:
    """`words` are the verb or the slot, the square and perhaps the Grimoires played with it."""
    to = _square(words, 1)
    if to is None:
        return Reason("", "square-expected", {"move": " ".join(words)})
    start = int(state.rigor if rigor else state.at[state.seat])
    if not _is_next(state, start, to):
        return _no_way(state, start, to)
    for word, book in (("gaze", CRYSTAL_GAZE), ("shove", OGRES_SHOVE)):
        if word in words and not state.piles.has_spell(state.seat, book):
            return Reason("K-35", "book-not-held", {"book": parts.BOOK_NAMES[book]})
    if not state.ground[to] & symbols:
        return Reason("K-12", "symbol-differs", {"square": words[1], "symbol": symbol_name(state, to)})
    if not rigor and not moves.can_enter(state, to):
        return Reason("K-17", "cannot-be-pushed", {"square": words[1], "goblin": int(state.who[to]) + 1})
    if "shove" in words and (rigor or state.who[to] == EMPTY):
        return Reason("K-35", "nobody-to-push", {"square": words[1]})
    return Reason("", "move-form", {"move": " ".join(words)})


def symbol_name(state: State, square: int) -> str:
    mask = int(state.ground[square])
    return {1: "book", 2: "scroll", 4: "potion", 8: "gems"}.get(mask, "ball")


def _why_not_exchange(state: State, kind: int) -> Reason:
    if kind != notation.EXCHANGES:
        return Reason("K-11", "card-first")
    for slot in range(state.piles.held[state.seat]):
        if not has_bit(state.piles.known_by(state.seat, slot), state.seat):
            return Reason("K-33", "look-first", {"slot": int(slot) + 1})
    return Reason("K-13", "can-play")


def _why_not_spell(state: State, kind: int, words: list[str]) -> Reason:
    book, after = SPELLS[kind]
    if not state.piles.has_spell(state.seat, parts.BOOK_NAMES.index(book)):
        return Reason("K-35", "book-not-held", {"book": book})
    between = state.phase == SECOND and kind != notation.UNHEXES
    if between or (state.phase == AFTER and not after) or (state.phase == PLAN and kind == HASTES):
        return Reason("K-35", "book-not-now", {"book": book})
    if kind == HASTES:
        return _why_not_card(state, words, HASTES)
    return Reason("K-35", "book-form", {"book": book, "move": " ".join(words)})


def _why_not_glance(state: State, kind: int, words: list[str]) -> Reason:
    order = (Order.FLAT_PALM if kind == notation.PEEKS else Order.HOOKED_ELBOW).value
    if not state.piles.has_order(state.seat, parts.LOOK_IDS.index(order)):
        return Reason("K-33", "look-not-held", {"look": order})
    if state.phase != PLAN and not (kind == notation.PEEKS and state.phase == AFTER):
        return Reason("K-33", "glance-not-now", {"look": order})
    if _slot(state, words) is None:
        return Reason("K-11", "no-such-card", {"count": int(state.piles.held[state.seat])})
    return Reason("K-34", "glances-spent", {"look": order})


def _why_not_slip(state: State, seat: int, words: list[str]) -> Reason:
    if seat >= 0:
        return Reason("K-34", "slip-by-server")
    if state.is_table:
        return Reason("K-34", "table-mode")
    return Reason("K-28", "no-slip", {"move": " ".join(words)})


def _why_not_caught(state: State, seat: int, words: list[str]) -> Reason:
    if not state.is_table:
        return Reason("K-34", "online-mode")
    if has_bit(state.accusers, seat):
        return Reason("K-34", "accused-already")
    if task_kind(state.top_task()) in (notation.ADMIT, notation.VOTE):
        return Reason("K-34", "case-open", {"goblin": int(task_seat(state.top_task())) + 1})
    if len(words) > 1 and words[1] == str(seat + 1):
        return Reason("K-34", "accuses-self")
    return Reason("K-28", "no-slip", {"move": " ".join(words)})


def _why_not_eased(state: State, seat: int, words: list[str]) -> Reason:
    if not state.friendly:
        return Reason("K-34", "not-friendly")
    card = parts.LOOK_IDS.index(words[1]) if len(words) == 2 and words[1] in parts.LOOK_IDS else NONE
    if seat < 0 or card == NONE or not state.piles.has_look(seat, card):
        return Reason("K-34", "look-not-yours", {"move": " ".join(words)})
    if len(state.stack) or len(state.owed):
        return Reason("K-34", "ease-later")
    return Reason("K-34", "ease-needless", {"look": words[1]})
