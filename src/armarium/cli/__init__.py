"""The command `armarium`: reads what is asked, calls the room that does it, and turns every refusal into one sentence.

Plain argparse: it starts at once and needs nothing. Rooms are imported when their command is called, never before.
"""

from __future__ import annotations

import errno
import io
import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from armarium.cli import (
    administering,
    learning,
    measuring,
    opening,
    owning,
    picturing,
    playing,
    reading,
    reporting,
    serving,
    visiting,
)
from armarium.cli.arguments import Command, Parser, add_basics, formatter
from armarium.cli.asking import REFUSED
from armarium.reason import Refused, refusal

if TYPE_CHECKING:
    import argparse

    from armarium.hooks import AddCommand

    Group = argparse._SubParsersAction[Parser]


def main(arguments: Sequence[str] | None = None) -> int:
    """The exit code: 0 when all went well, 2 when something was refused or interrupted."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    if sys.stdin is None:  # closed by whoever started us: as if it had ended
        sys.stdin = io.StringIO()
    spoken = asked_language(given)
    try:
        if "box" not in given:  # it tells of the one it is about
            owning.tell_unused(spoken)
        asked = parser(spoken, with_games="lab" in given).parse_args(given)
        if asked.version:
            from armarium.version import version_line

            print(version_line())
            return 0
        asked.given = given
        command: Command = asked.command
        return command(asked)
    except Refused as problem:
        return complain(problem, spoken, given)
    except KeyboardInterrupt:
        return complain(refusal("interrupted"), spoken, given)
    except BrokenPipeError:
        drop_output()  # nobody reads on: end quietly
        return REFUSED
    except OSError as problem:
        if problem.errno != errno.ENOSPC:
            raise
        drop_output()
        return complain(refusal("file-unwritable", file="stdout", problem=str(problem.strerror)), spoken, given)


def drop_output() -> None:
    """Else the interpreter would try once more when it ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def complain(problem: Refused, spoken: str, given: Sequence[str]) -> int:
    """One sentence, with the words of the game it is about: the one that was named, else the one that knows them."""
    from armarium import shelf
    from armarium.words import LANGUAGES, refusal_text, words

    language = spoken if spoken in LANGUAGES else LANGUAGES[0]
    key = f"reason-{problem.reason.key}"
    named = [word for word in given if word in shelf.names()]
    knowing = (
        [name for name in shelf.names() if words(name, language).has(key)] if not words(None, language).has(key) else []
    )
    print(refusal_text(problem, language, next(iter(named + knowing), None)), file=sys.stderr)
    return REFUSED


def asked_language(given: Sequence[str]) -> str:
    """What --lang says, else what the environment speaks, else the first language."""
    from armarium.words import LANGUAGES

    for place, word in enumerate(given):
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
        if word == "--lang" and place + 1 < len(given):
            return given[place + 1]
    local = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return local[:2] if local[:2] in LANGUAGES else LANGUAGES[0]


# --- what can be asked ----------------------------------------------------------------------------------------------


def parser(spoken: str, with_games: bool = False) -> Parser:
    """`with_games`: also what games bring to the lab; they are not loaded for anything else."""
    from armarium import shelf

    style = formatter(spoken)
    top = Parser(prog="armarium", description="help-armarium", formatter_class=style, add_help=False)
    add_basics(top, spoken)
    top.add_argument("--version", action="store_true", help="help-version")
    opening.describe_opening(top)
    top.set_defaults(command=opening.open_table)
    commands = top.add_subparsers(title="commands", metavar="…")

    def command(name: str, run: Command, group: Group = commands, key: str = "") -> Parser:
        subparser = group.add_parser(
            name,
            help=f"help-{key or name}",
            description=f"help-{key or name}",
            formatter_class=style,
            add_help=False,
            allow_abbrev=False,
        )
        subparser.set_defaults(command=run)
        add_basics(subparser, spoken)
        return subparser

    def adder(group: Group) -> AddCommand:
        return lambda name, run, key: command(name, run, group, key)

    playing.describe_play(command("play", playing.play))
    learning.describe_learn(command("learn", learning.learn))
    visiting.describe_join(command("join", visiting.join))
    visiting.describe_watch(command("watch", visiting.watch))
    measuring.describe_sim(command("sim", measuring.sim))
    reading.describe_replay(command("replay", reading.replay))
    reading.describe_analyse(command("analyse", reading.analyse))
    picturing.describe_picture(command("picture", picturing.picture))
    picturing.describe_film(command("film", picturing.film))
    reporting.describe_report(command("report", reporting.report))
    reading.describe_rules(command("rules", reading.rules))
    measuring.describe_bench(command("bench", measuring.bench))
    serving.describe_serve(command("serve", serving.serve))
    serving.describe_export(command("export", serving.export))
    serving.describe_import(command("import", serving.import_file))
    serving.describe_backup(command("backup", serving.backup))
    serving.describe_restore(command("restore", serving.restore))
    serving.describe_upgrade(command("upgrade", serving.upgrade))
    kinds = command("box", owning.tell_known).add_subparsers(title="commands", metavar="…")
    for game in shelf.NAMES:
        subparser = command(game, owning.box, kinds, "box-game")
        subparser.set_defaults(game=game)
        owning.describe_box(subparser)
    owning.describe_merge(command("merge", owning.merge, kinds, "box-merge"))
    kinds = command("bot", measuring.check_bot).add_subparsers(title="commands", metavar="check", required=True)
    measuring.describe_check(command("check", measuring.check_bot, kinds, "bot-check"))
    kinds = command("admin", serving.serve).add_subparsers(title="commands", metavar="…", required=True)
    administering.describe_admin(adder(kinds))
    kinds = command("lab", measuring.sim).add_subparsers(title="commands", metavar="…", required=True)
    measuring.describe_lab(adder(kinds), with_games)
    return top
