"""Grand Tribunal with its options chosen: the steps, the start, the file format."""

from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from concilium.core.bits import full
from concilium.core.datafiles import data_folder
from concilium.core.game import Game
from concilium.core.options import check_players
from concilium.core.steps import Step
from concilium.games.grand_tribunal import numbers
from concilium.games.grand_tribunal.advancing import MoreAdvance
from concilium.games.grand_tribunal.board import OWN_BOARD, Board
from concilium.games.grand_tribunal.cards import OWN_CARDS, CardBook
from concilium.games.grand_tribunal.choices import Choose, Resolve, Target
from concilium.games.grand_tribunal.course import Called, Course, Over
from concilium.games.grand_tribunal.dealing import Deal, Die, PawnTo, RandomHand, RandomVault
from concilium.games.grand_tribunal.drawing import Destination, effect_step, opening_step
from concilium.games.grand_tribunal.effects.cards import Replenish
from concilium.games.grand_tribunal.effects.catalogue import all_effects
from concilium.games.grand_tribunal.encoding import TribunalEncoder
from concilium.games.grand_tribunal.evaluation import WizardEvaluation
from concilium.games.grand_tribunal.gathering import Contest, Join
from concilium.games.grand_tribunal.hands import DiscardDown, Ransom
from concilium.games.grand_tribunal.options import Options
from concilium.games.grand_tribunal.places import DECK, KINDS, SPACE_NAMES, slot
from concilium.games.grand_tribunal.reasons import CHANCE_MOVES, REASONS
from concilium.games.grand_tribunal.resources import PutAway
from concilium.games.grand_tribunal.saving import read_onto
from concilium.games.grand_tribunal.shapes import Facts
from concilium.games.grand_tribunal.spells import ChooseHost, Retain
from concilium.games.grand_tribunal.state import HAND_LIMIT, VOTING_TOKENS, Table
from concilium.games.grand_tribunal.turn import Turn
from concilium.games.grand_tribunal.verbs import Verbs
from concilium.games.grand_tribunal.view import contested_spaces, uncontested_spaces
from concilium.games.grand_tribunal.vocabulary import Vocabulary
from concilium.games.grand_tribunal.voting import MoveVotes, PlaceVotes, SwapVotes, Unvote

NAME: Final = "grand-tribunal"
FEWEST_WIZARDS: Final = 3
MOST_WIZARDS: Final = 5
PACKAGE: Final = "concilium.games.grand_tribunal"


def read_cards(path: str | None) -> CardBook:
    """The cards of a file, or the game's own."""
    return CardBook(data_folder(PACKAGE) / OWN_CARDS if path is None else Path(path), Vocabulary())


def read_board(path: str | None) -> Board:
    """The board of a file, or the game's own."""
    return Board(data_folder(PACKAGE) / OWN_BOARD if path is None else Path(path))


def _steps(verbs: Verbs) -> list[Step[Any]]:
    """All steps, each at its number."""
    effects = all_effects()
    by_number: dict[int, Step[Any]] = {
        numbers.OVER_STEP: Over(),
        numbers.COURSE: Course(),
        numbers.PICK_PRAECO: Step("pick-praeco", [PawnTo(verbs.praeco)], CHANCE_MOVES, by_chance=True),
        numbers.DEAL: Deal(verbs.deal),
        numbers.OPENING: opening_step(verbs),
        numbers.PLACE_VOTES: PlaceVotes(verbs),
        numbers.TURN: Turn(verbs),
        numbers.MORE_ADVANCE_STEP: MoreAdvance(verbs),
        numbers.CHOOSE_HOST: ChooseHost(verbs),
        numbers.RETAIN: Retain(verbs),
        numbers.RESOLVE: Resolve(effects),
        numbers.PUT_AWAY: PutAway(),
        numbers.CONTEST: Contest(),
        numbers.JOIN: Join(verbs),
        numbers.ROLL: Step("roll", [Die(verbs.roll)], CHANCE_MOVES, by_chance=True),
        numbers.DESTINATION: Destination(verbs),
        numbers.DISCARD_DOWN: DiscardDown(verbs),
        numbers.CALLED: Called(verbs),
        numbers.TARGET: Target(verbs, effects),
        numbers.CHOOSE: Choose(verbs, effects),
        numbers.UNVOTE: Unvote(verbs),
        numbers.MOVE_VOTES: MoveVotes(verbs),
        numbers.SWAP_VOTES: SwapVotes(verbs.swap),
        numbers.DRAW_ANY: effect_step(verbs),
        numbers.RANSOM: Ransom(verbs),
        numbers.RANDOM_HAND: RandomHand(verbs.deal),
        numbers.RANDOM_VAULT: RandomVault(verbs.deal),
        numbers.REPLENISH: Replenish(),
    }
    return [by_number[number] for number in range(len(by_number))]


class GrandTribunal(Game):
    """3 to 5 wizards, three Tribunals."""

    def __init__(self, players: int, given: dict[str, Any]) -> None:
        seats = check_players(players, FEWEST_WIZARDS, MOST_WIZARDS)
        self.chosen = Options(given)
        cards_path, board_path = self.chosen.chosen["cards"], self.chosen.chosen["board"]
        self.cards = read_cards(cards_path if isinstance(cards_path, str) else None)
        self.board = read_board(board_path if isinstance(board_path, str) else None)
        verbs = Verbs(self.cards)
        super().__init__(NAME, seats, self.chosen.chosen, verbs.notation, _steps(verbs), REASONS)

    def _table(self) -> Table:
        return Table(self, self.cards, self.board, self.chosen)

    def start(self) -> Table:
        t = self._table()
        kind: i64 = 0
        while kind < KINDS:
            t.sets[slot(DECK, kind)] = full(self.cards.first[kind + 1] - self.cards.first[kind])
            kind += 1
        for seat in range(t.seats):
            t.vis[seat] = self.board.starting_vis
        t.become(numbers.COURSE, 0)
        t.settle()
        return t

    def from_json(self, data: dict[str, Any]) -> Table:
        t = self._table()
        read_onto(t, data)
        return t

    def facts(self) -> Facts:
        return {
            "cards": self.cards.printed,
            "spaces": SPACE_NAMES,
            "hand_limit": HAND_LIMIT,
            "voting_tokens": VOTING_TOKENS,
            "starting_vis": self.board.starting_vis,
            "extract": list(self.board.extract),
            "uncontested": uncontested_spaces(self.board.uncontested),
            "contested": contested_spaces(self.board.contested),
        }

    def evaluation(self) -> WizardEvaluation:
        return WizardEvaluation(self.cards)

    def encoder(self) -> TribunalEncoder:
        return TribunalEncoder(self, self.cards)
