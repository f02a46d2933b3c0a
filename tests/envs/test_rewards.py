"""What the end of a game is worth: zero-sum, ties shared."""

import random

import pytest
from tests.contract.generated import GAMES, finish

import concilium
from concilium import State
from concilium.envs.rewards import REWARDS, check_reward, final_rewards, reward_bounds


@pytest.fixture(scope="module", params=GAMES)
def over(request: pytest.FixtureRequest) -> State:
    return finish(concilium.game(request.param, players=3).start(), random.Random(7))


@pytest.mark.parametrize("reward", REWARDS)
def test_rewards_are_zero_sum_and_within_bounds(over: State, reward: str) -> None:
    rewards = final_rewards(over, reward)
    low, high = reward_bounds(reward, 3)
    assert sum(rewards) == pytest.approx(0)
    assert all(low <= own <= high for own in rewards)


def test_the_winners_share_the_win(over: State) -> None:
    rewards = final_rewards(over, "win")
    share = 1 / len(over.winners())
    assert [own + 1 / 3 for own in rewards] == [
        pytest.approx(share if seat in over.winners() else 0) for seat in range(3)
    ]


def test_ranks_go_from_1_to_minus_1(over: State) -> None:
    scores = over.scores()
    rewards = final_rewards(over, "rank")
    assert sorted(range(3), key=rewards.__getitem__) == sorted(range(3), key=scores.__getitem__)
    assert set(rewards) <= {1.0, 0.5, 0.0, -0.5, -1.0}


def test_score_is_the_difference_from_the_mean(over: State) -> None:
    scores = over.scores()
    assert final_rewards(over, "score") == [pytest.approx(score - sum(scores) / 3) for score in scores]


def test_an_unknown_reward_is_refused() -> None:
    with pytest.raises(ValueError, match="win, rank, score"):
        check_reward("glory")
