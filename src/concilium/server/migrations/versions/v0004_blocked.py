"""Names that nobody may use."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "blocked",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    if op.get_bind().execute(sa.text("SELECT count(*) FROM blocked")).scalar():
        raise ValueError("names are blocked, and an older server would not know of them; unblock them first")
    op.drop_table("blocked")
