"""What actions lead to is what `greedy` sees, from what the seat knows, in one process or several."""

import random
from collections.abc import Iterator

import numpy as np
import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64
from tests.built_in import BUILT_IN

import concilium
from concilium.bots.figures import load
from concilium.bots.foresight import Foresight
from concilium.core.game import Game
from concilium.core.movers import OVER
from concilium.core.state import State
from concilium.envs.ahead import Ahead, Lookout, places
from concilium.envs.parallel import Parallel
from concilium.envs.vector import Vector

PLAYERS = 3
ROOM = 200
_BITS = 62


def empty(game: Game, size: int = 1) -> Ahead:
    evaluation = game.evaluation()
    shapes = places(size, ROOM, int(game.players), len(evaluation.features), len(evaluation.clocks))
    return Ahead(*(np.zeros(shape, kind) for shape, kind in shapes.values()))


def positions(game: Game, seed: int, every: int = 9) -> Iterator[State]:
    """Positions in which a seat decides, of a random game."""
    rng = random.Random(seed)
    state = game.start()
    count = 0
    while state.to_move != OVER:
        if state.to_move >= 0:
            count += 1
            if count % every == 0:
                yield state.copy()
        state.apply(state.to_move, rng.choice(state.legal(state.to_move)))


@pytest.fixture(scope="module", params=BUILT_IN)
def game(request: pytest.FixtureRequest) -> Game:
    return concilium.game(request.param, PLAYERS)


def test_it_is_what_greedy_judges(game: Game) -> None:
    """The learned judge finds in the features the win chances that foresight finds, after the same draws."""
    found = empty(game)
    lookout = Lookout(game, found)
    evaluation = load(game).evaluation
    chances: vec[float] = vec[float]([0.0] * 8)
    checked = 0
    for number, state in enumerate(positions(game, 3)):
        lookout.seed(number)
        seat = state.to_move
        count = lookout.look(state, 0, 0)
        rng = random.Random(number)
        foresight = Foresight(load(game).evaluation, game.actions, Random(rng.getrandbits(_BITS)))
        foresight.weigh(state.resample(seat, rng), seat, vec[i64](state.legal(seat)), count, 1)
        assert found.actions[:count].tolist() == state.legal(seat)
        for i in range(count):
            chance = float(found.results[i])
            if np.isnan(chance):
                for at, value in enumerate(found.features[i].ravel().tolist()):
                    evaluation.found[at] = value
                for at, value in enumerate(found.clocks[i].tolist()):
                    evaluation.clock[at] = value
                evaluation.judge_found(PLAYERS, chances)
                chance = chances[seat]
            assert chance == pytest.approx(foresight.values[i], abs=0.02), (number, game.text(int(found.actions[i])))
            checked += 1
    assert checked > 100


def test_what_the_seat_does_not_know_changes_nothing(game: Game) -> None:
    known, other = empty(game), empty(game)
    first, second = Lookout(game, known), Lookout(game, other)
    rng = random.Random(8)
    differing = 0
    for number, state in enumerate(positions(game, 8)):
        seat = state.to_move
        elsewhere = state.resample(seat, rng)
        differing += elsewhere.to_json() != state.to_json()
        first.seed(number)
        second.seed(number)
        assert first.look(state, 0, 0) == second.look(elsewhere, 0, 0)
        for name in Ahead._fields:
            assert np.array_equal(getattr(known, name), getattr(other, name), equal_nan=name == "results"), name
    assert differing > 5


def test_several_processes_see_what_each_sees_alone(game: Game) -> None:
    rng = random.Random(4)
    seeds = [rng.getrandbits(_BITS) for _ in range(2)]
    alone = [Vector(str(game.name), size, PLAYERS, seed=seed) for size, seed in zip((2, 3), seeds, strict=True)]
    places_alone = [empty(game, 2), empty(game, 3)]
    lookouts = [Lookout(game, found) for found in places_alone]
    for lookout, seed in zip(lookouts, seeds, strict=True):
        lookout.seed(seed)
    marked = np.array([True, False, True, True, False])
    with Parallel(str(game.name), 5, PLAYERS, seed=4, processes=2) as games:
        assert games.features == game.evaluation().features
        for _ in range(30):
            seen = games.ahead(marked)
            ends = []
            for vector, lookout, rows in zip(alone, lookouts, (marked[:2], marked[2:]), strict=True):
                at = 0
                for row in np.flatnonzero(rows):
                    at += lookout.look(vector.batch.states[int(row)], int(row), at)
                ends.append(at)
            for name in ("actions", "features", "clocks", "results"):
                together = [getattr(found, name)[:end] for found, end in zip(places_alone, ends, strict=True)]
                assert np.array_equal(getattr(seen, name), np.concatenate(together), equal_nan=name == "results"), name
            for name in ("counts", "features_now", "clocks_now"):
                together = [getattr(found, name) for found in places_alone]
                assert np.array_equal(getattr(seen, name), np.concatenate(together)[marked]), name
            assert seen.counts.tolist() == games.masks[marked].sum(axis=1).tolist()
            actions = games.sample()
            assert np.array_equal(actions, np.concatenate([vector.sample() for vector in alone]))
            games.step(actions)
            alone[0].step(actions[:2])
            alone[1].step(actions[2:])


def test_too_little_room_takes_more_than_one_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    """There is always room for the actions of one game."""
    monkeypatch.setattr("concilium.envs.parallel._ROOM", 0)
    with Parallel("medieval-realms", 300, PLAYERS, seed=2, processes=1) as games:
        everything = np.ones(300, np.bool_)
        seen = games.ahead(everything)
        assert len(seen.actions) == seen.counts.sum() > games.actions
        owner = np.repeat(np.arange(300), seen.counts)
        assert games.masks[owner, seen.actions].all()
        assert len(games.ahead(~everything).actions) == 0


def test_other_figures_make_other_choices(game: Game) -> None:
    """Without weights all is even, so what an action asks for is decided otherwise."""
    found, other = empty(game), empty(game)
    first, second = Lookout(game, found), Lookout(game, other)
    second.judge_by("")
    differing = 0
    for number, state in enumerate(positions(game, 5)):
        first.seed(number)
        second.seed(number)
        count = first.look(state, 0, 0)
        assert second.look(state, 0, 0) == count
        assert np.array_equal(found.features_now, other.features_now)
        differing += not np.array_equal(found.features[:count], other.features[:count])
    assert differing > 0
