"""Medieval Realms with its options chosen."""

from typing import Any, Final, final

from mypy_extensions import i64

from concilium.core.bits import members
from concilium.core.datafiles import chosen_file
from concilium.core.game import Game
from concilium.core.notation import Notation
from concilium.core.options import check_options, check_players
from concilium.core.state import State
from concilium.core.steps import Over, Step
from .components.board import Board
from .components.cards import Cards
from .components.things import (
    COLOURS,
    DECK,
    FEWEST_PLAYERS,
    HIGHEST_BID,
    LEADER_KINDS,
    LEADERS,
    MOST_PLAYERS,
    PANEL_SLOTS,
    RESOURCE_KINDS,
    RESOURCES,
    SLOTS,
)
from .knowledge.fields import check_position, fields_of
from .learning.encoding import RealmsEncoder
from .learning.features import KingEvaluation
from .options import OPTIONS
from .position import Position
from .rules.actions import ActionsStep
from .rules.auction import AuctionStep
from .rules.choosing import BonusStep, LilyStep, TakeCardStep
from .rules.declared import DEAL, REASONS, STEPS
from .rules.effects.happening import EffectsStep
from .rules.placement import PlacementStep
from .rules.scoring import ScoringStep
from .rules.setup import DealStep, ExtraStep, OrderStep
from .rules.verbs import Verbs
from .rules.walls import LandsStep
from .shapes import Facts, PrintedCard

NAME: Final = "medieval-realms"
PACKAGE: Final = "concilium.games.medieval_realms"


@final
class MedievalRealms(Game):
    """The rules of Medieval Realms for one number of players, one deck and one board."""

    def __init__(self, players: int, given: dict[str, Any]) -> None:
        seats = check_players(players, FEWEST_PLAYERS, MOST_PLAYERS)
        options = check_options(OPTIONS, given)
        self.cards = Cards(chosen_file(PACKAGE, "cards.toml", options["cards"]), seats)
        self.board = Board(chosen_file(PACKAGE, "board.toml", options["board"]), seats, options["rounds"])
        verbs = Verbs(seats, self.cards.ids)
        steps: list[Step[Any]] = [
            DealStep(verbs),
            OrderStep(verbs),
            ExtraStep(verbs),
            PlacementStep(verbs),
            LandsStep(),
            ActionsStep(verbs),
            AuctionStep(verbs, self.cards),
            EffectsStep(),
            LilyStep(verbs),
            BonusStep(verbs),
            TakeCardStep(verbs),
            ScoringStep(),
            Over("MR-3.10"),
        ]
        fields = fields_of(self.board)
        notation = Notation(verbs.all)
        super().__init__(NAME, seats, options, notation, steps, REASONS, fields, STEPS, saved_seats="kings")

    def blank(self) -> Position:
        return Position(self, self.cards, self.board)

    def start(self) -> Position:
        t = self.blank()
        t.piles[2 * DECK] = self.cards.all_low
        t.piles[2 * DECK + 1] = self.cards.all_high
        for seat in range(t.seats):
            for kind in range(i64(RESOURCE_KINDS)):
                t.palace[seat * RESOURCE_KINDS + kind] = self.board.start[kind]
            for kind in range(i64(LEADER_KINDS)):
                t.leaders[seat * LEADER_KINDS + kind] = self.board.leaders[kind]
        t.become(DEAL, 0)
        t.settle()
        return t

    def check(self, state: State) -> None:
        assert isinstance(state, Position)
        check_position(state)

    def facts(self) -> Facts:
        families = {family["id"]: family for family in self.cards.data["family"]}
        cards: dict[str, PrintedCard] = {}
        for number, card in enumerate(self.cards.data["card"]):
            family = families[card["family"]]
            cards[card["id"]] = {
                "id": card["id"],
                "family": card["family"],
                "colour": family["colour"],
                "bought": family["bought"],
                "pays": family.get("pays"),
                "cost": self.cards.cost[number],
                "needs_admirals": bool(self.cards.needs_admirals[number]),
                "honourable": bool(family.get("honourable", False)),
                "castle": bool(family.get("castle", False)),
                "effects": family.get("effects", []) + card.get("effects", []),
                "source": card["source"],
            }
        return {
            "cards": cards,
            "families": list(families),
            "resources": RESOURCES,
            "colours": COLOURS,
            "leaders": LEADERS,
            "rounds": self.board.rounds,
            "panel_slots": PANEL_SLOTS,
            "future_slots": SLOTS - PANEL_SLOTS,
            "highest_bid": HIGHEST_BID,
            "decoys": self.board.decoys,
            "open_lands": [land + 1 for land in members(self.board.open_lands)],
            "lands": [
                {"land": land["land"], "players": land["players"], "reward": land["reward"]}
                for land in self.board.data["land"]
            ],
            "prices": list(self.board.price),
            "start": {RESOURCES[kind]: self.board.start[kind] for kind in range(RESOURCE_KINDS)},
            "honours": list(self.board.honours),
        }

    def encoder(self) -> RealmsEncoder:
        return RealmsEncoder(self, self.cards)

    def evaluation(self) -> KingEvaluation:
        return KingEvaluation(self.cards, self.board)
