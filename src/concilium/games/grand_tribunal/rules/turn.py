"""A wizard's turn (GT-4): two actions of different kinds, and free actions, until they end it."""

from typing import Final, final

from mypy_extensions import i64

from concilium.core.choices import Choices
from concilium.core.steps import Move, Step, put_things
from concilium.core.variables import Variable
from ..position import ACTIONS, MORE_EXTRACT, Position
from .advancing import StartAdvance
from .declared import FRESH_PAIRS, NOT_IN_HAND, NOT_NOW, REASONS
from .drawing import DrawFromDeck, TakeFaceUp
from .gathering import Gather
from .hands import LayDown
from .resources import PlayResource
from .spells import ActivateCard, CastSpell, InstallSpell
from .spending import ACTION_RULES, EXTRACT, needs, spend
from .verbs import Verbs
from .voting import Vote

NOT_YOUR_TURN: Final = REASONS.add("not-your-turn", "GT-3.2")


@final
class Extract(Move[Position]):
    """GT-5.9: Vis from the Regio, more of it before the Grand Tribunal."""

    def things(self, t: Position, seat: i64) -> tuple[i64, i64, i64]:
        if t.used & EXTRACT != 0 or t.actions_left == 0:
            return 0, 0, 0
        return 1, 0, 0

    def why_not(self, t: Position, seat: i64, thing: i64) -> i64:
        return needs(t, EXTRACT, 1)

    def take(self, t: Position, seat: i64, thing: i64) -> None:
        spend(t, EXTRACT, 1)
        t.gain_vis(seat, t.board.extract[t.tribunal] + t.bonus(seat, MORE_EXTRACT))


@final
class EndTurn(Move[Position]):
    """GT-4.1: a wizard may end the current pair of actions early; a fresh pair then begins, or the turn ends."""

    def things(self, t: Position, seat: i64) -> tuple[i64, i64, i64]:
        return 1, 0, 0

    def take(self, t: Position, seat: i64, thing: i64) -> None:
        t.actions_left = 0
        if t.frame[FRESH_PAIRS] == 0:
            t.pop()


@final
class Turn(Step[Position]):
    """The moves are called directly, one by one, not through the list: this is where a game spends its time."""

    def __init__(self, verbs: Verbs) -> None:
        self.vote: Final = Vote(verbs.vote, "GT-5.1", also=("GT-1.2", *ACTION_RULES))
        self.take_face_up: Final = TakeFaceUp(verbs.take, "GT-5.2", also=ACTION_RULES)
        self.draw: Final = DrawFromDeck(verbs.draw, "GT-5.2", also=("GT-5.7", *ACTION_RULES))
        self.advance: Final = StartAdvance(verbs.advance, "GT-5.3", also=ACTION_RULES)
        self.activate: Final = ActivateCard(verbs.activate, "GT-5.4")
        self.install: Final = InstallSpell(verbs.install, "GT-5.5")
        self.cast: Final = CastSpell(verbs.cast, "GT-5.6", also=ACTION_RULES)
        self.play: Final = PlayResource(verbs.play, "GT-5.8", also=ACTION_RULES)
        self.extract: Final = Extract(verbs.extract, "GT-5.9", also=ACTION_RULES)
        self.gather: Final = Gather(verbs.gather, "GT-5.10", also=("GT-5.12", *ACTION_RULES))
        self.lay: Final = LayDown(verbs.lay, "GT-4.2", NOT_IN_HAND)
        self.end: Final = EndTurn(verbs.end, "GT-4.1")
        moves: list[Move[Position]] = [self.vote, self.take_face_up, self.draw, self.advance, self.cast, self.extract]
        moves += [self.gather, self.activate, self.install, self.play, self.lay, self.end]
        pairs = {FRESH_PAIRS: Variable("fresh-pairs")}
        super().__init__("turn", moves, rule="GT-4.1", otherwise=NOT_NOW, variables=pairs, also=("GT-3.2",))

    def ready(self, t: Position) -> bool:
        if t.actions_left == 0 and t.frame[FRESH_PAIRS] > 0:
            t.frame[FRESH_PAIRS] -= 1
            t.actions_left = ACTIONS
            t.used = 0
        return True

    def out_of_turn(self, t: Position, seat: i64) -> i64:
        return NOT_YOUR_TURN

    def fill(self, t: Position, seat: i64, choices: Choices) -> None:
        words = choices.words
        n: i64 = 0
        if t.actions_left > 0:
            n = put_things(words, n, self.vote, self.vote.things(t, seat))
            n = put_things(words, n, self.take_face_up, self.take_face_up.things(t, seat))
            n = put_things(words, n, self.draw, self.draw.things(t, seat))
            n = put_things(words, n, self.advance, self.advance.things(t, seat))
            n = put_things(words, n, self.cast, self.cast.things(t, seat))
            n = put_things(words, n, self.extract, self.extract.things(t, seat))
            n = put_things(words, n, self.gather, self.gather.things(t, seat))
        n = put_things(words, n, self.activate, self.activate.things(t, seat))
        n = put_things(words, n, self.install, self.install.things(t, seat))
        n = put_things(words, n, self.play, self.play.things(t, seat))
        n = put_things(words, n, self.lay, self.lay.things(t, seat))
        choices.size = put_things(words, n, self.end, self.end.things(t, seat))
