"""Mistakes that a person would make too: some of the choices go unseen, and what is seen is misjudged."""

import math
import random
from dataclasses import dataclass

FEWEST_SEEN = 3
"""With this few choices, none is overlooked."""


@dataclass(frozen=True)
class Frailty:
    """How a weaker player decides."""

    overlooks: float = 0.0
    """The share of the choices that go unseen; another share at each decision."""
    misjudges: float = 0.0
    """How far a judgement is off, as a share of the range from the best to the worst choice seen. So what is clearly
    worse is still seen to be worse."""

    def seen(self, actions: list[int], rng: random.Random) -> list[int]:
        """The choices that come to mind, in their order."""
        count = max(math.ceil(len(actions) * (1.0 - self.overlooks)), FEWEST_SEEN)
        return actions if count >= len(actions) else sorted(rng.sample(actions, count))

    def best(self, values: dict[int, float], rng: random.Random) -> int:
        """The action that seems best."""
        error = self.misjudges * (max(values.values()) - min(values.values()))
        return max(values, key=lambda action: values[action] + (rng.gauss(0.0, error) if error > 0 else 0.0))


SOUND = Frailty()
"""Sees everything, as well as it can."""
