"""A wizard's turn (GT-4): two actions of different kinds, and free actions, until they end it."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from concilium.core.refusals import ALLOWED
from concilium.core.steps import Kind, Step
from concilium.games.grand_tribunal.advancing import StartAdvance
from concilium.games.grand_tribunal.drawing import DrawFromDeck, TakeFaceUp
from concilium.games.grand_tribunal.gathering import Gather
from concilium.games.grand_tribunal.hands import HandCard
from concilium.games.grand_tribunal.places import HAND, SANCTUM, SPACES, zone
from concilium.games.grand_tribunal.reasons import CONCILIUM_EMPTY, NOT_NOW
from concilium.games.grand_tribunal.resources import PlayResource
from concilium.games.grand_tribunal.spells import ActivateCard, CastSpell, InstallSpell
from concilium.games.grand_tribunal.spending import EXTRACT, VOTE, needs, spend
from concilium.games.grand_tribunal.state import MORE_EXTRACT, MORE_VOTES, Table
from concilium.games.grand_tribunal.verbs import Verbs
from concilium.games.grand_tribunal.voting import place_votes


@final
class Vote(Kind[Table]):
    """GT-5.1: one token from the Concilium on any space."""

    def refuse(self, t: Table, thing: i64) -> i64:
        refusal = needs(t, VOTE, 1)
        if refusal != ALLOWED:
            return refusal
        return CONCILIUM_EMPTY if t.concilium == 0 else ALLOWED

    def offer(self, t: Table, out: vec[i64], n: i64) -> i64:
        if self.refuse(t, 0) != ALLOWED:
            return n
        base = self.base
        space: i64 = 0
        while space < SPACES:
            out[n] = base + space
            n += 1
            space += 1
        return n

    def take(self, t: Table, thing: i64) -> None:
        spend(t, VOTE, 1)
        t.place_vote(t.seat, thing)
        more = t.bonus(t.seat, MORE_VOTES)
        if more > 0:
            place_votes(t, t.seat, more, apart=False)


@final
class Extract(Kind[Table]):
    """GT-5.9: Vis from the Regio, more of it before the Grand Tribunal."""

    def refuse(self, t: Table, thing: i64) -> i64:
        return needs(t, EXTRACT, 1)

    def offer(self, t: Table, out: vec[i64], n: i64) -> i64:
        if self.refuse(t, 0) == ALLOWED:
            out[n] = self.base
            n += 1
        return n

    def take(self, t: Table, thing: i64) -> None:
        spend(t, EXTRACT, 1)
        t.gain_vis(t.seat, t.board.extract[t.tribunal] + t.bonus(t.seat, MORE_EXTRACT))


@final
class LayDown(HandCard):
    """GT-4.2: a card from the hand into the Sanctum, face down. Nothing ever returns from there to the hand."""

    def take(self, t: Table, thing: i64) -> None:
        kind = t.cards.kind(thing)
        t.blur(t.seat, HAND, kind)
        t.move(kind, thing - t.cards.first[kind], zone(t.seat, HAND), zone(t.seat, SANCTUM))


@final
class EndTurn(Kind[Table]):
    """GT-4.1: a wizard may stop early."""

    def offer(self, t: Table, out: vec[i64], n: i64) -> i64:
        out[n] = self.base
        return n + 1

    def take(self, t: Table, thing: i64) -> None:
        t.actions_left = 0
        t.pop()


@final
class Turn(Step[Table]):
    """The kinds are asked one by one and directly, not through the list: this is where a game spends its time."""

    def __init__(self, verbs: Verbs) -> None:
        self.vote = Vote(verbs.vote)
        self.take_face_up = TakeFaceUp(verbs.take)
        self.draw = DrawFromDeck(verbs.draw)
        self.advance = StartAdvance(verbs.advance)
        self.activate = ActivateCard(verbs.activate)
        self.install = InstallSpell(verbs.install)
        self.cast = CastSpell(verbs.cast)
        self.play = PlayResource(verbs.play)
        self.extract = Extract(verbs.extract)
        self.gather = Gather(verbs.gather)
        self.lay = LayDown(verbs.lay)
        self.end = EndTurn(verbs.end)
        kinds: list[Kind[Table]] = [
            self.vote,
            self.take_face_up,
            self.draw,
            self.advance,
            self.activate,
            self.install,
            self.cast,
            self.play,
            self.extract,
            self.gather,
            self.lay,
            self.end,
        ]
        super().__init__("turn", kinds, NOT_NOW)

    def offer(self, t: Table, out: vec[i64]) -> i64:
        n: i64 = 0
        if t.actions_left > 0:
            n = self.vote.offer(t, out, n)
            n = self.take_face_up.offer(t, out, n)
            n = self.draw.offer(t, out, n)
            n = self.advance.offer(t, out, n)
            n = self.cast.offer(t, out, n)
            n = self.extract.offer(t, out, n)
            n = self.gather.offer(t, out, n)
        n = self.activate.offer(t, out, n)
        n = self.install.offer(t, out, n)
        n = self.play.offer(t, out, n)
        n = self.lay.offer(t, out, n)
        return self.end.offer(t, out, n)
