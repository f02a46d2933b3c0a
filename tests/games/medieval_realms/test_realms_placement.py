"""The secret of the walls (MR-3.1): nothing of another king's placement is known before they come down."""

import itertools
import random

from hypothesis import given
from hypothesis import strategies as st
from tests.games.medieval_realms.scenes import Log, Scene, can, choices, do, king, place, random_decision, step

from concilium.core.state import State

SPACES = ["place-mayor production", "place-mayor gold", "place-general 3", "place-admiral 8", "place-admiral 3"]


def placed_by(texts: tuple[str, ...], finished: bool, players: int = 3) -> State:
    """King 1 has placed this; a finished king has placed all the rest at the first space."""
    state = Scene(players).placement().state()
    for text in texts:
        if can(state, 1, text):
            do(state, 1, text)
    if finished:
        while "done" not in choices(state, 1):
            state.apply(1, state.legal(1)[0])
        do(state, 1, "done")
    return state


def test_for_every_pair_of_placements_of_another_king_a_waiting_kings_views_are_equal() -> None:
    for players, finished in itertools.product((2, 3), (False, True)):
        hidden = [
            placed_by(texts, finished, players)
            for count in range(3)
            for texts in itertools.combinations_with_replacement(SPACES, count)
        ]
        for one, other in itertools.combinations(hidden, 2):
            for seat in [None, 0, *range(2, players)]:
                assert one.view(seat) == other.view(seat)
                if seat is not None:
                    assert one.legal(seat) == other.legal(seat)
        assert any(one != other for one, other in itertools.combinations(hidden, 2))


def test_what_is_refused_does_not_depend_on_others_placements() -> None:
    one, other = placed_by((), False), placed_by(("place-general 3", "place-mayor gold"), False)
    for action in range(one.game.actions):
        assert one.why_not(0, action) == other.why_not(0, action)


def test_one_who_has_finished_sees_the_own_placement() -> None:
    state = Scene().placement().state()
    place(state, 1, "science science gold production", generals=[3], admirals=[8])
    kings = state.view(1)["players"]
    assert isinstance(kings, list)
    assert kings[1]["placed"]["mayors"] == {"production": 1, "science": 2, "gold": 1}
    assert kings[1]["placed"]["generals"] == {"3": 1}
    assert kings[0]["placed"] is None
    assert king(state, 1)["placed"] is None
    assert king(state, 1)["finished"] is True


def test_when_the_walls_come_down_everything_is_seen() -> None:
    state = Scene().placement().state()
    for seat in range(3):
        place(state, seat, generals=[seat + 1], admirals=[5])
    assert king(state, 2)["placed"]["generals"] == {"3": 1}
    assert state.view(0)["players"] == state.view(None)["players"]


def test_events_tell_only_that_a_king_has_finished() -> None:
    state = Scene().placement().state()
    log = Log(state)
    do(state, 1, "place-mayor gold")
    assert log.events == []
    place(state, 2, generals=[1], admirals=[2])
    assert [event.seen_by(None) for event in log.events] == [{"event": "finished-placing", "seat": 2}]


@given(seed=st.integers(0, 2**32), players=st.integers(2, 5))
def test_resampling_draws_others_placements_and_keeps_the_own(seed: int, players: int) -> None:
    rng = random.Random(seed)
    state = Scene(players).placement().leaders(0, general=2).leaders(1, mayor=6).state()
    for _ in range(rng.randrange(7 * players)):
        if step(state) != "placement" or len(state.waiting()) == 1:
            break
        state.apply(*random_decision(state, rng))
    for seat in range(players):
        drawn = state.resample(seat, rng)
        assert drawn.view(seat) == state.view(seat)
        assert drawn.legal(seat) == state.legal(seat)
        assert drawn.waiting() == state.waiting()
        while step(drawn) == "placement":
            drawn.apply(*random_decision(drawn, rng))


def test_resampling_reaches_full_and_partial_placements() -> None:
    rng = random.Random(1)
    state = placed_by((), True, 3)
    do(state, 2, "place-mayor gold")
    drawn = [state.resample(0, rng).to_json()["kings"] for _ in range(60)]
    finished, partial = set(), set()
    for kings in drawn:
        assert isinstance(kings, list)
        finished.add(sum(n for where in kings[1]["placed"].values() for n in where.values()))
        partial.add(sum(n for where in kings[2]["placed"].values() for n in where.values()))
    assert finished == {6}
    assert partial == set(range(7))
