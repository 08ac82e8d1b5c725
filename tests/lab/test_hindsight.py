"""A weighed game as text: what was played and what was better are said in words, not as they are typed."""

from __future__ import annotations

import pytest

from armarium import shelf
from armarium.bots.analysis import Advice, AnalysedMove
from armarium.lab.hindsight import move_sentences, turning_line
from armarium.words import LANGUAGES, words
from tests.contract.walk import Walk

NAMES = ("Ana", "Bo", "Cyprian", "Dagny")
LONGEST = 60  # moves of a walk


def slip(n: int, move: str, advice: Advice | None) -> AnalysedMove:
    return AnalysedMove(n, 0, move, [0.5, 0.5], move, 0.67, 0.16, 0.51, "slip", advice)


@pytest.mark.parametrize("game", shelf.NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_played_move_is_told_in_words(game: str, language: str) -> None:
    box, wording = shelf.game(game), words(game, language)
    seats = min(count for count in box.seats if count > 1)
    walk = Walk(box, seats, {}, 3)
    for played, _ in enumerate(walk):
        if played > LONGEST:
            break
    written = walk.record()
    sentences = move_sentences(written, NAMES, wording)
    for line in written.lines:
        text = turning_line(slip(line.n, line.move, None), sentences[line.n], [0.5, 0.5], NAMES, wording)
        assert sentences[line.n] and f"“{line.move}”" not in sentences[line.n], line
        assert "67" in text and "16" in text and sentences[line.n] in text


def test_the_better_move_is_told_in_words_too() -> None:
    advice = Advice([{"kind": "master", "seat": 0, "colour": "green", "cell": "o15", "size": 2, "points": 4}], [], [])
    text = turning_line(
        slip(8, "master n9", advice), "Ana sets a Master on blue.", [0.5, 0.5], NAMES, words("rune", "en")
    )
    assert text == (
        "Move 8: Ana sets a Master on blue. Better: Ana sets a Master on green at o15. It holds 2 runes worth 4. "
        "67% instead of 16%."
    )
