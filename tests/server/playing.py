"""Playing tables through clients, at random."""

import random

from tests.server.clients import Client

ME = {"kind": "me", "name": "Alba"}
HERE = {"kind": "here", "name": "Berta"}
FRIEND = {"kind": "friend"}
BOT = {"kind": "bot", "level": "random"}


async def wait_for_question(client: Client) -> bool:
    """Wait until the client is asked something; False if the game is over instead."""
    await client.until(lambda c: c.position.decision is not None or c.position.over)
    assert client.position is not None
    return not client.position.over


async def decide_at_random(client: Client, rng: random.Random) -> None:
    await client.decide(rng.choice(client.question().choices).action)


async def play_to_the_end(client: Client, rng: random.Random) -> None:
    while await wait_for_question(client):
        await decide_at_random(client, rng)


async def reach_secret_step(clients: list[Client], rng: random.Random) -> None:
    """Decide in turn until several seats are waited for at once; the clients hold every seat."""
    while True:
        asked = [client for client in clients if client.position is not None and client.position.decision is not None]
        if len(asked) == len(clients):
            return
        for client in asked[:1]:
            await decide_at_random(client, rng)
        await clients[0].until(lambda c: c.position.waiting)
        for client in clients[1:]:
            await client.until(lambda c: c.number >= clients[0].number)
