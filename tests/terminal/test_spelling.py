"""The plain form prints letters, digits and the punctuation of a keyboard, whatever is asked of it."""

from __future__ import annotations

import io
from collections.abc import Iterator
from contextlib import suppress

import pytest
from rich.console import Console

from armarium import shelf
from armarium.chance import Chance
from armarium.log import Seat
from armarium.reason import Refused, refusal
from armarium.terminal.lines import Lines
from armarium.terminal.sitting import Sitting, new_sitting
from armarium.terminal.spelling import plain_spelling
from armarium.words import LANGUAGES, words
from tests.terminal.tables import OPTIONS

PLAIN = " \n.,;:!?'\"()-/+%=&*"
ASKED = ("help", "board", "who", "log 9", "hand", "list", "rules", "call", "dance", "read dance")
TURNS = 250  # lines


def lines_of(sitting: Sitting) -> Iterator[str]:
    """Everything there is to ask, then moves by chance; now and then one is tried or read first."""
    chance = Chance(2)
    for place in range(TURNS):
        offers = sitting.offers(0) if sitting.person_to_act() is not None else []
        move = offers[chance.below(len(offers))].move if offers else ""
        if place % 9 < 2 and place < 90:
            yield ASKED[place // 9] if place % 9 == 0 else f"read {move}"
        else:
            yield f"try {move}" if move and place % 7 == 0 else move


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", shelf.NAMES)
def test_only_letters_digits_and_plain_punctuation_are_printed(game: str, language: str) -> None:
    sitting = new_sitting(shelf.game(game), [Seat("Ana"), Seat(bot="random")], OPTIONS.get(game, {}), 4)
    typed, output = lines_of(sitting), io.StringIO()

    def read() -> str:
        try:
            return next(typed)
        except StopIteration:
            raise refusal("input-ended") from None

    with suppress(Refused):  # the input ends before the longest games
        Lines(sitting, language, Console(file=output, width=400), read).run()
    page = output.getvalue()
    odd = {sign: line for line in page.splitlines() for sign in line if not (sign.isalnum() or sign in PLAIN)}
    assert odd == {} and sitting.n > 8 and len(page) > 10_000


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("« help » dit d’autre…", '"help" dit d\'autre...'),
        ("◉ Balanced Tome: at most 4 · 5", "Balanced Tome: at most 4, 5"),
        ("Ana +6 → 6 · Bo −2 → 3", "Ana +6, now 6, Bo -2, now 3"),
        ("companions –; 2–4 players, Seul·e", "companions none; 2-4 players, Seul-e"),
        ("  page 3 = Wish (×2)", "  page 3 = Wish (x2)"),
    ],
)
def test_signs_are_said_in_words(text: str, plain: str) -> None:
    assert plain_spelling(text, words(None, "en")) == plain
