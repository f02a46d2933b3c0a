"""Playing again: the same people, bots and settings at a new table."""

from concilium.server.problems import Refusing
from concilium.server.rows import OVER, PERSON, SeatRow, TableRow
from concilium.server.store import Store
from concilium.server.table import Table, retried


@retried
async def offer(table: Table, store: Store, guest: str | None) -> str:
    """The table at which the same people play again, made by whoever asks first; the others are notified."""
    async with table.lock:
        await table.be_sure()
        row = table.row
        if not row.held_by(guest) or guest is None:
            raise Refusing("not-your-seat")
        if row.status != OVER:
            raise Refusing("not-over")
        if row.rematch is None:
            again = TableRow(
                row.game,
                row.options,
                guest,
                row.hints,
                [_held_again(seat, guest) for seat in row.seats],
                colours=list(row.colours),
            )
            table.is_doubtful = True
            await store.add_rematch(again, row)
            table.is_doubtful = False
            table.tell_table()
        assert row.rematch is not None
        return row.rematch


def _held_again(seat: SeatRow, guest: str) -> SeatRow:
    """A seat is kept for its holder; a bot that stood in for somebody who is still expected no longer does."""
    is_expected = seat.kind == PERSON and bool(seat.holders)
    return SeatRow(
        seat.seat,
        seat.name,
        seat.kind,
        None if is_expected else seat.level,
        holders=set(seat.holders),
        came=guest in seat.holders,
    )
