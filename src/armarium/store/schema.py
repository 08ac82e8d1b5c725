"""The tables of the database. Changes go through a new file in `migrations/versions`."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()

house = sa.Table(
    "house",
    metadata,
    sa.Column("name", sa.String(64), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

identities = sa.Table(
    "identities",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("avatar", sa.Integer, nullable=False),
    sa.Column("easier", sa.Boolean),
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("rules", sa.String(32), nullable=False),
    sa.Column("name", sa.String(128), nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("host", sa.String(32), nullable=False),
    sa.Column("secret", sa.String(64), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("stage", sa.String(16), nullable=False, index=True),
    sa.Column("sealed_from", sa.Integer, nullable=False),
    sa.Column("rematch", sa.String(16)),
    sa.Column("hints", sa.Boolean),
    sa.Column("begun", sa.String(32), nullable=False, server_default=""),
    sa.Column("result", sa.Text, nullable=False, server_default=""),
    sa.Column("absence", sa.Float, nullable=False, server_default="120"),
    sa.Column("luck", sa.String(8), nullable=False, server_default="order"),
    sa.Column("counts", sa.Boolean, nullable=False, server_default=sa.true()),
    sa.Column("box", sa.String(64), nullable=False, server_default=""),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("person", sa.String(32), index=True),
    sa.Column("bot", sa.String(32)),
    sa.Column("away", sa.Boolean, nullable=False),
    sa.Column("name", sa.String(64), nullable=False, server_default=""),
    sa.Column("choice", sa.String(32), nullable=False, server_default=""),
    sa.Column("allowed", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("stood_from", sa.Integer),
    sa.Column("stood_to", sa.Integer),
)

log = sa.Table(
    "log",
    metadata,
    sa.Column("table", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("move", sa.Text, nullable=False),
    sa.Column("luck", sa.Text, nullable=False),
    sa.Column("time", sa.Float, nullable=False),
    sa.Column("id", sa.String(64), nullable=False),
    sa.Column("back", sa.Integer),
    sa.Column("proof", sa.Text, nullable=False, server_default=""),
    sa.Column("notes", sa.Text, nullable=False, server_default=""),
    sa.Column("digest", sa.String(16), nullable=False, server_default=""),
)

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("table", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("person", sa.String(32), nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("time", sa.Float, nullable=False),
)

analyses = sa.Table(
    "analyses",
    metadata,
    sa.Column("table", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("text", sa.Text, nullable=False),
)

# One row for each server process that is alive; `until` is by the database's own clock. A table is kept by at most one
# of them, and its `epoch` grows each time another takes it: a write that names an older one is refused.
keepers = sa.Table(
    "keepers",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("address", sa.String(128), nullable=False),
    sa.Column("admin", sa.String(128), nullable=False),
    sa.Column("until", sa.Float, nullable=False),
)

leases = sa.Table(
    "leases",
    metadata,
    sa.Column("table", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("keeper", sa.String(32), nullable=False, index=True),
    sa.Column("epoch", sa.Integer, nullable=False),
)

bans = sa.Table(
    "bans",
    metadata,
    sa.Column("name", sa.String(64), primary_key=True),
    sa.Column("time", sa.Float, nullable=False),
)
