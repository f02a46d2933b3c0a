"""What each card would bring at once, read from its effects: so that bots can judge a card before it is in play."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from concilium.games.medieval_realms.cards import Cards
from concilium.games.medieval_realms.components import KINDS, LEADER_KINDS
from concilium.games.medieval_realms.effects import Effect, Gain, GainChosen, GainLeader, GainPer, Points


@final
class CardProspects:
    """By card: points, resources and leaders that it brings when it enters play, resources it makes every round."""

    def __init__(self, cards: Cards) -> None:
        self.points: vec[i64] = vec[i64]([0] * cards.count)
        self.gain: vec[i64] = vec[i64]([0] * (cards.count * KINDS))
        self.chosen: vec[i64] = vec[i64]([0] * cards.count)
        self.leader: vec[i64] = vec[i64]([0] * (cards.count * LEADER_KINDS))
        self.makes: vec[i64] = vec[i64]([0] * cards.count)
        """Resources a round, whatever they are."""
        self.makes_per: vec[i64] = vec[i64]([-1] * cards.count)
        """The measure that multiplies them, or -1."""
        for card in range(cards.count):
            for effect in cards.immediate[card]:
                self._read(card, effect)
            for effect in cards.production[card]:
                if isinstance(effect, Gain):
                    self.makes[card] += effect.n
                elif isinstance(effect, GainPer):
                    self.makes[card] += effect.n
                    self.makes_per[card] = effect.per

    def _read(self, card: i64, effect: Effect) -> None:
        if isinstance(effect, Points):
            self.points[card] += effect.n
        elif isinstance(effect, Gain):
            self.gain[card * KINDS + effect.resource] += effect.n
        elif isinstance(effect, GainChosen):
            self.chosen[card] += effect.n
        elif isinstance(effect, GainLeader):
            self.leader[card * LEADER_KINDS + effect.leader] += 1
