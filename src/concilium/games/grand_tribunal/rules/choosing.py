"""The steps in which an effect is resolved, and in which it asks for a wizard or for a card."""

from typing import Any, Final

from mypy_extensions import i64

from concilium.core.bits import bit
from concilium.core.choices import one_if, only
from concilium.core.notation import Verb
from concilium.core.steps import Move
from concilium.core.variables import Named, Variable
from ..components.cards import Cards
from ..components.things import ITEM, RESOURCE, SPELL
from ..components.variables import CardVariable
from ..components.vocabulary import WORDS
from ..position import Position
from .asking import FROM_ITEM, NEXT_EFFECT, THE_CARD, EffectStep
from .declared import EFFECT_ASKS, REASONS
from .effects.effect import AMOUNT, EFFECT, GIVEN, LEFT, Effect, is_open_to
from .verbs import Verbs

NOT_A_TARGET: Final = REASONS.add("not-a-target")
NOT_A_CHOICE: Final = REASONS.add("not-a-choice")

_EFFECT_NAMES: Final = [word.op for word in WORDS]


class EffectMove(Move[Position]):
    """A decision about the effect that is named in the frame."""

    def __init__(self, verb: Verb, refusal: i64, effects: list[Effect]) -> None:
        self.effects: Final = effects
        super().__init__(verb, "", refusal)


class TargetWizard(EffectMove):
    """Another wizard, not behind a ward, to whom the effect would do something."""

    def things(self, t: Position, seat: i64) -> tuple[i64, i64, i64]:
        effect, amount = self.effects[t.frame[EFFECT]], t.frame[AMOUNT]
        found: i64 = 0
        for target in range(t.seats):
            if is_open_to(t, seat, target) and effect.can_hit(t, seat, target, amount):
                found |= bit(target)
        return only(found)

    def take(self, t: Position, seat: i64, thing: i64) -> None:
        effect, amount = self.effects[t.frame[EFFECT]], t.frame[AMOUNT]
        t.pop()
        if t.listener is not None:
            t.tell("wizard-targeted", {"seat": seat, "target": thing})
        effect.hit(t, seat, thing, amount)


class Target(EffectStep):
    """An effect needs a wizard; with no possible target it does nothing."""

    def __init__(self, verbs: Verbs, effects: list[Effect]) -> None:
        self.wizard: Final = TargetWizard(verbs.target, NOT_A_TARGET, effects)
        super().__init__("target", [self.wizard], {EFFECT: Named("effect", _EFFECT_NAMES), AMOUNT: Variable("amount")})

    def is_over(self, t: Position) -> bool:
        found, _, _ = self.wizard.things(t, t.seat)
        return found == 0


class ChooseCard(EffectMove):
    """A card that the effect can be done to."""

    def things(self, t: Position, seat: i64) -> tuple[i64, i64, i64]:
        effect, left, given = self.effects[t.frame[EFFECT]], t.frame[LEFT], t.frame[GIVEN]
        return (
            effect.pool(t, seat, ITEM, left, given),
            effect.pool(t, seat, SPELL, left, given),
            effect.pool(t, seat, RESOURCE, left, given),
        )

    def take(self, t: Position, seat: i64, thing: i64) -> None:
        effect, left, given = self.effects[t.frame[EFFECT]], t.frame[LEFT], t.frame[GIVEN]
        kind = t.cards.kind(thing)
        t.pop()
        effect.choose(t, seat, kind, thing - t.cards.first[kind], left, given)


class StopChoosing(EffectMove):
    """No card, or no more cards, where one may decline."""

    def things(self, t: Position, seat: i64) -> tuple[i64, i64, i64]:
        return one_if(self.effects[t.frame[EFFECT]].may_stop)

    def take(self, t: Position, seat: i64, thing: i64) -> None:
        effect, left, given = self.effects[t.frame[EFFECT]], t.frame[LEFT], t.frame[GIVEN]
        t.pop()
        effect.stop(t, seat, left, given)


class Choose(EffectStep):
    """An effect needs a card; with none to choose it continues as if one had stopped."""

    def __init__(self, verbs: Verbs, effects: list[Effect]) -> None:
        self.card: Final = ChooseCard(verbs.choose, NOT_A_CHOICE, effects)
        self.stop: Final = StopChoosing(verbs.end, EFFECT_ASKS, effects)
        variables = {EFFECT: Named("effect", _EFFECT_NAMES), LEFT: Variable("left"), GIVEN: Variable("given", True)}
        super().__init__("choose", [self.card, self.stop], variables)

    def ready(self, t: Position) -> bool:
        items, spells, resources = self.card.things(t, t.seat)
        if items | spells | resources == 0:
            self.stop.take(t, t.seat, 0)
            return False
        return True

    def about(self, t: Position, seat: int | None) -> dict[str, Any]:
        return self.card.effects[t.frame[EFFECT]].about(t, t.frame[GIVEN])


class Resolve(EffectStep):
    """A card's effects happen one after the other."""

    def __init__(self, cards: Cards, effects: list[Effect]) -> None:
        self.effects = effects
        variables = {
            THE_CARD: CardVariable("card", cards, 0),
            NEXT_EFFECT: Variable("next"),
            FROM_ITEM: CardVariable("item", cards, 0),
        }
        super().__init__("resolve", [], variables)

    def ready(self, t: Position) -> bool:
        program = t.cards.program[t.frame[THE_CARD]]
        following = t.frame[NEXT_EFFECT]
        if following == len(program):
            t.pop()
            return False
        op, n, m = program[following]
        t.frame[NEXT_EFFECT] = following + 1
        self.effects[op].run(t, t.seat, n, m)
        return False
