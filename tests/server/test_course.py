"""The course of a table's game: what follows from its entries."""

import random

import pytest
from tests.built_in import known

import concilium
from concilium.core.movers import CHANCE
from concilium.server.course import NO_ACTION, Course, Entry, NotUndoable
from concilium.server.retelling import events_after, position_after, replayed

GAMES = concilium.names()


def random_entry(course: Course, rng: random.Random) -> Entry:
    """A decision, or now and then an undo, of somebody who may."""
    undoers = [seat for seat in range(course.game.players) if course.undoable(seat)]
    if undoers and rng.random() < 0.25:
        return Entry(rng.choice(undoers), NO_ACTION)
    mover = rng.choice(course.state.waiting() or [CHANCE])
    return Entry(mover, rng.choice(course.state.legal(mover)))


def random_course(name: str, seed: int, most: int) -> Course:
    course = Course(concilium.game(name, 3))
    rng = random.Random(seed)
    while not course.is_over() and len(course.entries) < most:
        course.add(random_entry(course, rng))
    return course


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_the_position_is_that_of_the_decisions_that_stand(name: str, seed: int) -> None:
    course = Course(concilium.game(name, 3))
    rng = random.Random(seed)
    for _ in range(150):
        if course.is_over():
            break
        course.add(random_entry(course, rng))
        assert course.state == position_after(course.game, course.decisions)


@pytest.mark.parametrize("name", GAMES)
def test_the_same_entries_give_the_same_course(name: str) -> None:
    course = random_course(name, 5, 250)
    again = replayed(course.game, course.entries)
    assert again.state == course.state
    assert again.decisions == course.decisions
    for audience in (0, 1, 2, None):
        assert again.number(audience) == course.number(audience)
    for seat in range(3):
        assert again.asked(seat) == course.asked(seat)
        assert again.undoable(seat) == course.undoable(seat)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("audience", [0, 2, None])
def test_events_after_any_position_go_on_where_that_position_ended(name: str, audience: int | None) -> None:
    course = random_course(name, 6, 120)
    whole = events_after(course.game, course.entries, audience, 0)
    seen: list[dict[str, object]] = []
    live = Course(course.game)
    for entry in course.entries:
        live.add(entry)
        if live.has_noticed(audience):
            seen += [event.seen_by(audience) for event in live.happened]
            if live.number(audience) % 30 == 0:
                rest = events_after(course.game, course.entries, audience, live.number(audience))
                assert seen + rest == whole
    assert seen == whole


@pytest.mark.parametrize("name", GAMES)
def test_whoever_did_not_notice_an_entry_sees_what_they_saw_before(name: str) -> None:
    course = Course(concilium.game(name, 3))
    rng = random.Random(7)
    unnoticed = 0
    while not course.is_over() and len(course.entries) < 200:
        before = [(course.state.view(audience), course.number(audience)) for audience in (0, 1, 2, None)]
        asked = [(course.state.legal(seat), course.asked(seat), course.undoable(seat)) for seat in range(3)]
        is_secret = course.state.current.together
        entry = random_entry(course, rng)
        course.add(entry)
        for place, audience in enumerate((0, 1, 2, None)):
            if not course.has_noticed(audience):
                unnoticed += 1
                assert (course.state.view(audience), course.number(audience)) == before[place]
                if audience is not None:
                    legal = course.state.legal(audience)
                    assert (legal, course.asked(audience), course.undoable(audience)) == asked[audience]
                continue
            assert course.number(audience) == before[place][1] + 1
            if is_secret and audience != entry.seat:
                legal = [] if audience is None else course.state.legal(audience)
                was_legal = [] if audience is None else asked[audience][0]
                assert (course.state.view(audience), legal) != (before[place][0], was_legal)
    assert (unnoticed > 0) == bool(known(name, "unnoticed"))


def test_what_cannot_be_taken_back_is_refused_and_changes_nothing() -> None:
    course = Course(concilium.game("grand-tribunal", 3))
    with pytest.raises(NotUndoable):
        course.add(Entry(0, NO_ACTION))
    assert course.entries == []
    with pytest.raises(concilium.IllegalAction):
        course.add(Entry(0, 0))
    assert course.entries == []
    assert course.number(0) == 0


def test_a_game_that_is_over_stays_so() -> None:
    course = random_course("grand-tribunal", 8, 10_000)
    assert course.is_over()
    assert [course.undoable(seat) for seat in range(3)] == [0, 0, 0]
