"""What every game's positions promise. Each promise looks at a position, or plays on from it, and asserts."""

import json
import random

from concilium.core.game import Game
from concilium.core.movers import OVER
from concilium.core.notation import UnknownNotation
from concilium.core.playing import play, replay
from concilium.core.records import Record
from concilium.core.registry import title
from concilium.core.state import State
from concilium.testing.knowledge import (
    a_resampled_position_goes_on,
    a_view_is_plain_data,
    events_name_no_unknown_card,
    resampling_shows_the_seat_nothing_new,
    what_a_seat_sees_is_not_redrawn,
    what_a_view_leaves_out_is_as_before,
    what_differs_is_seen,
)
from concilium.testing.legality import (
    somebody_can_always_act,
    the_illegal_changes_nothing,
    the_legal_are_one_set,
    the_unknown_is_refused,
    why_not_is_none_exactly_for_the_legal,
)
from concilium.testing.looking import everybody, is_plain
from concilium.testing.telling import events_are_as_declared
from concilium.testing.walking import finish


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


def has_the_verbs_that_its_title_names(game: Game, rng: random.Random) -> None:
    """The verbs that the title speaks of are the game's, and those of seats are done to seats, by number."""
    declared = title(game.name)
    verbs = {verb.name: verb for verb in game.notation.verbs}
    for name in (*declared.seat_verbs, *declared.endings):
        assert name in verbs, f"the title speaks of a verb {name!r}, which the game does not have"
    for name in declared.seat_verbs:
        things = verbs[name].things
        assert things == [str(seat) for seat in range(len(things))], f"{name!r} is not done to seats: {things}"


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
    assert _continue_alike(again, state, rng), "what was saved and read back continues otherwise"


def a_copy_shares_nothing(state: State, rng: random.Random) -> None:
    """A copy is equal and continues in the same way, and changing one does not change the other."""
    before = state.to_json()
    copy = state.copy()
    assert copy == state
    finish(copy, rng)
    assert state.to_json() == before
    kept = state.copy()
    finish(state.copy(), rng)
    assert kept.to_json() == before
    assert _continue_alike(kept, state, rng), "a copy continues otherwise"


def _continue_alike(one: State, other: State, rng: random.Random) -> bool:
    """Whether the same decisions lead both to the same end. One of them is the position that was played to, since only
    that has what no field declares: a copy of it would have lost that too."""
    seed = rng.getrandbits(32)
    return finish(one, random.Random(seed)).to_json() == finish(other, random.Random(seed)).to_json()


OF_A_GAME = (
    ends_with_scores_and_winners,
    is_written_and_read_in_notation,
    has_the_verbs_that_its_title_names,
    replays_from_its_record,
    does_not_mind_a_listener,
)
OF_A_WALK = (
    somebody_can_always_act,
    the_legal_are_one_set,
    events_are_as_declared,
    events_name_no_unknown_card,
    what_a_view_leaves_out_is_as_before,
)
OF_A_POSITION = (
    json_gives_it_back,
    a_copy_shares_nothing,
    why_not_is_none_exactly_for_the_legal,
    the_illegal_changes_nothing,
    the_unknown_is_refused,
    a_view_is_plain_data,
    resampling_shows_the_seat_nothing_new,
    what_a_seat_sees_is_not_redrawn,
    a_resampled_position_goes_on,
    what_differs_is_seen,
)
