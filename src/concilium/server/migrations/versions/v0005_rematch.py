"""The colours of seats, and the table at which the same people play again."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Null for older tables, and for those that an older server makes: then a seat has the colour of its number.
    op.add_column("tables", sa.Column("colours", sa.JSON, nullable=True))
    op.add_column("tables", sa.Column("rematch", sa.String(32), nullable=True))


def downgrade() -> None:
    # Not in a batch: that would recreate the table, and dropping the old one would delete all that belongs to it.
    op.drop_column("tables", "rematch")
    op.drop_column("tables", "colours")
