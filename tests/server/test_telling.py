"""News that could not be told while the database was slow is told when it is back, in order and as it is then."""

import asyncio

import pytest
from tests.server.halls import until

from concilium.server import telling
from concilium.server.database import Gone
from concilium.server.news import Changed, News, Present, SignedOut
from concilium.server.telling import Teller


class Channel:
    """Takes news as a database does, or does not."""

    def __init__(self) -> None:
        self.fault: Exception | None = None
        self.tried = 0
        self.told: list[list[News]] = []

    async def tell(self, *news: News) -> None:
        await asyncio.sleep(0)
        self.tried += 1
        if self.fault is not None:
            raise self.fault
        self.told.append(list(news))


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(telling, "SECONDS_TO_TRY_AGAIN", 0.01)


def present(table: str, *seats: int, ask: bool = False) -> Present:
    return Present(table, list(seats), 0, ask)


def test_what_could_not_be_told_is_told_once_the_database_is_back() -> None:
    async def main() -> None:
        channel = Channel()
        teller = Teller(channel.tell)
        channel.fault = Gone()
        teller.tell(present("one", 0, ask=True), Changed("one"))
        await until(lambda: channel.tried > 2)
        # Only the last of who is at a table is true, but whoever was to be asked is asked.
        teller.tell(SignedOut("alba"), present("other", 1), present("one", 0, 2))
        await until(lambda: channel.tried > 5)
        channel.fault = None
        await until(lambda: bool(channel.told))
        told = [Changed("one"), SignedOut("alba"), present("other", 1), present("one", 0, 2, ask=True)]
        assert channel.told == [told]
        teller.tell(present("one"))
        await teller.close()
        assert channel.told == [told, [present("one")]]

    asyncio.run(main())


def test_what_cannot_be_told_at_all_is_not_in_the_way_of_what_follows(caplog: pytest.LogCaptureFixture) -> None:
    async def main() -> None:
        channel = Channel()
        teller = Teller(channel.tell)
        channel.fault = ValueError("too long")
        teller.tell(Changed("one"))
        await until(lambda: channel.tried == 1)
        channel.fault = None
        teller.tell(Changed("other"))
        await teller.close()
        assert channel.told == [[Changed("other")]]
        assert "the other servers could not be told" in caplog.text

    asyncio.run(main())


def test_who_leaves_does_not_wait_for_a_database_that_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(telling, "SECONDS_TO_STORE", 0.1)

    async def main() -> None:
        channel = Channel()
        teller = Teller(channel.tell)
        channel.fault = Gone()
        teller.tell(Changed("one"))
        async with asyncio.timeout(5):
            await teller.close()
        tried = channel.tried
        assert tried > 0
        # Nor does it tell what is heard of later.
        teller.tell(Changed("other"))
        await asyncio.sleep(0.05)
        assert channel.tried == tried

    asyncio.run(main())
