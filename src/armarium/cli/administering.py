"""`armarium admin …`: what whoever runs a server may ask of it and change."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any

from armarium.cli.arguments import Command, Parser


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
