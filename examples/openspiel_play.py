"""OpenSpiel: its information-set search against itself for a few decisions."""

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from concilium.envs import openspiel as games


def main(decisions: int = 3) -> list[str]:
    rng = np.random.RandomState(1)
    game = pyspiel.load_game(f"{games.PREFIX}grand_tribunal(players=3)")
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 2.0, 2, random_state=rng)
    state = game.new_initial_state()
    made: list[str] = []
    while len(made) < decisions:
        if state.is_chance_node():
            outcomes = [outcome for outcome, _ in state.chance_outcomes()]
            state.apply_action(int(rng.choice(outcomes)))
        else:
            made.append(state.action_to_string(bot.step(state)))
            state.apply_action(state.string_to_action(made[-1]))
    return made


if __name__ == "__main__":
    print(main())
