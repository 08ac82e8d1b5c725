"""How a database of an earlier version becomes one of this version; Alembic runs these files when the store opens."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError

from armarium.reason import Reason, Refused


def migrate(connection: sa.Connection, version: str = "head") -> None:
    config = migrations_config()
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, version)
    except CommandError:
        raise Refused(Reason("", "database-newer")) from None


def is_known(version: str) -> bool:
    """Whether a database of this version can be brought up to date here; one of a later version cannot."""
    scripts = ScriptDirectory.from_config(migrations_config())
    return any(script.revision == version for script in scripts.walk_revisions())


def migrations_config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    return config
