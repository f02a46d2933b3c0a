"""Gymnasium: one learner's seat in 8 games, greedy bots in the others."""

import numpy as np

from concilium.envs.gymnasium import SeatVectorEnv


def main(steps: int = 20, opponents: str = "greedy") -> float:
    rng = np.random.default_rng(1)
    env = SeatVectorEnv("grand-tribunal", 8, players=3, opponents=opponents)
    _, infos = env.reset(seed=1)
    total = 0.0
    for _ in range(steps):
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]])
        _, rewards, _, _, infos = env.step(actions)
        total += float(rewards.sum())
    return total


if __name__ == "__main__":
    print(main())
