"""A page for each book that teaches it: the rules in short, then the chapters of its first game with their boards."""

from __future__ import annotations

from pathlib import Path

from build_tools.site.phrases import plain, say

from armarium import lessons, shelf
from armarium.game import Game
from armarium.lessons import Chapter, Lesson
from armarium.pictures.frame import Sitting, still
from armarium.pictures.moments import Moment
from armarium.words import Words, words

TURN_STEPS = 9  # the most that a game may tell


def write_learning(folder: Path, language: str) -> list[Path]:
    """The pages `learn/<game>.md` and their pictures; which pages were written."""
    target = folder / "learn"
    target.mkdir(exist_ok=True)
    return [write_page(target, shelf.game(name), language) for name in shelf.names()]


def write_page(target: Path, game: Game, language: str) -> Path:
    wording = words(game.name, language)
    title = wording.game_name(game.name)
    taught = [chapter for chapter in lessons.chapters(game) if chapter.tasks]
    minutes = max(chapter.minutes for chapter in taught)
    parts = [
        f"# {say(language, 'learn', game=title)}",
        f"*{plain(wording.say('tagline'))}*",
        picture_of(game, title, language),
        players_line(game, language),
        *short_rules(wording, language),
        f"## {say(language, 'chapters')}",
        say(language, "chapters-about", minutes=minutes),
        f"```\narmarium learn {game.name} --lang {language}\n```",
        *(chapter_text(target, game, chapter, wording) for chapter in taught),
        say(language, "all-rules", game=title, name=game.name),
    ]
    page = target / f"{game.name}.md"
    page.write_text("\n\n".join(parts) + "\n", "utf-8")
    return page


def picture_of(game: Game, title: str, language: str) -> str:
    pictures = "../pictures" if language == "en" else "../../pictures"
    return f"![{plain(say(language, 'shown', game=title))}]({pictures}/{game.name}.svg)"


def players_line(game: Game, language: str) -> str:
    seats = game.seats
    return say(language, "players", least=min(seats), most=max(seats), minutes=game.minutes)


def short_rules(wording: Words, language: str) -> list[str]:
    steps = [key for place in range(1, TURN_STEPS) if wording.has(key := f"short-turn-{place}")]
    turn = "\n".join(f"{place}. {plain(wording.say(key))}" for place, key in enumerate(steps, 1))
    return [
        f"## {say(language, 'aim')}",
        plain(wording.say("short-aim")),
        f"## {say(language, 'turn')}",
        turn,
        f"## {say(language, 'end')}",
        plain(wording.say("short-end")),
    ]


def chapter_text(target: Path, game: Game, chapter: Chapter, wording: Words) -> str:
    """Its title, the board, and what each task shows; what is to be found out stays to be found out."""
    key = f"lesson-{chapter.name}"
    values = {"partner": chapter.partners[0] if chapter.partners else ""}
    title = plain(wording.say(key, values))
    picture = f"{game.name}-{chapter.name}.svg"
    (target / picture).write_text(board(game, chapter, wording.language), "utf-8")
    alt = plain(say(wording.language, "picture", chapter=wording.say(key, values)))
    tasks = [task_text(f"{key}-{task.key}", values, wording) for task in chapter.tasks]
    about = plain(wording.attribute(key, "about", values))
    return "\n\n".join([f"### {title}", about, f"![{alt}]({picture})", *tasks])


def task_text(key: str, values: dict[str, str], wording: Words) -> str:
    title, idea = (plain(wording.attribute(key, name, values)) for name in ("title", "idea"))
    return f"**{title}.** {idea} *{plain(wording.say(key, values))}*"


def board(game: Game, chapter: Chapter, language: str) -> str:
    """The first position of a chapter as its learner sees it."""
    lesson = Lesson(game, chapter)
    state = lesson.table.state
    names = [seat.name or say(language, "you") for seat in lesson.table.seats]
    view = game.view(state, lesson.seat)
    moment = Moment(0, view, state.standing(), state.to_act(), state.turn())
    return still(Sitting(game.name, names, language), moment)
