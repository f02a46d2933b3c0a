"""`concilium admin`: what is deleted and kept, blocked names, records."""

import asyncio
from collections.abc import Callable

from tests.server.clients import Client, Guest
from tests.server.commands import ran
from tests.server.databases import KEPT, Played, change, rows
from tests.server.playing import BOT, FRIEND, ME
from tests.server.processes import ServerProcess

from concilium.core.records import Record
from concilium.server.rows import PERSON, SeatRow, TableRow
from concilium.server.store import Store


def test_all_that_is_kept_of_a_guest_is_deleted_and_the_others_play_on(played: Played) -> None:
    url = played.server.database
    listed = ran("admin", "--database", url, "guests", "berta")
    assert played.guest(1) in listed
    ran("admin", "--database", url, "delete-guest", played.guest(1))
    kept = str(rows(url))
    assert played.guest(1) not in kept
    assert "Berta" not in kept
    assert "I am seat 1" not in kept
    assert "I am seat 0" in kept
    assert "no guest" in ran("admin", "--database", url, "delete-guest", played.guest(1), status=1)

    async def go_on() -> None:
        async with Guest(played.server) as host, Guest(played.server) as heir:
            host.http.cookies.set("concilium_guest", played.cookies[0])
            async with Client(host, played.table, 0) as client:
                await client.until(lambda c: c.news and not c.news.seats[1].taken)
                assert client.news is not None
                link = client.news.seats[1].link
                assert link is not None
                await heir.sit(link, "Carla")
                async with Client(heir, played.table, 1) as other:
                    assert other.number > 0

    asyncio.run(go_on())


def test_what_a_guest_said_is_deleted_wherever_they_sat_and_nothing_of_others(new_url: Callable[[], str]) -> None:
    """Berta had a seat after Alba, said something, and left it; where she sits now another sat before her."""
    url = new_url()
    names = ("Berta", "Berta, another"), ("", "Berta")
    left, now = (
        TableRow("grand-tribunal", {}, "alba", False, [SeatRow(0, one, PERSON, None), SeatRow(1, other, PERSON, None)])
        for one, other in names
    )
    now.seats[1].holders = {"berta"}

    async def fill() -> None:
        store = Store(url)
        await store.open()
        try:
            for guest in ("alba", "berta"):
                await store.add_guest(guest, guest.title())
            for table in (left, now):
                await store.add_table(table)
            alba, berta = SeatRow(0, "Alba", PERSON, None), SeatRow(0, "Berta", PERSON, None)
            await store.add_chat(left.id, alba, "alba", "I was here before her")
            await store.add_chat(left.id, berta, "berta", "said and left")
            await store.add_chat(now.id, SeatRow(1, "Alba", PERSON, None), None, "an older line of Alba")
            await store.add_chat(now.id, SeatRow(1, "Berta", PERSON, None), None, "an older line of Berta")
            await store.add_chat(now.id, SeatRow(1, "Berta", PERSON, None), "berta", "said here")
        finally:
            await store.close()

    async def heard() -> tuple[list[str], int]:
        store = Store(url)
        await store.open()
        try:
            number = await store.add_chat(now.id, SeatRow(0, "Alba", PERSON, None), "alba", "next")
            pages = [await store.chat_page(table.id, 0) for table in (left, now)]
            return [line.text for page in pages for line in page.lines], number
        finally:
            await store.close()

    asyncio.run(fill())
    ran("admin", "--database", url, "delete-guest", "berta")
    kept = rows(url)
    assert sorted(row["name"] for row in kept["seats"]) == ["", "", "", "Berta, another"]
    assert "'berta'" not in str(kept)
    for words in ("said and left", "an older line of Berta", "said here"):
        assert words not in str(kept)
    # Nobody who has heard three lines misses the next one.
    assert asyncio.run(heard()) == (["I was here before her", "an older line of Alba", "next"], 4)


def test_guests_are_found_by_their_name_in_whatever_case(new_url: Callable[[], str]) -> None:
    url = new_url()

    async def fill() -> None:
        store = Store(url)
        await store.open()
        for guest, name in (("one", "Ömer"), ("two", "ömer"), ("three", "Omer")):
            await store.add_guest(guest, name)
        await store.close()

    asyncio.run(fill())
    listed = ran("admin", "--database", url, "guests", "ÖMER").splitlines()
    assert sorted(line.split()[0] for line in listed) == ["one", "two"]


def test_what_was_idle_is_forgotten_and_what_is_in_use_is_kept(played: Played) -> None:
    url = played.server.database
    assert "Deleted: guests 0, tables 0, chat lines 0" in ran(
        "admin", "--database", url, "forget", "--guests", "1", "--tables", "1", "--chat", "1"
    )
    change(url, "UPDATE guests SET seen_at = 1000; UPDATE chat SET at = 1000 WHERE number = 1")
    assert "Deleted: guests 0, tables 0, chat lines 1" in ran(
        "admin", "--database", url, "forget", "--guests", "30", "--tables", "30", "--chat", "30"
    )
    change(url, "UPDATE tables SET changed_at = 1000")
    assert "Deleted: guests 2, tables 1, chat lines 0" in ran(
        "admin", "--database", url, "forget", "--guests", "30", "--tables", "30"
    )
    assert not any(rows(url)[name] for name in KEPT if name != "keys")
    assert "say what" in ran("admin", "--database", url, "forget", status=1)


def test_nobody_takes_a_blocked_name(server: ServerProcess) -> None:
    ran("admin", "--database", server.database, "block", "The Operator")
    assert ran("admin", "--database", server.database, "blocked") == "the operator\n"

    async def main() -> None:
        async with Guest(server) as guest:
            for name in ("The Operator", "the operator", "Ｔhe Operator"):
                answer = await guest.post("/api/guest", {"name": name}, 400)
                assert answer["key"] == "blocked-name"
            await guest.make_table("grand-tribunal", ME, FRIEND, BOT)
            ran("admin", "--database", server.database, "unblock", "THE OPERATOR")
            await guest.post("/api/guest", {"name": "The Operator"})

    asyncio.run(main())
    assert "not blocked" in ran("admin", "--database", server.database, "unblock", "The Operator", status=1)


def test_the_record_of_a_running_game_is_shown_to_the_operator(played: Played) -> None:
    text = ran("admin", "--database", played.server.database, "record", played.table)
    record = Record.parse(text)
    assert record.result is None
    assert "no table" in ran("admin", "--database", played.server.database, "record", "nowhere", status=1)


def test_no_task_migrates_a_database_but_the_one_that_is_called_so(new_url: Callable[[], str]) -> None:
    url = new_url()
    ran("admin", "--database", url, "migrate")
    ran("admin", "--database", url, "migrate", "--down", "0004")
    for task in ("record nowhere", "guests Alba", "delete-guest one", "forget --chat 1", "block A", "blocked"):
        assert "migrate it first" in ran("admin", "--database", url, *task.split(), status=1)
