"""The balance report: what it counts, what it blames, and its page."""

from pathlib import Path
from typing import Any

import pytest
from tests.built_in import knowing, known

from concilium.arena.balance import card_kinds, card_lines, observe_match, report
from concilium.arena.criteria import CardLine, judge
from concilium.arena.page import page
from concilium.arena.plan import Plan
from concilium.arena.statistics import Share
from concilium.locales import LANGUAGES, catalogue


def plan_of(game: str, games: int = 4) -> Plan:
    return Plan(game, (("random",) * 3,), games, 5, purpose="balance")


@pytest.fixture(scope="module", params=knowing("parts"))
def observed(request: pytest.FixtureRequest) -> tuple[Plan, list[dict[str, Any]]]:
    plan = plan_of(request.param)
    return plan, [observe_match(plan, number) for number in range(plan.games)]


def test_seats_actions_and_parts_are_counted(observed: tuple[Plan, list[dict[str, Any]]]) -> None:
    plan, results = observed
    found = report(plan, results)
    assert found.games == 4
    assert sum(share.value for share in found.seats) == pytest.approx(1.0)
    assert sum(found.actions.values()) * 4 == pytest.approx(sum(sum(result["decisions"]) for result in results))
    assert len(found.parts) == known(plan.game, "parts")
    assert found.parts[-1].value == pytest.approx(found.scores.value)
    assert found.cards
    assert not set(found.unused_cards) & {line.card for line in found.cards}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_self_contained(observed: tuple[Plan, list[dict[str, Any]]], language: str, tmp_path: Path) -> None:
    texts = catalogue(language)
    found = report(*observed)
    text = page(found, "title <3", lambda key, **facts: texts.text(f"balance-{key}", **facts))
    assert text.count("<svg") == 4
    assert "title &lt;3" in text
    assert 'src="' not in text
    assert "<link" not in text
    assert found.cards[0].card in text
    for criterion in found.criteria:
        # What is said of a bound is the bound: the catalogues hold no number of their own.
        said = texts.text(f"balance-{criterion.name}", bound=7)
        assert {sign for sign in said if sign.isdigit()} <= {"7", "0"}
        assert ("7" in said) == (criterion.bound > 0)


def invented(uses: list[tuple[str, int]], winner: int) -> dict[str, Any]:
    return {"uses": uses, "winners": [winner], "bots": ["x"] * 3}


def test_a_card_s_lift_is_measured_against_the_average_card() -> None:
    results = [invented([("strong", 0), ("plain", 1), ("plain", 0), ("weak", 2)], 0)] * 40
    lift = {line.card: line.lift for line in card_lines(results, {})}
    assert lift["strong"] == pytest.approx(2.0)
    assert lift["plain"] == pytest.approx(1.0)
    assert lift["weak"] == 0.0


def test_cards_that_differ_in_their_names_alone_are_measured_together() -> None:
    costs = {"dover": 6, "fenis": 6, "toledo": 5}
    facts = {"cards": {card: {"id": card, "cost": cost} for card, cost in costs.items()}}
    kinds = card_kinds(facts)
    assert kinds == {"dover": "dover ×2", "fenis": "dover ×2", "toledo": "toledo"}
    lines = card_lines([invented([("dover", 0), ("fenis", 1), ("toledo", 0)], 0)] * 40, kinds)
    assert [(line.card, line.users) for line in lines] == [("toledo", 40), ("dover ×2", 80)]


def invented_games(scores: list[int], winner: int) -> list[dict[str, Any]]:
    results = []
    for number in range(200):
        base = {"number": number, "bots": ["random"] * 3, "decisions": [5, 5, 5], "scores": scores, "winners": [winner]}
        base |= {"actions": {"buy": 3}, "offered": ["bid", "buy"], "parts": [scores]}
        base["uses"] = [("gunpowder", 0), ("a", 1), ("b", 2), ("c", 0), ("d", 1), ("e", 2)]
        results.append(base)
    return results


def test_what_breaks_the_criteria_is_named() -> None:
    found = report(plan_of("medieval-realms"), invented_games([9, 1, 2], 0))
    culprits = {criterion.name: criterion.culprits for criterion in found.broken}
    assert culprits["seat-advantage"] == ["1"]
    assert culprits["action-unused"] == ["bid"]
    assert "gunpowder" in culprits["card-decides"]
    assert "a" in culprits["card-worthless"]
    assert culprits["card-unused"]


def test_each_criterion_says_whether_it_holds_and_what_is_nearest_to_its_bound() -> None:
    lines = [CardLine("strong", 0.5, 200, 1.5, 1.3, 1.7), CardLine("weak", 0.5, 200, 0.7, 0.6, 0.8)]
    rare = CardLine("rare", 0.02, 40, 3.0, 1.0, 5.0)
    seats = [Share.of(63, 200), Share.of(74, 200), Share.of(63, 200)]
    found = {criterion.name: criterion for criterion in judge(seats, {"buy": 3.0}, [], [*lines, rare], [])}
    assert all(criterion.is_met for criterion in found.values())
    assert found["seat-advantage"].extreme == "2"
    assert found["seat-advantage"].value == pytest.approx(1.11)
    assert (found["card-decides"].extreme, found["card-worthless"].extreme) == ("strong", "weak")
    assert (found["card-unused"].extreme, found["card-unused"].value) == ("rare", 0.02)
    sure = CardLine("sure", 0.02, 40, 2.2, 1.7, 2.7)
    assert next(c for c in judge(seats, {}, ["buy"], [sure], []) if c.name == "card-decides").culprits == ["sure"]
    unused = {criterion.name: criterion for criterion in judge(seats, {"buy": 3.0}, [], lines, ["idle"])}
    assert unused["card-unused"].culprits == ["idle"]
    assert [criterion.name for criterion in judge(seats, {"buy": 3.0}, [], [], [])] == [
        "seat-advantage",
        "action-unused",
    ]
