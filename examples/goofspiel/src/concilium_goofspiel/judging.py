"""How a position of Goofspiel looks for each seat: what it has won, what it has left, what its bid promises."""

from math import prod

from concilium.core.evaluation import Evaluation
from concilium.core.state import State

FEATURES = ["points", "hand", "promise"]


class Judge(Evaluation):
    """The clock runs from the first prize to the last."""

    def __init__(self, ranks: int) -> None:
        super().__init__(FEATURES, ["always", "late"])
        self.ranks = ranks

    def measure(self, state: State) -> None:
        facts = state.to_json()
        self.clock[1] = 1 - len(facts["prizes"]) / self.ranks
        hands = [list(map(int, player["hand"])) for player in facts["players"]]
        for seat, player in enumerate(facts["players"]):
            first = seat * len(FEATURES)
            self.found[first] = float(player["points"])
            self.found[first + 1] = float(sum(hands[seat]))
            if player["bid"] is not None:
                # The prize, times the chance that each rival bids a lower card from their hand.
                bid, rivals = int(player["bid"]), hands[:seat] + hands[seat + 1 :]
                chance = prod(sum(card < bid for card in hand) / len(hand) for hand in rivals)
                self.found[first + 1] -= bid
                self.found[first + 2] = int(facts["prize"]) * chance
