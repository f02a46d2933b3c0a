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
    """Decide in turn until all seats are waited for at once; the clients hold every seat, and none has decided then."""
    while True:
        await see_the_same(clients)
        asked = [client for client in clients if client.position is not None and client.position.decision is not None]
        if len(asked) == len(clients):
            return
        (alone,) = asked
        await decide_at_random(alone, rng)


async def see_the_same(clients: list[Client]) -> None:
    """Wait until all clients are at the last position, in which somebody is to decide; not in a secret step.

    Whoever has decided is at the next position when that is acknowledged; the others hear of it later, each at its own
    time. Who were asked to go on before all have heard might decide alone in a secret step: the others never notice
    that, and whoever waits until they have the same number waits for ever.
    """
    while not are_at_one_position(clients):
        for client in clients:
            await client.until(lambda c: c.position.waiting and c.number >= max(each.number for each in clients))


def are_at_one_position(clients: list[Client]) -> bool:
    """Whether all clients are at the same position, outside of secret steps, and it waits for somebody."""
    return len({client.number for client in clients}) == 1 and all(c.position and c.position.waiting for c in clients)
