"""What the end of a game is worth to each seat. All three schemes are zero-sum, with ties shared."""

from concilium.core.state import State

REWARDS = ("win", "rank", "score")


def check_reward(reward: str) -> str:
    """The name of a reward scheme; `ValueError` lists those that exist."""
    if reward not in REWARDS:
        raise ValueError(f"reward is one of {', '.join(REWARDS)}, not {reward!r}")
    return reward


def final_rewards(state: State, reward: str) -> list[float]:
    """The rewards of a game that is over.

    "win": the share of the win, minus an equal share for everyone. "rank": from 1 for the first to -1 for the last.
    "score": the points, minus the mean of all.
    """
    players = int(state.seats)
    if reward == "win":
        return _win_shares(players, state.winners())
    scores = state.scores()
    if reward == "rank":
        return [_rank(scores, score) for score in scores]
    mean = sum(scores) / players
    return [score - mean for score in scores]


def _win_shares(players: int, winners: list[int]) -> list[float]:
    return [(1 / len(winners) if seat in winners else 0.0) - 1 / players for seat in range(players)]


def _rank(scores: list[int], own: int) -> float:
    """Tied seats share the mean of their places."""
    less = sum(1 for score in scores if score < own)
    more = sum(1 for score in scores if score > own)
    return (less - more) / (len(scores) - 1)


def reward_bounds(reward: str, players: int) -> tuple[float, float]:
    """The least and the greatest reward; points have no bound but those of a 16-bit number."""
    if reward == "win":
        return -1 / players, 1 - 1 / players
    return (-1.0, 1.0) if reward == "rank" else (-32767.0, 32767.0)
