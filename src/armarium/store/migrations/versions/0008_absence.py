"""A table says how long somebody may be gone before a bot stands in; a seat knows since when one did."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("absence", sa.Float, nullable=False, server_default="120"))  # as it was for all
    op.add_column("seats", sa.Column("allowed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("stood_from", sa.Integer))
    op.add_column("seats", sa.Column("stood_to", sa.Integer))


def downgrade() -> None:
    op.drop_column("seats", "stood_to")
    op.drop_column("seats", "stood_from")
    op.drop_column("seats", "allowed")
    op.drop_column("tables", "absence")
