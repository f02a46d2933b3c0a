"""The position of a game of Grand Tribunal, and the small moves that all its rules are made of."""

from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, u8

from concilium.core.bits import bit, count, zeros
from concilium.core.events import EVERYONE, Event
from concilium.core.game import Game
from concilium.core.state import EVERYTHING, State
from .components.board import Board
from .components.cards import Cards
from .components.things import (
    DECK,
    DISCARD,
    FACE_UP,
    HAND,
    ITEM,
    KIND_NAMES,
    KINDS,
    KNOWN_ROWS,
    RESOURCE,
    SANCTUM,
    SPACES,
    SPELL,
    TOUCHED_KNOWN,
    TOUCHED_STANDING,
    TOUCHED_VIS,
    TOUCHES,
    UNSURE,
    own,
    place_name,
    slot,
)
from .knowledge.hidden import redraw
from .options import Options
from .shapes import View

VOTING_TOKENS: Final = 24
HAND_LIMIT: Final = 5
ACTIONS: Final = 2

# The columns of `standing`: what resources in play give their owner, in the order of the vocabulary's standing words,
# a Fog's muddle, and the points of each Tribunal.
MORE_HAND: Final = 0
WARD: Final = 1
INCOME: Final = 2
MORE_EXTRACT: Final = 3
CHEAP_RETAIN: Final = 4
FREE_CONTEST: Final = 5
MORE_VOTES: Final = 6
MORE_ADVANCE: Final = 7
MORE_MENTION: Final = 8
MUDDLED: Final = 9
POINTS: Final = 10
STANDINGS: Final = 13


@final
class Position(State):
    """Everything on the table: where each card is, who knows it, Vis, votes, points and the course of the round."""

    complete_items: i64 = 0
    complete_spells: i64 = 0
    """The cards whose cost is met by the Vis on them, as sets, derived from `vis_on`."""
    concilium: i64 = VOTING_TOKENS
    tribunal: i64 = 0
    round: i64 = 0
    praeco: i64 = 0
    turn: i64 = -1
    actions_left: i64 = 0
    used: i64 = 0
    uncontested_at: i64 = 0
    contested_at: i64 = 0

    def __init__(
        self, game: Game, cards: Cards, board: Board, options: Options, source: "Position | None" = None
    ) -> None:
        """The table before the first decision, or a copy of `source`.

        What is set before `super().__init__` is never undefined, and what is `Final` needs no counted reference
        where it is read: the compiler leaves out the checks and the counting.
        """
        self.cards: Final = cards
        self.board: Final = board
        self.options: Final = options
        self.sets: Final[vec[i64]] = zeros(own(game.players, 0, 0)) if source is None else source.sets[:]
        self.known: Final[vec[i64]] = zeros(KNOWN_ROWS * KINDS) if source is None else source.known[:]
        """For each seat and kind, the cards whose location it knows; a row of what is face up; for each seat,
        those that it lost track of between a hand and a Sanctum."""
        self.vis_on: Final[vec[u8]] = vec[u8]([0] * cards.first[2]) if source is None else source.vis_on[:]
        self.host: Final[vec[u8]] = vec[u8]([0] * cards.first[2]) if source is None else source.host[:]
        """For each spell the item that it is installed in, or was last; then for each item its award."""
        self.vis: Final[vec[i64]] = zeros(game.players) if source is None else source.vis[:]
        self.votes: Final[vec[i64]] = zeros(SPACES) if source is None else source.votes[:]
        self.standing: Final[vec[i64]] = zeros(game.players * STANDINGS) if source is None else source.standing[:]
        if source is not None:
            self.complete_items = source.complete_items
            self.complete_spells = source.complete_spells
            self.concilium = source.concilium
            self.tribunal = source.tribunal
            self.round = source.round
            self.praeco = source.praeco
            self.turn = source.turn
            self.actions_left = source.actions_left
            self.used = source.used
            self.uncontested_at = source.uncontested_at
            self.contested_at = source.contested_at
        super().__init__(game, source)

    # The contract. Views are made by a module that imports the rules, which import this one.

    def copy(self) -> "Position":
        return Position(self.game, self.cards, self.board, self.options, self)

    def view(self, seat: int | None) -> View:
        return self.view_since(seat, EVERYTHING)

    def view_since(self, seat: int | None, touched: int) -> View:
        from .knowledge.view import view_since

        return view_since(self, seat, touched)

    def redraw(self, seat: i64, rng: Random) -> None:
        redraw(self, seat, rng)
        self.touched = EVERYTHING

    def scores(self) -> list[int]:
        return [self.points(seat) for seat in range(self.seats)]

    def points(self, seat: i64) -> i64:
        return self.bonus(seat, POINTS) + self.bonus(seat, POINTS + 1) + self.bonus(seat, POINTS + 2)

    def award(self, item: i64) -> i64:
        """The place of an award winner; 0 for any other item."""
        return i64(self.host[self.cards.spells + item])

    def set_award(self, item: i64, place: i64) -> None:
        self.host[self.cards.spells + item] = u8(place)

    # Cards and who knows them. Code that changes what is known of a card also moves it, or touches its place.

    def has(self, place: i64, kind: i64, index: i64) -> bool:
        return (self.sets[slot(place, kind)] >> index) & 1 != 0

    def move(self, kind: i64, index: i64, source: i64, target: i64) -> None:
        """Move a card from place to place, and report it."""
        sets = self.sets
        single = bit(index)
        out_of = source * KINDS + kind
        into = target * KINDS + kind
        sets[out_of] &= ~single
        sets[into] |= single
        self.touched |= TOUCHES[out_of] | TOUCHES[into]
        if self.listener is not None and target != DECK:
            self.tell_card("card-moved", {"from": place_name(source), "to": place_name(target)}, kind, index)

    def show(self, kind: i64, index: i64) -> None:
        """Everyone sees the card where it is, or is about to be."""
        known, single = self.known, bit(index)
        knowers: i64 = 0
        row = kind
        while row < self.seats * KINDS:
            knowers += (known[row] >> index) & 1
            known[row + UNSURE * KINDS] &= ~single
            known[row] |= single
            row += KINDS
        # Until now it may have been one of the hidden cards that somebody besides its owner knew.
        if knowers > 1:
            self.touched |= TOUCHED_KNOWN

    def show_to(self, seat: i64, kind: i64, index: i64) -> None:
        self.known[(UNSURE + seat) * KINDS + kind] &= ~bit(index)
        self.known[seat * KINDS + kind] |= bit(index)

    def forget(self, kind: i64, bits: i64) -> None:
        """Nobody knows these cards any longer: they went into a deck."""
        known = self.known
        row: i64 = kind
        while row < KNOWN_ROWS * KINDS:
            known[row] &= ~bits
            row += KINDS

    def set_face_up(self, kind: i64, index: i64) -> None:
        self.known[FACE_UP * KINDS + kind] |= bit(index)
        self.show(kind, index)

    def set_face_down(self, kind: i64, index: i64) -> None:
        self.known[FACE_UP * KINDS + kind] &= ~bit(index)

    def is_face_up(self, kind: i64, index: i64) -> bool:
        return (self.known[FACE_UP * KINDS + kind] >> index) & 1 != 0

    def is_known(self, seat: int | None, kind: i64, index: i64) -> bool:
        """Whether a seat knows a card where it is; a spectator knows what every wizard knows."""
        if seat is not None:
            return (self.known[i64(seat) * KINDS + kind] >> index) & 1 != 0
        return all((self.known[i64(other) * KINDS + kind] >> index) & 1 != 0 for other in range(self.seats))

    def discard(self, kind: i64, index: i64, source: i64) -> None:
        """A card goes face up onto its discard pile, and any Vis on it to the Regio."""
        if kind != RESOURCE:
            self.set_vis(self.cards.first[kind] + index, 0)
        self.set_face_down(kind, index)
        self.show(kind, index)
        self.move(kind, index, source, DISCARD)

    # Vis, in the stores and on cards.

    def gain_vis(self, seat: i64, amount: i64) -> None:
        """Vis from the Regio (GT-1.1: it never runs dry)."""
        self.vis[seat] += amount
        self.touched |= TOUCHED_VIS
        if self.listener is not None and amount != 0:
            self.tell("vis-gained", {"seat": seat, "amount": amount})

    def lose_vis(self, seat: i64, amount: i64) -> None:
        """Up to this much Vis goes to the Regio."""
        amount = min(amount, self.vis[seat])
        self.vis[seat] -= amount
        self.touched |= TOUCHED_VIS
        if self.listener is not None and amount != 0:
            self.tell("vis-lost", {"seat": seat, "amount": amount})

    def pay(self, giver: i64, taker: i64, amount: i64) -> None:
        """Up to this much Vis goes from one wizard to another."""
        amount = min(amount, self.vis[giver])
        self.vis[giver] -= amount
        self.vis[taker] += amount
        self.touched |= TOUCHED_VIS
        if self.listener is not None and amount != 0:
            self.tell("vis-paid", {"seat": giver, "to": taker, "amount": amount})

    def missing(self, card: i64) -> i64:
        """How much Vis a card still needs."""
        return self.cards.cost[card] - i64(self.vis_on[card])

    def set_vis(self, card: i64, amount: i64) -> None:
        """Set how much Vis is on a card."""
        self.vis_on[card] = u8(amount)
        items = self.cards.items
        if card < items:
            self.complete_items &= ~bit(card)
            if amount == self.cards.cost[card]:
                self.complete_items |= bit(card)
        else:
            self.complete_spells &= ~bit(card - items)
            if amount == self.cards.cost[card]:
                self.complete_spells |= bit(card - items)

    def finished(self, seat: i64) -> tuple[i64, i64, i64]:
        """A seat's inactive items and spells whose cost is met, as sets of a verb's things."""
        sets, items = self.sets, own(seat, SANCTUM, ITEM)
        return sets[items] & self.complete_items, sets[items + SPELL] & self.complete_spells, 0

    def unfinished(self, seat: i64) -> tuple[i64, i64, i64]:
        """Those whose cost is not met."""
        sets, items = self.sets, own(seat, SANCTUM, ITEM)
        return sets[items] & ~self.complete_items, sets[items + SPELL] & ~self.complete_spells, 0

    # What a wizard has.

    def hand_size(self, seat: i64) -> i64:
        sets, hand = self.sets, own(seat, HAND, ITEM)
        return count(sets[hand + RESOURCE]) + count(sets[hand + SPELL]) + count(sets[hand])

    def hand_limit(self, seat: i64) -> i64:
        return HAND_LIMIT + self.standing[seat * STANDINGS + MORE_HAND]

    def bonus(self, seat: i64, column: i64) -> i64:
        return self.standing[seat * STANDINGS + column]

    def add_standing(self, seat: i64, column: i64, amount: i64) -> None:
        """A card that stays in play starts or stops giving its owner something."""
        self.standing[seat * STANDINGS + column] += amount
        self.touched |= TOUCHED_STANDING

    def next_seat(self, seat: i64) -> i64:
        """The seat to the left, clockwise."""
        if seat + 1 == self.seats:
            return 0
        return seat + 1

    # Events.

    def card_name(self, kind: i64, index: i64) -> str:
        return self.cards.ids[self.cards.first[kind] + index]

    def tell_card(self, name: str, facts: dict[str, object], kind: i64, index: i64) -> None:
        """Report an event about a card; those who do not know it see its back."""
        if self.listener is None:
            return
        seats = [seat for seat in range(self.seats) if self.is_known(seat, kind, index)]
        knowers = EVERYONE if len(seats) == self.seats else sum([1 << seat for seat in seats])
        facts["kind"] = KIND_NAMES[kind]
        facts["card"] = None
        self.listener(Event(name, facts, {"card": self.card_name(kind, index)}, knowers))
