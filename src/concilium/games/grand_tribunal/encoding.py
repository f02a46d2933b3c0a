"""What a wizard knows of a position, as numbers: the facts of `view`, in the order of `fields`."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from concilium.core.bits import lowest
from concilium.core.encoding import Encoder, clear_cards, distance, mover_code, place_cards
from concilium.core.game import Game
from concilium.core.state import State
from concilium.games.grand_tribunal.cards import SPELL_COST, CardBook
from concilium.games.grand_tribunal.fields import MOST_VIS, observed_fields
from concilium.games.grand_tribunal.figures import count_cards, left, seat_or_none, tally, write_tally
from concilium.games.grand_tribunal.numbers import CHOOSE, CHOOSE_HOST, RETAIN, TARGET
from concilium.games.grand_tribunal.places import (
    ACTIVE,
    AWARDED,
    COMMON_PLACES,
    DECK,
    DISCARD,
    INSTALLED,
    ITEM,
    KINDS,
    MARKET,
    MOST_WIZARDS,
    RESOLVING,
    RESOURCE,
    SANCTUM,
    SPACES,
    SPELL,
    ZONES,
)
from concilium.games.grand_tribunal.state import (
    FACE_UP,
    HAND_LIMIT,
    MORE_HAND,
    MUDDLED,
    STANDINGS,
    WARD,
    Table,
)

# The code of a card's place, as `fields` lists them: common places, then for each seat its zones.
_COMMON: Final = 4
_ZONES: Final = 8
_IN_SANCTUM: Final = 1
_IS_FACE_UP: Final = 2
_IS_ACTIVE: Final = 3
_IS_INSTALLED: Final = 4
_IS_AWARDED: Final = 5

_USED_BITS: Final = 8

_COMMON_AMOUNTS: Final = 23
_WIZARD_FIELDS: Final = 24

# What a row remembers: the cards known in each place; by kind all that are known; the lying items, the lying spells
# and the installed ones; decks and hidden cards being resolved; each wizard's figures and hidden cards.
_SEEN_COMMON: Final = 8
_SEEN_SEAT: Final = 13
_SEEN_KINDS: Final = 3
_SEEN_WIZARD: Final = 8


@final
class TribunalEncoder(Encoder):
    """Writes the observations of Grand Tribunal."""

    def __init__(self, game: Game, cards: CardBook) -> None:
        seen_size = _SEEN_COMMON + MOST_WIZARDS * (_SEEN_SEAT + _SEEN_WIZARD) + 3 * KINDS + _SEEN_KINDS
        super().__init__(observed_fields(game, cards), seen_size)
        self.cards = cards
        self.hosts: i64 = cards.count
        self.common: i64 = cards.count + cards.spells
        self.vis: i64 = self.common + 8 + _USED_BITS
        self.amounts: i64 = self.vis + cards.items + cards.spells

    def write(self, state: State, seat: i64, out: vec[i16], at: i64, seen: vec[i64], seen_at: i64) -> None:
        assert isinstance(state, Table)
        self._write_places(state, seat, out, at, seen, seen_at)
        self._write_common(state, seat, out, at + self.common)
        seen_at += _SEEN_COMMON + MOST_WIZARDS * _SEEN_SEAT + KINDS
        self._write_vis(state, seat, out, at, seen, seen_at)
        seen_at += _SEEN_KINDS
        k = at + self.amounts
        self._write_amounts(state, seat, out, k, seen, seen_at)
        k += _COMMON_AMOUNTS
        seen_at += 2 * KINDS
        seats = state.seats
        other = seat
        while True:
            self._write_wizard(state, seat, other, out, k, seen, seen_at)
            k += _WIZARD_FIELDS
            seen_at += _SEEN_WIZARD
            other += 1
            if other == seats:
                other = 0
            if other == seat:
                break

    def _write_places(self, t: Table, seat: i64, out: vec[i16], at: i64, seen: vec[i64], s: i64) -> None:
        """Where each known card is, and the hosts of the installed spells."""
        sets = t.sets
        known = t.known
        items = at
        spells = at + self.cards.items
        resources = spells + self.cards.spells
        know_items = known[seat * KINDS + ITEM]
        know_spells = known[seat * KINDS + SPELL]
        know_resources = known[seat * KINDS + RESOURCE]
        # What a seat has known of and knows no more is unknown again; the others are written where they lie now.
        gone = s + _SEEN_COMMON + MOST_WIZARDS * _SEEN_SEAT
        cards = know_items & ~sets[DECK * KINDS + ITEM]
        if cards != seen[gone]:
            self._forget(cards, out, items, seen, gone)
        cards = know_spells & ~sets[DECK * KINDS + SPELL]
        if cards != seen[gone + 1]:
            self._forget(cards, out, spells, seen, gone + 1)
        cards = know_resources & ~sets[DECK * KINDS + RESOURCE]
        if cards != seen[gone + 2]:
            self._forget(cards, out, resources, seen, gone + 2)
        cards = sets[DISCARD * KINDS + ITEM] & know_items
        if cards != seen[s]:
            place_cards(1, cards, out, items, seen, s)
        cards = sets[DISCARD * KINDS + SPELL] & know_spells
        if cards != seen[s + 1]:
            place_cards(1, cards, out, spells, seen, s + 1)
        cards = sets[DISCARD * KINDS + RESOURCE] & know_resources
        if cards != seen[s + 2]:
            place_cards(1, cards, out, resources, seen, s + 2)
        cards = sets[MARKET * KINDS + ITEM] & know_items
        if cards != seen[s + 3]:
            place_cards(2, cards, out, items, seen, s + 3)
        cards = sets[MARKET * KINDS + SPELL] & know_spells
        if cards != seen[s + 4]:
            place_cards(2, cards, out, spells, seen, s + 4)
        cards = sets[RESOLVING * KINDS + ITEM] & know_items
        if cards != seen[s + 5]:
            place_cards(3, cards, out, items, seen, s + 5)
        cards = sets[RESOLVING * KINDS + SPELL] & know_spells
        if cards != seen[s + 6]:
            place_cards(3, cards, out, spells, seen, s + 6)
        cards = sets[RESOLVING * KINDS + RESOURCE] & know_resources
        if cards != seen[s + 7]:
            place_cards(3, cards, out, resources, seen, s + 7)
        s += _SEEN_COMMON
        up_items = known[FACE_UP * KINDS + ITEM]
        up_spells = known[FACE_UP * KINDS + SPELL]
        code: i64 = _COMMON
        installed: i64 = 0
        seats = t.seats
        other = seat
        while True:
            first = (COMMON_PLACES + other * ZONES) * KINDS
            # Hand.
            cards = sets[first + ITEM] & know_items
            if cards != seen[s]:
                place_cards(code, cards, out, items, seen, s)
            cards = sets[first + SPELL] & know_spells
            if cards != seen[s + 1]:
                place_cards(code, cards, out, spells, seen, s + 1)
            cards = sets[first + RESOURCE] & know_resources
            if cards != seen[s + 2]:
                place_cards(code, cards, out, resources, seen, s + 2)
            # Sanctum, face down and face up.
            lying = sets[first + SANCTUM * KINDS + ITEM] & know_items
            cards = lying & ~up_items
            if cards != seen[s + 3]:
                place_cards(code + _IN_SANCTUM, cards, out, items, seen, s + 3)
            cards = lying & up_items
            if cards != seen[s + 6]:
                place_cards(code + _IS_FACE_UP, cards, out, items, seen, s + 6)
            lying = sets[first + SANCTUM * KINDS + SPELL] & know_spells
            cards = lying & ~up_spells
            if cards != seen[s + 4]:
                place_cards(code + _IN_SANCTUM, cards, out, spells, seen, s + 4)
            cards = lying & up_spells
            if cards != seen[s + 7]:
                place_cards(code + _IS_FACE_UP, cards, out, spells, seen, s + 7)
            cards = sets[first + SANCTUM * KINDS + RESOURCE] & know_resources
            if cards != seen[s + 5]:
                place_cards(code + _IN_SANCTUM, cards, out, resources, seen, s + 5)
            # Active, installed, awarded: known to all.
            cards = sets[first + ACTIVE * KINDS + ITEM]
            if cards != seen[s + 8]:
                place_cards(code + _IS_ACTIVE, cards, out, items, seen, s + 8)
            cards = sets[first + ACTIVE * KINDS + SPELL]
            if cards != seen[s + 9]:
                place_cards(code + _IS_ACTIVE, cards, out, spells, seen, s + 9)
            cards = sets[first + ACTIVE * KINDS + RESOURCE]
            if cards != seen[s + 10]:
                place_cards(code + _IS_ACTIVE, cards, out, resources, seen, s + 10)
            cards = sets[first + INSTALLED * KINDS + SPELL]
            installed |= cards
            if cards != seen[s + 11]:
                self._write_hosts(t, cards & ~seen[s + 11], out, at)
                place_cards(code + _IS_INSTALLED, cards, out, spells, seen, s + 11)
            cards = sets[first + AWARDED * KINDS + ITEM]
            if cards != seen[s + 12]:
                self._write_awards(t, code + _IS_AWARDED - 1, cards & ~seen[s + 12], out, items)
                seen[s + 12] = cards
            code += _ZONES
            s += _SEEN_SEAT
            other += 1
            if other == seats:
                other = 0
            if other == seat:
                break
        if installed != seen[gone + KINDS + 2]:
            self._forget(installed, out, at + self.hosts, seen, gone + KINDS + 2)

    def _forget(self, cards: i64, out: vec[i16], first: i64, seen: vec[i64], at: i64) -> None:
        """Zero for the cards that were in the set when the row was last written and are no more."""
        clear_cards(seen[at] & ~cards, out, first)
        seen[at] = cards

    def _write_hosts(self, t: Table, come: i64, out: vec[i16], at: i64) -> None:
        while come != 0:
            spell = lowest(come)
            out[at + self.hosts + spell] = i16(i64(t.host[spell]) + 1)
            come &= come - 1

    def _write_awards(self, t: Table, code: i64, come: i64, out: vec[i16], items: i64) -> None:
        while come != 0:
            item = lowest(come)
            out[items + item] = i16(code + i64(t.award[item]))
            come &= come - 1

    def _write_common(self, t: Table, seat: i64, out: vec[i16], k: i64) -> None:
        seats = t.seats
        step = t.step
        out[k] = i16(seat)
        mover = mover_code(seat, t.to_move, seats)
        out[k + 1] = i16(mover)
        out[k + 2] = i16(step)
        out[k + 3] = i16(seat_or_none(seat, t.seat, seats))
        spell: i64 = 0
        effect: i64 = 0
        if step in (CHOOSE_HOST, RETAIN):
            spell = t.a + 1
        elif step in (CHOOSE, TARGET):
            effect = t.a + 1
        out[k + 4] = i16(spell)
        out[k + 5] = i16(effect)
        out[k + 6] = i16(distance(seat, t.praeco, seats))
        out[k + 7] = i16(seat_or_none(seat, t.turn, seats))
        k += 8
        used = t.used
        action: i64 = 0
        while action < _USED_BITS:
            out[k + action] = i16((used >> action) & 1)
            action += 1

    def _write_amounts(self, t: Table, seat: i64, out: vec[i16], k: i64, seen: vec[i64], s: i64) -> None:
        out[k] = i16(left(t))
        out[k + 1] = i16(t.tribunal)
        out[k + 2] = i16(min(t.round + 1, t.seats))
        out[k + 3] = i16(t.actions_left)
        out[k + 4] = i16(t.concilium)
        k += 5
        votes = t.votes
        space: i64 = 0
        while space < SPACES:
            out[k + space] = i16(votes[space])
            space += 1
        k += SPACES
        out[k] = i16(t.uncontested_at)
        out[k + 1] = i16(t.contested_at)
        k += 2
        sets = t.sets
        kind: i64 = 0
        while kind < KINDS:
            deck = sets[DECK * KINDS + kind]
            if deck != seen[s + kind]:
                count_cards(deck, out, k + kind, seen, s + kind)
            hidden = sets[RESOLVING * KINDS + kind] & ~t.known[seat * KINDS + kind]
            if hidden != seen[s + KINDS + kind]:
                count_cards(hidden, out, k + KINDS + kind, seen, s + KINDS + kind)
            kind += 1

    def _write_wizard(self, t: Table, seat: i64, other: i64, out: vec[i16], k: i64, seen: vec[i64], s: i64) -> None:
        """A wizard's figures, and how many cards of theirs the observer does not know."""
        sheet = t.sheet
        standing = t.standing
        first = other * STANDINGS
        vis = t.vis[other]
        one = sheet[other]
        two = sheet[MOST_WIZARDS + other]
        three = sheet[2 * MOST_WIZARDS + other]
        now = vis | (one << 16) | (two << 32) | (three << 48)
        if now != seen[s]:
            seen[s] = now
            out[k] = i16(vis)
            out[k + 1] = i16(one)
            out[k + 2] = i16(two)
            out[k + 3] = i16(three)
        limit = HAND_LIMIT + standing[first + MORE_HAND]
        ward = standing[first + WARD]
        muddled = standing[first + MUDDLED]
        now = limit | (ward << 16) | (muddled << 32)
        if now != seen[s + 1]:
            seen[s + 1] = now
            out[k + 4] = i16(limit)
            out[k + 5] = i16(min(ward, 1))
            out[k + 6] = i16(muddled)
        sets = t.sets
        know_items = t.known[seat * KINDS + ITEM]
        know_spells = t.known[seat * KINDS + SPELL]
        know_resources = t.known[seat * KINDS + RESOURCE]
        first = (COMMON_PLACES + other * ZONES) * KINDS
        hidden = sets[first + ITEM] & ~know_items
        if hidden != seen[s + 2]:
            count_cards(hidden, out, k + 7, seen, s + 2)
        hidden = sets[first + SPELL] & ~know_spells
        if hidden != seen[s + 3]:
            count_cards(hidden, out, k + 8, seen, s + 3)
        hidden = sets[first + RESOURCE] & ~know_resources
        if hidden != seen[s + 4]:
            count_cards(hidden, out, k + 9, seen, s + 4)
        first += SANCTUM * KINDS
        hidden = sets[first + RESOURCE] & ~know_resources
        if hidden != seen[s + 5]:
            count_cards(hidden, out, k + 10, seen, s + 5)
        # `tally` of no card is 0.
        now = 0
        hidden = sets[first + ITEM] & ~know_items
        if hidden != 0:
            now = tally(t, hidden, 0)
        if now != seen[s + 6]:
            seen[s + 6] = now
            write_tally(now, out, k + 11, MOST_VIS + 1)
        now = 0
        hidden = sets[first + SPELL] & ~know_spells
        if hidden != 0:
            now = tally(t, hidden, self.cards.items)
        if now != seen[s + 7]:
            seen[s + 7] = now
            write_tally(now, out, k + 12 + MOST_VIS, SPELL_COST + 1)

    def _write_vis(self, t: Table, seat: i64, out: vec[i16], at: i64, seen: vec[i64], s: i64) -> None:
        """The Vis on the lying cards that the observer knows."""
        sets = t.sets
        vis_on = t.vis_on
        kind: i64 = ITEM
        while kind <= SPELL:
            lying: i64 = 0
            place: i64 = (COMMON_PLACES + SANCTUM) * KINDS + kind
            other: i64 = 0
            while other < t.seats:
                lying |= sets[place]
                place += ZONES * KINDS
                other += 1
            lying &= t.known[seat * KINDS + kind]
            first = t.cards.first[kind]
            fields = at + self.vis + first
            if lying != seen[s + kind]:
                self._forget(lying, out, fields, seen, s + kind)
            while lying != 0:
                index = lowest(lying)
                out[fields + index] = i16(vis_on[first + index])
                lying &= lying - 1
            kind += 1
