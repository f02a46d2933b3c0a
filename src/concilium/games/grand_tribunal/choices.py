"""The steps in which an effect asks: for a wizard, or for a card."""

from librt.vecs import vec
from mypy_extensions import i64

from concilium.core.refusals import ALLOWED
from concilium.core.steps import Kind, Step
from concilium.games.grand_tribunal.effects.effect import Effect, is_open_to
from concilium.games.grand_tribunal.offering import offer_set
from concilium.games.grand_tribunal.places import KINDS
from concilium.games.grand_tribunal.reasons import EFFECT_ASKS, NOT_A_CHOICE, NOT_A_TARGET
from concilium.games.grand_tribunal.state import Table
from concilium.games.grand_tribunal.verbs import Verbs


class TargetWizard(Kind[Table]):
    """Another wizard, not behind a ward, to whom the effect `a` would do something; `b` is its figure."""

    def __init__(self, verbs: Verbs, effects: list[Effect]) -> None:
        super().__init__(verbs.target)
        self.effects = effects

    def refuse(self, t: Table, thing: i64) -> i64:
        if thing >= t.seats or not is_open_to(t, t.seat, thing):
            return NOT_A_TARGET
        return ALLOWED if self.effects[t.a].can_hit(t, thing) else NOT_A_TARGET

    def take(self, t: Table, thing: i64) -> None:
        seat, effect, n = t.seat, t.a, t.b
        t.pop()
        if t.listener is not None:
            t.tell("wizard-targeted", {"seat": seat, "target": thing})
        self.effects[effect].hit(t, seat, thing, n)


class Target(Step[Table]):
    def __init__(self, verbs: Verbs, effects: list[Effect]) -> None:
        super().__init__("target", [TargetWizard(verbs, effects)], EFFECT_ASKS)

    def ready(self, t: Table) -> bool:
        if self.offer(t, t.game.scratch) == 0:
            t.pop()
            return False
        return True


class ChooseCard(Kind[Table]):
    """A card that the effect `a` can be done to."""

    def __init__(self, verbs: Verbs, effects: list[Effect]) -> None:
        super().__init__(verbs.choose)
        self.effects = effects

    def refuse(self, t: Table, thing: i64) -> i64:
        kind = t.cards.kind(thing)
        pool = self.effects[t.a].pool(t, t.seat, kind, t.b, t.c)
        return ALLOWED if (pool >> (thing - t.cards.first[kind])) & 1 != 0 else NOT_A_CHOICE

    def offer(self, t: Table, out: vec[i64], n: i64) -> i64:
        effect = self.effects[t.a]
        kind: i64 = 0
        while kind < KINDS:
            n = offer_set(self.base + t.cards.first[kind], effect.pool(t, t.seat, kind, t.b, t.c), out, n)
            kind += 1
        return n

    def take(self, t: Table, thing: i64) -> None:
        seat, effect, n, c = t.seat, t.a, t.b, t.c
        kind = t.cards.kind(thing)
        t.pop()
        self.effects[effect].choose(t, seat, kind, thing - t.cards.first[kind], n, c)


class StopChoosing(Kind[Table]):
    def __init__(self, verbs: Verbs, effects: list[Effect]) -> None:
        super().__init__(verbs.end)
        self.effects = effects

    def refuse(self, t: Table, thing: i64) -> i64:
        return ALLOWED if self.effects[t.a].may_stop() else EFFECT_ASKS

    def take(self, t: Table, thing: i64) -> None:
        seat, effect, n, c = t.seat, t.a, t.b, t.c
        t.pop()
        self.effects[effect].stop(t, seat, n, c)


class Choose(Step[Table]):
    """The effect `a` wants a card; with none to choose it goes on as if one had stopped."""

    def __init__(self, verbs: Verbs, effects: list[Effect]) -> None:
        self.card = ChooseCard(verbs, effects)
        self.stop_choosing = StopChoosing(verbs, effects)
        super().__init__("choose", [self.card, self.stop_choosing], EFFECT_ASKS)

    def ready(self, t: Table) -> bool:
        if self.card.offer(t, t.game.scratch, 0) == 0:
            self.stop_choosing.take(t, 0)
            return False
        return True


class Resolve(Step[Table]):
    """The card `a` does its effects one after the other; `b` is the next. `c` is the item a spell was cast from."""

    def __init__(self, effects: list[Effect]) -> None:
        self.effects = effects
        super().__init__("resolve", [], EFFECT_ASKS)

    def ready(self, t: Table) -> bool:
        program = t.cards.program[t.a]
        if t.b == len(program):
            t.pop()
            return False
        op, n, m = program[t.b]
        t.b += 1
        self.effects[op].run(t, t.seat, n, m)
        return False
