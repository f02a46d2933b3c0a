"""Bots that think, and hints: in worker processes, from what the seat knows."""

import asyncio
import multiprocessing
import random
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import pytest
from tests.server.clients import Client, Guest, Refusal
from tests.server.playing import BOT, HERE, ME, decide_at_random, wait_for_question
from tests.server.processes import ServerProcess

import concilium
from concilium import bots
from concilium.server import thinking, wire
from concilium.server.thinking import OFFERED, Thinkers, Thought, accepted
from concilium.server.turns import Asker

SECOND_LEVEL = bots.LEVELS[1]


def test_levels_are_offered_and_bots_of_a_level_play(server: ServerProcess) -> None:
    async def main() -> None:
        async with Guest(server) as guest:
            assert (await guest.get("/api/games"))["levels"] == ["random", *bots.LEVELS]
            thinker = {"kind": "bot", "level": SECOND_LEVEL}
            table = await guest.make_table("grand-tribunal", ME, thinker, thinker)
            async with Client(guest, table["id"], 0) as client:
                for _ in range(6):
                    assert await wait_for_question(client)
                    await decide_at_random(client, random.Random(1))

    asyncio.run(main())


def test_people_are_offered_the_levels_and_nobody_a_bot_that_plays_at_random() -> None:
    assert OFFERED == bots.LEVELS
    assert not any(accepted(level) for level in (None, "", "god", "greedy", "search:1s"))
    assert all(accepted(level) for level in (*bots.LEVELS, *bots.FORMER, "random"))


def test_a_hint_gives_the_win_chance_of_each_legal_action(server: ServerProcess) -> None:
    async def main() -> None:
        async with Guest(server) as guest:
            table = await guest.make_table("grand-tribunal", ME, BOT, BOT, hints=False)
            async with Client(guest, table["id"], 0) as client:
                await wait_for_question(client)
                hint = await client.ask(wire.AskHint)
                assert hint.decision == client.question().id
                assert sorted(chance.action for chance in hint.chances) == sorted(
                    choice.action for choice in client.question().choices
                )
                assert all(0 <= chance.win <= 1 for chance in hint.chances)
                assert hint.best[0] == hint.chances[0].action
                again = await client.ask(wire.AskHint)
                assert (again.chances, again.best, again.sureness) == (hint.chances, hint.best, hint.sureness)
                assert again.reasons == hint.reasons

    asyncio.run(main())


def test_a_hint_does_not_wait_for_the_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[Any] = []

    async def in_worker(_: Thinkers, call: Any, *__: Any) -> str:
        begun.append(call)
        if call is thinking._decide:
            await asyncio.Event().wait()
        return "advice"

    async def main() -> None:
        thinkers = Thinkers(1)
        state = concilium.game("grand-tribunal", 3).start()
        thought, asker = Thought.of(state, 0), Asker("table", "guest", "address")
        bots_at_it = [asyncio.create_task(thinkers.action("hard", thought, asker)) for _ in range(20)]
        await asyncio.sleep(0)
        await asyncio.wait_for(thinkers.advice(thought, asker), 5)
        assert begun.count(thinking._decide) == 1
        for task in bots_at_it:
            task.cancel()

    monkeypatch.setattr(Thinkers, "_in_worker", in_worker)
    asyncio.run(main())


def test_a_worker_is_busy_until_it_is_done_also_if_nobody_waits_for_its_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    begun = threading.Semaphore(0)
    done = threading.Event()
    thought_of: list[int] = []

    def advise(thought: Thought) -> str:
        thought_of.append(thought.seat)
        begun.release()
        assert done.wait(60)
        return "advice"

    monkeypatch.setattr(thinking, "_advise", advise)
    monkeypatch.setattr(Thinkers, "_new_pool", lambda _: ThreadPoolExecutor(4))

    async def main() -> None:
        thinkers = Thinkers(1)
        state = concilium.game("grand-tribunal", 3).start()
        asked = [asyncio.create_task(thinkers.advice(Thought.of(state, seat), Asker("t"))) for seat in range(3)]
        try:
            assert await asyncio.to_thread(begun.acquire, timeout=60)
            # Two go: one who is thought for, and one who waits.
            for task in asked[:2]:
                task.cancel()
            await asyncio.sleep(0.3)
            assert thought_of == [0]
        finally:
            done.set()
        assert str(await asyncio.wait_for(asked[2], 60)) == "advice"
        assert thought_of == [0, 2]
        assert asked[0].cancelled()

    asyncio.run(main())


def test_thinkers_that_are_closed_start_no_workers_again() -> None:
    async def main() -> None:
        thinkers = Thinkers(1)
        thinking_on = asyncio.create_task(thinkers._in_worker(time.sleep, 60))
        async with asyncio.timeout(60):
            while not multiprocessing.active_children():
                await asyncio.sleep(0.05)
        thinkers.close()
        with pytest.raises(BrokenProcessPool):
            await asyncio.wait_for(thinking_on, 30)
        async with asyncio.timeout(30):
            while multiprocessing.active_children():
                await asyncio.sleep(0.05)

    asyncio.run(main())


def test_where_several_people_play_hints_need_the_hosts_leave(server: ServerProcess) -> None:
    async def main() -> None:
        async with Guest(server) as guest:
            table = await guest.make_table("grand-tribunal", ME, HERE, BOT, hints=False)
            async with Client(guest, table["id"], 0) as client:
                with pytest.raises(Refusal) as refused:
                    await client.ask(wire.AskHint)
                assert refused.value.problem.key == "no-hints"

    asyncio.run(main())


def test_a_worker_gets_a_position_that_its_seat_cannot_tell_from_the_true_one() -> None:
    game = concilium.game("grand-tribunal", 3)
    state = game.start()
    rng = random.Random(2)
    while not state.waiting():
        state.apply(concilium.CHANCE, rng.choice(state.legal(concilium.CHANCE)))
    seat = state.waiting()[0]
    thoughts = [Thought.of(state, seat) for _ in range(20)]
    assert all(game.from_json(thought.position).view(seat) == state.view(seat) for thought in thoughts)
    assert any(game.from_json(thought.position) != state for thought in thoughts)


def test_thinking_goes_on_after_a_worker_died() -> None:
    async def main() -> None:
        game = concilium.game("grand-tribunal", 3)
        state = game.start()
        rng = random.Random(3)
        while not state.waiting():
            state.apply(concilium.CHANCE, rng.choice(state.legal(concilium.CHANCE)))
        seat = state.waiting()[0]
        thinkers = Thinkers(1)
        try:
            for _ in range(2):
                action = await thinkers.action(SECOND_LEVEL, Thought.of(state, seat), Asker("table"))
                assert action in state.legal(seat)
                for worker in multiprocessing.active_children():
                    worker.kill()
        finally:
            thinkers.close()

    asyncio.run(main())
