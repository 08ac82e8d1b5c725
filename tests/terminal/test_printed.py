"""Everything printed in the box can be read: on the rules' page, on F1, and about whatever is aimed at."""

from __future__ import annotations

import asyncio

import pytest
from rich.console import Console, RenderableType
from textual.pilot import Pilot

from armarium import cli, shelf
from armarium.chance import Chance
from armarium.games.grimoire import parts as grimoire
from armarium.games.kamimai import notation as kamimai
from armarium.games.kragmortha import parts as kragmortha
from armarium.hooks import Part
from armarium.terminal.drawing import box_page, move_label, parts_called
from armarium.terminal.plain import drawing_of
from armarium.terminal.screens import ReadScreen, help_page
from armarium.words import LANGUAGES, words
from tests.drawers import drawer
from tests.terminal.tables import LocalApp, against_random, at_table, played, press, sitting_after

GAMES = shelf.NAMES
NAMED = {  # keys of words that must be found in a box
    "grimoire": [
        *(f"spell-{spell}" for spell in grimoire.SPELLS[1:]),
        *(f"card-{card}" for card in (*grimoire.QUEST, *grimoire.ITEMS)),
    ],
    "kragmortha": [
        *(f"look-{look}" for look in kragmortha.LOOK_IDS),
        *(f"book-{book}" for book in kragmortha.BOOK_NAMES),
        *(f"card-{face}" for face in kragmortha.FACES),
        *(f"token-{token}" for token in kragmortha.TOKENS),
    ],
    "kamimai": [
        *(f"card-{card}" for card in kamimai.CARDS),
        *(f"effect-{effect}" for effect in kamimai.EFFECTS),
        *(f"level-{level}" for level in (1, 2, 3)),
    ],
}


def text_of(drawn: RenderableType, width: int = 200) -> str:
    console = Console(width=width, highlight=False)
    with console.capture() as captured:
        console.print(drawn)
    return captured.get()


def box_parts(game: str, language: str) -> list[Part]:
    return [part for section in drawing_of(shelf.game(game)).box_sections(language) for part in section.parts]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_part_has_a_name_and_a_text(game: str, language: str) -> None:
    wording = words(game, language)
    page = text_of(box_page(game, drawing_of(shelf.game(game)), language))
    for key in NAMED.get(game, []):
        assert wording.say(key) in page, key
    for part in box_parts(game, language):
        assert part.text.strip() and "{" not in part.text and "-about" not in part.text, part
        assert not part.text.startswith(("screen-", "symbol-", "order-")), part


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_begin_with_the_aim_and_a_turn_in_five_lines(
    game: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    wording = words(game, language)
    assert cli.main(["rules", game, "--lang", language]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == wording.say("help-page-aim")
    turn = lines.index(wording.say("help-page-turn"))
    numbered = [line[:2] for line in lines[turn + 1 : lines.index(wording.say("help-page-box"))] if line[1:2] == "."]
    assert numbered == ["1.", "2.", "3.", "4.", "5."]


def test_the_counts_add_up_to_the_box() -> None:
    sizes = {
        "grimoire": grimoire.PAGES + sum(grimoire.QUEST_COUNTS) + sum(grimoire.ITEM_COUNTS),
        "kragmortha": 58 + 24 + 18 + 6 + 7,
        "kamimai": 64 + 3 + 4 + 5 + len(kamimai.EFFECTS),
    }
    for game, size in sizes.items():
        assert sum(part.copies for part in box_parts(game, "en")) == size, game


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_key_does_goes_on_below_itself_on_a_small_screen(language: str) -> None:
    page = text_of(help_page("rune", drawing_of(shelf.game("rune")), language), 60).splitlines()
    place = next(number for number, line in enumerate(page) if line.startswith("F6 "))
    column = len(page[place]) - len(page[place].removeprefix("F6").lstrip())
    assert page[place + 1][:column].isspace() and not page[place + 1][column].isspace()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_help_shows_the_keys_and_examples_of_this_game_only(game: str, language: str) -> None:
    wording = words(game, language)
    page = text_of(help_page(game, drawing_of(shelf.game(game)), language))
    keys = page[: page.index(wording.say("help-page-aim"))]
    for other in GAMES:
        for line in words(other, language).say("screen-keys").splitlines()[-1:]:
            assert (" ".join(line.split()) in " ".join(keys.split())) == (other == game), (other, line)
    assert ("F4" in keys) == (game == "kragmortha")
    for sign in {"grimoire": "▮▯◷◈✦#", "kragmortha": "☻☠▒◉▤✦", "kamimai": "╱╲⚡♥♡⌫"}.get(game, "▲◆≠"):
        assert sign in keys, sign


@pytest.mark.parametrize("game", GAMES)
def test_what_a_move_names_can_be_read_all_game_long(game: str) -> None:
    box = shelf.game(game)
    drawing = drawing_of(box)
    state = box.new(box.seats[0], {option.name: option.default for option in box.options}, Chance(5))
    chance, named = Chance(6), 0
    for _ in range(60):
        if not state.to_act():
            break
        seat = state.to_act()[0]
        for offer in box.offers(state, seat)[:20]:
            for part in drawing.named_parts(box.view(state, seat), offer.move, "fr"):
                assert part.name and part.text is not None
                named += 1
        moves = state.moves(seat)
        state.play(seat, moves[chance.below(len(moves))])
    assert named > 20


def test_a_hand_is_named_by_its_fingers() -> None:
    box = shelf.game("kamimai")
    view = box.view(box.new(2, {option.name: option.default for option in box.options}, Chance(5)), 0)
    named = [drawing_of(box).named_parts(view, f"hand {hand}", "fr")[0].name for hand in kamimai.HANDS]
    assert named == ["pouce et majeur", "pouce et annulaire", "pouce et auriculaire", "l’autre main"]


def test_the_question_mark_reads_what_is_aimed_at() -> None:
    async def script(app: LocalApp, pilot: Pilot[str]) -> None:
        await press(app, pilot, "question_mark")
        assert isinstance(app.screen, ReadScreen)
        shown = text_of(app.screen._page)
        assert words("rune", "en").say("screen-box-card", {"card": app.table.aimed_move.split()[1]}) in shown
        await press(app, pilot, "escape")
        assert at_table(app)

    asyncio.run(played(against_random(), script))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", shelf.NAMES)
def test_every_kind_of_move_has_a_name(game: str, language: str) -> None:
    wording, verbs = words(game, language), drawer(game, "verbs")
    assert verbs is not None, f"tests/{game}/verbs.py says what its moves begin with"
    assert [verb for verb in verbs.VERBS if not wording.has(f"move-{verb}")] == []


@pytest.mark.parametrize("game", shelf.NAMES)
def test_no_move_is_a_bare_code(game: str) -> None:
    """French says in its own words what a notation does, for each move."""
    sitting = sitting_after(game, ["Ana", "Bo"], 8)
    drawing = drawing_of(sitting.game)
    for seat in sitting.to_act():
        view = sitting.view(seat)
        for offer in sitting.offers(seat):
            assert move_label(drawing, view, offer.move, "fr"), offer.move


def test_a_move_is_called_by_what_is_done_and_with_what() -> None:
    sitting = sitting_after("grimoire", ["Ana", "Bo"], 2)
    drawing, view = drawing_of(sitting.game), sitting.view(0)
    assert move_label(drawing, view, "page 3", "en") == "Fireball"
    assert move_label(drawing, view, "page 3", "fr") == "Boule de feu"
    assert move_label(drawing, view, "take 2", "fr").startswith("prendre ")
    assert move_label(drawing, view, "pay", "en") == "pay a VP token for a random discard"


def test_what_is_printed_is_found_by_its_name() -> None:
    drawing = drawing_of(shelf.game("grimoire"))
    assert [part.name for part in parts_called(drawing, "KING", "en")] == ["King"]
    assert [part.name for part in parts_called(drawing, "wish", "en")] == ["15 Wish (Forbidden)"]
    assert parts_called(drawing, "", "en") == parts_called(drawing, "dance", "en") == []


def test_a_typed_name_and_a_question_mark_read_it() -> None:
    async def script(app: LocalApp, pilot: Pilot[str]) -> None:
        await press(app, pilot, "enter", *"king", "question_mark")
        assert isinstance(app.screen, ReadScreen)
        assert "King (×3)" in text_of(app.screen._page) and app.table.field.value == ""
        await press(app, pilot, "escape", *"xyz", "question_mark")
        assert at_table(app) and app.table.field.value == "xyz?"

    asyncio.run(played(sitting_after("grimoire", ["Ana", "Bo"], 2), script))


def test_open_piles_are_told() -> None:
    kragmortha, grimoire = sitting_after("kragmortha", ["Ana", "Bo"], 40), sitting_after("grimoire", ["Ana", "Bo"], 48)
    for sitting, begins in ((kragmortha, "The discard pile: "), (grimoire, "The discards, for everybody to see: ")):
        view = sitting.view(None)
        assert view.discards
        told = [fact for fact in drawing_of(sitting.game).facts(view, ["Ana", "Bo"], "en") if fact.startswith(begins)]
        names = [words(sitting.game.name, "en").say(f"card-{card}") for card in view.discards]
        assert len(told) == 1 and all(name in told[0] for name in names)
