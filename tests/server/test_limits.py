"""What anybody may ask for is limited, for a guest over all connections, and who asks for more is told the limit."""

import asyncio
from pathlib import Path

import pytest
from tests.server.clients import Client, Guest, Refusal
from tests.server.conftest import sqlite_url
from tests.server.halls import ALBA, hall_in, row, settled
from tests.server.playing import BOT, ME, wait_for_question
from tests.server.processes import ServerProcess

from concilium.server import wire
from concilium.server.limits import Limits, Rate
from concilium.server.problems import Refusing


@pytest.mark.parametrize("asked", [wire.Say, wire.AskHint], ids=["talk", "hints"])
def test_who_comes_again_has_said_what_they_said_before(tmp_path: Path, asked: type) -> None:
    server = ServerProcess(sqlite_url(tmp_path), Limits(talk=Rate(2, 0.05), hints=Rate(2, 0.05)))
    server.start()
    words = {"text": "hello"} if asked is wire.Say else {}

    async def main() -> None:
        async with Guest(server) as guest, Guest(server) as other:
            table = await guest.make_table("grand-tribunal", ME, BOT, BOT)
            for _ in range(2):
                async with Client(guest, table["id"], 0) as client:
                    await wait_for_question(client)
                    await client.ask(asked, **words)
            async with Client(guest, table["id"], 0) as client:
                with pytest.raises(Refusal) as refused:
                    await client.ask(asked, **words)
                problem = refused.value.problem
                assert (problem.key, problem.facts) == ("too-fast", {"most": 2, "minute": 3})
                assert "2" in problem.english
                assert "3" in problem.english
            # Everybody has their own.
            theirs = await other.make_table("grand-tribunal", ME, BOT, BOT)
            async with Client(other, theirs["id"], 0) as client:
                await wait_for_question(client)
                await client.ask(asked, **words)

    try:
        asyncio.run(main())
    finally:
        server.stop()


def test_a_guest_who_is_not_let_make_more_is_told_how_many(tmp_path: Path) -> None:
    server = ServerProcess(sqlite_url(tmp_path), Limits(making=Rate(1, 0.05)))
    server.start()

    async def main() -> None:
        async with Guest(server) as guest:
            await guest.post("/api/guest", {"name": "Alba"})
            problem = await guest.post("/api/guest", {"name": "Alba"}, 429)
            assert (problem["key"], problem["facts"]) == ("too-fast", {"most": 1, "minute": 3})
            assert "3" in problem["english"]

    try:
        asyncio.run(main())
    finally:
        server.stop()


def test_a_table_with_too_many_entries_says_how_many_there_may_be(tmp_path: Path) -> None:
    async def main() -> None:
        async with hall_in(tmp_path, entries=3) as (hall, _):
            table = await hall.make(row())
            while True:
                await settled(table)
                seat = table.course.state.waiting()[0]
                action = table.course.state.legal(seat)[0]
                await table.decide(seat, ALBA, wire.Decide(id=1, decision=table.course.asked(seat), action=action))
                if table.course.length >= 3 and table.course.undoable(seat):
                    break
            with pytest.raises(Refusing) as refused:
                await table.undo(seat, ALBA, wire.Undo(id=2, number=table.course.number(seat)))
            problem = refused.value.problem
            assert (problem.key, problem.facts) == ("too-many-entries", {"most": 3})
            assert "3" in problem.english

    asyncio.run(main())
