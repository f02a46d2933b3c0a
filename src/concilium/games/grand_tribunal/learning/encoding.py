"""What a wizard knows of a position, as numbers: the facts of `view`, in the order of `fields`."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from concilium.core.bits import bit, count, full, lowest
from concilium.core.encoding import (
    Encoder,
    clear_cards,
    distance,
    mover_code,
    place_cards,
    write_code,
    write_flags,
)
from concilium.core.game import Game
from concilium.core.state import State
from ..components.cards import Cards
from ..components.things import (
    ACTIVE,
    AWARDED,
    COMMON_PLACES,
    DECK,
    DISCARD,
    FACE_UP,
    HAND,
    INSTALLED,
    ITEM,
    KINDS,
    MARKET,
    RESOURCE,
    SANCTUM,
    SPACES,
    SPELL,
    TOUCHED_GROUPS,
    TOUCHED_HAND,
    TOUCHED_KNOWN,
    TOUCHED_ROUND,
    TOUCHED_SANCTUM,
    TOUCHED_SHOWN,
    TOUCHED_STANDING,
    TOUCHED_VIS,
    TOUCHED_VOTES,
    TOUCHED_ZONES,
    own,
    touched_group,
    zone,
)
from ..position import HAND_LIMIT, MORE_HAND, MUDDLED, POINTS, STANDINGS, WARD, Position
from ..rules.phases import PICK_PRAECO
from .counting import everywhere, seat_or_none, tally, write_lying, write_seen, write_tally
from .decision import DecisionWriter
from .observed import observed_fields

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
"""Add the place of the award."""

_EVERY_ZONE: Final = 7
"""All groups of a wizard's places."""

_USED_BITS: Final = 9
_USED: Final = 511

# Where fields are among the common amounts, and a wizard's among their own. As numbers: a constant made from another
# module's is not known to the compiler.
_VOTES: Final = 3
_TRACKERS: Final = 14
_DECKS: Final = 16
_UNKNOWN_RESOLVING: Final = 19
_COMMON_AMOUNTS: Final = 22
_UNKNOWN_HAND: Final = 7
_UNKNOWN_VAULT: Final = 10
_WIZARD_FIELDS: Final = 24

# What a row remembers: by kind, the cards whose place it shows, and the discards; the known inactive items and spells;
# the installed spells; each wizard's tallies; the kinds of action taken this turn; the decision; who knows whose cards.
_SEEN_DISCARDS: Final = 3
_SEEN_LYING: Final = 6
_SEEN_INSTALLED: Final = 8
_SEEN_TALLIES: Final = 9
_SEEN_USED: Final = 19
_SEEN_DECISION: Final = 20
_SEEN_KNOWN: Final = 25
_SEEN: Final = 26


@final
class TribunalEncoder(Encoder):
    """Writes the observations of Grand Tribunal."""

    def __init__(self, game: Game, cards: Cards) -> None:
        self.decision: Final = DecisionWriter(game, cards)
        self.first: Final = cards.first
        self.spells: i64 = cards.items
        self.hosts: i64 = cards.count
        self.common: i64 = cards.count + cards.spells
        self.vis: i64 = self.common + 6 + _USED_BITS
        self.amounts: i64 = self.vis + cards.items + cards.spells
        self.wizards: i64 = self.amounts + _COMMON_AMOUNTS
        self.deciding: i64 = self.wizards + _WIZARD_FIELDS * game.players
        self.known: i64 = self.deciding + self.decision.size
        self.groups: i64 = full(touched_group(zone(game.players, 0)))
        """The groups of places that `touched` distinguishes; the Sanctums; what everyone sees."""
        self.sanctums: i64 = 0
        self.shown: i64 = 0
        for seat in range(game.players):
            self.sanctums |= bit(touched_group(zone(seat, SANCTUM)))
            self.shown |= bit(touched_group(zone(seat, INSTALLED)))
        super().__init__(observed_fields(game, cards), _SEEN)

    def update(
        self, state: State, seat: i64, touched: i64, out: vec[i16], at: i64, seen: vec[i64], seen_at: i64
    ) -> None:
        assert isinstance(state, Position)
        self._write_step(state, seat, out, at)
        self.decision.write(state, seat, out, at + self.deciding, seen, seen_at + _SEEN_DECISION)
        write_flags(state.used & _USED, out, at + self.common + 6, seen, seen_at + _SEEN_USED)
        kind: i64 = ITEM
        while kind < KINDS:
            groups = (touched >> (kind * TOUCHED_GROUPS)) & self.groups
            if groups != 0:
                self._write_cards(state, seat, kind, groups, out, at, seen, seen_at)
            kind += 1
        if touched & TOUCHED_VIS != 0:
            self._write_vis(state, seat, out, at + self.wizards)
        if touched & TOUCHED_VOTES != 0:
            self._write_votes(state, out, at + self.amounts + _VOTES)
        if touched & TOUCHED_STANDING != 0:
            self._write_standing(state, seat, out, at + self.wizards)
        if touched & TOUCHED_ROUND != 0:
            self._write_round(state, seat, out, at)
        if touched & TOUCHED_KNOWN != 0:
            write_seen(state, seat, touched, out, at + self.known, seen, seen_at + _SEEN_KNOWN)

    def _write_step(self, t: Position, seat: i64, out: vec[i16], at: i64) -> None:
        """What changes with nearly every decision."""
        seats = t.seats
        step = t.step
        k = at + self.common
        out[k + 1] = i16(mover_code(seat, t.to_move, seats))
        out[k + 2] = i16(step)
        out[k + 3] = i16(seat_or_none(seat, t.seat, seats))
        k = at + self.amounts
        out[k + 2] = i16(t.actions_left)
        out[k + _TRACKERS] = i16(t.uncontested_at)
        out[k + _TRACKERS + 1] = i16(t.contested_at)

    def _write_round(self, t: Position, seat: i64, out: vec[i16], at: i64) -> None:
        """The observer, the round and whose turn it is."""
        seats = t.seats
        k = at + self.common
        out[k] = i16(seat)
        out[k + 4] = 0
        if t.step != PICK_PRAECO:
            out[k + 4] = i16(seat_or_none(seat, t.praeco, seats))
        out[k + 5] = i16(seat_or_none(seat, t.turn, seats))
        k = at + self.amounts
        out[k] = i16(t.tribunal)
        out[k + 1] = i16(min(t.round + 1, seats))

    def _write_votes(self, t: Position, out: vec[i16], k: i64) -> None:
        out[k] = i16(t.concilium)
        votes = t.votes
        space: i64 = 0
        while space < SPACES:
            out[k + 1 + space] = i16(votes[space])
            space += 1

    def _write_vis(self, t: Position, seat: i64, out: vec[i16], k: i64) -> None:
        vis = t.vis
        other = seat
        while True:
            out[k] = i16(vis[other])
            k += _WIZARD_FIELDS
            other = t.next_seat(other)
            if other == seat:
                break

    def _write_standing(self, t: Position, seat: i64, out: vec[i16], first: i64) -> None:
        """The points and standing of all wizards."""
        standing = t.standing
        other: i64 = 0
        while other < t.seats:
            k = first + _WIZARD_FIELDS * distance(seat, other, t.seats)
            its = other * STANDINGS
            out[k + 1] = i16(standing[its + POINTS])
            out[k + 2] = i16(standing[its + POINTS + 1])
            out[k + 3] = i16(standing[its + POINTS + 2])
            out[k + 4] = i16(HAND_LIMIT + standing[its + MORE_HAND])
            out[k + 5] = i16(min(standing[its + WARD], 1))
            out[k + 6] = i16(standing[its + MUDDLED])
            other += 1

    def _write_cards(
        self, t: Position, seat: i64, kind: i64, groups: i64, out: vec[i16], at: i64, seen: vec[i64], s: i64
    ) -> None:
        """The cards of a kind in some groups of places."""
        sets, vis_on = t.sets, t.vis_on
        know = t.known[seat * KINDS + kind]
        face_up = t.known[FACE_UP * KINDS + kind]
        first = self.first[kind]
        k = at + first
        # Zeros for what no place writes: unknown cards, Vis where no known card is, hosts of spells not installed.
        clear_cards(know & ~sets[DECK * KINDS + kind], out, k, seen, s + kind)
        if groups & self.sanctums != 0 and kind != RESOURCE:
            clear_cards(
                everywhere(sets, SANCTUM, kind, t.seats) & know, out, k + self.vis, seen, s + _SEEN_LYING + kind
            )
        if groups & self.shown != 0 and kind == SPELL:
            clear_cards(everywhere(sets, INSTALLED, SPELL, t.seats), out, at + self.hosts, seen, s + _SEEN_INSTALLED)
        place: i64 = DECK
        while place < COMMON_PLACES:
            if (groups >> place) & 1 != 0:
                cards = sets[place * KINDS + kind]
                self._write_common(place, kind, cards & know, cards & ~know, out, at, seen, s)
            place += 1
        groups >>= COMMON_PLACES
        other: i64 = 0
        while groups != 0:
            if groups & _EVERY_ZONE != 0:
                away = distance(seat, other, t.seats)
                code = _COMMON + _ZONES * away
                wizard = at + self.wizards + _WIZARD_FIELDS * away
                if (groups >> TOUCHED_HAND) & 1 != 0:
                    cards = sets[own(other, HAND, kind)]
                    write_code(code, cards & know, out, k)
                    out[wizard + _UNKNOWN_HAND + kind] = i16(count(cards & ~know))
                if (groups >> TOUCHED_SHOWN) & 1 != 0:
                    self._write_shown(t, other, kind, code, out, at)
                if (groups >> TOUCHED_SANCTUM) & 1 != 0:
                    cards = sets[own(other, SANCTUM, kind)]
                    if kind == RESOURCE:
                        write_code(code + _IN_SANCTUM, cards & know, out, k)
                        out[wizard + _UNKNOWN_VAULT] = i16(count(cards & ~know))
                    else:
                        write_lying(code + _IN_SANCTUM, cards & know, face_up, vis_on, first, out, k, self.vis)
                        tallied = s + _SEEN_TALLIES + 2 * away + kind
                        now = tally(vis_on, cards & ~know, first)
                        if now != seen[tallied]:
                            seen[tallied] = now
                            write_tally(now, kind, out, wizard)
            groups >>= TOUCHED_ZONES
            other += 1

    def _write_common(
        self, place: i64, kind: i64, cards: i64, unknown: i64, out: vec[i16], at: i64, seen: vec[i64], s: i64
    ) -> None:
        """The known and the unknown cards of a kind in a common place."""
        k = at + self.first[kind]
        if place == DECK:
            out[at + self.amounts + _DECKS + kind] = i16(count(cards | unknown))
        elif place == MARKET:
            write_code(_IN_MARKET, cards, out, k)
        elif place == DISCARD:
            place_cards(_DISCARDED, cards, out, k, seen, s + _SEEN_DISCARDS + kind)
        else:
            write_code(_IS_RESOLVING, cards, out, k)
            out[at + self.amounts + _UNKNOWN_RESOLVING + kind] = i16(count(unknown))

    def _write_shown(self, t: Position, other: i64, kind: i64, code: i64, out: vec[i16], at: i64) -> None:
        """The cards of a wizard that everyone sees: active, installed, awarded."""
        sets = t.sets
        k = at + self.first[kind]
        write_code(code + _IS_ACTIVE, sets[own(other, ACTIVE, kind)], out, k)
        if kind == SPELL:
            cards = sets[own(other, INSTALLED, SPELL)]
            write_code(code + _IS_INSTALLED, cards, out, k)
            hosts = at + self.hosts
            while cards != 0:
                spell = lowest(cards)
                out[hosts + spell] = i16(i64(t.host[spell]) + 1)
                cards &= cards - 1
        elif kind == ITEM:
            cards = sets[own(other, AWARDED, ITEM)]
            while cards != 0:
                item = lowest(cards)
                out[k + item] = i16(code + _IS_AWARDED + t.award(item))
                cards &= cards - 1
