"""A lesson's table: everybody but the learner is dictated, and in the end nobody is."""

import asyncio
import random
from pathlib import Path

import pytest
from tests.server.clients import Client, Guest, Refusal
from tests.server.playing import BOT, ME, play_to_the_end, wait_for_question
from tests.server.processes import ServerProcess

import concilium
from concilium.lessons import lesson_of
from concilium.server import wire
from concilium.server.course import Entry
from concilium.server.rows import LESSON, SeatRow, TableRow
from concilium.server.store import Store

GAMES = [name for name in concilium.names() if lesson_of(name) is not None]


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_taken_from_its_first_chapter_to_its_last(server: ServerProcess, game: str) -> None:
    async def main() -> None:
        async with Guest(server) as guest:
            lesson = await guest.get(f"/api/games/{game}/lesson")
            wish = {"chapter": lesson["chapters"][0]["id"], "name": "Ines"}
            table = await guest.post(f"/api/games/{game}/lesson", wish, 201)
            assert table["status"] == "lesson"
            assert [seat["mine"] for seat in table["seats"]] == [True, False, False]
            async with Client(guest, table["id"], 0) as client:
                for chapter in lesson["chapters"]:
                    if chapter["free"]:
                        continue
                    actions = [moment["action"] for moment in chapter["moments"] if moment["action"] is not None]
                    for made, action in enumerate(actions):
                        assert await wait_for_question(client)
                        await client.until(lambda c, action=action: action in _offered(c))
                        place = await guest.get(f"/api/tables/{table['id']}/lesson")
                        # Before its first decision a chapter may share its position with one that has none.
                        assert place == {"chapter": chapter["id"], "made": made} or made == 0
                        others = [choice.action for choice in client.question().choices if choice.action != action]
                        for other in others[:1]:
                            with pytest.raises(Refusal) as refused:
                                await client.decide(other)
                            assert refused.value.problem.key == "lesson"
                        with pytest.raises(Refusal):
                            await client.ask(wire.Undo, number=client.number)
                        await client.decide(action)

    asyncio.run(main())


def _offered(client: Client) -> list[int]:
    decision = client.position.decision if client.position is not None else None
    return [] if decision is None else [choice.action for choice in decision.choices]


@pytest.mark.parametrize("game", GAMES)
def test_the_last_chapter_is_free_and_its_game_ends_like_any_other(server: ServerProcess, game: str) -> None:
    async def main() -> None:
        async with Guest(server) as guest:
            lesson = await guest.get(f"/api/games/{game}/lesson")
            wish = {"chapter": lesson["chapters"][-1]["id"], "name": "Ines"}
            table = await guest.post(f"/api/games/{game}/lesson", wish, 201)
            # While it runs it is nobody's business but the learner's, and no entry among one's tables.
            assert (await guest.get("/api/tables"))["tables"] == []
            await guest.get(f"/api/tables/{table['id']}/replay", 403)
            async with Client(guest, table["id"], 0) as client:
                await play_to_the_end(client, random.Random(3))
                await client.until(lambda c: c.news.status == "over")
            assert [each["id"] for each in (await guest.get("/api/tables"))["tables"]] == [table["id"]]
            await guest.get(f"/api/tables/{table['id']}/replay")

    asyncio.run(main())


def test_what_is_no_lesson_is_refused(server: ServerProcess) -> None:
    async def main() -> None:
        async with Guest(server) as guest:
            assert (await guest.get("/api/games/chess/lesson", 404))["key"] == "no-lesson"
            wish = {"chapter": "nowhere", "name": "Ines"}
            assert (await guest.post(f"/api/games/{GAMES[0]}/lesson", wish, 404))["key"] == "no-lesson"
            table = await guest.make_table(GAMES[0], ME, BOT, BOT)
            assert (await guest.get(f"/api/tables/{table['id']}/lesson", 404))["key"] == "no-lesson"

    asyncio.run(main())


@pytest.mark.parametrize("game", GAMES)
def test_a_game_shows_what_is_printed_without_a_table(server: ServerProcess, game: str) -> None:
    async def main() -> None:
        async with Guest(server) as guest:
            printed = await guest.get(f"/api/games/{game}/facts")
            assert printed["facts"]["cards"]
            assert (await guest.get("/api/games/chess/facts", 404))["key"] == "not-found"

    asyncio.run(main())


def test_lessons_do_not_pile_up(tmp_path: Path) -> None:
    async def main() -> None:
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'lessons.db'}")
        await store.open()
        seats = [SeatRow(0, "Ines", "person", None, holders={"guest"})]
        for made_at in (100, 200):
            row = TableRow(GAMES[0], {}, "guest", False, seats, LESSON, made_at=made_at)
            row.seats = [SeatRow(0, "Ines", "person", None, holders={"guest"})]
            await store.add_table(row, [Entry(-1, 0)])
        await store.add_table(TableRow(GAMES[0], {}, "guest", False, seats, made_at=100))
        assert await store.lessons_of("guest") == 2
        await store.forget_lessons("somebody else", 1_000)
        assert await store.lessons_of("guest") == 2
        await store.forget_lessons("guest", 150)
        assert await store.lessons_of("guest") == 1
        assert await store.running_tables_of("guest") == 1
        await store.close()

    asyncio.run(main())
