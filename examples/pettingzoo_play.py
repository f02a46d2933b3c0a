"""PettingZoo: random legal actions until the game ends."""

import numpy as np

from concilium.envs import pettingzoo


def main() -> dict[str, float]:
    rng = np.random.default_rng(1)
    env = pettingzoo.env("medieval-realms", players=3, reward="rank")
    env.reset(seed=1)
    results = {}
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        if terminated or truncated:
            results[agent] = float(reward)
            env.step(None)
        else:
            env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    return results


if __name__ == "__main__":
    print(main())
