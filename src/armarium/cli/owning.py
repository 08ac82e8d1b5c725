"""`armarium box`: how much of each box is known; an owner's answers, asked one by one or given at once; and what
several owners have reported, as one box."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from armarium.cli.arguments import Parser, spoken_words
from armarium.cli.asking import is_yes, read_line
from armarium.reason import Refused, refusal

if TYPE_CHECKING:
    from armarium.own_boxes import OwnBox
    from armarium.questions import Question
    from armarium.words import Words

STOP = ("q", "quit", "stop")
DISAGREED = 1  # the exit code of a merge that leaves something open


def describe_box(subparser: Parser) -> None:
    subparser.add_argument("--all", action="store_true", help="help-box-all")
    subparser.add_argument("--show", action="store_true", help="help-box-show")
    subparser.add_argument("--set", action="append", default=[], metavar="PART=VALUE", help="help-box-set")
    subparser.add_argument("--same", action="append", default=[], metavar="PART", help="help-box-same")
    subparser.add_argument("--file", type=Path, metavar="FILE", help="help-box-file")
    subparser.add_argument("--owner", default="", metavar="NAME", help="help-box-owner")
    subparser.add_argument("--name", default="", metavar="NAME", help="help-box-name")
    subparser.add_argument("--report", type=Path, metavar="FILE", help="help-box-report")
    subparser.add_argument("--house", action="store_true", help="help-box-house")


def describe_merge(subparser: Parser) -> None:
    subparser.add_argument("files", type=Path, nargs="+", metavar="FILE", help="help-box-merge-files")
    subparser.add_argument("--out", type=Path, metavar="FILE", help="help-box-merge-out")


# --- how much is known ----------------------------------------------------------------------------------------------


def tell_known(asked: argparse.Namespace) -> int:
    """Of every box: how many parts, how many of them nobody knows yet, and from whom the others are."""
    from rich.console import Console

    from armarium import questions
    from armarium.terminal.owning import known_table

    boxes = {game: readable_box(game) for game in questions.games()}
    known = {game: questions.knowledge(questions.questions(game, box, asked.lang)) for game, box in boxes.items()}
    names = {game: box.name for game, box in boxes.items() if box is not None}
    Console(highlight=False).print(known_table(known, names, asked.lang))
    tell_unused(asked.lang)
    return 0


def saved_box(game: str) -> OwnBox | None:
    from armarium import own_boxes

    return own_boxes.read_box(game) if own_boxes.own_file(game).is_file() else None


def readable_box(game: str) -> OwnBox | None:
    try:
        return saved_box(game)
    except Refused:
        return None


def tell_unused(spoken: str) -> None:
    """Which owner's boxes are not played with, and why; nothing where another process has told it."""
    from armarium.own_boxes import unused_boxes

    for game, why in unused_boxes().items():
        from armarium.words import LANGUAGES, refusal_text

        language = spoken if spoken in LANGUAGES else LANGUAGES[0]
        print(refusal_text(Refused(why), language, game), file=sys.stderr)


# --- an owner's answers ---------------------------------------------------------------------------------------------


def box(asked: argparse.Namespace) -> int:
    from armarium.box_files import put_away

    wording = spoken_words(asked)
    if asked.house:
        put_away(asked.game)
        print(wording.say("box-house-again", {"game": wording.game_name(asked.game)}))
        return 0
    if asked.show:
        show(asked)
        return 0
    if asked.file or asked.set or asked.same:
        keep(asked, given_box(asked), wording)
    elif asked.report is None:
        keep(asked, asked_box(asked, wording), wording)
    if asked.report is not None:
        write_report(asked, wording)
    return 0


def show(asked: argparse.Namespace) -> None:
    from rich.console import Console

    from armarium import questions
    from armarium.terminal.owning import part_lines

    parts = questions.questions(asked.game, saved_box(asked.game), asked.lang)
    Console(highlight=False, soft_wrap=True).print(*part_lines(parts, asked.lang), sep="\n")


def first_box(asked: argparse.Namespace, owner: str) -> OwnBox:
    """What was saved before, or nothing said yet."""
    from armarium.own_boxes import OwnBox, clean_name

    name = asked.name or spoken_words(asked).say("box-default-name", {"owner": owner})
    box = saved_box(asked.game) or OwnBox(name)
    box.name = clean_name(asked.name or box.name)
    return box


def owner_of(asked: argparse.Namespace) -> str:
    """As was said now, else as in the saved box, else nobody in particular."""
    from armarium.own_boxes import clean_name

    if asked.owner:
        return clean_name(asked.owner)
    box = saved_box(asked.game)
    return (
        next(iter(box.known.values()), "") if box is not None and box.known else spoken_words(asked).say("box-somebody")
    )


def given_box(asked: argparse.Namespace) -> OwnBox:
    from armarium import own_boxes, questions

    owner = owner_of(asked)
    box = first_box(asked, owner) if asked.file is None else box_in(asked, owner)
    house = own_boxes.house_tables(asked.game)
    for way in asked.same:
        questions.asking_at(asked.game, way)
        box = questions.with_answer(asked.game, box, way, own_boxes.part(house, way), owner)
    for text in asked.set:
        way, _, value = text.partition("=")
        box = questions.with_answer(asked.game, box, way, questions.parse_answer(asked.game, way, value), owner)
    return box


def box_in(asked: argparse.Namespace, owner: str) -> OwnBox:
    """Somebody's parts.toml: what differs there is said by its owner."""
    from armarium import own_boxes

    try:
        text = asked.file.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        raise refusal("part-unreadable", game=asked.game, problem=type(problem).__name__) from problem
    named = own_boxes.parse_tables(asked.game, text).get(own_boxes.OWN)
    head = "" if named else f'\n[{own_boxes.OWN}]\nname = "box"\n'
    box = own_boxes.parse_box(asked.game, text + head)
    if asked.name or not named:
        box.name = first_box(asked, owner).name
    box.known = {way: box.known.get(way, owner) for way in [*box.known, *box.parts]}
    return box


def keep(asked: argparse.Namespace, box: OwnBox, wording: Words) -> None:
    from armarium import questions
    from armarium.box_files import save_box
    from armarium.terminal.owning import difference_lines

    file = save_box(asked.game, box)
    parts = questions.questions(asked.game, box, asked.lang)
    print("\n".join(difference_lines(parts, asked.lang)))
    values = {"name": box.name, "file": str(file), "game": wording.game_name(asked.game)}
    print(wording.say("box-saved" if box.parts else "box-saved-same", values))


def write_report(asked: argparse.Namespace, wording: Words) -> None:
    from armarium.box_files import report_of, report_text
    from armarium.cli.picturing import write

    box = saved_box(asked.game)
    if box is None:
        raise refusal("box-none", game=asked.game)
    write(report_text(report_of(asked.game, box, owner_of(asked))), asked.report)
    print(wording.say("box-report-written", {"file": str(asked.report)}))


# --- asked one by one -----------------------------------------------------------------------------------------------


def asked_box(asked: argparse.Namespace, wording: Words) -> OwnBox:
    """The unverified parts, or all of them; what was answered before it was stopped is kept."""
    from armarium import questions

    owner = asked_name(asked, wording)
    box = first_box(asked, owner)
    parts = questions.questions(asked.game, box, asked.lang)
    wanted = [one for one in parts if asked.all or one.doubtful]
    values = {"game": wording.game_name(asked.game), "doubtful": len(wanted), "parts": len(parts)}
    print(wording.say("box-begin", values))
    for place, one in enumerate(wanted, 1):
        answer = answer_to(asked, one, f"{place}/{len(wanted)}", wording)
        if answer in STOP:
            break
        if answer is not None:
            box = questions.with_answer(asked.game, box, one.way, answer, owner)
    return box


def asked_name(asked: argparse.Namespace, wording: Words) -> str:
    if asked.owner or not sys.stdin.isatty():
        return owner_of(asked)
    from armarium.own_boxes import clean_name

    known = owner_of(asked)
    return clean_name(read_line(wording.say("box-who", {"owner": known})).strip() or known)


def answer_to(asked: argparse.Namespace, one: Question, place: str, wording: Words) -> object:
    """What stands on the owner's part; None where they do not know, a word of STOP where they have had enough."""
    from rich.console import Console

    from armarium.terminal.owning import question_text

    Console(highlight=False).print(question_text(one, place, asked.lang))
    while True:
        text = read_line(wording.say("box-prompt")).strip()
        if not text or text.lower() in STOP:
            return text.lower() or None
        try:
            return parse_typed(asked.game, one, text)
        except Refused as problem:
            from armarium.words import refusal_text

            print(refusal_text(problem, asked.lang, asked.game))


def parse_typed(game: str, one: Question, text: str) -> object:
    """`y` for what we play with, the number of a picture, or what is printed."""
    from armarium.questions import parse_answer

    if is_yes(text):
        return one.value
    shown = one.pictured or one.choices
    if one.kind in ("rows", "choice") and text.isdigit() and 1 <= int(text) <= len(shown):
        return shown[int(text) - 1]
    return parse_answer(game, one.way, text)


# --- several owners -------------------------------------------------------------------------------------------------


def merge(asked: argparse.Namespace) -> int:
    """The exit code is 1 where owners do not agree: those parts stay as the house has them."""
    from armarium import box_files
    from armarium.terminal.owning import merged_lines

    wording = spoken_words(asked)
    merged = box_files.merge([report for path in asked.files for report in box_files.load_reports(path)])
    box = box_files.merged_box(merged, wording.say("box-merged-name"))
    print("\n".join(merged_lines(merged, asked.lang)))
    if asked.out is not None:
        from armarium.cli.picturing import write

        write(box_files.box_text(merged.game, box), asked.out)
        print(wording.say("box-merge-written", {"file": str(asked.out)}))
    return DISAGREED if merged.conflicts else 0
