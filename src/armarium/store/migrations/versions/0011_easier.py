"""Whoever wants penances by their stand-ins says so once, for every table and every browser."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("identities", sa.Column("easier", sa.Boolean))


def downgrade() -> None:
    op.drop_column("identities", "easier")
