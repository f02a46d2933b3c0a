"""Concilium: board games, for players, researchers and makers."""

from concilium import _compiled
from concilium._version import VERSION
from concilium.core.game import Game
from concilium.core.movers import CHANCE, OVER
from concilium.core.options import OptionError
from concilium.core.outlook import Outlook
from concilium.core.playing import Bot, play, replay
from concilium.core.records import Record, RecordError
from concilium.core.refusals import IllegalAction, Refusal
from concilium.core.registry import game, names
from concilium.core.state import State

__version__ = VERSION

__all__ = [
    "CHANCE",
    "OVER",
    "Bot",
    "Game",
    "IllegalAction",
    "OptionError",
    "Outlook",
    "Record",
    "RecordError",
    "Refusal",
    "State",
    "backend",
    "game",
    "names",
    "play",
    "replay",
]


def backend() -> str:
    """Which engine runs: "compiled" or "interpreted"."""
    return _compiled.backend()
