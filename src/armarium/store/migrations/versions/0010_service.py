"""Many processes on one database: which are alive, which of them keeps which table; and who is banned."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "keepers",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("address", sa.String(128), nullable=False),
        sa.Column("admin", sa.String(128), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("keeper", sa.String(32), nullable=False, index=True),
        sa.Column("epoch", sa.Integer, nullable=False),
    )
    op.create_table(
        "bans",
        sa.Column("name", sa.String(64), primary_key=True),
        sa.Column("time", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("bans")
    op.drop_table("leases")
    op.drop_table("keepers")
