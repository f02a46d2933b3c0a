"""The history of the schema, for Alembic, and what its steps share."""

import sqlalchemy as sa
from alembic import op


def add_kept(table: str, *columns: "sa.Column[object]") -> None:
    """Add columns, unless they are there: where an older server is not disturbed by them, going down keeps them."""
    there = {column["name"] for column in sa.inspect(op.get_bind()).get_columns(table)}
    for column in columns:
        if column.name not in there:
            op.add_column(table, column)
