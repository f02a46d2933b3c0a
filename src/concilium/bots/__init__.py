"""Bots to play against and to measure with: they see what their seat sees, never the true position."""

from concilium.bots.advice import ITERATIONS, SURENESSES, Advice, advise, hints
from concilium.bots.levels import FORMER, LEVELS, current, timed_levels
from concilium.bots.naming import make
from concilium.bots.pacing import Pace, decide
from concilium.bots.reasons import Reason, why
from concilium.bots.styles import styles

__all__ = [
    "FORMER",
    "ITERATIONS",
    "LEVELS",
    "SURENESSES",
    "Advice",
    "Pace",
    "Reason",
    "advise",
    "current",
    "decide",
    "hints",
    "make",
    "styles",
    "timed_levels",
    "why",
]
