"""`armarium admin …`: what whoever runs a server may ask of it and change."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from armarium.cli.arguments import Command

if TYPE_CHECKING:
    from armarium.hooks import AddCommand


def describe_admin(add: AddCommand) -> None:
    """Its rooms are imported when one of its commands is called."""

    def later(name: str) -> Command:
        def run(asked: argparse.Namespace) -> int:
            from armarium.server import admin_commands

            return admin_commands.COMMANDS[name](asked)

        return run

    def admin(name: str) -> argparse.ArgumentParser:
        subparser = add(name, later(name), f"admin-{name}")
        subparser.add_argument("--database", default="", metavar="FILE", help="help-database")
        return subparser

    for name in ("tables", "people"):
        admin(name).add_argument("--json", action="store_true", help="help-json")
    subparser = admin("ban")
    subparser.add_argument("name", metavar="PERSON", help="help-admin-person")
    subparser.add_argument("--lift", action="store_true", help="help-admin-lift")
    admin("delete").add_argument("table", metavar="TABLE", help="help-table")
    subparser = admin("announce")
    subparser.add_argument("text", metavar="TEXT", help="help-admin-text")
