"""The games of one of several processes: it does what it is ordered to, with its part of the shared arrays."""

import json
import random
import time
from multiprocessing.connection import Connection
from typing import Any

import numpy as np

from concilium import bots
from concilium.core.outlook import Outlook
from concilium.core.playing import Bot
from concilium.envs.ahead import OF_ACTIONS, OF_GAMES, Ahead, Lookout
from concilium.envs.sharing import Shared
from concilium.envs.vector import HOLD, Vector

STEP, SAMPLE, AHEAD, MEASURE, TIME = b"step", b"sample", b"ahead", b"measure", b"time"
RESET, ASK, JUDGE, SHOW = b"reset", b"ask", b"judge", b"show"
"""The orders; after some of them comes what they are about."""
_BITS = 62

Made = tuple[str, int, dict[str, Any], str]
"""A game's name, its players, its options and the reward."""


class Part:
    """The games of one process."""

    def __init__(self, shared: Shared, rows: slice, room: slice, made: Made) -> None:
        """`rows` are its games, `room` is where it writes what their actions lead to."""
        game, players, options, reward = made
        size = rows.stop - rows.start
        self._vector = Vector(game, size, players, options, 0, reward, shared.array("observations")[rows])
        self._written = [
            (shared.array(name)[rows], getattr(self._vector, name)) for name in ("masks", "to_move", "rewards", "done")
        ]
        self._decisions = shared.array("decisions")[rows]
        self._asked = shared.array("asked")[rows]
        of_actions = (shared.array(name)[room] for name in OF_ACTIONS)
        of_games = (shared.array(name)[rows] for name in OF_GAMES)
        self._lookout = Lookout(self._vector.game, Ahead(*of_actions, *of_games))
        self._bots: dict[str, Bot] = {}
        self._rng = random.Random()

    def obey(self, order: bytes) -> bytes:
        """Do what is ordered; what is not in shared memory is returned."""
        vector = self._vector
        if order == STEP:
            vector.step(self._decisions)
            self._write()
        elif order == SAMPLE:
            self._decisions[:] = vector.sample()
        elif order == AHEAD:
            return str(self._look_ahead()).encode()
        elif order == MEASURE:
            for row in np.flatnonzero(self._asked).tolist():
                self._lookout.measure(vector.batch.states[row], row)
        elif order == TIME:
            return str(time.process_time()).encode()
        elif order.startswith(RESET):
            self._reset(int(order.removeprefix(RESET)))
        elif order.startswith(ASK):
            self._ask(order.removeprefix(ASK).decode())
        elif order.startswith(JUDGE):
            self._lookout.judge_by(order.removeprefix(JUDGE).decode())
        else:
            return json.dumps(vector.batch.states[int(order.removeprefix(SHOW))].to_json()).encode()
        return b""

    def _reset(self, seed: int) -> None:
        self._rng.seed(seed)
        self._lookout.seed(seed)
        self._vector.reset(seed)
        self._write()

    def _write(self) -> None:
        for shared, own in self._written:
            shared[:] = own

    def _ask(self, name: str) -> None:
        bot = self._bots.get(name)
        if bot is None:
            bot = self._bots[name] = bots.make(name, self._vector.game, self._rng.getrandbits(_BITS))
        self._decisions[:] = HOLD
        for row in np.flatnonzero(self._asked).tolist():
            mover = int(self._vector.to_move[row])
            self._decisions[row] = bot(Outlook(self._vector.batch.states[row], mover, self._rng))

    def _look_ahead(self) -> int:
        """See what the actions in marked games lead to, as long as there is room; returns how many actions that is."""
        at = 0
        for row in np.flatnonzero(self._asked).tolist():
            if not self._lookout.has_room(at, int(self._vector.batch.counts[row])):
                break
            at += self._lookout.look(self._vector.batch.states[row], row, at)
            self._asked[row] = False
        return at


def work(pipe: Connection, shared: Shared, rows: slice, room: slice, made: Made) -> None:
    """What a process does until nobody orders anything any more."""
    part = Part(shared, rows, room, made)
    while True:
        try:
            order = pipe.recv_bytes()
        except EOFError:
            return
        pipe.send_bytes(part.obey(order))
