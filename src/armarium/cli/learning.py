"""`armarium learn`: a book's guided first game at this terminal, chapter by chapter, full screen or line by line."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from armarium.cli.arguments import Parser, spoken_words
from armarium.cli.asking import is_full_screen, read_line
from armarium.cli.playing import ask_game, show

if TYPE_CHECKING:
    from armarium.game import Game
    from armarium.lessons import Chapter


def describe_learn(subparser: Parser) -> None:
    subparser.add_argument("game", nargs="?", metavar="GAME", help="help-game")
    subparser.add_argument("chapter", nargs="?", metavar="CHAPTER", help="help-learn-chapter")
    subparser.add_argument("--plain", action="store_true", help="help-learn-plain")


def learn(asked: argparse.Namespace) -> int:
    """From the chosen chapter on, until somebody leaves or the book is through."""
    from armarium import lessons, shelf
    from armarium.terminal.learning import chosen_place

    wording = spoken_words(asked)
    game = shelf.game(asked.game or ask_game(wording))
    chapters = lessons.chapters(game)
    place = chosen_place(game, asked.chapter, []) if asked.chapter else ask_chapter(asked, game)
    for chapter in chapters[place:]:
        if chapter.game is not None:
            return play_whole_game(asked, game, chapter)
        if goes_home(asked, game, chapter):
            return 0
    return 0


def ask_chapter(asked: argparse.Namespace, game: Game) -> int:
    """Show what there is and what is done; asked again until it is one of them."""
    from armarium.reason import Refused
    from armarium.terminal.learning import chapter_lines, chosen_place, read_progress
    from armarium.terminal.spelling import plain_spelling
    from armarium.words import refusal_text, words

    wording = words(game.name, asked.lang)
    done = read_progress().get(game.name, [])
    for line in chapter_lines(game, done, asked.lang):
        print(plain_spelling(line, wording))
    print(plain_spelling(wording.say("learn-which"), wording))
    while True:
        try:
            return chosen_place(game, read_line(), done)
        except Refused as problem:
            if problem.reason.key != "lesson-unknown":
                raise
            print(plain_spelling(refusal_text(problem, asked.lang, game.name), wording))


def goes_home(asked: argparse.Namespace, game: Game, chapter: Chapter) -> bool:
    """Learn a chapter and remember it; whether the learner leaves."""
    from armarium.terminal.learning import keep_progress

    is_full = is_full_screen() and not asked.plain
    done, left = learn_on_screen(asked, game, chapter) if is_full else learn_by_lines(asked, game, chapter)
    if done:
        keep_progress(game.name, chapter.name)
    return left


def learn_by_lines(asked: argparse.Namespace, game: Game, chapter: Chapter) -> tuple[bool, bool]:
    from rich.console import Console

    from armarium.terminal.learning import learn_chapter

    return learn_chapter(game, chapter, asked.lang, Console(highlight=False), read_line)


def learn_on_screen(asked: argparse.Namespace, game: Game, chapter: Chapter) -> tuple[bool, bool]:
    from armarium.terminal.lesson_screen import LessonApp

    app = LessonApp(game, chapter, asked.lang)
    ended = app.run()
    asked.lang = app.language
    return app.is_done, ended == "left"


def play_whole_game(asked: argparse.Namespace, game: Game, chapter: Chapter) -> int:
    """The last chapter is a game with those who taught the others; done once it was played to its end."""
    from armarium.terminal.learning import keep_progress
    from armarium.terminal.lesson_sitting import chapter_title
    from armarium.terminal.partner import PartnerSitting

    wording = spoken_words(asked)
    print(chapter_title(game, chapter, wording))
    sitting = PartnerSitting(game, chapter, asked.lang)
    code = show(asked, sitting, wording)
    if sitting.is_over():
        keep_progress(game.name, chapter.name)
    return code
