"""Positions of Grand Tribunal set up by name."""

import json
from functools import cache
from pathlib import Path
from typing import Any

from tests.games.grand_tribunal.plays import COMMON, ZONES, Play, step_of

import concilium
from concilium import CHANCE, Game

TURN_STEP = "turn"
ACTION_BITS = {
    name: 1 << bit
    for bit, name in enumerate(["vote", "draw", "advance", "cast", "draw-resource", "play", "extract", "gather"])
}
TOKENS = 24


@cache
def _game(players: int, options: str) -> Game:
    return concilium.game("grand-tribunal", players=players, options=json.loads(options))


@cache
def _first_turn(players: int, options: str) -> str:
    """The position of seat 0's turn as the first Praeco, as JSON: what a setting starts from."""
    state = _game(players, options).start()
    state.apply(CHANCE, state.game.action("praeco 0"))
    while step_of(state) != TURN_STEP:
        state.apply(state.to_move, state.legal(state.to_move)[0])
    return json.dumps(state.to_json())


def own_cards() -> str:
    """The game's own card file."""
    folder = Path(next(iter(concilium.__path__)), "games", "grand_tribunal", "data")
    return (folder / "cards.toml").read_text(encoding="utf-8")


def printed(game: Game) -> dict[str, dict[str, Any]]:
    """The cards' printed facts."""
    cards = game.facts()["cards"]
    assert isinstance(cards, dict)
    return cards


class Setting:
    """A table being set up: the decks full, nobody holds anything, seat 0 begins its turn as Praeco with 12 Vis."""

    def __init__(self, players: int = 3, **options: object) -> None:
        given = json.dumps({name.replace("_", "-"): value for name, value in options.items()})
        self.game = _game(players, given)
        self.cards = printed(self.game)
        self.where: dict[str, tuple[str, int]] = dict.fromkeys(self.cards, ("deck", -1))
        self.data: dict[str, Any] = json.loads(_first_turn(players, given))
        self.data["vis_on"] = {}
        self.data["face_up"] = []
        self.wizards = self.data["wizards"]
        self.hosts: dict[str, str] = {}
        self.awards: dict[str, int] = {}
        self.secrets: list[tuple[int, str]] = []
        self.seat = 0
        self.votes()
        for wizard in self.wizards:
            wizard["vis"] = 12
            wizard["sheet"] = [0, 0, 0]

    def _put(self, cards: tuple[str, ...], place: str, seat: int = -1) -> "Setting":
        for card in cards:
            assert card in self.cards, card
            self.where[card] = (place, seat)
        return self

    def hand(self, seat: int, *cards: str) -> "Setting":
        return self._put(cards, "hand", seat)

    def sanctum(self, seat: int, *cards: str, vis: int = 0, face_up: bool = False) -> "Setting":
        """Inactive items and spells, or resources of the Vault."""
        for card in cards:
            if vis:
                self.data["vis_on"][card] = vis
            if face_up:
                self.data["face_up"].append(card)
        return self._put(cards, "sanctum", seat)

    def active(self, seat: int, *cards: str) -> "Setting":
        """Active items and spells, or resources in play."""
        return self._put(cards, "active", seat)

    def installed(self, seat: int, item: str, *spells: str) -> "Setting":
        """An active item, unless it is there already, with spells in it."""
        if self.where[item][0] not in ("active", "awarded"):
            self.active(seat, item)
        for spell in spells:
            self.hosts[spell] = item
        return self._put(spells, "installed", seat)

    def awarded(self, seat: int, item: str, place: int = 1) -> "Setting":
        self.awards[item] = place
        return self._put((item,), "awarded", seat)

    def market(self, *cards: str) -> "Setting":
        return self._put(cards, "market")

    def discarded(self, *cards: str) -> "Setting":
        return self._put(cards, "discard")

    def only_in_deck(self, kind: str, *cards: str) -> "Setting":
        """What is left of a deck; the rest of it is on the discard pile."""
        for card, (place, _) in list(self.where.items()):
            if place == "deck" and self.cards[card]["kind"] == kind and card not in cards:
                self.where[card] = ("discard", -1)
        return self

    def vis(self, *amounts: int) -> "Setting":
        """The stores of the first seats, in order."""
        for seat, amount in enumerate(amounts):
            self.wizards[seat]["vis"] = amount
        return self

    def votes(self, **tokens: int) -> "Setting":
        self.data["votes"] = {space: tokens.get(space, 0) for space in self.data["votes"]}
        self.data["concilium"] = TOKENS - sum(tokens.values())
        return self

    def tribunal(self, number: int) -> "Setting":
        """The rounds before the Tribunal of this number, from 1."""
        facts = self.game.facts()
        self.data["tribunal"] = number - 1
        for row in ("uncontested", "contested"):
            spaces = facts[row]
            assert isinstance(spaces, list)
            first = next(at for at, space in enumerate(spaces) if space["tribunal"] == number)
            self.data[f"{row}_at"] = first
        return self

    def trackers(self, uncontested: int, contested: int) -> "Setting":
        self.data["uncontested_at"], self.data["contested_at"] = uncontested, contested
        return self

    def turn(self, seat: int, praeco: int | None = None, round_number: int = 1) -> "Setting":
        """Whose turn it is, who is Praeco, in which round from 1."""
        self.data["praeco"] = seat if praeco is None else praeco
        self.data["round"] = round_number - 1
        self.data["turn"] = seat
        self.seat = seat
        return self

    def last_turn(self) -> "Setting":
        """The last turn before the Tribunal, seat 0's; the last Praeco is seat 1."""
        return self.turn(0, praeco=1, round_number=self.game.players)

    def actions(self, left: int, *used: str) -> "Setting":
        self.data["actions_left"] = left
        self.data["used"] = sum(ACTION_BITS[name] for name in used)
        return self

    def muddled(self, seat: int) -> "Setting":
        self.wizards[seat]["muddled"] = 1
        return self

    def knows(self, seat: int, *cards: str) -> "Setting":
        """What a seat has seen beyond what it must know."""
        self.secrets += [(seat, card) for card in cards]
        return self

    def points(self, seat: int, *by_tribunal: int) -> "Setting":
        self.wizards[seat]["sheet"] = [*by_tribunal, 0, 0, 0][:3]
        return self

    def ready(self) -> "Play":
        """The position, to be played."""
        data = self.data
        data["places"] = {place: self._lying(place, -1) for place in COMMON}
        for seat, wizard in enumerate(self.wizards):
            wizard.update({zone: self._lying(zone, seat) for zone in ZONES})
            wizard["hosts"] = {spell: item for spell, item in self.hosts.items() if self.where[spell][1] == seat}
            wizard["awards"] = {item: place for item, place in self.awards.items() if self.where[item][1] == seat}
            wizard["known"] = [card for card in self.cards if self._is_known(seat, card)]
        course, turn = data["frames"]
        course[3] = (self.seat - data["praeco"]) % self.game.players
        turn[1] = self.seat
        return Play(self.game.from_json(data))

    def _lying(self, place: str, seat: int) -> list[str]:
        return [card for card in self.cards if self.where[card] == (place, seat)]

    def _is_known(self, seat: int, card: str) -> bool:
        place, owner = self.where[card]
        if place == "deck":
            return False
        hidden = place == "hand" or (place == "sanctum" and card not in self.data["face_up"])
        return not hidden or owner == seat or (seat, card) in self.secrets


def table(players: int = 3, **options: object) -> Setting:
    return Setting(players, **options)
