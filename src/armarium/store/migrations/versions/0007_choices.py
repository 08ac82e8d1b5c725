"""A seat may choose something of the game before the start: the colour of its Masters."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("choice", sa.String(32), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("seats", "choice")
