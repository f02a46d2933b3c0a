"""What every game's positions promise. Each promise looks at a position, or plays on from it, and asserts."""

import json
import random
import re
from typing import Any

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i32, u8

from concilium.core.choices import Choices
from concilium.core.game import Game
from concilium.core.movers import CHANCE, OVER
from concilium.core.notation import UnknownNotation
from concilium.core.playing import play, replay
from concilium.core.records import Record
from concilium.core.refusals import IllegalAction
from concilium.core.registry import title
from concilium.core.state import State
from concilium.testing.walking import finish, walk

TRIED = 20
"""How many illegal actions are tried in a position."""
FOLLOWED = 300
"""How many decisions are followed event by event."""


def everybody(state: State) -> list[int]:
    return [CHANCE, *range(state.game.players)]


def is_plain(value: object) -> bool:
    """Whether a round trip through JSON returns exactly this."""
    return bool(json.loads(json.dumps(value)) == value)


def rule_of(game: Game) -> re.Pattern[str]:
    """What a rule's id looks like in a game."""
    return re.compile(rf"{title(game.name).rules}-\d+(\.\d+)?")


# Of a game.


def ends_with_scores_and_winners(game: Game, rng: random.Random) -> None:
    """A game ends, with a score for each seat and a winner, and then nobody can act."""
    state = game.start()
    assert state.winners() == []
    finish(state, rng)
    assert state.to_move == OVER
    assert state.waiting() == []
    assert len(state.scores()) == game.players
    assert state.winners()
    assert set(state.winners()) <= set(range(game.players))
    assert all(state.legal(seat) == [] for seat in everybody(state))


def is_written_and_read_in_notation(game: Game, rng: random.Random) -> None:
    """Every action has a text of its own that names it; a text that names none is refused."""
    texts = [game.text(action) for action in range(game.actions)]
    assert len(set(texts)) == game.actions
    assert [game.action(text) for text in texts] == list(range(game.actions))
    assert game.action(f"  {texts[0].replace(' ', '   ')} ") == 0
    for text in ("", "  ", "no-such-verb", "no-such-verb at-all"):
        try:
            game.action(text)
        except UnknownNotation:
            continue
        raise AssertionError(f"{text!r} names an action")
    try:
        game.text(game.actions)
    except UnknownNotation:
        return
    raise AssertionError(f"action {game.actions} has a text")


def replays_from_its_record(game: Game, rng: random.Random) -> None:
    """A record is written, read back and replayed."""
    bots = [lambda outlook: rng.choice(outlook.legal())] * game.players
    record = play(game, bots, rng)
    again = Record.parse(str(record))
    assert again == record
    assert again.decisions == record.decisions
    assert again.result == record.result == replay(again).scores()


def does_not_mind_a_listener(game: Game, rng: random.Random) -> None:
    """A listener changes nothing, and a copy has none."""
    seed = rng.getrandbits(32)
    silent, heard = game.start(), game.start()
    heard.listener = lambda event: None
    assert finish(silent, random.Random(seed)) == finish(heard, random.Random(seed))
    assert heard.copy().listener is None


# Of a whole walk from a position.


def somebody_can_always_act(state: State, rng: random.Random) -> None:
    """Until the end somebody can act, and only those who are to decide."""
    for _ in walk(state, rng):
        if state.to_move == CHANCE:
            assert state.waiting() == []
            assert state.legal(CHANCE)
        else:
            assert state.waiting()
            assert state.legal(CHANCE) == []
        for seat in range(state.game.players):
            assert bool(state.legal(seat)) == (seat in state.waiting())


def the_legal_are_one_set(state: State, rng: random.Random) -> None:
    """Lists, counts, masks and draws say the same."""
    choices = Choices()
    actions = int(state.game.actions)
    for number, (seat, _) in enumerate(walk(state, rng)):
        legal = state.legal(seat)
        state.fill(seat, choices)
        assert choices.count() == len(legal) == len(set(legal))
        assert [choices.pick(n) for n in range(len(legal))] == legal
        masks = vec[u8]([u8(0)] * actions)
        assert choices.mark(masks, vec[i32]([i32(0)] * actions), 0, 0) == len(legal)
        assert [action for action in range(actions) if masks[action]] == sorted(legal)
        assert state.draw(seat, Random(number), choices) in legal


def events_name_no_unknown_card(state: State, rng: random.Random) -> None:
    """An event as a seat sees it names no card that the seat knows neither before nor after."""
    game = state.game
    cards = set(game.facts()["cards"])
    watchers: list[int | None] = rng.sample([None, *range(game.players)], 2)
    told: list[Any] = []
    state.listener = told.append
    known = {watcher: named(state.view(watcher), cards) for watcher in watchers}
    for number, _ in enumerate(walk(state, rng)):
        if number == FOLLOWED:
            break
        if not told:
            continue
        for watcher in watchers:
            before = known[watcher]
            known[watcher] = named(state.view(watcher), cards)
            for event in told:
                seen = event.seen_by(watcher)
                assert is_plain(seen)
                assert named(seen, cards) <= before | known[watcher], (watcher, event)
        told.clear()
    state.listener = None


def named(value: object, cards: set[str]) -> set[str]:
    """The cards that plain data names."""
    if isinstance(value, str):
        return {value} & cards
    if isinstance(value, dict):
        return {card for key, item in value.items() for card in named(key, cards) | named(item, cards)}
    if isinstance(value, (list, tuple)):
        return {card for item in value for card in named(item, cards)}
    return set()


# Of a single position.


def json_gives_it_back(state: State, rng: random.Random) -> None:
    """What is written as JSON is read back as the same position, which continues in the same way."""
    written = state.to_json()
    assert is_plain(written)
    again = state.game.from_json(json.loads(json.dumps(written)))
    assert again.to_json() == written
    assert again == state
    assert again.to_move == state.to_move
    for seat in everybody(state):
        assert again.legal(seat) == state.legal(seat)
    seed = rng.getrandbits(32)
    assert finish(again, random.Random(seed)).scores() == finish(state.copy(), random.Random(seed)).scores()


def a_copy_shares_nothing(state: State, rng: random.Random) -> None:
    """A copy is equal, and changing one does not change the other."""
    before = state.to_json()
    copy = state.copy()
    assert copy == state
    finish(copy, rng)
    assert state.to_json() == before
    kept = state.copy()
    finish(state.copy(), rng)
    assert kept.to_json() == before


def why_not_is_none_exactly_for_the_legal(state: State, rng: random.Random) -> None:
    """Whatever is not legal has a reason, with a rule that its step or its move declares."""
    pattern, declared = rule_of(state.game), state.current.rules()
    for seat in everybody(state):
        legal = state.legal(seat)
        refused = {action: state.why_not(seat, action) for action in range(state.game.actions)}
        assert sorted(legal) == [action for action, refusal in refused.items() if refusal is None]
        for action, refusal in refused.items():
            if refusal is not None:
                assert pattern.fullmatch(refusal.rule), refusal
                assert refusal.rule in declared, (state.current.name, state.game.text(action), refusal, declared)


def the_illegal_changes_nothing(state: State, rng: random.Random) -> None:
    """An illegal action is refused with its rule, and the position is unchanged."""
    before = state.to_json()
    for _ in range(TRIED):
        seat, action = rng.choice(everybody(state)), rng.randrange(int(state.game.actions))
        refusal = state.why_not(seat, action)
        if refusal is not None:
            error = refused_with(state, seat, action)
            assert error.refusal == refusal
            assert error.rule == refusal.rule
            assert refusal.rule in str(error)
            assert state.to_json() == before


def the_unknown_is_refused(state: State, rng: random.Random) -> None:
    """There is no such action, or no such seat."""
    before, pattern = state.to_json(), rule_of(state.game)
    for action in (-1, int(state.game.actions), 10**6):
        for seat in everybody(state):
            assert pattern.fullmatch(refused_with(state, seat, action).rule)
    for seat in (-3, int(state.game.players), 99):
        assert state.legal(seat) == []
        assert pattern.fullmatch(refused_with(state, seat, 0).rule)
    assert state.to_json() == before


def refused_with(state: State, seat: int, action: int) -> IllegalAction:
    """The error with which an action is refused."""
    try:
        state.apply(seat, action)
    except IllegalAction as error:
        return error
    raise AssertionError(f"seat {seat} may do {action}")


def a_view_is_plain_data(state: State, rng: random.Random) -> None:
    """A view is made of JSON types, has the keys that all games share, and changes nothing."""
    before = state.to_json()
    for seat in (None, *range(state.game.players)):
        view = state.view(seat)
        assert is_plain(view)
        assert view["game"] == state.game.name
        assert view["seat"] == seat
        assert view["seats"] == state.game.players
        assert view["deciding"]["step"] == state.current.name
        assert view["waiting"] == state.waiting()
        assert view["over"] == (state.to_move == OVER)
        assert view["winners"] == state.winners()
        assert view["scores"] == state.scores()
        assert [player["seat"] for player in view["players"]] == list(range(state.game.players))
    assert state.to_json() == before


def resampling_shows_the_seat_nothing_new(state: State, rng: random.Random) -> None:
    """A seat cannot tell a resampled position from the true one."""
    before = state.to_json()
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
        encoder = state.game.encoder()
        assert list(encoder.observe(other, seat)) == list(encoder.observe(state, seat))
    assert state.to_json() == before


def a_resampled_position_goes_on(state: State, rng: random.Random) -> None:
    """A resampled position is like any other."""
    other = state.resample(rng.randrange(int(state.game.players)), rng)
    assert state.game.from_json(other.to_json()) == other
    finish(other, rng)
    assert state.game.from_json(other.to_json()) == other


def what_differs_is_seen(state: State, rng: random.Random) -> None:
    """Two continuations after which a seat may do different things look different to it: in its view and as numbers."""
    if state.to_move == OVER:
        return
    mover = CHANCE if state.to_move == CHANCE else rng.choice(state.waiting())
    legal = state.legal(mover)
    encoder = state.game.encoder()
    for seat in range(state.game.players):
        seen: dict[str, list[int]] = {}
        observed: dict[bytes, list[int]] = {}
        for action in rng.sample(legal, min(len(legal), TRIED)):
            after = state.copy()
            after.apply(mover, action)
            may = after.legal(seat)
            assert seen.setdefault(json.dumps(after.view(seat)), may) == may, state.game.text(action)
            row = bytes(memoryview(encoder.observe(after, seat)))
            assert observed.setdefault(row, may) == may, state.game.text(action)


OF_A_GAME = (
    ends_with_scores_and_winners,
    is_written_and_read_in_notation,
    replays_from_its_record,
    does_not_mind_a_listener,
)
OF_A_WALK = (somebody_can_always_act, the_legal_are_one_set, events_name_no_unknown_card)
OF_A_POSITION = (
    json_gives_it_back,
    a_copy_shares_nothing,
    why_not_is_none_exactly_for_the_legal,
    the_illegal_changes_nothing,
    the_unknown_is_refused,
    a_view_is_plain_data,
    resampling_shows_the_seat_nothing_new,
    a_resampled_position_goes_on,
    what_differs_is_seen,
)
