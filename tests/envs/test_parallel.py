"""Games in several processes are the games that each process would have alone."""

import multiprocessing
import random
from collections.abc import Iterator

import numpy as np
import pytest

from concilium import IllegalAction
from concilium.envs.parallel import Parallel, steps_per_second
from concilium.envs.vector import HOLD, Vector

GAME = "medieval-realms"
ARRAYS = ("observations", "masks", "to_move", "rewards", "done")


@pytest.fixture(scope="module")
def games() -> Iterator[Parallel]:
    with Parallel(GAME, 5, players=3, processes=2) as made:
        yield made


def test_every_part_is_a_vector_of_its_own(games: Parallel) -> None:
    games.reset(5)
    rng = random.Random(5)
    alone = [Vector(GAME, size, 3, seed=rng.getrandbits(62)) for size in (2, 3)]
    for _ in range(700):
        for name in ARRAYS:
            together = np.concatenate([getattr(vector, name) for vector in alone])
            assert np.array_equal(getattr(games, name), together), name
        actions = games.sample()
        assert np.array_equal(actions, np.concatenate([vector.sample() for vector in alone]))
        games.step(actions)
        alone[0].step(actions[:2])
        alone[1].step(actions[2:])
    assert games.position(3).to_json() == alone[1].batch.states[1].to_json()


def test_an_illegal_action_is_refused_and_no_game_moves(games: Parallel) -> None:
    before = games.observations.copy()
    actions = games.sample()
    for wrong in (int(np.flatnonzero(~games.masks[4])[0]), games.actions, HOLD - 1):
        actions[4] = wrong
        with pytest.raises(IllegalAction):
            games.step(actions)
    with pytest.raises(ValueError, match="as many actions"):
        games.step(actions[:2])
    assert np.array_equal(games.observations, before)


def test_bots_decide_where_they_are_asked(games: Parallel) -> None:
    for bot in ("greedy", "random"):
        asked = np.array([True, False, False, True, False])
        actions = games.ask(bot, asked)
        assert (actions[~asked] == HOLD).all()
        assert games.masks[asked, actions[asked]].all()
        games.step(actions)


def test_true_positions_are_measured_where_they_are_asked_for(games: Parallel) -> None:
    games.reset(6)
    for _ in range(200):
        games.step(games.sample())
    evaluation = games.game.evaluation()
    asked = np.array([True, False, True, True, False])
    features, clocks = games.measure(asked)
    assert features.shape == (3, 3, len(games.features))
    assert clocks.shape == (3, len(games.clocks))
    for row, seen, clock in zip(np.flatnonzero(asked).tolist(), features, clocks, strict=True):
        evaluation.look(games.position(row))
        assert seen.ravel().tolist() == pytest.approx(list(evaluation.found)[: seen.size], abs=1e-5)
        assert clock.tolist() == pytest.approx(list(evaluation.clock)[: clock.size], abs=1e-5)
    assert len(games.measure(np.ones(5, np.bool_))[0]) == 5


def test_processes_say_what_they_have_used(games: Parallel) -> None:
    before = games.processor_seconds()
    for _ in range(50):
        games.step(games.sample())
    assert games.processor_seconds() > before > 0


def test_a_process_that_has_ended_is_noticed() -> None:
    with pytest.raises(ValueError, match="at least as many games"):
        Parallel(GAME, 1, processes=2)
    others = set(multiprocessing.active_children())
    games = Parallel(GAME, 1, processes=1)
    (worker,) = set(multiprocessing.active_children()) - others
    worker.kill()
    with pytest.raises(RuntimeError, match="has ended"):
        games.step(games.sample())


def test_speed_is_measured() -> None:
    assert steps_per_second(GAME, 8, 1, 0.05) > 0
