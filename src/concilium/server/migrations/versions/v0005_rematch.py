"""The colours of seats, and the table at which the same people play again."""

import sqlalchemy as sa

from concilium.server.migrations import add_kept

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Null for older tables, and for those that an older server makes: then a seat has the colour of its number.
    add_kept("tables", sa.Column("colours", sa.JSON, nullable=True), sa.Column("rematch", sa.String(32), nullable=True))


def downgrade() -> None:
    """The columns stay: an older server neither reads nor disturbs them, and nobody's colour or rematch is lost."""
