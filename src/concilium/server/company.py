"""Those who are at a table: connected to this server, or to another."""

import weakref
from typing import TYPE_CHECKING

from concilium.server import showing, wire
from concilium.server.changes import Shown
from concilium.server.connection import NO_TABLE, NOT_YOURS, Connection, encoded
from concilium.server.course import Audience
from concilium.server.news import Present
from concilium.server.turns import Asker, alike

if TYPE_CHECKING:
    from concilium.server.kept import KeptTable


class Company:
    """Who is there, and what they are sent."""

    def __init__(self, table: "KeptTable") -> None:
        self.connections: set[Connection] = set()
        # A weak reference: an unloaded table must be freed at once.
        self._whole = weakref.ref(table)
        self._elsewhere: dict[str, Present] = {}
        self._shown: dict[Audience, Shown] = {}
        """The view that was last made ready for each audience. If its position was not stored then, the next one has
        the same number again or a lower one, does not follow it, and is told whole."""

    @property
    def _table(self) -> "KeptTable":
        table = self._whole()
        assert table is not None
        return table

    def add(self, connection: Connection) -> None:
        self.connections.add(connection)
        self.tell_table()
        self.tell_presence()

    def remove(self, connection: Connection) -> None:
        if connection in self.connections:
            self.connections.remove(connection)
            self._shown.pop(connection.audience, None)
            self.tell_table()
            self.tell_presence()

    def turn_out(self) -> None:
        """Close every connection to a seat that its guest does not hold any more."""
        for connection in list(self.connections):
            seat = connection.audience
            if seat is not None and connection.guest not in self._table.row.seats[seat].holders:
                self.remove(connection)
                connection.close(NOT_YOURS)

    def send_away(self) -> None:
        """Close every connection: there is no such table any more."""
        for connection in self.connections:
            connection.close(NO_TABLE)
        self.connections.clear()

    def is_attended(self) -> bool:
        """Whether anybody is present, to play or to watch, at whichever server."""
        return bool(self.connections) or any(there.seats or there.watchers for there in self._elsewhere.values())

    def asker(self) -> Asker:
        """For whom bots think here: whoever has been here longest, among the players if there are any; those who are
        at another server if only they play."""
        first = self._longest_here()
        here = [] if first is None else [(first.audience is None, first.guest or "", alike(first.address))]
        elsewhere = [each for each in self._elsewhere.values() if each.seats or each.watchers]
        there = [(not each.seats, each.guest, each.address) for each in elsewhere]
        is_watched_only, guest, address = min(here + there, key=lambda each: each[0], default=(True, "", ""))
        return Asker(self._table.row.id, guest, address, is_watched_only)

    def _longest_here(self) -> Connection | None:
        """Who has been here longest, connected to this server, among the players if there are any."""
        return min(self.connections, key=lambda each: (each.audience is None, each.id), default=None)

    def present(self) -> set[int]:
        """The seats whose holders are connected, to whichever server."""
        return self._seats_here().union(*(there.seats for there in self._elsewhere.values()))

    def info(self, guest: str | None) -> wire.TableInfo:
        watchers = self._watchers_here() + sum(there.watchers for there in self._elsewhere.values())
        return showing.table(self._table.row, guest, self.present(), watchers)

    def tell_table(self) -> None:
        """Send everybody the table as they may see it."""
        for connection in self.connections:
            connection.send(wire.TableNews(table=self.info(connection.guest)))

    def heard(self) -> int | None:
        """The last chat line that was sent to everybody who sits here; None if nobody does."""
        return min((each.heard for each in self.connections if each.audience is not None), default=None)

    def tell_chat(self, page: wire.Chat) -> None:
        """Send those who sit here what was said, unless they have it."""
        for connection in self.connections:
            if connection.audience is not None:
                connection.send_chat(page)

    def positions(self) -> list[tuple[Connection, bytes, int]]:
        """What each client is to be sent about the last entry; those who see the same are sent the same text."""
        course = self._table.course
        for shown in self._shown.values():
            shown.touched |= course.touched
        texts: dict[int | None, bytes] = {}
        told = []
        for connection in self.connections:
            audience = connection.audience
            if not course.has_noticed(audience):
                continue
            if audience not in texts:
                texts[audience] = encoded(self._last_entry(audience))
            told.append((connection, texts[audience], course.number(audience)))
        return told

    def position(self, audience: Audience, after: int, events: list[dict[str, object]]) -> bytes:
        """The position, to an audience that has seen all up to `after`."""
        course = self._table.course
        shown = self._shown[audience] = Shown(course.state.view(audience), course.number(audience))
        return encoded(showing.position(course, audience, shown, after, events))

    def _last_entry(self, audience: Audience) -> wire.Position | wire.Change:
        """The last entry as an audience is told of it."""
        course = self._table.course
        events = [event.seen_by(audience) for event in course.happened]
        number = course.number(audience)
        # Whatever happens on the way, what is half up to date is not used again.
        shown = self._shown.pop(audience, None)
        if shown is not None and shown.number == number - 1:
            changes = shown.update(course.state.view_since(audience, shown.touched))
            if changes is not None:
                shown.number, shown.touched = number, 0
                self._shown[audience] = shown
                return showing.change(course, audience, changes, events)
        shown = self._shown[audience] = Shown(course.state.view(audience), number)
        return showing.position(course, audience, shown, number - 1, events)

    def others_are_present(self, server: str, news: Present) -> None:
        """Who is at this table, at another server."""
        before = self._elsewhere.get(server)
        self._elsewhere[server] = news
        if before is None or (before.seats, before.watchers) != (news.seats, news.watchers):
            self.tell_table()
        if news.ask:
            self.tell_presence(always=True)

    def forget_others_but(self, alive: set[str]) -> None:
        """Servers that are gone have nobody connected."""
        gone = [server for server in self._elsewhere if server not in alive]
        for server in gone:
            del self._elsewhere[server]
        if gone:
            self.tell_table()

    def tell_presence(self, ask: bool = False, always: bool = False) -> None:
        """Tell the other servers who is here; with `ask`, hear who is there."""
        house = self._table.house
        if house.is_with_others() or always:
            first = self._longest_here()
            guest, address = ("", "") if first is None else (first.guest or "", alike(first.address))
            seats, watchers = sorted(self._seats_here()), self._watchers_here()
            house.tell(Present(self._table.row.id, seats, watchers, ask, guest, address))

    def _seats_here(self) -> set[int]:
        return {connection.audience for connection in self.connections if connection.audience is not None}

    def _watchers_here(self) -> int:
        return sum(connection.audience is None for connection in self.connections)
