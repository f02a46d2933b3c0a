"""Which guest said something: seats change hands, and somebody may want what they said deleted."""

import sqlalchemy as sa

from concilium.server.migrations import add_kept

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Null for what was said before this was kept.
    add_kept("chat", sa.Column("guest", sa.String(32), nullable=True))


def downgrade() -> None:
    """The column stays: an older server neither reads nor disturbs it."""
