"""A log line may have notes of the house: that a bot was replaced, that somebody had a hint."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("log", sa.Column("notes", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("log", "notes")
