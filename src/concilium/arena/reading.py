"""What the balance report reads in a game: which events mean that a seat made use of a card, which end a part of it."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Reading:
    """Names of events."""

    uses: tuple[str, ...]
    """The seat has the card and it works for it."""
    part_ends: tuple[str, ...]
    """A Tribunal or a round is over: scores are noted."""


READINGS: dict[str, Reading] = {
    "grand-tribunal": Reading(uses=("card-activated", "spell-cast", "resource-played"), part_ends=("tribunal-began",)),
    "medieval-realms": Reading(uses=("played", "auction-won"), part_ends=("round-ended",)),
}


def reading_of(game: str) -> Reading:
    """A game without a reading of its own is read for actions, seats and length alone."""
    return READINGS.get(game, Reading((), ()))
