"""The spaces of observations and actions, as Gymnasium and PettingZoo describe them."""

from typing import cast

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from concilium.core.encoding import Encoder
from concilium.core.game import Game
from concilium.core.state import State


def observation_space(encoder: Encoder) -> "spaces.Space[NDArray[np.int16]]":
    """The bounds of every field."""
    low = np.array([field.low for field in encoder.fields], np.int16)
    high = np.array([field.high for field in encoder.fields], np.int16)
    return cast("spaces.Space[NDArray[np.int16]]", spaces.Box(low, high, dtype=np.int16))


def action_space(game: Game) -> "spaces.Discrete[np.int64]":
    return spaces.Discrete(int(game.actions))


def legal_mask(state: State, seat: int) -> NDArray[np.int8]:
    """A one for each action that the seat may take now."""
    mask = np.zeros(int(state.game.actions), np.int8)
    mask[state.legal(seat)] = 1
    return mask
