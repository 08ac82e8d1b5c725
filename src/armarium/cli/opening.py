"""`armarium` alone, as `make play` calls it: opens the table, for this computer or for phones on its network too.

Whether phones come in is asked once, at the first start in a terminal, and remembered; an option says it again.
"""

from __future__ import annotations

import argparse
import contextlib
import sys
from pathlib import Path
from typing import Any

import msgspec

from armarium.cli.arguments import Parser, port, spoken_words
from armarium.cli.asking import is_yes, read_line

EVERYWHERE = "0.0.0.0"  # noqa: S104
HERE = "127.0.0.1"


class Remembered(msgspec.Struct):
    """What was answered at an earlier start."""

    lan: bool


def describe_opening(parser: Parser) -> None:
    parser.add_argument("--lan", action=argparse.BooleanOptionalAction, default=None, help="help-lan")
    parser.add_argument("--tls", action="store_true", help="help-tls")
    parser.add_argument("--port", type=port, default=8000, metavar="PORT", help="help-port")
    parser.add_argument("--database", default="", metavar="FILE", help="help-database")


def open_table(asked: argparse.Namespace) -> int:
    """Serve and open a browser. A box that cannot be played is refused here."""
    from armarium.cli.serving import run_server

    lan = is_lan_wanted(asked)
    given: dict[str, Any] = {"door": True, "database": asked.database}
    if asked.tls:
        given |= certificate(asked)
    return run_server(asked, given, EVERYWHERE if lan else HERE, asked.port)


def is_lan_wanted(asked: argparse.Namespace) -> bool:
    """What is said now, else what was said before, else what somebody at a terminal answers; else no."""
    file = remembered_file()
    if asked.lan is None:
        remembered = read_remembered(file)
        if remembered is not None:
            return remembered.lan
        if not (sys.stdin.isatty() and sys.stdout.isatty()):
            return False
    lan = ask_for_lan(asked) if asked.lan is None else bool(asked.lan)
    with contextlib.suppress(OSError):  # then it is asked again
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(msgspec.json.encode(Remembered(lan)))
    return lan


def ask_for_lan(asked: argparse.Namespace) -> bool:
    wording = spoken_words(asked)
    print(wording.say("lan-question"))
    return is_yes(read_line(wording.say("lan-prompt")))


def remembered_file() -> Path:
    import platformdirs

    return platformdirs.user_config_path("armarium", appauthor=False) / "opening.json"


def read_remembered(file: Path) -> Remembered | None:
    try:
        return msgspec.json.decode(file.read_bytes(), type=Remembered)
    except (OSError, msgspec.DecodeError):
        return None


def certificate(asked: argparse.Namespace) -> dict[str, str]:
    """The files of a certificate for this computer's names, made where there is none that holds."""
    from armarium.server.certificates import own_certificate

    pair = own_certificate()
    print(spoken_words(asked).say("certificate-own", {"file": str(pair.certificate)}))
    return {"certificate": str(pair.certificate), "certificate_key": str(pair.key)}
