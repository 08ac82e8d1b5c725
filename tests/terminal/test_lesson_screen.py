"""Lessons in the frame of the full screen: every chapter by keys, tried wrongly first; and the whole game at the end,
line by line and to its last move, with what the partner says."""

from __future__ import annotations

import asyncio
import io

import pytest
from rich.console import Console
from textual.pilot import Pilot
from textual.widgets import Static

from armarium import lessons, shelf
from armarium.chance import Chance
from armarium.terminal.drawing import name_text
from armarium.terminal.lesson_screen import LessonApp
from armarium.terminal.lines import Lines
from armarium.terminal.log_lines import speech_line
from armarium.terminal.partner import PartnerSitting
from armarium.terminal.session import Speech
from armarium.words import LANGUAGES, words
from tests.lessons.test_chapters import at_task, opened
from tests.terminal.test_learning import TAUGHT, plainly, sentence, wrong_tries

MOST_LINES = 3000


def said(app: LessonApp, where: str) -> str:
    content = app.table.query_one(where, Static).content
    return " ".join(getattr(content, "plain", str(content)).split())


async def enter(app: LessonApp, pilot: Pilot[str], line: str = "") -> None:
    if line:
        app.table.field.value = line
        await pilot.pause()
    await pilot.press("enter")
    await pilot.pause()


@pytest.mark.parametrize(("game", "name"), TAUGHT)
def test_a_chapter_is_learned_on_the_full_screen(game: str, name: str) -> None:
    taught, chapter = opened(game, name)
    places = range(len(chapter.tasks))
    before = [at_task(game, name, place) for place in places]
    wrong = [list(wrong_tries(game, before[place], chapter.tasks[place]))[:1] for place in places]
    app = LessonApp(taught, chapter, "en", aiming=3600)

    async def learn_task(pilot: Pilot[str], place: int) -> None:
        task, lesson = chapter.tasks[place], before[place]
        key = lesson.words_key(task.key)
        assert sentence(game, lesson, key) in said(app, "#prompt")
        assert sentence(game, lesson, key, "idea") in said(app, "#duties")
        assert f"task {place + 1} of {len(chapter.tasks)}" in said(app, "#title")
        for text, told in wrong[place]:
            await enter(app, pilot, text)
            assert " ".join(told.split()) in f"{said(app, '#duties')} {said(app, '#note')}", text
            await pilot.press("escape")
        assert app.lesson.done == place
        await pilot.press("f3")
        assert app.table.field.value == task.show
        await enter(app, pilot)
        assert app.lesson.done == place + 1
        assert sentence(game, lesson, key, "done") in said(app, "#duties")

    async def script() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            for place in places:
                await learn_task(pilot, place)
                await enter(app, pilot)

    asyncio.run(script())
    assert app.is_done and app.return_value == "next"


def test_a_chapter_is_left_or_passed_over_and_the_language_changes_at_once() -> None:
    taught, chapter = opened("rune", "aim")

    async def script(app: LessonApp, last: str) -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await pilot.press("f2")
            assert sentence("rune", app.lesson, "lesson-aim-most", "idea", "fr") in said(app, "#duties")
            await pilot.press(last)

    for key, ended in (("f8", "next"), ("ctrl+c", "left")):
        app = LessonApp(taught, chapter, "en", aiming=3600)
        asyncio.run(script(app, key))
        assert app.return_value == ended and not app.is_done


class Player:
    """Plays what is offered by chance; a line without an offer goes on."""

    def __init__(self, sitting: PartnerSitting) -> None:
        self.sitting = sitting
        self.chance = Chance(3)
        self.lines = 0

    def read(self) -> str:
        self.lines += 1
        assert self.lines < MOST_LINES
        if self.sitting.person_to_act() is None:
            return ""
        offers = self.sitting.offers(0)
        return str(offers[self.chance.below(len(offers))].move)


@pytest.mark.parametrize("game", shelf.NAMES)
def test_the_whole_game_is_played_to_its_end_and_the_partner_speaks(game: str) -> None:
    language = LANGUAGES[shelf.NAMES.index(game) % len(LANGUAGES)]
    chapter = lessons.chapters(shelf.game(game))[-1]
    assert chapter.game is not None
    sitting = PartnerSitting(shelf.game(game), chapter, language, seed=5)
    output = io.StringIO()
    Lines(sitting, language, Console(file=output, width=400), Player(sitting).read).run()
    assert sitting.is_over()
    page, partner = output.getvalue(), chapter.partners[0]
    wording, spoken = words(game, language), [speech.text for speech in sitting.speeches]
    assert plainly(name_text(f"2 {partner}", "", wording)) in page, "the bot is called by the partner's name"
    says = [wording.say(f"lesson-{chapter.name}-say-{one.key}", {"partner": partner}) for one in chapter.game.says]
    heard = [text for text in says if text in spoken]
    assert len(heard) >= 3 and all(page.count(plainly(name_text(partner, text, wording))) == 1 for text in heard)
    assert set(spoken) <= {*says, wording.say("learn-aim", {"partner": partner})} and len(set(spoken)) == len(spoken)
    assert heard[-1] == says[-1] or "over" not in chapter.game.says[-1].key, "the last word is said at the end"


def test_what_is_said_depends_on_whose_move_it_was() -> None:
    whole = lessons.WholeGame(["x"], [lessons.Saying("mine", ["a"], "me"), lessons.Saying("theirs", ["a"], "others")])
    assert [whole.saying({"a"}, mine, set()) for mine in (True, False)] == whole.says
    assert whole.saying({"a"}, True, {"mine"}) is None and whole.saying({"b"}, True, set()) is None


@pytest.mark.parametrize(("language", "line"), [("en", "Pip: “Hm.”"), ("fr", "Pip\u202f: “Hm.”"), ("de", "Pip: “Hm.”")])
def test_what_a_partner_says_has_the_colon_of_its_language_in_the_log(language: str, line: str) -> None:
    told = speech_line(Speech(0.0, "Pip", "Hm."), words(None, language))
    assert " ".join(told.plain.split()) == " ".join(line.split())
    assert [(span.start, span.end, span.style) for span in told.spans] == [(0, 3, "bold")]
    assert speech_line(Speech(0.0, "", "Hm."), words(None, language)).plain == "Hm."
