"""The learner's networks: the engine's judge in PyTorch, and a policy that prefers what it judges better.

The policy does not have to find out what actions do: it is given the features of the position that each leads to. It
contains the bot `greedy` as a special case, and what it has learned can be written to a file of figures that all bots
can think with (`greedy@FILE`, `search:200it@FILE`).
"""

from typing import NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

from concilium.bots.judging import USUAL_PLAYERS, Network
from concilium.core.judge import FEATURE_ONE, MOST_FEATURE
from concilium.envs.ahead import Ahead
from concilium.envs.parallel import Parallel

FIRST, SECOND = 36, 12
CRITIC_FIRST, CRITIC_SECOND = 72, 24
SHARPNESS = 50.0
"""How readily the better of two win chances is preferred, to begin with."""
LEAK = 0.02
"""The slope of a unit that is off or fully on: so that it may come back."""
LEAST = 0.01
"""What a lost game counts as, so that its logarithm is a number."""


class Decisions(NamedTuple):
    """Decisions with what their actions lead to, the actions of all one after the other."""

    ahead: Ahead
    movers: NDArray[np.int64]
    steps: NDArray[np.int64]
    """What kind of decision each is."""

    @property
    def starts(self) -> NDArray[np.int64]:
        """Where the actions of each decision begin."""
        return np.asarray(np.cumsum(self.ahead.counts) - self.ahead.counts)

    def choose(self, which: NDArray[np.int64]) -> "Decisions":
        """Some of them."""
        of_decisions = [array[which] for array in self.ahead[4:]]
        owner, place = owners(self.ahead.counts[which])
        rows = self.starts[which][owner] + place
        return Decisions(
            Ahead(*(array[rows] for array in self.ahead[:4]), *of_decisions), self.movers[which], self.steps[which]
        )

    @staticmethod
    def join(parts: list["Decisions"]) -> "Decisions":
        ahead = Ahead(*(np.concatenate(arrays) for arrays in zip(*(part.ahead for part in parts), strict=True)))
        return Decisions(
            ahead, np.concatenate([part.movers for part in parts]), np.concatenate([part.steps for part in parts])
        )


def owners(counts: NDArray[np.int64]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """For each action, which decision it belongs to, and its place among the actions of that."""
    owner = np.repeat(np.arange(len(counts)), counts)
    return owner, np.arange(len(owner)) - (np.cumsum(counts) - counts)[owner]


class Tower(nn.Module):
    """The win chances of all seats from their features: the same sums as the engine's judge."""

    def __init__(self, features: int, clocks: int, first: int, second: int) -> None:
        super().__init__()
        spread = 0.6 / (2 * features + clocks + 2) ** 0.5
        self.scale = nn.Parameter(torch.ones(features), requires_grad=False)
        """What makes a feature about 1 where it is as large as usual."""
        self.own = nn.Parameter(torch.randn(features, first) * spread)
        self.others = nn.Parameter(torch.randn(features, first) * spread)
        self.clocks = nn.Parameter(torch.randn(clocks, first) * spread)
        self.bias = nn.Parameter(torch.full((first,), 0.3))
        self.second = nn.Parameter(torch.randn(first, second) * 0.8 / first**0.5)
        self.second_bias = nn.Parameter(torch.full((second,), 0.3))
        self.last = nn.Parameter(torch.randn(second))

    def forward(self, features: NDArray[np.float32], clocks: NDArray[np.float32]) -> torch.Tensor:
        """(positions, seats): the logarithms of the win chances."""
        most = MOST_FEATURE / FEATURE_ONE
        scaled = (torch.from_numpy(features) * self.scale).clamp(-most, most)
        others = self.others / (features.shape[1] - 1)
        table = scaled.sum(1) @ others + torch.from_numpy(clocks) @ self.clocks + self.bias
        units = _on(scaled @ (self.own - others) + table[:, None])
        return (_on(units @ self.second + self.second_bias) @ self.last).log_softmax(-1)

    def begin_with(self, network: Network, features: list[str], clocks: list[str], players: int) -> None:
        """Take over what a file of figures holds; it must have as many units."""
        bias = torch.tensor(network.bias) + torch.tensor(network.players) * players / USUAL_PLAYERS
        known = {
            self.scale: [network.scale[name] for name in features],
            self.own: [network.own[name] for name in features],
            self.others: [network.others[name] for name in features],
            self.clocks: [network.clocks[name] for name in clocks],
            self.bias: bias.tolist(),
            self.second: network.second,
            self.second_bias: network.second_bias,
            self.last: network.last,
        }
        with torch.no_grad():
            for parameter, values in known.items():
                parameter.copy_(torch.tensor(values))

    def network(self, features: list[str], clocks: list[str]) -> Network:
        """What a file of figures holds. The number of players is not an input here, so it has no weight."""

        def rows(names: list[str], values: torch.Tensor) -> dict[str, list[float]]:
            return dict(zip(names, values.tolist(), strict=True))

        return Network(
            scale=dict(zip(features, self.scale.tolist(), strict=True)),
            own=rows(features, self.own),
            others=rows(features, self.others),
            clocks=rows(clocks, self.clocks),
            players=[0.0] * len(self.bias),
            bias=self.bias.tolist(),
            second=self.second.tolist(),
            second_bias=self.second_bias.tolist(),
            last=self.last.tolist(),
        )


def _on(sums: torch.Tensor) -> torch.Tensor:
    """How far on units are, from 0 to 1; the slope leaks beyond."""
    units = sums.clamp(0, 1)
    leak = LEAK * (sums - units)
    return units + leak - leak.detach()


class Policy(nn.Module):
    """A judge, whose preferences are the policy, and a critic, which says what could be expected."""

    def __init__(self, games: Parallel) -> None:
        super().__init__()
        features, clocks = len(games.features), len(games.clocks)
        self.judge = Tower(features, clocks, FIRST, SECOND)
        self.critic = Tower(features, clocks, CRITIC_FIRST, CRITIC_SECOND)
        step = next(field for field in games.encoder.fields if field.name == "step")
        self.step_at = int(step.offset)
        """Where an observation says what kind of decision it is."""
        self.sharpness = nn.Parameter(torch.full((int(step.high) + 1,), SHARPNESS).log())
        """By kind of decision."""

    def see(self, games: Parallel, rows: NDArray[np.bool_]) -> Decisions:
        """What is to be decided in the games that are marked."""
        steps = games.observations[rows, self.step_at].astype(np.int64)
        return Decisions(games.ahead(rows), games.to_move[rows], steps)

    def forward(self, decisions: Decisions) -> tuple[torch.Tensor, torch.Tensor]:
        """The logarithms of how likely each action is, in rows of the same length, and of all win chances after it."""
        ahead = decisions.ahead
        owner, place = owners(ahead.counts)
        chances = self.judge(ahead.features, ahead.clocks)
        own = chances[torch.arange(len(owner)), torch.from_numpy(decisions.movers[owner])]
        results = torch.from_numpy(ahead.results)
        own = torch.where(results.isnan(), own, results.clamp(min=LEAST).log())
        keen = own * self.sharpness.exp()[torch.from_numpy(decisions.steps[owner])]
        likely = torch.full((len(ahead.counts), int(ahead.counts.max())), -1e9)
        likely = likely.index_put((torch.from_numpy(owner), torch.from_numpy(place)), keen)
        return likely.log_softmax(-1), chances

    def expected(self, ahead: Ahead) -> torch.Tensor:
        """(decisions, seats): the logarithms of the win chances before the decision."""
        return self.critic(ahead.features_now, ahead.clocks_now)

    def measure_scale(self, ahead: Ahead) -> None:
        """Take from positions what is the usual size of each feature; what is far beyond it a judge does not see."""
        usual = np.sqrt((ahead.features**2).mean(axis=(0, 1)))
        scale = torch.from_numpy(np.where(usual > 1e-3, 1 / np.maximum(usual, 1e-3), 0).astype(np.float32))
        for tower in (self.judge, self.critic):
            tower.scale.copy_(scale)
