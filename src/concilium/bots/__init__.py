"""Bots to play against and to measure with: they see what their seat sees, never the true position."""

from concilium.bots.naming import LEVELS, hint, hints, make, timed_levels

__all__ = ["LEVELS", "hint", "hints", "make", "timed_levels"]
