"""A learner that wins: it is taught by a bot for a few minutes and then plays against itself and against bots (PPO).

    python examples/learn.py grand-tribunal --minutes 60 --picture curve.svg --figures learned.toml

It needs the extra `learn`. Games are played in all processes at once, in memory that they share. It decides by what
each action leads to (`Parallel.ahead`; `learner.py` has the networks). Now and then it is measured against three
`greedy`. `--figures FILE` is what it has learned, for any bot: `concilium arena GAME --seats greedy@FILE,...`.

Minutes are of processor time, divided by the number of processes: other work on the machine does not count.
"""

import argparse
import copy
import os
import time
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import torch
from curve import Curve, Look, draw
from learner import Decisions, Policy, owners
from numpy.typing import NDArray
from torch import nn

import concilium
from concilium.bots.figures import path_of, with_guide, with_judge
from concilium.bots.judging import Network
from concilium.envs.parallel import Parallel
from concilium.envs.vector import HOLD

PLAYERS = 4
GAMES, STEPS, EPOCHS, MINIBATCH = 256, 64, 2, 1024
TRACE, CLIP = 0.97, 0.2
TAUGHT_RATE, RATE, CRITIC_RATE = 2e-3, 2e-4, 2e-3
STRIDE = 0.02
"""How far a window should change the policy at first, as a divergence: the rate of learning follows from it."""
AVERAGED = 0.97
"""What plays and is kept in the end is the mean of the judges of the last windows: each alone is a noisy guess."""
CALIBRATION = 0.03
"""How much it counts that the judge's win chances are those that the games show, besides what it prefers."""
OWN_WAY = 0.25
"""While it is taught: the share of its decisions that it makes itself, so that it learns what to do after mistakes."""
GUESTS = 0.6
"""The share of the games in which it has one seat and its rivals have the others; in the rest it has all."""
APART = 400
"""Games begin up to so many random decisions apart, so that a window has all parts of a game."""
LOOKS = 12
"""How many times it is measured on the way."""

Floats = NDArray[np.float32]
Put = Callable[[str, str, Network], str]


class Window:
    """The last decisions of all games: what they led to, what was chosen, and how it turned out."""

    def __init__(self, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        self.seat = np.arange(GAMES) % PLAYERS
        self.has_rivals = np.arange(GAMES) < GUESTS * GAMES

    def play(self, games: Parallel, policy: Policy, teacher: str | None, rivals: str) -> None:
        """With a teacher, what is `chosen` is what it would do; otherwise what was done."""
        seen: list[Decisions] = []
        chosen: list[NDArray[np.int64]] = []
        likely: list[Floats] = []
        self.number = np.full((STEPS, GAMES), -1)
        """Which decision was made at each step in each game, if it was a choice of the learner's."""
        self.results = np.zeros((STEPS, GAMES, PLAYERS), np.float32)
        self.done = np.zeros((STEPS, GAMES), np.bool_)
        count = 0
        for step in range(STEPS):
            choices = games.masks.sum(1) > 1
            actions = games.masks.argmax(1)
            theirs = choices & self.has_rivals & (games.to_move != self.seat) & (teacher is None)
            own = choices & ~theirs
            if own.any():
                decisions = policy.see(games, own)
                with torch.no_grad():
                    chances = policy(decisions)[0]
                picks = torch.multinomial(chances.exp(), 1)
                likely.append(chances.gather(1, picks).squeeze(1).numpy())
                actions[own] = decisions.ahead.actions[decisions.starts + picks.squeeze(1).numpy()]
                taught = actions[own]
                if teacher is not None:
                    taught = games.ask(teacher, own)[own]
                    actions[own] = np.where(self.rng.random(len(taught)) < OWN_WAY, actions[own], taught)
                owner, place = owners(decisions.ahead.counts)
                chosen.append(place[decisions.ahead.actions == taught[owner]])
                seen.append(decisions)
                self.number[step, own] = np.arange(count, count + len(taught))
                count += len(taught)
            if theirs.any():
                actions[theirs] = games.ask(rivals, theirs)[theirs]
            games.step(actions)
            self.results[step] = games.rewards + games.done[:, None] / PLAYERS
            self.done[step] = games.done
        self.decisions = Decisions.join(seen)
        self.chosen, self.likely = np.concatenate(chosen), np.concatenate(likely)
        with torch.no_grad():
            self.expected: Floats = policy.expected(self.decisions.ahead).exp().numpy()

    def surprises(self) -> tuple[Floats, NDArray[np.bool_]]:
        """By how much each seat's chances turned out better than expected after a decision, and for which it is known.

        What is expected at a game's next decision counts, whoever makes it, and less and less what comes after it.
        """
        found, known = np.zeros_like(self.expected), np.zeros(len(self.expected), np.bool_)
        after, surprise = (np.zeros((GAMES, PLAYERS), np.float32) for _ in range(2))
        goes_on = np.zeros(GAMES, np.bool_)
        for step in range(STEPS - 1, -1, -1):
            over = self.done[step]
            after[over], surprise[over], goes_on[over] = self.results[step][over], 0, True
            made = self.number[step] >= 0
            which = self.number[step][made]
            chain = after[made] - self.expected[which] + TRACE * surprise[made]
            found[which], known[which] = np.where(goes_on[made][:, None], chain, 0), goes_on[made]
            after[made], surprise[made], goes_on[made] = self.expected[which], found[which], True
        return found, known


def improve(policy: Policy, optimisers: list[torch.optim.Optimizer], window: Window, is_taught: bool) -> float:
    """One window: do as the teacher, or more of what turned out well (proximal policy optimisation).

    Returns how far that has changed the policy.
    """
    surprises, known = window.surprises()
    usable = np.flatnonzero(known)
    gains = surprises[np.arange(len(surprises)), window.decisions.movers]
    gains = (gains - gains[usable].mean()) / (gains[usable].std() + 1e-6)
    wanted = np.clip(surprises + window.expected, 0, 1)
    wanted /= wanted.sum(1, keepdims=True)
    changes: list[float] = []
    for _ in range(EPOCHS):
        for part in np.array_split(window.rng.permutation(usable), max(1, len(usable) // MINIBATCH)):
            decisions = window.decisions.choose(part)
            chances, judged = policy(decisions)
            own = chances[torch.arange(len(part)), torch.from_numpy(window.chosen[part])]
            if is_taught:
                loss = -own.mean()
            else:
                ratio = (own - torch.from_numpy(window.likely[part])).exp()
                gain = torch.from_numpy(gains[part])
                loss = -torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
                changes.append(float((ratio.detach() - 1 - ratio.detach().log()).mean()))
            results = torch.from_numpy(wanted[part])
            after = judged[torch.from_numpy(decisions.starts + window.chosen[part])]
            loss = loss - CALIBRATION * (results * after).sum(1).mean()
            loss = loss - (results * policy.expected(decisions.ahead)).sum(1).mean()
            for optimiser in optimisers:
                optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.judge.parameters(), 0.5)
            for optimiser in optimisers:
                optimiser.step()
    return float(np.mean(changes[len(changes) // 2 :])) if changes else 0.0


def win_share(policy: Policy, games: Parallel, rivals: str, seed: int) -> float:
    """The share of wins of one learner among three rivals, every game once; an equal one would have 0.25."""
    games.reset(seed)
    rows = np.arange(games.size)
    won, going = 0.0, np.ones(games.size, np.bool_)
    while going.any():
        own = games.to_move == rows % PLAYERS
        choices = going & (games.masks.sum(1) > 1)
        actions = np.where(going, games.masks.argmax(1), HOLD)
        if (own & choices).any():
            decisions = policy.see(games, own & choices)
            with torch.no_grad():
                best = policy(decisions)[0].argmax(1).numpy()
            actions[own & choices] = decisions.ahead.actions[decisions.starts + best]
        if (choices & ~own).any():
            actions[choices & ~own] = games.ask(rivals, choices & ~own)[choices & ~own]
        games.step(actions)
        won += float((games.rewards[rows, rows % PLAYERS] + 1 / PLAYERS)[games.done & going].sum())
        going &= ~games.done
    return won / games.size


def learn(policy: Policy, games: Parallel, measured: Parallel, chosen: argparse.Namespace) -> Iterator[Look]:
    """Train for the minutes chosen, and measure now and then."""
    optimisers = [
        torch.optim.Adam([*policy.judge.parameters(), policy.sharpness], lr=TAUGHT_RATE),
        torch.optim.Adam(policy.critic.parameters(), lr=CRITIC_RATE),
    ]
    window = Window(chosen.seed)
    for step in range(APART):
        games.step(np.where(np.arange(GAMES) * APART // GAMES > step, games.sample(), HOLD))
    policy.measure_scale(games.ahead(np.ones(GAMES, np.bool_)))
    if chosen.start is not None:
        learned = Network.read(tomllib.loads(chosen.start.read_text(encoding="utf-8"))["judge"])
        policy.judge.begin_with(learned, games.features, games.clocks, PLAYERS)
    mean = copy.deepcopy(policy)
    trained, decisions, next_look, rate = 0.0, 0, 0.0, RATE
    while True:
        if trained >= min(next_look, chosen.minutes):
            next_look += chosen.minutes / LOOKS
            text = figures(mean, games, chosen)
            measured.judge_by(text)
            shares = {bot: win_share(mean, measured, bot, chosen.seed) for bot in [chosen.rivals, *chosen.also]}
            if chosen.figures is not None:
                chosen.figures.write_text(text, encoding="utf-8")
            if chosen.guide is not None:
                chosen.guide.write_text(figures(mean, games, chosen, with_guide), encoding="utf-8")
            yield Look(trained, decisions, shares)
        if trained >= chosen.minutes:
            return
        start = time.process_time() + games.processor_seconds()
        is_taught = trained < chosen.taught
        games.judge_by(figures(policy, games, chosen))
        window.play(games, policy, chosen.teacher if is_taught else None, chosen.rivals)
        for group in optimisers[0].param_groups:
            group["lr"] = TAUGHT_RATE if is_taught else rate
        change = improve(policy, optimisers, window, is_taught)
        stride = STRIDE * (1 - 0.8 * min(trained / chosen.minutes, 1))
        if not is_taught:
            rate *= 0.8 if change > 1.5 * stride else 1.25 if change < stride / 1.5 else 1.0
        with torch.no_grad():
            for kept, now in zip(mean.parameters(), policy.parameters(), strict=True):
                kept.lerp_(now, 1.0 if is_taught else 1 - AVERAGED)
        trained += (time.process_time() + games.processor_seconds() - start) / 60 / chosen.processes
        decisions += len(window.chosen)


def figures(policy: Policy, games: Parallel, chosen: argparse.Namespace, put: Put = with_judge) -> str:
    """The game's figures with what was learned as their judge, or as their guide; with the command that made them."""
    lasting = f"--minutes {chosen.minutes:g} --taught {chosen.taught:g} --processes {chosen.processes}"
    start = f" --start {chosen.start.name}" if chosen.start is not None else ""
    company = f"--teacher {chosen.teacher} --rivals {chosen.rivals}"
    command = f"python examples/learn.py {chosen.game} {lasting} --seed {chosen.seed}{start} {company}"
    own = path_of(games.game)
    text = own.read_text(encoding="utf-8") if own.exists() else ""
    return put(text, command, policy.judge.network(games.features, games.clocks))


def main(arguments: list[str] | None = None) -> list[Look]:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=concilium.names())
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--games", type=int, default=400, help="how many games a measurement plays")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", type=Path, help="figures to begin with, as of an earlier learning")
    parser.add_argument("--teacher", default="greedy", help="the bot that teaches")
    parser.add_argument("--taught", type=float, default=3, help="for how many of the minutes it is taught")
    parser.add_argument("--rivals", default="greedy", help="the bots that it trains with and is measured against")
    parser.add_argument("--also", nargs="*", default=[], help="other bots that it is measured against")
    parser.add_argument("--figures", type=Path, help="where what it has learned is kept, as a judge")
    parser.add_argument("--guide", type=Path, help="the same as a guide, beside the game's own judge")
    parser.add_argument("--curve", type=Path, help="where the curve is kept, as JSON, for curve.py")
    parser.add_argument("--picture", type=Path, help="where the curve is drawn")
    chosen = parser.parse_args(arguments)
    torch.manual_seed(chosen.seed)
    torch.set_num_threads(chosen.processes)
    curve = Curve(f"seed {chosen.seed}", [])
    with (
        Parallel(chosen.game, GAMES, PLAYERS, None, chosen.seed, "win", chosen.processes) as games,
        Parallel(chosen.game, chosen.games, PLAYERS, None, chosen.seed, "win", chosen.processes) as measured,
    ):
        for look in learn(Policy(games), games, measured, chosen):
            curve.looks.append(look)
            if chosen.curve is not None:
                curve.write(chosen.curve)
            shares = ", ".join(f"{share:.3f} against {bot}" for bot, share in look.shares.items())
            print(f"{look.minutes:5.1f} min, {look.decisions:9} decisions: {shares}", flush=True)
    if chosen.picture is not None:
        draw([curve], chosen.game, 1 / PLAYERS, chosen.picture)
    return curve.looks


if __name__ == "__main__":
    main()
