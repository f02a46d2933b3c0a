"""Steps in which several decide in secret: the environments ask one seat after the other, always in the same order, and
nobody sees what another has decided before all have."""

import random
from collections.abc import Iterator

import pytest
from tests.conftest import Offer

import concilium
from concilium import State
from concilium.envs.openspiel import Play
from concilium.envs.pettingzoo import GameEnv
from concilium.envs.vector import Vector

GAMES = ["goofspiel", "medieval-realms"]
PLAYERS = 3


@pytest.fixture(autouse=True)
def _goofspiel(offer: Offer) -> None:
    offer("goofspiel", "concilium_goofspiel:TITLE")


def secret_steps(name: str, seeds: range) -> Iterator[tuple[int, ...]]:
    """Who decided in each secret step of some random games, in which whoever is to move decides."""
    for seed in seeds:
        rng = random.Random(seed)
        env = GameEnv(name, PLAYERS)
        env.reset(seed)
        movers: dict[int, list[int]] = {}
        while env.agents and not any(env.terminations.values()):
            state = env._state
            if state.current.together:
                movers.setdefault(int(state.secrets), []).append(int(state.to_move))
            env.step(rng.choice(state.legal(state.to_move)))
        yield from (tuple(dict.fromkeys(each)) for each in movers.values())
        assert all(each == sorted(each) for each in movers.values()), "a seat was asked again after another"


@pytest.mark.parametrize("name", GAMES)
def test_the_seats_are_asked_in_one_order_whatever_is_decided(name: str) -> None:
    orders = list(secret_steps(name, range(4)))
    assert len(orders) > 8
    assert set(orders) == {tuple(range(PLAYERS))}


def decided(state: State, seed: int) -> Iterator[int]:
    """The decisions of the seat that is asked first, until another is; each is made by the caller."""
    rng, first = random.Random(seed), state.to_move
    while state.to_move == first:
        yield rng.choice(state.legal(first))


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo_shows_the_others_nothing_of_it(name: str) -> None:
    seen: list[list[bytes]] = []
    truths: list[str] = []
    for seed in range(3):
        env = GameEnv(name, PLAYERS)
        env.reset(1)
        rng = random.Random(5)
        while not env._state.current.together:
            env.step(rng.choice(env._state.legal(env._state.to_move)))
        found: list[bytes] = []
        for action in decided(env._state, seed):
            env.step(action)
            for agent in env.possible_agents[1:]:
                shown = env.observe(agent)
                found += [shown["observation"].tobytes(), shown["action_mask"].tobytes()]
        seen.append(found)
        truths.append(str(env._state.to_json()))
    assert seen[0] == seen[1] == seen[2]
    assert len(set(truths)) == len(truths)


@pytest.mark.parametrize("name", GAMES)
def test_a_vector_shows_the_next_seat_nothing_of_it(name: str) -> None:
    seen: list[tuple[int, bytes, bytes]] = []
    truths: list[str] = []
    for seed in range(3):
        vector = Vector(name, 1, PLAYERS, seed=1)
        (state,) = vector.batch.states
        rng = random.Random(5)
        while not state.current.together:
            vector.step([rng.choice(state.legal(state.to_move))])
        for action in decided(state, seed):
            vector.step([action])
        seen.append((int(vector.to_move[0]), vector.observations.tobytes(), vector.masks.tobytes()))
        truths.append(str(state.to_json()))
    assert seen[0] == seen[1] == seen[2]
    assert len(set(truths)) == len(truths)


@pytest.mark.parametrize("name", GAMES)
def test_openspiels_information_states_tell_the_others_nothing_of_it(name: str) -> None:
    game = concilium.game(name, PLAYERS)
    encoder = game.encoder()

    def observe(state: State, seat: int) -> bytes:
        return bytes(memoryview(encoder.observe(state, seat)))

    known: list[list[bytes]] = []
    own: set[bytes] = set()
    for seed in range(3):
        state = game.start()
        rng = random.Random(5)
        while not state.current.together:
            state.apply(state.to_move, rng.choice(state.legal(state.to_move)))
        play = Play(state, [b""] * PLAYERS, [observe(state, seat) for seat in range(PLAYERS)])
        for action in decided(state, seed):
            play.apply(action, observe)
        known.append(play.digests[1:])
        own.add(play.digests[0])
    assert known[0] == known[1] == known[2]
    assert len(own) == len(known)
