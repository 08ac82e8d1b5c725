"""The table line by line: commands, refusals, a whole game, keeping and resuming."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console

from armarium import record, shelf
from armarium.chance import Chance
from armarium.game import NOBODY, Game
from armarium.log import Seat
from armarium.reason import Refused, refusal
from armarium.terminal.drawing import move_label
from armarium.terminal.lines import WIPE, Lines
from armarium.terminal.plain import drawing_of
from armarium.terminal.sitting import Sitting, new_sitting, resumed_sitting
from armarium.terminal.spelling import plain_spelling
from armarium.words import LANGUAGES, words
from tests.terminal.tables import against_random, hot_seat

TYPED = {"list", "try", "easier"}
WHAT_TO_TYPE = 'Type "list" for all moves'  # after every refusal


def talked(sitting: Sitting, read: Callable[[], str], language: str = "en") -> str:
    """Everything printed until the game ends or the reader is refused."""
    console = Console(width=90)
    with console.capture() as captured:
        try:
            Lines(sitting, language, console, read).run()
        except Refused as problem:
            console.print(f"refused {problem.reason.key}")
    return captured.get()


def typing(*lines: str) -> Callable[[], str]:
    given = iter(lines)

    def read() -> str:
        for line in given:
            return line
        raise refusal("input-ended")

    return read


def first_moves(sitting: Sitting) -> Callable[[], str]:
    """Types the first offered move, and an empty line where only Enter is asked for."""

    def read() -> str:
        seat = sitting.person_to_act()
        return "" if seat is None else sitting.table.offers(seat)[0].move

    return read


def test_a_whole_game() -> None:
    sitting = against_random()
    page = talked(sitting, first_moves(sitting))
    assert sitting.is_over()
    assert "win" in page and "Lay a card" in page


def test_every_game_can_be_played_by_its_list(game: Game) -> None:
    seats = [Seat("Ana"), *[Seat(bot="random")] * (max(2, min(game.seats)) - 1)]
    sitting = new_sitting(game, seats, {}, 4)
    page = talked(sitting, first_moves(sitting))
    assert sitting.is_over(), page[-2000:]


def test_commands() -> None:
    sitting = against_random()
    move = sitting.table.offers(0)[0].move
    card = move.split()[1]
    read = typing(
        "help", "list m12", "?", "rules", f"try {move}", f"try lay {card} a1 r0", "try dance", move, "undo", ""
    )
    page = talked(sitting, read)
    assert "take your last move back" in page
    assert "R-17" in page
    assert "no change in points" in page
    assert "(R-6)" in page
    assert '"dance" is not a move' in page
    assert f"You lay card {card}" in page and f": {move}" not in page, "what happened is told in words, not in notation"
    assert "refused input-ended" in page
    assert sitting.table.n == 0, "the move was taken back"


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_shows_examples_of_this_game_only(game: Game, language: str) -> None:
    """Each one begins with a kind of move that this game really has, or with a word that can be typed anywhere."""
    wording = words(game.name, language)
    examples = wording.say("lines-keys").splitlines() if wording.has("lines-keys") else []
    typed = {line.split()[0] for line in examples}
    state = game.new(min(game.seats), {}, Chance(1))
    kinds: set[str] = set()
    while (seat := state.actor()) != NOBODY and not typed <= kinds | TYPED:
        moves = state.moves(seat)
        kinds |= {state.text(move).split()[0] for move in moves}
        state.play(seat, moves[len(kinds) % len(moves)])
    assert typed <= kinds | TYPED
    assert bool(examples) == (game.name in shelf.NAMES)
    page = talked(against_random(game=game.name), typing("help"), language) if examples else ""
    assert all(plain_spelling(line, wording) in page for line in examples if len(line) < 60)
    assert game.name == "rune" or "m14" not in page


def test_who_has_nothing_is_told_so_in_words() -> None:
    for language, none in (("en", "companions: none; no treasures; no items."), ("fr", "aucun trésor ; aucun objet.")):
        page = talked(against_random(game="grimoire"), typing("hand"), language)
        assert none in " ".join(page.split())


def test_french_marks_stand_apart_and_words_have_one_plural(game: Game) -> None:
    page = talked(against_random(game=game.name), typing("help", "hand"), "fr")
    assert re.findall(r"\w+[;:!?](?=\s|$)|\w+ss\b", page.partition("refused")[0]) == []


def test_nonsense_is_one_sentence_and_the_game_goes_on() -> None:
    sitting = against_random()
    page = talked(sitting, typing("xyzzy", "lay 99 m13 r0", "draw"))
    assert page.count(WHAT_TO_TYPE) == 3
    assert "(R-6)" in page


@pytest.mark.parametrize("line", ["x" * 2600, "lay " * 5000, "try " + "y" * 900, "z" * 100_000, "save " + "n" * 900])
def test_a_huge_line_is_one_sentence_and_the_game_goes_on(line: str) -> None:
    sitting = against_random()
    lay = sitting.table.offers(0)[0].move
    page = talked(sitting, typing(line, lay))
    assert page.count(WHAT_TO_TYPE) == 1 and len(page) < 10_000
    assert sitting.table.log[-1].line.move == lay


def test_a_turn_is_confirmed_or_taken_back() -> None:
    sitting = against_random()
    lay = sitting.table.offers(0)[0].move
    page = talked(sitting, typing(lay, "master m13", "undo", "draw"))
    assert page.count("Your turn is done") == 1
    assert [step.line.move for step in sitting.table.log[1:3]] == [lay, "draw"]


def test_hot_seat_waits_for_the_next_player() -> None:
    sitting = hot_seat()
    first, second = ("Ana", "Bo") if sitting.table.to_act() == [0] else ("Bo", "Ana")
    lay = sitting.table.offers(sitting.table.to_act()[0])[0].move
    page = talked(sitting, typing("", lay, "draw"))
    assert page.index(f"keyboard to {first}") < page.index(f"{first} lays card") < page.index(f"keyboard to {second}")
    shown_after = page[page.index(f"keyboard to {second}") :]
    assert "card" not in shown_after, "no hand is printed before the second player has pressed Enter"


def guarded_page(terminal: bool, *lines: str) -> tuple[str, Sitting]:
    """What two people at one keyboard read, on a real terminal or through a pipe."""
    sitting = hot_seat()
    console = Console(width=90, force_terminal=terminal, color_system=None, _environ={"TERM": "xterm"})
    with console.capture() as captured, contextlib.suppress(Refused):
        Lines(sitting, "en", console, typing(*lines)).run()
    return captured.get(), sitting


def hand_marks(sitting: Sitting, seat: int) -> list[str]:
    """Moves only the seat itself may know of: they name its cards."""
    return [offer.move for offer in sitting.table.offers(seat)]


def test_nothing_private_is_printed_at_one_keyboard_until_it_is_asked_for() -> None:
    _, sitting = guarded_page(False)
    seat = sitting.table.to_act()[0]
    marks = hand_marks(sitting, seat)
    for unasked in (("",), ("", "", ""), ("", "help", "try fly")):
        page, _ = guarded_page(False, *unasked)
        assert not any(mark in page for mark in marks), unasked
    asked, _ = guarded_page(False, "", "hand")
    assert marks[0] in asked
    listed, _ = guarded_page(False, "", "list")
    assert all(mark in listed for mark in marks)


def test_a_real_terminal_is_wiped_with_its_scroll_back_before_the_keyboard_is_passed_on() -> None:
    page, sitting = guarded_page(True, "", "hand", "undo")
    lay = sitting.table.offers(sitting.table.to_act()[0])[0].move
    page, sitting = guarded_page(True, "", "hand", lay, "draw", "")
    shown, passed = page.index(lay), page.rindex("Pass the keyboard")
    wiped = page.rindex(WIPE)
    assert "\x1b[3J" in WIPE and shown < wiped < passed
    assert page.count("Pass the keyboard") == 2 and page.count(WIPE) == 1, "the welcome hides nothing and stays"
    assert "draws a card" in page[passed:], "the next one reads what happened"
    assert "cannot be hidden" not in page


@pytest.mark.parametrize("dumb", [False, True])
def test_where_nothing_can_be_hidden_it_is_said_at_the_start(dumb: bool) -> None:
    console = Console(width=90, force_terminal=dumb, _environ={"TERM": "dumb"} if dumb else {})
    sitting = hot_seat()
    with console.capture() as captured, contextlib.suppress(Refused):
        Lines(sitting, "en", console, typing("")).run()
    page = " ".join(captured.get().split())
    assert page.index("cannot be hidden again") < page.index("Pass the keyboard")
    assert "\x1b[3J" not in page
    assert "cannot be hidden" not in talked(against_random(), typing("quit")), "alone there is nobody to hide from"


def test_players_without_secrets_from_each_other_read_everything() -> None:
    sitting = new_sitting(shelf.game("kamimai"), [Seat("Ana"), Seat("Bo")], {}, 4)
    page = talked(sitting, typing("", "quit"))
    assert sitting.table.offers(sitting.table.to_act()[0])[0].move in page and "cannot be hidden" not in page


def test_save_quit_and_resume(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    sitting = against_random()
    lay = sitting.table.offers(0)[0].move
    page = talked(sitting, typing(lay, f"save {file}", f"save {file}", "quit"))
    assert "refused" not in page
    assert "already exists" in " ".join(page.split())
    resumed = resumed_sitting(file)
    assert resumed.table.position() == sitting.table.position()
    assert resumed.names("en") == ["Ana", "Random"]
    talked(resumed, first_moves(resumed))
    assert resumed.is_over()
    assert record.check(resumed.record()).outcome() is not None


def test_leaving_without_keeping_says_so() -> None:
    assert "refused left" in talked(against_random(), typing("quit"))


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    page = talked(against_random(), typing(f"save {tmp_path}/no/where.record", "quit"))
    assert "cannot be written" in " ".join(page.split())
    assert list(tmp_path.iterdir()) == []


def test_french() -> None:
    sitting = against_random()
    page = talked(sitting, first_moves(sitting), "fr")
    assert "Posez une carte" in page and "Tour 1" in page and "Hasard" in page


def test_a_finished_game_reveals_its_secret() -> None:
    sitting = against_random(0)
    talked(sitting, first_moves(sitting))
    written = sitting.record()
    assert written.secret and written.commitment
    record.check(record.parse_record(record.record_text(written)))


def test_take_backs_stay_in_the_record() -> None:
    sitting = against_random()
    move = sitting.table.offers(0)[0].move
    sitting.play(0, move)
    sitting.undo(0)
    written = sitting.record()
    assert [line.back for line in written.lines] == [None, 0]
    assert record.check(written).turn() == sitting.table.turn()


def test_a_hint_against_bots_names_moves_that_are_offered() -> None:
    sitting = against_random()
    sitting.hint_simulations = 40
    page = talked(sitting, typing("hint", "quit"))
    offered = [offer.move for offer in sitting.table.offers(0)]
    hinted = [line for line in page.splitlines() if " %  " in line]
    assert 1 <= len(hinted) <= 3
    assert all(any(move in line for move in offered) for line in hinted)
    assert "because-" not in page


def test_a_hinted_move_is_called_by_its_name() -> None:
    sitting = against_random(game="grimoire")
    sitting.hint_simulations = 40
    hinted = [line for line in talked(sitting, typing("token 2", "hint", "quit")).splitlines() if " %  " in line]
    view, drawing = sitting.view(0), drawing_of(sitting.game)
    names = {offer.move: move_label(drawing, view, offer.move, "en") for offer in sitting.offers(0)}
    assert names["page 3"] == "Fireball"
    assert hinted
    for line in hinted:
        move = next(move for move in names if f" %  {move}  " in line)
        assert line.partition(f" %  {move}  ")[2].startswith(f"{names[move]}  ")


def test_people_at_one_keyboard_get_no_hints() -> None:
    page = talked(hot_seat(), typing("", "hint", "quit"))
    assert "without hints" in page
