"""What each card and each land would bring, read from their effects, so that bots can judge them in advance."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ..components.board import Board
from ..components.cards import Cards
from ..components.things import LANDS, LEADER_KINDS, PRODUCTION, RESOURCE_KINDS
from ..rules.effects.gains import Effect, Gain, GainChosen, GainLeader, GainPer, Points, TakeCard

_LEADER_PROMISE: Final = 2.0


@final
class CardProspects:
    """By card: the points, resources and leaders it brings on entering play, and the resources it makes every round."""

    def __init__(self, cards: Cards) -> None:
        self.points: Final = vec[i64]([0] * cards.count)
        self.gain: Final = vec[i64]([0] * (cards.count * RESOURCE_KINDS))
        self.chosen: Final = vec[i64]([0] * cards.count)
        self.leader: Final = vec[i64]([0] * (cards.count * LEADER_KINDS))
        self.leader_promise: Final = vec[float]([0.0] * cards.count)
        """Roughly the points that these leaders will bring."""
        self.ends: Final = vec[i64]([0] * cards.count)
        """1 if it brings points at the end."""
        self.makes: Final = vec[i64]([0] * cards.count)
        """Resources per round, of whatever kind."""
        self.makes_per: Final = vec[i64]([-1] * cards.count)
        """The measure that multiplies them, or -1."""
        for card in range(cards.count):
            for effect in cards.immediate[card]:
                self._read(card, effect)
            if cards.end[card]:
                self.ends[card] = 1
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
            self.gain[card * RESOURCE_KINDS + effect.resource] += effect.n
        elif isinstance(effect, GainChosen):
            self.chosen[card] += effect.n
        elif isinstance(effect, GainLeader):
            self.leader[card * LEADER_KINDS + effect.leader] += 1
            self.leader_promise[card] += _LEADER_PROMISE


@final
class LandProspects:
    """By land: the resources of its reward, those of the king's choice spread evenly over all kinds."""

    def __init__(self, board: Board) -> None:
        self.gain: Final = vec[float]([0.0] * (LANDS * RESOURCE_KINDS))
        for land in range(LANDS):
            for effect in board.rewards[land]:
                if isinstance(effect, Gain):
                    self.gain[land * RESOURCE_KINDS + effect.resource] += float(effect.n)
                elif isinstance(effect, GainChosen):
                    for kind in range(RESOURCE_KINDS):
                        self.gain[land * RESOURCE_KINDS + kind] += float(effect.n) / float(RESOURCE_KINDS)
                elif isinstance(effect, TakeCard):
                    # Worth as much as a card of the middle row costs.
                    self.gain[land * RESOURCE_KINDS + PRODUCTION] += float(board.price[1])
