"""What positions are worth, learned from how games ended."""

import math
from collections.abc import Callable
from pathlib import Path

import numpy as np
import torch
from learner import Tower
from numpy.typing import NDArray

from concilium.envs.parallel import Parallel

FIRST, SECOND = 96, 24
"""Wider than what chooses: a search asks it only at the end of a try."""
MISTAKES = "misjudges=5%"
"""How it plays when it watches itself: so that games differ."""
RENEWED = 1.0
"""For how many minutes it watches itself before it does so as it has become."""
STEPS = 64
KEPT = 0.5
"""The share of the positions that are kept until their game is over: neighbouring ones say much the same."""
MOST = 800_000
"""How many positions are learned from, the latest ones."""
EPOCHS, BATCH, RATE, DECAY = 10, 2048, 2e-3, 1e-3
FEWEST = 32
"""An epoch has at least so many batches, so that it learns from few positions too."""

Floats = NDArray[np.float32]


class Model:
    """Whom the learner watches: the bot that was chosen, or else itself, as it is by then."""

    def __init__(self, chosen: str | None, folder: Path) -> None:
        self._bot, self._folder = chosen or "", folder
        self._until = math.inf if chosen else 0.0

    def bot(self, minutes: float, figures: Callable[[], str]) -> str:
        """Its name, after so many minutes of watching."""
        if minutes >= self._until:
            self._until = minutes + RENEWED
            # A process reads a bot's file once, so each time it is another one.
            file = self._folder / f"watched-{minutes:g}.toml"
            file.write_text(figures(), encoding="utf-8")
            self._bot = f"greedy:{MISTAKES}@{file}"
        return self._bot


class Results:
    """Positions in which another seat than before is to decide, and the shares of the win that all seats then got.

    A search judges such positions in worlds that it takes for true, so it is true positions that are learned from.
    """

    def __init__(self, games: int, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        self.last = np.full(games, -1)
        """The seat that decided last in each game."""
        self.open: list[list[tuple[Floats, Floats]]] = [[] for _ in range(games)]
        """The positions of each game that is being played: their features and clocks."""
        self.known: list[tuple[Floats, Floats, Floats]] = []
        """Features, clocks and the result."""

    def watch(self, games: Parallel, bot: str) -> int:
        """Let a bot play all seats for some steps; returns how many choices it made."""
        count = 0
        for _ in range(STEPS):
            self.note(games)
            choices = games.masks.sum(1) > 1
            games.step(np.where(choices, games.ask(bot, choices), games.masks.argmax(1)))
            self.close(games.done, (games.rewards + games.done[:, None] / games.rewards.shape[1]).astype(np.float32))
            count += int(choices.sum())
        return count

    def note(self, games: Parallel) -> None:
        """Keep some of the positions in which another seat is to decide than before."""
        rows = (games.to_move != self.last) & (self.rng.random(len(self.last)) < KEPT)
        self.last[:] = games.to_move
        for game, features, clocks in zip(np.flatnonzero(rows).tolist(), *games.measure(rows), strict=True):
            self.open[game].append((features, clocks))

    def close(self, done: NDArray[np.bool_], results: Floats) -> None:
        """Games that are over, and how they ended."""
        for game in np.flatnonzero(done).tolist():
            self.known += [(*position, results[game]) for position in self.open[game]]
            self.open[game], self.last[game] = [], -1
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
