"""What every game's positions promise, over generated games of all games."""

import json
import random
import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64
from tests.contract.generated import GAMES, finish, games, positions, rngs, starts, walk

import concilium
from concilium import CHANCE, OVER, IllegalAction, Record, State
from concilium.core.notation import UnknownNotation

RULE = re.compile(r"[A-Z]{2}-\d+\.\d+")

every_game = pytest.mark.parametrize("name", GAMES)


def everybody(state: State) -> list[int]:
    return [CHANCE, *range(state.game.players)]


def is_plain(value: object) -> bool:
    """Whether JSON gives back exactly this."""
    return bool(json.loads(json.dumps(value)) == value)


@every_game
@given(data=st.data())
def test_every_game_ends_with_a_score_for_each_seat_and_a_winner(name: str, data: st.DataObject) -> None:
    game = data.draw(games(name))
    state = game.start()
    assert state.winners() == []
    finish(state, data.draw(rngs()))
    assert state.to_move == OVER
    assert state.waiting() == []
    assert len(state.scores()) == game.players
    assert state.winners()
    assert set(state.winners()) <= set(range(game.players))
    assert all(state.legal(seat) == [] for seat in everybody(state))


@every_game
@given(data=st.data())
def test_somebody_can_always_act_and_only_those_who_are_asked(name: str, data: st.DataObject) -> None:
    state = data.draw(starts(name))
    for _ in walk(state, data.draw(rngs())):
        if state.to_move == CHANCE:
            assert state.waiting() == []
            assert state.legal(CHANCE)
        else:
            assert state.waiting()
            assert state.legal(CHANCE) == []
        for seat in range(state.game.players):
            assert bool(state.legal(seat)) == (seat in state.waiting())


@every_game
@given(data=st.data())
def test_chance_draws_from_its_legal_actions_each_as_likely_as_the_others(name: str, data: st.DataObject) -> None:
    state = data.draw(starts(name))
    out = vec[i64]([0] * (state.game.actions + 1))
    for number, _ in enumerate(walk(state, data.draw(rngs()))):
        if state.to_move == CHANCE:
            legal = state.legal(CHANCE)
            # The same generator draws the place in the list: whoever does not list them must come to the same action.
            assert state.outcome(Random(number), out) == legal[Random(number).randrange(len(legal))]


@every_game
@given(data=st.data())
def test_json_gives_back_the_same_position(name: str, data: st.DataObject) -> None:
    state = data.draw(positions(name))
    written = state.to_json()
    assert is_plain(written)
    again = state.game.from_json(json.loads(json.dumps(written)))
    assert again.to_json() == written
    assert again == state
    assert again.to_move == state.to_move
    for seat in everybody(state):
        assert again.legal(seat) == state.legal(seat)
    seed = data.draw(st.integers(0, 2**32))
    assert finish(again, random.Random(seed)).scores() == finish(state, random.Random(seed)).scores()


@every_game
def test_notation_names_every_action_and_reads_it_back(name: str) -> None:
    game = concilium.game(name, players=3)
    texts = [game.text(action) for action in range(game.actions)]
    assert len(set(texts)) == game.actions
    assert [game.action(text) for text in texts] == list(range(game.actions))
    assert game.action(f"  {texts[0].replace(' ', '   ')} ") == 0


@every_game
@pytest.mark.parametrize("text", ["", "  ", "dance", "dance wildly"])
def test_notation_that_names_no_action_says_so(name: str, text: str) -> None:
    game = concilium.game(name, players=3)
    with pytest.raises(UnknownNotation):
        game.action(text)
    with pytest.raises(UnknownNotation):
        game.text(game.actions)


@every_game
@given(data=st.data())
def test_a_record_is_written_read_back_and_replayed(name: str, data: st.DataObject) -> None:
    game = data.draw(games(name))
    rng = data.draw(rngs())
    bots = [lambda outlook: rng.choice(outlook.legal())] * game.players
    record = concilium.play(game, bots, rng)
    again = Record.parse(str(record))
    assert again == record
    assert again.decisions == record.decisions
    assert again.result == record.result == concilium.replay(again).scores()


@every_game
@given(data=st.data())
def test_a_copy_shares_nothing(name: str, data: st.DataObject) -> None:
    state = data.draw(positions(name))
    before = state.to_json()
    copy = state.copy()
    assert copy == state
    finish(copy, data.draw(rngs()))
    assert state.to_json() == before
    kept = state.copy()
    finish(state, data.draw(rngs()))
    assert kept.to_json() == before


@every_game
@given(data=st.data())
def test_why_not_is_none_exactly_for_the_legal(name: str, data: st.DataObject) -> None:
    state = data.draw(positions(name))
    for seat in everybody(state):
        legal = state.legal(seat)
        assert len(set(legal)) == len(legal)
        refused = {action: state.why_not(seat, action) for action in range(state.game.actions)}
        assert sorted(legal) == [action for action, refusal in refused.items() if refusal is None]
        for refusal in refused.values():
            assert refusal is None or RULE.fullmatch(refusal.rule)


@every_game
@given(data=st.data())
def test_an_illegal_action_is_refused_with_its_rule_and_changes_nothing(name: str, data: st.DataObject) -> None:
    state = data.draw(positions(name))
    before = state.to_json()
    rng = data.draw(rngs())
    for _ in range(20):
        seat, action = rng.choice(everybody(state)), rng.randrange(state.game.actions)
        refusal = state.why_not(seat, action)
        if refusal is None:
            continue
        with pytest.raises(IllegalAction) as refused:
            state.apply(seat, action)
        assert refused.value.refusal == refusal
        assert refused.value.rule == refusal.rule
        assert refusal.rule in str(refused.value)
        assert state.to_json() == before


@every_game
@given(data=st.data())
def test_an_unknown_action_or_seat_is_refused(name: str, data: st.DataObject) -> None:
    state = data.draw(positions(name))
    before = state.to_json()
    for action in (-1, state.game.actions, 10**6):
        for seat in everybody(state):
            with pytest.raises(IllegalAction) as refused:
                state.apply(seat, action)
            assert RULE.fullmatch(refused.value.rule)
    for seat in (-3, state.game.players, 99):
        assert state.legal(seat) == []
        with pytest.raises(IllegalAction) as refused:
            state.apply(seat, 0)
        assert RULE.fullmatch(refused.value.rule)
    assert state.to_json() == before


@every_game
@given(data=st.data())
def test_a_view_is_plain_data(name: str, data: st.DataObject) -> None:
    state = data.draw(positions(name))
    before = state.to_json()
    for seat in (None, *range(state.game.players)):
        assert is_plain(state.view(seat))
    assert state.to_json() == before


@every_game
@given(data=st.data())
def test_a_seat_cannot_tell_a_resampled_position_from_the_true_one(name: str, data: st.DataObject) -> None:
    state = data.draw(positions(name))
    before = state.to_json()
    rng = data.draw(rngs())
    for seat in range(state.game.players):
        other = state.resample(seat, rng)
        assert other.view(seat) == state.view(seat)
        assert other.to_move == state.to_move
        assert other.waiting() == state.waiting()
        assert other.legal(seat) == state.legal(seat)
        for action in range(state.game.actions):
            assert other.why_not(seat, action) == state.why_not(seat, action)
        assert len(other.legal(CHANCE)) == len(state.legal(CHANCE))
        assert other.scores() == state.scores()
    assert state.to_json() == before


@every_game
@given(data=st.data())
def test_a_resampled_position_is_a_position_like_any_other(name: str, data: st.DataObject) -> None:
    state = data.draw(positions(name))
    rng = data.draw(rngs())
    other = state.resample(rng.randrange(state.game.players), rng)
    assert state.game.from_json(other.to_json()) == other
    finish(other, rng)
    assert state.game.from_json(other.to_json()) == other


@every_game
@given(data=st.data())
def test_an_event_names_no_card_that_a_seat_does_not_know(name: str, data: st.DataObject) -> None:
    state = data.draw(starts(name))
    game = state.game
    cards = set(_cards(game))
    rng = data.draw(rngs())
    watchers: list[int | None] = rng.sample([None, *range(game.players)], 2)
    told: list[Any] = []
    state.listener = told.append
    known = {watcher: _named(state.view(watcher), cards) for watcher in watchers}
    for number, _ in enumerate(walk(state, rng)):
        if number == 300:
            break
        if not told:
            continue
        for watcher in watchers:
            before = known[watcher]
            known[watcher] = _named(state.view(watcher), cards)
            for event in told:
                seen = event.seen_by(watcher)
                assert is_plain(seen)
                assert _named(seen, cards) <= before | known[watcher], (watcher, event)
        told.clear()


def _cards(game: concilium.Game) -> list[str]:
    return list(game.facts()["cards"])


def _named(value: object, cards: set[str]) -> set[str]:
    """The cards that plain data names."""
    if isinstance(value, str):
        return {value} & cards
    if isinstance(value, dict):
        return {card for key, item in value.items() for card in _named(key, cards) | _named(item, cards)}
    if isinstance(value, (list, tuple)):
        return {card for item in value for card in _named(item, cards)}
    return set()


@every_game
@given(data=st.data())
def test_a_listener_changes_nothing(name: str, data: st.DataObject) -> None:
    game = data.draw(games(name))
    seed = data.draw(st.integers(0, 2**32))
    silent, heard = game.start(), game.start()
    heard.listener = lambda event: None
    assert finish(silent, random.Random(seed)) == finish(heard, random.Random(seed))
    assert heard.copy().listener is None
