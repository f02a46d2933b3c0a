"""The engine itself: play whole games at random, one decision at a time."""

import random

import concilium


def main(games: int = 3) -> list[list[int]]:
    rng = random.Random(1)
    game = concilium.game("grand-tribunal", players=4, options={"variants": ["double-advance"]})
    scores = []
    for _ in range(games):
        state = game.start()
        while state.to_move != concilium.OVER:
            action = rng.choice(state.legal(state.to_move))
            state.apply(state.to_move, action)
        scores.append(state.scores())
    return scores


if __name__ == "__main__":
    print(main())
