"""What a taken invitation was and whether its taker came; which of a guest's cookies still count."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("guests", sa.Column("round", sa.Integer, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("invitation", sa.String(64), nullable=True))
    # Whoever sat down before this was kept is taken to have come: no host may turn them out.
    op.add_column("seats", sa.Column("came", sa.Boolean, nullable=False, server_default=sa.true()))
    op.create_index("seats_of_invitation", "seats", ["invitation"])


def downgrade() -> None:
    """Whatever else goes matters only until those who took a seat have come to it."""
    if op.get_bind().execute(sa.text("SELECT count(*) FROM guests WHERE round > 0")).scalar():
        raise ValueError("guests have signed out other devices, and an older server would let those in again")
    op.drop_index("seats_of_invitation", "seats")
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("came")
        seats.drop_column("invitation")
    with op.batch_alter_table("guests") as guests:
        guests.drop_column("round")
