"""Reads effects from a data file: every op, what it takes, and where it may be used."""

from concilium.core.datafiles import Entry
from ..rules.effects.endings import EndEffect, PointsIfLeast, PointsIfMost, PointsIfNone, PointsPer
from ..rules.effects.gains import Effect, Gain, GainChosen, GainLeader, GainPer, Points, TakeCard
from ..rules.measures import measure_names
from .things import COLOURS, LEADERS, RESOURCES

TIMES: list[str] = ["immediate", "production", "repeating", "end"]
"""MR-5.2: the kinds of effect."""

_IMMEDIATE: list[str] = ["points", "gain", "gain-per", "gain-chosen", "leader", "take-card"]
_PRODUCTION: list[str] = ["gain", "gain-per"]
_REPEATING: list[str] = ["gain", "points"]
_END: list[str] = ["points-per", "points-if-least", "points-if-most", "points-if-none"]


class Effects:
    """The effects of one card, by time."""

    def __init__(self) -> None:
        self.immediate: list[Effect] = []
        self.production: list[Effect] = []
        self.repeating: list[tuple[int, Effect]] = []
        """With the colour of the card that triggers it when played."""
        self.end: list[EndEffect] = []

    def add(self, other: "Effects") -> None:
        self.immediate += other.immediate
        self.production += other.production
        self.repeating += other.repeating
        self.end += other.end


def read_effects(entry: Entry, families: list[str]) -> Effects:
    """The `effects` of a card or of a family of cards; none if the entry has no such field."""
    found = Effects()
    if not entry.has("effects"):
        return found
    for effect in entry.entries("effects"):
        time = effect.word("when", TIMES)
        if time == "immediate":
            found.immediate.append(_read_effect(effect, _IMMEDIATE, ["when"], families))
        elif time == "production":
            found.production.append(_read_effect(effect, _PRODUCTION, ["when"], families))
        elif time == "repeating":
            colour = COLOURS.index(effect.word("colour", COLOURS))
            found.repeating.append((colour, _read_effect(effect, _REPEATING, ["when", "colour"], families)))
        else:
            found.end.append(_read_end_effect(effect, families))
    return found


def read_reward(entry: Entry) -> list[Effect]:
    """The `reward` of a land; every land gives at least one resource (MR-1.3)."""
    rewards = entry.entries("reward")
    if not any(reward.content.get("op") in ("gain", "gain-chosen") for reward in rewards):
        entry.problem("reward", "must give a resource: gain or gain-chosen")
    return [_read_effect(reward, ["points", "gain", "gain-chosen", "take-card"], [], []) for reward in rewards]


def _read_effect(entry: Entry, ops: list[str], fields: list[str], families: list[str]) -> Effect:
    op = entry.word("op", ops)
    fields = [*fields, "op"]
    if op == "take-card":
        entry.only(fields)
        return TakeCard()
    if op == "leader":
        entry.only([*fields, "leader"])
        return GainLeader(LEADERS.index(entry.word("leader", LEADERS)))
    n = entry.whole("n", 1, 20)
    if op == "points":
        entry.only([*fields, "n"])
        return Points(n)
    if op == "gain-chosen":
        entry.only([*fields, "n"])
        return GainChosen(n)
    resource = RESOURCES.index(entry.word("resource", RESOURCES))
    if op == "gain":
        entry.only([*fields, "n", "resource"])
        return Gain(resource, n)
    entry.only([*fields, "n", "resource", "per"])
    return GainPer(resource, n, _read_measure(entry, families))


def _read_end_effect(entry: Entry, families: list[str]) -> EndEffect:
    op = entry.word("op", _END)
    n = entry.whole("n", 1, 20)
    per = _read_measure(entry, families)
    fields = ["when", "op", "n", "per"]
    if op == "points-if-least":
        entry.only([*fields, "least"])
        return PointsIfLeast(n, per, entry.whole("least", 1, 99))
    entry.only(fields)
    if op == "points-per":
        return PointsPer(n, per)
    return PointsIfMost(n, per) if op == "points-if-most" else PointsIfNone(n, per)


def _read_measure(entry: Entry, families: list[str]) -> int:
    names = measure_names(families)
    return names.index(entry.word("per", names))
