"""A position of Medieval Realms: what lies where, and the small moves that all rules are made of."""

from typing import TYPE_CHECKING, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from concilium.core.bits import bit, count
from concilium.core.game import Game
from concilium.core.refusals import NOT_YOUR_TURN
from concilium.core.state import EVERYTHING, State
from concilium.games.medieval_realms.components import (
    FUTURE,
    HANDS,
    KINDS,
    LEADER_KINDS,
    MOST_PLAYERS,
    PANEL,
    PANEL_SLOTS,
    PILES,
    PLACED_KINDS,
    PRODUCTION,
    REALMS,
    RESOURCES,
    SLOTS,
    SPACES,
    TOUCHED_PALACE,
    WORD,
)
from concilium.games.medieval_realms.numbers import ACTIONS, AUCTION, BONUS, PLACEMENT
from concilium.games.medieval_realms.reasons import ALREADY_PASSED, FINISHED_PLACING, OUT_OF_AUCTION

if TYPE_CHECKING:
    from concilium.games.medieval_realms.board import Board
    from concilium.games.medieval_realms.cards import Cards
    from concilium.games.medieval_realms.shapes import View


@final
class Table(State):
    """A position. Lists by seat lie flat in fixed-size vecs: a seat's palace is `palace[seat * KINDS:]`."""

    def __init__(self, game: Game, cards: "Cards", board: "Board", source: "Table | None" = None) -> None:
        """A table with nothing on it, or one like `source`."""
        super().__init__(game, source)
        self.cards = cards
        self.board = board
        self.placer: i64 = 0
        """Whose placement is being asked about; no part of the position."""
        if source is None:
            self.round: i64 = 0
            self.finished: i64 = 0
            """A bit for each seat whose leaders are all placed this round."""
            self.passed: i64 = 0
            """A bit for each seat that takes no more actions this round."""
            self.piles: vec[i64] = vec[i64]([0] * (2 * PILES))
            self.slots: vec[i64] = vec[i64]([-1] * SLOTS)
            self.slot_of: vec[i64] = vec[i64]([0] * cards.count)
            """The panel slot of each card that lies there; meaningless for the others."""
            self.palace: vec[i64] = vec[i64]([0] * (MOST_PLAYERS * KINDS))
            self.leaders: vec[i64] = vec[i64]([0] * (MOST_PLAYERS * LEADER_KINDS))
            self.unplaced: vec[i64] = vec[i64]([0] * (MOST_PLAYERS * PLACED_KINDS))
            self.placed: vec[i64] = vec[i64]([0] * (MOST_PLAYERS * SPACES))
            self.points: vec[i64] = vec[i64]([0] * MOST_PLAYERS)
            self.order: vec[i64] = vec[i64]([0] * MOST_PLAYERS)
            self.extra: vec[i64] = vec[i64]([0] * MOST_PLAYERS)
            """A bit for each kind of the pair that a seat took at the start (MR-2.5)."""
            self.hand_colours: vec[i64] = vec[i64]([0] * MOST_PLAYERS)
            """A bit for each seal in a hand: as no seal is there twice (MR-4.1), they also count its cards."""
        else:
            self.round = source.round
            self.finished = source.finished
            self.passed = source.passed
            self.piles = source.piles[:]
            self.slots = source.slots[:]
            self.slot_of = source.slot_of[:]
            self.palace = source.palace[:]
            self.leaders = source.leaders[:]
            self.unplaced = source.unplaced[:]
            self.placed = source.placed[:]
            self.points = source.points[:]
            self.order = source.order[:]
            self.extra = source.extra[:]
            self.hand_colours = source.hand_colours[:]

    # The contract.

    def copy(self) -> "Table":
        return Table(self.game, self.cards, self.board, self)

    def view(self, seat: int | None) -> "View":
        from concilium.games.medieval_realms.view import view_of

        return view_of(self, seat)

    def to_json(self) -> dict[str, object]:
        from concilium.games.medieval_realms.saving import table_to_json

        return table_to_json(self)

    def scores(self) -> list[int]:
        return [self.points[seat] for seat in range(self.seats)]

    def winners(self) -> list[int]:
        from concilium.games.medieval_realms.scoring import winner

        return winner(self)

    def is_waiting(self, seat: i64) -> bool:
        if self.step == PLACEMENT:
            return (self.finished >> seat) & 1 == 0
        return seat == self.to_move and seat >= 0

    def out_of_turn(self, seat: int) -> i64:
        if 0 <= seat < self.seats:
            if self.step == PLACEMENT:
                return FINISHED_PLACING
            if self.step == ACTIONS and (self.passed >> seat) & 1:
                return ALREADY_PASSED
            if self.step == AUCTION and not (self.c >> seat) & 1:
                return OUT_OF_AUCTION
        return NOT_YOUR_TURN

    def offers(self, seat: i64, out: vec[i64]) -> i64:
        self.placer = seat
        return self.current.offer(self, out)

    def refusal(self, seat: i64, action: i64) -> i64:
        self.placer = seat
        return super().refusal(seat, action)

    def take(self, seat: i64, action: i64) -> None:
        self.placer = seat
        super().take(seat, action)

    def redraw(self, seat: i64, rng: Random) -> None:
        """Other kings' placements are all that is ever hidden (MR-3.1)."""
        if self.step != PLACEMENT:
            return
        from concilium.games.medieval_realms.placement import redraw_placement

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
        """Put a card on a pile where it is not, or take it from one where it is."""
        piles = self.piles
        if card < WORD:
            piles[2 * pile] ^= bit(card)
        else:
            piles[2 * pile + 1] ^= bit(card - WORD)

    def put(self, pile: i64, card: i64) -> None:
        """A card comes to a pile."""
        self.flip(pile, card)
        self.touch(pile)

    def amount(self, seat: i64, resource: i64) -> i64:
        return self.palace[seat * KINDS + resource]

    def tell_order(self) -> None:
        """Tell of a new turn order, and of the production that made it."""
        order = [int(self.order[place]) for place in range(self.seats)]
        self.tell("turn-order", {"seats": order, "production": [self.amount(seat, PRODUCTION) for seat in order]})

    def leaders_of(self, seat: i64, kind: i64) -> i64:
        return self.leaders[seat * LEADER_KINDS + kind]

    def gain(self, seat: i64, resource: i64, n: i64) -> None:
        self.palace[seat * KINDS + resource] += n
        self.touch(TOUCHED_PALACE + seat)
        if self.listener is not None:
            self.tell("gained", {"seat": seat, "resource": RESOURCES[resource], "amount": n})

    def pay(self, seat: i64, resource: i64, n: i64) -> None:
        self.palace[seat * KINDS + resource] -= n
        self.touch(TOUCHED_PALACE + seat)

    def gain_points(self, seat: i64, n: i64) -> None:
        """MR-1.5: points, and the right to a resource for every multiple of five reached."""
        if n == 0:
            return
        before = self.points[seat]
        self.points[seat] = before + n
        self.touch(TOUCHED_PALACE + seat)
        if self.listener is not None:
            self.tell("points", {"seat": seat, "points": n, "total": before + n})
        every = self.board.bonus_every
        bonus = (before + n) // every - before // every
        if bonus > 0:
            if self.step == BONUS and self.seat == seat:
                self.a += bonus
            else:
                self.push(BONUS, seat, bonus, 0, 0)

    def hand_size(self, seat: i64) -> i64:
        return count(self.hand_colours[seat])

    def add_to_hand(self, seat: i64, card: i64) -> None:
        self.put(HANDS + seat, card)
        self.hand_colours[seat] |= bit(self.cards.colour[card])

    def put_into_play(self, seat: i64, card: i64) -> None:
        self.put(REALMS + seat, card)

    def lay(self, slot: i64, card: i64) -> None:
        """A card comes to a slot of the current or the future panel."""
        self.slots[slot] = card
        self.slot_of[card] = slot
        self.put(panel_of(slot), card)

    def lift(self, slot: i64) -> i64:
        """The card of a slot leaves it; a gap stays."""
        card = self.slots[slot]
        self.slots[slot] = -1
        self.flip(panel_of(slot), card)
        return card


def panel_of(slot: i64) -> i64:
    """The pile of a slot's card."""
    if slot < PANEL_SLOTS:
        return PANEL
    return FUTURE
