"""One keyboard, one real terminal: when it is handed on, nothing but the curtain is there to be read, neither on the
screen nor above it nor behind it; not even what was typed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from armarium import shelf
from armarium.log import Seat
from armarium.terminal.plain import drawing_of
from armarium.terminal.sitting import Sitting, new_sitting
from armarium.terminal.spelling import plain_spelling
from armarium.words import words
from tests.terminal.emulator import TMUX, Emulator

pytestmark = pytest.mark.skipif(TMUX is None, reason="tmux is missing")

PEOPLE = ("Ana", "Bo")
SECRETIVE = [name for name in shelf.NAMES if not shelf.game(name).shared]
TURNS = 5  # times that the keyboard is handed on
FRAME = str.maketrans("", "", "╭╮╰╯│─")
Opened = Callable[..., Emulator]


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Opened]:
    emulators: list[Emulator] = []

    def open_game(game: str, *arguments: str) -> Emulator:
        usual = ["--bots", "none", "--names", ",".join(PEOPLE), "--seed", "3"]
        emulators.append(Emulator(tmp_path, ["play", game, *usual, *arguments]))
        return emulators[-1]

    yield open_game
    for one in emulators:
        one.close()


def twin(game: str) -> Sitting:
    """The same game in this process: it knows who acts and what they may do."""
    taught = shelf.game(game)
    return new_sitting(taught, [Seat(name) for name in PEOPLE], dict(drawing_of(taught).keyboard_options), 3)


def curtain(sitting: Sitting) -> list[str]:
    """The sentences that hide the table before the next person, and how to go on."""
    say = words(None, "en").say
    if sealed := sitting.sealed_seats():
        seats = [f"{seat + 1}  {PEOPLE[seat]}" for seat in sealed]
        return [say("change-ask"), *seats, say("change-keys")]
    seat = sitting.person_to_act()
    assert seat is not None
    return [say("pass-to", {"player": PEOPLE[seat]}), say("pass-ready", {"player": PEOPLE[seat]})]


def plain_curtain(sitting: Sitting) -> list[str]:
    if sealed := sitting.sealed_seats():
        seats = ", ".join(f"{seat + 1} {PEOPLE[seat]}" for seat in sealed)
        return [words(None, "en").say("lines-change", {"seats": seats})]
    return curtain(sitting)


def squeezed(lines: list[str]) -> str:
    """One text, for a terminal breaks lines where it likes."""
    return " ".join(" ".join(lines).translate(FRAME).split())


def must_be_hidden(terminal: Emulator, sentences: list[str]) -> None:
    """Nothing but these sentences is there, and the mark where one types."""
    terminal.until_shows(" ".join(sentences[-1].split()[-3:]))
    rest = squeezed(terminal.everything()).removesuffix(" >")
    assert rest in (squeezed(sentences), plain_spelling(squeezed(sentences), words(None, "en")))


def type_at(terminal: Emulator, asked: int, line: str) -> int:
    """Type once the line has been asked for so many times; how often it will have been then."""
    terminal.until(lambda _: [one[:1] for one in terminal.everything()].count(">") == asked)
    terminal.type(line)
    return asked + 1


@pytest.mark.parametrize("game", SECRETIVE)
def test_line_by_line_nothing_of_the_last_one_is_left(game: str, opened: Opened) -> None:
    sitting, terminal = twin(game), opened(game, "--plain")
    here: int | None = None
    curtains = asked = 0
    while curtains < TURNS:
        seat = sitting.person_to_act()
        if seat != here or sitting.sealed_seats():
            welcome = [] if curtains else [words(game, "en").say("screen-goal"), words(None, "en").say("lines-welcome")]
            must_be_hidden(terminal, [*welcome, *plain_curtain(sitting)])
            curtains += 1
            asked = type_at(terminal, 1, "")
            if sitting.sealed_seats():
                sitting.reveal()
                here = None
                continue
            here = seat
        assert seat is not None
        move = sitting.offers(seat)[0].move
        asked = type_at(terminal, asked, "hand")
        asked = type_at(terminal, asked, move)
        sitting.play(seat, move)
        if sitting.unconfirmed is not None:
            asked = type_at(terminal, asked, "")
            sitting.confirm()


@pytest.mark.parametrize("game", SECRETIVE)
def test_on_the_full_screen_nothing_of_the_last_one_is_left(game: str, opened: Opened) -> None:
    sitting, terminal = twin(game), opened(game)
    here: int | None = None
    curtains = 0
    while curtains < TURNS:
        seat = sitting.person_to_act()
        if seat != here or sitting.sealed_seats():
            must_be_hidden(terminal, curtain(sitting))
            curtains += 1
            terminal.press("Enter")
            if sitting.sealed_seats():
                sitting.reveal()
                here = None
                continue
            here = seat
        assert seat is not None
        move = sitting.offers(seat)[0].move
        terminal.until_shows(words(None, "en").say("field-move"), "F1")
        terminal.type(move)
        sitting.play(seat, move)
        if sitting.unconfirmed is not None:
            terminal.until_shows(words(None, "en").say("key-confirm"))
            terminal.press("Enter")
            sitting.confirm()
