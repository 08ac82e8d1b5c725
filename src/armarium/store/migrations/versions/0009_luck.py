"""Luck is drawn by place; tables begun before go on in order. A game may count for no statistics, ladder or rating."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("luck", sa.String(8), nullable=False, server_default="order"))
    op.add_column("tables", sa.Column("counts", sa.Boolean, nullable=False, server_default=sa.true()))


def downgrade() -> None:
    op.drop_column("tables", "counts")
    op.drop_column("tables", "luck")
