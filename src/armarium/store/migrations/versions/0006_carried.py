"""Games outlive their rules: what a table was begun by, how it ended, and a mark of the position beside each line."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("begun", sa.String(32), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("result", sa.Text, nullable=False, server_default=""))
    op.add_column("log", sa.Column("digest", sa.String(16), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("log", "digest")
    op.drop_column("tables", "result")
    op.drop_column("tables", "begun")
