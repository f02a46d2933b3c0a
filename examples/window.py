"""What the learner learns from: the last decisions of many games at once, and how they turned out."""

import numpy as np
import torch
from learner import Decisions, Policy, owners
from numpy.typing import NDArray

from concilium.envs.parallel import Parallel

PLAYERS = 4
GAMES, STEPS = 256, 64
TRACE = 0.97
"""How much what comes after a game's next decision still counts, from one decision to the next."""
OWN_WAY = 0.25
"""While it is taught: the share of its decisions that it makes itself, so that it learns what to do after mistakes."""
GUESTS = 0.6
"""The share of the games in which it has one seat and its rivals have the others; in the rest it has all."""

Floats = NDArray[np.float32]


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
