"""What a wizard knows of a position, as numbers: the facts of `view`, in the order of `_fields`."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from concilium.core.bits import count, lowest
from concilium.core.encoding import MOST, Encoder, Field, Fields, clear_cards, distance, place_cards, seat_names
from concilium.core.game import Game
from concilium.core.movers import CHANCE
from concilium.core.state import State
from concilium.games.grand_tribunal.cards import SPELL_COST, CardBook
from concilium.games.grand_tribunal.numbers import (
    CHOOSE,
    CHOOSE_HOST,
    DISCARD_DOWN,
    DRAW_ANY,
    MOVE_VOTES,
    OPENING,
    PLACE_VOTES,
    RETAIN,
    TARGET,
    UNVOTE,
)
from concilium.games.grand_tribunal.places import (
    ACTIVE,
    AWARDED,
    DECK,
    DISCARD,
    HAND,
    INSTALLED,
    ITEM,
    KIND_NAMES,
    KINDS,
    MARKET,
    MOST_WIZARDS,
    RESOLVING,
    RESOURCE,
    SANCTUM,
    SPACE_NAMES,
    SPACES,
    SPELL,
    own,
    slot,
)
from concilium.games.grand_tribunal.spending import ACTION_NAMES
from concilium.games.grand_tribunal.state import ACTIONS, FACE_UP, MUDDLED, VOTING_TOKENS, WARD, Table
from concilium.games.grand_tribunal.vocabulary import WORDS

# The places of a card as its code: common ones, then for each seat its zones, the award winners by their place.
COMMON_CODES: Final = ["unknown", "discard", "market", "resolving"]
ZONE_CODES: Final = ["hand", "sanctum", "face up", "active", "installed", "first", "second", "third"]
_COMMON: Final = 4
_ZONES: Final = 8
_IN_HAND: Final = 0
_IN_SANCTUM: Final = 1
_IS_FACE_UP: Final = 2
_IS_ACTIVE: Final = 3
_IS_INSTALLED: Final = 4
_IS_AWARDED: Final = 5

MOST_VIS: Final = 9
"""No item costs more, so no more Vis can lie on one."""
_USED_BITS: Final = 8
_OVER_CODE: Final = 0
_CHANCE_CODE: Final = 1
_SEAT_CODE: Final = 2

# What a row remembers: the cards known in each place, then by kind all known ones, the lying ones, the installed ones.
_SEEN_COMMON: Final = 8
_SEEN_SEAT: Final = 13


def _fields(game: Game, cards: CardBook) -> list[Field]:
    """Every field, in the order of the writing."""
    players = int(game.players)
    seats = seat_names(players)
    places = COMMON_CODES + [f"{zone} of {seat}" for seat in seats for zone in ZONE_CODES]
    items, spells = cards.ids[: cards.items], cards.ids[cards.items : cards.items + cards.spells]
    f = Fields()
    for card in cards.ids:
        f.choice("place of each card", f"place of {card}", places)
    for spell in spells:
        f.choice("item each spell is installed in", f"host of {spell}", ["none", *items])
    f.choice("own seat", "seat", [str(seat) for seat in range(players)])
    f.choice("who is to move", "to move", ["over", "chance", *seats])
    f.choice("step", "step", [step.name for step in game.steps])
    f.choice("whose step", "step of", ["none", *seats])
    f.choice("spell of the step", "step's spell", ["none", *spells])
    f.choice("effect of the step", "step's effect", ["none", *(word.op for word in WORDS)])
    f.choice("Praeco", "Praeco", seats)
    f.choice("whose turn", "turn", ["none", *seats])
    for name in ACTION_NAMES:
        f.choice("kinds of action taken this turn", f"taken {name}", ["no", "yes"])
    for card in items + spells:
        f.amount("Vis on each card", f"Vis on {card}", MOST_VIS)
    f.amount("how much of the step is left", "left", MOST)
    f.amount("Tribunal", "tribunal", 2)
    f.amount("round", "round", players)
    f.amount("actions left", "actions left", 2 * ACTIONS)
    f.amount("Concilium", "concilium", VOTING_TOKENS)
    for space in SPACE_NAMES:
        f.amount("votes on each space", f"votes for {space}", VOTING_TOKENS)
    for row in ("uncontested", "contested"):
        f.amount("trackers of the Vis Sources", f"{row} at", MOST)
    for kind in KIND_NAMES:
        f.amount("cards in each deck", f"{kind} deck", cards.count)
    for kind in KIND_NAMES:
        f.amount("unknown cards being resolved", f"resolving {kind}s unknown", cards.count)
    for seat in seats:
        _add_seat(f, seat, cards)
    return f.found


def _add_seat(f: Fields, seat: str, cards: CardBook) -> None:
    block = f"wizard: {seat}"
    f.amount(block, f"{seat}: Vis", MOST)
    for tribunal in range(3):
        f.amount(block, f"{seat}: points of Tribunal {tribunal + 1}", MOST)
    f.amount(block, f"{seat}: hand limit", MOST)
    f.amount(block, f"{seat}: warded", 1)
    f.amount(block, f"{seat}: muddled", 1)
    for kind in KIND_NAMES:
        f.amount(block, f"{seat}: unknown {kind}s in hand", cards.count)
    f.amount(block, f"{seat}: unknown cards in Vault", cards.count)
    for vis in range(MOST_VIS + 1):
        f.amount(block, f"{seat}: unknown items with {vis} Vis", cards.count)
    for vis in range(SPELL_COST + 1):
        f.amount(block, f"{seat}: unknown spells with {vis} Vis", cards.count)


@final
class TribunalEncoder(Encoder):
    """Writes the observations of Grand Tribunal."""

    def __init__(self, game: Game, cards: CardBook) -> None:
        super().__init__(_fields(game, cards), _SEEN_COMMON + MOST_WIZARDS * _SEEN_SEAT + KINDS + 3)
        self.cards = cards
        self.hosts: i64 = cards.count
        self.common: i64 = cards.count + cards.spells
        self.vis: i64 = self.common + 8 + _USED_BITS
        self.amounts: i64 = self.vis + cards.items + cards.spells

    def write(self, state: State, seat: i64, out: vec[i16], at: i64, seen: vec[i64], seen_at: i64) -> None:
        assert isinstance(state, Table)
        self._write_places(state, seat, out, at, seen, seen_at)
        self._write_common(state, seat, out, at + self.common)
        k = self._write_amounts(state, seat, out, at + self.amounts)
        other = seat
        while True:
            k = self._write_wizard(state, seat, other, out, k)
            other = state.next_seat(other)
            if other == seat:
                break
        self._write_vis(state, seat, out, at, seen, seen_at + _SEEN_COMMON + MOST_WIZARDS * _SEEN_SEAT + KINDS)

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
        placed_items = know_items & ~sets[slot(DECK, ITEM)]
        placed_spells = know_spells & ~sets[slot(DECK, SPELL)]
        placed_resources = know_resources & ~sets[slot(DECK, RESOURCE)]
        clear_cards(seen[gone] & ~placed_items, out, items)
        clear_cards(seen[gone + 1] & ~placed_spells, out, spells)
        clear_cards(seen[gone + 2] & ~placed_resources, out, resources)
        seen[gone] = placed_items
        seen[gone + 1] = placed_spells
        seen[gone + 2] = placed_resources

        place_cards(1, sets[slot(DISCARD, ITEM)] & know_items, out, items, seen, s)
        place_cards(1, sets[slot(DISCARD, SPELL)] & know_spells, out, spells, seen, s + 1)
        place_cards(1, sets[slot(DISCARD, RESOURCE)] & know_resources, out, resources, seen, s + 2)
        place_cards(2, sets[slot(MARKET, ITEM)] & know_items, out, items, seen, s + 3)
        place_cards(2, sets[slot(MARKET, SPELL)] & know_spells, out, spells, seen, s + 4)
        place_cards(3, sets[slot(RESOLVING, ITEM)] & know_items, out, items, seen, s + 5)
        place_cards(3, sets[slot(RESOLVING, SPELL)] & know_spells, out, spells, seen, s + 6)
        place_cards(3, sets[slot(RESOLVING, RESOURCE)] & know_resources, out, resources, seen, s + 7)
        s += _SEEN_COMMON
        up_items = known[FACE_UP * KINDS + ITEM]
        up_spells = known[FACE_UP * KINDS + SPELL]
        code: i64 = _COMMON
        installed: i64 = 0
        other = seat
        while True:
            mine = own(other, HAND, ITEM)
            hand = code + _IN_HAND
            place_cards(hand, sets[mine] & know_items, out, items, seen, s)
            place_cards(hand, sets[mine + SPELL] & know_spells, out, spells, seen, s + 1)
            place_cards(hand, sets[mine + RESOURCE] & know_resources, out, resources, seen, s + 2)
            mine = own(other, SANCTUM, ITEM)
            down = code + _IN_SANCTUM
            place_cards(down, sets[mine] & know_items & ~up_items, out, items, seen, s + 3)
            place_cards(down, sets[mine + SPELL] & know_spells & ~up_spells, out, spells, seen, s + 4)
            place_cards(down, sets[mine + RESOURCE] & know_resources, out, resources, seen, s + 5)
            up = code + _IS_FACE_UP
            place_cards(up, sets[mine] & up_items, out, items, seen, s + 6)
            place_cards(up, sets[mine + SPELL] & up_spells, out, spells, seen, s + 7)
            mine = own(other, ACTIVE, ITEM)
            active = code + _IS_ACTIVE
            place_cards(active, sets[mine], out, items, seen, s + 8)
            place_cards(active, sets[mine + SPELL], out, spells, seen, s + 9)
            place_cards(active, sets[mine + RESOURCE], out, resources, seen, s + 10)
            inside = sets[own(other, INSTALLED, SPELL)]
            installed |= inside
            if inside != seen[s + 11]:
                self._write_hosts(t, inside & ~seen[s + 11], out, at)
                place_cards(code + _IS_INSTALLED, inside, out, spells, seen, s + 11)
            won = sets[own(other, AWARDED, ITEM)]
            if won != seen[s + 12]:
                self._write_awards(t, code + _IS_AWARDED - 1, won & ~seen[s + 12], out, items)
                seen[s + 12] = won
            code += _ZONES
            s += _SEEN_SEAT
            other = t.next_seat(other)
            if other == seat:
                break
        hosted = gone + KINDS + 2
        clear_cards(seen[hosted] & ~installed, out, at + self.hosts)
        seen[hosted] = installed

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
        mover = t.to_move
        if mover >= 0:
            out[k + 1] = i16(_SEAT_CODE + distance(seat, mover, seats))
        else:
            out[k + 1] = i16(_CHANCE_CODE if mover == CHANCE else _OVER_CODE)
        out[k + 2] = i16(step)
        out[k + 3] = i16(0 if t.seat < 0 else 1 + distance(seat, t.seat, seats))
        out[k + 4] = i16(t.a + 1 if step in (CHOOSE_HOST, RETAIN) else 0)
        out[k + 5] = i16(t.a + 1 if step in (CHOOSE, TARGET) else 0)
        out[k + 6] = i16(distance(seat, t.praeco, seats))
        out[k + 7] = i16(0 if t.turn < 0 else 1 + distance(seat, t.turn, seats))
        k += 8
        used = t.used
        bit: i64 = 0
        while bit < _USED_BITS:
            out[k + bit] = i16((used >> bit) & 1)
            bit += 1

    def _write_amounts(self, t: Table, seat: i64, out: vec[i16], k: i64) -> i64:
        sets = t.sets
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
        kind: i64 = 0
        while kind < KINDS:
            out[k + kind] = i16(count(sets[slot(DECK, kind)]))
            out[k + KINDS + kind] = i16(count(sets[slot(RESOLVING, kind)] & ~t.known[seat * KINDS + kind]))
            kind += 1
        return k + 2 * KINDS

    def _write_wizard(self, t: Table, seat: i64, other: i64, out: vec[i16], k: i64) -> i64:
        """A wizard's figures, and how many cards of theirs the observer does not know."""
        sets = t.sets
        out[k] = i16(t.vis[other])
        out[k + 1] = i16(t.sheet[other])
        out[k + 2] = i16(t.sheet[MOST_WIZARDS + other])
        out[k + 3] = i16(t.sheet[2 * MOST_WIZARDS + other])
        out[k + 4] = i16(t.hand_limit(other))
        out[k + 5] = i16(1 if t.bonus(other, WARD) > 0 else 0)
        out[k + 6] = i16(t.bonus(other, MUDDLED))
        know_items = t.known[seat * KINDS + ITEM]
        know_spells = t.known[seat * KINDS + SPELL]
        know_resources = t.known[seat * KINDS + RESOURCE]
        mine = own(other, HAND, ITEM)
        out[k + 7] = i16(count(sets[mine] & ~know_items))
        out[k + 8] = i16(count(sets[mine + SPELL] & ~know_spells))
        out[k + 9] = i16(count(sets[mine + RESOURCE] & ~know_resources))
        mine = own(other, SANCTUM, ITEM)
        out[k + 10] = i16(count(sets[mine + RESOURCE] & ~know_resources))
        k += 11
        tally(t, sets[mine] & ~know_items, 0, out, k, MOST_VIS + 1)
        k += MOST_VIS + 1
        tally(t, sets[mine + SPELL] & ~know_spells, self.cards.items, out, k, SPELL_COST + 1)
        return k + SPELL_COST + 1

    def _write_vis(self, t: Table, seat: i64, out: vec[i16], at: i64, seen: vec[i64], s: i64) -> None:
        """The Vis on the lying cards that the observer knows."""
        kind: i64 = ITEM
        while kind <= SPELL:
            lying: i64 = 0
            other: i64 = 0
            while other < t.seats:
                lying |= t.sets[own(other, SANCTUM, kind)]
                other += 1
            lying &= t.known[seat * KINDS + kind]
            first = t.cards.first[kind]
            fields = at + self.vis + first
            clear_cards(seen[s + kind] & ~lying, out, fields)
            seen[s + kind] = lying
            while lying != 0:
                index = lowest(lying)
                out[fields + index] = i16(t.vis_on[first + index])
                lying &= lying - 1
            kind += 1


def left(t: Table) -> i64:
    """How much of the step is left, for the steps that count."""
    step = t.step
    if step in (PLACE_VOTES, OPENING, UNVOTE, MOVE_VOTES, DISCARD_DOWN, DRAW_ANY):
        return t.a
    return t.b if step == CHOOSE else 0


def tally(t: Table, cards: i64, first: i64, out: vec[i16], k: i64, size: i64) -> None:
    """How many of the cards have 0, 1, 2, ... Vis on them."""
    i: i64 = 0
    while i < size:
        out[k + i] = 0
        i += 1
    while cards != 0:
        at = k + i64(t.vis_on[first + lowest(cards)])
        out[at] = i16(i64(out[at]) + 1)
        cards &= cards - 1
