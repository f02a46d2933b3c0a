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
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
import torch
from curve import Clock, Curve, Look, draw
from learner import Policy
from numpy.typing import NDArray
from results import Model, Results
from torch import nn
from window import GAMES, PLAYERS, Window

import concilium
from concilium import bots
from concilium.bots.figures import path_of, with_guide, with_judge
from concilium.bots.judging import Network
from concilium.envs.parallel import Parallel
from concilium.envs.vector import HOLD

EPOCHS, MINIBATCH, CLIP = 2, 1024, 0.2
TAUGHT_RATE, RATE, CRITIC_RATE = 2e-3, 2e-4, 2e-3
STRIDE = 0.02
"""How far a window should change the policy at first, as a divergence: the rate of learning follows from it."""
AVERAGED = 0.97
"""What plays and is kept in the end is the mean of the judges of the last windows: each alone is a noisy guess."""
CALIBRATION = 0.03
"""How much it counts that the judge's win chances are those that the games show, besides what it prefers."""
APART = 400
"""Games begin up to so many decisions of the teacher's apart, so that a window has all parts of a game."""

Put = Callable[[str, str, Network], str]
Decide = Callable[[Parallel, NDArray[np.bool_]], NDArray[np.int64]]
"""What a player does in the games that are marked."""


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


def win_share(decide: Decide, games: Parallel, rivals: str, seed: int) -> float:
    """The share of wins of one learner among three rivals, every game once; an equal one would have 0.25."""
    games.reset(seed)
    rows = np.arange(games.size)
    won, going = 0.0, np.ones(games.size, np.bool_)
    while going.any():
        own = games.to_move == rows % PLAYERS
        choices = going & (games.masks.sum(1) > 1)
        actions = np.where(going, games.masks.argmax(1), HOLD)
        if (own & choices).any():
            actions[own & choices] = decide(games, own & choices)
        if (choices & ~own).any():
            actions[choices & ~own] = games.ask(rivals, choices & ~own)[choices & ~own]
        games.step(actions)
        won += float((games.rewards[rows, rows % PLAYERS] + 1 / PLAYERS)[games.done & going].sum())
        going &= ~games.done
    return won / games.size


def measure(policy: Policy, games: Parallel, chosen: argparse.Namespace, thinker: str, file: Path) -> dict[str, float]:
    """The shares of wins against three bots of each kind: at once, and as a search with the figures `thinker`.

    These are put into a file, each time into another one: a process reads a bot's file once.
    """

    def at_once(games: Parallel, rows: NDArray[np.bool_]) -> NDArray[np.int64]:
        decisions = policy.see(games, rows)
        with torch.no_grad():
            best = policy(decisions)[0].argmax(1).numpy()
        return np.asarray(decisions.ahead.actions[decisions.starts + best])

    ways: dict[str, Decide] = {"": at_once}
    games.judge_by(figures(policy, games, chosen))
    if chosen.thinking is not None:
        file.write_text(thinker, encoding="utf-8")
        search = f"search:{chosen.thinking}@{file}"
        ways[f", thinking {chosen.thinking}"] = lambda games, rows: games.ask(search, rows)[rows]
    rivals = [chosen.rivals, *chosen.also]
    return {f"{bot}{way}": win_share(ways[way], games, bot, chosen.seed) for way in ways for bot in rivals}


def begin(policy: Policy, games: Parallel, teacher: str) -> None:
    """Let the teacher play all games to where they begin, and see there how large features are."""
    for step in range(APART):
        games.step(games.ask(teacher, np.arange(games.size) * APART // games.size > step))
    policy.measure_scale(games.ahead(np.ones(games.size, np.bool_)))


def learn(
    policy: Policy, games: Parallel, watched: Parallel, measured: Parallel, chosen: argparse.Namespace, folder: Path
) -> Iterator[Look]:
    """Train for the minutes chosen, in games that it plays and games that it watches, and measure now and then.

    What bots read on the way is kept in the folder.
    """
    optimisers = [
        torch.optim.Adam([*policy.judge.parameters(), policy.sharpness], lr=TAUGHT_RATE),
        torch.optim.Adam(policy.critic.parameters(), lr=CRITIC_RATE),
    ]
    window, ended = Window(chosen.seed), Results(GAMES, chosen.seed)
    begin(policy, games, chosen.teacher)
    if chosen.start is not None:
        learned = Network.read(tomllib.loads(chosen.start.read_text(encoding="utf-8"))["judge"])
        policy.judge.begin_with(learned, games.features, games.clocks, PLAYERS)
    mean = copy.deepcopy(policy)
    watching, choosing = (Clock(played, chosen.processes) for played in (watched, games))
    decisions, next_look, rate = 0, 0.0, RATE
    model = Model(chosen.model, folder)
    while True:
        minutes = watching.minutes + choosing.minutes
        if minutes >= min(next_look, chosen.minutes):
            next_look += chosen.minutes / chosen.looks
            text, guided = figures(mean, games, chosen), figures(mean, games, chosen, with_guide)
            thinker = guided
            if is_searching(chosen):
                with watching:
                    # Before a game has ended, it knows nothing of results either.
                    judge = ended.judge(policy.judge.scale) if ended.known else policy.critic
                thinker = with_judge(guided, command(chosen), judge.network(games.features, games.clocks))
                minutes = watching.minutes + choosing.minutes
            for path, kept in ((chosen.figures, text), (chosen.guide, guided), (chosen.both, thinker)):
                if path is not None:
                    path.write_text(kept, encoding="utf-8")
            yield Look(minutes, decisions, measure(mean, measured, chosen, thinker, folder / f"{next_look:g}.toml"))
        if minutes >= chosen.minutes:
            return
        if watching.minutes < chosen.watching * minutes**2 / chosen.minutes:
            # The less the longer ago: what it then was, it is no more.
            with watching:
                decisions += ended.watch(watched, model.bot(watching.minutes, lambda: figures(mean, games, chosen)))
            continue
        is_taught = choosing.minutes < chosen.taught
        with choosing:
            games.judge_by(figures(policy, games, chosen))
            window.play(games, policy, chosen.teacher if is_taught else None, chosen.rivals)
            for group in optimisers[0].param_groups:
                group["lr"] = TAUGHT_RATE if is_taught else rate
            change = improve(policy, optimisers, window, is_taught)
        stride = STRIDE * (1 - 0.8 * min(minutes / chosen.minutes, 1))
        if not is_taught:
            rate *= 0.8 if change > 1.5 * stride else 1.25 if change < stride / 1.5 else 1.0
        with torch.no_grad():
            for averaged, now in zip(mean.parameters(), policy.parameters(), strict=True):
                averaged.lerp_(now, 1.0 if is_taught else 1 - AVERAGED)
        decisions += len(window.chosen)


def is_searching(chosen: argparse.Namespace) -> bool:
    """Whether what it learned is to be searched with, so that it needs a judge of results."""
    return chosen.both is not None or chosen.thinking is not None


def figures(policy: Policy, games: Parallel, chosen: argparse.Namespace, put: Put = with_judge) -> str:
    """The game's figures with what was learned from choices as their judge, or as their guide."""
    own = path_of(games.game)
    text = own.read_text(encoding="utf-8") if own.exists() else ""
    return put(text, command(chosen), policy.judge.network(games.features, games.clocks))


def command(chosen: argparse.Namespace) -> str:
    """What was called."""
    watching = f" --watching {chosen.watching:g}" if chosen.watching else ""
    watching += f" --model {chosen.model}" if chosen.model else ""
    lasting = f"--minutes {chosen.minutes:g}{watching} --taught {chosen.taught:g} --processes {chosen.processes}"
    start = f" --start {chosen.start.name}" if chosen.start is not None else ""
    company = f"--teacher {chosen.teacher} --rivals {chosen.rivals}"
    return f"python examples/learn.py {chosen.game} {lasting} --seed {chosen.seed}{start} {company}"


def main(arguments: list[str] | None = None) -> list[Look]:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=concilium.names())
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--games", type=int, default=400, help="how many games a measurement plays")
    parser.add_argument("--looks", type=int, default=12, help="how many times it is measured after the beginning")
    parser.add_argument("--thinking", metavar="BUDGET", help="measure it as a search too, as with 400it or 20ms")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", type=Path, help="figures to begin with, as of an earlier learning")
    parser.add_argument("--teacher", default="greedy", help="the bot that teaches")
    parser.add_argument("--taught", type=float, default=3, help="for how many of the minutes it is taught")
    parser.add_argument(
        "--watching", type=float, metavar="SHARE", help="of the minutes, to watch games; half by default"
    )
    parser.add_argument("--model", metavar="BOT", help="a bot to watch, as greedy:misjudges=8%%; by default itself")
    parser.add_argument("--rivals", default="greedy", help="the bots that it trains with and is measured against")
    parser.add_argument("--also", nargs="*", default=[], help="other bots that it is measured against")
    parser.add_argument("--figures", type=Path, help="where what it has learned is kept, as a judge")
    parser.add_argument("--guide", type=Path, help="the same as a guide, beside the game's own judge")
    parser.add_argument("--both", type=Path, help="the same as a guide, with what it learned from results as the judge")
    parser.add_argument("--curve", type=Path, help="where the curve is kept, as JSON, for curve.py")
    parser.add_argument("--picture", type=Path, help="where the curve is drawn")
    chosen = parser.parse_args(arguments)
    if not is_searching(chosen) and (chosen.watching, chosen.model) != (None, None):
        parser.error("--watching and --model are for a search, with --thinking or --both")
    if chosen.watching is not None and not 0 < chosen.watching < 1:
        parser.error(f"--watching is a share of the minutes, between 0 and 1, not {chosen.watching:g}")
    if chosen.watching is None:
        chosen.watching = 0.5 if is_searching(chosen) else 0.0
    for bot in filter(None, (chosen.teacher, chosen.rivals, chosen.model, *chosen.also)):
        try:
            bots.make(bot, concilium.game(chosen.game, PLAYERS))
        except (ValueError, OSError) as error:
            parser.error(str(error))
    torch.manual_seed(chosen.seed)
    torch.set_num_threads(1)  # The layers are small: more threads mostly wait for each other.
    curve = Curve(f"seed {chosen.seed}", [])

    def parallel(size: int, seed: int) -> Parallel:
        return Parallel(chosen.game, size, PLAYERS, None, seed, "win", chosen.processes)

    with (
        parallel(GAMES, chosen.seed) as games,
        parallel(GAMES, chosen.seed + 1) as watched,
        parallel(chosen.games, chosen.seed) as measured,
        TemporaryDirectory() as folder,
    ):
        for look in learn(Policy(games), games, watched, measured, chosen, Path(folder)):
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
