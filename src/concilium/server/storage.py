"""What every part of the store needs: the engine, the one writer, and reading in time."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row, Select, TextClause, literal, select, text

from concilium.server.database import SECONDS_TO_READ, SECONDS_TO_READ_A_FILE, Gone, in_time, make_engine
from concilium.server.migrating import migrate
from concilium.server.news import News
from concilium.server.rows import new_id, new_link
from concilium.server.schema import KEYS
from concilium.server.transactions import transactions
from concilium.server.writer import Writer

_ADD_KEY = text("INSERT INTO keys (name, secret) VALUES (:name, :secret) ON CONFLICT (name) DO NOTHING")


class Storage:
    """A database; all writing goes through one writer."""

    def __init__(self, url: str) -> None:
        self.server = new_id()
        """What this server is called among those on the same database."""
        self._url = url
        self.engine = make_engine(url)
        self._transactions = transactions(url, self.engine)
        self._writer = Writer(self._transactions, self.server)

    async def open(self) -> None:
        """Bring the database up to date and be ready."""
        patient = make_engine(self._url, is_patient=True)
        try:
            async with patient.begin() as connection:
                await connection.run_sync(migrate)
        finally:
            await patient.dispose()
        self._writer.start()

    async def close(self) -> None:
        await self._writer.stop()
        await self._transactions.close()
        await self.engine.dispose()

    async def tell(self, *news: News) -> None:
        """Tell the other servers something that is not stored."""
        await self._writer.write([], news=news)

    async def ask(self, question: TextClause, given: dict[str, Any], *news: News) -> None:
        """Store a question to others, or take it back, and tell them."""
        await self._writer.write([(question, [given])], news=news)

    async def key(self, name: str) -> bytes:
        """A secret of the server's own, made when it is first asked for."""
        async with self.engine.begin() as connection:
            await connection.execute(_ADD_KEY, {"name": name, "secret": new_link() + new_link()})
            found = (await connection.execute(select(KEYS.c.secret).where(KEYS.c.name == name))).scalar_one()
        return str(found).encode()

    async def is_reachable(self) -> bool:
        """Whether the database answers."""
        try:
            await self._read(select(literal(1)))
        except Gone:
            return False
        return True

    async def _first(self, statement: Select[Any]) -> Row[Any] | None:
        (rows,) = await self._read(statement)
        return rows[0] if rows else None

    async def _read(self, *statements: Select[Any]) -> list[Sequence[Row[Any]]]:
        seconds = SECONDS_TO_READ if self._transactions.is_shared else SECONDS_TO_READ_A_FILE
        return await in_time(self._transactions.read(statements), seconds)
