"""Run by Alembic for every command; the connection comes from `concilium.server.migrating`."""

from alembic import context

from concilium.server.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
