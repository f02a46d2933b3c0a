"""Games that are over: records, frames, uploads; and nothing of a game that still runs."""

import asyncio
import json
import random
from typing import Any

import pytest
from tests.server.clients import Client, Guest
from tests.server.playing import BOT, ME, play_to_the_end
from tests.server.processes import ServerProcess

import concilium
from concilium.server import games
from concilium.server.replays import read_record


def random_record(name: str) -> concilium.Record:
    game = concilium.game(name, 3)
    rng = random.Random(9)
    return concilium.play(game, [lambda outlook: rng.choice(outlook.legal())] * 3, rng, ["Alba", "Berta", "Carla"])


async def upload(guest: Guest, text: str | bytes, status: int) -> Any:
    answer = await guest.http.post(f"{guest.server.origin}/api/records", content=text)
    assert answer.status_code == status, answer.text
    return answer.json()


@pytest.mark.parametrize("name", concilium.names())
def test_a_finished_game_can_be_downloaded_replayed_and_uploaded(server: ServerProcess, name: str) -> None:
    async def main() -> None:
        async with Guest(server) as guest, Guest(server) as reader:
            table = await guest.make_table(name, ME, BOT, BOT)
            path = f"/api/tables/{table['id']}"
            async with Client(guest, table["id"], 0) as client:
                for running in ("record", "replay", "frames?first=0&last=1"):
                    assert (await guest.get(f"{path}/{running}", 403))["key"] == "not-over"
                await play_to_the_end(client, random.Random(10))
                assert client.position is not None
                last = client.position.view
            answer = await reader.http.get(f"{server.origin}{path}/record")
            assert "attachment" in answer.headers["content-disposition"]
            record = concilium.Record.parse(answer.text)
            assert record.result is not None
            replay = await reader.get(f"{path}/replay")
            assert [(d["seat"], d["action"]) for d in replay["decisions"]] == record.decisions
            end = len(record.decisions)
            frames = (await reader.get(f"{path}/frames?first={end - 2}&last={end}"))["frames"]
            assert [frame["number"] for frame in frames] == [end - 2, end - 1, end]
            assert frames[-1]["views"][0] == last
            assert (await reader.get(f"{path}/frames?first=0&last=0"))["frames"][0]["events"] == []
            for bad in (f"first=0&last={end + 1}", "first=2&last=1", "first=0&last=50"):
                assert (await reader.get(f"{path}/frames?{bad}", 404))["key"] == "no-frames"
            again = await upload(reader, answer.text, 201)
            assert (again["status"], again["result"]) == ("record", record.result)
            assert (await reader.get(f"/api/tables/{again['id']}/replay"))["decisions"] == replay["decisions"]
            copy = await reader.http.get(f"{server.origin}/api/tables/{again['id']}/record")
            assert concilium.Record.parse(copy.text).decisions == record.decisions
            with pytest.raises(Exception, match="4404"):
                await Client(reader, again["id"], None).connect()

    asyncio.run(main())


@pytest.mark.parametrize("name", concilium.names())
def test_a_record_is_read_with_a_game_of_its_own(name: str) -> None:
    """It is read in a thread, and live tables use the shared one."""
    record = random_record(name)
    at_tables = games.made(name, 3, record.game.options)
    read = read_record(str(record))
    assert read == record
    assert read.game is not at_tables
    assert read_record(str(record)).game is not read.game
    assert games.made(name, 3, record.game.options) is at_tables


def test_an_unfinished_record_can_be_looked_at_too(server: ServerProcess) -> None:
    async def main() -> None:
        async with Guest(server) as guest:
            lines = str(random_record("grand-tribunal")).splitlines()[:60]
            found = await upload(guest, "\n".join(lines), 201)
            assert found["result"] is None
            assert len((await guest.get(f"/api/tables/{found['id']}/replay"))["decisions"]) > 40

    asyncio.run(main())


def test_a_record_that_cannot_be_replayed_is_refused_with_its_line(server: ServerProcess) -> None:
    text = str(random_record("grand-tribunal"))
    lines = text.splitlines()
    file_option = json.dumps({"cards": "/etc/passwd"})

    def changed(number: int, line: str) -> str:
        return "\n".join([*lines[:number], line, *lines[number + 1 :]])

    bad: list[tuple[str | bytes, str]] = [
        ("", "line 1"),
        (b"\xff\xfe\x00", "UTF-8"),
        ("hello", "line 1"),
        (changed(1, "game chess"), "chess"),
        (changed(1, "game ../../etc"), "etc"),
        (changed(1, "game grand-tribunal.cards"), "no game"),
        (changed(1, "game grand_tribunal"), "no game"),
        (changed(3, "options " + "[" * 100_000), "deeply"),
        (changed(3, 'options {"edition": ' + "9" * 5000 + "}"), "line 4"),
        (changed(2, "players " + "9" * 5000), "players"),
        (changed(2, "players 17"), "players"),
        (changed(3, "options {"), "JSON"),
        (changed(3, f"options {file_option}"), "cards"),
        (changed(3, f"  options   {file_option} # harmless"), "cards"),
        (changed(12, "0: conquer the-world"), "line 13"),
        (changed(len(lines) - 1, "result 999 0 0"), "result"),
    ]

    async def main() -> None:
        async with Guest(server) as guest:
            for content, expected in bad:
                problem = await upload(guest, content, 400)
                assert problem["key"] in ("bad-record", "bad-option"), problem
                assert expected in problem["english"], problem

    asyncio.run(main())
