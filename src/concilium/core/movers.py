"""Who decides when no seat does."""

from typing import Final

CHANCE: Final = -1
"""Chance is to move; its legal actions are equally likely."""

OVER: Final = -2
"""The game has ended; nobody is to move."""
