"""Several servers on one database: leases, versions, snapshots, thoughts."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

ADDED = ("length", "version", "owner", "fence")


def upgrade() -> None:
    op.add_column("tables", sa.Column("length", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("version", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("owner", sa.String(32), nullable=True))
    op.add_column("tables", sa.Column("fence", sa.BigInteger, nullable=False, server_default="0"))
    op.execute(
        "UPDATE tables SET length = (SELECT coalesce(max(number), 0) FROM entries WHERE entries.table_id = tables.id)"
    )
    op.add_column("guests", sa.Column("seen_at", sa.BigInteger, nullable=False, server_default="0"))
    # Nobody's retention begins before the server began to watch.
    op.execute(f"UPDATE guests SET seen_at = {int(time.time())}")
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number"),
    )
    op.create_table(
        "servers",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "thoughts",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("asker", sa.String(32), nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("address", sa.String(32), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("place", sa.String(32), nullable=False),
        sa.Column("asked_at", sa.BigInteger, nullable=False),
        sa.Column("task", sa.LargeBinary, nullable=False),
        sa.Column("thinker", sa.String(32), nullable=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "served",
        sa.Column("who", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Nothing is lost: all this can be made again, or is of no use to the older server."""
    for name in ("served", "thoughts", "servers", "snapshots"):
        op.drop_table(name)
    op.drop_column("guests", "seen_at")
    for column in ADDED:
        op.drop_column("tables", column)
