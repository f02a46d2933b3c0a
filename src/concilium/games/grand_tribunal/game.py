"""Grand Tribunal with its options chosen: the steps, the start, the fields."""

from typing import Any, Final

from mypy_extensions import i64

from concilium.core.bits import full
from concilium.core.datafiles import chosen_file
from concilium.core.game import Game
from concilium.core.notation import Notation
from concilium.core.options import check_players
from concilium.core.state import State
from concilium.core.steps import Over, Step
from .components.board import OWN_BOARD, Board
from .components.cards import OWN_CARDS, Cards
from .components.things import DECK, FEWEST_PLAYERS, KINDS, MOST_PLAYERS, SPACE_NAMES, slot
from .components.vocabulary import Vocabulary
from .knowledge.fields import check, declared_fields
from .knowledge.view import contested_spaces, uncontested_spaces
from .learning.encoding import TribunalEncoder
from .learning.features import WizardEvaluation
from .options import Options
from .position import HAND_LIMIT, VOTING_TOKENS, Position
from .rules.advancing import MoreAdvance
from .rules.choosing import Choose, Resolve, Target
from .rules.dealing import Deal, pick_praeco_step, random_card_steps
from .rules.declared import REASONS, STEPS
from .rules.drawing import Destination, DrawAny, OpeningDraw
from .rules.effects.cards import Replenish
from .rules.effects.catalogue import all_effects
from .rules.gathering import Contest, Roll, join_step
from .rules.hands import DiscardDown, Ransom
from .rules.phases import PHASES, Called, Phases
from .rules.resources import PutAway
from .rules.spells import ChooseHost, Retain
from .rules.turn import Turn
from .rules.verbs import Verbs
from .rules.voting import PlaceVotes, move_votes_step, swap_votes_step, unvote_step
from .shapes import Facts

NAME: Final = "grand-tribunal"
PACKAGE: Final = "concilium.games.grand_tribunal"


def _steps(verbs: Verbs, cards: Cards) -> list[Step[Any]]:
    """All steps of the rules."""
    effects = all_effects()
    return [
        Over("GT-6.7"),
        Phases(),
        pick_praeco_step(verbs.praeco),
        Deal(verbs.deal),
        OpeningDraw(verbs),
        PlaceVotes(verbs),
        Turn(verbs),
        MoreAdvance(verbs),
        ChooseHost(verbs, cards),
        Retain(verbs, cards),
        Resolve(cards, effects),
        PutAway(cards),
        Contest(),
        join_step(verbs),
        Roll(verbs),
        Destination(verbs),
        DiscardDown(verbs),
        Called(verbs),
        Target(verbs, effects),
        Choose(verbs, effects),
        unvote_step(verbs),
        move_votes_step(verbs),
        swap_votes_step(verbs),
        DrawAny(verbs),
        Ransom(verbs),
        *random_card_steps(verbs.deal),
        Replenish(),
    ]


class GrandTribunal(Game):
    """3 to 5 wizards, three Tribunals."""

    def __init__(self, players: int, given: dict[str, Any]) -> None:
        seats = check_players(players, FEWEST_PLAYERS, MOST_PLAYERS)
        self.chosen = Options(given)
        self.cards = Cards(chosen_file(PACKAGE, OWN_CARDS, self.chosen.chosen["cards"]), Vocabulary())
        self.board = Board(chosen_file(PACKAGE, OWN_BOARD, self.chosen.chosen["board"]))
        verbs = Verbs(self.cards)
        steps = _steps(verbs, self.cards)
        fields = declared_fields(seats, self.cards, self.board)
        notation = Notation(verbs.all)
        options = self.chosen.chosen
        super().__init__(NAME, seats, options, notation, steps, REASONS, fields, STEPS, "wizards", "frames")

    def blank(self) -> Position:
        return Position(self, self.cards, self.board, self.chosen)

    def start(self) -> Position:
        t = self.blank()
        for kind in range(i64(KINDS)):
            t.sets[slot(DECK, kind)] = full(self.cards.first[kind + 1] - self.cards.first[kind])
        for seat in range(t.seats):
            t.vis[seat] = self.board.starting_vis
        t.become(PHASES, 0)
        t.settle()
        return t

    def check(self, state: State) -> None:
        assert isinstance(state, Position)
        check(state)

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
