"""Playing resources (GT-5.8)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from concilium.core.refusals import ALLOWED
from concilium.core.steps import Kind, Step
from concilium.games.grand_tribunal.numbers import PUT_AWAY, RESOLVE
from concilium.games.grand_tribunal.offering import offer_set
from concilium.games.grand_tribunal.places import ACTIVE, RESOLVING, RESOURCE, SANCTUM, own, zone
from concilium.games.grand_tribunal.reasons import EFFECT_ASKS, NOT_IN_VAULT
from concilium.games.grand_tribunal.spending import PLAY, needs, spend
from concilium.games.grand_tribunal.state import Table


@final
class PlayResource(Kind[Table]):
    """Turn a resource of the Vault over and do what it says; with `cheap-resources` a free action."""

    def refuse(self, t: Table, thing: i64) -> i64:
        if not t.options.cheap_resources:
            refusal = needs(t, PLAY, 1)
            if refusal != ALLOWED:
                return refusal
        return ALLOWED if t.has(zone(t.seat, SANCTUM), RESOURCE, thing) else NOT_IN_VAULT

    def offer(self, t: Table, out: vec[i64], n: i64) -> i64:
        vault = t.sets[own(t.seat, SANCTUM, RESOURCE)]
        if vault == 0 or not (t.options.cheap_resources or needs(t, PLAY, 1) == ALLOWED):
            return n
        return offer_set(self.base, vault, out, n)

    def take(self, t: Table, thing: i64) -> None:
        if not t.options.cheap_resources:
            spend(t, PLAY, 1)
        seat = t.seat
        t.show(RESOURCE, thing)
        t.move(RESOURCE, thing, zone(seat, SANCTUM), RESOLVING)
        if t.listener is not None:
            t.tell("resource-played", {"seat": seat, "card": t.card_name(RESOURCE, thing)})
        t.push(PUT_AWAY, seat, thing, 0, 0)
        t.push(RESOLVE, seat, t.cards.first[RESOURCE] + thing, 0, -1)


class PutAway(Step[Table]):
    """The played resource `a` is discarded unless it stays in play."""

    def __init__(self) -> None:
        super().__init__("put-away", [], EFFECT_ASKS)

    def ready(self, t: Table) -> bool:
        seat, resource = t.seat, t.a
        t.pop()
        if not t.has(RESOLVING, RESOURCE, resource):
            # The effect has discarded its own card.
            return False
        if t.cards.stays[resource]:
            t.move(RESOURCE, resource, RESOLVING, zone(seat, ACTIVE))
        else:
            t.discard(RESOURCE, resource, RESOLVING)
        return False
