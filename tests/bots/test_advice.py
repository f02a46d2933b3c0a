"""Advice: the same for the same knowledge, with the best marked, and with reasons in every language."""

import json
import random

import pytest
from tests.built_in import BUILT_IN

import concilium
from concilium import CHANCE, OVER, Outlook, State, bots
from concilium.bots.advice import CLOSE, EVEN, LIKELY, RUNS, SURE, _is_as_good, _sureness
from concilium.bots.figures import load
from concilium.locales import LANGUAGES, catalogue
from concilium.locales.words import Words


def middle(name: str, seed: int, players: int = 3, decisions: int = 70) -> State:
    rng = random.Random(seed)
    game = concilium.game(name, players)
    seated = [bots.make("greedy", game, seed + seat) for seat in range(players)]
    state = game.start()
    made = 0
    while made < decisions or state.to_move == CHANCE or len(state.legal(state.to_move)) < 4:
        seat = int(state.to_move)
        chosen = rng.choice(state.legal(CHANCE)) if seat == CHANCE else seated[seat](Outlook(state, seat, rng))
        state.apply(seat, chosen)
        made += 1
    return state


@pytest.mark.parametrize("name", BUILT_IN)
def test_the_same_knowledge_gets_the_same_advice_whatever_is_true(name: str) -> None:
    state = middle(name, 3)
    seat = int(state.to_move)
    advice = bots.advise(Outlook(state, seat, random.Random(1)), 15)
    assert advice == bots.advise(Outlook(state, seat, random.Random(2)), 15)
    other = state.resample(seat, random.Random(77))
    assert advice == bots.advise(Outlook(other, seat, random.Random(3)), 15)


@pytest.mark.parametrize("name", BUILT_IN)
def test_advice_ranks_every_legal_action_and_marks_the_best(name: str) -> None:
    state = middle(name, 5)
    seat = int(state.to_move)
    advice = bots.advise(Outlook(state, seat, random.Random(1)), 15)
    assert sorted(action for action, _ in advice.chances) == sorted(state.legal(seat))
    assert all(0.0 <= win <= 1.0 for _, win in advice.chances)
    assert advice.best[0] == advice.chances[0][0]
    assert advice.sureness in bots.SURENESSES
    assert all(reason.gain > 0 for reason in advice.reasons)
    json.dumps([advice.chances, advice.best])


def test_how_sure_advice_is_follows_from_how_the_searches_agree() -> None:
    assert _sureness(1, 9, RUNS) == SURE
    assert _sureness(1, 9, RUNS - 1) == LIKELY
    assert _sureness(2, 9, RUNS) == CLOSE
    assert _sureness(6, 9, RUNS) == EVEN
    assert _is_as_good([0.30, 0.32, 0.31, 0.33], [0.31, 0.31, 0.32, 0.32])
    assert not _is_as_good([0.20, 0.22, 0.21, 0.23], [0.31, 0.31, 0.32, 0.32])


@pytest.mark.parametrize("name", BUILT_IN)
def test_reasons_are_weighed_by_what_they_do_to_the_win_chance(name: str) -> None:
    state = middle(name, 5)
    seat = int(state.to_move)
    features = load(state.game).evaluation.features
    found = {action: bots.why(Outlook(state, seat, random.Random(1)), action, seed=1) for action in state.legal(seat)}
    assert any(found.values()), "no action changes anything"
    for reasons in found.values():
        assert [abs(reason.gain) for reason in reasons] == sorted((abs(each.gain) for each in reasons), reverse=True)
        assert {reason.feature for reason in reasons} <= set(features)
        assert len({(reason.feature, reason.is_own) for reason in reasons}) == len(reasons)
    assert found == {
        action: bots.why(Outlook(state, seat, random.Random(9)), action, seed=1) for action in state.legal(seat)
    }


def test_gaining_what_is_worth_something_is_the_reason() -> None:
    """In an auction for a card, who bids holds it: what it brings is more, what is paid for it is less."""
    state = middle("medieval-realms", 3, players=4, decisions=60)
    while state.current.name != "auction" or len(state.legal(state.to_move)) < 2:
        state.apply(state.to_move, random.Random(1).choice(state.legal(state.to_move)))
    seat = int(state.to_move)
    bid = next(action for action in state.legal(seat) if state.game.text(action).startswith("bid "))
    reasons = bots.why(Outlook(state, seat, random.Random(1)), bid, seed=1)
    assert any(reason.is_own and not reason.is_more and reason.gain < 0 for reason in reasons), "nothing is paid"
    assert any(reason.is_own and reason.is_more and reason.gain > 0 for reason in reasons), "nothing is gained"


def test_the_last_decision_of_a_game_needs_no_features() -> None:
    game = concilium.game("medieval-realms", players=2)
    rng = random.Random(3)
    state = game.start()
    moments: list[State] = []
    while state.to_move != OVER:
        if state.to_move != CHANCE:
            moments.append(state.copy())
        state.apply(state.to_move, rng.choice(state.legal(state.to_move)))
    last = moments[-1]
    seat = int(last.to_move)
    assert bots.why(Outlook(last, seat, rng), last.legal(seat)[0], seed=1) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", BUILT_IN)
def test_every_feature_is_said_in_words_of_its_own(name: str, language: str) -> None:
    game = concilium.game(name, players=3)
    texts = catalogue(language, name)
    words = Words(game, texts, ["A", "B", "C"])
    features = load(game).evaluation.features
    assert [feature for feature in features if not texts.has(f"feature-{feature}")] == []
    for feature in features:
        for is_own in (True, False):
            said = {words.reason(feature, is_own, is_more) for is_more in (True, False)}
            assert len(said) == 2
            assert all(each.endswith(".") for each in said)


def test_no_words_are_kept_for_features_that_are_gone() -> None:
    from tests.locales.catalogue_files import texts

    for name in BUILT_IN:
        known = {f"feature-{feature}" for feature in load(concilium.game(name, players=3)).evaluation.features}
        said = {key.partition(".")[0] for key, _ in texts(name, "en") if key.startswith("feature-")}
        assert said <= known
