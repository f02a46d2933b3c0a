"""What a king knows of a position, as numbers: the facts of `view`, in the order of `_fields`."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from concilium.core.bits import count
from concilium.core.encoding import (
    MOST,
    Encoder,
    Field,
    Fields,
    clear_cards,
    distance,
    mover_code,
    place_cards,
    seat_names,
)
from concilium.core.game import Game
from concilium.core.state import State
from concilium.games.medieval_realms.cards import Cards
from concilium.games.medieval_realms.components import (
    DECK,
    DISCARDS,
    HANDS,
    HIGHEST_BID,
    KINDS,
    LANDS,
    LEADER_KINDS,
    LEADERS,
    MANAGED,
    MOST_PLAYERS,
    PANEL_SLOTS,
    REALMS,
    RESOURCES,
    SLOTS,
    SPACES,
    WORD,
)
from concilium.games.medieval_realms.numbers import AUCTION, BONUS, EXTRA, LILY, PLACEMENT
from concilium.games.medieval_realms.state import Table

# The place of a card as its code: deck, discards, the slots of the panels, then each seat's hand and realm.
_DISCARDED: Final = 1
_FIRST_SLOT: Final = 2
_FIRST_SEAT: Final = 20
_MOST_ROUNDS: Final = 8
_FIGURES: Final = 21
"""How many figures of a king come before his placement."""

# What a row remembers: the cards out of the deck, the discards, the slots, hands and realms, whose placements, and the
# figures of the kings.
_SEEN_SLOTS: Final = 4
_SEEN_SEATS: Final = 22
_SEEN_SEAT: Final = 4
_SEEN_WALLS: Final = 42
_SEEN_KINGS: Final = 43
_SEEN_KING: Final = 3
_SEEN: Final = 58
_NUMBER: Final = 0xFFFF


def _fields(game: Game, cards: Cards) -> list[Field]:
    """Every field, in the order of the writing."""
    players = int(game.players)
    seats = seat_names(players)
    places = ["deck", "discards"]
    places += [f"panel {slot + 1}" for slot in range(PANEL_SLOTS)]
    places += [f"future {slot + 1}" for slot in range(SLOTS - PANEL_SLOTS)]
    places += [f"{pile} of {seat}" for seat in seats for pile in ("hand", "realm")]
    f = Fields()
    for card in cards.ids:
        f.choice("place of each card", f"place of {card}", places)
    f.choice("own seat", "seat", [str(seat) for seat in range(players)])
    f.choice("who is to move", "to move", ["over", "chance", *seats])
    f.choice("step", "step", [step.name for step in game.steps])
    f.choice("card of the auction", "auctioned", ["none", *cards.ids])
    f.choice("first extra resource chosen", "chosen", ["none", *RESOURCES])
    for place in range(players):
        f.choice("turn order", f"place {place + 1} in turn order", seats)
    f.amount("round", "round", _MOST_ROUNDS)
    f.amount("standing bid", "bid", HIGHEST_BID)
    f.amount("resources to choose", "to choose", MOST)
    f.amount("cards in the deck", "deck", cards.count)
    for seat in seats:
        _add_king(f, seat)
    return f.found


def _add_king(f: Fields, seat: str) -> None:
    block = f"king: {seat}"
    f.amount(block, f"{seat}: points", MOST)
    for resource in RESOURCES:
        f.amount(block, f"{seat}: {resource}", MOST)
    for leader in LEADERS:
        f.amount(block, f"{seat}: {leader}s", MOST)
    for resource in RESOURCES:
        f.amount(block, f"{seat}: took extra {resource}", 1)
    f.amount(block, f"{seat}: finished placing", 1)
    f.amount(block, f"{seat}: passed", 1)
    f.amount(block, f"{seat}: in the auction", 1)
    block = f"placement: {seat}"
    for resource in RESOURCES[:MANAGED]:
        f.amount(block, f"{seat}: mayors at {resource}", MOST)
    for name in ("generals", "admirals", "decoys"):
        for land in range(LANDS):
            f.amount(block, f"{seat}: {name} in land {land + 1}", MOST)


@final
class RealmsEncoder(Encoder):
    """Writes the observations of Medieval Realms."""

    def __init__(self, game: Game, cards: Cards) -> None:
        super().__init__(_fields(game, cards), _SEEN)
        self.common: i64 = cards.count
        self.kings: i64 = cards.count + 5 + game.players + 4

    def write(self, state: State, seat: i64, out: vec[i16], at: i64, seen: vec[i64], seen_at: i64) -> None:
        assert isinstance(state, Table)
        self._write_places(state, seat, out, at, seen, seen_at)
        self._write_common(state, seat, out, at + self.common)
        self._write_kings(state, seat, out, at + self.kings, seen, seen_at + _SEEN_KINGS)
        self._write_placements(state, seat, out, at + self.kings + _FIGURES, seen, seen_at + _SEEN_WALLS)

    def _write_places(self, t: Table, seat: i64, out: vec[i16], at: i64, seen: vec[i64], s: i64) -> None:
        piles = t.piles
        self._clear_deck(t.cards.all_low & ~piles[2 * DECK], out, at, seen, s)
        self._clear_deck(t.cards.all_high & ~piles[2 * DECK + 1], out, at + WORD, seen, s + 1)
        place_cards(_DISCARDED, piles[2 * DISCARDS], out, at, seen, s + 2)
        place_cards(_DISCARDED, piles[2 * DISCARDS + 1], out, at + WORD, seen, s + 3)
        slots = t.slots
        slot: i64 = 0
        while slot < SLOTS:
            card = slots[slot]
            if seen[s + _SEEN_SLOTS + slot] != card + 1:
                seen[s + _SEEN_SLOTS + slot] = card + 1
                if card >= 0:
                    out[at + card] = i16(_FIRST_SLOT + slot)
            slot += 1
        s += _SEEN_SEATS
        code: i64 = _FIRST_SEAT
        seats = t.seats
        other = seat
        while True:
            hand = 2 * (HANDS + other)
            realm = 2 * (REALMS + other)
            if piles[hand] != seen[s]:
                place_cards(code, piles[hand], out, at, seen, s)
            if piles[hand + 1] != seen[s + 1]:
                place_cards(code, piles[hand + 1], out, at + WORD, seen, s + 1)
            if piles[realm] != seen[s + 2]:
                place_cards(code + 1, piles[realm], out, at, seen, s + 2)
            if piles[realm + 1] != seen[s + 3]:
                place_cards(code + 1, piles[realm + 1], out, at + WORD, seen, s + 3)
            code += 2
            s += _SEEN_SEAT
            other += 1
            if other == seats:
                other = 0
            if other == seat:
                break

    def _clear_deck(self, out_of_deck: i64, out: vec[i16], first: i64, seen: vec[i64], at: i64) -> None:
        """A card that is back in the deck since the row was last written has the code 0 again."""
        clear_cards(seen[at] & ~out_of_deck, out, first)
        seen[at] = out_of_deck

    def _write_common(self, t: Table, seat: i64, out: vec[i16], k: i64) -> None:
        seats = t.seats
        step = t.step
        out[k] = i16(seat)
        mover = mover_code(seat, t.to_move, seats)
        card: i64 = 0
        bid: i64 = 0
        chosen: i64 = 0
        to_choose: i64 = 0
        if step == AUCTION:
            card = t.a + 1
            bid = t.b
        elif step == EXTRA:
            chosen = t.b
        elif step in (LILY, BONUS):
            to_choose = t.a
        out[k + 1] = i16(mover)
        out[k + 2] = i16(step)
        out[k + 3] = i16(card)
        out[k + 4] = i16(chosen)
        k += 5
        place: i64 = 0
        while place < seats:
            out[k + place] = i16(distance(seat, t.order[place], seats))
            place += 1
        k += seats
        out[k] = i16(t.round)
        out[k + 1] = i16(bid)
        out[k + 2] = i16(to_choose)
        out[k + 3] = i16(count(t.piles[2 * DECK]) + count(t.piles[2 * DECK + 1]))

    def _write_kings(self, t: Table, seat: i64, out: vec[i16], k: i64, seen: vec[i64], s: i64) -> None:
        bidding: i64 = 0
        if t.step == AUCTION:
            bidding = t.c
        seats = t.seats
        other = seat
        while True:
            self._write_king(t, other, out, k, seen, s)
            out[k + 18] = i16((t.finished >> other) & 1)
            out[k + 19] = i16((t.passed >> other) & 1)
            out[k + 20] = i16((bidding >> other) & 1)
            k += _FIGURES + SPACES
            s += _SEEN_KING
            other += 1
            if other == seats:
                other = 0
            if other == seat:
                break

    def _write_king(self, t: Table, seat: i64, out: vec[i16], k: i64, seen: vec[i64], s: i64) -> None:
        """Points, palace, leaders and extra resources: each remembered as a few words of 16-bit numbers."""
        palace = t.palace
        own = seat * KINDS
        now = t.points[seat] | (palace[own] << 16) | (palace[own + 1] << 32) | (palace[own + 2] << 48)
        if now != seen[s]:
            seen[s] = now
            out[k] = i16(now & _NUMBER)
            out[k + 1] = i16(palace[own])
            out[k + 2] = i16(palace[own + 1])
            out[k + 3] = i16(palace[own + 2])
        now = palace[own + 3] | (palace[own + 4] << 16) | (palace[own + 5] << 32) | (palace[own + 6] << 48)
        if now != seen[s + 1]:
            seen[s + 1] = now
            out[k + 4] = i16(palace[own + 3])
            out[k + 5] = i16(palace[own + 4])
            out[k + 6] = i16(palace[own + 5])
            out[k + 7] = i16(palace[own + 6])
        leaders = t.leaders
        extra = t.extra[seat]
        own = seat * LEADER_KINDS
        now = leaders[own] | (leaders[own + 1] << 16) | (leaders[own + 2] << 32) | (extra << 48)
        if now != seen[s + 2]:
            seen[s + 2] = now
            out[k + 8] = i16(leaders[own])
            out[k + 9] = i16(leaders[own + 1])
            out[k + 10] = i16(leaders[own + 2])
            kind: i64 = 0
            while kind < KINDS:
                out[k + 11 + kind] = i16((extra >> kind) & 1)
                kind += 1

    def _write_placements(self, t: Table, seat: i64, out: vec[i16], k: i64, seen: vec[i64], s: i64) -> None:
        """MR-3.1: all placements while the walls are down, the own one while they are up.

        Down they do not change within a round, so they are written once; up only the own one changes.
        """
        walls_up = t.step == PLACEMENT
        now = (t.round * MOST_PLAYERS + seat) * 2 + 2
        if walls_up:
            now += 1
            write_placement(t, seat, out, k)
        if seen[s] == now:
            return
        seen[s] = now
        seats = t.seats
        other = seat
        while True:
            if not walls_up:
                write_placement(t, other, out, k)
            elif other != seat:
                hide_placement(out, k)
            k += _FIGURES + SPACES
            other += 1
            if other == seats:
                other = 0
            if other == seat:
                break


def write_placement(t: Table, seat: i64, out: vec[i16], k: i64) -> None:
    placed = t.placed
    own = seat * SPACES
    space: i64 = 0
    while space < SPACES:
        out[k + space] = i16(placed[own + space])
        space += 1


def hide_placement(out: vec[i16], k: i64) -> None:
    space: i64 = 0
    while space < SPACES:
        out[k + space] = 0
        space += 1
