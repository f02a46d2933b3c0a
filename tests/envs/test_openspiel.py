"""OpenSpiel's own tests and bots on our games."""

import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation
from tests.built_in import BUILT_IN
from tests.contract.generated import GAMES

import concilium
from concilium import Outlook, bots
from concilium.envs.openspiel import PREFIX


def load(name: str, **params: Any) -> Any:
    return pyspiel.load_game(f"{PREFIX}{name.replace('-', '_')}", params)


def advance(state: Any, rng: random.Random, decisions: int) -> None:
    for _ in range(decisions):
        if state.is_terminal():
            return
        actions = [a for a, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(rng.choice(actions))


def to_a_seat(state: Any, rng: random.Random) -> None:
    while state.is_chance_node():
        advance(state, rng, 1)


def test_games_load_by_their_text() -> None:
    for name in GAMES:
        game = pyspiel.load_game(f"concilium_{name.replace('-', '_')}(players=3)")
        assert game.num_players() == 3
        assert str(pyspiel.load_game(str(game))) == str(game)


@pytest.mark.parametrize("name", GAMES)
def test_random_sim(name: str) -> None:
    pyspiel.random_sim_test(load(name, players=3), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("reward", ["win", "rank", "score"])
def test_returns_are_zero_sum(name: str, reward: str) -> None:
    state = load(name, players=3, reward=reward).new_initial_state()
    advance(state, random.Random(1), 20000)
    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(0)


@pytest.mark.parametrize("name", GAMES)
def test_chance_is_explicit_and_fair(name: str) -> None:
    state = load(name).new_initial_state()
    assert state.is_chance_node()
    chances = [chance for _, chance in state.chance_outcomes()]
    assert sum(chances) == pytest.approx(1)
    assert len(set(chances)) == 1


@pytest.mark.parametrize("name", BUILT_IN)
def test_states_serialize_and_clone(name: str) -> None:
    game = load(name, players=3)
    rng = random.Random(name)
    state = game.new_initial_state()
    advance(state, rng, 90)
    read = game.deserialize_state(state.serialize())
    twin = state.clone()
    for other in (read, twin):
        assert str(other) == str(state)
        assert other.history() == state.history()
        assert [other.information_state_string(p) for p in range(3)] == [
            state.information_state_string(p) for p in range(3)
        ]
    before = str(state)
    advance(twin, rng, 5)
    assert str(state) == before != str(twin)
    assert str(pickle.loads(pickle.dumps(state))) == before


@pytest.mark.parametrize("name", GAMES)
def test_a_resampled_state_is_the_same_to_its_player(name: str) -> None:
    rng = random.Random(name)
    state = load(name, players=3).new_initial_state()
    for _ in range(12):
        advance(state, rng, 15)
        to_a_seat(state, rng)
        if state.is_terminal():
            break
        for player in range(3):
            other = state.resample_from_infostate(player, rng.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.current_player() == state.current_player()
            assert other.history() == []


@pytest.mark.parametrize("name", GAMES)
def test_information_states_remember_one_s_own_decisions(name: str) -> None:
    """Two ways to the same observation are two information states to the one who went them."""
    rng = random.Random(name)
    state = load(name, players=3).new_initial_state()
    seen: dict[int, set[str]] = {player: set() for player in range(3)}
    decisions = dict.fromkeys(range(3), 0)
    for _ in range(150):
        player = state.current_player()
        if player >= 0:
            seen[player].add(state.information_state_string(player))
            decisions[player] += 1
        advance(state, rng, 1)
    assert {player: len(strings) for player, strings in seen.items()} == decisions


@pytest.mark.parametrize("name", GAMES)
def test_observers(name: str) -> None:
    game = load(name, players=3)
    state = game.new_initial_state()
    advance(state, random.Random(2), 60)
    observation = make_observation(game)
    recall = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    for player in range(3):
        observation.set_from(state, player)
        assert observation.tensor.tolist() == state.observation_tensor(player)
        assert observation.string_from(state, player) == state.observation_string(player)
        assert recall.string_from(state, player).endswith(state.observation_string(player))
        assert "unknown" not in state.observation_string(player).split("\n")[0]


@pytest.mark.parametrize("name", GAMES)
def test_the_learning_environment_runs(name: str) -> None:
    env = rl_environment.Environment(load(name, players=3))
    env.seed(1)
    step = env.reset()
    rng = np.random.default_rng(1)
    for _ in range(100):
        player = step.observations["current_player"]
        if step.last():
            break
        step = env.step([int(rng.choice(step.observations["legal_actions"][player]))])
    assert len(step.observations["info_state"][0]) == env.game.information_state_tensor_size()


def ismcts_bot(game: Any, simulations: int) -> Any:
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    return ismcts.ISMCTSBot(game, evaluator, 2.0, simulations, random_state=np.random.RandomState(1))


def play_ismcts_against_greedy(name: str, simulations: int, share: float) -> int:
    """A whole game: OpenSpiel's search decides in seat 0, our greedy in the others; how often the search decided.

    With a share below 1 the search is asked that often, and chance decides for it otherwise.
    """
    game = load(name, players=3)
    searcher = ismcts_bot(game, simulations)
    rng = random.Random(6)
    state = game.new_initial_state()
    greedy = bots.make("greedy", state.play.state.game, seed=6)
    searched = 0
    while True:
        to_a_seat(state, rng)
        if state.is_terminal():
            break
        player = state.current_player()
        if player != 0:
            state.apply_action(greedy(Outlook(state.play.state, player, rng)))
        elif rng.random() < share:
            state.apply_action(searcher.step(state))
            searched += 1
        else:
            advance(state, rng, 1)
    assert sum(state.returns()) == pytest.approx(0)
    return searched


@pytest.mark.parametrize("name", GAMES)
def test_ismcts_plays_whole_games_against_greedy(name: str) -> None:
    # A rollout is a game to its end; interpreted, that takes a second.
    compiled = concilium.backend() == "compiled"
    assert play_ismcts_against_greedy(name, simulations=2, share=1.0 if compiled else 0.05) > 0


@pytest.mark.deep
@pytest.mark.parametrize("name", GAMES)
def test_ismcts_thinks_before_it_plays_against_greedy(name: str) -> None:
    assert play_ismcts_against_greedy(name, simulations=20, share=1.0) > 20


def test_every_game_is_registered() -> None:
    registered = pyspiel.registered_names()
    assert {f"{PREFIX}{name.replace('-', '_')}" for name in GAMES} <= set(registered)
