"""The colours of seats, and the table at which the same people play again."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Null for tables of before, and for those that an older server makes: then a seat has the colour of its number.
    op.add_column("tables", sa.Column("colours", sa.JSON, nullable=True))
    op.add_column("tables", sa.Column("rematch", sa.String(32), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("rematch")
        tables.drop_column("colours")
