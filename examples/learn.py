"""A learner that learns: a small network that is taught by a bot first and then plays against itself (PPO).

    python examples/learn.py grand-tribunal --minutes 60 --picture docs/pictures/learning-grand-tribunal.svg

It needs the extra `learn`. Games are played in all processes at once, in memory that they share. Every few minutes it
is measured against three `random` and three `greedy` bots. With `--network FILE` it resumes from the file and stores
what it learns there; `--minutes 0` then only measures.
"""

import argparse
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

import concilium
from concilium.envs.layout import Layout
from concilium.envs.parallel import Parallel
from concilium.envs.vector import HOLD

PLAYERS = 4
GAMES, STEPS, EPOCHS, MINIBATCH = 384, 48, 2, 2048
DISCOUNT, TRACE, CLIP, ENTROPY, RATE = 1.0, 0.95, 0.2, 0.003, 5e-4
OWN_WAY = 0.25
"""While it is taught: the share of its decisions that it makes itself, so that it learns what to do after mistakes."""
GUESTS = 0.25
"""The share of the games in which it has one seat and its rivals have the others; in the rest it has all."""
LOOKS = 12
"""How many times it is measured on the way."""


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

    def best(self, observations: NDArray[np.int16], masks: NDArray[np.bool_]) -> NDArray[np.int64]:
        with torch.no_grad():
            return np.asarray(self(observations, masks)[0].argmax(-1).numpy())


class Window:
    """The last decisions of all games: what was known, legal and done, and how it turned out."""

    def __init__(self, games: Parallel, seed: int) -> None:
        fields, actions = games.observations.shape[1], games.actions
        self.rng = np.random.default_rng(seed)
        self.observations = np.zeros((STEPS, GAMES, fields), np.int16)
        self.masks = np.zeros((STEPS, GAMES, actions), np.bool_)
        self.seats = np.zeros((STEPS, GAMES), np.int64)
        self.actions = np.zeros((STEPS, GAMES), np.int64)
        self.counts = np.zeros((STEPS, GAMES), np.bool_)
        """Whose decisions are learned from: not the rivals'."""
        self.chances = np.zeros((STEPS, GAMES), np.float32)
        self.values = np.zeros((STEPS, GAMES), np.float32)
        self.rewards = np.zeros((STEPS, GAMES, PLAYERS), np.float32)
        self.done = np.zeros((STEPS, GAMES), np.bool_)
        self.has_rivals = np.arange(GAMES) < GUESTS * GAMES

    def play(self, games: Parallel, network: Network, teacher: str | None, rivals: str) -> None:
        """With a teacher, `actions` are what it would do; otherwise what was done."""
        rows = np.arange(GAMES)
        for step in range(STEPS):
            self.observations[step], self.masks[step] = games.observations, games.masks
            seats = self.seats[step] = games.to_move
            with torch.no_grad():
                chances, values = network(self.observations[step], self.masks[step])
            actions = torch.multinomial(chances.exp(), 1).squeeze(-1).numpy()
            self.values[step] = values.numpy()
            self.chances[step] = chances.numpy()[rows, actions]
            if teacher is not None:
                self.actions[step] = games.ask(teacher, np.ones(GAMES, np.bool_))
                self.counts[step] = True
                actions = np.where(self.rng.random(GAMES) < OWN_WAY, actions, self.actions[step])
            else:
                theirs = self.has_rivals & (seats != rows % PLAYERS)
                actions = np.where(theirs, games.ask(rivals, theirs), actions)
                self.actions[step], self.counts[step] = actions, ~theirs
            games.step(actions)
            self.rewards[step], self.done[step] = games.rewards, games.done

    def advantages(self) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """How much better each decision turned out than expected, seat by seat; and for which this is known.

        A seat's decisions form its own chain: the reward and the value that follow one are those at its next one.
        """
        rows = np.arange(GAMES)
        reward, value, advantage = (np.zeros((GAMES, PLAYERS), np.float32) for _ in range(3))
        known = np.zeros((GAMES, PLAYERS), np.bool_)
        found, usable = np.zeros((STEPS, GAMES), np.float32), np.zeros((STEPS, GAMES), np.bool_)
        for step in range(STEPS - 1, -1, -1):
            over = self.done[step]
            reward[over], value[over], advantage[over], known[over] = self.rewards[step][over], 0, 0, True
            seat = self.seats[step]
            surprise = reward[rows, seat] + DISCOUNT * value[rows, seat] - self.values[step]
            chain = surprise + DISCOUNT * TRACE * advantage[rows, seat]
            usable[step] = known[rows, seat] & self.counts[step]
            found[step] = np.where(known[rows, seat], chain, 0)
            advantage[rows, seat], value[rows, seat] = found[step], self.values[step]
            reward[rows, seat], known[rows, seat] = 0, True
        return found, usable


def improve(network: Network, optimiser: torch.optim.Optimizer, window: Window, is_taught: bool) -> None:
    """One window: do as the teacher, or more of what turned out well (proximal policy optimisation)."""
    advantages, usable = window.advantages()
    steps, rows = np.nonzero(usable)
    scaled = (advantages - advantages[usable].mean()) / (advantages[usable].std() + 1e-6)
    targets = advantages + window.values
    for _ in range(1 if is_taught else EPOCHS):
        order = window.rng.permutation(len(steps))
        for at in range(0, len(order), MINIBATCH):
            chosen = steps[order[at : at + MINIBATCH]], rows[order[at : at + MINIBATCH]]
            chances, values = network(window.observations[chosen], window.masks[chosen])
            own = chances.gather(1, torch.from_numpy(window.actions[chosen])[:, None]).squeeze(1)
            value = (values - torch.from_numpy(targets[chosen])).pow(2).mean()
            if is_taught:
                policy = -own.mean()
            else:
                ratio = (own - torch.from_numpy(window.chances[chosen])).exp()
                gain = torch.from_numpy(scaled[chosen])
                entropy = -(chances.exp() * chances.clamp(min=-30)).sum(1).mean()
                policy = -torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean() - ENTROPY * entropy
            optimiser.zero_grad()
            (policy + 0.5 * value).backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()


def win_share(network: Network, games: Parallel, opponents: str, seed: int) -> float:
    """The share of wins of one learner among three opponents, every game once; an equal one would have 0.25."""
    games.reset(seed)
    rows = np.arange(games.size)
    won, going = 0.0, np.ones(games.size, np.bool_)
    while going.any():
        own = going & (games.to_move == rows % PLAYERS)
        actions = games.ask(opponents, going & ~own)
        actions[own] = network.best(games.observations[own], games.masks[own])
        actions[~going] = HOLD
        games.step(actions)
        won += float((games.rewards[rows, rows % PLAYERS] + 1 / PLAYERS)[games.done & going].sum())
        going &= ~games.done
    return won / games.size


class Look(NamedTuple):
    """How good the learner is on the way: shares of wins against three bots."""

    minutes: float
    decisions: int
    random: float
    greedy: float


def learn(network: Network, games: Parallel, measured: Parallel, chosen: argparse.Namespace) -> Iterator[Look]:
    """Train for the minutes chosen, and measure now and then."""
    optimiser = torch.optim.Adam(network.parameters(), lr=RATE)
    window = Window(games, chosen.seed)
    trained, decisions, next_look = 0.0, 0, 0.0
    while True:
        if trained >= min(next_look, chosen.minutes):
            next_look += chosen.minutes / LOOKS
            shares = [win_share(network, measured, bot, chosen.seed) for bot in ("random", "greedy")]
            yield Look(trained, decisions, shares[0], shares[1])
        if trained >= chosen.minutes:
            return
        start = time.perf_counter()
        is_taught = trained < chosen.taught * chosen.minutes
        window.play(games, network, chosen.teacher if is_taught else None, "greedy")
        improve(network, optimiser, window, is_taught)
        trained += (time.perf_counter() - start) / 60
        decisions += GAMES * STEPS


def draw(curve: list[Look], name: str, path: Path) -> None:
    """The curve as a picture, against time and against decisions."""
    from matplotlib import pyplot

    figure, both = pyplot.subplots(1, 2, figsize=(9, 3.2), layout="constrained", sharey=True)
    scales = {
        "minutes of training": [look.minutes for look in curve],
        "million decisions": [look.decisions / 1e6 for look in curve],
    }
    for axes, (label, values) in zip(both, scales.items(), strict=True):
        axes.plot(values, [look.random for look in curve], marker="o", markersize=3, label="against three random bots")
        axes.plot(values, [look.greedy for look in curve], marker="s", markersize=3, label="against three greedy bots")
        axes.axhline(1 / PLAYERS, color="grey", linewidth=1, linestyle="--", label="an equal player")
        axes.set(xlabel=label, ylim=(0, 1))
    figure.suptitle(name)
    both[0].set(ylabel="share of wins")
    both[0].legend(loc="center right", fontsize=8)
    path.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(path, metadata={"Date": None})


def main(arguments: list[str] | None = None) -> list[Look]:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=concilium.names())
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--games", type=int, default=200, help="how many games a measurement plays")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--teacher", default="greedy", help="the bot that teaches")
    parser.add_argument("--taught", type=float, default=0.3, help="the share of the time in which it is taught")
    parser.add_argument("--network", type=Path, help="where the network is kept")
    parser.add_argument("--picture", type=Path, help="where the curve is drawn")
    chosen = parser.parse_args(arguments)
    torch.manual_seed(chosen.seed)
    torch.set_num_threads(chosen.processes)
    curve: list[Look] = []
    with (
        Parallel(chosen.game, GAMES, PLAYERS, None, chosen.seed, "rank", chosen.processes) as games,
        Parallel(chosen.game, chosen.games, PLAYERS, None, chosen.seed, "win", chosen.processes) as measured,
    ):
        network = Network(Layout(games.encoder), games.actions)
        if chosen.network is not None and chosen.network.exists():
            network.load_state_dict(torch.load(chosen.network, weights_only=True))
        for look in learn(network, games, measured, chosen):
            curve.append(look)
            shares = f"{look.random:.3f} against random, {look.greedy:.3f} against greedy"
            print(f"{look.minutes:5.1f} min, {look.decisions:9} decisions: {shares}", flush=True)
            if chosen.network is not None:
                torch.save(network.state_dict(), chosen.network)
    if chosen.picture is not None:
        draw(curve, chosen.game, chosen.picture)
    return curve


if __name__ == "__main__":
    main()
