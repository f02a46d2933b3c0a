"""Playing resources (GT-5.8)."""

from typing import Final, final

from mypy_extensions import i64

from concilium.core.steps import Move, Step
from ..components.cards import Cards
from ..components.things import ACTIVE, RESOLVING, RESOURCE, SANCTUM, own, zone
from ..components.variables import CardVariable
from ..position import Position
from .asking import NO_ITEM, resolve
from .declared import EFFECT_ASKS, PUT_AWAY, REASONS
from .spending import PLAY, needs, spend

NOT_IN_VAULT: Final = REASONS.add("not-in-vault")

THE_CARD: Final = 0
"""The variable of the step."""


@final
class PlayResource(Move[Position]):
    """Turn over a resource in the Vault and do what it says; a free action with `cheap-resources`."""

    def things(self, t: Position, seat: i64) -> tuple[i64, i64, i64]:
        if (t.used & PLAY != 0 or t.actions_left == 0) and not t.options.cheap_resources:
            return 0, 0, 0
        return t.sets[own(seat, SANCTUM, RESOURCE)], 0, 0

    def why_not(self, t: Position, seat: i64, thing: i64) -> i64:
        return NOT_IN_VAULT if t.options.cheap_resources else needs(t, PLAY, 1) or NOT_IN_VAULT

    def take(self, t: Position, seat: i64, thing: i64) -> None:
        if not t.options.cheap_resources:
            spend(t, PLAY, 1)
        t.show(RESOURCE, thing)
        t.move(RESOURCE, thing, zone(seat, SANCTUM), RESOLVING)
        if t.listener is not None:
            t.tell("resource-played", {"seat": seat, "card": t.card_name(RESOURCE, thing)})
        t.push(PUT_AWAY, seat, thing)
        resolve(t, seat, t.cards.first[RESOURCE] + thing, NO_ITEM)


class PutAway(Step[Position]):
    """The played resource is discarded unless it stays in play."""

    def __init__(self, cards: Cards) -> None:
        variables = {THE_CARD: CardVariable("card", cards, cards.first[RESOURCE])}
        super().__init__("put-away", [], rule="GT-5.8", otherwise=EFFECT_ASKS, variables=variables)

    def ready(self, t: Position) -> bool:
        seat, resource = t.seat, t.frame[THE_CARD]
        t.pop()
        if not t.has(RESOLVING, RESOURCE, resource):
            # The effect has discarded its own card.
            return False
        if t.cards.stays[resource]:
            t.move(RESOURCE, resource, RESOLVING, zone(seat, ACTIVE))
        else:
            t.discard(RESOURCE, resource, RESOLVING)
        return False
