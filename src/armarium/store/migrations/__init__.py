"""How a database of an earlier version becomes one of this version; Alembic runs these files when the store opens."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util import CommandError

from armarium.reason import Reason, Refused


def migrate(connection: sa.Connection, version: str = "head") -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, version)
    except CommandError:
        raise Refused(Reason("", "database-newer")) from None
