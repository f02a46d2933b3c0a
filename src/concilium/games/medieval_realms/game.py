"""Medieval Realms with its options chosen."""

from pathlib import Path
from typing import Any, Final, final

from mypy_extensions import i64

from concilium.core.datafiles import data_folder
from concilium.core.game import Game
from concilium.core.notation import Notation
from concilium.core.options import check_options, check_players
from concilium.core.steps import Step
from concilium.games.medieval_realms.actions import ActionsStep
from concilium.games.medieval_realms.auction import AuctionStep
from concilium.games.medieval_realms.board import Board
from concilium.games.medieval_realms.cards import Cards
from concilium.games.medieval_realms.choices import BonusStep, EffectsStep, LilyStep, TakeCardStep
from concilium.games.medieval_realms.components import (
    COLOURS,
    DECK,
    HIGHEST_BID,
    KINDS,
    LEADER_KINDS,
    LEADERS,
    LEAST_PLAYERS,
    MOST_PLAYERS,
    PANEL_SLOTS,
    RESOURCES,
    SLOTS,
)
from concilium.games.medieval_realms.encoding import RealmsEncoder
from concilium.games.medieval_realms.evaluation import KingEvaluation
from concilium.games.medieval_realms.numbers import DEAL
from concilium.games.medieval_realms.options import OPTIONS
from concilium.games.medieval_realms.placement import PlacementStep
from concilium.games.medieval_realms.reasons import REASONS
from concilium.games.medieval_realms.saving import table_from_json
from concilium.games.medieval_realms.scoring import OverStep, ScoringStep
from concilium.games.medieval_realms.setup import DealStep, ExtraStep, OrderStep
from concilium.games.medieval_realms.shapes import Facts, PrintedCard
from concilium.games.medieval_realms.state import Table
from concilium.games.medieval_realms.verbs import Verbs
from concilium.games.medieval_realms.walls import LandsStep

NAME: Final = "medieval-realms"
PACKAGE: Final = "concilium.games.medieval_realms"


@final
class Realms(Game):
    """The rules of Medieval Realms for one number of players, one deck and one board."""

    def __init__(self, players: int, given: dict[str, Any]) -> None:
        seats = check_players(players, LEAST_PLAYERS, MOST_PLAYERS)
        options = check_options(OPTIONS, given)
        data = data_folder(PACKAGE)
        cards_path = options["cards"]
        board_path = options["board"]
        rounds = options["rounds"]
        assert isinstance(rounds, int)
        self.cards = Cards(Path(cards_path) if isinstance(cards_path, str) else data / "cards.toml", seats)
        self.board = Board(Path(board_path) if isinstance(board_path, str) else data / "board.toml", seats, rounds)
        verbs = Verbs(seats, self.cards.ids)
        notation = Notation(verbs.all())
        # In the order of the numbers in numbers.py.
        steps: list[Step[Any]] = [
            DealStep(verbs),
            OrderStep(verbs),
            ExtraStep(verbs),
            PlacementStep(verbs),
            LandsStep(),
            ActionsStep(verbs),
            AuctionStep(verbs),
            EffectsStep(),
            LilyStep(verbs),
            BonusStep(verbs),
            TakeCardStep(verbs),
            ScoringStep(),
            OverStep(),
        ]
        super().__init__(NAME, seats, options, notation, steps, REASONS)

    def table(self) -> Table:
        """A position with nothing on the table."""
        return Table(self, self.cards, self.board)

    def start(self) -> Table:
        t = self.table()
        t.piles[2 * DECK] = self.cards.all_low
        t.piles[2 * DECK + 1] = self.cards.all_high
        seat: i64 = 0
        while seat < t.seats:
            kind: i64 = 0
            while kind < KINDS:
                t.palace[seat * KINDS + kind] = self.board.start[kind]
                kind += 1
            kind = 0
            while kind < LEADER_KINDS:
                t.leaders[seat * LEADER_KINDS + kind] = self.board.leaders[kind]
                kind += 1
            seat += 1
        t.become(DEAL, 0)
        t.settle()
        return t

    def from_json(self, data: dict[str, Any]) -> Table:
        return table_from_json(self.table(), data)

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
            "open_lands": [land + 1 for land in range(len(self.board.open_from)) if self.board.is_open[land]],
            "lands": [
                {"land": land["land"], "players": land["players"], "reward": land["reward"]}
                for land in self.board.data["land"]
            ],
            "prices": list(self.board.price),
            "start": {RESOURCES[kind]: self.board.start[kind] for kind in range(KINDS)},
            "honours": list(self.board.honours),
        }

    def encoder(self) -> RealmsEncoder:
        return RealmsEncoder(self, self.cards)

    def evaluation(self) -> KingEvaluation:
        return KingEvaluation(self.cards, self.board)
