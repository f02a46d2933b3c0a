"""Many games together: NumPy in, NumPy out, and an observation turned back into words."""

from concilium.envs.vector import Vector


def main(steps: int = 2000) -> tuple[int, str]:
    games = Vector("grand-tribunal", 64, players=4, seed=1)
    ended = 0
    for _ in range(steps):
        games.step(games.sample())  # or any array of 64 legal actions: see games.masks, games.observations
        ended += int(games.done.sum())
    return ended, games.encoder.words(games.observations[0].tolist())


if __name__ == "__main__":
    print(*main(), sep="\n")
