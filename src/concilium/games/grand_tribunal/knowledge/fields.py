"""The facts of a position, declared once: it is saved and read through these."""

from mypy_extensions import u8

from concilium.core.bits import bit, members
from concilium.core.fields import OWN, PARTS, PUBLIC, Amounts, Field, Number, SeatNumber, by_name, entries, whole
from concilium.core.state import State
from ..components.board import TRIBUNALS, Board
from ..components.cards import Cards
from ..components.things import (
    ACTIVE,
    AWARDED,
    COMMON_NAMES,
    FACE_UP,
    HAND,
    INSTALLED,
    ITEM,
    KINDS,
    RESOURCE,
    SANCTUM,
    SPACE_NAMES,
    SPELL,
    UNSURE,
    ZONE_NAMES,
    own,
    slot,
    zone,
)
from ..components.vocabulary import FIRST_STANDING
from ..position import MUDDLED, POINTS, STANDINGS, VOTING_TOKENS, Position
from ..rules.tribunal import AWARDS

MOST_VIS = 65535
MOST_ACTIONS = 255
MOST_USED = 511
_SEEN_IN = {HAND: OWN, SANCTUM: PARTS}
"""Who sees the cards of a zone, if not everyone."""


def position(t: State) -> Position:
    """The position as this game's."""
    assert isinstance(t, Position)
    return t


class CardFact(Field):
    """A fact about cards, which are saved by name."""

    def __init__(self, name: str, cards: Cards, of_seats: bool = False, seen: str = PUBLIC) -> None:
        super().__init__(name, seen, of_seats)
        self.cards = cards
        self.numbers_of = {name: number for number, name in enumerate(cards.ids)}

    def number(self, name: object, where: str) -> int:
        if not isinstance(name, str) or name not in self.numbers_of:
            raise ValueError(f"{where}: no card {name!r}")
        return self.numbers_of[name]

    def names(self, t: Position, row: int) -> list[str]:
        """The cards in a place, which has one set for each kind."""
        return [t.card_name(kind, index) for kind in range(KINDS) for index in members(t.sets[slot(row, kind)])]

    def read(self, value: object, where: str) -> list[tuple[int, int]]:
        """The kind and index of each card of a list."""
        if not isinstance(value, list):
            raise ValueError(f"{where}: must be a list of cards")
        found: list[tuple[int, int]] = []
        for name in value:
            card = self.number(name, where)
            kind = int(self.cards.kind(card))
            found.append((kind, card - int(self.cards.first[kind])))
        return found

    def put(self, t: Position, place: int, value: object, where: str) -> None:
        for kind, index in self.read(value, where):
            t.sets[slot(place, kind)] |= bit(index)


class CommonPlaces(CardFact):
    """The decks, the discard piles, the markets, and what is being resolved."""

    def save(self, t: State, seat: int) -> object:
        return {name: self.names(position(t), place) for place, name in enumerate(COMMON_NAMES)}

    def load(self, t: State, seat: int, value: object, where: str) -> None:
        for place, name in enumerate(COMMON_NAMES):
            self.put(position(t), place, by_name(value, where).get(name), f"{where}: {name}")


class Zone(CardFact):
    """The cards of one of a wizard's zones; in the Sanctum some are face up."""

    def __init__(self, which: int, cards: Cards) -> None:
        super().__init__(ZONE_NAMES[which], cards, True, _SEEN_IN.get(which, PUBLIC))
        self.which = which

    def save(self, t: State, seat: int) -> object:
        return self.names(position(t), int(zone(seat, self.which)))

    def load(self, t: State, seat: int, value: object, where: str) -> None:
        self.put(position(t), int(zone(seat, self.which)), value, where)


class Knowledge(CardFact):
    """A row of `Position.known`, from `first` on: one per seat, or the single row of what is face up."""

    def __init__(self, name: str, cards: Cards, first: int, of_seats: bool) -> None:
        super().__init__(name, cards, of_seats, OWN if of_seats else PUBLIC)
        self.first = first
        # Positions saved before this was recorded have none of it.
        self.may_lack = first == UNSURE

    def _row(self, seat: int) -> int:
        return self.first + seat if self.of_seats else self.first

    def save(self, t: State, seat: int) -> object:
        t, row = position(t), self._row(seat)
        return [t.card_name(kind, index) for kind in range(KINDS) for index in members(t.known[row * KINDS + kind])]

    def load(self, t: State, seat: int, value: object, where: str) -> None:
        for kind, index in self.read(value, where):
            position(t).known[self._row(seat) * KINDS + kind] |= bit(index)


class VisOn(CardFact):
    """The Vis on items and spells that have any, by the cards' names: everyone sees it, but not on which card it is."""

    def save(self, t: State, seat: int) -> object:
        return {self.cards.ids[card]: int(vis) for card, vis in enumerate(position(t).vis_on) if vis > 0}

    def load(self, t: State, seat: int, value: object, where: str) -> None:
        for name, vis in by_name(value, where).items():
            card = self.number(name, where)
            if card >= len(self.cards.cost) or not isinstance(vis, int) or not 0 <= vis <= self.cards.cost[card]:
                raise ValueError(f"{where}: {name} cannot have {vis!r} Vis on it")
            position(t).set_vis(card, vis)


class Hosts(CardFact):
    """The item that each installed spell is under: one of its owner's active items, or an award winner."""

    def save(self, t: State, seat: int) -> object:
        t = position(t)
        spells = members(t.sets[own(seat, INSTALLED, SPELL)])
        return {t.card_name(SPELL, spell): t.card_name(ITEM, int(t.host[spell])) for spell in spells}

    def load(self, t: State, seat: int, value: object, where: str) -> None:
        t, hosts = position(t), by_name(value, where)
        installed = members(t.sets[own(seat, INSTALLED, SPELL)])
        if sorted(hosts) != sorted(t.card_name(SPELL, spell) for spell in installed):
            raise ValueError(f"{where}: must name the host of each installed spell")
        items = t.sets[own(seat, ACTIVE, ITEM)] | t.sets[own(seat, AWARDED, ITEM)]
        for spell in installed:
            item = self.number(hosts[t.card_name(SPELL, spell)], where)
            if item >= self.cards.items or (items >> item) & 1 == 0:
                raise ValueError(f"{where}: {self.cards.ids[item]} is no active item of seat {seat}")
            t.host[spell] = u8(item)


class Awards(CardFact):
    """The place of each award winner."""

    def save(self, t: State, seat: int) -> object:
        t = position(t)
        return {t.card_name(ITEM, item): int(t.award(item)) for item in members(t.sets[own(seat, AWARDED, ITEM)])}

    def load(self, t: State, seat: int, value: object, where: str) -> None:
        t, awards = position(t), by_name(value, where)
        winners = members(t.sets[own(seat, AWARDED, ITEM)])
        if sorted(awards) != sorted(t.card_name(ITEM, item) for item in winners):
            raise ValueError(f"{where}: must name the place of each award winner")
        for item in winners:
            name = t.card_name(ITEM, item)
            t.set_award(item, whole(awards[name], 1, AWARDS, f"{where}: {name}"))


class Sheet(Field):
    """A wizard's points, by Tribunal."""

    def save(self, t: State, seat: int) -> object:
        return [int(position(t).bonus(seat, POINTS + tribunal)) for tribunal in range(TRIBUNALS)]

    def load(self, t: State, seat: int, value: object, where: str) -> None:
        for tribunal, points in enumerate(entries(value, TRIBUNALS, where)):
            position(t).standing[seat * STANDINGS + POINTS + tribunal] = whole(points, 0, MOST_VIS, where)


def declared_fields(players: int, cards: Cards, board: Board) -> list[Field]:
    """Every fact of a position, in the order in which it is saved."""
    return [
        CommonPlaces("places", cards, seen=PARTS),
        Knowledge("face_up", cards, FACE_UP, of_seats=False),
        VisOn("vis_on", cards, seen=PARTS),
        Amounts("votes", SPACE_NAMES, VOTING_TOKENS),
        Number("concilium", 0, VOTING_TOKENS),
        Number("tribunal", 0, TRIBUNALS - 1),
        Number("round", 0, players),
        Number("praeco", 0, players - 1),
        Number("turn", -1, players - 1),
        Number("actions_left", 0, MOST_ACTIONS),
        Number("used", 0, MOST_USED),
        Number("uncontested_at", 0, int(board.uncontested.size)),
        Number("contested_at", 0, int(board.contested.size)),
        SeatNumber("vis", 0, MOST_VIS),
        Sheet("sheet", of_seats=True),
        SeatNumber("muddled", 0, 1, attribute="standing", every=STANDINGS, at=MUDDLED),
        *(Zone(which, cards) for which in range(len(ZONE_NAMES))),
        Hosts("hosts", cards, of_seats=True),
        Awards("awards", cards, of_seats=True),
        Knowledge("known", cards, 0, of_seats=True),
        Knowledge("unsure", cards, UNSURE, of_seats=True),
    ]


def check(t: Position) -> None:
    """Each card is in exactly one place and no token is missing; what is in play counts for its owner."""
    for number, name in enumerate(t.cards.ids):
        kind = t.cards.kind(number)
        index = number - t.cards.first[kind]
        places = [place for place in range(zone(t.seats, 0)) if t.has(place, kind, index)]
        if len(places) != 1:
            raise ValueError(f"{name} is in {len(places)} places")
    tokens = int(t.concilium) + sum(int(votes) for votes in t.votes)
    if tokens != VOTING_TOKENS:
        raise ValueError(f"votes: {VOTING_TOKENS} tokens in all, not {tokens}")
    for seat in range(t.seats):
        for resource in members(t.sets[own(seat, ACTIVE, RESOURCE)]):
            for op, n, _ in t.cards.program[t.cards.first[RESOURCE] + resource]:
                t.add_standing(seat, op - FIRST_STANDING, max(n, 1))
