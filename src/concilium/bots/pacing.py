"""Whose turn it is and how long a seat has thought in it, for bots that have a time for a whole turn.

A turn is a run of decisions of one seat, until another seat decides. A rival's decision that was no choice does not
end it, nor does what others decide in secret at the same time.
"""

import time
from collections.abc import Callable

from concilium.bots.players import SearchPlayer
from concilium.core.movers import CHANCE
from concilium.core.outlook import Outlook
from concilium.core.playing import Bot
from concilium.core.state import State


class Pace:
    """The thinking time of each seat in its present turn. Whoever plays a game announces each decision to it."""

    def __init__(self, seats: int, clock: Callable[[], float] = time.perf_counter) -> None:
        self._clock = clock
        self.spent = [0.0] * seats
        """Seconds that each seat has thought in its turn."""

    def see(self, state: State, seat: int) -> None:
        """A seat, or chance, is about to decide."""
        if seat == CHANCE or state.current.together or len(state.legal(seat)) == 1:
            return
        for other in range(len(self.spent)):
            if other != seat:
                self.spent[other] = 0.0

    def decide(self, bot: Bot, outlook: Outlook) -> int:
        """What a bot decides; the time it takes counts towards its seat's turn."""
        begun = self._clock()
        action = decide(bot, outlook, self.spent[outlook.seat])
        self.spent[outlook.seat] += self._clock() - begun
        return action


def decide(bot: Bot, outlook: Outlook, spent: float) -> int:
    """The decision of a bot that has already thought for this many seconds in this turn."""
    return bot.decide(outlook, spent) if isinstance(bot, SearchPlayer) else bot(outlook)
