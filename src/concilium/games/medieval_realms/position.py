"""A position of Medieval Realms: what is where, and the small moves that all rules are made of."""

from typing import TYPE_CHECKING, Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from concilium.core.bits import bit, count, zeros
from concilium.core.game import Game
from concilium.core.state import EVERYTHING, State
from .components.things import (
    FUTURE,
    HANDS,
    LEADER_KINDS,
    MOST_PLAYERS,
    PANEL,
    PANEL_SLOTS,
    PILES,
    PLACED_KINDS,
    PRODUCTION,
    REALMS,
    RESOURCE_KINDS,
    RESOURCES,
    SLOTS,
    SPACES,
    TOUCHED_PALACE,
    WORD,
)
from .rules.declared import PLACEMENT

if TYPE_CHECKING:
    from .components.board import Board
    from .components.cards import Cards
    from .shapes import View


@final
class Position(State):
    """A position. Lists by seat are flat in fixed-size vecs: a seat's palace is `palace[seat * RESOURCE_KINDS:]`."""

    round: i64 = 0
    finished: i64 = 0
    """A bit for each seat whose leaders are all placed this round."""
    passed: i64 = 0
    """A bit for each seat that takes no further actions this round."""

    def __init__(self, game: Game, cards: "Cards", board: "Board", source: "Position | None" = None) -> None:
        """A position with nothing on the table, or one like `source`.

        What is set before `super().__init__` is never undefined, and what is `Final` needs no counted reference
        where it is read: the compiler leaves out the checks and the counting.
        """
        self.cards: Final = cards
        self.board: Final = board
        self.piles: Final[vec[i64]] = zeros(2 * PILES) if source is None else source.piles[:]
        self.slots: Final[vec[i64]] = vec[i64]([-1] * SLOTS) if source is None else source.slots[:]
        self.slot_of: Final[vec[i64]] = zeros(cards.count) if source is None else source.slot_of[:]
        """The panel slot of each card on the panels; meaningless for other cards."""
        self.palace: Final[vec[i64]] = zeros(MOST_PLAYERS * RESOURCE_KINDS) if source is None else source.palace[:]
        self.leaders: Final[vec[i64]] = zeros(MOST_PLAYERS * LEADER_KINDS) if source is None else source.leaders[:]
        self.unplaced: Final[vec[i64]] = zeros(MOST_PLAYERS * PLACED_KINDS) if source is None else source.unplaced[:]
        self.placed: Final[vec[i64]] = zeros(MOST_PLAYERS * SPACES) if source is None else source.placed[:]
        self.points: Final[vec[i64]] = zeros(MOST_PLAYERS) if source is None else source.points[:]
        self.order: Final[vec[i64]] = zeros(MOST_PLAYERS) if source is None else source.order[:]
        self.extra: Final[vec[i64]] = zeros(MOST_PLAYERS) if source is None else source.extra[:]
        """A bit for each kind of the pair that a seat took at the start (MR-2.5)."""
        self.hand_colours: Final[vec[i64]] = zeros(MOST_PLAYERS) if source is None else source.hand_colours[:]
        """A bit for each seal in a hand: since no seal occurs twice (MR-4.1), they also count its cards."""
        if source is not None:
            self.round = source.round
            self.finished = source.finished
            self.passed = source.passed
        super().__init__(game, source)

    # The contract.

    def copy(self) -> "Position":
        return Position(self.game, self.cards, self.board, self)

    def view(self, seat: int | None) -> "View":
        return self.view_since(seat, EVERYTHING)

    def view_since(self, seat: int | None, touched: int) -> "View":
        from .knowledge.view import view_since

        return view_since(self, seat, touched)

    def scores(self) -> list[int]:
        return [self.points[seat] for seat in range(self.seats)]

    def winners(self) -> list[int]:
        from .rules.scoring import winner

        return winner(self)

    def redraw(self, seat: i64, rng: Random) -> None:
        """Other kings' placements are all that is ever hidden (MR-3.1)."""
        if self.step != PLACEMENT:
            return
        from .knowledge.hidden import redraw_placement

        other: i64 = 0
        while other < self.seats:
            if other != seat:
                redraw_placement(self, other, rng)
            other += 1
        self.touched = EVERYTHING

    # For the rules.

    def has(self, pile: i64, card: i64) -> bool:
        if card < WORD:
            return self.piles[2 * pile] & bit(card) != 0
        return self.piles[2 * pile + 1] & bit(card - WORD) != 0

    def flip(self, pile: i64, card: i64) -> None:
        """Put a card on a pile it is not in, or take it from one it is in."""
        piles = self.piles
        if card < WORD:
            piles[2 * pile] ^= bit(card)
        else:
            piles[2 * pile + 1] ^= bit(card - WORD)

    def put(self, pile: i64, card: i64) -> None:
        """A card enters a pile."""
        self.flip(pile, card)
        self.touch(pile)

    def amount(self, seat: i64, resource: i64) -> i64:
        return self.palace[seat * RESOURCE_KINDS + resource]

    def tell_order(self) -> None:
        """Report a new turn order, and the production that determined it."""
        order = [int(self.order[place]) for place in range(self.seats)]
        self.tell("turn-order", {"seats": order, "production": [self.amount(seat, PRODUCTION) for seat in order]})

    def leaders_of(self, seat: i64, kind: i64) -> i64:
        return self.leaders[seat * LEADER_KINDS + kind]

    def gain(self, seat: i64, resource: i64, n: i64) -> None:
        self.palace[seat * RESOURCE_KINDS + resource] += n
        self.touch(TOUCHED_PALACE + seat)
        if self.listener is not None:
            self.tell("gained", {"seat": seat, "resource": RESOURCES[resource], "amount": n})

    def pay(self, seat: i64, resource: i64, n: i64) -> None:
        self.palace[seat * RESOURCE_KINDS + resource] -= n
        self.touch(TOUCHED_PALACE + seat)

    def hand_size(self, seat: i64) -> i64:
        return count(self.hand_colours[seat])

    def add_to_hand(self, seat: i64, card: i64) -> None:
        self.put(HANDS + seat, card)
        self.hand_colours[seat] |= bit(self.cards.colour[card])

    def put_into_play(self, seat: i64, card: i64) -> None:
        self.put(REALMS + seat, card)

    def lay(self, slot: i64, card: i64) -> None:
        """A card enters a slot of the current or the future panel."""
        self.slots[slot] = card
        self.slot_of[card] = slot
        self.put(panel_of(slot), card)

    def lift(self, slot: i64) -> i64:
        """The card in a slot leaves it; a gap remains."""
        card = self.slots[slot]
        self.slots[slot] = -1
        self.flip(panel_of(slot), card)
        return card


def panel_of(slot: i64) -> i64:
    """The pile of a slot's card."""
    if slot < PANEL_SLOTS:
        return PANEL
    return FUTURE
