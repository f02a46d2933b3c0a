"""The balance of a game among equal bots: seats, length, actions, cards, scores along the way."""

import json
from collections import Counter, defaultdict
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from concilium.arena.criteria import CardLine, Criterion, judge
from concilium.arena.match import play_match
from concilium.arena.plan import Plan
from concilium.arena.statistics import Mean, Share, win_share
from concilium.core.events import Event
from concilium.core.movers import CHANCE
from concilium.core.registry import title
from concilium.core.state import State


class Observer:
    """Watches a game and counts."""

    def __init__(self, plan: Plan) -> None:
        self.reading = title(plan.game).reading
        self.actions: Counter[str] = Counter()
        self.offered: set[str] = set()
        self.uses: set[tuple[str, int]] = set()
        self.parts: list[list[int]] = []
        self.state: State | None = None

    def __call__(self, state: State, seat: int, action: int) -> None:
        if self.state is None:
            self.state = state
            state.listener = self.listen
        if seat != CHANCE:
            verb = state.game.notation.verb
            self.actions[verb(action).name] += 1
            self.offered.update(verb(offered).name for offered in state.legal(seat))

    def listen(self, event: Event) -> None:
        if event.name in self.reading.uses:
            facts = {**event.facts, **event.secrets}
            card, seat = facts.get("card"), facts.get("seat")
            if isinstance(card, str) and isinstance(seat, int):
                self.uses.add((card, seat))
        elif event.name in self.reading.part_ends and self.state is not None:
            self.parts.append(self.state.scores())


def observe_match(plan: Plan, number: int) -> dict[str, Any]:
    """The result of a game, with what an observer saw of it."""
    observer = Observer(plan)
    result = play_match(plan, number, observer)
    return {
        **result,
        "actions": dict(observer.actions),
        "offered": sorted(observer.offered),
        "uses": sorted(observer.uses),
        "parts": [*observer.parts, result["scores"]],
    }


@dataclass(frozen=True)
class Report:
    """The balance of a game, and how it measures up to the criteria."""

    game: str
    players: int
    games: int
    seats: list[Share]
    length: Mean
    lengths: list[int]
    scores: Mean
    winning_score: Mean
    margin: Mean
    actions: dict[str, float]
    """By verb: decisions per game."""
    unused_actions: list[str]
    """Verbs that were offered and never taken."""
    cards: list[CardLine]
    unused_cards: list[str]
    parts: list[Mean]
    """The mean score of a seat after each part."""
    criteria: list[Criterion]

    @property
    def broken(self) -> list[Criterion]:
        """The criteria that are not met."""
        return [criterion for criterion in self.criteria if not criterion.is_met]

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


def report(plan: Plan, results: list[dict[str, Any]]) -> Report:
    """What the results of a plan with one lineup of equal bots say."""
    players = len(plan.lineups[0])
    game = plan.make(players)
    seats = [Share.of(sum(win_share(result, seat) for result in results), len(results)) for seat in range(players)]
    actions: Counter[str] = Counter()
    for result in results:
        actions.update(result["actions"])
    offered = {verb for result in results for verb in result["offered"]}
    kinds = card_kinds(game.facts()) if title(plan.game).reading.uses else {}
    cards = card_lines(results, kinds)
    scores = [sorted(result["scores"], reverse=True) for result in results]
    parts = max(len(result["parts"]) for result in results)
    unused_actions = sorted(offered - set(actions))
    a_game = {verb: count / len(results) for verb, count in actions.most_common()}
    unused_cards = sorted(set(kinds.values()) - {line.card for line in cards})
    return Report(
        game=plan.game,
        players=players,
        games=len(results),
        seats=seats,
        length=Mean.of([sum(result["decisions"]) for result in results]),
        lengths=[sum(result["decisions"]) for result in results],
        scores=Mean.of([score for result in scores for score in result]),
        winning_score=Mean.of([result[0] for result in scores]),
        margin=Mean.of([result[0] - result[1] for result in scores]),
        actions=a_game,
        unused_actions=unused_actions,
        cards=cards,
        unused_cards=unused_cards,
        parts=[
            Mean.of([score for result in results if part < len(result["parts"]) for score in result["parts"][part]])
            for part in range(parts)
        ],
        criteria=judge(seats, a_game, unused_actions, cards, unused_cards),
    )


def card_lines(results: list[dict[str, Any]], kinds: Mapping[str, str]) -> list[CardLine]:
    """A line for each kind of card that was used, the most helpful first.

    Players who use many cards win more often, whichever they are, so a card is compared with the mean use of any card.
    """
    won: defaultdict[str, float] = defaultdict(float)
    uses: Counter[str] = Counter()
    games: Counter[str] = Counter()
    for result in results:
        for card, seat in result["uses"]:
            kind = kinds.get(card, card)
            won[kind] += win_share(result, seat)
            uses[kind] += 1
        games.update({kinds.get(card, card) for card, _ in result["uses"]})
    mean = sum(won.values()) / max(sum(uses.values()), 1) or 1.0
    lines = []
    for card, count in uses.items():
        share = Share.of(won[card], count)
        used = games[card] / len(results)
        lines.append(CardLine(card, used, count, share.value / mean, share.low / mean, share.high / mean))
    return sorted(lines, key=lambda line: (-line.lift, line.card))


def card_kinds(facts: Mapping[str, Any]) -> dict[str, str]:
    """By card: the name of its kind. Cards that differ in nothing but their names are measured together."""
    alike: defaultdict[str, list[str]] = defaultdict(list)
    for card, printed in facts["cards"].items():
        told = {key: value for key, value in printed.items() if key not in ("id", "source", "note")}
        alike[json.dumps(told, sort_keys=True)].append(card)
    named = {f"{names[0]} ×{len(names)}" if len(names) > 1 else names[0]: names for names in alike.values()}
    return {card: kind for kind, names in named.items() for card in names}
