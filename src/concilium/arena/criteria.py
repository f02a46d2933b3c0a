"""The criteria of balance: for each, its bound, the seat, action or card nearest to it, and what breaks it."""

from dataclasses import dataclass

from concilium.arena.statistics import Share

MOST_SEAT_ADVANTAGE = 1.15
"""No seat wins more than this many times its even share."""
LEAST_CARD_USE = 0.01
"""A card used in a smaller share of games than this is never worth having."""
MOST_CARD_LIFT = 1.6
"""A card whose users win more than this many times as often as those of the average card decides the game alone."""
LEAST_CARD_LIFT = 0.6
"""A card whose users win less often than this, relative to those of the average card, is never worth having."""
ENOUGH_USES = 100
"""A card with fewer users is judged by the cautious end of its 95 % interval, so that chance does not decide."""
FEWEST_USES = 30
"""A card with fewer users is not judged by their wins at all."""


@dataclass(frozen=True)
class CardLine:
    """How a card did: the share of games in which someone used it, and its users' win share relative to all cards."""

    card: str
    used: float
    users: int
    lift: float
    low: float
    high: float


@dataclass(frozen=True)
class Criterion:
    """A criterion with its bound, what comes nearest to the bound, and what breaks it."""

    name: str
    """seat-advantage, action-unused, card-unused, card-decides or card-worthless."""
    bound: float
    extreme: str
    value: float
    culprits: list[str]

    @property
    def is_met(self) -> bool:
        return not self.culprits


def judge(
    seats: list[Share], actions: dict[str, float], unused_actions: list[str], cards: list[CardLine], unused: list[str]
) -> list[Criterion]:
    """Every criterion that can be judged: a game without cards has no card criteria. Nobody used the `unused` cards."""
    shares = {str(seat + 1): share.value * len(seats) for seat, share in enumerate(seats)}
    taken = {**actions, **dict.fromkeys(unused_actions, 0.0)}
    found = [_at_most("seat-advantage", MOST_SEAT_ADVANTAGE, shares), _some("action-unused", 0.0, taken)]
    used = {**{line.card: line.used for line in cards}, **dict.fromkeys(unused, 0.0)}
    if used:
        found.append(_some("card-unused", LEAST_CARD_USE, used))
    judged = [line for line in cards if line.users >= FEWEST_USES]
    if judged:
        at_least = {line.card: line.lift if line.users >= ENOUGH_USES else line.low for line in judged}
        at_most = {line.card: line.lift if line.users >= ENOUGH_USES else line.high for line in judged}
        found.append(_at_most("card-decides", MOST_CARD_LIFT, at_least))
        found.append(_at_least("card-worthless", LEAST_CARD_LIFT, at_most))
    return found


def _at_most(name: str, bound: float, values: dict[str, float]) -> Criterion:
    extreme = max(values, key=lambda key: values[key])
    return Criterion(name, bound, extreme, values[extreme], [key for key in values if values[key] > bound])


def _at_least(name: str, bound: float, values: dict[str, float]) -> Criterion:
    extreme = min(values, key=lambda key: values[key])
    return Criterion(name, bound, extreme, values[extreme], [key for key in values if values[key] < bound])


def _some(name: str, bound: float, values: dict[str, float]) -> Criterion:
    """Above nothing at all, and at least the bound."""
    extreme = min(values, key=lambda key: values[key])
    culprits = [key for key in values if values[key] <= 0.0 or values[key] < bound]
    return Criterion(name, bound, extreme, values[extreme], culprits)
