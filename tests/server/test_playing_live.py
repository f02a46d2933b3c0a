"""A game over the wire: deciding, undoing, asking why, resuming, two at once, watching, talking."""

import asyncio
import random

import pytest
from tests.built_in import BUILT_IN
from tests.server.clients import Client, Guest, Refusal
from tests.server.pairs import whose_turn
from tests.server.playing import (
    BOT,
    FRIEND,
    HERE,
    ME,
    decide_at_random,
    play_to_the_end,
    reach_secret_step,
    wait_for_question,
)
from tests.server.processes import ServerProcess

import concilium
from concilium.server import wire

GAMES = concilium.names()


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_bots(server: ServerProcess, game: str) -> None:
    async def main() -> None:
        async with Guest(server) as guest:
            table = await guest.make_table(game, ME, BOT, BOT)
            async with Client(guest, table["id"], 0) as client, Client(guest, table["id"], None) as watcher:
                await play_to_the_end(client, random.Random(1))
                assert client.position is not None
                await client.until(lambda c: c.news.status == "over")
                await watcher.until(lambda c: c.position.over)
                assert client.position.scores is not None
                found = await guest.get(f"/api/tables/{table['id']}")
                assert (found["status"], found["result"]) == ("over", client.position.scores)
                assert found["winners"] == client.position.winners
                with pytest.raises(Refusal, match="over"):
                    await client.ask(wire.Undo, number=client.number)

    asyncio.run(main())


@pytest.mark.parametrize("game", BUILT_IN)
def test_an_undo_brings_the_position_back_and_is_told(server: ServerProcess, game: str) -> None:
    async def main() -> None:
        async with Guest(server) as guest:
            table = await guest.make_table(game, ME, BOT, BOT)
            async with Client(guest, table["id"], 0) as client:
                rng = random.Random(2)
                while await wait_for_question(client):
                    before = client.position
                    assert before is not None
                    ack = await client.decide(rng.choice(client.question().choices).action)
                    await client.until(lambda c, ack=ack: c.number >= ack.number)
                    assert client.position is not None
                    if client.position.undo == 0 or client.position.decision is None:
                        continue
                    ack = await client.ask(wire.Undo, number=client.number)
                    await client.until(lambda c, ack=ack: c.number >= ack.number)
                    assert client.position.view == before.view
                    assert client.position.events == [{"event": "undone", "seat": 0}]
                    assert client.position.decision is not None
                    assert before.decision is not None
                    assert client.position.decision.choices == before.decision.choices
                    assert client.position.decision.id > before.decision.id
                    return
                raise AssertionError("nothing could ever be taken back")

    asyncio.run(main())


def test_a_whole_turn_can_be_taken_back(server: ServerProcess) -> None:
    async def main() -> None:
        async with Guest(server) as guest:
            table = await guest.make_table("medieval-realms", ME, HERE)
            async with Client(guest, table["id"], 0) as client, Client(guest, table["id"], 1) as other:
                await reach_secret_step([client, other], random.Random(3))
                start = client.position
                assert start is not None
                for _ in range(3):
                    number = client.number
                    await decide_at_random(client, random.Random(3))
                    await client.until(lambda c, number=number: c.number > number)
                assert client.position is not None
                assert client.position.undo == 3
                ack = await client.ask(wire.Undo, number=client.number, whole=True)
                await client.until(lambda c: c.number == ack.number)
                assert client.position.view == start.view
                assert client.position.undo == 0
                with pytest.raises(Refusal) as refused:
                    await client.ask(wire.Undo, number=client.number)
                assert refused.value.problem.key == "not-undoable"

    asyncio.run(main())


class HearsLate(Client):
    """A client that hears of its own decisions at once, and a moment later of what others have decided."""

    async def _take(self, data: str) -> None:
        if not self._answers:
            await asyncio.sleep(0.03)
        await super()._take(data)


def test_clients_that_hear_late_reach_a_secret_step_before_any_has_decided_in_it(server: ServerProcess) -> None:
    async def main() -> None:
        async with Guest(server) as guest:
            table = await guest.make_table("medieval-realms", ME, HERE)
            async with HearsLate(guest, table["id"], 0) as client, HearsLate(guest, table["id"], 1) as other:
                begins = await whose_turn([client, other])
                # The other one decides last before the step, and knows of it before the first of these does.
                clients = sorted((client, other), key=lambda each: each is not begins)
                await reach_secret_step(clients, random.Random(3))
                for each in clients:
                    assert each.position is not None
                    assert (each.number, each.position.undo) == (begins.number, 0)

    asyncio.run(main())


def test_of_two_who_decide_at_once_one_is_accepted_and_the_other_hears_of_it(server: ServerProcess) -> None:
    async def main() -> None:
        async with Guest(server) as guest:
            table = await guest.make_table("grand-tribunal", ME, BOT, BOT)
            async with Client(guest, table["id"], 0) as one, Client(guest, table["id"], 0) as other:
                rng = random.Random(4)
                for _ in range(10):
                    assert await wait_for_question(one)
                    await other.until(lambda c: c.number == one.number)
                    assert one.question() == other.question()
                    question = one.question()
                    action = rng.choice(question.choices).action
                    results = await asyncio.gather(
                        one.decide(action, question.id), other.decide(action, question.id), return_exceptions=True
                    )
                    accepted = [result for result in results if isinstance(result, wire.Ack)]
                    refused = [result for result in results if isinstance(result, Refusal)]
                    assert (len(accepted), len(refused)) == (1, 1)
                    assert refused[0].problem.key == "stale"
                    for client in (one, other):
                        await client.until(lambda c, ack=accepted[0]: c.number >= ack.number)

    asyncio.run(main())


def test_what_is_not_legal_is_refused_with_its_rule_and_changes_nothing(server: ServerProcess) -> None:
    async def main() -> None:
        async with Guest(server) as guest:
            table = await guest.make_table("grand-tribunal", ME, BOT, BOT)
            async with Client(guest, table["id"], 0) as client:
                await wait_for_question(client)
                number = client.number
                legal = {choice.action for choice in client.question().choices}
                size = concilium.game("grand-tribunal", 3).actions
                forbidden = next(action for action in range(size) if action not in legal)
                with pytest.raises(Refusal) as refused:
                    await client.decide(forbidden)
                problem = refused.value.problem
                assert problem.key == "illegal"
                why = await client.ask(wire.Why, action=forbidden)
                assert (why.legal, why.rule, why.reason) == (False, problem.rule, problem.reason)
                assert problem.rule is not None
                assert problem.rule.startswith("GT-")
                assert (await client.ask(wire.Why, action=min(legal))).legal
                assert client.number == number

    asyncio.run(main())


def test_a_message_that_cannot_be_read_gets_a_clear_error(server: ServerProcess) -> None:
    bad: list[str | bytes] = [
        "{",
        "[]",
        '{"type":"rule-the-world","id":1}',
        '{"type":"decide","id":1}',
        '{"type":"decide","id":1,"decision":-1,"action":2}',
        '{"type":"decide","id":1,"decision":1,"action":1e99}',
        '{"type":"say","id":1,"text":""}',
        '{"type":"hello"}',
        b"\xff\xfe",
        "",
    ]

    async def main() -> None:
        async with Guest(server) as guest:
            table = await guest.make_table("grand-tribunal", ME, BOT, BOT)
            async with Client(guest, table["id"], 0) as client:
                await wait_for_question(client)
                number = client.number
                for data in bad:
                    await client.send_raw(data)
                await client.until(lambda c: len(c.faults) == len(bad))
                assert all("can’t be read" in fault for fault in client.faults)
                client.faults.clear()
                assert client.number == number
                await decide_at_random(client, random.Random(5))

    asyncio.run(main())


@pytest.mark.parametrize("game", GAMES)
def test_a_client_resumes_without_a_gap_or_a_repeat(server: ServerProcess, game: str) -> None:
    async def main() -> None:
        async with Guest(server) as guest:
            table = await guest.make_table(game, ME, HERE, BOT)
            async with Client(guest, table["id"], 0) as steady, Client(guest, table["id"], 1) as flaky:
                rng = random.Random(6)
                for _ in range(60):
                    for client in (steady, flaky):
                        assert client.position is not None
                        if client.position.decision is not None:
                            await decide_at_random(client, rng)
                            await asyncio.sleep(0.01)
                    if rng.random() < 0.3:
                        await flaky.close()
                        if rng.random() < 0.5 and steady.position and steady.position.decision is not None:
                            await decide_at_random(steady, rng)
                        await flaky.connect()
                async with Client(guest, table["id"], 1) as fresh:
                    await flaky.until(lambda c: c.number >= fresh.number)
                    await fresh.until(lambda c: c.number >= flaky.number)
                    assert fresh.events == flaky.events

    asyncio.run(main())


def test_a_spectator_watches_and_can_do_nothing_else(server: ServerProcess) -> None:
    async def main() -> None:
        async with Guest(server) as guest, Guest(server) as stranger:
            table = await guest.make_table("grand-tribunal", ME, BOT, BOT)
            async with Client(guest, table["id"], 0) as client, Client(stranger, table["id"], None) as watcher:
                await client.until(lambda c: c.news.watchers == 1)
                await wait_for_question(client)
                await watcher.until(lambda c: c.number == client.number)
                assert watcher.position is not None
                assert watcher.position.decision is None
                assert watcher.position.view["seat"] is None
                assert all(seat.link is None for seat in watcher.news.seats) if watcher.news else False
                for request in (wire.Decide, wire.Why):
                    fields = {"decision": 0} if request is wire.Decide else {}
                    with pytest.raises(Refusal) as refused:
                        await watcher.ask(request, action=1, **fields)
                    assert refused.value.problem.key == "watching"
                with pytest.raises(Refusal):
                    await watcher.ask(wire.Say, text="let me play")
                await client.ask(wire.Say, text="hello")
                await client.until(lambda c: c.chat)
                assert not watcher.chat
            intruder = Client(stranger, table["id"], 0)
            with pytest.raises(Exception, match="4401"):
                await intruder.connect()

    asyncio.run(main())


def test_chat_is_numbered_and_resumed(server: ServerProcess) -> None:
    async def main() -> None:
        async with Guest(server) as guest:
            table = await guest.make_table("grand-tribunal", ME, HERE, FRIEND)
            async with Client(guest, table["id"], 0) as one, Client(guest, table["id"], 1) as other:
                await one.ask(wire.Say, text="first")
                await other.until(lambda c: len(c.chat) == 1)
                await other.close()
                await one.ask(wire.Say, text="second")
                await one.ask(wire.Say, text="third")
                await other.connect()
                await other.until(lambda c: len(c.chat) == 3)
                assert [(line.number, line.text) for line in other.chat] == [(1, "first"), (2, "second"), (3, "third")]
                assert {line.name for line in other.chat} == {"Alba"}

    asyncio.run(main())


def test_chat_arrives_in_pages(server: ServerProcess) -> None:
    async def main() -> None:
        async with Guest(server) as guest:
            table = await guest.make_table("grand-tribunal", ME, BOT, BOT)
            async with Client(guest, table["id"], 0) as client:
                for number in range(1, 121):
                    assert (await client.ask(wire.Say, text=f"line {number}")).number == number
            async with Client(guest, table["id"], 0) as late:
                await late.until(lambda c: c.chat)
                assert [line.number for line in late.chat] == list(range(71, 121))
                page = await late.ask(wire.AskEarlier, before=71)
                assert ([line.number for line in page.lines], page.earlier) == (list(range(21, 71)), True)
                page = await late.ask(wire.AskEarlier, before=21)
                assert ([line.number for line in page.lines], page.earlier) == (list(range(1, 21)), False)
                assert (await late.ask(wire.AskEarlier, before=1)).lines == []
            async with Client(guest, table["id"], None) as watcher:
                with pytest.raises(Refusal) as refused:
                    await watcher.ask(wire.AskEarlier, before=71)
                assert refused.value.problem.key == "watching"

    asyncio.run(main())
