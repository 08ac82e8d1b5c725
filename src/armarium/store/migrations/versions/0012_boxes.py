"""A table says which box it is played with, where its owner has corrected it."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("box", sa.String(64), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("tables", "box")
