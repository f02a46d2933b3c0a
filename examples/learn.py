"""A learner that learns: a small masked policy-gradient agent (PPO) that plays against itself.

    python examples/learn.py grand-tribunal --minutes 15 --picture docs/pictures/learning-grand-tribunal.svg

It needs the extra `learn`. Every minute it plays against three `random` bots, at the end against `greedy` too. With
`--network FILE` it resumes from the file and stores what it learns there; `--minutes 0` then only measures.
"""

import argparse
import time
from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

from concilium.envs.gymnasium import SeatVectorEnv
from concilium.envs.layout import Layout
from concilium.envs.vector import Vector

GAMES, STEPS, EPOCHS, MINIBATCH = 128, 64, 2, 2048
DISCOUNT, TRACE, CLIP, ENTROPY, RATE = 1.0, 0.95, 0.2, 0.005, 5e-4


class Network(nn.Module):
    """A policy and a value from an observation: choices through an embedding, amounts through a linear layer."""

    def __init__(self, layout: Layout, actions: int, width: int = 128) -> None:
        super().__init__()
        self.layout = layout
        self.choices = nn.EmbeddingBag(layout.width, width, mode="sum")
        nn.init.normal_(self.choices.weight, std=0.05)
        self.amounts = nn.Linear(layout.amounts, width)
        self.hidden = nn.Sequential(nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)
        nn.init.zeros_(self.policy.weight)

    def forward(self, observations: NDArray[np.int16], masks: NDArray[np.bool_]) -> tuple[torch.Tensor, torch.Tensor]:
        choices = self.choices(torch.from_numpy(self.layout.indices(observations)))
        amounts = self.amounts(torch.from_numpy(self.layout.scaled(observations)))
        hidden = self.hidden(choices + amounts)
        logits = self.policy(hidden).masked_fill(torch.from_numpy(~masks), -1e9)
        return logits.log_softmax(-1), self.value(hidden).squeeze(-1)

    def choose(self, observations: NDArray[np.int16], masks: NDArray[np.bool_]) -> NDArray[np.int64]:
        with torch.no_grad():
            chances = self(observations, masks)[0].exp()
        return np.asarray(torch.multinomial(chances, 1).squeeze(-1).numpy())


class Window:
    """The last decisions of all games: what was known, legal and done, and how it turned out."""

    def __init__(self, games: Vector) -> None:
        fields, actions = games.observations.shape[1], games.actions
        players = games.rewards.shape[1]
        self.observations = np.zeros((STEPS, GAMES, fields), np.int16)
        self.masks = np.zeros((STEPS, GAMES, actions), np.bool_)
        self.seats = np.zeros((STEPS, GAMES), np.int64)
        self.actions = np.zeros((STEPS, GAMES), np.int64)
        self.chances = np.zeros((STEPS, GAMES), np.float32)
        self.values = np.zeros((STEPS, GAMES), np.float32)
        self.rewards = np.zeros((STEPS, GAMES, players), np.float32)
        self.done = np.zeros((STEPS, GAMES), np.bool_)

    def play(self, games: Vector, network: Network) -> None:
        rows = np.arange(GAMES)
        for step in range(STEPS):
            self.observations[step], self.masks[step] = games.observations, games.masks
            self.seats[step] = games.to_move
            with torch.no_grad():
                chances, values = network(self.observations[step], self.masks[step])
            actions = torch.multinomial(chances.exp(), 1).squeeze(-1).numpy()
            self.actions[step], self.values[step] = actions, values.numpy()
            self.chances[step] = chances.numpy()[rows, actions]
            games.step(actions)
            self.rewards[step], self.done[step] = games.rewards, games.done

    def advantages(self) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """How much better each decision turned out than expected, seat by seat; and for which this is known.

        A seat's decisions form its own chain: the reward and the value that follow one are those at its next one.
        """
        rows = np.arange(GAMES)
        players = self.rewards.shape[2]
        reward, value, advantage = (np.zeros((GAMES, players), np.float32) for _ in range(3))
        known = np.zeros((GAMES, players), np.bool_)
        found, usable = np.zeros((STEPS, GAMES), np.float32), np.zeros((STEPS, GAMES), np.bool_)
        for step in range(STEPS - 1, -1, -1):
            over = self.done[step]
            reward[over], value[over], advantage[over], known[over] = self.rewards[step][over], 0, 0, True
            seat = self.seats[step]
            surprise = reward[rows, seat] + DISCOUNT * value[rows, seat] - self.values[step]
            chain = surprise + DISCOUNT * TRACE * advantage[rows, seat]
            usable[step] = known[rows, seat]
            found[step] = np.where(usable[step], chain, 0)
            advantage[rows, seat], value[rows, seat] = found[step], self.values[step]
            reward[rows, seat], known[rows, seat] = 0, True
        return found, usable


def improve(network: Network, optimiser: torch.optim.Optimizer, window: Window) -> None:
    """Proximal policy optimisation on one window."""
    advantages, usable = window.advantages()
    steps, rows = np.nonzero(usable)
    scaled = (advantages - advantages[usable].mean()) / (advantages[usable].std() + 1e-6)
    targets = advantages + window.values
    rng = np.random.default_rng()
    for _ in range(EPOCHS):
        order = rng.permutation(len(steps))
        for at in range(0, len(order), MINIBATCH):
            chosen = steps[order[at : at + MINIBATCH]], rows[order[at : at + MINIBATCH]]
            chances, values = network(window.observations[chosen], window.masks[chosen])
            own = chances.gather(1, torch.from_numpy(window.actions[chosen])[:, None]).squeeze(1)
            ratio = (own - torch.from_numpy(window.chances[chosen])).exp()
            gain = torch.from_numpy(scaled[chosen])
            policy = -torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            value = (values - torch.from_numpy(targets[chosen])).pow(2).mean()
            entropy = -(chances.exp() * chances.clamp(min=-30)).sum(1).mean()
            optimiser.zero_grad()
            (policy + 0.5 * value - ENTROPY * entropy).backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()


def win_share(network: Network, name: str, opponents: str, games: int, together: int = 64) -> float:
    """The share of wins of one learner among three opponents; an equal one would have 0.25."""
    env = SeatVectorEnv(name, together, opponents=opponents, seed=7)
    observations, infos = env.reset(seed=7)
    ended, won = 0, 0.0
    while ended < games:
        observations, rewards, over, _, infos = env.step(network.choose(observations, infos["action_mask"]))
        ended += int(over.sum())
        won += float((rewards[over] + 0.25).sum())
    return won / ended


def draw(curve: list[tuple[float, float]], greedy: float, name: str, path: Path) -> None:
    """The curve as a picture."""
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(6, 3.2), layout="constrained")
    minutes, shares = zip(*curve, strict=True)
    axes.plot(minutes, shares, marker="o", markersize=3, label="against three random bots")
    axes.plot([minutes[-1]], [greedy], marker="s", linestyle="", label="at the end, against three greedy bots")
    axes.axhline(0.25, color="grey", linewidth=1, linestyle="--", label="an equal player")
    axes.set(xlabel="minutes of training", ylabel="share of wins", ylim=(0, 1), title=name)
    axes.legend(loc="center right", fontsize=8)
    path.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(path, metadata={"Date": None})


def main(arguments: list[str] | None = None) -> list[tuple[float, float]]:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=["grand-tribunal", "medieval-realms"])
    parser.add_argument("--minutes", type=float, default=15)
    parser.add_argument("--games", type=int, default=400, help="how many games a measurement plays")
    parser.add_argument("--network", type=Path, help="where the network is kept")
    parser.add_argument("--picture", type=Path, help="where the curve is drawn")
    chosen = parser.parse_args(arguments)
    torch.manual_seed(1)
    torch.set_num_threads(1)  # The layers are small: one thread is as fast as two, and leaves a core for others.
    games = Vector(chosen.game, GAMES, players=4, seed=1, reward="rank")
    network = Network(Layout(games.encoder), games.actions)
    if chosen.network is not None and chosen.network.exists():
        network.load_state_dict(torch.load(chosen.network, weights_only=True))
    optimiser = torch.optim.Adam(network.parameters(), lr=RATE)
    window = Window(games)
    curve = [(0.0, win_share(network, chosen.game, "random", chosen.games))]
    trained, decisions, next_look = 0.0, 0, 1.0
    while trained < chosen.minutes:
        start = time.perf_counter()
        window.play(games, network)
        improve(network, optimiser, window)
        trained += (time.perf_counter() - start) / 60
        decisions += GAMES * STEPS
        if trained >= next_look or trained >= chosen.minutes:
            next_look = trained + 1
            curve.append((trained, win_share(network, chosen.game, "random", chosen.games)))
            print(f"{trained:5.1f} min, {decisions:9} decisions: {curve[-1][1]:.3f} against random", flush=True)
    if chosen.network is not None:
        torch.save(network.state_dict(), chosen.network)
    greedy = win_share(network, chosen.game, "greedy", max(1, chosen.games // 4), together=8)
    print(f"at the end: {greedy:.3f} against greedy (an equal player: 0.250)")
    if chosen.picture is not None:
        draw(curve, greedy, chosen.game, chosen.picture)
    return curve


if __name__ == "__main__":
    main()
