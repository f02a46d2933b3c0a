"""Memory is flat: tables that nobody uses are put away."""

import asyncio
import random
from dataclasses import replace
from pathlib import Path

import pytest
from tests.server.clients import Client, Guest
from tests.server.conftest import sqlite_url
from tests.server.playing import BOT, ME, decide_at_random, wait_for_question
from tests.server.processes import WIDE, ServerProcess


async def use_tables(guest: Guest, count: int) -> None:
    for seed in range(count):
        table = await guest.make_table("grand-tribunal", ME, BOT, BOT, BOT)
        async with Client(guest, table["id"], 0) as client:
            for _ in range(5):
                await wait_for_question(client)
                await decide_at_random(client, random.Random(seed))


@pytest.mark.deep
def test_memory_does_not_grow_with_the_tables_that_were_used(tmp_path: Path) -> None:
    limits = replace(WIDE, idle_seconds=0.2, tables=1_000)
    server = ServerProcess(sqlite_url(tmp_path), limits)
    server.start()

    async def main() -> list[int]:
        sizes = []
        async with Guest(server) as guest:
            for _ in range(4):
                await use_tables(guest, 80)
                await asyncio.sleep(0.6)
                sizes.append(server.memory_kb())
        return sizes

    try:
        sizes = asyncio.run(main())
    finally:
        server.stop()
    # 160 tables with their connections take 26 MB.
    assert sizes[3] - sizes[1] < 2_500, sizes
