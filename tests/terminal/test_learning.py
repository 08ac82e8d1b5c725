"""`armarium learn`: every chapter of every book through the command, right and wrong, by typed lines alone."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from armarium import cli, lessons, shelf
from armarium.lessons import Lesson, Task
from armarium.reason import Refused
from armarium.terminal.spelling import plain_spelling
from armarium.words import refusal_text, words
from tests.lessons.test_chapters import CHAPTERS, at_task, is_right, opened, tried, tries

Captured = pytest.CaptureFixture[str]
TAUGHT = [(game, name) for game, name in CHAPTERS if opened(game, name)[1].game is None]


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Progress is kept below it, and the terminal is wide enough for any sentence."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "500")
    return tmp_path / "armarium" / "learned.json"


def learned(capsys: Captured, monkeypatch: pytest.MonkeyPatch, arguments: list[str], *lines: str) -> tuple[int, str]:
    """The exit code, and what was printed after these lines were typed."""
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    code = cli.main(["learn", *arguments])
    told = capsys.readouterr()
    assert "Traceback" not in told.err
    return code, " ".join(told.out.split())


def plainly(text: str) -> str:
    """As the plain form spells it."""
    return plain_spelling(text, words(None, "en"))


def sentence(game: str, lesson: Lesson, key: str, attribute: str = "", language: str = "en") -> str:
    wording, values = words(game, language), {"partner": lesson.chapter.partners[0]}
    text = wording.attribute(key, attribute, values) if attribute else wording.say(key, values)
    return " ".join(text.split())


def wrong_tries(game: str, lesson: Lesson, task: Task) -> Iterator[tuple[str, str]]:
    """A move for each reason the task names, and the sentence that answers it."""
    for wrong in task.wrong:
        text = next((text for text in tries(wrong, lesson) if not is_right(task, wrong, text)), "")
        answer = tried(lesson, text) if text else None
        if answer is not None and answer.why is not None:
            assert answer.why.clause == wrong.clause
            yield text, refusal_text(Refused(answer.why), "en", game)
        elif answer is not None:
            yield text, sentence(game, lesson, lesson.words_key(task.key, wrong.key))


@pytest.mark.parametrize(("game", "name"), TAUGHT)
def test_a_chapter_is_learned_by_typing(
    game: str, name: str, capsys: Captured, monkeypatch: pytest.MonkeyPatch, data_folder: Path
) -> None:
    lines: list[str] = []
    expected: list[str] = []
    for place, task in enumerate(opened(game, name)[1].tasks):
        lesson = at_task(game, name, place)
        key = lesson.words_key(task.key)
        expected += [sentence(game, lesson, key, "idea"), sentence(game, lesson, key)]
        for text, told in wrong_tries(game, lesson, task):
            lines.append(text)
            expected.append(" ".join(told.split()))
        lines += [task.show, ""]
        expected.append(sentence(game, lesson, key, "done"))
    code, page = learned(capsys, monkeypatch, [game, name], *lines, "quit")
    is_last = lessons.chapters(shelf.game(game))[-2].name == name
    assert code == (2 if is_last else 0), "the whole game comes after it, and leaving that is refused"
    begin = 0
    for told in map(plainly, expected):
        assert told in page[begin:], told
        begin = page.index(told, begin) + len(told)
    assert json.loads(data_folder.read_bytes()) == {game: [name]}


@pytest.mark.parametrize("game", shelf.NAMES)
def test_the_chapters_are_shown_in_french_with_what_is_done(
    game: str, capsys: Captured, monkeypatch: pytest.MonkeyPatch, data_folder: Path
) -> None:
    """“show” plays each task; what is not done at all is skipped by “next”, and is not counted."""
    first, second, *_ = lessons.chapters(shelf.game(game))
    lines = [line for _ in first.tasks for line in ("show", "")]
    code, page = learned(capsys, monkeypatch, [game, "--lang", "fr"], "17", "", *lines, "next", "quit")
    assert code == 0
    assert plainly(words(game, "fr").say("reason-lesson-unknown")) in page
    title = words(game, "fr").say(f"lesson-{first.name}")
    assert plainly(words(game, "fr").say("learn-done", {"chapter": title})) in page
    assert json.loads(data_folder.read_bytes()) == {game: [first.name]}
    code, page = learned(capsys, monkeypatch, [game, "--lang", "fr"], "", "quit")
    assert code == 0
    assert page.count(", terminé") == 1
    lesson = Lesson(shelf.game(game), second)
    assert plainly(sentence(game, lesson, f"lesson-{second.name}", "about", "fr")) in page


@pytest.mark.parametrize("game", shelf.NAMES)
def test_the_last_chapter_is_a_game_with_those_who_teach_it(
    game: str, capsys: Captured, monkeypatch: pytest.MonkeyPatch, data_folder: Path
) -> None:
    """Left in the middle, it is not done."""
    chapter = lessons.chapters(shelf.game(game))[-1]
    assert chapter.game is not None
    code, page = learned(capsys, monkeypatch, [game, chapter.name, "--plain"], "who", "quit")
    assert code == 2 and not data_folder.exists()
    assert len(chapter.partners) == len(chapter.game.bots)
    for place, partner in enumerate(chapter.partners, 2):
        assert f"{place} {partner}: " in page


def test_a_wrong_try_changes_nothing_and_everything_can_be_asked_meanwhile(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = (
        "board",
        "who",
        "log 3",
        "hand",
        "list master",
        "try master m14",
        "read master m14",
        "help",
        "task",
        "undo",
    )
    code, page = learned(capsys, monkeypatch, ["rune", "1"], "draw", *asked, "m14", "hand", "dance", "log", "", "quit")
    assert code == 0
    assert page.count("A free red area, 6 points: m14, n14.") == 3, "before, for “board” and for “hand”"
    assert page.count("Look here: m14, n14.") == 2
    assert plainly(words(None, "en").say("reason-lesson-no-undo")) in page
    assert page.count("You set a Master on red at m14. It holds 2 runes worth 6.") == 2, "told, and by “log”"
    assert page.count(plainly(words(None, "en").say("learn-go-on"))) == 2, "“dance” says how to go on"


@pytest.mark.parametrize("game", shelf.NAMES)
def test_odd_lines_are_answered(game: str, capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    odd = (
        "\x00",
        "9" * 5000,
        "é" * 200,
        "page",
        "page 999999999",
        "log -1",
        "try",
        "read",
        "call 7",
        "save x",
        "> 1",
        "{",
    )
    code, page = learned(capsys, monkeypatch, [game, "1"], *odd, "show", *odd)
    assert code == 2, "the input ended"
    assert plainly(words(None, "en").say("learn-go-on")) in page


@pytest.mark.parametrize(
    "arguments", [["chess"], ["rune", "dance"], ["rune", "0"], ["rune", "9" * 3000], ["rune", "²"]]
)
def test_what_is_not_there_is_refused(arguments: list[str], capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert cli.main(["learn", *arguments]) == 2
    told = capsys.readouterr()
    assert told.out == "" and len(told.err.splitlines()) == 1


def test_a_broken_file_of_progress_is_no_progress(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch, data_folder: Path
) -> None:
    data_folder.parent.mkdir(parents=True)
    data_folder.write_text("[1")
    code, page = learned(capsys, monkeypatch, ["rune"], "aim", "show", "quit")
    assert code == 0 and ", done" not in page
    assert json.loads(data_folder.read_bytes()) == {"rune": ["aim"]}
