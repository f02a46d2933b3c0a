"""The whole truth of a position as plain data, both ways."""

from typing import Any

from mypy_extensions import i64, u8

from concilium.core.bits import bit, members
from concilium.games.grand_tribunal.places import (
    ACTIVE,
    AWARDED,
    COMMON_NAMES,
    COMMON_PLACES,
    FACE_UP,
    INSTALLED,
    ITEM,
    KINDS,
    MOST_WIZARDS,
    RESOURCE,
    SPACE_NAMES,
    SPELL,
    ZONE_NAMES,
    own,
    slot,
    zone,
)
from concilium.games.grand_tribunal.state import MUDDLED, STANDINGS, VOTING_TOKENS, Table
from concilium.games.grand_tribunal.tribunal import AWARDS
from concilium.games.grand_tribunal.vocabulary import FIRST_STANDING


def to_json(t: Table) -> dict[str, object]:
    return {
        "places": {name: _cards_in(t, place) for place, name in enumerate(COMMON_NAMES)},
        "wizards": [_wizard(t, seat) for seat in range(t.seats)],
        "face_up": _cards(t, FACE_UP),
        "vis_on": {t.cards.ids[card]: int(vis) for card, vis in enumerate(t.vis_on) if vis > 0},
        "votes": {name: t.votes[space] for space, name in enumerate(SPACE_NAMES)},
        "concilium": t.concilium,
        "tribunal": t.tribunal,
        "round": t.round,
        "praeco": t.praeco,
        "turn": t.turn,
        "actions_left": t.actions_left,
        "used": t.used,
        "uncontested_at": t.uncontested_at,
        "contested_at": t.contested_at,
        "frames": t.frames_to_json(),
    }


def _wizard(t: Table, seat: i64) -> dict[str, object]:
    return {
        "vis": t.vis[seat],
        "sheet": [t.sheet[tribunal * MOST_WIZARDS + seat] for tribunal in range(3)],
        "muddled": t.standing[seat * STANDINGS + MUDDLED],
        **{name: _cards_in(t, zone(seat, which)) for which, name in enumerate(ZONE_NAMES)},
        "hosts": {
            t.card_name(SPELL, spell): t.card_name(ITEM, i64(t.host[spell]))
            for spell in members(t.sets[own(seat, INSTALLED, SPELL)])
        },
        "awards": {t.card_name(ITEM, item): int(t.award[item]) for item in members(t.sets[own(seat, AWARDED, ITEM)])},
        "known": _cards(t, seat),
    }


def _cards_in(t: Table, place: i64) -> list[str]:
    return [t.card_name(kind, index) for kind in range(KINDS) for index in members(t.sets[slot(place, kind)])]


def _cards(t: Table, row: i64) -> list[str]:
    return [t.card_name(kind, index) for kind in range(KINDS) for index in members(t.known[row * KINDS + kind])]


class _Reader:
    """Reads a position's data onto a fresh table; every doubt is a ValueError that says where."""

    def __init__(self, t: Table, data: dict[str, Any]) -> None:
        self.t = t
        self.data = data
        self.numbers = {name: number for number, name in enumerate(t.cards.ids)}

    def card(self, name: object, where: str) -> int:
        if not isinstance(name, str) or name not in self.numbers:
            raise ValueError(f"{where}: no card {name!r}")
        return self.numbers[name]

    def whole(self, table: dict[str, Any], name: str, low: int, high: int, where: str = "position") -> int:
        value = table.get(name)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise ValueError(f"{where}: {name} must be a whole number from {low} to {high}, not {value!r}")
        return value

    def table(self, table: dict[str, Any], name: str, where: str) -> dict[str, Any]:
        value = table.get(name)
        if not isinstance(value, dict):
            raise ValueError(f"{where}: must be a table")
        return value

    def put(self, names: object, place: i64, where: str) -> None:
        if not isinstance(names, list):
            raise ValueError(f"{where}: must be a list of cards")
        for name in names:
            card = self.card(name, where)
            kind = self.t.cards.kind(card)
            self.t.sets[slot(place, kind)] |= bit(card - self.t.cards.first[kind])

    def know(self, names: object, row: i64, where: str) -> None:
        if not isinstance(names, list):
            raise ValueError(f"{where}: must be a list of cards")
        for name in names:
            card = self.card(name, where)
            kind = self.t.cards.kind(card)
            self.t.known[row * KINDS + kind] |= bit(card - self.t.cards.first[kind])

    def read(self) -> None:
        t, data = self.t, self.data
        places = self.table(data, "places", "places")
        for place, name in enumerate(COMMON_NAMES):
            self.put(places.get(name), place, f"places: {name}")
        wizards = data.get("wizards")
        if not isinstance(wizards, list) or len(wizards) != t.seats:
            raise ValueError(f"wizards: there must be {t.seats} of them")
        for seat, wizard in enumerate(wizards):
            self._read_wizard(seat, wizard)
        self._check_places()
        self.know(data.get("face_up"), FACE_UP, "face_up")
        for name, vis in self.table(data, "vis_on", "vis_on").items():
            card = self.card(name, "vis_on")
            if card >= len(t.vis_on) or not isinstance(vis, int) or not 0 <= vis <= t.cards.cost[card]:
                raise ValueError(f"vis_on: {name} cannot have {vis!r} Vis on it")
            t.set_vis(card, vis)
        votes = self.table(data, "votes", "votes")
        t.concilium = self.whole(data, "concilium", 0, VOTING_TOKENS)
        tokens: int = t.concilium
        for space, name in enumerate(SPACE_NAMES):
            t.votes[space] = self.whole(votes, name, 0, VOTING_TOKENS, "votes")
            tokens += t.votes[space]
        if tokens != VOTING_TOKENS:
            raise ValueError(f"votes: {VOTING_TOKENS} tokens in all, not {tokens}")
        t.tribunal = self.whole(data, "tribunal", 0, 2)
        t.round = self.whole(data, "round", 0, t.seats)
        t.praeco = self.whole(data, "praeco", 0, t.seats - 1)
        t.turn = self.whole(data, "turn", -1, t.seats - 1)
        t.actions_left = self.whole(data, "actions_left", 0, 255)
        t.used = self.whole(data, "used", 0, 511)
        t.uncontested_at = self.whole(data, "uncontested_at", 0, t.board.uncontested.size)
        t.contested_at = self.whole(data, "contested_at", 0, t.board.contested.size)
        t.frames_from_json(self._frames(data.get("frames")))

    def _frames(self, frames: object) -> list[tuple[str, int, int, int, int]]:
        if not isinstance(frames, list) or not frames:
            raise ValueError("frames: must be a list that is not empty")
        found: list[tuple[str, int, int, int, int]] = []
        for frame in frames:
            if not isinstance(frame, list) or len(frame) != 5 or not all(isinstance(n, int) for n in frame[1:]):
                raise ValueError(f"frames: a frame is a step and four numbers, not {frame!r}")
            found.append((str(frame[0]), frame[1], frame[2], frame[3], frame[4]))
        return found

    def _read_wizard(self, seat: i64, wizard: dict[str, Any]) -> None:
        t = self.t
        where = f"wizards: {seat}"
        t.vis[seat] = self.whole(wizard, "vis", 0, 65535, where)
        sheet = wizard.get("sheet")
        if not isinstance(sheet, list) or len(sheet) != 3 or not all(isinstance(points, int) for points in sheet):
            raise ValueError(f"{where}: sheet must be three numbers")
        for tribunal, points in enumerate(sheet):
            t.sheet[tribunal * MOST_WIZARDS + seat] = points
        for which, name in enumerate(ZONE_NAMES):
            self.put(wizard.get(name), zone(seat, which), f"{where}: {name}")
        self._read_hosts(seat, self.table(wizard, "hosts", f"{where}: hosts"), f"{where}: hosts")
        self._read_awards(seat, self.table(wizard, "awards", f"{where}: awards"), f"{where}: awards")
        self.know(wizard.get("known"), seat, f"{where}: known")
        for resource in members(t.sets[own(seat, ACTIVE, RESOURCE)]):
            for op, n, _ in t.cards.program[t.cards.first[RESOURCE] + resource]:
                t.add_standing(seat, op - FIRST_STANDING, n)
        t.standing[seat * STANDINGS + MUDDLED] = self.whole(wizard, "muddled", 0, 1, where)

    def _read_hosts(self, seat: i64, hosts: dict[str, Any], where: str) -> None:
        """Each installed spell has an active item or an award winner of its owner's as its host."""
        t = self.t
        installed = members(t.sets[own(seat, INSTALLED, SPELL)])
        if sorted(hosts) != sorted(t.card_name(SPELL, spell) for spell in installed):
            raise ValueError(f"{where}: must name the host of each installed spell")
        items = t.sets[own(seat, ACTIVE, ITEM)] | t.sets[own(seat, AWARDED, ITEM)]
        for spell in installed:
            item = self.card(hosts[t.card_name(SPELL, spell)], where)
            if item >= t.cards.items or (items >> item) & 1 == 0:
                raise ValueError(f"{where}: {t.cards.ids[item]} is no active item of seat {seat}")
            t.host[spell] = u8(item)

    def _read_awards(self, seat: i64, awards: dict[str, Any], where: str) -> None:
        t = self.t
        winners = members(t.sets[own(seat, AWARDED, ITEM)])
        if sorted(awards) != sorted(t.card_name(ITEM, item) for item in winners):
            raise ValueError(f"{where}: must name the place of each award winner")
        for item in winners:
            t.award[item] = u8(self.whole(awards, t.card_name(ITEM, item), 1, AWARDS, where))

    def _check_places(self) -> None:
        """Each card is in exactly one place."""
        t = self.t
        for number, name in enumerate(t.cards.ids):
            kind = t.cards.kind(number)
            index = number - t.cards.first[kind]
            places = [p for p in range(COMMON_PLACES + MOST_WIZARDS * len(ZONE_NAMES)) if t.has(p, kind, index)]
            if len(places) != 1:
                raise ValueError(f"{name} is in {len(places)} places")


def read_onto(t: Table, data: dict[str, Any]) -> None:
    """Make a fresh table the position that `to_json` wrote."""
    _Reader(t, data).read()
