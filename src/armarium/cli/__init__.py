"""The command `armarium`: reads what is asked, calls the room that does it, and turns every refusal into one sentence.

Plain argparse: it starts at once and needs nothing. Rooms are imported when their command is called, never before.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from types import FunctionType
from typing import TYPE_CHECKING, Any, NoReturn

from armarium.reason import Reason, Refused, Value, refusal

if TYPE_CHECKING:
    from armarium.game import Options
    from armarium.lab.duel import Report
    from armarium.record import Record
    from armarium.server.backup import Report as BackupReport
    from armarium.terminal.sitting import Sitting
    from armarium.words import Words

REFUSED = 2
LONGEST_ANALYSIS = 3600.0  # seconds
YES = ("y", "yes", "o", "oui")
Command = Callable[[argparse.Namespace], int]


def main(arguments: Sequence[str] | None = None) -> int:
    """The exit code: 0 when all went well, 2 when something was refused or interrupted."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    spoken = asked_language(given)
    try:
        asked = parser(spoken, with_games="lab" in given).parse_args(given)
        if asked.version:
            print(version_line())
            return 0
        command: Command = asked.command
        return command(asked)
    except Refused as problem:
        return complain(problem, spoken, given)
    except KeyboardInterrupt:
        return complain(refusal("interrupted"), spoken, given)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nobody reads on: end quietly
        return REFUSED


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


def version_line() -> str:
    """The version, and whether the rules run compiled."""
    from armarium import game

    mode = "interpreted" if isinstance(game.plain, FunctionType) else "compiled"
    try:
        number = version("armarium")
    except PackageNotFoundError:
        number = "(not installed)"
    return f"armarium {number} {mode}"


# --- what can be asked ----------------------------------------------------------------------------------------------


class Parser(argparse.ArgumentParser):
    """Help comes from the words, and an error is one sentence."""

    def error(self, message: str) -> NoReturn:
        raise refusal("usage", problem=message, command=self.prog)


def formatter(spoken: str) -> type[argparse.HelpFormatter]:
    """Help texts are keys of the words; they are looked up only when somebody asks for help."""

    def say(key: str) -> str:
        from armarium.words import LANGUAGES, words

        return words(None, spoken if spoken in LANGUAGES else LANGUAGES[0]).say(key)

    class Formatter(argparse.HelpFormatter):
        def _get_help_string(self, action: argparse.Action) -> str | None:
            return say(action.help) if action.help else None

        def _format_text(self, text: str) -> str:
            return super()._format_text(say(text))

        def start_section(self, heading: str | None) -> None:
            super().start_section(say(f"help-{(heading or '').replace(' ', '-')}"))

        def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
            super().add_usage(usage, actions, groups, f"{say('help-usage')} " if prefix is None else prefix)

    return Formatter


def parser(spoken: str, with_games: bool = False) -> Parser:
    """`with_games`: also what games bring to the lab; they are not loaded for anything else."""
    style = formatter(spoken)
    top = Parser(prog="armarium", description="help-armarium", formatter_class=style, add_help=False)
    basics(top, spoken)
    top.add_argument("--version", action="store_true", help="help-version")
    top.set_defaults(command=serve_and_open)
    commands = top.add_subparsers(title="commands", metavar="…")

    def command(name: str, run: Command, group: Any = commands, key: str = "") -> Parser:
        subparser: Parser = group.add_parser(
            name,
            help=f"help-{key or name}",
            description=f"help-{key or name}",
            formatter_class=style,
            add_help=False,
            allow_abbrev=False,
        )
        subparser.set_defaults(command=run)
        basics(subparser, spoken)
        return subparser

    describe_play(command("play", play))
    describe_sim(command("sim", sim))
    describe_rest(command)
    kinds = command("bot", check_bot).add_subparsers(title="commands", metavar="check", required=True)
    describe_check(command("check", check_bot, kinds, "bot-check"))
    describe_admin(command, command("admin", sim).add_subparsers(title="commands", metavar="…", required=True))
    describe_lab(command, command("lab", sim).add_subparsers(title="commands", metavar="…", required=True), with_games)
    return top


def basics(subparser: Parser, spoken: str) -> None:
    subparser.add_argument("-h", "--help", action="help", help="help-help")
    subparser.add_argument("--lang", default=spoken, metavar="LANG", help="help-lang")


def describe_play(subparser: Parser) -> None:
    subparser.add_argument("game", nargs="?", metavar="GAME", help="help-game")
    subparser.add_argument("--bots", metavar="BOT,…", help="help-play-bots")
    subparser.add_argument("--seats", type=number, metavar="N", help="help-seats")
    subparser.add_argument("--names", metavar="NAME,…", help="help-names")
    subparser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="help-option")
    subparser.add_argument("--colour", type=str.lower, metavar="COLOUR", help="help-colour")
    subparser.add_argument("--seed", type=number, metavar="N", help="help-seed")
    subparser.add_argument("--resume", type=Path, metavar="FILE", help="help-resume")
    subparser.add_argument("--plain", action="store_true", help="help-plain")


def describe_sim(subparser: Parser) -> None:
    subparser.add_argument("game", metavar="GAME", help="help-game")
    subparser.add_argument("--games", type=number, default=1000, metavar="N", help="help-games")
    subparser.add_argument("--bots", default="greedy,random", metavar="BOT,…", help="help-sim-bots")
    subparser.add_argument("--seats", type=number, metavar="N", help="help-seats")
    subparser.add_argument("--seed", type=number, default=1, metavar="N", help="help-seed")
    subparser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="help-option")
    subparser.add_argument("--processes", type=number, metavar="N", help="help-processes")
    subparser.add_argument("--json", action="store_true", help="help-json")


def describe_check(subparser: Parser) -> None:
    subparser.add_argument("program", metavar="COMMAND", help="help-bot-command")
    subparser.add_argument("--game", metavar="GAME", help="help-bot-game")
    subparser.add_argument("--games", type=number, default=2, metavar="N", help="help-bot-games")
    subparser.add_argument("--seconds", type=seconds, default=1.0, metavar="S", help="help-bot-seconds")
    subparser.add_argument("--seed", type=number, default=1, metavar="N", help="help-seed")
    subparser.add_argument("--json", action="store_true", help="help-json")


def describe_lab(command: Callable[..., Parser], group: Any, with_games: bool) -> None:
    from armarium import shelf
    from armarium.lab import commands

    commands.describe(command, group, progress, shelf.games().values() if with_games else ())


def describe_admin(command: Callable[..., Parser], group: Any) -> None:
    """Its rooms are imported when one of its commands is called."""

    def later(name: str) -> Command:
        def run(asked: argparse.Namespace) -> int:
            from armarium.server import admin_commands

            return admin_commands.COMMANDS[name](asked)

        return run

    for name in ("tables", "people"):
        command(name, later(name), group, f"admin-{name}").add_argument("--json", action="store_true", help="help-json")
    subparser = command("ban", later("ban"), group, "admin-ban")
    subparser.add_argument("name", metavar="PERSON", help="help-admin-person")
    subparser.add_argument("--lift", action="store_true", help="help-admin-lift")
    command("delete", later("delete"), group, "admin-delete").add_argument("table", metavar="TABLE", help="help-table")
    subparser = command("announce", later("announce"), group, "admin-announce")
    subparser.add_argument("text", metavar="TEXT", help="help-admin-text")
    for each in group.choices.values():
        each.add_argument("--database", default="", metavar="FILE", help="help-database")


def describe_rest(command: Callable[[str, Command], Parser]) -> None:
    subparser = command("replay", replay)
    subparser.add_argument("file", type=Path, metavar="FILE", help="help-file")
    subparser.add_argument("--check", action="store_true", help="help-check")
    describe_all(subparser)
    subparser.add_argument("--plain", action="store_true", help="help-plain")
    subparser = command("analyse", analyse)
    subparser.add_argument("file", type=Path, metavar="FILE", help="help-file")
    subparser.add_argument("--simulations", type=number, default=800, metavar="N", help="help-simulations")
    describe_all(subparser)
    subparser.add_argument("--json", action="store_true", help="help-json")
    subparser = command("rules", rules)
    subparser.add_argument("game", metavar="GAME", help="help-game")
    subparser.add_argument("clause", nargs="?", metavar="CLAUSE", help="help-clause")
    subparser.add_argument("--unverified", action="store_true", help="help-unverified")
    subparser = command("bench", bench)
    subparser.add_argument("game", metavar="GAME", help="help-game")
    subparser.add_argument("--json", action="store_true", help="help-json")
    subparser = command("serve", serve)
    subparser.add_argument("--host", default="127.0.0.1", metavar="HOST", help="help-host")
    subparser.add_argument("--port", type=number, default=8000, metavar="PORT", help="help-port")
    subparser.add_argument("--database", default="", metavar="FILE", help="help-database")
    subparser.add_argument("--public-url", default="", metavar="URL", help="help-public-url")
    subparser.add_argument("--allow-host", action="append", default=[], metavar="NAME", help="help-allow-host")
    subparser.add_argument("--trusted-proxy", action="append", default=[], metavar="ADDRESS", help="help-trusted-proxy")
    subparser.add_argument("--bot", action="append", default=[], metavar="NAME=COMMAND", help="help-serve-bot")
    subparser.add_argument("--admin-port", type=number, default=0, metavar="PORT", help="help-admin-port")
    subparser.add_argument("--log-format", choices=("text", "json"), default="text", help="help-log-format")
    subparser = command("export", export)
    subparser.add_argument("table", metavar="TABLE", help="help-table")
    subparser.add_argument("--all", action="store_true", help="help-all")
    subparser.add_argument("--database", default="", metavar="FILE", help="help-database")
    subparser = command("import", import_file)
    subparser.add_argument("file", type=Path, metavar="FILE", help="help-file")
    subparser.add_argument("--database", default="", metavar="FILE", help="help-database")
    subparser = command("backup", backup)
    subparser.add_argument("file", type=Path, metavar="FILE", help="help-backup-file")
    subparser.add_argument("--database", default="", metavar="FILE", help="help-database")
    subparser = command("restore", restore)
    subparser.add_argument("file", type=Path, metavar="FILE", help="help-restore-file")
    subparser.add_argument("--database", default="", metavar="FILE", help="help-database")


def describe_all(subparser: Parser) -> None:
    subparser.add_argument("--all", action="store_true", help="help-all")
    subparser.add_argument("--yes", action="store_true", help="help-yes")


def number(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise refusal("number-expected", text=text) from None


def seconds(text: str) -> float:
    try:
        given = float(text)
    except ValueError:
        given = 0.0
    if not 0 < given <= LONGEST_ANALYSIS:
        raise refusal("number-expected", text=text)
    return given


def parse_names(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def options_of(given: Sequence[str]) -> Options:
    from armarium.game import parse_option

    options: Options = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise refusal("option-form", text=text)
        options[name.strip()] = parse_option(value.strip().lower())
    return options


def spoken_words(asked: argparse.Namespace) -> Words:
    from armarium.words import words

    return words(None, asked.lang)


# --- play and replay ------------------------------------------------------------------------------------------------


def play(asked: argparse.Namespace) -> int:
    from armarium.terminal.sitting import resumed_sitting

    wording = spoken_words(asked)
    sitting = (
        resumed_sitting(asked.resume, asked.seed, parse_names(asked.bots or ""))
        if asked.resume
        else sit_down(asked, wording)
    )
    print_carried(sitting.carried, wording)
    if asked.plain or not is_full_screen():
        return play_lines(asked, sitting, wording)
    from armarium.terminal.app import PlayApp

    app = PlayApp(sitting, asked.lang)
    ended = app.run()
    if app.file is not None:
        print(wording.say("kept-go-on", {"file": str(app.file)}))
    elif ended == "interrupted":
        print(wording.say("reason-left"), file=sys.stderr)
    return 0 if ended in ("over", "kept") else REFUSED


def is_full_screen() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"


def sit_down(asked: argparse.Namespace, wording: Words) -> Sitting:
    from armarium import shelf
    from armarium.terminal.sitting import new_sitting, seating, with_colour

    game = shelf.game(asked.game or ask_game(wording))
    machines = None if asked.bots is None else [] if asked.bots == "none" else parse_names(asked.bots)
    people = parse_names(asked.names or "")
    if not people and asked.bots == "none":
        count = asked.seats or min(game.seats)
        people = [wording.say("terminal-player", {"seat": place}) for place in range(1, count + 1)]
    seats = seating(game, asked.seats, people or [wording.say("terminal-guest")], machines)
    return new_sitting(game, seats, with_colour(game, seats, options_of(asked.option), asked.colour or ""), asked.seed)


def ask_game(wording: Words) -> str:
    """Which book to open; the only one there is needs no question."""
    from armarium import shelf

    names = shelf.names()
    if len(names) == 1:
        return names[0]
    for place, name in enumerate(names, 1):
        print(f"{place}  {wording.game_name(name)}")
    answer = read_line(wording.say("terminal-game")).strip().lower()
    return names[int(answer) - 1] if answer in map(str, range(1, len(names) + 1)) else answer


def read_line(prompt: str = "> ") -> str:
    """The next line of the input; Refused when there is none."""
    if sys.stdin.isatty():
        print(prompt, end=" ", flush=True)
    line = sys.stdin.readline()
    if not line:
        raise refusal("input-ended")
    return line


def play_lines(asked: argparse.Namespace, sitting: Sitting, wording: Words) -> int:
    from rich.console import Console

    from armarium.terminal.lines import Lines

    lines = Lines(sitting, asked.lang, Console(highlight=False), read_line)
    try:
        lines.run()
    except KeyboardInterrupt:
        if not (sys.stdin.isatty() and offer_to_keep(sitting, wording)):
            raise
    return 0


def offer_to_keep(sitting: Sitting, wording: Words) -> bool:
    """After Ctrl-C: a file name keeps the game, an empty line or another Ctrl-C does not. Whether it was kept."""
    from armarium.terminal.sitting import parse_file

    print()
    name = read_line(wording.say("keep-interrupted", {"file": str(sitting.suggested_file())})).strip()
    if not name:
        return False
    path = sitting.suggested_file() if name in YES else parse_file(name)
    sitting.keep(path)
    print(wording.say("kept-go-on", {"file": str(path)}))
    return True


def replay(asked: argparse.Namespace) -> int:
    from armarium import record

    wording = spoken_words(asked)
    written = record.load(asked.file)
    if asked.check:
        record.check(written)
        verdict = "check-sealed" if written.secret else "check-unsealed"
        values = {"file": str(asked.file), "moves": len(written.lines), "result": written.result}
        print(wording.say("check-good", values), wording.say(verdict))
        print_proved(record.check_proofs(written), wording)
        print_carried(record.carried_over(written), wording)
        return 0
    everything = may_see_all(asked, written, wording)
    if asked.plain or not is_full_screen():
        from rich.console import Console

        from armarium.terminal.replay import print_replay

        print_replay(written, asked.lang, Console(highlight=False), everything)
        return 0
    from armarium.terminal.replay import ReplayApp

    ReplayApp(written, asked.lang, everything).run()
    return 0


def may_see_all(asked: argparse.Namespace, written: Record, wording: Words) -> bool:
    """Whether hidden things may be shown: after the end, or where somebody asks for it and says yes once more."""
    from armarium import record

    if written.result != record.UNFINISHED:
        return True
    if not asked.all:
        print(wording.say("replay-partly"), file=sys.stderr)
        return False
    if not asked.yes and read_line(wording.say("all-ask")).strip().lower() not in YES:
        raise refusal("all-declined")
    return True


def print_carried(values: dict[str, Value] | None, wording: Words) -> None:
    """That a game of older rules comes out alike by ours, and what could be compared."""
    if values is not None:
        print(wording.tell("carried-over", values), file=sys.stderr)


def print_proved(values: dict[str, Value] | None, wording: Words) -> None:
    """What came of simulating a record's pulls again, for games that have such."""
    for kind in ("agreed", "foreign", "unproved"):
        if values is not None and values[kind]:
            print(wording.say(f"check-{kind}", values))


def analyse(asked: argparse.Namespace) -> int:
    """Weigh every move of a record; a bar on the error stream shows how far it is."""
    import msgspec
    from rich.console import Console

    from armarium import record
    from armarium.lab import hindsight
    from armarium.terminal.drawing import seat_names

    wording = spoken_words(asked)
    if asked.simulations < 1:
        raise refusal("number-expected", text=str(asked.simulations))
    written = record.load(asked.file)
    if not may_see_all(asked, written, wording):
        raise refusal("analyse-unfinished")
    with progress(wording.say("analysis-under-way"), len(written.lines)) as report_progress:
        analysis = hindsight.record_analysis(written, asked.simulations, report_progress)
    if asked.json:
        print(msgspec.json.encode(analysis).decode())
    else:
        Console(highlight=False).print(
            hindsight.page(analysis, written, seat_names(written.names, asked.lang), asked.lang)
        )
    return 0


# --- rules ----------------------------------------------------------------------------------------------------------


def rules(asked: argparse.Namespace) -> int:
    from rich.console import Console
    from rich.text import Text

    from armarium import shelf, words
    from armarium.unverified import unverified_lines

    shelf.game(asked.game)
    wording = words.words(None, asked.lang)
    rows = words.clauses(asked.game, asked.lang)
    console = Console(highlight=False)
    if asked.unverified:
        for line in unverified_lines(asked.game, asked.lang):
            console.print(Text(line))
        return 0
    if asked.clause is not None:
        wanted = [row for row in rows if row["clause"].lower() == asked.clause.lower()]
        if not wanted:
            values: dict[str, Value] = {"first": rows[0]["clause"], "last": rows[-1]["clause"]}
            raise Refused(Reason("", "clause-unknown", {"game": asked.game, "clause": asked.clause, **values}))
        rows = wanted
    for row in rows:
        tag = wording.say(f"origin-{row['tag']}")
        console.print(Text.assemble((f"{row['clause']}  ", "yellow"), (row["title"], "bold"), (f"  [{tag}]", "dim")))
        console.print(Text(row["text"] + "\n"))
    return 0


# --- the lab --------------------------------------------------------------------------------------------------------


def sim(asked: argparse.Namespace) -> int:
    import msgspec

    from armarium.lab import duel

    wording = spoken_words(asked)
    plan = duel.plan(
        asked.game, parse_names(asked.bots), asked.games, asked.seed, options_of(asked.option), asked.seats
    )
    if asked.processes is not None and asked.processes < 1:
        raise refusal("number-expected", text=str(asked.processes))
    report = with_progress(plan, asked.processes, wording)
    if asked.json:
        print(msgspec.json.encode(report).decode())
    else:
        print_report(report, asked.lang)
    return 0


def with_progress(plan: Any, processes: int | None, wording: Words) -> Report:
    from armarium.lab import duel

    with progress(wording.say("sim-playing", {"game": wording.game_name(plan.game)}), plan.games) as report_progress:
        return duel.run(plan, processes, report_progress)


@contextlib.contextmanager
def progress(title: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on the error stream, where nobody parses it; what it gives is told how much is done."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(title, total=total)
        yield lambda done: bar.update(task, completed=done)


def print_report(report: Report, language: str) -> None:
    from rich.console import Console

    from armarium.lab.telling import report_page

    Console(highlight=False).print(report_page(report, language))


def check_bot(asked: argparse.Namespace) -> int:
    """The exit code is 0 for a program that is ready to play, 1 for another."""
    import msgspec

    from armarium.lab.botcheck import check, report_lines

    spoken_words(asked)
    report = check(asked.program, asked.game, asked.games, asked.seconds, asked.seed)
    if asked.json:
        print(msgspec.json.encode(report).decode())
    else:
        print("\n".join(report_lines(report, asked.lang)))
    return 0 if report.good else 1


def bench(asked: argparse.Namespace) -> int:
    import msgspec

    from armarium.lab.bench import measure

    figures = measure(asked.game)
    if asked.json:
        print(msgspec.json.encode(figures).decode())
    else:
        for name, value in figures.items():
            print(f"{name:<28} {value}")
    return 0


# --- the server -----------------------------------------------------------------------------------------------------


def serve_and_open(asked: argparse.Namespace) -> int:
    return run_server(asked, {}, "127.0.0.1", 8000, browser=True)


def serve(asked: argparse.Namespace) -> int:
    from armarium.server.logs import set_up_logs
    from armarium.server.settings import must_be_networks, parse_programs

    set_up_logs(asked.log_format)
    given = {
        "admin_port": asked.admin_port,
        "database": asked.database,
        "public_url": asked.public_url,
        "allow_hosts": asked.allow_host,
        "trusted_proxies": must_be_networks(asked.trusted_proxy),
        "programs": parse_programs(asked.bot),
    }
    return run_server(asked, given, asked.host, asked.port, browser=False)


def run_server(asked: argparse.Namespace, given: dict[str, Any], host: str, port: int, browser: bool) -> int:
    """Serve until Ctrl-C, which is how a server is meant to end. A box that cannot be played is refused here."""
    wording = spoken_words(asked)
    from armarium import shelf

    shelf.games()
    from armarium.server.run import run
    from armarium.server.settings import Settings

    with contextlib.suppress(KeyboardInterrupt):
        run(Settings(**given), host, port, browser, lambda url: print(wording.say("serving", {"url": url}), flush=True))
    return 0


def export(asked: argparse.Namespace) -> int:
    from armarium import record
    from armarium.server.records import export_table

    wording = spoken_words(asked)
    text = export_table(asked.database, asked.table)
    if record.parse_record(text).result == record.UNFINISHED:
        if not asked.all:
            raise refusal("export-running")
        print(wording.say("export-hidden"), file=sys.stderr)
    print(text, end="")
    return 0


def backup(asked: argparse.Namespace) -> int:
    from armarium.server.backup import back_up

    wording = spoken_words(asked)
    report = back_up(asked.database, asked.file)
    print(wording.say("backup-written", {"file": str(asked.file), "tables": report.tables}))
    print_replays(report, wording)
    return 0


def restore(asked: argparse.Namespace) -> int:
    from armarium.server.backup import restore_file

    wording = spoken_words(asked)
    report = restore_file(asked.database, asked.file)
    print(wording.say("backup-restored", {"tables": report.tables}))
    print_replays(report, wording)
    return 0


def print_replays(report: BackupReport, wording: Words) -> None:
    """How many games replay; the others are named on the error stream."""
    from armarium.words import refusal_text

    failures = report.failures
    if report.tables:
        print(wording.say("backup-replayed", {"tables": report.tables, "replayed": report.tables - len(failures)}))
    if failures:
        print(wording.say("backup-kept", {"failures": len(failures)}), file=sys.stderr)
    for failure in failures:
        print(f"{failure.table}: {refusal_text(Refused(failure.reason), wording.language)}", file=sys.stderr)


def import_file(asked: argparse.Namespace) -> int:
    from armarium import record
    from armarium.server.records import import_record

    wording = spoken_words(asked)
    written = record.load(asked.file)
    print(import_record(asked.database, record.record_text(written)))
    print(wording.say("imported"), file=sys.stderr)
    print_carried(record.carried_over(written), wording)
    return 0
