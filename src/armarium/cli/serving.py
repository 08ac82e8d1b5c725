"""`armarium`, `armarium serve`, and what is done with a server's tables: export, import, backup, restore, upgrade."""

from __future__ import annotations

import argparse
import contextlib
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from armarium.cli.arguments import Parser, port, process_count, spoken_words
from armarium.cli.asking import print_carried
from armarium.reason import Refused, refusal

if TYPE_CHECKING:
    from armarium.server.backup import Report as BackupReport
    from armarium.server.upgrade import UpgradeReport
    from armarium.words import Words


def describe_serve(subparser: Parser) -> None:
    subparser.add_argument("--host", default="127.0.0.1", metavar="HOST", help="help-host")
    subparser.add_argument("--port", type=port, default=8000, metavar="PORT", help="help-port")
    subparser.add_argument("--database", default="", metavar="FILE", help="help-database")
    subparser.add_argument("--public-url", default="", metavar="URL", help="help-public-url")
    subparser.add_argument("--allow-host", action="append", default=[], metavar="NAME", help="help-allow-host")
    subparser.add_argument("--trusted-proxy", action="append", default=[], metavar="ADDRESS", help="help-trusted-proxy")
    subparser.add_argument("--bot", action="append", default=[], metavar="NAME=COMMAND", help="help-serve-bot")
    subparser.add_argument("--admin-port", type=port, default=0, metavar="PORT", help="help-admin-port")
    subparser.add_argument("--processes", type=process_count, default=1, metavar="N", help="help-serve-processes")
    subparser.add_argument("--internal-host", default="127.0.0.1", metavar="HOST", help="help-internal-host")
    subparser.add_argument("--internal-port", type=port, default=0, metavar="PORT", help="help-internal-port")
    for private in ("--listen-fd", "--ready-fd", "--process-number"):  # said by one process to another
        subparser.add_argument(private, type=int, default=-1, help=argparse.SUPPRESS)
    subparser.add_argument("--log-format", choices=("text", "json"), default="text", help="help-log-format")


def serve(asked: argparse.Namespace) -> int:
    from armarium.server.logs import set_up_logs
    from armarium.server.settings import must_be_address, must_be_hosts, must_be_networks, parse_programs

    set_up_logs(asked.log_format)
    given = {
        "admin_port": own_port(asked.admin_port, asked.process_number),
        "internal_host": asked.internal_host,
        "internal_port": own_port(asked.internal_port, asked.process_number),
        "ready_fd": asked.ready_fd,
        "database": asked.database,
        "public_url": must_be_address(asked.public_url),
        "allow_hosts": must_be_hosts(asked.allow_host),
        "trusted_proxies": must_be_networks(asked.trusted_proxy),
        "programs": parse_programs(asked.bot),
    }
    if asked.processes > 1 and asked.listen_fd < 0:
        return supervise(asked)
    return run_server(asked, given, asked.host, asked.port, asked.listen_fd, browser=False)


def own_port(port: int, process: int) -> int:
    """Of one process among several; any that is free stays any."""
    return port + max(0, process) if port else 0


def supervise(asked: argparse.Namespace) -> int:
    """The same command in several processes, which share the address."""
    from armarium import own_boxes
    from armarium.server.listeners import bind
    from armarium.server.processes import Supervisor, serve_command
    from armarium.server.run import address

    if not asked.database.startswith("postgresql"):
        raise refusal("processes-need-postgresql")
    own_boxes.pin()  # one that is started anew later plays with the same boxes
    listener = bind(asked.host, asked.port)
    listener.set_inheritable(True)
    url = asked.public_url or address(asked.host, listener.getsockname()[1])
    print(spoken_words(asked).say("serving", {"url": url}), flush=True)
    return Supervisor(serve_command(asked.given), listener, asked.processes).run()


def run_server(
    asked: argparse.Namespace, given: dict[str, Any], host: str, port: int, listen_fd: int = -1, browser: bool = True
) -> int:
    """Serve until Ctrl-C, which is how a server is meant to end. Our own box is refused here if it cannot be played."""
    wording = spoken_words(asked)
    from armarium import shelf

    shelf.games()
    from armarium.server.run import run
    from armarium.server.settings import Settings

    def say(url: str, own_url: str) -> None:
        if listen_fd < 0:
            key = "serving" if url == own_url else "serving-network"
            print(wording.say(key, {"url": url, "own": own_url}), flush=True)

    def tell_owner(url: str) -> None:
        print(wording.say("serving-boxes", {"url": url}), flush=True)

    with contextlib.suppress(KeyboardInterrupt):
        run(Settings(**given), host, port, browser, say, listen_fd, tell_owner)
    return 0


def describe_export(subparser: Parser) -> None:
    subparser.add_argument("table", metavar="TABLE", help="help-table")
    subparser.add_argument("--all", action="store_true", help="help-all")
    subparser.add_argument("--database", default="", metavar="FILE", help="help-database")


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


def describe_import(subparser: Parser) -> None:
    subparser.add_argument("file", type=Path, metavar="FILE", help="help-file")
    subparser.add_argument("--database", default="", metavar="FILE", help="help-database")


def import_file(asked: argparse.Namespace) -> int:
    from armarium import record
    from armarium.server.records import import_record

    wording = spoken_words(asked)
    written = record.load(asked.file)
    print(import_record(asked.database, record.record_text(written)))
    print(wording.say("imported"), file=sys.stderr)
    print_carried(record.carried_over_values(written), wording)
    return 0


def describe_backup(subparser: Parser) -> None:
    subparser.add_argument("file", type=Path, metavar="FILE", help="help-backup-file")
    subparser.add_argument("--database", default="", metavar="FILE", help="help-database")


def backup(asked: argparse.Namespace) -> int:
    from armarium.server.backup import back_up

    wording = spoken_words(asked)
    report = back_up(asked.database, asked.file)
    print(wording.say("backup-written", {"file": str(asked.file), "tables": report.tables}))
    print_replays(report, wording)
    return 0


def describe_restore(subparser: Parser) -> None:
    subparser.add_argument("file", type=Path, metavar="FILE", help="help-restore-file")
    subparser.add_argument("--database", default="", metavar="FILE", help="help-database")


def restore(asked: argparse.Namespace) -> int:
    from armarium.server.backup import restore_file

    wording = spoken_words(asked)
    report = restore_file(asked.database, asked.file)
    print(wording.say("backup-restored", {"tables": report.tables}))
    print_replays(report, wording)
    return 0


def describe_upgrade(subparser: Parser) -> None:
    subparser.add_argument("--database", default="", metavar="FILE", help="help-database")


def upgrade(asked: argparse.Namespace) -> int:
    from armarium.server.upgrade import upgrade as upgrade_database

    wording = spoken_words(asked)
    report = upgrade_database(asked.database)
    print(wording.say("upgrade-carried", {"tables": report.tables, "carried": report.carried}))
    print_replays(report, wording)
    return 0


def print_replays(report: BackupReport | UpgradeReport, wording: Words) -> None:
    """How many games replay; the others are named on the error stream."""
    from armarium.words import refusal_text

    failures = report.failures
    if report.tables:
        print(wording.say("backup-replayed", {"tables": report.tables, "replayed": report.tables - len(failures)}))
    if failures:
        print(wording.say("backup-kept", {"failures": len(failures)}), file=sys.stderr)
    for failure in failures:
        print(f"{failure.table}: {refusal_text(Refused(failure.reason), wording.language)}", file=sys.stderr)
