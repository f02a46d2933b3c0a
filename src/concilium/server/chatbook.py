"""What is kept of what was said at the tables."""

from sqlalchemy import Connection, func, insert, literal, select

from concilium.server import wire
from concilium.server.news import Said
from concilium.server.rows import SeatRow, now
from concilium.server.schema import CHAT
from concilium.server.storage import Storage
from concilium.server.times import written

CHAT_PAGE = 50


class ChatBook(Storage):
    """The chat of all tables."""

    async def chat_page(self, table_id: str, after: int, before: int | None = None) -> wire.Chat:
        """The last lines of those after one number and before another, and whether there are earlier ones."""
        # A line that was taken out at its speaker's wish has no words any more.
        asked = [CHAT.c.table_id == table_id, CHAT.c.text != ""]
        if before is not None:
            asked.append(CHAT.c.number < before)
        chosen = select(CHAT).where(*asked).order_by(CHAT.c.number.desc()).limit(CHAT_PAGE + 1)
        (found,) = await self._read(chosen)
        lines = [
            wire.ChatLine(number=row.number, seat=row.seat, name=row.name, text=row.text, at=written(row.at))
            for row in reversed(found[:CHAT_PAGE])
            if row.number > after
        ]
        return wire.Chat(lines=lines, earlier=len(lines) == CHAT_PAGE < len(found))

    async def add_chat(self, table_id: str, seat: SeatRow, guest: str | None, said: str) -> int:
        """Store a line that a seat's holder says under the next free number, which is returned."""
        numbers: list[int] = []
        following = select(
            literal(table_id),
            func.coalesce(func.max(CHAT.c.number), 0) + 1,
            literal(seat.seat),
            literal(seat.name),
            literal(said),
            literal(now()),
            literal(guest, CHAT.c.guest.type),
        ).where(CHAT.c.table_id == table_id)
        line = insert(CHAT).from_select(["table_id", "number", "seat", "name", "text", "at", "guest"], following)

        def act(connection: Connection) -> None:
            numbers.append(connection.execute(line.returning(CHAT.c.number)).scalar_one())

        # Who speaks at another server at this moment waits, and gets the number after.
        await self._writer.write([], act=act, locks=table_id, news=[Said(table_id)])
        return numbers[-1]
