"""What positions are worth, learned from how games ended: positions are kept until their game is over."""

import numpy as np
import torch
from learner import FIRST, SECOND, Tower
from numpy.typing import NDArray

from concilium.envs.ahead import Ahead

KEPT = 0.3
"""The share of the positions that are kept: neighbouring ones say much the same."""
MOST = 800_000
"""How many positions are learned from, the latest ones."""
EPOCHS, BATCH, RATE, DECAY = 10, 2048, 2e-3, 1e-3
FEWEST = 32
"""An epoch has at least so many batches, so that it learns from few positions too."""

Floats = NDArray[np.float32]


class Results:
    """Positions in which the learner had a choice, and the shares of the win that all seats then got."""

    def __init__(self, games: int, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        self.open: list[list[tuple[Floats, Floats]]] = [[] for _ in range(games)]
        """The positions of each game that is being played: their features and clocks."""
        self.known: list[tuple[Floats, Floats, Floats]] = []
        """Features, clocks and the result."""

    def note(self, rows: NDArray[np.bool_], ahead: Ahead) -> None:
        """Positions of the games that are marked, before a decision."""
        for place, game in enumerate(np.flatnonzero(rows).tolist()):
            if self.rng.random() < KEPT:
                self.open[game].append((ahead.features_now[place], ahead.clocks_now[place]))

    def close(self, done: NDArray[np.bool_], results: Floats) -> None:
        """Games that are over, and how they ended."""
        for game in np.flatnonzero(done).tolist():
            self.known += [(*position, results[game]) for position in self.open[game]]
            self.open[game] = []
        del self.known[:-MOST]

    def judge(self, scale: torch.Tensor) -> Tower:
        """The win chances that these games showed, as a network."""
        features, clocks, wanted = (np.stack(arrays) for arrays in zip(*self.known, strict=True))
        tower = Tower(features.shape[2], clocks.shape[1], FIRST, SECOND)
        tower.scale.copy_(scale)
        learned = [parameter for parameter in tower.parameters() if parameter.requires_grad]
        optimiser = torch.optim.AdamW(learned, lr=RATE, weight_decay=DECAY)
        batches = min(max(FEWEST, len(features) // BATCH), len(features))
        schedule = torch.optim.lr_scheduler.LinearLR(optimiser, 1.0, 0.02, EPOCHS * batches)
        for _ in range(EPOCHS):
            for part in np.array_split(self.rng.permutation(len(features)), batches):
                loss = -(torch.from_numpy(wanted[part]) * tower(features[part], clocks[part])).sum(1).mean()
                optimiser.zero_grad()
                loss.backward()
                optimiser.step()
                schedule.step()
        return tower
