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
from concilium.games.grand_tribunal.figures import (
    everywhere,
    left,
    round_word,
    seat_or_none,
    tally,
    write_lying,
    write_tally,
)
from concilium.games.grand_tribunal.numbers import CHOOSE, CHOOSE_HOST, RETAIN, TARGET
from concilium.games.grand_tribunal.places import (
    ACTIVE,
    COMMON_PLACES,
    DECK,
    DISCARD,
    FACE_UP,
    HAND,
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
    TOUCHED_FIGURES,
    TOUCHED_VIS,
    TOUCHED_VOTES,
    ZONES,
    zone,
)
from concilium.games.grand_tribunal.state import HAND_LIMIT, MORE_HAND, MUDDLED, STANDINGS, WARD, Table

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

# Where fields lie among the common amounts, and a wizard's among their own. As numbers: a constant made from another
# module's is not known to the compiler.
_VOTES: Final = 4
_TRACKERS: Final = 15
_DECKS: Final = 17
_UNKNOWN_RESOLVING: Final = 20
_COMMON_AMOUNTS: Final = 23
_UNKNOWN_HAND: Final = 7
_UNKNOWN_VAULT: Final = 10
_UNKNOWN_ITEMS: Final = 11
_UNKNOWN_SPELLS: Final = 21
_WIZARD_FIELDS: Final = 24

# What a row remembers: by kind the cards that it says the place of, and the discards; the known lying items and spells;
# the installed spells; the figures of the round; each wizard's tallies.
_SEEN_DISCARDS: Final = 3
_SEEN_LYING: Final = 6
_SEEN_INSTALLED: Final = 8
_SEEN_ROUND: Final = 9
_SEEN_TALLIES: Final = 10
_SEEN: Final = 20


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
            self._write_places(state, seat, places, out, at, seen, seen_at)
        if (touched >> TOUCHED_VOTES) & 1 != 0:
            self._write_votes(state, out, at + self.amounts + _VOTES)
        seats = state.seats
        vis = state.vis
        rest = (touched >> TOUCHED_VIS) & self.seats
        while rest != 0:
            other = lowest(rest)
            out[at + self.wizards + _WIZARD_FIELDS * distance(seat, other, seats)] = i16(vis[other])
            rest &= rest - 1
        rest = (touched >> TOUCHED_FIGURES) & self.seats
        while rest != 0:
            other = lowest(rest)
            self._write_figures(state, other, out, at + self.wizards + _WIZARD_FIELDS * distance(seat, other, seats))
            rest &= rest - 1

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
        out[k + 1] = i16(sheet[other])
        out[k + 2] = i16(sheet[MOST_WIZARDS + other])
        out[k + 3] = i16(sheet[2 * MOST_WIZARDS + other])
        standing = t.standing
        first = other * STANDINGS
        out[k + 4] = i16(HAND_LIMIT + standing[first + MORE_HAND])
        out[k + 5] = i16(min(standing[first + WARD], 1))
        out[k + 6] = i16(standing[first + MUDDLED])

    def _write_places(self, t: Table, seat: i64, places: i64, out: vec[i16], at: i64, seen: vec[i64], s: i64) -> None:
        """The cards of some places. First those that are unknown now, which no place writes."""
        sets = t.sets
        known = t.known
        first = seat * KINDS
        know_items = known[first + ITEM]
        know_spells = known[first + SPELL]
        know_resources = known[first + RESOURCE]
        clear_cards(know_items & ~sets[DECK * KINDS + ITEM], out, at, seen, s)
        clear_cards(know_spells & ~sets[DECK * KINDS + SPELL], out, at + self.spells, seen, s + 1)
        clear_cards(know_resources & ~sets[DECK * KINDS + RESOURCE], out, at + self.resources, seen, s + 2)
        if places & self.sanctums != 0:
            lying = everywhere(sets, SANCTUM, ITEM, t.seats) & know_items
            clear_cards(lying, out, at + self.vis, seen, s + _SEEN_LYING)
            lying = everywhere(sets, SANCTUM, SPELL, t.seats) & know_spells
            clear_cards(lying, out, at + self.vis + self.spells, seen, s + _SEEN_LYING + 1)
        if places & self.installed != 0:
            installed = everywhere(sets, INSTALLED, SPELL, t.seats)
            clear_cards(installed, out, at + self.hosts, seen, s + _SEEN_INSTALLED)
        while places != 0:
            place = lowest(places)
            places &= places - 1
            first = place * KINDS
            items = sets[first + ITEM]
            spells = sets[first + SPELL]
            resources = sets[first + RESOURCE]
            if place == DECK:
                self._write_counts(items, spells, resources, out, at + self.amounts + _DECKS)
                continue
            away: i64 = 0
            which = place - COMMON_PLACES
            if which >= 0:
                other = which // ZONES
                which -= other * ZONES
                away = distance(seat, other, t.seats)
                if which >= ACTIVE:
                    self._write_shown(t, which, away, items, spells, resources, out, at)
                    continue
            unknown_items = items & ~know_items
            unknown_spells = spells & ~know_spells
            unknown_resources = resources & ~know_resources
            items &= know_items
            spells &= know_spells
            resources &= know_resources
            code = _COMMON + _ZONES * away
            k = at + self.wizards + _WIZARD_FIELDS * away
            if place == DISCARD:
                place_cards(_DISCARDED, items, out, at, seen, s + _SEEN_DISCARDS)
                place_cards(_DISCARDED, spells, out, at + self.spells, seen, s + _SEEN_DISCARDS + 1)
                place_cards(_DISCARDED, resources, out, at + self.resources, seen, s + _SEEN_DISCARDS + 2)
            elif place == MARKET:
                self._write_codes(_IN_MARKET, items, spells, resources, out, at)
            elif place == RESOLVING:
                self._write_codes(_IS_RESOLVING, items, spells, resources, out, at)
                k = at + self.amounts + _UNKNOWN_RESOLVING
                self._write_counts(unknown_items, unknown_spells, unknown_resources, out, k)
            elif which == HAND:
                self._write_codes(code, items, spells, resources, out, at)
                self._write_counts(unknown_items, unknown_spells, unknown_resources, out, k + _UNKNOWN_HAND)
            else:
                self._write_lying(t, code + _IN_SANCTUM, items, spells, resources, out, at)
                self._write_tallies(t, unknown_items, unknown_spells, out, k, seen, s + _SEEN_TALLIES + 2 * away)
                out[k + _UNKNOWN_VAULT] = i16(count(unknown_resources))

    def _write_counts(self, items: i64, spells: i64, resources: i64, out: vec[i16], k: i64) -> None:
        out[k] = i16(count(items))
        out[k + 1] = i16(count(spells))
        out[k + 2] = i16(count(resources))

    def _write_codes(self, code: i64, items: i64, spells: i64, resources: i64, out: vec[i16], at: i64) -> None:
        write_code(code, items, out, at)
        write_code(code, spells, out, at + self.spells)
        write_code(code, resources, out, at + self.resources)

    def _write_lying(
        self, t: Table, code: i64, items: i64, spells: i64, resources: i64, out: vec[i16], at: i64
    ) -> None:
        """The known cards in a Sanctum, and the Vis on them."""
        known = t.known
        vis_on = t.vis_on
        vis = at + self.vis
        write_lying(code, items, known[FACE_UP * KINDS + ITEM], vis_on, 0, out, at, vis)
        first = self.spells
        write_lying(code, spells, known[FACE_UP * KINDS + SPELL], vis_on, first, out, at + first, vis + first)
        write_code(code, resources, out, at + self.resources)

    def _write_tallies(self, t: Table, items: i64, spells: i64, out: vec[i16], k: i64, seen: vec[i64], s: i64) -> None:
        """How many unknown cards in a Sanctum have how much Vis on them."""
        vis_on = t.vis_on
        write_tally(tally(vis_on, items, 0), out, k + _UNKNOWN_ITEMS, MOST_VIS + 1, seen, s)
        write_tally(tally(vis_on, spells, self.spells), out, k + _UNKNOWN_SPELLS, SPELL_COST + 1, seen, s + 1)

    def _write_shown(
        self, t: Table, which: i64, away: i64, items: i64, spells: i64, resources: i64, out: vec[i16], at: i64
    ) -> None:
        """The cards of a zone that everyone sees: active, installed or awarded."""
        code = _COMMON + _ZONES * away
        if which == ACTIVE:
            self._write_codes(code + _IS_ACTIVE, items, spells, resources, out, at)
        elif which == INSTALLED:
            write_code(code + _IS_INSTALLED, spells, out, at + self.spells)
            hosts = at + self.hosts
            while spells != 0:
                spell = lowest(spells)
                out[hosts + spell] = i16(i64(t.host[spell]) + 1)
                spells &= spells - 1
        else:
            while items != 0:
                item = lowest(items)
                out[at + item] = i16(code + _IS_AWARDED + i64(t.award[item]))
                items &= items - 1
