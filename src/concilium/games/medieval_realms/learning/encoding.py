"""What a king knows of a position, as numbers: the facts of `view`, in the order of `observed_fields`."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from concilium.core.bits import count, full, lowest
from concilium.core.encoding import (
    Encoder,
    clear_cards,
    distance,
    mover_code,
    place_cards,
    write_code,
)
from concilium.core.game import Game
from concilium.core.state import State
from ..components.cards import Cards
from ..components.things import (
    DISCARDS,
    FUTURE,
    HANDS,
    PANEL,
    PANEL_SLOTS,
    REALMS,
    RESOURCE_KINDS,
    SLOTS,
    SPACES,
    TOUCHED_LEADERS,
    TOUCHED_ORDER,
    TOUCHED_PALACE,
    TOUCHED_SPACES,
    WORD,
)
from ..position import Position
from ..rules.auction import BID, BIDDERS, CARD, holder
from ..rules.choosing import AMOUNT
from ..rules.declared import AUCTION, BONUS, EXTRA, LILY, PLACEMENT
from ..rules.setup import CHOSEN, places_drawn
from .observed import observed_fields
from .writing import (
    hide_placement,
    number_if,
    seat_code,
    write_leaders,
    write_palace,
    write_pending,
    write_placement,
    write_spaces,
)

# The codes for a card's place: deck, discards, the slots of the panels, then each seat's hand and realm.
_DISCARDED: Final = 1
_FIRST_SLOT: Final = 2
_FIRST_SEAT: Final = 20
_OWN: Final = 21
"""How many of a king's fields come before the placement."""
_DOING: Final = 18
"""Where the last three of them are, which are about the round."""

# What a row remembers: the cards not in the deck, the discards, whose placements it shows, and who has finished what.
_SEEN_DISCARDS: Final = 2
_SEEN_WALLS: Final = 4
_SEEN_DOING: Final = 5
_SEEN: Final = 6

_FIRST_IN_ORDER: Final = 8
"""Where the turn order is among the common fields; `_COMMON_AMOUNTS` follow it."""
_COMMON_AMOUNTS: Final = 9


@final
class RealmsEncoder(Encoder):
    """Writes the observations of Medieval Realms."""

    def __init__(self, game: Game, cards: Cards) -> None:
        self.common: i64 = cards.count
        self.amounts: i64 = cards.count + _FIRST_IN_ORDER + game.players
        self.kings: i64 = self.amounts + _COMMON_AMOUNTS
        self.seats: i64 = full(game.players)
        """The bits of `touched`, by what is written together."""
        self.piles: i64 = full(HANDS) | (self.seats << HANDS) | (self.seats << REALMS)
        self.spaces: i64 = full(SPACES)
        super().__init__(observed_fields(game, cards), _SEEN)

    def update(
        self, state: State, seat: i64, touched: i64, out: vec[i16], at: i64, seen: vec[i64], seen_at: i64
    ) -> None:
        assert isinstance(state, Position)
        self._write_step(state, seat, out, at)
        self._write_doing(state, seat, out, at, seen, seen_at + _SEEN_DOING)
        rest = touched & self.piles
        while rest != 0:
            self._write_pile(state, seat, lowest(rest), out, at, seen, seen_at)
            rest &= rest - 1
        rest = (touched >> TOUCHED_PALACE) & self.seats
        while rest != 0:
            other = lowest(rest)
            write_palace(state, other, out, at + self._king(seat, other, state.seats))
            rest &= rest - 1
        rest = (touched >> TOUCHED_LEADERS) & self.seats
        while rest != 0:
            other = lowest(rest)
            write_leaders(state, other, out, at + self._king(seat, other, state.seats) + 1 + RESOURCE_KINDS)
            rest &= rest - 1
        if (touched >> TOUCHED_ORDER) & 1 != 0:
            self._write_order(state, seat, out, at + self.common + _FIRST_IN_ORDER)
        spaces = (touched >> TOUCHED_SPACES) & self.spaces
        self._write_placements(state, seat, spaces, out, at + self.kings + _OWN, seen, seen_at + _SEEN_WALLS)

    def _king(self, seat: i64, other: i64, seats: i64) -> i64:
        """The first field of a king."""
        return self.kings + (_OWN + SPACES) * distance(seat, other, seats)

    def _write_step(self, t: Position, seat: i64, out: vec[i16], at: i64) -> None:
        """What changes with nearly every decision."""
        step = t.step
        card: i64 = 0
        bid: i64 = 0
        bidder: i64 = -1
        chosen: i64 = 0
        to_choose: i64 = 0
        if step == AUCTION:
            card = t.frame[CARD] + 1
            bid = t.frame[BID]
            bidder = holder(t)
        elif step == EXTRA:
            chosen = t.frame[CHOSEN]
        elif step in (LILY, BONUS):
            to_choose = t.frame[AMOUNT]
        k = at + self.common
        out[k] = i16(seat)
        out[k + 1] = i16(mover_code(seat, t.to_move, t.seats))
        out[k + 2] = i16(step)
        out[k + 3] = i16(card)
        out[k + 4] = i16(seat_code(seat, bidder, t.seats))
        out[k + 5] = i16(chosen)
        write_pending(t, seat, out, k + 6, at + self.amounts + 4)
        k = at + self.amounts
        out[k] = i16(t.round)
        out[k + 1] = i16(bid)
        out[k + 2] = i16(to_choose)

    def _write_order(self, t: Position, seat: i64, out: vec[i16], k: i64) -> None:
        seats = t.seats
        order = t.order
        drawn = places_drawn(t)
        place: i64 = 0
        while place < seats:
            out[k + place] = number_if(place < drawn, seat_code(seat, order[place], seats))
            place += 1

    def _write_doing(self, t: Position, seat: i64, out: vec[i16], at: i64, seen: vec[i64], s: i64) -> None:
        """Which kings have finished placing, have passed, and are in the auction."""
        bidding: i64 = 0
        if t.step == AUCTION:
            bidding = t.frame[BIDDERS]
        now = t.finished | (t.passed << 8) | (bidding << 16) | (seat << 24)
        if now == seen[s]:
            return
        seen[s] = now
        finished = t.finished
        passed = t.passed
        k = at + self.kings + _DOING
        other = seat
        while True:
            out[k] = i16((finished >> other) & 1)
            out[k + 1] = i16((passed >> other) & 1)
            out[k + 2] = i16((bidding >> other) & 1)
            k += _OWN + SPACES
            other += 1
            if other == t.seats:
                other = 0
            if other == seat:
                break

    def _write_pile(self, t: Position, seat: i64, pile: i64, out: vec[i16], at: i64, seen: vec[i64], s: i64) -> None:
        low = t.piles[2 * pile]
        high = t.piles[2 * pile + 1]
        if pile >= HANDS:
            other = pile - HANDS
            is_realm: i64 = 0
            if pile >= REALMS:
                other = pile - REALMS
                is_realm = 1
            code = _FIRST_SEAT + 2 * distance(seat, other, t.seats) + is_realm
            write_code(code, low, out, at)
            write_code(code, high, out, at + WORD)
        elif pile == PANEL:
            self._write_slots(t, 0, PANEL_SLOTS, out, at)
        elif pile == FUTURE:
            self._write_slots(t, PANEL_SLOTS, SLOTS, out, at)
        elif pile == DISCARDS:
            place_cards(_DISCARDED, low, out, at, seen, s + _SEEN_DISCARDS)
            place_cards(_DISCARDED, high, out, at + WORD, seen, s + _SEEN_DISCARDS + 1)
        else:
            clear_cards(t.cards.all_low & ~low, out, at, seen, s)
            clear_cards(t.cards.all_high & ~high, out, at + WORD, seen, s + 1)
            out[at + self.amounts + 3] = i16(count(low) + count(high))

    def _write_slots(self, t: Position, slot: i64, end: i64, out: vec[i16], at: i64) -> None:
        slots = t.slots
        while slot < end:
            card = slots[slot]
            if card >= 0:
                out[at + card] = i16(_FIRST_SLOT + slot)
            slot += 1

    def _write_placements(
        self, t: Position, seat: i64, spaces: i64, out: vec[i16], k: i64, seen: vec[i64], s: i64
    ) -> None:
        """MR-3.1: all placements while the walls are down, only one's own while they are up.

        With the walls down they do not change within the round, so they are written once; up, only one's own changes.
        """
        walls_up = t.step == PLACEMENT
        now = ((t.round << 4) | (seat << 1)) + 2
        if walls_up:
            now += 1
        if seen[s] == now:
            if walls_up:
                write_spaces(t, seat, spaces, out, k)
            return
        seen[s] = now
        seats = t.seats
        other = seat
        while True:
            if not walls_up or other == seat:
                write_placement(t, other, out, k)
            else:
                hide_placement(out, k)
            k += _OWN + SPACES
            other += 1
            if other == seats:
                other = 0
            if other == seat:
                break
