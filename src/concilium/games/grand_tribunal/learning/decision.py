"""What is being decided, as numbers: the variables of the step, the cards of an Advance, the card that asks."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from concilium.core.bits import bit, full
from concilium.core.encoding import MOST, Fields, distance, seat_names, write_code, write_flags
from concilium.core.frames import FRAME, VARIABLES
from concilium.core.game import Game
from concilium.core.variables import Flag
from ..components.cards import SPELL_COST, Cards
from ..components.things import ITEM, KIND_NAMES, KINDS, SPACE_NAMES, SPELL
from ..components.variables import CardVariable
from ..components.vocabulary import WORDS
from ..position import Position
from ..rules.advancing import MORE_OF_ADVANCE
from ..rules.asking import FROM_ITEM, NEXT_EFFECT, RESOLVE, THE_CARD
from ..rules.dealing import DEAL, WHERE_NAMES
from ..rules.declared import FRESH_PAIRS, ITEMS, SPELLS, TURN
from ..rules.effects.cards import HEAP, HEAP_BITS, REPLACED, REPLENISH
from ..rules.effects.effect import CHOOSE, EFFECT, GIVEN
from ..rules.voting import PLACE_VOTES, USED
from .counting import TALLY, TALLY_BITS, tally

MOST_VIS: Final = 9
"""No item costs more, so none can have more Vis on it."""

# Where the fields are.
_LEFT: Final = 0
_AMOUNT: Final = 1
_FLAG: Final = 2
_KIND: Final = 3
_WHERE: Final = 4
_INHERITS: Final = 5
_SPACE: Final = 6
_WIZARD: Final = 7
_EFFECT: Final = 8
_CARD: Final = 9
_SPACES_USED: Final = 10
_SOURCE: Final = 20
_SOURCE_EFFECT: Final = 21
_SOURCE_ITEM: Final = 22
_DEALS: Final = 23
_FRESH: Final = 24
_REPLACED: Final = 25
_STEP_FIELDS: Final = 31
_UNKNOWN_SPELLS: Final = 10
_ADVANCED_UNKNOWN: Final = 13

_GOES: Final = {
    "left": (_LEFT, 0),
    "amount": (_AMOUNT, 0),
    "price": (_AMOUNT, 0),
    "more": (_AMOUNT, 0),
    "spent": (_AMOUNT, 0),
    "kind": (_KIND, 1),
    "where": (_WHERE, 1),
    "inherits": (_INHERITS, 0),
    "from": (_SPACE, 0),
    "first": (_SPACE, 0),
    "gatherer": (_WIZARD, 0),
    "payee": (_WIZARD, 0),
    "target": (_WIZARD, 0),
    "effect": (_EFFECT, 1),
}
"""For each variable of a step, by name: the field it is written to, and what is added to it there."""

_OPS: Final = [word.op for word in WORDS]

# What a row remembers: the fields of the step that are written, as a set, with one more member if those of an Advance
# are; the cards of the Advance, known and unknown.
_SEEN_STEP: Final = 0
_SEEN_ITEMS: Final = 1
_SEEN_TALLIES: Final = 3


def add_decision(f: Fields, game: Game, cards: Cards) -> None:
    """The fields of a decision, in the order in which they are written."""
    seats = seat_names(int(game.players))
    items = cards.ids[: cards.items]
    of_step = "variables of the step"
    f.amount(of_step, "left", MOST)
    f.amount(of_step, "step's amount", MOST)
    f.choice(of_step, "step's flag", ["no", "yes"])
    f.choice(of_step, "step's kind of card", ["none", *KIND_NAMES])
    f.choice(of_step, "where the dealt card goes", ["none", *WHERE_NAMES])
    f.amount(of_step, "what the dealt card inherits", MOST)
    f.choice(of_step, "step's space", ["none", *SPACE_NAMES])
    f.choice(of_step, "step's wizard", ["none", *seats])
    f.choice(of_step, "step's effect", ["none", *_OPS])
    f.choice(of_step, "step's card", ["none", *cards.ids])
    for space in SPACE_NAMES:
        f.choice("spaces used by the step", f"{space} used", ["no", "yes"])
    f.choice("card being resolved", "card being resolved", ["none", *cards.ids])
    f.amount("card being resolved", "effects of it begun", MOST)
    f.choice("card being resolved", "item it was cast from", ["none", *items])
    f.amount("cards to come", "cards to be dealt besides this one", MOST)
    f.amount("actions to come", "fresh pairs of actions", MOST)
    for where in ("hand", "Sanctum"):
        for kind in KIND_NAMES:
            f.amount("cards to come", f"{kind}s of the {where} to be replaced", MOST)
    for card in cards.ids[: cards.items + cards.spells]:
        f.choice("cards this Advance has gone on", f"{card} advanced", ["no", "yes"])
    for vis in range(MOST_VIS + 1):
        f.amount("unknown cards this Advance has gone on", f"unknown items advanced to {vis} Vis", cards.count)
    for vis in range(SPELL_COST + 1):
        f.amount("unknown cards this Advance has gone on", f"unknown spells advanced to {vis} Vis", cards.count)


@final
class DecisionWriter:
    """Writes the fields of a decision."""

    def __init__(self, game: Game, cards: Cards) -> None:
        self.goes: Final = vec[i64]([-1] * (len(game.steps) * VARIABLES))
        """For each variable of each step, its field."""
        self.plus: Final = vec[i64]([0] * (len(game.steps) * VARIABLES))
        for number, step in enumerate(game.steps):
            for place, variable in enumerate(step.variables):
                goes, plus = _GOES.get(variable.name, (-1, 0))
                if isinstance(variable, Flag):
                    goes = _FLAG
                elif isinstance(variable, CardVariable):
                    goes, plus = _CARD, variable.first + 1
                self.goes[number * VARIABLES + place] = goes
                self.plus[number * VARIABLES + place] = plus
        self.cards: i64 = cards.items + cards.spells
        self.spells: i64 = cards.items
        self.swap: i64 = _OPS.index("swap-with-market")
        self.refresh: i64 = _OPS.index("refresh")
        self.size: i64 = _STEP_FIELDS + cards.items + cards.spells + _ADVANCED_UNKNOWN

    def write(self, t: Position, seat: i64, out: vec[i16], k: i64, seen: vec[i64], s: i64) -> None:
        """What the seat knows about the pending decision."""
        before = seen[s + _SEEN_STEP]
        now: i64 = 0
        if t.step != TURN or t.frame[FRESH_PAIRS] != 0:
            now = self._write_step(t, seat, out, k)
        write_code(0, before & ~now & full(_STEP_FIELDS), out, k)
        k += _STEP_FIELDS
        if t.step == MORE_OF_ADVANCE:
            now |= bit(_STEP_FIELDS)
        if (before | now) >> _STEP_FIELDS != 0:
            self._write_advance(t, seat, ITEM, out, k, k + self.cards, seen, s)
            self._write_advance(t, seat, SPELL, out, k + self.spells, k + self.cards + _UNKNOWN_SPELLS, seen, s)
        seen[s + _SEEN_STEP] = now

    def _write_step(self, t: Position, seat: i64, out: vec[i16], k: i64) -> i64:
        """The variables of the step; returns the fields that it has written, as a set."""
        found: i64 = 0
        frame = t.frame
        at = t.step * VARIABLES
        place: i64 = 0
        while place < VARIABLES:
            goes = self.goes[at + place]
            if goes >= 0:
                variable = frame[place] + self.plus[at + place]
                if goes == _WIZARD:
                    variable = 1 + distance(seat, variable, t.seats)
                out[k + goes] = i16(variable)
                found |= bit(goes)
            place += 1
        if t.step == PLACE_VOTES:
            write_code(1, frame[USED], out, k + _SPACES_USED)
            found |= frame[USED] << _SPACES_USED
        elif t.step == CHOOSE:
            if frame[EFFECT] == self.swap:
                out[k + _CARD] = i16(frame[GIVEN])
                found |= bit(_CARD)
            elif frame[EFFECT] == self.refresh:
                found |= self._write_replaced(frame[GIVEN], out, k)
        if t.step == TURN:
            out[k + _FRESH] = i16(frame[FRESH_PAIRS])
            found |= bit(_FRESH)
        return found | self._write_beneath(t, out, k)

    def _write_beneath(self, t: Position, out: vec[i16], k: i64) -> i64:
        """What resumes once this is decided: a card's effects, cards still to be dealt, the turn."""
        found: i64 = 0
        frame = t.frame
        deals: i64 = 0
        base: i64 = VARIABLES
        end = VARIABLES + t.depth * FRAME
        # From the bottom of the stack: of several frames of a step, the nearest one counts.
        while base < end:
            step = frame[base]
            variables = base + 2
            if step == DEAL:
                deals += 1
                out[k + _DEALS] = i16(deals)
                found |= bit(_DEALS)
            elif step == TURN:
                out[k + _FRESH] = i16(frame[variables + FRESH_PAIRS])
                found |= bit(_FRESH)
            elif step == RESOLVE:
                out[k + _SOURCE] = i16(frame[variables + THE_CARD] + 1)
                out[k + _SOURCE_EFFECT] = i16(frame[variables + NEXT_EFFECT])
                out[k + _SOURCE_ITEM] = i16(frame[variables + FROM_ITEM] + 1)
                found |= bit(_SOURCE) | bit(_SOURCE_EFFECT) | bit(_SOURCE_ITEM)
            elif step == REPLENISH:
                found |= self._write_replaced(frame[variables + REPLACED], out, k)
            base += FRAME
        return found

    def _write_replaced(self, heaps: i64, out: vec[i16], k: i64) -> i64:
        heap: i64 = 0
        while heap < 2 * KINDS:
            out[k + _REPLACED + heap] = i16((heaps >> (heap * HEAP_BITS)) & HEAP)
            heap += 1
        return full(2 * KINDS) << _REPLACED

    def _write_advance(
        self, t: Position, seat: i64, kind: i64, out: vec[i16], k: i64, unknown_at: i64, seen: vec[i64], s: i64
    ) -> None:
        """The cards of a kind that the current Advance has put Vis on."""
        noted: i64 = 0
        if t.step == MORE_OF_ADVANCE:
            noted = t.frame[ITEMS] if kind == ITEM else t.frame[SPELLS]
        know = t.known[seat * KINDS + kind]
        write_flags(noted & know, out, k, seen, s + _SEEN_ITEMS + kind)
        found = tally(t.vis_on, noted & ~know, t.cards.first[kind])
        if found != seen[s + _SEEN_TALLIES + kind]:
            seen[s + _SEEN_TALLIES + kind] = found
            end = unknown_at + (MOST_VIS + 1 if kind == ITEM else SPELL_COST + 1)
            while unknown_at < end:
                out[unknown_at] = i16(found & TALLY)
                found >>= TALLY_BITS
                unknown_at += 1
