"""What a wizard knows of a position, as numbers: the facts of `view`, in the order of `fields`."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from concilium.core.bits import bit, count, full, lowest
from concilium.core.encoding import Encoder, clear_cards, distance, mover_code, place_cards, write_code
from concilium.core.game import Game
from concilium.core.state import State
from concilium.games.grand_tribunal.cards import SPELL_COST, CardBook
from concilium.games.grand_tribunal.fields import MOST_VIS, observed_fields
from concilium.games.grand_tribunal.figures import left, round_word, seat_or_none, tally, write_tally
from concilium.games.grand_tribunal.numbers import CHOOSE, CHOOSE_HOST, RETAIN, TARGET
from concilium.games.grand_tribunal.places import (
    ACTIVE,
    AWARDED,
    COMMON_PLACES,
    DECK,
    DISCARD,
    HAND,
    INSTALLED,
    ITEM,
    KINDS,
    MOST_WIZARDS,
    RESOLVING,
    RESOURCE,
    SANCTUM,
    SPACES,
    SPELL,
    TOUCHED_FIGURES,
    TOUCHED_VOTES,
    ZONES,
    own,
    zone,
)
from concilium.games.grand_tribunal.state import FACE_UP, HAND_LIMIT, MORE_HAND, MUDDLED, STANDINGS, WARD, Table

# The code of a card's place, as `fields` lists them: common places, then for each seat its zones.
_DISCARDED: Final = 1
_IN_MARKET: Final = 2
_IS_RESOLVING: Final = 3
_COMMON: Final = 4
_ZONES: Final = 8
_IN_SANCTUM: Final = 1
"""Face down; face up is one more."""
_IS_ACTIVE: Final = 3
_IS_INSTALLED: Final = 4
_IS_AWARDED: Final = 4
"""And the place of the award."""

_USED_BITS: Final = 8

# Where fields lie among the common amounts, and a wizard's among their own.
_VOTES: Final = 4
_TRACKERS: Final = 15
_DECKS: Final = 17
_UNKNOWN_RESOLVING: Final = 20
_COMMON_AMOUNTS: Final = 23
_UNKNOWN_HAND: Final = 7
_UNKNOWN_VAULT: Final = 10
_UNKNOWN_ITEMS: Final = 11
_UNKNOWN_SPELLS: Final = _UNKNOWN_ITEMS + MOST_VIS + 1
_WIZARD_FIELDS: Final = _UNKNOWN_SPELLS + SPELL_COST + 1

# What a row remembers: by kind the cards that it says the place of, and the discards; the known lying items and spells;
# the installed spells; the figures of the round; each wizard's tallies.
_SEEN_DISCARDS: Final = 3
_SEEN_LYING: Final = 6
_SEEN_INSTALLED: Final = 8
_SEEN_ROUND: Final = 9
_SEEN_TALLIES: Final = 10
_SEEN: Final = _SEEN_TALLIES + 2 * MOST_WIZARDS


@final
class TribunalEncoder(Encoder):
    """Writes the observations of Grand Tribunal."""

    def __init__(self, game: Game, cards: CardBook) -> None:
        super().__init__(observed_fields(game, cards), _SEEN)
        self.spells: i64 = cards.items
        self.resources: i64 = cards.items + cards.spells
        self.hosts: i64 = cards.count
        self.common: i64 = cards.count + cards.spells
        self.vis: i64 = self.common + 8 + _USED_BITS
        self.amounts: i64 = self.vis + cards.items + cards.spells
        self.wizards: i64 = self.amounts + _COMMON_AMOUNTS
        self.seats: i64 = full(game.players)
        """The bits of `touched`, by what is written together."""
        self.places: i64 = full(zone(game.players, 0))
        self.sanctums: i64 = 0
        self.installed: i64 = 0
        for seat in range(game.players):
            self.sanctums |= bit(zone(seat, SANCTUM))
            self.installed |= bit(zone(seat, INSTALLED))

    def update(
        self, state: State, seat: i64, touched: i64, out: vec[i16], at: i64, seen: vec[i64], seen_at: i64
    ) -> None:
        assert isinstance(state, Table)
        self._write_step(state, seat, out, at)
        self._write_round(state, seat, out, at, seen, seen_at + _SEEN_ROUND)
        places = touched & self.places
        if places != 0:
            self._write_cards(state, seat, places, out, at, seen, seen_at)
        if (touched >> TOUCHED_VOTES) & 1 != 0:
            self._write_votes(state, out, at + self.amounts + _VOTES)
        figures = (touched >> TOUCHED_FIGURES) & self.seats
        while figures != 0:
            other = lowest(figures)
            self._write_figures(state, other, out, at + self._wizard(seat, other, state.seats))
            figures &= figures - 1

    def _wizard(self, seat: i64, other: i64, seats: i64) -> i64:
        """The first field of a wizard."""
        return self.wizards + _WIZARD_FIELDS * distance(seat, other, seats)

    def _write_step(self, t: Table, seat: i64, out: vec[i16], at: i64) -> None:
        """What changes with nearly every decision."""
        seats = t.seats
        step = t.step
        k = at + self.common
        out[k + 1] = i16(mover_code(seat, t.to_move, seats))
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
        k = at + self.amounts
        out[k] = i16(left(t))
        out[k + _TRACKERS] = i16(t.uncontested_at)
        out[k + _TRACKERS + 1] = i16(t.contested_at)

    def _write_round(self, t: Table, seat: i64, out: vec[i16], at: i64, seen: vec[i64], s: i64) -> None:
        """Whose round and turn it is, and what has been done in it."""
        now = round_word(t, seat)
        if now == seen[s]:
            return
        seen[s] = now
        seats = t.seats
        k = at + self.common
        out[k] = i16(seat)
        out[k + 6] = i16(distance(seat, t.praeco, seats))
        out[k + 7] = i16(seat_or_none(seat, t.turn, seats))
        k += 8
        used = t.used
        action: i64 = 0
        while action < _USED_BITS:
            out[k + action] = i16((used >> action) & 1)
            action += 1
        k = at + self.amounts
        out[k + 1] = i16(t.tribunal)
        out[k + 2] = i16(min(t.round + 1, seats))
        out[k + 3] = i16(t.actions_left)

    def _write_votes(self, t: Table, out: vec[i16], k: i64) -> None:
        out[k] = i16(t.concilium)
        votes = t.votes
        space: i64 = 0
        while space < SPACES:
            out[k + 1 + space] = i16(votes[space])
            space += 1

    def _write_figures(self, t: Table, other: i64, out: vec[i16], k: i64) -> None:
        sheet = t.sheet
        standing = t.standing
        out[k] = i16(t.vis[other])
        out[k + 1] = i16(sheet[other])
        out[k + 2] = i16(sheet[MOST_WIZARDS + other])
        out[k + 3] = i16(sheet[2 * MOST_WIZARDS + other])
        first = other * STANDINGS
        out[k + 4] = i16(HAND_LIMIT + standing[first + MORE_HAND])
        out[k + 5] = i16(min(standing[first + WARD], 1))
        out[k + 6] = i16(standing[first + MUDDLED])

    def _write_cards(self, t: Table, seat: i64, places: i64, out: vec[i16], at: i64, seen: vec[i64], s: i64) -> None:
        """What has changed in some places; cards that are unknown now come first, as no place writes them."""
        sets = t.sets
        known = t.known
        first = seat * KINDS
        clear_cards(known[first + ITEM] & ~sets[DECK * KINDS + ITEM], out, at, seen, s)
        clear_cards(known[first + SPELL] & ~sets[DECK * KINDS + SPELL], out, at + self.spells, seen, s + 1)
        clear_cards(known[first + RESOURCE] & ~sets[DECK * KINDS + RESOURCE], out, at + self.resources, seen, s + 2)
        if places & self.sanctums != 0:
            self._clear_vis(t, seat, out, at, seen, s + _SEEN_LYING)
        if places & self.installed != 0:
            cards = _everywhere(t, INSTALLED, SPELL)
            clear_cards(cards, out, at + self.hosts, seen, s + _SEEN_INSTALLED)
        while places != 0:
            place = lowest(places)
            if place < COMMON_PLACES:
                self._write_common(t, seat, place, out, at, seen, s)
            else:
                self._write_zone(t, seat, place - COMMON_PLACES, out, at, seen, s)
            places &= places - 1

    def _clear_vis(self, t: Table, seat: i64, out: vec[i16], at: i64, seen: vec[i64], s: i64) -> None:
        """No Vis is known on the cards that no longer lie in a Sanctum or that the observer no longer knows."""
        known = t.known
        k = at + self.vis
        clear_cards(_everywhere(t, SANCTUM, ITEM) & known[seat * KINDS + ITEM], out, k, seen, s)
        k += self.spells
        clear_cards(_everywhere(t, SANCTUM, SPELL) & known[seat * KINDS + SPELL], out, k, seen, s + 1)

    def _write_common(self, t: Table, seat: i64, place: i64, out: vec[i16], at: i64, seen: vec[i64], s: i64) -> None:
        sets = t.sets
        first = place * KINDS
        items = sets[first + ITEM]
        spells = sets[first + SPELL]
        resources = sets[first + RESOURCE]
        if place == DECK:
            self._write_counts(items, spells, resources, out, at + self.amounts + _DECKS)
            return
        known = t.known
        know_items = known[seat * KINDS + ITEM]
        know_spells = known[seat * KINDS + SPELL]
        know_resources = known[seat * KINDS + RESOURCE]
        if place == DISCARD:
            s += _SEEN_DISCARDS
            place_cards(_DISCARDED, items & know_items, out, at, seen, s)
            place_cards(_DISCARDED, spells & know_spells, out, at + self.spells, seen, s + 1)
            place_cards(_DISCARDED, resources & know_resources, out, at + self.resources, seen, s + 2)
            return
        code: i64 = _IN_MARKET
        if place == RESOLVING:
            code = _IS_RESOLVING
            k = at + self.amounts + _UNKNOWN_RESOLVING
            self._write_counts(items & ~know_items, spells & ~know_spells, resources & ~know_resources, out, k)
        write_code(code, items & know_items, out, at)
        write_code(code, spells & know_spells, out, at + self.spells)
        write_code(code, resources & know_resources, out, at + self.resources)

    def _write_counts(self, items: i64, spells: i64, resources: i64, out: vec[i16], k: i64) -> None:
        out[k] = i16(count(items))
        out[k + 1] = i16(count(spells))
        out[k + 2] = i16(count(resources))

    def _write_zone(self, t: Table, seat: i64, which: i64, out: vec[i16], at: i64, seen: vec[i64], s: i64) -> None:
        """A zone of a wizard's, `which` counted from the first zone of seat 0."""
        other = which // ZONES
        which -= other * ZONES
        away = distance(seat, other, t.seats)
        code = _COMMON + _ZONES * away
        if which == HAND:
            self._write_hand(t, seat, other, code, out, at)
        elif which == SANCTUM:
            self._write_sanctum(t, seat, other, code, out, at, seen, s + _SEEN_TALLIES + 2 * away)
        elif which == ACTIVE:
            sets = t.sets
            code += _IS_ACTIVE
            write_code(code, sets[own(other, ACTIVE, ITEM)], out, at)
            write_code(code, sets[own(other, ACTIVE, SPELL)], out, at + self.spells)
            write_code(code, sets[own(other, ACTIVE, RESOURCE)], out, at + self.resources)
        elif which == INSTALLED:
            self._write_installed(t, other, code + _IS_INSTALLED, out, at)
        else:
            self._write_awarded(t, other, code + _IS_AWARDED, out, at)

    def _write_hand(self, t: Table, seat: i64, other: i64, code: i64, out: vec[i16], at: i64) -> None:
        sets = t.sets
        known = t.known
        items = sets[own(other, HAND, ITEM)]
        spells = sets[own(other, HAND, SPELL)]
        resources = sets[own(other, HAND, RESOURCE)]
        know_items = known[seat * KINDS + ITEM]
        know_spells = known[seat * KINDS + SPELL]
        know_resources = known[seat * KINDS + RESOURCE]
        write_code(code, items & know_items, out, at)
        write_code(code, spells & know_spells, out, at + self.spells)
        write_code(code, resources & know_resources, out, at + self.resources)
        k = at + self._wizard(seat, other, t.seats) + _UNKNOWN_HAND
        self._write_counts(items & ~know_items, spells & ~know_spells, resources & ~know_resources, out, k)

    def _write_sanctum(
        self, t: Table, seat: i64, other: i64, code: i64, out: vec[i16], at: i64, seen: vec[i64], s: i64
    ) -> None:
        k = at + self._wizard(seat, other, t.seats)
        code += _IN_SANCTUM
        hidden = self._write_lying(t, seat, other, ITEM, code, out, at)
        write_tally(tally(t, hidden, 0), out, k + _UNKNOWN_ITEMS, MOST_VIS + 1, seen, s)
        hidden = self._write_lying(t, seat, other, SPELL, code, out, at + self.spells)
        write_tally(tally(t, hidden, self.spells), out, k + _UNKNOWN_SPELLS, SPELL_COST + 1, seen, s + 1)
        vault = t.sets[own(other, SANCTUM, RESOURCE)]
        know = t.known[seat * KINDS + RESOURCE]
        write_code(code, vault & know, out, at + self.resources)
        out[k + _UNKNOWN_VAULT] = i16(count(vault & ~know))

    def _write_lying(self, t: Table, seat: i64, other: i64, kind: i64, code: i64, out: vec[i16], k: i64) -> i64:
        """The lying items or spells that the observer knows and the Vis on them; the others, as a set."""
        cards = t.sets[own(other, SANCTUM, kind)]
        know = t.known[seat * KINDS + kind]
        face_up = t.known[FACE_UP * KINDS + kind]
        vis_on = t.vis_on
        first = t.cards.first[kind]
        rest = cards & know
        while rest != 0:
            index = lowest(rest)
            out[k + index] = i16(code + ((face_up >> index) & 1))
            out[k + self.vis + index] = i16(vis_on[first + index])
            rest &= rest - 1
        return cards & ~know

    def _write_installed(self, t: Table, other: i64, code: i64, out: vec[i16], at: i64) -> None:
        host = t.host
        rest = t.sets[own(other, INSTALLED, SPELL)]
        while rest != 0:
            spell = lowest(rest)
            out[at + self.spells + spell] = i16(code)
            out[at + self.hosts + spell] = i16(i64(host[spell]) + 1)
            rest &= rest - 1

    def _write_awarded(self, t: Table, other: i64, code: i64, out: vec[i16], at: i64) -> None:
        award = t.award
        rest = t.sets[own(other, AWARDED, ITEM)]
        while rest != 0:
            item = lowest(rest)
            out[at + item] = i16(code + i64(award[item]))
            rest &= rest - 1


def _everywhere(t: Table, which: i64, kind: i64) -> i64:
    """The cards of a kind in this zone of all wizards."""
    sets = t.sets
    found: i64 = 0
    place = own(0, which, kind)
    end = place + t.seats * ZONES * KINDS
    while place < end:
        found |= sets[place]
        place += ZONES * KINDS
    return found
